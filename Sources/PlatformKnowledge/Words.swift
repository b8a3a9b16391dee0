/// Words that rules look for in labels, hints and copy, by language: English, Japanese, German, French, Spanish.
///
/// Compare without case. A language code may carry a region (`de-AT`); a language without words gives none.
public enum Words {
  /// Words for what a thing is, which VoiceOver speaks by itself: "button", "ボタン".
  public static func roleWords(_ language: String) -> [String] { words(.role, language) }

  /// The words for one role: `button`, `link`, `image`, `heading`, `toggle`, `checkbox`, `slider`, `stepper`, `tab`,
  /// `textField`, `searchField`, `picker`, `menu`, `progress`.
  public static func roleWords(for role: String, _ language: String) -> [String] {
    lists[Key(list: .role, language: base(language))]?[role] ?? []
  }

  /// Words for how a thing looks: "icon", "filled", shapes and colours.
  public static func appearanceWords(_ language: String) -> [String] {
    words(.look, language) + words(.shape, language) + words(.colour, language)
  }

  public static func shapeWords(_ language: String) -> [String] { words(.shape, language) }

  public static func colourWords(_ language: String) -> [String] { words(.colour, language) }

  /// Words for how a thing is operated: "double tap", "スワイプ".
  public static func gestureWords(_ language: String) -> [String] { words(.gesture, language) }

  /// Whole labels that say nothing: "button", "image", "click here", "untitled".
  public static func genericWords(_ language: String) -> [String] { words(.generic, language) }

  /// Words for a state that a trait or a value should carry: "on", "selected".
  public static func stateWords(_ language: String) -> [String] { words(.state, language) }

  /// Words that mark information too important for a hint: "required", "error".
  public static func essentialWords(_ language: String) -> [String] { words(.essential, language) }

  /// Endings of file names, without the dot.
  public static var fileEndings: [String] { words(.fileEnding, "") }

  /// The languages that have words.
  public static let languages: [String] = Array(Set(lists.keys.map(\.language))).filter { !$0.isEmpty }.sorted()

  // MARK: Table

  enum List: String, CaseIterable {
    case role, look, shape, colour, gesture, generic, state, essential
    case fileEnding = "file-ending"
  }

  private struct Key: Hashable {
    var list: List
    var language: String
  }

  /// The words of a list, by what they are about; the empty string where the list makes no difference.
  private static let lists: [Key: [String: [String]]] = {
    var lists: [Key: [String: [String]]] = [:]
    for row in Table(.words).rows {
      guard let list = List(rawValue: row["list"]) else { continue }
      lists[Key(list: list, language: row["language"]), default: [:]][row["about"], default: []]
        += row.list("words", separator: ",")
    }
    return lists
  }()

  /// The lists whatever they are about.
  private static let wholeLists = lists.mapValues { byRole in
    byRole.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private static func words(_ list: List, _ language: String) -> [String] {
    wholeLists[Key(list: list, language: base(language))] ?? []
  }

  private static func base(_ language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
