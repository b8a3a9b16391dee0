import PlatformKnowledge
import Project
import SourceModel

/// Writes fixes for the lowest systems that the code supports: a modifier that one of them does not have is written in its
/// old spelling (`accessibility(label:)` for `accessibilityLabel(_:)`), and a fix that has none is taken back. Which system
/// brought a modifier or a trait, and what it replaced, is in the table of Apple's API.
struct LowestSystem {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  /// The finding with the fixes that compile.
  func applied(to finding: Finding) -> Finding {
    guard finding.fixes.contains(where: { fix in fix.edits.contains { isTooNew($0.replacement, in: $0.range.file) } }) else { return finding }
    var finding = finding
    finding.fixes = finding.fixes.compactMap(respelled)
    return finding
  }

  private func respelled(_ fix: Fix) -> Fix? {
    var fix = fix
    for index in fix.edits.indices {
      let file = fix.edits[index].range.file
      guard isTooNew(fix.edits[index].replacement, in: file) else { continue }
      let older = InsertedModifier.all(in: fix.edits[index].replacement).reversed().reduce(fix.edits[index].replacement) {
        isTooNew($1.name, in: file) ? $1.older(in: $0) ?? $0 : $0
      }
      if isTooNew(older, in: file) { return nil }
      fix.edits[index].replacement = older
    }
    return fix
  }

  /// Whether one of the lowest systems of a file lacks a modifier or trait that is written after a dot.
  private func isTooNew(_ code: String, in file: SourceFile) -> Bool {
    InsertedModifier.all(in: code).contains { isTooNew($0.name, in: file) }
  }

  private func isTooNew(_ name: Substring, in file: SourceFile) -> Bool {
    let entries = AccessibilityAPI.entries(named: String(name)).filter { $0.framework == .swiftUI && [.viewModifier, .trait].contains($0.kind) }
    guard !entries.isEmpty else { return false }
    func lacks(_ target: Version?, _ version: KeyPath<APIEntry, String?>) -> Bool {
      guard let target else { return false }
      // A call needs at least the lowest of the versions of its overloads.
      return entries.compactMap { $0[keyPath: version].flatMap { Version($0) } }.min().map { $0 > target } ?? false
    }
    func lowest(_ system: String) -> Version? { file.build.minimumVersions[system].flatMap { Version($0) } }
    return lacks(context.deploymentTarget(of: file), \.ios) || lacks(lowest("macOS"), \.macos)
      || lacks(lowest("tvOS"), \.tvos) || lacks(lowest("watchOS"), \.watchos)
  }
}

/// What a fix writes after a dot.
private struct InsertedModifier {
  let name: Substring
  /// From the name to its end, in bytes of the code.
  private let start: Int

  static func all(in code: String) -> [InsertedModifier] {
    let bytes = Array(code.utf8), scanner = CodeScanner(bytes: bytes)
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }.compactMap { dot in
      let end = scanner.afterIdentifier(dot + 1)
      guard end > dot + 1 else { return nil }
      let name = Substring(code.utf8.dropFirst(dot + 1).prefix(end - dot - 1))
      // The properties of UIKit that are called like modifiers are set, and are older.
      let isCalled = end < bytes.count && bytes[end] == UInt8(ascii: "(")
      return isCalled || !AccessibilityAPI.entries(named: String(name)).contains { $0.kind == .viewModifier }
        ? InsertedModifier(name: name, start: dot + 1) : nil
    }
  }

  /// The code with the modifier that this one replaced, which takes the same argument under a label.
  func older(in code: String) -> String? {
    let bytes = Array(code.utf8), scanner = CodeScanner(bytes: bytes), open = start + name.utf8.count
    guard open < bytes.count, bytes[open] == UInt8(ascii: "("), let close = scanner.afterGroup(open),
      let entry = AccessibilityAPI.replaced(by: String(name)), let label = entry.argumentLabels?.first else { return nil }
    let argument = String(decoding: bytes[(open + 1)..<(close - 1)], as: UTF8.self)
    let isWords = entry.signature.contains("\(label): Text") && !argument.hasPrefix("Text(")
    let older = "accessibility(\(label): \(isWords ? "Text(\(argument))" : argument))"
    return String(decoding: bytes[..<start], as: UTF8.self) + older + String(decoding: bytes[close...], as: UTF8.self)
  }
}
