import SourceModel
import SwiftSource

/// How a project asks for translated texts that wraps the system's ways in one of its own, as to let people change the
/// language within the app: `LocalizedString(key: "close")`, `"close".localized`, `"close".localized()`,
/// `Translator.shared.localizedText(for: "close")`.
struct OwnTranslation: Sendable {
  /// What stands before and behind the key.
  private struct Form: Hashable {
    var before: String
    var behind: String
    /// The module of the function that chooses the language itself: what the system looks up by itself may be in another
    /// one. nil where it does not, `.some(nil)` in code of an app.
    var chooser: String??
    /// The table that the project keeps its texts in, as the code names it: the system looks elsewhere by itself.
    var table: String?
  }

  private let form: Form?

  /// The form that is used most, where `NSLocalizedString` is used less.
  init(_ all: [FileDeclarations] = []) {
    // Those of a package are for its own texts.
    let files = all.filter { !$0.file.build.isLibrary }
    let functions = Self.functions(of: files)
    let members = Self.members(of: files)
    let methods = Self.methods(of: files)
    let hasTable = files.contains { file in ["tableName:", "table:"].contains { file.file.firstOffset(of: $0) != nil } }
    guard !functions.isEmpty || !members.isEmpty || !methods.isEmpty || hasTable else {
      form = nil
      return
    }
    var uses: [Form: Int] = [:]
    var usesOfSystem = 0
    for file in files {
      CodeWalk.expressions(of: file) { expression in
        if hasTable, let form = Self.form(inTable: expression) {
          uses[form, default: 0] += 1
        } else if case .call(let call) = expression.kind, call.callee.plainName == "NSLocalizedString" {
          usesOfSystem += 1
        }
        if let form = Self.form(of: expression, functions, members) ?? Self.form(of: expression, methods) { uses[form, default: 0] += 1 }
      }
    }
    let most = uses.max { ($0.value, $1.key.before) < ($1.value, $0.key.before) }
    form = most.flatMap { $0.value > max(usesOfSystem, 1) ? $0.key : nil }
  }

  /// The call with a key that is written as a literal; nil where the project has no way of its own.
  func call(_ key: String) -> String? { form.map { $0.before + key + $0.behind } }

  /// Whether a file asks for its texts in this way, or has to, since people choose the language within the app.
  func isUsed(in file: SourceFile) -> Bool {
    guard let form else { return false }
    if let module = form.chooser, module == file.build.module { return true }
    if let table = form.table { return ["tableName: ", "tableName:", "table: ", "table:"].contains { file.firstOffset(of: $0 + table) != nil } }
    return file.firstOffset(of: form.before.isEmpty ? "\"" + form.behind : form.before) != nil
  }

  /// Functions at the top level that hand a key to the system, by their names.
  private static func functions(of files: [FileDeclarations]) -> [String: FunctionDeclaration] {
    var result: [String: FunctionDeclaration] = [:]
    for function in files.flatMap(\.functions) where !function.isPrivate && function.returnType?.name == "String" {
      guard function.parameters.first?.type.name == "String", let body = function.body, asksSystem(body) else { continue }
      result[function.name] = function
    }
    return result
  }

  /// The methods of types that hand a key to the system, by the way code gets there: of the type itself, or of the one object
  /// that it keeps (`Translator.shared.localizedText`), with a name that says so.
  private static func methods(of files: [FileDeclarations]) -> [String: Method] {
    var result: [String: Method] = [:]
    for (file, type) in files.flatMap({ file in file.types.map { (file.file, $0) } }) {
      let only = type.members.properties.filter { property in
        property.isStatic && !property.isPrivate && (property.type?.name ?? property.heldClass) == type.name
      }
      for function in type.members.functions where !function.isPrivate && function.returnType?.name == "String" {
        guard function.name.lowercased().hasPrefix("locali"), function.parameters.count == 1, function.parameters[0].type.name == "String", let body = function.body, asksSystem(body)
        else { continue }
        let owners = function.isStatic ? [type.name] : only.map { "\(type.name).\($0.name)" }
        let method = Method(chooser: choosesLanguage(body) ? .some(file.build.module) : nil)
        for owner in owners { result["\(owner).\(function.name)"] = method }
      }
    }
    return result
  }

  private struct Method {
    var chooser: String??
  }

  /// `Bundle.main.path(forResource: language, ofType: "lproj")`: the folder of one language (Apple: documentation of
  /// Bundle.path(forResource:ofType:)).
  private static func choosesLanguage(_ body: Block) -> Bool {
    var chooses = false
    CodeWalk.expressions(of: body) { expression in
      if case .call(let call) = expression.kind { chooses = chooses || call.argument("ofType")?.plainText == "lproj" }
    }
    return chooses
  }

  /// Members of texts that hand the text to the system as a key, and whether they are called.
  static func members(of files: [FileDeclarations]) -> [String: Bool] {
    var result: [String: Bool] = [:]
    for extended in files.flatMap(\.extensions) where extended.extendedType.name == "String" {
      for property in extended.members.properties where !property.isPrivate && !property.isStatic {
        if let getter = property.getter, asksSystem(getter) { result[property.name] = false }
      }
      for function in extended.members.functions where !function.isPrivate && !function.isStatic {
        guard function.parameters.allSatisfy({ $0.defaultValue != nil }), let body = function.body, asksSystem(body) else { continue }
        result[function.name] = true
      }
    }
    return result
  }

  /// Apple: documentation of NSLocalizedString and Bundle.localizedString(forKey:value:table:).
  private static func asksSystem(_ body: Block) -> Bool {
    var asks = false
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
      asks = asks || ["NSLocalizedString", "localizedString", "NSLocalizedStringFromTable"].contains(name)
    }
    return asks
  }

  private static func form(
    of expression: Expression, _ functions: [String: FunctionDeclaration], _ members: [String: Bool]
  ) -> Form? {
    switch expression.kind {
    case .call(let call):
      if case .name(let name) = call.callee.kind, functions[name] != nil { return form(of: call, name) }
      guard case .member(let base?, let name) = call.callee.kind, members[name] == true, base.plainText != nil,
        call.arguments.isEmpty else { return nil }
      return Form(before: "", behind: ".\(name)()")
    case .member(let base?, let name):
      return members[name] == false && base.plainText != nil ? Form(before: "", behind: ".\(name)") : nil
    default: return nil
    }
  }

  /// `NSLocalizedString("close", tableName: "Player", comment: "")`, `Text("close", tableName: "Player")`, `String(localized:
  /// "close", table: "Player")`: a text in a table of the project's own (Apple: documentation of NSLocalizedString, Text and
  /// String.init(localized:table:)). What is written anew is a text in any case.
  private static func form(inTable expression: Expression) -> Form? {
    guard case .call(let call) = expression.kind, let name = call.callee.plainName, ["NSLocalizedString", "Text", "String"].contains(name),
      call.arguments.first?.value.plainText != nil, call.argument("bundle") == nil,
      let value = call.argument("tableName") ?? (name == "String" ? call.argument("table") : nil), let table = value.plainText.map(FixBuilder.literal) ?? value.dottedName, table != "\"Localizable\"",
      table.hasPrefix("\"") || table.first?.isUppercase ?? false else { return nil }
    return Form(before: "NSLocalizedString(", behind: ", tableName: \(table), comment: \"\")", table: table)
  }

  private static func form(of expression: Expression, _ methods: [String: Method]) -> Form? {
    guard case .call(let call) = expression.kind, let path = call.callee.dottedName, let method = methods[path],
      call.arguments.count == 1, call.arguments[0].value.plainText != nil else { return nil }
    return Form(before: "\(path)(" + (call.arguments[0].label.map { $0 + ": " } ?? ""), behind: ")", chooser: method.chooser)
  }

  /// `LocalizedString(key: "close", comment: "")`: with an empty comment where the code gives one.
  private static func form(of call: Call, _ name: String) -> Form? {
    guard let key = call.arguments.first, key.value.plainText != nil else { return nil }
    let rest = call.arguments.dropFirst()
    guard rest.isEmpty || rest.count == 1 && rest.first?.label == "comment" else { return nil }
    return Form(
      before: name + "(" + (key.label.map { $0 + ": " } ?? ""), behind: rest.isEmpty ? ")" : ", comment: \"\")")
  }
}
