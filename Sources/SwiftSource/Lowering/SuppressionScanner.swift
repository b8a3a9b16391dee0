import SourceModel
import SwiftSyntax

import struct SourceModel.SourceRange

/// Finds `// earshot:ignore` comments and their like.
struct SuppressionScanner {
  /// In whatever case the first letter is.
  static let marker: StaticString = "arshot"

  let file: SourceFile
  let tree: SourceFileSyntax

  func comments() -> [SuppressionComment] {
    file.bytes.withUnsafeBufferPointer { bytes in
      var found: [SuppressionComment] = []
      var position = 0
      while let hit = offset(of: Self.marker, in: bytes, from: position) {
        position = hit + Self.marker.utf8CodeUnitCount
        guard let (range, text) = comment(at: hit), let comment = parse(text, at: range) else { continue }
        found.append(comment)
        position = max(position, range.end)
      }
      return found
    }
  }

  /// The comment that holds an offset. Only the tree can tell it from a string literal.
  private func comment(at offset: Int) -> (range: SourceRange, text: String)? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    let content = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let isLeading = offset < content
    guard isLeading || offset >= token.endPositionBeforeTrailingTrivia.utf8Offset else { return nil }
    var position = isLeading ? token.position.utf8Offset : token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in isLeading ? token.leadingTrivia : token.trailingTrivia {
      let length = piece.sourceLength.utf8Length
      defer { position += length }
      guard position <= offset, offset < position + length else { continue }
      switch piece {
      case .lineComment(let text), .docLineComment(let text):
        // Not by the length of the text, in which what is no UTF-8 was repaired.
        let end = file.bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return (SourceRange(file: file, start: position, end: end ?? file.bytes.count), text)
      case .blockComment(let text), .docBlockComment(let text):
        let end = min(position + length, file.bytes.count)
        return (SourceRange(file: file, start: position, end: end), text.hasSuffix("*/") ? String(text.dropLast(2)) : text)
      default: return nil
      }
    }
    return nil
  }

  private func parse(_ comment: String, at range: SourceRange) -> SuppressionComment? {
    var text = comment.drop { "/*! \t".contains($0) }
    guard text.first?.lowercased() == "e", text.dropFirst().hasPrefix("\(Self.marker)") else { return nil }
    text = text.dropFirst(1 + Self.marker.utf8CodeUnitCount)
    guard text.first == ":" else { return lookalike(text, at: range) }
    text = text.dropFirst().drop { $0 == " " || $0 == "\t" }
    let word = text.prefix { $0.isLetter || $0 == "-" }
    text = text.dropFirst(word.count)
    // Another word that begins the same, such as `earshot:ignored`.
    guard let reach = Self.reach(String(word)), text.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { return nil }
    if text.first == ":" { text = text.dropFirst() }
    let (list, reason) = splitReason(text)
    var seen: Set<Substring> = []
    let rules = list.split { $0 == "," || $0.isWhitespace }.filter { seen.insert($0).inserted }.map(String.init)
    return SuppressionComment(
      rules: rules, reason: reason, reach: reach, isOnOwnLine: standsAlone(range), range: range)
  }

  /// `earshot-ignore icon-button-name` and `earshot ignore icon-button-name`, which other tools are told so; nil where it
  /// most likely is a sentence.
  private func lookalike(_ text: Substring, at range: SourceRange) -> SuppressionComment? {
    guard let sign = text.first, "-_./ \t".contains(sign) else { return nil }
    let rest = text.drop { "-_./ \t".contains($0) }
    let word = rest.prefix { $0.isLetter || $0 == "-" }
    guard Self.reach(word.lowercased()) != nil else { return nil }
    let next = rest.dropFirst(word.count).drop { ": \t".contains($0) }.prefix { !$0.isWhitespace && $0 != "," }
    guard !sign.isWhitespace || next.contains("-") || next == "all" else { return nil }
    return SuppressionComment(
      rules: [], reason: nil, reach: .unknown(word: "earshot\(sign)\(word)"), isOnOwnLine: standsAlone(range), range: range)
  }

  /// What a word after the marker says; nil where it most likely is a word of a sentence.
  private static func reach(_ word: String) -> SuppressionComment.Reach? {
    switch word {
    case "ignore", "ignore-next", "ignore-next-line", "ignore-line", "ignore-this": return .place
    case "ignore-file": return .file
    case "ignore-begin", "ignore-start": return .begin
    case "ignore-end": return .end
    default:
      let verb = word.split(separator: "-", omittingEmptySubsequences: false).first.map(String.init) ?? ""
      let isMeant = verbs.contains(verb) || verb == "ignore" && word != verb
      return isMeant ? .unknown(word: "earshot:\(word)") : nil
    }
  }

  /// By which other tools are told to be silent, and to speak again.
  private static let verbs: Set<String> = [
    "disable", "enable", "skip", "suppress", "silence", "allow", "exclude", "noqa", "nolint", "off", "on",
  ]

  /// Rules stand before `--`, the reason behind it.
  private func splitReason(_ text: Substring) -> (list: Substring, reason: String?) {
    var index = text.startIndex
    while index < text.endIndex {
      let rest = text[index...]
      let separator = rest.hasPrefix("--") ? 2 : rest.hasPrefix("—") ? 1 : 0
      if separator > 0 {
        let reason = trimmed(rest.dropFirst(separator))
        return (text[..<index], reason.isEmpty ? nil : String(reason))
      }
      index = text.index(after: index)
    }
    return (text, nil)
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Nothing else stands on the lines of the comment.
  private func standsAlone(_ range: SourceRange) -> Bool {
    guard file.startOfLine(at: range.start) + file.indentation(at: range.start).utf8.count == range.start else {
      return false
    }
    let rest = file.bytes[range.end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
