import SwiftSource

/// The classes of buttons of a project that leave the area for touches as UIKit has it: as large as the button.
struct ButtonAreas: Sendable {
  private let plain: Set<String>

  /// What makes the area another one (Apple: documentation of UIView.point(inside:with:), hitTest(_:with:) and
  /// alignmentRectInsets, by which constraints do not count all of a view).
  private static let functions: Set<String> = ["point", "hitTest"]
  private static let properties: Set<String> = ["alignmentRectInsets"]

  init(_ files: [FileDeclarations]) {
    var parents: [String: Set<String>] = [:]
    var changing: Set<String> = []
    func note(_ name: String, _ members: Members) {
      if members.functions.contains(where: { Self.functions.contains($0.name) })
        || members.properties.contains(where: { Self.properties.contains($0.name) }) { changing.insert(name) }
      for type in members.types { add(type) }
    }
    func add(_ type: TypeDeclaration) {
      if type.kind == .classType, let parent = type.inheritedTypes.first { parents[type.name, default: []].insert(parent.name) }
      note(type.name, type.members)
    }
    for file in files {
      for type in file.types { add(type) }
      for part in file.extensions { note(part.extendedType.name, part.members) }
    }
    // An extension of the class of UIKit changes all of them.
    guard changing.isDisjoint(with: Self.above + [Self.button]) else {
      plain = []
      return
    }
    func isPlain(_ name: String, _ depth: Int) -> Bool {
      if name == Self.button { return true }
      guard depth > 0, !changing.contains(name), let all = parents[name] else { return false }
      return all.allSatisfy { isPlain($0, depth - 1) }
    }
    plain = Set(parents.keys.filter { isPlain($0, Self.deepest) })
  }

  /// Classes above a class that are looked at, so that a circle ends.
  private static let deepest = 8
  private static let button = "UIButton"
  private static let above = ["UIControl", "UIView"]

  func isPlain(_ name: String) -> Bool { plain.contains(name) }
}
