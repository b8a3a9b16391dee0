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
    return survey.all.compactMap { member in
      let name = member.declaration.name
      guard reported.contains(ObjectIdentifier(member.declaration.range.file)), isMessage(name), !member.mentions(unheard),
        survey.descends(member, from: { UIKitClasses.isKind($0, of: "UIView") }),
        !survey.descends(member, from: { UIKitClasses.isKind($0, of: "UIControl") || $0.hasSuffix("Cell") }),
        holdsWords(member), let place = shown(by: member) else { return nil }
      return Message(name: name, place: place)
    }
  }

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
