import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What the deed says where the glyph of a control stands for something else: the verb and the object of what is called or
/// set, the name of the component, and nothing rather than what the glyph most often means.
extension NameSuggestion {
  /// What the deed makes of a cross, an arrow, a tick or a list; nil where the glyph may speak for itself.
  static func lawful(_ element: AccessibilityElement, _ symbol: String, _ meaning: SymbolMeaning, _ language: String) -> NameSuggestion? {
    guard element.role == .button else { return nil }
    if language == "en", let name = besides(element, symbol) { return NameSuggestion(text: name, isDerived: true) }
    if let word = stepped(element, symbol) { return said(word, language) ?? gap }
    if sends(element, symbol) { return said("Send", language) ?? gap }
    if pointsBackInBackButton(element, symbol) { return said("Back", language) ?? gap }
    if language == "en", isArrow(symbol), tellsNothing(element), let name = movementOfComponent(element) { return told(name) }
    if isArrow(symbol), let end = scrolledEnd(by: element) {
      let name = end == "top" ? "Scroll to top" : "Scroll to bottom"
      return language == "en" ? told(name) : said(name, language) ?? gap
    }
    // An arrow that unfolds what is under it leads nowhere; what it unfolds, a person has to say.
    if isArrow(symbol), unfolds(element) { return gap }
    if let word = movedInList(element, symbol) { return said(word, language) ?? gap }
    if let name = putAside(element, symbol) {
      return language == "en" ? NameSuggestion(text: name, isDerived: true) : said("Remove", language) ?? gap
    }
    // Nothing is put in order where the code speaks of no order.
    if symbol.hasPrefix("arrow.up.arrow.down"), let mentions = element.activation?.mentions, !tellsNothing(element),
      !mentions.contains(where: { one in ["sort", "order"].contains(where: one.lowercased().contains) }) { return gap }
    if SFSymbols.isTick(symbol), meaning.kind == .action, meaning.isAmbiguous { return ticked(element, language) }
    // What a list or any other thing shows, the component that holds nothing else may be called by.
    if meaning.kind == .object, meaning.isAmbiguous, tellsNothing(element), language == "en", let name = ofComponent(element) {
      return NameSuggestion(text: name, isDerived: true)
    }
    return nil
  }

  /// `task = nil` under a cross: "Remove task". What was chosen, shown or told is only closed.
  private static func putAside(_ element: AccessibilityElement, _ symbol: String) -> String? {
    guard SFSymbols.isCross(symbol) || symbol.hasPrefix("minus") || symbol.hasPrefix("bell.slash"), let action = element.activation, action.assignments.count == 1,
      case let one = action.assignments[0], one.value == "nil",
      action.mentions.allSatisfy({ $0 == one.target || isIncidental($0) }) else { return nil }
    let words = IdentifierWords.split(one.target.split(separator: ".").last.map(String.init) ?? "").map { $0.lowercased() }
    let passing = [NameWords.List.chosenName, .chosenFlag, .outcome, .messageText, .vagueThing, .dialogView, .transientView, .shownFlag, .entryError]
    guard !isPresentation(one.target), !words.contains(where: { word in passing.contains { NameWords.words($0).contains(word) } }),
      !words.isEmpty else { return nil }
    guard let thing = IdentifierWords.thing(one.target) else { return "Remove" }
    return EnglishVerb.begins(thing) ? nil : "Remove " + thing.lowercasedFirst
  }

  /// `seek(to: chapters[index - 1].start)` under an arrow that does not point on: "Previous chapter".
  private static func besides(_ element: AccessibilityElement, _ symbol: String) -> String? {
    guard let action = element.activation, let next = action.neighbours.first, Set(action.neighbours).count == 1,
      Set(action.mentions.filter { !isIncidental($0) }).count < 3 else { return nil }
    let pointsOn = symbol.contains("right") || symbol.contains("forward")
    let pointsBack = symbol.contains("left") || symbol.contains("backward")
    guard pointsOn != pointsBack, pointsOn == (next.step == .larger) else { return nil }
    let words = IdentifierWords.split(next.list.split(separator: ".").last.map(String.init) ?? next.list).map { $0.lowercased() }
    guard let thing = words.last.flatMap(EnglishNoun.singular) else { return nil }
    let word = pointsOn ? "Next" : "Previous"
    let isVague = [NameWords.List.vagueThing, .programmers].contains { NameWords.words($0).contains(thing) }
    return isVague ? word : word + " " + thing
  }

  /// `onSubmit(draft); draft = ""` under an arrow, whichever way it points: what was typed is gone to somebody.
  private static func sends(_ element: AccessibilityElement, _ symbol: String) -> Bool {
    guard isArrow(symbol), let action = element.activation, action.assignments.contains(where: makesEmpty), !leaves(action) else { return false }
    return action.mentions.contains { mention in
      let said = IdentifierWords.said(by: mention)
      // `UIApplication.shared.sendAction(_:)` puts the keyboard away.
      return said.count == 1 && !mention.hasSuffix("sendAction") && deeds(of: said) == ["send"]
    }
  }

  /// The end of what is scrolled, as the one function or flag says: `isScrolledToBottom.toggle()`, `scrollToTop()`.
  private static func scrolledEnd(by element: AccessibilityElement) -> String? {
    let mentions = Set((element.activation?.mentions ?? []).filter { !isIncidental($0) && $0 != "withAnimation" })
    guard mentions.count == 1, let words = mentions.first.map(IdentifierWords.said)?.map({ $0.lowercased() }),
      words.contains(where: { $0.hasPrefix("scroll") }) else { return nil }
    return words.last.flatMap { ["bottom", "top"].contains($0) ? $0 : nil }
  }

  /// All that is done is to turn a flag for what is open: `isExpanded.toggle()`.
  private static func unfolds(_ element: AccessibilityElement) -> Bool {
    let mentions = Set((element.activation?.mentions ?? []).filter { !isIncidental($0) })
    guard mentions.count == 1, let flag = mentions.first, flag.hasSuffix(".toggle") else { return false }
    let words = IdentifierWords.split(flag.split(separator: ".").dropLast().last.map(String.init) ?? "").map { $0.lowercased() }
    return words.contains { NameWords.words(.expandedFlag).contains($0) || NameWords.words(.collapsedFlag).contains($0) }
  }

  /// `index += 1` under an arrow that points on: "Next", and what comes next where code says it, `month += 1`. One that points
  /// down leads on where it counts places of a list.
  private static func stepped(_ element: AccessibilityElement, _ symbol: String) -> String? {
    guard isArrow(symbol), let action = element.activation else { return nil }
    let steps = action.assignments.filter { $0.step != nil }
    guard steps.count == 1, let step = steps[0].step, action.assignments.count == 1,
      action.mentions.allSatisfy({ $0 == steps[0].target || isIncidental($0) || isConsequence($0) || isBookkeeping($0) }) else { return nil }
    let isUpright = symbol.hasPrefix("chevron.up") || symbol.hasPrefix("chevron.down")
    guard isUpright ? isPlace(steps[0].target) : ["right", "forward", "left", "backward"].contains(where: symbol.contains) else { return nil }
    let points: ActionSummary.Assignment.Step = ["right", "forward", "chevron.down"].contains(where: symbol.contains) ? .larger : .smaller
    return step == points ? (step == .larger ? "Next" : "Previous") : nil
  }

  /// "Move up" of `steps.swapAt(index, index - 1)` under an arrow that points up.
  private static func movedInList(_ element: AccessibilityElement, _ symbol: String) -> String? {
    guard ["arrow.up", "chevron.up", "arrow.down", "chevron.down"].contains(where: { symbol == $0 || symbol.hasPrefix($0 + ".circle") || symbol.hasPrefix($0 + ".square") }),
      let mentions = element.activation?.mentions.filter({ !isIncidental($0) }), !mentions.isEmpty,
      mentions.allSatisfy({ $0.hasSuffix(".swapAt") }) else { return nil }
    return symbol.contains("up") ? "Move up" : "Move down"
  }

  /// `currentMatchIndex`: the number of a place in a list, and no number that people set.
  private static func isPlace(_ target: String) -> Bool {
    IdentifierWords.split(target).last.map { NameWords.words(.loopNumber).contains($0.lowercased()) } ?? false
  }

  /// `count += 1` or `incrementCount()` under a plus makes a number larger and adds nothing: "Increase", and what, where
  /// code says it of more than a count. Flags that are set with it, and where it begins, are beside.
  static func counted(_ element: AccessibilityElement, by symbol: String) -> String? {
    let isLarger = symbol.hasSuffix(".larger"), isSmaller = symbol.hasSuffix(".smaller")
    // A glass with a plus stands for one thing anywhere.
    guard ["plus", "minus"].contains(symbol.prefix { $0.isLetter }) && !symbol.contains("magnifyingglass") || isLarger || isSmaller,
      let action = element.activation else { return nil }
    let isPlus = isLarger || symbol.hasPrefix("plus")
    let (word, deed) = isPlus ? ("Increase", "increase") : ("Decrease", "decrease")
    let stepped = Set(action.assignments.filter { $0.step != nil }.map(\.target))
    let beside = Set(action.assignments.filter { $0.step == nil && plain.contains($0.value) }.map(\.target)).union(action.detours)
    let mentions = Set(action.mentions.filter { !isIncidental($0) && !beside.contains($0) && !putsKeyboardAway($0) })
    if stepped.count == 1, mentions == stepped, let target = stepped.first {
      let isOpposite = action.assignments.contains { $0.step == (isPlus ? .smaller : .larger) }
      // "Increase count" says no more than "Increase" does.
      let thing = thing(target).flatMap { NameWords.words(.countWord).contains($0.lowercased()) ? nil : $0.lowercasedFirst }
      if thing == "zoom", !isOpposite { return isPlus ? "Zoom in" : "Zoom out" }
      return isOpposite ? nil : thing.map { word + " " + $0 } ?? word
    }
    guard mentions.count == 1, let mention = mentions.first, case let said = IdentifierWords.said(by: mention),
      // `onIncrement()` of a component that is handed what counts.
      deeds(of: said).first == deed || said.first?.lowercased() == (isPlus ? "increment" : "decrement") else { return nil }
    let isMore = said.count > 1 && said[0].lowercased() == deed && !NameWords.words(.countWord).contains(said[1].lowercased())
    return (isMore ? IdentifierWords.deed(of: mention) : nil) ?? word
  }

  /// `changeMonth(by: -1)` under an arrow that points back: "Previous month". The code is the same for both ways, and the arrow
  /// tells which.
  static func turnedPage(_ element: AccessibilityElement) -> String? {
    guard element.role == .button, let symbol = shownSymbol(of: element), isArrow(symbol), let action = element.activation else { return nil }
    let pointsOn = symbol.contains("right") || symbol.contains("forward")
    guard pointsOn || symbol.contains("left") || symbol.contains("backward") else { return nil }
    let mentions = Set(action.mentions.filter { !isIncidental($0) })
    guard mentions.count == 1, let words = mentions.first.map(IdentifierWords.said)?.map({ $0.lowercased() }), words.count > 1,
      NameWords.words(.lookChange).contains(words[0]) || NameWords.words(.going).contains(words[0]) || ["shift", "navigate"].contains(words[0])
    else { return nil }
    // `moveByOne(direction: 1)`: of what there is a next one, the name does not say.
    if words[1] == "by", words.dropFirst(2).allSatisfy(NameWords.words(.singleStep).contains) { return pointsOn ? "Next" : "Previous" }
    guard words.count == 2, NameWords.words(.turnedPage).contains(words[1]) else { return nil }
    return (pointsOn ? "Next " : "Previous ") + words[1]
  }

  /// "Today" of `day = Date()`, and nothing else: what is shown becomes the day that it is (Apple: documentation of Date.init() and
  /// Date.now).
  static func backToToday(_ element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    guard element.role == .button, let action = element.activation?.whole, action.assignments.count == 1, case let one = action.assignments[0],
      one.step == nil, ["Date()", "Date.now", ".now", "Date.init()"].contains(one.value),
      action.mentions.allSatisfy({ $0 == one.target || $0 == "Date" || isIncidental($0) || isConsequence($0) }) else { return nil }
    let words = IdentifierWords.split(one.target.split(separator: ".").last.map(String.init) ?? "").map { $0.lowercased() }
    // `startDate = Date()` begins something.
    guard let last = words.last, NameWords.words(.datePart).contains(last), words.dropLast().allSatisfy({ word in
      NameWords.words(.chosenName).contains(word) || NameWords.words(.shownDate).contains(word)
    }) else { return nil }
    return said("Today", language)
  }

  /// "Mark as complete" of a tick, or of the empty circle or box for one, whose code sets nothing but that something is done:
  /// `task.isCompleted = true`. What takes the tick away marks it as incomplete.
  static func tickedOff(_ element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    guard element.role == .button, let symbol = symbol(of: element),
      SFSymbols.isTick(symbol) || ["circle", "square"].contains(symbol.split(separator: ".").first.map(String.init)),
      let action = element.activation?.whole else { return nil }
    let done = action.assignments.filter { one in
      let last = IdentifierWords.split(one.target).last?.lowercased() ?? ""
      return ["true", "false"].contains(one.value) && NameWords.words(.finishedFlag).contains(where: last.hasPrefix)
    }
    guard let first = done.first, done.allSatisfy({ $0.value == first.value }) else { return nil }
    return said(first.value == "true" ? "Mark as complete" : "Mark as incomplete", language)
  }

  /// A tick in a circle is pressed to complete something only where code speaks of that; where it confirms what was entered,
  /// it says "Done" (Apple: UIBarButtonItem.SystemItem.done).
  private static func ticked(_ element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    guard let action = element.activation?.whole else { return gap }
    let names = action.mentions + action.reached + action.assignments.flatMap { [$0.target, $0.value] }
    let words = names.flatMap(IdentifierWords.split).map { $0.lowercased() }
    let completes = { (word: String) in NameWords.words(.completion).contains(where: word.lowercased().hasPrefix) }
    // `task.isCompleted = false` is the way back.
    if action.assignments.contains(where: { $0.value == "false" && IdentifierWords.split($0.target).contains(where: completes) }) {
      return gap
    }
    if words.contains(where: completes) { return nil }
    let known = names.filter { !isIncidental($0) && !IdentifierWords.said(by: $0).isEmpty }
    if known.isEmpty { return gap }
    if onlyName(of: known) != nil || onlyName(of: deeds(of: action)) != nil { return nil }
    return words.contains(where: NameWords.words(.commitDeed).contains) ? said("Done", language) ?? gap : gap
  }

  /// What code calls the one thing that is done, as people would say it.
  private static func onlyName(of mentions: [String]) -> String? {
    Set(mentions).count == 1 ? mentions.first.flatMap { words(from: $0) } : nil
  }

  /// Whether the code of an action has no word that would tell what it does: `show.toggle()`.
  static func tellsNothing(_ element: AccessibilityElement) -> Bool {
    guard let action = element.activation else { return true }
    return action.mentions.allSatisfy { mention in
      let said = IdentifierWords.said(by: mention).map { $0.lowercased() }
      return isIncidental(mention) || said.allSatisfy { word in
        NameWords.words(.presentationFlag).contains(where: word.hasPrefix) || NameWords.words(.programmers).contains(word)
      }
    }
  }

  /// "Scroll to bottom" of a component that is called `LogScrollToBottomButton`, whose button only calls what it is handed.
  private static func movementOfComponent(_ element: AccessibilityElement) -> String? {
    guard let component = element.source.file.typeName(around: element.source.start), ["Button", "Btn"].contains(where: component.hasSuffix)
    else { return nil }
    let words = IdentifierWords.split(component).dropLast().map { $0.lowercased() }
    guard let verb = words.firstIndex(where: NameWords.words(.going).contains), case let said = words[verb...], said.count > 2,
      said.dropFirst().first == "to", said.count < 5 else { return nil }
    return said.joined(separator: " ").capitalizedFirst
  }

  /// An arrow back in a component that is called `BackButton`: the flag that it sets may be that of any screen, and those who use
  /// the component go back by it.
  private static func pointsBackInBackButton(_ element: AccessibilityElement, _ symbol: String) -> Bool {
    guard isArrow(symbol), symbol.contains("left") || symbol.contains("backward"),
      let component = element.source.file.typeName(around: element.source.start) else { return false }
    return NameWords.words(.backComponent).contains(component.lowercased())
  }

  /// "Menu" of a component that is called `MenuButton` and holds the button; nil where its name says how it looks.
  private static func ofComponent(_ element: AccessibilityElement) -> String? {
    guard let component = element.callSites.last?.view, ["Button", "Btn"].contains(where: component.hasSuffix) else { return nil }
    let words = IdentifierWords.split(component).map { $0.lowercased() }
    let looks = [NameWords.List.pictureNoise, .stateMark, .arrow, .markView, .look].map(NameWords.words)
    guard !words.dropLast().contains(where: { word in looks.contains { $0.contains(word) } }) else { return nil }
    return IdentifierWords.control(called: component.lowercasedFirst)
  }

  /// "Close" of the button in a component that is called `DismissButton`, "Play" in a `PlayButton`: what it only hands on, the
  /// name of the component says.
  static func deedOfComponent(around element: AccessibilityElement) -> String? {
    guard element.role == .button, element.framework == .swiftUI, tellsNothing(element),
      let component = element.source.file.typeName(around: element.source.start),
      let kind = ["ButtonView", "Button", "Btn"].first(where: component.hasSuffix) else { return nil }
    let words = IdentifierWords.split(String(component.dropLast(kind.count))).map { $0.lowercased() }
    guard (1...3).contains(words.count) else { return nil }
    if words == ["dismiss"] || words == ["close"] { return SFSymbols.meaning(of: "xmark")?.english }
    if words == ["back"] { return "Back" }
    let camel = words[0] + words.dropFirst().map(\.capitalizedFirst).joined()
    return ActionVerbs.deed(of: words[0]) == nil ? nil : IdentifierWords.deed(of: camel)
  }
}
