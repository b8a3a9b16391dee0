import SourceModel

/// The parameters of a function, as far as they decide which calls fit.
struct APISignature {
  struct Parameter: Equatable {
    var label: String
    var hasDefault: Bool
    var isFunction: Bool
  }

  let parameters: [Parameter]

  /// Reads the parameter list of a declaration; nil when it has none or does not agree with the argument labels.
  init?(of entry: APIEntry) {
    guard let labels = entry.argumentLabels, let list = Self.parameterList(entry.signature) else { return nil }
    parameters = Self.split(list).map { text in
      let label = Self.words(text).first { !$0.hasPrefix("@") } ?? ""
      return Parameter(
        label: String(label.prefix { $0 != ":" }), hasDefault: Self.hasDefault(text), isFunction: text.contains("->"))
    }
    guard parameters.map(\.label) == labels else { return nil }
  }

  /// How many parameters a call leaves to their defaults; nil when the call does not fit.
  ///
  /// Arguments come in the order of the parameters. Trailing closures take function parameters after the last
  /// argument in parentheses.
  func omissions(argumentLabels: [String], trailingClosures: Int) -> Int? {
    var rest = parameters[...]
    var omitted = 0
    for label in argumentLabels {
      while let next = rest.first, next.label != label {
        guard next.hasDefault else { return nil }
        omitted += 1
        rest = rest.dropFirst()
      }
      guard rest.popFirst() != nil else { return nil }
    }
    let required = rest.filter { !$0.hasDefault }
    let functions = rest.filter(\.isFunction)
    guard required.allSatisfy(\.isFunction), required.count <= trailingClosures, trailingClosures <= functions.count
    else { return nil }
    return omitted + rest.count - trailingClosures
  }

  // MARK: Reading a declaration

  /// What stands in the first parentheses after the name and its generic parameters.
  private static func parameterList(_ signature: String) -> Substring? {
    guard let start = signature.firstRange(of: "func ")?.upperBound ?? signature.firstRange(of: "init")?.upperBound,
      let open = signature[start...].firstIndex(of: "(")
    else { return nil }
    var depth = 0
    for index in signature[open...].indices {
      switch signature[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if depth == 0 { return signature[signature.index(after: open)..<index] }
    }
    return nil
  }

  /// Split at the commas that are in no brackets of their own.
  private static func split(_ list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = list.startIndex
    forEachOutside(list) { index in
      guard list[index] == "," else { return }
      parts.append(list[start..<index])
      start = list.index(after: index)
    }
    parts.append(list[start...])
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private static func hasDefault(_ parameter: Substring) -> Bool {
    var found = false
    forEachOutside(parameter) { found = found || parameter[$0] == "=" }
    return found
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { $0.isWhitespace }
  }

  /// Calls back for the characters that are in no brackets; the `>` of an arrow closes none.
  private static func forEachOutside(_ text: Substring, _ body: (String.Index) -> Void) {
    var depth = 0
    var before: Character = " "
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where before != "-": depth -= 1
      default: if depth == 0 { body(index) }
      }
      before = text[index]
    }
  }
}
