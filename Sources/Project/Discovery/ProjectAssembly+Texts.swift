import SourceModel

/// The tables of texts that a project has, and in which languages.
extension ProjectAssembly {
  /// The texts of all tables, those of `Base.lproj` where the language has no folder of its own.
  func strings(developmentLanguage: String) -> StringTables {
    var tables = StringTables()
    var base: [LoadedFile] = []
    for loaded in filesWithTexts() {
      let table = Paths.stem(loaded.file.path)
      let folder = bundleFolder(loaded)
      switch loaded.content {
      case .catalog(let catalog): tables.add(catalog, table: table, folder: folder)
      case .strings(let entries):
        switch LanguageNames.folder(of: loaded.file.path) {
        case .language(let language): tables.add(entries, table: table, language: language, folder: folder)
        case .base, .none: base.append(loaded)
        }
      default: break
      }
    }
    // `Base.lproj` is what is left when the language has no folder of its own.
    for loaded in base {
      guard case .strings(let entries) = loaded.content else { continue }
      tables.add(
        entries, table: Paths.stem(loaded.file.path), language: developmentLanguage, folder: bundleFolder(loaded))
    }
    return tables
  }

  /// Files that texts of the app are in; catalogs before others.
  func texts(developmentLanguage: String) -> [TextFile] {
    let interfaces = Set(files.filter { $0.file.kind == .interfaceFile }.map { Paths.stem($0.file.path) })
    let forms = formsOfFiles { if case .strings = $0 { true } else { false } }
    /// In no language, or in the language of the code as far as the bundle has it.
    func isOfCode(_ loaded: LoadedFile) -> Bool {
      guard case .strings = loaded.content, case .language(let language) = LanguageNames.folder(of: loaded.file.path) else { return true }
      return language == forms[bundlePath(loaded)].flatMap { LanguageMatch.best(for: developmentLanguage, of: $0) }
    }
    let files = filesWithTexts().filter { loaded in
      guard scope.isAnalysed(loaded.file.path), scope.testEvidence(loaded.file.path) < .strong,
        !targets.leavesOutTexts(loaded.file.path) else { return false }
      switch (loaded.content, LanguageNames.folder(of: loaded.file.path)) {
      case (.catalog(let catalog), _): return catalog.sourceLanguage == developmentLanguage
      case (.strings, .language):
        let name = Paths.stem(loaded.file.path)
        return name == "Localizable" || isOfCode(loaded) || interfaces.contains(name)
      case (.strings, _): return true
      default: return false
      }
    }
    let texts = files.compactMap { loaded in
      loaded.text.map {
        TextFile($0, folder: bundleFolder(loaded), table: Paths.stem(loaded.file.path), isTranslation: !isOfCode(loaded))
      }
    }
    return texts.filter(\.isCatalog) + texts.filter { !$0.isCatalog }
  }

  /// The languages of the files of one name in one bundle, by that; those of no language are left out.
  func formsOfFiles(_ isWanted: (LoadedFile.Content) -> Bool) -> [String: Set<String>] {
    files.reduce(into: [:]) { forms, loaded in
      guard isWanted(loaded.content), case .language(let language) = LanguageNames.folder(of: loaded.file.path) else { return }
      forms[bundlePath(loaded), default: []].insert(language)
    }
  }

  /// A file of a bundle without the folder of its language.
  func bundlePath(_ loaded: LoadedFile) -> String {
    Paths.join(Paths.parent(Paths.parent(loaded.file.path)), Paths.stem(loaded.file.path))
  }

  /// The folder of a table: the one around `de.lproj` where it lies in such a folder.
  private func bundleFolder(_ loaded: LoadedFile) -> String {
    let folder = Paths.parent(loaded.file.path)
    return scope.shown(folder.hasSuffix(".lproj") ? Paths.parent(folder) : folder)
  }

  /// Requested files before others and tests last, then by folder; in a folder a `.stringsdict` goes before the
  /// `.strings` file of the same name, as it does in an app.
  private func filesWithTexts() -> [LoadedFile] {
    let ranked = files.compactMap { loaded -> (rank: (Int, String, Int, String), file: LoadedFile)? in
      switch loaded.content {
      case .catalog, .strings: break
      default: return nil
      }
      let path = loaded.file.path
      return ((scope.precedence(path), Paths.parent(path), path.hasSuffix(".stringsdict") ? 0 : 1, path), loaded)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.file)
  }
}
