import AccessibilityModel
import EarshotCore
import Testing

/// What UIKit code shows by way of others, and what an element keeps from being heard.
@Suite("Content that UIKit code shows by way of others") struct UIKitUnheardTests {
  private static let status = """
    final class StatusLabel: UILabel {
      private let words = UILabel()
      init() { super.init(frame: .zero); addSubview(words) }
      required init?(coder: NSCoder) { fatalError() }
      func show(_ text: String) { words.text = text }
    }
    """

  @Test("A label that holds the words is an element without any") func wordsInsideOfALabel() async throws {
    let code = UIKitExample.controller(
      #"status.show("Hungry"); view.addSubview(status)"#, members: "private let status = StatusLabel()") + Self.status
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    let found = screen.nodes.elements.filter { $0.exposure == .exposed }
    #expect(found.map { $0.label?.value.rendered } == [nil])
    let findings = analysis.findings.filter { $0.rule == "uikit-element-swallows-children" }
    #expect(findings.map(\.message) == ["element without a name holds words that nobody hears"])
  }

  @Test("A label with a text of its own says that") func ownText() async throws {
    let code = UIKitExample.controller(
      #"status.text = "Status"; status.show("Hungry"); view.addSubview(status)"#,
      members: "private let status = StatusLabel()") + Self.status
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["Status"])
    let analysis = await Analysis.run(files: ["A.swift": code])
    #expect(!analysis.findings.contains { $0.rule == "uikit-element-swallows-children" })
  }

  private static let helpers = """
    final class Model { @Published var warning: String? }
    extension UIViewController {
      func showOK(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
      func showEmpty(_ empty: EmptyView) { view.addSubview(empty) }
    }
    final class EmptyView: UIView {
      private let title = UILabel()
      init(title words: String) { super.init(frame: .zero); title.text = words; addSubview(title) }
      required init?(coder: NSCoder) { fatalError() }
      static func noItems() -> EmptyView { EmptyView(title: "No items") }
    }
    """

  @Test("An alert that a model's publisher brings about") func publishers() async throws {
    let code = UIKitExample.controller(
      #"model.$warning.sink { [weak self] warning in self?.showOK("Not saved") }.store(in: &bag)"#,
      members: "private let model = Model()") + Self.helpers
    #expect(try await UIKitExample.heard(["A.swift": code], screen: "Example › alert") == ["Not saved. Heading.", "OK. Button."])
  }

  @Test("A view that a static function of its class makes, handed on") func staticFunctions() async throws {
    let code = UIKitExample.controller(
      "display(.noItems())", members: "func display(_ state: EmptyView) { showEmpty(state) }") + Self.helpers
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["No items"])
  }

  @Test("Alerts of one function are told of each screen that has other words") func sharedAlerts() async throws {
    func controller(_ name: String, _ words: String) -> String {
      """
      final class \(name): UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); showOK("\(words)") }
      }

      """
    }
    let code = "import UIKit\n" + controller("One", "First") + controller("Two", "Second") + controller("Three", "First")
    let analysis = await Analysis.run(files: ["A.swift": code + Self.helpers])
    let alerts = ScreenList(analysis).screens().filter { $0.name.hasSuffix("alert") }
    #expect(alerts.map { $0.nodes.elements.first?.label?.value.rendered } == ["First", "Second"])
  }

  @Test("Cells of a protocol are those of the registered classes") func cellsOfAProtocol() async throws {
    let code = UIKitExample.controller(
      """
        table.register(PlaceCell.self, forCellReuseIdentifier: "place")
        table.register(LoadingCell.self, forCellReuseIdentifier: "loading")
        table.dataSource = self
        view.addSubview(table)
      """,
      members: """
        private let table = UITableView()
        private var items: [RowItem] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let item = items[indexPath.row]
          guard let cell: RowCell = tableView.dequeueReusableCell(withIdentifier: item.cellID, for: indexPath) as? RowCell
          else { return UITableViewCell() }
          cell.configure(item)
          return cell
        }
        """, base: "UIViewController, UITableViewDataSource") + """
        protocol RowItem { var cellID: String { get } }
        protocol RowCell: UITableViewCell { func configure(_ item: RowItem) }
        final class PlaceCell: UITableViewCell, RowCell {
          func configure(_ item: RowItem) { textLabel?.text = "Place" }
        }
        final class LoadingCell: UITableViewCell, RowCell {
          func configure(_ item: RowItem) { textLabel?.text = "Loading" }
        }
        """
    let stops = try await UIKitExample.stops(["A.swift": code])
    #expect(stops.map(\.text).sorted() == [
      "Loading [RowCell is LoadingCell] {for each row}", "Place [RowCell is PlaceCell] {for each row}",
    ])
  }

  @Test("A search bar says the placeholder of its field, and has the button to leave it") func searchBars() async throws {
    let code = UIKitExample.controller(
      """
        bar.searchTextField.attributedPlaceholder = NSAttributedString(string: "Search the list")
        bar.setShowsCancelButton(true, animated: false)
        view.addSubview(bar)
      """, members: "private let bar = UISearchBar()")
    let stops = try await UIKitExample.heard(["A.swift": code])
    #expect(stops.count == 2)
    #expect(stops.first?.hasPrefix("Search the list.") == true)
    #expect(stops.last == "Cancel. Button.")
  }

  @Test("Pictures of an if with else if, and beside titles") func chainsOfPictures() async throws {
    let code = UIKitExample.controller(
      """
        view.addSubview(first)
        if mode == 1 {
          first.setImage(UIImage(systemName: "star"), for: .normal)
        } else if mode == 2 {
          first.setImage(UIImage(systemName: "gear"), for: .normal)
        } else {
          first.setImage(UIImage(systemName: "trash"), for: .normal)
        }
        view.addSubview(second)
        if mode == 1 { second.setImage(UIImage(named: "icon_a"), for: .normal) } else { second.setTitle("Two", for: .normal) }
      """, members: "private let first = UIButton(), second = UIButton(); var mode = 0")
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    let labels = screen.nodes.elements.filter { $0.role == .button && $0.exposure == .exposed }.map { $0.label?.value }
    #expect(labels.count == 2)
    #expect(labels.first??.literals.count == 3)
    #expect(labels.last??.literals.sorted() == ["Two", "icon_a"])
  }

  @Test("A list that is shown once its rows are there") func shownInACompletion() async throws {
    let code = UIKitExample.controller(
      """
        view.addSubview(list)
        list.isHidden = true
        source = .init(tableView: list) { table, path, item in
          let cell = UITableViewCell()
          cell.textLabel?.text = "Row"
          return cell
        }
      """,
      members: """
        private let list = UITableView()
        private var source: UITableViewDiffableDataSource<Int, String>?
        func update(_ names: [String]) {
          var snapshot = source!.snapshot()
          snapshot.appendItems(names)
          source!.apply(snapshot, animatingDifferences: false) { self.list.isHidden = false }
        }
        """)
    let texts = try await UIKitExample.heard(["A.swift": code])
    #expect(texts.count == 1 && texts.first?.hasPrefix("Row [!list.isHidden]") == true, "\(texts)")
  }

  @Test("Views that branches of a test hide as other tests come out") func hiddenByTests() async throws {
    let code = UIKitExample.controller(
      """
        [name, report].forEach(view.addSubview)
        name.text = "Name"
        report.text = "Reported"
        if place != nil {
          report.isHidden = !isReported
          name.isHidden = isReported
        } else {
          report.isHidden = true
          name.isHidden = false
        }
      """, members: "private let name = UILabel(), report = UILabel(); var isReported: Bool; var place: String?")
    let texts = try await UIKitExample.heard(["A.swift": code]).joined(separator: "; ")
    #expect(texts.contains("Name [place != nil, !isReported]") && texts.contains("Name [place == nil]"), "\(texts)")
    #expect(texts.contains("Reported [place != nil, isReported]"), "\(texts)")
  }

  @Test("What a loop does to the buttons of a list it does to each of them") func indexedButtons() async throws {
    let code = UIKitExample.controller(
      """
        [first, second].forEach { $0.addTarget(self, action: #selector(go), for: .touchUpInside); view.addSubview($0) }
        let buttons = [first, second]
        for (index, page) in pages.enumerated() { buttons[index].setTitle("Page \\(page)", for: .normal) }
      """, members: "private let first = UIButton(), second = UIButton(); var pages: [Int]; @objc func go() {}")
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    let buttons = screen.nodes.elements.filter { $0.role == .button && $0.exposure == .exposed }
    #expect(buttons.map { $0.label?.value.rendered.hasPrefix("Page") } == [true, true])
    #expect(!analysis.findings.contains { $0.rule == "uikit-control-name" })
  }

  @Test("A title that a protocol's extension sets through a property of the app's own") func titlesOfProtocols() async throws {
    let code = UIKitExample.controller(
      #"code.setTitle("My code", image: UIImage(named: "scan20")); view.addSubview(code)"#,
      members: "private let code = BaseButton()") + """
        protocol Wording: AnyObject { var wording: NSAttributedString! { get set } }
        extension Wording { func setWords(_ text: String) { wording = NSAttributedString(string: text) } }
        extension UIButton: Wording {
          var wording: NSAttributedString! {
            get { attributedTitle(for: .normal) }
            set { setAttributedTitle(newValue, for: .normal) }
          }
        }
        class BaseButton: UIButton {
          func setTitle(_ title: String?, image: UIImage?) {
            UIView.performWithoutAnimation {
              if title == nil || title == "" { setTitle("", for: .normal) }
              setWords(title ?? "")
              setImage(image, for: .normal)
            }
          }
        }
        """
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["My code. Button."])
  }

  @Test("RxSwift hands an owner to what it calls", arguments: [
    "reactor.year.asDriver().drive(with: self, onNext: { owner, words in owner.show(words) }).disposed(by: bag)",
    "reactor.year.withUnretained(self).bind { owner, words in owner.show(words) }.disposed(by: bag)",
    "reactor.year.map { $0 }.withUnretained(self).subscribe(onNext: { owner, words in owner.year.text = \"Year\" }).disposed(by: bag)",
    "reactor.year.bind(to: Binder(self) { owner, words in owner.show(words) }).disposed(by: bag)",
    "reactor.year.withUnretained(self).subscribe(onNext: { $0.show($1) }).disposed(by: bag)",
  ]) func owners(binding: String) async throws {
    let code = UIKitExample.controller(
      """
        view.addSubview(year)
        year.text = "Choose"
        \(binding)
      """, members: "private let year = UILabel(); private func show(_ words: String) { year.text = \"Year \\(words)\" }")
    let texts = try await UIKitExample.heard(["A.swift": code])
    #expect(texts.contains { $0.contains("Choose") } && texts.contains { $0.contains("Year") }, "\(texts)")
  }

  @Test("A button in a view at the end of a field") func buttonsInFields() async throws {
    let code = UIKitExample.controller(
      """
        field.placeholder = "Class"
        let box = UIView()
        let find = UIButton(type: .system)
        find.setTitle("Find", for: .normal)
        box.addSubview(find)
        field.rightView = box
        view.addSubview(field)
      """, members: "private let field = UITextField()")
    let texts = try await UIKitExample.heard(["A.swift": code])
    #expect(texts.last == "Find. Button.")
  }

  @Test("An element that holds a progress bar says its value", arguments: [true, false])
  func progressInside(isTold: Bool) async throws {
    let code = UIKitExample.controller("view.addSubview(film)", members: "private let film = FilmView()") + """
      final class FilmView: UIView {
        private let bar = UIProgressView()
        init() {
          super.init(frame: .zero)
          addSubview(bar)
          bar.progress = 0.4
          isAccessibilityElement = true
          accessibilityLabel = "Film"
          \(isTold ? "accessibilityValue = \"40%\"" : "")
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings
    let found = findings.filter { $0.rule == "uikit-element-swallows-children" }
    #expect(found.map(\.message) == (isTold ? [] : ["element holds a progress bar whose value nobody hears"]))
  }

  @Test("A control of the app's own that is a button without a name") func ownButtons() async throws {
    let code = UIKitExample.controller("view.addSubview(back)", members: "private let back = BackButton()") + """
      final class BackButton: UIControl {
        private let icon = UIImageView(image: UIImage(named: "arrow"))
        init() {
          super.init(frame: .zero)
          addSubview(icon)
          isAccessibilityElement = true
          accessibilityTraits = [.button]
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc private func tap() { sendActions(for: .touchUpInside) }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings
    #expect(findings.filter { $0.severity == .error }.map(\.message) == ["button has no name"])
  }

  @Test("A row says in each case what is there then") func rowsOfCases() async throws {
    let code = UIKitExample.controller(
      "let cell = PostCell(); cell.show(post); view.addSubview(cell)", members: "var post: Post") + """
        struct Post { var title: String; var isReported: Bool; var place: String? }
        final class PostCell: UITableViewCell {
          private let title = UILabel(), report = UILabel()
          init() {
            super.init(style: .default, reuseIdentifier: nil)
            report.text = "Reported"
            contentView.addSubview(title)
            contentView.addSubview(report)
          }
          required init?(coder: NSCoder) { fatalError() }
          func show(_ post: Post) {
            title.text = post.title
            if post.place != nil {
              report.isHidden = !post.isReported
              title.isHidden = post.isReported
            } else {
              report.isHidden = true
              title.isHidden = false
            }
          }
        }
        """
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    let row = try #require(screen.nodes.elements.first { $0.role == .combined }?.label?.value)
    #expect(row.literals == ["Reported"], "\(row.rendered)")
    #expect(!row.rendered.contains("«post.title», "), "\(row.rendered)")
  }

  @Test("What a representable hands to its coordinator is followed") func coordinators() async throws {
    let code = """
      import SwiftUI
      import UIKit
      struct EntryField: UIViewRepresentable {
        let placeholder: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.attributedPlaceholder = NSAttributedString(string: placeholder)
          context.coordinator.addBar(to: field)
          return field
        }
        func updateUIView(_ view: UITextField, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject {
          func addBar(to field: UITextField) { field.inputAccessoryView = nil }
        }
      }
      struct Form: View { var body: some View { EntryField(placeholder: "Full name") } }
      """
    let screen = try #require(await Analysis.run(files: ["A.swift": code]).screens.first { $0.name == "Form" })
    let field = try #require(screen.nodes.elements.first { $0.role == .textField })
    #expect(field.certainty == .known && field.value?.value.rendered == "Full name")
  }

  @Test("The header of a section whose kind has a name of the app's own") func ownKinds() async throws {
    let code = UIKitExample.controller(
      """
        list.register(Top.self, forSupplementaryViewOfKind: Kinds.header, withReuseIdentifier: "top")
        view.addSubview(list)
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in UICollectionViewCell() }
        source?.supplementaryViewProvider = { list, kind, path in
          switch kind {
          case Kinds.header:
            return list.dequeueReusableSupplementaryView(ofKind: Kinds.header, withReuseIdentifier: "top", for: path) as? Top
          default: return nil
          }
        }
      """,
      members: """
        private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        private var source: UICollectionViewDiffableDataSource<Int, String>?
        """) + """
        enum Kinds { static let header = "header" }
        final class Top: UICollectionReusableView {
          let name = UILabel()
          override init(frame: CGRect) { super.init(frame: frame); name.text = "Newest"; addSubview(name) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
    let texts = try await UIKitExample.heard(["A.swift": code])
    #expect(texts.contains { $0.hasPrefix("Newest") }, "\(texts)")
  }
}
