import AccessibilityModel
import SourceModel

/// What several findings of one rule come from, so that they are told as one with all its places.
public enum FindingCause: Hashable, Sendable {
  /// A picture that a component draws, wherever it is used.
  case component(SourceRange)
  /// A view that is made of several pictures and of nothing else, such as an icon of layered symbols.
  case drawing(view: String)
  /// A constant of the project, such as a size of its own for fonts, or a list, such as that of a responder's commands
  /// for the keyboard, by the name that code calls it.
  case constant(String)
  /// Colours or a font, as code or a file writes them wherever they are used, and what mends them.
  case look(String)
}

extension Finding {
  /// What is left of it when only some of the findings count that it tells as one: itself, nothing, or those told as one
  /// again.
  public func told(where counts: (Finding) -> Bool) -> [Finding] {
    if joinedFrom.isEmpty { return counts(self) ? [self] : [] }
    let left = joinedFrom.filter(counts)
    if left.count == joinedFrom.count { return [self] }
    return left.isEmpty ? [] : RuleRegistry.rule(rule)?.joined(left) ?? left
  }
}

extension FindingCause {
  /// Places that are listed with a finding.
  private static let placeLimit = 20

  /// One finding for each cause, in the order of the first ones: the surest and gravest, with the places of the others. What edits
  /// all of them in one way edits them together.
  public static func joined(_ findings: [Finding]) -> [Finding] {
    var order: [Int] = []
    var groups: [FindingCause: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let cause = finding.cause else { order.append(index); continue }
      if groups[cause] == nil { order.append(index) }
      groups[cause, default: []].append(index)
    }
    return order.map { index in
      guard let cause = findings[index].cause, let group = groups[cause], group.count > 1 else { return findings[index] }
      return one(of: group.map { findings[$0] })
    }
  }

  private static func one(of findings: [Finding]) -> Finding {
    var ordered = findings.sorted { left, right in
      let (mine, theirs) = (weight(left), weight(right))
      return mine == theirs ? left < right : mine > theirs
    }
    // The gravest of the surest is told, the others in the order of their places.
    let surest = ordered.prefix { weight($0) == weight(ordered[0]) }
    if let gravest = surest.indices.max(by: { (ordered[$0].gravity, -$0) < (ordered[$1].gravity, -$1) }), gravest > 0 {
      ordered.insert(ordered.remove(at: gravest), at: 0)
    }
    var result = ordered[0]
    var seen = Set(result.related.map(\.place) + [result.place])
    let others = ordered.dropFirst().map(\.place).filter { seen.insert($0).inserted }
    result.furtherPlaces = others
    result.joinedFrom = ordered
    result.related += others.prefix(placeLimit).map { RelatedPlace($0, "and here") }
    if case .look? = result.cause, others.count > 1 {
      result.related[result.related.count - min(others.count, placeLimit)].message = "and here, \(others.count + 1) places in all"
    }
    switch result.cause {
    case .component?, .constant?, .look?: result.uses = max(result.uses, others.count + 1)
    case .drawing?, nil: break
    }
    // One part of a drawing is no more worth a name than the next, but all can be hidden.
    result.fixes = result.fixes.compactMap { fix in
      var edits = fix.edits
      for other in ordered.dropFirst() {
        guard let same = other.fixes.first(where: { $0.title == fix.title }) else { return nil }
        edits += same.edits.filter { !edits.contains($0) }
      }
      var fix = fix
      fix.edits = edits
      return fix
    }
    if result.fixes.isEmpty || result.fixes != ordered[0].fixes { result.heard?.after = nil }
    return result
  }

  private static func weight(_ finding: Finding) -> Int {
    let severities: [Severity] = [.note, .warning, .error]
    let certainties: [FindingCertainty] = [.review, .likely, .certain]
    let certainty = certainties.firstIndex(of: finding.certainty) ?? 0
    return (certainty == 0 ? 0 : 10) + 3 * (severities.firstIndex(of: finding.severity) ?? 0) + certainty
  }
}

/// The views of a screen that are made of pictures alone.
struct Drawings: ScreenSurvey {
  private struct View {
    let parent: Int?
    let name: String
    var pictures: Set<SourceRange> = []
    var hasOthers = false
  }

  private struct Use: Hashable {
    let parent: Int
    let site: CallSite
  }

  private var views: [View]
  private var numbers: [Use: Int] = [:]

  init(_ screen: ScreenPlaces) {
    views = [View(parent: nil, name: screen.screen.name)]
    for element in screen.all where element.exposure == .exposed {
      let isPicture = element.role == .image && element.isUnnamedPicture && !element.isInteractive
      for number in path(of: element) {
        if isPicture { views[number].pictures.insert(element.source) } else { views[number].hasOthers = true }
      }
    }
  }

  private mutating func path(of element: AccessibilityElement) -> [Int] {
    var path = [0]
    for site in element.callSites {
      let use = Use(parent: path[path.count - 1], site: site)
      if let known = numbers[use] {
        path.append(known)
      } else {
        numbers[use] = views.count
        path.append(views.count)
        views.append(View(parent: use.parent, name: site.view))
      }
    }
    return path
  }

  /// The outermost view around a picture that holds several of them and nothing else that is heard.
  func drawing(around element: AccessibilityElement) -> String? {
    var number = 0
    if isDrawing(0) { return views[0].name }
    for site in element.callSites {
      guard let next = numbers[Use(parent: number, site: site)] else { return nil }
      number = next
      if isDrawing(number) { return views[number].name }
    }
    return nil
  }

  private func isDrawing(_ number: Int) -> Bool { !views[number].hasOthers && views[number].pictures.count > 1 }
}

extension Outcome {
  /// The same with what it comes from.
  func causing(_ cause: FindingCause) -> Outcome {
    guard case .violation(var violation) = self else { return self }
    violation.cause = cause
    return .violation(violation)
  }
}

extension ElementSubject {
  /// The outcome of a rule about pictures that nobody named, with what it comes from.
  func causing(_ outcome: Outcome) -> Outcome {
    guard case .violation(var violation) = outcome else { return outcome }
    violation.cause = pictureCause
    return .violation(violation)
  }

  /// Why a picture that nobody named is found, where other findings may come from the same: it is part of a drawing, or
  /// a component chooses it and not the callers.
  var pictureCause: FindingCause? {
    if let drawing = surveyed(Drawings.self).drawing(around: element) { return .drawing(view: drawing) }
    let names: [String]
    switch element.image {
    case .symbol(let name)?, .asset(let name)?: names = name.hasHoles ? [] : name.literals
    default: names = []
    }
    let text = element.source.text
    if element.isConstantPicture, !names.isEmpty {
      return text.first?.isUppercase == true ? .constant(text) : .component(element.source)
    }
    return !names.isEmpty && names.allSatisfy(text.contains) ? .component(element.source) : nil
  }
}
