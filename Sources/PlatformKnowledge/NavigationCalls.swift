/// A call of a framework that brings another screen or takes one away.
public struct NavigationCall: Hashable, Sendable {
  public enum Deed: String, Hashable, Sendable, CaseIterable {
    case push, modal, replacement, segue, dismiss, pop, open
  }

  public let name: String
  public let does: Deed
  /// The label of what is shown, nil for an argument without one; meaningless where nothing is shown.
  public let argument: String?
  /// What the call has to be made on, as written; nil when the name alone tells.
  public let receiver: String?
}

/// The calls by which UIKit and SwiftUI change what is on screen.
public enum NavigationCalls {
  /// The call of a name; nil when the name is none of them.
  public static func named(_ name: String) -> NavigationCall? { calls[name] }

  private static let calls: [String: NavigationCall] = {
    let calls = Table(.navigationCalls).rows.compactMap { row -> NavigationCall? in
      guard let does = NavigationCall.Deed(rawValue: row["does"]) else { return nil }
      let argument = row.optional("argument")
      return NavigationCall(
        name: row["name"], does: does, argument: argument == "_" ? nil : argument, receiver: row.optional("receiver"))
    }
    return Dictionary(calls.map { ($0.name, $0) }) { first, _ in first }
  }()
}
