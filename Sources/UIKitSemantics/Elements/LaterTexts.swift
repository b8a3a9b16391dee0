import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Texts that code changes after the screen has appeared: the first stays what it is at first.
extension SettingFacts {
  /// Properties whose changes are told: the words that a view shows.
  private static let shown = FrameworkNames.names(.toldProperty)

  /// What later code gives a text besides that which it has at first; nothing where only later code gives it any.
  ///
  /// - Parameter again: What set-up code did as well counts too, since it may come to something else then.
  func laterChanges(of names: [String], _ object: UIObject, besides first: [Setting], again: Bool = false) -> [Setting] {
    guard names.contains(where: Self.shown.contains), !evaluator.isAboutFirstAppearance else { return [] }
    let all = object.all(names)
    let hasFirst = first.contains { !$0.isLater }
    // Words of a file that others stand in for, whoever comes first.
    guard hasFirst || all.contains(where: { !$0.isLater }) else { return [] }
    // What set-up code gives it and takes back later code may give it again.
    let firm = first.lastIndex { $0.conditions.isEmpty && !$0.isLater }
    let known = Set((firm.map { first[$0...] } ?? first[...]).map(\.source))
    return all.filter { setting in
      setting.isLater && setting.operation == .replace && (again || !known.contains(setting.source))
        && (setting.isEvent || hasFirst && !setting.isUnprompted)
        // They do again what set-up code did.
        && !(setting.function.map(UIObject.repeated.contains) ?? false)
    }
  }

  /// A text with what later code makes of it, each under its condition.
  func changed(_ first: SpokenText, by changes: [(setting: Setting, text: SpokenText?)]) -> SpokenText {
    var result = afterCalls(first, changes.filter(\.setting.conditions.isEmpty))
    var subjects: [String] = []
    // What decides about it at first does so no more once a function has answered to it: after `if user.isKnown { … }` of a
    // press it may say something else, and each of its first words is there until then.
    let decided = Set(first.choices.joined().map(\.subject))
    func isAnswer(_ setting: Setting) -> Bool {
      setting.isEvent && setting.conditions.last.map { decided.contains($0.subject) } ?? false
    }
    let answers = changes.filter { isAnswer($0.setting) && !first.literals.contains($0.text?.literal ?? "") }
    result = afterCalls(result, answers)
    let open = changes.filter {
      !$0.setting.conditions.isEmpty && !($0.text?.isBlank ?? true) && $0.text != first && !isAnswer($0.setting)
    }
    for change in open {
      if let subject = change.setting.conditions.last?.subject, !subjects.contains(subject) { subjects.append(subject) }
    }
    // What decides is too much to be told: then the function that does it is.
    guard subjects.count <= Self.subjectLimit else { return afterCalls(first, changes) }
    for subject in subjects {
      let members = open.filter { $0.setting.conditions.last?.subject == subject }
      let cases = members.compactMap { change in
        change.setting.conditions.last.map { condition in
          (change.setting.isEvent ? condition.holding(initially: false) : condition, change.text ?? .empty)
        }
      }
      guard !result.isBlank else {
        result = choice(cases, rest: result, isRestKnown: false)
        continue
      }
      result = .choice(alternatives(cases, rest: result))
    }
    return result
  }

  /// That a flag is what later code makes it, where set-up code gave it the opposite; nil where none does, or only the
  /// first appearance is asked for.
  func isChangedLater(_ name: String, of object: UIObject, to value: Bool) -> Condition? {
    guard !evaluator.isAboutFirstAppearance else { return nil }
    let changes = object.all(name).filter { setting in
      guard setting.isLater, !setting.isUnprompted || setting.isEvent else { return false }
      if case .boolean(let new) = setting.value { return new == value }
      return !setting.value.isAbsent
    }
    guard !changes.isEmpty else { return nil }
    let text = "\(object.name ?? object.className).\(name)"
    return Condition(subject: text, branch: value ? 0 : 1, description: value ? text : "!\(text)", holdsInitially: false)
  }

  /// What decides about a text, as far as it is told.
  private static let subjectLimit = 2

  /// The cases of one subject, and what the text is in all others.
  private func alternatives(_ cases: [(Condition, SpokenText)], rest: SpokenText) -> [SpokenText.Alternative] {
    var result: [SpokenText.Alternative] = []
    for (condition, text) in cases where !result.contains(where: { $0.condition == condition }) {
      result.append(SpokenText.Alternative(condition: condition, text: text))
    }
    if result.count == 1 {
      result.insert(SpokenText.Alternative(condition: result[0].condition.opposite, text: rest), at: 0)
    } else if let one = result.first?.condition {
      let last = result.map(\.condition.branch).max() ?? 0
      let others = Condition(subject: one.subject, branch: last + 1, description: "otherwise", asks: one.asks)
      // Two outcomes of a test that is either true or false leave nothing else.
      if !(result.count == 2 && result[0].condition.opposite == result[1].condition) {
        result.insert(SpokenText.Alternative(condition: others, text: rest), at: 0)
      }
    }
    return result
  }

  /// A text that functions replace whatever is so: it is that of the one which ran last.
  func afterCalls(_ first: SpokenText, _ changes: [(setting: Setting, text: SpokenText?)]) -> SpokenText {
    var texts: [(call: String?, isEvent: Bool, text: SpokenText)] = []
    for (setting, text) in changes {
      guard let text, !text.isBlank, text != first, !texts.contains(where: { $0.text == text }) else { continue }
      texts.append((setting.call, setting.isEvent, text))
    }
    guard !texts.isEmpty else { return first }
    guard texts.count < TranscriptBuilder.alternativeLimit else {
      // More than are told one by one: what says nothing at first says one of them, and is there.
      return first.isBlank ? .hole(forOneOf: texts.map(\.text.rendered)) : first
    }
    var calls: [String] = []
    for text in texts where !calls.contains(text.call ?? "later") { calls.append(text.call ?? "later") }
    let subject = calls == ["later"] ? "at first" : "before " + calls.joined(separator: ", ")
    var result: [SpokenText.Alternative] = []
    if !first.isBlank {
      let description = calls.count == 1 ? subject : "at first"
      let condition = Condition(subject: subject, branch: 0, description: description, holdsInitially: true)
      result.append(SpokenText.Alternative(condition: condition, text: first))
    }
    for (number, text) in texts.enumerated() {
      let condition = Condition(
        subject: subject, branch: number + 1, description: text.call.map { "after \($0)" } ?? "later",
        holdsInitially: text.isEvent ? false : nil)
      result.append(SpokenText.Alternative(condition: condition, text: text.text))
    }
    return result.count == 1 ? result[0].text : .choice(result)
  }
}
