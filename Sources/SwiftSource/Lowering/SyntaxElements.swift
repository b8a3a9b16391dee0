import SwiftSyntax

/// The elements of a list. The iterator of swift-syntax is generic code of another module, which is slow to call.
struct Elements<List: SyntaxCollection>: Sequence, IteratorProtocol {
  private let children: SyntaxChildren
  private var index: SyntaxChildrenIndex
  private let end: SyntaxChildrenIndex

  init(_ list: List) {
    children = list.children(viewMode: .all)
    index = children.startIndex
    end = children.endIndex
  }

  mutating func next() -> List.Element? {
    guard index < end else { return nil }
    let element = children[index].as(List.Element.self)
    index = children.index(after: index)
    return element
  }
}
