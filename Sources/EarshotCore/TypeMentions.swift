import Project
import SourceModel
import SwiftSource

/// A type of a project by its name. One that is private is another one than those of that name in other files.
struct TypeName: Hashable {
  let name: String
  /// The file that alone can name it, or that declares one of several of the name; nil for others.
  let file: ObjectIdentifier?
  /// Whether other files may name it.
  let isTwin: Bool

  init(_ name: String, in file: SourceFile? = nil, isTwin: Bool = false) {
    self.name = name
    self.file = file.map { ObjectIdentifier($0) }
    self.isTwin = isTwin
  }

  /// - Parameters:
  ///   - type: One at the top of its file.
  ///   - twins: The names that several types have.
  init(_ type: TypeDeclaration, among twins: Set<String>) {
    let isTwin = !type.isPrivate && twins.contains(type.name)
    self.init(type.name, in: type.isPrivate || isTwin ? type.range.file : nil, isTwin: isTwin)
  }
}

/// Where the code of an app names some of its types, besides what they declare themselves and what is for previews and
/// tests only.
struct TypeMentions {
  private var places: [String: [SourceRange]]
  /// Files in which a name means a private type of their own.
  private var owners: [String: Set<ObjectIdentifier>] = [:]
  /// By name, the types that have one of that name within them.
  private var outer: [String: Set<String>] = [:]
  /// By name, the types within it that show nothing of it, such as the cases of a filter, or a row that other screens show
  /// as well.
  private var apart: [String: Set<String>] = [:]
  private let twins: TwinTypes

  init(of names: Set<String>, in sources: [(unit: SourceUnit, file: FileDeclarations)]) {
    places = Dictionary(uniqueKeysWithValues: names.map { ($0, []) })
    twins = TwinTypes(of: names, in: sources)
    guard !names.isEmpty else { return }
    for (_, file) in sources {
      for type in file.types where type.isPrivate && names.contains(type.name) {
        owners[type.name, default: []].insert(ObjectIdentifier(file.file))
      }
      for type in file.types { note(type.members.types, of: type.name, names) }
      for declaration in file.extensions { note(declaration.members.types, of: declaration.extendedType.name, names) }
    }
    let wanted = SoughtWords(names)
    let builders = Self.builders(of: names, in: sources)
    for (unit, file) in sources where unit.role == .app || unit.role == .generated {
      let ownCode = OwnCode(of: names, in: file)
      let bytes = file.file.bytes
      var before = 0..<0
      var named: [(name: String, place: SourceRange)] = []
      var hidden: [(name: String, range: SourceRange)] = []
      WordScanner.forEachWord(of: bytes) { range in
        defer { before = range }
        // An extension shows nothing, whatever system it is compiled for.
        guard let name = wanted.word(in: bytes, at: range), !bytes[before].elementsEqual("extension".utf8) else { return }
        let isDeclared = Self.declaring.contains { bytes[before].elementsEqual($0.utf8) }
        let place = SourceRange(file: file.file, start: range.lowerBound, end: range.upperBound)
        guard !ownCode.contains(place, name), !isInner(place, name), !isOnTheWay(place, name) else { return }
        // One that is declared within another type, or in a function of it, is what its name means there.
        if isDeclared, let around = file.types.first(where: { $0.range.contains(place) }) { hidden.append((name, around.range)) }
        named.append((name, place))
      }
      for (name, place) in named where !hidden.contains(where: { $0.name == name && $0.range.contains(place) }) {
        if let targets = builders[name], !file.file.build.targets.isEmpty, targets.isDisjoint(with: file.file.build.targets) { continue }
        places[name]?.append(place)
      }
    }
  }

  private static let declaring = ["struct", "class", "enum", "actor", "typealias", "protocol"]

  /// The targets that build the types of a name, where those of other targets cannot use them: a view of a watch that is
  /// called like something in the app beside it.
  private static func builders(
    of names: Set<String>, in sources: [(unit: SourceUnit, file: FileDeclarations)]
  ) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var open: Set<String> = []
    for (_, file) in sources {
      for type in file.types where names.contains(type.name) {
        if file.file.build.targets.isEmpty || type.isOffered { open.insert(type.name) }
        found[type.name, default: []].formUnion(file.file.build.targets)
      }
    }
    return found.filter { !open.contains($0.key) }
  }

  private mutating func note(_ types: [TypeDeclaration], of type: String, _ names: Set<String>) {
    for inner in types {
      if names.contains(inner.name) { outer[inner.name, default: []].insert(type) }
      // One that makes what it is in is named for its sake.
      if names.contains(type), !inner.makes(type) { apart[type, default: []].insert(inner.name) }
      note(inner.members.types, of: inner.name, names)
    }
  }

  /// `Inbox.Filter`: what a row is told to show of the filters of a screen shows nothing of the screen.
  private func isOnTheWay(_ place: SourceRange, _ name: String) -> Bool {
    guard let apart = apart[name], place.end < place.file.bytes.count, place.file.bytes[place.end] == UInt8(ascii: ".") else { return false }
    return apart.contains(String(decoding: place.file.bytes[(place.end + 1)...].prefix { $0.isPartOfName }, as: UTF8.self))
  }

  /// `Strings.Menu` where `Strings` has a type `Menu` of its own: a view `Menu` at the top of a file is not meant.
  private func isInner(_ place: SourceRange, _ name: String) -> Bool {
    guard let outer = outer[name], place.start > 0, place.file.bytes[place.start - 1] == UInt8(ascii: ".") else { return false }
    let before = place.file.bytes[..<(place.start - 1)].reversed().prefix { $0.isPartOfName }
    return outer.contains(String(decoding: before.reversed(), as: UTF8.self))
  }

  /// Wherever a name stands, whichever type it means; nil for one that was not asked for.
  func places(of name: String) -> [SourceRange]? { places[name] }

  /// Where a name means a type.
  func places(of type: TypeName) -> [SourceRange]? {
    guard let all = places[type.name] else { return nil }
    if let file = type.file, !type.isTwin { return all.filter { ObjectIdentifier($0.file) == file } }
    let owners = owners[type.name] ?? []
    return all.filter { place in
      !owners.contains(ObjectIdentifier(place.file)) && type.file.map { twins.mayMean(type.name, of: $0, at: place) } ?? true
    }
  }
}

/// Words that are looked for among those of code, nearly all of which begin otherwise or have another length.
struct SoughtWords {
  private let words: Set<ArraySlice<UInt8>>
  /// By the first byte, the lengths as bits; 63 stands for all above.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ names: Set<String>) {
    words = Set(names.map { Array($0.utf8)[...] })
    for word in words {
      if let first = word.first { lengths[Int(first)] |= 1 << UInt64(min(word.count, 63)) }
    }
  }

  /// The word at a place, where it is one of these.
  func word(in bytes: [UInt8], at range: Range<Int>) -> String? {
    guard lengths[Int(bytes[range.lowerBound])] & 1 << UInt64(min(range.count, 63)) != 0, words.contains(bytes[range]) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

/// Code of a file that says nothing of how a type is used: what the type itself declares, and previews.
private struct OwnCode {
  private var previews: [SourceRange] = []
  private var declarations: [(name: String, range: SourceRange)] = []

  init(of names: Set<String>, in file: FileDeclarations) {
    previews = file.previews.map(\.range)
    for type in file.types { add(type, names) }
    for declaration in file.extensions {
      if names.contains(declaration.extendedType.name) {
        declarations.append((declaration.extendedType.name, declaration.range))
      }
      for type in declaration.members.types { add(type, names) }
    }
  }

  private mutating func add(_ type: TypeDeclaration, _ names: Set<String>) {
    if names.contains(type.name) { declarations.append((type.name, type.range)) }
    if type.adopts("PreviewProvider") { previews.append(type.range) }
    for inner in type.members.types { add(inner, names) }
  }

  func contains(_ place: SourceRange, _ name: String) -> Bool {
    previews.contains { $0.contains(place) } || declarations.contains { $0.name == name && $0.range.contains(place) }
  }
}

/// Finds the words of Swift code, without those in comments and strings.
enum WordScanner {
  static func forEachWord(of bytes: [UInt8], _ body: (Range<Int>) -> Void) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isPartOfName {
        let start = index
        while index < bytes.count, bytes[index].isPartOfName { index += 1 }
        body(start..<index)
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index = endOfComment(bytes, from: index + 2)
      } else if byte == UInt8(ascii: "\"") {
        index = endOfString(bytes, from: index)
      } else {
        index += 1
      }
    }
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    var depth = 1
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      default: index += 1
      }
    }
    return bytes.count
  }

  /// The place behind a string, which ends at its line unless it has three quotation marks.
  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\n") where !isLong: return index
      case quote where !isLong: return index + 1
      case quote where index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote:
        return index + 3
      default: index += 1
      }
    }
    return bytes.count
  }
}
