/// Formats with plural variables, `%#@files@ in %#@folders@`, which string catalogs and `.stringsdict` files share.
enum PluralFormat {
  struct Variable: Sendable {
    var name: String
    /// Plural category → text.
    var texts: [String: String]
  }

  /// Variables may stand inside the texts of others; a circle ends here.
  private static let depthLimit = 8
  /// In bytes. Texts that contain each other several times would fill the memory before the depth ends them.
  private static let lengthLimit = 10_000

  /// The text per category of the first variable in the format, nil when there is none.
  static func expand(_ format: String, _ variables: [Variable]) -> [String: String]? {
    let places = variables.compactMap { variable in
      format.firstRange(of: placeholder(variable)).map { (variable, $0.lowerBound) }
    }
    guard let (first, _) = places.min(by: { $0.1 < $1.1 }) else { return nil }
    return first.texts.mapValues { text in
      general(format.replacing(placeholder(first), with: text), variables, depth: 0)
    }
  }

  private static func general(_ format: String, _ variables: [Variable], depth: Int) -> String {
    guard depth < depthLimit, format.utf8.count < lengthLimit, format.contains("%#@") else { return format }
    var result = format
    for variable in variables {
      let text = variable.texts["other"] ?? variable.texts.min { $0.key < $1.key }?.value ?? ""
      if result.utf8.count < lengthLimit, text.utf8.count < lengthLimit {
        result = result.replacing(placeholder(variable), with: text, maxReplacements: 16)
      }
    }
    return result == format ? result : general(result, variables, depth: depth + 1)
  }

  private static func placeholder(_ variable: Variable) -> String {
    "%#@" + variable.name + "@"
  }
}
