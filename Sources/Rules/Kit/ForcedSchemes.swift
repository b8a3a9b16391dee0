import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// The appearances that code of a project forces on windows, screens and views, wherever it does.
///
/// Which screens a window or a controller shows is often known at run time only, so that what is so in one appearance
/// alone may never be seen where some code forces the other one.
struct ForcedSchemes: Sendable {
  private var schemes: Set<ForcedScheme> = []

  /// The appearance that every app of the project is always in, by its settings; nil where one is not or none is.
  private(set) var only: ForcedScheme?

  /// Of several apps in one project, where each begins and the appearance that it asks for.
  private var apps: [(file: SourceFile, scheme: ForcedScheme?)] = []

  /// The appearance that a file is always shown in: that of the project, or of the apps that are built of the file; nil
  /// where none is.
  func only(in file: SourceFile) -> ForcedScheme? {
    if let only { return only }
    let targets = Set(file.build.targets)
    let own = apps.filter { !targets.isDisjoint(with: $0.file.build.targets) }
    guard let first = own.first, own.allSatisfy({ $0.scheme == first.scheme }) else { return nil }
    return first.scheme
  }

  /// - Parameters:
  ///   - info: The settings of all targets.
  ///   - files: All code, in which a project may be described.
  init(_ code: ProjectCode, _ info: [InfoSettings] = [], files: [FileDeclarations] = []) {
    let styles = Set(info.compactMap { $0.values(Self.key)?.first } + files.flatMap(Self.described))
    if styles == ["Dark"] { only = .dark }
    if styles == ["Light"] { only = .light }
    for part in code.parts where !part.range.file.build.isLibrary {
      guard part.mentions(["olorScheme", "serInterfaceStyle", "NSAppearance"])
      else { continue }
      for expression in part.expressions { note(expression) }
    }
    guard only == nil, schemes.count == 1 else { return }
    only = Self.styleOfWindows(in: code)
    let types = files.filter { !$0.file.build.isLibrary }.flatMap(\.types)
    let scenes = types.filter { type in type.attributes.contains { $0.name == "main" } && type.adopts("App") }
    if scenes.count == 1 { only = only ?? Self.style(of: scenes[0], among: types) }
    guard scenes.count > 1 else { return }
    apps = scenes.map { app in
      let targets = Set(app.range.file.build.targets)
      return (app.range.file, Self.style(of: app, among: types.filter { !targets.isDisjoint(with: $0.range.file.build.targets) }))
    }
  }

  private static let key = "UIUserInterfaceStyle"

  /// What the code of a project's description puts into the property list of an app, as that of Tuist does:
  /// `infoPlist: .extendingDefault(with: ["UIUserInterfaceStyle": "Light"])`.
  ///
  /// Source: documentation of Tuist, Manifests: `ProjectDescription`, `InfoPlist`.
  private static func described(_ file: FileDeclarations) -> [String] {
    guard file.imports.contains("ProjectDescription") else { return [] }
    var styles: [String] = []
    CodeWalk.expressions(of: file) { expression in
      guard case .dictionary(let entries) = expression.kind else { return }
      for entry in entries where entry.key.plainText == key {
        // `.string("Light")` is the same as "Light".
        if case .call(let call) = entry.value.kind, case .member(_, "string") = call.callee.kind {
          styles += [call.arguments.first?.value.plainText].compactMap(\.self)
        } else {
          styles += [entry.value.plainText].compactMap(\.self)
        }
      }
    }
    return styles
  }

  /// What the delegate of an app or a scene gives its window as soon as it is made; nil where something else decides.
  private static func styleOfWindows(in code: ProjectCode) -> ForcedScheme? {
    for part in code.parts where !part.range.file.build.isLibrary {
      guard part.mentions(["overrideUserInterfaceStyle"]) else { continue }
      for function in part.members.functions where launching.contains(function.name) {
        if let style = function.body.flatMap({ style(in: $0.statements) }) { return style }
      }
    }
    return nil
  }

  /// Called once, before the first screen is shown (Apple: documentation of UIApplicationDelegate and
  /// UIWindowSceneDelegate).
  private static let launching: Set<String> = ["application", "scene"]

  /// By statements that are run whatever is so, but for the scene to be one of windows and the system to have styles.
  private static func style(in statements: [Statement]) -> ForcedScheme? {
    for statement in statements {
      switch statement {
      case .expression(let expression):
        guard case .assignment(let target, let value) = expression.kind,
          case .member(let base?, "overrideUserInterfaceStyle") = target.kind,
          base.dottedName?.lowercased().hasSuffix("window") ?? false, case .member(_, let name) = value.kind
        else { continue }
        return ForcedScheme(rawValue: name)
      case .conditional(let code) where code.conditions.allSatisfy(isGiven):
        if let style = style(in: code.then.statements) { return style }
      default: continue
      }
    }
    return nil
  }

  /// What the first views of an app's windows ask for, or are given, whatever is so: it is the appearance of the whole
  /// window, with all that is presented there (Apple: documentation of View, preferredColorScheme(_:)). Of several scenes,
  /// such as one for the settings on the Mac, each has to ask for the same.
  private static func style(of app: TypeDeclaration, among types: [TypeDeclaration]) -> ForcedScheme? {
    guard let code = bodyCode(of: app) else { return nil }
    let scenes = code.statements.compactMap(viewOrScene).map(CodeChain.init(reading:))
    guard scenes.count == code.statements.count else { return nil }
    return same(scenes.map { scene in
      guard let name = scene.name, FrameworkNames.names(.framingView).contains(name),
        case .closure(let content)? = scene.call?.arguments.last?.value.kind else { return nil }
      return style(shownBy: content.body, among: types, depth: 0)
    })
  }

  /// What one view asks for goes up to the window, as any preference does, from within a container as well:
  /// `ZStack { StartView().preferredColorScheme(.dark) }`. Of several branches, each has to ask for the same.
  private static func style(shownBy block: Block, among types: [TypeDeclaration], depth: Int) -> ForcedScheme? {
    let shown = block.statements.filter { if case .variable = $0 { false } else { true } }
    guard shown.count == 1, depth < Self.deepest else { return nil }
    switch shown[0] {
    case .conditional(let code): return style(of: code, among: types, depth: depth + 1)
    case .selection(let code): return same(code.cases.map { style(shownBy: $0.body, among: types, depth: depth + 1) })
    default:
      guard let made = viewOrScene(shown[0]) else { return nil }
      let chain = CodeChain(reading: made)
      if chain.has("preferredColorScheme") { return style(chain) }
      guard let name = chain.name else { return nil }
      if FrameworkNames.names(.holdingView).contains(name), case .closure(let content)? = chain.call?.arguments.last?.value.kind {
        return style(shownBy: content.body, among: types, depth: depth + 1)
      }
      return types.first { $0.name == name }.flatMap(bodyCode).flatMap { style(shownBy: $0, among: types, depth: depth + 1) }
    }
  }

  private static func style(of code: IfCode, among types: [TypeDeclaration], depth: Int) -> ForcedScheme? {
    let then = style(shownBy: code.then, among: types, depth: depth)
    switch code.otherwise {
    case nil: return then
    case .block(let block)?: return same([then, style(shownBy: block, among: types, depth: depth)])
    case .conditional(let next)?: return same([then, style(of: next, among: types, depth: depth)])
    }
  }

  /// Views in views, more than anybody looks through for an appearance.
  private static let deepest = 8

  private static func same(_ styles: [ForcedScheme?]) -> ForcedScheme? {
    guard let first = styles.first, styles.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private static func bodyCode(of type: TypeDeclaration) -> Block? {
    type.members.properties.first { $0.name == "body" }?.getter
  }

  private static func viewOrScene(_ statement: Statement) -> Expression? {
    switch statement {
    case .expression(let expression), .returned(let expression?): expression
    default: nil
    }
  }

  private static func style(_ chain: CodeChain) -> ForcedScheme? {
    guard let link = chain.link("preferredColorScheme"), case .member(_, let name)? = link.call.arguments.first?.value.kind else { return nil }
    return ForcedScheme(rawValue: name)
  }

  private static func isGiven(_ condition: ConditionElement) -> Bool {
    switch condition {
    case .availability, .binding: true
    default: false
    }
  }

  /// Whether some code forces another appearance than this one.
  func mayNeverShow(_ scheme: ForcedScheme) -> Bool { schemes.contains { $0 != scheme } }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, let value):
      guard case .member(_, "overrideUserInterfaceStyle") = target.kind else { return }
      insert(value)
    case .call(let call):
      switch call.callee.kind {
      case .member(_, "preferredColorScheme"), .member(_, "colorScheme"), .name("NSAppearance"):
        insert(call.arguments.first?.value)
      case .member(_, "environment"): insert(call.arguments.last?.value)
      default: return
      }
    default: return
    }
  }

  private mutating func insert(_ value: Expression?) {
    guard case .member(_, let name)? = value?.kind else { return }
    if NameWords.words(.darkAppearance).contains(name.lowercased()) { schemes.insert(.dark) }
    if NameWords.words(.lightAppearance).contains(name.lowercased()) { schemes.insert(.light) }
  }
}
