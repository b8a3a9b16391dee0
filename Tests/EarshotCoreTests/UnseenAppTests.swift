import EarshotCore
import Project
import Testing

/// Code of apps that nobody had looked at: what is known of values that it hands on, keeps and changes.
@Suite("Code of unseen apps") struct UnseenAppTests {
  private static let field = """
    import UIKit
    final class TitledField: UIControl {
      let input = UITextField()
      private let titleLabel = UILabel()
      @IBInspectable var title: String = "" {
        didSet { titleLabel.text = NSLocalizedString(title, comment: ""); titleLabel.isHidden = title.isEmpty }
      }
      @IBInspectable var placeholder: String = "" { didSet { input.placeholder = placeholder } }
      override init(frame: CGRect) { super.init(frame: frame); setUp() }
      required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
      private func setUp() { titleLabel.isHidden = true; addSubview(titleLabel); addSubview(input) }
    }
    extension String { var localized: String { Words.table?[self] ?? NSLocalizedString(self, comment: "") } }
    final class Words { static var table: [String: String]?; func load() { Words.table = read() } }
    extension UILabel { @IBInspectable var key: String? { get { nil } set(word) { text = word?.localized } } }
    class WordLabel: UILabel {
      @IBInspectable var mark: String?
      override init(frame: CGRect) { super.init(frame: frame); setUp() }
      required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
      private func setUp() { if let text = text, let mark = mark { self.text = text + " " + mark } }
    }
    class WordButton: UIButton {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        for state in [UIControl.State.normal, .disabled] {
          if let title = title(for: state) { setTitle(NSLocalizedString(title, comment: ""), for: state) }
        }
      }
    }
    final class Login: UIViewController { @IBOutlet private weak var email: TitledField! }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene sceneID="s1"><objects><viewController id="c" customClass="Login" sceneMemberID="viewController">
    <view key="view" id="v"><subviews>
    <label text="Code" id="l1"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="key" value="code"/></userDefinedRuntimeAttributes></label>
    <label text="Fresh" id="l2" customClass="WordLabel"/>
    <view id="f" customClass="TitledField"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="title" value="mail"/></userDefinedRuntimeAttributes></view>
    <button id="b" customClass="WordButton"><state key="normal" title="go"/></button>
    </subviews></view><connections><outlet property="email" destination="f" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  private static let words = StringTables(["Localizable": ["en": [
    "code": .plain("Your code", state: nil), "mail": .plain("E-mail", state: nil), "go": .plain("Log in", state: nil),
  ]]])

  @Test("Runtime attributes of a file are handed to setters, and what nothing sets keeps its first value")
  func runtimeAttributes() async throws {
    let heard = try await UIKitExample.heard(
      ["F.swift": Self.field, "M.storyboard": Self.storyboard], strings: Self.words, screen: "Login")
    #expect(heard == ["Your code", "Fresh", "E-mail", "Text Field.", "Log in. Button."])
  }

  @Test("A view that a property which nobody sets would make is not there") func unsetProperties() async throws {
    let heard = try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(
        "view.addSubview(words)", members: "let words: Outlined = { let l = Outlined(); l.text = \"Bella\"; return l }()"),
      "O.swift": """
        import UIKit
        final class Outlined: UILabel {
          private var back: UILabel?
          var backColor: UIColor? { didSet { update() } }
          override var text: String? { didSet { update() } }
          private func update() {
            guard let color = backColor else { back?.removeFromSuperview(); back = nil; return }
            let label = back ?? UILabel()
            label.attributedText = NSAttributedString(string: text ?? "", attributes: [.strokeColor: color])
            superview?.insertSubview(label, belowSubview: self)
            back = label
          }
        }
        """,
    ])
    #expect(heard == ["Bella"])
  }

  private static let checker = """
    import UIKit
    import Combine
    enum Step { case idle, checking(Bool), done, failed(String) }
    final class Checker: UIView {
      let label = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(label); refuse() }
      required init?(coder: NSCoder) { fatalError() }
      func accept() { label.text = "This name is free" }
      func refuse() { label.text = "2 to 20 letters" }
    }
    final class Example: UIViewController {
      let steps = PassthroughSubject<Step, Never>()
      private let name = Checker(frame: .zero)
      private var bag = Set<AnyCancellable>()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(name)
        name.accept()
        steps.sink { [weak self] step in self?.render(step) }.store(in: &bag)
      }
      func render(_ step: Step) {
        switch step {
        case .idle, .done: break
        case let .checking(ok): if ok { name.accept() } else { name.refuse() }
        case let .failed(why): if why == "a" { warn("The app is unstable") } else { warn("The file is too large") }
        }
      }
      private func warn(_ message: String) {
        let alert = UIAlertController(title: "Wrong", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
    }
    """

  @Test("What a stream tells a screen is heard beside what it shows at first") func streams() async throws {
    let heard = try await UIKitExample.heard(["E.swift": Self.checker])
    #expect(heard == ["This name is free [ok]", "2 to 20 letters [!ok]"])
    let alert = try await UIKitExample.heard(["E.swift": Self.checker], screen: "Example › alert")
    #expect(alert.contains { $0.hasPrefix("The app is unstable") })
    #expect(alert.contains { $0.hasPrefix("The file is too large") })
  }

  private static let tags = """
    import UIKit
    final class TagCell: UITableViewCell { let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier); contentView.addSubview(name) }
      required init?(coder: NSCoder) { super.init(coder: coder) } }
    extension UITableView {
      func next<T: UITableViewCell>(at place: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withIdentifier: "\\(T.self)", for: place) as? T else { fatalError() }
        return cell
      }
    }
    final class Example: UITableViewController {
      let tags = ["Red"]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tags.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        update(tableView.next(at: indexPath), at: indexPath)
      }
      func update(_ cell: TagCell, at place: IndexPath) -> TagCell { cell.name.text = tags[place.row]; return cell }
    }
    """

  @Test("A cell is of the class that the function asks for which it is handed to") func cellsAsArguments() async throws {
    #expect(try await UIKitExample.heard(["E.swift": Self.tags]) == ["Red"])
  }

  @Test("A file that has the name of a subclass is that of the subclass") func filesOfBaseClasses() async throws {
    let code = """
      import UIKit
      class Base: UIViewController { @IBOutlet weak var heading: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); heading.accessibilityTraits.insert(.header) } }
      final class Result: Base { @IBOutlet weak var name: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); name.text = "Ada" } }
      """
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Base"><connections>
      <outlet property="heading" destination="h" id="o1"/><outlet property="name" destination="n" id="o2"/>
      <outlet property="view" destination="v" id="o3"/></connections></placeholder>
      <view id="v"><subviews><label text="Found" id="h"/><label text="Name" id="n"/><label text="Always" id="s"/></subviews>
      </view></objects></document>
      """
    let files = ["A.swift": code, "Result.xib": file]
    #expect(try await UIKitExample.heard(files, screen: "Result") == ["Found. Heading.", "Ada", "Always"])
    #expect(try await !UIKitExample.heard(files, screen: "Base").contains("Always"))
  }

  @Test("Headers of a collection view stand above its items, which an overload by type fills")
  func headersOfCollections() async throws {
    let code = """
      import UIKit
      struct Short { let title: String }; struct Long { let full: String }; struct Day { let date: String; let items: [Short] }
      final class ItemCell: UICollectionViewCell { let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(label) }
        required init?(coder: NSCoder) { fatalError() }
        func show(_ item: Long) { label.text = item.full }
        func show(_ item: Short) { label.text = item.title } }
      final class DayHeader: UICollectionReusableView { let words = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(words) }
        required init?(coder: NSCoder) { fatalError() } }
      final class Example: UICollectionViewController {
        var days = [Day]()
        override func viewDidLoad() { super.viewDidLoad()
          collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "i")
          collectionView.register(
            DayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h") }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { days[section].items.count }
        override func collectionView(_ view: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "i", for: place) as! ItemCell
          cell.show(days[place.section].items[place.row]); return cell }
        override func collectionView(
          _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at place: IndexPath
        ) -> UICollectionReusableView {
          let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: place) as! DayHeader
          header.words.text = "New \\(days[place.section].date)"; return header }
      }
      """
    let heard = try await UIKitExample.heard(["E.swift": code])
    #expect(heard.count == 2)
    #expect(heard.first?.hasPrefix("New «days[place.section].date»") == true)
    #expect(heard.last?.contains(".title»") == true)
  }

  @Test("A button whose configuration is made when its state changes has a title") func updateHandlers() async throws {
    let heard = try await UIKitExample.heard([
      "E.swift": UIKitExample.controller("view.addSubview(done)", members: """
        private let done: UIButton = {
          let handler = UIButton.Configuration.main("Finished"); let b = UIButton()
          b.configurationUpdateHandler = handler; return b
        }()
        """),
      "O.swift": """
        import UIKit
        extension UIButton.Configuration {
          static func main(_ words: String) -> UIButton.ConfigurationUpdateHandler {
            return { button in
              switch button.state { case .disabled: button.configuration = .plain(); default: button.configuration = .filled() }
              button.configuration?.title = words
            }
          }
        }
        """,
    ])
    #expect(heard == ["Finished. Button."])
  }

  @Test("A view of a file that an answer to an event shows says what the answer gives it") func ownAlerts() async throws {
    let code = """
      import UIKit
      final class OwnAlert: UIView { @IBOutlet weak var words: UILabel!
        class func show(on view: UIView, _ title: NSAttributedString) {
          guard let alert = UINib(nibName: "OwnAlert", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as? OwnAlert
          else { return }
          alert.words.text = title.string
          view.addSubview(alert)
        } }
      final class Example: UIViewController {
        let cancel: UIButton = { let b = UIButton(type: .system); b.setTitle("Cancel", for: .normal); return b }()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(cancel)
          cancel.addTarget(self, action: #selector(onCancel), for: .touchUpInside) }
        @objc func onCancel() {
          let host = view.window?.rootViewController?.view ?? view ?? UIView()
          OwnAlert.show(on: host, NSAttributedString(string: "Really?"))
        }
      }
      """
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="OwnAlert"><subviews><label text="Sample words" id="l"/></subviews>
      <connections><outlet property="words" destination="l" id="o"/></connections></view></objects></document>
      """
    #expect(
      try await UIKitExample.heard(["A.swift": code, "OwnAlert.xib": file])
        == ["Cancel. Button.", "Really? [after onCancel]"])
  }

  // MARK: - SwiftUI

  @Test("A control within something disabled is disabled where either is") func disabledTwice() async {
    let texts = await Hearing.body(
      "VStack { Button(\"Send\") { send() }.disabled(text.isEmpty) }.disabled(busy)",
      members: "@State var busy = false\n@State var text = \"\"").texts()
    #expect(texts == ["Send. Dimmed. Button. [busy || text.isEmpty]", "Send. Button. [!(busy || text.isEmpty)]"])
  }

  @Test("Symbols by a comparison of converted numbers") func convertedNumbers() async {
    let texts = await Hearing.source("""
      struct Stars: View { let rating: Float
        var body: some View { HStack { ForEach(1...3, id: \\.self) { i in Text(name(i)) } } }
        func name(_ i: Int) -> String {
          if Float(i) <= rating { return "full" } else if Float(i) - 0.5 == rating { return "half" } else { return "none" } } }
      struct Sample: View { var body: some View { Stars(rating: 1.5) } }
      """).texts()
    #expect(texts == ["full", "half", "none"])
  }

  @Test("A picker says the option that is chosen, whichever it is") func openPickers() async {
    let texts = await Hearing.source("""
      enum Policy: CaseIterable { case automatic, manual
        var words: String { switch self { case .automatic: "Automatic"; case .manual: "By hand" } } }
      struct FormState { var policy: Policy }
      struct Sample: View { @Binding var form: FormState
        var body: some View { Picker("Policy", selection: $form.policy) {
          ForEach(Policy.allCases, id: \\.self) { p in Text(p.words).tag(p) } }.pickerStyle(.menu) } }
      """).texts()
    #expect(texts?.count == 2)
    #expect(texts?.first?.hasPrefix("Policy, Automatic. Button.") == true)
    #expect(texts?.last?.contains("By hand") == true)
  }

  @Test("An initialiser under conditional compilation ends in the built-in one") func conditionalInitializers() async {
    let texts = await Hearing.source("""
      extension Text { init(key: String) {
        #if canImport(UIKit)
        self.init(verbatim: key)
        #else
        self.init("other")
        #endif
      } }
      struct Sample: View { var body: some View { Text(key: "Hello") } }
      """).texts()
    #expect(texts == ["Hello"])
  }
}
