import EarshotCore
import PlatformKnowledge
import Project
import Rules
import SourceModel

/// Turns a document into a configuration and collects every mistake on the way.
struct ConfigurationReader {
  let file: SourceFile
  private(set) var mistakes: [ConfigurationMistake] = []
  private var configuration = Configuration()
  private let bases: ConfigurationBases

  init(file: SourceFile, _ bases: ConfigurationBases) {
    self.file = file
    self.bases = bases
  }

  static func read(_ file: SourceFile, _ bases: ConfigurationBases) throws(ConfigurationMistakes) -> Configuration {
    var reader = ConfigurationReader(file: file, bases)
    do throws(JSON5Error) {
      reader.readDocument(try JSON5Reader.read(file.bytes))
    } catch {
      reader.note(error.message, at: error.offset)
    }
    if !reader.mistakes.isEmpty { throw ConfigurationMistakes(mistakes: reader.mistakes) }
    return reader.configuration
  }

  mutating func note(_ message: String, at offset: Int) {
    let place = file.position(at: offset)
    mistakes.append(
      ConfigurationMistake(file: file.path, line: place.line, column: place.column, message: message))
  }

  private mutating func readDocument(_ document: JSON5Value) {
    guard let members = object(document, "a configuration") else { return }
    // What others say first, and rules before their levels.
    for member in members where member.name == ConfigurationKey.extends.rawValue { readBases(member.value) }
    for member in members where member.name == ConfigurationKey.customRules.rawValue {
      configuration.policy.customRules = readCustomRules(member.value, over: configuration.policy.customRules)
    }
    var views = Array(configuration.components.views.values)
    var modifiers = Array(configuration.components.harmlessModifiers)
    for member in members {
      guard let key = ConfigurationKey(rawValue: member.name) else {
        unknown("key", member, among: ConfigurationKey.allCases.map(\.rawValue))
        continue
      }
      let value = member.value
      let name = "'\(member.name)'"
      switch key {
      case .extends, .customRules: break
      case .schema: _ = text(value, name)
      case .preset: configuration.preset = choice(value, name, RuleSelection.Preset.self) ?? configuration.preset
      case .rules: readRules(value)
      case .overrides: configuration.policy.overrides += readOverrides(value)
      case .include: configuration.include = globs(value, name)
      case .exclude: configuration.exclude += globs(value, name)
      case .libraries: configuration.libraries += texts(value, name).map(\.text)
      case .components: views = readComponents(value) + views
      case .modifiers: modifiers += texts(value, name).map(\.text)
      case .languages: configuration.languages = readLanguages(value)
      case .platforms: configuration.platforms = readPlatforms(value)
      case .failOn: configuration.failOn = choice(value, name, FailureLevel.self)
      case .baseline: configuration.baseline = text(value, name)
      case .claims: configuration.claims = readClaims(value)
      }
    }
    configuration.components = ComponentTable(views: views, harmlessModifiers: Set(modifiers))
  }

  /// The files that this one extends, one over the other.
  private mutating func readBases(_ value: JSON5Value) {
    let names: [PlacedText]
    if case .array = value.content {
      names = texts(value, "'extends'")
    } else {
      names = text(value, "'extends'").map { [PlacedText(text: $0, offset: value.offset)] } ?? []
    }
    for name in names {
      do throws(ConfigurationMistakes) {
        configuration.add(base: try bases.configuration(name.text))
      } catch {
        for mistake in error.mistakes { note("'\(name.text)': \(mistake.baseDescription)", at: name.offset) }
      }
    }
  }

  // MARK: - Rules

  private mutating func readRules(_ value: JSON5Value) {
    for member in object(value, "'rules'") ?? [] {
      guard let rule = rule(member) else { continue }
      guard case .object(let settings) = member.value.content else {
        if let level = level(member.value, "'\(rule.id)'", or: "an object") {
          configuration.policy.levels[rule.id] = level
        }
        continue
      }
      for setting in settings { readSetting(setting, of: rule) }
    }
  }

  private mutating func readSetting(_ setting: JSON5Value.Member, of rule: RuleMetadata) {
    if setting.name == ConfigurationKey.ruleLevelKey {
      if let level = level(setting.value, "'severity'") { configuration.policy.levels[rule.id] = level }
    } else if let option = rule.options.first(where: { $0.name == setting.name }) {
      if let value = optionValue(setting.value, option) {
        configuration.settings[rule.id, default: [:]][option.name] = value
      }
    } else {
      unknown(
        "option of \(rule.id)", setting, among: [ConfigurationKey.ruleLevelKey] + rule.options.map(\.name))
    }
  }

  private mutating func optionValue(_ value: JSON5Value, _ option: RuleOption) -> RuleOption.Value? {
    let name = "'\(option.name)'"
    switch option.defaultValue {
    case .flag:
      guard case .bool(let flag) = value.content else { return wrongType(value, name, "true or false") }
      return .flag(flag)
    case .number:
      guard case .number(let number) = value.content, let whole = Int(exactly: number) else {
        return wrongType(value, name, "a whole number")
      }
      return .number(whole)
    case .text: return text(value, name).flatMap { checked($0, option.choices, name, value.offset) }.map { .text($0) }
    case .list:
      let items = texts(value, name)
      return .list(items.compactMap { checked($0.text, option.choices, "entry of \(name)", $0.offset) })
    }
  }

  private mutating func rule(_ member: JSON5Value.Member) -> RuleMetadata? {
    let own = configuration.policy.customRules
    if let rule = try? RuleSelection.metadata(member.name, own: own) { return rule }
    unknown("rule", member, among: RuleSelection.ids + own.map(\.metadata.id))
    return nil
  }

  private mutating func level(_ value: JSON5Value, _ name: String, or further: String? = nil) -> RuleLevel? {
    let wanted = "a level (\(RuleLevel.names.joined(separator: ", ")))" + (further.map { " or \($0)" } ?? "")
    guard case .string(let text) = value.content else { return wrongType(value, name, wanted) }
    guard let level = RuleLevel(name: text) else {
      let hint = Spelling.suggestion(for: text, among: RuleLevel.names)
      let remedy = hint.isEmpty ? "; use \(Self.listed(RuleLevel.names))" : hint
      note("'\(text)' is no level for \(name)\(remedy)", at: value.offset)
      return nil
    }
    return level
  }

  private mutating func readOverrides(_ value: JSON5Value) -> [RulePolicy.Override] {
    array(value, "'overrides'").compactMap { item -> RulePolicy.Override? in
      guard let members = object(item, "an override") else { return nil }
      var files: [String] = []
      var levels: [String: RuleLevel] = [:]
      for member in members {
        switch member.name {
        case "files": files = globs(member.value, "'files'")
        case "rules":
          for entry in object(member.value, "'rules'") ?? [] {
            if case .object = entry.value.content {
              note("options of rules hold for the whole project; an override sets levels only", at: entry.value.offset)
            } else if let rule = rule(entry) {
              levels[rule.id] = level(entry.value, "'\(rule.id)'")
            }
          }
        default: unknown("key of an override", member, among: ConfigurationKey.overrideKeys)
        }
      }
      for key in ConfigurationKey.overrideKeys where !members.contains(where: { $0.name == key }) {
        note("override without '\(key)'", at: item.offset)
      }
      return RulePolicy.Override(files: files.map(Glob.init), levels: levels)
    }
  }
}
