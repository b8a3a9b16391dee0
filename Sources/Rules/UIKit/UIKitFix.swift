import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Edits in the style of UIKit code and of interface files.
enum UIKitFix {
  /// Sets a property behind the last statement that sets the object up; nil where no statement does, or none that says
  /// how the object is called there.
  ///
  /// - Parameter assignment: The property and its value, `accessibilityLabel = "Close"`.
  static func setting(_ assignment: String, on element: AccessibilityElement) -> SourceEdit? {
    setting([assignment], on: element)
  }

  /// The same for several properties, each in a line of its own.
  static func setting(_ assignments: [String], on element: AccessibilityElement) -> SourceEdit? {
    setting(on: element) { _ in assignments }
  }

  /// The same for an object of an interface file, where code sets up its outlet.
  ///
  /// - Parameter assignments: By how code calls the object.
  static func settingInCode(
    on element: AccessibilityElement, _ assignments: (_ receiver: String) -> [String]
  ) -> SourceEdit? {
    setting(on: element, assignments).flatMap { $0.range.file === element.source.file ? nil : $0 }
  }

  /// Assignments to what a statement calls the object, each in a line.
  static func lines(_ assignments: [String], _ receiver: String, after statement: SourceRange) -> String {
    assignments.map { receiver.isEmpty ? $0 : "\(receiver).\($0)" }
      .joined(separator: statement.file.lineEnding + statement.file.indentation(at: statement.start))
  }

  private static func setting(
    on element: AccessibilityElement, _ assignments: (_ receiver: String) -> [String]
  ) -> SourceEdit? {
    guard let platform = element.platform else { return nil }
    func behind(_ statement: SourceRange) -> SourceEdit? {
      edit(after: statement, on: element) { receiver in lines(assignments(receiver), receiver, after: statement) }
    }
    for statement in platform.setUpStatements.reversed() {
      if let edit = behind(statement) { return edit }
    }
    // What stands in a branch, or in code that runs because something happens, is no place for what always holds.
    let last = platform.isLastConditional ? nil : platform.lastStatement.flatMap(behind)
    return placed(element, assignments) ?? last ?? observing(element, assignments) ?? returned(element, assignments)
      ?? wrapped(element, assignments)
  }

  /// The same for the value of a stored property, `let button = UIButton()`: a closure makes it and sets it up.
  private static func wrapped(
    _ element: AccessibilityElement, _ assignments: (_ receiver: String) -> [String]
  ) -> SourceEdit? {
    let (made, file) = (element.source, element.source.file)
    guard element.framework == .uiKit, let name = element.platform?.reference,
      let receiver = (element.platform?.baseClass).flatMap(variable), let end = endOfLine(of: made), end == made.end else { return nil }
    let outer = file.indentation(at: made.start)
    let line = file.startOfLine(at: made.start)
    // A comment may stand in front of it.
    let before = file.text(from: line, to: made.start)
    let head = before[(before.ranges(of: "*/").last?.upperBound ?? before.startIndex)...].drop { $0 == " " || $0 == "\t" }
    let type = made.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let written = head.contains(":") ? "" : ": \(type)"
    guard !outer.isEmpty, type.first?.isUppercase ?? false, made.text.dropFirst(type.count).first == "(",
      head.hasSuffix(" = "), let keyword = ["let ", "var "].first(where: head.contains),
      head.split(separator: " ").contains(where: { $0 == name || $0 == name + ":" }),
      head.hasPrefix(keyword) || ["private ", "fileprivate ", "internal ", "public ", "lazy ", "final "].contains(where: head.hasPrefix)
    else { return nil }
    let step = step(in: outer)
    let inner = ["let \(receiver) = \(made.text)"] + assignments(receiver).map { "\(receiver).\($0)" } + ["return \(receiver)"]
    let lines = ["{"] + inner.map { outer + step + $0 } + [outer + "}()"]
    let start = made.start - " = ".utf8.count
    return SourceEdit(
      range: SourceRange(file: file, start: start, end: made.end),
      replacement: written + " = " + lines.joined(separator: file.lineEnding))
  }

  /// The same for an object that is returned as it is made, `return UIButton(configuration: plain)`: it gets a name first.
  private static func returned(
    _ element: AccessibilityElement, _ assignments: (_ receiver: String) -> [String]
  ) -> SourceEdit? {
    let (made, keyword) = (element.source, "return ")
    let file = made.file
    let start = made.start - keyword.utf8.count
    guard element.framework == .uiKit, let receiver = (element.platform?.baseClass).flatMap(variable), file.firstOffset(of: keyword, from: start, to: made.start) == start,
      file.startOfLine(at: start) + file.indentation(at: start).utf8.count == start, endOfLine(of: made) != nil
    else { return nil }
    // Another one of the name may stand before it.
    guard file.firstOffset(of: " \(receiver)", from: max(0, start - nearby), to: start) == nil else { return nil }
    let lines = ["let \(receiver) = \(made.text)"] + assignments(receiver).map { "\(receiver).\($0)" } + ["return \(receiver)"]
    return SourceEdit(
      range: SourceRange(file: file, start: start, end: made.end),
      replacement: lines.joined(separator: file.lineEnding + file.indentation(at: start)))
  }

  /// What to call an object of a class of UIKit, `button` for one of `UIButton`. That of `UISwitch` would be a keyword.
  private static func variable(of base: String) -> String? {
    let word = base.dropFirst(2)
    guard let first = word.first else { return nil }
    let name = first.lowercased() + word.dropFirst()
    return name == "switch" ? "switchControl" : name
  }

  /// One level of indentation, as far as that of a member of a type tells.
  static func step(in outer: String) -> String {
    outer.isEmpty ? "    " : outer.hasPrefix("\t") ? "\t" : String(outer.prefix(4))
  }

  /// Bytes before an expression in which the rest of its closure or function may stand.
  private static let nearby = 1000

  /// The same for an object that no statement sets up: behind the one that puts it into a view or a bar,
  /// `view.addSubview(field)`.
  static func placed(
    _ element: AccessibilityElement, _ assignments: (_ receiver: String) -> [String]
  ) -> SourceEdit? {
    guard let statement = element.platform?.placing, let name = element.platform?.reference,
      statement.file === element.source.file, let end = endOfLine(of: statement) else { return nil }
    let code = statement.text
    let isList = code.last == "]"
    let handed = code.last == ")" ? code.drop { $0 != "(" }.dropFirst().dropLast()
      : code.drop { $0 != "=" }.dropFirst().filter { !$0.isWhitespace && !"[]".contains($0) }[...]
    let names = isList ? handed.split(separator: ",") : [handed]
    guard let argument = names.first(where: { $0 == name || $0 == "self." + name }) else { return nil }
    let nextLine = statement.file.lineEnding + statement.file.indentation(at: statement.start)
    let text = assignments(String(argument)).map { nextLine + "\(argument).\($0)" }.joined()
    return .insertion(of: text, at: end, in: statement.file)
  }

  /// The end of the line that a statement ends in; nil where something else follows there.
  static func endOfLine(of statement: SourceRange) -> Int? {
    let (file, line) = (statement.file, statement.file.line(statement.endPosition.line))
    let rest = line.utf8.dropFirst(statement.endPosition.column - 1)
    // Semicolons at the ends of lines part nothing.
    guard rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") })
      || String(rest)?.drop(while: { $0 == " " }).hasPrefix("//") == true else { return nil }
    return file.startOfLine(at: statement.end) + line.utf8.count
  }

  /// Calls a field by its placeholder, behind the statement that gives it one: the same words, however they are
  /// translated.
  static func repeatingPlaceholder(on element: AccessibilityElement) -> SourceEdit? {
    element.platform?.setUpStatements.reversed().lazy.compactMap { statement in
      edit(after: statement, on: element) { receiver in
        guard statement.sets("placeholder", of: receiver) else { return nil }
        return receiver.isEmpty
          ? "accessibilityLabel = placeholder" : "\(receiver).accessibilityLabel = \(receiver).placeholder"
      }
    }.first
  }

  /// Calls a control by what code writes into the label beside it, behind the statement that does.
  ///
  /// - Parameters:
  ///   - isPart: Whether the label is a part of the control.
  ///   - target: The property of the control that gets the words.
  static func naming(
    _ element: AccessibilityElement, by label: AccessibilityElement, isPart: Bool = false,
    as target: String = "accessibilityLabel"
  ) -> SourceEdit? {
    guard let name = property(of: element), let platform = label.platform, let caption = property(of: label),
      [name, caption].allSatisfy({ $0 != "self" && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    let candidates = platform.setUpStatements.reversed() + [platform.lastStatement].compactMap(\.self)
    let isSetByName = candidates.contains { receiver(in: $0, of: label)?.hasSuffix(caption) ?? false }
    guard isSetByName else {
      return inClosure(element, called: name, by: label, caption, candidates, target)
        ?? naming(element, called: name, by: label, property: caption, as: target)
        ?? afterPlacing(element, called: name, by: label, caption, target)
    }
    let found = candidates.lazy.compactMap { statement in
      edit(after: statement, on: label) { receiver in
        guard receiver.hasSuffix(caption), statement.sets("text", of: receiver) else { return nil }
        // In a class of its own the control does not go by the name that its user has for it.
        let isInside = isPart && statement.file !== element.source.file || UIKitScope.isClass(of: element, around: statement)
        let path = receiver.dropLast(caption.count)
        guard isInside || UIKitScope.knows(name, of: element, by: String(path), at: statement) else { return nil }
        let owner = path + (isInside ? "" : "\(name).")
        return "\(owner)\(target) = \(receiver).text"
      }
    }.first
    return found ?? inClosure(element, called: name, by: label, caption, candidates, target)
      ?? afterHelper(element, called: name, by: label, caption, target)
      ?? afterPlacing(element, called: name, by: label, caption, target)
      ?? afterOwnSetUp(element, called: name, by: label, caption, target)
  }

  /// By a label that is given its words where it is made, as `lazy var caption = { … }()`: behind a statement that calls the
  /// control by its name, or where a lazy one is made itself.
  private static func naming(
    _ element: AccessibilityElement, called name: String, by label: AccessibilityElement, property caption: String,
    as target: String
  ) -> SourceEdit? {
    let file = element.source.file
    guard let platform = element.platform, element.callSites.map(\.source) == label.callSites.map(\.source),
      file.firstOffset(of: "var \(caption)") ?? file.firstOffset(of: "let \(caption)") != nil
    else { return nil }
    // `lazy var notesCount` is no lazy `notes`.
    let isLazy = [":", " ", "="].contains { file.firstOffset(of: "lazy var \(name)\($0)") != nil }
    let candidates = platform.setUpStatements.reversed() + [platform.lastStatement].compactMap(\.self)
    return candidates.lazy.compactMap { statement in
      edit(after: statement, on: element) { receiver in
        statement.file === file && (receiver == name || isLazy && !receiver.isEmpty)
          ? "\(receiver).\(target) = \(caption).text" : nil
      }
    }.first
  }

  /// - Parameter text: What to write, by how the statement calls the object; nil where that is no use.
  static func edit(
    after statement: SourceRange, on element: AccessibilityElement, _ text: (_ receiver: String) -> String?
  ) -> SourceEdit? {
    guard let receiver = receiver(in: statement, of: element), isOwn(receiver, statement, element) else { return nil }
    let file = statement.file
    // In another file it may be code of something that the object is made with, such as its picture, or of a class that
    // others share.
    let isItself = receiver.isEmpty || receiver == "self" || receiver == "super"
    guard !isItself || file === element.source.file else { return nil }
    // A statement that ends within its line may be part of something else.
    guard let lineEnd = endOfLine(of: statement) else { return nil }
    // Arguments of a call go on in the next line.
    guard statement.text.last != ",", !file.line(statement.endPosition.line).drop(while: \.isWhitespace).isUnfinished,
      let text = text(receiver) else { return nil }
    return .insertion(of: file.lineEnding + file.indentation(at: statement.start) + text, at: lineEnd, in: file)
  }

  /// Whether the name in a statement is that of the object and not of a parameter, which stands for others as well: the
  /// object is called so, or is made in the same stretch of code.
  private static func isOwn(_ receiver: String, _ statement: SourceRange, _ element: AccessibilityElement) -> Bool {
    guard let name = element.platform?.reference, name != "self", !receiver.isEmpty else { return true }
    let parts = receiver.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" && $0 != "$" } }
    if parts.contains(where: { name.split(separator: ".").last.map(String.init) == $0 }) { return true }
    guard statement.file === element.source.file else { return false }
    if parts.first == "0", let owner = closureOwner(of: statement) {
      // What is said of each of a list is said of one like of the others.
      if owner.method == "forEach" || owner.method == "map" { return false }
      if owner.name == name.split(separator: ".").last.map(String.init) { return true }
    }
    if statement.start < element.source.start { return element.source.end <= statement.end }
    return statement.file.firstOffset(of: "func ", from: element.source.end, to: statement.start) == nil
  }

  /// How a statement calls the object that it sets up: `closeButton` in `closeButton.setImage(…)`, the variable in
  /// `let button = UIButton()`, nothing where the object is `self`; nil for other statements, and for those that only
  /// hand it something of another type, such as a constant.
  static func receiver(in statement: SourceRange, of element: AccessibilityElement) -> String? {
    var text = Substring(statement.text)
    let end = text.firstIndex { "(={".contains($0) }
    let isAssignment = end.map { text[$0] == "=" && !text[text.index(after: $0)...].hasPrefix("=") } ?? false
    // Of a list it is one among others.
    if isAssignment, let end, text[text.index(after: end)...].first(where: { !$0.isWhitespace }) == "[" {
      return member(of: String(text[..<end]).trimmingSpaces, in: statement, element)
    }
    for keyword in ["let ", "var "] where text.hasPrefix(keyword) {
      let name = text.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty || statement.file.isAmongMembers(statement.start) ? nil : String(name)
    }
    if let end { text = text[..<end] }
    while text.last == " " || text.last == "|" || text.last == "+" { text = text.dropLast() }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.?!$".contains($0) }) else { return nil }
    let all = text.split(separator: ".", omittingEmptySubsequences: false)
    // `UIBarButtonItem(…)` and `.init(…)` by themselves make it and hand it on: it has no name there.
    if !isAssignment, all.last?.first?.isUppercase ?? false || text.hasPrefix(".init") { return nil }
    // `navigationItem.rightBarButtonItem = UIBarButtonItem(…)` sets up what it assigns.
    let isMade = statement.file === element.source.file && statement.start < element.source.start
      && element.source.end <= statement.end
    if isAssignment, isMade, let last = all.last {
      return String(text) + (Self.optional.contains(String(last)) || UIKitScope.isOptional(String(text), at: statement) ? "?" : "")
    }
    // `items.append(UIBarButtonItem(…))` hands on what has no name.
    if !isAssignment, isMade { return nil }
    var parts = all.dropLast()
    if parts.last?.first?.isUppercase == true { return nil }
    // What belongs to a part of the object is said of the object, unless it is called so itself.
    let own = element.platform?.reference?.split(separator: ".").last
    // `let imageView = UIImageView()` in the closure of a property of another name.
    let made = isMade || statement.file !== element.source.file ? nil : UIKitScope.variable(thatHolds: element.source)
    if let inner = parts.firstIndex(where: { part in
      let name = part.filter { $0 != "?" && $0 != "!" }
      return Self.parts.contains(name) && name != own.map(String.init) && name != made
    }) {
      parts = parts[..<inner]
    }
    // `muteButton.isSelected.toggle()` sets up the button, and `both.first!.setTitle(…)` the first of a list.
    if let own, let place = parts.lastIndex(where: { $0.filter { $0 != "?" && $0 != "!" } == own }) {
      let isList = parts[place...].dropFirst().first.map { ends.contains($0.filter { $0 != "?" && $0 != "!" }) } ?? false
      parts = parts[...(isList ? place + 1 : place)]
    }
    // `super.init(frame:)` sets up what the code is of.
    if parts.count == 1, parts.first == "super" { return "" }
    return parts.joined(separator: ".")
  }

  /// `navigationItem.rightBarButtonItems?[1]` for the second item of a list that is written there.
  private static func member(of list: String, in statement: SourceRange, _ element: AccessibilityElement) -> String? {
    guard let property = list.split(separator: ".").last, lists.contains(String(property)),
      list.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }), statement.file === element.source.file,
      statement.contains(element.source) else { return nil }
    let scanner = CodeScanner(bytes: statement.file.bytes)
    guard var index = statement.file.firstOffset(of: "[", from: statement.start, to: element.source.start).map({ $0 + 1 })
    else { return nil }
    var number = 0
    while index < element.source.start {
      let byte = statement.file.bytes[index]
      if scanner.isString(at: index) {
        index = scanner.afterString(index)
      } else if CodeScanner.isOpening(byte) {
        guard let after = scanner.afterGroup(index), after <= element.source.start else { return nil }
        index = after
      } else {
        if byte == UInt8(ascii: ",") { number += 1 }
        index += 1
      }
      index = scanner.afterTrivia(index)
    }
    return "\(list)?[\(number)]"
  }

  /// Of a list.
  private static let ends: Set<String> = ["first", "last"]

  private static let lists = FrameworkNames.names(.barItems)

  /// Properties of UIKit that may be nil.
  private static let optional = FrameworkNames.names(.barItem, .optionalView)

  private static let parts: Set<String> = [
    "configuration", "titleLabel", "imageView", "accessibilityTraits", "accessibilityCustomActions",
  ]

  /// Gives an object of an interface file a label.
  ///
  /// - Parameter label: A string literal of Swift; nil for one with a gap, which no editor of such files shows as one.
  static func attribute(label: String, on element: AccessibilityElement) -> SourceEdit? {
    words(of: label).flatMap { child("<accessibility key=\"accessibilityConfiguration\" label=\"\($0)\"/>", of: element) }
  }

  /// The same for one that becomes an element and a button by it.
  static func button(label: String, on element: AccessibilityElement) -> SourceEdit? {
    words(of: label).flatMap { words in
      child(
        "<accessibility key=\"accessibilityConfiguration\" label=\"\(words)\"><accessibilityTraits key=\"traits\" "
          + "button=\"YES\"/><bool key=\"isElement\" value=\"YES\"/></accessibility>", of: element)
    }
  }

  private static func words(of label: String) -> String? {
    guard label.hasPrefix("\""), label.hasSuffix("\""), !label.contains("\\"), !label.contains("<#") else { return nil }
    return escaped(String(label.dropFirst().dropLast()))
  }

  /// Adds a child behind the start tag; nil where there is one of the kind, or no end tag.
  static func child(_ xml: String, of element: AccessibilityElement) -> SourceEdit? {
    let tag = element.source
    guard !tag.text.hasSuffix("/>"), element.platform?.setting("accessibilityTraits") == nil,
      element.platform?.setting("accessibilityHint") == nil,
      element.platform?.setting("accessibilityIdentifier") == nil,
      element.platform?.isElement == nil
    else { return nil }
    let indentation = tag.file.indentation(at: tag.start) + "    "
    return .insertion(of: tag.file.lineEnding + indentation + xml, at: tag.end, in: tag.file)
  }

  /// Adds an attribute to the start tag.
  static func attribute(_ name: String, _ value: String, to element: AccessibilityElement) -> SourceEdit? {
    let tag = element.source
    guard let end = tag.text.utf8.firstIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }) else {
      return nil
    }
    let offset = tag.start + tag.text.utf8.distance(from: tag.text.utf8.startIndex, to: end)
    return .insertion(of: " \(name)=\"\(escaped(value))\"", at: offset, in: tag.file)
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}

extension StringProtocol {
  /// Whether a line of code goes on in the next one.
  fileprivate var isUnfinished: Bool {
    guard let last = last(where: { !$0.isWhitespace }) else { return false }
    return ",([{".contains(last)
  }
}

extension SourceRange {
  /// Whether a statement sets a property of what it calls by a name.
  fileprivate func sets(_ property: String, of receiver: String) -> Bool {
    contains((receiver.isEmpty ? "" : receiver + ".") + property + " = ")
  }
}

extension Set<Framework> {
  /// UIKit in code and in files.
  static var uiKitAndFiles: Set<Framework> { [.uiKit, .interfaceFile] }
}
