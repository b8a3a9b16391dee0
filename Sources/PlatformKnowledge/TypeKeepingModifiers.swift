/// Modifiers that leave a `Text` a `Text`, an `Image` an `Image` and a colour a colour.
public enum TypeKeepingModifiers {
  /// Whether a modifier of `Text` or of `Image` gives back the type that it is called on.
  public static func keeps(_ name: String) -> Bool { viewMethods.contains(name) }

  /// Whether a method of `Color` or of `ShapeStyle` gives back a style: what any other modifier makes of a colour is a
  /// view.
  public static func keepsStyle(_ name: String) -> Bool { styleMethods.contains(name) }

  private static let viewMethods = names { !$0.isDisjoint(with: ["Text", "Image"]) }
  private static let styleMethods = names { $0.contains("Color") }

  private static func names(where isWanted: (Set<String>) -> Bool) -> Set<String> {
    Set(Table(.typeKeepingModifiers).rows.filter { isWanted(Set($0.list("types"))) }.map { $0["name"] })
  }
}
