import PlatformKnowledge
import SourceModel
import SwiftSource

/// Words of a screen or a row that change when the answer to a press comes, as the title of the button that was pressed, while
/// the focus of VoiceOver stays where it is and nothing tells it.
enum UnheardOutcomes {
  struct Change: Sendable {
    let name: String
    let place: SourceRange
  }

  /// One for each press that sets such work off, where code of the type knows nothing of VoiceOver.
  static func all(in type: WholeType) -> [Change] {
    guard type.mentions(["setTitle", "setAttributedTitle", ".text", ".attributedText"]), type.mentions(["IBAction", "@objc"]),
      !type.mentions(TellingCode.announces + ["UIAccessibility"]) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let fields = EmptyFields.texts(of: type)
    var seen: Set<SourceRange> = []
    return WorkStarts.pressed(in: type).code(with: functions).compactMap { body in
      var found: Change?
      CodeWalk.expressions(of: body) { expression in
        guard found == nil, case .call(let call) = expression.kind, answersLater(call) else { return }
        found = UnheardResults.answers(of: call).lazy.filter { !goesOn($0.body) }.compactMap { change(by: $0, functions, fields) }.first
      }
      return found.flatMap { seen.insert($0.place).inserted ? $0 : nil }
    }
  }

  /// No time that passes, nothing that people choose from, and no object that is made with something to do when it is pressed.
  private static func answersLater(_ call: Call) -> Bool {
    guard let name = call.callee.plainName, !FrameworkNames.names(.delayingCall, .newsCall).contains(name),
      let verb = IdentifierWords.split(name).first?.lowercased() else { return false }
    return name == "Task" || name.first?.isLowercase ?? false && verb != "add" && !NameWords.words(.showingVerb).contains(verb)
  }

  /// Something else comes up or the screen goes, of which the system tells.
  static func goesOn(_ body: Block) -> Bool {
    let leaving = FrameworkNames.names(.showingControllerMethod, .leavingControllerMethod)
    return body.calledNames.contains { name in
      leaving.contains(name) || !name.identifierWords.isDisjoint(with: NameWords.words(.notice))
    }
  }

  private static func change(by closure: Closure, _ functions: [FunctionDeclaration], _ fields: Set<String>) -> Change? {
    if let own = words(set: closure.body, besides: Set(closure.parameters), fields) { return own }
    // `self?.fill(event)`
    var found: Change?
    CodeWalk.expressions(of: closure.body) { expression in
      guard found == nil, case .call(let call) = expression.kind, let name = call.callee.plainName,
        let function = functions.first(where: { $0.name == name }), let body = function.body, !goesOn(body),
        let inner = words(set: body, besides: Set(function.parameters.map(\.name)), fields) else { return }
      found = Change(name: inner.name, place: expression.range)
    }
    return found
  }

  /// The first label or button of the type that some code gives other words.
  private static func words(set body: Block, besides locals: Set<String>, _ fields: Set<String>) -> Change? {
    var found: Change?
    CodeWalk.expressions(of: body) { expression in
      guard found == nil else { return }
      switch expression.kind {
      case .assignment(let target, let value):
        guard case .member(let label?, let property) = target.kind, ["text", "attributedText"].contains(property), !isBlank(value),
          let path = target.dottedName?.withoutSelf, !fields.contains(path) else { return }
        found = change(of: label, at: expression.range, locals)
      case .call(let call):
        guard case .member(let button?, let name) = call.callee.kind, ["setTitle", "setAttributedTitle"].contains(name) else { return }
        found = change(of: button, at: expression.range, locals)
      default: break
      }
    }
    return found
  }

  /// Of labels that are called after an error or a state another rule tells.
  static func change(of view: Expression, at place: SourceRange, _ locals: Set<String>) -> Change? {
    guard let path = view.dottedName?.withoutSelf.split(separator: ".").map(String.init), let first = path.first, let last = path.last,
      !locals.contains(first), !first.hasPrefix("$"), NameWords.words(.statusLabel).isDisjoint(with: DecorativeNames.parts(of: last)) else { return nil }
    return Change(name: last, place: place)
  }

  static func isBlank(_ value: Expression) -> Bool {
    if case .nilLiteral = value.kind { return true }
    return value.plainText == ""
  }

  static let examples: [Example] = [
    .violation(
      """
      final class GameCell: UICollectionViewCell {
        @IBOutlet var joinButton: UIButton!
        @IBOutlet var count: UILabel!
        var game: Game!
        func fill(_ game: Game) {
          count.text = "\\(game.players) of \\(game.most)"
          joinButton.setTitle(game.isJoined ? "Leave" : "Join", for: .normal)
        }
        @objc func join() {
          service.join(game) { [weak self] in
            DispatchQueue.main.async { ↓self?.fill(self!.game) }
          }
        }
      }
      """),
    .violation(
      """
      final class QuoteController: UIViewController {
        @IBOutlet var quote: UILabel!
        @IBAction func next(_ sender: UIButton) {
          service.quote { words in ↓self.quote.text = words }
        }
      }
      """),
    .pass(
      """
      final class QuoteController: UIViewController {
        @IBOutlet var quote: UILabel!
        @IBAction func next(_ sender: UIButton) {
          service.quote { words in
            self.quote.text = words
            UIAccessibility.post(notification: .announcement, argument: words)
          }
        }
      }
      """),
    // At once, with the time, in what people type in, and where another screen comes.
    .pass(
      """
      final class QuoteController: UIViewController {
        @IBOutlet var quote: UILabel!
        @IBOutlet var field: UITextField!
        @IBAction func next(_ sender: UIButton) { quote.text = quotes.next }
        @IBAction func begin(_ sender: UIButton) {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.quote.text = self.time }
        }
        @IBAction func paste(_ sender: UIButton) { service.last { self.field.text = $0 } }
        @IBAction func order(_ sender: UIButton) {
          service.order { answer in
            self.quote.text = answer
            self.performSegue(withIdentifier: "ordered", sender: nil)
          }
        }
      }
      """),
  ]
}
