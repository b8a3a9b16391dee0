import AccessibilityModel
import PlatformKnowledge
import SourceModel

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
}
