import PlatformKnowledge
import SourceModel
import SwiftSource

/// Work that keeps or takes away what people entered, at once: `try context.save()`, `try data.write(to: url)`.
enum StoredWork {
  /// Whether it is tried among some statements, those of closures left out.
  static func isDone(in work: Block) -> Bool {
    var isFound = false
    CodeWalk.expressions(of: work) { expression in
      if case .call(let call) = expression.kind, call.isTried, !call.isAwaited, let name = call.callee.plainName, isCalled(name) {
        isFound = true
      }
    }
    return isFound
  }

  /// `save`, `addDocument`, `setData`; a folder is made on the way to something else.
  private static func isCalled(_ name: String) -> Bool {
    let words = NameWords.words(.storingVerb), parts = IdentifierWords.split(name).map { $0.lowercased() }
    guard let first = parts.first else { return false }
    return (words.contains(first) || words.contains(name.lowercased())) && parts.last != "directory"
  }
}
