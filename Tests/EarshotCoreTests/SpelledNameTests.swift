import EarshotCore
import Project
import SourceModel
import Testing

/// How a fix spells a name depends on constants and translations anywhere in the project, also where nothing else bears
/// on the screen that it is for.
@Suite("Names that fixes write, in a project that changes")
struct SpelledNameTests {
  private static let view = """
    struct Sheet: View {
      var body: some View { Button { close() } label: { Image("cross-24") } }
    }
    """
  private static let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)

  private static func project(
    constants: String, english: [String: String] = ["close.button": "Close"], german: [String: String]
  ) -> Project {
    let files = [("L10n.swift", constants), ("Sheet.swift", view)]
    var project = Project(root: "/", sources: files.map { SourceUnit(file: SourceFile(path: $0.0, text: $0.1)) })
    project.strings = StringTables(["Localizable": [
      "en": english.mapValues { .plain($0, state: nil) }, "de": german.mapValues { .plain($0, state: nil) },
    ]])
    return project
  }

  private static func labels(_ analysis: Analysis) -> [String] {
    analysis.findings.flatMap(\.fixes).flatMap(\.edits).map(\.replacement).filter { $0.contains("accessibilityLabel") }
  }

  @Test("A constant that comes is used, and one that goes is not")
  func constants() async throws {
    let none = Self.project(constants: "enum L10n {}", german: [:])
    let one = Self.project(
      constants: "enum L10n { static let close = NSLocalizedString(\"close.button\", comment: \"\") }", german: [:])
    let session = AnalysisSession(Self.options)
    for (project, name) in [(none, "\"close.button\""), (one, "L10n.close"), (none, "\"close.button\"")] {
      let labels = Self.labels(try await session.analyse(project))
      #expect(!labels.isEmpty && labels.allSatisfy { $0.contains("(\(name))") }, "\(labels)")
    }
  }

  @Test("Of two keys of one text the one is used that every language has")
  func keys() async throws {
    func project(_ german: [String: String]) -> Project {
      Self.project(constants: "", english: ["close.button": "Close", "close": "Close"], german: german)
    }
    let one = project(["close.button": "Zu"])
    let both = project(["close.button": "Zu", "close": "Zu"])
    let reworded = project(["close.button": "Schließen", "close": "Zu"])
    let session = AnalysisSession(Self.options)
    for (project, name) in [(one, "\"close.button\""), (both, "\"close\""), (reworded, "\"close\"")] {
      let labels = Self.labels(try await session.analyse(project))
      #expect(!labels.isEmpty && labels.allSatisfy { $0.contains("(\(name))") }, "\(labels)")
    }
  }
}
