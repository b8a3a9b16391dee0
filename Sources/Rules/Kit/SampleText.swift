import PlatformKnowledge
import SourceModel

/// Placeholders that show what may be entered, and not what the field is for: "name@example.com", "0.00".
enum SampleText {
  static func isSample(_ text: String) -> Bool {
    let text = text.trimmingSpaces
    let lowered = text.lowercased()
    if Words.sampleOpenings.contains(where: lowered.hasPrefix) { return true }
    // "No title" says that there is none yet, "+ comment" that one may be added.
    if lowered.hasPrefix("no ") || text.first.map({ "+…".contains($0) }) ?? false { return true }
    return isBarePrompt(text) || !text.contains(where: \.isLetter) || isAddress(lowered) || isNumber(text) || isDate(text) || isCode(text)
      || TextWords.split(text).contains { NameWords.words(.sampleText).contains($0) }
  }

  /// "Optional", "Type here…": that something may be typed, and not what.
  static func isBarePrompt(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return Words.barePrompts.contains(words)
  }

  /// "タイトルを入力してください", "请输入标题": a whole sentence that asks.
  static func isRequest(_ text: String) -> Bool {
    let bare = String(text.reversed().drop { !$0.isLetter }.reversed())
    return NameWords.words(.requestEnd).contains(where: bare.hasSuffix) || NameWords.words(.requestStart).contains(where: bare.hasPrefix)
  }

  /// Letters and digits mixed, as in keys and serial numbers: "0a12bc34-dee1".
  private static func isCode(_ text: String) -> Bool {
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    guard parts.contains(where: { $0.count > 3 && $0.contains(where: \.isLetter) && $0.contains(where: \.isNumber) })
    else { return false }
    return parts.count(where: { $0.contains(where: \.isNumber) }) * 2 > parts.count
  }

  /// Of a mailbox or a page.
  private static func isAddress(_ text: String) -> Bool {
    if text.contains("://") || text.hasPrefix("www.") { return true }
    if text.contains(" ") { return false }
    return text.contains("@") && text.count > 1 || isDomain(text)
  }

  /// `server.example.com`, and no key such as `login.server.title`.
  private static func isDomain(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, NameWords.words(.domain).contains(String(last)),
      parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }) else { return false }
    return parts.contains("example") || NameWords.words(.sampleDomain).contains(String(last))
  }

  /// `12:30 PM`, `+1 555`, `#FF8800`; not `2FA code`.
  private static func isNumber(_ text: String) -> Bool {
    let rest = text.drop { "+-#$€£¥~≈(".contains($0) }
    if text.hasPrefix("#"), !rest.isEmpty, rest.allSatisfy(\.isHexDigit) { return true }
    guard rest.first?.isNumber == true else { return false }
    return rest.drop { $0.isNumber }.first?.isLetter != true
  }

  /// `YYYY-MM-DD`, `hh:mm`.
  private static func isDate(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters.count >= 4 && letters.count < text.count && letters.allSatisfy { "ymdhs".contains($0) }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
