import EarshotCore
import SourceModel
import Testing

/// Views of packages whose names do not say that they are views, and values that may be missing.
@Suite("Views of other modules") struct ForeignViewTests {
  @Test("What is added as a view is one, whatever its class is called", arguments: [
    "let wheel = RadialGauge()", "lazy var wheel = RadialGauge(frame: .zero)", "let wheel = Wheel()",
  ]) func added(wheel: String) async throws {
    let hearing = await Hearing.source(
      """
      import ChartKit
      import UIKit
      final class Wheel: RadialGauge {}
      final class Board: UIViewController {
        \(wheel)
        let heading = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          heading.text = "Speed"
          view.addSubview(heading)
          view.addSubview(wheel)
        }
      }
      """)
    let stops = try #require(hearing.stops(of: "Board"))
    #expect(stops.count == 2)
    #expect(stops.last?.details[.opaque] != nil, "\(stops.map(\.text))")
  }

  @Test("An initialiser that may fail has another branch", arguments: ["Seal(raw)", "Seal.init(raw)", ".init(raw)"])
  func failable(call: String) async throws {
    let hearing = await Hearing.source(
      """
      import SwiftUI
      struct Seal {
        let name: String
        init?(_ raw: String) { guard raw.count > 3 else { return nil }; name = raw }
      }
      struct Desk: View {
        let raw: String
        var body: some View {
          if let seal: Seal = \(call) { Text("Sealed by \\(seal.name)") } else { Text("No seal") }
        }
      }
      """)
    #expect(hearing.texts(of: "Desk")?.last?.hasPrefix("No seal") == true)
  }

  /// Work that a closure begins, and settings that are handed over, are no parts of what a package shows.
  @Test("What is handed to a view of a package and is no view") func handedWork() async throws {
    let hearing = await Hearing.source(
      """
      import EntryKit
      import SwiftUI
      struct Desk: View {
        var body: some View {
          EntrySetup(style: Entry.Style(width: 2), samples: Samples(40)) { _ in
            Task { await proceed() }
          } header: {
            Text("Welcome")
          }
        }
        func proceed() async {}
      }
      """)
    #expect(hearing.texts(of: "Desk")?.count == 1)
    #expect(hearing.texts(of: "Desk")?.first?.hasPrefix("Welcome") == true)
  }

  @Test("Views that contain themselves stand for what is listed around them") func repeated() async throws {
    let analysis = await Analysis.run(source:
      """
      import SwiftUI
      struct Branch: View {
        let part: Part
        var body: some View {
          VStack { Text(part.title); ForEach(part.children) { child in Branch(part: child) } }
        }
      }
      """, AnalysisOptions(paths: [], workingDirectory: "/", width: 2))
    #expect(analysis.statistics.opaque == 1)
    #expect(analysis.statistics.repeated == 1)
  }
}
