import Rules
import SourceModel
import SwiftSource

/// Tells findings of one state of a project from those of another.
///
/// A fingerprint is made of the rule, the declaration around the place, the reported source without regard to white
/// space, and the number among findings that are equal in these. It stays the same when lines move, code is indented
/// anew, folders or files are renamed, or the project lies elsewhere.
struct Fingerprints {
  /// Of longer stretches the beginning decides, so that a change deep inside a stack does not make its finding new.
  private static let sourceLimit = 240

  private let files: [ObjectIdentifier: FileDeclarations]

  init(files: [FileDeclarations]) {
    self.files = files.byFile
  }

  /// Gives each finding its fingerprint. They must be sorted and all there are, since equal ones are numbered. What a
  /// rule about the whole project found in the code of a type is that type's.
  func apply(to findings: inout [Finding]) {
    var counts: [String: Int] = [:]
    for index in findings.indices {
      let print = fingerprint(of: findings[index])
      let number = counts[print, default: 0] + 1
      counts[print] = number
      findings[index].fingerprint = number == 1 ? print : "\(print)-\(number)"
      if findings[index].view.isEmpty { findings[index].view = type(around: findings[index].place) ?? "" }
    }
  }

  private func fingerprint(of finding: Finding) -> String {
    let source = finding.place.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let declaration = declaration(around: finding.place) ?? finding.view
    return Self.hash([finding.rule, declaration, String(source.prefix(Self.sourceLimit))])
  }

  /// The qualified name of the innermost type, or what is extended there, or the function.
  private func declaration(around place: SourceRange) -> String? {
    type(around: place)
      ?? files[ObjectIdentifier(place.file)]?.functions.first { $0.range.contains(place) }?.name
  }

  private func type(around place: SourceRange) -> String? {
    guard let file = files[ObjectIdentifier(place.file)] else { return nil }
    if let name = Self.innermost(of: file.types, around: place) { return name }
    guard let extended = file.extensions.first(where: { $0.range.contains(place) }) else { return nil }
    return Self.innermost(of: extended.members.types, around: place) ?? extended.extendedType.name
  }

  private static func innermost(of types: [TypeDeclaration], around place: SourceRange) -> String? {
    guard let type = types.first(where: { $0.range.contains(place) }) else { return nil }
    return innermost(of: type.members.types, around: place) ?? type.qualifiedName
  }

  /// FNV-1a, 64 bits, in hexadecimal: short, and the same on every machine.
  private static func hash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.joined(separator: "\0").utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
