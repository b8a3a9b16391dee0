import AccessibilityModel
import SourceModel

/// Calls all buttons of a class of the project by the labels that the class holds.
extension UIKitFix {
  /// As a property that the class overrides, so that the name follows whatever the labels say: they are given their words by
  /// the class, by its callers or later. nil where the labels are not properties of a class of buttons.
  static func inClass(of element: AccessibilityElement, by labels: [AccessibilityElement]) -> SourceEdit? {
    guard element.framework == .uiKit, element.role == .button, let first = labels.first, element.viewName != element.platform?.baseClass,
      case let file = first.source.file, let home = file.typeName(around: first.source.start),
      let body = UIKitScope.classBody(home, in: file), body.contains(first.source), home == element.viewName || isOfButtons(home, in: file),
      file.firstOffset(of: "var \(label)", from: body.start, to: body.end) == nil else { return nil }
    let names = labels.compactMap { label -> String? in
      guard label.framework == .uiKit, label.source.file === file, body.contains(label.source), let name = self.property(of: label),
        name != "self", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        file.firstOffset(of: "let \(name)", from: body.start, to: body.end) ?? file.firstOffset(of: "var \(name)", from: body.start, to: body.end) != nil
      else { return nil }
      return name + ".text"
    }
    guard names.count == labels.count, (1...2).contains(names.count), Set(names).count == names.count else { return nil }
    let words = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))].compactMap { $0 }.joined(separator: \", \")"
    let head = UIKitScope.classHead(home, in: file)
    let access = head.contains { ["open", "public"].contains($0) } ? "public " : ""
    return member("\(access)override var \(label): String?", getter: words, at: body.end, of: file)
  }

  private static let label = "accessibilityLabel"

  /// Before the brace that ends a type, after an empty line.
  private static func member(_ declaration: String, getter: String, at brace: Int, of file: SourceFile) -> SourceEdit? {
    let line = file.startOfLine(at: brace)
    let outer = file.indentation(at: brace)
    guard line + outer.utf8.count == brace else { return nil }
    let step = FixBuilder.indentUnit(of: file)
    let lines = ["", outer + step + declaration + " {", outer + step + step + "get { \(getter) }", outer + step + step + "set {}", outer + step + "}"]
    return .insertion(of: lines.map { $0 + file.lineEnding }.joined(), at: line, in: file)
  }

  /// Whether the class says itself that it is one of buttons.
  private static func isOfButtons(_ name: String, in file: SourceFile) -> Bool {
    UIKitScope.classHead(name, in: file).contains { $0 == "UIButton" || $0.hasSuffix("Button") && $0 != name }
  }
}

extension UIKitScope {
  /// What stands between the braces of a class that a file declares.
  static func classBody(_ name: String, in file: SourceFile) -> SourceRange? {
    guard let start = declaration(of: name, in: file), let brace = file.firstOffset(of: "{", from: start),
      let end = CodeScanner(bytes: file.bytes).afterGroup(brace) else { return nil }
    return SourceRange(file: file, start: brace + 1, end: end - 1)
  }

  /// The words of its declaration: `open class Chip: UIButton`.
  static func classHead(_ name: String, in file: SourceFile) -> [String] {
    guard let start = declaration(of: name, in: file), let brace = file.firstOffset(of: "{", from: start) else { return [] }
    return file.text(from: file.startOfLine(at: start), to: brace).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  private static func declaration(of name: String, in file: SourceFile) -> Int? {
    let word = "class \(name)"
    var from = 0
    while let found = file.firstOffset(of: word, from: from) {
      from = found + word.utf8.count
      guard from < file.bytes.count, case let next = file.bytes[from], next == UInt8(ascii: ":") || next == UInt8(ascii: " ") || next == UInt8(ascii: "{")
      else { continue }
      return found
    }
    return nil
  }
}
