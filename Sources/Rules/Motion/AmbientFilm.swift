import PlatformKnowledge
import SourceModel
import SwiftSource

/// Films that nobody comes for: they decorate, move a picture a little, or show what a camera sees right now. And those
/// that people just made or chose themselves, who look at what they are about to send.
enum AmbientFilm {
  /// Whether the film of a file is one: it is repeated without an end, or stays without sound.
  static func plays(in file: FileDeclarations) -> Bool {
    if isOwn(file) { return true }
    if file.types.contains(where: { isNamed($0.name) }) || file.file.mentions(["AVPlayerLooper"]) { return true }
    return file.file.mentions(["isMuted = true"])
      && !file.file.mentions(["isMuted = false", "isMuted.toggle", "isMuted = !"])
  }

  /// Whether the film is of the person who looks at it: the folder or a type is named for editing or choosing one, or the
  /// code takes it from the library of photos or a camera (Apple: documentation of PhotosPicker, UIImagePickerController,
  /// AVCaptureMovieFileOutput; WCAG 1.2 is about what is offered to others).
  private static func isOwn(_ file: FileDeclarations) -> Bool {
    let words = NameWords.words(.ownFilm)
    let names = file.file.path.split(separator: "/").dropLast().map(String.init) + file.types.map(\.name)
    return names.contains { !words.isDisjoint(with: DecorativeNames.parts(of: $0)) }
      || file.file.mentions(["PHPickerResult", "UIImagePickerController", "AVCaptureMovieFileOutput", "UIVideoEditorController"])
  }

  /// Whether the name of a type says so.
  static func isNamed(_ name: String) -> Bool {
    !NameWords.words(.ambientFilm).isDisjoint(with: DecorativeNames.parts(of: name))
  }
}
