import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where code gives one of several controls other looks than the others, and another one at another time: two of them
/// exchange their looks, or all get the same and then the pressed one gets its own.
struct PaintedRivals {
  struct Paint: Sendable {
    /// The type whose code it is.
    let type: String
    let place: SourceRange
    /// What tells of each which it is, where code compares them with the one that was pressed.
    var comparisons: [Comparison] = []
  }

  /// Looks of a control that depend on whether it is the one that something else is: `sender == first`.
  struct Comparison: Sendable {
    /// As written, `first` or `self.first`.
    let control: String
    let condition: SourceRange
    /// The condition as written.
    let asked: String
    let statement: SourceRange
    fileprivate let function: Int
  }

  private struct Look: Hashable {
    let control: String
    let property: String
  }

  /// What one way through the code gives controls, as written, and where.
  private struct Outcome {
    var looks: [Look: (value: String, place: SourceRange)] = [:]
    /// In the order of the source.
    var order: [Look] = []
    /// Controls that it turns on or off, which UIKit tells.
    var enabled: Set<String> = []
  }

  private let type: TypeCode
  private var outcomes: [Outcome] = []
  private var found: [SourceRange] = []
  private var comparisons: [Comparison] = []
  private var function = 0

  /// Of one type or extension, the first place.
  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["utton", "ontrol"]) else { return [] }
    var reading = PaintedRivals(type: type)
    for function in type.members.functions {
      reading.function += 1
      if let body = function.body { reading.walk(body, function.parameters) }
    }
    for property in type.members.properties { for observer in property.observers { reading.walk(observer, []) } }
    reading.compare()
    let compared = reading.comparisons.filter { $0.function == reading.comparisons[0].function }
    let places = reading.found + compared.map(\.condition)
    guard let first = places.min(by: { $0.start < $1.start }) else { return [] }
    let isCompared = compared.contains { $0.condition == first }
    return [Paint(type: type.name, place: first, comparisons: isCompared ? compared : [])]
  }

  private init(type: TypeCode) { self.type = type }

  // MARK: - Ways through the code

  private mutating func walk(_ block: Block, _ parameters: [Parameter]) {
    var outcome = Outcome()
    walk(block, parameters, &outcome)
    if outcomes.count < Self.limit { outcomes.append(outcome) }
  }

  /// More ways than these are no group of controls.
  private static let limit = 60

  private mutating func walk(_ block: Block, _ parameters: [Parameter], _ outcome: inout Outcome) {
    var resets: [Reset] = []
    for statement in block.statements {
      switch statement {
      case .expression(let expression):
        if let reset = Self.reset(expression) { resets.append(reset) }
        note(expression, parameters, &outcome)
        note(expression, after: resets, parameters)
        compare(expression)
      case .conditional(let code):
        walk(code, parameters, resets)
        compare(code)
      case .selection(let code): for part in code.cases { walk(part.body, parameters) }
      case .forIn(.binding(let name), let sequence, let body):
        compare(body, each: name, of: sequence)
        resets.append(Reset(controls: sequence, looks: Self.looks(in: body, of: name)))
      default: break
      }
    }
  }

  private mutating func walk(_ code: IfCode, _ parameters: [Parameter], _ resets: [Reset]) {
    var blocks = [code.then]
    switch code.otherwise {
    case .block(let block)?: blocks.append(block)
    case .conditional(let inner)?: walk(inner, parameters, resets)
    case nil: break
    }
    for block in blocks {
      walk(block, parameters)
      for case .expression(let expression) in block.statements { note(expression, after: resets, parameters) }
    }
  }

  private mutating func note(_ expression: Expression, _ parameters: [Parameter], _ outcome: inout Outcome) {
    if case .call(let call) = expression.kind, Self.painted(expression) == nil {
      for closure in call.closures { walk(closure.body, parameters, &outcome) }
    }
    if case .assignment(let target, _) = expression.kind, target.plainName == "isEnabled",
      let control = target.owner.flatMap(Self.root) { outcome.enabled.insert(control) }
    guard let paint = Self.painted(expression), let value = paint.value.spelling, let control = Self.root(paint.base),
      isControl(control) else { return }
    let look = Look(control: control, property: paint.property)
    if outcome.looks[look] == nil { outcome.order.append(look) }
    outcome.looks[look] = (value, paint.value.range)
  }

  // MARK: - One that is compared with the pressed one

  /// `first.tintColor = sender == first ? .red : .gray`
  private mutating func compare(_ expression: Expression, each name: String? = nil) {
    if case .call(let call) = expression.kind, case .member(let base?, "forEach") = call.callee.kind,
      let closure = call.closures.first {
      compare(closure.body, each: closure.parameters.first ?? "$0", of: base)
    }
    guard let paint = Self.painted(expression), case .ternary(let condition, _, _) = paint.value.kind else { return }
    note(condition, on: paint.base, in: expression.range, each: name)
  }

  /// `if sender == first { first.tintColor = .red } else { first.tintColor = .gray }`
  private mutating func compare(_ code: IfCode, each name: String? = nil) {
    guard code.conditions.count == 1, case .expression(let condition) = code.conditions[0],
      case .block(let otherwise)? = code.otherwise else { return }
    for case .expression(let expression) in code.then.statements {
      guard let paint = Self.painted(expression), let control = Self.root(paint.base), let value = paint.value.spelling,
        let other = Self.looks(in: otherwise, of: control)[paint.property], other != value else { continue }
      note(condition, on: paint.base, in: code.range, each: name)
      return
    }
  }

  private mutating func compare(_ body: Block, each name: String, of sequence: Expression) {
    guard sequence.plainName.map(isControl) ?? false else { return }
    for statement in body.statements {
      switch statement {
      case .expression(let expression): compare(expression, each: name)
      case .conditional(let code): compare(code, each: name)
      default: break
      }
    }
  }

  private mutating func note(_ condition: Expression, on base: Expression, in statement: SourceRange, each name: String?) {
    guard case .binary(let sign, let left, let right) = condition.kind, sign == "==" || sign == "===",
      let control = Self.root(base), control == name || isControl(control) else { return }
    let sides = [left, right]
    guard let own = sides.first(where: { Self.isWhole($0) && Self.root($0) == control })?.writtenPath,
      let other = sides.first(where: { Self.isWhole($0) && Self.root($0) != control }), other.plainName != nil,
      let asked = condition.writtenPath,
      !comparisons.contains(where: { $0.control == own && $0.function == function }) else { return }
    comparisons.append(
      Comparison(control: own, condition: condition.range, asked: asked, statement: statement, function: function))
  }

  /// A control itself and not what it holds.
  private static func isWhole(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base?, _): base.plainName == "self"
    case .optionalChain(let inner), .forceUnwrap(let inner): isWhole(inner)
    default: false
    }
  }

  // MARK: - Two that exchange their looks

  private mutating func compare() {
    for (index, first) in outcomes.enumerated() where first.looks.count > 1 {
      for second in outcomes[(index + 1)...] where second.looks.count > 1 {
        if let place = Self.exchange(first, second) { found.append(place) }
      }
    }
  }

  private static func exchange(_ first: Outcome, _ second: Outcome) -> SourceRange? {
    let told = first.enabled.union(second.enabled)
    for one in first.order where !told.contains(one.control) {
      guard let mine = first.looks[one], let other = second.looks[one], mine.value != other.value else { continue }
      for two in first.order where two.property == one.property && two.control != one.control && !told.contains(two.control) {
        guard first.looks[two]?.value == other.value, second.looks[two]?.value == mine.value else { continue }
        return mine.place
      }
    }
    return nil
  }

  // MARK: - All get one look, then one of them another

  private struct Reset {
    let controls: Expression
    let looks: [String: String]
  }

  /// `buttons.forEach { $0.backgroundColor = .white }`
  private static func reset(_ expression: Expression) -> Reset? {
    guard case .call(let call) = expression.kind, case .member(let base?, "forEach") = call.callee.kind,
      let closure = call.closures.first else { return nil }
    return Reset(controls: base, looks: looks(in: closure.body, of: closure.parameters.first ?? "$0"))
  }

  private static func looks(in block: Block, of name: String) -> [String: String] {
    var result: [String: String] = [:]
    for case .expression(let expression) in block.statements {
      if let paint = painted(expression), root(paint.base) == name { result[paint.property] = paint.value.spelling }
    }
    return result
  }

  private mutating func note(_ expression: Expression, after resets: [Reset], _ parameters: [Parameter]) {
    guard let paint = Self.painted(expression), let value = paint.value.spelling else { return }
    for reset in resets where reset.looks[paint.property].map({ $0 != value }) ?? false {
      let isOne =
        if let list = paint.base.subscripted { list == reset.controls.plainName && isControl(list) }
        else { parameters.contains { $0.name == Self.root(paint.base) && Self.isControl($0.type.name) } }
      if isOne { found.append(paint.value.range) }
    }
  }

  // MARK: - One that is kept until another is pressed

  /// Of one type or extension, the first place where the view that was pressed before gets one look and the one that is
  /// pressed now another, and is kept in turn: `last?.tintColor = .gray; sender.tintColor = .blue; last = sender`.
  static func kept(in type: TypeCode) -> [Paint] {
    guard type.mentions(["olor", "setImage"]) else { return [] }
    let names = Set(type.members.properties.filter(keepsView).map(\.name))
    guard !names.isEmpty else { return [] }
    let place = type.members.functions.lazy.compactMap { kept(in: $0, of: type, as: names) }.first
    return place.map { [Paint(type: type.name, place: $0)] } ?? []
  }

  private static func kept(in function: FunctionDeclaration, of type: TypeCode, as names: Set<String>) -> SourceRange? {
    var pairs: [(kept: String, pressed: String)] = []
    CodeWalk.expressions(of: function) { expression in
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName, names.contains(name),
        let pressed = value.dottedName, !pressed.contains("."), !type.members.properties.contains(where: { $0.name == pressed }) else { return }
      pairs.append((name, pressed))
    }
    guard !pairs.isEmpty else { return nil }
    var given: [String: [String: [(value: String, place: SourceRange)]]] = [:]
    CodeWalk.expressions(of: function) { expression in
      if let paint = painted(expression), let value = paint.value.spelling, let control = root(paint.base) {
        given[control, default: [:]][paint.property, default: []].append((value, paint.value.range))
      } else if case .call(let call) = expression.kind {
        for (control, looks) in handed(by: call, in: type) {
          for (property, value) in looks { given[control, default: [:]][property, default: []].append((value, expression.range)) }
        }
      }
    }
    return pairs.lazy.compactMap { pair -> SourceRange? in
      guard let before = given[pair.kept], let now = given[pair.pressed] else { return nil }
      return now.keys.sorted().lazy.compactMap { property -> SourceRange? in
        guard let own = now[property]?.first, let old = before[property] else { return nil }
        return old.contains { $0.value != own.value } ? own.place : nil
      }.first
    }.first
  }

  /// What a function of the type paints that is handed a view: `mark(label, in: .blue)`.
  private static func handed(by call: Call, in type: TypeCode) -> [(control: String, looks: [String: String])] {
    guard let name = call.callee.plainName, let helper = type.members.functions.first(where: { $0.name == name }),
      let body = helper.body else { return [] }
    return call.arguments.enumerated().compactMap { position, argument in
      guard helper.parameters.indices.contains(position), let control = argument.value.dottedName else { return nil }
      let looks = Self.looks(in: body, of: helper.parameters[position].name)
      return looks.isEmpty ? nil : (control, looks)
    }
  }

  /// A part of the type that holds one view, and no cell: UIKit tells of these which one is selected. Nor a field, of which it tells
  /// that something is typed there, nor one that is looked at.
  private static func keepsView(_ property: PropertyDeclaration) -> Bool {
    guard let held = property.heldClass, UIKitClasses.isKind(held, of: "UIView"), !held.hasSuffix("Cell") else { return false }
    let name = property.name.lowercased()
    return !FrameworkNames.names(.textEntryClass).contains { UIKitClasses.isKind(held, of: $0) }
      && !NameWords.words(.noColourState).contains(where: name.contains)
      && NameWords.words(.draggingFlag).isDisjoint(with: DecorativeNames.parts(of: property.name))
  }

  // MARK: - What is painted

  private static func painted(_ expression: Expression) -> (base: Expression, property: String, value: Expression)? {
    switch expression.kind {
    case .assignment(let target, let value):
      guard let base = target.owner, let name = target.plainName, PaintedChoices.looks.contains(name), name != "alpha"
      else { return nil }
      return (base, name, value)
    case .call(let call):
      guard case .member(let base?, let name) = call.callee.kind, PaintedChoices.paintingCalls.contains(name),
        let first = call.arguments.first?.value else { return nil }
      return (base, name, first)
    default: return nil
    }
  }

  /// A part of the type that people press, by its type or by its name.
  private func isControl(_ name: String) -> Bool {
    guard let property = type.members.properties.first(where: { $0.name == name }) else { return false }
    if let written = property.type { return Self.isControl((written.arguments.first ?? written).name) }
    if case .call(let call)? = property.initializer?.kind, let made = call.callee.plainName, Self.isControl(made) { return true }
    return name.hasSuffix("utton") || name.hasSuffix("uttons")
  }

  private static func isControl(_ type: String) -> Bool { UIKitClasses.isKind(type, of: "UIControl") || type.hasSuffix("Button") }

  private static func root(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base?, let name): base.plainName == "self" ? name : root(base)
    case .optionalChain(let inner), .forceUnwrap(let inner): root(inner)
    default: nil
    }
  }
}

extension Expression {
  /// `view` of `view.tintColor`.
  fileprivate var owner: Expression? {
    if case .member(let base?, _) = kind { base } else { nil }
  }

  /// What names, numbers and words say, in whatever way they are laid out; nil for other values.
  fileprivate var spelling: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, let name) where base == nil || base?.plainName == "UIColor": ".\(name)"
    case .member(let base?, let name): base.spelling.map { "\($0).\(name)" }
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.spelling
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .string: plainText.map { "\"\($0)\"" }
    case .nilLiteral: "nil"
    case .call(let call): call.spelling
    default: nil
    }
  }

  /// `buttons` of `buttons[index].layer`.
  fileprivate var subscripted: String? {
    switch kind {
    case .subscription(let base, _): base.plainName
    case .member(let base?, _): base.subscripted
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.subscripted
    default: nil
    }
  }
}

extension Call {
  fileprivate var spelling: String? {
    let parts = arguments.compactMap { argument in argument.value.spelling.map { "\(argument.label ?? ""):\($0)" } }
    guard parts.count == arguments.count, let name = callee.spelling else { return nil }
    return "\(name)(\(parts.joined(separator: ",")))"
  }
}
