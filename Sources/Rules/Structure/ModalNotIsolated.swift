import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A dialog of the app's own, behind which everything can still be reached.
public struct ModalNotIsolated: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "modal-not-isolated", family: .structure, severity: .warning, impact: .serious, wcag: ["2.4.3", "1.3.2"],
    title: "home-made dialog does not hide what is behind it",
    documentation: RuleDocumentation(
      reports: """
        A dimmed colour that is laid over a screen under a condition, with controls on it of which none has the modal \
        trait, where no type that has a hand in it hides anything from assistive technologies; wherever the view, a \
        component or a modifier lays it. For review, the same with texts alone, or with a sign that something is \
        loading over controls. Also for review, a blur \
        in place of the dimmed colour, a button without words that fills the screen beside the dialog or puts it away, or a colour, gradient or \
        picture to the edges of the screen that a view with content is covered with under a condition, as a splash screen does.
        """,
      why: """
        The dark layer keeps eyes and fingers on the dialog. VoiceOver walks on into what is behind it and can press \
        buttons there; many people never find the dialog.
        """,
      howToFix: """
        Add `.accessibilityAddTraits(.isModal)` to the dialog, or `.accessibilityHidden(isShown)` to what is behind. \
        `sheet`, `alert` and `fullScreenCover` do it by themselves.
        """,
      elsewhere: "`dialog.accessibilityViewIsModal = true`.",
      limits: """
        A colour counts that goes to the edges of the screen, by itself or with the stack of layers around it, or that a tap on it takes away, and that is dimmed by a \
        number. Controls behind it that are disabled meanwhile are none. Silent where part of what lies on it is not \
        known.
        """,
      references: [
        "Apple: documentation of AccessibilityTraits.isModal", "WCAG 2.2: understanding 2.4.3 Focus Order",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              ↓Color.black.opacity(0.4).ignoresSafeArea()
              VStack { Text("Really?"); Button("Yes") { remove() } }
            }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          Button("Delete") { isAsking = true }
            .overlay {
              if isAsking {
                ZStack {
                  ↓Color.black.opacity(0.4).edgesIgnoringSafeArea(.all).onTapGesture { isAsking = false }
                  VStack { Text("Really?"); Button("Yes") { remove() } }
                }
              }
            }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          var body: some View {
            ZStack {
              Button("Delete") { isAsking = true }
              if isAsking {
                ↓Color.black.opacity(0.4).ignoresSafeArea()
                ConfirmationCard()
              }
            }
          }
        }

        struct ConfirmationCard: View {
          var body: some View { VStack { Text("Really?"); Button("Yes") { remove() } } }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          @State private var isAsking = false
          var body: some View {
            ZStack {
              Button("Delete") { isAsking = true }
              if isAsking { ConfirmationDrawer(isAsking: $isAsking) }
            }
          }
        }

        struct ConfirmationDrawer: View {
          @Binding var isAsking: Bool
          var body: some View {
            ZStack {
              ↓Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isAsking = false }
              VStack { Text("Really?"); Button("Yes") { isAsking = false } }
            }
          }
        }
        """),
      .violation(
        """
        struct Window<Inner: View>: ViewModifier {
          @Binding var isOpen: Bool
          let inner: Inner
          func body(content: Content) -> some View {
            ZStack {
              content
              if isOpen {
                VStack { inner.background(Color(.systemBackground)) }
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
                  .background(↓Color.black.opacity(0.4))
              }
            }
          }
        }

        struct ContentView: View {
          @State private var isOpen = false
          var body: some View {
            Button("Delete") { isOpen = true }
              .modifier(Window(isOpen: $isOpen, inner: Button("Really") { remove() }))
          }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          @State private var isChoosing = false
          var body: some View {
            ZStack {
              Button("Colour") { isChoosing = true }
              if isChoosing { Choices(isShown: $isChoosing) }
            }
          }
        }

        struct Choices: View {
          @Binding var isShown: Bool
          var body: some View {
            ZStack {
              ↓Button { isShown.toggle() } label: { Color.clear.ignoresSafeArea() }
              VStack { Button("Red") { pick(0) }; Button("Green") { pick(1) } }
            }
          }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          @State private var isStarting = true
          var body: some View {
            NavigationStack { VStack { Text("Inbox"); Button("Write") { write() } } }
              .overlay { if isStarting { Splash { isStarting = false } } }
          }
        }

        struct Splash: View {
          let done: () -> Void
          var body: some View {
            ↓Rectangle().fill(LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
              .ignoresSafeArea()
              .overlay { Text("Tides") }
              .task { done() }
          }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          @State private var isStarting = true
          var body: some View {
            ZStack {
              Inbox()
              if isStarting { ZStack { ↓Color("Brand").ignoresSafeArea(); Text("Tides") }.transition(.opacity) }
            }
          }
        }

        struct Inbox: View { var body: some View { VStack { Text("Inbox"); Button("Write") { write() } } } }
        """),
      .pass(
        """
        struct ContentView: View {
          @State private var isStarting = true
          var body: some View {
            if isStarting { ZStack { Color.blue.ignoresSafeArea(); Text("Tides") } } else { Button("Write") { write() } }
          }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          @State private var isStarting = true
          var body: some View {
            ZStack {
              Button("Write") { write() }.accessibilityHidden(isStarting)
              if isStarting { ZStack { Color.blue.ignoresSafeArea(); Text("Tides") } }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              VStack { Text("Really?"); Button("Yes") { remove() } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.black.opacity(0.4))
            }
          }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          var body: some View {
            VStack { TextField("Name", text: $name); Button("Save") { save() } }.modifier(Veil(isBusy: isBusy))
          }
        }

        struct Veil: ViewModifier {
          let isBusy: Bool
          func body(content: Content) -> some View {
            ZStack {
              content
              if isBusy {
                ↓Rectangle().fill(.black.opacity(0.3)).ignoresSafeArea()
                ProgressView("Saving…")
              }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ZStack {
            VStack { TextField("Name", text: $name); Button("Save") { save() } }.disabled(isBusy)
            if isBusy {
              Color.black.opacity(0.4).ignoresSafeArea()
              ProgressView("Saving…")
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              Color.black.opacity(0.4).ignoresSafeArea()
              VStack { Text("Really?"); Button("Yes") { remove() } }.accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ZStack {
            Text("List")
            if isLoading {
              Color.black.opacity(0.4).ignoresSafeArea()
              ProgressView()
            }
          }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          var body: some View {
            ZStack {
              Button("Delete") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                ConfirmationCard()
              }
            }
          }
        }

        struct ConfirmationCard: View {
          var body: some View {
            VStack { Text("Really?"); Button("Yes") { remove() } }.accessibilityAddTraits(.isModal)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ScrollView {
            Button("Today") { show() }
            VStack { Text("Week"); Button("Month") { show() } }
              .overlay { if isLocked { ZStack { Color.white.opacity(0.6); Button("Unlock") { unlock() } } } }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          ZStack {
            Button("Delete") { isAsking = true }
            if isAsking {
              Color.black.opacity(0.4).ignoresSafeArea()
              ConfirmationCard()
            }
          }
        }
        """),
    ] + buttonExamples)

  /// Words of code that keeps people in a dialog in ways that elements do not tell of.
  private static let ways = ["accessibilityHidden", "accessibilityViewIsModal", "accessibilityFocused"]

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var layers: [SourceRange: DialogLayer] = [:]
    var order: [SourceRange] = []
    let spread = Set(app.project.ofEachType(Self.self, "spread", DialogLayer.spread))
    for layer in app.ofEachScreen(Self.self, "", { DialogLayer.all(on: $0, in: context, spread: spread) }) {
      if layers[layer.veil]?.join(layer) == nil {
        layers[layer.veil] = layer
        order.append(layer.veil)
      }
    }
    guard !order.isEmpty else { return [] }
    let reserved = app.project.ofEachType(Self.self, "ways") { type in
      type.mentions(Self.ways) ? type.parts.map { (type.name, $0.range) } : []
    }
    let laid = layers.values.contains(where: \.isOpaque) ? app.project.ofEachType(Self.self, "laid", Self.laid) : []
    return order.compactMap { place in
      guard let layer = layers[place], !layer.isIsolated, !layer.isOpaque || layer.sources.contains(where: { source in
        laid.contains { $0.contains(source) }
      }),
        !reserved.contains(where: { layer.components.contains($0.0) || $0.1.contains(place) }) else { return nil }
      return Self.outcome(layer)
    }
  }

  private static func outcome(_ layer: DialogLayer) -> Outcome? {
    // A sign that something is loading keeps people from pressing what is behind; reading it does no harm.
    guard layer.hasControlsBehind || layer.holdsControl || !layer.holdsProgress else { return nil }
    guard layer.isKnown else { return .undecided(UnknownReason(.opaqueView, "dialog")) }
    if layer.holdsControl, !layer.isOpaque {
      return .violation(Violation(
        "what is behind the dialog can still be reached with assistive technologies",
        certainty: layer.isUndimmed ? .review : .likely, at: layer.veil))
    }
    let what = layer.isOpaque ? "what covers the screen" : layer.holdsProgress ? "the sign that something is loading" : "the message"
    return .violation(Violation(
      "what is behind \(what) can still be reached with assistive technologies", certainty: .review, at: layer.veil))
  }
}
