import AccessibilityModel
import SourceModel

extension AuthoredText {
  /// The same with the part of a cell that it was written on, where the cell is called by it.
  var atPart: AuthoredText {
    let part = owner.content.first { $0.role == .text && $0.label?.source != nil && $0.label?.source == fact.source }
    return part.map { AuthoredText(fact: fact, owner: $0) } ?? self
  }
}

/// A label that was written for tests, given as what tests look for: the identifier, which nobody hears (Apple:
/// documentation of UIAccessibilityIdentification and `accessibilityIdentifier(_:)`).
enum IdentifierLabelFix {
  static func fix(_ text: AuthoredText) -> Fix? {
    let edit = switch text.owner.framework {
    case .swiftUI: renamed(text)
    case .uiKit: assigned(text)
    case .interfaceFile: attribute(text)
    }
    return edit.map { Fix("give it as the identifier", safety: .suggested, edits: [$0]) }
  }

  /// Whether people see words of the element's own, which VoiceOver speaks once no label stands in their way: the text
  /// of a label, the title of a button.
  static func hidesWords(_ text: AuthoredText, _ identifier: String) -> Bool {
    let owner = text.owner
    // What code writes into a label of UIKit is its words, whatever they are; a text field shows what was typed.
    if owner.role == .text { return owner.framework != .swiftUI || owner.viewName == "Text" }
    guard !owner.isEntry else { return false }
    return owner.visibleText.contains { words in
      words.hasHoles || words.literals.contains { $0 != identifier && $0.contains(where: \.isLetter) && ProgramName.form(of: $0) == nil }
    }
  }

  private static let label = "accessibilityLabel"
  private static let identifier = "accessibilityIdentifier"

  /// `.accessibilityLabel("price")` becomes `.accessibilityIdentifier("price")`.
  private static func renamed(_ text: AuthoredText) -> SourceEdit? {
    guard let modifier = text.owner.modifier(label, holding: text.fact.source) else { return nil }
    return replacing(label, by: identifier, from: modifier.source.start, to: modifier.source.end, in: modifier.source)
  }

  /// `priceLabel.accessibilityLabel = "price"` becomes `priceLabel.accessibilityIdentifier = "price"`.
  private static func assigned(_ text: AuthoredText) -> SourceEdit? {
    guard let value = text.fact.source, let platform = text.owner.platform, platform.setting(identifier) == nil,
      let statement = (platform.setUpStatements + [platform.lastStatement].compactMap(\.self)).first(where: { $0.contains(value) })
    else { return nil }
    return replacing(label, by: identifier, from: statement.start, to: value.start, in: statement)
  }

  /// In an interface file `label="price"` becomes `identifier="price"`, and so does the path of a runtime attribute.
  private static func attribute(_ text: AuthoredText) -> SourceEdit? {
    guard let value = text.fact.source, text.owner.platform?.setting(identifier) == nil,
      let tag = value.file.bytes[..<value.start].lastIndex(of: UInt8(ascii: "<")) else { return nil }
    if value.file.bytes[..<value.start].suffix(6).elementsEqual("label=".utf8) {
      return SourceEdit(range: SourceRange(file: value.file, start: value.start - 6, end: value.start - 1), replacement: "identifier")
    }
    let path = "keyPath=\"\(label)\""
    return replacing(path, by: "keyPath=\"\(identifier)\"", from: tag, to: value.start, in: value)
  }

  private static func replacing(_ word: String, by other: String, from start: Int, to end: Int, in place: SourceRange) -> SourceEdit? {
    place.file.firstOffset(of: word, from: start, to: end).map { found in
      SourceEdit(range: SourceRange(file: place.file, start: found, end: found + word.utf8.count), replacement: other)
    }
  }
}
