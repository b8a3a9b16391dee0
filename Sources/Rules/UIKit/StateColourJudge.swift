import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Which colours in the code of a class tell something that nothing else there tells.
struct StateColourJudge {
  let member: UIKitClassSurvey.Member
  let survey: UIKitClassSurvey
  let readings: [StateColours]
  let signs: Set<String>
  /// The values that signs are parts of.
  private let wholes: Set<String>
  private let worded: Set<String>
  private let holders: Set<String>

  init(_ member: UIKitClassSurvey.Member, _ parts: [TypeCode], _ survey: UIKitClassSurvey) {
    self.member = member
    self.survey = survey
    let readings = parts.map(StateColours.init)
    self.readings = readings
    let signs = Self.expanded(readings.reduce(into: Set<String>()) { $0.formUnion($1.signs) }, member)
    self.signs = signs
    wholes = Self.wholes(of: signs)
    worded = readings.reduce(into: []) { $0.formUnion($1.worded) }
    holders = readings.reduce(into: []) { $0.formUnion($1.holders) }
  }

  private static func wholes(of paths: Set<String>) -> Set<String> {
    paths.reduce(into: []) { result, path in
      for dot in path.indices where path[dot] == "." { result.insert(String(path[..<dot])) }
    }
  }

  /// With what the members are made of that the values are, as `statusText` of `isOnline`.
  static func expanded(_ paths: Set<String>, _ member: UIKitClassSurvey.Member) -> Set<String> {
    let roots = Set(paths.map { String($0.prefix { $0 != "." }) })
    var result = paths
    for property in member.properties where roots.contains(property.name) {
      if let getter = property.getter { result.formUnion(getter.valuePaths) }
    }
    for function in member.functions where roots.contains(function.name) && function.returnType != nil {
      if let body = function.body { result.formUnion(body.valuePaths) }
    }
    return result
  }

  // MARK: - Findings

  var findings: [Violation] {
    var told: Set<String> = []
    var result: [Violation] = []
    for reading in readings {
      var before: [String: [StateColours.Setting]] = [:]
      for setting in reading.settings {
        let key = "\(setting.function.range?.start ?? -1) \(setting.function.name) \(setting.object).\(setting.key)"
        let earlier = before[key] ?? []
        before[key] = earlier + [setting]
        guard let choice = choice(setting) ?? earlier.lazy.compactMap({ choice(setting, $0) }).first,
          let what = object(setting), !isTold(choice.test, setting, reading), let text = choice.test.text,
          told.insert("\(setting.function.name) \(text)").inserted else { continue }
        result.append(
          Violation(
            "\(what.noun) tells '\(text)' by \(setting.key == "alpha" ? "how faint it is" : "its colour") alone",
            certainty: what.isSure && choice.isSure ? .likely : .review, at: choice.test.place))
      }
    }
    return result + fieldErrors + counts + dataColours + paintedTitles + rowErrors
  }

  /// Fields that are painted where what was entered is tested, on a way of the test on which nothing else is done.
  private var fieldErrors: [Violation] {
    var told: Set<String> = []
    return readings.flatMap { reading in
      (reading.settings + reading.borders).compactMap { setting -> Violation? in
        guard let last = setting.branches.last, !reading.busyWays.contains(last.key), Hue(setting.value).isColour,
          isField(setting), let text = last.test.text, Self.isAboutEntry(last.test, of: setting.object),
          told.insert("\(setting.object) \(text)").inserted else { return nil }
        return Violation("text field tells '\(text)' by its colour alone", certainty: .review, at: last.test.place)
      }
    }
  }

  private func isField(_ setting: StateColours.Setting) -> Bool {
    let type = setting.function.parameters.first { $0.name == setting.object }?.type.name
      ?? member.properties.first { $0.name == setting.object }?.heldClass
    return type.map { ["UITextField", "UITextView"].contains($0) || survey.named($0).map { survey.descends($0, from: ["UITextField"]) } ?? false } ?? false
  }

  /// Whether a test asks for what stands in a field, or by its name whether that is right.
  static func isAboutEntry(_ test: StateColours.Test, of field: String) -> Bool {
    test.paths.contains { path in
      if path == field + ".text" || path.hasPrefix(field + ".text.") { return true }
      let words = IdentifierWords.split(path.split(separator: ".").last.map(String.init) ?? path).map { $0.lowercased() }
      return !NameWords.words(.failureName).union(NameWords.words(.entryTest)).isDisjoint(with: words)
    }
  }

  private struct Choice {
    let test: StateColours.Test
    let isSure: Bool
  }

  /// `isOnline ? .green : .red`
  private func choice(_ setting: StateColours.Setting) -> Choice? {
    guard case .ternary(let condition, let then, let otherwise) = setting.value.kind else { return nil }
    let test = StateColours.Test(condition: condition)
    if setting.key == "alpha" {
      return test.text.map(Self.isState) ?? false ? Choice(test: test, isSure: false) : nil
    }
    return choice(test, then, otherwise)
  }

  /// Two settings on two ways of a test.
  private func choice(_ setting: StateColours.Setting, _ other: StateColours.Setting) -> Choice? {
    for (mine, theirs) in zip(setting.branches, other.branches) {
      guard mine.test.range == theirs.test.range else { return nil }
      if mine.way != theirs.way { return choice(mine.test, setting.value, other.value) }
    }
    // What it gets first it keeps where the test fails.
    guard setting.branches.count == other.branches.count + 1, let last = setting.branches.last else { return nil }
    return choice(last.test, setting.value, other.value)
  }

  private func choice(_ test: StateColours.Test, _ first: Expression, _ second: Expression) -> Choice? {
    guard let text = test.text, Self.isState(text) else { return nil }
    let hues = [Hue(first), Hue(second)]
    guard hues[0] != hues[1], !hues.contains(.clear), hues.contains(where: \.isColour), !hues.contains(.unknown) else { return nil }
    return Choice(test: test, isSure: hues.allSatisfy(\.isKnown))
  }

  // MARK: - Tests

  /// Whether a test is about what the app found out, and not about selection, looks, places or what can be used.
  static func isState(_ text: String) -> Bool {
    guard isAboutContent(text), !NamedChoice.isTold(by: text) else { return false }
    let parts = ValuePaths.all(in: text).flatMap { $0.split(separator: ".") }
    let names = Set(parts.flatMap { IdentifierWords.split(String($0)) }.map { $0.lowercased() })
    return names.isDisjoint(with: noStates) && names.isDisjoint(with: NameWords.words(.chosenFlag))
      && names.isDisjoint(with: NameWords.words(.chosenName)) && names.isDisjoint(with: NameWords.words(.draggingFlag)) && !text.contains("%") && !text.contains("$")
  }

  /// Whether a test is not about looks, themes, and what UIKit tells.
  static func isAboutContent(_ text: String) -> Bool {
    let condition = Condition(subject: text, branch: 0, description: text)
    if condition.isAboutLooks || ColourOnlyState.isChosenByCallers(text) { return false }
    let words = text.lowercased()
    // A system that is asked for, `#available`, is no text; a value is: `product.isAvailable`.
    if ColourOnlyState.ignored.contains(where: { $0 != "available" && words.contains($0) }) { return false }
    return !NameWords.words(.ownTheme).contains(where: words.contains)
  }

  /// Words in the names of values that are no state of the content: places, sizes, and whether there is anything.
  private static let noStates = NameWords.words(.noState)

  func isTold(_ test: StateColours.Test, _ setting: StateColours.Setting, _ reading: StateColours) -> Bool {
    var about = test.paths
    // What the function was handed is what its callers told it.
    for (position, parameter) in setting.function.parameters.enumerated() {
      guard about.contains(where: { $0 == parameter.name || $0.hasPrefix(parameter.name + ".") }) else { continue }
      for call in readings.flatMap({ $0.arguments[setting.function.name] ?? [] }) where call.label == parameter.label {
        if parameter.label != nil || position == 0 { about.formUnion(call.value.valuePaths) }
      }
    }
    about = Self.expanded(about, member)
    if isSeenOtherwise(about, than: setting) { return true }
    if readings.contains(where: { !$0.presences.isDisjoint(with: about) }) { return true }
    let mine = readings.reduce(into: signs.union(reading.handed[setting.function.name] ?? [])) { $0.formUnion($1.told) }
    return about.contains { path in
      if mine.contains(path) || wholes.contains(path) { return true }
      for dot in path.indices where path[dot] == "." && mine.contains(String(path[..<dot])) { return true }
      return signs.contains { isForm($0, of: path) }
    }
  }

  /// What is fainter is another sign than a colour, and the other way round.
  private func isSeenOtherwise(_ about: Set<String>, than setting: StateColours.Setting) -> Bool {
    guard setting.key == "alpha" else { return readings.contains { !$0.faintSigns.isDisjoint(with: about) } }
    return readings.flatMap(\.settings).contains { other in
      guard other.key != "alpha" else { return false }
      let paths = other.branches.reduce(into: other.value.valuePaths) { $0.formUnion($1.test.paths) }
      return !paths.isDisjoint(with: about)
    }
  }

  /// `friend.statusText` and `friend.onlineTitle` say what `friend.isOnline` does, by their names.
  private func isForm(_ sign: String, of path: String) -> Bool {
    let (base, name) = Self.parts(of: path), (other, word) = Self.parts(of: sign)
    guard base == other, name != word else { return false }
    // The text of a message is no more than that.
    if let thing = base.split(separator: ".").last, Self.things.contains(thing.lowercased()), word.lowercased().contains(thing.lowercased()) {
      return false
    }
    let bare = name.hasPrefix("is") || name.hasPrefix("has") ? String(name.drop { $0.isLowercase }) : name
    return ColourOnlyState.tellsState(sign) || bare.count > 3 && word.lowercased().contains(bare.lowercased())
  }

  /// What is called like a state and is content.
  private static let things: Set<String> = ["message", "image", "icon", "symbol"]

  private static func parts(of path: String) -> (base: Substring, name: String) {
    guard let dot = path.lastIndex(of: ".") else { return ("", path) }
    return (path[..<dot], String(path[path.index(after: dot)...]))
  }

  // MARK: - Objects

  private struct Object {
    let noun: String
    let isSure: Bool
  }

  /// What is painted; nil where it is not known, or has words that only run time knows.
  private func object(_ setting: StateColours.Setting) -> Object? {
    let name = setting.object
    if setting.key == "alpha", ["self", "contentView"].contains(name) { return faintCell }
    guard !worded.contains(name), !holders.contains(name) else { return nil }
    if name == "self" { return ownObject(setting) }
    if let parameter = setting.function.parameters.first(where: { $0.name == name }) {
      return noun(ofClass: parameter.type.name, setting.key).map { Object(noun: $0, isSure: false) }
    }
    guard let property = member.properties.first(where: { $0.name == name }), let type = property.heldClass,
      let noun = noun(ofClass: type, setting.key) else { return nil }
    let isOutlet = property.attributes.contains { $0.name == "IBOutlet" }
    // Of a label that code gives no words, other code may give them.
    return Object(noun: noun, isSure: !isOutlet && (noun != "button"))
  }

  /// A cell as a whole: what it says is the same, faint or not.
  private var faintCell: Object? {
    survey.descends(member, from: FrameworkNames.names(.cellClass)) ? Object(noun: "cell", isSure: false) : nil
  }

  private func ownObject(_ setting: StateColours.Setting) -> Object? {
    guard setting.key == "backgroundColor", let parent = member.declaration.inheritedTypes.first?.name,
      // A picture that never gets one is a spot of colour.
      parent == "UIView" || parent == "UIImageView" && !member.mentions(["image"]) else { return nil }
    let hasParts = member.properties.contains { property in
      property.heldClass.map { UIKitClasses.isKind($0, of: "UIView") || survey.named($0) != nil } ?? false
    }
    let draws = member.functions.contains { $0.name == "draw" }
    return hasParts || draws ? nil : Object(noun: "view", isSure: true)
  }

  func noun(ofClass name: String, _ key: String) -> String? {
    switch name {
    case "UILabel": return key == "tintColor" ? nil : "label"
    case "UIView": return key == "textColor" ? nil : "view"
    case "UIImageView": return key == "textColor" ? nil : "picture"
    // What it can do now is told by its title or by "dimmed", which are other signs.
    case "UIButton": return key == "textColor" ? nil : "button"
    default:
      guard let type = survey.named(name), survey.descends(type, from: ["UILabel"]), key == "textColor" else { return nil }
      return "label"
    }
  }
}

/// What a colour is to somebody who sees no hues, by how code calls it.
enum Hue: Equatable {
  case clear
  case gray
  case hue(String)
  /// A colour of the project that is named for a hue.
  case named(String)
  case unknown

  init(_ value: Expression) {
    guard let name = Self.name(of: value) else {
      self = .unknown
      return
    }
    if name == "clear" {
      self = .clear
    } else if ["black", "white", "gray", "lightGray", "darkGray"].contains(name) || name.hasPrefix("systemGray") {
      self = .gray
    } else if let color = SystemColors.color(name) {
      self = color.kind == .hue ? .hue(color.name) : .gray
    } else {
      let words = IdentifierWords.split(name).map { $0.lowercased() }
      self = words.contains { SystemColors.color($0)?.kind == .hue } ? .named(name) : .unknown
    }
  }

  /// The last name of `.systemRed`, `UIColor.red`, `Palette.errorRed`, `UIColor(named: "errorRed")`.
  private static func name(of value: Expression) -> String? {
    switch value.kind {
    case .member(let base?, "cgColor"): return self.name(of: base)
    case .member(let base, let name):
      if base == nil || base?.namePath?.first?.isUppercase ?? false { return name }
      return nil
    case .call(let call):
      if case .member(let base?, "withAlphaComponent") = call.callee.kind { return self.name(of: base) }
      guard call.arguments.first?.label == "named", case .string(let literal)? = call.arguments.first?.value.kind,
        case .text(let text)? = literal.segments.first, literal.segments.count == 1 else { return nil }
      return text
    case .forceUnwrap(let inner), .optionalChain(let inner): return name(of: inner)
    default: return nil
    }
  }

  var isKnown: Bool {
    switch self {
    case .hue, .gray: true
    default: false
    }
  }

  var isColour: Bool {
    switch self {
    case .hue, .named: true
    default: false
    }
  }
}
