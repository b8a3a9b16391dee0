/// Where an expression begins: a call, and the same call with modifiers behind it, begin at one place.
public struct SourceStart: Hashable, Sendable {
  private let file: ObjectIdentifier
  /// In bytes from the beginning of the file.
  public let offset: Int

  public init(_ range: SourceRange) {
    file = ObjectIdentifier(range.file)
    offset = range.start
  }
}
