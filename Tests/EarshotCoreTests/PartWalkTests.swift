import EarshotCore
import Testing

/// Functions that call themselves for a part of what they were called for.
@Suite struct PartWalkTests {
  private static let pieces = """
    import UIKit
    indirect enum Piece {
      case words(String)
      case row([Piece])
      case tall(CGFloat, piece: Piece)

      func view() -> UIView {
        let result: UIView
        switch self {
        case let .words(text):
          let label = UILabel()
          label.text = text
          result = label
        case let .row(content):
          let stack = UIStackView(pieces: content)
          stack.axis = .horizontal
          result = stack
        case let .tall(_, piece): result = piece.view()
        }
        return result
      }
    }
    extension UIStackView {
      convenience init(pieces: [Piece]) {
        self.init()
        for piece in pieces { addArrangedSubview(piece.view()) }
      }
    }

    """

  private static func heard(_ code: String, of screen: String) async -> [String] {
    await Hearing.source(code).texts(of: screen) ?? []
  }

  @Test("The pieces that an enum of pieces holds are made as deep as they are written")
  func piecesInPieces() async {
    let heard = await Self.heard(Self.pieces
      + """
      final class Receipt: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Piece.row([.words("Total"), .tall(40, piece: .row([.words("12"), .row([.words("francs")])]))]).view())
        }
      }
      """, of: "Receipt")
    #expect(heard == ["Total", "12", "francs"])
  }

  @Test("A value of which only run time knows the parts is a hole, and what is around it is heard")
  func unknownPieces() async {
    let heard = await Self.heard(Self.pieces
      + """
      final class Receipt: UIViewController {
        var sent: Piece?
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Piece.row([.words("Total"), .tall(40, piece: sent ?? .words("none"))]).view())
        }
      }
      """, of: "Receipt")
    #expect(heard.first == "Total")
    #expect(heard.count > 1)
  }

  @Test("One that calls itself for something as large ends in a hole")
  func endless() async {
    let heard = await Self.heard(Self.pieces
      + """
      extension Piece {
        func again() -> UIView { Piece.row([self]).again() }
        func twice() -> UIView { UIStackView(arrangedSubviews: [twice(), twice()]) }
      }
      final class Receipt: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Piece.words("Total").again())
          view.addSubview(Piece.words("Total").twice())
          view.addSubview(Piece.words("Paid").view())
        }
      }
      """, of: "Receipt")
    #expect(heard.last == "Paid")
  }

  @Test("Views of SwiftUI that a function makes of a tree of values")
  func treeInSwiftUI() async {
    let heard = await Self.heard("import SwiftUI\n"
      + """
      indirect enum Block {
        case words(String)
        case group([Block])

        var text: String {
          switch self {
          case .words(let words): words
          case .group(let blocks): blocks.map { $0.text }.joined(separator: ", ")
          }
        }
      }
      struct Page: View {
        var body: some View { Text(Block.group([.words("One"), .group([.words("two"), .group([.words("three")])])]).text) }
      }
      """, of: "Page")
    #expect(heard == ["One, two, three"])
  }

  @Test("Parts that each call goes through twice are cut off, and not without end")
  func doubled() async {
    let depth = 14
    let piece = String(repeating: ".row([", count: depth) + ".words(\"Total\")" + String(repeating: "])", count: depth)
    let heard = await Self.heard(Self.pieces
      + """
      extension Piece {
        func doubled() -> [UIView] {
          switch self {
          case .row(let content): content.flatMap { $0.doubled() } + content.flatMap { $0.doubled() }
          default: [view()]
          }
        }
      }
      final class Receipt: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let piece = Piece\(piece)
          for part in piece.doubled() { view.addSubview(part) }
          view.addSubview(Piece.words("Paid").view())
        }
      }
      """, of: "Receipt")
    #expect(heard.last == "Paid")
  }
}
