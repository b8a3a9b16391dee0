import AccessibilityModel
import SourceModel

// Switches and buttons that each row of data has.
extension DuplicateLabel {
  /// Switches and buttons that rows repeat under one name, apart from the words that tell the rows from each other.
  func rowControls(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    var seen: Set<SourceRange> = []
    return screen.places.places.indices.compactMap { index -> Outcome? in
      let subject = screen.places.subject(at: index)
      let element = subject.element
      guard [.toggle, .button].contains(element.role), element.exposure == .exposed, subject.isRepeated, element.framework == .swiftUI,
        let label = element.label, [.content, .modifier("accessibilityLabel")].contains(label.origin),
        let name = label.value.literal, name.contains(where: \.isLetter), seen.insert(element.source).inserted,
        let title = element.role == .toggle ? Self.title(beside: subject) : Self.titleNotSaid(before: subject) else { return nil }
      // One finding is enough for all buttons of a row.
      if element.role == .button, !seen.insert(title.source).inserted { return nil }
      if let gap = element.gap { return .undecided(gap) }
      return .violation(Violation(
        "the \(element.noun) of each row is called '\(name)', and the text \(title.label?.value.quoted ?? "") beside it tells which one it is",
        certainty: .review, severity: element.role == .button ? .note : nil, at: element.source,
        heard: Heard(before: context.heard(element)), related: [RelatedPlace(title.source, "what tells the rows apart")]))
    }
  }

  private static func title(beside subject: ElementSubject) -> AccessibilityElement? {
    StackMates(of: subject).texts.first { $0.isAlwaysThere && $0.element.label?.value.isOnlyHoles ?? false }?.element
  }

  /// The first text of the row before a button that is made of data alone and is a stop of its own. nil where words of data are the
  /// last that is heard before the buttons of the row: whoever comes from there knows which row they are about.
  private static func titleNotSaid(before subject: ElementSubject) -> AccessibilityElement? {
    guard subject.element.hint == nil, !isApart(subject) else { return nil }
    let home = subject.callSites.first
    let texts = subject.neighbours(before: 8, after: 0).filter { place in
      place.element.role == .text && place.element.exposure == .exposed && place.loops == subject.loops
        && place.element.callSites.first == home && subject.when.starts(with: place.when)
    }.map(\.element)
    guard let last = texts.last, !(last.label?.value.hasHoles ?? false) else { return nil }
    return texts.first { $0.label?.value.isOnlyHoles ?? false }
  }

  /// In a menu, a bar or a dialog it is about what that was opened for.
  private static func isApart(_ subject: ElementSubject) -> Bool {
    subject.containers.contains { [.navigationBar, .toolbar, .tabBar, .menu].contains($0.kind) }
      || subject.containers.contains(where: \.isPresentation)
  }

  static let rowExamples: [Example] = [
    .violation(
      """
      struct GoodsView: View {
        let goods: [Item]
        var body: some View {
          ForEach(goods) { item in
            HStack {
              VStack { Text(item.name); Text("New") }
              Spacer()
              ↓Button { add(item) } label: { Label("Add to basket", systemImage: "cart").labelStyle(.iconOnly) }
            }
          }
        }
      }
      struct Item: Identifiable { let id: Int; let name: String }
      """),
    .pass(
      """
      struct GoodsView: View {
        let goods: [Item]
        var body: some View {
          ForEach(goods) { item in
            HStack {
              Text(item.name)
              Button { add(item) } label: { Image(systemName: "cart") }.accessibilityLabel("Add \\(item.name) to basket")
            }
          }
        }
      }
      struct Item: Identifiable { let id: Int; let name: String }
      """),
    // The title is heard right before the first of them.
    .pass(
      """
      struct GoodsView: View {
        let goods: [Item]
        var body: some View {
          ForEach(goods) { item in
            HStack {
              Text("Offer")
              Text(item.name)
              Button("Edit") { edit(item) }
              Button("Delete") { delete(item) }
            }
          }
        }
      }
      struct Item: Identifiable { let id: Int; let name: String }
      """),
    // One of them is all there is.
    .pass(
      """
      struct GoodsView: View {
        let item: Item
        var body: some View {
          HStack {
            Text(item.name)
            Button("Add to basket") { add(item) }
          }
        }
      }
      struct Item { let name: String }
      """),
  ]
}
