import AccessibilityModel
import EarshotCore
import Testing

/// Result builders of the project, of which lists are made (The Swift Programming Language: Attributes, resultBuilder).
@Suite("Result builders of the project") struct ResultBuilderTests {
  private static let column = """
    import UIKit
    @resultBuilder enum PartsBuilder {
      static func buildExpression(_ part: UIView) -> [UIView] { [part] }
      static func buildExpression(_ text: String) -> [UIView] { let label = UILabel(); label.text = text; return [label] }
      static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
      static func buildOptional(_ parts: [UIView]?) -> [UIView] { parts ?? [] }
      static func buildEither(first: [UIView]) -> [UIView] { first }
      static func buildEither(second: [UIView]) -> [UIView] { second }
      static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
    }
    final class Column: UIStackView {
      convenience init(spacing: CGFloat = 8, @PartsBuilder _ parts: () -> [UIView]) {
        self.init(frame: .zero)
        self.spacing = spacing
        parts().forEach { addArrangedSubview($0) }
      }
    }

    """

  private func heard(_ statements: String, members: String = "") async throws -> [String] {
    try await UIKitExample.heard(["E.swift": UIKitExample.controller(statements, members: members), "C.swift": Self.column])
  }

  @Test("What stands in the closure of a builder is in the list", arguments: [
    ("\"Plums\"\n\"Pears\"", ["Plums", "Pears"]),
    ("\"Plums\"", ["Plums"]),
    ("let button = UIButton(type: .system)\nbutton.setTitle(\"Pick\", for: .normal)\nbutton\n\"Pears\"", ["Pick. Button.", "Pears"]),
    ("for name in [\"Plums\", \"Pears\"] { name }\n\"Figs\"", ["Plums", "Pears", "Figs"]),
    ("if true { \"Plums\" } else { \"Pears\" }\n\"Figs\"", ["Plums", "Figs"]),
    ("if isOpen { \"Plums\" }\n\"Figs\"", ["Plums [isOpen]", "Figs"]),
    ("if isOpen { \"Plums\" } else { \"Pears\" }\n\"Figs\"", ["Plums [isOpen]", "Pears [!isOpen]", "Figs"]),
    ("switch count { case 1: \"Plums\"\ncase 2: \"Pears\"\ndefault: \"Figs\" }", ["Plums [count == 1]", "Pears [count == 2]", "Figs [count: default]"]),
  ]) func parts(code: String, expected: [String]) async throws {
    let members = "var isOpen = Bool.random()\nvar count = Int.random(in: 0...3)"
    #expect(try await heard("view.addSubview(Column { \(code) })", members: members) == expected)
  }

  @Test("A getter and a function with the builder are read like the closure") func members() async throws {
    let members = """
      @PartsBuilder var fruit: [UIView] { "Plums"; "Pears" }
      @PartsBuilder func nuts(_ first: String) -> [UIView] { first; "Almonds" }
      """
    let code = "(fruit + nuts(\"Walnuts\")).forEach(view.addSubview)"
    #expect(try await heard(code, members: members) == ["Plums", "Pears", "Walnuts", "Almonds"])
  }

  @Test("A builder that adds part by part") func partialBlocks() async throws {
    let code = """
      import UIKit
      @resultBuilder struct RowsBuilder {
        static func buildPartialBlock(first: String) -> [String] { [first] }
        static func buildPartialBlock(accumulated: [String], next: String) -> [String] { accumulated + [next] }
        static func buildFinalResult(_ rows: [String]) -> [String] { rows + ["End"] }
      }
      func rows(@RowsBuilder _ rows: () -> [String]) -> [String] { rows() }

      """
    let statements = "for row in rows({ \"One\"; \"Two\" }) { let label = UILabel(); label.text = row; view.addSubview(label) }"
    let heard = try await UIKitExample.heard(["E.swift": UIKitExample.controller(statements), "R.swift": code])
    #expect(heard == ["One", "Two", "End"])
  }

  @Test("SwiftUI's views are made from the list of a builder") func views() async throws {
    let code = """
      import SwiftUI
      struct Entry { let name: String }
      @resultBuilder enum EntriesBuilder {
        static func buildBlock(_ entries: Entry...) -> [Entry] { entries }
      }
      struct Menu2: View {
        let entries: [Entry]
        init(@EntriesBuilder _ entries: () -> [Entry]) { self.entries = entries() }
        var body: some View { ForEach(entries, id: \\.name) { Text($0.name) } }
      }
      struct Example: View {
        var body: some View { Menu2 { Entry(name: "Copy"); Entry(name: "Paste") } }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["Copy", "Paste"])
  }
}
