import EarshotCore
import Testing

/// What the language can do, UIKit code can do: lists, closures, switches, classes of classes.
@Suite struct UIKitMachineTests {
  typealias Form = UIKitCodeTests.Form

  static let lists: [Form] = [
    Form(
      testDescription: "views made by a range of any size, and set up by their places",
      code: """
        let labels = (1..<31).map { _ in UILabel() }
        labels.forEach(view.addSubview)
        for (index, label) in labels.enumerated() { label.text = "Row \\(index + 1)" }
        labels[2].accessibilityTraits = .header
        """,
      heard: (1...30).map { $0 == 3 ? "Row 3. Heading." : "Row \($0)" }),
    Form(
      testDescription: "names that are mapped to views of a stack",
      code: "view.addSubview(UIStackView(arrangedSubviews: [\"Tea\", \"Milk\"].map(makeButton)))",
      members: """
        func makeButton(_ title: String) -> UIButton {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          return button
        }
        """, heard: ["Tea. Button.", "Milk. Button."]),
    Form(
      testDescription: "implicit initialisers in a list that is handed over",
      code: "view.addSubview(Column(rows: [.init(\"One\"), .init(\"Two\")]))", heard: ["One", "Two"],
      others: """
        final class Row: UIView {
          init(_ name: String) {
            super.init(frame: .zero)
            isAccessibilityElement = true
            accessibilityLabel = name
          }
        }
        final class Column: UIView {
          private let rows: [Row]
          init(rows: [Row], frame: CGRect = .zero) {
            self.rows = rows
            super.init(frame: frame)
            rows.forEach { addSubview($0) }
          }
        }
        """),
    Form(
      testDescription: "a property that is filled in a loop of known members",
      code: """
        for name in ["A", "B"] {
          let label = UILabel()
          label.text = name
          labels.append(label)
        }
        labels[1].accessibilityLabel = "Bee"
        for label in labels.reversed() { view.addSubview(label) }
        """, members: "private var labels: [UILabel] = []", heard: ["Bee", "A"]),
    Form(
      testDescription: "a list of pairs, told apart by a switch",
      code: "pairs = [(UILabel(), .title), (UILabel(), .note)]",
      members: """
        enum Kind { case title, note }
        var pairs: [(UILabel, Kind)] = [] {
          didSet {
            for (label, kind) in pairs {
              switch kind {
              case .title:
                label.text = "Big"
                label.accessibilityTraits.insert(.header)
              case .note: label.text = "Small"
              }
              view.addSubview(label)
            }
          }
        }
        """, heard: ["Big. Heading.", "Small"]),
    Form(
      testDescription: "a loop that leaves members out",
      code: """
        for number in 1...4 where number % 2 == 0 {
          let label = UILabel()
          label.text = "\\(number)"
          view.addSubview(label)
        }
        """, heard: ["2", "4"]),
    Form(
      testDescription: "a loop of which only run time knows the members",
      code: """
        for name in names {
          let label = UILabel()
          label.text = name
          view.addSubview(label)
        }
        """, members: "var names: [String] = load()", heard: ["«name» {for name in names}"]),
  ]

  static let flow: [Form] = [
    Form(
      testDescription: "a text that is put together",
      code: """
        var text = "Cart"
        text += ", "
        text.append("empty")
        let label = UILabel()
        label.text = text
        view.addSubview(label)
        """, heard: ["Cart, empty"]),
    Form(
      testDescription: "what follows an early return is for the other case",
      code: """
        let label = UILabel()
        view.addSubview(label)
        if isGuest {
          label.text = "Sign in"
          return
        }
        label.text = "Welcome"
        """, members: "var isGuest: Bool { session.isGuest }",
      heard: ["Sign in [session.isGuest]", "Welcome [!session.isGuest]"]),
    Form(
      testDescription: "a closure that a property holds",
      code: """
        let card = Card()
        card.onSetUp = { $0.text = "Hello" }
        card.begin()
        view.addSubview(card)
        """, heard: ["Hello"],
      others: """
        final class Card: UIView {
          let label = UILabel()
          var onSetUp: ((UILabel) -> Void)?
          func begin() {
            onSetUp?(label)
            addSubview(label)
          }
        }
        """),
    Form(
      testDescription: "rows that are made for each of an unknown list",
      code: "names.map { Badge($0) }.forEach { view.addSubview($0) }",
      members: "var names: [String] { store.names }", heard: ["«element» {for element in store.names}"],
      others: """
        final class Badge: UIView {
          init(_ name: String) {
            super.init(frame: .zero)
            isAccessibilityElement = true
            accessibilityLabel = name
          }
        }
        """),
    Form(
      testDescription: "closures that nobody is seen to call happen later",
      code: "view.addSubview(label)\nservice.load { [weak self] in self?.label.text = \"Loaded\" }",
      members: "let label = UILabel()", heard: ["Loaded"]),
    Form(
      testDescription: "views that SnapKit puts below each other",
      code: """
        top.text = "Top"
        bottom.text = "Bottom"
        view.addSubview(bottom)
        view.addSubview(top)
        top.snp.makeConstraints { make in make.top.leading.equalToSuperview() }
        bottom.snp.makeConstraints { make in make.top.equalTo(top.snp.bottom).offset(8) }
        """, members: "let top = UILabel(), bottom = UILabel()", heard: ["Top", "Bottom"]),
    Form(
      testDescription: "views that FlexLayout puts into each other",
      code: """
        view.addSubview(box)
        box.flex.direction(.column).define { flex in
          flex.addItem().direction(.row).define { flex in
            flex.addItem(title).grow(1)
            flex.addItem(UISwitch()).size(24)
          }
          flex.addItem(note).marginTop(8)
        }
        title.text = "Title"
        note.text = "Note"
        """, members: "let box = UIView(), title = UILabel(), note = UILabel()", heard: ["Title", "Switch Button. Off.", "Note"]),
    Form(
      testDescription: "views that PinLayout puts below each other",
      code: """
        view.addSubview(last)
        view.addSubview(note)
        view.addSubview(title)
        title.text = "Title"
        note.text = "Note"
        last.text = "Last"
        title.pin.top(view.pin.safeArea).horizontally(12).sizeToFit(.width)
        note.pin.below(of: title, aligned: .left).height(20)
        last.pin.top(to: note.edge.bottom).marginTop(4)
        """, members: "let last = UILabel(), note = UILabel(), title = UILabel()", heard: ["Title", "Note", "Last"]),
    Form(
      testDescription: "views that PinLayout puts in a row, after and before others",
      code: """
        view.addSubview(note)
        view.addSubview(last)
        view.addSubview(title)
        title.text = "Title"
        note.text = "Note"
        last.text = "Last"
        note.pin.after(of: title).vertically()
        last.pin.after(of: [note]).vertically()
        """, members: "let last = UILabel(), note = UILabel(), title = UILabel()", heard: ["Title", "Note", "Last"]),
    Form(
      testDescription: "views within a view, put there by a package that nobody knows",
      code: "view.addSubview(Card())", heard: ["Bell. Button."],
      others: """
        final class Card: UIView {
          let bell = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            bell.setTitle("Bell", for: .normal)
            grid.insert { cell in cell.hold(bell) }
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """),
    Form(
      testDescription: "a structure that is changed before it is used",
      code: """
        var style = Style()
        style.title = "Blue"
        let label = UILabel()
        label.text = style.title
        view.addSubview(label)
        """, heard: ["Blue"], others: "struct Style { var title = \"Plain\" }"),
  ]

  static let classes: [Form] = [
    Form(
      testDescription: "the root view is reached by a cast",
      code: "rootView.label.text = \"Root\"",
      members: """
        private var rootView: Root { view as! Root }
        override func loadView() { view = Root() }
        """, heard: ["Root"],
      others: """
        final class Root: UIView {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
          }
        }
        """),
    Form(
      testDescription: "a controller that sets its view up when it is made",
      code: "let inner = Inner(names: [\"A\", \"B\"])\naddChild(inner)\nview.addSubview(inner.view)",
      heard: ["A", "B"],
      others: """
        final class Inner: UIViewController {
          init(names: [String]) {
            super.init(nibName: nil, bundle: nil)
            root.labels = names.map { name in
              let label = UILabel()
              label.text = name
              return label
            }
          }
          override func loadView() { view = Root() }
          private var root: Root { return view as! Root }
          final class Root: UIView {
            var labels: [UILabel] = [] {
              didSet {
                oldValue.forEach { $0.removeFromSuperview() }
                labels.forEach { addSubview($0) }
              }
            }
          }
        }
        """),
    Form(
      testDescription: "a generic base class, and what super does",
      code: "view.addSubview(Field())", heard: ["Name", "Text Field."],
      others: """
        class Host<Content: UIView>: UIView {
          let content = Content()
          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }
          func setUp() { addSubview(content) }
        }
        final class Field: Host<UITextField> {
          let title = UILabel()
          override func setUp() {
            title.text = "Name"
            addSubview(title)
            super.setUp()
          }
        }
        """),
    Form(
      testDescription: "a helper that gives the object back",
      code: "view.addSubview(UILabel().titled(\"Hi\"))", heard: ["Hi. Heading."],
      others: """
        extension UILabel {
          func titled(_ text: String) -> Self {
            self.text = text
            accessibilityTraits = .header
            return self
          }
        }
        """),
    Form(
      testDescription: "traits and words taken from another control",
      code: "view.addSubview(Setting())", heard: ["Wi-Fi. Switch Button. On."],
      others: """
        final class Setting: UIView {
          let label = UILabel()
          let toggle = UISwitch()
          override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Wi-Fi"
            addSubview(label)
            addSubview(toggle)
            isAccessibilityElement = true
          }
          override var accessibilityLabel: String? { get { label.text } set {} }
          override var accessibilityValue: String? { get { "1" } set {} }
          override var accessibilityTraits: UIAccessibilityTraits {
            get { super.accessibilityTraits.union(toggle.accessibilityTraits) }
            set {}
          }
        }
        """),
  ]

  @Test(arguments: lists + flow + classes)
  func formsAreHeard(_ form: Form) async throws {
    let code = UIKitExample.controller(form.code, members: form.members, base: form.base) + form.others
    let heard = try await UIKitExample.heard(["Example.swift": code])
    #expect(heard == form.heard)
  }
}
