import EarshotCore
import Foundation
import Reporting
import Testing

/// The same input gives the same output, byte for byte.
@Suite("Determinism")
struct DeterminismTests {
  private static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Larkspur").path

  private func reports(_ project: Project, width: Int) async -> [String] {
    let analysis = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: width))
    return analysis.reports
  }

  @Test("Whatever the order of the files and the number of threads")
  func ordersAndThreads() async throws {
    let project = Project.discover(DiscoveryOptions(paths: [Self.app], workingDirectory: Self.app))
    try #require(project.sources.count > 10)
    let expected = await reports(project, width: 1)
    #expect(expected.allSatisfy { $0.count > 1_000 })
    for (width, order) in [(2, Order.backwards), (8, .shuffled(1))] {
      var other = project
      order.apply(to: &other.sources)
      #expect(await reports(other, width: width) == expected, "\(order) on \(width) threads")
    }
  }

  private enum Order {
    case backwards
    case shuffled(UInt64)

    func apply<Item>(to items: inout [Item]) {
      switch self {
      case .backwards: items.reverse()
      case .shuffled(let seed):
        var numbers = Numbers(state: seed)
        items.shuffle(using: &numbers)
      }
    }
  }

  /// The same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
