import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Files of pictures whose names say in words of people what they show.
extension ProposedName {
  /// "No image available" of `noImageAvailable`; nil where the file is called after what it looks like.
  static func ofDenial(_ picture: UnnamedPicture, in context: RuleContext) -> ProposedName? {
    guard context.developmentLanguage == "en", case .asset(let name) = picture.image, let file = name.literal,
      case let words = DecorativeNames.parts(of: file), (2...4).contains(words.count), let first = words.first, first.count < 4,
      NameWords.words(.denial).contains(first), file.allSatisfy({ $0.isASCII && ($0.isLetter || "_- ".contains($0)) }) else { return nil }
    let rest = words.dropFirst()
    let looks = [NameWords.List.noWordsInPicture, .pictureState, .bareShape, .programmers].map(NameWords.words)
    guard !rest.contains(where: { word in looks.contains { $0.contains(word) } }),
      rest.count > 1 || NameWords.words(.pictureNoise).isDisjoint(with: rest) else { return nil }
    let text = words.joined(separator: " ").capitalizedFirst
    return ProposedName(expression: context.spelled(text, on: picture.element), spoken: text, isDerived: true)
  }

  /// "«race.country» flag" of `Image("\(race.country)Flag")`: what the picture is of, with the word that the file has for it.
  static func ofValue(_ picture: UnnamedPicture, in context: RuleContext) -> ProposedName? {
    guard context.developmentLanguage == "en", !context.isLocalized, case .asset(let name) = picture.image, name.parts.count == 2,
      case .hole(let value)? = name.parts.first, case .literal(let ending)? = name.parts.last,
      picture.element.expression.text.contains("\\(\(value))"), IdentifierWords.thing(value) != nil else { return nil }
    let noise = [NameWords.List.pictureNoise, .pictureState, .bareShape, .programmers, .decorativePicture].map(NameWords.words)
    let words = DecorativeNames.parts(of: ending)
    guard words.count == 1, let word = words.first, word.count > 2, ending.allSatisfy({ $0.isLetter || "_- ".contains($0) }),
      !noise.contains(where: { $0.contains(word) }) else { return nil }
    return ProposedName(
      expression: "\"\\(\(value)) \(word)\"", spoken: SpokenText.hole(value).rendered + " " + word, isDerived: true)
  }

  /// "Angry" of the picture that code gives for a case of that name: `case .angry: return Image("angry_pot")`.
  static func caseShown(by element: AccessibilityElement, in context: RuleContext) -> String? {
    guard element.framework == .swiftUI, context.developmentLanguage == "en", !context.isLocalized else { return nil }
    guard let name = context.casePictures.value.name(ofPictureAt: element.source),
      case let words = IdentifierWords.split(name).map({ $0.lowercased() }), (1...3).contains(words.count), words.joined().count > 2
    else { return nil }
    let vague = [NameWords.List.programmers, .vagueCase, .chosenName, .pictureNoise, .pictureState, .shownSide].map(NameWords.words)
    guard words.allSatisfy({ word in word.allSatisfy(\.isLetter) && !vague.contains { $0.contains(word) } }) else { return nil }
    return words.joined(separator: " ").capitalizedFirst
  }

  /// "Likes" of a picture beside nothing but a number, as code calls the number: `Text("\(post.likeCount)")`.
  static func ofNumber(beside picture: UnnamedPicture, in context: RuleContext) -> ProposedName? {
    guard case .beside(let partner) = picture.standing, partner.role == .text, context.developmentLanguage == "en", !picture.isConditional,
      picture.element.gestures.isEmpty, !picture.element.source.isDeclaredAsImage, !(partner.label?.value.literals.contains { $0.contains(where: \.isLetter) } ?? false),
      let argument = CallArguments(of: partner.source).arguments.first?.value.text,
      let found = argument.wholeMatch(of: kept { #/(?:String\(|"\\\()([a-z][\w.]*)(?:\)|\)")/# }),
      let name = found.1.split(separator: ".").last.map(String.init), !name.hasSuffix("description") else { return nil }
    let all = IdentifierWords.split(name)
    let captions = NameWords.words(.captionName)
    guard let last = all.last?.lowercased(), !captions.contains(last), let thing = IdentifierWords.thing(name),
      !NameWords.words(.countWord).contains(thing.lowercased()) else { return nil }
    return ProposedName(expression: context.spelled(thing, on: picture.element), spoken: thing, isDerived: true)
  }
}

extension ImageName {
  /// A file that is called as a text near it says, whichever it is: the picture of a row in a component of its own, beside
  /// the stack with the title.
  static func isSaidNear(_ subject: ElementSubject, _ picture: UnnamedPicture) -> Bool {
    guard case .asset(let name) = picture.image, name.isOnlyHoles, subject.element.gestures.isEmpty else { return false }
    return subject.neighbours(before: 3, after: 3).contains { other in
      other.element.role == .text && other.element.exposure == .exposed && other.loops == subject.loops && other.coexists(with: subject)
        && other.element.label?.value == name
    }
  }

  static let ofWords: [Example] = [
    .violation(
      """
      var body: some View {
        VStack { ↓Image("noPhotoAvailable").resizable() }
      }
      """,
      fixed: """
        var body: some View {
          VStack { Image("noPhotoAvailable").resizable().accessibilityLabel("No photo available") }
        }
        """),
    .violation(
      """
      let match: Match
      var body: some View { ↓Image("\\(match.country)Flag") }
      """,
      fixed: """
        let match: Match
        var body: some View { Image("\\(match.country)Flag").accessibilityLabel("\\(match.country) flag") }
        """),
    .violation(
      """
      let match: Match
      var body: some View { ↓Image("\\(match.id)Flag") }
      """,
      fixed: """
        let match: Match
        var body: some View { Image("\\(match.id)Flag", label: Text("<#what the picture shows#>")) }
        """),
    .violation(
      """
      let kind: String
      var body: some View {
        VStack {
          ↓Image(kind)
          #if os(iOS)
          Text(kind)
          #endif
        }
      }
      """),
  ]
}
