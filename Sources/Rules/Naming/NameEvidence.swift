import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What the rules about names ask of an element before they judge.
extension AccessibilityElement {
  /// Something that could not be followed and that may have named the element.
  var namingDoubt: UnknownReason? { namingDoubt(inWrappers: true) }

  /// - Parameter inWrappers: Views of unknown packages around the element count as well: they may draw a picture as
  ///   part of a control, or name a control that has no label.
  func namingDoubt(inWrappers: Bool) -> UnknownReason? {
    let isOpaque = inWrappers || content.contains { $0.certainty == .opaque && $0.exposure == .exposed }
    let reason = reasons.first { reason in
      reason.subject != "accessibilityAddTraits" && (![.opaqueView, .opaqueWrapper].contains(reason.kind) || isOpaque)
    }
    if certainty != .known, let reason { return reason }
    if let picture = content.first(where: { $0.isUnknownPicture }) {
      return UnknownReason(.unresolvedName, picture.source.text)
    }
    return hasUnseenLabel ? UnknownReason(.unsupportedCode, viewName) : nil
  }

  var isUnnamed: Bool { label?.value.isWordless ?? true }

  /// A modifier took the name away; that is `empty-label`, whatever the element is.
  var hasEmptiedLabel: Bool {
    guard let label, label.origin == .modifier("accessibilityLabel") else { return false }
    return label.value.isBlank
  }

  /// A picture whose name nobody chose: none at all, the name of a symbol or the name of a file.
  var isUnnamedPicture: Bool {
    switch label?.origin {
    case nil, .symbol?, .asset?: true
    default: false
    }
  }

  /// A value of type `Image` whose making could not be followed, or the icon that a label style draws somewhere.
  var isUnknownPicture: Bool {
    guard role == .image, exposure == .exposed, isUnnamedPicture, framework == .swiftUI, !isConstantPicture
    else { return false }
    // What tools make of a catalog, `AppAsset.Icons.close.swiftUIImage`, is a picture of that name.
    if case .asset(let name)? = image, name.literal != nil { return false }
    let text = source.text
    return !text.hasPrefix(viewName) && !text.hasPrefix("SwiftUI.") && !text.hasPrefix(".init")
  }

  /// Its place only chooses it, and code elsewhere makes it by its name: `Assets.lockClosed.image`.
  var isConstantPicture: Bool {
    guard role == .image, let name = label?.source else { return false }
    return isUnnamedPicture && !source.contains(name)
  }

  /// Whoever uses the code chooses the picture, or its data do: `Image(name)` with a parameter or a property, as opposed to a
  /// constant.
  var isPictureHanded: Bool {
    guard role == .image, framework == .swiftUI, let argument = CallArguments(of: source).arguments.first?.value.text,
      viewName == "Image", source.text.hasPrefix("Image("), let first = argument.first, first.isLowercase || first == "_",
      argument.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }) else { return false }
    guard let name = label?.source, !source.contains(name) else { return true }
    if label?.value.hasHoles ?? true { return true }
    // `let icon = "star"` is the same for all.
    let file = name.file
    let before = file.bytes[..<name.start].last { $0 != UInt8(ascii: " ") }
    return before != UInt8(ascii: "=")
  }

  /// A label closure that gave nothing, since the evaluator did not come so far.
  private var hasUnseenLabel: Bool {
    guard role.isControl || role == .progress || role == .gauge, !traits.contains(.textEntry), label == nil,
      content.isEmpty
    else { return false }
    let text = source.text
    guard text.hasSuffix("}"), !text.contains("EmptyView()") else { return false }
    // A switch is there to be seen, whatever its label holds.
    if role == .toggle, text.dropLast().last(where: { !$0.isWhitespace }) == "{" { return false }
    // `{ isEditing in … }` is no label.
    return text.firstMatch(of: kept { #/\{\s*\w+\s+in\b/# }) == nil
  }

  /// The whole label of a control is hidden from assistive technologies or a decorative picture, and nothing else
  /// names it; that is `decorative-only-control`.
  var isDecorationOnly: Bool {
    guard role.isControl, isUnnamed, !hasEmptiedLabel, !content.isEmpty else { return false }
    switch role {
    case .picker, .pickerOption, .textField, .secureField, .textEditor, .searchField: return false
    default: break
    }
    var found = false
    for part in content {
      switch part.exposure {
      case .exposed: return false
      case .hidden:
        // Hidden by an opacity or a condition: the control may show something else then.
        guard part.isHiddenByModifier else { return false }
        found = true
      case .absent:
        if part.isDecorativeImage { found = true }
      }
    }
    return found
  }

  /// A shape or drawing that there is something to see of.
  var isDrawnShape: Bool {
    guard role == .shape || role == .canvas, viewName != "EmptyView" else { return false }
    guard let options = appearance.foreground?.options, !options.isEmpty else { return true }
    return !options.allSatisfy { option in
      option.value.colors.map { colors in ColorMode.allCases.allSatisfy { colors[$0].alpha == 0 } } ?? false
    }
  }

  /// `Image(decorative:)`, as opposed to a picture from a network.
  private var isDecorativeImage: Bool {
    guard role == .image, exposure == .absent, case .asset? = image else { return false }
    return true
  }

  var isHiddenByModifier: Bool {
    exposure == .hidden && modifiers.contains { $0.name == "accessibilityHidden" }
  }

  /// Hidden by a modifier of its own chain, which views without an element do not carry.
  var isHiddenInChain: Bool { expression.text.contains(".accessibilityHidden(true)") }
}

extension ElementSubject {
  /// Items of a menu are shown as text and picture by the system, whatever they are made of.
  var isInMenu: Bool { screen.isPresented(as: "menu", "context menu") }

  /// The system draws what stands in an alert and heeds no modifiers there.
  var isInAlert: Bool {
    // A view that is called so is handed to `alert` as its content, also where it is read by itself.
    screen.isPresented(as: "alert", "dialog") || screen.isRoot && screen.name.hasSuffix("Alert")
  }
}

extension Screen {
  /// Whether another screen shows it by one of these means, under the name that reports give them.
  func isPresented(as kinds: String...) -> Bool {
    !isRoot && kinds.contains { name.hasSuffix("› \($0)") }
  }
}

extension SourceRange {
  /// Stands in a property or function that is declared as an `Image`, so it takes no modifier that makes another view.
  ///
  /// Read without patterns, since every picture without a name is asked.
  var isDeclaredAsImage: Bool { remembered(for: ImageSource.self) { readsAsImage } }

  private var readsAsImage: Bool {
    let line = startPosition.line
    for near in [line, line - 1] where near > 0 {
      let text = file.line(near)
      // What is declared above, among other statements, is another thing.
      guard near == line || text.last(where: { !$0.isWhitespace }) == "=" else { continue }
      if Self.declares(text) { return isOfImage(text) }
    }
    for brace in file.openBraces(around: start) {
      let text = file.beginningOfLine(before: brace)
      if isOfImage(text) { return true }
      if Self.declares(text) { return false }
    }
    return false
  }

  /// Whether a line declares a variable or a function: `var`, `let` or `func` as a word, with a name after it.
  private static func declares(_ line: String) -> Bool {
    guard ["var ", "let ", "func "].contains(where: line.contains) else { return false }
    let words = line.split { !$0.isWordCharacter && !$0.isWhitespace }
    let first = words.first.flatMap { $0.split(whereSeparator: \.isWhitespace).first }
    // `if let icon {` binds a name for the time being.
    if let first, ["if", "else", "guard", "while", "for", "switch", "case", "catch"].contains(first) { return false }
    return words.contains { part in
      let words = part.split(whereSeparator: \.isWhitespace)
      return words.dropLast().contains { ["var", "let", "func"].contains($0) }
    }
  }

  /// Whether a type on the line is `Image`, also `SwiftUI.Image?`, and ends the line or stands before the code.
  private func isOfImage(_ line: String) -> Bool {
    let after = [":", "->"].flatMap { sign in line.ranges(of: sign).map { line[$0.upperBound...] } }
    return after.contains { text in
      let type = text.drop(while: \.isWhitespace).dropPrefix("SwiftUI.")
      // In `extension Image` the same is called `Self`.
      let name = type.hasPrefix("Image") ? "Image" : "Self"
      guard type.hasPrefix(name), name == "Image" || file.typeName(around: start) == "Image" else { return false }
      let rest = type.dropFirst(name.count).dropPrefix("?").drop(while: \.isWhitespace)
      return rest.isEmpty || rest.hasPrefix("{") || rest.hasPrefix("=")
    }
  }
}

extension AccessibilityElement {
  /// Where the view shows the picture that one of its properties or functions makes, at the beginning of a statement and
  /// nowhere else: `icon.resizable().frame(width: 24, height: 24)`, `if let icon = icon(of: state) { icon.resizable() }`.
  var useOfImage: SourceRange? {
    let file = source.file
    guard framework == .swiftUI, let type = file.typeName(around: source.start),
      let name = file.memberNames(around: source.start).first(where: file.declaresImage) else { return nil }
    var uses: [SourceRange] = []
    var index = 0
    while let start = file.firstOffset(of: name, from: index) {
      let use = SourceRange(file: file, start: start, end: start + name.utf8.count)
      index = use.end
      guard file.typeName(around: start) == type, use.isWholeName, !use.isDeclared else { continue }
      guard let shown = use.beginsStatement ? use : use.constantShown else { return nil }
      uses.append(shown)
    }
    return uses.count == 1 ? ModifierChain.whole(uses[0]) : nil
  }
}

extension SourceFile {
  /// What stands in front of a place on its line.
  fileprivate func beginningOfLine(before place: Int) -> String { text(from: startOfLine(at: place), to: place) }

  /// `var icon: Image {`, `func icon(of state: State) -> Image? {`
  fileprivate func declaresImage(_ name: String) -> Bool {
    if firstOffset(of: "var \(name): Image {") != nil { return true }
    guard let start = firstOffset(of: "func \(name)("), let brace = firstOffset(of: "{", from: start) else { return false }
    let head = text(from: start, to: brace)
    return head.contains("-> Image ") || head.contains("-> Image? ")
  }
}

extension SourceRange {
  /// Where `icon` of `if let icon = icon(of: state) { icon.resizable() }` is shown, of which the range is what makes it.
  fileprivate var constantShown: SourceRange? {
    let words = file.beginningOfLine(before: start).split(separator: " ").map(String.init)
    guard words.count > 2, words.last == "=", words[words.count - 3] == "let", case let name = words[words.count - 2],
      let brace = file.firstOffset(of: "{", from: end), case let shown = CodeScanner(bytes: file.bytes).afterTrivia(brace + 1),
      shown + name.utf8.count <= file.bytes.count else { return nil }
    let use = SourceRange(file: file, start: shown, end: shown + name.utf8.count)
    return use.text == name && use.isWholeName ? use : nil
  }

  fileprivate var isWholeName: Bool {
    func isPart(_ index: Int) -> Bool {
      guard file.bytes.indices.contains(index) else { return false }
      return Character(UnicodeScalar(file.bytes[index])).isWordCharacter
    }
    return !isPart(start - 1) && !isPart(end)
  }

  fileprivate var isDeclared: Bool {
    let before = file.beginningOfLine(before: start)
    return ["var ", "let ", "func "].contains(where: before.hasSuffix)
  }

  /// First on its line, behind a line that does not go on in it.
  fileprivate var beginsStatement: Bool {
    let line = file.startOfLine(at: start)
    guard file.beginningOfLine(before: start).allSatisfy(\.isWhitespace) else { return false }
    let before = file.bytes[..<line].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return before.map { [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")")].contains($0) } ?? false
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  fileprivate func dropPrefix(_ prefix: String) -> Substring { hasPrefix(prefix) ? dropFirst(prefix.count) : self }
}

extension SpokenText {
  /// "Logo", "two people": one to three words without digits, signs, capitals inside or the short forms of programmers,
  /// so that hearing them is most likely no riddle.
  var areWordsOfPeople: Bool {
    let names = literals
    return !hasHoles && !names.isEmpty && names.allSatisfy { name in
      let words = name.split(separator: " ")
      return (1...3).contains(words.count) && words.allSatisfy { word in
        word.count > 2 && word.contains(where: Self.isVowel) && word.allSatisfy(\.isLetter) && word.dropFirst().allSatisfy(\.isLowercase)
          && (word.lowercased() == "logo" || !NameWords.words(.pictureView).contains(word.lowercased()))
      }
    }
  }

  /// One of the names is that of what a picture shows, as symbols are called ("heart", "bell", "arrow"), or of no thing at
  /// all: "Save" and "History" say what a control is for, if in one language only.
  var showsThings: Bool {
    let looks = Set(Words.appearanceWords("en") + Words.shapeWords("en")).union(NameWords.words(.arrow))
      .union(NameWords.words(.pictureNoise))
    return literals.contains { name in
      let words = name.lowercased().split(separator: " ").map(String.init)
      return SFSymbols.isKnown(words.joined(separator: ".")) || words.contains(where: looks.contains)
    }
  }

  /// "img" and "btn" are no words; letters of other scripts may be.
  private static func isVowel(_ letter: Character) -> Bool { !letter.isASCII || "aeiouyAEIOUY".contains(letter) }

  /// For messages: each text that it may be in quotes, shortened; at most three.
  var quoted: String {
    var texts: [String] = []
    for text in flattened where !texts.contains(text) { texts.append(text) }
    let shown = texts.prefix(3).map { text in "'\(text.count > 48 ? text.prefix(48) + "…" : text)'" }
    return shown.joined(separator: " or ") + (texts.count > 3 ? " or others" : "")
  }

  private var flattened: [String] {
    guard parts.count == 1, case .choice(let alternatives) = parts[0] else { return [rendered] }
    return alternatives.flatMap(\.text.flattened).filter { !$0.isEmpty }
  }
}
