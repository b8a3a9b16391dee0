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
  /// function, a shape under a condition. nil where nothing that activating the control changes decides about them, or
  /// where its name does not speak of a choice.
  init?(looksOf element: AccessibilityElement) {
    guard let effect = element.choosing else { return nil }
    for part in [element] + element.content {
      for decision in Self.decisions(about: part, of: element) {
        guard let condition = Self.choice(decision, by: effect) else { continue }
        self.condition = condition
        return
      }
    }
    return nil
  }

  private static func decisions(
    about part: AccessibilityElement, of element: AccessibilityElement
  ) -> [Condition] {
    let looks = part.appearance
    let settings = [
      decision(looks.foreground), decision(looks.background), decision(looks.border), decision(looks.opacity),
      decision(looks.font),
    ]
    // A flag may be about a panel around the control; a comparison with what the control sets is about the control.
    let others = looks.decisions.filter { decision in
      element.expression.contains(decision.modifier) || decision.condition.subject.contains(" == ")
    }.map(\.condition)
    let drawn = part.drawnWhen.map { $0.description == $0.subject ? $0 : $0.opposite }
    return settings.compactMap(\.self) + others + [drawn].compactMap(\.self)
  }

  /// What decides between two looks, as the outcome that it speaks of.
  private static func decision<Look: Hashable & Sendable>(_ setting: Setting<Look>?) -> Condition? {
    guard let options = setting?.options, options.count == 2, Set(options.map(\.value)).count == 2,
      options.allSatisfy({ $0.conditions.count == 1 }) else { return nil }
    let conditions = options.map { $0.conditions[0] }
    guard conditions[0].subject == conditions[1].subject else { return nil }
    return conditions.first { $0.description == $0.subject }
  }

  /// What decides, as the code of the action would write it: a flag that is set or turned, or a variable that is set to
  /// what it is compared with. nil where the action decides something else.
  private static func choice(_ condition: Condition, by effect: ActionSummary) -> String? {
    let parts = condition.subject.components(separatedBy: " == ")
    if parts.count == 2 {
      for assignment in effect.assignments {
        for (chosen, option) in [(parts[0], parts[1]), (parts[1], parts[0])] {
          if assigns(assignment, option, to: chosen) { return condition.description }
          // In a loop over known values each turn compares with one of them.
          if plain(assignment.target) == plain(chosen), isConstant(option), isName(assignment.value) {
            return "\(assignment.target) == \(assignment.value)"
          }
        }
      }
      return nil
    }
    let name = condition.subject.split(separator: ".").last?.lowercased() ?? ""
    guard condition.subject.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
      NameWords.words(.choice).contains(where: name.contains) else { return nil }
    let isChosen = effect.mentions.contains(condition.subject + ".toggle")
      || effect.assignments.contains { $0.target == condition.subject }
    return isChosen ? condition.description : nil
  }

  private static func plain(_ name: String) -> Substring { name.hasPrefix("self.") ? name.dropFirst(5) : name[...] }

  /// A case, a text or a number.
  private static func isConstant(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return ".\"".contains(first) || first.isNumber || first.isUppercase
  }

  /// A variable or one of its properties.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLowercase, !["true", "false", "nil"].contains(text) else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }

  /// `chosen = option`, also as `self.chosen = option` and `chosen = chosen == option ? nil : option`.
  private static func assigns(
    _ assignment: ActionSummary.Assignment, _ option: String, to chosen: String
  ) -> Bool {
    guard plain(assignment.target) == plain(chosen) else { return false }
    return assignment.value == option || assignment.value.hasSuffix(" : \(option)")
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

extension AccessibilityElement {
  /// What activating it does: the action of a control, or the tap that is written on it.
  var choosing: ActionSummary? {
    if let activation { return activation }
    guard !role.isControl else { return nil }
    return gestures.first { $0.kind == .tap && $0.count == 1 && expression.contains($0.source) }?.effect
  }
}
