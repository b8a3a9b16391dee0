import PlatformKnowledge
import Rules
import SourceModel
import SwiftSource

/// Code of an app that nobody meets: what only previews show, and members of views that nothing calls.
final class UnreachedCode {
  private let files: [FileDeclarations]
  private let byFile: [ObjectIdentifier: FileDeclarations]
  private var members: [ObjectIdentifier: [Member]] = [:]
  private var answers: [SourceRange: Bool] = [:]

  /// A function, or a property with a getter, that only calls in the code can reach.
  private struct Member {
    let name: String
    let range: SourceRange
    let isPrivate: Bool
  }

  init(_ files: [FileDeclarations]) {
    self.files = files
    byFile = Dictionary(files.map { (ObjectIdentifier($0.file), $0) }) { first, _ in first }
  }

  /// Whether a place lies in such code.
  func holds(_ place: SourceRange) -> Bool {
    guard let file = byFile[ObjectIdentifier(place.file)] else { return false }
    if isInPreview(place, file) { return true }
    let around = self.members(of: file).filter { $0.range.contains(place) }
    return around.contains(where: isUncalled)
  }

  // MARK: - Previews

  private func isInPreview(_ place: SourceRange, _ file: FileDeclarations) -> Bool {
    file.previews.contains { $0.range.contains(place) } || file.types.contains { isInProvider(place, $0) }
  }

  private func isInProvider(_ place: SourceRange, _ type: TypeDeclaration) -> Bool {
    guard type.range.contains(place) else { return false }
    return type.inheritedTypes.contains { $0.name == "PreviewProvider" }
      || type.members.types.contains { isInProvider(place, $0) }
  }

  // MARK: - Members that nothing calls

  private func members(of file: FileDeclarations) -> [Member] {
    if let known = members[ObjectIdentifier(file.file)] { return known }
    var found: [Member] = []
    for type in file.types { Self.collect(type, into: &found) }
    for declaration in file.extensions {
      let isPlain = declaration.inheritedTypes.isEmpty && UIKitClasses.named(declaration.extendedType.name) != nil
      Self.collect(declaration.members, isClosed: false, areStaticsClosed: isPlain, into: &found)
      for type in declaration.members.types { Self.collect(type, into: &found) }
    }
    members[ObjectIdentifier(file.file)] = found
    return found
  }

  /// Protocols whose requirements no member but `body` fulfils.
  private static let plainProtocols: Set<String> = ["View", "Equatable", "Hashable", "Identifiable", "Sendable"]
  /// Attributes that make a member reachable for nobody else.
  private static let plainAttributes: Set<String> = ["ViewBuilder", "MainActor", "available", "discardableResult"]

  private static func collect(_ type: TypeDeclaration, into found: inout [Member]) {
    let isClosed = type.kind == .structure && type.inheritedTypes.allSatisfy { plainProtocols.contains($0.name) }
    // Nothing that a class of UIKit does calls a static function that it does not know.
    let areStaticsClosed = type.kind != .protocolType && type.inheritedTypes.allSatisfy {
      plainProtocols.contains($0.name) || UIKitClasses.named($0.name) != nil
    }
    collect(type.members, isClosed: isClosed, areStaticsClosed: areStaticsClosed, into: &found)
    for inner in type.members.types { collect(inner, into: &found) }
  }

  /// - Parameters:
  ///   - isClosed: Neither a base class nor a protocol can call the members.
  ///   - areStaticsClosed: The same of the static functions.
  private static func collect(_ members: Members, isClosed: Bool, areStaticsClosed: Bool, into found: inout [Member]) {
    func isPlain(_ attributes: [Attribute]) -> Bool { attributes.allSatisfy { plainAttributes.contains($0.name) } }
    for function in members.functions
    where function.body != nil && isPlain(function.attributes)
      && (isClosed || function.isPrivate || function.isStatic && areStaticsClosed)
      && function.name.first.map({ $0.isLetter || $0 == "_" }) ?? false {
      found.append(Member(name: function.name, range: function.range, isPrivate: function.isPrivate))
    }
    for property in members.properties
    where property.getter != nil && property.name != "body" && (isClosed || property.isPrivate)
      && isPlain(property.attributes) {
      found.append(Member(name: property.name, range: property.range, isPrivate: property.isPrivate))
    }
  }

  /// The name stands nowhere but in the declaration itself and in lines that are comments, texts included.
  private func isUncalled(_ member: Member) -> Bool {
    if let known = answers[member.range] { return known }
    let isUncalled = !mentions(member, in: member.range.file)
      && (member.isPrivate || !files.contains { $0.file !== member.range.file && mentions(member, in: $0.file) })
    answers[member.range] = isUncalled
    return isUncalled
  }

  private func mentions(_ member: Member, in file: SourceFile) -> Bool {
    let name = Array(member.name.utf8)
    let own = member.range.file === file ? member.range.start..<member.range.end : 0..<0
    return file.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + name.count <= bytes.count {
        if own.contains(index) { index = own.upperBound }
        guard index + name.count <= bytes.count else { break }
        if bytes[index] == name[0], bytes[index..<index + name.count].elementsEqual(name),
          index == 0 || !Self.isWord(bytes[index - 1]),
          index + name.count == bytes.count || !Self.isWord(bytes[index + name.count]),
          !Self.isInCommentLine(bytes, index) {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Whether the line of a place begins with two slashes, as code does that was taken out for a while.
  private static func isInCommentLine(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while start < place, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[start]) { start += 1 }
    return start + 1 < place && bytes[start] == UInt8(ascii: "/") && bytes[start + 1] == UInt8(ascii: "/")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
