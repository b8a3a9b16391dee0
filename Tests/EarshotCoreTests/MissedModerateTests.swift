import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Defects of less weight that were missed, each by a mechanism that many apps have.
@Suite struct MissedModerateTests {
  private static func found(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\nimport UIKit\n" + code]).findings.filter { $0.rule == rule }
  }

  private static func lines(_ rule: String, _ code: String) async -> [Int] {
    await found(rule, code).flatMap { [$0.place] + $0.furtherPlaces }.map(\.startPosition.line).sorted()
  }

  private static let helper = """
    extension View {
      @ViewBuilder func inked(_ color: Color) -> some View {
        if #available(iOS 15.0, *) { self.foregroundStyle(color) } else { foregroundColor(color) }
      }
    }

    """

  /// One helper colours all texts; each pair of colours is told where the text gets it.
  @Test func coloursHandedToAHelper() async {
    let views = """
      struct Bill: View {
        var body: some View {
          VStack {
            Text("Total").inked(Color(red: 0, green: 0.8, blue: 0.9)).padding().background(Color(red: 0.9, green: 1, blue: 1))
            Text("Tax").inked(Color(red: 0.7, green: 0.7, blue: 0.7)).padding().background(Color.white)
          }
        }
      }
      """
    #expect(await Self.lines("low-contrast-text", Self.helper + views) == [11, 12])
  }

  @Test func coloursOfTheSystemHandedToAHelper() async {
    let views = "struct Bill: View { var body: some View { VStack {\nText(\"Due\").inked(.orange)\nText(\"Paid\").inked(.green)\n} } }\n"
    #expect(await Self.lines("system-colour-contrast", Self.helper + views) == [9, 10])
  }

  /// Two colours that code writes out are two colours.
  @Test func fixedColoursAreNotOne() async {
    let views = """
      struct Bill: View {
        var body: some View {
          VStack {
            Text("Total").foregroundColor(Color(white: 0.7)).background(Color.white)
            Text("Tax").foregroundColor(Color(red: 0.5, green: 0.8, blue: 0.5)).background(Color.white)
            Text("Sum").foregroundColor(Color(white: 0.7)).background(Color.white)
          }
        }
      }
      """
    #expect(await Self.found("low-contrast-text", views).map { $0.furtherPlaces.count } == [1, 0])
  }

  /// A clear shape gives its ground a size.
  @Test func groundOfAClearShape() async {
    let views = """
      struct Bill: View {
        var body: some View {
          Button { pay() } label: {
            ZStack {
              Rectangle().foregroundColor(.clear).frame(width: 134, height: 47).background(Color(red: 0.9, green: 1, blue: 1)).cornerRadius(4)
              Text("Pay").inked(Color(red: 0, green: 0.8, blue: 0.9))
            }
          }
        }
        func pay() { print(1) }
      }
      """
    #expect(await Self.lines("low-contrast-text", Self.helper + views) == [13])
  }

  /// Captions with their values below each other, and none where a loop makes rows below a title.
  @Test(arguments: [
    ("Text(\"Name\").font(.caption); Text(name).bold(); Text(\"Street\").font(.caption); Text(street).bold()", 1),
    ("Text(\"Mine\").bold(); ForEach(items, id: \\.self) { Text($0) }; Text(\"Yours\").bold(); ForEach(items, id: \\.self) { Text($0) }", 0),
    ("Text(\"\\(items.count)\").font(.title); Text(\"Items\").font(.caption)", 1),
    ("Text(name).font(.title); Text(\"All that is known of it\")", 1),
    ("Text(\"Overview\").font(.title); Text(name)", 0),
  ])
  func captionsAndValues(code: String, count: Int) async {
    let view = """
      struct Card: View {
        let name: String, street: String, items: [String]
        var body: some View { VStack(alignment: .leading) { \(code) } }
      }
      """
    #expect(await Self.found("ungrouped-row", view).count == count)
  }

  private static func controller(_ code: String) -> String {
    """
    final class BillController: UIViewController {
      private let total = UILabel()
      private let pill = UIView()
      override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        total.text = "Total"
        total.font = .preferredFont(forTextStyle: .body)
        view.addSubview(pill)
    \(code)
      }
    }
    """
  }

  @Test(arguments: [
    ("total.textColor = .tertiaryLabel; view.addSubview(total)", 1),
    ("total.textColor = .systemOrange; view.addSubview(total)", 1),
    ("total.textColor = .secondaryLabel; view.addSubview(total)", 0),
    ("pill.backgroundColor = .systemGreen; total.textColor = .white; pill.addSubview(total)", 1),
    ("pill.backgroundColor = .systemIndigo; total.textColor = .white; pill.addSubview(total)", 0),
  ])
  func coloursOfTheSystemInUIKit(code: String, count: Int) async {
    let found = await Self.found("uikit-low-contrast", Self.controller(code))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.certainty == .review })
  }

  @Test(arguments: [
    // Labels, and titles that follow each other in one stack.
    ("""
      Label("Recent files", systemImage: "clock").font(.headline)
      ForEach(items, id: \\.self) { item in Text(item) }
      Label("Shared files", systemImage: "person").font(.headline)
      ForEach(items, id: \\.self) { item in Text(item) }
      """, 2),
    ("""
      Text("Recent files").font(.headline)
      ForEach(items, id: \\.self) { item in Text(item) }
      Text("Shared files").font(.headline)
      ForEach(items, id: \\.self) { item in Text(item) }
      """, 2),
    ("""
      HStack { Text("Recent files").font(.headline); Spacer(); Button("See all") { } }
      ForEach(items, id: \\.self) { item in Text(item) }
      Text("And some more")
      HStack { Text("Shared files").font(.headline); Spacer(); Button("See all") { } }
      ForEach(items, id: \\.self) { item in Text(item) }
      Text("And some more")
      """, 2),
    ("""
      Text("GENERAL").font(.caption)
      Toggle("Sounds", isOn: .constant(true))
      Toggle("Badges", isOn: .constant(true))
      Text("PRIVACY").font(.caption)
      Toggle("Location", isOn: .constant(true))
      Toggle("Camera", isOn: .constant(true))
      """, 2),
    // Captions of values side by side.
    ("""
      HStack { Text("Recent files").font(.headline); Spacer(); Text("3") }
      HStack { Text("Shared files").font(.headline); Spacer(); Text("4") }
      HStack { Text("Sent files").font(.headline); Spacer(); Text("5") }
      """, 0),
    // Questions with their answers are rows.
    ("""
      Text("Is it free").font(.headline)
      Text("Yes, it is free for all of you.")
      Text("Is it safe").font(.headline)
      Text("It is as safe as can be.")
      """, 0),
    ("Text(\"Overview\").font(.h2Bold)\nText(\"One\")\nText(\"Two\")\nText(\"Three\")", 1),
    ("Text(\"Overview\").font(.h2Regular)\nText(\"One\")\nText(\"Two\")\nText(\"Three\")", 0),
  ])
  func headings(code: String, count: Int) async {
    let view = """
      extension Font {
        static let h2Bold = Font.custom("Brand-Bold", size: 18, relativeTo: .title2)
        static let h2Regular = Font.custom("Brand", size: 18, relativeTo: .title2)
      }
      struct Files: View {
        let items: [String]
        var body: some View {
          ScrollView {
            VStack(alignment: .leading) {
              Image("cover").accessibilityHidden(true)
      \(code)
            }
          }
          .navigationTitle("Files")
        }
      }
      """
    #expect(await Self.found("heading-missing", view).count == count)
  }

  @Test(arguments: ["day.date, style: .date", "day.date.formatted(date: .abbreviated, time: .omitted)"])
  func daysAboveTheirRows(text: String) async {
    let view = """
      struct Day: Identifiable { let id: Int; let date: Date; let rows: [String] }
      struct Days: View {
        let days: [Day]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(days) { day in
                Text(\(text)).font(.subheadline.bold())
                ForEach(day.rows, id: \\.self) { row in Button(row) { open(row) } }
              }
            }
          }
          .navigationTitle("Days")
        }
        func open(_ row: String) { print(row) }
      }
      """
    #expect(await Self.found("heading-missing", view).map(\.certainty) == [.review])
  }

  /// A font of a constant is told once, with its uses.
  @Test func usesOfAFontConstant() async {
    let code = """
      enum Fonts { static let body = UIFont.systemFont(ofSize: 14) }
      final class BillController: UIViewController {
        private let total = UILabel()
        private let tax = UILabel()
        override func viewDidLoad() {
          total.text = "Total"
          tax.text = "Tax"
          total.font = Fonts.body
          tax.font = Fonts.body
          view.addSubview(total)
          view.addSubview(tax)
        }
      }
      """
    #expect(await Self.found("uikit-fixed-font", code).map(\.furtherPlaces.count) == [1])
  }

  /// `Design.Fonts` is another name for a type of the project.
  @Test func constantsBehindANestedAlias() async {
    let code = """
      enum AppFonts { enum Label { static let body = UIFont.systemFont(ofSize: 14) } }
      enum Design { typealias Fonts = AppFonts }
      final class BillController: UIViewController {
        private let total = UILabel()
        override func viewDidLoad() {
          total.text = "Total"
          total.font = Design.Fonts.Label.body
          view.addSubview(total)
        }
      }
      """
    #expect(await Self.found("uikit-fixed-font", code).count == 1)
  }

  @Test(arguments: [
    ("Image(systemName: \"info.circle\").font(.footnote).onTapGesture { more() }", 1),
    ("Image(systemName: \"info.circle\").font(.footnote).padding(14).onTapGesture { more() }", 0),
    ("Button { more() } label: { Image(systemName: \"xmark\").font(.system(size: 10)).background(Circle().frame(width: 44, height: 44)) }", 0),
    ("Button { more() } label: { Image(systemName: \"xmark\").font(.system(size: 10)) }.buttonStyle(.plain)", 1),
    ("Button { more() } label: { Image(systemName: \"xmark\") }", 0),
  ])
  func smallTargets(code: String, count: Int) async {
    let view = """
      struct Bill: View {
        var body: some View {
          VStack { Text("Total"); \(code).accessibilityLabel("More") }
        }
        func more() { print("more") }
      }
      """
    #expect(await Self.found("target-too-small", view).count == count)
  }

  /// What nobody tints has the accent colour of the assets, but where the system draws it.
  @Test(arguments: [
    ("VStack { Button(\"Buy\") { buy() } }", 1),
    ("VStack { Button(\"Buy\") { buy() }.tint(.black) }", 0),
    ("VStack { Button(\"Buy\") { buy() }.buttonStyle(.plain) }", 0),
    ("VStack { Button(\"Buy\") { buy() }.buttonStyle(.borderedProminent) }", 1),
    ("VStack { Text(\"Buy\").foregroundStyle(.tint) }", 1),
    ("Menu(\"More\") { Button(\"Buy\") { buy() } }.tint(.black)", 0),
    ("Text(\"A\").toolbar { Button(\"Buy\") { buy() } }", 0),
  ])
  func accentColour(code: String, count: Int) async {
    let text = "import SwiftUI\nstruct Shop: View { var body: some View { \(code) }\nfunc buy() { print(1) } }"
    var project = Project(root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", text: text))])
    let orange = ColorAsset(variants: [.init(appearance: .any, highContrast: false, red: 0.98, green: 0.6, blue: 0.1, alpha: 1)])
    project.assets = AssetIndex(images: [], colors: ["AccentColor": orange])
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let found = await Analysis.run(on: project, options).findings.filter { $0.rule == "low-contrast-text" }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.certainty == .review })
  }
}
