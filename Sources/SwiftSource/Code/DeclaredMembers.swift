import SourceModel

/// What a type or an extension declares, in one state or in two.
struct DeclaredMembers: Sendable {
  private let members: Members
  private let later: Later?

  private final class Later: Sendable {
    let members: Members
    let shown: ShownState

    init(_ members: Members, _ shown: ShownState) {
      self.members = members
      self.shown = shown
    }
  }

  init(_ members: Members) {
    self.members = members
    later = nil
  }

  init(before: Members, after: Members, _ shown: ShownState) {
    members = before
    later = Later(after, shown)
  }

  var hasStates: Bool { later != nil }

  var shown: Members {
    guard let later, later.shown.isAfter else { return members }
    return later.members
  }
}
