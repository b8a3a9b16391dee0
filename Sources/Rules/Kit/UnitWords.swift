import PlatformKnowledge
import SourceModel

/// What stands before or after a field and says in what something is given: "€", "EGP", "+62", "kg".
enum UnitWords {
  static func isUnit(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.filter(\.isLetter).lowercased() }
    // A sign, a number, the code of a country.
    if words.allSatisfy(\.isEmpty) { return true }
    return words.allSatisfy { $0.isEmpty || NameWords.words(.unit).contains($0) }
  }
}
