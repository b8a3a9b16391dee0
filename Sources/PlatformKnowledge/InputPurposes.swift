/// What fields ask of the user, told from their words.
public enum InputPurposes {
  public struct Purpose: Hashable, Sendable {
    /// The case of `UITextContentType` that serves it.
    public let type: String
    public let language: String
    public let words: [String]
  }

  public static let all: [Purpose] = Table(.inputPurposes).rows.map {
    Purpose(type: $0["type"], language: $0["language"], words: $0.list("words", separator: ","))
  }

  /// How interface files write a type: by its raw value (Apple: documentation of UITextContentType).
  public static func written(_ type: String) -> String {
    if let value = rawValues[type] { return value }
    return type.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  /// Those that are no other spelling of the name.
  private static let rawValues = ["emailAddress": "email", "telephoneNumber": "tel", "streetAddressLine1": "address-line1"]

  /// The purpose that a text names, in any of the languages; nil when it names none. Texts of several words must begin
  /// or end with the words of the purpose: "Your email", not "Email the host about it".
  public static func type(of text: String) -> String? {
    let text = text.lowercased()
    let words = split(text)
    return sought.first { $0.isNamed(by: text, words) }?.type
  }

  /// "Username or email": what one logs in by, which AutoFill offers for that and not for an address alone.
  private static let sought = (all.filter { $0.type == "username" } + all).flatMap { purpose in
    purpose.words.map { Sought(type: purpose.type, language: purpose.language, text: $0.lowercased()) }
  }

  private struct Sought {
    let type: String
    let text: String
    let words: [Substring]
    /// Without spaces, or with endings and politeness behind the word: "비밀번호를 입력해주세요".
    let isPart: Bool

    init(type: String, language: String, text: String) {
      self.type = type
      self.text = text
      words = InputPurposes.split(text)
      isPart = ["ja", "ko", "zh"].contains(language)
    }

    func isNamed(by text: String, _ words: [Substring]) -> Bool {
      // No word of these languages is in ASCII.
      if isPart { return !text.utf8.allSatisfy { $0 < 0x80 } && text.contains(self.text) && text.count <= self.text.count + 10 }
      guard words.count <= self.words.count + 2, words.count >= self.words.count else { return false }
      return words.starts(with: self.words) || words.suffix(self.words.count).elementsEqual(self.words)
    }
  }

  private static func split(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
}
