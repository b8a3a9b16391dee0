import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A picture from the network that nobody described.
public struct AsyncImageName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "async-image-name", family: .names, severity: .warning, impact: .moderate, wcag: ["1.1.1"],
    title: "remote picture has no description",
    documentation: RuleDocumentation(
      reports: """
        An `AsyncImage`, or a remote picture of a well-known package (`KFImage`, `LazyImage`, `WebImage` and others), \
        that stands by itself, without a label and without being hidden. Always for review.
        """,
      why: """
        The picture of an `AsyncImage` is taken for decoration, so people who use VoiceOver do not learn that it is \
        there; those of packages are read as "image". Where the picture is content, they miss it.
        """,
      howToFix: """
        Describe it from the data that the picture comes from, `.accessibilityLabel(product.photoDescription)`, or say \
        that it only decorates: `.accessibilityHidden(true)`.
        """,
      elsewhere: """
        `imageView.isAccessibilityElement = true` and `imageView.accessibilityLabel = product.photoDescription`. A \
        decoration stays as it is: image views are no elements by default.
        """,
      limits: """
        Whether a picture is content cannot be seen in source. Silent about pictures in one row with a text, such as \
        an avatar beside a name, but for small ones behind it that come and go, under a text in a depth stack, and inside controls and combined elements.
        """,
      references: ["Table of built-in views: AsyncImage hands on a decorative image (medium confidence)"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            ↓AsyncImage(url: product.photo)
            Text(product.price)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              AsyncImage(url: product.photo).accessibilityLabel("<#what the picture shows#>")
              Text(product.price)
            }
          }
          """),
      .violation(
        """
        import Kingfisher

        struct Cover: View {
          let book: Book
          var body: some View { ↓KFImage(book.cover) }
        }
        """),
      .violation(
        """
        struct Badge: View {
          let icon: URL?
          var size: CGFloat = 14
          var body: some View {
            if let icon {
              ↓AsyncImage(url: icon).frame(width: size, height: size)
            }
          }
        }
        struct Author: View {
          let author: Person
          var body: some View { HStack { Text(author.name); Badge(icon: author.badge) } }
        }
        """,
        fixed: """
          struct Badge: View {
            let icon: URL?
            var size: CGFloat = 14
            var body: some View {
              if let icon {
                AsyncImage(url: icon).frame(width: size, height: size).accessibilityLabel("<#what the picture shows#>")
              }
            }
          }
          struct Author: View {
            let author: Person
            var body: some View { HStack { Text(author.name); Badge(icon: author.badge) } }
          }
          """),
      .violation(
        """
        let team: Team
        var body: some View {
          ZStack {
            ↓KFImage(URL(string: team.picture))
            Text(team.name).padding(.top, 180)
          }
        }
        """,
        fixed: """
          let team: Team
          var body: some View {
            ZStack {
              KFImage(URL(string: team.picture)).accessibilityHidden(true)
              Text(team.name).padding(.top, 180)
            }
          }
          """),
      .pass(
        """
        var body: some View {
          HStack { Text(user.name); if let face = user.face { AsyncImage(url: face).frame(width: 48, height: 48) } }
        }
        """),
      .pass(
        """
        var body: some View {
          AsyncImage(url: product.photo).accessibilityLabel(product.photoDescription)
          AsyncImage(url: product.photo).accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { AsyncImage(url: user.avatar); Text(user.name) }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open(product) } label: { AsyncImage(url: product.photo); Text(product.name) }
        }
        """),
      // What waits for the picture, or is there without one, stands between it and the name.
      .pass(
        """
        struct NoteRow: View {
          let note: Note
          var body: some View {
            HStack {
              VStack {
                if let face = note.author.face {
                  AsyncImage(url: face) { $0.resizable() } placeholder: { Circle() }
                } else {
                  Circle()
                }
                Spacer()
              }
              VStack { Text("@\\(note.author.name)"); Text(note.words) }
            }
          }
        }
        """),
      // The name at the end of one row is not that of the picture which begins the next one.
      .violation(
        """
        struct OfferRow: View {
          let offer: Offer
          var body: some View {
            VStack {
              ↓AsyncImage(url: offer.photo)
              Text(offer.price)
              Text(offer.oldPrice)
              Text(offer.shop.name)
            }
          }
        }
        struct OffersView: View {
          let first: Offer
          let second: Offer
          var body: some View {
            VStack {
              OfferRow(offer: first)
              OfferRow(offer: second)
            }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          AsyncImage(url: product.photo).photoDescription(of: product)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .image, case .runtime? = element.image, !subject.isInMenu else { return .inapplicable }
    let isSilent = element.exposure == .absent
    // A picture that a package shows, as opposed to one that the app makes.
    if !isSilent, element.viewName == "Image" { return ofModel(subject, in: context) }
    guard element.exposure != .hidden, !element.isHiddenInChain, element.isUnnamedPicture, !element.hasEmptiedLabel
    else { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    // What a package shows in its closure may be named there.
    if element.viewName != "Image", context.call(at: element.source)?.holds({ if case .closure = $0.kind { true } else { false } }) ?? false {
      return .undecided(UnknownReason(.suppliedContent, element.viewName))
    }
    let mates = StackMates(of: subject)
    switch mates.axis {
    // What is no element, a text beside it makes up for; a stop without a name is one wherever it stands.
    case .horizontal?: if isSilent, !mates.texts.isEmpty, !Self.isBadge(subject, behind: mates) { return .pass }
    case .depth?: if isSilent, mates.texts.contains(where: \.isAfter) { return .pass }
    case .vertical?, nil:
      // A picture that is not heard and stands by a name needs no words.
      if isSilent, Self.isByName(subject) { return .pass }
    }
    // The picture in a content closure has no expression of its own that a modifier could be added to.
    // Whoever is to press it has to be able to find it.
    let hide = element.isInteractive || !element.gestures.isEmpty ? nil : NamingFix.hide(element, noun: "picture")
    let label = NamingFix.label(.picture, on: element, noun: "picture")
    let fixes = element.viewName == "Image" ? [] : Self.isNamedOverIt(subject, mates) || Self.isFaceOfNamed(subject, in: context) || Self.isSignOfRow(subject, mates) ? [hide, label] : [label, hide]
    return .violation(Violation(
      isSilent ? "remote picture has no description and is not heard" : "remote picture has no description",
      certainty: .review, at: element.source, heard: isSilent ? nil : Heard(before: context.heard(element)),
      fixes: fixes.compactMap(\.self)))
  }

  /// A text that lies on the picture says what its data are called: `Text(team.name)` over the picture of `team.imageURL`. One
  /// name for all of them would say less.
  private static func isNamedOverIt(_ subject: ElementSubject, _ mates: StackMates) -> Bool {
    func roots(_ texts: [String]) -> Set<Substring> {
      Set(texts.flatMap(ValuePaths.all).filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first })
    }
    guard mates.axis == .depth else { return false }
    let shown = roots(CallArguments(of: subject.element.source).arguments.map(\.value.text))
    return mates.texts.contains { mate in
      mate.isAlwaysThere && mate.isAfter && mate.element.hasWords && !shown.isDisjoint(with: roots(mate.element.label?.value.holes ?? []))
    }
  }

  /// As small as a sign in a row of a list, and beside the words of that row: the flag of a country, the coin of a currency.
  private static func isSignOfRow(_ subject: ElementSubject, _ mates: StackMates) -> Bool {
    let sides = [subject.element.appearance.fixedWidth, subject.element.appearance.fixedHeight].compactMap { $0?.single }
    guard sides.count == 2, sides.allSatisfy({ $0 <= sizeOfSign }) else { return false }
    if mates.axis == .horizontal, mates.texts.contains(where: \.isAlwaysThere), !isBadge(subject, behind: mates) { return true }
    return mates.axis != .horizontal && mates.texts.isEmpty && isByName(subject)
  }

  /// Points; rows of lists are 44 high (Apple: Human Interface Guidelines, Layout), and their pictures no higher.
  private static let sizeOfSign = 44.0

  /// The round picture of somebody whose name stands next to it, by the same value: `person.picture` beside `Text(person.name)`.
  /// Nobody would hear more by a name for it.
  private static func isFaceOfNamed(_ subject: ElementSubject, in context: RuleContext) -> Bool {
    let element = subject.element
    func owners(_ texts: [String], of list: NameWords.List? = nil) -> Set<String> {
      let plain = texts.map { $0.replacing("?.", with: ".").replacing("!.", with: ".") }
      return Set(plain.flatMap(ValuePaths.all).compactMap { path in
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count > 1, let word = IdentifierWords.split(parts[parts.count - 1]).last?.lowercased(),
          list.map({ NameWords.words($0).contains(word) }) ?? true else { return nil }
        return parts.dropLast().joined(separator: ".").withoutSelf
      })
    }
    let shown = owners(CallArguments(of: element.source).arguments.map(\.value.text))
    guard !shown.isEmpty, isRound(element, in: context) else { return false }
    return subject.neighbours(before: 2, after: 4).contains { other in
      other.element.role == .text && other.element.exposure == .exposed && other.callSites == subject.callSites && other.loops == subject.loops
        && !shown.isDisjoint(with: owners(CallArguments(of: other.element.source).arguments.map(\.value.text), of: .personName))
    }
  }

  /// Cut to a circle, as faces are.
  private static func isRound(_ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard let code = context.call(at: element.expression) else { return false }
    let isCut = code.calls(named: "clipShape").contains { call in
      guard let shape = call.arguments.first?.value else { return false }
      return shape.callName == "Circle" || shape.plainName == "circle"
    }
    if isCut { return true }
    guard let side = element.appearance.fixedWidth?.single, side == element.appearance.fixedHeight?.single else { return false }
    return code.calls(named: "cornerRadius").contains { call in
      call.arguments.first?.value.numberValue.map { $0 * 2 >= side } ?? false
    }
  }

  /// `photo.resizable()`, where the app keeps the picture as an optional that it sets once it is loaded: nothing that is
  /// written there names it.
  private func ofModel(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    let name = String(element.expression.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard element.label == nil, element.exposure == .exposed, element.certainty == .known, element.gestures.isEmpty,
      name.first?.isLowercase ?? false,
      let test = subject.when.last?.subject, test.hasSuffix("." + name + " != nil"), !Self.isHanded(test, to: element.source)
    else { return .inapplicable }
    let mates = StackMates(of: subject)
    if mates.axis != .vertical, !mates.texts.isEmpty { return .pass }
    return .violation(Violation(
      "remote picture has no description", certainty: .review, at: element.source,
      heard: Heard(before: context.heard(element)),
      fixes: [NamingFix.label(.picture, on: element, noun: "picture"), NamingFix.hide(element, noun: "picture")].compactMap(\.self)))
  }

  /// What a package hands to a closure is its own business: `LazyImage(url: url) { state in … state.image … }`.
  private static func isHanded(_ path: String, to place: SourceRange) -> Bool {
    let root = path.prefix { $0 != "." }
    let start = place.file.startOfLine(number: place.startPosition.line - 40)
    return place.file.firstOffset(of: "\(root) in", from: start, to: place.start) != nil
  }

  /// As small as the words before it, and there for some of those that the words name.
  private static func isBadge(_ subject: ElementSubject, behind mates: StackMates) -> Bool {
    let sides = [subject.element.appearance.fixedWidth, subject.element.appearance.fixedHeight].compactMap { $0?.single }
    guard let last = mates.texts.last, sides.count == 2, sides.allSatisfy({ $0 <= sizeOfBadge }) else { return false }
    return mates.texts.allSatisfy { !$0.isAfter && $0.isAlwaysThere == last.isAlwaysThere } && !last.isAlwaysThere
  }

  /// Points; a line of text has 20 to 24 (Apple: Human Interface Guidelines, Typography), and faces are larger.
  private static let sizeOfBadge = 20.0

  /// What is heard just before it or next after it is a name. What stands in its place while it is loaded is not heard, and
  /// what ends the row before it, made by the same component, is about another thing.
  private static func isByName(_ subject: ElementSubject) -> Bool {
    let before = subject.neighbours(before: 1, after: 0)
    let after = subject.neighbours(before: 0, after: mostAfter).filter { $0.element.exposure != .absent }.prefix(2)
    return (before + after).contains { isName($0) && !isOfOtherUse($0.element, besides: subject.element) }
  }

  /// A picture to wait with, one to be there instead, and two that are heard.
  private static let mostAfter = 4

  private static func isOfOtherUse(_ other: AccessibilityElement, besides element: AccessibilityElement) -> Bool {
    zip(other.callSites, element.callSites).first { $0.source != $1.source }.map { $0.view == $1.view } ?? false
  }

  private static func isName(_ other: ElementSubject) -> Bool {
    [.text, .label].contains(other.element.role) && other.element.exposure == .exposed && other.element.hasWords
  }
}
