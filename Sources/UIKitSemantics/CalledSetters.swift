import PlatformKnowledge
import SourceModel
import SwiftSource

/// Functions of an app's own that go by the name of a setter of UIKit and take their value by a label, as
/// `func setTitle(text: String)` of a base class of buttons. One that no code calls gives nothing.
enum CalledSetters {
  /// Apple: documentation of UIButton; without labels they are UIKit's own.
  static let names = FrameworkNames.names(.buttonSetter)

  /// Under what a call stands among the names that `UIKitScreens.labelledNames` collects.
  ///
  /// - Parameter type: The type in whose code an object calls its own function; nil for calls of other objects.
  static func key(_ name: String, _ label: String, in type: String? = nil) -> String { "\(name)(\(label):\(type ?? "")" }

  /// Stands there where an app begins in the files: what nothing calls in them, nobody calls.
  static let app = "@main"

  /// The calls of such functions, and where they are handed on by their full name.
  static func keys(in declarations: FileDeclarations) -> [String] {
    let file = declarations.file
    return names.filter(file.mayHold).flatMap { name -> [String] in
      var found: [String] = []
      var next = file.firstOffset(of: name)
      while let place = next {
        let end = place + name.utf8.count
        if let label = label(behind: end, in: file), !isDeclared(at: place, in: file) {
          found.append(key(name, label, in: isOwn(at: place, in: file) ? declarations.typeName(around: place) : nil))
        }
        next = file.firstOffset(of: name, from: end)
      }
      return found
    }
  }

  /// `setTitle(text: words)`, `self.setTitle(…)`, `super.setTitle(…)`
  private static func isOwn(at place: Int, in file: SourceFile) -> Bool {
    guard place > 0, file.bytes[place - 1] == UInt8(ascii: ".") else { return true }
    let line = file.text(from: max(0, place - 8), to: place - 1)
    let receiver = line.reversed().prefix { $0.isLetter || $0.isNumber || "_.?!$)]".contains($0) }
    return ["self", "self?", "super"].contains(String(receiver.reversed()))
  }

  static func startsApp(_ file: FileDeclarations) -> Bool {
    file.file.path.hasSuffix("main.swift") || file.types.contains { type in
      type.attributes.contains { $0.name == "main" || $0.name.hasSuffix("ApplicationMain") }
    }
  }

  /// `text` of `(text: words)`; nil where the first argument has no label.
  private static func label(behind end: Int, in file: SourceFile) -> String? {
    let bytes = file.bytes
    guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return nil }
    let start = bytes[(end + 1)...].firstIndex { !isSpace($0) } ?? bytes.count
    let behind = bytes[start...].firstIndex { !UIKitScreens.isIdentifier($0) } ?? bytes.count
    guard start < behind, behind < bytes.count, bytes[behind] == UInt8(ascii: ":") else { return nil }
    return file.text(from: start, to: behind)
  }

  private static func isDeclared(at place: Int, in file: SourceFile) -> Bool {
    let word = "func ".utf8
    return place >= word.count && file.bytes[(place - word.count)..<place].elementsEqual(word)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

extension UIKitEffects {
  /// Whether a function is such a setter that nobody calls of an object: no code calls it of others, and neither does that of
  /// its own class. A library is called by those who use it.
  func isIdleSetter(_ function: FunctionDeclaration, of object: UIObject) -> Bool {
    guard CalledSetters.names.contains(function.name), function.attributes.isEmpty, let first = function.parameters.first,
      let label = first.label, first.defaultValue == nil else { return false }
    var keys = [CalledSetters.key(function.name, label)]
    var type = object.declaration
    while let one = type, keys.count < 24 {
      keys.append(CalledSetters.key(function.name, label, in: one.name))
      type = index.superclass(of: one)
    }
    for name in keys + [CalledSetters.app] { index.note(labelled: name) }
    return namedElsewhere.contains(CalledSetters.app) && namedElsewhere.isDisjoint(with: keys)
  }
}

extension FileDeclarations {
  /// The innermost type whose code, that of an extension included, a place lies in.
  fileprivate func typeName(around place: Int) -> String? {
    func holds(_ range: SourceRange) -> Bool { range.start <= place && place < range.end }
    func innermost(of types: [TypeDeclaration]) -> String? {
      guard let type = types.first(where: { holds($0.range) }) else { return nil }
      return innermost(of: type.members.types) ?? type.name
    }
    if let name = innermost(of: types) { return name }
    guard let declaration = extensions.first(where: { holds($0.range) }) else { return nil }
    return innermost(of: declaration.members.types) ?? declaration.extendedType.name
  }
}
