import InterfaceFiles
import Project
import SourceModel
import SwiftSource

/// Objects of a file with several of them that no code takes out of it: all code that loads it takes others by their place,
/// `Bundle.main.loadNibNamed("Cards", owner: nil)?[1]` (Apple: documentation of UINib.instantiate(withOwner:options:), the
/// objects come in the order of the file).
struct UntakenObjects {
  private(set) var ranges: [SourceRange] = []

  /// - Parameter files: Those in which something was found.
  init(_ documents: [InterfaceDocument], _ project: Project, _ code: [FileDeclarations], in files: Set<ObjectIdentifier>) {
    let several = documents.filter { document in
      !document.isStoryboard && files.contains(ObjectIdentifier(document.file)) && (document.scenes.first?.objects.count ?? 0) > 1
    }
    guard !several.isEmpty else { return }
    let loads = NibLoads(code)
    for document in several {
      guard let scene = document.scenes.first, case let objects = scene.objects,
        let taken = loads.taken(from: Self.name(of: document.file), of: objects.count, project) else { continue }
      let owned = Set(scene.placeholders.flatMap(\.connections).map(\.destination))
      for (position, object) in objects.enumerated() where !taken.contains(position) && !owned.contains(object["id"] ?? "") {
        ranges.append(object.range)
      }
    }
  }

  private static func name(of file: SourceFile) -> String {
    file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
  }
}

/// Where code loads files by their names and takes one of their objects by its place.
private struct NibLoads {
  private enum Taken { case position(Int), last }

  private var byName: [String: [Taken]] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files where file.file.firstOffset(of: "loadNibNamed") != nil {
      file.types.forEach { note($0.members) }
      file.extensions.forEach { note($0.members) }
    }
  }

  private mutating func note(_ members: Members) {
    var found: [(name: String, taken: Taken)] = []
    members.forEachExpression { expression in
      switch expression.kind {
      case .subscription(let base, let arguments):
        if let name = Self.loaded(base), arguments.count == 1, let position = Int(arguments[0].value.range.text) {
          found.append((name, .position(position)))
        }
      case .member(let base?, "first"): if let name = Self.loaded(base) { found.append((name, .position(0))) }
      case .member(let base?, "last"): if let name = Self.loaded(base) { found.append((name, .last)) }
      default: break
      }
    }
    for (name, taken) in found { byName[name, default: []].append(taken) }
    members.types.forEach { note($0.members) }
  }

  /// The file that a call loads, as it is written there.
  private static func loaded(_ expression: Expression) -> String? {
    switch expression.kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): return loaded(inner)
    case .call(let call):
      guard case .member(_, "loadNibNamed") = call.callee.kind, let text = call.arguments.first?.value.range.text,
        text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
      return String(text.dropFirst().dropLast())
    default: return nil
    }
  }

  /// The places of the objects that are taken out of a file; nil where code names the file in another way as well, or never.
  func taken(from name: String, of count: Int, _ project: Project) -> Set<Int>? {
    guard let all = byName[name], !project.objectiveCNames.words.contains(name) else { return nil }
    let quoted = "\"\(name)\""
    let named = project.sources.reduce(0) { $0 + Self.count(of: quoted, in: $1.file) }
    guard named == all.count else { return nil }
    return Set(all.map { taken in
      switch taken {
      case .position(let position): position
      case .last: count - 1
      }
    })
  }

  private static func count(of text: String, in file: SourceFile) -> Int {
    var (count, next) = (0, file.firstOffset(of: text))
    while let place = next {
      count += 1
      next = file.firstOffset(of: text, from: place + text.utf8.count)
    }
    return count
  }
}
