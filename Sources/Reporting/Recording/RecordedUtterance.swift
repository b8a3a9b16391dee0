import AssistiveTechnologies

/// An utterance as the system's UI-test service hands it out, ready to be compared with what was predicted.
///
/// Logs of iOS 27 show words joined by blanks instead of commas, and lines that end after 64 characters, hints
/// included. So words are compared in their order, and the last word of a long line only by how it begins.
struct RecordedUtterance {
  let text: String
  private let words: [String]
  /// The line may have been cut off.
  private let isCut: Bool

  /// Characters after which the service ends a line.
  static let limit = 64

  /// What may stand before the description: the first utterance after VoiceOver starts often begins with the name of
  /// the app (runtime facts of iOS 27).
  private let leadingWords: Int

  /// Words in the name of an app.
  private static let nameLimit = 3

  /// - Parameter isFirst: It is what VoiceOver said first after it was switched on.
  init(_ text: String, isFirst: Bool = false) {
    self.text = text
    leadingWords = isFirst ? Self.nameLimit : 0
    words = Self.words(of: text)
    isCut = text.count >= Self.limit
  }

  /// Words and numbers without the signs around them, in small letters.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "%" || $0 == "'" || $0 == "’") }.map(String.init)
  }

  /// Whether it says what was predicted: all of the description, and as much of the hints as there was time for.
  func agrees(with prediction: PredictedUtterance) -> Bool {
    prediction.openings.contains { opening in
      (0...min(leadingWords, words.count)).contains { skipped in
        matches(words.dropFirst(skipped), opening + prediction.description, then: prediction.hints)
      }
    }
  }

  private func matches(
    _ words: ArraySlice<String>, _ description: [PredictedUtterance.Word], then hints: [PredictedUtterance.Word]
  ) -> Bool {
    let predicted = description + hints
    // Positions in the prediction that can be reached with the words so far; a hole stands for any number of words.
    var reached = Self.closed([0], in: predicted)
    for (index, word) in zip(words.indices, words) {
      let mayBeCut = isCut && index == words.endIndex - 1
      var next: Set<Int> = []
      for position in reached where position < predicted.count {
        switch predicted[position] {
        case .hole: next.insert(position)
        case .word(let expected):
          if expected == word || mayBeCut && expected.hasPrefix(word) { next.insert(position + 1) }
        }
      }
      reached = Self.closed(next, in: predicted)
      if reached.isEmpty { return false }
    }
    return isCut ? !reached.isEmpty : reached.contains { $0 >= description.count }
  }

  /// With what is reached by taking holes for nothing.
  private static func closed(_ positions: Set<Int>, in predicted: [PredictedUtterance.Word]) -> Set<Int> {
    var result = positions
    for position in positions.sorted() {
      var next = position
      while next < predicted.count, predicted[next] == .hole {
        next += 1
        result.insert(next)
      }
    }
    return result
  }

  /// How many words it has in common with a prediction, of those that either has; 0 to 1.
  func likeness(to prediction: PredictedUtterance) -> Double {
    let expected = Set(prediction.description.compactMap(\.text))
    let said = Set(words)
    if expected.isEmpty || said.isEmpty { return 0 }
    return Double(expected.intersection(said).count) / Double(expected.union(said).count)
  }
}

/// What is predicted to be said at a stop, as words.
struct PredictedUtterance {
  enum Word: Hashable {
    case word(String)
    /// Any number of words that only run time knows.
    case hole

    var text: String? {
      if case .word(let text) = self { return text }
      return nil
    }
  }

  let caption: String
  /// What may come before the description: nothing, or the names of the groups that the focus enters.
  let openings: [[Word]]
  let description: [Word]
  let hints: [Word]

  init(_ utterance: Utterance, entering labels: [String]) {
    caption = utterance.fullCaption
    openings = [[], labels.flatMap(Self.words)].removingRepeats
    description = utterance.speech.flatMap(Self.words)
    hints = ([utterance.hint, utterance.systemHint].compactMap { $0 } + utterance.afterHint).flatMap(Self.words)
  }

  /// The words of a caption, with «…» as holes.
  static func words(_ text: String) -> [Word] {
    var result: [Word] = []
    for (index, part) in text.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        result += RecordedUtterance.words(of: String(part)).map(Word.word)
        continue
      }
      result.append(.hole)
      if let end = part.lastIndex(of: "»") {
        result += RecordedUtterance.words(of: String(part[part.index(after: end)...])).map(Word.word)
      }
    }
    return result
  }
}

extension Array where Element: Equatable {
  fileprivate var removingRepeats: [Element] {
    reduce(into: []) { result, element in
      if !result.contains(element) { result.append(element) }
    }
  }
}
