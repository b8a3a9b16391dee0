import AccessibilityModel
import AssistiveTechnologies
import Reporting

/// What VoiceOver says of a screen, to be asked in tests.
///
/// Where a test expects a value of this type itself, Swift Testing prints the whole transcript with the failure:
///
/// ```swift
/// let checkout = try await transcript(of: "CheckoutView")
/// #expect(checkout.speaks("Pay, Button"))
/// ```
public struct HeardScreen: Sendable, CustomStringConvertible {
  /// One alternative of one place in the swipe order.
  public struct Stop: Hashable, Sendable {
    /// As VoiceOver's caption panel shows it: `Pay, Button`. Parts that only run time knows are `«expression»`.
    public var caption: String
    /// As AccessibilitySnapshot writes it: `Pay. Button.`
    public var description: String
    /// Hints, the app's and VoiceOver's own; nil when there is none.
    public var hint: String?
    /// What the actions rotor offers.
    public var actions: [String]
    /// The conditions under which the stop is there, as written in the source.
    public var conditions: [String]
  }

  /// Names of the view and of what it presents.
  public let names: [String]
  /// In swipe order, those of presented screens last.
  public let stops: [Stop]
  /// The transcript as `earshot read` prints it, without lines.
  public let description: String

  init(_ transcripts: [ScreenTranscript]) {
    names = transcripts.map(\.screen.name)
    stops = transcripts.flatMap(\.stops).map { spoken in
      Stop(
        caption: spoken.utterance.caption, description: spoken.utterance.description,
        hint: spoken.utterance.spokenHint, actions: spoken.stop.offeredActions.map(\.text.rendered),
        conditions: spoken.stop.when.map(\.description))
    }
    description = transcripts.map(\.plainText).joined(separator: "\n")
  }

  /// Whether these are heard in this order, each at a stop of its own, others between them or not. A text is a whole
  /// caption, with or without its hint, or a description in AccessibilitySnapshot's form.
  public func speaks(_ texts: String...) -> Bool { find(texts, isHeard: Self.isHeard) == nil }

  /// Whether a text is part of a caption or a hint.
  public func mentions(_ text: String) -> Bool {
    stops.contains { $0.caption.contains(text) || $0.hint?.contains(text) == true }
  }

  /// The first of the texts that is not heard where it should be; nil when all are.
  func find(_ texts: [String], isHeard: (Stop, String) -> Bool) -> String? {
    var rest = stops[...]
    for text in texts {
      guard let index = rest.firstIndex(where: { isHeard($0, text) }) else { return text }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  static func isHeard(_ stop: Stop, _ text: String) -> Bool {
    if stop.caption == text || stop.description == text { return true }
    guard let hint = stop.hint else { return false }
    return "\(stop.caption), \(hint)" == text || "\(stop.description) \(hint)" == text
  }

  /// Fails with what is heard instead, so that a test needs no further message.
  ///
  /// ```swift
  /// try await transcript(of: "CheckoutView").expect("Total, €12", "Pay, Button")
  /// ```
  ///
  /// - Throws: ``NotHeard`` for the first text that is not heard in its place.
  public func expect(_ texts: String...) throws {
    if let missing = find(texts, isHeard: Self.isHeard) { throw NotHeard(text: missing, screen: self) }
  }
}

/// A text is not heard where it was expected.
public struct NotHeard: Error, CustomStringConvertible {
  public var text: String
  public var screen: HeardScreen

  public var description: String {
    let hint = nearest.map { "; the nearest is \"\($0)\"" } ?? ""
    return "\"\(text)\" is not heard\(hint). What is heard:\n\(screen.description)"
  }

  /// The caption that shares most words with the text.
  private var nearest: String? {
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    let wanted = words(text)
    let best = screen.stops.map { ($0.caption, words($0.caption).intersection(wanted).count) }.max { $0.1 < $1.1 }
    return best.flatMap { $0.1 > 0 ? $0.0 : nil }
  }
}
