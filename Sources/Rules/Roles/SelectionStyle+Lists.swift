import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lists of what is chosen, into which a control puts what it stands for.
extension SelectionStyle {
  /// What is opened or shown is there to be found, and has rules of its own.
  static func tellsMore(_ subject: String) -> Bool {
    let words = DecorativeNames.parts(of: subject)
    return [NameWords.List.expandedFlag, .collapsedFlag, .shownFlag, .hiddenFlag, .busyWord, .workingFlag].allSatisfy {
      NameWords.words($0).isDisjoint(with: words)
    } && NameWords.words(.momentaryFlag).isDisjoint(with: words)
  }

  /// `subjects` of `subjects.contains(subject)`.
  static func list(ofMembership subject: String) -> String? {
    guard subject.hasSuffix(")"), let call = subject.firstRange(of: ".contains(") else { return nil }
    let list = String(subject[..<call.lowerBound])
    return list.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? list : nil
  }

  /// Whether activating the control puts something into a list or takes it out.
  static func changes(_ list: String, by effect: ActionSummary) -> Bool {
    let own = plain(list)
    return effect.assignments.contains { plain($0.target) == own }
      || effect.mentions.contains { mention in
        guard let dot = mention.lastIndex(of: "."), plain(String(mention[..<dot])) == own else { return false }
        return NameWords.words(.listChange).contains(mention[dot...].dropFirst().lowercased())
      }
  }

  /// By a list that the code of the looks asks and that activating the control changes:
  /// `background(tags.contains(tag) ? .blue : .gray)`. The tree knows a list that the view was handed by the name that its
  /// owner has for it.
  init?(membershipIn code: Expression, of element: AccessibilityElement) {
    guard let effect = element.choosing, effect.mentions.contains(where: Self.changesList) else { return nil }
    let looks = FrameworkNames.names(.lookModifier).union(FrameworkNames.names(.edgeModifier))
    var found: SourceRange?
    CodeWalk.expressions(of: .expression(code)) { part in
      guard found == nil, case .call(let call) = part.kind, case .member(_?, let name) = call.callee.kind, looks.contains(name) else { return }
      found = call.arguments.lazy.compactMap { Self.membership(decidingAbout: $0.value, by: effect) }.first
    }
    guard let found else { return nil }
    condition = found.text
    flag = nil
    isSure = false
  }

  private static func membership(decidingAbout look: Expression, by effect: ActionSummary) -> SourceRange? {
    guard case .ternary(let test, _, _) = look.kind, case .call(let asked) = test.kind, asked.arguments.count == 1,
      case .member(let list?, "contains") = asked.callee.kind, let name = list.dottedName, tellsMore(name), changes(name, by: effect) else { return nil }
    return test.range
  }

  private static func changesList(_ mention: String) -> Bool {
    mention.contains(".") && (mention.split(separator: ".").last.map { NameWords.words(.listChange).contains($0.lowercased()) } ?? false)
  }
}
