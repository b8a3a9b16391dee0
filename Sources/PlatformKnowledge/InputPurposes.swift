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

  /// The purpose that a text names, in any of the languages; nil when it names none. Texts of several words must begin
  /// or end with the words of the purpose: "Your email", not "Email the host about it".
  public static func type(of text: String) -> String? {
    let text = text.lowercased()
    // "Username or email": what one logs in by, which AutoFill offers for that and not for an address alone.
    let login = all.filter { $0.type == "username" }
    for purpose in login + all {
      for word in purpose.words where matches(text, word.lowercased(), purpose.language) { return purpose.type }
    }
    return nil
  }

  private static func matches(_ text: String, _ word: String, _ language: String) -> Bool {
    // Without spaces, or with endings and politeness behind the word: "비밀번호를 입력해주세요".
    if ["ja", "ko", "zh"].contains(language) { return text.contains(word) && text.count <= word.count + 10 }
    let words = split(text), sought = split(word)
    guard words.count <= sought.count + 2, words.count >= sought.count else { return false }
    return words.starts(with: sought) || words.suffix(sought.count).elementsEqual(sought)
  }

  private static func split(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
