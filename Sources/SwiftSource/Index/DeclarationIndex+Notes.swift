import SourceModel

/// Notes of what is looked up, so that somebody can tell later whether a change bears on what came of it.
extension DeclarationIndex {
  /// What `body` comes to, and what was looked up for it; nil where nobody wants to know.
  public func noting<Result>(_ body: () -> Result) -> (result: Result, use: LookupUse?) {
    guard let log else { return (body(), nil) }
    let (result, use) = log.noting(body)
    return (result, use)
  }

  /// Notes what something remembered was made from.
  public func note(_ use: LookupUse?) {
    if let use { log?.add(use) }
  }

  /// Notes that something is made from a declaration that was found in another way than by a look-up.
  public func note(_ file: SourceFile) { log?.note(file) }

  /// Notes that something is made from code that was found in another way than by a look-up, or from all that a type
  /// declares.
  public func note(_ range: SourceRange) { log?.note(range) }

  /// Whether anybody wants to know what is looked up.
  public var isNoting: Bool { log != nil }

  /// Notes that a text or an asset was looked up.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - table: Where it was looked up.
  public func note(resource kind: UInt8, _ table: String, _ name: String) { log?.note(resource: kind, table, name) }

  /// Notes that it was asked whether code gives objects of a name a label.
  public func note(labelled name: String) { log?.note(name, .label) }

  /// Whether a function or type of this name is declared for systems other than iOS. One for iOS may be declared too.
  public func isForOtherSystems(_ name: String) -> Bool {
    log?.note(name, .otherSystem)
    return otherSystemNames.contains(name)
  }
}

extension DeclarationIndex {
  func noted(_ type: TypeDeclaration?) -> TypeDeclaration? {
    if let log, let type { log.note(type) }
    return type
  }

  func noted(_ owner: MemberOwner?) -> MemberOwner? {
    if let log, case .type(let type)? = owner { log.note(type) }
    return owner
  }

  func noted(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    if let log { for type in types { log.note(type) } }
    return types
  }

  func noted(_ property: PropertyDeclaration?) -> PropertyDeclaration? {
    if let log, let property { log.note(property.range) }
    return property
  }

  func noted(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration] {
    if let log { for property in properties { log.note(property.range) } }
    return properties
  }

  func noted(_ functions: [FunctionDeclaration]) -> [FunctionDeclaration] {
    if let log { for function in functions { log.note(function.range) } }
    return functions
  }
}
