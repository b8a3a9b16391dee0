import AccessibilityModel

/// What stands around a text that may be a heading.
struct HeadingPlace {
  let subject: ElementSubject

  /// How many more elements come after the text.
  var followers: Int {
    let after = subject.places.places.indices.dropFirst(subject.position + 1).lazy.map(subject.places.subject(at:))
      .filter { $0.element.exposure == .exposed && $0.coexists(with: subject) }
    return Set(after.map(\.element.source)).subtracting([subject.element.source]).count
  }

  /// What follows in the same loop is a loop of its own: the text heads a group and is no row.
  var headsLoop: Bool {
    let places = subject.places.places
    let loops = places[subject.position].loops
    let rest = places.dropFirst(subject.position + 1).prefix { $0.loops >= loops }
    return rest.first { $0.element.exposure == .exposed }.map { $0.loops > loops } ?? false
  }

  /// Side by side with another text of that font, or one of many: then the font says nothing about structure.
  var standsBesideLikes: Bool {
    let element = subject.element
    let places = subject.places
    // An app as a whole has many titles, of which one is on screen at a time.
    let likes = places.places.indices.filter { index in
      let other = places.places[index].element
      return other.exposure == .exposed && other.role == .text && other.source != element.source
        && TitleFont(other.font) != nil && places.subject(at: index).coexists(with: subject)
    }.map { places.places[$0].element }
    if Set(likes.map(\.source)).count > 5 { return true }
    guard let layout = element.layout else { return false }
    // Of two lines of a title the larger one is the heading.
    return likes.contains {
      $0.layout == layout && (layout.axis == .horizontal || TitleFont.size($0.font) > TitleFont.size(element.font))
    }
  }
}
