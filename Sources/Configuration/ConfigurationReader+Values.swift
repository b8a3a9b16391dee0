import EarshotCore
import Foundation
import PlatformKnowledge
import Project

extension ConfigurationReader {
  // MARK: - What the project is

  mutating func readComponents(_ value: JSON5Value) -> [Component] {
    (object(value, "'components'") ?? []).compactMap { member -> Component? in
      if BuiltinViews.isBuiltin(member.name) {
        note("'\(member.name)' is built in; its behaviour is known", at: member.nameOffset)
        return nil
      }
      var label: String?
      var behavior: Component.Behavior?
      switch member.value.content {
      case .string: behavior = self.behavior(member.value)
      case .object(let members):
        for entry in members {
          switch entry.name {
          case "behavesAs": behavior = self.behavior(entry.value)
          case "label": label = text(entry.value, "'label'")
          default: unknown("key of a component", entry, among: ConfigurationKey.componentKeys)
          }
        }
        if !members.contains(where: { $0.name == "behavesAs" }) {
          note("component '\(member.name)' without 'behavesAs'", at: member.value.offset)
        }
      default:
        let _: Bool? = wrongType(member.value, "'\(member.name)'", "the name of a built-in view or an object")
      }
      return behavior.map { Component(name: member.name, behavesAs: $0, labelArgument: label) }
    }
  }

  private mutating func behavior(_ value: JSON5Value) -> Component.Behavior? {
    guard let name = text(value, "'behavesAs'") else { return nil }
    if let behavior = Component.Behavior(name: name) { return behavior }
    let kinds = ThirdPartyView.Behavior.allCases.map(\.rawValue)
    let hint = Spelling.suggestion(for: name, among: Component.Behavior.names)
    note(
      "'\(name)' is no built-in view"
        + (hint.isEmpty ? "; use the name of one, such as Button, or one of \(Self.listed(kinds))" : hint),
      at: value.offset)
    return nil
  }

  mutating func readLanguages(_ value: JSON5Value) -> [String] {
    texts(value, "'languages'").compactMap { item -> String? in
      if item.text.range(of: ConfigurationKey.languagePattern, options: .regularExpression) != nil { return item.text }
      note("'\(item.text)' is no language; write it as 'en' or 'pt-BR'", at: item.offset)
      return nil
    }
  }

  mutating func readClaims(_ value: JSON5Value) -> [NutritionClaim] {
    let names = NutritionLabel.allCases.map(\.rawValue)
    return texts(value, "'claims'").compactMap { item in
      guard let name = checked(item.text, names, "entry of 'claims'", item.offset),
        let label = NutritionLabel(rawValue: name) else { return nil }
      // Labels are written as they are, in quotes.
      let end = min(item.offset + item.text.utf8.count + 2, file.bytes.count)
      return NutritionClaim(label, at: SourceRange(file: file, start: item.offset, end: end))
    }
  }

  mutating func readPlatforms(_ value: JSON5Value) -> DeploymentTargets {
    var targets = DeploymentTargets()
    for member in object(value, "'platforms'") ?? [] {
      guard ConfigurationKey.platformNames.contains(member.name) else {
        unknown("platform", member, among: ConfigurationKey.platformNames)
        continue
      }
      guard let version = version(member.value, "'\(member.name)'") else { continue }
      switch member.name {
      case "iOS": targets.ios = version
      case "macOS": targets.macos = version
      case "tvOS": targets.tvos = version
      case "visionOS": targets.visionos = version
      default: targets.watchos = version
      }
    }
    return targets
  }

  private mutating func version(_ value: JSON5Value, _ name: String) -> Version? {
    let wanted = "a version in quotes, such as \"17.0\""
    switch value.content {
    case .string(let text):
      if let version = Version(text) { return version }
      note("'\(text)' is no version for \(name); write \(wanted)", at: value.offset)
      return nil
    // 17.1 and 17.10 are the same number and not the same version.
    case .number(let number):
      if let major = Int(exactly: number), major > 0 { return Version(major: major) }
      return wrongType(value, name, wanted)
    default: return wrongType(value, name, wanted)
    }
  }

  // MARK: - Plain values

  struct PlacedText {
    var text: String
    var offset: Int
  }

  mutating func object(_ value: JSON5Value, _ name: String) -> [JSON5Value.Member]? {
    guard case .object(let members) = value.content else { return wrongType(value, name, "an object") }
    return members
  }

  mutating func array(_ value: JSON5Value, _ name: String) -> [JSON5Value] {
    guard case .array(let items) = value.content else { return wrongType(value, name, "a list") ?? [] }
    return items
  }

  mutating func text(_ value: JSON5Value, _ name: String) -> String? {
    guard case .string(let text) = value.content else { return wrongType(value, name, "a text") }
    if text.isEmpty {
      note("\(name) is empty", at: value.offset)
      return nil
    }
    return text
  }

  mutating func texts(_ value: JSON5Value, _ name: String) -> [PlacedText] {
    array(value, name).compactMap { item in
      text(item, "entry of \(name)").map { PlacedText(text: $0, offset: item.offset) }
    }
  }

  mutating func globs(_ value: JSON5Value, _ name: String) -> [String] { texts(value, name).map(\.text) }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSON5Value, _ name: String, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    text(value, name).flatMap { checked($0, Choice.allCases.map(\.rawValue), name, value.offset) }
      .flatMap(Choice.init(rawValue:))
  }

  /// The text when it is one of the choices, or there are none to choose from.
  mutating func checked(_ text: String, _ choices: [String], _ name: String, _ offset: Int) -> String? {
    if choices.isEmpty || choices.contains(text) { return text }
    let hint = Spelling.suggestion(for: text, among: choices)
    note("'\(text)' is no value for \(name)\(hint.isEmpty ? "; use \(Self.listed(choices))" : hint)", at: offset)
    return nil
  }

  // MARK: - Mistakes

  mutating func wrongType<Value>(_ value: JSON5Value, _ name: String, _ wanted: String) -> Value? {
    note("\(name) must be \(wanted), not \(value.kind)", at: value.offset)
    return nil
  }

  mutating func unknown(_ kind: String, _ member: JSON5Value.Member, among known: [String]) {
    let hint = Spelling.suggestion(for: member.name, among: known)
    let choices = known.count <= 12 ? "; known are \(Self.listed(known, last: "and"))" : ""
    note("unknown \(kind) '\(member.name)'\(hint.isEmpty ? choices : hint)", at: member.nameOffset)
  }

  static func listed(_ names: [String], last: String = "or") -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let final = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(last) " + final
  }
}
