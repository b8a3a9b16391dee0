import AccessibilityModel
import PlatformKnowledge
import SwiftSource
import ViewEvaluation

/// What one object takes the place of, and conditions that the code under them makes untrue.
extension UIKitEffects {
  // MARK: - Items of bars

  /// Properties whose items a bar shows.
  private static let barProperties = FrameworkNames.names(.barItem, .barItems)

  /// What a property holds after an assignment: of a bar's items those that were there before stay for all other cases.
  ///
  /// - Parameter other: What any other property holds; the new value where there is none.
  func exchanged(_ value: Value, for name: String, of owner: UIObject, orElse other: Value? = nil) -> Value {
    guard Self.barProperties.contains(name) else { return other ?? value }
    let old = owner.parts[name]
    let known = old?.objects ?? []
    let isSame = !value.objects.isEmpty && Set(value.objects.map(\.source)).isSubset(of: known.map(\.source))
    let isAlways = owner.conditions(of: evaluator.place).isEmpty && !evaluator.place.isLater
    let rest = old ?? .absent
    // Made anew by the same code, or by a function that set it up before.
    guard !isSame, !isSetUpAgain(name, of: owner) else { return isAlways ? value : rest }
    // Each further exchange holds all that was there once for each of its conditions.
    if !isAlways, known.count >= Self.knownLimit { return rest }
    let assigned = owner.conditions(of: evaluator.place).reversed().reduce(value) { value, condition in
      .choice([
        ConditionalValue(condition: condition, value: value), ConditionalValue(condition: condition.opposite, value: rest),
      ])
    }
    guard isChangedLater(name, of: owner), let old, let after = laterCondition else { return assigned }
    if case .choice(let states) = old, states.first?.condition.description.hasPrefix("before ") ?? false {
      guard states.count < Self.exchangeLimit, !states.contains(where: { $0.condition == after }) else { return old }
      return .choice(states + [ConditionalValue(condition: after, value: assigned)])
    }
    return .choice([
      ConditionalValue(condition: after.opposite, value: old), ConditionalValue(condition: after, value: assigned),
    ])
  }

  /// Items of all cases, from which on others are left out.
  private static let knownLimit = 16
  /// Items that a bar is told to have one after the other.
  private static let exchangeLimit = 4

  // MARK: - Views

  /// The conditions under which a view is shown that a property holds, as those of the view change whose place it takes.
  func exchange(_ new: UIObject, for old: UIObject?, as name: String, in owner: UIObject) -> [Condition] {
    guard let old, old !== new, let position = owner.children.firstIndex(where: { $0.object === old }) else { return [] }
    if isChangedLater(name, of: owner) {
      guard let after = laterCondition else { return [] }
      if !owner.children[position].conditions.contains(after.opposite) {
        owner.children[position].conditions.append(after.opposite)
      }
      return [after]
    }
    if owner.conditions(of: evaluator.place).isEmpty, !evaluator.place.isLater { owner.children.remove(at: position) }
    return []
  }

  /// Whether what runs changes what set-up code gave a property.
  private func isChangedLater(_ name: String, of owner: UIObject) -> Bool {
    evaluator.place.isLater && owner.all(name).contains { !$0.isLater } && !isSetUpAgain(name, of: owner)
  }

  /// Whether later code runs a function that gave a property its value in set-up code.
  private func isSetUpAgain(_ name: String, of owner: UIObject) -> Bool {
    evaluator.place.isLater && owner.all(name).contains { !$0.isLater && $0.function == evaluator.place.function }
  }

  /// That the function was run that is running now.
  var laterCondition: Condition? {
    guard evaluator.place.function != nil else { return nil }
    let name = callName
    return Condition(
      subject: name.map { "before \($0)" } ?? "at first", branch: 1, description: name.map { "after \($0)" } ?? "later",
      holdsInitially: isInEvent ? false : nil)
  }

  /// What the function that is running is called by: its name, with that of the part of the screen that it belongs to;
  /// nil for what set-up code leaves for later.
  var callName: String? {
    guard let function = evaluator.place.function, !Self.isSetUp(function) else { return nil }
    guard let object = evaluator.place.receiver as? UIObject, object !== objects.first, object.name != "self" else {
      return function
    }
    return "\(object.name ?? object.className).\(function)"
  }

  // MARK: - Conditions that do not last

  /// Notes that code under conditions sets up an object.
  func noteTouched(_ object: UIObject) {
    guard !evaluator.place.conditions.isEmpty else {
      touched = []
      return
    }
    if touched.last !== object { touched.append(object) }
  }

  /// A property gets another value in code that asked for it: what stands under that test is there from then on. Set-up
  /// code that asks for the value with which the property begins, as in `if !isSetUp { isSetUp = true … }`, is run once.
  func outdate(_ property: PropertyDeclaration, by value: Value) {
    for (position, condition) in evaluator.place.conditions.enumerated()
    where property.isDenied(condition, holding: value) {
      let new: Condition
      if evaluator.place.isLater {
        guard let after = laterCondition else { continue }
        new = after
      } else {
        guard property.begins(as: condition) else { continue }
        new = .always
      }
      evaluator.place.conditions[position] = new
      for object in touched { object.replace(condition, by: new, isLater: evaluator.place.isLater) }
    }
  }
}

extension PropertyDeclaration {
  /// Whether a condition asks for another value of the property than one that it gets: `!flag` where that is true,
  /// `view == nil` where it is something, `name.isEmpty` where it is a text.
  fileprivate func isDenied(_ condition: Condition, holding value: Value) -> Bool {
    switch condition.subject {
    case name:
      guard case .boolean(let new) = value else { return false }
      return new != (condition.branch == 0)
    case "\(name) != nil": return value.isAbsent == (condition.branch == 0)
    case "\(name).isEmpty": return condition.branch == 0 && !value.isAbsent
    default: return false
    }
  }

  /// Whether a condition asks for the value with which the property begins: `!flag` of one that is false, `view == nil`.
  fileprivate func begins(as condition: Condition) -> Bool {
    if condition.subject == name, case .boolean(let first)? = initializer?.kind { return first == (condition.branch == 0) }
    if condition.subject == "\(name) != nil", condition.branch == 1 {
      guard let initializer else { return true }
      if case .nilLiteral = initializer.kind { return true }
    }
    return false
  }
}
