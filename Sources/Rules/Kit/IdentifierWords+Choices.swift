import PlatformKnowledge

/// What comes up or comes next, by the names of what brings it.
extension IdentifierWords {
  /// "Choose date" of `showDatePicker` and `isImagePickerPresented`: what comes up is there to choose one.
  static func choice(_ mention: String) -> String? {
    let name = mention.split(separator: ".").last { $0 != "toggle" }.map(String.init) ?? mention
    let all = split(name).map { $0.lowercased() }
    guard let place = all.firstIndex(where: NameWords.words(.chooser).contains), place > 0, all.contains(where: isShowing) else { return nil }
    let things = Array(all[..<place].drop { isShowing($0) || NameWords.words(.frameBefore).contains($0) })
    let vague = [NameWords.List.vagueThing, .chosenName, .programmers].map(NameWords.words)
    guard (1...2).contains(things.count), isForPeople(things), !isVerb(things[0]),
      !things.contains(where: { thing in vague.contains { $0.contains(thing) } }) else { return nil }
    return sentence(["choose"] + things)
  }

  private static func isShowing(_ word: String) -> Bool {
    NameWords.words(.showingVerb).contains(word) || NameWords.words(.presentationFlag).contains(where: word.hasPrefix)
  }

  /// "Next question" of `loadNextQuestion`: whoever hears it knows that it comes.
  static func next(in words: [String]) -> String? {
    guard words.count == 3, NameWords.words(.fetchingVerb).contains(words[0].lowercased()), NameWords.words(.neighbour).contains(words[1].lowercased()),
      case let rest = Array(words.dropFirst()), isForPeople(rest) else { return nil }
    return sentence(rest)
  }

  /// Where things are put to be kept together.
  static func isPlaceToKeep(_ word: String) -> Bool { NameWords.words(.keepingPlace).contains(word.lowercased()) }

  /// "Sign in with Google" of `signInWithGoogle`: whose account it is tells one way from the others.
  static func withAccount(_ words: [String]) -> String? {
    guard let with = words.firstIndex(where: { $0.lowercased() == "with" }), with > 0, with + 2 == words.count,
      case let deed = Array(words[..<with]), isVerb(deed[0].lowercased()), isForPeople(deed) else { return nil }
    let owner = words[with + 1]
    // A fruit in any other place (Apple: documentation of SignInWithAppleButton).
    guard NameWords.isBrand(owner) || owner.lowercased() == "apple" else { return nil }
    return sentence(deed) + " with " + (NameWords.isBrand(owner) ? owner : owner.capitalizedFirst)
  }
}
