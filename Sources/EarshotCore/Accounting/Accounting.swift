import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// What became of every expression in app code that makes a built-in view, a view of the project, or a view of UIKit.
///
/// Each is in exactly one class. Colours and gradients, which are styles that may stand as views, and paths are not
/// counted.
public struct Accounting: Sendable, Equatable {
  /// Part of a screen's tree or of what is heard there.
  public var heard = 0
  /// Taken out of the tree, merged away, or drawn only.
  public var hidden = 0
  /// Code that no user of the app on iOS gets to.
  public var unreached: [Item] = []
  /// Code that was not followed.
  public var unfollowed: [Item] = []

  /// An expression that is in no screen, with the reason.
  public struct Item: Sendable, Equatable {
    /// What it makes, as written: `Text`, `Settings.Row`.
    public var view: String
    public var place: SourceRange
    public var reason: String
  }

  public var viewExpressions: Int { heard + hidden + unreached.count + unfollowed.count }
}

/// Makes the account, when everything was built.
struct AccountingWork {
  private let reach: ReachLog
  private let trees: TreePlaces
  private let ruledOut: [ObjectIdentifier: [(range: SourceRange, cause: ReachLog.RuledOut)]]
  private let hidden: SourceStretches
  private let cut: SourceStretches
  /// The system that the app is read for.
  private let system: String
  private let unbuilt: Set<String>

  /// - Parameters:
  ///   - systems: Those of the files, each read for one.
  ///   - unbuilt: Paths of files that no target builds.
  init(_ reach: ReachLog, _ screens: [BuiltScreen], systems: Set<String>, unbuilt: Set<String>) {
    self.reach = reach
    self.unbuilt = unbuilt
    system = PlatformSet.named.first { systems.contains($0.name) }?.name ?? "iOS"
    trees = TreePlaces(screens)
    ruledOut = Dictionary(grouping: reach.ruledOut.map { (range: $0.key, cause: $0.value) }) { ObjectIdentifier($0.range.file) }
    hidden = SourceStretches(reach.hidden)
    cut = SourceStretches(reach.cut)
  }

  private enum Fate {
    case heard, hidden
    case unreached(String)
    case unfollowed(String)
  }

  func account(
    for expressions: [ViewExpression], _ callers: ((SourceRange) -> Bool) -> CallerSearch
  ) -> Accounting {
    var fates = expressions.map(fate)
    // Who calls a function is looked for only where something in it was not met.
    let open = expressions.indices.filter { if case .unfollowed = fates[$0] { true } else { false } }
    let search = open.isEmpty ? nil : callers { cause(ruling: $0) != nil }
    for index in open {
      if unbuilt.contains(expressions[index].range.file.path) {
        fates[index] = .unreached("in a file of no target")
      } else if let member = expressions[index].member, let reason = search?.reasonNotReached(member) {
        fates[index] = .unreached(reason)
      }
    }
    settleContainers(expressions, &fates)
    nameOutermostCauses(expressions, &fates)
    var result = Accounting()
    for (expression, fate) in zip(expressions, fates) {
      switch fate {
      case .heard: result.heard += 1
      case .hidden: result.hidden += 1
      case .unreached(let reason): result.unreached.append(expression.item(reason))
      case .unfollowed(let reason): result.unfollowed.append(expression.item(reason))
      }
    }
    result.unreached.sort { $0.place < $1.place }
    result.unfollowed.sort { $0.place < $1.place }
    return result
  }

  /// By itself, without what stands in it.
  private func fate(of expression: ViewExpression) -> Fate {
    let place = expression.range
    if expression.isPreview { return .unreached("only previews") }
    if trees.heard.contains(place) { return .heard }
    if trees.taken.contains(place) { return .hidden }
    if reach.shown.contains(place) { return expression.makesNoElement ? .hidden : .heard }
    if let cause = cause(ruling: place) { return .unreached(cause) }
    if ViewExpression.silent.contains(expression.name) { return .hidden }
    // A view of the project that ordinary code makes, as for a hosting controller, is a screen by itself; so is what
    // a function comes to that decides where to go.
    if expression.isScreen, isWhole(expression) { return .heard }
    if expression.drawnBy != nil || expression.isStandIn || hidden.hold(place) { return .hidden }
    if place.file.build.system != system { return .unreached("code for another system") }
    if reach.made.contains(place) {
      let isCopied = reach.copies(of: place).contains { reach.shown.contains($0) || trees.heard.contains($0) }
      return isCopied ? .heard : madeOnly(expression)
    }
    if expression.isOtherSystem { return .unreached("#if for another system") }
    if let folder = SystemFolder.around(place.file), !folder.contains(system) {
      return .unreached("code for another system")
    }
    if cut.hold(place) { return .unfollowed("cut off by a limit") }
    if let call = expression.call { return .unfollowed("content of '\(call)'") }
    return .unfollowed("code of '\(expression.member?.name ?? "the file")'")
  }

  /// Whether no other view stands around it in the code of the member.
  private func isWhole(_ expression: ViewExpression) -> Bool {
    guard let call = expression.call else { return true }
    return expression.member?.isViewCode == false || Self.hosts.contains(call)
  }

  /// Whether it is a container that ordinary code hands to what hosts views.
  private func isForScreens(_ expression: ViewExpression) -> Bool {
    guard case .container = expression.kind, let call = expression.call else { return false }
    return expression.member?.isViewCode == false && Self.hosts.contains(call)
  }

  private static let hosts: Set<String> = ["AnyView", "UIHostingController", "UIHostingConfiguration", "NavigationStack"]

  /// Evaluated, and in no tree.
  private func madeOnly(_ expression: ViewExpression) -> Fate {
    if expression.makesNoElement { return .hidden }
    if let call = expression.call, ViewExpression.alternatives.contains(call) { return .hidden }
    // An empty cell that another one takes the place of, a label that something is measured with.
    if expression.isEmptyCell || expression.member?.comesToMeasure == true { return .hidden }
    return .unfollowed("made for '\(expression.call ?? expression.member?.name ?? "the file")' and not shown")
  }

  /// What stands in something that is not followed is not followed for the same reason.
  private func nameOutermostCauses(_ expressions: [ViewExpression], _ fates: inout [Fate]) {
    var outer: (range: SourceRange, reason: String)?
    for index in inSourceOrder(expressions) {
      guard case .unfollowed(let reason) = fates[index] else { continue }
      let range = expressions[index].range
      if let known = outer, known.range.contains(range) {
        fates[index] = .unfollowed(known.reason)
      } else {
        outer = (range, reason)
      }
    }
  }

  /// Outer expressions first.
  private func inSourceOrder(_ expressions: [ViewExpression]) -> [Int] {
    expressions.indices.sorted { left, right in
      let (a, b) = (expressions[left].range, expressions[right].range)
      return a.file === b.file ? (a.start, b.end) < (b.start, a.end) : a.file.path < b.file.path
    }
  }

  private func cause(ruling place: SourceRange) -> String? {
    guard let ranges = ruledOut[ObjectIdentifier(place.file)] else { return nil }
    switch ranges.first(where: { $0.range.contains(place) })?.cause {
    case .availability?: return "ruled out by the versions that the app runs on"
    case .compilation?: return "#if for another system"
    case .test(let text)?: return "ruled out by '\(text)'"
    case .component(let name)?: return "handed to '\(name)', which does not show it on this system"
    case nil: return nil
    }
  }

  /// What makes no element by itself is as hidden as all that stands in it, and as heard as the screens in it, where it is
  /// made for them alone: `UIHostingController(rootView: NavigationView { Home() })`.
  private func settleContainers(_ expressions: [ViewExpression], _ fates: inout [Fate]) {
    var open: [(index: Int, hasHeard: Bool, hasHidden: Bool, hasDrawn: Bool, isMissing: Bool)] = []
    func close() {
      guard let last = open.popLast() else { return }
      let expression = expressions[last.index]
      if case .unfollowed = fates[last.index], last.hasHeard, !last.isMissing, isForScreens(expression) {
        fates[last.index] = .heard
      }
      let isEmpty = last.hasHidden || last.hasDrawn && expression.holdsOnlyViews
      if case .heard = fates[last.index], !trees.heard.contains(expression.range), isEmpty, !last.hasHeard {
        fates[last.index] = .hidden
      }
      guard !open.isEmpty else { return }
      switch fates[last.index] {
      case .heard: open[open.count - 1].hasHeard = true
      case .hidden:
        if expression.makesNoElement { open[open.count - 1].hasDrawn = true } else { open[open.count - 1].hasHidden = true }
      case .unfollowed: open[open.count - 1].isMissing = true
      case .unreached: break
      }
      open[open.count - 1].isMissing = open[open.count - 1].isMissing || last.isMissing
      open[open.count - 1].hasHeard = open[open.count - 1].hasHeard || last.hasHeard
      open[open.count - 1].hasHidden = open[open.count - 1].hasHidden || last.hasHidden
    }
    for index in inSourceOrder(expressions) {
      while let last = open.last, !expressions[last.index].range.contains(expressions[index].range) { close() }
      open.append((index, false, false, false, false))
    }
    while !open.isEmpty { close() }
  }
}

/// Where the elements of all screens come from.
private struct TreePlaces {
  var heard: Set<SourceRange> = []
  /// Of elements that nobody finds.
  var taken: Set<SourceRange> = []

  init(_ screens: [BuiltScreen]) {
    for screen in screens where screen.screen.kind != .preview {
      add(screen.screen.nodes)
      for presented in screen.presentations { add(presented.nodes) }
    }
    taken.subtract(heard)
  }

  private mutating func add(_ nodes: [AccessibilityNode]) {
    var elements: [AccessibilityElement] = []
    nodes.forEachElement { elements.append($0) }
    while let element = elements.popLast() {
      if element.exposure == .exposed {
        heard.insert(element.source)
        addMerged(element.content)
      } else {
        taken.insert(element.source)
        elements += element.content
      }
    }
  }

  /// What an element was merged of is heard in it, whatever it is by itself.
  private mutating func addMerged(_ content: [AccessibilityElement]) {
    var elements = content
    while let element = elements.popLast() {
      if element.exposure == .exposed { heard.insert(element.source) } else { taken.insert(element.source) }
      elements += element.content
    }
  }
}

extension ViewExpression {
  fileprivate func item(_ reason: String) -> Accounting.Item {
    Accounting.Item(view: name, place: range, reason: reason)
  }
}
