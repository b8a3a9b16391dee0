import SourceModel
import SwiftSource

/// What is taken for granted beside the code: values of things that only run time knows, and conditions that hold.
///
/// `userManager.users = []`, `isLoading`, `!isLoading`, `phase == .loaded`, `user.name = "Ann"`: the left side is the
/// source as holes and conditions of a transcript show it, or a property of a type, as in `LoginView.email = ""`.
public struct GivenState: Sendable {
  /// As they were written.
  public let texts: [String]
  /// By the words of what has the value.
  let values: [String: GivenValue]
  let conditions: [GivenCondition]
  /// Which of them something was asked about.
  let uses = GivenUses()

  struct GivenValue: Sendable {
    let number: Int
    let expression: Expression
  }

  struct GivenCondition: Sendable {
    let number: Int
    let text: String
  }

  /// Why something cannot be taken for granted.
  public struct Malformed: Error {
    public let message: String
  }

  /// A text as messages show it.
  static func shown(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }

  public init() {
    texts = []
    values = [:]
    conditions = []
  }

  /// - Throws: `Malformed` for what is no Swift, and for a second value of one thing.
  public init(_ texts: [String]) throws(Malformed) {
    var reading = GivenReading()
    for (number, text) in texts.enumerated() { try reading.add(text, number) }
    self.texts = texts
    values = reading.values
    conditions = reading.conditions
  }

  public var isEmpty: Bool { texts.isEmpty }

  /// Those that nothing in the code that was read asked about, with names that something did ask about.
  public var unmet: [(text: String, name: String)] {
    let met = uses.met
    let names = Dictionary(
      values.map { ($0.value.number, $0.key) } + conditions.map { ($0.number, $0.text) },
      uniquingKeysWith: { first, _ in first })
    return texts.indices.filter { !met.contains($0) }.map { (Self.shown(texts[$0]), names[$0] ?? texts[$0]) }
  }

  /// Those whose value is a name that means nothing where it is used, with that name.
  public var unresolved: [(text: String, name: String)] {
    uses.unresolved.sorted { $0.key < $1.key }.map { (Self.shown(texts[$0.key]), Self.shown($0.value)) }
  }

  /// Names of what only run time knows, as far as they were met; for suggestions.
  public var askedNames: Set<String> { uses.asked }

  /// The words of a place in the code: `self.user?.name` and `user.name` are one.
  static func key(_ text: String) -> String {
    var name = text.filter { !$0.isWhitespace && $0 != "?" }
    while let prefix = ["self.", "$", "_"].first(where: name.hasPrefix), name.count > prefix.count {
      name.removeFirst(prefix.count)
    }
    return name.filter { $0 != "!" || name.first == "!" }
  }
}

/// Takes the texts apart.
private struct GivenReading {
  var values: [String: GivenState.GivenValue] = [:]
  var conditions: [GivenState.GivenCondition] = []

  mutating func add(_ text: String, _ number: Int) throws(GivenState.Malformed) {
    let file = SourceFile(path: "--given", text: "let given = { \(Self.spaced(text)) }\n")
    let lowered = SourceLowering().lower(file)
    guard lowered.syntaxErrors.isEmpty, lowered.properties.count == 1,
      case .closure(let closure)? = lowered.properties[0].initializer?.kind, closure.body.statements.count == 1,
      case .expression(let expression) = closure.body.statements[0]
    else { throw GivenState.Malformed(message: "'\(GivenState.shown(text))' is neither 'name = value' nor a condition in Swift") }
    guard case .assignment(let target, let value) = expression.kind else { return try addCondition(expression, number) }
    try addValue(value, of: target, number)
    // A case of an enum from outside is known by its tests alone.
    guard case .member(nil, let name) = value.kind else { return }
    conditions.append(GivenState.GivenCondition(number: number, text: "\(target.range.text) == .\(name)"))
  }

  private mutating func addValue(
    _ value: Expression, of target: Expression, _ number: Int
  ) throws(GivenState.Malformed) {
    let name = target.range.text
    let key = GivenState.key(name)
    guard values[key] == nil else { throw GivenState.Malformed(message: "'\(GivenState.shown(name))' has two values") }
    values[key] = GivenState.GivenValue(number: number, expression: value)
  }

  private mutating func addCondition(_ expression: Expression, _ number: Int) throws(GivenState.Malformed) {
    switch expression.kind {
    case .binary("&&", let left, let right):
      try addCondition(left, number)
      return try addCondition(right, number)
    case .tuple(let parts) where parts.count == 1 && parts[0].label == nil:
      return try addCondition(parts[0].value, number)
    case _ where expression.isPath:
      try addValue(Expression(.boolean(true), range: expression.range), of: expression, number)
    case .prefix("!", let operand) where operand.isPath:
      try addValue(Expression(.boolean(false), range: expression.range), of: operand, number)
    case .binary("==", let left, let right) where right.isPlainConstant:
      try addValue(right, of: left, number)
    default: break
    }
    conditions.append(GivenState.GivenCondition(number: number, text: expression.range.text))
  }

  /// `=` with spaces around it, since Swift takes `=!` and `=-` for operators of their own.
  private static func spaced(_ text: String) -> String {
    var isQuoted = false
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == UInt8(ascii: "="), !isQuoted else { continue }
      let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
      let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
      if "=!<>+-*/%&|^~".utf8.contains(before) || after == UInt8(ascii: "=") { return text }
      return [bytes[..<index], bytes[(index + 1)...]].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " = ")
    }
    return text
  }
}

extension Expression {
  /// `name` or `base.name`.
  fileprivate var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): base != nil
    default: false
    }
  }

  /// A literal or `.name`.
  fileprivate var isPlainConstant: Bool {
    switch kind {
    case .string, .integer, .float, .boolean, .nilLiteral: true
    case .member(let base, _): base == nil
    case .prefix("-", let operand): operand.isPlainConstant
    default: false
    }
  }
}

/// What was met of what is given, by all threads that evaluate.
final class GivenUses: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = PlatformLock()
  private var metNumbers: Set<Int> = []
  private var askedNames: Set<String> = []
  private var unresolvedNames: [Int: String] = [:]
  /// Names that are kept for suggestions.
  private static let limit = 20_000

  var met: Set<Int> { lock.withLock { metNumbers } }
  var asked: Set<String> { lock.withLock { askedNames } }
  var unresolved: [Int: String] { lock.withLock { unresolvedNames } }

  func note(_ number: Int) { lock.withLock { _ = metNumbers.insert(number) } }

  func noteUnresolved(_ name: String, of number: Int) { lock.withLock { unresolvedNames[number] = name } }

  func noteAsked(_ name: String) {
    guard !name.hasPrefix("!") else { return }
    lock.withLock { if askedNames.count < Self.limit { _ = askedNames.insert(name) } }
  }
}
