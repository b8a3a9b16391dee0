import PlatformKnowledge
import Reporting

extension AuditReport {
  /// The draft of an Accessibility Conformance Report in the form of GSA's OpenACR 0.1.0, by its catalogs of VPAT 2.5.
  ///
  /// What cannot be told from source is "not-evaluated", with what is left to test in its notes: a person finishes it.
  public func openACR() -> String {
    let catalog = OpenACRCatalog(standard)
    var head: [(key: StaticString, value: YAML)] = [
      ("title", .text("\(product.name) Accessibility Conformance Report")),
      ("product", product.yaml),
      ("author", .map([("name", .text(product.author ?? "")), ("email", .text(product.email ?? ""))])),
    ]
    if let date = product.date { head.append(("report_date", .text(date))) }
    head += [
      ("version", .integer(1)), ("notes", .text(openACRNotes)),
      (
        "evaluation_methods_used",
        .text("Static analysis of source code with \(Tool.name) \(Tool.version). The app was neither built nor run.")
      ),
      ("catalog", .text(catalog.name)),
      ("chapters", .map(catalog.chapters(conformance))),
    ]
    return YAML.map(head).document(
      comment: """
        The draft of an OpenACR, made from source code. "not-evaluated" is what source cannot tell:
        test it, and set the level. A report with it is not finished.
        """)
  }

  private var openACRNotes: String {
    var text = """
      A draft made from source code. Source can show that a criterion is not met and never that it is, so what has no \
      defect here is "not-evaluated" and names what is left to test.
      """
    if standard == .v4 {
      text += " OpenACR has no catalog for EN 301 549 V4.1.1; its clauses are in the other formats of this report."
    }
    return text
  }
}

extension AuditedProduct {
  fileprivate var yaml: YAML {
    var members: [(key: StaticString, value: YAML)] = [("name", .text(name))]
    if let version { members.append(("version", .text(version))) }
    members.append(("description", .text("An app for Apple's platforms.")))
    return .map(members)
  }
}

/// Which clauses stand in which chapter, by GSA's catalogs for VPAT 2.5.
private struct OpenACRCatalog {
  let name: String
  private let hasEuropeanChapters: Bool

  init(_ standard: EN301549Version) {
    hasEuropeanChapters = standard == .v3
    name = hasEuropeanChapters ? "2.5-edition-wcag-2.2-508-eu-en" : "2.5-edition-wcag-2.2-508-en"
  }

  func chapters(_ tables: [ConformanceTable]) -> [(key: StaticString, value: YAML)] {
    func rows(_ standard: String, _ isWanted: (Assessment) -> Bool) -> [Assessment] {
      tables.first { $0.id == standard }?.rows.filter(isWanted) ?? []
    }
    var chapters: [(key: StaticString, value: YAML)] = [
      ("success_criteria_level_a", chapter(rows("wcag") { $0.clause.criterion?.level == .a }, component: "software", notes: "4.1.1 is not part of WCAG 2.2.")),
      ("success_criteria_level_aa", chapter(rows("wcag") { $0.clause.criterion?.level == .aa }, component: "software")),
      ("success_criteria_level_aaa", disabled("Source was looked at for levels A and AA.")),
      ("functional_performance_criteria", disabled("They count where chapters 4 and 5 do not (E204.1); people test them.")),
      ("hardware", disabled("The product is software.")),
      ("software", chapter(rows("section508") { $0.clause.criterion == nil }, component: "none")),
      ("support_documentation_and_services", disabled("Source does not show documentation and services.")),
    ]
    guard hasEuropeanChapters else { return chapters }
    let own = rows("en301549") { $0.clause.criterion == nil && $0.clause.id != "11.4.1.1" }
    func ofChapter(_ number: Int) -> [Assessment] { own.filter { $0.clause.id.hasPrefix("\(number).") } }
    chapters += [
      ("en_301_549_functional_performance", disabled("The other chapters fulfil chapter 4; people test it.")),
      ("en_301_549_generic_requirements", chapter(
        ofChapter(5), component: "none",
        notes: "5.1 is about closed functionality and does not apply: the app runs where assistive technologies are.")),
      ("en_301_549_ict_with_two-way_voice", disabled("For apps with calls: people test it.")),
      ("en_301_549_ict_with_video", chapter(ofChapter(7), component: "none", notes: "For apps that show video.")),
      ("en_301_549_hardware", disabled("The product is software.")),
      ("en_301_549_web", disabled("The product is software; what it shows of the web is tested as such.")),
      ("en_301_549_non-web-documents", disabled("The product is software.")),
      ("en_301_549_software", chapter(ofChapter(11), component: "none")),
      ("en_301_549_documentation_and_support_services", chapter(
        ofChapter(12), component: "none", notes: "Source shows claims in stores, and nothing else of it.")),
      ("en_301_549_ict_providing_relay_or_emergency_service_access", disabled("For services that relay calls or reach emergency services.")),
    ]
    return chapters
  }

  private func disabled(_ notes: String) -> YAML { .map([("notes", .text(notes)), ("disabled", .flag(true))]) }

  private func chapter(_ rows: [Assessment], component: String, notes: String? = nil) -> YAML {
    .map((notes.map { [("notes", .text($0))] } ?? []) + [
      (
        "criteria",
        .list(rows.map { row in
          .map([
            ("num", .text(row.clause.id)),
            (
              "components",
              .list([
                .map([
                  ("name", .text(component)),
                  ("adherence", .map([("level", .text(row.verdict.openACRLevel)), ("notes", .text(row.openACRNotes))])),
                ])
              ])
            ),
          ])
        })
      )
    ])
  }
}

extension Assessment.Verdict {
  /// A term of the catalogs.
  fileprivate var openACRLevel: String {
    switch self {
    case .supports: "supports"
    case .partlySupports: "partially-supports"
    case .doesNotSupport: "does-not-support"
    case .notApplicable: "not-applicable"
    case .cannotBeTold: "not-evaluated"
    }
  }
}

extension Assessment {
  private static let placeLimit = 10

  fileprivate var openACRNotes: String {
    var parts = [reason]
    if !clause.note.isEmpty, clause.note != reason { parts.append(clause.note) }
    let places = against.prefix(Self.placeLimit).map { finding in
      "\(finding.place.file.path):\(finding.place.startPosition.line) \(Excerpt.shortened(finding.message, to: 200))"
    }
    if !places.isEmpty {
      let more = against.count > Self.placeLimit ? "; and \(against.count - Self.placeLimit) more" : ""
      parts.append("Found: \(places.joined(separator: "; "))\(more).")
    }
    if !clause.test.isEmpty { parts.append("Still to test: \(clause.test)") }
    return parts.joined(separator: " ")
  }
}
