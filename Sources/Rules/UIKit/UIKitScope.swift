import AccessibilityModel
import SourceModel

/// Which names code knows at a place where a fix would write them.
enum UIKitScope {
  /// Whether a statement may call an object by the name that its own class has for it: as a member of the same class, or by
  /// the path to the object that holds it. In a base class or in another object of the file there is no such name.
  ///
  /// - Parameter path: What stands in front of the name of the label there, `cell.` or `self.`.
  static func knows(_ name: String, of element: AccessibilityElement, by path: String, at statement: SourceRange) -> Bool {
    let file = statement.file
    let isOwn = path.isEmpty || path == "self."
    if isOwn, makesStoredValue(statement, besides: element.source) { return false }
    if element.framework == .interfaceFile {
      // Outlets of one owner.
      guard isOwn, let outlet = element.platform?.outlet else { return true }
      return outlet.file === file && file.typeName(around: outlet.start) == file.typeName(around: statement.start)
    }
    guard file === element.source.file else {
      // By the way to the object that has both; what that keeps for itself nobody else can name.
      return !isOwn && !isPrivate(element)
    }
    // A variable of the same block that is declared further down.
    if element.source.start > statement.end, !file.isAmongMembers(element.source.start), shareBlock(statement, element.source) { return false }
    let home = file.typeName(around: element.source.start)
    return home == file.typeName(around: statement.start) || !isOwn && !isPrivate(element)
      || isLocal(element, to: statement)
  }

  /// Whether a statement stands in the closure that gives a stored property its first value, `let caption: UILabel = { … }()`: the
  /// other members cannot be named there, while a lazy property is made when the object is there (The Swift Programming
  /// Language, Initialization and Lazy Stored Properties).
  ///
  /// - Parameter made: What is made in the same closure has a name there.
  private static func makesStoredValue(_ statement: SourceRange, besides made: SourceRange) -> Bool {
    let file = statement.file
    return file.openBraces(around: statement.start).contains { brace in
      let line = file.startOfLine(at: brace)
      let words = String(decoding: file.bytes[line..<brace], as: UTF8.self).split { $0 == " " || $0 == "\t" }
      guard words.last == "=", words.contains("let") || words.contains("var"), !words.contains("lazy"), file.isAmongMembers(line)
      else { return false }
      return made.file !== file || !file.openBraces(around: made.start).contains(brace)
    }
  }

  /// Whether what stands in a block is seen at a later place: the block is around that place as well.
  static func shareBlock(_ first: SourceRange, _ second: SourceRange) -> Bool {
    let file = first.file
    guard file === second.file, let block = file.openBraces(around: first.start).first else { return false }
    return file.openBraces(around: second.start).contains(block)
  }

  /// Whether the class around a statement declares the variable that it sets so that it may be nil:
  /// `var closeButton: UIBarButtonItem?`.
  static func isOptional(_ path: String, at statement: SourceRange) -> Bool {
    let (file, name) = (statement.file, path.withoutSelf)
    guard !name.contains("."), let home = file.typeName(around: statement.start), let body = classBody(home, in: file),
      let found = file.firstOffset(of: "var \(name):", from: body.start, to: body.end) else { return false }
    let type = file.line(file.position(at: found).line).drop { $0 != ":" }.prefix { !"={/".contains($0) }
    return type.last { $0 != " " } == "?"
  }

  /// What the line calls an object that makes it, where code of the object's own class calls it something else:
  /// `private let picker = NumberField()`, which sets `dataSource = self`.
  static func declaredName(of element: AccessibilityElement) -> String? {
    let (file, start) = (element.source.file, element.source.start)
    guard element.framework == .uiKit, let reference = element.platform?.reference, reference != "self", !reference.contains("."),
      file.firstOffset(of: "let \(reference)") ?? file.firstOffset(of: "var \(reference)") == nil else { return nil }
    let line = String(decoding: file.bytes[file.startOfLine(at: start)..<start], as: UTF8.self)
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    guard line.reversed().first { $0 != " " } == "=", ["let ", "var "].contains(where: line.contains) else { return nil }
    // Of several in one line, `let caption = UILabel(), bell = UISwitch()`, the last.
    let words = (line.split(separator: ",").last ?? "").split { !isWord($0) }
    let keyword = words.lastIndex { ["let", "var"].contains($0) }
    let name = keyword.map { $0 + 1 } ?? 0
    return words.indices.contains(name) ? String(words[name]) : nil
  }

  /// The variable that an object is put into where it is made, `imageView` of `let imageView = UIImageView()`.
  static func variable(thatHolds made: SourceRange) -> String? {
    let head = made.file.line(made.startPosition.line).drop { $0 == " " || $0 == "\t" }
    guard let keyword = ["let ", "var "].first(where: head.hasPrefix) else { return nil }
    let name = head.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a place stands in the class of an object, for which its user's name is none, and where one name would be said of
  /// all objects of the class.
  static func isClass(of element: AccessibilityElement, around place: SourceRange) -> Bool {
    guard let platform = element.platform, platform.reference != "self", element.viewName != platform.baseClass else { return false }
    return place.file.typeName(around: place.start) == element.viewName
  }

  /// Made in the function that the statement stands in, or set up before it.
  private static func isLocal(_ element: AccessibilityElement, to statement: SourceRange) -> Bool {
    let file = statement.file
    guard element.source.file === file, element.source.start < statement.start else { return false }
    return file.firstOffset(of: "func ", from: element.source.end, to: statement.start) == nil
      && file.firstOffset(of: "class ", from: element.source.end, to: statement.start) == nil
  }

  /// Whether the line that declares what code makes keeps it from other types.
  private static func isPrivate(_ element: AccessibilityElement) -> Bool {
    let (file, start) = (element.source.file, element.source.start)
    let line = file.startOfLine(at: start)
    return file.firstOffset(of: "private ", from: line, to: start) != nil
      || file.firstOffset(of: "fileprivate ", from: line, to: start) != nil
  }
}
