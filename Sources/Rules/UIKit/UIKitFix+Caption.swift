import AccessibilityModel
import SourceModel

/// Calls a control by a label whose words come by a closure that sets it up or by a helper of the project.
extension UIKitFix {
  /// Behind the statement that gives the label its words in a closure of its own, `caption.do { $0.text = "Sounds" }`, where
  /// the control is a property of the same class.
  static func inClosure(
    _ element: AccessibilityElement, called name: String, by label: AccessibilityElement, _ caption: String,
    _ candidates: [SourceRange], _ target: String
  ) -> SourceEdit? {
    guard setsWordsOnce(label), element.callSites.map(\.source) == label.callSites.map(\.source) else { return nil }
    let settings = label.platform?.settings.filter { !$0.isLater && !$0.isConditional }.compactMap(\.statement) ?? []
    let own = (candidates + settings).filter { statement in
      statement.file === element.source.file && receiver(in: statement, of: label) == "$0"
        && closureOwner(of: statement).map { $0.name == caption && !["forEach", "map"].contains($0.method) } ?? false
    }
    let giving = own.first { givesWords($0, to: label) } ?? own.max { $0.start < $1.start }
    return giving.flatMap { statement in
      edit(after: statement, on: label) { _ in "\(name).\(target) = $0.text" }
    }
  }

  /// Behind the last statement that sets the label up by its name, where a helper gives it its words there: `caption.apply(style,
  /// with: words)`.
  static func afterHelper(
    _ element: AccessibilityElement, called name: String, by label: AccessibilityElement, _ caption: String, _ target: String
  ) -> SourceEdit? {
    guard setsWordsOnce(label), let platform = label.platform, element.callSites.map(\.source) == label.callSites.map(\.source) else { return nil }
    let own = platform.setUpStatements.filter { $0.file === element.source.file }
    guard let giving = own.last(where: { givesWords($0, to: label) }),
      UIKitScope.knows(name, of: element, by: "", at: giving) else { return nil }
    return edit(after: giving, on: label) { receiver in
      receiver == caption || receiver == "self." + caption ? "\(receiver.dropLast(caption.count))\(name).\(target) = \(receiver).text" : nil
    }
  }

  /// Behind the statement that puts the control into its view, by a label that has its words from where it is made:
  /// `let caption = UILabel().then { $0.text = "Sounds" }`.
  static func afterPlacing(
    _ element: AccessibilityElement, called name: String, by label: AccessibilityElement, _ caption: String, _ target: String
  ) -> SourceEdit? {
    let file = element.source.file
    guard element.framework == .uiKit, label.framework == .uiKit, label.source.file === file, hasWordsFromStart(label),
      element.callSites.map(\.source) == label.callSites.map(\.source), let placing = element.platform?.placing,
      placing.file === file, let home = file.typeName(around: element.source.start),
      [label.source.start, placing.start].allSatisfy({ file.typeName(around: $0) == home }),
      file.firstOffset(of: "let \(caption)") ?? file.firstOffset(of: "var \(caption)") != nil
    else { return nil }
    return placed(element) { receiver in
      let owner = receiver.dropLast(receiver.hasSuffix(name) ? name.count : 0)
      return ["\(target) = \(owner)\(caption).text"]
    }
  }

  /// Behind a statement that sets up the control, where both are made in one function and the label has got its words before.
  static func afterOwnSetUp(
    _ element: AccessibilityElement, called name: String, by label: AccessibilityElement, _ caption: String, _ target: String
  ) -> SourceEdit? {
    guard setsWordsOnce(label), let platform = element.platform, let given = label.platform?.setUpStatements.last(where: { givesWords($0, to: label) }),
      given.file === element.source.file, given.start < element.source.start, receiver(in: given, of: label) == caption else { return nil }
    return platform.setUpStatements.reversed().lazy.compactMap { statement in
      guard UIKitScope.shareBlock(given, statement) else { return nil }
      return edit(after: statement, on: element) { receiver in receiver == name ? "\(receiver).\(target) = \(caption).text" : nil }
    }.first
  }

  /// Words that the expression or the closure gives a label which makes it, and nobody changes.
  private static func hasWordsFromStart(_ label: AccessibilityElement) -> Bool {
    let texts = label.platform?.settings.filter { ["text", "attributedText"].contains($0.name) } ?? []
    guard !texts.isEmpty, setsWordsOnce(label) else { return false }
    let (file, made) = (label.source.file, label.source)
    let chain = ModifierChain.whole(made)
    return texts.allSatisfy { text in
      guard !text.isConditional, let statement = text.statement, statement.file === file else { return false }
      if chain.contains(statement) { return true }
      guard let end = file.firstOffset(of: "}()", from: made.end) else { return false }
      return made.start < statement.start && statement.end <= end
        && file.firstOffset(of: "func ", from: made.end, to: statement.start) == nil
    }
  }

  /// Behind each of the statements that give the label its words, where there are several or they run later; nil where one of
  /// them cannot say it.
  static func namingEverywhere(_ element: AccessibilityElement, by label: AccessibilityElement) -> [SourceEdit]? {
    guard let name = property(of: element), let caption = property(of: label) else { return nil }
    let texts = label.platform?.settings.filter { ["text", "attributedText"].contains($0.name) && !$0.isFromFile } ?? []
    let edits = texts.compactMap { text -> SourceEdit? in
      guard let statement = text.statement else { return nil }
      return edit(after: statement, on: label) { receiver in
        let bare = receiver.hasSuffix("?") || receiver.hasSuffix("!") ? receiver.dropLast() : receiver[...]
        guard bare.hasSuffix(caption) else { return nil }
        let path = String(bare.dropLast(caption.count))
        guard UIKitScope.knows(name, of: element, by: path, at: statement) else { return nil }
        // What it is declared as decides, as of outlets that are optional.
        let mark = statement.file.declaresOptional(name) ? "?" : ""
        return "\(path)\(name)\(mark).accessibilityLabel = \(receiver).text"
      }
    }
    return edits.isEmpty || edits.count < texts.count ? nil : edits
  }

  /// What the class that makes an object calls it, where code elsewhere goes to it by a path: `rootView.saveButton`.
  static func property(of element: AccessibilityElement) -> String? {
    if let name = UIKitScope.declaredName(of: element) { return name }
    guard let path = element.platform?.reference, let name = path.split(separator: ".").last.map(String.init), name != path else {
      return element.platform?.reference
    }
    let file = element.source.file
    return file.firstOffset(of: "let \(name)") ?? file.firstOffset(of: "var \(name)") == nil ? path : name
  }

  /// Words that no later code writes over.
  private static func setsWordsOnce(_ label: AccessibilityElement) -> Bool {
    guard let platform = label.platform, !(label.label?.value.isBlank ?? true) else { return false }
    return !platform.settings.contains { ["text", "attributedText"].contains($0.name) && $0.isLater }
  }

  /// Whether a statement writes the words of a label, or hands them to what does.
  private static func givesWords(_ statement: SourceRange, to label: AccessibilityElement) -> Bool {
    let texts = label.platform?.settings.filter { ["text", "attributedText"].contains($0.name) } ?? []
    return ([label.label?.source] + texts.flatMap { [$0.source, $0.made] }).compactMap(\.self).contains(where: statement.contains)
  }
}

extension SourceFile {
  /// `var box: BoxButton?`
  fileprivate func declaresOptional(_ name: String) -> Bool {
    guard let start = firstOffset(of: "var \(name): ") else { return false }
    let line = text(from: start, to: bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
    return line.last { !$0.isWhitespace } == "?"
  }
}
