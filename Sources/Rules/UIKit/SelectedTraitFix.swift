import PlatformKnowledge
import SourceModel
import SwiftSource

/// Says by a trait what code only draws, before the statement that draws it and by the condition that it asks (Apple:
/// documentation of UIAccessibilityTraits selected).
enum SelectedTraitFix {
  static let title = "tell the selection by a trait"

  /// For one that a flag decides about; nil where what VoiceOver stops at has no name there, or code
  /// asks more than names.
  static func fix(_ paint: PaintedChoices.Paint, _ survey: UIKitClassSurvey) -> Fix? {
    guard let statement = paint.statement, let condition = paint.asked, let receiver = receiver(paint, survey),
      let edit = edit(before: statement, condition, receiver) else { return nil }
    return Fix(title, safety: .suggested, edits: [removalAbove(statement, receiver)].compactMap(\.self) + [edit])
  }

  /// Takes the trait away where the function begins that draws in one of its branches only: a cell that is used again would
  /// keep it in the others. nil where all ways lead through the statement, and where code calls the receiver by a name that it
  /// makes on the way.
  private static func removalAbove(_ statement: SourceRange, _ receiver: String) -> SourceEdit? {
    let file = statement.file
    let braces = file.openBraces(around: statement.start)
    let home = braces.firstIndex { brace in
      file.wordsBefore(brace: brace).contains { ["func", "init", "didSet", "willSet"].contains($0) }
    }
    guard let home, home > 0, braces[..<home].allSatisfy({ brace in
      let words = file.wordsBefore(brace: brace)
      return !words.contains("guard") && words.contains { ["if", "else", "switch"].contains($0) }
    }) else { return nil }
    let root = receiver.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map(String.init) ?? ""
    let made = ["let \(root) ", "var \(root) ", "let \(root):", "var \(root):"]
    guard root.isEmpty || root == "self" || made.allSatisfy({ file.firstOffset(of: $0, from: braces[home], to: statement.start) == nil })
    else { return nil }
    // What stands behind the brace in its line would have to move.
    let next = file.startOfLine(number: file.position(at: braces[home]).line + 1)
    guard file.bytes[(braces[home] + 1)..<max(next, braces[home] + 1)].allSatisfy(CodeScanner.isSpace) else { return nil }
    let traits = receiver.isEmpty ? "accessibilityTraits" : "\(receiver).accessibilityTraits"
    let indentation = file.indentation(at: braces[home]) + FixBuilder.indentUnit(of: file)
    return .insertion(of: indentation + UIKitFix.removing(.selected, from: traits, in: file) + file.lineEnding, at: next, in: file)
  }

  /// For several of which each is compared with the pressed one.
  static func fix(_ comparisons: [PaintedRivals.Comparison]) -> Fix? {
    let edits = comparisons.compactMap { edit(before: $0.statement, $0.asked, $0.control) }
    return edits.isEmpty || edits.count < comparisons.count ? nil : Fix(title, safety: .suggested, edits: edits)
  }

  /// How code there calls what VoiceOver stops at: the control that is painted, the row of a table, the only label of a
  /// cell. The cell of a collection is no element by itself.
  private static func receiver(_ paint: PaintedChoices.Paint, _ survey: UIKitClassSurvey) -> String? {
    let member = survey.named(paint.type)
    if let base = paint.base {
      guard let path = base.writtenPath else { return nil }
      let parts = path.split(separator: ".").map(String.init)
      let control = parts.firstIndex { part in
        let name = part.filter { $0 != "?" && $0 != "!" }
        return name.hasSuffix("utton") || (member?.properties.contains { $0.name == name && isElement($0, .control) } ?? false)
      }
      if let control { return parts[...control].joined(separator: ".") }
      if paint.cell != nil { return paint.function == "tableView" ? parts.first { !$0.hasPrefix("self") } : nil }
    }
    guard let member, paint.cell == nil else { return nil }
    if survey.descends(member, from: { $0 == "UITableViewCell" || UIKitClasses.named($0)?.element == .yes }) { return "" }
    guard survey.descends(member, from: { UIKitClasses.isKind($0, of: "UICollectionViewCell") }) else { return nil }
    let labels = member.properties.filter { isElement($0, .any) }
    return labels.count == 1 ? labels[0].name : nil
  }

  enum Kind { case any, control }

  static func isElement(_ property: PropertyDeclaration, _ kind: Kind) -> Bool {
    var name = property.type.map { ($0.arguments.first ?? $0).name }
    if case .call(let call)? = property.initializer?.kind { name = name ?? call.callee.plainName }
    guard let name, UIKitClasses.named(name)?.element == .yes else { return false }
    return kind == .any || UIKitClasses.isKind(name, of: "UIControl")
  }

  /// nil where the statement does not begin its line, comments apart.
  static func edit(before statement: SourceRange, _ condition: String, _ receiver: String) -> SourceEdit? {
    let file = statement.file
    let indentation = file.indentation(at: statement.start)
    let before = file.bytes[(file.startOfLine(at: statement.start) + indentation.utf8.count)..<statement.start]
    guard before.isEmpty || before.starts(with: "/*".utf8) && before.suffix(3).elementsEqual("*/ ".utf8) else { return nil }
    let traits = receiver.isEmpty ? "accessibilityTraits" : "\(receiver).accessibilityTraits"
    let inner = indentation + FixBuilder.indentUnit(of: file)
    let lines = [
      "if \(condition) {", inner + UIKitFix.adding(.selected, to: traits, in: file), "\(indentation)} else {",
      inner + UIKitFix.removing(.selected, from: traits, in: file), "\(indentation)}", indentation,
    ]
    return .insertion(of: lines.joined(separator: file.lineEnding), at: statement.start, in: file)
  }
}

extension Expression {
  /// How code writes it that consists of names, a call or a comparison of them: `user?.id == selectedID`; nil for other
  /// expressions.
  var writtenPath: String? {
    switch kind {
    case .name(let name): name
    case .member(nil, let name): ".\(name)"
    case .member(let base?, let name): base.writtenPath.map { "\($0).\(name)" }
    case .optionalChain(let inner): inner.writtenPath.map { $0 + "?" }
    case .forceUnwrap(let inner): inner.writtenPath.map { $0 + "!" }
    case .integer(let number): "\(number)"
    case .binary(let sign, let left, let right):
      left.writtenPath.flatMap { first in right.writtenPath.map { "\(first) \(sign) \($0)" } }
    case .call(let call) where call.closures.isEmpty && call.arguments.allSatisfy { $0.label == nil }:
      call.callee.writtenPath.flatMap { callee in
        let values = call.arguments.compactMap(\.value.writtenPath)
        return values.count == call.arguments.count ? "\(callee)(\(values.joined(separator: ", ")))" : nil
      }
    default: nil
    }
  }
}
