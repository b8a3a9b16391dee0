import AccessibilityModel
import SourceModel

// Buttons that each row of data has.
extension DuplicateLabel {
  /// Buttons that rows repeat under one name, which does not say which row they are about: "Add" beside the title of each.
  func rowButtons(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    var seen: Set<SourceRange> = []
    return screen.places.places.indices.compactMap { index -> Outcome? in
      let subject = screen.places.subject(at: index)
      let element = subject.element
      guard element.role == .button, element.exposure == .exposed, subject.isRepeated,
        element.hint == nil, let label = element.label, [.content, .modifier("accessibilityLabel")].contains(label.origin),
        let name = label.value.literal, name.contains(where: \.isLetter), !Self.isApart(subject),
        seen.insert(element.source).inserted, let title = Self.title(ofRowOf: subject) else { return nil }
      if let gap = element.gap { return .undecided(gap) }
      if element.framework != .swiftUI, let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
      return .violation(Violation(
        "the button of each row is called '\(name)', and the text \(title.label?.value.quoted ?? "") beside it tells which one it is",
        certainty: .review, severity: .note, at: element.source, heard: Heard(before: context.heard(element)),
        related: [RelatedPlace(title.source, "what tells the rows apart")]))
    }
  }

  /// In a menu, a bar or a dialog it is about what that was opened for.
  private static func isApart(_ subject: ElementSubject) -> Bool {
    subject.containers.contains { [.navigationBar, .toolbar, .tabBar, .menu].contains($0.kind) }
      || subject.containers.contains(where: \.isPresentation)
  }

  /// The first text of the row before the button that is made of data alone and is a stop of its own.
  private static func title(ofRowOf subject: ElementSubject) -> AccessibilityElement? {
    let home = subject.callSites.first
    return subject.neighbours(before: 8, after: 0).first { place in
      let text = place.element
      return text.role == .text && text.exposure == .exposed && place.loops == subject.loops && text.callSites.first == home
        && subject.when.starts(with: place.when) && text.label?.value.isOnlyHoles ?? false
    }?.element
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
    .violation(
      """
      import UIKit
      final class GoodsCell: UITableViewCell {
        private let nameLabel = UILabel()
        private let addButton = ↓UIButton(type: .system)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          addButton.setTitle("Add", for: .normal)
          addButton.addTarget(self, action: #selector(add), for: .touchUpInside)
          contentView.addSubview(nameLabel)
          contentView.addSubview(addButton)
        }
        func show(_ item: Item) {
          nameLabel.text = item.name
        }
        @objc private func add() { Store.shared.add() }
      }
      final class GoodsController: UITableViewController {
        var items: [Item] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "goods", for: indexPath) as! GoodsCell
          cell.show(items[indexPath.row])
          return cell
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class GoodsCell: UITableViewCell {
        private let nameLabel = UILabel()
        private let addButton = UIButton(type: .system)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          addButton.setTitle("Add", for: .normal)
          addButton.addTarget(self, action: #selector(add), for: .touchUpInside)
          contentView.addSubview(nameLabel)
          contentView.addSubview(addButton)
        }
        func show(_ item: Item) {
          nameLabel.text = item.name
          addButton.accessibilityLabel = "Add \\(item.name)"
        }
        @objc private func add() { Store.shared.add() }
      }
      final class GoodsController: UITableViewController {
        var items: [Item] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "goods", for: indexPath) as! GoodsCell
          cell.show(items[indexPath.row])
          return cell
        }
      }
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
