import AccessibilityModel
import SourceModel

/// Markdown in localisable and attributed texts, which SwiftUI renders: markers are not spoken (runtime-facts
/// section 4).
public enum Markdown {
  /// A text without the markers.
  public static func strip(_ text: String) -> String {
    guard text.contains(where: { "*`[_~".contains($0) }) else { return text }
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      // `^[2 apples](inflect: true)` asks for agreement, it is no link (Apple: automatic grammar agreement).
      if character == "^", let (inner, remainder) = link(rest.dropFirst()) {
        result += strip(inner)
        rest = remainder
      } else if let (inner, remainder) = link(rest) {
        result += strip(inner)
        rest = remainder
      } else if let (inner, remainder) = delimited(rest, by: "**") ?? delimited(rest, by: "~~") ?? delimited(rest, by: "`")
        ?? delimited(rest, by: "*") ?? underscored(rest, after: result.last) {
        result += inner.hasPrefix("`") ? inner : strip(inner)
        rest = remainder
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// A text without the markers, in which what only run time knows stands for words: `**\(count)** players`.
  public static func strip(_ text: SpokenText) -> SpokenText {
    var others: [Character: SpokenText.Part] = [:]
    var whole = ""
    for part in text.parts {
      switch part {
      case .literal(let literal): whole += literal
      case .hole: whole.append(place(of: part, in: &others))
      case .choice(let alternatives):
        let plain = alternatives.map { SpokenText.Alternative(condition: $0.condition, text: strip($0.text)) }
        whole.append(place(of: .choice(plain), in: &others))
      }
    }
    let hasOwnPlaces = text.literals.contains { $0.unicodeScalars.contains { firstPlace...lastPlace ~= $0.value } }
    guard !hasOwnPlaces, others.count <= Int(lastPlace - firstPlace) else { return text.mapLiterals(strip) }
    return SpokenText(parts: strip(whole).map { others[$0] ?? .literal(String($0)) })
  }

  /// Characters without a meaning of their own, which stand for parts of a text (Unicode: private use area).
  private static let firstPlace: UInt32 = 0xE000
  private static let lastPlace: UInt32 = 0xF8FF

  private static func place(of part: SpokenText.Part, in others: inout [Character: SpokenText.Part]) -> Character {
    let place = Character(Unicode.Scalar(min(firstPlace + UInt32(others.count), lastPlace)) ?? "?")
    others[place] = part
    return place
  }

  /// `**text**` at the start; nil when there is no end or the marker stands free.
  private static func delimited(_ text: Substring, by marker: String) -> (String, Substring)? {
    guard text.hasPrefix(marker) else { return nil }
    let body = text.dropFirst(marker.count)
    guard let first = body.first, !first.isWhitespace, !body.hasPrefix(marker) else { return nil }
    var index = body.startIndex
    while index < body.endIndex {
      if body[index...].hasPrefix(marker), index > body.startIndex, !body[body.index(before: index)].isWhitespace {
        return (String(body[..<index]), body[body.index(index, offsetBy: marker.count)...])
      }
      index = body.index(after: index)
    }
    return nil
  }

  /// `_text_` or `__text__` at the start. Inside of a word an underscore stays (CommonMark 6.2).
  private static func underscored(_ text: Substring, after previous: Character?) -> (String, Substring)? {
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    guard !isPart(previous), let found = delimited(text, by: "__") ?? delimited(text, by: "_"),
      !isPart(found.1.first) else { return nil }
    return found
  }

  /// `[text](address)` at the start.
  private static func link(_ text: Substring) -> (String, Substring)? {
    guard text.first == "[", let close = text.firstIndex(of: "]") else { return nil }
    let after = text[text.index(after: close)...]
    guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
    return (String(text[text.index(after: text.startIndex)..<close]), after[after.index(after: end)...])
  }

  /// Whether a text holds a link, which VoiceOver offers in the links rotor. Addresses are links as well (recorded:
  /// as_ref_containers).
  public static func hasLink(_ text: String) -> Bool {
    if text.split(whereSeparator: \.isWhitespace).contains(where: isAddress) { return true }
    var rest = Substring(text)
    while let index = rest.firstIndex(of: "[") {
      let isMarked = index > rest.startIndex && rest[rest.index(before: index)] == "^"
      if !isMarked, link(rest[index...]) != nil { return true }
      rest = rest[rest.index(after: index)...]
    }
    return false
  }

  /// `help@example.org` or `https://example.org`.
  private static func isAddress(_ word: Substring) -> Bool {
    for scheme in ["https://", "http://"] where word.hasPrefix(scheme) { return word.count > scheme.count }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].last, first.isLetter || first.isNumber else { return false }
    let labels = parts[1].split(separator: ".")
    return labels.count > 1 && labels.allSatisfy { $0.first?.isLetter == true || $0.first?.isNumber == true }
  }
}
