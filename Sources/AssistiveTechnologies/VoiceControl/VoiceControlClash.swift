import AccessibilityModel

/// A name that belongs to several elements at once, so that Voice Control asks which one is meant.
public struct VoiceControlClash: Hashable, Sendable {
  /// The name as the first element has it.
  public var name: SpokenText
  /// The elements that have it, in order.
  public var stops: [TranscriptStop]
  /// Where they are in the list that was given.
  public var positions: [Int]
  /// True when an element is made once for each member of a collection, all with this name.
  public var isRepetition: Bool

  public init(name: SpokenText, stops: [TranscriptStop], positions: [Int], isRepetition: Bool) {
    self.name = name
    self.stops = stops
    self.positions = positions
    self.isRepetition = isRepetition
  }
}

extension VoiceControl {
  /// Names shared by several elements that exist at the same time, in order of first appearance.
  ///
  /// Only names that are known in full are compared: two elements with the hole `«title»` may have different titles.
  /// Elements of branches that exclude each other, of different tabs, or of a sheet and the screen below it do not
  /// meet. An element in a loop meets itself.
  public func clashes(in stops: [TranscriptStop]) -> [VoiceControlClash] {
    var order: [NamePhrase] = []
    var holders: [NamePhrase: [Holder]] = [:]
    for (position, stop) in stops.enumerated() {
      for name in names(of: stop) where !name.hasHoles && name.choices.isEmpty {
        let phrase = NamePhrase(name)
        guard !phrase.isEmpty else { continue }
        if holders[phrase] == nil { order.append(phrase) }
        holders[phrase, default: []].append(Holder(name: name, stop: stop, position: position))
      }
    }
    return order.flatMap { phrase in clashes(among: holders[phrase] ?? []) }
  }

  private struct Holder {
    var name: SpokenText
    var stop: TranscriptStop
    var position: Int
  }

  /// The holders of one name, split into groups whose members meet.
  private func clashes(among holders: [Holder]) -> [VoiceControlClash] {
    var groups: [[Int]] = []
    for index in holders.indices {
      let meets = groups.indices.filter { group in
        groups[group].contains { holders[$0].stop.coexists(with: holders[index].stop) }
      }
      guard let first = meets.first else {
        groups.append([index])
        continue
      }
      groups[first].append(index)
      for other in meets.dropFirst().reversed() { groups[first] += groups.remove(at: other) }
    }
    return groups.compactMap { group in
      let group = group.sorted()
      let stops = group.map { holders[$0].stop }
      let isRepetition = stops.contains { !$0.repeats.isEmpty }
      guard stops.count > 1 || isRepetition else { return nil }
      return VoiceControlClash(
        name: holders[group[0]].name, stops: stops, positions: group.map { holders[$0].position },
        isRepetition: isRepetition)
    }
  }
}

extension TranscriptStop {
  /// Whether a person can meet both stops on the screen at the same time.
  func coexists(with other: TranscriptStop) -> Bool {
    let areExclusive = when.contains { mine in
      other.when.contains { $0.excludes(mine) }
    }
    guard !areExclusive else { return false }
    let shared = zip(containers, other.containers).prefix { $0.isSame(as: $1) }.count
    let mine = containers.dropFirst(shared)
    let others = other.containers.dropFirst(shared)
    if mine.contains(where: \.isPresentation) || others.contains(where: \.isPresentation) { return false }
    return mine.first?.kind != .tabPage || others.first?.kind != .tabPage
  }
}

extension AccessibilityContainer {
  /// Whether both are the one container that the source makes in this place. The nodes need no comparison.
  func isSame(as other: AccessibilityContainer) -> Bool { kind == other.kind && source == other.source }
}
