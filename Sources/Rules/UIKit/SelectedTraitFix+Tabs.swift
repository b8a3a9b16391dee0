import PlatformKnowledge
import SourceModel
import SwiftSource

/// Tabs of a class that swap their looks by one flag: `infoLabel.textColor = isInfoSelected ? on : off`, and the other way
/// round for the next one.
extension SelectedTraitFix {
  /// Where other functions give the same view its looks as well, the trait goes with these too: set in one of them alone, it
  /// would stay with what is no longer chosen. nil where one of them has no place for it.
  static func everywhere(
    _ paint: PaintedChoices.Paint, among paints: [PaintedChoices.Paint], _ survey: UIKitClassSurvey
  ) -> Fix? {
    guard let own = fix(paint, survey) else { return fix(paint, among: paints, survey) }
    let others = paints.filter { other in
      other.type == paint.type && other.function != paint.function && other.cell == paint.cell && target(other) == target(paint)
    }
    var edits = own.edits
    for other in others {
      guard let more = fix(other, survey)?.edits else { return nil }
      for edit in more where !edits.contains(where: { $0.range == edit.range }) { edits.append(edit) }
    }
    return Fix(title, safety: .suggested, edits: edits)
  }

  /// For all that the same function paints by the condition, each by what it is while it is the chosen one; nil where the
  /// flag is not called after one of them.
  static func fix(_ paint: PaintedChoices.Paint, among paints: [PaintedChoices.Paint], _ survey: UIKitClassSurvey) -> Fix? {
    let group = paints.filter {
      $0.type == paint.type && $0.condition == paint.condition && $0.function == paint.function && $0.cell == nil
    }
    guard let member = survey.named(paint.type), let flag = paint.asked, group.count > 1 else { return nil }
    let said = Set(IdentifierWords.split(flag).map { $0.lowercased() })
    guard let lead = group.first(where: { one in target(one).map { !stem($0).isEmpty && said.isSuperset(of: stem($0)) } ?? false }),
      let looks = lead.looks, looks[0] != looks[1] else { return nil }
    var edits: [SourceEditOfTab] = []
    for one in group {
      guard let statement = one.statement, one.asked == flag, let name = target(one), let base = one.base?.writtenPath, let own = one.looks,
        own == looks || own == looks.reversed() else { return nil }
      let receiver = String(base.dropLast(name.count)) + (control(of: name, in: member) ?? name)
      let condition = own == looks ? flag : flag.contains(" ") ? "!(\(flag))" : "!\(flag)"
      guard !edits.contains(where: { $0.receiver == receiver }) else { continue }
      guard let edit = edit(before: statement, condition, receiver) else { return nil }
      edits.append(SourceEditOfTab(receiver: receiver, edit: edit))
    }
    return Fix(title, safety: .suggested, edits: edits.map(\.edit))
  }

  /// The property that gets the looks: `infoLabel` of `self.infoLabel`.
  private static func target(_ paint: PaintedChoices.Paint) -> String? {
    guard let path = paint.base?.writtenPath, let last = path.split(separator: ".").last, last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(last)
  }

  /// The button that is called as its label is; nil where the class has none.
  private static func control(of name: String, in member: UIKitClassSurvey.Member) -> String? {
    let own = stem(name)
    let found = member.properties.filter { property in
      property.name != name && isElement(property, .control) && stem(property.name) == own
    }
    return found.count == 1 && !own.isEmpty ? found[0].name : nil
  }

  /// The words of a name without those for kinds of views.
  private static func stem(_ name: String) -> Set<String> {
    Set(IdentifierWords.split(name).map { $0.lowercased() }).subtracting(NameWords.words(.controlKind)).subtracting(["label"])
  }
}

/// What is written for one of the tabs.
private struct SourceEditOfTab {
  let receiver: String
  let edit: SourceEdit
}
