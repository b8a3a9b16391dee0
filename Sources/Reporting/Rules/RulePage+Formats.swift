import Rules

extension RulePage {
  // MARK: - Terminal

  func text(_ style: TextStyle) -> String {
    var text = "\(style(.bold, rule.id)): \(rule.title)\n"
    for block in blocks {
      switch block {
      case .heading(let heading): text += "\n\(style(.bold, heading))\n"
      case .text(let paragraph): text += Self.paragraphs(paragraph)
      case .items(let items): text += items.map { Self.paragraphs("- \($0)") }.joined()
      case .steps(let steps): text += Self.numbered(steps).map(Self.paragraphs).joined()
      case .caption(let caption): text += "\n  \(style(.faint, caption.capitalizedFirst))\n"
      case .code(let code, _): text += Self.indented(code)
      case .output(let output): text += Self.indented(output)
      }
    }
    return text
  }

  private static func numbered(_ steps: [String]) -> [String] {
    steps.enumerated().map { "\($0 + 1). \($1)" }
  }

  private static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      DisplayText.wrapped(String(line), to: 78).map { $0.isEmpty ? "\n" : "  \($0)\n" }
    }.joined()
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  // MARK: - Markdown

  func markdown() -> String {
    var text = "# \(rule.id)\n\n\(rule.title.capitalizedFirst.escapedForMarkdown)\(words.fullStop)\n"
    for block in blocks {
      switch block {
      case .heading(let heading): text += "\n## \(heading)\n"
      case .text(let paragraph): text += "\n\(paragraph)\n"
      case .items(let items): text += "\n" + items.map { "- \($0)\n" }.joined()
      case .steps(let steps): text += "\n" + Self.numbered(steps).map { "\($0)\n" }.joined()
      case .caption(let caption): text += "\n\(caption.capitalizedFirst)\n"
      case .code(let code, let language): text += "\n```\(language)\n\(code)\n```\n"
      case .output(let output): text += "\n```text\n\(output)\n```\n"
      }
    }
    return text
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
