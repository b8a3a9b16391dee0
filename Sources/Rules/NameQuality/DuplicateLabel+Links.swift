import AccessibilityModel
import SourceModel

// Links of several parts of a screen.
extension DuplicateLabel {
  /// Three links of one screen that are called the same, such as "More" at the end of each
  /// part, where no heading tells which part that is.
  func links(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    var groups: [String: [ElementSubject]] = [:]
    var order: [String] = []
    for index in screen.places.places.indices {
      let subject = screen.places.subject(at: index)
      let element = subject.element
      guard element.role == .navigationLink, element.exposure == .exposed, !subject.isRepeated, element.framework == .swiftUI,
        element.value == nil, element.hint == nil, subject.when.isEmpty, !isInBar(subject),
        let label = element.label, [.content, .modifier("accessibilityLabel")].contains(label.origin),
        let name = label.value.literal?.lowercased(), name.contains(where: \.isLetter), !screen.isSeenWider(element) else { continue }
      if groups[name] == nil { order.append(name) }
      let known = groups[name] ?? []
      if known.count < Self.mostLinks, known.allSatisfy({ $0.element.source != element.source }) {
        groups[name, default: []].append(subject)
      }
    }
    return order.compactMap { name -> Outcome? in
      guard let links = groups[name], links.count >= Self.fewestLinks, let first = links.first, let last = links.last,
        !first.surveyed(Headings.self).stand(from: first.position, to: last.position) else { return nil }
      if let gap = links.lazy.compactMap(\.element.gap).first { return .undecided(gap) }
      return .violation(Violation(
        "\(links.count) links of this screen are called \(first.element.label?.value.quoted ?? "")",
        certainty: .review, severity: .note, at: first.element.source, heard: Heard(before: context.heard(first.element)),
        related: links.dropFirst().map { RelatedPlace($0.element.source, "another one") }))
    }
  }

  private func isInBar(_ subject: ElementSubject) -> Bool {
    subject.containers.contains { [.navigationBar, .toolbar, .tabBar, .menu].contains($0.kind) }
  }

  /// Two may be told apart by what stands right before them.
  private static let fewestLinks = 3
  private static let mostLinks = 12

  static let linkExamples: [Example] = [
    .violation(
      """
      struct Home: View {
        var body: some View {
          VStack {
            SongsHead(); Text("Tea for two")
            FilmsHead(); Text("Night train")
            NewsHead(); Text("Opening soon")
          }
        }
      }
      struct SongsHead: View { var body: some View { HStack { Text("Songs"); ↓NavigationLink { Songs() } label: { Text("More") } } } }
      struct FilmsHead: View { var body: some View { HStack { Text("Films"); NavigationLink { Films() } label: { Text("More") } } } }
      struct NewsHead: View { var body: some View { HStack { Text("News"); NavigationLink { News() } label: { Text("More") } } } }
      struct Songs: View { var body: some View { Text("All songs") } }
      struct Films: View { var body: some View { Text("All films") } }
      struct News: View { var body: some View { Text("All news") } }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          NavigationLink { Text("a") } label: { Text("More") }
          Text("Films").accessibilityAddTraits(.isHeader)
          NavigationLink { Text("b") } label: { Text("More") }
          Text("News").accessibilityAddTraits(.isHeader)
          NavigationLink { Text("c") } label: { Text("More") }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack { NavigationLink { Text("a") } label: { Text("More") }; NavigationLink { Text("b") } label: { Text("More") } }
      }
      """),
  ]
}
