import SourceModel

/// The statements between two braces.
///
/// What lowering notes of it is noted before anything else gets to see it.
public final class Block: @unchecked Sendable {
  public let statements: [Statement]
  /// With the braces, or of the statements where there are none (a `case`).
  public let range: SourceRange
  /// Of a `catch`, with that word and the pattern; nil for other blocks.
  public let clause: SourceRange?
  /// The name of the loop whose body it is, `rows: for …`; nil for other blocks.
  public let label: String?
  /// Where its expressions stand among those of the body around it; nil for one that is no part of the source by itself.
  var place: CodeList.Place?

  public init(statements: [Statement], range: SourceRange, clause: SourceRange? = nil, label: String? = nil) {
    self.statements = statements
    self.range = range
    self.clause = clause
    self.label = label
  }

  /// The same as the body of a loop that has a name.
  func labelled(_ label: String) -> Block {
    Block(statements: statements, range: range, clause: clause, label: label)
  }
}

/// A statement, lowered from its syntax tree.
public indirect enum Statement: Sendable {
  case expression(Expression)
  /// `let` or `var`, one statement for each binding.
  case variable(PropertyDeclaration)
  /// `let (a, b) = …`: the pattern and its value.
  case destructuring(Pattern, Expression?)
  case conditional(IfCode)
  case selection(SwitchCode)
  case guarded(conditions: [ConditionElement], otherwise: Block)
  case forIn(pattern: Pattern, sequence: Expression, body: Block)
  /// `while` and `repeat`, whose test comes behind the body.
  case whileLoop(conditions: [ConditionElement], body: Block)
  case returned(Expression?)
  case function(FunctionDeclaration)
  case type(TypeDeclaration)
  /// `do { } catch { }`: all blocks, the first being the guarded one.
  case doCatch([Block])
  case compileTime([CompileTimeBlock])
  case jumped(Jump, SourceRange)
  /// `defer { }`: what is done when the block around it is left.
  case deferred(Block)
  /// Statements that make no view.
  case other(SourceRange)

  /// Where control goes from a statement that leaves the others behind: to the next round of a loop (`continue`), to
  /// the end of a loop or a selection (`break`), through to the next case (`fallthrough`), or to whoever catches an error
  /// (`throw`); to the next round or the end of the loop of a name.
  public enum Jump: Hashable, Sendable { case next, end, through, thrown, nextOf(String), endOf(String) }
}

/// A clause of `#if` with its statements.
public struct CompileTimeBlock: Sendable {
  /// nil for `#else`.
  public let condition: Expression?
  public let statements: [Statement]

  public init(condition: Expression?, statements: [Statement]) {
    self.condition = condition
    self.statements = statements
  }
}

/// An `if`, with its branches.
public struct IfCode: Sendable {
  public indirect enum Otherwise: Sendable {
    case block(Block)
    case conditional(IfCode)
  }

  public let conditions: [ConditionElement]
  public let then: Block
  public let otherwise: Otherwise?
  public let range: SourceRange

  public init(conditions: [ConditionElement], then: Block, otherwise: Otherwise?, range: SourceRange) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.range = range
  }
}

/// One of the conditions of `if`, `guard` or `while`, which all have to hold.
public enum ConditionElement: Sendable {
  case expression(Expression)
  /// `let name = value`, or `let name` with no value.
  case binding(name: String, value: Expression?, range: SourceRange)
  /// `case pattern = value`.
  case pattern(Pattern, value: Expression, range: SourceRange)
  /// `#available(iOS 17, *)` or `#unavailable`: platform names with versions as written.
  case availability(platforms: [(name: String, version: String)], isUnavailable: Bool, range: SourceRange)
}

/// A `switch`, with its cases.
public struct SwitchCode: Sendable {
  public struct Case: Sendable {
    /// The items of `case a, b where c:`; empty for `default`.
    public let items: [Item]
    public let body: Block

    public init(items: [Item], body: Block) {
      self.items = items
      self.body = body
    }
  }

  public struct Item: Sendable {
    public let pattern: Pattern
    public let whereClause: Expression?

    public init(pattern: Pattern, whereClause: Expression?) {
      self.pattern = pattern
      self.whereClause = whereClause
    }
  }

  public let subject: Expression
  public let cases: [Case]
  public let range: SourceRange

  public init(subject: Expression, cases: [Case], range: SourceRange) {
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}

/// What a value is compared with, and the names that parts of it get.
public indirect enum Pattern: Sendable {
  case wildcard
  /// `let name`, `var name`, or a plain name in `for name in`.
  case binding(String)
  /// `.name`, `Type.name`, `.name(let a, b: _)`: the associated patterns with their labels.
  case enumCase(name: String, associated: [(label: String?, pattern: Pattern)], source: Expression)
  case tuple([(label: String?, pattern: Pattern)])
  /// `let x?` and `pattern?`.
  case optional(Pattern)
  /// `is Type` and `pattern as Type`.
  case type(TypeReference, Pattern?)
  case expression(Expression)
}
