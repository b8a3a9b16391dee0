import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// What pictures come to whose name is one of several that run time chooses from, for as long as a builder lives: a view
/// that draws the icons of a whole app has dozens of names, in each of its uses the same.
struct NamedPictures {
  private var known: [Key: Named] = [:]

  /// Pictures that are kept; when there are more, all are dropped.
  private static let limit = 10_000

  struct Key: Hashable {
    let name: ValueFingerprint
    let source: SourceRange
    let isSymbol: Bool
  }

  struct Named {
    let image: ImageSource?
    let label: Fact<SpokenText>?
    let exposure: Exposure
    /// What was looked up for it, if somebody wants to know.
    let use: LookupUse?
    /// Holds what its fingerprint stands for.
    let name: Value
  }

  subscript(key: Key) -> Named? { known[key] }

  mutating func insert(_ named: Named, for key: Key) {
    if known.count >= Self.limit { known = [:] }
    known[key] = named
  }
}

extension TreeBuilder {
  /// Does what `set` makes of a picture's name, or what it made of the same name before.
  func named(
    by argument: EvaluatedArgument, isSymbol: Bool, _ element: inout AccessibilityElement,
    _ set: (EvaluatedArgument, inout AccessibilityElement) -> Void
  ) {
    guard case .choice = argument.value, argument.value.isMadeOfTexts,
      let name = evaluator.fingerprint(of: argument.value) else { return set(argument, &element) }
    let key = NamedPictures.Key(name: name, source: argument.source, isSymbol: isSymbol)
    if let known = pictures[key] {
      evaluator.declarations.note(known.use)
      (element.image, element.label, element.exposure) = (known.image, known.label, known.exposure)
      return
    }
    let use = evaluator.declarations.noting { set(argument, &element) }.use
    pictures.insert(
      NamedPictures.Named(
        image: element.image, label: element.label, exposure: element.exposure, use: use, name: argument.value),
      for: key)
  }
}

extension Value {
  /// Whether no code has to be run to read it.
  fileprivate var isMadeOfTexts: Bool {
    switch self {
    case .choice(let alternatives): alternatives.allSatisfy(\.value.isMadeOfTexts)
    case .text, .unknown: true
    default: false
    }
  }
}
