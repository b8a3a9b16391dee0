import Foundation
import Testing

@testable import Reporting

@Suite struct TranslationTests {
  private let table = Translations(
    table: """
      # comment
      *\tword\tbutton\tボタン
      *\tmessage\t{noun:word} has no name\t{noun}に名前がない
      *\tmessage\t'{name}' needs iOS {needed}\t'{name}'にはiOS {needed}が必要
      *\tmessage\tlevel {n:number} is skipped\tレベル{n}が飛ばされている
      slider-name\tmessage\t{noun:word} has no name\t別の訳
      *\tmessage\tlabel '{label}' names the gesture '{word}'\tラベル「{label}」は操作「{word}」を名指ししている
      """)

  @Test(arguments: [
    ("button has no name", "ボタンに名前がない"),
    ("'a' needs iOS 17.0", "'a'にはiOS 17.0が必要"),
    ("level 3 is skipped", "レベル3が飛ばされている"),
    ("label 'tap 'here'' names the gesture 'tap'", "ラベル「tap 'here'」は操作「tap」を名指ししている"),
  ])
  func messagesWithHoles(english: String, translation: String) {
    #expect(table.translation(english, rule: "any-rule", .message) == translation)
  }

  @Test func rulesGoBeforeWhatHoldsForAll() {
    #expect(table.translation("button has no name", rule: "slider-name", .message) == "別の訳")
  }

  @Test(arguments: ["gizmo has no name", "level x is skipped", "'a' needs iOS ", "something else"])
  func whatDoesNotFitStaysEnglish(english: String) {
    #expect(table.translation(english, .message) == nil)
  }

  @Test func generatedTableIsThatOfTheData() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Reporting/Language/Data")
    let data = try String(decoding: Data(contentsOf: folder.appendingPathComponent("ja.tsv")), as: UTF8.self)
    #expect(TranslationTables.ja + "\n" == data, "run 'make generate'")
  }

  @Test func everyRowCanBeRead() {
    for line in TranslationTables.ja.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      #expect(fields.count == 4 && Translations.Part(rawValue: fields[1]) != nil, "\(line)")
      guard fields.count == 4 else { continue }
      let holes = { (text: String) in
        Set(MessageTemplate(text).parts.compactMap { if case .hole(let name, _) = $0 { name } else { nil } })
      }
      #expect(holes(fields[2]) == holes(fields[3]), "\(line)")
    }
  }

  /// What the reports say by themselves is translated: none of it is left in English.
  @Test func ownWordsAreTranslated() {
    var report = PlayerBar.check(filter: .all).translated(to: .japanese)
    report.applied = [AppliedFix(rule: "a", title: "b", file: "A.swift", line: 1)]
    let english = ["error", "warning", "note:", "review", "heard", "file", "element", "applied", "uses", "fix"]
    for text in [report.text(explains: true), report.markdown()] {
      for word in english { #expect(!text.contains(word + " ") && !text.contains(word + ":"), "\(word) in \(text)") }
    }
  }
}

/// Words that the code hands to `Wording` have a row in each table.
@Suite struct WordingTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  private func texts(of pattern: String, in source: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    return expression.matches(in: source, range: NSRange(source.startIndex..., in: source)).compactMap { match in
      Range(match.range(at: 1), in: source).map { String(source[$0]).replacing("\\\"", with: "\"") }
    }
  }

  @Test func everyWordHasARow() throws {
    var rows: Set<String> = []
    for line in TranslationTables.ja.split(separator: "\n") {
      let fields: [Substring] = line.split(separator: "\t")
      if fields.count == 4, fields[1] == "ui" { rows.insert(String(fields[2])) }
    }
    var found: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Generated/") {
      let source = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      found.formUnion(try texts(of: #"\b(?:words|sentence)\(\s*"((?:[^"\\]|\\")+)""#, in: source))
      found.formUnion(try texts(of: #"words\.count\([^"]*"(\w+)""#, in: source).map { "{n} \($0)" })
    }
    #expect(found.count > 40)
    #expect(found.subtracting(rows).sorted() == [])
  }
}
