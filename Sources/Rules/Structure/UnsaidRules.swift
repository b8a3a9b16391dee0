import PlatformKnowledge
import SourceModel
import SwiftSource

/// Buttons that stay disabled until so many characters were typed, `.disabled(password.count < 6)`, where no text says how
/// many: people hear "dimmed" and nothing of what is missing (WCAG 2.2: understanding 3.3.2 Labels or Instructions).
enum UnsaidRules {
  /// What a button waits for.
  struct Wait: Sendable {
    /// The class and the name of a member that tells whether it may be pressed, and whether it has to hold for that; nil
    /// where the button asks itself.
    let member: String?
    let isMet: Bool
    /// So many characters, where the button or its view asks for that.
    let numbers: Set<Int>
    /// Numbers that texts of the view have in them.
    let said: Set<Int>
    let place: SourceRange
  }

  /// How many characters a member of a class asks for: `var isValid: Bool { password.count >= 6 }`.
  struct Rule: Sendable {
    let member: String
    /// For it to hold, and not to hold.
    let whenMet, whenNot: Set<Int>
    let said: Set<Int>
  }

  static func all(_ waits: [Wait], _ rules: [Rule]) -> [(number: Int, place: SourceRange)] {
    waits.compactMap { wait in
      var (numbers, said) = (wait.numbers, wait.said)
      for rule in rules where rule.member == wait.member {
        numbers.formUnion(wait.isMet ? rule.whenMet : rule.whenNot)
        said.formUnion(rule.said)
      }
      return numbers.subtracting(said).min().map { ($0, wait.place) }
    }
  }

  // MARK: - Buttons

  static func waits(of type: WholeType) -> [Wait] {
    guard type.mentions([".disabled("]), type.mentions(["Field", "TextEditor"]) else { return [] }
    let fields = EmptyFields.texts(of: type).union(handed(in: type)).filter { $0.identifierWords.isDisjoint(with: NameWords.words(.searchText)) }
    guard !fields.isEmpty, !UnfitFields.saysBeside(type, fields) else { return [] }
    let kept = type.keptClasses
    let own = members(of: type)
    var seen: Set<String> = []
    return type.chains.flatMap { chain -> [Wait] in
      guard chain.name.map({ FrameworkNames.names(.labelledControl).contains($0) || $0.hasSuffix("Button") }) ?? false else { return [] }
      return chain.links.filter { $0.name == "disabled" }.compactMap { link in
        guard let test = link.call.arguments.first?.value else { return nil }
        // It can be pressed where the test does not hold.
        var numbers = counts(in: test, fields, isMet: false)
        var member: (name: String, isMet: Bool)?
        for asked in parts(of: test, isMet: false) {
          for path in asked.part.namedPaths {
            let names = path.split(separator: ".").map(String.init)
            if names.count == 1, let getter = own[names[0]] { numbers.formUnion(counts(in: getter, fields, isMet: asked.isMet)) }
            if names.count == 2, let owner = kept[names[0]] { member = member ?? ("\(owner).\(names[1])", asked.isMet) }
          }
        }
        // Several buttons of a form wait for the same.
        guard !numbers.isEmpty || member != nil, seen.insert("\(numbers.sorted()) \(member?.name ?? "")").inserted else { return nil }
        return Wait(member: member?.name, isMet: member?.isMet ?? true, numbers: numbers, said: said(in: type), place: link.place)
      }
    }
  }

  /// What fields of the project's own are bound to: `PasswordField(title: "Password", text: $password)`.
  private static func handed(in type: WholeType) -> Set<String> {
    Set(type.kinds.calls.compactMap { expression -> String? in
      guard case .call(let call) = expression.kind, call.callee.plainName?.hasSuffix("Field") ?? false else { return nil }
      return call.argument("text")?.boundName
    })
  }

  private static func members(of type: WholeType) -> [String: Block] {
    Dictionary(type.parts.flatMap(\.members.properties).compactMap { property in
      property.type?.name == "Bool" ? property.getter.map { (property.name, $0) } : nil
    }) { first, _ in first }
  }

  // MARK: - Classes

  static func rules(of type: WholeType) -> [Rule] {
    guard type.mentions([".count"]), type.mentions(["Bool"]) else { return [] }
    // Any text of the class may be what a field is bound to; a list is none.
    let texts = Set(type.parts.flatMap(\.members.properties).filter { property in
      if let type = property.type { return type.name == "String" }
      if case .string? = property.initializer?.kind { return true } else { return false }
    }.map(\.name))
    guard !texts.isEmpty else { return [] }
    let said = said(in: type)
    return members(of: type).sorted { $0.key < $1.key }.compactMap { name, getter in
      let (whenMet, whenNot) = (counts(in: getter, texts, isMet: true), counts(in: getter, texts, isMet: false))
      return whenMet.isEmpty && whenNot.isEmpty ? nil
        : Rule(member: "\(type.name).\(name)", whenMet: whenMet, whenNot: whenNot, said: said)
    }
  }

  // MARK: - What is asked and said

  /// How many characters have to be typed before what a getter gives is true, or false.
  private static func counts(in getter: Block, _ fields: Set<String>, isMet: Bool) -> Set<Int> {
    if getter.statements.count == 1, let value = getter.statements[0].given { return counts(in: value, fields, isMet: isMet) }
    // Which way leads to which answer, nobody has followed.
    var found: Set<Int> = []
    CodeWalk.expressions(of: getter) { part in
      found.formUnion([true, false].compactMap { least(part, fields, isMet: $0) })
    }
    return found
  }

  private static func counts(in test: Expression, _ fields: Set<String>, isMet: Bool) -> Set<Int> {
    Set(parts(of: test, isMet: isMet).compactMap { least($0.part, fields, isMet: $0.isMet) })
  }

  /// What a test is made of, each with whether it has to hold.
  private static func parts(of test: Expression, isMet: Bool) -> [(part: Expression, isMet: Bool)] {
    switch test.kind {
    case .prefix("!", let operand): parts(of: operand, isMet: !isMet)
    case .tuple(let inner) where inner.count == 1: parts(of: inner[0].value, isMet: isMet)
    case .binary("&&", let left, let right), .binary("||", let left, let right):
      parts(of: left, isMet: isMet) + parts(of: right, isMet: isMet)
    default: [(test, isMet)]
    }
  }

  /// 6 of `password.count >= 6`, and of `password.count < 6` that must not hold; that something is typed at all goes without
  /// saying, and of a limit above, `name.count <= 12`, people hear when they reach it.
  private static func least(_ test: Expression, _ fields: Set<String>, isMet: Bool) -> Int? {
    guard case .binary(let sign, let left, let right) = test.kind, (isMet ? [">=", ">"] : ["<", "<="]).contains(sign),
      case .member(let text?, "count") = left.kind, let name = text.dottedName?.withoutSelf, fields.contains(name),
      case .integer(let number) = right.kind else { return nil }
    let least = [">", "<="].contains(sign) ? number + 1 : number
    return (3...20).contains(least) ? least : nil
  }

  /// The numbers in texts of a type, and all where a text is looked up that is called after the rule: `Text("password_hint")`.
  private static func said(in type: WholeType) -> Set<Int> {
    var found: Set<Int> = []
    for case .string(let literal) in type.expressions.map(\.kind) {
      for case .text(let text) in literal.segments {
        found.formUnion(text.split { !$0.isNumber }.compactMap { Int($0) })
        if !NameWords.words(.ruleText).isDisjoint(with: text.identifierWords) { found.formUnion(3...20) }
      }
    }
    return found
  }

  static let examples: [Example] = [
    .violation(
      """
      struct JoinView: View {
        @State private var name = ""
        @State private var password = ""
        private var isComplete: Bool { !name.isEmpty && password.count >= 6 }
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            Button("Join") { join() }↓.disabled(!isComplete)
          }
        }
      }
      """),
    .violation(
      """
      final class JoinModel: ObservableObject {
        @Published var password = ""
        var isComplete: Bool { password.count > 7 }
      }
      struct JoinView: View {
        @StateObject private var model = JoinModel()
        var body: some View {
          VStack {
            SecureField("Password", text: $model.password)
            Button("Join") { join() }↓.disabled(!model.isComplete)
          }
        }
      }
      """),
    // A text says it, or comes as long as it is so; that something has to be typed goes without saying.
    .pass(
      """
      struct JoinView: View {
        @State private var password = ""
        var body: some View {
          VStack {
            SecureField("Password (at least 6 characters)", text: $password)
            Button("Join") { join() }.disabled(password.count < 6)
          }
        }
      }
      struct RenameView: View {
        @State private var name = ""
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            if name.count < 3 { Text("A little longer, please") }
            Button("Save") { save() }.disabled(name.count < 3)
          }
        }
      }
      struct NoteView: View {
        @State private var note = ""
        var body: some View {
          VStack {
            TextField("Note", text: $note)
            Button("Save") { save() }.disabled(note.count < 1)
          }
        }
      }
      """),
    // A limit above, of the view and of its model.
    .pass(
      """
      final class NameModel: ObservableObject {
        @Published var name = ""
        var isTooLong: Bool { name.count > 12 }
      }
      struct NameView: View {
        @StateObject private var model = NameModel()
        var body: some View {
          VStack {
            TextField("Name", text: $model.name)
            Button("Save") { save() }.disabled(model.isTooLong)
          }
        }
      }
      struct RenameView: View {
        @State private var name = ""
        private var isFine: Bool { !name.isEmpty && name.count <= 12 }
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            Button("Save") { save() }.disabled(!isFine)
          }
        }
      }
      """),
    .pass(
      """
      struct JoinView: View {
        @State private var password = ""
        var body: some View {
          VStack {
            SecureField("password_title", text: $password)
            Text("password_length_hint").font(.footnote)
            Button("join") { join() }.disabled(password.count < 6)
          }
        }
      }
      """),
  ]
}

extension Statement {
  /// What it gives back, as the only one of a getter.
  fileprivate var given: Expression? {
    switch self {
    case .expression(let value): value
    case .returned(let value): value
    default: nil
    }
  }
}
