import Foundation
import Testing

/// What a newcomer needs to find the way in the sources.
@Suite struct ReadabilityTests {
  /// Files that people write.
  static let files = Checkout.swiftFiles(below: "Sources").filter { !$0.contains("/Generated/") }

  /// Without what stands between three quotation marks: examples are code too.
  private func lines(of path: String) throws -> [Substring] {
    let parts = try Checkout.text(path).components(separatedBy: "\"\"\"")
    let end = UInt8(ascii: "\n")
    let code = parts.enumerated().map { part in
      part.offset.isMultiple(of: 2) ? part.element : String(repeating: "\n", count: part.element.utf8.count { $0 == end })
    }
    // By bytes: these are ten megabytes.
    return code.joined().utf8.split(separator: end, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// A type at the top of a file says what it is. Commands do so by their abstract.
  @Test func typesAreDescribed() throws {
    let type = #/^(?:public |private |fileprivate |package |final |indirect )*(?:struct|class|enum|actor|protocol) (\w+)/#
    var silent: [String] = []
    for path in Self.files {
      let lines = try lines(of: path)
      for (number, line) in lines.enumerated() {
        guard let first = line.utf8.first, first > 0x20, first != UInt8(ascii: "/"),
          let name = line.prefixMatch(of: type)?.1, !name.hasSuffix("Command") else { continue }
        let before = lines[..<number].last { !$0.hasPrefix("@") }
        if !(before?.hasPrefix("///") ?? false) { silent.append("\(path): \(name)") }
      }
    }
    #expect(silent.isEmpty, "write above each of these what it is: \(silent)")
  }

  /// A function is read as a whole: of those that are longer than this there are none but the listed ones, and these only
  /// become shorter.
  private static let most = 60
  private static let known = [
    "Sources/EarshotCore/AnalysisWork.swift func run": 79,
    "Sources/Rules/UIKit/UikitTapViewNotElement.swift func judged": 76,
  ]

  @Test func functionsAreShort() throws {
    var tooLong: [String] = []
    for path in Self.files {
      for (name, length) in try lengths(in: path) where length > Self.known["\(path) \(name)"] ?? Self.most {
        tooLong.append("\(path) \(name): \(length)")
      }
    }
    #expect(tooLong.isEmpty, "take these functions apart: \(tooLong)")
  }

  /// The functions and initialisers of a file, each from its first line to its last.
  private func lengths(in path: String) throws -> [(name: String, length: Int)] {
    let beginning = #/^( *)(?:@\w+ |public |private |fileprivate |static |override |mutating |final )*(func [\w`]+|init|subscript)\b/#
    let lines = try lines(of: path)
    return lines.indices.compactMap { start in
      // Others begin and end on one line, or are no functions: most lines are told by their last byte.
      guard let last = lines[start].utf8.last, [UInt8(ascii: "{"), UInt8(ascii: "(")].contains(last),
        let match = lines[start].prefixMatch(of: beginning) else { return nil }
      let end = lines[(start + 1)...].firstIndex { $0 == match.1 + "}" }
      return end.map { (String(match.2), $0 - start + 1) }
    }
  }
}
