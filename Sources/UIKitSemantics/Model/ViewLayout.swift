import SourceModel

/// What constraints say about a view, as far as its height and its place among its siblings go.
struct ViewLayout {
  /// An edge or line of a view that constraints attach.
  enum Edge: String {
    case top, bottom, leading, trailing, centerY, firstBaseline, lastBaseline

    /// - Parameter name: As in Swift (`topAnchor`) or in interface files (`top`); left and right are taken for the
    ///   edges of languages that are written from left to right.
    init?(_ name: String) {
      let plain = name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name
      switch plain {
      case "left": self = .leading
      case "right": self = .trailing
      default: self.init(rawValue: plain)
      }
    }
  }

  struct Attachment {
    var edge: Edge
    private(set) weak var other: UIObject?
    var otherEdge: Edge
  }

  /// A number of points that the view is high, at every text size.
  struct Height {
    var points: Double
    /// The number.
    var value: SourceRange
    /// The constraint.
    var source: SourceRange
  }

  var attachments: [Attachment] = []
  private(set) var height: Height?
  private(set) var isHeightUnknown = false
  /// A mask of an interface file keeps its frame as it was drawn, and no constraint says otherwise.
  var isPlacedByMask = false
  private(set) var width: Height?
  private var isWidthUnknown = false

  /// - Parameter height: nil where a constraint may be changed by other code, or gives way.
  mutating func limit(_ height: Height?) {
    // Two constraints are two states.
    guard let height, self.height == nil, !isHeightUnknown else {
      isHeightUnknown = true
      self.height = nil
      return
    }
    self.height = height
  }

  /// The same of its width.
  mutating func limit(width: Height?) {
    guard let width, self.width == nil, !isWidthUnknown else {
      isWidthUnknown = true
      self.width = nil
      return
    }
    self.width = width
  }

  /// A constraint puts an edge of the view to the opposite edge of another one, so neither lies over the other.
  func isBeside(_ other: UIObject) -> Bool {
    attachments.contains { attachment in
      guard attachment.other === other else { return false }
      switch (attachment.edge, attachment.otherEdge) {
      case (.leading, .trailing), (.trailing, .leading), (.top, .bottom), (.bottom, .top): return true
      default: return false
      }
    }
  }

  func isAttached(_ edge: Edge, to otherEdge: Edge, of other: UIObject) -> Bool {
    attachments.contains { $0.edge == edge && $0.otherEdge == otherEdge && $0.other === other }
  }

  func isAttached(_ edge: Edge, to container: UIObject) -> Bool {
    attachments.contains { $0.edge == edge && $0.otherEdge == edge && $0.other === container }
  }
}
