import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension RuleContext {
  /// A name as the source of an element would write it: by a constant of the project with that text, else by the key of
  /// a text that is translated already, where there is one, and in UIKit in a way that lets it be translated.
  func spelled(_ word: String, on element: AccessibilityElement) -> String {
    if element.framework == .interfaceFile { return FixBuilder.literal(word) }
    return spelled(word, in: element.source.file, isOfUIKit: element.framework == .uiKit)
  }

  /// What an app with several languages has a word for in all of them, of a deed that it has none for together with the thing:
  /// "Delete" for "Remove meal". Else all but one language would get words of another one.
  ///
  /// - Parameter picture: What the picture of the control stands for.
  func translatedDeed(for name: String, under picture: String?, on element: AccessibilityElement) -> String? {
    let words = TextWords.split(name)
    guard isLocalized, developmentLanguage == "en", element.framework != .interfaceFile, words.count > 1,
      let verb = words.first?.lowercased(), let deed = ActionVerbs.deed(of: verb),
      !isTranslated(name, on: element) else { return nil }
    // The way is what tells one from the other: "Search next" is no "Search".
    if let way = words.dropFirst().first(where: { ["next", "previous"].contains($0.lowercased()) })?.capitalizedFirst {
      return isTranslated(way, on: element) ? way : nil
    }
    let removing = ["minus.circle", "trash"].compactMap { SFSymbols.meaning(of: $0)?.english }
    let others = ([picture].compactMap(\.self) + (deed == "remove" && verb != "clear" ? removing : [])).filter { ActionVerbs.deed(of: $0.lowercased()) == deed }
    return ([verb.capitalizedFirst] + others).first { isTranslated($0, on: element) }
  }

  /// Whether the app has a word in all of its languages. Noted by how it is spelled, which another text would change.
  func isTranslated(_ word: String, on element: AccessibilityElement) -> Bool {
    _ = spelled(word, on: element)
    return texts.isTranslated(word, in: element.source.file)
  }

  /// The same in code of UIKit that makes no element.
  func spelled(_ word: String, inUIKit file: SourceFile) -> String { spelled(word, in: file, isOfUIKit: true) }

  private func spelled(_ word: String, in file: SourceFile, isOfUIKit: Bool) -> String {
    if word.contains("<#") && word.meantInEnglish == nil { return FixBuilder.literal(word) }
    let question = SpellingQuestion(word: word, file: file, isOfUIKit: isOfUIKit)
    let spelling = spelled(question)
    spellings?.note(question, spelling)
    return spelling
  }

  /// Whether an edit writes into a class that several others descend from: what only one of them has to say is no business of
  /// all.
  func isShared(_ edit: SourceEdit) -> Bool {
    guard let name = edit.range.file.typeName(around: edit.range.start) else { return false }
    return (subclasses.value[name] ?? 0) > 1
  }

  /// What the app itself calls a symbol.
  func title(ofSymbol symbol: String, meaning: String) -> SymbolTitles.Answer {
    let answer = symbolTitles.value.answer(for: symbol, meaning: meaning)
    spellings?.note(symbol, meaning, answer)
    return answer
  }

  /// The title that a view of the project gives its screen.
  func screenTitle(ofView name: String) -> ScreenTitles.Title? {
    let title = screenTitles.value.title(ofView: name)
    spellings?.note(view: name, title)
    return title
  }

  /// What a key stands for in the language of the code; nil where it is none.
  func words(forKey key: String) -> String? { texts.words(forKey: key) }

  fileprivate func spelled(_ question: SpellingQuestion) -> String {
    let word = question.word
    if let meant = word.meantInEnglish {
      guard isLocalized, let key = texts.key(forEnglish: meant) else { return FixBuilder.literal(word) }
      return looked(up: key, question)
    }
    if let constant = constants.value.expression(for: word, in: question.file) { return constant }
    guard isLocalized else { return FixBuilder.literal(word) }
    return looked(up: texts.key(for: word, in: question.file) ?? word, question)
  }

  /// A key as the code of the project asks for its text.
  private func looked(up key: String, _ question: SpellingQuestion) -> String {
    let literal = FixBuilder.literal(key)
    // SwiftUI looks a literal up in the bundle of the app, which code with a way of its own, for other bundles, does not ask.
    if !question.isOfUIKit { return ownTranslation.value.isUsed(in: question.file) ? ownTranslation.value.call(literal) ?? literal : literal }
    return ownTranslation.value.call(literal) ?? "NSLocalizedString(\(literal), comment: \"\")"
  }
}

/// How a name is written in a file.
struct SpellingQuestion: Hashable, Sendable {
  let word: String
  let file: SourceFile
  let isOfUIKit: Bool

  static func == (left: Self, right: Self) -> Bool {
    left.word == right.word && left.file === right.file && left.isOfUIKit == right.isOfUIKit
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(word)
    hasher.combine(ObjectIdentifier(file))
  }
}

/// How names were spelled that fixes write, and what the app calls symbols. That depends on constants and translations anywhere in the project, so what
/// rules said of an element holds only as long as its names are spelled as they were.
final class SpellingMemory: @unchecked Sendable {
  // Unchecked: guarded by the lock, since rules ask on several threads.
  private let lock = PlatformLock()
  private var answers: [SpellingQuestion: String] = [:]
  private var titles: [String: (meaning: String, answer: SymbolTitles.Answer)] = [:]
  private var screens: [String: ScreenTitles.Title?] = [:]
  private var shown: [String: (state: String, view: String, answer: PresentedScreens.Shown?)] = [:]
  private var handed: [String: (property: String, view: String, isSame: Bool)] = [:]
  private var siblings: [SourceRange: String?] = [:]
  private var colours: [SourceRange: String?] = [:]
  private var buttons: [SourceRange: ButtonCode.Answer] = [:]

  func note(_ symbol: String, _ meaning: String, _ answer: SymbolTitles.Answer) {
    lock.withLock { titles[symbol] = (meaning, answer) }
  }

  func note(view: String, _ title: ScreenTitles.Title?) { lock.withLock { screens[view] = .some(title) } }

  func note(state: String, of view: String, _ answer: PresentedScreens.Shown?) {
    lock.withLock { shown[view + "." + state] = (state, view, answer) }
  }

  func note(property: String, of view: String, _ isSame: Bool) {
    lock.withLock { handed[view + "." + property] = (property, view, isSame) }
  }

  func note(picture: SourceRange, _ name: String?) { lock.withLock { siblings[picture] = .some(name) } }

  func note(colour: SourceRange, _ name: String?) { lock.withLock { colours[colour] = .some(name) } }

  func note(button: SourceRange, _ answer: ButtonCode.Answer) { lock.withLock { buttons[button] = answer } }

  func note(_ question: SpellingQuestion, _ answer: String) { lock.withLock { answers[question] = answer } }

  /// Whether all names are spelled as before; those of files that are gone are forgotten.
  ///
  /// - Parameter files: Those that there are now.
  func holds(in context: RuleContext, files: [FileDeclarations]) -> Bool {
    let there = Set(files.map { ObjectIdentifier($0.file) })
    let known = lock.withLock {
      answers = answers.filter { there.contains(ObjectIdentifier($0.key.file)) }
      self.siblings = self.siblings.filter { there.contains(ObjectIdentifier($0.key.file)) }
      self.colours = self.colours.filter { there.contains(ObjectIdentifier($0.key.file)) }
      self.buttons = self.buttons.filter { there.contains(ObjectIdentifier($0.key.file)) }
      return answers
    }
    let (titles, screens, siblings, shown) = lock.withLock { (self.titles, self.screens, self.siblings, self.shown) }
    let colours = lock.withLock { self.colours }
    let (buttons, handed) = lock.withLock { (self.buttons, self.handed) }
    guard handed.values.allSatisfy({ context.handedPictures.value.isSame($0.property, of: $0.view) == $0.isSame }) else { return false }
    guard buttons.allSatisfy({ context.buttonCode.value.answer(for: $0) == $1 }) else { return false }
    guard shown.values.allSatisfy({ context.presentedScreens.value.shown(by: $0.state, of: $0.view) == $0.answer }) else { return false }
    guard siblings.allSatisfy({ context.pictureSiblings.value.name(in: $0) == $1 }),
      colours.allSatisfy({ context.pictureSiblings.value.name(in: $0, isColour: true) == $1 }) else { return false }
    guard screens.allSatisfy({ context.screenTitles.value.title(ofView: $0) == $1 }) else { return false }
    guard titles.allSatisfy({ context.symbolTitles.value.answer(for: $0, meaning: $1.meaning) == $1.answer }) else { return false }
    return known.allSatisfy { context.spelled($0.key) == $0.value }
  }
}

extension String {
  /// What a gap says in English that is meant, in an app of another language: "Save" of `<#Save#>`.
  fileprivate var meantInEnglish: String? {
    guard hasPrefix("<#"), hasSuffix("#>"), count > 4, case let words = String(dropFirst(2).dropLast(2)),
      words.first?.isUppercase ?? false else { return nil }
    return words
  }
}
