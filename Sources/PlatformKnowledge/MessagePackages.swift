/// A call of a package that shows a message for a moment and tells assistive technologies nothing of it.
public struct MessagePackage: Hashable, Sendable {
  public let module: String
  /// What the call is made on; nil for a modifier of any view.
  public let receiver: String?
  public let calls: Set<String>
  /// A name that has to stand in the call, where it may also show what stays.
  public let needs: String?
}

/// The packages whose messages nobody hears.
public enum MessagePackages {
  /// In the order of their modules.
  public static let all: [MessagePackage] = Table(.messagePackages).rows.map { row in
    MessagePackage(
      module: row["module"], receiver: row.optional("on"), calls: Set(row.list("calls")), needs: row.optional("needs"))
  }
}
