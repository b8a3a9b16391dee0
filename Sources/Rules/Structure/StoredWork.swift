import PlatformKnowledge
import SourceModel
import SwiftSource

/// Work that keeps or takes away what people entered, at once: `try context.save()`, `try data.write(to: url)`; and what they
/// want to hear, `try player.play(url)`.
enum StoredWork {
  /// Whether it is tried among some statements, those of closures left out.
  static func isDone(in work: Block) -> Bool {
    var isFound = false
    CodeWalk.expressions(of: work) { expression in
      if case .call(let call) = expression.kind, call.isTried, !call.isAwaited, let name = call.callee.plainName,
        isCalled(name) || plays(call) {
        isFound = true
      }
    }
    return isFound
  }

  /// `try player.play(url)`, `try recorder.record()`: not the sound or the touch that goes with something else.
  private static func plays(_ call: Call) -> Bool {
    guard case .member(let base?, let name) = call.callee.kind, ["play", "record"].contains(name), let player = base.dottedName else { return false }
    return player.identifierWords.isDisjoint(with: ["sound", "sounds", "effect", "effects", "haptic", "haptics", "feedback"])
  }

  /// Whether all that is tried is to remove files (Apple: documentation of FileManager.removeItem(at:)): where nobody asked for
  /// that, something is tidied up that people never saw.
  static func onlyRemovesFiles(in work: Block) -> Bool {
    var tried: [String] = []
    CodeWalk.expressions(of: work) { expression in
      if case .call(let call) = expression.kind, call.isTried, let name = call.callee.plainName { tried.append(name) }
    }
    return !tried.isEmpty && tried.allSatisfy { $0 == "removeItem" }
  }

  /// Whether a function is called after taking something away, as people ask for it: `deleteRecording()`, `resetAll()`.
  static func isAskedToRemove(_ function: String) -> Bool {
    IdentifierWords.split(function).contains { word in
      ActionVerbs.deed(of: word.lowercased()).map { ["remove", "reset"].contains($0) } ?? false
    }
  }

  /// `save`, `addDocument`, `setData`; a folder is made on the way to something else.
  static func isCalled(_ name: String) -> Bool {
    let words = NameWords.words(.storingVerb), parts = IdentifierWords.split(name).map { $0.lowercased() }
    guard let first = parts.first else { return false }
    return (words.contains(first) || words.contains(name.lowercased())) && parts.last != "directory"
  }
}
