import SourceModel

/// `@Name(arguments)`. In `@available(iOS 17, *)` the arguments are `iOS: "17"` and the name `*`.
public struct Attribute: Sendable {
  public let name: String
  public let arguments: [Argument]

  public init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }
}

/// A type that others decide: a generic parameter, or an associated type of a protocol.
public struct GenericParameter: Hashable, Sendable {
  public let name: String
  /// The first constraint, also one from a `where` clause.
  public let constraint: String?

  public init(name: String, constraint: String?) {
    self.name = name
    self.constraint = constraint
  }
}

/// A struct, class, actor, enum or protocol.
public final class TypeDeclaration: Sendable {
  public enum Kind: String, Sendable { case structure, classType, actor, enumeration, protocolType }

  public let kind: Kind
  public let name: String
  /// With the enclosing types: `Outer.Inner`.
  public let qualifiedName: String
  /// Of a protocol its associated types.
  public let genericParameters: [GenericParameter]
  public let inheritedTypes: [TypeReference]
  /// What extensions in the same file add, `extension Card: View`.
  public let addedTypes: [TypeReference]
  public let attributes: [Attribute]
  public let isPrivate: Bool
  private let declared: DeclaredMembers
  public let nameRange: SourceRange
  public let range: SourceRange

  public init(
    kind: Kind, name: String, qualifiedName: String, genericParameters: [GenericParameter],
    inheritedTypes: [TypeReference], addedTypes: [TypeReference] = [], attributes: [Attribute], isPrivate: Bool,
    members: Members, nameRange: SourceRange, range: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.genericParameters = genericParameters
    self.inheritedTypes = inheritedTypes
    self.addedTypes = addedTypes
    self.attributes = attributes
    self.isPrivate = isPrivate
    declared = DeclaredMembers(members)
    self.nameRange = nameRange
    self.range = range
  }

  /// A type of two states, which differ in its members alone.
  init(_ before: TypeDeclaration, _ members: DeclaredMembers) {
    kind = before.kind
    name = before.name
    qualifiedName = before.qualifiedName
    genericParameters = before.genericParameters
    inheritedTypes = before.inheritedTypes
    addedTypes = before.addedTypes
    attributes = before.attributes
    isPrivate = before.isPrivate
    declared = members
    nameRange = before.nameRange
    range = before.range
  }

  /// What it declares, in the state that is shown where it is of two.
  public var members: Members { declared.shown }

  /// Whether it is the same type in two states, with other members in each.
  public var hasStates: Bool { declared.hasStates }

  /// Whether it names a protocol or superclass where it is declared, or in an extension in the same file. What comes by
  /// another type or from another file, `DeclarationIndex.conforms` tells.
  public func adopts(_ name: String) -> Bool {
    inheritedTypes.contains { $0.name == name } || addedTypes.contains { $0.name == name }
  }
}

/// An extension; its members are joined with those of the type by the index.
public final class ExtensionDeclaration: Sendable {
  public let extendedType: TypeReference
  public let inheritedTypes: [TypeReference]
  /// The `where` clause as written, empty when there is none.
  public let whereClause: String
  public let isPrivate: Bool
  private let declared: DeclaredMembers
  public let range: SourceRange

  public init(
    extendedType: TypeReference, inheritedTypes: [TypeReference], whereClause: String, isPrivate: Bool,
    members: Members, range: SourceRange
  ) {
    self.extendedType = extendedType
    self.inheritedTypes = inheritedTypes
    self.whereClause = whereClause
    self.isPrivate = isPrivate
    declared = DeclaredMembers(members)
    self.range = range
  }

  /// An extension of two states, which differ in its members alone.
  init(_ before: ExtensionDeclaration, _ members: DeclaredMembers) {
    extendedType = before.extendedType
    inheritedTypes = before.inheritedTypes
    whereClause = before.whereClause
    isPrivate = before.isPrivate
    declared = members
    range = before.range
  }

  /// What it declares, in the state that is shown where it is of two.
  public var members: Members { declared.shown }
}

/// What a type or an extension declares, members of every `#if` clause that may be compiled for iOS included.
public struct Members: Sendable {
  public var properties: [PropertyDeclaration] = []
  public var functions: [FunctionDeclaration] = []
  public var initializers: [FunctionDeclaration] = []
  public var cases: [EnumCaseDeclaration] = []
  public var types: [TypeDeclaration] = []
  /// `typealias Name = Type`.
  public var aliases: [String: TypeReference] = [:]
  /// Those among them that only their file sees.
  public var privateAliases: Set<String> = []

  public init() {}
}

/// A stored or computed property, global variable or local variable.
public final class PropertyDeclaration: Sendable {
  public let name: String
  public let isStatic: Bool
  /// `let` rather than `var`.
  public let isConstant: Bool
  public let isPrivate: Bool
  public let type: TypeReference?
  public let initializer: Expression?
  /// The body of the getter, for a computed property.
  public let getter: Block?
  /// What runs when the property is given a value: the bodies of `set`, `willSet` and `didSet`, in source order.
  public let observers: [Block]
  /// What `set(key)`, `willSet(key)` and `didSet(old)` call the value that the property gets or had.
  public let observedValues: [ObservedValue]
  public let attributes: [Attribute]
  public let nameRange: SourceRange
  public let range: SourceRange

  /// A name that an accessor gives a value.
  public struct ObservedValue: Hashable, Sendable {
    public let name: String
    /// It is the value that the property had before.
    public let isOld: Bool

    public init(name: String, isOld: Bool) {
      self.name = name
      self.isOld = isOld
    }
  }

  public init(
    name: String, isStatic: Bool, isConstant: Bool, isPrivate: Bool, type: TypeReference?, initializer: Expression?,
    getter: Block?, observers: [Block] = [], observedValues: [ObservedValue] = [], attributes: [Attribute],
    nameRange: SourceRange, range: SourceRange
  ) {
    self.observedValues = observedValues
    self.name = name
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isPrivate = isPrivate
    self.type = type
    self.initializer = initializer
    self.getter = getter
    self.observers = observers
    self.attributes = attributes
    self.nameRange = nameRange
    self.range = range
  }
}

/// A function, method or initialiser (its name is then `init`), or the getter of a subscript (`subscript`).
public final class FunctionDeclaration: Sendable {
  public let name: String
  public let isStatic: Bool
  public let isPrivate: Bool
  /// It changes the value that it is called on.
  public let isMutating: Bool
  public let parameters: [Parameter]
  public let genericParameters: [GenericParameter]
  public let returnType: TypeReference?
  /// nil for a requirement of a protocol.
  public let body: Block?
  public let attributes: [Attribute]
  public let nameRange: SourceRange
  public let range: SourceRange

  public init(
    name: String, isStatic: Bool, isPrivate: Bool, parameters: [Parameter], genericParameters: [GenericParameter],
    returnType: TypeReference?, body: Block?, attributes: [Attribute], nameRange: SourceRange, range: SourceRange,
    isMutating: Bool = false
  ) {
    self.name = name
    self.isStatic = isStatic
    self.isPrivate = isPrivate
    self.isMutating = isMutating
    self.parameters = parameters
    self.genericParameters = genericParameters
    self.returnType = returnType
    self.body = body
    self.attributes = attributes
    self.nameRange = nameRange
    self.range = range
  }

  /// It is written as one of the superclass's.
  public var isOverride: Bool {
    range.file.bytes[range.start..<max(range.start, nameRange.start)].split(separator: UInt8(ascii: " "))
      .contains { $0.elementsEqual("override".utf8) }
  }
}

/// What a function or an initialiser is called with.
public struct Parameter: Sendable {
  /// The label at the call, nil for `_`.
  public let label: String?
  /// The name inside the function.
  public let name: String
  public let type: TypeReference
  public let defaultValue: Expression?
  /// Attributes of the parameter or its type, such as `ViewBuilder` and `escaping`.
  public let attributes: [String]
  public let isVariadic: Bool

  public init(
    label: String?, name: String, type: TypeReference, defaultValue: Expression?, attributes: [String], isVariadic: Bool
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    self.isVariadic = isVariadic
  }
}

/// A case of an enumeration.
public final class EnumCaseDeclaration: Sendable {
  public let name: String
  public let associated: [Parameter]
  public let rawValue: Expression?
  public let range: SourceRange

  public init(name: String, associated: [Parameter], rawValue: Expression?, range: SourceRange) {
    self.name = name
    self.associated = associated
    self.rawValue = rawValue
    self.range = range
  }
}

/// `#Preview("Name", traits: …) { … }`.
public struct PreviewDeclaration: Sendable {
  public let name: String?
  public let body: Block
  public let range: SourceRange

  public init(name: String?, body: Block, range: SourceRange) {
    self.name = name
    self.body = body
    self.range = range
  }
}

/// A clause of `#if` for a system other than the one that its file is read for.
public struct OtherSystemCode: Hashable, Sendable {
  public let range: SourceRange
  /// The first system that has it, by the name that `os()` gives it.
  public let system: String
}

/// `// earshot:ignore rule-id[, rule-id] -- reason`.
public struct SuppressionComment: Sendable {
  /// What of the file it speaks of.
  public enum Reach: Hashable, Sendable {
    /// Its own line, or the next expression.
    case place
    /// `earshot:ignore-file`.
    case file
    /// `earshot:ignore-begin`: from there on.
    case begin
    /// `earshot:ignore-end`: up to there.
    case end
    /// Nothing: what looks like a suppression, such as `earshot:disable` or `earshot-ignore`, and is none.
    case unknown(word: String)
  }

  public let rules: [String]
  public let reason: String?
  public let reach: Reach
  /// The comment stands alone on its line, so it speaks of the next one.
  public let isOnOwnLine: Bool
  public let range: SourceRange

  public init(rules: [String], reason: String?, reach: Reach, isOnOwnLine: Bool, range: SourceRange) {
    self.rules = rules
    self.reason = reason
    self.reach = reach
    self.isOnOwnLine = isOnOwnLine
    self.range = range
  }
}
