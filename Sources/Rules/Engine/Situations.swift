import AccessibilityModel

/// Numbers for the elements of a screen that no rule can tell apart: of one kind, at the same place in equal
/// surroundings.
///
/// A view that is shown in many branches, such as a row in each of its states, makes the same elements again and again,
/// and a rule that looks around one of them sees the same each time. The surroundings are the use of a view that holds
/// the element, with what stands next to it; beyond them a rule sees only surveys of the screen, so elements of two
/// screens are never alike. Conditions go by which of them are the same and not by their words, since each use says
/// them of other values.
struct Situations {
  /// By position, the number of the situation; nil for elements that are not judged.
  private(set) var numbers: [Int?]
  /// How many situations there are.
  private(set) var count = 0
  /// By number, what tells the situation in another analysis of the same screen. Empty unless that is asked for.
  private(set) var marks: [SituationMark] = []

  private let places: ScreenPlaces
  private let kinds: [Int]

  /// A use of a view with fewer elements counts for a part of what is around it.
  private static let least = 12
  /// How many elements next to a use belong to the surroundings, on either side.
  private static let margin = 12

  /// - Parameters:
  ///   - kinds: By position, the number of the element's kind.
  ///   - judged: The positions of the elements that are judged, in order.
  ///   - isMarked: Whether to mark the situations for other analyses.
  init(of places: ScreenPlaces, kinds: [Int], judged: [Int], isMarked: Bool) {
    self.places = places
    self.kinds = kinds
    numbers = Array(repeating: nil, count: kinds.count)
    if judged.isEmpty { return }
    let uses = enclosingUses()
    var known: [Place: Int] = [:]
    var signatures: [[Int]: Int] = [:]
    var signatureOfUse: [Range<Int>: Int] = [:]
    var digests: [Range<Int>: Int] = [:]
    let screen = isMarked ? digestOfScreen : 0
    for position in judged {
      let use = uses[position]
      if signatureOfUse[use] == nil {
        signatureOfUse[use] = signatures.number(of: signature(of: use))
      }
      let place = Place(signature: signatureOfUse[use] ?? 0, offset: position - use.lowerBound)
      if known[place] == nil {
        known[place] = count
        count += 1
        if isMarked {
          let digest = digests[use] ?? digest(of: use)
          digests[use] = digest
          marks.append(SituationMark(screen: screen, surroundings: digest, offset: place.offset))
        }
      }
      numbers[position] = known[place]
    }
  }

  private struct Place: Hashable {
    let signature: Int
    let offset: Int
  }

  /// By position, the elements of the smallest use of a view around it that is large enough; all elements where there
  /// is none.
  private func enclosingUses() -> [Range<Int>] {
    let all = places.places
    var result = [Range<Int>?](repeating: nil, count: all.count)
    // By depth, where the uses begin that the last element stands in.
    var starts: [Int] = []
    var last: [CallSite] = []
    func close(to depth: Int, at end: Int) {
      while starts.count > depth {
        let start = starts.removeLast()
        guard end - start >= Self.least else { continue }
        for position in start..<end where result[position] == nil { result[position] = start..<end }
      }
    }
    for (position, place) in all.enumerated() {
      let sites = place.element.callSites
      if sites == last, position > 0 { continue }
      close(to: zip(sites, last).prefix { $0 == $1 }.count, at: position)
      while starts.count < sites.count { starts.append(position) }
      last = sites
    }
    close(to: 0, at: all.count)
    return result.map { $0 ?? 0..<all.count }
  }

  /// What rules may ask of the screen as a whole without a survey.
  private var digestOfScreen: Int {
    var hasher = Hasher()
    hasher.combine(places.screen.name)
    hasher.combine(places.screen.kind)
    hasher.combine(places.screen.framework)
    hasher.combine(places.screen.system)
    hasher.combine(places.screen.source)
    hasher.combine(places.exposedCount)
    hasher.combine(places.navigationTitles)
    return hasher.finalize()
  }

  private func window(of use: Range<Int>) -> Range<Int> {
    max(0, use.lowerBound - Self.margin)..<min(kinds.count, use.upperBound + Self.margin)
  }

  /// All that there is in a use and next to it, with the places in the source that a finding may name. Two digests of
  /// different surroundings are equal once in 2^64 cases.
  private func digest(of use: Range<Int>) -> Int {
    var hasher = Hasher()
    hasher.combine(use.lowerBound - window(of: use).lowerBound)
    hasher.combine(use.count)
    var (sites, branch): ([CallSite], Int) = ([], -1)
    for position in window(of: use) {
      let place = places.places[position]
      hasher.combine(kinds[position])
      hasher.combine(place.loops)
      hasher.combine(place.enclosure.digest)
      if place.branch != branch {
        branch = place.branch
        hasher.combine(places.branches.branches[branch].digest)
      }
      if place.element.callSites != sites {
        sites = place.element.callSites
        hasher.combine(sites)
        // What stands around a use may be another text in another state of its file.
        hasher.combine(sites.lazy.compactMap { $0.source.file.states?.isAfter }.first)
      }
    }
    return hasher.finalize()
  }

  /// What there is in a use and next to it: kinds, loops, containers, and which outcomes exclude each other.
  private func signature(of use: Range<Int>) -> [Int] {
    let window = window(of: use)
    var result = [use.lowerBound - window.lowerBound, use.count, places.places[use.lowerBound].containers.count]
    result.reserveCapacity(3 + 3 * window.count)
    let tree = places.branches
    var branches: [Int: Int] = [:]
    var outcomes: [[Int32]] = []
    var contradictory: [Int] = []
    var last = (branch: -1, number: 0)
    for position in window {
      let branch = places.places[position].branch
      if branch != last.branch {
        let number = branches[branch] ?? outcomes.count
        if number == outcomes.count {
          branches[branch] = number
          outcomes.append(tree.branches[branch].numbers)
          contradictory.append(tree.branches[branch].isContradictory ? 1 : 0)
        }
        last = (branch, number)
      }
      result.append(kinds[position])
      result.append(last.number)
      result.append(places.places[position].loops)
    }
    let shared = outcomes.dropFirst().reduce(outcomes[0].count) { count, other in
      zip(outcomes[0].prefix(count), other).prefix { $0 == $1 }.count
    }
    // Outcomes that exclude those around the whole window are left out below.
    result += contradictory
    var subjects: [Int32: Int] = [:]
    for conditions in outcomes {
      result.append(conditions.count - shared)
      for condition in conditions.dropFirst(shared) {
        let (subject, branch) = tree.table.subject(of: condition)
        result.append(subjects.number(of: subject))
        result.append(branch)
      }
    }
    return result
  }
}

/// A situation of an element, in every analysis of this process in which kinds have the same numbers.
struct SituationMark: Hashable, Sendable {
  let screen: Int
  let surroundings: Int
  let offset: Int
}

extension Dictionary where Value == Int {
  /// The number of a key; the next one for a key that is new.
  fileprivate mutating func number(of key: Key) -> Int {
    if let number = self[key] { return number }
    self[key] = count
    return count - 1
  }
}
