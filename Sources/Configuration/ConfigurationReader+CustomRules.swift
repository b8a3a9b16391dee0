import AccessibilityModel
import EarshotCore
import Foundation
import PlatformKnowledge
import Rules
import SourceModel

// The project's own rules.

extension ConfigurationReader {
  /// - Parameter base: Those of the files that this one extends; a rule of the same id takes the place of such a one.
  mutating func readCustomRules(_ value: JSON5Value, over base: [CustomRule]) -> [CustomRule] {
    var rules = base
    for member in object(value, "'customRules'") ?? [] {
      if RuleSelection.available.contains(where: { $0.id == member.name }) {
        note("'\(member.name)' is a rule of Earshot; choose another id", at: member.nameOffset)
      } else if member.name.range(of: ConfigurationKey.rulePattern, options: .regularExpression) == nil {
        note("'\(member.name)' is no id of a rule; write it as 'brand-button-hint'", at: member.nameOffset)
      } else if let rule = customRule(member) {
        rules.removeAll { $0.metadata.id == member.name }
        rules.append(rule)
      }
    }
    return rules.sorted { $0.metadata.id < $1.metadata.id }
  }

  private mutating func customRule(_ member: JSON5Value.Member) -> CustomRule? {
    guard let entries = object(member.value, "'\(member.name)'") else { return nil }
    var message: String?
    var severity = Severity.warning
    var selection: ElementCondition?
    var demand: ElementCondition?
    var platforms: PlatformSet = .all
    var wcag: [String] = []
    var repair: CustomRule.Repair?
    var examples: [Example] = []
    for entry in entries {
      switch entry.name {
      case "message": message = text(entry.value, "'message'")
      case "severity": severity = choice(entry.value, "'severity'", Severity.self) ?? severity
      case "where": selection = condition(entry.value, "'where'")
      case "require": demand = condition(entry.value, "'require'")
      case "platforms": platforms = platformSet(entry.value)
      case "wcag": wcag = criteria(entry.value)
      case "fix": repair = self.repair(entry.value)
      case "examples": examples = readExamples(entry.value)
      default: unknown("key of a rule", entry, among: ConfigurationKey.customRuleKeys)
      }
    }
    for key in ["message", "where"] where !entries.contains(where: { $0.name == key }) {
      note("rule '\(member.name)' without '\(key)'", at: member.value.offset)
    }
    guard let message, let selection else { return nil }
    return CustomRule(
      id: member.name, message: message, severity: severity, wcag: wcag, selection: selection, demand: demand,
      platforms: platforms, repair: repair, examples: examples)
  }

  // MARK: - Conditions

  private mutating func condition(_ value: JSON5Value, _ name: String) -> ElementCondition? {
    guard let entries = object(value, name) else { return nil }
    if entries.isEmpty { note("\(name) is empty, and would hold for every element", at: value.offset) }
    var condition = ElementCondition()
    for entry in entries {
      if let kind = ElementCondition.TextKind(rawValue: entry.name) {
        condition.texts[kind] = textTest(entry.value, "'\(entry.name)'")
        continue
      }
      switch entry.name {
      case "role": condition.roles = names(entry.value, "'role'", ElementRole.allCases) { $0.rawValue }
      case "traits":
        for named in names(entry.value, "'traits'", Traits.names, { $0.name }) { condition.traits.insert(named.trait) }
      case "container":
        condition.containers = names(entry.value, "'container'", AccessibilityContainer.Kind.allCases) {
          String(describing: $0)
        }
      case "component":
        condition.components = oneOrMore(entry.value, "'component'").map { TextPattern($0.text) }
      default: unknown("condition", entry, among: ConfigurationKey.conditionKeys)
      }
    }
    return condition
  }

  /// `true` for any text, `false` for none, a pattern or several.
  private mutating func textTest(_ value: JSON5Value, _ name: String) -> ElementCondition.TextTest? {
    switch value.content {
    case .bool(let isThere): return isThere ? .isThere : .isMissing
    case .string, .array:
      let patterns = oneOrMore(value, name)
      return patterns.isEmpty ? nil : .matches(patterns.map { TextPattern($0.text) })
    default: return wrongType(value, name, "a pattern, a list of patterns, true or false")
    }
  }

  private mutating func names<Choice>(
    _ value: JSON5Value, _ name: String, _ choices: [Choice], _ spelling: (Choice) -> String
  ) -> [Choice] {
    let known = choices.map(spelling)
    return oneOrMore(value, name).compactMap { item in
      checked(item.text, known, name, item.offset).flatMap { text in choices.first { spelling($0) == text } }
    }
  }

  private mutating func oneOrMore(_ value: JSON5Value, _ name: String) -> [PlacedText] {
    if case .array = value.content { return texts(value, name) }
    return text(value, name).map { [PlacedText(text: $0, offset: value.offset)] } ?? []
  }

  // MARK: - The rest of a rule

  private mutating func platformSet(_ value: JSON5Value) -> PlatformSet {
    names(value, "'platforms'", PlatformSet.named) { $0.name }.reduce(into: []) { $0.insert($1.platform) }
  }

  private mutating func criteria(_ value: JSON5Value) -> [String] {
    oneOrMore(value, "'wcag'").compactMap { item in
      if WCAG.criterion(item.text) != nil { return item.text }
      note("'\(item.text)' is no criterion of WCAG 2.2; write it as '4.1.2'", at: item.offset)
      return nil
    }
  }

  private mutating func repair(_ value: JSON5Value) -> CustomRule.Repair? {
    guard let entries = object(value, "'fix'") else { return nil }
    var title: String?
    var modifier: String?
    for entry in entries {
      switch entry.name {
      case "title": title = text(entry.value, "'title'")
      case "modifier": modifier = text(entry.value, "'modifier'")
      default: unknown("key of a fix", entry, among: ConfigurationKey.repairKeys)
      }
    }
    guard let modifier else {
      if !entries.contains(where: { $0.name == "modifier" }) { note("fix without 'modifier'", at: value.offset) }
      return nil
    }
    guard modifier.hasPrefix("."), !modifier.contains("\n") else {
      note("'modifier' is a line of code that begins with a dot, such as '.accessibilityHint(\"…\")'", at: value.offset)
      return nil
    }
    return CustomRule.Repair(title: title ?? "add \(modifier)", modifier: modifier)
  }

  private mutating func readExamples(_ value: JSON5Value) -> [Example] {
    (object(value, "'examples'") ?? []).flatMap { entry -> [Example] in
      switch entry.name {
      case "reported": return oneOrMore(entry.value, "'reported'").map { .violation($0.text) }
      case "silent": return oneOrMore(entry.value, "'silent'").map { .pass($0.text) }
      default:
        unknown("kind of example", entry, among: ConfigurationKey.customExampleKeys)
        return []
      }
    }
  }
}
