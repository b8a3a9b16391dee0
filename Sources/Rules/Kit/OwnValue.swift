import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Texts that say again what a control is set to, and not what it is for: `Text("\(Int(volume)) %")` beside
/// `Slider(value: $volume)`.
extension AccessibilityElement {
  /// Whether a text is made of nothing but what the control is bound to, with digits, signs and units.
  func isOwnValue(_ fact: Fact<SpokenText>?) -> Bool {
    guard let fact, Self.adjusted.contains(role), case let arguments = CallArguments(of: source),
      let bound = arguments.binding ?? arguments.boundValue else { return false }
    // `binding(\.volume)` says of what, and code beside it `settings.volume`.
    let isMember = arguments.binding == nil
    func isBound(_ name: String) -> Bool { name == bound || isMember && name.hasSuffix("." + bound) }
    let (text, holes) = (fact.value, fact.value.holes)
    guard !holes.isEmpty else { return false }
    // In a component the use knows the value by another name than the code has.
    let isWritten = holes.count == 1 && fact.source.map { Self.words(in: $0.text).contains(where: isBound) } ?? false
    guard isWritten || holes.allSatisfy({ Self.words(in: $0).contains(where: isBound) }) else { return false }
    return text.literals.allSatisfy { literal in
      literal.split { !$0.isLetter }.allSatisfy { $0.count <= Self.unitLength }
    }
  }

  /// The title of a menu that is called by nothing but what is chosen in it: `"\(reason)"` of
  /// `Picker("\(reason)", selection: $reason)`.
  var titleOfChoice: SourceRange? {
    let arguments = CallArguments(of: source)
    guard role == .picker, let label, label.origin == .content, !label.value.holes.isEmpty, let title = arguments.title,
      let bound = arguments.binding else { return nil }
    let said = value?.value.literals.flatMap(TextWords.split).map { $0.lowercased() } ?? []
    var isMet = false
    for name in title.text.split(whereSeparator: { !($0.isLetter || $0.isNumber || "._".contains($0)) }) {
      let path = name.hasPrefix("self.") ? name.dropFirst("self.".count) : name
      if path == bound || path.hasPrefix(bound + ".") {
        isMet = true
      } else if path.contains(where: \.isLetter), path.count > Self.unitLength, !said.contains(path.lowercased()) {
        // A word that the options do not have may well say what is chosen.
        return nil
      }
    }
    return isMet ? title : nil
  }

  /// Controls that set a number.
  private static let adjusted: Set<ElementRole> = [.slider, .stepper]

  /// "px", "min" and "kHz" are units; longer words say what is meant.
  private static let unitLength = 3

  /// The names of an expression with their members: `settings.volume` of `Int(settings.volume * 100)`.
  private static func words(in expression: String) -> [String] {
    expression.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }.flatMap { name -> [String] in
      let plain = name.hasPrefix("self.") ? name.dropFirst("self.".count) : name
      // `volume.rounded` and `volume.formatted` are of `volume`.
      var names = [String(plain)]
      while let dot = names[names.count - 1].lastIndex(of: ".") { names.append(String(names[names.count - 1][..<dot])) }
      return names
    }
  }
}
