import AccessibilityModel
import SourceModel

/// Makes the edits that fixes need, in the style of the file that they go into.
public enum FixBuilder {
  /// Adds a modifier after the view and the modifiers that it already has: on a line of its own when the chain is
  /// written so, else on the same line.
  public static func adding(_ modifier: String, to element: AccessibilityElement) -> SourceEdit {
    // A wrapper that was handed the view, such as `content` of a modifier, wraps others as well.
    let isOwn = element.expression.contains(element.source)
    let whole = isOwn && !isPhaseOfPicture(element) ? element.expression : ModifierChain.whole(element.source)
    // What a modifier lays over or behind the view with elements of its own would be called so, or hidden, as well.
    let reachesLayers = [".accessibilityLabel(", ".accessibilityAddTraits(.isHeader", ".accessibilityHidden(true"].contains(where: modifier.hasPrefix)
    if reachesLayers, let layer = LayeredElements.first(on: element, within: whole) {
      return adding(modifier, before: layer, of: whole)
    }
    return adding(modifier, after: whole)
  }

  /// What a picture that is being loaded shows in one of its phases, `AsyncImage(url: url) { phase in … }`: a modifier behind all of
  /// it would be said of the loaded picture as well.
  private static func isPhaseOfPicture(_ element: AccessibilityElement) -> Bool {
    let (outer, inner) = (element.expression, element.source)
    return inner.start > outer.start && outer.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.hasSuffix("Image")
  }

  /// Adds a modifier in front of another one of the chain, in a line of its own where that begins one.
  private static func adding(_ modifier: String, before other: SourceRange, of whole: SourceRange) -> SourceEdit {
    let file = whole.file
    let line = file.startOfLine(at: other.start)
    let indentation = file.indentation(at: other.start)
    let beginsLine = line + indentation.utf8.count == other.start
    return .insertion(of: modifier + (beginsLine ? file.lineEnding + indentation : ""), at: other.start, in: file)
  }

  /// Adds a modifier at the end of an expression.
  public static func adding(_ modifier: String, after whole: SourceRange) -> SourceEdit {
    let expression = beforeClause(whole)
    let file = expression.file
    let lastLine = file.line(expression.endPosition.line)
    let trimmed = lastLine.drop { $0 == " " || $0 == "\t" }
    let startsWithDot = trimmed.hasPrefix(".")
    let isOneLine = expression.startPosition.line == expression.endPosition.line
    let indentation = file.indentation(at: expression.end)
    let text: String
    if startsWithDot {
      text = file.lineEnding + indentation + modifier
    } else if isOneLine && lastLine.utf8.count + modifier.utf8.count <= 110 {
      text = modifier
    } else if isOneLine {
      text = file.lineEnding + indentation + indentUnit(of: file) + modifier
    } else {
      // A call that ends in a closing brace on its own line takes the modifier at the brace's indentation, as Swift
      // developers write it.
      text = file.lineEnding + indentation + modifier
    }
    return .insertion(of: text, at: expression.end, in: file)
  }

  /// An expression without the modifiers at its end that stand in `#if`: what is added there only one system gets.
  private static func beforeClause(_ expression: SourceRange) -> SourceRange {
    let file = expression.file
    let rest = file.bytes[min(expression.end, file.bytes.count)...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard rest.starts(with: "#e".utf8) else { return expression }
    var start: Int?
    var from = expression.start
    while let next = file.firstOffset(of: "#if", from: from, to: expression.end) {
      start = next
      from = next + 1
    }
    guard var end = start else { return expression }
    while end > expression.start, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
    return end > expression.start ? SourceRange(file: file, start: expression.start, end: end) : expression
  }

  /// The indentation step of a file: that of its first indented line.
  public static func indentUnit(of file: SourceFile) -> String {
    for number in 1...max(1, min(file.lineCount, 200)) {
      let line = file.line(number)
      if line.hasPrefix("\t") { return "\t" }
      let spaces = line.prefix { $0 == " " }
      if spaces.count >= 2 { return String(spaces.prefix(spaces.count == 2 ? 2 : 4)) }
    }
    return "    "
  }

  /// A Swift string literal.
  public static func literal(_ text: String) -> String {
    "\"" + text.map { character -> String in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }.joined() + "\""
  }

  /// Replaces an expression.
  public static func replacing(_ range: SourceRange, with text: String) -> SourceEdit {
    SourceEdit(range: range, replacement: text)
  }

  /// Removes a modifier with the line that it stands on, when it has one of its own.
  public static func removing(_ modifier: SourceRange) -> SourceEdit {
    let file = modifier.file
    var start = modifier.start
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(file.bytes[start - 1]) {
      start -= 1
    }
    return SourceEdit(range: SourceRange(file: file, start: start, end: modifier.end), replacement: "")
  }
}
