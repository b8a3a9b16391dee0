import EarshotCore

/// Another way to write the same example. What is true of the one is true of the other.
enum ExampleVariant: String, CaseIterable, Sendable {
  /// The view's body stands in a property of its own.
  case extracted
  /// The view's body stands in an extension in another file.
  case bodyInOtherFile
  /// A screen in another file uses the view.
  case usedInOtherFile
  case grouped
  /// The content is handed to a view that takes it with `@ViewBuilder`.
  case inCustomContainer
  case carriageReturns
  /// Emoji, Japanese and combining characters stand before everything.
  case multibyte
  /// A comment before each place suppresses what is found there.
  case suppressed
  /// A comment at the top suppresses what is found in the file.
  case suppressedInFile

  /// Whether the variant only writes the source in another way, so that fixes have to come out the same as well.
  var isSpelling: Bool { self == .carriageReturns || self == .multibyte }

  var suppresses: Bool { self == .suppressed || self == .suppressedInFile }

  /// The example's files in this form; nil where it has no such form.
  ///
  /// - Parameter found: What is found in the plain example.
  func sources(of example: RuleExample, found: [Finding]) -> [String: String]? {
    var sources = example.sources
    let plain = example.source
    switch self {
    case .carriageReturns: return sources.mapValues { $0.replacing("\n", with: "\r\n") }
    case .multibyte:
      sources[example.fileName] =
        example.kind == .swift ? Self.withComments(plain) : Self.withComment(inMarkup: plain)
      return sources
    case .suppressed, .suppressedInFile:
      // Comments about comments are no place for more of them.
      let isAboutComments = ["unused-suppression", "unknown-rule-in-suppression"].contains(example.rule)
      guard example.kind == .swift, !found.isEmpty, !isAboutComments else { return nil }
      sources[example.fileName] = suppressing(found, rule: example.rule, in: plain)
      return sources
    default: break
    }
    guard example.kind == .swift else { return nil }
    let bodies = ViewBodies(plain)
    if bodies.isEmpty { return nil }
    switch self {
    case .extracted: sources[example.fileName] = bodies.extracted()
    case .bodyInOtherFile: (sources[example.fileName], sources["Elsewhere.swift"]) = bodies.extractedToExtension()
    case .usedInOtherFile:
      guard let user = bodies.userOfViews() else { return nil }
      sources["Elsewhere.swift"] = user
    case .grouped: sources[example.fileName] = bodies.wrapped(in: "Group")
    case .inCustomContainer:
      sources[example.fileName] = bodies.wrapped(in: "ContentFrame")
      sources["Elsewhere.swift"] = Self.container
    default: return nil
    }
    return sources
  }

  private static let container = """
    import SwiftUI

    struct ContentFrame<Content: View>: View {
      @ViewBuilder let content: () -> Content

      var body: some View { content() }
    }

    """

  // MARK: - Comments

  /// Several bytes a character, several scalars a character, and a decomposed accent.
  static let comment = "/* 👩‍👩‍👧 日本語のコメント cafe\u{301} */ "

  private static func withComments(_ source: String) -> String {
    "// 👩‍👩‍👧 日本語のコメント cafe\u{301}\n" + TokenLines(source).inserting(comment)
  }

  private static func withComment(inMarkup source: String) -> String {
    guard let end = source.firstIndex(of: ">") else { return source }
    return source[...end] + "<!-- 👩‍👩‍👧 日本語 cafe\u{301} -->" + source[source.index(after: end)...]
  }

  private func suppressing(_ found: [Finding], rule: String, in source: String) -> String {
    if self == .suppressedInFile { return "// earshot:ignore-file \(rule) -- meant so\n" + source }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // One finding of several places stays where only one of them has a comment.
    let places = found.flatMap { finding in [finding.place] + finding.furtherPlaces.filter { $0.file === finding.place.file } }
    for line in Set(places.map(\.startPosition.line)).sorted(by: >) {
      let indent = lines[line - 1].prefix { $0 == " " }
      lines.insert("\(indent)// earshot:ignore \(rule) -- meant so", at: line - 1)
    }
    return lines.joined(separator: "\n")
  }
}
