import PlatformKnowledge
import SourceModel
import SwiftSource

/// Views of UIKit code that are called after an error or another message and show themselves, or a part of theirs, when
/// somebody calls them.
enum MessageViews {
  struct Message {
    let name: String
    let place: SourceRange
  }

  /// Those of a project whose class and whose callers tell VoiceOver nothing of it.
  static func all(_ project: ProjectSubject, unheard: [String]) -> [Message] {
    let reported = Set(project.files.map { ObjectIdentifier($0.file) })
    let survey = project.classes
    let views = survey.all.compactMap { member -> Message? in
      let name = member.declaration.name
      guard reported.contains(ObjectIdentifier(member.declaration.range.file)), isMessage(name), !member.mentions(unheard),
        survey.descends(member, from: { UIKitClasses.isKind($0, of: "UIView") }),
        !survey.descends(member, from: { UIKitClasses.isKind($0, of: "UIControl") || $0.hasSuffix("Cell") }),
        holdsWords(member), let place = shown(by: member) else { return nil }
      return Message(name: name, place: place)
    }
    return panels(project, reported, unheard) + views
  }

  /// Windows of AppKit that are called so and come to the front without becoming the one in use, so that VoiceOver stays
  /// where it is (Apple: documentation of NSWindow.orderFrontRegardless() and NSAccessibility.post(element:notification:)).
  private static func panels(
    _ project: ProjectSubject, _ reported: Set<ObjectIdentifier>, _ unheard: [String]
  ) -> [Message] {
    let survey = project.classes
    let windows = survey.all.filter { member in
      isMessage(member.declaration.name) && survey.descends(member, from: ["NSPanel", "NSWindow"])
    }
    if windows.isEmpty || !project.allFiles(mentioning: ["NSAccessibility"], StatusNotAnnounced.self, "of AppKit").isEmpty { return [] }
    return windows.compactMap { member in
      guard reported.contains(ObjectIdentifier(member.declaration.range.file)), !member.mentions(unheard) else { return nil }
      let place = member.functions.lazy.filter { showsByName($0.name) }.compactMap(front).first
      return place.map { Message(name: member.declaration.name, place: $0) }
    }
  }

  /// Where a function brings a window to the front and leaves the keyboard where it is.
  private static func front(_ function: FunctionDeclaration) -> SourceRange? {
    var found: SourceRange?
    CodeWalk.expressions(of: function) { expression in
      guard found == nil, case .call(let call) = expression.kind, let name = call.callee.plainName,
        ["orderFrontRegardless", "orderFront"].contains(name) else { return }
      found = expression.range
    }
    return found
  }

  static let panelExamples: [Example] = [
    .violation(
      """
      final class ToastPanel: NSPanel {
        private let words = NSTextField(labelWithString: "")
        func show(_ message: String) {
          words.stringValue = message
          ↓orderFrontRegardless()
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.close() }
        }
      }
      """),
    .pass(
      """
      final class ToastPanel: NSPanel {
        private let words = NSTextField(labelWithString: "")
        func show(_ message: String) {
          words.stringValue = message
          orderFrontRegardless()
          NSAccessibility.post(element: NSApp.mainWindow as Any, notification: .announcementRequested, userInfo: [.announcement: message])
        }
      }
      """),
    // It becomes the window in use, which VoiceOver reads.
    .pass(
      """
      final class ErrorWindow: NSWindow {
        private let words = NSTextField(labelWithString: "")
        func show(_ message: String) {
          words.stringValue = message
          makeKeyAndOrderFront(nil)
        }
      }
      """),
  ]

  private static func isMessage(_ name: String) -> Bool {
    !NameWords.words(.statusLabel).subtracting(["empty", "result", "results", "message", "status"])
      .isDisjoint(with: DecorativeNames.parts(of: name))
  }

  private static func holdsWords(_ member: UIKitClassSurvey.Member) -> Bool {
    member.properties.contains { $0.heldClass?.hasSuffix("Label") ?? false }
  }

  /// Where a function called after showing makes something visible: `isHidden = false`, `alpha = 1`.
  private static func shown(by member: UIKitClassSurvey.Member) -> SourceRange? {
    for function in member.functions where showsByName(function.name) {
      var found: SourceRange?
      CodeWalk.expressions(of: function) { expression in
        guard found == nil, case .assignment(let target, let value) = expression.kind else { return }
        switch (target.plainName, value.kind) {
        case ("isHidden", .boolean(false)): found = expression.range
        case ("alpha", _): if value.numberValue == 1 { found = expression.range }
        default: break
        }
      }
      if let found { return found }
    }
    return nil
  }

  private static func showsByName(_ name: String) -> Bool {
    IdentifierWords.split(name).first.map { NameWords.words(.showingVerb).contains($0.lowercased()) } ?? false
  }
}
