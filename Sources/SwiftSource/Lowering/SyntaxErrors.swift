import SwiftSyntax

/// Something in a file that could not be read.
public struct SyntaxError: Hashable, Sendable {
  /// What is lost by it.
  public enum Loss: String, Sendable {
    /// Little: the parser goes on behind it.
    case place = "the rest of the file is analysed"
    /// Everything behind it.
    case rest = "what follows is not analysed"
    case file = "the file is not analysed"
  }

  /// Of the first byte.
  public var offset: Int
  public var message: String
  public var loss = Loss.place
}

/// Where the first syntax errors of a file lie, in plain words. The diagnostics of swift-syntax say more, but that
/// module doubles the time to build Earshot; a compiler is at hand where these messages are read.
func firstSyntaxErrors(in tree: SourceFileSyntax) -> [SyntaxError] {
  var finder = SyntaxErrorFinder(end: tree.endOfFileToken.position.utf8Offset)
  finder.visit(Syntax(tree), depth: 0)
  // Something is wrong that lies deeper than anybody looked.
  if finder.found.isEmpty { return [SyntaxError(offset: 0, message: "not all of it can be parsed")] }
  return finder.found
}

/// Looks for what the parser found missing or unexpected.
private struct SyntaxErrorFinder {
  static let limit = 3
  /// Below this the search ends: chains may be longer than a stack is deep.
  static let maximumDepth = 6_000

  /// Where the text ends.
  let end: Int
  var found: [SyntaxError] = []

  mutating func visit(_ node: Syntax, depth: Int) {
    guard found.count < Self.limit, node.hasError, depth < Self.maximumDepth else { return }
    // The parser gave up: what it then makes up to close all that is open is of no interest.
    guard found.last?.loss != .rest else { return }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if node.kind == .unexpectedNodes {
      return found.append(unexpected(node, at: offset, depth))
    }
    if let token = node.as(TokenSyntax.self) {
      if token.presence == .missing {
        found.append(SyntaxError(offset: offset, message: "missing \(Self.description(of: token))"))
      } else if token.tokenDiagnostic != nil {
        found.append(SyntaxError(offset: offset, message: "invalid text"))
      }
      return
    }
    for child in node.children(viewMode: .all) { visit(child, depth: depth + 1) }
  }

  /// Where code is nested too deeply, the parser takes all that is left for unexpected.
  private func unexpected(_ node: Syntax, at offset: Int, _ depth: Int) -> SyntaxError {
    let level = FileLowering.maximumNestingLevel
    if depth >= level, node.endPosition.utf8Offset >= end {
      return SyntaxError(offset: offset, message: "nested more than \(level) deep", loss: .rest)
    }
    return SyntaxError(offset: offset, message: "unexpected text")
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

/// The offset of the first line that marks a conflict of a merge, which the parser passes over without a word.
func conflictMarker(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var position = 0
  while let hit = offset(of: "<<<<<<< ", in: bytes, from: position) {
    if hit == 0 || bytes[hit - 1] == UInt8(ascii: "\n") || bytes[hit - 1] == UInt8(ascii: "\r") { return hit }
    position = hit + 1
  }
  return nil
}
