import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A sheet or cover that no control closes.
public struct SheetWithoutExit: AppRule {
  public init() {}

  public static var platforms: PlatformSet { [.iOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "sheet-without-exit", family: .structure, severity: .note, impact: .serious, wcag: ["2.1.1"],
    title: "nothing in a sheet closes it",
    documentation: RuleDocumentation(
      reports: """
        For review, a `sheet` or a `fullScreenCover` that a `@State` of its view brings up, where no code of that view takes \
        the state back, no view in it gets hold of the state, none of them uses `dismiss`, and nothing in it is a button to \
        close it; one that is handed a closure for closing and never calls it; and a cover without any control that only a \
        gesture closes.
        """,
      why: """
        A sheet is pulled down by the finger, which those cannot do who use a switch, a keyboard or their voice; with \
        VoiceOver it takes a gesture that many do not know. A full-screen cover cannot be pulled down at all, and \
        `interactiveDismissDisabled` takes the gesture from sheets too.
        """,
      howToFix: """
        Give it a button: `@Environment(\\.dismiss) private var dismiss` and, in its toolbar, \
        `ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }`.
        """,
      elsewhere: "Put a bar button item that dismisses the controller into its navigation bar.",
      limits: """
        Silent where a part of the content could not be followed, about sheets that show a grabber, which is an element of its \
        own, about states that are not the view's own, and about what the system's controllers show. A sheet that closes by \
        itself when work is done may do so by its own code alone, which is then seen.
        """,
      references: [
        "Apple: Human Interface Guidelines, Sheets: include a button to dismiss the sheet",
        "Apple: documentation of DismissAction and interactiveDismissDisabled(_:)", "WCAG 2.2, 2.1.1 Keyboard",
      ]),
    examples: [
      .violation(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("Prices") { isShown = true }↓.sheet(isPresented: $isShown) { PriceList() }
          }
        }
        struct PriceList: View {
          var body: some View { VStack { Text("Prices"); Text("Tea, 2 euros") } }
        }
        """),
      // What was handed to it is never called.
      .violation(
        """
        struct ShopView: View {
          @State private var chosen: Item?
          var body: some View {
            Button("First") { chosen = Item() }↓.fullScreenCover(item: $chosen) { item in ItemView(item: item, onDone: { chosen = nil }) }
          }
        }
        struct Item: Identifiable { let id = 1 }
        struct ItemView: View {
          let item: Item
          let onDone: () -> Void
          var body: some View { VStack { Text("Tea"); Button("Buy") { Shop.buy(item) } } }
        }
        """),
      .violation(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("Hours") { isShown = true }
              ↓.sheet(isPresented: $isShown) { Text("Open from nine to five").interactiveDismissDisabled() }
          }
        }
        """),
      // What is for closing it was forgotten, so that nobody gets out without buying.
      .violation(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("Tea") { isShown = true }
              ↓.sheet(isPresented: $isShown) { TeaView(onBuy: { isShown = false }, onClose: { isShown = false }) }
          }
        }
        struct TeaView: View {
          let onBuy: () -> Void
          let onClose: () -> Void
          var body: some View { VStack { Text("Tea"); Button("Buy") { onBuy() } } }
        }
        """),
      // Nothing on it can be reached, and the picture has to be dragged away.
      .violation(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("Tea") { isShown = true }↓.fullScreenCover(isPresented: $isShown) { PictureView() }
          }
        }
        struct PictureView: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Image("tea").accessibilityLabel("A pot of tea").gesture(DragGesture().onEnded { _ in dismiss() })
          }
        }
        """),
      .pass(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View { Button("Prices") { isShown = true }.sheet(isPresented: $isShown) { PriceList() } }
        }
        struct PriceList: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { VStack { Text("Tea, 2 euros"); Button("Close") { dismiss() } } }
        }
        """),
      .pass(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("Prices") { isShown = true }.sheet(isPresented: $isShown) { PriceList(close: { isShown = false }) }
          }
        }
        struct PriceList: View {
          let close: () -> Void
          var body: some View { VStack { Text("Tea, 2 euros"); Button("Close", action: close) } }
        }
        """),
      // It goes when the work is done.
      .pass(
        """
        struct ShopView: View {
          @State private var isBusy = false
          let shop: Shop
          var body: some View {
            Button("Pay") { isBusy = true }
              .sheet(isPresented: $isBusy) { Text("Please wait") }
              .onChange(of: shop.isPaid) { isBusy = false }
          }
        }
        final class Shop { var isPaid = false }
        """),
      // The grabber closes it.
      .pass(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("Hours") { isShown = true }
              .sheet(isPresented: $isShown) { Text("Open from nine to five").presentationDragIndicator(.visible) }
          }
        }
        """),
      .undecided(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View { Button("Pay") { isShown = true }.sheet(isPresented: $isShown) { BrandPayment() } }
        }
        """),
      .undecided(
        """
        struct ShopView: View {
          @Binding var isShown: Bool
          var body: some View { Text("Shop").sheet(isPresented: $isShown) { Text("Open from nine to five") } }
        }
        """),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let all = app.project.ofEachType(Self.self, "presentations", OwnPresentation.all)
    guard !all.isEmpty else { return [] }
    let types = ClosingTypes(app.project, Self.self)
    let contents = PresentedContents(app, Self.self)
    return all.compactMap { one in
      let mayClose = one.isClosedByPresenter || types.mayClose(one.made)
        || one.handed.contains { types.uses($0.label, in: $0.view) }
      let forgotten = types.mayClose(one.made) ? nil : one.handed.first { given in
        isForClosing(given.label) && types.isView(given.view) && !types.uses(given.label, in: given.view)
      }
      // A sheet is pulled down by other means than its own as well.
      if forgotten == nil, one.isGrabbed || mayClose && one.kind == "sheet" { return .pass }
      switch contents.content(of: one, types) {
      case .unknown(let reason): return .undecided(reason)
      case .known(let parts):
        if parts.contains(where: { $0.isExposed && $0.closes }) { return .pass }
        if let label = forgotten?.label {
          return .violation(Violation("the \(one.noun) is handed '\(label)' and never calls it", certainty: .review, at: one.place))
        }
        guard mayClose else {
          return .violation(Violation("nothing in the \(one.noun) closes it", certainty: .review, at: one.place))
        }
        guard !parts.contains(where: \.isOperable), parts.contains(where: { closes($0.touched, one) }) else { return .pass }
        return .violation(Violation("only a gesture closes the \(one.noun)", certainty: .review, at: one.place))
      }
    }
  }

  /// `onDismiss`, `close`
  private func isForClosing(_ label: String) -> Bool {
    IdentifierWords.split(label).last.map { NameWords.words(.closingVerb).contains($0.lowercased()) } ?? false
  }

  /// Whether what a touch brings about takes the presentation away.
  private func closes(_ deeds: Set<String>, _ one: OwnPresentation) -> Bool {
    let words = NameWords.words(.dismissal)
    return deeds.contains { deed in
      deed == one.state || one.handed.contains { $0.label == deed } || words.contains { deed.lowercased().contains($0) }
    }
  }
}
