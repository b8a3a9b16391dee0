import Rules
import SourceModel

extension CheckReport {
  /// Code Climate's issues as one list, which is GitLab's code quality report. Every finding is in it.
  public func codeClimate() -> String {
    let documented = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    return JSONValue.array(findings.map { $0.codeClimate(documented[$0.rule], words) }).document()
  }
}

extension Finding {
  fileprivate func codeClimate(_ metadata: RuleMetadata?, _ words: Wording) -> JSONValue {
    let start = place.startPosition
    let end = place.endPosition
    var members: [JSONValue.Member] = [
      .init("type", "issue"),
      .init("check_name", .string(rule)),
      .init("description", .string(fullMessage(words))),
      // Code Climate's list of categories knows no accessibility.
      .init("categories", ["Bug Risk"]),
      .init("severity", .string(codeClimateSeverity)),
      .init("fingerprint", .string(fingerprint)),
      .init(
        "location",
        [
          "path": .string(place.file.path),
          "lines": ["begin": .integer(start.line), "end": .integer(end.line)],
        ]),
    ]
    if let metadata {
      let body = metadata.documentation.why + "\n\n" + metadata.documentation.howToFix
      members.append(.init("content", ["body": .string(body)]))
    }
    return .object(members)
  }

  private var codeClimateSeverity: String {
    if certainty == .review { return "info" }
    switch severity {
    case .error: return "critical"
    case .warning: return "major"
    case .note: return "minor"
    }
  }
}
