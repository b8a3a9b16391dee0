/// Functions that run because something happens after a screen has appeared.
public enum UIKitEvents {
  /// Attributes of functions that others call by name: the targets of actions and timers.
  public static let attributes = Set(rows.filter { $0["kind"] == "attribute" }.map { $0["name"] })

  /// Whether a function is one by which a delegate is told of something that a person did.
  ///
  /// - Parameter label: The label of its last parameter.
  public static func isDelegateFunction(_ name: String, label: String?) -> Bool {
    delegates.contains { row in
      guard let start = row.label else { return name.hasPrefix(row.name) }
      return name == row.name && label?.hasPrefix(start) == true
    }
  }

  /// Whether a label or name tells what has happened, as Cocoa's delegates do: `didPickDocumentAt`, `uploadDidFinish`
  /// (Apple: API Design Guidelines, Coding Guidelines for Cocoa, "Delegate Methods").
  public static func tellsOfEvent(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return tenses.contains { tense in
      bytes.indices.dropLast(tense.count).contains { start in
        let found = bytes[start..<(start + tense.count)]
        let isWord = start == 0 ? found.elementsEqual(tense) : found.elementsEqual(capital(tense))
        return isWord && isCapital(bytes[start + tense.count])
      }
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  /// `Did`
  private static func capital(_ word: [UInt8]) -> [UInt8] { word.prefix(1).map { $0 - 32 } + word.dropFirst() }

  private static let tenses = rows.filter { $0["kind"] == "tense" }.map { Array($0["name"].utf8) }

  private static let rows = Table(.uikitEvents).rows
  private static let delegates = rows.filter { $0["kind"] == "delegate" }.map { row in
    (name: row["name"], label: row.optional("label"))
  }
}
