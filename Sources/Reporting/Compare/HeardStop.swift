import AccessibilityModel
import AssistiveTechnologies
import SourceModel

/// A stop as a listener knows it: what is heard and what can be done, without regard to lines and names of variables.
public struct HeardStop: Sendable {
  /// The caption.
  public var heard: String
  /// Hint, actions, further content, names for Voice Control: one line each.
  public var details: [String]
  /// The conditions under which it is there, as written.
  public var conditions: [String]
  public var repeats: [String]
  /// Place in the swipe order, from 1; alternatives share it.
  public var number: Int
  var element: AccessibilityElement
  /// Equal for stops that are the same to a listener.
  let key: String

  init(_ spoken: SpokenStop, number: Int, _ offers: OfferMemory) {
    self.number = number
    heard = spoken.heard
    details = spoken.separateDetails(offers)
    conditions = spoken.stop.when.map { DisplayText.line($0.description) }
    repeats = spoken.stop.repeats.map { DisplayText.line($0) }
    element = spoken.stop.element
    key = ([heard] + details).map(Self.withoutPaths).joined(separator: "\n")
  }

  public var place: SourceRange { element.source }

  /// The words of it, for likeness. Worked out each time, since few stops are ever asked.
  var words: Set<String> { Set(key.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)) }
  /// The code that makes the element, without white space.
  var origin: String { element.source.compactText }

  /// The stops of a transcript in swipe order. Alternatives that are the same to a listener are one.
  static func stops(of transcript: ScreenTranscript, _ offers: OfferMemory) -> [HeardStop] {
    transcript.positions.flatMap { position in
      var stops: [HeardStop] = []
      for spoken in position.alternatives {
        let stop = HeardStop(spoken, number: position.number, offers)
        if let index = stops.firstIndex(where: { $0.key == stop.key }) {
          stops[index].conditions.removeAll { !stop.conditions.contains($0) }
        } else {
          stops.append(stop)
        }
      }
      return stops
    }
  }

  /// The caption for people who want to know what changes: long expressions are shortened to their end.
  var shownHeard: String { Self.shortened(heard) }
  var shownDetails: [String] { details.map(Self.shortened) }

  /// `«…username»` for a hole with a long expression.
  static func shortened(_ text: String) -> String {
    mapHoles(text) { expression in
      expression.count > holeLimit ? "…" + (name(of: expression) ?? String(expression.suffix(holeLimit))) : expression
    }
  }

  /// Stands before each action among the details.
  static let actionMark = "action: "
  /// Stands before each option of a choice.
  static let optionMark = "option: "
  private static let holeLimit = 32

  /// Of `«viewModel.user.name»` only `«name»` is compared: where a value is kept is not heard.
  static func withoutPaths(_ text: String) -> String { mapHoles(text) { name(of: $0) ?? $0 } }

  /// The last name of an expression; nil when it ends in something else.
  private static func name(of expression: String) -> String? {
    let name = expression.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()
    return name.isEmpty ? nil : String(name)
  }

  private static func mapHoles(_ text: String, _ transform: (String) -> String) -> String {
    guard text.contains("«") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "«"), let end = rest[start...].firstIndex(of: "»") {
      result += rest[..<start] + "«" + transform(String(rest[rest.index(after: start)..<end])) + "»"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// What actions are offered at stops: most of what one state offers, the other one offers as well, and a row with many
/// actions under conditions is on many screens.
final class OfferMemory {
  private struct Place: Hashable {
    var actions: [AccessibilityAction]
    var conditions: [Condition]
  }

  private var offers: [Place: [Offer]] = [:]

  func actions(of stop: TranscriptStop) -> [Offer] {
    let actions = stop.element.actions
    if actions.isEmpty { return [] }
    let place = Place(actions: actions, conditions: stop.when)
    if let known = offers[place] { return known }
    let found = stop.offeredActions
    offers[place] = found
    return found
  }
}

extension SpokenStop {
  /// As `details`, with each action on a line of its own, once, so that what differs between two long lists stands out.
  fileprivate func separateDetails(_ offers: OfferMemory) -> [String] {
    var seen: Set<String> = []
    let actions = offers.actions(of: stop).map { HeardStop.actionMark + DisplayText.line($0.text.rendered) }.filter {
      seen.insert($0).inserted
    }
    return details(withActions: false) + actions + options
  }

  /// What a picker offers besides what is heard of it: its list opens on a screen of the system's own.
  private var options: [String] {
    guard stop.element.role == .picker else { return [] }
    let own = stop.element.label?.value.rendered ?? ""
    var seen: Set<String> = []
    return stop.element.content.compactMap { option in
      guard let text = option.label?.value.rendered, !text.isEmpty, !own.contains(text),
        seen.insert(text).inserted else { return nil }
      return HeardStop.optionMark + DisplayText.line(text)
    }
  }
}

extension SourceRange {
  /// The text without white space, as far as it tells things apart. A call may be as long as a screen, so no more is
  /// looked at than is kept.
  var compactText: String {
    var kept: [UInt8] = []
    for byte in file.bytes[start..<end] where byte > 0x20 {
      kept.append(byte)
      if kept.count == 240 { break }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

extension Set<String> {
  /// From 0, nothing in common, to 1, the same (Dice).
  func likeness(to other: Set<String>) -> Double {
    isEmpty && other.isEmpty ? 0 : 2 * Double(intersection(other).count) / Double(count + other.count)
  }
}
