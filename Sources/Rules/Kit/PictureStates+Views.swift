import PlatformKnowledge
import SourceModel

// Two ways to look at the same things.
extension PictureStates {
  /// "Show as grid" and "Show as list" of `showsAsList.toggle()` with a grid and a list: which of the two comes next, the flag says
  /// and not the pictures, which show what is there in one app and what comes in the next one.
  func viewWords(in language: String) -> (condition: String, then: String, otherwise: String)? {
    guard language == "en", let choice = turnedChoice, let own = IdentifierWords.split(choice.flag).last.flatMap({ Self.way(in: $0.lowercased()) })
    else { return nil }
    let others = Set(choice.pictures.compactMap { picture in
      picture.split { !$0.isLetter }.lazy.compactMap { Self.way(in: String($0)) }.first
    }).subtracting([own])
    guard others.count == 1, let other = others.first else { return nil }
    let words = (set: "Show as " + other, otherwise: "Show as " + own)
    return choice.isDenied ? (choice.condition, words.otherwise, words.set) : (choice.condition, words.set, words.otherwise)
  }

  /// What things are shown as, by a word in the name of a flag or of a symbol (names of SF Symbols, and those met in open-source apps).
  private static func way(in word: String) -> String? {
    switch word {
    case "list", "grid", "map", "calendar", "gallery", "timeline": word
    case "table", "tablecells": "table"
    case "chart", "graph": "chart"
    case "cards": "cards"
    default: nil
    }
  }
}
