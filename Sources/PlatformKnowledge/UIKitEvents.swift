/// Functions that run because something happens after a screen has appeared.
public enum UIKitEvents {
  /// Attributes of functions that others call by name: the targets of actions and timers.
  public static let attributes = Set(rows.filter { $0["kind"] == "attribute" }.map { $0["name"] })

  /// Whether a function is one by which a delegate is told of something that a person did.
  ///
  /// - Parameter label: The label of its last parameter.
  public static func isDelegateFunction(_ name: String, label: String?) -> Bool {
    delegates.contains { row in
      guard let start = row.label else { return name.hasPrefix(row.name) }
      return name == row.name && label?.hasPrefix(start) == true
    }
  }

  private static let rows = Table(.uikitEvents).rows
  private static let delegates = rows.filter { $0["kind"] == "delegate" }.map { row in
    (name: row["name"], label: row.optional("label"))
  }
}
