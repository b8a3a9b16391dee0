import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Pictures that lie over a screen and let every touch pass, and those that are the same for all who show them.
extension ImageName {
  /// A screen that is gone before anybody has asked what it shows.
  func isOnPassingScreen(_ element: AccessibilityElement) -> Bool {
    guard element.gestures.isEmpty, let type = element.source.file.typeName(around: element.source.start) else { return false }
    return IdentifierWords.split(type).contains { NameWords.words(.passingScreen).contains($0.lowercased()) }
  }

  /// A picture of the app, always the same one, in a component or a layer that takes no touches: a mark of the brand over the
  /// content (Apple: documentation of View.allowsHitTesting(_:)). What comes and goes with a state may tell that.
  static func isOrnament(_ picture: UnnamedPicture, in context: RuleContext) -> Bool {
    guard case .asset(let name) = picture.image, let file = name.literal, picture.element.gestures.isEmpty, picture.decision == nil,
      DecorativeNames.parts(of: file).contains("logo") || DecorativeNames.word(in: file) != nil else { return false }
    let element = picture.element
    if ([element.source] + element.callSites.map(\.source)).contains(where: letsTouchesPass) { return true }
    guard let component = element.source.file.typeName(around: element.source.start) else { return false }
    return context.isAlwaysHandedSame(HandedPictures.passing, of: component)
  }

  /// One of several pictures of the weather, `ic_sunny` and `ic_rainy`: between the hour and the degrees it alone says which.
  static func tellsWeather(_ picture: UnnamedPicture) -> Bool {
    guard case .asset(let name) = picture.image, Set(name.literals).count > 1, !picture.isSaid, !picture.isToldBeside else { return false }
    return name.literals.allSatisfy { !NameWords.words(.weatherPicture).isDisjoint(with: DecorativeNames.parts(of: $0)) }
  }

  /// All words that go with it are left out of the code on another system, which shows the picture as well.
  static func isAloneElsewhere(_ subject: ElementSubject, in context: RuleContext) -> Bool {
    let picture = subject.element.source
    guard context.ownSystemCode.value[ObjectIdentifier(picture.file)] != nil else { return false }
    let texts = StackMates(of: subject).texts
    return !texts.isEmpty && texts.allSatisfy { context.isLeftOutElsewhere($0.element.source, besides: picture) }
  }

  /// What it shows is either shown elsewhere, tells nothing, or is gone before anybody has heard it.
  func goesUnmissed(_ picture: UnnamedPicture, in context: RuleContext) -> Bool {
    standsIn(picture) || Self.isOrnament(picture, in: context) || Self.isFaintGround(picture)
      || (picture.isOneOfAlike || isOnPassingScreen(picture.element)) && picture.decision == nil
  }

  /// In a row of nothing but small pictures of the same thing, `leaf-1`, `leaf-2` and `leaf-3`, which are always there and do
  /// nothing: an ornament, or the steps of a bar that is drawn beside them.
  static func isOneOfAlike(_ subject: ElementSubject) -> Bool {
    guard let thing = numberedThing(shownBy: subject.element) else { return false }
    let mates = StackMates(of: subject)
    return mates.axis == .horizontal && mates.mates.count > 1
      && mates.mates.allSatisfy { $0.isInSameScope && numberedThing(shownBy: $0.element) == thing }
  }

  /// `leaf-` of a small picture `leaf-3`; nil of what people come for, such as digits, and of what can be pressed.
  private static func numberedThing(shownBy element: AccessibilityElement) -> String? {
    // What the whole screen reacts to is no gesture of the picture.
    guard case .asset(let name)? = element.image, let file = name.literal, file.last?.isNumber ?? false, element.activation == nil,
      element.gestures.allSatisfy({ !element.expression.contains($0.source) && $0.effect.onlyEndsEditing }), isSmall(element) else { return nil }
    let thing = String(file.reversed().drop(while: \.isNumber).reversed())
    let words = DecorativeNames.parts(of: thing)
    let told = NameWords.words(.contentPicture).union(["digit", "number", "dice", "flag"])
    return words.isEmpty || words.contains(where: told.contains) ? nil : thing
  }

  /// A frame keeps it as small as a letter or two.
  private static func isSmall(_ element: AccessibilityElement) -> Bool {
    ModifierChain.links(after: element.source).contains { link in
      link.name == "frame" && CallArguments(of: link.range).arguments.contains { side in
        ["width", "maxWidth", "height", "maxHeight"].contains(side.label) && Double(side.value.text).map { $0 <= 32 } ?? false
      }
    }
  }

  /// A name for a picture that all callers of a component hand to it, the same one.
  static func onePicture(_ picture: UnnamedPicture, in context: RuleContext) -> Fix? {
    guard !picture.element.source.isDeclaredAsImage, context.isHandedOnePicture(picture.element) else { return nil }
    var name = ProposedName.picture
    name.isOfValue = true
    return NamingFix.label(name, on: picture.element, noun: "image")
  }

  /// The mark of the app itself in a bar that is handed it, where people read it as the title of the screen.
  static func isHandedLogo(_ picture: UnnamedPicture, in context: RuleContext) -> Bool {
    guard case .asset(let name) = picture.image, let file = name.literal, DecorativeNames.parts(of: file).contains("logo") else { return false }
    return context.isHandedOnePicture(picture.element)
  }

  /// Drawn so faintly that the words laid over it can be read: it is their ground.
  static func isFaintGround(_ picture: UnnamedPicture) -> Bool {
    let element = picture.element
    // What the whole screen reacts to is no gesture of the picture.
    guard case .asset(let name) = picture.image, name.literal != nil, picture.decision == nil,
      element.gestures.allSatisfy({ !element.expression.contains($0.source) }), let opacity = element.appearance.opacity?.single, opacity <= faintest else { return false }
    return LayeredElements.holdsWords(over: element)
  }

  /// Half of what is behind shines through at the least.
  private static let faintest = 0.5

  static let ofGrounds: [Example] = [
    .violation(
      """
      var body: some View {
        VStack {
          Text("Scan the code on your pot")
          HStack {
            ↓Image("leaf-1").resizable().frame(maxWidth: 20)
            ↓Image("leaf-2").resizable().frame(maxWidth: 20)
            ↓Image("leaf-3").resizable().frame(maxWidth: 20)
          }
        }
        .onTapGesture { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            Text("Scan the code on your pot")
            HStack {
              Image(decorative: "leaf-1").resizable().frame(maxWidth: 20)
              Image(decorative: "leaf-2").resizable().frame(maxWidth: 20)
              Image(decorative: "leaf-3").resizable().frame(maxWidth: 20)
            }
          }
          .onTapGesture { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
        }
        """),
    // Digits are what people come for.
    .violation(
      """
      var body: some View {
        VStack {
          Text("Your code")
          HStack {
            ↓Image("digit-1").resizable().frame(maxWidth: 20)
            ↓Image("digit-2").resizable().frame(maxWidth: 20)
            ↓Image("digit-3").resizable().frame(maxWidth: 20)
          }
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            Text("Your code")
            HStack {
              Image("digit-1", label: Text("<#what the picture shows#>")).resizable().frame(maxWidth: 20)
              Image("digit-2", label: Text("<#what the picture shows#>")).resizable().frame(maxWidth: 20)
              Image("digit-3", label: Text("<#what the picture shows#>")).resizable().frame(maxWidth: 20)
            }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Image("bandLogo").resizable().opacity(0.3).overlay { VStack { Text("Our band"); Text("Top 40") } }
      }
      """,
      fixed: """
        var body: some View {
          Image(decorative: "bandLogo").resizable().opacity(0.3).overlay { VStack { Text("Our band"); Text("Top 40") } }
        }
        """),
    .violation(
      """
      let song: Song
      var body: some View {
        HStack {
          KFImage(song.cover).placeholder({ ↓Image("discPlaceHolder") }).resizable()
          Text(song.title)
        }
      }
      """,
      fixed: """
        let song: Song
        var body: some View {
          HStack {
            KFImage(song.cover).placeholder({ Image(decorative: "discPlaceHolder") }).resizable()
            Text(song.title)
          }
        }
        """),
  ]

  private static func letsTouchesPass(_ view: SourceRange) -> Bool {
    ModifierChain.links(after: view).contains { link in
      link.name == "allowsHitTesting" && CallArguments(of: link.range).arguments.first?.value.text == "false"
    }
  }
}
