import AccessibilityModel
import AssistiveTechnologies

/// A recorded screen beside the transcript that was predicted for it.
public struct RecordingComparison: Sendable {
  /// One line of the comparison, in the order of the recording.
  public enum Step: Sendable {
    /// Said as predicted.
    case agrees(recorded: String, Place)
    /// Said at this place, in other words.
    case differs(recorded: String, predicted: String, Place)
    /// Said, and nothing like it was predicted there.
    case unpredicted(recorded: String)
    /// Predicted without a condition, and not said.
    case unheard(predicted: String, Place)
  }

  /// A stop of the prediction.
  public struct Place: Sendable {
    /// Of the stop in the swipe order, from 1 on.
    public var number: Int
    public var stop: SpokenStop
  }

  public let view: String
  public let steps: [Step]

  /// - Parameters:
  ///   - recorded: What VoiceOver said.
  ///   - transcript: The prediction for the same view.
  public init(_ recorded: Recording.Screen, transcript: ScreenTranscript, voiceOver: VoiceOver) {
    view = recorded.view
    let predicted = Self.predictions(of: transcript, voiceOver)
    steps = Alignment(
      recorded: recorded.utterances.filter { !$0.allSatisfy(\.isWhitespace) }.enumerated().map { index, text in
        RecordedUtterance(text, isFirst: index == 0)
      },
      predicted: predicted
    ).steps()
  }

  public var agreeing: Int { steps.count { if case .agrees = $0 { true } else { false } } }
  public var differing: Int { steps.count - agreeing }
  /// Number of utterances that were recorded.
  public var recorded: Int { steps.count { if case .unheard = $0 { false } else { true } } }

  private static func predictions(of transcript: ScreenTranscript, _ voiceOver: VoiceOver) -> [Alignment.Prediction] {
    var previous: TranscriptStop?
    return transcript.positions.map { position in
      defer { previous = position.alternatives.last?.stop }
      return Alignment.Prediction(
        alternatives: position.alternatives.map { spoken in
          let labels = voiceOver.containerLabels(entering: spoken.stop, from: previous)
          return (
            PredictedUtterance(spoken.utterance, entering: labels), Place(number: position.number, stop: spoken))
        })
    }
  }
}

/// Lays utterances beside predictions so that as few as possible stay alone: the cheapest way through both lists.
private struct Alignment {
  struct Prediction {
    var alternatives: [(utterance: PredictedUtterance, place: RecordingComparison.Place)]

    /// It may be missing, since run time decides.
    var isOptional: Bool {
      alternatives.allSatisfy { !$0.place.stop.stop.when.isEmpty || !$0.place.stop.stop.repeats.isEmpty }
    }
    var mayRepeat: Bool { alternatives.contains { !$0.place.stop.stop.repeats.isEmpty } }
  }

  let recorded: [RecordedUtterance]
  let predicted: [Prediction]

  private enum Move { case match, stay, change, skipRecorded, skipPredicted }

  /// What lies between two lists that agree. Only their order matters.
  private enum Cost {
    static let missing = 4, surplus = 4, optional = 0
    /// A stop of which no word is known agrees with anything, so it is the last to be chosen.
    static let unknownWords = 3

    /// A change of words is cheaper than a missing and a surplus stop together, the more so the more words are kept.
    static func change(likeness: Double) -> Int { 4 + Int((4 * (1 - likeness)).rounded()) }
  }
  /// The least likeness of two utterances that are taken for one stop in other words.
  private static let likeness = 0.2

  func steps() -> [RecordingComparison.Step] {
    let width = predicted.count + 1
    var costs = [Int](repeating: 0, count: (recorded.count + 1) * width)
    var moves = [Move](repeating: .match, count: costs.count)
    for row in 0...recorded.count {
      for column in 0...predicted.count where row + column > 0 {
        let (cost, move) = best(row, column) { costs[$0 * width + $1] }
        costs[row * width + column] = cost
        moves[row * width + column] = move
      }
    }
    var (row, column) = (recorded.count, predicted.count)
    var steps: [RecordingComparison.Step] = []
    while row + column > 0 {
      switch moves[row * width + column] {
      case .match, .stay:
        let isStay = moves[row * width + column] == .stay
        let place = agreement(row - 1, column - 1)?.place ?? predicted[column - 1].alternatives[0].place
        steps.append(.agrees(recorded: recorded[row - 1].text, place))
        row -= 1
        if !isStay { column -= 1 }
      case .change:
        let near = nearest(row - 1, column - 1)
        steps.append(.differs(recorded: recorded[row - 1].text, predicted: near.utterance.caption, near.place))
        row -= 1
        column -= 1
      case .skipRecorded:
        steps.append(.unpredicted(recorded: recorded[row - 1].text))
        row -= 1
      case .skipPredicted:
        column -= 1
        let missing = predicted[column]
        if !missing.isOptional, let first = missing.alternatives.first {
          steps.append(.unheard(predicted: first.utterance.caption, first.place))
        }
      }
    }
    return steps.reversed()
  }

  private func best(_ row: Int, _ column: Int, _ cost: (Int, Int) -> Int) -> (Int, Move) {
    var options: [(Int, Move)] = []
    if row > 0, column > 0 {
      if let found = agreement(row - 1, column - 1) {
        let price = found.utterance.description.contains { $0 != .hole } ? 0 : Cost.unknownWords
        options.append((cost(row - 1, column - 1) + price, .match))
        if predicted[column - 1].mayRepeat { options.append((cost(row - 1, column) + price, .stay)) }
      } else {
        let likeness = recorded[row - 1].likeness(to: nearest(row - 1, column - 1).utterance)
        if likeness >= Self.likeness {
          options.append((cost(row - 1, column - 1) + Cost.change(likeness: likeness), .change))
        }
      }
    }
    if column > 0 {
      let price = predicted[column - 1].isOptional ? Cost.optional : Cost.missing
      options.append((cost(row, column - 1) + price, .skipPredicted))
    }
    if row > 0 { options.append((cost(row - 1, column) + Cost.surplus, .skipRecorded)) }
    return options.min { $0.0 < $1.0 } ?? (0, .match)
  }

  private func agreement(_ row: Int, _ column: Int) -> (utterance: PredictedUtterance, place: RecordingComparison.Place)? {
    predicted[column].alternatives.first { recorded[row].agrees(with: $0.utterance) }
  }

  private func nearest(_ row: Int, _ column: Int) -> (utterance: PredictedUtterance, place: RecordingComparison.Place) {
    let alternatives = predicted[column].alternatives
    let best = alternatives.indices.max {
      recorded[row].likeness(to: alternatives[$0].utterance) < recorded[row].likeness(to: alternatives[$1].utterance)
    }
    return alternatives[best ?? 0]
  }
}
