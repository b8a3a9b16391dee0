import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A value that a shape tells by how far its line is drawn, as the ring of `.trim(from: 0, to: progress)` does.
struct DrawnValue {
  /// The expression of the value.
  let value: String

  init(value: String) { self.value = value }

  /// nil where the line is drawn in full, or its end is chosen for an animation.
  init?(of element: AccessibilityElement) {
    guard element.role == .shape,
      let trim = ModifierChain.links(after: element.source).first(where: { $0.name == "trim" }),
      let end = CallArguments(of: trim.range).arguments.first(where: { $0.label == "to" })?.value.text,
      end.contains(where: \.isLetter), !end.contains("?") else { return nil }
    let name = end.lowercased()
    guard !Self.moving.contains(where: name.contains) else { return nil }
    value = end
  }

  /// A bar for each of several things, as long as its value, with nothing beside it: `.frame(width: block.length)`.
  init?(ofBarIn subject: ElementSubject) {
    let element = subject.element
    guard element.role == .shape, Self.isAloneInItsTurn(subject),
      let frame = ModifierChain.links(after: element.source).first(where: { $0.name == "frame" }) else { return nil }
    let sizes = CallArguments(of: frame.range).arguments.filter { ["width", "height"].contains($0.label) }
    guard let size = sizes.map(\.value.text).first(where: Self.isOfItem) else { return nil }
    value = size
  }

  /// A mark for each of several things whose colour or strength tells its value, with nothing beside it:
  /// `.fill(colour(for: counts[index]))`, `.opacity(day.share)`.
  init?(ofShadeIn subject: ElementSubject) {
    let element = subject.element
    guard element.role == .shape, element.viewName != "Color", element.gestures.isEmpty, Self.isAloneInItsTurn(subject),
      let value = Self.shadedValue(of: element) else { return nil }
    self.value = value
  }

  /// The value that the colour or the strength of a shape tells.
  static func shadedValue(of element: AccessibilityElement) -> String? {
    let given = Self.shadesGiven(to: element)
    return given.lazy.compactMap { Self.shade($0.1, isStrength: $0.0 == "opacity") }.first
  }

  /// Modifiers that give a shape its colour or strength, with what they are given.
  static func shadesGiven(to element: AccessibilityElement) -> [(String, String)] {
    ModifierChain.links(after: element.source).filter { Self.shades.contains($0.name) }.flatMap { link in
      CallArguments(of: link.range).arguments.prefix(1).map { (link.name, $0.value.text) }
    }
  }

  /// A mark of a loop whose colour a `switch` over what it stands for decides: `fill(tint(for: effort))`.
  init?(ofStateIn subject: ElementSubject) {
    let element = subject.element
    guard element.role == .shape, element.viewName != "Color", element.gestures.isEmpty, subject.isRepeated, Self.isAloneInItsTurn(subject),
      let options = element.appearance.foreground?.options, let first = options.first?.conditions.first,
      options.allSatisfy({ $0.conditions.count == 1 && $0.conditions[0].subject == first.subject }),
      Set(options.map(\.value)).count > 1, !first.isAboutLooks else { return nil }
    // What is heard in the same turn may say it.
    let isBeside = subject.neighbours(before: 4, after: 4).contains { $0.loops >= subject.loops && $0.element.exposure == .exposed }
    let parts = first.subjectText.components(separatedBy: " == ")
    // `index == page` is where one is, and no value of what is drawn.
    let isCase = first.asks == .which || first.caseTest != nil || parts.count == 2 && parts[1].hasPrefix("\"")
    guard isCase, !isBeside, !Self.moving.contains(where: first.subject.lowercased().contains) else { return nil }
    value = parts[0]
  }

  private static let shades = FrameworkNames.names(.colourModifier, .shadeModifier)

  /// The value that a function makes a colour of, or that is the strength of one.
  private static func shade(_ text: String, isStrength: Bool) -> String? {
    let lowered = text.lowercased()
    guard !text.contains("?"), !moving.contains(where: lowered.contains) else { return nil }
    // `heat(for: counts[index])`, `shade(of: day.count)`, `.green.opacity(day.share)`
    let made = isStrength ? text : text.firstMatch(of: kept { #/[a-z]\w*\((?:\w+:\s*)?(.+)\)$/# }).map { String($0.1) }
    guard let made, let value = made.firstMatch(of: kept { #/\b([a-z]\w*\[[^\]]+\]|[a-z]\w*\.(?:count|value|amount|share|level|total|score|intensity|percent|percentage|progress|minutes|hours|frequency)\b)/# })
    else { return nil }
    return String(value.1)
  }

  /// A bar as long as its value is of a whole, wherever it stands: `.frame(width: geometry.size.width * progress)`.
  init?(ofMeter element: AccessibilityElement) {
    guard element.role == .shape,
      let frame = ModifierChain.links(after: element.source).last(where: { $0.name == "frame" }) else { return nil }
    let sizes = CallArguments(of: frame.range).arguments.filter { ["width", "height"].contains($0.label) }
    guard let share = sizes.lazy.compactMap({ Self.share($0.value.text) }).first else { return nil }
    value = share
  }

  /// Larger numbers are lengths, of which a value is the share.
  private static let smallFactor = 2.0

  /// What a length is multiplied with: `progress` of `geometry.size.width * CGFloat(progress)`. nil where it is another
  /// length, or moves by itself.
  private static func share(_ written: String) -> String? {
    // `share*width` is `share * width`.
    let size = written.replacing(kept { #/\s*\*\s*/# }, with: " * ")
    let lowered = size.lowercased()
    guard size.contains(" * "), !size.contains("?"), !moving.contains(where: lowered.contains) else { return nil }
    let factors = size.components(separatedBy: " * ")
    func paths(_ text: String) -> [String] {
      text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init).filter { $0.contains(where: \.isLetter) }
    }
    func isLength(_ path: String) -> Bool {
      path.split(separator: ".").contains { part in
        !NameWords.words(.geometry).isDisjoint(with: IdentifierWords.split(String(part)).map { $0.lowercased() })
          || ["width", "height", "length", "radius", "scale", "ratio", "padding", "offset"].contains(where: part.lowercased().hasSuffix)
      }
    }
    // What a small number is multiplied with is a length itself: `side * 0.4`.
    if factors.contains(where: { factor in Double(factor).map { abs($0) <= smallFactor } ?? false }) { return nil }
    // One of them is a length, and the other one nothing but a value of run time.
    guard factors.contains(where: { factor in Double(factor) != nil || paths(factor).contains(where: isLength) }) else { return nil }
    return factors.lazy.flatMap(paths).first { path in
      path.first?.isLowercase ?? false && !isLength(path) && !["min", "max", "abs", "self"].contains(path)
    }
  }

  /// Each turn of the loop draws this and nothing else.
  private static func isAloneInItsTurn(_ subject: ElementSubject) -> Bool {
    let beside = subject.neighbours(before: 1, after: 1)
    if beside.contains(where: { $0.element.source == subject.element.source }) { return true }
    return subject.isRepeated && !beside.contains { $0.isRepeated && $0.element.exposure == .exposed }
  }

  /// Made of a property of something: `item.value`, `CGFloat(day.count) * 4`.
  private static func isOfItem(_ size: String) -> Bool {
    let lowered = size.lowercased()
    guard !size.contains("?"), !moving.contains(where: lowered.contains) else { return false }
    let paths = size.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
    return paths.contains { path in
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count > 1, parts[0].first?.isLowercase ?? false else { return false }
      return parts.allSatisfy { NameWords.words(.geometry).isDisjoint(with: IdentifierWords.split($0).map { $0.lowercased() }) }
    }
  }

  /// What is drawn bit by bit, or turns while something is loaded.
  private static let moving = NameWords.words(.drawnMotion)

  /// How what stands beside a shape tells its value.
  enum Telling {
    case always, never
    /// Only as long as a condition holds.
    case sometimes(String)
  }

  /// Whether something beside the shape may tell the value: a text or control with words of run time, or one around it.
  ///
  /// - Parameter ofSameCode: Only texts of the same file count: what paints nothing but room is a component of its own.
  func telling(beside subject: ElementSubject, ofSameCode: Bool = false) -> Telling {
    let places = subject.neighbours(before: 3, after: 3).filter { place in
      let element = place.element
      guard element.exposure == .exposed, !ofSameCode || element.source.file === subject.element.source.file else { return false }
      if element.role == .opaque || element.value?.value.hasHoles ?? false { return true }
      // A title tells what it is of, and not how far it is.
      return element.label?.value.holes.contains { !Self.isTitle($0) || Self.words(of: value).contains($0) } ?? false
    }
    let conditions = places.map { place in place.when.last { !subject.when.contains($0) } }
    guard let first = conditions.first else { return .never }
    // In another branch something else may tell it.
    guard let only = first, conditions.allSatisfy({ $0 != nil && !($0?.isOtherOutcome(of: only) ?? true) }) else { return .always }
    return .sometimes(only.description)
  }

  /// `item.title`, `name`: words by which something is called.
  private static func isTitle(_ hole: String) -> Bool {
    guard hole.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
      let last = hole.split(separator: ".").last?.lowercased() else { return false }
    return NameWords.words(.captionName).contains(where: last.hasSuffix)
  }

  private static func words(of expression: String) -> Set<String> {
    Set(expression.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init))
  }

  /// The data that a path is drawn through: `readings` of `Path { path in for reading in readings { path.addLine(…) } }`,
  /// and of a function that makes the path so; nil for a drawing of a form.
  static func data(ofPath element: AccessibilityElement) -> String? {
    let made = element.source
    guard element.role == .shape, made.text.hasPrefix("Path") else { return nil }
    let isClosure = made.text.contains("{")
    let end = isClosure ? made.end : min(made.file.bytes.count, made.end + 1200)
    var code = SourceRange(file: made.file, start: made.start, end: end).text
    if !isClosure {
      guard let done = code.firstRange(of: "return ") else { return nil }
      code = String(code[..<done.lowerBound])
      // The path of another function.
      if code.contains("func ") { return nil }
    }
    guard code.contains(".addLine(") || code.contains(".addCurve(") || code.contains(".addQuadCurve(") || code.contains(".addLines("),
      let loop = code.firstMatch(of: kept { #/\bfor\s+[^{}]{1,60}?\sin\s+([A-Za-z_][\w.]*)(\([^{}]*\)|\[[^{}]*\])*\s*(where[^{}]*)?\{/# }) else { return nil }
    let name = loop.1.split(separator: ".").map(String.init)
    let path = ["enumerated", "indices", "dropFirst", "dropLast", "sorted", "reversed", "prefix", "suffix"].contains(name.last ?? "")
      ? name.dropLast() : name[...]
    guard let last = path.last, !last.isEmpty, !["stride", "zip"].contains(last) else { return nil }
    return path.joined(separator: ".")
  }

  /// Whether something beside a drawing may say what the data are.
  static func isSaid(_ data: String, beside subject: ElementSubject) -> Bool {
    let last = data.split(separator: ".").last.map(String.init) ?? data
    return subject.neighbours(before: 4, after: 4).contains { place in
      let element = place.element
      guard element.exposure == .exposed else { return false }
      let holes = [element.label?.value, element.value?.value].compactMap(\.self).flatMap(\.holes)
      return element.role == .opaque || holes.contains { $0.contains(last) || place.isRepeated && !isTitle($0) }
    }
  }
}
