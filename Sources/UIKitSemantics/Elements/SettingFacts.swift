import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import ViewEvaluation

/// Reads the settings of objects as facts: texts with their alternatives, flags, pictures, traits.
struct SettingFacts {
  let evaluator: Evaluator
  let assets: NotedAssets
  /// What is said for symbols that nobody named.
  let symbols: SymbolSpeech

  // MARK: - Texts

  /// The text that a property has.
  ///
  /// - Parameter fallback: What is heard where conditions leave the property unset.
  func text(
    _ name: String, of object: UIObject, origin: FactOrigin, fallback: SpokenText = .empty
  ) -> Fact<SpokenText>? {
    text([name], of: object, origin: origin, fallback: fallback)
  }

  /// The text that properties have which take each other's place.
  func text(
    _ names: [String], of object: UIObject, origin: FactOrigin, fallback: SpokenText = .empty
  ) -> Fact<SpokenText>? {
    let effective = object.effective(names).filter { $0.operation == .replace }
    var read = effective.map { (setting: $0, text: text(of: $0)) }
    guard var result = folded(read.map { ($0.setting, $0.text?.spoken) }, fallback: fallback) else { return nil }
    let changes = laterChanges(of: names, object, besides: effective).map { (setting: $0, text: text(of: $0)) }
    if !changes.isEmpty {
      result = changed(result, by: changes.map { ($0.setting, $0.text?.spoken) })
      if read.allSatisfy({ $0.text?.spoken.isBlank ?? true }) { read = changes }
    }
    let source = read.last { $0.text != nil } ?? read[read.count - 1]
    let localization = read.lazy.compactMap(\.text?.localization).last
    return Fact(result, origin: origin, source: source.setting.source, localization: localization)
  }

  /// The text of one setting, nil for nil.
  func text(of setting: Setting) -> ResolvedText? {
    if let key = setting.stringsKey, let table = setting.stringsTable {
      let written = evaluator.plainText(setting.value, source: setting.source)?.spoken ?? .empty
      if let found = evaluator.localized(key, table: table, written: written) { return found }
    }
    switch setting.value {
    case .absent: return nil
    case .closure:
      let value = evaluator.run(setting.value, source: setting.source)
      if let text = value.flatMap({ evaluator.plainText($0, source: setting.source) }) { return text }
      return ResolvedText(spoken: .hole(evaluator.shortText(setting.source)), localization: .dynamic)
    default:
      guard var text = evaluator.plainText(setting.value, source: setting.source) else {
        return ResolvedText(spoken: .hole(evaluator.shortText(setting.source)), localization: .dynamic)
      }
      if let key = setting.stringsKey, let table = setting.stringsTable, evaluator.hasTable(table) {
        text.localization = .missingKey(key: key)
      }
      return text
    }
  }

  /// What a property comes to after all its settings; nil when nothing is ever set.
  private func folded(_ settings: [(Setting, SpokenText?)], fallback: SpokenText) -> SpokenText? {
    guard !settings.isEmpty else { return nil }
    if let several = laterAlternatives(settings) { return several }
    let firm = settings.lastIndex { $0.0.conditions.isEmpty }
    let open = firm.map { settings[($0 + 1)...] } ?? settings[...]
    var result = firm.map { settings[$0].1 } ?? nil
    guard !open.isEmpty else { return result }
    var subjects: [String] = []
    for (setting, _) in open {
      if let subject = setting.conditions.last?.subject, !subjects.contains(subject) { subjects.append(subject) }
    }
    // Of texts that many functions set, each under conditions of its own, the functions tell more.
    if subjects.count > 3, open.count == settings.count, open.allSatisfy(\.0.isLater),
      Set(open.compactMap(\.0.call)).count > 1 {
      return afterCalls(.empty, settings.map { (setting: $0.0, text: $0.1) })
    }
    // What all ways lead to, no test decides.
    let differ = Set(open.map(\.1)).count > 1
    for group in SettingGroup.all(of: open.map(\.0), areNested: differ).prefix(SettingGroup.limit) {
      let members = group.positions.map { open[open.startIndex + $0] }
      // What it has of its own is left only where an optional is nil, which it most likely never is where the text is
      // made of it.
      if result == nil, let member = members.first, group.subject.contains("!= nil"), member.1?.literal == nil,
        !member.0.value.isAbsent {
        result = member.1 ?? .hole(evaluator.shortText(member.0.source))
      }
      result = group.put(into: result, fallback: fallback) { before in
        choice(
          members.map { ($0.0.conditions[$0.0.conditions.count - 1], $0.1 ?? fallback) }, rest: before ?? fallback,
          isRestKnown: before != nil)
      }
    }
    return result
  }

  /// - Parameter isRestKnown: It had the text of `rest` before. A `switch` may have given it another one in every case.
  func choice(
    _ members: [(Condition, SpokenText)], rest: SpokenText, isRestKnown: Bool
  ) -> SpokenText {
    var alternatives: [SpokenText.Alternative] = []
    for (condition, text) in members {
      alternatives.removeAll { $0.condition == condition }
      alternatives.append(SpokenText.Alternative(condition: condition, text: text))
    }
    if alternatives.count == 1, isRestKnown || alternatives[0].condition.asks != .which {
      alternatives.append(SpokenText.Alternative(condition: alternatives[0].condition.opposite, text: rest))
    }
    return .choice(alternatives)
  }

  /// Different texts that several later functions set: which of them holds depends on what happened last.
  private func laterAlternatives(_ settings: [(Setting, SpokenText?)]) -> SpokenText? {
    guard settings.allSatisfy({ $0.0.isLater && $0.0.conditions.isEmpty }) else { return nil }
    var alternatives: [SpokenText.Alternative] = []
    for (setting, text) in settings {
      guard let text, !text.isBlank, !alternatives.contains(where: { $0.text == text }) else { continue }
      let name = setting.call ?? setting.function ?? "change"
      let condition = Condition(
        subject: "last call before \(setting.source.file.path)", branch: alternatives.count,
        description: "after \(name)")
      alternatives.append(SpokenText.Alternative(condition: condition, text: text))
    }
    // What one function clears, another one fills.
    if alternatives.count == 1, settings.last?.1?.isBlank ?? true { return alternatives[0].text }
    guard alternatives.count > 1, alternatives.count <= TranscriptBuilder.alternativeLimit else { return nil }
    return .choice(alternatives)
  }

  /// What a property is in the end: overridden by the class, or as it was set last.
  func value(_ name: String, of object: UIObject) -> Value? {
    if let type = object.declaration, let property = evaluator.declarations.property(name, of: type, isStatic: false),
      property.getter != nil
    {
      return evaluator.read(property, of: .object(object))
    }
    let blocks = object.effective(name + "Block")
    if let block = blocks.last { return evaluator.run(block.value, source: block.source) }
    return object.effective(name).last?.value
  }

  /// Whether an object certainly has a trait, by what its class overrides or code sets.
  func hasTrait(_ trait: Traits, _ object: UIObject) -> Bool {
    if let type = object.declaration,
      let property = evaluator.declarations.property("accessibilityTraits", of: type, isStatic: false),
      property.getter != nil
    {
      return traits(of: evaluator.read(property, of: .object(object))).always.contains(trait)
    }
    return object.effective("accessibilityTraits").contains { setting in
      setting.operation != .remove && setting.conditions.isEmpty && traits(of: setting).always.contains(trait)
    }
  }

  // MARK: - Flags

  enum Flag {
    case unset
    case yes
    case no
    case under(Condition)
    case unknown
  }

  func flag(_ name: String, of object: UIObject) -> Flag {
    if let type = object.declaration, let property = evaluator.declarations.property(name, of: type, isStatic: false),
      property.getter != nil
    {
      return truth(of: evaluator.read(property, of: .object(object))) ?? .unknown
    }
    // Blocks win (runtime-facts section 9: uk_block_based).
    let blocks = object.effective(name + "Block")
    let settings = blocks.isEmpty ? object.effective(name) : blocks
    guard let last = settings.last else { return .unset }
    if let flag = hiddenByEvents(name, of: object, settings) { return flag }
    if let flag = outcome(of: settings) { return flag }
    guard let truth = truth(of: last) else { return .unknown }
    if last.conditions.isEmpty { return truth }
    // What is true already stays so where it is made true once more.
    if settings.contains(where: \.conditions.isEmpty), settings.allSatisfy({ isYes($0) }) { return .yes }
    guard case .yes = truth else {
      if case .no = truth {
        return opposite(of: last.conditions[last.conditions.count - 1], settings, isOnByItself: !last.isLater && isOnByItself(name, object))
      }
      return truth
    }
    return .under(last.conditions[last.conditions.count - 1])
  }

  /// Whether nothing in an object is heard. Only VoiceOver asks, and then it runs (Apple: accessibilityElementsHidden,
  /// isVoiceOverRunning).
  func hidesElements(_ object: UIObject) -> Bool {
    let name = "accessibilityElementsHidden"
    if case .yes = flag(name, of: object) { return true }
    guard let last = object.effective(name).last, last.conditions.isEmpty else { return false }
    switch last.value {
    case .member(let member): return member.type == "UIAccessibility" && member.name == "isVoiceOverRunning"
    case .unknown(let value): return value.expression == "UIAccessibility.isVoiceOverRunning"
    default: return false
    }
  }

  /// A view that only events hide, and a control that only they disable, is there as any other until one comes; nil
  /// where something else sets the flag too.
  private func hiddenByEvents(_ name: String, of object: UIObject, _ settings: [Setting]) -> Flag? {
    guard name == "isHidden" || name == "isEnabled", settings.allSatisfy(\.isEvent) else { return nil }
    if evaluator.isAboutFirstAppearance { return .unset }
    guard name == "isHidden" else { return nil }
    let isEverHidden = settings.contains { setting in
      if case .no? = truth(of: setting) { return false }
      return true
    }
    guard isEverHidden else { return .unset }
    let text = "\(object.name ?? object.className).\(name)"
    return .under(Condition(subject: text, branch: 0, description: text, holdsInitially: false))
  }

  private func isYes(_ setting: Setting) -> Bool {
    if case .yes? = truth(of: setting) { return true }
    return false
  }

  /// Flags that are true until somebody says otherwise (Apple: documentation of UIControl isEnabled, UITextView isEditable,
  /// UIView isUserInteractionEnabled, which labels and image views turn off).
  private func isOnByItself(_ name: String, _ object: UIObject) -> Bool {
    switch name {
    case "isEnabled", "isEditable": true
    case "isUserInteractionEnabled": !object.isKind(of: "UILabel") && !object.isKind(of: "UIImageView")
    default: false
    }
  }

  /// False under a condition: true under its opposite where something made it true before, or it is so by itself.
  private func opposite(of condition: Condition, _ settings: [Setting], isOnByItself: Bool) -> Flag {
    let before = settings.dropLast().last { $0.conditions.isEmpty }.flatMap(truth)
    if case .yes? = before { return .under(condition.opposite) }
    if settings.dropLast().contains(where: { !$0.conditions.isEmpty }) { return .under(condition.opposite) }
    return isOnByItself && before == nil ? .under(condition.opposite) : .no
  }

  func truth(of setting: Setting) -> Flag? {
    if case .closure = setting.value { return evaluator.run(setting.value, source: setting.source).flatMap(truth) }
    return truth(of: setting.value)
  }

  private func truth(of value: Value) -> Flag? {
    switch value {
    case .boolean(let boolean): return boolean ? .yes : .no
    case .number(let number): return number == 0 ? .no : .yes
    case .unknown(let unknown): return .under(evaluator.condition(unknown.expression))
    case .choice(let alternatives):
      let yes = alternatives.filter { if case .boolean(true) = $0.value { true } else { false } }
      return yes.count == 1 ? .under(yes[0].condition) : nil
    default: return nil
    }
  }

  // MARK: - Traits

  struct TraitValue {
    var always: Traits = []
    var conditional: [ConditionalTraits] = []
    var isKnown = true
    /// It begins with the traits of the superclass.
    var extendsSuper = false
  }

  /// Traits named by a value such as `.button` or `[.button, .selected]`, with those that depend on something.
  func traits(of setting: Setting) -> TraitValue {
    if case .closure = setting.value {
      return evaluator.run(setting.value, source: setting.source).map { traits(of: $0) } ?? TraitValue(isKnown: false)
    }
    return traits(of: setting.value)
  }

  func traits(of value: Value) -> TraitValue {
    switch value {
    case .member(let member):
      if member.name == "none" { return TraitValue() }
      if member.name == Self.superTraits { return TraitValue(extendsSuper: true) }
      guard let named = Self.traitNames[member.name] ?? Traits(name: member.name) else { return TraitValue(isKnown: false) }
      return TraitValue(always: named)
    case .array(let elements):
      return elements.reduce(into: TraitValue()) { result, element in
        let part = traits(of: element)
        result.always.formUnion(part.always)
        result.conditional += part.conditional
        result.isKnown = result.isKnown && part.isKnown
        result.extendsSuper = result.extendsSuper || part.extendsSuper
      }
    case .choice(let alternatives):
      let parts = alternatives.map { ($0.condition, traits(of: $0.value)) }
      let common = parts.dropFirst().reduce(parts.first?.1.always ?? []) { $0.intersection($1.1.always) }
      let conditional = parts.flatMap { condition, part -> [ConditionalTraits] in
        let extra = part.always.subtracting(common)
        return (extra.isEmpty ? [] : [ConditionalTraits(traits: extra, condition: condition)]) + part.conditional
      }
      return TraitValue(
        always: common, conditional: conditional, isKnown: parts.allSatisfy(\.1.isKnown),
        extendsSuper: parts.contains(where: \.1.extendsSuper))
    // An option that is not in the set under some condition.
    case .absent: return TraitValue()
    default: return TraitValue(isKnown: false)
    }
  }

  /// Stands among the names of traits for those that the superclass gives.
  static let superTraits = "super"

  /// The names of `UIAccessibilityTraits` in Swift.
  static let traitNames: [String: Traits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField, "startsMediaSession": .startsMediaSession,
    "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "header": .header, "supportsZoom": .supportsZoom, "toggleButton": .toggle,
  ]
}

extension Statement {
  /// The expression of a lone or returned one.
  var loneExpression: Expression? {
    switch self {
    case .expression(let expression), .returned(let expression?): expression
    default: nil
    }
  }

}
