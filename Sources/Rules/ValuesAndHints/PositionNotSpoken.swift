import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// How deep something lies, or where something points, that only the place or the turn of what is drawn tells.
public struct PositionNotSpoken: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "position-not-spoken", family: .valuesAndHints, severity: .note, impact: .serious, wcag: ["1.3.1"],
    title: "depth or direction is told by position alone",
    documentation: RuleDocumentation(
      reports: """
        For review, a view that is indented by how deep it lies in a tree (`.padding(.leading, CGFloat(reply.depth) * 12)`) and \
        of which nothing that is heard has the depth; and one that is turned by a heading \
        (`.rotationEffect(.degrees(-heading))`) on a screen where nothing that is heard has it.
        """,
      why: """
        Who sees a conversation knows by the margin whose answer is whose, and who sees a needle knows where north is. \
        VoiceOver reads the texts one after the other and says neither.
        """,
      howToFix: """
        Say it as the value: `.accessibilityValue("Level \\(reply.depth)")`, `.accessibilityValue("\\(Int(heading)) degrees")`.
        """,
      elsewhere: "Set `accessibilityValue` where the frame or the transform is set.",
      limits: """
        Names tell that a number is a depth or a direction. A text that is made from the same number counts as telling it, \
        and so does what another part of the same code says of it. Views that could not be followed may tell it.
        """,
      references: ["WCAG 2.2, 1.3.1 Info and Relationships", "Apple: documentation of accessibilityValue(_:)"]),
    examples: [
      .violation(
        """
        struct ReplyRow: View {
          let reply: Reply
          var body: some View {
            VStack { Text(reply.author); Text(reply.words) }↓.padding(.leading, CGFloat(reply.depth) * 12)
          }
        }
        """),
      .violation(
        """
        struct Compass: View {
          let heading: Double
          var body: some View { Image(systemName: "location.north")↓.rotationEffect(.degrees(-heading)) }
        }
        """),
      .pass(
        """
        struct ReplyRow: View {
          let reply: Reply
          var body: some View {
            VStack { Text(reply.author); Text(reply.words) }
              .padding(.leading, CGFloat(reply.depth) * 12)
              .accessibilityElement(children: .combine)
              .accessibilityValue("Level \\(reply.depth)")
          }
        }
        """),
      .pass(
        """
        struct Compass: View {
          let heading: Double
          var body: some View {
            VStack {
              Image(systemName: "location.north").rotationEffect(.degrees(-heading))
              Text("\\(Int(heading)) degrees")
            }
          }
        }
        """),
      .violation(
        """
        struct ReplyRow: View {
          let words: String
          let level: Int
          var body: some View { moved(AnyView(Text(words))) }
          func moved(_ row: AnyView) -> AnyView {
            var result = row
            for _ in ↓0..<level { result = AnyView(result.padding(.leading, 8)) }
            return result
          }
        }
        """),
      // What only stands a little to the right, and what is turned to look well.
      .pass(
        """
        struct ReplyRow: View {
          let indent: CGFloat
          let turns: Double
          var body: some View {
            HStack { Text("Tea").padding(.leading, indent); Image(systemName: "leaf").rotationEffect(.degrees(turns)) }
          }
        }
        """),
      .undecided(
        """
        struct ReplyRow: View {
          let reply: Reply
          var body: some View { BrandText(reply).padding(.leading, CGFloat(reply.depth) * 12) }
        }
        """),
    ])

  /// A modifier that moves or turns a view by a number that tells something.
  private struct Move: Sendable {
    let place: SourceRange
    /// The code that makes what is moved.
    let code: [SourceRange]
    /// The number: `depth` of `reply.depth`.
    let name: String
    let isTurn: Bool
    /// A modifier of the same view speaks of the number.
    let isSaid: Bool

    func moves(_ part: Heard.Part) -> Bool {
      code.contains { code in code.contains(part.source) || part.sites.contains(where: code.contains) }
    }
  }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let moves = app.project.ofEachType(Self.self, "moves", Self.moves)
    guard !moves.isEmpty else { return [] }
    let screens = app.ofEachScreen(Self.self, "heard") { [Heard($0)] }
    return moves.compactMap { move in
      if move.isSaid { return .pass }
      let shown = screens.filter { screen in screen.parts.contains(where: move.moves) }
      guard !shown.isEmpty else { return .inapplicable }
      var gap: UnknownReason?
      for screen in shown {
        let parts = move.isTurn ? screen.parts : screen.parts.filter(move.moves)
        if parts.contains(where: { $0.words.contains { $0.contains(move.name.lowercased()) } }) { return .pass }
        gap = gap ?? parts.lazy.filter(move.moves).compactMap(\.gap).first
        if !move.isTurn, !parts.contains(where: \.isExposed) { gap = gap ?? UnknownReason(.unsupportedCode, "content") }
      }
      if let gap { return .undecided(gap) }
      let how = move.isTurn ? "by how it is turned" : "by how far it is indented"
      return .violation(Violation("'\(move.name)' is told \(how), and nothing that is heard says it", certainty: .review, at: move.place))
    }
  }

  /// What is heard on a screen, by the words of the names in it.
  private struct Heard: Sendable {
    /// One element.
    struct Part: Sendable {
      let source: SourceRange
      /// Where the components that it stands in are used.
      let sites: [SourceRange]
      let words: Set<String>
      let isExposed: Bool
      let gap: UnknownReason?
    }

    let parts: [Part]

    init(_ screen: ScreenPlaces) {
      parts = screen.places.compactMap { place in
        let element = place.element
        guard element.exposure != .hidden else { return nil }
        let isExposed = element.exposure == .exposed
        let said = [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self)
          + element.customContent.flatMap { [$0.value] } + place.containers.compactMap(\.label?.value)
        let words = isExposed ? Set(said.flatMap(\.holes).flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }) : []
        let gap = element.gap ?? (element.role == .opaque ? UnknownReason(.opaqueView, element.viewName) : nil)
        return Part(source: element.source, sites: element.callSites.map(\.source), words: words, isExposed: isExposed, gap: gap)
      }
    }
  }

  // MARK: - Code

  private static func moves(of type: WholeType) -> [Move] {
    let chained = type.chains.flatMap { chain -> [Move] in
      chain.links.compactMap { link -> Move? in
        let isTurn = link.name == "rotationEffect"
        guard isTurn || link.name == "padding" || link.name == "offset",
          let name = link.call.arguments.lazy.compactMap({ isTurn ? turn($0.value) : depth($0.value) }).first else { return nil }
        let isSaid = chain.links.contains { other in
          FrameworkNames.names(.spokenModifier).contains(other.name)
            && other.call.arguments.contains { says($0.value, name) }
        }
        // `content.padding(…)` moves what the member of that name makes.
        let member = type.parts.flatMap(\.members.properties).filter { $0.name == chain.base.dottedName }.compactMap(\.getter?.range)
        return Move(place: link.place, code: [chain.whole.range] + member, name: name, isTurn: isTurn, isSaid: isSaid)
      }
    }
    return chained + type.parts.flatMap(repeated)
  }

  private static func says(_ value: Expression, _ name: String) -> Bool {
    var found = false
    CodeWalk.expressions(of: .expression(value)) { if $0.plainName == name { found = true } }
    return found
  }

  /// `for step in 1...level { view = AnyView(view.padding(.leading, 6)) }`
  private static func repeated(in part: TypeCode) -> [Move] {
    var found: [Move] = []
    CodeWalk.allBlocks(of: part.members) { block in
      for case .forIn(_, let sequence, let body) in block.statements {
        guard let name = bound(of: sequence), body.contains(where: { $0.call(named: "padding") != nil }) else { continue }
        found.append(Move(place: sequence.range, code: [part.range], name: name, isTurn: false, isSaid: false))
      }
    }
    return found
  }

  /// `level` of `(1...level).reversed()`.
  private static func bound(of sequence: Expression) -> String? {
    switch sequence.kind {
    case .binary("...", _, let end), .binary("..<", _, let end): return path(end, .depthWord)
    case .call(let call):
      guard case .member(let range?, "reversed") = call.callee.kind else { return nil }
      return bound(of: range)
    default: return nil
    }
  }

  /// `depth` of `CGFloat(reply.depth) * 12`: a number of steps, each of which is a length.
  private static func depth(_ value: Expression) -> String? {
    // `CGFloat(depth * 12)`
    if case .call(let call) = value.kind, call.callee.plainName == "CGFloat", call.arguments.count == 1 {
      return depth(call.arguments[0].value)
    }
    guard case .binary("*", let left, let right) = value.kind else { return nil }
    return [left, right].lazy.compactMap { path($0, .depthWord) }.first
  }

  /// `heading` of `.degrees(-heading)`.
  private static func turn(_ value: Expression) -> String? {
    guard case .call(let call) = value.kind, let kind = call.callee.plainName, ["degrees", "radians", "Angle"].contains(kind) else { return nil }
    return call.arguments.first.flatMap { path($0.value, .turnedValue) }
  }

  /// The last name of the first path of an expression that ends in one of the words: `heading` of `-Double(compass.heading)`.
  private static func path(_ value: Expression, _ list: NameWords.List) -> String? {
    var found: String?
    CodeWalk.expressions(of: .expression(value)) { expression in
      guard found == nil else { return }
      let name: String? = switch expression.kind {
      case .name(let name), .member(_?, let name): name
      default: nil
      }
      guard let name, name.first?.isLowercase ?? false, let last = IdentifierWords.split(name).last?.lowercased(),
        NameWords.words(list).contains(last) else { return }
      found = name
    }
    return found
  }
}
