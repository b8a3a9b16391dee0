/// A replacement of one stretch of a file. An empty range inserts.
public struct SourceEdit: Hashable, Sendable {
  public var range: SourceRange
  public var replacement: String

  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// An insertion before the byte at `offset`.
  public static func insertion(of text: String, at offset: Int, in file: SourceFile) -> SourceEdit {
    SourceEdit(range: SourceRange(file: file, start: offset, end: offset), replacement: text)
  }

  /// Whether both add whole lines at one place, as new keys at the end of a table, so that their order does not matter.
  public func areLines(with other: SourceEdit) -> Bool {
    range.file === other.range.file && range == other.range && range.isEmpty && replacement.hasSuffix("\n")
      && other.replacement.hasSuffix("\n")
  }

  /// A gap that a person has to fill in, `<#name#>`, also as XML writes it.
  public var hasGap: Bool { replacement.contains("<#") || replacement.contains("&lt;#") }
}

/// A problem with the input that is told to the user beside the results: an unreadable file, a broken catalog.
public struct Problem: Hashable, Sendable {
  /// Path relative to the working directory, or empty when the problem is not about a file.
  public var file: String
  public var message: String

  public init(file: String, message: String) {
    self.file = file
    self.message = message
  }
}
