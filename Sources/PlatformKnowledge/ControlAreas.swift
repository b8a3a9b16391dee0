/// What bears on where a control takes touches.
public enum ControlAreas {
  public enum Kind: String, Sendable {
    /// A modifier in a label that may give it another size than that of its letters.
    case size
    /// A view or value in a label that has a size of its own, or stacks such.
    case label
    /// A modifier that lets a label, or what stands around it, be larger than what is in it.
    case larger
    /// A ground that paints nothing.
    case clear
    /// A button style that gives a button no area of its own.
    case plainStyle = "plain-style"
  }

  public static func names(_ kind: Kind) -> Set<String> { byKind[kind.rawValue] ?? [] }

  private static let byKind: [String: Set<String>] = Dictionary(
    Table(.controlAreas).rows.map { ($0["kind"], [$0["name"]]) }) { $0.union($1) }
}
