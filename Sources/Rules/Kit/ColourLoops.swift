import AccessibilityModel
import SourceModel
import SwiftSource

/// The loops over lists of colours in the code of views: `ForEach(palette, id: \.self) { colour in … }`. Of a file it is read
/// when somebody asks first.
struct ColourLoops: Sendable {
  private struct Loop {
    let body: SourceRange
    let colour: String
  }

  private let files: [ObjectIdentifier: FileDeclarations]
  private let known = Memory<ObjectIdentifier, [Loop]>()

  init(_ files: [FileDeclarations] = []) {
    self.files = files.byFile
  }

  /// Whether a name stands for one colour of a list at some place of the code.
  func isColour(_ name: String, at place: SourceRange) -> Bool {
    let id = ObjectIdentifier(place.file)
    guard let file = files[id] else { return false }
    // The innermost loop that has the name.
    return known(id) { Self.loops(in: file) }.contains { $0.colour == name && $0.body.contains(place) }
  }

  private static func loops(in file: FileDeclarations) -> [Loop] {
    let members = file.types.flatMap(allMembers) + file.extensions.map(\.members)
    let lists = Set(members.flatMap(\.properties).filter(isList).map(\.name))
    guard !lists.isEmpty else { return [] }
    var loops: [Loop] = []
    CodeWalk.expressions(of: file) { expression in
      guard case .call(let call) = expression.kind, call.callee.plainName == "ForEach", let list = call.arguments.first, list.label == nil,
        let name = list.value.dottedName?.split(separator: ".").last.map(String.init), lists.contains(name),
        let body = call.arguments.last, case .closure(let closure) = body.value.kind, closure.parameters.count == 1 else { return }
      loops.append(Loop(body: body.value.range, colour: closure.parameters[0]))
    }
    return loops
  }

  private static func allMembers(of type: TypeDeclaration) -> [Members] { [type.members] + type.members.types.flatMap(allMembers) }

  /// `let palette: [Color]`, `let palette = [Color.red, Color.blue]`
  private static func isList(_ property: PropertyDeclaration) -> Bool {
    if let type = property.type {
      return ["[]", "Array"].contains(type.name) && !type.isOptional && type.arguments.count == 1 && type.arguments[0].name == "Color"
        && !type.arguments[0].isOptional
    }
    guard case .array(let colours)? = property.initializer?.kind, !colours.isEmpty else { return false }
    return colours.allSatisfy { $0.dottedName?.hasPrefix("Color.") ?? false }
  }
}
