import PlatformKnowledge

/// Pictures of hearts, stars and bookmarks, by which people keep things, as apps name them for both states.
enum KeptPictures {
  /// The symbol that shows the same whatever the state: "heart" of `unCheckHeart`, "star" of `star_selected`. nil for a box to
  /// be ticked, whose name has nothing else in it.
  static func symbol(of picture: String) -> String? {
    let states = Self.states
    let bare = DecorativeNames.parts(of: picture).filter { !states.contains($0) && $0 != "un" }
    guard !bare.isEmpty else { return nil }
    let whole = PictureWords.symbol(for: bare) ?? PictureWords.symbol(for: bare.map(withoutState))
    return whole.flatMap { NameWords.words(.keptMark).contains(String($0.prefix { $0 != "." })) ? $0 : nil }
  }

  private static let states = [NameWords.List.pictureState, .boxPicture, .stateMark, .pictureNoise].map(NameWords.words).reduce(Set<String>()) { $0.union($1) }

  /// "heart" of `unpressedheart`, in one word.
  private static func withoutState(_ word: String) -> String {
    let rest = word.hasPrefix("un") ? String(word.dropFirst(2)) : word
    let state = longestFirst.first { rest.hasPrefix($0) && rest.count > $0.count + 2 }
    return state.map { String(rest.dropFirst($0.count)) } ?? word
  }

  private static let longestFirst = NameWords.words(.pictureState).union(NameWords.words(.stateMark)).sorted { ($1.count, $0) < ($0.count, $1) }
}
