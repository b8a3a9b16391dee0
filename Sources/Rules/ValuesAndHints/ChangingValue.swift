import AccessibilityModel
import SourceModel

/// The variables that an element changes or shows, by the last parts of their names.
struct ChangingValue {
  let names: Set<String>

  /// Empty for elements that have no value of their own.
  init(of element: AccessibilityElement) {
    var names: Set<String> = []
    switch element.role {
    case .slider, .stepper, .toggle, .progress, .gauge:
      if let value = element.value, value.origin == .content {
        let held = value.value.parts.compactMap { if case .hole(let expression) = $0 { expression } else { nil } }
        for expression in held + [value.source?.text ?? ""] {
          names.formUnion(Self.names(in: Self.withoutArguments(expression)))
        }
      }
    default: break
    }
    for action in element.actions where action.kind == .adjustable {
      names.formUnion(Self.changed(in: action.source?.text ?? ""))
    }
    self.names = names
  }

  func isMentioned(in expression: String) -> Bool { !names.isDisjoint(with: Self.names(in: expression)) }

  /// `player.volume.formatted()` → "volume": the last part of each name that is not a word of formatting.
  static func names(in expression: String) -> Set<String> {
    let chains = expression.split { !($0.isLetter || $0.isNumber || "._$".contains($0)) }
    let names = chains.compactMap { chain -> String? in
      let parts = chain.split(separator: ".").map { $0.hasPrefix("$") ? String($0.dropFirst()) : String($0) }
      return parts.reversed().first { part in
        part.first?.isLetter == true && !plumbing.contains(part) && part.first?.isUppercase == false
      }
    }
    return Set(names)
  }

  /// An expression without what it hands to calls, subscripts and closures: those only say where the value is found, as
  /// the key in `flags[host.name]`.
  private static func withoutArguments(_ expression: String) -> String {
    var depth = 0
    return String(expression.filter { character in
      if ")]}".contains(character) { depth -= 1 }
      defer { if "([{".contains(character) { depth += 1 } }
      return depth == 0 && !")]}".contains(character)
    })
  }

  /// What stands to the left of `=`, `+=` and `-=`.
  static func changed(in code: String) -> Set<String> {
    var result: Set<String> = []
    for line in code.split(whereSeparator: { $0.isNewline || ";{}".contains($0) }) {
      guard let equals = line.firstIndex(of: "="), line.index(after: equals) < line.endIndex,
        line[line.index(after: equals)] != "=" else { continue }
      let left = line[..<equals].drop { $0.isWhitespace }
      guard !["let ", "var ", "if ", "guard "].contains(where: left.hasPrefix) else { continue }
      let words = left.split { $0.isWhitespace || $0 == ":" }
      guard let target = words.last(where: { $0.first?.isLetter == true }) else { continue }
      result.formUnion(names(in: String(target)))
    }
    return result
  }

  private static let plumbing: Set<String> = [
    "self", "formatted", "description", "rounded", "wrappedValue", "projectedValue", "format", "percent", "number",
    "string", "value", "specifier", "count", "localizedString", "state", "store", "model", "viewModel", "map",
    "animation",
  ]
}
