import PlatformKnowledge
import SourceModel

/// What code mentions that says nothing of what a control is for.
extension NameSuggestion {
  /// It lets people feel or others know that something was done, or hands on a message of which only its argument tells
  /// what is to be done: `store.send(.close)`.
  static func isIncidental(_ mention: String) -> Bool {
    let lowered = mention.lowercased()
    if wrappers.contains(lowered) { return true }
    if NameWords.words(.incidental).contains(where: lowered.contains) { return true }
    let parts = lowered.split(separator: ".")
    return parts.count > 1 && NameWords.isDispatch(String(parts[parts.count - 1]))
      && NameWords.words(.messageBus).contains { parts[parts.count - 2].hasSuffix($0) }
  }

  private static let wrappers = NameWords.words(.wrapper).union(CodeEffect.wrappers.map { $0.lowercased() })

  /// A call of the standard library on a collection or on the defaults, `pinned.removeAll(where:)`: how the code keeps
  /// its books, and not what people ask for.
  static func isBookkeeping(_ mention: String) -> Bool {
    let parts = mention.split(separator: ".")
    if let name = parts.last, isRedrawing(String(name)) { return true }
    // `searchHistory.add(song)`: what was done is kept in mind.
    if parts.count > 1, parts[parts.count - 2].lowercased().hasSuffix("history") { return true }
    return parts.count > 1 && NameWords.words(.bookkeeping).contains(parts[parts.count - 1].lowercased())
  }

  /// `didSelect(_:)`: something is done, and only the arguments tell what.
  static func isVague(_ mention: String) -> Bool {
    let said = IdentifierWords.said(by: mention)
    // `showRemoveItemActionSheet` asks which of several things is to be done.
    let last = IdentifierWords.split(mention).suffix(2).map { $0.lowercased() }
    if last == ["action", "sheet"], let verb = said.first?.lowercased(), ["show", "open", "present"].contains(verb) { return true }
    let own = mention.split(separator: ".").last.map(String.init) ?? mention
    if showsNotice(own) { return true }
    if NameWords.words(.screenVerb).contains(own.lowercased()), IdentifierWords.split(own).count > 1 { return true }
    guard said.count == 1 else { return false }
    let (verb, name) = (said[0].lowercased(), mention.split(separator: ".").last?.lowercased() ?? "")
    // `onNext()`, which a component was handed: the next one comes. `subject.onNext(_:)` only tells others something.
    if name == mention.lowercased(), NameWords.words(.leadingWord).contains(verb) { return false }
    // `sendAction(_:)` sends nothing to anybody.
    return NameWords.words(.vagueDeed).contains(verb) || name != verb && NameWords.isDispatch(name)
  }

  /// `showError(_:)`, `showAlertPermission()`: how it went, whatever was pressed.
  private static func showsNotice(_ name: String) -> Bool {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard words.count > 1, let verb = words.first, NameWords.words(.showingVerb).contains(verb) else { return false }
    return words.dropFirst().allSatisfy(NameWords.words(.notice).union(NameWords.words(.noticeShape)).contains)
  }

  /// `isLoading.toggle()`: that the app is at work, and on what, people do not ask for; `dataTask(with:).resume()` begins
  /// it.
  static func isWork(_ mention: String) -> Bool {
    let parts = mention.split(separator: ".").map(String.init)
    if parts.last == "resume" { return parts.count == 1 || parts.dropLast().contains { $0.lowercased().hasSuffix("task") } }
    let flag = parts.last == "toggle" ? parts.dropLast().last : parts.last
    return flag.map { IdentifierWords.split($0).map { $0.lowercased() } }?.contains { NameWords.words(.busyWord).contains($0) }
      ?? false
  }

  /// `reloadAppointments`, `saveSettings`: done with what was chosen.
  static func isConsequence(_ mention: String) -> Bool {
    IdentifierWords.said(by: mention).first.map { NameWords.words(.consequence).contains($0.lowercased()) } ?? false
  }

  /// `updateShuffleButton`: the screen is drawn anew after what was done.
  static func isRedrawing(_ name: String) -> Bool {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    // `hideChoiceLabel`: what comes or goes is a part of the screen that people know by its words.
    if NameWords.words(.drawnPart).contains(last), ["show", "hide"].contains(first) { return true }
    return NameWords.words(.redrawing).contains(first) && NameWords.words(.redrawn).contains(last)
  }
}
