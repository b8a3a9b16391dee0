import PlatformKnowledge
import SourceModel
import SwiftSource

/// A key that is given to an accessibility modifier as a literal, or as a constant that looks it up.
struct TranslatedUse {
  let key: String
  /// The argument.
  let place: SourceRange

  private static let names = FrameworkNames.names(.spokenModifier)
  private static let wrappers = [
    "", "Text(", "LocalizedStringKey(", "String(localized: ", "NSLocalizedString(", "Text(LocalizedStringKey(",
  ]

  /// The use with each key that its argument may stand for.
  static func all(_ use: NameUse, _ file: SourceFile, _ constants: TextConstants) -> [TranslatedUse] {
    if let literal = TranslatedUse(use, file) { return [literal] }
    guard names.contains(use.name), let argument = use.arguments.first, use.argumentLabels?.first == "_",
      let place = place(of: argument, in: use, file) else { return [] }
    return constants.keys(of: argument).map { TranslatedUse(key: $0, place: place) }
  }

  private init(key: String, place: SourceRange) {
    self.key = key
    self.place = place
  }

  init?(_ use: NameUse, _ file: SourceFile) {
    guard Self.names.contains(use.name), let argument = use.arguments.first, use.argumentLabels?.first == "_" else {
      return nil
    }
    guard let key = Self.key(in: argument), let place = Self.place(of: argument, in: use, file) else { return nil }
    self.key = key
    self.place = place
  }

  /// The literal without interpolations that an argument consists of. A table of its own is not followed.
  private static func key(in argument: String) -> String? {
    guard !argument.contains("\\("), !argument.contains("table"), !argument.contains("verbatim") else { return nil }
    for wrapper in wrappers.reversed() where argument.hasPrefix(wrapper + "\"") {
      let rest = argument.dropFirst(wrapper.count + 1)
      guard let end = rest.firstIndex(of: "\"") else { return nil }
      let after = rest[rest.index(after: end)...]
      let isClosed = after.isEmpty || after.hasPrefix(")") || after.hasPrefix(",")
      return isClosed && !rest[..<end].contains("\\") ? String(rest[..<end]) : nil
    }
    return nil
  }

  private static func place(of argument: String, in use: NameUse, _ file: SourceFile) -> SourceRange? {
    let bytes = Array(argument.utf8)
    let start = use.nameRange.end
    guard use.range.end - start >= bytes.count else { return nil }
    let offsets = start...(use.range.end - bytes.count)
    return offsets.first { file.bytes[$0..<($0 + bytes.count)].elementsEqual(bytes) }
      .map { SourceRange(file: file, start: $0, end: $0 + bytes.count) }
  }
}
