import SourceModel
import SwiftSource

/// The cases that code makes one picture for and nothing else: `case .angry: return Image("angry_pot")`.
struct CasePictures: Sendable {
  private let files: [ObjectIdentifier: FileDeclarations]
  /// By where the picture is made.
  private let known = Memory<ObjectIdentifier, [Int: String]>()

  init(_ files: [FileDeclarations] = []) {
    self.files = files.byFile
  }

  /// The case that a picture stands for.
  func name(ofPictureAt place: SourceRange) -> String? {
    let id = ObjectIdentifier(place.file)
    guard let file = files[id] else { return nil }
    return known(id) { Self.cases(in: file) }[place.start]
  }

  private static func cases(in file: FileDeclarations) -> [Int: String] {
    guard file.file.firstOffset(of: "Image(") != nil else { return [:] }
    var found: [Int: String] = [:]
    func note(_ code: SwitchCode) {
      for one in code.cases where one.items.count == 1 && one.body.statements.count == 1 {
        guard case .enumCase(let name, _, _) = one.items[0].pattern, one.items[0].whereClause == nil else { continue }
        switch one.body.statements[0] {
        case .expression(let made), .returned(.some(let made)): found[CodeChain(reading: made).base.range.start] = name
        default: break
        }
      }
    }
    CodeWalk.blocks(of: file) { block in
      for case .selection(let code) in block.statements { note(code) }
    }
    CodeWalk.expressions(of: file) { expression in
      if case .selection(let code) = expression.kind { note(code) }
    }
    return found
  }
}
