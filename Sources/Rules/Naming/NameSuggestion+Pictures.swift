import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What the picture of a control, its file and what it is bound to say of its name.
extension NameSuggestion {
  /// The symbol of a picture, where it is one known name.
  public static func symbol(of element: AccessibilityElement) -> String? {
    guard case .symbol(let name)? = element.image else { return nil }
    // Of "«count».circle.fill" the rest is no symbol.
    return name.literal ?? (name.hasHoles ? nil : name.literals.first)
  }

  /// The symbol of a control's picture, or the one that shows the same.
  static func shownSymbol(of element: AccessibilityElement) -> String? {
    symbol(of: element) ?? symbolOfFile(of: element)
  }

  /// What the symbols of a control stand for, in all of its states.
  static func shownMeaning(of element: AccessibilityElement) -> SymbolMeaning? {
    guard case .symbol(let name)? = element.image, !name.hasHoles || name.literal != nil else { return nil }
    let meanings = Set(name.literals.map { SFSymbols.meaning(of: $0)?.english })
    return meanings.count == 1 ? name.literals.first.flatMap(SFSymbols.meaning) : nil
  }

  /// The symbol that shows the same as a picture of the app whose name says no more than what it shows: `ic_search`.
  static func symbolOfFile(of element: AccessibilityElement) -> String? {
    // One of several to choose from stands for a thing, and not for what is done with one.
    guard element.role != .image, !element.mayHave(.selected), case .asset(let names)? = element.image else { return nil }
    guard let name = names.literal else {
      // The same in a dark and a light colour.
      let shown = names.hasHoles ? [] : Set(names.literals.map { KeptPictures.symbol(of: $0) ?? PictureWords.symbol(for: DecorativeNames.parts(of: $0)) })
      return shown.count == 1 ? shown.first.flatMap(\.self) : nil
    }
    let parts = DecorativeNames.parts(of: name)
    if let symbol = PictureWords.symbol(for: parts) ?? KeptPictures.symbol(of: name) { return skipping(symbol, name) ?? symbol }
    // An "x" is a cross where code puts something away; elsewhere it may be a letter, or the sign of a network.
    let putsAway = (element.activation?.mentions ?? []).contains { Self.deeds(of: IdentifierWords.said(by: $0)).first == "close" }
    return putsAway && parts.filter { !NameWords.words(.pictureNoise).contains($0) } == ["x"] ? "xmark" : nil
  }

  /// `back30` and `forward15`: a number that the word ends with, and for which there is a symbol, is of seconds. By itself it
  /// may be the size of the picture, `ic_back_30`.
  private static func skipping(_ symbol: String, _ name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let seconds = words.compactMap { word in word.contains(where: \.isLetter) ? word.suffix(while: \.isNumber) : nil }.filter { !$0.isEmpty }
    guard seconds.count == 1, symbol.contains("back") != symbol.contains("forward") else { return nil }
    let turned = (symbol.contains("back") ? "gobackward." : "goforward.") + seconds[0]
    return SFSymbols.meaning(of: turned) == nil ? nil : turned
  }

  /// What the picture of a tab shows, where its name says no more: "Library" of `library_tab_bar_unselected`.
  static func thingOfTab(_ element: AccessibilityElement) -> String? {
    guard element.role == .tab, case .asset(let name)? = element.image, let name = name.literal else { return nil }
    let parts = DecorativeNames.parts(of: name)
    let own = parts.filter { word in ![NameWords.List.pictureNoise, .pictureState].contains { NameWords.words($0).contains(word) } }
    guard own.count == 1, own[0].count > 3, own[0].allSatisfy({ $0.isASCII }), NameWords.words(.bareShape).isDisjoint(with: own) else { return nil }
    return own[0].capitalizedFirst
  }

  /// What the controller is called that makes its own tab: "Quote" of `QuoteViewController`. A picture stands for a thing that
  /// the screen may be about, and its class says what it is about.
  static func screenOfTab(_ element: AccessibilityElement) -> String? {
    guard element.role == .tab, element.framework == .uiKit, element.platform?.reference.map({ $0.withoutSelf == "tabBarItem" }) ?? false,
      let type = element.source.file.typeName(around: element.source.start), type.hasSuffix("ViewController") else { return nil }
    let words = IdentifierWords.split(String(type.dropLast("ViewController".count)))
    guard (1...2).contains(words.count), words.allSatisfy({ $0.count > 2 && $0.allSatisfy(\.isLetter) }),
      NameWords.words(.controlKind).isDisjoint(with: words.map { $0.lowercased() }) else { return nil }
    return words.map { $0.lowercased() }.joined(separator: " ").capitalizedFirst
  }

  /// What the file of a picture is called.
  static func fileName(of element: AccessibilityElement) -> String? {
    guard case .asset(let name)? = element.image else { return nil }
    return name.literal
  }

  /// "Next" of `arrow_next` under which a number grows: the file and the code say the same.
  static func steppedFile(of element: AccessibilityElement, _ language: String) -> NameSuggestion? {
    guard element.role == .button, let name = fileName(of: element), let steps = element.activation?.assignments.compactMap(\.step), steps.count == 1 else { return nil }
    let words = Set(DecorativeNames.parts(of: name))
    let isNext = words.contains("next"), isPrevious = !words.isDisjoint(with: ["prev", "previous"])
    guard isNext != isPrevious, steps[0] == (isNext ? .larger : .smaller) else { return nil }
    return said(isNext ? "Next" : "Previous", language)
  }

  /// "Instagram" of `ic_instagram_logo`: a proper name is the same in all languages.
  static func brandOfFile(of element: AccessibilityElement) -> String? {
    guard [.button, .link].contains(element.role), !element.mayHave(.selected), let name = fileName(of: element) else { return nil }
    let noise = NameWords.words(.pictureNoise).union(NameWords.words(.brandNoise))
    let own = DecorativeNames.parts(of: name).filter { !noise.contains($0) }
    return NameWords.brands[own.joined()]
  }

  /// What a picture of the app is called by that a button does: `addNewListing`.
  static func deedOfFile(of element: AccessibilityElement) -> String? {
    guard element.role == .button, !element.mayHave(.selected), case .asset(let name)? = element.image,
      let name = name.literal, case let parts = DecorativeNames.parts(of: name),
      NameWords.words(.pictureState).isDisjoint(with: parts) else { return nil }
    let own = plainly(parts)
    if own.count == 1, own.count < parts.count, name.allSatisfy(\.isLetter), NameWords.words(.plainVerb).contains(own[0]) {
      return own[0].capitalizedFirst
    }
    let said = name.allSatisfy(\.isLetter) ? own.count < parts.count ? spelled(own) : name : spelledOut(parts)
    let words = said.flatMap { IdentifierWords.deed(of: $0) }
    // An arrow is what is seen, of "Next arrow", and so is an icon.
    let seen = [NameWords.List.pictureNoise, .arrow, .pictureOnly].map(NameWords.words)
    guard let words, case let all = TextWords.split(words).map({ $0.lowercased() }), all.count > 1,
      !all.dropFirst().contains(where: { word in word != "new" && seen.contains { $0.contains(word) } }) else { return nil }
    return words
  }

  /// `write` of `writeIconWhite`, without the words for how the picture looks before and behind.
  private static func plainly(_ parts: [String]) -> [String] {
    let noise = NameWords.words(.pictureNoise)
    let rest = parts.drop(while: noise.contains)
    return Array(rest.prefix((rest.lastIndex { !noise.contains($0) } ?? rest.startIndex - 1) - rest.startIndex + 1))
  }

  private static func spelled(_ words: [String]) -> String? {
    words.first.map { $0 + words.dropFirst().map(\.capitalizedFirst).joined() }
  }

  /// `deleteAddress` of `ic_delete_address`: a verb with its object, where no word tells how the picture looks.
  private static func spelledOut(_ parts: [String]) -> String? {
    let words = parts.drop { ["ic", "icon", "btn", "button"].contains($0) }
    guard words.count == 2, NameWords.words(.pictureNoise).isDisjoint(with: words), NameWords.words(.bareShape).isDisjoint(with: words),
      words.allSatisfy({ $0.count > 2 }), PictureWords.symbol(for: [words[words.startIndex + 1]]) == nil else { return nil }
    return words.first.map { $0 + (words.last ?? "").capitalizedFirst }
  }

  /// An eye stands for what is so in one app and for what is done in the next one, struck through or not: what pressing it
  /// does is told by the code, or by nobody. One that turns the dots of a password into letters shows that.
  static func showing(_ element: AccessibilityElement, isOneThing: Bool, _ language: String) -> NameSuggestion? {
    guard [.button, .toggle].contains(element.role) || !element.gestures.isEmpty else { return nil }
    let action = element.activation
    let mentions = (action?.mentions ?? []) + (action?.reached ?? [])
    if mentions.contains(where: { $0.split(separator: ".").contains("isSecureTextEntry") }) {
      let word = isOneThing ? Words.press("Show password", in: language) : nil
      return NameSuggestion(text: word ?? "<#name#>", isDerived: word != nil)
    }
    guard isOneThing, let symbol = shownSymbol(of: element), let word = SFSymbols.meaning(of: symbol)?.english,
      symbol.hasPrefix("eye"), ["Show", "Hide"].contains(word) else { return nil }
    let said = Set(mentions.flatMap(IdentifierWords.split).map { $0.lowercased() })
    // `showConfirmPassword.toggle()` confirms nothing.
    if word == "Show", !said.isDisjoint(with: NameWords.words(.secretWord)), said.contains(where: { $0.hasPrefix("show") }) {
      return Words.press("Show password", in: language).map(told)
    }
    let isTold = said.contains { said in ["show", "hide", "reveal", "preview", "view", "open"].contains(where: said.hasPrefix) }
    return isTold ? nil : NameSuggestion(text: "<#name#>", isDerived: false)
  }

  /// "Choose photo" of a camera under which a flag for a photo brings something up, `showImagePicker = true`: where it comes from,
  /// people choose there. nil where code speaks of the camera.
  static func chosenPhoto(_ element: AccessibilityElement, _ symbol: String, _ language: String) -> NameSuggestion? {
    guard isOneOfPictures(symbol), let action = element.activation?.whole,
      case let set = action.assignments.filter({ $0.value == "true" }).map(\.target), set.count == action.assignments.count,
      case let mentions = Set(action.mentions.filter { !isIncidental($0) }), mentions.count == 1, let flag = mentions.first,
      set.contains(flag) || flag.hasSuffix(".toggle"), !action.reached.contains(where: { $0.lowercased().contains("camera") }) else { return nil }
    let name = flag.split(separator: ".").last { $0 != "toggle" }.map(String.init) ?? flag
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    let pictures = words.lastIndex { NameWords.words(.pictureThing).contains($0) }
    guard let place = pictures, NameWords.words(.pictureFront).isDisjoint(with: words)
    else { return nil }
    let after = words[(place + 1)...]
    let isPicked = NameWords.words(.picturePicker).isSuperset(of: after)
    return isPicked ? said("Choose photo", language) : nil
  }

  private static func isOneOfPictures(_ symbol: String) -> Bool {
    ["camera", "camera.fill", "camera.circle", "camera.circle.fill"].contains(symbol)
  }

  /// "volume" of `«$volume»`, as words.
  static func holeWord(_ text: SpokenText) -> String? {
    for case .hole(let expression) in text.parts { return thing(expression) }
    return nil
  }

  /// The same of a bar, which tells the share of the whole: "sent" of `«sent / total»`.
  static func shareWord(_ text: SpokenText) -> String? {
    for case .hole(let expression) in text.parts {
      return thing(expression.firstRange(of: " / ").map { String(expression[..<$0.lowerBound]) } ?? expression)
    }
    return nil
  }

  /// "Progress" of a bar says no more than that it is one.
  static func isFiller(_ name: String, of element: AccessibilityElement) -> Bool {
    element.role == .progress && NameWords.words(.shareOfWhole).contains(name.lowercased())
  }

  /// What a function or a flag that is turned says to people; nil for names that are made for programmers.
  static func words(from mention: String, keeping verbs: Set<String> = []) -> String? {
    if let deed = IdentifierWords.deed(of: mention, keeping: verbs) { return deed }
    // "Melody playing" says what goes on, and not what turning the flag does.
    return IdentifierWords.flag(of: mention).flatMap { $0.hasSuffix("ing") && $0.contains(" ") ? nil : $0 }
  }

  /// What a bound value is; nil for names that are made for programmers.
  static func thing(_ binding: String) -> String? {
    IdentifierWords.thing(binding.hasPrefix("$") ? String(binding.dropFirst()) : binding)
  }
}

extension Substring {
  /// What it ends with, as far as that is of one kind.
  fileprivate func suffix(while isKind: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isKind($0) }.map(index(after:)) ?? startIndex)...]
  }
}
