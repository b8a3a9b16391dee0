import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension ProposedName {
  /// "Verified" of a picture `badge_verified` that is there only `if isVerified`.
  static func ofState(_ picture: UnnamedPicture, in context: RuleContext) -> ProposedName? {
    guard let state = picture.stateShown, context.developmentLanguage == "en", !picture.element.source.isDeclaredAsImage else { return nil }
    return ProposedName(expression: context.spelled(state, on: picture.element), spoken: state, isDerived: true)
  }
}

// Pictures that are there in one state alone, and that are called as code calls that state.
extension ImageName {
  /// "Shielded" of a picture `gray_shield` that is there only `if shielded`; nil where a text beside it has the word, or
  /// where the picture and the flag are called after different things.
  static func stateShown(by picture: UnnamedPicture, _ subject: ElementSubject, in context: RuleContext) -> String? {
    guard case .asset(let name) = picture.image, !name.hasHoles, subject.element.gestures.isEmpty, !picture.isTiny,
      case let files = name.literals.map(DecorativeNames.parts), !files.isEmpty else { return nil }
    let said = StackMates(of: subject).texts.flatMap { $0.element.label?.value.literals ?? [] }.flatMap(TextWords.split)
      .map { $0.lowercased() }
    let own = context.flags(around: subject.element.source).lazy.compactMap(IdentifierWords.thing).first { state in
      let words = TextWords.split(state).map { $0.lowercased() }
      return files.allSatisfy { isCalled($0, after: words) } && !isCalled(said, after: words)
    }
    if let own { return own }
    // A small mark beside others that stay, whatever its file is called.
    let arrows = NameWords.words(.arrow)
    guard !files.contains(where: { $0.contains(where: arrows.contains) }), subject.element.layout?.axis == .horizontal else { return nil }
    return ProposedName.stateOfBranch(subject)
  }

  /// A name for each of the two files that the code of a picture chooses between: one for both would take away what tells the
  /// state. Of a box to tick or a radio button the state is known.
  static func bothLooks(_ picture: UnnamedPicture, in context: RuleContext) -> Fix? {
    let element = picture.element
    guard element.framework == .swiftUI, element.gestures.isEmpty, !element.source.isDeclaredAsImage, case .asset? = element.image,
      let (condition, _) = PictureStates(of: element, alternates: [], when: [], []).writtenChoice else { return nil }
    var words = (test: condition, then: ProposedName.picture.expression, otherwise: ProposedName.picture.expression)
    if element.isBox, let test = KeptState.test(of: element) {
      let isEnglish = context.developmentLanguage == "en"
      words = (test, context.spelled(isEnglish ? "Selected" : "<#selected#>", on: element), context.spelled(isEnglish ? "Not selected" : "<#not selected#>", on: element))
    }
    let label = ".accessibilityLabel(\(words.test) ? \(words.then) : \(words.otherwise))"
    return Fix("say what the image shows in each state", safety: .suggested, edits: [FixBuilder.adding(label, to: element)])
  }

  /// Whether one of some words is one of a state's, or the thing that it is of: "shield" of "shielded". None that is taken back
  /// by the word before it.
  private static func isCalled(_ parts: [String], after words: [String]) -> Bool {
    guard NameWords.words(.denial).isDisjoint(with: parts) else { return false }
    return parts.contains { part in
      part.count >= shortestStem && words.contains { $0.hasPrefix(part) || part.hasPrefix($0) && $0.count >= shortestStem }
    }
  }

  /// Letters; shorter words begin many others.
  private static let shortestStem = 4

  /// Pictures that stand for what code calls a state.
  static let ofStates: [Example] = [
    .violation(
      """
      struct Choice: View {
        let title: LocalizedStringKey
        let isPicked: Bool
        var body: some View { HStack { ↓Image(isPicked ? "radioOn" : "radioOff").resizable(); Text(title) } }
      }
      """,
      fixed: """
        struct Choice: View {
          let title: LocalizedStringKey
          let isPicked: Bool
          var body: some View { HStack { Image(isPicked ? "radioOn" : "radioOff").resizable()
            .accessibilityLabel(isPicked ? "Selected" : "Not selected"); Text(title) } }
        }
        """),
    .violation(
      """
      struct Cell: View {
        let name: String
        let verified: Bool
        let isSelected: Bool
        var body: some View {
          if verified {
            HStack {
              ↓Image(isSelected ? "blue_verified" : "grey_verified")
              Text(name).foregroundColor(isSelected ? .blue : .white)
            }
          } else {
            Text(name)
          }
        }
      }
      struct Page: View {
        let name: String
        @State private var isSelected = false
        var body: some View { Cell(name: name, verified: name.hasPrefix("v"), isSelected: isSelected) }
      }
      """,
      fixed: """
        struct Cell: View {
          let name: String
          let verified: Bool
          let isSelected: Bool
          var body: some View {
            if verified {
              HStack {
                Image(isSelected ? "blue_verified" : "grey_verified").accessibilityLabel("Verified")
                Text(name).foregroundColor(isSelected ? .blue : .white)
              }
            } else {
              Text(name)
            }
          }
        }
        struct Page: View {
          let name: String
          @State private var isSelected = false
          var body: some View { Cell(name: name, verified: name.hasPrefix("v"), isSelected: isSelected) }
        }
        """),
    .violation(
      """
      let isLocked: Bool
      var body: some View {
        HStack {
          if isLocked {
            ↓Image("ic_lock")
            Text("Locked")
          }
        }
      }
      """,
      fixed: """
        let isLocked: Bool
        var body: some View {
          HStack {
            if isLocked {
              Image(decorative: "ic_lock")
              Text("Locked")
            }
          }
        }
        """),
    .violation(
      """
      struct SplashView: View {
        @State private var isOpen = false
        var body: some View {
          ZStack { Image(decorative: "house"); ↓Image("door_2").offset(x: isOpen ? 40 : 0) }
        }
      }
      """,
      fixed: """
        struct SplashView: View {
          @State private var isOpen = false
          var body: some View {
            ZStack { Image(decorative: "house"); Image(decorative: "door_2").offset(x: isOpen ? 40 : 0) }
          }
        }
        """),
  ]
}
