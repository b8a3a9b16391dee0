import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A button that deletes what is people's own, or signs them out, as soon as it is pressed.
public struct ActsAtOnce: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "acts-at-once", family: .operation, severity: .note, impact: .moderate, wcag: ["3.3.4"],
    title: "button deletes or signs out without a question",
    documentation: RuleDocumentation(
      reports: """
        For review, a button whose action calls what by its name signs out, or deletes an account or all there is \
        (`logOut`, `deleteAccount`), a function of the project that deletes something (`deletePlant(plant)`), \
        `delete` of a context of SwiftData or Core Data, and, of a button with the role `.destructive`, anything that \
        removes, clears or resets, where neither the action nor the function that it calls brings up a question or can be \
        undone.
        """,
      why: """
        A button is pressed by mistake: with a trembling hand, by a switch that is a moment late, by a word that Voice \
        Control took for its name. What is gone then has to be typed and found again, which is hardest for the same people.
        """,
      howToFix: """
        Ask first: `.confirmationDialog("Delete the plant?", isPresented: $asks) { Button("Delete", role: .destructive) { … } }`. \
        Or offer to undo it.
        """,
      elsewhere: "Present a `UIAlertController` whose destructive action does it.",
      limits: """
        Names tell what is called. Left alone are swipe actions and context menus, which take two steps, the buttons of alerts, of \
        dialogs and of views that are called so or that show a question, what only takes a mark off (`removeFromFavorites`), and functions that have something to do with alerts, \
        questions or undoing, also by one function more. Buttons whose action only sets something are not looked at.
        """,
      references: [
        "WCAG 2.2, 3.3.4 Error Prevention (Legal, Financial, Data)",
        "Apple: Human Interface Guidelines, Alerts: confirm destructive actions that people cannot undo",
      ]),
    examples: [
      .violation(
        """
        struct PlantView: View {
          @Environment(PlantStore.self) private var store
          let plant: Plant
          var body: some View {
            VStack { Text(plant.name); ↓Button("Delete", role: .destructive) { store.deletePlant(plant) } }
          }
        }
        @Observable final class PlantStore {
          var plants: [Plant] = []
          func deletePlant(_ plant: Plant) { plants.removeAll { $0.id == plant.id }; save() }
        }
        """),
      .violation(
        """
        struct AccountView: View {
          let session: Session
          var body: some View { Form { ↓Button("Sign out") { Task { try? await session.signOut() } } } }
        }
        """),
      .violation(
        """
        struct PlantRow: View {
          @Environment(\\.modelContext) private var modelContext
          let plant: Plant
          var body: some View {
            HStack { Text(plant.name); ↓Button { modelContext.delete(plant) } label: { Image(systemName: "trash") } }
          }
        }
        """),
      // A component does what it is handed.
      .violation(
        """
        struct SettingsView: View {
          let store: Store
          var body: some View { Form { ↓SettingsRow(title: "Erase the diary") { store.eraseDiary() } } }
        }
        struct SettingsRow: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(role: .destructive) { action() } label: { Text(title) } }
        }
        final class Store { func eraseDiary() { pages = [] } }
        """),
      // The function that it calls asks, or another one that this calls.
      .pass(
        """
        struct PlantView: View {
          @Environment(PlantStore.self) private var store
          let plant: Plant
          var body: some View { Button("Delete", role: .destructive) { store.deletePlant(plant) } }
        }
        @Observable final class PlantStore {
          var isConfirming = false
          var chosen: Plant?
          func deletePlant(_ plant: Plant) { bringUp(plant) }
          func bringUp(_ plant: Plant) { chosen = plant; isConfirming = true }
        }
        """),
      // What is gone comes back.
      .pass(
        """
        struct PlantView: View {
          @Environment(PlantStore.self) private var store
          let plant: Plant
          var body: some View { Button("Delete", role: .destructive) { store.deletePlant(plant) } }
        }
        @Observable final class PlantStore {
          let undoManager = UndoManager()
          func deletePlant(_ plant: Plant) {
            undoManager.registerUndo(withTarget: self) { $0.add(plant) }
            remove(plant)
          }
        }
        """),
      .pass(
        """
        struct AccountView: View {
          @State private var asks = false
          let session: Session
          var body: some View {
            Form { Button("Sign out") { asks = true } }
              .confirmationDialog("Sign out?", isPresented: $asks) { Button("Sign out", role: .destructive) { session.signOut() } }
          }
        }
        """),
      // Two steps of the system.
      .pass(
        """
        struct PlantList: View {
          let store: PlantStore
          var body: some View {
            List(store.plants) { plant in
              Text(plant.name)
                .swipeActions { Button("Delete", role: .destructive) { store.deletePlant(plant) } }
                .contextMenu { Button("Delete", role: .destructive) { store.deletePlant(plant) } }
            }
          }
        }
        final class PlantStore { func deletePlant(_ plant: Plant) { plants.remove(plant) } }
        """),
      // A question of the app's own.
      .pass(
        """
        struct LeavingPanel: View {
          let session: Session
          let close: () -> Void
          var body: some View {
            VStack { Text("Sign out now?"); Button("Stay") { close() }; Button("Sign out") { session.signOut() } }
          }
        }
        """),
      // The mark can be set again right there.
      .pass(
        """
        struct PlantMenu: View {
          let store: PlantStore
          let plant: Plant
          var body: some View { Button("Remove from favorites", role: .destructive) { store.removeFromFavorites(plant) } }
        }
        final class PlantStore { func removeFromFavorites(_ plant: Plant) { favorites.removeAll { $0 == plant } } }
        """),
      // A key of a keypad, and a field that is emptied.
      .pass(
        """
        struct Keypad: View {
          @State private var digits = ""
          var body: some View {
            VStack { Text(digits); Button("Delete") { deleteLast() }; Button("Clear") { clearDigits() } }
          }
          func deleteLast() { digits.removeLast() }
          func clearDigits() { digits = "" }
        }
        """),
      .undecided(
        """
        struct PlantView: View {
          let onDelete: () -> Void
          var body: some View { Button("Delete", role: .destructive) { onDelete() } }
        }
        """),
    ])

  /// What a button calls.
  private struct Deed: Sendable {
    let name: String
    /// What it is called of tells that it is gone for good, wherever the function is written.
    let isKnown: Bool
    let button: String
    let place: SourceRange
  }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let deeds = app.ofEachScreen(Self.self) { screen in Self.deeds(on: screen, in: context) }
    guard !deeds.isEmpty else { return [] }
    let functions = app.project.ofEachType(Self.self, "functions") { type in type.parts.flatMap(\.members.functions).compactMap(Function.init) }
    let asking = Set(functions.filter(\.asks).map(\.name))
    let own = Dictionary(grouping: functions, by: \.name)
    var told: Set<SourceRange> = []
    return deeds.compactMap { deed in
      let code = own[deed.name] ?? []
      guard deed.isKnown || !code.isEmpty, !code.contains(where: { $0.asks || !$0.calls.isDisjoint(with: asking) }),
        told.insert(deed.place).inserted else { return nil }
      return .violation(Violation("\(deed.button) calls '\(deed.name)' and nothing asks first", certainty: .review, at: deed.place))
    }
  }

  /// A function that takes something away or asks before.
  private struct Function: Sendable {
    let name: String
    let asks: Bool
    let calls: Set<String>

    init?(_ function: FunctionDeclaration) {
      guard let body = function.body else { return nil }
      let isFinal = FinalDeeds.isOfAll(function.name) || FinalDeeds.takesAway(function.name)
      let asks = FinalDeeds.asksOrUndoes(body)
      guard isFinal || asks else { return nil }
      (name, self.asks, calls) = (function.name, asks, isFinal ? body.calledNames : [])
    }
  }

  // MARK: - Buttons

  /// What people ask for in two steps, or are asked about.
  private static let twoSteps = ["alert", "dialog", "context menu", "swipe actions"].map { Screen.partSeparator + $0 }

  private static func deeds(on screen: ScreenPlaces, in context: RuleContext) -> [Deed] {
    guard !twoSteps.contains(where: screen.screen.name.hasSuffix), !isQuestion(screen.screen.name) else { return [] }
    return screen.places.indices.compactMap { index -> Deed? in
      let element = screen.places[index].element
      guard element.role == .button, element.exposure == .exposed, element.framework == .swiftUI, !element.mayHave(.notEnabled),
        let action = element.activation, let (name, isKnown) = deed(of: action.whole, element, in: context),
        !screen.places[index].containers.contains(where: { [.alert, .dialog].contains($0.kind) }),
        !element.callSites.contains(where: { isQuestion($0.view) }), !isBesideQuestion(index, on: screen) else { return nil }
      return Deed(name: name, isKnown: isKnown, button: element.nounWithName, place: place(of: element, calling: name, in: context))
    }
  }

  /// Where the action is written: at the button, or where a component is handed it.
  private static func place(of element: AccessibilityElement, calling name: String, in context: RuleContext) -> SourceRange {
    if context.code(of: element, calls: name) { return element.source }
    return element.callSites.last { context.call(at: $0.source)?.calls(name) ?? false }?.source ?? element.source
  }

  /// The first thing that it calls after which something is gone; nil where it asks.
  private static func deed(of action: ActionSummary, _ element: AccessibilityElement, in context: RuleContext) -> (name: String, isKnown: Bool)? {
    let called = action.mentions.map { $0.split(separator: ".").map(String.init) }
    let asking = NameWords.words(.askingFlag).union(NameWords.words(.askingVerb))
    guard !called.joined().contains(where: { name in
      !asking.isDisjoint(with: name.identifierWords) || FinalDeeds.bringsUpQuestion(name) || name.lowercased().contains("undo")
    }) else { return nil }
    let assigned = Set(action.assignments.map(\.target))
    let calls = zip(action.mentions, called).filter { !assigned.contains($0.0) }.map(\.1)
    let destroys = context.chain(of: element)?.call?.argument("role")?.plainName == "destructive"
    return calls.lazy.compactMap { path -> (name: String, isKnown: Bool)? in
      guard let name = path.last else { return nil }
      if FinalDeeds.isOfAll(name) { return (name, true) }
      // A mark is put on again as easily: `removeFromFavorites`.
      guard FinalDeeds.takesAway(name), NameWords.words(.markedThing).isDisjoint(with: name.identifierWords) else { return nil }
      // SwiftData: ModelContext.delete(_:), Core Data: NSManagedObjectContext.delete(_:)
      if name == "delete", path.dropLast().last?.lowercased().hasSuffix("context") ?? false { return (name, true) }
      return destroys || deletesThing(name) ? (name, false) : nil
    }.first
  }

  /// `deletePlant`; not `deleteLast`, a key, nor `clearText`, which is typed again at once.
  private static func deletesThing(_ name: String) -> Bool {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard let verb = words.first, words.count > 1 else { return false }
    return NameWords.words(.deletingVerb).contains(verb) && !NameWords.words(.typedPart).contains(words[1])
  }

  private static func isQuestion(_ view: String) -> Bool {
    let words = view.identifierWords
    return !NameWords.words(.dialogView).isDisjoint(with: words) || words.contains { $0.hasPrefix("confirm") }
  }

  /// So far away from a button stands what it answers.
  private static let reach = 6

  private static func isBesideQuestion(_ position: Int, on screen: ScreenPlaces) -> Bool {
    (max(0, position - reach)..<min(screen.places.count, position + reach)).contains { index in
      let other = screen.places[index].element
      return index != position && !other.role.isControl && screen.coexist(index, position)
        && (other.label?.value.literals ?? []).contains { $0.contains("?") }
    }
  }
}
