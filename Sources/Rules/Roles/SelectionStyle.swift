import AccessibilityModel
import Foundation
import PlatformKnowledge
import SourceModel

/// The looks of a control that tell by a comparison that it is the chosen one.
struct SelectionStyle {
  /// The comparison as written: `draft.weather == option`.
  let condition: String
  /// The name by which the code of the looks asks for it: `isChosen`.
  let flag: String?
  /// Its name or a comparison says that it tells what is chosen; else a flag that is turned may tell something else.
  var isSure = true
  /// The side of the comparison that activating the control leaves as it is.
  private(set) var option: String?
  /// The modifier that gives the looks, where it stands on something around the control.
  private(set) var outer: SourceRange?

  /// nil where the code of the control compares nothing for its looks, or does not choose what it compares.
  init?(in expression: SourceRange) {
    // Most controls compare nothing, and the pattern takes its time.
    guard expression.contains(" == ") else { return nil }
    let text = expression.text
    guard let match = text.firstMatch(
      of: kept { #/\.(?:background|foregroundStyle|foregroundColor|fill|stroke|strokeBorder|border|tint|overlay|fontWeight|bold|underline)\b[^\n{}]*?\(?\b([\w.]+) == ([\w.]+)(?:\)? \?|\))/# })
    else { return nil }
    let (chosen, option) = (String(match.1), String(match.2))
    guard !option.contains(kept { #/^(true|false|nil|\d)/# }), Self.assigns(option, to: chosen, in: text) else { return nil }
    condition = "\(chosen) == \(option)"
    flag = nil
  }

  /// By the looks that the tree knows, whichever way the code gives them: a local constant, a computed property, a
  /// function, a shape under a condition. nil where nothing decides about them that activating the control changes, and
  /// nothing whose name says that it tells the chosen one.
  init?(looksOf element: AccessibilityElement) {
    guard let effect = element.choosing else { return nil }
    let places = element.choosingPlaces
    for part in [element] + element.content {
      for look in Self.looks(of: part, in: element, places) {
        guard let condition = Self.choice(look.condition, by: effect)
          ?? (look.isOwn || Self.isInLabel(element, look, part) ? NamedChoice.condition(look.condition) : nil) else { continue }
        self.condition = Self.written(condition, in: element.expression)
        option = Self.option(in: self.condition, by: effect)
        let isInside = look.isOwn || look.isWithin || Self.isInLabel(element, look, part)
        flag = isInside ? look.condition.flag : nil
        outer = isInside ? nil : look.modifier
        return
      }
    }
    guard let turned = Self.turned(element, by: effect, places) else { return nil }
    condition = turned.condition.description
    flag = turned.condition.flag
    isSure = false
  }

  /// A look of its own that a flag decides about which activating the control turns: `isFiltered.toggle()`.
  private static func turned(_ element: AccessibilityElement, by effect: ActionSummary, _ places: [SourceRange]) -> Look? {
    // A picture that turns with it is told of as a picture.
    let turnsPicture = ([element] + element.content).contains { part in
      if case .symbol(let name)? = part.image { !name.choices.isEmpty } else { false }
    }
    if turnsPicture { return nil }
    return ([element] + element.content).lazy.flatMap { looks(of: $0, in: element, places) }.first { look in
      let subject = look.condition.subject
      guard look.isOwn, tellsMore(subject) else { return false }
      if let list = Self.list(ofMembership: subject) { return changes(list, by: effect) }
      return subject.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        && (effect.mentions.contains(subject + ".toggle")
          || effect.assignments.contains { $0.target == subject && $0.value == "!" + subject })
    }
  }

  /// A look of its own that a function decides about, asked for the one of several that the control stands for:
  /// `hasFilter(subject) ? .black : .white`.
  init?(askedFor element: AccessibilityElement) {
    guard let effect = element.choosing, !effect.mentions.isEmpty || !effect.assignments.isEmpty else { return nil }
    let places = element.choosingPlaces
    let found = ([element] + element.content).lazy.flatMap { Self.looks(of: $0, in: element, places) }.first { look in
      let subject = look.condition.subject
      return look.isOwn && look.condition.description == subject && subject.hasSuffix(")") && Self.tellsMore(subject)
        && NameWords.words(.abilityFlag).isDisjoint(with: DecorativeNames.parts(of: subject))
        && !subject.contains(" ") && !subject.hasSuffix("()") && subject.first?.isLowercase ?? false
        && !element.conditionalTraits.contains { $0.condition.subject == subject }
    }
    guard let found else { return nil }
    condition = found.condition.description
    flag = found.condition.flag
    isSure = false
  }

  /// A member beside a parameter of the same name: `self.icon == icon`.
  private static func written(_ condition: String, in code: SourceRange) -> String {
    let sides = condition.components(separatedBy: " == ")
    guard sides.count == 2, sides[0] == sides[1] else { return condition }
    let whole = "self.\(sides[0]) == \(sides[1])"
    return code.contains(whole) ? whole : condition
  }

  /// By a picture that nobody named and that changes with what is chosen: an empty circle and one with a dot.
  init?(pictureOf element: AccessibilityElement) {
    guard element.role == .image, element.isUnnamedPicture else { return nil }
    switch element.image {
    case .symbol(let name)?, .asset(let name)?:
      guard name.parts.count == 1, case .choice(let alternatives) = name.parts[0], alternatives.count == 2,
        let one = alternatives.first(where: { $0.condition.description == $0.condition.subject }),
        let condition = NamedChoice.condition(one.condition) ?? Self.compared(one.condition, by: element.choosing)
      else { return nil }
      self.condition = condition
      flag = one.condition.flag
    default: return nil
    }
  }

  /// By shapes that lie behind or around it and react to the same tap, of which one or another is drawn by what the tap sets:
  /// `if item == chosen { Circle().fill(.blue) } else { Circle().fill(.gray) }`.
  init?(shapesBeside subject: ElementSubject, reactingTo tap: Gesture) {
    let mates = subject.neighbours(before: 4, after: 4).filter { mate in
      mate.element.role == .shape && mate.element.exposure != .exposed && mate.element.gestures.contains { $0.source == tap.source }
    }
    let conditions = mates.compactMap { mate in mate.when.last.flatMap { last in subject.when.contains(last) ? nil : last } }
    let found = conditions.lazy.filter { $0.description == $0.subject }.compactMap { condition in
      Self.written(condition, by: tap.effect.whole).map { (text: $0, condition: condition) }
    }.first
    guard let found else { return nil }
    condition = found.text
    flag = found.condition.flag
  }

  /// A comparison in the words of the tap that decides it, which may stand in a component with other names than those of
  /// what it was handed, such as a binding that is made on the spot.
  private static func written(_ condition: Condition, by effect: ActionSummary) -> String? {
    let sides = condition.subject.components(separatedBy: " == ")
    guard sides.count == 2 else { return choice(condition, by: effect) }
    let own = effect.assignments.first { assignment in
      isName(assignment.value) && sides.contains(assignment.value)
        && (choice(condition, by: effect) != nil || sides.contains { $0.hasPrefix("Binding(") })
    }
    return own.map { "\($0.target) == \($0.value)" } ?? choice(condition, by: effect)
  }

  /// Whether a condition is the one that the looks depend on, or a test of the same.
  func asks(as other: Condition) -> Bool {
    other.subject == condition || flag != nil && other.flag == flag
      || !Sameness.paths(in: condition[...]).isDisjoint(with: Sameness.paths(in: other.subject[...]))
  }

  /// Whether what is drawn in another way holds other controls beside this one.
  func isShared(by subject: ElementSubject) -> Bool {
    guard let outer, let whole = ModifierChain.whole(around: outer) else { return false }
    return subject.neighbours(before: 12, after: 12).contains { other in
      other.element.source != subject.element.source && other.element.exposure == .exposed && whole.contains(other.element.source)
        && (other.element.traits.contains(.button) || other.element.role == .textField)
    }
  }

  /// What some code calls the condition; nil where it knows none of its names. What a component is handed has another
  /// name in it.
  func name(in code: SourceRange) -> String? {
    let text = code.text
    func isKnown(_ condition: String) -> Bool {
      let sides = condition.components(separatedBy: " == ")
      if sides.count == 2, sides[0] == sides[1] { return false }
      return condition.split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }.allSatisfy { name in
        // A label of its own call is one there as well.
        Self.isUsed(name, in: text) || condition[name.endIndex...].first == ":" && text.contains(name)
      }
    }
    if isKnown(condition) { return condition }
    if let own = Self.renamed(condition, in: text) { return own }
    // What is declared within is not known to the modifiers after it.
    guard let flag, isKnown(flag), !text.contains("let \(flag)") else { return nil }
    return flag
  }

  /// Whether a name stands somewhere and is not the label of an argument there, `Row(isChosen: picked)`.
  private static func isUsed(_ name: Substring, in code: String) -> Bool {
    code.ranges(of: name).contains { found in
      code[found.upperBound...].first.map { $0 != ":" && !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  /// The same comparison of a member of what the view is handed, which goes by another name there:
  /// `model.chosen == tab.id` for `tabs.chosen == tab.id`. nil where the code writes none, or more than one.
  private static func renamed(_ condition: String, in code: String) -> String? {
    let sides = condition.components(separatedBy: " == ")
    guard sides.count == 2, let dot = sides[0].lastIndex(of: ".") else { return nil }
    let end = "\(sides[0][dot...]) == \(sides[1])"
    let owners = code.ranges(of: end).filter { found in
      code[found.upperBound...].first.map { !$0.isLetter && !$0.isNumber && !"._".contains($0) } ?? true
    }.map { found in
      String(code[..<found.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || "._".contains($0) }.reversed())
    }
    guard let owner = owners.first, !owner.isEmpty, Set(owners).count == 1 else { return nil }
    return owner + end
  }

  /// Something that a look depends on.
  struct Look {
    let condition: Condition
    /// It is given to the control itself and not to more around it.
    let isOwn: Bool
    /// It stands in the code that makes the control, which knows it by the name that is used there.
    var isWithin = false
    var modifier: SourceRange?
  }

  /// - Parameter places: The code that makes what reacts.
  static func looks(
    of part: AccessibilityElement, in element: AccessibilityElement, _ places: [SourceRange]
  ) -> [Look] {
    let looks = part.appearance
    func isOwn(_ modifier: SourceRange) -> Bool { places.contains { $0.contains(modifier) } }
    func look<Value: Hashable & Sendable>(_ setting: Setting<Value>?, _ isLook: Bool = true) -> [Look] {
      guard let setting else { return [] }
      return decisions(setting).map { condition in
        Look(
          condition: condition, isOwn: isLook && isOwn(setting.modifier), isWithin: element.expression.contains(setting.modifier),
          modifier: setting.modifier)
      }
    }
    // What cannot be seen at all otherwise may be a thing of its own, such as a button in the chosen row.
    let isVisible = !(looks.opacity?.options.contains { $0.value == 0 } ?? false)
    let isBolder = !stands(out: looks.font) { !$0.isBold }
    let isStronger = !stands(out: looks.opacity) { $0 < 1 }
    let settings = [
      look(looks.foreground), look(looks.background), look(looks.border), look(isStronger ? looks.opacity : nil, isVisible),
      look(isBolder ? looks.font : nil),
    ]
    // A flag may be about a panel around the control; a comparison with what the control sets is about the control.
    let others = looks.decisions.filter { $0.condition.opposite.description != $0.condition.subject && $0.faintest != 0 }.map {
      Look(
        condition: $0.condition, isOwn: isVisible && isOwn($0.modifier), isWithin: element.expression.contains($0.modifier),
        modifier: $0.modifier)
    }.filter { look in
      look.isWithin || look.condition.subject.contains(" == ") || look.modifier.map(isOwn) ?? false
        || isInLabel(element, look, part)
    }
    let drawn = part.drawnWhen.map {
      Look(
        condition: $0.description == $0.subject ? $0 : $0.opposite, isOwn: isOwn(part.source),
        isWithin: element.expression.contains(part.source))
    }
    return settings.flatMap(\.self) + others + [drawn].compactMap(\.self)
  }

  /// Whether the look while a condition does not hold is the one that stands out, as of mail that is not yet read: it
  /// tells something else than what is chosen.
  private static func stands<Look: Hashable & Sendable>(out setting: Setting<Look>?, _ isWeak: (Look) -> Bool) -> Bool {
    guard let setting, let condition = decision(setting) else { return false }
    return setting.options.allSatisfy { isWeak($0.value) == ($0.conditions[0] == condition) }
  }

  /// What decides between looks where everything else stays as it is, as the outcomes that are spoken of: of
  /// `!isValid ? .gray : isChosen ? .blue : .black` both.
  private static func decisions<Look: Hashable & Sendable>(_ setting: Setting<Look>) -> [Condition] {
    if let only = decision(setting) { return [only] }
    guard setting.options.count > 2 else { return [] }
    var result: [Condition] = []
    for option in setting.options {
      guard let last = option.conditions.last, last.description == last.subject, !result.contains(last) else { continue }
      let before = option.conditions.dropLast()
      let isDeciding = setting.options.contains { other in
        other.value != option.value && other.conditions.count >= option.conditions.count
          && other.conditions.prefix(before.count) == before
          && other.conditions[before.count].subject == last.subject && other.conditions[before.count] != last
      }
      if isDeciding { result.append(last) }
    }
    return result
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
  static func choice(_ condition: Condition, by effect: ActionSummary) -> String? {
    if case .all(let parts)? = condition.composition { return choice(inAll: parts, by: effect) }
    if let sameness = Sameness(condition.subject) { return sameness.isChosen(by: effect) ? condition.description : nil }
    let parts = condition.subject.components(separatedBy: " == ")
    if parts.count == 2 {
      // What is set to one thing and then to another is a state of what goes on: copied, and copy again.
      let values = Set(effect.assignments.filter { plain($0.target) == plain(parts[0]) }.map(\.value))
      guard values.count < 2 else { return nil }
      // A text that is empty and made empty is cleared, not chosen.
      if parts.contains(where: ["\"\"", "[]"].contains) { return nil }
      for assignment in effect.assignments {
        for (chosen, option) in [(parts[0], parts[1]), (parts[1], parts[0])] {
          if assigns(assignment, option, to: chosen) || Self.isHanded(option, assignment, for: chosen) { return condition.description }
          // In a loop over known values each turn compares with one of them. A copy of the same state that something else
          // has, `status = player.status`, is no choice.
          if plain(assignment.target) == plain(chosen), isConstant(option), isName(assignment.value),
            assignment.value.split(separator: ".").last != chosen.split(separator: ".").last {
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

  /// One of several conditions that hold together decides, and the others only say that anything is chosen at all:
  /// `chosen != .none && topic == chosen`.
  private static func choice(inAll parts: [Condition], by effect: ActionSummary) -> String? {
    let choices = parts.map { $0.description == $0.subject ? choice($0, by: effect) : nil }
    guard choices.contains(where: { $0 != nil }) else { return nil }
    let targets = effect.assignments.map { String(plain($0.target)) }
    let isGuarded = zip(parts, choices).allSatisfy { part, choice in
      choice != nil || part.flag != nil || NamedChoice.isTold(by: part.subject)
        || targets.contains { Sameness.paths(in: part.subject[...]).contains($0) }
    }
    return isGuarded ? zip(parts, choices).map { $1 ?? $0.description }.joined(separator: " && ") : nil
  }

  /// A comparison with what activating the control chooses, or with a member of it: `chosen?.id == 0`.
  static func compared(_ condition: Condition, by effect: ActionSummary?) -> String? {
    guard let effect, condition.subject.contains(" == ") else { return nil }
    if let choice = choice(condition, by: effect) { return choice }
    let path = condition.subject.components(separatedBy: " == ")[0]
    guard path.hasSuffix(".id"), let owner = path.split(separator: ".").first.map({ $0.filter { $0 != "?" && $0 != "!" } }),
      effect.assignments.contains(where: { plain($0.target) == owner && $0.value != "nil" }) else { return nil }
    return condition.description
  }

  static func plain(_ name: String) -> Substring { name.hasPrefix("self.") ? name.dropFirst(5) : name[...] }

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
  /// What activating it does: the action of a control, or a tap on it or on what it is a part of.
  var choosing: ActionSummary? { (activation ?? choosingTap?.effect)?.whole }

  /// The tap that stands for activating something that is no control.
  var choosingTap: Gesture? {
    guard activation == nil, !role.isControl else { return nil }
    return gestures.first { $0.kind == .tap && $0.count == 1 }
  }

  /// The code that makes what reacts: the view itself, what a tap is written on, and, where a tap is written on a
  /// component of the project, the view in it.
  var choosingPlaces: [SourceRange] {
    guard let tap = choosingTap, !expression.contains(tap.source) else { return [expression] }
    return [expression] + [ModifierChain.whole(around: tap.source)].compactMap(\.self)
  }
}
