/// Modifiers that leave a `Text` a `Text` and an `Image` an `Image`.
public enum TypeKeepingModifiers {
  /// Whether a modifier of `Text` or of `Image` gives back the type that it is called on.
  public static func keeps(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(Table(.typeKeepingModifiers).rows.map { $0["name"] })
}
