import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Fixes take the words that are at hand instead of leaving a gap, and mend all states or none.
@Suite struct NameAtHandTests {
  static let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)

  func findings(_ rule: String, _ files: [String: String]) async -> [Finding] {
    await Analysis.run(files: files).findings.filter { $0.rule == rule }
  }

  func first(_ rule: String, _ files: [String: String]) async -> [String] {
    await findings(rule, files).flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  func swiftUI(_ rule: String, _ code: String) async -> [String] {
    await first(rule, ["A.swift": "import SwiftUI\n" + code])
  }

  func uiKit(_ rule: String, _ code: String) async -> [String] {
    await first(rule, ["A.swift": "import UIKit\n" + code])
  }

  /// The code with the first fix of the first finding of a rule, which it does not have any more, nor any error of syntax.
  func mended(_ rule: String, _ file: String, _ files: [String: String]) async -> String {
    guard let fix = await findings(rule, files).first?.fixes.first else { return "no fix" }
    var files = files
    var bytes = Array(files[file]!.utf8)
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) where edit.range.file.path.hasSuffix(file) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    let code = String(decoding: bytes, as: UTF8.self)
    files[file] = code
    let analysis = await Analysis.run(files: files)
    #expect(analysis.problems.isEmpty)
    #expect(!analysis.findings.contains { $0.rule == rule })
    return code
  }

  // MARK: - Where a link leads

  @Test("What a link hands to its screen as a title names it")
  func handedTitle() async {
    let found = await swiftUI("navigation-link-name", """
      enum Way: Hashable { case list([String], _label: String), one(String) }
      struct Overview: View {
        let meals: [String]
        var body: some View {
          HStack {
            Text("\\(meals.count)")
            NavigationLink(value: Way.list(meals, _label: "Meals of today")) { Image(systemName: "arrow.up.right") }
          }
        }
      }
      """)
    #expect(found == [#".accessibilityLabel("Meals of today")"#])
  }

  @Test("A value that is handed on as a title names the link where a text shows it")
  func shownTitle() async {
    let found = await swiftUI("navigation-link-name", """
      struct Stop: Hashable { let number: Int; let title: String }
      struct Tour: Identifiable { let id: Int; let title: String }
      struct Tours: View {
        let tours: [Tour]
        var body: some View {
          List(tours) { tour in row(tour) }
        }
        func row(_ tour: Tour) -> some View {
          HStack {
            VStack { Text(tour.title); Text("Open air").font(.caption) }
            Spacer()
            VStack {
              Text("New")
              NavigationLink(value: Stop(number: tour.id, title: tour.title)) { Image(systemName: "chevron.right") }
            }
          }
        }
      }
      """)
    #expect(found == [".accessibilityLabel(Text(tour.title))"])
  }

  @Test("An arrow on a link is called after the screen that opens, and after nothing where it stands in each row")
  func arrows() async {
    let titled = await swiftUI("navigation-link-name", """
      struct Rules: View { var body: some View { Text("Be kind").navigationTitle("House rules") } }
      struct Start: View {
        var body: some View { NavigationLink { Rules() } label: { Image(systemName: "chevron.right") } }
      }
      """)
    #expect(titled == [#".accessibilityLabel("House rules")"#])
    let repeated = await swiftUI("navigation-link-name", """
      struct Rows: View {
        let rows: [Int]
        var body: some View {
          List(rows, id: \\.self) { row in
            VStack {
              Color.red
              NavigationLink(value: row) { Image(systemName: "chevron.right") }
            }
          }
        }
      }
      """)
    #expect(repeated == [##".accessibilityLabel("<#name#>")"##])
  }

  @Test("A gesture that a router answers is called by the screen that it leads to")
  func routes() async {
    let found = await swiftUI("gesture-only-action", """
      struct About: View {
        let router: Router
        var body: some View {
          Text("Version 3").onLongPressGesture { router.route(to: \\.workshop) }
        }
      }
      """)
    #expect(found.first?.hasPrefix(#".accessibilityAction(named: "Show workshop")"#) == true)
  }

  @Test("A glyph of many meanings is called after the screen that it brings up")
  func opened() async {
    let found = await swiftUI("icon-button-name", """
      struct NewStay: View { var body: some View { Text("When?").navigationTitle("New stay") } }
      struct Stays: View {
        @State private var isShown = false
        var body: some View {
          Button { isShown = true } label: { Image(systemName: "slider.vertical.3") }
            .sheet(isPresented: $isShown) { NewStay() }
        }
      }
      """)
    #expect(found == [#".accessibilityLabel("New stay")"#])
  }

  // MARK: - What stands above

  @Test("Dots around the words above a progress view make them no sentence")
  func dottedCaption() async {
    let found = await swiftUI("progress-name", """
      struct Leaving: View {
        @State private var done = 0.0
        var body: some View {
          VStack {
            Text("...Closing the shop...").font(.largeTitle)
            ProgressView(value: done)
          }
        }
      }
      """)
    #expect(found == [#".accessibilityLabel("Closing the shop")"#])
  }

  @Test("A heading above what explains it names all controls of the row below")
  func headingOfRow() async {
    let form = """
      struct Seats: View {
        @State private var seats = 2.0
        var body: some View {
          VStack(alignment: .leading) {
            Text("Seats at most").font(.title3).bold()
            Text("How many may come").foregroundColor(.gray).font(.subheadline)
            HStack {
              Slider(value: $seats, in: 0...9)
              Text("\\(Int(seats))")
              Stepper("", value: $seats, in: 0...9)
            }
          }
        }
      }
      """
    #expect(await swiftUI("slider-name", form) == [#".accessibilityLabel("Seats at most")"#])
    #expect(await swiftUI("stepper-name", form) == [#".accessibilityLabel("Seats at most")"#])
  }

  @Test("A label of a text and an icon above a chart names it")
  func labelAbove() async {
    let found = await swiftUI("chart-name", """
      import Charts
      struct Sleep: View {
        let nights: [Night]
        var body: some View {
          VStack {
            Label { Text("Sleep in hours") } icon: { Image(systemName: "moon") }
            Chart(nights) { BarMark(x: .value("Night", $0.day), y: .value("Hours", $0.hours)) }
          }
        }
      }
      """)
    #expect(found.first == #".accessibilityLabel("Sleep in hours")"#)
  }

  @Test("What a store binds names a control")
  func storeBinding() async {
    let found = await swiftUI("date-picker-name", """
      struct Plan: View {
        let store: Store
        var body: some View {
          DatePicker("", selection: store.binding(get: \\.departureDate, send: Plan.Action.setDeparture))
        }
      }
      """)
    #expect(found == [#".accessibilityLabel("Departure date")"#])
  }

  @Test("A box to tick is called by the first of the texts beside it")
  func boxes() async {
    let found = await swiftUI("icon-button-name", """
      struct Places: View {
        let places: [Place]
        @State private var chosen: Place?
        var body: some View {
          ForEach(places) { place in
            HStack {
              Button { chosen = place } label: {
                chosen?.id == place.id ? Image(systemName: "circle.fill") : Image(systemName: "circle")
              }
              VStack(alignment: .leading) {
                Text(place.name)
                Text("\\(place.town), \\(place.country)").font(.callout)
              }
              Spacer()
            }
          }
        }
      }
      """)
    #expect(found == [".accessibilityLabel(Text(place.name))"])
  }

  @Test("What stands for a photo while that is loaded and when that failed is no more than that")
  func placeholders() async {
    let found = await swiftUI("symbol-raw-name", """
      struct Face: View {
        let photo: URL?
        var body: some View {
          AsyncImage(url: photo) { phase in
            if let image = phase.image {
              image.resizable()
            } else if phase.error != nil {
              ZStack { Circle(); Image(systemName: "person.fill") }
            } else {
              ZStack { Circle(); Image(systemName: "person.fill") }
            }
          }
        }
      }
      """)
    #expect(found == [".accessibilityHidden(true)", ".accessibilityHidden(true)"] || found == [".accessibilityHidden(true)"])
  }

  @Test("What a binding gets names an editor")
  func gottenBinding() async {
    let found = await swiftUI("text-field-name", """
      struct Card: View {
        let card: Holding
        var body: some View {
          TextEditor(text: Binding(get: { card.notes ?? "" }, set: { card.notes = $0 }))
        }
      }
      """)
    #expect(found == [#".accessibilityLabel("Notes")"#])
  }

  // MARK: - What is done

  @Test("A minus under which something is voted down does not remove it")
  func votes() async {
    let found = await swiftUI("icon-button-name", """
      struct Tag: View {
        let onDownvote: () -> Void
        var body: some View { Button(action: onDownvote) { Image(systemName: "minus.circle") } }
      }
      """)
    #expect(found == [#".accessibilityLabel("Downvote")"#])
  }

  @Test("Of one function for both ways the arrow tells which")
  func turnedPages() async {
    let found = await swiftUI("icon-button-name", """
      struct Bar: View {
        @State private var month = 0
        func changeMonth(by delta: Int) { month = Months.reached(from: month, by: delta) }
        var body: some View {
          HStack {
            Button { changeMonth(by: -1) } label: { Image(systemName: "chevron.left.square") }
            Button { changeMonth(by: 1) } label: { Image(systemName: "chevron.right.square") }
          }
        }
      }
      """)
    #expect(found == [#".accessibilityLabel("Previous month")"#, #".accessibilityLabel("Next month")"#])
  }

  // MARK: - UIKit

  @Test("A class of buttons that shows its words in a label is called by them")
  func labelOfClass() async {
    let button = """
      import UIKit
      class ChipButton: UIButton {
        var caption: String
        lazy var wordLabel: UILabel = {
          let label = UILabel()
          label.text = caption
          return label
        }()
        init(caption: String) {
          self.caption = caption
          super.init(frame: .zero)
          addSubview(wordLabel)
        }
        required init?(coder: NSCoder) { fatalError() }
      }

      """
    let screen = """
      import UIKit
      final class ChipController: UIViewController {
        private lazy var chip: ChipButton = {
          let button = ChipButton(caption: "Choose a chip")
          button.addTarget(self, action: #selector(choose), for: .touchUpInside)
          return button
        }()
        override func viewDidLoad() { view.addSubview(chip) }
        @objc func choose() { show(Chips(), sender: self) }
      }
      """
    let code = await mended("uikit-control-name", "Chip.swift", ["Chip.swift": button, "Screen.swift": screen])
    #expect(code.contains("override var accessibilityLabel: String? {\n    get { wordLabel.text }\n    set {}\n  }\n}"))
  }

  @Test("An arrow is called by the title of its part of the screen")
  func arrowOfTitle() async {
    let found = await uiKit("uikit-image-button-name", """
      final class PageController: UIViewController {
        private lazy var linksTitleLabel: UILabel = {
          let label = UILabel()
          label.text = "My links"
          return label
        }()
        private lazy var linksRightButton: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(named: "right_grey"), for: .normal)
          button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
          return button
        }()
        private lazy var divider = UIView()
        override func viewDidLoad() {
          view.addSubview(linksTitleLabel)
          view.addSubview(divider)
          view.addSubview(linksRightButton)
        }
        @objc func goOn() { navigationController?.pushViewController(next, animated: true) }
      }
      """)
    #expect(found == ["button.accessibilityLabel = linksTitleLabel.text"])
  }

  @Test("A text view is called by the label of its name, however long that is")
  func namesakeOfTextView() async {
    let found = await uiKit("uikit-text-field-name", """
      final class NoteController: UIViewController {
        private let noteLabel = UILabel()
        private let noteTextView = UITextView()
        override func viewDidLoad() {
          noteLabel.text = "Write a few words about yourself."
          view.addSubview(noteLabel)
          view.addSubview(noteTextView)
          noteTextView.isEditable = true
        }
      }
      """)
    #expect(found == ["noteTextView.accessibilityLabel = noteLabel.text"])
  }

  @Test("What code calls a button and its picture alike is its name, and the icon that is tapped is none")
  func pictures() async {
    let night = await uiKit("uikit-image-button-name", """
      final class CamController: UIViewController {
        private lazy var nightModeButton: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(named: "nightMode"), for: .normal)
          return button
        }()
        override func viewDidLoad() { view.addSubview(nightModeButton) }
      }
      """)
    #expect(night == [#"button.accessibilityLabel = "Night mode""#])
    let icon = await uiKit("uikit-bar-button-name", """
      final class PurseController: UIViewController {
        override func viewDidLoad() {
          let item = UIBarButtonItem(image: UIImage(named: "turn_grey"), style: .plain, target: self, action: #selector(tapRefreshIcon))
          navigationItem.rightBarButtonItem = item
        }
        @objc func tapRefreshIcon() { load() }
      }
      """)
    #expect(icon == [#"item.accessibilityLabel = "Refresh""#])
  }
}
