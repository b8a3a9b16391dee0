import Foundation
import Testing

/// Conditions, arguments and kinds are values. Where semantics and rules read the text of source instead, they know
/// only the spelling that somebody had seen; so the places that do so may become fewer and never more.
@Suite struct SourceTextTests {
  /// Places in each module that take the text of a range of source, or search it.
  static let limits = ["Rules": 139, "SwiftUISemantics": 23, "UIKitSemantics": 12, "ViewEvaluation": 12]

  private static let readings = [
    "range.text", "source.text", "callRange.text", "nameRange.text", "place.text", "file.text(",
    "source?.text", "expression.text", ".text.contains", ".text.hasPrefix", ".text.hasSuffix", "range.contains(\"",
  ]

  private func readings(in path: String) throws -> Int {
    try Checkout.text(path).split(whereSeparator: \.isNewline).count { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.hasPrefix("//") && Self.readings.contains { code.range(of: $0, options: .caseInsensitive) != nil }
    }
  }

  @Test("Places that search source text become fewer", arguments: Self.limits.sorted { $0.key < $1.key })
  func ratchet(module: String, limit: Int) throws {
    let count = try Checkout.swiftFiles(below: "Sources/\(module)").reduce(0) { try $0 + readings(in: $1) }
    #expect(count <= limit, "ask the code model or a value: Sources/\(module) reads source text in more places")
    #expect(count >= limit, "there are fewer places now: write \(count) for \(module), so that it stays so")
  }

  /// A pattern in a function is parsed anew each time that the function runs.
  @Test("Patterns in rules are made once")
  func patterns() throws {
    let files = try Checkout.swiftFiles(below: "Sources/Rules")
    let loose = try files.flatMap { path in
      try Checkout.text(path).split(whereSeparator: \.isNewline).filter { $0.contains(" #/") && !$0.contains("kept {") }
    }
    #expect(!files.isEmpty && loose.isEmpty, "write `kept { … }` around the pattern: \(loose)")
  }

  /// `contains` of a text on a text and `isLetter` are those of `SourceModel`, by bytes, only where that is imported; else
  /// they are those of Foundation and the standard library, which ask Unicode about each letter and took a tenth of a run.
  @Test("Texts are searched with our own search", arguments: limits.keys.sorted())
  func search(module: String) throws {
    let files = try Checkout.swiftFiles(below: "Sources/\(module)").filter { !$0.contains("/Generated/") && !$0.contains("+Examples") }
    let without = try files.filter { path in
      let parts = try Checkout.text(path).components(separatedBy: "\"\"\"")
      let code = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined()
      return [".contains(\"", ".isLetter", ".isNumber", ".isWhitespace"].contains(where: code.contains)
        && !code.contains("import SourceModel")
    }
    #expect(!files.isEmpty && without.isEmpty, "import SourceModel in \(without)")
  }
}
