/// Where a member is declared.
public enum MemberOwner: Sendable {
  /// In a type of the project or one of its extensions.
  case type(TypeDeclaration)
  /// In an extension of a type that the project does not declare, by that type's simple name.
  case external(String)

  /// The type of the project; nil for any other.
  public var declaration: TypeDeclaration? {
    if case .type(let type) = self { type } else { nil }
  }
}
