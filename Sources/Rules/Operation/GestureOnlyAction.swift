import AccessibilityModel
import SourceModel

/// Something that only a long press, a double tap or a movement of the fingers can do.
public struct GestureOnlyAction: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "gesture-only-action", family: .operation, severity: .error, impact: .serious, wcag: ["2.1.1", "2.5.1"],
    title: "only a gesture does it",
    documentation: RuleDocumentation(
      reports: """
        A long press or several taps on a view without an accessibility action, where no control on the \
        screen does the same. Drags, pinches and rotations are reported for a person to look at, \
        and so are taps at a point of a map that do something with that point.
        """,
      why: """
        VoiceOver uses these gestures itself, and Switch Control, Voice Control and keyboards have none. Nothing tells \
        people that there is a function at all.
        """,
      howToFix: """
        Add `.accessibilityAction(named: "Archive") { … }`, which VoiceOver lists among the actions of the element. \
        Better still, offer it in sight: a button, a `contextMenu`, `swipeActions`; the system makes actions of the \
        last two. A control that is dragged to set a value needs `accessibilityAdjustableAction` or a representation.
        """,
      elsewhere: "`view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: \"Archive\") { _ in … }]`.",
      limits: """
        Silent for gestures that do nothing or draw the pressed state, that stand beside another gesture, that scroll, \
        zoom, move or dismiss, for drawn content, for other gestures on maps, and where a control, an action or a context \
        menu does the same; undecided where the same function is called elsewhere in the file.
        """,
      references: [
        "Apple: documentation of accessibilityAction(named:_:)", "Apple: WWDC24 session 10073",
        "AccessibilitySnapshot: swipe actions and context menus surface as actions",
      ]),
    examples: violations + passes)

  private static let violations: [Example] = [
    .violation(
      """
      var body: some View {
        Text(mail.subject)↓.onLongPressGesture { archive(mail) }
      }
      """,
      fixed: """
        var body: some View {
          Text(mail.subject).onLongPressGesture { archive(mail) }
            .accessibilityAction(named: "Archive") { archive(mail) }
        }
        """),
    .violation(
      """
      var body: some View {
        Image("photo")
          .accessibilityLabel("Harbour")
          ↓.onTapGesture(count: 2) {
            like(photo)
          }
      }
      """,
      fixed: """
        var body: some View {
          Image("photo")
            .accessibilityLabel("Harbour")
            .onTapGesture(count: 2) {
              like(photo)
            }
            .accessibilityAction(named: "Like") {
              like(photo)
            }
        }
        """),
    .violation(
      """
      var body: some View {
        Button("Record") { record() }↓.gesture(LongPressGesture().onEnded { _ in lock() })
      }
      """),
  ]

  private static let passes: [Example] = [
    .violation(
      """
      struct Places: View {
        var body: some View {
          MapReader { proxy in
            Map(position: $camera) {}
              ↓.onTapGesture { point in
                guard let place = proxy.convert(point, from: .local) else { return }
                show(countryAt: place)
              }
          }
        }
        func show(countryAt place: Coordinate) { shown = countries.first { $0.contains(place) } }
      }
      """),
    .pass(
      """
      struct Places: View {
        @State private var chosen: Place?
        var body: some View { Map(position: $camera) {}.onTapGesture { point in chosen = nil } }
      }
      """),
    .violation(
      """
      struct ShelfRow: View {
        @State private var isEditing = false
        @State private var name = ""
        var body: some View {
          HStack {
            if isEditing { TextField("Name", text: $name, onCommit: { isEditing = false }) } else { Text(shelf.name) }
          }
          ↓.onTapGesture(count: 2) { isEditing.toggle() }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Text(mail.subject).onLongPressGesture { archive(mail) }.accessibilityAction(named: "Archive") { archive(mail) }
      }
      """),
    .pass(
      """
      var body: some View {
        HStack {
          Text(mail.subject).onLongPressGesture { archive(mail) }
          Button("Archive") { archive(mail) }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Text(mail.subject).contextMenu { Button("Archive") { archive(mail) } }.onLongPressGesture { preview(mail) }
      }
      """),
    .pass(
      """
      var body: some View {
        Text("Press").onLongPressGesture(minimumDuration: 0.2, perform: {}, onPressingChanged: { isPressed = $0 })
      }
      """),
    .pass(
      """
      var body: some View {
        Text("Card").gesture(DragGesture().onChanged { offset = $0.translation })
      }
      """),
    .violation(
      """
      struct PlayerBar: View {
        @Binding var isOpen: Bool
        @State private var offset: CGFloat = 0
        var body: some View {
          VStack { Text("Song"); Button("Play") { play() } }
            .frame(height: 80 + abs(offset))
            ↓.gesture(DragGesture().onChanged { value in
              guard !isOpen else { return }
              offset = value.translation.height / 2
              if offset < -50 { withAnimation { isOpen.toggle() } }
            }.onEnded { _ in offset = 0 })
        }
      }
      """),
    // The fingers do the same in a modifier of the app: not the only way, and none for VoiceOver either.
    .violation(
      """
      struct Album: View {
        @State private var columns = 3
        var body: some View {
          ScrollView { Text("Photos") }
            .modifier(Pinched(level: $columns))
            ↓.onLongPressGesture { columns = 1 }
        }
      }
      struct Pinched: ViewModifier {
        @Binding var level: Int
        func body(content: Content) -> some View {
          content.gesture(MagnificationGesture().onEnded { value in level = value > 1 ? 2 : 4 })
        }
      }
      """),
    .violation(
      """
      @State private var page = 0
      var body: some View {
        Text(pages[page])↓.gesture(DragGesture().onEnded { value in
          if value.translation.width < -40 { page += 1 } else if value.translation.width > 40 { page -= 1 }
        })
      }
      """),
    .violation(
      """
      @State private var isOpen = false
      var body: some View {
        if isOpen {
          Button("Close") { isOpen = false }
        } else {
          Text("Details")↓.gesture(DragGesture().onEnded { value in if value.translation.height < 0 { isOpen = true } })
        }
      }
      """),
    .pass(
      """
      @State private var page = 0
      var body: some View {
        VStack {
          Text(pages[page]).gesture(DragGesture().onEnded { value in if value.translation.width < -40 { page += 1 } })
          Button("Next") { page += 1 }
        }
      }
      """),
    // Two fingers zoom it as well, by a gesture that is one of two: for review.
    .violation(
      """
      struct Photo: View {
        @State private var scale = 1.0
        var body: some View {
          Image("harbour", label: Text("Harbour"))
            .scaleEffect(scale)
            .gesture(SimultaneousGesture(pinch, drag))
            ↓.onTapGesture(count: 2) { twice() }
        }
        private var pinch: some Gesture { MagnificationGesture().onChanged { scale = $0 } }
        private var drag: some Gesture { DragGesture().onChanged { move(by: $0.translation) } }
      }
      """),
    .pass(
      """
      var body: some View {
        Text(mail.subject).onLongPressGesture {
          // model.archive(mail)
        }
      }
      """),
    .violation(
      """
      var body: some View {
        Image("logo").accessibilityLabel("Tide times")↓.onLongPressGesture(minimumDuration: 5) { enterTestMode() }
      }
      """),
    .undecided(
      """
      struct Poster: View {
        var body: some View {
          ZoomView { Image("poster", label: Text("Poster")) }.onTapGesture(count: 2) { turn(page) }
        }
      }
      struct ZoomView<Content: View>: UIViewRepresentable {
        @ViewBuilder var content: Content
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.maximumZoomScale = 3
          return view
        }
      }
      """),
    .undecided(
      """
      var body: some View {
        Text(mail.subject).onLongPressGesture { archive(mail) }
          .toolbar { Menu("More") { Button("Archive") { archive(mail) } } }
      }
      """),
  ]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if element.role == .map { return onMap(subject) }
    guard element.exposure == .exposed,
      ![.canvas, .chart, .video, .webView, .platformView].contains(element.role) else {
      return .inapplicable
    }
    let gestures = element.gestures.compactMap { HandGesture($0, in: context) }.filter { !$0.isTrivial }
    guard let gesture = gestures.first(where: { !isMovement($0) }) ?? gestures.first else { return .inapplicable }
    if !element.actions.isEmpty || element.traits.contains(.adjustable) { return .pass }
    if isMovement(gesture) || gesture.onlyMoves { return movement(gesture, subject) }
    if gesture.standsWithMenu || gesture.hasEquivalent(on: subject.places) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    // What wraps a view of the framework may do the same in its own way, as a scroll view zooms.
    if let wrapper = element.reasons.first(where: { $0.kind == .platformView }) { return .undecided(wrapper) }
    if zoomsScrollView(gesture) { return .undecided(UnknownReason(.platformView, "UIScrollView")) }
    let isSketched = gesture.gesture.isSketched
    if gesture.isKnown, gesture.meaningful.isEmpty, !isSketched { return .undecided(UnknownReason(.unsupportedCode, gesture.name)) }
    if !isSketched, gesture.mayHaveEquivalent { return .undecided(UnknownReason(.dynamicValue, gesture.meaningful.first ?? "")) }
    // The fingers do it in another way too, which is no more help to those who cannot make the gesture.
    let isShared = zooms(gesture, element) || gesture.isShared(with: element.gestures.filter { Self.movements.contains($0.kind) }, in: context)
    let message = isShared
      ? "\(gesture.name) may be the only way to do what it does"
      : "nothing else on the screen does what \(gesture.name) on \(reacting(to: gesture, subject).nounWithName) does"
    return .violation(Violation(
      message, certainty: isSketched || gesture.isSecret || isShared ? .review : .likely, severity: isShared ? .note : nil, at: gesture.place,
      heard: Heard(before: context.heard(element)), fixes: fixes(gesture, subject, context)))
  }

  /// A row is called after what can only be read in it, and not after a button in it that does something else.
  private func reacting(to gesture: HandGesture, _ subject: ElementSubject) -> AccessibilityElement {
    guard subject.element.role.isControl else { return subject.element }
    let source = gesture.gesture.source
    return subject.places.places.lazy.map(\.element).first { other in
      other.exposure == .exposed && !other.role.isControl && other.gestures.contains { $0.source == source }
    } ?? subject.element
  }

  /// What is done with the place where a map is tapped: nobody who does not touch the screen can choose one. To take a
  /// choice away needs no place.
  private func onMap(_ subject: ElementSubject) -> Outcome {
    let element = subject.element
    guard element.exposure != .hidden, let tap = element.gestures.first(where: { gesture in
      gesture.isAtPoint && !gesture.effect.isEmpty && !gesture.effect.onlyEndsEditing && !onlyUnsets(gesture.effect)
    }) else { return .inapplicable }
    if !element.actions.isEmpty { return .pass }
    if subject.places[ControlSurvey.self].hasEquivalent(tap, inLoopsOnly: false) { return .pass }
    return .violation(Violation(
      "a tap at a point of the map may be the only way to what is there", certainty: .review, severity: .note,
      at: tap.source.atDot))
  }

  private func onlyUnsets(_ effect: ActionSummary) -> Bool {
    !effect.assignments.isEmpty && effect.mentions.count <= effect.assignments.count
      && effect.assignments.allSatisfy(\.clears)
  }

  /// A double tap beside a pinch most likely does the same as that.
  private func zooms(_ gesture: HandGesture, _ element: AccessibilityElement) -> Bool {
    gesture.gesture.kind == .tap && element.gestures.contains { $0.kind == .magnify }
  }

  /// A double tap around a scroll view that a pinch zooms as well (Apple: documentation of UIScrollView
  /// maximumZoomScale).
  private func zoomsScrollView(_ gesture: HandGesture) -> Bool {
    gesture.gesture.kind == .tap && gesture.gesture.count == 2 && gesture.place.file.firstOffset(of: "maximumZoomScale") != nil
  }

  private func isMovement(_ gesture: HandGesture) -> Bool { Self.movements.contains(gesture.gesture.kind) }

  private static let movements: Set<Gesture.Kind> = [.drag, .magnify, .rotate]

  private func movement(_ gesture: HandGesture, _ subject: ElementSubject) -> Outcome {
    guard !gesture.standsWithMenu else { return .inapplicable }
    if let deed = DragDeed(of: gesture.gesture) {
      if deed.isDone(beside: subject) { return .pass }
      let message = switch deed.kind {
      case .sets: "drag may be the only way to change '\(deed.name)'"
      case .calls: "drag may be the only way to call '\(deed.name)'"
      }
      return .violation(Violation(message, certainty: .review, severity: .note, at: gesture.place))
    }
    guard !gesture.onlyMoves else { return .inapplicable }
    return .violation(Violation(
      "\(gesture.name) may be the only way to do what it does", certainty: .review, severity: .note, at: gesture.place))
  }

  /// An action with the code of the gesture, when the gesture is that of this element alone.
  private func fixes(_ gesture: HandGesture, _ subject: ElementSubject, _ context: RuleContext) -> [Fix] {
    let sharing = subject.surveyed(SharedActions.self).gestureCounts[gesture.gesture.source]
    // An action that does nothing helps nobody.
    guard sharing == 1, !gesture.gesture.isSketched, let closure = gesture.closure else { return [] }
    let english = gesture.meaningful.lazy.filter { !NameSuggestion.isIncidental($0) }.compactMap { NameSuggestion.words(from: $0) }.first
    let language = context.developmentLanguage
    let word = english.map { language.hasPrefix("en") ? $0 : NameSuggestion.translated($0, language).text } ?? "<#name#>"
    let name = context.spelled(word, on: subject.element)
    let edit = FixBuilder.adding(".accessibilityAction(named: \(name)) \(closure)", after: gesture.place)
    return [Fix("offer it as an action", safety: .suggested, edits: [edit])]
  }
}
