import AccessibilityModel

/// How much was found and how much of it is known.
public struct Statistics: Hashable, Sendable {
  /// Swift files reported on.
  public var files: Int
  /// Storyboards and XIBs reported on.
  public var interfaceFiles: Int
  /// Views, without previews.
  public var views: Int
  public var elements = 0
  public var known = 0
  public var partial = 0
  public var opaque = 0
  /// Opaque elements that stand for what a component gets from its callers: known where it is used.
  public var supplied = 0
  /// Opaque elements that stand for a view which contains itself: what it shows is listed around them, and comes again for
  /// as many turns as the data has.
  public var repeated = 0
  /// Reasons for what is not known, the most frequent first.
  public var reasons: [ReasonCount] = []

  public struct ReasonCount: Hashable, Sendable {
    public var reason: UnknownReason
    public var count: Int
  }

  /// - Parameter screens: Those of which the elements are counted: views that are whole in others are not among them.
  init(files: Int, interfaceFiles: Int = 0, views: Int, screens: [Screen]) {
    self.files = files
    self.interfaceFiles = interfaceFiles
    self.views = views
    var counts: [UnknownReason: Int] = [:]
    for screen in screens where screen.kind != .preview {
      screen.nodes.forEachElement { element in
        guard element.exposure == .exposed else { return }
        elements += 1
        switch element.certainty {
        case .known: known += 1
        case .partial: partial += 1
        case .opaque:
          opaque += 1
          if element.reasons.allSatisfy({ $0.kind == .suppliedContent }) { supplied += 1 }
          if !element.reasons.isEmpty, element.reasons.allSatisfy({ $0.kind == .recursion }) { repeated += 1 }
        }
        for reason in element.reasons where element.certainty != .known { counts[reason, default: 0] += 1 }
      }
    }
    reasons = counts.map { ReasonCount(reason: $0.key, count: $0.value) }.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      return (left.reason.kind.rawValue, left.reason.subject) < (right.reason.kind.rawValue, right.reason.subject)
    }
  }
}
