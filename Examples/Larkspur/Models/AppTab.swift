enum AppTab: String, CaseIterable, Identifiable {
  case journal
  case guide
  case profile

  var id: Self { self }

  var title: String {
    switch self {
    case .journal: L10n.Journal.title
    case .guide: L10n.Guide.title
    case .profile: L10n.Profile.title
    }
  }

  var symbol: String {
    switch self {
    case .journal: "book.closed"
    case .guide: "bird"
    case .profile: "person.crop.circle"
    }
  }
}
