/// The names that members of any type have, so that a look-up of another one need not go through the supertypes of a
/// type: most of what code calls is declared outside of the project.
struct MemberNames: Sendable {
  private(set) var functions: Set<String> = []
  /// Functions that change the value which they are called on.
  private(set) var mutating: Set<String> = []
  private(set) var properties: Set<String> = []
  /// Nested types, and aliases in types.
  private(set) var types: Set<String> = []
  /// Those aliases alone.
  private(set) var aliases: Set<String> = []

  init() {}

  init(_ tables: [MemberTable]) {
    for table in tables {
      functions.formUnion(table.functions.keys)
      for (name, functions) in table.functions where functions.contains(where: \.isMutating) { mutating.insert(name) }
      properties.formUnion(table.properties.keys)
      types.formUnion(table.types.keys)
      aliases.formUnion(table.aliases.keys)
    }
    types.formUnion(aliases)
  }
}
