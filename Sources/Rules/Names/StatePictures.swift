import AccessibilityModel
import PlatformKnowledge

// Pictures that stand for a state: what is done when they are pressed is no name for them.
extension AccessibilityElement {
  /// One arrow for open and closed: the word of its glyph is that of one of them.
  var isTurningArrow: Bool {
    guard case .symbol(let name)? = image, let symbol = name.literal,
      NameWords.words(.arrow).contains(where: symbol.hasPrefix) else { return false }
    return activation?.mentions.contains { mention in
      guard mention.hasSuffix(".toggle") else { return false }
      return IdentifierWords.split(String(mention.dropLast(7))).contains { word in
        NameWords.words(.expandedFlag).contains(word.lowercased()) || NameWords.words(.collapsedFlag).contains(word.lowercased())
      }
    } ?? false
  }

  /// A box to be ticked or a radio button, by all of its pictures.
  var isBox: Bool {
    let pictures: [String] = switch image {
    case .symbol(let name)?, .asset(let name)?: name.literals
    default: []
    }
    let areBoxes = !pictures.isEmpty && pictures.allSatisfy { picture in
      NameWords.words(.bareShape).contains(picture)
        || !NameWords.words(.boxPicture).isDisjoint(with: DecorativeNames.parts(of: picture))
    }
    guard areBoxes, case .asset? = image else { return areBoxes }
    // A heart is one, selected or not.
    return !pictures.contains { KeptPictures.symbol(of: $0) != nil }
  }

  /// One picture for both states, whose colour tells them apart and which is turned by pressing it.
  var isColouredByState: Bool {
    let parts = [self] + content
    return activation?.mentions.contains { $0.hasSuffix(".toggle") } ?? false
      && parts.contains { ($0.appearance.foreground?.options.count ?? 0) > 1 }
  }

  /// Nothing but a shape that is drawn in another way while it is the chosen one: a radio button.
  var isDrawnBox: Bool {
    image == nil && isUnnamed && content.allSatisfy { $0.role == .shape || $0.exposure == .absent }
      && SelectionStyle(looksOf: self) != nil
  }
}
