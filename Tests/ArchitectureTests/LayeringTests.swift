import Foundation
import Testing

/// The checkout, found from where this file was compiled.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Paths of the Swift files below a folder, relative to the checkout, sorted.
  static func swiftFiles(below folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}

/// Data moves from left to right only: ARCHITECTURE.md says which module may import which.
@Suite struct LayeringTests {
  /// What comes with the toolchain or the platform.
  private static let platform: Set = ["Foundation", "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
  /// Packages, and the only module that may know each.
  private static let packages = [
    "SwiftSyntax": "SwiftSource", "SwiftParser": "SwiftSource", "ArgumentParser": "earshot",
  ]

  struct Row {
    var module: String
    var imports: [String]
  }

  /// The rows of the table of modules.
  private func table() throws -> [Row] {
    let rows = try Checkout.text("ARCHITECTURE.md").split(separator: "\n").compactMap { line -> Row? in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count >= 3, let module = codes(cells[0]).first, cells[0] == "`\(module)`" else { return nil }
      return Row(module: module, imports: codes(cells[1]))
    }
    try #require(!rows.isEmpty)
    return rows
  }

  private func codes(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  private func imports(ofFile path: String) throws -> Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let access: Set = ["public", "internal", "package", "fileprivate", "private"]
    var result: Set<String> = []
    // Indented lines are code in string literals, or the system's C library under '#if'.
    for line in try Checkout.text(path).split(whereSeparator: \.isNewline) where line.first?.isWhitespace == false {
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import") else { continue }
      guard words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains(String($0)) }) else { continue }
      guard let name = words[(index + 1)...].first(where: { !kinds.contains(String($0)) }) else { continue }
      result.insert(String(name.split(separator: ".")[0]))
    }
    return result
  }

  @Test func everyModuleIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appendingPathComponent("Sources").path)
    #expect(Set(try table().map(\.module)) == Set(folders.filter { !$0.hasPrefix(".") }))
  }

  @Test func rowsNameOnlyWhatStandsAbove() throws {
    var above: Set<String> = []
    for row in try table() {
      #expect(Set(row.imports).isSubset(of: above), "\(row.module) imports what stands below it")
      above.insert(row.module)
    }
  }

  @Test func filesImportOnlyWhatTheTableAllows() throws {
    for row in try table() {
      for path in Checkout.swiftFiles(below: "Sources/\(row.module)") {
        for name in try imports(ofFile: path) where !Self.platform.contains(name) {
          let isAllowed = row.imports.contains(name) || Self.packages[name] == row.module
          #expect(isAllowed, "\(path) imports \(name), which ARCHITECTURE.md does not allow")
        }
      }
    }
  }
}

/// The list of rules is made by a script, and nobody has to remember to run it.
@Suite struct RegistryTests {
  @Test func registryListsEveryRule() throws {
    var declared: Set<String> = []
    for path in Checkout.swiftFiles(below: "Sources/Rules") where !path.contains("/Generated/") {
      for line in try Checkout.text(path).split(separator: "\n") where line.hasPrefix("public struct ") {
        let words = line.split { " :,{".contains($0) }.map(String.init)
        let kinds = ["ElementRule", "LoneElementRule", "ScreenRule", "AppRule", "ProjectRule"]
        if !Set(words).isDisjoint(with: kinds) { declared.insert(words[2]) }
      }
    }
    let listed = try Checkout.text("Sources/Rules/Generated/GeneratedRules.swift").split(separator: "\n")
      .filter { $0.hasSuffix(".self,") }.map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ".self,", with: "")
      }
    #expect(listed == declared.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "run 'make generate'")
  }
}
