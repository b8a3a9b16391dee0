import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Where the background is given that some colours of a text are too near to. A text may have hundreds of pairs of
/// colours, and what is too near to which is the same for all of them.
final class ContrastGround {
  private let background: Setting<Paint>?
  private let pairs: [ContrastJudge.Pair]
  private let threshold: Double

  /// - Parameter pairs: All that the text may have.
  init(_ background: Setting<Paint>?, _ pairs: [ContrastJudge.Pair], below threshold: Double) {
    self.background = background
    self.pairs = pairs
    self.threshold = threshold
  }

  /// The place of the background of a pair; of one that run time chooses, with when it is one that is too near.
  func place(of pair: ContrastJudge.Pair) -> RelatedPlace? {
    guard let background else { return nil }
    guard !pair.behind.isEmpty, let nearCases else { return RelatedPlace(background.argument, "the background") }
    return RelatedPlace(background.argument, "the background while '\(nearCases)'")
  }

  /// nil where all are too near, or one is whatever run time chooses.
  private lazy var nearCases: String? = {
    let near = pairs.filter { pair in pair.ratios.contains { !$0.mode.isIncreased && $0.ratio < threshold } }
    guard near.count < pairs.count, near.allSatisfy({ !$0.behind.isEmpty }) else { return nil }
    var known: Set<String> = []
    return near.map { $0.behind.map(\.description).joined(separator: " && ") }.filter { known.insert($0).inserted }
      .joined(separator: " || ")
  }()
}
