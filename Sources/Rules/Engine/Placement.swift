import AccessibilityModel
import SourceModel

/// Decides where a defect is best repaired: in a component when every use of it is affected, at the uses when only
/// those are.
struct Placement {
  let metadata: RuleMetadata
  /// What was seen, by the source of the element concerned, in the order of first sight.
  private var sources: [SourceRange] = []
  private var observations: [SourceRange: [Observation]] = [:]
  private var loose: [Finding] = []
  /// Uses in which an element was merged into another one.
  private var merged: [SourceRange: Set<[CallSite]>] = [:]

  init(metadata: RuleMetadata) { self.metadata = metadata }

  private struct Observation {
    var callSites: [CallSite]
    var violation: Violation?
    /// The rule was sure that all is well.
    var isPass: Bool
    var screen: String
    /// Only for callers that pass nothing, as far as the component alone tells.
    var isForMissingArgument: Bool
  }

  mutating func add(_ outcome: Outcome, element: AccessibilityElement, when: [Condition], screen: String) {
    var violation: Violation?
    var isPass = false
    switch outcome {
    case .inapplicable: return
    case .violation(let found): violation = found
    case .pass: isPass = true
    case .undecided: break
    }
    if observations[element.source] == nil { sources.append(element.source) }
    observations[element.source, default: []].append(Observation(
      callSites: element.callSites, violation: violation, isPass: isPass, screen: screen,
      isForMissingArgument: when.contains { $0.description.hasSuffix("== nil") }))
  }

  /// What was merged into another element was seen there: alone, its component says nothing about it any more.
  mutating func noteMerged(_ content: [AccessibilityElement]) {
    for element in content where !element.callSites.isEmpty && observations[element.source] != nil {
      merged[element.source, default: []].insert(element.callSites)
    }
  }

  mutating func add(_ outcome: Outcome, screen: String) {
    guard case .violation(let violation) = outcome else { return }
    loose.append(Finding(violation, metadata: metadata, view: screen))
  }

  func findings() -> [Finding] {
    loose + sources.flatMap { findings(for: Self.widest(observations[$0] ?? [], merged: merged[$0] ?? [])) }
  }

  /// Without what is seen again in a wider context: a component by itself, once its uses are known.
  private static func widest(_ observations: [Observation], merged: Set<[CallSite]>) -> [Observation] {
    var suffixes: Set<[CallSite]> = []
    for callSites in merged {
      for count in 0..<callSites.count { suffixes.insert(Array(callSites.suffix(count))) }
    }
    for observation in observations {
      for count in 0..<observation.callSites.count { suffixes.insert(Array(observation.callSites.suffix(count))) }
    }
    return observations.filter { !suffixes.contains($0.callSites) }
  }

  private func findings(for observations: [Observation]) -> [Finding] {
    let violating = observations.filter { $0.violation != nil }
    guard let first = violating.first, let violation = first.violation else { return [] }
    let passing = observations.filter(\.isPass)
    if passing.isEmpty {
      let uses = Set(violating.map(\.callSites)).count
      var finding = Finding(violation, metadata: metadata, view: first.callSites.last?.view ?? first.screen, uses: uses)
      if uses > 1 { finding.related += usesNotes(violating) }
      return [finding]
    }
    return atUses(violating, passing: passing)
  }

  /// The first few uses of a component whose every use is affected.
  private func usesNotes(_ violating: [Observation]) -> [RelatedPlace] {
    var seen: Set<SourceRange> = []
    let sites = violating.compactMap(\.callSites.last).filter { seen.insert($0.source).inserted }
    return sites.prefix(3).map { RelatedPlace($0.source, "used here as '\($0.view)'") }
  }

  private func atUses(_ violating: [Observation], passing: [Observation]) -> [Finding] {
    var result: [Finding] = []
    for observation in violating {
      guard var violation = observation.violation else { continue }
      guard let site = observation.callSites.last else {
        // The component alone: a branch for callers that pass nothing is their business; and where another branch is
        // right, such as before loading ends, source alone does not tell that anybody misses something.
        if observation.isForMissingArgument || passing.contains(where: { $0.callSites.isEmpty }) { continue }
        result.append(Finding(violation, metadata: metadata, view: observation.screen))
        continue
      }
      if passing.contains(where: { $0.callSites == observation.callSites }) {
        // Both outcomes for one use come from branches inside the component, as while it is loading: not a finding
        // that can rest on source alone.
        continue
      }
      violation.related.insert(RelatedPlace(violation.place, "in '\(site.view)', other uses of which are right"), at: 0)
      // Edits inside the component would change the uses that are right.
      violation.fixes = []
      violation.place = site.source
      let outer = observation.callSites.dropLast().last?.view ?? observation.screen
      result.append(Finding(violation, metadata: metadata, view: outer))
    }
    return result
  }
}
