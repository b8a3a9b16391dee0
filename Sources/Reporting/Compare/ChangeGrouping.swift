import AccessibilityModel
import SourceModel

/// Joins the changes of all screens: what one component changes on each screen that shows it is told once.
struct ChangeGrouping {
  private let pairs: [ScreenPair]
  /// By file, the code of views that are no screens.
  private var code: [ObjectIdentifier: [(range: SourceRange, component: ComparedState.Component)]] = [:]
  private var found: [(change: ListenerChange, screens: [Int])] = []
  private var places: [ListenerChange.Identity: Int] = [:]
  private let uses: CallUses

  /// - Parameter components: Of both states, those that are there now first.
  init(pairs: [ScreenPair], components: [ComparedState.Component], uses: CallUses) {
    self.pairs = pairs
    self.uses = uses
    for component in components {
      for range in component.code { code[ObjectIdentifier(range.file), default: []].append((range, component)) }
    }
  }

  mutating func add(_ changes: [ListenerChange], of screen: Int) {
    for change in changes {
      let identity = change.identity(uses)
      if let place = places[identity] {
        // A component may stand on a screen more than once.
        if !found[place].screens.contains(screen) { found[place].screens.append(screen) }
        // Where it is declared, it is told without the arguments of some use.
        if isDeclared(change, on: screen) {
          found[place].change = change
        }
      } else {
        places[identity] = found.count
        found.append((change, [screen]))
      }
    }
  }

  private func isDeclared(_ change: ListenerChange, on screen: Int) -> Bool {
    guard let element = (change.after.first ?? change.before.first)?.element else { return false }
    return element.callSites.isEmpty && pairs[screen].screen.source.file === element.source.file
  }

  /// A section for each screen and component, in the order of the screens, with its changes in the order in which they
  /// were added. A component stands before the first screen that shows it.
  var sections: [Comparison.Section] {
    var groups: [(order: Int, section: Comparison.Section)] = []
    var places: [Owner.Key: Int] = [:]
    for item in found {
      let owner = owner(of: item.change, among: item.screens)
      var change = item.change
      change.alsoOn = item.screens.filter { $0 != owner.screen }.map { pairs[$0].screen.title }
      if let place = places[owner.key] {
        groups[place].section.changes.append(change)
        groups[place].order = min(groups[place].order, item.screens[0])
      } else {
        places[owner.key] = groups.count
        groups.append((owner.screen ?? item.screens[0], section(of: owner, change)))
      }
    }
    return groups.enumerated().sorted { left, right in
      func rank(_ group: (offset: Int, element: (order: Int, section: Comparison.Section))) -> (Int, Int, Int) {
        (group.element.order, group.element.section.pair == nil ? 0 : 1, group.offset)
      }
      return rank(left) < rank(right)
    }.map(\.element.section)
  }

  private func section(of owner: Owner, _ change: ListenerChange) -> Comparison.Section {
    switch owner {
    case .screen(let index):
      Comparison.Section(pair: pairs[index], file: pairs[index].screen.source.file.path, changes: [change])
    case .component(let component):
      Comparison.Section(
        pair: nil, component: component, file: component.source.file.path, changes: [change])
    }
  }

  /// Who is told to have changed.
  private enum Owner {
    case screen(Int)
    case component(ComparedState.Component)

    var screen: Int? { if case .screen(let index) = self { index } else { nil } }

    /// A component is the same in both states.
    enum Key: Hashable {
      case screen(Int)
      case component(name: String, file: String)
    }

    var key: Key {
      switch self {
      case .screen(let index): .screen(index)
      case .component(let component): .component(name: component.name, file: component.source.file.path)
      }
    }
  }

  /// The screen or component that declares the element, else the one that declares what it stands in, from the inside
  /// out, else the first screen. A screen declares what stands behind its name and before the next one.
  private func owner(of change: ListenerChange, among screens: [Int]) -> Owner {
    guard let element = (change.after.first ?? change.before.first)?.element else { return .screen(screens[0]) }
    for place in [element.source] + element.callSites.reversed().map(\.source) {
      let own = screens.compactMap { index in
        [pairs[index].after, pairs[index].before].compactMap(\.self)
          .filter { $0.source.file === place.file && $0.source.start <= place.start }
          .map { (index: index, start: $0.source.start) }.max { $0.start < $1.start }
      }
      let screen = own.max { $0.start < $1.start }
      let holder = code[ObjectIdentifier(place.file), default: []].filter { $0.range.contains(place) }
        .max { $0.range.start < $1.range.start }
      if let holder, holder.range.start > screen?.start ?? -1 { return .component(holder.component) }
      if let screen { return .screen(screen.index) }
    }
    return .screen(screens[0])
  }
}
