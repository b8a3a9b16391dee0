import EarshotCore
import Project
import SourceModel
import Testing

/// What was wrong in apps that nobody had looked at, or was not found there, each cut down to what made it so.
@Suite struct RightInTheWildTests {
  private func found(_ rule: String, in files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let wrapped = files.mapValues { $0.hasPrefix("<") ? $0 : "import SwiftUI\n\($0)\n" }
    return await Analysis.run(files: wrapped, options).findings.map { "\($0.certainty) \($0.severity): \($0.message)" }
  }

  /// The label shows a text in either case.
  @Test func methodOfOptional() async {
    let code = """
      extension Optional where Wrapped: View {
        func orElse<Content: View>(@ViewBuilder content: () -> Content) -> some View {
          Group { if self != nil { unsafelyUnwrapped } else { content() } }
        }
      }
      struct Field: View {
        let size: String?
        var body: some View {
          Menu { Button("Big") {} } label: {
            size.map { Text($0) }.orElse { Text("Select") }
            Image(systemName: "chevron.down.square.fill")
          }
        }
      }
      """
    #expect(await found("menu-name", in: ["A.swift": code]) == [])
  }

  /// The system draws one line above the clock; a circle has room for stops.
  @Test func inlineWidget() async {
    func widget(_ family: String) -> String {
      """
      import WidgetKit
      struct Rain: View {
        @Environment(\\.widgetFamily) private var family
        var body: some View {
          switch family {
          case .\(family): HStack { Image(systemName: "umbrella.fill"); Text("Chance of rain") }
          default: Text("Rain")
          }
        }
      }
      """
    }
    #expect(await found("redundant-icon-beside-text", in: ["A.swift": widget("accessoryInline")]) == [])
    #expect(await found("redundant-icon-beside-text", in: ["A.swift": widget("systemSmall")]).count == 1)
  }

  /// It points where the wind blows, which no text says.
  @Test func turnedArrow() async {
    func row(_ angle: String) -> String {
      """
      struct Row: View {
        let wind: Wind
        var body: some View {
          HStack { Image(systemName: "location.north.fill").rotationEffect(\(angle)); Text("Wind from the hills") }
        }
      }
      """
    }
    #expect(await found("redundant-icon-beside-text", in: ["A.swift": row(".degrees(wind.direction)")]).allSatisfy { $0.hasPrefix("review") })
    #expect(await found("redundant-icon-beside-text", in: ["A.swift": row(".degrees(45)")]).contains { $0.hasPrefix("likely") })
  }

  /// Code puts a picture in the place of the title that the file gives.
  @Test func pictureOfSegment() async {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects><viewController customClass="ChoiceViewController" id="c1">
      <view key="view" id="v1"><subviews><segmentedControl id="g1"><segments><segment title="Phone"/>
      <segment title="Mail"/></segments></segmentedControl></subviews></view>
      <connections><outlet property="choice" destination="g1" id="o1"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    func code(_ body: String) -> String {
      """
      import UIKit
      class ChoiceViewController: UIViewController {
        @IBOutlet var choice: UISegmentedControl! { didSet { \(body) } }
      }
      """
    }
    let picture = code("choice.setImage(UIImage(named: \"ic_phone\"), forSegmentAt: 0)")
    #expect(await found("ib-segment-name", in: ["A.storyboard": file, "A.swift": picture]).count == 1)
    let title = code("choice.setTitle(\"Call\", forSegmentAt: 0)")
    #expect(await found("ib-segment-name", in: ["A.storyboard": file, "A.swift": title]) == [])
  }

  /// A word that says what the button is for is worth a note, and one for what its picture shows a warning.
  @Test(arguments: [("Save", "note"), ("history", "note"), ("Heart", "warning")])
  func nameOfFile(_ name: String, _ severity: String) async {
    let code = """
      import UIKit
      class DraftViewController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "\(name)"), style: .plain, target: self, action: #selector(tapped))
        }
        @objc func tapped() { print("x") }
      }
      """
    let texts = ["en": ["a": LocalizedText.plain("a", state: nil)], "de": ["a": .plain("b", state: nil)]]
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["uikit-bar-button-name"]
    let analysis = await Analysis.run(files: ["A.swift": code], strings: StringTables(["Localizable": texts]), options)
    #expect(analysis.findings.map { "\($0.severity)" } == [severity])
  }

  /// All that is handed to a variadic parameter is styled, and only the first argument has the label.
  @Test func variadicStyle() async {
    let code = """
      import UIKit
      struct Look {
        let style: (UILabel) -> Void
        func apply(to label: UILabel) { style(label) }
        func apply(to labels: UILabel...) { for label in labels { style(label) } }
        static let body = Look {
          $0.font = .preferredFont(forTextStyle: .body)
          $0.adjustsFontForContentSizeCategory = true
        }
      }
      class NoteViewController: UIViewController {
        let first = UILabel()
        let second = UILabel()
        override func viewDidLoad() {
          first.text = "Hello"
          second.text = "World"
          view.addSubview(first)
          view.addSubview(second)
          Look.body.apply(to: first, second)
        }
      }
      """
    #expect(await found("uikit-fixed-font", in: ["A.swift": code]) == [])
  }

  /// UIKit calls it again whenever the text size changes.
  @Test func fontGivenAgain() async {
    func code(_ function: String) -> String {
      """
      import UIKit
      class NoteCell: UITableViewCell {
        let note = UILabel()
        override func awakeFromNib() { note.text = "Hello"; contentView.addSubview(note) }
        \(function) {
          note.font = .preferredFont(forTextStyle: .body)
        }
      }
      """
    }
    let renewed = code("override func traitCollectionDidChange(_ previous: UITraitCollection?)")
    #expect(await found("uikit-fixed-font", in: ["A.swift": renewed]) == [])
  }

  /// What a method is handed is compared as it is written where it is called, with the dot of an implicit member.
  @Test func constantsThatAMethodIsHanded() async {
    let code = """
      import SwiftUI
      enum Tab { case cover, lyrics }
      @Observable final class Player {
        private(set) var tab = Tab.cover
        func choose(_ chosen: Tab) {
          Task { @MainActor in
            withAnimation { if tab == chosen { tab = .cover } else { tab = chosen } }
          }
        }
      }
      struct Bar: View {
        let player: Player
        var body: some View {
          Button { player.choose(.lyrics) } label: {
            Text("Lyrics").foregroundStyle(player.tab == .lyrics ? .primary : .secondary)
          }
        }
      }
      """
    let found = await FixedFiles.mended("selection-state-missing", ["A.swift": code])
    #expect(found.fixes.map { $0.map { $0.trimmingPrefix(while: \.isWhitespace) } } == [[".accessibilityAddTraits(player.tab == .lyrics ? .isSelected : [])"]])
    #expect(found.left == 0)
  }
}
