import AccessibilityModel
import SourceModel

/// Joins the changes of all screens: what one component changes on each screen that shows it is told once.
struct ChangeGrouping {
  private let pairs: [ScreenPair]
  private var found: [(change: ListenerChange, screens: [Int])] = []
  private var places: [ListenerChange.Identity: Int] = [:]
  private let uses: CallUses

  init(pairs: [ScreenPair], uses: CallUses) {
    self.pairs = pairs
    self.uses = uses
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

  /// A section for each screen, in the order of the screens, with its changes in the order in which they were added.
  var sections: [Comparison.Section] {
    var groups: [Int: [ListenerChange]] = [:]
    for item in found {
      let owner = owner(of: item.change, among: item.screens)
      var change = item.change
      change.alsoOn = item.screens.filter { $0 != owner }.map { pairs[$0].screen.title }
      groups[owner, default: []].append(change)
    }
    return groups.keys.sorted().map { owner in
      let pair = pairs[owner]
      return Comparison.Section(pair: pair, file: pair.screen.source.file.path, changes: groups[owner] ?? [])
    }
  }

  /// The screen that declares the element, else the one that declares what it stands in, from the inside out, else the
  /// first. A view declares what stands behind its name and before the next one.
  private func owner(of change: ListenerChange, among screens: [Int]) -> Int {
    guard let element = (change.after.first ?? change.before.first)?.element else { return screens[0] }
    for place in [element.source] + element.callSites.reversed().map(\.source) {
      let own = screens.filter { index in
        [pairs[index].after, pairs[index].before].compactMap(\.self).contains {
          $0.source.file === place.file && $0.source.start <= place.start
        }
      }
      if let owner = own.max(by: { pairs[$0].screen.source.start < pairs[$1].screen.source.start }) { return owner }
    }
    return screens[0]
  }
}
