import PlatformKnowledge
import SourceModel
import SwiftSource

/// Films that nobody comes for: they decorate, move a picture a little, or show what a camera sees right now.
enum AmbientFilm {
  /// Whether the film of a file is one: it is repeated without an end, or stays without sound.
  static func plays(in file: FileDeclarations) -> Bool {
    if file.types.contains(where: { isNamed($0.name) }) || file.file.mentions(["AVPlayerLooper"]) { return true }
    return file.file.mentions(["isMuted = true"])
      && !file.file.mentions(["isMuted = false", "isMuted.toggle", "isMuted = !"])
  }

  /// Whether the name of a type says so.
  static func isNamed(_ name: String) -> Bool {
    !NameWords.words(.ambientFilm).isDisjoint(with: DecorativeNames.parts(of: name))
  }
}
