import AccessibilityModel
import Foundation
import PlatformKnowledge
import SourceModel

/// The looks of a control that tell by a comparison that it is the chosen one.
struct SelectionStyle {
  /// The comparison as written: `draft.weather == option`.
  let condition: String

  /// nil where the code of the control compares nothing for its looks, or does not choose what it compares.
  init?(in expression: SourceRange) {
    // Most controls compare nothing, and the pattern takes its time.
    guard expression.contains(" == ") else { return nil }
    let text = expression.text
    guard let match = text.firstMatch(
      of: #/\.(?:background|foregroundStyle|foregroundColor|fill|stroke|strokeBorder|border|tint|overlay|fontWeight|bold|underline)\b[^\n{}]*?\(?\b([\w.]+) == ([\w.]+)(?:\)? \?|\))/#)
    else { return nil }
    let (chosen, option) = (String(match.1), String(match.2))
    guard !option.contains(#/^(true|false|nil|\d)/#), Self.assigns(option, to: chosen, in: text) else { return nil }
    condition = "\(chosen) == \(option)"
  }

  /// By the looks that the tree knows, whichever way the code gives them: a local constant, a computed property, a
  /// function. nil where nothing that activating the control changes decides about them, or where its name does not
  /// speak of a choice.
  init?(looksOf element: AccessibilityElement) {
    guard let effect = element.activation else { return nil }
    for part in [element] + element.content {
      let looks = part.appearance
      let decisions = [
        Self.decision(looks.foreground), Self.decision(looks.background), Self.decision(looks.border),
        Self.decision(looks.opacity), Self.decision(looks.font),
      ]
      for condition in decisions.compactMap(\.self) where Self.isChosen(condition, by: effect) {
        self.condition = condition.description
        return
      }
    }
    return nil
  }

  /// What decides between two looks, as the outcome that it speaks of.
  private static func decision<Look: Hashable & Sendable>(_ setting: Setting<Look>?) -> Condition? {
    guard let options = setting?.options, options.count == 2, Set(options.map(\.value)).count == 2,
      options.allSatisfy({ $0.conditions.count == 1 }) else { return nil }
    let conditions = options.map { $0.conditions[0] }
    guard conditions[0].subject == conditions[1].subject else { return nil }
    return conditions.first { $0.description == $0.subject }
  }

  /// A flag that is set or turned, or a variable that is set to what it is compared with.
  private static func isChosen(_ condition: Condition, by effect: ActionSummary) -> Bool {
    let parts = condition.subject.components(separatedBy: " == ")
    if parts.count == 2 {
      return effect.assignments.contains { $0.target == parts[0] && $0.value == parts[1] }
    }
    let name = condition.subject.split(separator: ".").last?.lowercased() ?? ""
    guard condition.subject.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
      NameWords.words(.choice).contains(where: name.contains) else { return false }
    return effect.mentions.contains(condition.subject + ".toggle")
      || effect.assignments.contains { $0.target == condition.subject }
  }

  /// `draft.weather = option`, by whatever path the same variable is reached.
  private static func assigns(_ option: String, to chosen: String, in text: String) -> Bool {
    let squeezed = text.filter { !$0.isWhitespace }
    let name = chosen.split(separator: ".").last.map(String.init) ?? chosen
    return ["\(name)=\(option)", "\(name).wrappedValue=\(option)"].contains { assignment in
      squeezed.ranges(of: assignment).contains { range in
        let after = squeezed[range.upperBound...].first
        return after.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }
}
