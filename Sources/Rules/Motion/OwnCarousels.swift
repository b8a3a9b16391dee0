import PlatformKnowledge
import SourceModel
import SwiftSource

/// Timers that turn the pages of a carousel of the app's own: views of SwiftUI in a row that an offset moves, or of which
/// the present one is shown.
enum OwnCarousels {
  /// Where code of a part of a type turns pages by a timer, and whether what it changes is a page for certain.
  static func turning(_ part: TypeCode, of type: WholeType) -> [(type: TypeCode, place: SourceRange, isSure: Bool)] {
    guard part.mentions(["scheduledTimer", "onReceive"]), type.parts.contains(where: { $0.declaration?.adopts("View") ?? false })
    else { return [] }
    let pages = Pages(type)
    let functions = type.parts.flatMap(\.members.functions)
    return part.kinds.calls.compactMap { expression in
      guard let closure = AutoAdvance.timerClosure(expression, in: type), case .closure(let code) = closure.kind,
        isSlow(expression, in: type), !closure.speaks(of: "pause") else { return nil }
      let called = functions.filter { code.body.calledNames.contains($0.name) }.compactMap(\.body)
      let turned = ([code.body] + called).lazy.flatMap(stepped).first(where: pages.mayBe)
      let place = expression.call(named: "onReceive") == nil ? expression.range : expression.memberRange
      return turned.map { (part, place, pages.isSure($0)) }
    }
  }

  /// Variables that tell which page is shown.
  private struct Pages {
    /// By an offset that is made of them.
    private var moved: Set<String> = []
    /// By a member of a list that they choose.
    private var chosen: Set<String> = []

    init(_ type: WholeType) {
      for expression in type.parts.flatMap(\.expressions) {
        switch expression.kind {
        case .call(let call):
          guard case .member(_?, "offset") = call.callee.kind, let x = call.argument("x") else { continue }
          CodeWalk.expressions(of: .expression(x)) { if let name = $0.dottedName { moved.insert(name) } }
        case .subscription(_, let arguments): if let name = arguments.first?.value.dottedName { chosen.insert(name) }
        default: break
        }
      }
    }

    func mayBe(_ name: String) -> Bool { moved.contains(name) || chosen.contains(name) || isCalledPage(name) }

    func isSure(_ name: String) -> Bool { moved.contains(name) || chosen.contains(name) && isCalledPage(name) }

    /// `currentSlide`; a date that goes on is a clock.
    private func isCalledPage(_ name: String) -> Bool {
      let words = DecorativeNames.parts(of: name.split(separator: ".").last.map(String.init) ?? name)
      return !NameWords.words(.turnedPage).subtracting(NameWords.words(.datePart)).isDisjoint(with: words)
    }
  }

  /// The variables that code makes larger or goes on from, `page += 1` and `page = (page + 1) % 3`, bindings without their
  /// `wrappedValue`.
  private static func stepped(_ block: Block) -> [String] {
    var names: [String] = []
    CodeWalk.expressions(of: block) { expression in
      switch expression.kind {
      case .binary("+=", let target, _): if let name = target.dottedName { names.append(name) }
      case .assignment(let target, let value):
        guard let name = target.dottedName, case .binary = value.kind, value.holds({ $0.dottedName == name }) else { return }
        names.append(name)
      default: break
      }
    }
    return names.map { $0.hasSuffix(".wrappedValue") ? String($0.dropLast(".wrappedValue".count)) : $0 }
  }

  /// What ticks more often counts, types or animates.
  private static func isSlow(_ timer: Expression, in type: WholeType) -> Bool {
    guard case .call(let call) = timer.kind else { return false }
    let shortest = 1.5
    if let seconds = call.argument("withTimeInterval")?.numberValue {
      guard case .boolean(true)? = call.argument("repeats")?.kind else { return false }
      return seconds >= shortest
    }
    guard let name = call.arguments.first?.value.dottedName,
      let value = type.parts.lazy.flatMap(\.values).first(where: { $0.name == name })?.value else { return false }
    var isSlow = false
    CodeWalk.expressions(of: .expression(value)) { part in
      guard case .call(let made) = part.kind, let seconds = made.argument("every")?.numberValue else { return }
      isSlow = seconds >= shortest
    }
    return isSlow
  }

  static let examples: [Example] = [
    .violation(
      """
      struct OffersView: View {
        let offers: [Offer]
        @State private var current = 0
        @State private var timer: Timer?
        var body: some View {
          HStack { ForEach(offers) { offer in Text(offer.title).frame(width: 300) } }
            .offset(x: -CGFloat(current) * 300)
            .onAppear {
              timer = ↓Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
                withAnimation { current = (current + 1) % offers.count }
              }
            }
        }
      }
      """),
    .violation(
      """
      struct CoversView: View {
        let covers: [String]
        @State private var index = 0
        let beat = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
        var body: some View {
          Text(covers[index])
            ↓.onReceive(beat) { _ in next() }
        }
        private func next() { index = (index + 1) % covers.count }
      }
      """),
    .pass(
      """
      struct TypedView: View {
        let letters: [String]
        @State private var index = 0
        let beat = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        var body: some View { Text(letters[index]).onReceive(beat) { _ in index += 1 } }
      }
      """),
    .pass(
      """
      struct ClockView: View {
        @State private var minutes = 0
        let beat = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        var body: some View { Text("\\(minutes)").onReceive(beat) { _ in minutes += 1 } }
      }
      """),
    .pass(
      """
      struct CalendarClock: View {
        @State private var shownDate = Date()
        let beat = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        var body: some View { Text(shownDate, style: .time).onReceive(beat) { _ in shownDate += 60 } }
      }
      """),
  ]
}
