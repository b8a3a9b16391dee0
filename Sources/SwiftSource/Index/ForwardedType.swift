/// Types of packages whose members are those of one of their type arguments, which they look up dynamically: of a
/// `StoreOf<Feature>` one reads `store.count`, which is `Feature.State.count`.
struct ForwardedType {
  /// The type whose members are meant, within the first type argument.
  private let nested: String?

  /// The Composable Architecture: `Store`, `ViewStore` and `BindingViewStore` are declared with `@dynamicMemberLookup` over
  /// their state, and the names that end in `Of` are aliases for the state that is nested in a reducer.
  private static let all: [String: ForwardedType] = [
    "Store": ForwardedType(nested: nil), "StoreOf": ForwardedType(nested: "State"),
    "ViewStore": ForwardedType(nested: nil), "ViewStoreOf": ForwardedType(nested: "State"),
    "BindingViewStore": ForwardedType(nested: nil), "BindingViewStoreOf": ForwardedType(nested: "State"),
  ]

  /// The type whose members values of another one have; nil for types that have their own.
  static func target(of reference: TypeReference) -> TypeReference? {
    guard let first = reference.arguments.first, let known = all[reference.name] else { return nil }
    guard let nested = known.nested else { return first }
    return TypeReference(name: nested, qualifier: first.qualifier + [first.name], text: first.text + "." + nested)
  }
}
