import PlatformKnowledge

/// Which generic words say enough, and where.
enum GenericWords {
  /// Fine on a button beside what it speaks of; a link is listed without that.
  static let linkPhrases = Words.linkPhrases

  /// Things that a control may make or show.
  static let topics = Words.topics

  /// Enough for a menu or a dialog.
  static let offers: Set<String> = ["ok", "詳細", "plus", "más"]
}
