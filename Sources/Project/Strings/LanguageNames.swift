/// Language codes as they stand in file names and project files.
enum LanguageNames {
  /// Names that old projects use instead of codes (Apple, "Internationalization Programming Topics").
  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es", "Italian": "it", "Dutch": "nl",
  ]

  /// `pt_BR` as `pt-BR`, `English` as `en`.
  static func normalized(_ name: String) -> String {
    old[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
  }

  enum Folder: Hashable, Sendable {
    /// `Base.lproj`: texts in the development language.
    case base
    case language(String)
    /// Outside an `.lproj` folder, or in `mul.lproj`, which holds tables of all languages.
    case none
  }

  /// The language of a file from the `.lproj` folder it lies in.
  static func folder(of path: String) -> Folder {
    let folder = Paths.name(Paths.parent(path))
    guard folder.hasSuffix(".lproj") else { return .none }
    switch Paths.stem(folder) {
    case "Base": return .base
    case "mul": return .none
    case let name: return .language(normalized(name))
    }
  }
}
