/// The keys of `earshot walk`, as they are written in `--keys` and typed in the terminal.
public struct WalkKey: Sendable {
  /// The name in `--keys`.
  public let name: String
  /// What is pressed in the terminal, as it is shown.
  public let pressed: String
  public let help: String
  public let action: WalkAction

  init(_ name: String, _ pressed: String, _ help: String, _ action: WalkAction) {
    self.name = name
    self.pressed = pressed
    self.help = help
    self.action = action
  }

  /// Those that stand for themselves, in the order in which they are shown.
  public static let all: [WalkKey] = [
    WalkKey("right", "→", "next element", .next),
    WalkKey("left", "←", "previous element", .previous),
    WalkKey("home", "Home", "first element", .first),
    WalkKey("end", "End", "last element", .last),
    WalkKey("enter", "Enter", "double tap: activate", .activate),
    WalkKey("hold", "h", "double tap and hold", .hold),
    WalkKey("down", "↓", "flick down: next of the rotor, next action, lower value", .flickDown),
    WalkKey("up", "↑", "flick up: previous of the rotor, previous action, higher value", .flickUp),
    WalkKey("rotor", "]", "turn the rotor", .nextRotor),
    WalkKey("rotor-back", "[", "turn the rotor back", .previousRotor),
    WalkKey("adjust-up", "+", "raise a value", .adjustUp),
    WalkKey("adjust-down", "-", "lower a value", .adjustDown),
    WalkKey("escape", "Esc", "two-finger scrub: go back, close", .escape),
    WalkKey("magic", "m", "two-finger double tap: magic tap", .magicTap),
    WalkKey("items", "i", "item chooser", .itemChooser(nil)),
    WalkKey("curtain", "c", "screen curtain", .screenCurtain),
    WalkKey("top", "t", "read from the top", .readFromTop),
    WalkKey("read", "r", "read on from here", .readOn),
    WalkKey("where", "w", "where am I", .whereAmI),
    WalkKey("states", "s", "conditions that only run time decides", .states),
  ]

  /// Names that are followed by a colon and a text: what they do with it.
  public static let withText: [(name: String, example: String, help: String)] = [
    ("rotor:", "rotor:headings", "choose a rotor: headings, links, buttons, form-controls, images, containers, adjustable, actions, or one of the app"),
    ("items:", "items:\"Sign in\"", "item chooser: go to the first item with these words"),
    ("say:", "say:\"tap Save\"", "say something to Voice Control: tap NAME, tap NUMBER, show names, show numbers"),
    ("state:", "state:2", "take the other outcome of a condition that 'states' lists"),
  ]
}

/// A list of keys that cannot be read.
public struct WalkKeyMistake: Error, Hashable, CustomStringConvertible {
  /// The key as written.
  public let key: String
  public let description: String
}

extension WalkAction {
  /// The actions that a text such as `right right "say:tap Save"` means, each with its key as written.
  public static func list(of text: String) throws(WalkKeyMistake) -> [(key: String, action: WalkAction)] {
    var result: [(key: String, action: WalkAction)] = []
    for word in try words(of: text) { result.append((word, try WalkAction(key: word))) }
    return result
  }

  /// What one key means.
  public init(key: String) throws(WalkKeyMistake) {
    if let known = WalkKey.all.first(where: { $0.name == key }) {
      self = known.action
      return
    }
    guard let colon = key.firstIndex(of: ":") else {
      throw WalkKeyMistake(key: key, description: "'\(key)' is no key")
    }
    let value = String(key[key.index(after: colon)...])
    guard !value.isEmpty else { throw WalkKeyMistake(key: key, description: "'\(key)' lacks what follows the colon") }
    switch key[..<colon] {
    case "rotor": self = .rotor(value)
    case "items": self = .itemChooser(value)
    case "say": self = .say(value)
    case "state":
      guard let number = Int(value), number > 0 else {
        throw WalkKeyMistake(key: key, description: "'\(key)': a number from 1 on is expected")
      }
      self = .chooseState(number)
    default: throw WalkKeyMistake(key: key, description: "'\(key)' is no key")
    }
  }

  /// Words parted by white space; what stands in quotation marks is not parted.
  private static func words(of text: String) throws(WalkKeyMistake) -> [String] {
    var words: [String] = []
    var current: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { current = (current ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        current = current ?? ""
      } else if character.isWhitespace {
        if let word = current { words.append(word) }
        current = nil
      } else {
        current = (current ?? "") + String(character)
      }
    }
    if quote != nil { throw WalkKeyMistake(key: current ?? "", description: "a quotation mark is not closed") }
    if let word = current { words.append(word) }
    return words
  }
}
