import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A toggle, a picker or a field of which nothing in the app takes notice.
public struct ControlSetsNothing: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "control-sets-nothing", family: .operation, severity: .note, impact: .moderate, wcag: [],
    title: "what a control sets is read by nothing",
    documentation: RuleDocumentation(
      reports: """
        For review, a toggle, picker, slider, stepper, date picker or text field that is bound to a `@State` of its view \
        which nothing but the control reads, to an `@AppStorage` whose key stands nowhere else, or to a variable of an \
        observed class of the project that no code reads; and a toggle, picker, slider or stepper that is bound to a constant.
        """,
      why: """
        It says that it is on, and nothing has changed. Who sees the screen may notice that nothing happens; who hears it takes \
        the word of the control for it, and tries again elsewhere.
        """,
      howToFix: """
        Do what the control promises where its value changes. Until then leave it out, or say with `.disabled(true)` that it \
        cannot be set.
        """,
      elsewhere: "A `UISwitch` without an action is better left out.",
      limits: """
        A name that any code uses is taken for read, whatever it stands for there. Left alone are what is disabled or hidden, \
        values that are saved as a whole (`Codable`, SwiftData), and bindings that are handed on or made by code.
        """,
      references: ["Apple: documentation of Binding.constant(_:)", "WCAG 2.2: understanding 4.1.2 Name, Role, Value"]),
    examples: [
      .violation(
        """
        struct SoundView: View {
          @State private var isMuted = false
          var body: some View { Form { ↓Toggle("Mute", isOn: $isMuted) } }
        }
        """),
      // What is kept is read by nobody either.
      .violation(
        """
        struct SoundView: View {
          @AppStorage("mutesSound") private var mutesSound = false
          @State private var volume = 0.5
          var body: some View {
            Form {
              ↓Toggle("Mute", isOn: $mutesSound)
              Slider(value: $volume) { Text("Volume") }
              Text(volume, format: .percent)
            }
          }
        }
        """),
      .violation(
        """
        final class SoundModel: ObservableObject {
          @Published var repeatsSong = false
          @Published var fades = false
          func play() { if fades { player.fade() } else { player.play() } }
        }
        struct SoundView: View {
          @ObservedObject var model: SoundModel
          var body: some View {
            Form { ↓Toggle("Repeat", isOn: $model.repeatsSong); Toggle("Fade", isOn: $model.fades) }
          }
        }
        """),
      .violation("var body: some View { Form { ↓Toggle(\"Mute\", isOn: .constant(true)) } }"),
      .pass(
        """
        struct SoundView: View {
          @State private var isMuted = false
          let player: Player
          var body: some View {
            Form { Toggle("Mute", isOn: $isMuted) }.onChange(of: isMuted) { player.turn() }
          }
        }
        """),
      // Others get the binding, or read the key.
      .pass(
        """
        struct SoundView: View {
          @State private var isMuted = false
          @AppStorage("fades") private var fades = false
          var body: some View { Form { Toggle("Mute", isOn: $isMuted); MuteSign(isMuted: $isMuted); Toggle("Fade", isOn: $fades) } }
        }
        struct MuteSign: View {
          @Binding var isMuted: Bool
          var body: some View { if isMuted { Text("Muted") } }
        }
        final class Player { func play() { if UserDefaults.standard.bool(forKey: "fades") { fade() } } }
        """),
      // A setting runs code of its own, and one is saved with all others.
      .pass(
        """
        @Observable final class SoundModel {
          var repeatsSong = false { didSet { save() } }
        }
        final class Taste: ObservableObject, Codable {
          @Published var likesJazz = false
        }
        struct SoundView: View {
          @Bindable var model: SoundModel
          @ObservedObject var taste: Taste
          var body: some View { Form { Toggle("Repeat", isOn: $model.repeatsSong); Toggle("Jazz", isOn: $taste.likesJazz) } }
        }
        """),
      .pass("var body: some View { Form { Toggle(\"Mute\", isOn: .constant(true)).disabled(true) } }"),
      .undecided(
        """
        struct SoundView: View {
          @Binding var isMuted: Bool
          var body: some View { Form { Toggle("Mute", isOn: $isMuted) } }
        }
        """),
    ])

  /// A control with what it is bound to.
  struct Setting: Sendable {
    /// nil where it is bound to a constant.
    let name: String?
    /// The class that has the variable; nil for one of the view.
    var owner: String?
    /// By which it is kept.
    var key: String?
    let place: SourceRange
  }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let project = app.project
    let settings = project.ofEachType(Self.self, "settings", Self.settings)
    guard !settings.isEmpty else { return [] }
    let unread = project.unread(settings)
    guard !unread.isEmpty else { return [] }
    let shown = app.ofEachScreen(Self.self) { Self.controls(on: $0, in: context) }
    let nouns = Dictionary(shown.map { ($0.place, $0.noun) }) { first, _ in first }
    return unread.compactMap { setting in
      guard let noun = nouns[setting.place] else { return nil }
      let message = setting.name.map { "\(noun) sets '\($0)', and nothing reads it" } ?? "\(noun) is bound to a constant, so it cannot be changed"
      return .violation(Violation(message, certainty: .review, at: setting.place))
    }
  }

  // MARK: - Controls

  /// Those that people can set, by where they are written.
  private static func controls(on screen: ScreenPlaces, in context: RuleContext) -> [(place: SourceRange, noun: String)] {
    guard screen.screen.kind != .preview else { return [] }
    return screen.all.compactMap { element in
      guard element.role.isControl, element.exposure == .exposed, element.framework == .swiftUI, !element.mayHave(.notEnabled),
        element.gestures.isEmpty, let chain = context.chain(of: element), !context.isTouchedByNobody(element),
        !context.stands(element.source, inModifier: "accessibilityRepresentation") else { return nil }
      return (chain.base.range, element.nounWithName)
    }
  }

  /// The calls of a view that make controls and bind them to something that nobody else of the view reads.
  private static func settings(of type: WholeType) -> [Setting] {
    guard type.parts.contains(where: { $0.declaration?.adopts("View") ?? false }) else { return [] }
    let bound = type.kinds.calls.compactMap { expression -> (value: Expression, control: String, place: SourceRange)? in
      guard case .call(let call) = expression.kind, let control = call.callee.plainName,
        let value = call.arguments.first(where: { FrameworkNames.names(.boundValue).contains("\(control).\($0.label ?? "")") })?.value
      else { return nil }
      return (value, control, expression.range)
    }
    guard !bound.isEmpty else { return [] }
    let kept = type.keptClasses
    let read = SettingReads(of: type.expressions, besides: bound.map(\.value), type.kinds.assignments)
    return bound.compactMap { value, control, place in
      if isConstant(value) { return control == "TextField" ? nil : Setting(name: nil, place: place) }
      guard let path = value.boundName?.split(separator: ".").map(String.init), let name = path.last else { return nil }
      if path.count == 2 { return kept[path[0]].map { Setting(name: name, owner: $0, place: place) } }
      guard path.count == 1, !read.names.contains(name), let state = ownState(name, of: type) else { return nil }
      return Setting(name: name, key: state, place: place)
    }
  }

  /// Apple: Binding.constant(_:)
  private static func isConstant(_ value: Expression) -> Bool {
    if case .call(let call) = value.kind, call.callee.plainName == "constant" { true } else { false }
  }

  /// The key of a state that a view keeps for good, "" of one that goes with the view; nil for anything else.
  private static func ownState(_ name: String, of type: WholeType) -> String? {
    let properties = type.parts.flatMap(\.members.properties).filter { $0.name == name }
    guard properties.count == 1, properties[0].observers.isEmpty else { return nil }
    for attribute in properties[0].attributes {
      if attribute.name == "State" { return "" }
      if attribute.name == "AppStorage" { return attribute.arguments.first?.value.plainText }
    }
    return nil
  }
}

/// The names that code reads, bindings and key paths included; what is only set is not read.
struct SettingReads {
  private(set) var names: Set<String> = []
  /// What texts consist of.
  private(set) var texts: Set<String> = []

  init(of expressions: [Expression], besides bindings: [Expression], _ assignments: [Expression]) {
    var apart = Set(bindings.map(ObjectIdentifier.init))
    for case .assignment(let target, _) in assignments.map(\.kind) { apart.insert(ObjectIdentifier(target)) }
    for expression in expressions where !apart.contains(ObjectIdentifier(expression)) {
      switch expression.kind {
      case .name(let name), .member(_, let name): names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      case .keyPath(let components): names.formUnion(components)
      case .string: if let text = expression.plainText { texts.insert(text) }
      default: break
      }
    }
  }
}

extension ProjectSubject {
  /// Settings that no code of the project reads.
  fileprivate func unread(_ settings: [ControlSetsNothing.Setting]) -> [ControlSetsNothing.Setting] {
    let sought = Set(settings.compactMap { $0.owner == nil ? $0.key : $0.name }.filter { !$0.isEmpty })
    let variables = Set(ofEachType(ControlSetsNothing.self, "variables", Self.plainVariables))
    let keys = ofEachType(ControlSetsNothing.self, "keys") { type in
      type.parts.flatMap(\.members.properties).flatMap(\.attributes).filter { $0.name == "AppStorage" }.compactMap { $0.arguments.first?.value.plainText }
    }
    let read = sought.isEmpty ? [] : Set(ofEachFile(ControlSetsNothing.self, "read \(sought.sorted())") { file -> [String] in
      var all: [Expression] = []
      CodeWalk.expressions(of: file) { all.append($0) }
      let kinds = ExpressionKinds(all)
      let bindings = kinds.calls.flatMap { expression -> [Expression] in
        guard case .call(let call) = expression.kind, let control = call.callee.plainName else { return [] }
        return call.arguments.filter { FrameworkNames.names(.boundValue).contains("\(control).\($0.label ?? "")") }.map(\.value)
      }
      let reads = SettingReads(of: all, besides: bindings, kinds.assignments)
      return reads.names.union(reads.texts).intersection(sought).sorted()
    })
    return settings.filter { setting in
      guard let name = setting.name else { return true }
      if let owner = setting.owner { return variables.contains("\(owner).\(name)") && !read.contains(name) }
      guard let key = setting.key, !key.isEmpty else { return true }
      return !read.contains(key) && keys.count { $0 == key } == 1
    }
  }

  /// Variables of observed classes that are nothing but kept: `SoundModel.repeatsSong`.
  private static func plainVariables(of type: WholeType) -> [String] {
    guard let declaration = type.parts.lazy.compactMap(\.declaration).first, declaration.kind == .classType else { return [] }
    let isObservable = declaration.attributes.contains { $0.name == "Observable" }
    let parents = Set(declaration.inheritedTypes.map(\.name) + type.parts.flatMap(\.added))
    // Whatever else it conforms to may ask for the variable, and what is saved as a whole is read by whoever saves it.
    guard isObservable || parents.contains("ObservableObject"),
      parents.isSubset(of: FrameworkNames.names(.plainModelParent)) else { return [] }
    return type.parts.flatMap(\.members.properties).filter { property in
      let isPublished = property.attributes.count == 1 && property.attributes[0].name == "Published"
      return (isPublished || isObservable && property.attributes.isEmpty) && !property.isStatic && !property.isConstant
        && property.getter == nil && property.observers.isEmpty
    }.map { "\(type.name).\($0.name)" }
  }
}
