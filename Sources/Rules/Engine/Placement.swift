import AccessibilityModel
import SourceModel

/// Decides where a defect is best repaired: in a component when every use of it is affected, at the uses when only
/// those are.
struct Placement {
  let metadata: RuleMetadata
  /// What was seen, by the source of the element concerned, in the order of first sight.
  private var sources: [Sight] = []
  private var numbers: [SourceRange: Int] = [:]
  private var loose: [Finding] = []

  init(metadata: RuleMetadata) {
    self.metadata = metadata
  }

  /// What was seen of what one place in the source makes.
  private struct Sight {
    let source: SourceRange
    /// Wrong in these uses.
    var violating: [Observation] = []
    /// The rule was sure that all is well in these uses. Most outcomes are passes, of which only the use is asked, and which
    /// of the parts it is that UIKit makes of the same object.
    var passing: [String?: [[CallSite]]] = [:]
    /// Seen as the component alone, though its uses are known.
    var isByItself = false

    var isUndecided: Bool { violating.isEmpty && passing.isEmpty }
  }

  private struct Observation {
    var callSites: [CallSite]
    var part: String?
    var violation: Violation
    var screen: String
    /// Only for callers that pass nothing, as far as the component alone tells.
    var isForMissingArgument: Bool
    /// People see the element and act on it, so it must be right in every branch.
    var isControl: Bool
  }

  mutating func add(_ outcome: Outcome, _ subject: ElementSubject, isByItself: Bool = false) {
    if case .inapplicable = outcome { return }
    let element = subject.element
    let number = numbers[element.source] ?? sources.count
    if number == sources.count {
      numbers[element.source] = number
      sources.append(Sight(source: element.source))
    }
    if isByItself { sources[number].isByItself = true }
    switch outcome {
    case .inapplicable, .undecided: break
    case .pass:
      // One use has the element in many branches.
      if sources[number].passing[element.platform?.part]?.last != element.callSites {
        sources[number].passing[element.platform?.part, default: []].append(element.callSites)
      }
    case .violation(let violation):
      sources[number].violating.append(Observation(
        callSites: element.callSites, part: element.platform?.part, violation: violation, screen: subject.screen.name,
        isForMissingArgument: subject.when.contains { $0.description.hasSuffix("== nil") },
        isControl: element.isInteractive
          && (element.image != nil || element.content.contains { $0.exposure == .exposed || $0.role == .image || $0.isDrawnShape })))
    }
  }

  /// Places of which nothing could be said so far.
  var undecidedSources: [SourceRange] { sources.filter(\.isUndecided).map(\.source) }

  mutating func add(_ outcome: Outcome, screen: String) {
    guard case .violation(let violation) = outcome else { return }
    loose.append(Finding(violation, metadata: metadata, view: screen))
  }

  func findings() -> [Finding] {
    loose + sources.flatMap { sight in
      findings(for: sight).map { finding in
        var finding = finding
        if sight.isByItself {
          finding.certainty = .review
          // Nobody knows whether its uses need an edit in it.
          finding.fixes = []
        }
        return finding
      }
    }
  }

  private func findings(for sight: Sight) -> [Finding] {
    parts(of: sight).flatMap { findings(for: sight, $0) }
  }

  /// Uses that show different parts inside the element, such as one button or another in the label of a row, have
  /// different defects, each with uses of its own. What is written on the uses, such as a gesture, is one.
  private func parts(of sight: Sight) -> [[Observation]] {
    let places = Set(sight.violating.map(\.violation.place))
    guard places.count > 1, places.allSatisfy({ $0 != sight.source && $0.file === sight.source.file }) else { return [sight.violating] }
    let chains = Set(sight.violating.flatMap(\.callSites).map(\.source)).map(ModifierChain.whole)
    guard !places.contains(where: { place in chains.contains { $0.contains(place) } }) else { return [sight.violating] }
    return places.sorted { $0.start < $1.start }.map { place in sight.violating.filter { $0.violation.place == place } }
  }

  private func findings(for sight: Sight, _ violating: [Observation]) -> [Finding] {
    guard let first = surest(of: violating) else { return [] }
    if sight.source.file.build.isLibrary { return outside(violating) }
    // The label of a cell is nothing that its other label could be right for.
    let passing = Set(violating.map(\.part)).flatMap { sight.passing[$0] ?? [] }
    if passing.isEmpty {
      let uses = Set(violating.map(\.callSites)).count
      var violation = metadata.family.isOfNames ? first.violation.shared(with: violating.map(\.violation)) : first.violation
      if metadata.family.isOfNames, uses == 1 { violation.hearAlso(violating.map(\.violation)) }
      var finding = Finding(
        violation, metadata: metadata, view: view(of: first, at: sight.source), uses: uses)
      if uses > 1 { finding.related += usesNotes(violating) }
      finding.screens = Set(violating.map { Screen.whole(of: $0.screen) })
      let sites = violating.map(\.callSites.last?.source)
      if !sites.contains(nil) { finding.useSites = Set(sites.compactMap(\.self)) }
      return [finding]
    }
    return atUses(violating, passing: passing, of: sight.source)
  }

  /// The view in whose body an element is written: what is handed to a component in a closure is its user's.
  /// So is what a helper of the user's makes that the closure calls.
  private func view(of observation: Observation, at source: SourceRange) -> String {
    if let home = source.file.typeName(around: source.start) {
      if observation.callSites.contains(where: { $0.view == home }) { return home }
      if Screen.whole(of: observation.screen) == home { return observation.screen }
    }
    return observation.callSites.last { !$0.source.contains(source) }?.view ?? observation.screen
  }

  /// A defect is as sure, and as bad, as it is in the use that tells most; the first of these.
  private func surest(of observations: [Observation]) -> Observation? {
    var surest: Observation?
    for observation in observations {
      guard let known = surest else {
        surest = observation
        continue
      }
      if rank(of: known.violation) < rank(of: observation.violation) { surest = observation }
    }
    return surest
  }

  private func rank(
    of violation: Violation
  ) -> (certainty: FindingCertainty, severity: Severity, gravity: Double) {
    (violation.certainty, violation.severity ?? metadata.severity, violation.gravity)
  }

  /// A component of a package cannot be repaired by the app: each use of it is told.
  private func outside(_ violating: [Observation]) -> [Finding] {
    var seen: Set<SourceRange> = []
    return violating.compactMap { observation in
      var violation = observation.violation
      guard let index = observation.callSites.lastIndex(where: { !$0.source.file.build.isLibrary }),
        seen.insert(observation.callSites[index].source).inserted else { return nil }
      let site = observation.callSites[index]
      if violation.place.file.build.isLibrary {
        violation.related.insert(RelatedPlace(violation.place, "in '\(site.view)', which is part of a package"), at: 0)
        violation.place = site.source
        violation.fixes = []
      }
      if violation.certainty == .certain { violation.certainty = .likely }
      let outer = observation.callSites[..<index].last?.view ?? observation.screen
      return Finding(violation, metadata: metadata, view: outer)
    }
  }

  /// The first few uses of a component whose every use is affected.
  private func usesNotes(_ violating: [Observation]) -> [RelatedPlace] {
    var seen: Set<SourceRange> = []
    let sites = violating.compactMap(\.callSites.last).filter { seen.insert($0.source).inserted }
    return sites.prefix(3).map { RelatedPlace($0.source, "used here as '\($0.view)'") }
  }

  /// A use without arguments, and without modifiers where these could make a difference between the uses.
  private func isBare(_ site: CallSite, besides passing: [[CallSite]]) -> Bool {
    let text = site.source.text
    if text.hasSuffix("()") { return true }
    guard text.hasPrefix(site.view + "()"), !text.contains("accessibility") else { return false }
    return !Set(passing.compactMap(\.last?.source)).contains { $0.text.contains("accessibility") }
  }

  /// Findings about the uses that are not right, while others are.
  private func atUses(
    _ violating: [Observation], passing: [[CallSite]], of source: SourceRange
  ) -> [Finding] {
    var result: [Finding] = []
    var inBranches: Observation?
    var apart: [Observation] = []
    let right = Set(passing)
    for observation in violating {
      if right.contains(observation.callSites) {
        // Both outcomes for one use come from branches inside the component, as while it is loading: source alone does
        // not tell that anybody misses something.
        if observation.isControl { inBranches = inBranches ?? observation }
        continue
      }
      switch fate(of: observation, besides: passing, of: source) {
      case .dropped: break
      case .told(let finding): result.append(finding)
      case .apart: apart.append(observation)
      }
    }
    let seen = apart.map { ($0.callSites, $0.violation, $0.screen) }
    result += SharedDefects(seen, right: Set(passing.compactMap(\.last?.source)), of: metadata).findings
    if result.isEmpty, let observation = inBranches {
      var violation = observation.violation
      violation.certainty = .review
      // They would change the branches that are right.
      violation.fixes = []
      result.append(Finding(violation, metadata: metadata, view: view(of: observation, at: violation.place)))
    }
    return result
  }

  /// What becomes of something seen at a use, while other uses are right.
  private enum Fate {
    case dropped
    case told(Finding)
    /// It is told with what is seen at other uses.
    case apart
  }

  private func fate(of observation: Observation, besides passing: [[CallSite]], of source: SourceRange) -> Fate {
    var violation = observation.violation
    guard let site = observation.callSites.last else {
      // The component alone: a branch for callers that pass nothing is their business.
      if observation.isForMissingArgument { return .dropped }
      // What is written there goes to the uses that are right as well.
      if metadata.family.isOfNames, violation.fixes.contains(where: { $0.edits(at: source) }) {
        violation.fixes.removeAll { $0.edits(at: source) }
        violation.heard?.after = nil
      }
      return .told(Finding(violation, metadata: metadata, view: observation.screen))
    }
    let isAtUse = observation.callSites.contains { $0.source == violation.place }
    // What sounds the same afterwards is a matter of the code alone, which is right for other uses as it is.
    if let heard = violation.heard, heard.after == heard.before, !isAtUse { return .dropped }
    if violation.place.file !== source.file, !isAtUse {
      // Told at the code that makes it so, such as a gesture around the component.
      return .told(Finding(violation, metadata: metadata, view: observation.screen))
    }
    if isBare(site, besides: passing) {
      // Nothing is handed over at this use that could make the difference: it comes from inside the component.
      violation.certainty = .review
      return .told(Finding(violation, metadata: metadata, view: site.view))
    }
    return .apart
  }
}

extension Fix {
  /// Whether it edits the expression that an element is made by, modifiers included.
  fileprivate func edits(at source: SourceRange) -> Bool {
    let whole = ModifierChain.whole(source)
    return edits.contains { $0.range.file === whole.file && $0.range.start >= whole.start && $0.range.end <= whole.end }
  }
}
