import AccessibilityModel

/// What VoiceOver says of an element because of where it stands, as far as the element itself does not know it.
///
/// The position among siblings ("1 of 3") is not here: it is `AccessibilityElement.position`.
public struct SpeechContext: Hashable, Sendable {
  /// The element begins or ends a list or a landmark.
  public var edge: ContainerEdge?
  /// The element is a cell of a data table.
  public var cell: DataTableCell?

  public init(edge: ContainerEdge? = nil, cell: DataTableCell? = nil) {
    self.edge = edge
    self.cell = cell
  }

  public static let none = SpeechContext()
}

/// SwiftUI's own lists have no edges that are spoken (runtime-facts 9), so nothing derives one from an
/// `AccessibilityContainer`.
public typealias ContainerEdge = ContainerBoundary

extension ContainerBoundary {
  /// A container with a single element says only the word for its start (S8).
  public static func list(isFirst: Bool, isLast: Bool) -> ContainerEdge? {
    isFirst ? .listStart : isLast ? .listEnd : nil
  }

  /// A container with a single element says only the word for its start (S8).
  public static func landmark(isFirst: Bool, isLast: Bool) -> ContainerEdge? {
    isFirst ? .landmarkStart : isLast ? .landmarkEnd : nil
  }

  var word: Word.Key {
    switch self {
    case .listStart: .listStart
    case .listEnd: .listEnd
    case .landmarkStart: .landmarkStart
    case .landmarkEnd: .landmarkEnd
    }
  }
}
