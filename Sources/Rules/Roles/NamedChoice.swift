import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Conditions whose names say that they tell which one is chosen, whatever activating a control does:
/// `isSelected`, `selection == item.id`, `chosen.contains(item)`.
enum NamedChoice {
  /// The condition as written, where its names say so.
  static func condition(_ condition: Condition) -> String? {
    isTold(by: condition.subject) || condition.flag.map(isFlag) ?? false ? condition.description : nil
  }

  /// Whether a condition as written says so.
  static func isTold(by text: String) -> Bool {
    if let (left, right) = sides(of: text) {
      // `tab == .home` may be about the screen; what is compared with a variable is about one of several.
      return isPath(left) && isPath(right) && [left, right].contains(where: tellsChoice)
        && ![left, right].contains { isLiteral($0) || tellsPerson($0) }
    }
    if text.hasSuffix(")"), let (all, rest) = parts(of: text, around: ".contains(") {
      let one = String(rest.dropLast())
      return isPath(all) && isPath(one) && tellsChoice(all)
    }
    // `calendar.isDate(selectedDate, inSameDayAs: date)`; the current day is no chosen one.
    if let compared = Sameness(text)?.paths {
      return compared.count > 1 && compared.allSatisfy { $0.first?.isLowercase ?? false } && compared.contains(where: isCalledChosen)
    }
    let plain = withoutSubscripts(text)
    return isPath(callee(of: plain)) && isFlag(plain) && !isOfSystem(text)
  }

  /// `answers.isSelected` of `answers[index].isSelected`; a member of a list by itself is no flag.
  private static func withoutSubscripts(_ text: String) -> String {
    guard text.contains("["), !text.hasSuffix("]") else { return text }
    var depth = 0
    return String(text.filter { character in
      if character == "[" { depth += 1 }
      defer { if character == "]" { depth -= 1 } }
      return depth == 0
    })
  }

  /// `model.isSelected` of `model.isSelected(item)`
  private static func callee(of test: String) -> String {
    guard test.hasSuffix(")"), let open = test.firstIndex(of: "("), !test[open...].dropFirst().dropLast().contains(where: { $0 == "(" || $0 == ")" }) else { return test }
    return String(test[..<open])
  }

  /// Whether a flag says that something is active or on: `isActive`, `active`, `tab.isCurrent`.
  static func saysActive(_ text: String) -> Bool {
    isPath(text) && !isFlag(text) && !isOfSystem(text) && words(text).last.map(NameWords.words(.activeFlag).contains) ?? false
  }

  private static func isFlag(_ name: String) -> Bool {
    let words = words(name)
    guard let last = words.last else { return false }
    // `isSelect`, and not `canSelect`.
    return NameWords.words(.chosenFlag).contains(last) || words.count == 2 && words[0] == "is" && NameWords.words(.chosenVerb).contains(last)
  }

  private static func sides(of text: String) -> (String, String)? {
    guard let sides = parts(of: text, around: " == "), parts(of: sides.1, around: " == ") == nil else { return nil }
    return sides
  }

  /// What stands before and after the first place of a sign. Compared by bytes: Unicode would be asked about each letter
  /// of each condition otherwise.
  private static func parts(of text: String, around sign: StaticString) -> (String, String)? {
    let bytes = text.utf8, length = sign.utf8CodeUnitCount
    return sign.withUTF8Buffer { sign in
      var place = bytes.startIndex
      for _ in 0..<max(0, bytes.count - length + 1) {
        if bytes[place...].starts(with: sign) {
          return (String(text[..<place]), String(text[bytes.index(place, offsetBy: length)...]))
        }
        place = bytes.index(after: place)
      }
      return nil
    }
  }

  /// `selectedTab`, `viewModel.selection?.id`, `current`.
  private static func tellsChoice(_ path: String) -> Bool {
    path.split(separator: ".").suffix(2).contains { part in
      words(String(part)).contains { NameWords.words(.chosenName).contains($0) }
    }
  }

  /// `message.senderId == currentUser.id`: whose it is.
  private static func tellsPerson(_ path: String) -> Bool {
    path.split(separator: ".").suffix(2).contains { part in
      let words = words(String(part))
      return words.contains("current") && words.contains { NameWords.words(.whoseItIs).contains($0) }
    }
  }

  private static func isCalledChosen(_ path: String) -> Bool {
    words(path).contains { NameWords.words(.chosenFlag).contains($0) || $0.hasPrefix("selection") }
  }

  private static func words(_ path: String) -> [String] {
    let name = callee(of: path)
    return IdentifierWords.split(name.split(separator: ".").last.map(String.init) ?? name).map { $0.lowercased() }
  }

  /// A variable or one of its properties.
  private static func isPath(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" || first == "$" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "._?!$".contains($0) }
  }

  private static func isLiteral(_ path: String) -> Bool {
    ["true", "false", "nil"].contains(path) || path.first?.isUppercase ?? true
  }

  /// What the system tells a style about the control that it draws, it tells assistive technologies, too.
  private static func isOfSystem(_ path: String) -> Bool {
    ["configuration", "state", "environment"].contains { path.hasPrefix($0 + ".") }
  }
}
