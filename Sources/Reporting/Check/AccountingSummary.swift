/// What became of the expressions in app code that make views, as numbers.
public struct AccountingSummary: Hashable, Sendable {
  public var heard: Int
  public var hidden: Int
  public var unreached: Int
  public var unfollowed: Int

  public init(heard: Int, hidden: Int, unreached: Int, unfollowed: Int) {
    self.heard = heard
    self.hidden = hidden
    self.unreached = unreached
    self.unfollowed = unfollowed
  }

  public var viewExpressions: Int { heard + hidden + unreached + unfollowed }

  public var json: JSONValue {
    [
      "viewExpressions": .integer(viewExpressions), "heard": .integer(heard), "hidden": .integer(hidden),
      "unreached": .integer(unreached), "unfollowed": .integer(unfollowed),
    ]
  }
}
