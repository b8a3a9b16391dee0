import Rules
import SourceModel

/// What Earshot says about files that no target builds, in place of what would be found in them. It is no rule about an
/// app, so it is not in the registry.
public enum FileInNoTarget {
  public static let metadata = RuleMetadata(
    id: "file-in-no-target", family: .hygiene, severity: .note, impact: .minor, wcag: [],
    title: "files that no target builds were left out",
    documentation: RuleDocumentation(
      reports: """
        Swift and interface files that no target of the project builds, though targets build others of the same folder, \
        or though its `Info.plist` tells that the folder was that of a target once, and in which something is wrong: one \
        note for all of them, in place of what is wrong there.
        """,
      why: """
        Nobody gets what such a file holds, so nothing in it has to be repaired. Most were left behind when a screen was \
        replaced, and whoever adds one to a target again brings its defects back.
        """,
      howToFix: "Delete the files, or add them to the target that should build them; then all that is found is told.",
      limits: """
        Silent about files without findings, and where no project tells what targets build. Files are read with the rest \
        all the same.
        """,
      references: ["Apple: documentation of Xcode, target membership of files"]),
    examples: [
      .pass("var body: some View { Button { close() } label: { Image(systemName: \"xmark\") } }"),
    ])

  /// Places that are listed with the note.
  private static let placeLimit = 20

  /// The findings about what targets build, and a note about the other files; nil where nothing was found in any.
  static func parting(_ findings: [Finding], unbuiltPaths: Set<String>) -> (built: [Finding], note: Finding?) {
    guard !unbuiltPaths.isEmpty else { return (findings, nil) }
    var built: [Finding] = []
    var places: [SourceRange] = []
    for finding in findings {
      let parts = finding.joinedFrom.isEmpty ? [finding] : finding.joinedFrom
      // Nobody has to look at what nobody gets.
      places += parts.filter { unbuiltPaths.contains($0.place.file.path) && $0.certainty != .review }.map(\.place)
      built += finding.told { !unbuiltPaths.contains($0.place.file.path) }
    }
    return (built, note(on: places))
  }

  private static func note(on places: [SourceRange]) -> Finding? {
    let files = Dictionary(grouping: places, by: \.file.path).sorted { $0.key < $1.key }.compactMap { $0.value.first?.file }
    let heads = files.map { SourceRange(file: $0, start: 0, end: $0.line(1).utf8.count) }
    guard let first = heads.first else { return nil }
    let what = files.count == 1 ? "no target builds this file" : "no target builds this file and others, \(files.count) in all"
    var note = Finding(
      Violation(
        "\(what); findings left out: \(places.count)", certainty: .likely, at: first,
        related: heads.dropFirst().prefix(placeLimit).map { RelatedPlace($0, "and here") }),
      metadata: metadata, view: "")
    note.furtherPlaces = Array(heads.dropFirst())
    return note
  }
}
