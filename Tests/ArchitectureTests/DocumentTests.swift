import Foundation
import Testing

/// What documents name is there: files, targets of make, tests, types.
@Suite struct DocumentTests {
  static let documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "Benchmarks/README.md", "Fuzzing/README.md"]
    + (FileManager.default.enumerator(atPath: Checkout.root.appendingPathComponent("Documentation").path)?
      .compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix("rules/") }.sorted().map { "Documentation/\($0)" }

  /// What stands between single backticks, and lines of code.
  private func codes(_ document: String) throws -> [String] {
    var codes: [String] = []
    var isCode = false
    for line in try Checkout.text(document).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        codes.append(String(line))
      } else {
        codes += line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
    }
    return codes
  }

  @Test(arguments: documents)
  func filesAreThere(document: String) throws {
    let folders = ["Sources/", "Scripts/", "Tests/", "Documentation/", "Examples/", "Packaging/", "Editors/", "Agents/"]
    for code in try codes(document) where !code.contains(" ") && folders.contains(where: code.hasPrefix) {
      // Patterns and places to fill in are no paths, and what follows a colon is a line.
      let path = String(code.prefix { !"*<{:…(".contains($0) })
      guard path == code || code.contains(":") else { continue }
      let isThere = FileManager.default.fileExists(atPath: Checkout.root.appendingPathComponent(path).path)
      // Samples are about files of an app.
      #expect(isThere || path.hasPrefix("Sources/") && !path.hasSuffix("/") && isSample(path), "\(document): \(path)")
    }
  }

  /// `Sources/Login.swift`: no module of ours.
  private func isSample(_ path: String) -> Bool {
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: Checkout.root.appendingPathComponent("Sources").path))
    let folder = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return !(modules ?? []).contains(folder)
  }

  @Test(arguments: documents)
  func targetsAndTestsAreThere(document: String) throws {
    let makefile = try Checkout.text("Makefile")
    let tests = try Checkout.swiftFiles(below: "Tests").map(Checkout.text).joined()
    for code in try codes(document) {
      let words = code.split(separator: " ")
      if words.first == "make", words.count > 1, words[1].allSatisfy({ $0.isLetter || $0 == "-" }) {
        #expect(makefile.contains("\n\(words[1]):"), "\(document): \(code)")
      }
      guard let place = code.range(of: "--filter ") else { continue }
      let names = code[place.upperBound...].split(separator: " ")[0].trimmingCharacters(in: ["'"]).split(separator: "|")
      for name in names {
        #expect(
          tests.contains("struct \(name)") || Checkout.swiftFiles(below: "Tests/\(name)").count > 0,
          "\(document): \(name)")
      }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
  }

  /// Names of types and of files of tables in the two documents about the code.
  @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md"])
  func namesAreThere(document: String) throws {
    let paths = ["Sources", "Tests", "Benchmarks", "Fuzzing"].flatMap(Checkout.swiftFiles)
    let words = try paths.reduce(into: Set<String>()) { words, path in
      // By bytes: these are eight megabytes, and names in code are of ASCII.
      for word in Set(try Checkout.text(path).utf8.split { !Self.isOfName($0) }.map(Substring.init)) { words.insert(String(word)) }
    }
    let data = try FileManager.default.subpathsOfDirectory(atPath: Checkout.root.appendingPathComponent("Sources").path)
    let files = Set((data + paths).compactMap { $0.split(separator: "/").last.map(String.init) })
    var checked = 0
    for code in try codes(document) {
      let parts = code.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, ["tsv", "swift"].contains(parts[1]), !code.contains("/") {
        // The rule that the ten minutes are about is not there yet.
        #expect(files.contains(code), "\(document): \(code)")
        continue
      }
      guard code.first?.isUppercase == true, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }),
        code.contains(where: \.isLowercase), parts != ["SliderName"] else { continue }
      checked += 1
      #expect(parts.allSatisfy(words.contains) || files.contains(code + ".swift"), "\(document): \(code)")
    }
    #expect(checked > 5)
  }
}
