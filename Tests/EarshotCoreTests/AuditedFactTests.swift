import EarshotCore
import Testing

/// Facts of Apple's runtime in the spellings that were found to be read wrongly. Each names the recording or the rule.
@Suite struct AuditedFactTests {
  struct Fact: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var heard: [String]
    var members = ""
    var declarations = ""
  }

  private static let flavors = "enum Flavor: String, CaseIterable, Identifiable { case mint, lemon; var id: Self { self } }"

  /// Menu pickers say `<title>, <option>` (ax_view_picker, hgf_edit_artist, hgf_edit_artwork); an option of a `ForEach`
  /// is chosen by its identity.
  static let pickers: [Fact] = [
    Fact(
      testDescription: "options of an enumeration",
      body: "Picker(\"Flavor\", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }",
      heard: ["Flavor, Lemon. Button."], members: "@State private var flavor = Flavor.lemon", declarations: flavors),
    Fact(
      testDescription: "options that are their own identity",
      body: "Picker(\"Color\", selection: $color) { ForEach([\"Red\", \"Blue\"], id: \\.self) { Text($0) } }",
      heard: ["Color, Blue. Button."], members: "@State private var color = \"Blue\""),
    Fact(
      testDescription: "segments of a range [uk_segmented_control]",
      body: "Picker(\"Size\", selection: $size) { ForEach(0..<2) { Text(\"S\\($0)\") } }.pickerStyle(.segmented)",
      heard: ["S0. Button. 1 of 2.", "Selected: S1. Button. 2 of 2."], members: "@State private var size = 1"),
    Fact(
      testDescription: "an explicit tag beats the identity",
      body: "Picker(\"Size\", selection: $size) { ForEach(0..<2) { Text(\"S\\($0)\").tag($0 + 10) } }",
      heard: ["Size, S1. Button."], members: "@State private var size = 11"),
    Fact(
      testDescription: "a selection that callers decide is one of the options",
      body: "Picker(\"Flavor\", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }",
      heard: ["Flavor, Mint. Button. [flavor == .mint]", "Flavor, Lemon. Button. [flavor == .lemon]"],
      members: "@Binding var flavor: Flavor", declarations: flavors),
  ]

  static let merging: [Fact] = [
    Fact(
      testDescription: "beside a heading, several buttons give no trait [ax_misc_composed]",
      body: """
        HStack { Text("Title").accessibilityAddTraits(.isHeader); Button("One") {}; Button("Two") {} }
          .accessibilityElement(children: .combine)
        """, heard: ["Title. Heading. // actions: Two"]),
    Fact(
      testDescription: "beside a heading, one button gives its trait",
      body: """
        HStack { Text("Title").accessibilityAddTraits(.isHeader); Button("One") {} }
          .accessibilityElement(children: .combine)
        """, heard: ["Title. Button. Heading."]),
    Fact(
      testDescription: "pictures are silent as soon as there is some text, not before [as_prev_basic]",
      body: """
        VStack {
          HStack { Image(systemName: "star"); Text("Best") }.accessibilityElement(children: .combine)
          HStack { Image(systemName: "star"); Image(systemName: "xmark") }.accessibilityElement(children: .combine)
        }
        """, heard: ["Best", "Favorite, Close. Image."]),
    Fact(
      testDescription: "a control alone has nothing to be combined with [tree-spec T26]",
      body: """
        VStack {
          Button("Save") {}.accessibilityElement(children: .combine)
          Toggle("On", isOn: .constant(true)).accessibilityElement(children: .combine).accessibilityHint("Why")
        }
        """, heard: ["Save. Button.", "On. Switch Button. On. // hint: Why"]),
    Fact(
      testDescription: "a hidden shape stays hidden whatever is said of it [tree-spec T34]",
      body: "VStack { Circle().accessibilityHidden(true).accessibilityLabel(\"Dot\"); Circle().accessibilityLabel(\"Ball\") }",
      heard: ["Ball"]),
    Fact(
      testDescription: "a menu among combined controls is told of [bh_todo]",
      body: "HStack { Text(\"Task\"); Button(\"Do\") {}; Menu(\"More\") {} }.accessibilityElement(children: .combine)",
      heard: ["Task. Button. // actions: More"]),
    Fact(
      testDescription: "a field that holds a number shows no placeholder [ax_view_textField]",
      body: "VStack { TextField(\"Age\", value: .constant(5), format: .number) }", heard: ["5. Text Field."]),
    Fact(
      testDescription: "a hint on a disclosure group goes to its header [runtime-facts 6]",
      body: "DisclosureGroup(\"More\", isExpanded: .constant(true)) { Text(\"Body\") }.accessibilityHint(\"Opens\")",
      heard: ["More. Button. // hint: Opens", "Body"]),
    Fact(
      testDescription: "a hint on a container stays with it [tree-spec T21]",
      body: "VStack { Text(\"A\"); Text(\"B\") }.accessibilityElement(children: .contain).accessibilityHint(\"Box\")",
      heard: ["A", "B"]),
    Fact(
      testDescription: "a table on iPhone shows its first column only [as_ref_swiftui_table]",
      body: "Table(people) { TableColumn(\"Name\", value: \\.name); TableColumn(\"Age\") { Text(\"\\($0.age)\") } }",
      heard: ["Ann", "Bob"], members: "let people = [Person(name: \"Ann\", age: 3), Person(name: \"Bob\", age: 4)]",
      declarations: "struct Person: Identifiable { let id = UUID(); let name: String; let age: Int }"),
    Fact(
      testDescription: "a table of rows that only run time knows",
      body: "Table(people) { TableColumn(\"Name\") { Text($0.name) }; TableColumn(\"Age\") { Text(\"\\($0.age)\") } }",
      heard: ["«element.name» {for element in people}"], members: "let people: [Person]",
      declarations: "struct Person: Identifiable { let id = UUID(); let name: String; let age: Int }"),
    Fact(
      testDescription: "each column of a split view has its own title [runtime-facts 7]",
      body: """
        NavigationSplitView { Text("side").navigationTitle("Side") } detail: { Text("deep").navigationTitle("Deep") }
        """, heard: ["Side. Heading.", "side", "Deep. Heading.", "deep"]),
    Fact(
      testDescription: "a search field says that it is one, and no text field besides [tmo-search]",
      body: "NavigationStack { Text(\"a\").searchable(text: .constant(\"\")) }",
      heard: ["Search. Search Field.", "a"]),
  ]

  static let texts: [Fact] = [
    Fact(
      testDescription: "underscores are Markdown as asterisks are [runtime-facts 4]",
      body: "VStack { Text(\"_so_ is __this__\"); Text(\"snake_case_name\"); Text(verbatim: \"_raw_\") }",
      heard: ["so is this", "snake_case_name", "_raw_"]),
    Fact(
      testDescription: "percentages round to even [speech-spec 7: 4% for 4.5 in 1...101]",
      body: "VStack { Slider(value: .constant(4.5), in: 1...101); ProgressView(value: 0.125) }",
      heard: ["4%. Adjustable.", "12%"]),
    Fact(
      testDescription: "formats write as many digits as they say",
      body: """
        VStack {
          Text(String(format: "%.1f km", 2.55)); Text(String(format: "%02d:%02d", 4, 5)); Text("\\(price, specifier: "%.2f")")
          Text(String(format: "%.3f", 0.0005)); Text(String(format: "%.0f", 2.5)); Text(String(format: "%.2f", -1.999))
        }
        """, heard: ["2.5 km", "04:05", "3.50", "0.001", "2", "-2.00"], members: "let price = 3.5"),
    Fact(
      testDescription: "collections in the usual spellings",
      body: """
        VStack {
          ForEach(Array(["x", "y"].enumerated()), id: \\.offset) { index, item in Text("\\(index) \\(item)") }
          ForEach(["q", "p"].sorted(), id: \\.self) { Text($0) }
          ForEach(Array(zip(["a"], [1])), id: \\.0) { Text("\\($0.0) \\($0.1)") }
          ForEach([1, 2, 3].filter { $0 > 1 }, id: \\.self) { Text("f\\($0)") }
          ForEach([[4], [5, 6]].flatMap { $0 }, id: \\.self) { Text("m\\($0)") }
          ForEach(Array(stride(from: 0, through: 4, by: 2)), id: \\.self) { Text("s\\($0)") }
        }
        """,
      heard: ["0 x", "1 y", "p", "q", "a 1", "f2", "f3", "m4", "m5", "m6", "s0", "s2", "s4"]),
    Fact(
      testDescription: "division of numbers that may be integers is left open where it drops a rest",
      body: """
        VStack {
          Text("\\(7 / 2)"); Text("\\(8 / 2)"); Text("\\(7.0 / 2, specifier: "%.1f")"); ForEach(0..<2) { Text($0 % 2 == 0 ? "even" : "odd") }
        }
        """, heard: ["«7 / 2»", "4", "3.5", "even", "odd"]),
    Fact(
      testDescription: "grammar agreement is no link",
      body: "VStack { Text(\"^[\\(2) apples](inflect: true)\"); Text(\"[Apple](https://apple.com)\") }",
      heard: ["2 apples", "Apple // rotors: Links"]),
  ]

  @Test(arguments: pickers + merging + texts)
  func heardInSwiftUI(_ fact: Fact) async {
    let hearing = await Hearing.source(
      "struct Sample: View {\n\(fact.members)\nvar body: some View {\n\(fact.body)\n}\n}\n\(fact.declarations)")
    #expect(hearing.texts() == fact.heard)
  }

  @Test("A binding that a preview hands over is known")
  func previewBinding() async {
    let hearing = await Hearing.source(
      """
      \(Self.flavors)
      struct Sample: View {
        @Binding var flavor: Flavor
        var body: some View { Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } } }
      }
      #Preview { Sample(flavor: .constant(.lemon)) }
      """)
    #expect(hearing.texts(of: "Preview 1") == ["Flavor, lemon. Button."])
  }

  /// Statements of `viewDidLoad` and what is heard.
  static let kit: [(code: String, heard: [String])] = [
    // Lists of objects.
    (
      "let a = UILabel()\na.text = \"A\"\nlet b = UILabel()\nb.text = \"B\"\n[a, b].forEach(view.addSubview)",
      ["A", "B"]
    ),
    (
      "let views = (0..<2).map { _ in UIView() }\nfor view in views { view.isAccessibilityElement = true }\n"
        + "views[0].accessibilityLabel = \"A\"\nviews[1].accessibilityLabel = \"B\"\nviews.forEach(view.addSubview)",
      ["A", "B"]
    ),
    (
      "let labels = [UILabel(), UILabel()]\nfor (label, text) in zip(labels, [\"A\", \"B\"]) { label.text = text }\n"
        + "labels.enumerated().forEach { index, label in label.accessibilityValue = \"\\(index)\" }\n"
        + "for label in labels { view.addSubview(label) }",
      ["A: 0", "B: 1"]
    ),
    (
      "[\"A\", \"B\"].enumerated().forEach { index, title in let l = UILabel(); l.text = \"\\(index) \\(title)\"; "
        + "view.addSubview(l) }",
      ["0 A", "1 B"]
    ),
    ("[\"A\", \"B\"].forEach { title in let l = UILabel(); l.text = title; view.addSubview(l) }", ["A", "B"]),
    // Within less than 8 points views stand in one line, read from the leading edge [uk_order, tree-spec T45].
    (
      "let a = UILabel(frame: CGRect(x: 90, y: 100, width: 50, height: 20))\na.text = \"A\"\n"
        + "let b = UILabel()\nb.frame = CGRect(x: 0, y: 105, width: 50, height: 20)\nb.text = \"B\"\n"
        + "let c = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))\nc.text = \"C\"\n"
        + "let d = UILabel(frame: CGRect(x: 0, y: 113, width: 50, height: 20))\nd.text = \"D\"\n"
        + "[a, b, c, d].forEach { view.addSubview($0) }",
      ["C", "B", "A", "D"]
    ),
    // Values of controls [speech-spec 7, uk_switches, as_ref_secure_field].
    (
      "let s = UISlider()\ns.maximumValue = 100\ns.value = 75\nlet p = UIProgressView()\np.setProgress(0.3, animated: false)\n"
        + "view.addSubview(s)\nview.addSubview(p)",
      ["75%. Adjustable.", "30%"]
    ),
    (
      "let s = UISwitch()\nlet t = UISwitch()\nt.setOn(true, animated: false)\nview.addSubview(s)\nview.addSubview(t)",
      ["Switch Button. Off.", "Switch Button. On."]
    ),
    (
      "let f = UITextField()\nf.isSecureTextEntry = true\nf.text = \"abc\"\nview.addSubview(f)",
      ["•••. Secure Text Field."]
    ),
    // Blocks say whether there is an element as well [uk_block_based].
    (
      "let v = UIView()\nv.isAccessibilityElementBlock = { true }\nv.accessibilityLabelBlock = { \"A\" }\nview.addSubview(v)",
      ["A"]
    ),
    // The item behind leads back [uk_navbar_titles].
    (
      "let bar = UINavigationBar()\nbar.pushItem(UINavigationItem(title: \"P\"), animated: false)\n"
        + "bar.pushItem(UINavigationItem(title: \"Q\"), animated: false)\nview.addSubview(bar)",
      ["P. Back Button.", "Q. Heading."]
    ),
    // The item that a bar shows is the last one that it was given (Apple: documentation of UINavigationBar, topItem).
    (
      "let bar = UINavigationBar()\nbar.setItems([UINavigationItem(title: \"P\")], animated: false)\n"
        + "bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: \"Save\", style: .done, target: nil, action: nil)\n"
        + "bar.topItem?.title = \"Q\"\nview.addSubview(bar)",
      ["Q. Heading.", "Save. Button."]
    ),
    // The chosen tab is selected [uk_tab_bars].
    (
      "let bar = UITabBar()\nlet a = UITabBarItem(title: \"A\", image: nil, tag: 0)\n"
        + "let b = UITabBarItem(title: \"B\", image: nil, tag: 1)\nbar.items = [a, b]\nbar.selectedItem = b\nview.addSubview(bar)",
      ["A. Tab. 1 of 2.", "Selected: B. Tab. 2 of 2."]
    ),
  ]

  @Test(arguments: kit)
  func heardInUIKit(code: String, heard: [String]) async {
    let hearing = await Hearing.source(
      "import UIKit\nfinal class Sample: UIViewController {\noverride func viewDidLoad() {\n\(code)\n}\n}")
    #expect(hearing.texts() == heard)
  }
}
