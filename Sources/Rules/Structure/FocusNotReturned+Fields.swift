import AccessibilityModel
import SourceModel
import SwiftSource

/// What functions of types empty, by type and function: `items` of `Shopping.add`.
struct Emptyings: Sendable {
  let byFunction: [String: Set<String>]

  init(_ files: [FileDeclarations]) {
    var found: [String: Set<String>] = [:]
    func look(_ type: String, _ members: Members) {
      for function in members.functions {
        CodeWalk.expressions(of: function) { expression in
          guard let path = Self.emptied(expression), let name = path.split(separator: ".").last else { return }
          found[type + "." + function.name, default: []].insert(String(name))
        }
      }
      for inner in members.types { look(inner.name, inner.members) }
    }
    for file in files {
      for type in file.types { look(type.name, type.members) }
      for part in file.extensions { look(part.extendedType.name, part.members) }
    }
    byFunction = found
  }

  /// `text` of `text = ""` and of `text.removeAll()`
  private static func emptied(_ expression: Expression) -> String? {
    switch expression.kind {
    case .assignment(let target, let value):
      if value.plainText == "" { return target.dottedName }
      if case .array(let members) = value.kind, members.isEmpty { return target.dottedName }
      return nil
    case .call(let call):
      guard case .member(let base?, "removeAll") = call.callee.kind, call.arguments.isEmpty else { return nil }
      return base.dottedName
    default: return nil
    }
  }
}

/// Buttons that are there as long as something is filled in and empty it, and fields that a button brings up.
extension FocusNotReturned {
  /// `if !text.isEmpty { Button("Add") { add(); text = "" } }`
  static func emptied(
    _ screen: ScreenSubject, _ places: Counted<ScreenPlaces.Place>, in context: RuleContext
  ) -> [Outcome] {
    var judged: Set<SourceRange> = []
    return places.compactMap { place -> Outcome? in
      let element = place.element
      // A cross that clears a field is by the side of it, where the focus goes.
      guard element.exposure == .exposed, element.role == .button, element.framework == .swiftUI,
        element.visibleText.contains(where: { !$0.isBlank }), let action = element.activation?.whole, let condition = place.when.last, let value = filled(condition),
        !isPresented(place),
        empties(action, value) || empties(element.source.file.typeName(around: element.source.start) ?? screen.screen.name, action.mentions, value, context),
        !action.assignments.contains(where: { $0.target.lowercased().contains("focus") }),
        !screen.isSeenWider(element), judged.insert(element.source).inserted else { return nil }
      return .violation(Violation(
        "\(element.nounWithName) is gone when it is pressed, since it empties what it depends on", certainty: .review,
        at: element.source))
    }
  }

  /// What has to be filled in for something to be there: `text` of `!text.isEmpty`, `text != ""` and `items.count > 0`.
  private static func filled(_ condition: Condition) -> String? {
    let subject = condition.subject
    let holds = condition.description == subject
    for (ending, isFilled) in [(".isEmpty", false), (" != \"\"", true), (" == \"\"", false), (".count > 0", true)]
    where subject.hasSuffix(ending) && holds == isFilled {
      let name = String(subject.dropLast(ending.count))
      return name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? name : nil
    }
    return nil
  }

  private static func empties(_ action: ActionSummary, _ value: String) -> Bool {
    action.assignments.contains { isSame($0.target, value) && ["\"\"", "[]", ".init()", "String()"].contains($0.value) }
      || action.mentions.contains { $0.hasSuffix(".removeAll") && isSame(String($0.dropLast(10)), value) }
  }

  /// The functions of the view that it calls empty it.
  private static func empties(_ view: String, _ mentions: [String], _ value: String, _ context: RuleContext) -> Bool {
    let name = value.split(separator: ".").last.map(String.init) ?? value
    return mentions.contains { context.emptyings.value.byFunction[view + "." + $0]?.contains(name) ?? false }
  }

  /// `if isSearching { TextField(…) }` beside a button that sets the flag.
  static func revealed(_ screen: ScreenSubject, _ places: Counted<ScreenPlaces.Place>) -> [Outcome] {
    var judged: Set<String> = []
    return places.compactMap { place -> Outcome? in
      let field = place.element
      guard [.textField, .secureField].contains(field.role), field.exposure == .exposed, field.framework == .swiftUI,
        field.certainty == .known, let condition = place.when.last, condition.description == condition.subject,
        let flag = property(condition), !field.source.file.mentions(Self.focusing), !isPresented(place), place.loops == 0,
        judged.insert(flag).inserted else { return nil }
      let heard = places.filter { $0.element.exposure == .exposed && $0.when.contains(condition) }
      // Where a field takes the place of another, such as that of a password, the focus has a place to go.
      let isExchanged = places.contains { other in
        Self.entries.contains(other.element.role) && other.when.contains { $0.isOtherOutcome(of: condition) }
      }
      // A form that appears is gone through from its top.
      guard !isExchanged, heard.count(where: { Self.entries.contains($0.element.role) }) == 1,
        let opener = places.first(where: { other in
          other.element.exposure == .exposed && other.element.role == .button && !other.when.contains(where: { $0 == condition || $0.isOtherOutcome(of: condition) })
            && !isPresented(other) && opens(other.element, flag)
        })?.element, !opener.source.file.mentions(Self.focusing), !screen.isSeenWider(opener) else { return nil }
      return .violation(Violation(
        "\(opener.nounWithName) brings up \(field.nounWithName), and nothing moves the focus there", certainty: .review,
        at: opener.source, related: [RelatedPlace(field.source, "the field")]))
    }
  }

  private static let entries: Set<ElementRole> = [.textField, .secureField, .textEditor, .searchField]

  /// Words of code that moves the focus to a field.
  private static let focusing = ["FocusState", "ocused(", "becomeFirstResponder"]

  private static func opens(_ element: AccessibilityElement, _ flag: String) -> Bool {
    guard let action = element.activation?.whole else { return false }
    return action.mentions.contains { $0.hasSuffix(".toggle") && isSame(String($0.dropLast(7)), flag) }
      || action.assignments.contains { set in
        isSame(set.target, flag) && (set.value == "true" || ["!", "!self."].contains { $0 + set.target == set.value })
      }
  }
}
