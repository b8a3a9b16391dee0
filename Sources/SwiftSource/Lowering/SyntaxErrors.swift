import SwiftSyntax

/// Where the first syntax errors of a file lie, in plain words. The diagnostics of swift-syntax say more, but that
/// module doubles the time to build Earshot; a compiler is at hand where these messages are read.
func firstSyntaxErrors(in tree: SourceFileSyntax) -> [(offset: Int, message: String)] {
  var finder = SyntaxErrorFinder()
  finder.visit(Syntax(tree), depth: 0)
  return finder.found
}

private struct SyntaxErrorFinder {
  static let limit = 3
  /// Below this the search ends: chains may be longer than a stack is deep.
  static let maximumDepth = 2_000

  var found: [(offset: Int, message: String)] = []

  mutating func visit(_ node: Syntax, depth: Int) {
    guard found.count < Self.limit, node.hasError, depth < Self.maximumDepth else { return }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if node.kind == .unexpectedNodes {
      return found.append((offset, "unexpected text"))
    }
    if let token = node.as(TokenSyntax.self) {
      if token.presence == .missing {
        found.append((offset, "missing \(Self.description(of: token))"))
      } else if token.tokenDiagnostic != nil {
        found.append((offset, "invalid text"))
      }
      return
    }
    for child in node.children(viewMode: .all) { visit(child, depth: depth + 1) }
  }

  private static func description(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier: return "name"
    default:
      let text = token.text
      return text.isEmpty ? "text" : "'\(text)'"
    }
  }
}
