import PlatformKnowledge
import SourceModel
import SwiftSource

/// What a button does begins with a look at fields that have to be filled in; where one is empty nothing happens, and
/// nobody is told which.
enum EmptyFields {
  static func all(in type: WholeType) -> [SourceRange] {
    // A button that cannot be pressed until all is filled in says so by that.
    guard type.mentions(["isEmpty"]), !type.mentions(TellingCode.all + ["isEnabled", ".disabled("]) else { return [] }
    let starts = WorkStarts.pressed(in: type)
    let bodies = starts.code(with: type.parts.flatMap(\.members.functions))
    guard !bodies.isEmpty, case let fields = fields(of: type), !fields.isEmpty else { return [] }
    var seen: Set<SourceRange> = []
    let isForm = isForm(type)
    return bodies.flatMap { body in
      refusals(in: body, fields) + waited(body, fields, isForm: isForm)
    }.filter { seen.insert($0).inserted }
  }

  // MARK: - Fields

  /// The names of what people type: what fields of SwiftUI are bound to, and fields of UIKit.
  private static func fields(of type: WholeType) -> Set<String> { bound(in: type).union(held(by: type)) }

  /// The texts of these fields: `name`, `nameField.text`.
  static func texts(of type: WholeType) -> Set<String> { bound(in: type).union(held(by: type).map { $0 + ".text" }) }

  private static func bound(in type: WholeType) -> Set<String> {
    Set(type.kinds.calls.compactMap { expression -> String? in
      guard case .call(let call) = expression.kind, ["TextField", "SecureField", "TextEditor"].contains(call.callee.plainName) else { return nil }
      return call.argument("text")?.boundName
    })
  }

  private static func held(by type: WholeType) -> Set<String> {
    Set(type.parts.flatMap(\.members.properties).filter { property in
      let name = property.type?.name ?? property.heldClass
      return name.map { UIKitClasses.isKind($0, of: "UITextField") || UIKitClasses.isKind($0, of: "UITextView") } ?? false
    }.map(\.name))
  }

  /// The fields that an expression is about: `name` of `name.trimmed.isEmpty`, `email` of `email.text!`.
  static func fields(in expression: Expression, _ known: Set<String>) -> Set<String> {
    var found: Set<String> = []
    CodeWalk.expressions(of: .expression(expression)) { part in
      guard let path = part.dottedName else { return }
      if known.contains(path) { found.insert(path) }
      if path.hasSuffix(".text"), known.contains(String(path.dropLast(5))) { found.insert(String(path.dropLast(5))) }
    }
    return found
  }

  // MARK: - Refusals

  private static func refusals(in body: Block, _ fields: Set<String>) -> [SourceRange] {
    var known = fields
    var found: [SourceRange] = []
    CodeWalk.blocks(of: body) { block in
      for statement in block.statements {
        switch statement {
        case .variable(let variable): if let value = variable.initializer, !self.fields(in: value, known).isEmpty { known.insert(variable.name) }
        case .guarded(let conditions, let otherwise):
          note(conditions, &known)
          if isRefused(empty(in: conditions, known, sign: "!"), otherwise) { found.append(otherwise.range) }
        case .conditional(let code):
          note(code.conditions, &known)
          if isRefused(empty(in: code.conditions, known, sign: nil), code.then), code.then.returns { found.append(code.then.range) }
          if case .block(let otherwise)? = code.otherwise, isRefused(empty(in: code.conditions, known, sign: "!"), otherwise) {
            found.append(otherwise.range)
          }
        default: break
        }
      }
    }
    return found
  }

  /// `let email = emailField.text`
  static func note(_ conditions: [ConditionElement], _ known: inout Set<String>) {
    for case .binding(let name, let value?, _) in conditions where !fields(in: value, known).isEmpty { known.insert(name) }
  }

  /// The fields of which conditions ask whether they are empty, or with a sign before it, whether they are not.
  private static func empty(in conditions: [ConditionElement], _ known: Set<String>, sign: String?) -> Set<String> {
    var found: Set<String> = []
    for case .expression(let test) in conditions {
      for part in parts(of: test, joinedBy: sign == nil ? "||" : "&&") {
        var asked = part
        if let sign {
          guard case .prefix(sign, let inner) = part.kind else { continue }
          asked = inner
        }
        guard case .member(let text?, "isEmpty") = asked.kind else { continue }
        found.formUnion(fields(in: text, known))
      }
    }
    return found
  }

  /// `if !name.isEmpty && !phone.isEmpty { save() }`, with which all of a press begins and ends. One field alone counts in a
  /// form, where it is neither that of a search nor of a message.
  private static func waited(_ body: Block, _ fields: Set<String>, isForm: Bool) -> [SourceRange] {
    let steps = body.statements.filter { if case .variable = $0 { false } else { true } }
    guard steps.count == 1, case .conditional(let code) = steps[0], code.otherwise == nil, !SilentCode.isSilent(code.then) else { return [] }
    let asked = empty(in: code.conditions, fields, sign: "!")
    let isSearch = asked.contains { !$0.identifierWords.isDisjoint(with: NameWords.words(.searchText).union(NameWords.words(.messageText))) }
    return asked.count > 1 || isForm && !asked.isEmpty && !isSearch ? [code.conditions[0].place] : []
  }

  /// Something else is asked for beside a field.
  private static func isForm(_ type: WholeType) -> Bool {
    let inputs = type.kinds.calls.filter { expression in
      if case .call(let call) = expression.kind { call.callee.plainName.flatMap(FrameworkNames.boundArgument) != nil } else { false }
    }
    return inputs.count > 1
  }

  static func parts(of test: Expression, joinedBy sign: String) -> [Expression] {
    guard case .binary(sign, let left, let right) = test.kind else { return [test] }
    return parts(of: left, joinedBy: sign) + parts(of: right, joinedBy: sign)
  }

  /// Whether nothing is said of it to people: of a form, or of a field with a line in the log. One field alone may be that
  /// of a search or a message, which is sent or not.
  private static func isRefused(_ fields: Set<String>, _ block: Block) -> Bool {
    guard !fields.isEmpty, SilentCode.isSaidBy(block) else { return false }
    let isLogged = block.statements.contains { ErrorNotTold.isLog($0) }
    return fields.count > 1 || isLogged
  }

  static let examples: [Example] = [
    .violation(
      """
      struct AccountView: View {
        @State private var name = ""
        @State private var address = ""
        var body: some View {
          TextField("Name", text: $name)
          TextField("Address", text: $address)
          Button("Save") { save() }
        }
        func save() {
          guard !name.isEmpty, !address.isEmpty else ↓{ return }
          store.keep(name, address)
        }
      }
      """),
    .violation(
      """
      final class SignInController: UIViewController {
        @IBOutlet var email: UITextField!
        @IBAction func signIn(_ sender: Any) {
          if let address = checked() { service.signIn(address) }
        }
        func checked() -> String? {
          if let text = email.text {
            if !text.isEmpty { return text } else ↓{ print("no address") }
          }
          return nil
        }
      }
      """),
    .violation(
      """
      struct ContactView: View {
        @State private var name = ""
        @State private var phone = ""
        var body: some View {
          TextField("Name", text: $name)
          TextField("Phone", text: $phone)
          Button("Save") {
            if ↓!name.isEmpty && !phone.isEmpty { store.keep(name, phone) }
          }
        }
      }
      """),
    .violation(
      """
      struct PauseView: View {
        @State private var reason = ""
        @State private var days = 3
        var body: some View {
          Picker("Days", selection: $days) { Text("3").tag(3) }
          TextField("Reason", text: $reason)
          Button("Pause") { if ↓!reason.isEmpty { store.pause(reason, days) } }
        }
      }
      """),
    // A message is sent or not.
    .pass(
      """
      struct ChatView: View {
        @State private var text = ""
        var body: some View {
          TextField("Message", text: $text)
          Button("Send") { if !text.isEmpty { store.send(text) } }
        }
      }
      """),
    // The button waits until all is filled in.
    .pass(
      """
      struct AccountView: View {
        @State private var name = ""
        @State private var address = ""
        var body: some View {
          TextField("Name", text: $name)
          TextField("Address", text: $address)
          Button("Save") { save() }.disabled(name.isEmpty || address.isEmpty)
        }
        func save() {
          guard !name.isEmpty, !address.isEmpty else { return }
          store.keep(name, address)
        }
      }
      """),
    .pass(
      """
      struct SearchView: View {
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query)
          Button("Search") { search() }
        }
        func search() {
          guard !query.isEmpty else { return }
          store.search(query)
        }
      }
      """),
  ]
}

extension Block {
  /// It ends what is done.
  var returns: Bool { if case .returned? = statements.last { true } else { false } }
}
