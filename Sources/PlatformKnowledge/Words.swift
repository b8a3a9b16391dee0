import SourceModel

/// Words that rules look for in labels, hints and copy, by language: English, Japanese, German, French, Spanish,
/// Portuguese, Italian, Dutch, Korean and Chinese in both scripts.
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

  /// Whole labels of links that say nothing by themselves, in all languages: "more", "こちら".
  public static let linkPhrases = everyWord(.linkPhrase)

  /// Whole placeholders that say that something is typed and not what, in all languages: "optional", "입력".
  public static let barePrompts = everyWord(.barePrompt)

  /// How placeholders begin that show an example of what is typed, in all languages: "e.g.", "bijv.".
  public static let sampleOpenings = everyWord(.sampleOpening)

  /// What groups of fields are headed by, in all languages: "details", "정보".
  public static let fieldGroups = everyWord(.fieldGroup)

  /// Generic words that are also things which a control may make or show, in all languages: "image", "Titel".
  public static let topics = everyWord(.topic)

  /// States that a switch tells by its value, in all languages: "on", "オン".
  public static let switchStates = everyWord(.switchState)

  /// Words for a state that a trait or a value should carry, in all languages.
  public static let states = everyWord(.state)

  /// Stems of the words for what is selected, in all languages.
  public static let selectionStates = everyWord(.selectionState)

  /// Stems of the words for what is disabled, in all languages.
  public static let disabledStates = everyWord(.disabledState)

  /// Words for what a field asks in any case, in all languages: "required", "必須".
  public static let requiredWords = everyWord(.required)

  /// Whether a text says what an entry must be like: "at least 8 characters".
  public static func isInstruction(_ text: String) -> Bool {
    let lowered = text.lowercased()
    let parts = lowered.split { !$0.isLetter && !$0.isNumber }
    // Most texts have none of the units, which are single words where a language parts words.
    let mayHaveUnit = !lowered.utf8.allSatisfy { $0 < 0x80 } || parts.contains { entryUnits.contains(String($0)) }
    guard mayHaveUnit else { return false }
    let spaced = " " + parts.joined(separator: " ") + " "
    return languages.contains { language in
      func holds(_ list: List) -> Bool {
        words(list, language).contains { language == "ja" ? lowered.contains($0) : spaced.contains(" \($0) ") }
      }
      return holds(.entryUnit) && holds(.entryLimit)
    }
  }

  private static let entryUnits = everyWord(.entryUnit)

  /// Words that turn an essential word into its opposite: "not", "任意".
  /// The commonest words of languages of one script, which tell them apart, by word: the languages that have it.
  public static let functionWords: [String: [String]] = {
    var languages: [String: [String]] = [:]
    for (key, words) in wholeLists where key.list == .function {
      for word in words { languages[word, default: []].append(key.language) }
    }
    return languages
  }()

  public static func negations(_ language: String) -> [String] { words(.negation, language) }

  /// The same, in all languages.
  public static let negations = everyWord(.negation)

  /// How descriptions begin that say of a picture that it is one: "image of".
  public static func pictureOpenings(_ language: String) -> [String] { words(.pictureOpening, language) }

  /// English verbs that hints begin with when they are written as commands.
  public static let commands = Set(words(.command, "en"))

  /// The third person of an irregular English verb: "goes" for "go".
  public static func thirdPerson(of verb: String) -> String? {
    lists[Key(list: .thirdPerson, language: "en")]?[verb]?.first
  }

  /// What the commonest buttons are called in a language, by the English word in any case: "닫기" for "Close"; nil for
  /// what is in no list.
  public static func press(_ english: String, in language: String) -> String? {
    if base(language) == "en" { return english }
    let words = lists[Key(list: .press, language: script(language))]
    return words?[english.lowercased()]?.first ?? words?[english.lowercased() + "s"]?.first
  }

  /// What is done to the thing of a row, as buttons say it in a language: "Hof löschen" of "Löschen" and "Hof"; nil where it is
  /// not known how they are put together.
  public static func rowName(_ deed: String, of thing: String, in language: String) -> String? {
    guard let form = lists[Key(list: .rowName, language: script(language))]?[""]?.first else { return nil }
    let lowered = deed.prefix(1).lowercased() + deed.dropFirst()
    return form.replacing("{deed}", with: deed).replacing("{lower}", with: lowered).replacing("{thing}", with: thing)
  }

  /// The word of one of the commonest buttons that code in a language spells as far as its letters go: "Zurück" for "zurueck",
  /// "Précédent" for "precedent"; nil for what is in no list.
  public static func button(spelled word: String, in language: String) -> String? {
    buttons[script(language)]?[plainLetters(word)]
  }

  /// What a state is called in a language, by the English word: "réduit" for "collapsed"; nil for what is in no list.
  public static func state(_ english: String, in language: String) -> String? {
    base(language) == "en" ? english : lists[Key(list: .stateWord, language: script(language))]?[english]?.first
  }

  private static let buttons: [String: [String: String]] = {
    var result: [String: [String: String]] = [:]
    for (key, words) in lists where key.list == .press {
      for word in words.values.joined().sorted() { result[key.language, default: [:]][plainLetters(word)] = word }
    }
    return result
  }()

  /// As names in code are written by people who leave marks out (Duden: ae, oe and ue where there are no umlauts).
  private static func plainLetters(_ word: String) -> String {
    word.lowercased().map { spelledOut[$0] ?? String($0) }.joined()
  }

  private static let spelledOut: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e", "ê": "e", "ë": "e", "à": "a", "á": "a", "â": "a", "ã": "a",
    "ç": "c", "ñ": "n", "í": "i", "î": "i", "ó": "o", "ô": "o", "õ": "o", "ú": "u", "û": "u", "ù": "u", "å": "aa", "æ": "ae", "ø": "oe",
  ]

  /// Endings of file names, without the dot.
  public static var fileEndings: [String] { words(.fileEnding, "") }

  /// The languages that have words which rules look for.
  public static let languages: [String] = Array(Set(lists.keys.filter { ![.press, .sampleOpening, .fieldGroup, .rowName, .stateWord].contains($0.list) }.map(\.language)))
    .filter { !$0.isEmpty }.sorted()

  // MARK: Table

  enum List: String, CaseIterable {
    case role, look, shape, colour, gesture, generic, state, essential
    case fileEnding = "file-ending"
    case linkPhrase = "link-phrase"
    case barePrompt = "bare-prompt"
    case sampleOpening = "sample-opening"
    case fieldGroup = "field-group"
    case rowName = "row-name"
    case stateWord = "state-word"
    case switchState = "switch-state"
    case selectionState = "selection-state"
    case disabledState = "disabled-state"
    case pictureOpening = "picture-opening"
    case thirdPerson = "third-person"
    case topic, required, negation, command, function, press
    case entryLimit = "entry-limit"
    case entryUnit = "entry-unit"
    case swipe
    case icon
    case drawnSign = "drawn-sign"
    case iconVerb = "icon-verb"
    case iconTopic = "icon-topic"
    case direction
    case signPhrase = "sign-phrase"
    case lookFiller = "look-filler"
    case gestureOpening = "gesture-opening"
    case gestureFollower = "gesture-follower"
    case gestureWhen = "gesture-when"
    case gestureParticiple = "gesture-participle"
    case noStatePhrase = "no-state-phrase"
    case roleCompound = "role-compound"
    case roleJoint = "role-joint"
    case roleTopicVerb = "role-topic-verb"
    case placeDeterminer = "place-determiner"
    case personalDeed = "personal-deed"
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

  static func everyWord(_ list: List) -> Set<String> {
    Set(wholeLists.filter { $0.key.list == list }.flatMap(\.value))
  }

  /// The language, and of Chinese also how it is written: "zh-hant" for Taiwan, Hong Kong and Macao (Unicode CLDR: likely
  /// subtags).
  private static func script(_ language: String) -> String {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    // Norwegian without saying which of its forms is Bokmål (Unicode CLDR: aliases of languages).
    if parts.first == "no" { return "nb" }
    guard parts.first == "zh" else { return base(language) }
    return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "zh-hant" : "zh"
  }

  private static func base(_ language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
