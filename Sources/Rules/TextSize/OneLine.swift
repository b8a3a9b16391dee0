import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A text of one line at most that grows with the text size and has little room to do so.
struct OneLine: Sendable {
  enum Lack: Hashable, Sendable {
    /// The name of a thing: about how many letters are left of it at the largest text size.
    case letters(Int)
    /// Words that source gives, wider than the line at twice the usual text size: points of both.
    case words(needed: Double, room: Double)
  }

  let text: AccessibilityElement
  let modifier: SourceRange
  let lack: Lack
  /// By what code calls the thing; empty for words that source gives.
  let names: Set<String>

  /// What of a screen is cut off in its only line.
  static func found(on screen: ScreenPlaces, in context: RuleContext) -> [OneLine] {
    screen.places.flatMap { place -> [OneLine] in
      guard place.element.exposure != .hidden, !isInBar(place) else { return [] }
      let line = LineRoom.width(in: place.containers)
      return place.element.drawnTexts.compactMap { OneLine($0, on: line, in: context) }
    }
  }

  /// What a screen shows in as many lines as it takes, by what code calls it, and in its title.
  static func shownInFull(on screen: ScreenPlaces) -> [String] {
    let whole = screen.places.flatMap { place -> [AccessibilityElement] in
      if place.element.role == .navigationTitle { return [place.element] }
      return place.element.drawnTexts.filter { [.text, .sectionHeader, .sectionFooter].contains($0.role) && !isHeldToOneLine($0) }
    }
    // "title" alone is that of anything.
    return whole.flatMap(names).filter { $0.contains(".") }
  }

  /// - Parameter line: Points that a phone or a column leaves for a line.
  private init?(_ text: AccessibilityElement, on line: Double, in context: RuleContext) {
    guard [.text, .sectionHeader, .sectionFooter].contains(text.role), text.framework == .swiftUI,
      let limit = text.appearance.lineLimit, limit.single == 1, let scale = Self.scale(of: text),
      text.appearance.largestTextSize == nil, !Self.standsWhereItMayRun(text) else { return nil }
    self.text = text
    modifier = limit.modifier
    let wordings = LetterSize.wordings(of: text)
    if !wordings.isEmpty {
      let long = wordings.filter { $0.contains(" ") && $0.count > Self.fewLetters }
      guard let whole = long.compactMap({ LetterSize.wholeLine($0, of: text) }).max() else { return nil }
      let needed = whole * scale
      let room = Self.room(of: text, on: line, at: TextStyles.doubled, in: context).points
      guard needed > room else { return nil }
      (lack, names) = (.words(needed: needed.rounded(), room: room.rounded()), [])
      return
    }
    let names = Self.names(of: text)
    guard names.contains(where: Self.isNameOfThing), let size = LetterSize.letters(text, at: TextStyles.largest) else { return nil }
    let room = Self.room(of: text, on: line, at: TextStyles.largest, in: context)
    let letters = Int(room.points / (size * scale * Self.letterWidth(in: context)))
    guard room.isShared, letters < Self.fewLetters else { return nil }
    (lack, self.names) = (.letters(max(1, letters)), names)
  }

  /// With fewer letters than these mostly nobody can tell what is called so.
  private static let fewLetters = 12

  /// The part of the size of a font that a letter is wide. Source: Helvetica, Adobe Font Metrics (lower case 0.5 on the
  /// average); signs of Chinese, Japanese and Korean are squares (Unicode Standard Annex 11, East Asian Width).
  private static func letterWidth(in context: RuleContext) -> Double {
    ["ja", "zh", "ko"].contains(context.developmentLanguage.prefix(2).lowercased()) ? 0.9 : 0.5
  }

  private static func isHeldToOneLine(_ text: AccessibilityElement) -> Bool {
    text.appearance.lineLimit?.options.contains { $0.value == 1 } ?? false
  }

  /// The system shows what stands in its bars in sizes of its own.
  private static func isInBar(_ place: ScreenPlaces.Place) -> Bool {
    place.element.role == .navigationTitle
      || place.containers.contains { [.navigationBar, .toolbar, .tabBar, .alert, .dialog, .menu].contains($0.kind) }
  }

  /// The part of its size that it may shrink to; nil where that is so small that `text-shrinks` tells of it, or not known.
  private static func scale(of text: AccessibilityElement) -> Double? {
    guard let setting = text.appearance.minimumScale else { return 1 }
    guard let scale = setting.options.map(\.value).min(), scale >= TextShrinks.least else { return nil }
    return min(1, scale)
  }

  /// It takes the width that it needs, scrolls sideways, or code has an arrangement of its own for large text.
  private static func standsWhereItMayRun(_ text: AccessibilityElement) -> Bool {
    if !text.modifiers(named: "fixedSize").isEmpty || !text.modifiers(named: "accessibilityShowsLargeContentViewer").isEmpty { return true }
    return hasRoom(text.source) || text.callSites.contains { hasRoom($0.source) }
  }

  /// Whether what is around a place lets its content be as wide as it is, or code heeds the text size there. Many elements
  /// come of one place, and most of what is around them is code of the same views.
  static func hasRoom(_ place: SourceRange) -> Bool {
    place.remembered(for: OneLine.self) {
      if heedsTextSize(place.file) { return true }
      return place.file.openBraces(around: place.start).contains { brace in
        let words = place.file.wordsBefore(brace: brace)
        return words.contains(where: roomy.contains) || words.contains("ScrollView") && words.contains("horizontal")
      }
    }
  }

  private static func heedsTextSize(_ file: SourceFile) -> Bool {
    ["dynamicTypeSize", "sizeCategory", "isAccessibilitySize", "isAccessibilityCategory"].contains { file.firstOffset(of: $0) != nil }
  }

  private static let roomy: Set<Substring> = [
    "ViewThatFits", "LazyHStack", "LazyHGrid", "ToolbarItem", "ToolbarItemGroup", "toolbar", "navigationBarItems", "tabItem", "contextMenu",
  ]
}

// How it is called.
extension OneLine {
  /// "song.title" of `viewModel.songs[index].title` and of `song.title`, as the code of the text and that of its callers
  /// write it.
  fileprivate static func names(of text: AccessibilityElement) -> Set<String> {
    let written = CallArguments(of: text.source).arguments.first?.value.text ?? ""
    return Set((text.drawnText.holes + [written]).compactMap(name))
  }

  private static func name(_ code: String) -> String? {
    // What stands in for it where it is missing, and what a function is given.
    let path = String(code.prefix { $0 != "(" }).components(separatedBy: " ??")[0]
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._?![]$".contains($0) }) else { return nil }
    let parts = path.split(separator: ".").map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
    guard let last = parts.last, let word = IdentifierWords.split(String(last)).last?.lowercased() else { return nil }
    guard parts.count > 1, case let owners = IdentifierWords.split(String(parts[parts.count - 2])).map({ $0.lowercased() }),
      var owner = owners.last else { return word }
    // What is played now is another one than that of the row.
    if owners.count > 1, NameWords.words(.activeFlag).contains(owners[0]) { owner = owners.joined(separator: " ") }
    return "\(owner.hasSuffix("s") ? String(owner.dropLast()) : owner).\(word)"
  }

  private static func isNameOfThing(_ name: String) -> Bool {
    name.split(separator: ".").last.map { NameWords.words(.thingName).contains(String($0)) } ?? false
  }
}

// The room that it has.
extension OneLine {
  /// Points that are left for a text, rather too many, and whether something else has a part of the line.
  private static func room(
    of text: AccessibilityElement, on line: Double, at textSize: String, in context: RuleContext
  ) -> (points: Double, isShared: Bool) {
    let row = row(of: text)
    let frame = text.appearance.fixedWidth.flatMap { setting in setting.options.map(\.value).max().map { (setting.modifier, $0) } }
    let held = frame.map { min($0.1, line) } ?? line
    if let frame, frame.1 < line, row.map({ $0.contains(frame.0) }) ?? true { return (held, true) }
    guard let row, let call = context.call(at: row), let stack = CodeChain(reading: call).call else { return (held, held < LineRoom.phone) }
    let taken = taken(besides: text, in: stack, at: textSize)
    return (max(0, held - taken), taken > 0 || held < LineRoom.phone)
  }

  private static func row(of text: AccessibilityElement) -> SourceRange? {
    guard let layout = text.layout else { return nil }
    return layout.axis == .horizontal ? layout.source : layout.rowAround
  }

  /// Points that others take in a row, rather too few: what is there only now and then is left out.
  private static func taken(besides text: AccessibilityElement, in stack: Call, at textSize: String) -> Double {
    let parts = stack.closures.flatMap(\.body.statements).compactMap { statement -> CodeChain? in
      guard case .expression(let made) = statement, !made.range.contains(text.source) else { return nil }
      return CodeChain(reading: made)
    }
    let widths = parts.compactMap { width(of: $0, at: textSize) }.filter { $0 > 0 }
    let gap = stack.argument("spacing")?.numberValue ?? LineRoom.spacing
    return widths.reduce(0) { $0 + $1 + gap }
  }

  private static func width(of part: CodeChain, at textSize: String) -> Double? {
    if let frame = part.links.last(where: { $0.name == "frame" && $0.call.argument("width")?.numberValue != nil }) {
      return frame.call.argument("width")?.numberValue
    }
    let style = part.link("font").flatMap { $0.call.arguments.first?.value.dottedName?.split(separator: ".").last.map(String.init) } ?? "body"
    let size = TextStyles.size(of: style, at: textSize)?.size
    switch part.name {
    // A word or a number.
    case "Text": return size.map { $0 * 0.5 * Double(max(1, part.call?.arguments.first?.value.plainText?.count ?? 3)) }
    case "Image" where part.call?.arguments.first?.label == "systemName" && !part.has("resizable"):
      return part.link("font") == nil || TextStyles.contains(style) ? size : nil
    // Apple: Human Interface Guidelines, Layout and UISwitch, 51 points wide.
    case "Toggle": return part.has("labelsHidden") ? 51 : nil
    default: return nil
    }
  }
}
