import PlatformKnowledge
import SourceModel
import SwiftSource

/// States in which views keep what went wrong, and which nothing looks at (`@State private var errorMessage`); and such
/// states that a view shows and that nothing ever sets.
///
/// All code of the view counts, wherever it stands; whoever is handed a binding may read and set it.
enum UnreadStates {
  /// A state, where it stands.
  struct Place: Sendable {
    let name: String
    let range: SourceRange
    /// It is read, and stays as it is at first.
    let isNeverSet: Bool
  }

  static func all(in type: WholeType) -> [Place] {
    guard type.parts.contains(where: { $0.declaration?.adopts("View") ?? false }) else { return [] }
    let properties = type.parts.flatMap(\.members.properties)
    let states = properties.filter { property in
      // Of two types of one name nothing is known.
      property.attributes.contains { $0.name == "State" } && property.observers.isEmpty && UnreadFailures.isFailure(property.name)
        && !isOfPicture(property) && properties.count { $0.name == property.name } == 1
    }
    guard !states.isEmpty else { return [] }
    let uses = Uses(of: Set(states.map(\.name)), in: type)
    let unread = uses.filled.subtracting(uses.read).subtracting(uses.bound)
    return states.compactMap { state in
      if unread.contains(state.name) {
        guard !UnreadFailures.saysMore(than: state.name, in: type, flags: unread) else { return nil }
        return Place(name: state.name, range: state.nameRange, isNeverSet: false)
      }
      let isShown = uses.read.contains(state.name) && !uses.filled.contains(state.name) && !uses.bound.contains(state.name)
      guard isShown, state.isPrivate, isNothing(state), !isHidden(state.name, in: type) else { return nil }
      return Place(name: state.name, range: state.nameRange, isNeverSet: true)
    }
  }

  /// `@State var failedImage = false`, of a picture whose place stays empty.
  private static func isOfPicture(_ state: PropertyDeclaration) -> Bool {
    let isFlag = if case .boolean? = state.initializer?.kind { true } else { state.type?.name == "Bool" }
    return isFlag && !state.name.identifierWords.isDisjoint(with: NameWords.words(.pictureMember).union(NameWords.words(.pictureThing)))
  }

  /// Whether a state tells of no failure at first.
  private static func isNothing(_ state: PropertyDeclaration) -> Bool {
    guard let first = state.initializer else { return state.type?.isOptional ?? false }
    return UnreadFailures.isTakenAway(first)
  }

  /// Whether code of the type has a name of its own for something else.
  private static func isHidden(_ name: String, in type: WholeType) -> Bool {
    if type.kinds.closures.contains(where: { $0.parameters.contains(name) }) { return true }
    return type.parts.contains { part in
      let functions = part.members.functions + part.members.initializers
      if functions.contains(where: { $0.parameters.contains { $0.name == name } }) { return true }
      var isHidden = false
      CodeWalk.localVariables(of: part.members) { if $0.name == name { isHidden = true } }
      return isHidden
    }
  }

  // MARK: - What is done with them

  /// What the code of a view does with its states, by their names.
  private struct Uses {
    /// Given something, not only taken away.
    var filled: Set<String> = []
    var read: Set<String> = []
    /// Handed to others, who may do anything with it.
    var bound: Set<String> = []

    init(of names: Set<String>, in type: WholeType) {
      let own = noteAssignments(to: names, in: type)
      for expression in type.expressions where !own.contains(ObjectIdentifier(expression)) { note(expression, names) }
    }

    /// - Returns: What reads nothing for people: the targets, what they are given, and what goes to the log.
    private mutating func noteAssignments(to names: Set<String>, in type: WholeType) -> Set<ObjectIdentifier> {
      var own: Set<ObjectIdentifier> = []
      func leaveOut(_ expression: Expression) {
        CodeWalk.expressions(of: .expression(expression)) { own.insert(ObjectIdentifier($0)) }
      }
      for expression in type.kinds.assignments {
        guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName, names.contains(name) else { continue }
        own.insert(ObjectIdentifier(target))
        if UnreadFailures.isTakenAway(value) { continue }
        filled.insert(name)
        leaveOut(value)
      }
      guard !filled.isEmpty else { return own }
      for expression in type.kinds.calls where ErrorNotTold.isLog(expression) { leaveOut(expression) }
      return own
    }

    private mutating func note(_ expression: Expression, _ names: Set<String>) {
      switch expression.kind {
      case .name(let name): noteName(name, names)
      case .member(let base?, let name) where base.dottedName == "self": noteName(name, names)
      case .keyPath(let components): bound.formUnion(names.intersection(components))
      // `errors.append(error)`, `isError.toggle()`, `text += "…"`
      case .call(let call):
        guard case .member(let base?, _) = call.callee.kind, let name = base.dottedName, names.contains(name) else { return }
        bound.insert(name)
      case .binary(let sign, let left, _) where sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign):
        if let name = left.dottedName, names.contains(name) { bound.insert(name) }
      default: break
      }
    }

    /// `error`, `$error` and `_error`
    private mutating func noteName(_ name: String, _ names: Set<String>) {
      if names.contains(name) { read.insert(name) }
      guard let sign = name.first, sign == "$" || sign == "_" else { return }
      let plain = String(name.dropFirst())
      if names.contains(plain) { bound.insert(plain) }
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      struct TicketView: View {
        let desk: Desk
        @State private var isSent = false
        @State private var ↓sendError: String?
        var body: some View {
          Button(isSent ? "Sent" : "Send") { Task { await send() } }
        }
        private func send() async {
          do {
            try await desk.send()
            isSent = true
          } catch { sendError = error.localizedDescription }
        }
      }
      """),
    // Where the next try begins it is emptied, and the log has it.
    .violation(
      """
      struct OrderView: View {
        let shop: Shop
        @State private var ↓failureText = ""
        var body: some View { Button("Order") { Task { await order() } } }
        private func order() async {
          failureText = ""
          do { try await shop.order() } catch {
            failureText = "The order failed."
            print(failureText)
          }
        }
      }
      """),
    .violation(
      """
      struct ClipView: View {
        let player: Player
        @State private var ↓playError: String?
        var body: some View {
          VStack {
            if let text = playError { Text(text) } else { Text("Clip") }
            Button("Play") { player.play() }
          }
        }
      }
      """),
    .pass(
      """
      struct TicketView: View {
        let desk: Desk
        @State private var sendError: String?
        var body: some View {
          Button("Send") { Task { await send() } }
          if let sendError { Text(sendError) }
        }
        private func send() async {
          do { try await desk.send() } catch { sendError = error.localizedDescription }
        }
      }
      """),
    // An alert reads it by its binding.
    .pass(
      """
      struct OrderView: View {
        let shop: Shop
        @State private var hasFailed = false
        @State private var failureText = ""
        var body: some View {
          Button("Order") { Task { await order() } }.alert("The order failed.", isPresented: $hasFailed) {}
        }
        private func order() async {
          do { try await shop.order() } catch {
            failureText = error.localizedDescription
            hasFailed = true
          }
        }
      }
      """),
    // What presents is called beside it.
    .pass(
      """
      struct OrderView: View {
        let shop: Shop
        let banners: Banners
        @State private var lastError: String?
        var body: some View { Button("Order") { Task { await order() } } }
        private func order() async {
          do { try await shop.order() } catch {
            lastError = error.localizedDescription
            banners.show("The order failed.")
          }
        }
      }
      """),
    // A picture that does not come leaves its place empty.
    .pass(
      """
      struct LogoView: View {
        let address: URL?
        @State private var failedImage = false
        var body: some View {
          RemotePicture(address).onFailure { _ in failedImage = true }
        }
      }
      """),
    // Others set what they are handed.
    .pass(
      """
      struct ClipView: View {
        @State private var playError: String?
        var body: some View {
          VStack {
            if let playError { Text(playError) }
            PlayerView(problem: $playError)
          }
        }
      }
      """),
    .pass(
      """
      struct ClipView: View {
        @State private var playError: String?
        init(problem: String?) { _playError = State(initialValue: problem) }
        var body: some View { Text(playError ?? "Clip") }
      }
      """),
  ]
}
