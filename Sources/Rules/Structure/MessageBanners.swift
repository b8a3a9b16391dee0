import PlatformKnowledge
import SourceModel

/// Views that are called banners of a message: `NoticeBanner`, `ErrorBannerView`. An advertisement is a banner, too.
enum MessageBanners {
  static func isBanner(_ name: String) -> Bool {
    let words = name.identifierWords
    return words.contains("banner") && !words.isDisjoint(with: NameWords.words(.notice).union(NameWords.words(.messageText)))
      && !StatusNotAnnounced.supporting.contains(where: name.hasSuffix)
  }
}
