import PlatformKnowledge
import SourceModel
import SwiftSource

/// What a button does waits for something that fits in a field: a right password, enough letters, a number. Where it does not
/// fit nothing happens, and nobody is told.
enum UnfitFields {
  struct Place: Sendable {
    let range: SourceRange
    /// A colour is all that tells.
    var isPainted = false
  }

  static func all(in type: WholeType) -> [Place] {
    // A button that cannot be pressed until all fits says so by that.
    guard type.mentions(["==", "!=", ".count", "contains(", "hasPrefix(", "alid", "Int(", "Double(", "Float(", "Decimal("]),
      !type.mentions(TellingCode.all + ["isEnabled", ".disabled("]) else { return [] }
    let fields = EmptyFields.texts(of: type).filter { $0.identifierWords.isDisjoint(with: NameWords.words(.searchText)) }
    guard !fields.isEmpty, !saysBeside(type, fields) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let typing = functions.filter(isTyping).compactMap(\.body?.range)
    var starts = WorkStarts.pressed(in: type)
    starts.bodies.removeAll { typing.contains($0.range) }
    var seen: Set<SourceRange> = []
    return starts.code(with: functions).flatMap { refusals(in: $0, fields) }.filter { seen.insert($0.range).inserted }
  }

  /// Whether a function runs with each letter, where what does not fit yet is no mistake (Apple: documentation of
  /// UIControl.Event.editingChanged, UISearchBarDelegate).
  private static func isTyping(_ function: FunctionDeclaration) -> Bool {
    if NameWords.words(.pressHandler).contains(function.name.lowercased()), function.name != "updateSearchResults" { return false }
    let words = function.parameters.compactMap(\.label).reduce(into: function.name.identifierWords) { $0.formUnion($1.identifierWords) }
    return !words.isDisjoint(with: NameWords.words(.changeWord))
      || function.parameters.contains { UIKitClasses.isKind($0.type.name, of: "UITextField") }
  }

  /// A text of the view comes with what is typed, or a label for mistakes is given one somewhere: `if word.count < 6 { Text("…") }`.
  static func saysBeside(_ type: WholeType, _ fields: Set<String>) -> Bool {
    let isHint = type.branchesOfClosures.contains { code in
      code.conditions.contains { condition in
        if case .expression(let test) = condition { !EmptyFields.fields(in: test, fields).isEmpty } else { false }
      } && code.branches.contains { !$0.calledNames.isDisjoint(with: ["Text", "Label"]) }
    }
    let notes = NameWords.words(.failureName).union(NameWords.words(.notice)).union(NameWords.words(.messageText))
    return isHint || type.kinds.assignments.contains { expression in
      guard case .assignment(let target, _) = expression.kind, target.plainName == "text", let path = target.dottedName else { return false }
      return path.split(separator: ".").dropLast().last.map { !String($0).identifierWords.isDisjoint(with: notes) } ?? false
    }
  }

  // MARK: - Refusals

  private static func refusals(in body: Block, _ fields: Set<String>) -> [Place] {
    var known = fields
    var found: [Place] = []
    CodeWalk.blocks(of: body) { block in
      for (position, statement) in block.statements.enumerated() {
        switch statement {
        case .variable(let variable):
          if let value = variable.initializer, isField(value, known) { known.insert(variable.name) }
        case .guarded(let conditions, let otherwise):
          EmptyFields.note(conditions, &known)
          if conditions.contains(where: { fits($0, known) }), let place = unsaid(otherwise, known) { found.append(place) }
        case .conditional(let code):
          EmptyFields.note(code.conditions, &known)
          let isLast = block.range == body.range
            && block.statements[(position + 1)...].allSatisfy { SilentCode.isFlag($0) || SilentTries.isClosing($0) }
          if let place = refusal(code, known, isLast: isLast) { found.append(place) }
        default: break
        }
      }
    }
    return found
  }

  /// A branch in which nothing happens, or in which all that is seen is a colour: `border = .red`.
  private static func unsaid(_ block: Block, _ known: Set<String>) -> Place? {
    if SilentCode.isSaidBy(block) { return Place(range: block.range) }
    let painted = block.statements.filter(isPainted)
    guard !painted.isEmpty, block.statements.allSatisfy({ SilentCode.isSilent($0) || isPainted($0) || isEmptied($0, known) }) else { return nil }
    return Place(range: block.range, isPainted: true)
  }

  /// `border = .red`, also in a movement; of views of UIKit other rules tell.
  private static func isPainted(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    if let inner = SilentCode.wrapped(expression) { return !inner.statements.isEmpty && inner.statements.allSatisfy(isPainted) }
    guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName, !name.contains("."),
      case .member(_, "red") = value.kind else { return false }
    return true
  }

  /// `code = ""`
  private static func isEmptied(_ statement: Statement, _ known: Set<String>) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(let target, let value) = expression.kind else { return false }
    return isField(target, known) && isBlank(value)
  }

  private static func refusal(_ code: IfCode, _ known: Set<String>, isLast: Bool) -> Place? {
    if code.conditions.contains(where: { fits($0, known) }), !SilentCode.isSilent(code.then) {
      switch code.otherwise {
      case .block(let other)?: return unsaid(other, known)
      case nil: return isLast && !code.then.returns ? Place(range: code.conditions[0].place) : nil
      case .conditional?: return nil
      }
    }
    // `if word.count < 6 { return }`
    guard code.otherwise == nil, code.then.returns, let place = unsaid(code.then, known), code.conditions.count == 1,
      case .expression(let test) = code.conditions[0], EmptyFields.parts(of: test, joinedBy: "||").contains(where: { isUnfit($0, known) })
    else { return nil }
    return place
  }

  // MARK: - What is asked

  private static func fits(_ condition: ConditionElement, _ known: Set<String>) -> Bool {
    switch condition {
    case .expression(let test): return EmptyFields.parts(of: test, joinedBy: "&&").contains { isFit($0, known) }
    // `let amount = Double(amountText)`
    case .binding(_, let value?, _):
      guard case .call(let call) = value.kind, case .name(let type) = call.callee.kind, numbers.contains(type),
        call.arguments.count == 1 else { return false }
      return isField(call.arguments[0].value, known)
    default: return false
    }
  }

  /// Types that are made of a text and come to nothing where it is no number (Swift: LosslessStringConvertible).
  private static let numbers: Set<String> = ["Decimal", "Double", "Float", "Int"]

  private static func isFit(_ test: Expression, _ known: Set<String>) -> Bool {
    switch test.kind {
    case .binary("==", let left, let right):
      return isField(left, known) && !isBlank(right) || isField(right, known) && !isBlank(left) || isCount(left, known) && isLarge(right)
    case .binary(let sign, let left, let right) where [">", ">=", "<", "<="].contains(sign): return isCount(left, known) && isLarge(right)
    case .call(let call): return isAsked(call, known)
    default: return false
    }
  }

  private static func isUnfit(_ test: Expression, _ known: Set<String>) -> Bool {
    switch test.kind {
    case .binary("!=", let left, let right):
      // `password != repeated`; what is as it was before is no mistake.
      return isField(left, known) && isField(right, known) || isCount(left, known) && isLarge(right)
    case .binary(let sign, let left, let right) where ["<", "<=", ">", ">="].contains(sign): return isCount(left, known) && isLarge(right)
    case .prefix("!", let asked): if case .call(let call) = asked.kind { return isAsked(call, known) } else { return false }
    default: return false
    }
  }

  /// `mail.contains("@")`, `isValid(mail)`, `mail.isValidAddress()`
  private static func isAsked(_ call: Call, _ known: Set<String>) -> Bool {
    guard let name = call.callee.plainName else { return false }
    if case .member(let text?, _) = call.callee.kind, isField(text, known) {
      return ["contains", "hasPrefix", "hasSuffix"].contains(name) || isCheck(name)
    }
    return isCheck(name) && call.arguments.contains { isField($0.value, known) }
  }

  private static func isCheck(_ name: String) -> Bool {
    !name.identifierWords.isDisjoint(with: NameWords.words(.checkWord))
  }

  private static func isCount(_ value: Expression, _ known: Set<String>) -> Bool {
    if case .member(let text?, "count") = value.kind { isField(text, known) } else { false }
  }

  /// What is longer than nothing.
  private static func isLarge(_ value: Expression) -> Bool {
    if case .integer(let number) = value.kind { number > 1 } else { true }
  }

  private static func isBlank(_ value: Expression) -> Bool {
    switch value.kind {
    case .string(let literal): literal.segments.allSatisfy { if case .text(let text) = $0 { text.isEmpty } else { false } }
    case .nilLiteral, .boolean: true
    default: false
    }
  }

  /// What was typed, as it is or trimmed: `mail`, `mailField.text!`, `mail.lowercased()`, `mailField.text ?? ""`.
  private static func isField(_ value: Expression, _ known: Set<String>) -> Bool {
    switch value.kind {
    case .name, .member, .optionalChain, .forceUnwrap:
      return value.dottedName.map(known.contains) ?? false
    case .binary("??", let left, _): return isField(left, known)
    case .call(let call):
      guard case .member(let text?, let name) = call.callee.kind,
        ["lowercased", "trimmingCharacters", "uppercased"].contains(name) else { return false }
      return isField(text, known)
    default: return false
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      struct FarewellView: View {
        @State private var typed = ""
        var body: some View {
          TextField("Type DELETE", text: $typed)
          Button("Delete account") {
            guard typed == "DELETE" else ↓{ return }
            remove()
          }
        }
      }
      """),
    .violation(
      """
      struct DoorView: View {
        @State private var name = ""
        @State private var word = ""
        var body: some View {
          TextField("Name", text: $name)
          SecureField("Password", text: $word)
          Button("Log in") { if ↓name == owner && word == secret { enter() } }
        }
      }
      """),
    .violation(
      """
      final class SignController: UIViewController {
        @IBOutlet var mail: UITextField!
        @IBOutlet var word: UITextField!
        @IBAction func sign(_ sender: UIButton) {
          guard let address = mail.text, address.contains("@"), let secret = word.text, secret.count >= 6 else ↓{ return }
          enter(address, secret)
        }
      }
      """),
    .violation(
      """
      struct AmountView: View {
        @State private var amount = ""
        var body: some View {
          TextField("Amount", text: $amount)
          Button("Pay") {
            guard let sum = Double(amount) else ↓{
              print("no number")
              return
            }
            pay(sum)
          }
        }
      }
      """),
    .violation(
      """
      final class NewWordController: UIViewController {
        let first = UITextField(), second = UITextField()
        @objc func save(_ sender: UIButton) {
          if first.text != second.text ↓{ return }
          store.keep(first.text)
        }
      }
      """),
    .violation(
      """
      struct CodeView: View {
        @State private var code = ""
        @State private var border = Color.gray
        var body: some View {
          TextField("Code", text: $code).border(border)
          Button("Check") {
            if code == right { open() } else ↓{
              border = .red
              code = ""
            }
          }
        }
      }
      """),
    // The view says so, or the branch does.
    .pass(
      """
      struct FarewellView: View {
        @State private var typed = ""
        @State private var message = ""
        var body: some View {
          TextField("Type DELETE", text: $typed)
          Button("Delete account") {
            if typed == "DELETE" { remove() } else { message = "That is not DELETE." }
          }
        }
      }
      """),
    .pass(
      """
      struct WordView: View {
        @State private var word = ""
        var body: some View {
          VStack {
            SecureField("Password", text: $word)
            if word.count < 8 { Text("At least 8 letters") }
            Button("Save") {
              guard word.count >= 8 else { return }
              save()
            }
          }
        }
      }
      """),
    // With each letter nothing is wrong yet; what is as it was needs no saving.
    .pass(
      """
      final class CodeController: UIViewController {
        @IBOutlet var code: UITextField!
        @IBAction func codeChanged(_ sender: UITextField) {
          guard let text = code.text, text.count == 6 else { return }
          check(text)
        }
      }
      """),
    .pass(
      """
      struct NameView: View {
        let old: String
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
          Button("Save") {
            if name == old { return }
            keep(name)
          }
        }
      }
      """),
    .pass(
      """
      struct FindView: View {
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query).onSubmit {
            guard query.count >= 3 else { return }
            find(query)
          }
        }
      }
      """),
  ]
}
