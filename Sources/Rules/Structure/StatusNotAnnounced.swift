import SourceModel
import SwiftSource

/// A toast that comes and goes without being heard.
public struct StatusNotAnnounced: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "status-not-announced", family: .structure, severity: .warning, impact: .serious, wcag: ["4.1.3"],
    title: "message appears and is not announced",
    documentation: RuleDocumentation(
      reports: """
        A view named as a toast or snackbar that is shown under a condition, in a project where neither the type that \
        shows it nor the view itself posts an announcement or moves the focus. As a note, whatever its name, text \
        that stands under a condition alone and that code of the same type takes away again after a few seconds, a \
        label that a function of UIKit code adds and removes again after an animation or a delay, a view that such code \
        gives a text, shows and takes away after a delay, and a view that shows what a model holds until code calls a function after a wait that takes that away. For review, text that \
        stays and shows nothing but a `@State` that is called after a message, begins empty and is filled by what a \
        button does, text that is there while a model has an error or a success to tell of, and what stands in a view \
        with `searchable` when the search finds nothing, and a view of UIKit that is called after an error or a notice and \
        shows itself.
        """,
      why: """
        VoiceOver reads what its focus is on. A message that appears somewhere else, and is soon gone again, is never \
        heard: people do not learn whether what they did worked.
        """,
      howToFix: """
        Post `AccessibilityNotification.Announcement(message)` when it appears, before iOS 17 \
        `UIAccessibility.post(notification: .announcement, argument: message)`.
        """,
      elsewhere: "`UIAccessibility.post(notification: .announcement, argument: message)`.",
      limits: """
        A toast is told by its name. Silent where any file that has a hand in the toast speaks of announcements, and \
        for views from outside the project, which may announce themselves. Other text that stays is left alone, \
        since it may be meant to be found, and so is text beside controls; what a model holds is told by its name.
        """,
      references: [
        "WCAG 2.2: understanding 4.1.3 Status Messages", "Apple: documentation of AccessibilityNotification.Announcement",
      ]),
    examples: [
      .violation(
        """
        final class ErrorBubbleView: UIView {
          private let words = UILabel()
          private let bubble = UIView()
          func show(_ text: String) {
            words.text = text
            ↓bubble.isHidden = false
          }
          func hide() { bubble.isHidden = true }
        }
        """),
      .violation(
        """
        struct OrderView: View {
          @State private var message: String?
          var body: some View {
            ZStack {
              Button("Save") { message = "Saved" }
              if let message { ↓ToastView(text: message) }
            }
          }
        }
        struct ToastView: View {
          let text: String
          var body: some View { Text(text).padding() }
        }
        """),
      .violation(
        """
        struct LoginView: View {
          @ObservedObject var model: LoginModel
          var body: some View {
            VStack {
              Button("Log in") { model.logIn() }
              if let text = model.errorMessage { ↓Text(text).foregroundStyle(.red) }
            }
          }
        }
        """),
      .violation(
        """
        struct LinkView: View {
          @State private var isCopied = false
          var body: some View {
            VStack {
              Button("Copy link") { copy() }
              if isCopied { ↓Text("Copied").foregroundStyle(.secondary) }
            }
          }
          func copy() {
            isCopied = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCopied = false }
          }
        }
        """),
      .violation(
        """
        struct VoucherView: View {
          @State private var statusMessage = ""
          var body: some View {
            VStack {
              Button("Redeem") { redeem() }
              ↓Text(statusMessage).foregroundStyle(.secondary)
            }
          }
          func redeem() { statusMessage = "You save 5 €" }
        }
        """),
      .violation(
        """
        struct CodeView: View {
          @State private var code = ""
          @State private var showsError = false
          var body: some View {
            VStack {
              TextField("Code", text: $code)
              if showsError { ↓Text("This code is not known").foregroundStyle(.red) }
              Button("Redeem") { showsError = code.isEmpty }
            }
          }
        }
        """),
      .violation(
        """
        import UIKit
        extension UIViewController {
          func showBanner(_ text: String) {
            let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
            label.text = text
            ↓view.addSubview(label)
            UIView.animate(withDuration: 1, delay: 2, options: [], animations: { label.alpha = 0 }) { _ in
              label.removeFromSuperview()
            }
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class MessageBar: UIView {
          private let words = UILabel()
          func show(_ text: String, in view: UIView) {
            words.text = text
            ↓view.addSubview(self)
            Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(hide), userInfo: nil, repeats: false)
          }
          @objc private func hide() { removeFromSuperview() }
        }
        """),
      .violation(
        """
        struct PlantList: View {
          let plants: [String]
          @State private var query = ""
          var found: [String] { plants.filter { $0.contains(query) } }
          var body: some View {
            List(found, id: \\.self) { Text($0) }
              .overlay { if found.isEmpty { ↓ContentUnavailableView.search(text: query) } }
              .searchable(text: $query)
          }
        }
        """),
      .pass(
        """
        import UIKit
        extension UIViewController {
          func showBanner(_ text: String) {
            let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
            label.text = text
            view.addSubview(label)
            UIAccessibility.post(notification: .announcement, argument: text)
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak label] in label?.removeFromSuperview() }
          }
        }
        """),
      .pass(
        """
        struct CodeView: View {
          @State private var showsError = false
          var body: some View {
            VStack {
              if showsError { Text("This code is not known") }
              Button("Redeem") { redeem() }
            }
            .alert("Not known", isPresented: $showsError) { Button("OK") {} }
          }
          func redeem() { showsError = true }
        }
        """),
      .pass(
        """
        struct VoucherView: View {
          @State private var errorMessage: String?
          @State private var failed = false
          var body: some View {
            Button("Redeem") { redeem() }
              .alert("Not redeemed", isPresented: $failed) { Button("OK") {} } message: { Text(errorMessage ?? "") }
          }
          func redeem() {
            errorMessage = "No such voucher"
            failed = true
          }
        }
        """),
      .pass(
        """
        struct NoteView: View {
          @State private var message = ""
          var body: some View {
            VStack {
              TextField("Message", text: $message)
              Button("Greet") { message = "Hello" }
              Text(message)
            }
          }
        }
        """),
      .pass(
        """
        struct LinkView: View {
          @State private var isCopied = false
          var body: some View {
            VStack {
              Button("Copy link") { isCopied = true }
              if isCopied { Text("Copied") }
            }
          }
        }
        """),
      .pass(
        """
        struct OrderView: View {
          @State private var message: String?
          var body: some View {
            ZStack {
              Button("Save") { message = "Saved" }
              if let message { ToastView(text: message) }
            }
          }
        }
        struct ToastView: View {
          let text: String
          var body: some View {
            Text(text).onAppear { UIAccessibility.post(notification: .announcement, argument: text) }
          }
        }
        """),
      .pass(
        """
        struct OrderView: View {
          var body: some View { ToastView(text: "Breakfast") }
        }
        struct ToastView: View {
          let text: String
          var body: some View { Text(text) }
        }
        """),
      .undecided(
        """
        struct OrderView: View {
          @State private var message: String?
          var body: some View {
            ZStack {
              Button("Save") { message = "Saved" }
              if let message { ToastView(text: message) }
            }
          }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let messages = project.ofEachType(Self.self, "models") { type in
      type.mentions(TellingCode.all) ? [] : ModelMessages.all(in: type.branchesOfClosures)
    }.map { name, place in
      Outcome.violation(Violation("'\(name)' appears and is not announced", certainty: .review, at: place))
    }
    let flagged = project.ofEachType(Self.self, "flags") { type in
      type.mentions(TellingCode.all) ? [] : FilledTexts.flagged(in: type, type.branchesOfClosures)
    }.map { name, place in
      Outcome.violation(Violation("a text appears with '\(name)' and is not announced", certainty: .review, at: place))
    }
    let empty = project.ofEachType(Self.self, "empty") { type in
      type.mentions(TellingCode.all) ? [] : EmptyResults.all(in: type, type.branchesOfClosures)
    }.map { place in
      Outcome.violation(Violation(
        "what appears when the search finds nothing is not announced", certainty: .review, at: place))
    }
    let texts = project.ofEachType(Self.self, "texts") { Self.unheardTexts($0) }
    let added = project.ofEachPart(Self.self, "added") { part in
      guard !part.fileMentions(TellingCode.all) else { return [SourceRange]() }
      let made = PassingViews.shown(in: part)
      return made + PassingParts.all(in: part).map(\.place).filter { place in !made.contains(place) }
    }
    let views = MessageViews.all(project, unheard: TellingCode.all + ["UIAccessibility"]).map { message in
      Outcome.violation(Violation(
        "'\(message.name)' shows itself and is not announced", certainty: .review, at: message.place))
    }
    return views + unheardToasts(project) + unheardCards(project) + messages + flagged + empty + (texts + added.map { (nil, $0) }).map { name, place in
      guard let name else {
        return .violation(Violation(
          "text is there for a few seconds and is not announced", certainty: .likely, severity: .note, at: place))
      }
      return .violation(Violation(
        "a button fills '\(name)', and its text is not announced", certainty: .review, at: place))
    }
  }

  /// Texts that go by themselves, and with the name of what they show those that buttons fill.
  private static func unheardTexts(_ type: WholeType) -> [(name: String?, place: SourceRange)] {
    let passing = passing(type)
    let filled = (FilledTexts.all(in: type) + FilledTexts.bound(in: type, type.branchesOfClosures)).filter { !passing.contains($0.place) }
    guard !(passing.isEmpty && filled.isEmpty), !type.mentions(TellingCode.all) else { return [] }
    return passing.map { (nil, $0) } + filled
  }

  private func unheardToasts(_ project: ProjectSubject) -> [Outcome] {
    let toasts = Set(project.code.types.map(\.name).filter(Self.isToast))
    guard !toasts.isEmpty else { return [] }
    // A helper that announces what a toast says may be called from anywhere.
    let telling = project.allFiles(mentioning: ["oast", "nackbar"], Self.self).contains { $0.file.mentions(TellingCode.all) }
    guard !telling else { return [] }
    let shown = project.ofEachType(Self.self) { type in
      Self.stacked(Self.branches(type).flatMap(\.then.views)).compactMap { chain -> (name: String, place: SourceRange)? in
        guard let name = chain.name, Self.isToast(name) else { return nil }
        return (name, chain.base.range)
      }
    }
    return shown.filter { toasts.contains($0.name) }.map { name, place in
      .violation(Violation("'\(name)' appears and is not announced", certainty: .likely, at: place))
    }
  }

  /// Views of the project that are there while a model has something to show, and that go by themselves.
  private func unheardCards(_ project: ProjectSubject) -> [Outcome] {
    let cards = project.ofEachType(Self.self, "cards") { PassingCards.all(in: $0, $0.branchesOfClosures, heard: TellingCode.all) }
    guard !cards.isEmpty else { return [] }
    let emptied = Set(project.ofEachType(Self.self, "emptied") { PassingCards.emptyings(in: $0) })
    let speaking = Set(project.ofEachType(Self.self, "speaking") { $0.mentions(TellingCode.all) ? [$0.name] : [] })
    let known = Set(project.code.types.map(\.name))
    return cards.filter { card in
      let property = card.value.split(separator: ".").last.map(String.init) ?? card.value
      return known.contains(card.view) && !speaking.contains(card.view) && !Self.isToast(card.view)
        && card.calls.contains { emptied.contains(PassingCards.Emptying(function: $0, property: property)) }
    }.map { card in
      .violation(Violation(
        "'\(card.view)' appears and is not announced", certainty: .likely, severity: .note, at: card.place))
    }
  }

  /// Texts under a variable of the view alone, which a delay sets back.
  private static func passing(_ type: WholeType) -> [SourceRange] {
    guard type.mentions(["asyncAfter", "Task.sleep"]) else { return [] }
    let cleared = Set(type.parts.flatMap { Delays.all(in: $0) }.flatMap(\.cleared).map { name in
      name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    }).intersection(type.states.union(bindings(of: type)))
    guard !cleared.isEmpty else { return [] }
    return type.branchesOfClosures.compactMap { code in
      guard code.otherwise == nil, code.conditions.count == 1, let name = name(code.conditions[0]),
        cleared.contains(name) else { return nil }
      let views = code.then.views
      guard views.count == code.then.statements.count, views.allSatisfy(isDrawing) else { return nil }
      return views.lazy.compactMap(text).first
    }
  }

  /// A text, or a stack of texts and pictures without anything to press.
  private static func isDrawing(_ chain: CodeChain) -> Bool {
    guard !chain.has("gesture"), chain.links.allSatisfy(isNoDeed), let name = chain.name else { return false }
    if ["Text", "Label", "Image", "Spacer", "Divider", "ProgressView"].contains(name) { return true }
    guard stacks.contains(name), let closure = chain.call?.closures.last else { return false }
    let views = closure.body.views
    return views.count == closure.body.statements.count && views.allSatisfy(isDrawing)
  }

  /// The first text in it.
  private static func text(in chain: CodeChain) -> SourceRange? {
    guard let name = chain.name else { return nil }
    if ["Text", "Label"].contains(name) { return chain.base.range }
    return chain.call?.closures.last?.body.views.lazy.compactMap(text).first
  }

  static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "Group"]

  private static func bindings(of type: WholeType) -> Set<String> {
    let properties = type.parts.flatMap(\.members.properties)
    return Set(properties.filter { $0.attributes.contains { $0.name == "Binding" } }.map(\.name))
  }

  /// `isCopied`, `let message`
  private static func name(_ condition: ConditionElement) -> String? {
    switch condition {
    case .expression(let expression): expression.dottedName
    case .binding(let name, let value, _): value == nil ? name : value?.dottedName
    default: nil
    }
  }

  private static func isToast(_ name: String) -> Bool {
    (name.contains("Toast") || name.contains("Snackbar") || name.contains("SnackBar"))
      && !["Style", "Modifier", "Manager", "Model", "Center", "Kind", "Type", "Item", "Toaster", "Configuration", "Data"]
        .contains(where: name.hasSuffix)
  }
}
