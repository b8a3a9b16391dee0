import AccessibilityModel
import SourceModel

/// Decides where a defect is best repaired: in a component when every use of it is affected, at the uses when only
/// those are.
struct Placement {
  let metadata: RuleMetadata
  /// What was seen, by the source of the element concerned, in the order of first sight.
  private var sources: [(source: SourceRange, observations: [Observation])] = []
  private var numbers: [SourceRange: Int] = [:]
  private var loose: [Finding] = []

  init(metadata: RuleMetadata) {
    self.metadata = metadata
  }

  private struct Observation {
    var callSites: [CallSite]
    var violation: Violation?
    /// The rule was sure that all is well.
    var isPass: Bool
    var screen: String
    /// Only for callers that pass nothing, as far as the component alone tells.
    var isForMissingArgument: Bool
    /// People see the element and act on it, so it must be right in every branch.
    var isControl: Bool
    /// The component alone, though its uses are known.
    var isByItself: Bool
  }

  mutating func add(_ outcome: Outcome, _ subject: ElementSubject, isByItself: Bool = false) {
    let element = subject.element
    var violation: Violation?
    var isPass = false
    switch outcome {
    case .inapplicable: return
    case .violation(let found): violation = found
    case .pass: isPass = true
    case .undecided: break
    }
    let number = numbers[element.source] ?? sources.count
    if number == sources.count {
      numbers[element.source] = number
      sources.append((element.source, []))
    }
    // Most outcomes are passes, of which only the use is asked.
    let isFound = violation != nil
    sources[number].observations.append(Observation(
      callSites: element.callSites, violation: violation, isPass: isPass, screen: isFound ? subject.screen.name : "",
      isForMissingArgument: isFound && subject.when.contains { $0.description.hasSuffix("== nil") },
      isControl: isFound && element.isInteractive
        && (element.image != nil || element.content.contains { $0.exposure == .exposed }),
      isByItself: isByItself))
  }

  /// Places of which nothing could be said so far.
  var undecidedSources: [SourceRange] {
    sources.filter { $0.observations.allSatisfy { $0.violation == nil && !$0.isPass } }.map(\.source)
  }

  mutating func add(_ outcome: Outcome, screen: String) {
    guard case .violation(let violation) = outcome else { return }
    loose.append(Finding(violation, metadata: metadata, view: screen))
  }

  func findings() -> [Finding] {
    loose + sources.flatMap { source, all in
      let isByItself = all.contains(where: \.isByItself)
      return findings(for: all, of: source).map { finding in
        var finding = finding
        if isByItself {
          finding.certainty = .review
          // Nobody knows whether its uses need an edit in it.
          finding.fixes = []
        }
        return finding
      }
    }
  }

  private func findings(for observations: [Observation], of source: SourceRange) -> [Finding] {
    let violating = observations.filter { $0.violation != nil }
    guard let first = violating.first, let violation = first.violation else { return [] }
    let passing = observations.filter(\.isPass)
    if source.file.build.isLibrary { return outside(violating) }
    if passing.isEmpty {
      let uses = Set(violating.map(\.callSites)).count
      var finding = Finding(violation, metadata: metadata, view: first.callSites.last?.view ?? first.screen, uses: uses)
      if uses > 1 { finding.related += usesNotes(violating) }
      return [finding]
    }
    return atUses(violating, passing: passing, of: source)
  }

  /// A component of a package cannot be repaired by the app: each use of it is told.
  private func outside(_ violating: [Observation]) -> [Finding] {
    var seen: Set<SourceRange> = []
    return violating.compactMap { observation in
      guard var violation = observation.violation,
        let index = observation.callSites.lastIndex(where: { !$0.source.file.build.isLibrary }),
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
  private func isBare(_ site: CallSite, besides passing: [Observation]) -> Bool {
    let text = site.source.text
    if text.hasSuffix("()") { return true }
    guard text.hasPrefix(site.view + "()"), !text.contains("accessibility") else { return false }
    return !Set(passing.compactMap(\.callSites.last?.source)).contains { $0.text.contains("accessibility") }
  }

  private func atUses(
    _ violating: [Observation], passing: [Observation], of source: SourceRange
  ) -> [Finding] {
    var result: [Finding] = []
    var inBranches: Observation?
    let right = Set(passing.map(\.callSites))
    for observation in violating {
      guard var violation = observation.violation else { continue }
      if right.contains(observation.callSites) {
        // Both outcomes for one use come from branches inside the component, as while it is loading: source alone does
        // not tell that anybody misses something.
        if observation.isControl { inBranches = inBranches ?? observation }
        continue
      }
      guard let site = observation.callSites.last else {
        // The component alone: a branch for callers that pass nothing is their business.
        if observation.isForMissingArgument { continue }
        result.append(Finding(violation, metadata: metadata, view: observation.screen))
        continue
      }
      let isAtUse = observation.callSites.contains { $0.source == violation.place }
      if violation.place.file !== source.file, !isAtUse {
        // Told at the code that makes it so, such as a gesture around the component.
        result.append(Finding(violation, metadata: metadata, view: observation.screen))
        continue
      }
      if isBare(site, besides: passing) {
        // Nothing is handed over at this use that could make the difference: it comes from inside the component.
        violation.certainty = .review
        result.append(Finding(violation, metadata: metadata, view: site.view))
        continue
      }
      violation.related.insert(RelatedPlace(violation.place, "in '\(site.view)', other uses of which are right"), at: 0)
      // Edits inside the component would change the uses that are right.
      violation.fixes = []
      violation.place = site.source
      let outer = observation.callSites.dropLast().last?.view ?? observation.screen
      result.append(Finding(violation, metadata: metadata, view: outer))
    }
    if result.isEmpty, let observation = inBranches, var violation = observation.violation {
      violation.certainty = .review
      // They would change the branches that are right.
      violation.fixes = []
      result.append(Finding(violation, metadata: metadata, view: observation.callSites.last?.view ?? observation.screen))
    }
    return result
  }
}
