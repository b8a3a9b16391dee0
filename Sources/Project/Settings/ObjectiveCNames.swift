import SourceModel

/// What Objective-C may open scenes of storyboards by: the names that its files hold.
public struct ObjectiveCNames: Hashable, Sendable {
  /// Texts without spaces, and words with a capital in code, such as classes.
  public private(set) var words: Set<String> = []
  /// Some code makes the name of a scene of parts.
  public private(set) var buildsIdentifiers = false
  /// Some code opens a storyboard whose name it does not write down there.
  public private(set) var opensAnyStoryboard = false
  /// An app begins in one of the files (Apple: UIApplicationMain, NSApplicationMain).
  public private(set) var beginsApp = false

  /// Those of no file.
  public init() {}

  /// Texts that are longer name nothing.
  private static let lengthLimit = 80

  /// Those of a file, by its text in UTF-8.
  public init(_ bytes: [UInt8]) {
    let isCode = Self.place(of: Array("@implementation".utf8), in: bytes[...]) != nil
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "\"") {
        let text = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
        if text.count <= Self.lengthLimit, !text.contains(UInt8(ascii: " ")) { words.insert(String(decoding: text, as: UTF8.self)) }
        rest = rest.dropFirst(text.count + 2)
        continue
      }
      let word = rest.prefix(while: \.isPartOfPlainName)
      if isCode, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte { words.insert(String(decoding: word, as: UTF8.self)) }
      rest = rest.dropFirst(max(1, word.count))
    }
    beginsApp = ["UIApplicationMain", "NSApplicationMain"].contains { Self.place(of: Array($0.utf8), in: bytes[...]) != nil }
    buildsIdentifiers = Self.buildsIdentifiers(bytes[...])
    opensAnyStoryboard = Self.arguments(of: "storyboardWithName:", in: bytes[...]).contains { !$0.drop { $0 == " " }.hasPrefix("@\"") }
  }

  /// `instantiateViewControllerWithIdentifier:[NSString stringWithFormat:…]` (Apple: documentation of UIStoryboard).
  private static func buildsIdentifiers(_ bytes: ArraySlice<UInt8>) -> Bool {
    arguments(of: "WithIdentifier:", in: bytes).contains { $0.contains("stringWithFormat") || $0.contains("stringByAppending") }
  }

  /// What stands behind each place of a part of a call, to the end of its line.
  private static func arguments(of part: String, in bytes: ArraySlice<UInt8>) -> [String] {
    let call = Array(part.utf8)
    var (rest, found) = (bytes, [String]())
    while let place = Self.place(of: call, in: rest) {
      rest = rest[(place + call.count)...]
      found.append(String(decoding: rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
    return found
  }

  private static func place(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.count else { return nil }
    return bytes.indices.dropLast(word.count - 1).first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
  }

  /// With what another file holds.
  public mutating func join(_ other: ObjectiveCNames) {
    words.formUnion(other.words)
    buildsIdentifiers = buildsIdentifiers || other.buildsIdentifiers
    opensAnyStoryboard = opensAnyStoryboard || other.opensAnyStoryboard
    beginsApp = beginsApp || other.beginsApp
  }
}
