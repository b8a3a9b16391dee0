import EarshotCore
import Testing

/// Lists and bars: rows that data sources give, tab bars, navigation controllers.
@Suite struct UIKitListTests {
  typealias Form = UIKitCodeTests.Form

  static let rows: [Form] = [
    Form(
      testDescription: "known rows of known sections, with their headers and footers",
      code: "",
      members: """
        private let sections = [("Fruit", ["Apple", "Pear"]), ("Nuts", ["Almond"])]
        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          sections[section].1.count
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          sections[section].0
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
          section == 1 ? "Roasted" : nil
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
          cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
          return cell
        }
        """, heard: ["Fruit. Heading.", "Apple", "Pear", "Nuts. Heading.", "Almond", "Roasted"],
      base: "UITableViewController"),
    Form(
      testDescription: "sections that are the cases of an enum",
      code: "",
      members: """
        private enum Section: Int, CaseIterable { case sounds, about }
        private let sounds = ["Bell", "Horn"]
        override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          switch Section(rawValue: section)! {
          case .sounds: return sounds.count
          case .about: return 1
          }
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
          switch Section(rawValue: indexPath.section)! {
          case .sounds: cell.textLabel?.text = sounds[indexPath.row]
          case .about:
            cell.textLabel?.text = "Version"
            cell.detailTextLabel?.text = "1.0"
          }
          return cell
        }
        """, heard: ["Bell", "Horn", "Version, 1.0"], base: "UITableViewController"),
    Form(
      testDescription: "cells of a registered class",
      code: "tableView.register(NameCell.self, forCellReuseIdentifier: \"name\")",
      members: """
        let names = ["Ann", "Bob"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) as! NameCell
          cell.name.text = names[indexPath.row]
          return cell
        }
        """, heard: ["Ann", "Bob"], base: "UITableViewController",
      others: """
        final class NameCell: UITableViewCell {
          let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(name)
          }
        }
        """),
    Form(
      testDescription: "a diffable data source with a registration",
      code: """
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
          var content = cell.defaultContentConfiguration()
          content.text = name
          cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, indexPath, name in
          view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Red", "Green"])
        source.apply(snapshot)
        view.addSubview(list)
        """,
      members: """
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var source: UICollectionViewDiffableDataSource<Int, String>!
        """, heard: ["Red", "Green"]),
    Form(
      testDescription: "a function of the item makes the cells, whose type the data source alone tells",
      code: """
        let tides = UICollectionView.CellRegistration<LineCell, String> { cell, _, text in cell.line.text = "Tide" }
        let winds = UICollectionView.CellRegistration<LineCell, String> { cell, _, text in cell.line.text = "Wind" }
        source = Source(collectionView: list) { list, place, item in
          item.cell(in: list, tides: tides, winds: winds, at: place)
        }
        source.apply(reports.snapshot)
        view.addSubview(list)
        """,
      members: """
        typealias Source = UICollectionViewDiffableDataSource<Int, Report>
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var source: Source!
        """, heard: ["Tide [item == .tide] {for each row}", "Wind [item == .wind] {for each row}"],
      others: """
        enum Report: Hashable {
          case tide, wind(String)
          typealias Line = UICollectionView.CellRegistration<LineCell, String>
          func cell(in list: UICollectionView, tides: Line, winds: Line, at place: IndexPath) -> UICollectionViewCell {
            switch self {
            case .tide: return list.dequeueConfiguredReusableCell(using: tides, for: place, item: "")
            case .wind(let text): return list.dequeueConfiguredReusableCell(using: winds, for: place, item: text)
            }
          }
        }
        final class LineCell: UICollectionViewCell {
          let line = UILabel()
          override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(line) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """),
    Form(
      testDescription: "rows that an observable gives a data source of a package, one for all",
      code: """
        let source = RxTableViewSectionedReloadDataSource<NameSection>(configureCell: { _, tableView, _, item in
          guard let cell = tableView.dequeueReusableCell(withIdentifier: "c") as? NameCell else { return UITableViewCell() }
          cell.name.text = "A name"
          return cell
        })
        names.bind(to: list.rx.items(dataSource: source)).disposed(by: bag)
        view.addSubview(list)
        """,
      members: "let list = UITableView()", heard: ["A name {for each row}"],
      others: """
        final class NameCell: UITableViewCell {
          let name = UILabel()
          required init?(coder: NSCoder) { fatalError() }
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(name)
          }
        }
        """),
  ]

  static let bars: [Form] = [
    Form(
      testDescription: "a tab bar of one's own, by its trait",
      code: "view.addSubview(Tabs())",
      heard: ["Selected: Home. Tab. 1 of 3.", "Search. Tab. 2 of 3.", "Me. Dimmed. Tab. 3 of 3."],
      others: """
        final class Tabs: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let tabs = ["Home", "Search", "Me"].map { name -> UIButton in
              let tab = UIButton()
              tab.setTitle(name, for: .normal)
              return tab
            }
            tabs[0].isSelected = true
            tabs[2].isEnabled = false
            tabs.forEach(addSubview)
          }
          override var accessibilityTraits: UIAccessibilityTraits {
            get { super.accessibilityTraits.union(.tabBar) }
            set { super.accessibilityTraits = newValue }
          }
        }
        """),
    Form(
      testDescription: "a list whose type is overridden",
      code: "view.addSubview(Steps())", heard: ["Mix. List Start.", "Bake. List End."],
      others: """
        final class Steps: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let labels = ["Mix", "Bake"].map { name in
              let label = UILabel()
              label.text = name
              return label
            }
            labels.forEach { addSubview($0) }
            accessibilityElements = labels
          }
          override var accessibilityContainerType: UIAccessibilityContainerType {
            get { .list }
            set {}
          }
        }
        """),
    Form(
      testDescription: "a navigation controller that is made in code",
      code: """
        let navigation = UINavigationController(rootViewController: Home())
        addChild(navigation)
        view.addSubview(navigation.view)
        """, heard: ["Start. Heading.", "Hello"],
      others: """
        final class Home: UIViewController {
          override func viewDidLoad() {
            title = "Start"
            let label = UILabel()
            label.text = "Hello"
            view.addSubview(label)
          }
        }
        """),
    Form(
      testDescription: "the field that is edited from the beginning",
      code: "field.placeholder = \"Name\"\nview.addSubview(field)",
      members: """
        let field = UITextField()
        override func viewDidAppear(_ animated: Bool) { field.becomeFirstResponder() }
        """, heard: ["Name. Text Field. Is editing."]),
  ]

  @Test(arguments: rows + bars)
  func listsAndBarsAreHeard(_ form: Form) async throws {
    let code = UIKitExample.controller(form.code, members: form.members, base: form.base) + form.others
    let heard = try await UIKitExample.heard(["Example.swift": code])
    #expect(heard == form.heard)
  }
}
