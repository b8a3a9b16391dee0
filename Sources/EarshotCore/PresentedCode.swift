import PlatformKnowledge
import SourceModel
import SwiftSource

/// Code that makes screens of their own: what a link leads to, what a sheet holds.
struct PresentedCode {
  private let files: [ObjectIdentifier: FileDeclarations]

  init(_ files: [FileDeclarations]) {
    self.files = files.byFile
  }

  /// Whether a place lies in what a presentation or a link is handed to show.
  func holds(_ place: SourceRange) -> Bool {
    var isShown = false
    files[ObjectIdentifier(place.file)]?.forEachCall { call, range in
      guard !isShown, range.contains(place), Self.presents(call) else { return }
      isShown = call.arguments.contains { $0.label != "label" && $0.value.range.contains(place) }
    }
    return isShown
  }

  private static func presents(_ call: Call) -> Bool {
    switch call.callee.kind {
    case .name("NavigationLink"): true
    // In an extension of `View` nothing stands before the dot: `sheet(item: $opened) { … }`.
    case .name(let name), .member(_, let name): BuiltinModifiers.category(of: name) == .presentation
    default: false
    }
  }
}
