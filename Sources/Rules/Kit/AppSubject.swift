import AccessibilityModel
import SourceModel
import SwiftSource

/// A whole app: its screens and its sources.
public struct AppSubject: Sendable {
  public let screens: [ScreenSubject]
  public let project: ProjectSubject
  private let readFonts: Once<FontSurvey>

  /// The fonts of fixed size that texts are drawn with.
  var fonts: FontSurvey { readFonts.value }

  public init(screens: [ScreenSubject], project: ProjectSubject) {
    self.screens = screens
    self.project = project
    readFonts = Once { FontSurvey(screens, project) }
  }

  /// What is read from each screen, in their order. Of an app that is analysed again and again, what was read from a
  /// screen that is the same is remembered, so what is read may depend on nothing but the screen and the context.
  ///
  /// - Parameter topic: Tells several readings of one rule apart.
  func ofEachScreen<Value: Sendable>(
    _ rule: any Rule.Type, _ topic: String = "", _ read: (ScreenPlaces) -> [Value]
  ) -> [Value] {
    project.ofEach(screens, rule, topic, read)
  }
}

extension ProjectSubject {
  /// What is read from each of some screens.
  func ofEach<Value: Sendable>(
    _ screens: [ScreenSubject], _ rule: any Rule.Type, _ topic: String = "", _ read: (ScreenPlaces) -> [Value]
  ) -> [Value] {
    values(rule, "screens \(topic)", screens.map(\.places), read)
  }
}

extension AccessibilityElement {
  /// The texts that are drawn for an element: itself, or what was merged into it. Those that are hidden are left out.
  var drawnTexts: [AccessibilityElement] {
    guard exposure != .hidden else { return [] }
    switch role {
    case .text, .sectionHeader, .sectionFooter, .textField, .secureField, .textEditor:
      let parts = drawnParts
      return (parts.isEmpty ? [self] : parts).filter(\.isDrawn)
    // A label that shows its icon alone.
    case .label where visibleText.isEmpty: return []
    default: return content.flatMap(\.drawnTexts)
    }
  }

  /// The texts that it is the sum of, each with its own looks, on what lies behind all of them.
  private var drawnParts: [AccessibilityElement] {
    textParts.map { part in
      var result = self
      result.textParts = []
      result.source = part.source
      result.visibleText = [part.text]
      if let foreground = part.foreground { result.appearance.foreground = foreground }
      if let font = part.font { result.appearance.font = font }
      result.appearance.weight = part.weight
      return result
    }
  }

  /// It shows something to read: letters, numbers, or what only run time knows.
  private var isDrawn: Bool {
    if role == .text, IconFont.draws(self) { return false }
    return visibleText.isEmpty && role != .text
      || visibleText.contains { text in
        // Emoji bring their own colours, and stay legible at any size.
        text.holes.contains { !Self.isEmoji($0) }
          || text.literals.contains { $0.contains { $0.isLetter || $0.isNumber } }
      }
  }

  /// Whether an expression comes to emoji: by its name, or since it repeats a sign. Read without a pattern, since every
  /// hole of every text is asked.
  private static func isEmoji(_ expression: String) -> Bool {
    if expression.lowercased().contains("emoji") { return true }
    // What is called an icon and shown as a text is a sign with colours of its own, or has a font of icons.
    if expression.hasSuffix(".icon") || expression == "icon" { return true }
    let call = "String(repeating: \""
    guard expression.hasPrefix(call) else { return false }
    let repeated = expression.dropFirst(call.count).prefix { $0 != "\"" }
    return !repeated.isEmpty && call.count + repeated.count < expression.count
      && !repeated.contains { $0 == "\\" || $0.isLetter || $0.isNumber }
  }

  /// What is drawn, as far as it is known.
  var drawnText: SpokenText { visibleText.first ?? label?.value ?? .empty }

  /// "text 'Total'", or "text" when it has no words to show.
  var drawnNoun: String {
    guard role == .text || role == .sectionHeader || role == .sectionFooter, !drawnText.isBlank,
      drawnText.choices.isEmpty, drawnText.rendered.count <= 60 else { return noun }
    return "text \(drawnText.quoted)"
  }
}

/// What of an app's texts shares one modifier or one definition, in the order of first sight.
struct Groups<Member> {
  private(set) var places: [SourceRange] = []
  private var byPlace: [SourceRange: [Member]] = [:]

  mutating func add(_ member: Member, at place: SourceRange) {
    if byPlace[place] == nil { places.append(place) }
    byPlace[place, default: []].append(member)
  }

  func members(at place: SourceRange) -> [Member] { byPlace[place] ?? [] }
}
