import AccessibilityModel
import SourceModel

/// A layer of the app's own over the screen, after which the focus is wherever it happens to be.
public struct FocusNotReturned: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "focus-not-returned", family: .structure, severity: .note, impact: .moderate, wcag: ["2.4.3"],
    title: "nothing brings the focus back when a home-made dialog closes",
    documentation: RuleDocumentation(
      reports: """
        A layer that is there while a property is set, with the modal trait or a dimmed colour under it; a control in \
        it that takes the property back, and one outside that sets it; and no `accessibilityFocused` on the screen. \
        And a control that is gone when it is pressed, with all that stands beside it, because what it sets puts other \
        content in its place, or because it empties what it depends on. A button that brings up a text field to which \
        nothing moves the focus. For review.
        """,
      why: """
        The element that had VoiceOver's focus goes away with the layer. The system then picks another one, which \
        need not be the button that opened the layer, and people have to find their place again.
        """,
      howToFix: """
        Use `sheet`, `alert` or `fullScreenCover`, which bring the focus back. Or bind the opener with \
        `.accessibilityFocused($isOpenerFocused)` and set that when the layer closes.
        """,
      elsewhere: "`UIAccessibility.post(notification: .screenChanged, argument: opener)` after the view is removed.",
      limits: "Where the focus really goes can be told on a device only. Rows that are deleted are not judged.",
      references: [
        "CVS Health: a11y-check, sheet-focus-return",
        "WCAG 2.2: understanding 2.4.3 Focus Order",
      ]),
    examples: [
      .violation(
        """
        @State private var isAsking = false
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              VStack { Text("Really?"); ↓Button("No") { isAsking = false } }.accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .violation(
        """
        @State private var isAsking = false
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              Color.black.opacity(0.4).ignoresSafeArea()
              VStack { Text("Really?"); ↓Button("No") { isAsking.toggle() } }
            }
          }
        }
        """),
      .violation(
        """
        @State private var isAsking = false
        var body: some View {
          VStack { Text("Account"); Button("Log out") { withAnimation { isAsking = true } } }
            .overlay {
              if isAsking {
                ZStack {
                  Rectangle().fill(.black.opacity(0.5)).ignoresSafeArea().onTapGesture { isAsking = false }
                  VStack { Text("Log out?"); ↓Button("Cancel") { withAnimation { isAsking = false } } }
                }
              }
            }
        }
        """),
      .violation(
        """
        @State private var selected: Place?
        var body: some View {
          ZStack(alignment: .bottom) {
            List(places) { place in Button(place.name) { selected = place } }
            if let selected {
              VStack { Text(selected.name); ↓Button("Close") { self.selected = nil } }.accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .pass(
        """
        @State private var isAsking = false
        @AccessibilityFocusState private var isFocused: Bool
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }.accessibilityFocused($isFocused)
            if isAsking {
              VStack { Text("Really?"); Button("No") { isAsking = false; isFocused = true } }
                .accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .pass(
        """
        @State private var isAsking = false
        var body: some View {
          Button("Delete") { isAsking = true }
            .sheet(isPresented: $isAsking) { Button("No") { isAsking = false } }
        }
        """),
      .pass(
        """
        @State private var isEditing = false
        var body: some View {
          if isEditing { Button("Done") { isEditing = false } } else { Button("Edit") { isEditing = true } }
        }
        """),
      .violation(
        """
        @State private var isAdding = false
        var body: some View {
          if !isAdding {
            VStack {
              Text("Courses")
              ↓Button("Add") { self.isAdding = !self.isAdding }
            }
          } else {
            VStack { Text("New course"); TextField("Code", text: $code) }
          }
        }
        """),
      .violation(
        """
        struct Sample: View {
          enum Step { case address, payment }
          @State private var step = Step.address
          var body: some View {
            switch step {
            case .address: VStack { Text("Address"); ↓Button("Next") { withAnimation { step = .payment } } }
            case .payment: VStack { Text("Payment"); Button("Pay") { pay() } }
            }
          }
        }
        """),
      .violation(
        """
        struct Landing: View {
          @State private var isRegistering = false
          var body: some View {
            if isRegistering { Register() } else { Login(isRegistering: $isRegistering) }
          }
        }
        struct Login: View {
          @Binding var isRegistering: Bool
          var body: some View {
            VStack { TextField("Name", text: $name); ↓Button("Create an account") { isRegistering.toggle() } }
          }
        }
        struct Register: View {
          var body: some View { VStack { TextField("E-mail", text: $mail); TextField("Name", text: $name) } }
        }
        """),
      .violation(
        """
        struct Shopping: View {
          @State private var text = ""
          @State private var items: [String] = []
          var body: some View {
            VStack {
              TextField("Item", text: $text)
              if !text.isEmpty { ↓Button("Add") { add() } }
              Text("Items")
            }
          }
          func add() {
            items.append(text)
            text = ""
          }
        }
        """),
      .violation(
        """
        struct Shopping: View {
          @State var items = ["Tea"]
          var body: some View {
            VStack {
              Text("Items")
              if items.count > 0 { ↓Button("Remove all") { withAnimation { items.removeAll() } } }
            }
          }
        }
        """),
      .pass(
        """
        struct Search: View {
          @State private var text = ""
          var body: some View {
            HStack {
              TextField("Search", text: $text)
              if !text.isEmpty { Button { text = "" } label: { Image(systemName: "xmark") }.accessibilityLabel("Clear") }
            }
          }
        }
        """),
      .violation(
        """
        struct Search: View {
          @State private var isSearching = false
          @State private var text = ""
          var body: some View {
            HStack {
              if isSearching { TextField("Search", text: $text) } else { Text("Plants") }
              ↓Button { withAnimation { isSearching.toggle() } } label: { Image(systemName: "magnifyingglass") }
                .accessibilityLabel("Search")
            }
          }
        }
        """),
      .pass(
        """
        struct Login: View {
          @State private var isShown = false
          @State private var password = ""
          var body: some View {
            HStack {
              if isShown { TextField("Password", text: $password) } else { SecureField("Password", text: $password) }
              Button(isShown ? "Hide" : "Show") { isShown.toggle() }
            }
          }
        }
        """),
      .pass(
        """
        struct Search: View {
          @State private var isSearching = false
          @State private var text = ""
          @FocusState private var isTyping: Bool
          var body: some View {
            HStack {
              if isSearching { TextField("Search", text: $text).focused($isTyping) }
              Button("Search") { isSearching = true; isTyping = true }
            }
          }
        }
        """),
      .pass(
        """
        @State private var isAdding = false
        @AccessibilityFocusState private var isAtTop: Bool
        var body: some View {
          if !isAdding {
            VStack { Text("Courses"); Button("Add") { isAdding = true; isAtTop = true } }
          } else {
            VStack { Text("New course").accessibilityFocused($isAtTop); TextField("Code", text: $code) }
          }
        }
        """),
      .undecided(
        """
        @State private var isAsking = false
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking { ConfirmationCard(isShown: $isAsking) }
          }
        }
        """),
    ] + owners)

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    let places = screen.places.places
    let movesFocus = places.contains { place in
      !place.element.modifiers(named: "accessibilityFocused").isEmpty || Self.isToldOfChange(place.element)
    }
    guard !movesFocus else { return [] }
    var judged: Set<String> = []
    let controls = Controls(places)
    let layers = places.compactMap { place -> Outcome? in
      guard let condition = place.when.last, Self.isModal(place.element), !Self.isPresented(place),
        let property = Self.property(condition), judged.insert(property).inserted else { return nil }
      let users = controls.users(of: property)
      guard let closer = users.first(where: { $0.when.contains(condition) && Self.sets(property, off: true, $0.element) })?
        .element,
        let opener = users.first(where: {
          !$0.when.contains(condition) && Self.sets(property, off: false, $0.element)
        })?.element,
        !screen.isSeenWider(closer) else { return nil }
      return .violation(Violation(
        "nothing brings the focus back to \(opener.nounWithName) when \(closer.nounWithName) closes the layer",
        certainty: .review, at: closer.source, related: [RelatedPlace(opener.source, "opens the layer")]))
    }
    return layers + Self.exchanges(screen, places) + Self.emptied(screen, places, in: context) + Self.revealed(screen, places)
  }

  // MARK: - What takes itself away

  /// Controls that are gone when they are pressed, since other content takes the place of all that stands beside them.
  private static func exchanges(_ screen: ScreenSubject, _ places: Counted<ScreenPlaces.Place>) -> [Outcome] {
    var judged: Set<Condition> = []
    // Asked of each control that takes itself away, of which a screen may have hundreds.
    lazy var uses = Dictionary(grouping: places) { SourceUse($0.element) }
    lazy var heard = places.filter { $0.element.exposure == .exposed }
    return places.compactMap { place -> Outcome? in
      guard place.element.exposure == .exposed, place.element.isInteractive, place.element.role != .opaque,
        // A tap around a field or a picker is not what people press it for.
        place.element.activation != nil || !place.element.role.isControl, let condition = place.when.last, !judged.contains(condition),
        takesAway(place.element, condition), !isOfAnotherView(place.element, condition),
        !isThereOtherwise(place.element, condition, uses), !screen.isSeenWider(place.element) else { return nil }
      judged.insert(condition)
      guard heard.count(where: { $0.when.contains(condition) }) > 1,
        heard.count(where: { $0.when.contains { $0.isOtherOutcome(of: condition) } }) > 1 else { return nil }
      return .violation(Violation(
        "\(place.element.nounWithName) is gone when it is pressed, and nothing leads to what takes its place",
        certainty: .review, at: place.element.source))
    }
  }

  /// Whether activating an element makes the condition untrue under which it is there.
  private static func takesAway(_ element: AccessibilityElement, _ condition: Condition) -> Bool {
    let holds = condition.description == condition.subject
    if let test = condition.caseTest, test.isPositive {
      return pressed(element).contains { effect in
        effect.assignments.contains { isSame($0.target, test.value) && $0.value.hasPrefix(".") && $0.value != "." + test.name }
      }
    }
    return property(condition).map { sets($0, off: holds != condition.subject.hasSuffix(" == nil"), element) } ?? false
  }

  /// Keeps people in, or darkens what is behind it.
  private static func isModal(_ element: AccessibilityElement) -> Bool {
    if element.exposure == .exposed { return element.traits.contains(.modal) }
    guard element.role == .shape, element.exposure == .absent, ["Color", "Rectangle"].contains(element.viewName)
    else { return false }
    let opacity = element.appearance.opacity.map { $0.single ?? 0 } ?? 1
    let paint = element.appearance.foreground?.single?.colors?.light.alpha ?? 1
    return (0.05..<1).contains(opacity * paint)
  }

  static func isPresented(_ place: ScreenPlaces.Place) -> Bool {
    place.containers.contains(where: \.isPresentation)
  }

  /// The property that a layer depends on: `isAsking`, `model.isAsking`, `place` of `place != nil`; nil for anything
  /// that is more than a name.
  static func property(_ condition: Condition) -> String? {
    var name = condition.subject
    for ending in [" != nil", " == nil"] where name.hasSuffix(ending) { name = String(name.dropLast(ending.count)) }
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? name : nil
  }

  /// Whether a name that code sets is that property. Conditions call models by their type, code by their variable.
  static func isSame(_ name: String, _ property: String) -> Bool {
    let parts = name.split(separator: "."), others = property.split(separator: ".")
    return name == property || parts.count == 2 && others.count == 2 && parts[1] == others[1]
  }

  static func sets(_ property: String, off: Bool, _ element: AccessibilityElement) -> Bool {
    pressed(element).contains { effect in
      effect.mentions.contains { $0.hasSuffix(".toggle") && isSame(String($0.dropLast(7)), property) }
        || effect.assignments.contains { assignment in
          isSame(assignment.target, property)
            && (["false", "nil"].contains(assignment.value) == off || ["!", "!self."].contains { $0 + assignment.target == assignment.value })
        }
    }
  }

  /// What happens when an element is activated. Two taps of a finger are four for those who hear the screen, who activate with
  /// two: nobody who has a focus to lose gets there so.
  private static func pressed(_ element: AccessibilityElement) -> [ActionSummary] {
    [element.activation].compactMap(\.self) + element.gestures.filter { $0.kind != .tap || $0.count == 1 }.map(\.effect)
  }

  private static func isToldOfChange(_ element: AccessibilityElement) -> Bool {
    element.activation?.mentions.contains { call in
      call.hasPrefix("UIAccessibility.post") || call.hasPrefix("AccessibilityNotification")
    } ?? false
  }
}

/// The controls of a screen by the last name of what they change.
private struct Controls {
  private var byName: [Substring: [ScreenPlaces.Place]] = [:]

  init(_ places: Counted<ScreenPlaces.Place>) {
    for place in places where place.element.exposure == .exposed && place.element.isInteractive {
      let effects = [place.element.activation].compactMap(\.self) + place.element.gestures.map(\.effect)
      let toggled = effects.flatMap(\.mentions).filter { $0.hasSuffix(".toggle") }.map { $0.dropLast(7) }
      let names = toggled + effects.flatMap(\.assignments).map { Substring($0.target) }
      for name in Set(names.compactMap { $0.split(separator: ".").last }) { byName[name, default: []].append(place) }
    }
  }

  func users(of property: String) -> [ScreenPlaces.Place] {
    property.split(separator: ".").last.flatMap { byName[$0] } ?? []
  }
}
