import AccessibilityModel
import SourceModel

// Two views may give their states one name.
extension FocusNotReturned {
  /// Whether what an element sets is a state of its own view, and the condition under which it is there asks for one of the
  /// same name in a view around it: neither was handed to the other.
  static func isOfAnotherView(_ element: AccessibilityElement, _ condition: Condition) -> Bool {
    guard let asker = condition.asker, let property = property(condition), !property.contains("."),
      let home = element.source.file.typeName(around: element.source.start), home != asker,
      element.callSites.contains(where: { $0.view == home }) else { return false }
    return !isHanded(property, over: element.callSites)
  }

  /// Whether the same element is there while a condition does not hold as well: what that decides about stands in its label.
  ///
  /// - Parameter uses: The elements of the screen by what made them.
  static func isThereOtherwise(
    _ element: AccessibilityElement, _ condition: Condition, _ uses: [SourceUse: [ScreenPlaces.Place]]
  ) -> Bool {
    uses[SourceUse(element)]?.contains { $0.when.contains { $0.isOtherOutcome(of: condition) } } ?? false
  }

  private static func isHanded(_ property: String, over sites: [CallSite]) -> Bool {
    sites.contains { site in
      CallArguments(of: site.source).arguments.contains { argument in
        argument.label == property || ValuePaths.all(in: argument.value.text).contains { $0.hasSuffix(property) }
      }
    }
  }

  static let owners: [Example] = [
    .pass(
      """
      struct Card: View {
        let entries: [Entry]
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("Entries") { isOpen.toggle() }
            if isOpen { ForEach(entries) { Row(entry: $0) } } else { Text("Closed"); Text("Nothing to see") }
          }
        }
      }
      struct Row: View {
        let entry: Entry
        @State private var isOpen = false
        var body: some View {
          Text(entry.day)
          Button(entry.title) { isOpen.toggle() }
        }
      }
      """),
    .pass(
      """
      struct Page: View {
        let entries: [Entry]
        var body: some View { VStack { Card(); ForEach(entries) { Row(entry: $0) } } }
      }
      struct Card: View {
        @State private var isOpen = false
        var body: some View { if isOpen { Text("Sum"); Text("Rest") } else { Text("Closed"); Text("Empty") } }
      }
      struct Row: View {
        let entry: Entry
        @State private var isOpen = false
        var body: some View {
          Button { isOpen.toggle() } label: { VStack { Text(entry.title); if isOpen { Text(entry.note) } } }
        }
      }
      """),
  ]
}
