import EarshotCore
import SourceModel
import Testing

/// Every expression that makes a view is heard, hidden, unreached or unfollowed, and never in no class.
@Suite("Accounting")
struct AccountingTests {
  private func account(_ source: String) async -> Accounting? {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    return await Analysis.run(files: ["Source.swift": "import SwiftUI\n" + source], options).accounting
  }

  private func account(body: String, members: String = "") async -> Accounting? {
    await account("struct Sample: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n")
  }

  private func described(_ items: [Accounting.Item]?) -> [String]? { items?.map { "\($0.view): \($0.reason)" } }

  @Test("What is part of a screen is heard, with all that holds it")
  func heard() async {
    let account = await account(
      body: """
        NavigationStack { List { ForEach(items, id: \\.self) { Text($0) } }.toolbar { ToolbarItem { Button("Add") {} } } }
        Label { Text("Title") } icon: { Image(systemName: "star") }
        Button { } label: { HStack { Image(systemName: "trash"); Text("Delete") } }
        """, members: "let items: [String]")
    #expect(account?.heard == account?.viewExpressions)
    #expect(account?.viewExpressions == 13)
  }

  @Test("A view that stands for what one of its members shows is heard by it, and a model with a body is no view")
  func members() async {
    let account = await account(
      """
      struct Notice: View {
        let words: String
        var body: some View { Text("None") }
        var warning: some View { Text(words) }
      }
      struct Model: Identifiable { let id: Int; @ViewBuilder var body: some View { Text("Model") } }
      struct Sample: View {
        let model = Model(id: 1)
        var body: some View { VStack { Notice(words: "Take care").warning; model.body } }
      }
      """)
    #expect(described(account?.unfollowed) == [])
    #expect(account?.viewExpressions == 5)
  }

  @Test("A type within another one that only shares its name with a view")
  func namesakes() async {
    let account = await account(
      """
      final class Shield: ShieldConfigurationDataSource {
        func configuration() -> ShieldConfiguration {
          ShieldConfiguration(title: ShieldConfiguration.Label(text: "Closed", color: .white))
        }
      }
      struct Sample: View { var body: some View { SwiftUI.Text("Open") } }
      """)
    #expect(described(account?.unfollowed) == [])
    #expect(account?.viewExpressions == 1)
  }

  @Test("Drawn only, taken out, or nothing to find")
  func hidden() async {
    let account = await account(
      body: """
        VStack { Spacer(); Divider() }
        HStack { Text("Away") }.accessibilityHidden(true)
        Image(decorative: "line")
        Text("Kept").clipShape(RoundedRectangle(cornerRadius: 4)).background(Circle())
        """)
    #expect(account?.heard == 1)
    #expect(account?.hidden == 8)
  }

  @Test("What a sheet, a menu, an alert and a modifier's text show is heard")
  func presented() async {
    let account = await account(
      body: """
        Text("Base")
          .sheet(isPresented: $isOpen) { VStack { Text("Sheet") } }
          .contextMenu { Button("Share") {} }
          .alert("Sure?", isPresented: $isOpen) { Button("Yes") {} } message: { Text("Message") }
          .accessibilityLabel(Text("Label"))
        """, members: "@State private var isOpen = false")
    #expect(described(account?.unfollowed) == [])
    #expect(account?.heard == account?.viewExpressions)
  }

  @Test("Code without a caller, and code that only previews reach")
  func unreached() async {
    let account = await account(
      """
      struct Sample: View {
        var body: some View { Text("Shown"); used }
        private var used: some View { Text("Used") }
        private var unused: some View { Text("Unused") }
        private func indirect() -> some View { deeper() }
        private func deeper() -> some View { Text("Deeper") }
        static func sample() -> some View { Text("Sample") }
      }
      #Preview { VStack { Sample.sample() } }
      """)
    #expect(account?.heard == 2)
    #expect(described(account?.unreached) == [
      "Text: no caller", "Text: no caller", "Text: only previews", "VStack: only previews",
    ])
    #expect(account?.unfollowed == [])
  }

  @Test("Modifiers that only uncalled code makes, and views that are called as a modifier is")
  func uncalledModifiers() async {
    let account = await account(
      """
      struct Barred: ViewModifier {
        func body(content: Content) -> some View { content.toolbar { ToolbarItem { Text("Bar") } } }
      }
      extension View { func barred() -> some View { modifier(Barred()) } }
      struct Sample: View {
        @State var isOn = false
        var alert: Alert { Alert(title: Text("Unused")) }
        var body: some View { Text("Shown").alert(isPresented: $isOn) { Alert(title: Text("Used")) } }
      }
      """)
    #expect(described(account?.unfollowed) == [])
    #expect(described(account?.unreached)?.contains("Text: no caller") == true)
  }

  @Test("What a decided test, the version or the system rule out")
  func ruledOut() async {
    let account = await account(
      body: """
        if isOld { Text("Old") } else { Text("New") }
        if #available(iOS 14, *) { Text("Now") } else { Text("Then") }
        #if os(macOS)
        Text("Mac")
        #endif
        """, members: "private static let isOld = false; private let isOld = Sample.isOld")
    #expect(account?.heard == 2)
    #expect(described(account?.unreached) == [
      "Text: ruled out by 'isOld'", "Text: ruled out by the versions that the app runs on",
      "Text: #if for another system",
    ])
  }

  @Test("What is not followed says so, with its place")
  func unfollowed() async {
    let account = await account(
      body: "Text(\"A\").mystery { view in Text(\"B\") }")
    #expect(described(account?.unfollowed) == ["Text: content of 'mystery'"])
    #expect(account?.unfollowed.first?.place.startPosition.line == 5)
  }

  @Test("Views of UIKit")
  func uiKit() async {
    let account = await account(
      """
      import UIKit
      final class Badge: UIView {}
      final class Screen: UIViewController {
        private let title = UILabel()
        override func viewDidLoad() {
          title.text = "Title"
          let badge = Badge()
          view.addSubview(title)
          view.addSubview(badge)
          let forgotten = UIButton()
        }
      }
      """)
    #expect(account?.heard == 2)
    #expect(described(account?.unfollowed) == ["UIButton: made for 'viewDidLoad' and not shown"])
  }

  @Test("What a control is given and does not speak, and what draws it, is hidden")
  func unspoken() async {
    let account = await account(
      """
      struct Knob: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { Image(systemName: "circle"); configuration.label } }
      }
      struct Sample: View {
        @State private var isOn = false
        @State private var level = 1.0
        var body: some View {
          Toggle("Light", isOn: $isOn).toggleStyle(Knob())
          Slider(value: $level, in: 0...2) { Text("Level") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("2") }
          Picker(selection: $level, label: Text("")) { Text("One").tag(1.0) }.pickerStyle(.wheel)
          ViewThatFits { Text("Long"); HStack { Text("Sh"); Text("ort") } }
          Chart { BarMark(x: .value("Day", "Mo"), y: .value("Sum", 2)) }.chartXAxis { axis }
        }
        private var axis: some AxisContent { AxisMarks { _ in AxisGridLine() } }
      }
      """)
    #expect(described(account?.unfollowed) == [])
    #expect(account?.hidden == 11)
  }

  @Test("A call of code for another system, or of code that is never run, is no caller")
  func callersThatAreNone() async {
    let account = await account(
      """
      protocol Screen: View { associatedtype Phone: View; associatedtype TV: View; var phone: Phone { get }; var tv: TV { get } }
      extension Screen {
        var both: some View {
          #if os(tvOS)
          tv
          #else
          phone
          #endif
        }
      }
      struct Inline: View { let tv: String; init(tv: String) { self.tv = tv }; var body: some View { Text(tv) } }
      struct Sample: Screen {
        private let isMac = Sample.neverMac
        private static let neverMac = false
        var body: some View { both; if isMac { mac } }
        var phone: some View { Text("Phone") }
        var tv: some View { Text("TV") }
        private var mac: some View { Text("Mac") }
      }
      """)
    #expect(described(account?.unreached) == ["Text: no caller", "Text: no caller"])
    #expect(account?.unfollowed == [])
    #expect(account?.heard == 2)
  }

  @Test("A function that is named like a view makes none by itself")
  func functionNamedAsView() async {
    let account = await account(
      """
      func Section(_ title: String, @ViewBuilder content: () -> some View, note: String) -> some View {
        VStack { content(); Text(note) }
      }
      struct Sample: View {
        var body: some View { Section("Own", content: { Text("In") }, note: "Note"); Section("Plain") { Text("Row") } }
      }
      """)
    #expect(account?.viewExpressions == 5)
    #expect(account?.heard == 5)
  }

  @Test("A function of a view that is named like another view makes none by itself")
  func memberNamedAsView() async {
    let account = await account(
      """
      struct Sample: View {
        var body: some View { VStack { Label("Goal: ", text: "Win") } }
        func Label(_ title: String, text: String) -> some View { HStack { Text(title); Text(text) } }
      }
      """)
    #expect(account?.viewExpressions == 4)
    #expect(account?.heard == 4)
  }

  @Test("Nobody asks, nothing is counted")
  func notAsked() async {
    let analysis = await Analysis.run(source: "import SwiftUI\nstruct Sample: View { var body: some View { Text(\"A\") } }")
    #expect(analysis.accounting == nil)
  }

  @Test("A mask is drawn with all that stands in it, whoever hands it over")
  func masks() async {
    let account = await account(
      """
      extension View {
        func cutOut<Mask: View>(@ViewBuilder _ content: @escaping () -> Mask) -> some View {
          mask { Rectangle().overlay { content().blendMode(.destinationOut) } }
        }
      }
      struct Sample: View {
        var body: some View { Text("Kept").cutOut { Text("Hole").background { HStack { Text("Behind") } } } }
      }
      """)
    #expect(account?.heard == 1)
    #expect(described(account?.unfollowed) == [])
  }

  @Test("An initialiser or a function that no call fits has no caller")
  func overloads() async {
    let account = await account(
      """
      struct Row<Label: View>: View {
        let label: Label
        init(@ViewBuilder label: () -> Label) { self.label = label() }
        var body: some View { label }
      }
      extension Row where Label == Text {
        init(name: String) { self.init { Text(name) } }
        init(old: String) { self.init { Text(old) } }
      }
      extension View {
        func note(_ text: String) -> some View { overlay { Text(text) } }
        func note(list: [String]) -> some View { overlay { Text(list[0]) } }
      }
      struct Sample: View { var body: some View { Row(name: "Ann").note("A") } }
      """)
    #expect(described(account?.unreached) == ["Text: no caller", "Text: no caller"])
    #expect(described(account?.unfollowed) == [])
  }

  @Test("What a component is handed and shows on other systems only is not reached")
  func shownElsewhere() async {
    let account = await account(
      """
      struct Page<Content: View, Picture: View>: View {
        let content: Content
        let picture: Picture
        init(@ViewBuilder content: () -> Content, @ViewBuilder picture: () -> Picture) {
          self.content = content()
          self.picture = picture()
        }
        #if os(tvOS)
        var body: some View { large }
        #else
        var body: some View { content }
        #endif
        private var large: some View { picture }
      }
      struct Sample: View { var body: some View { Page { Text("Words") } picture: { Image("cat") } } }
      """)
    #expect(described(account?.unreached) == ["Image: handed to 'Page', which does not show it on this system"])
    #expect(described(account?.unfollowed) == [])
  }

  @Test("Views of UIKit that stand in for others, are replaced, measured or part of a field are hidden")
  func platformStandIns() async {
    let account = await account(
      """
      import UIKit
      class Hint: UITextField {
        let words = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); words.text = "Name"; addSubview(words) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Page: UITableViewController {
        var title = UILabel()
        let hint = Hint()
        let unit = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = UILabel(frame: .zero)
          title.text = "Title"
          view.addSubview(title)
          unit.text = "EUR"
          hint.leftView = unit
          view.addSubview(hint)
          show(navigationItem.titleView ?? UIView())
        }
        func show(_ view: UIView) { view.alpha = 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          guard Bool.random() else { return UITableViewCell() }
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Row"
          return cell
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          let sample = UILabel()
          sample.text = "Row"
          sample.sizeToFit()
          return sample.frame.height
        }
      }
      """)
    #expect(described(account?.unfollowed) == [])
    #expect(account?.heard == 3)
    #expect(described(account?.unreached) == ["UITableViewCell: ruled out by 'guard'"])
    #expect(account?.hidden == 5)
  }

  @Test("A field that a function hands back to nobody who is known is not counted as hidden")
  func handedBackField() async {
    let account = await account(
      """
      import UIKit
      final class Maker { func field(_ kind: Int) -> UITextField { return UITextField() } }
      let makers = ["field": { (maker: Maker) in maker.field(1) }]
      """)
    #expect(account?.viewExpressions == 1)
    #expect(account?.hidden == 0)
  }
}
