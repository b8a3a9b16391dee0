import PlatformKnowledge
import Rules

extension ReportPage {
  var conformance: HTMLNode {
    section("conformance", "Conformance") {
      element(.p) {
        "This is evidence for an audit and no conformance claim. Source can show that a criterion is "
        element(.em, text: "not")
        " met; it never shows that one is. Each row says what was found, which rules looked, and what a person still has to test."
      }
      for table in tables {
        element(.section, .class("standard"), .aria(.labelledby, table.id + "-title")) {
          element(.h3, .id(table.id + "-title"), text: table.title)
          element(.p, text: table.introduction)
          element(.p, .class("verdicts")) { verdicts(of: table) }
          self.table("\(table.title), by clause", ["Clause", "What source shows", "Evidence", "Still to test"]) {
            for row in table.rows { self.row(row, of: table) }
          }
        }
      }
    }
  }

  private func verdicts(of table: ConformanceTable) -> [HTMLNode] {
    Assessment.Verdict.allCases.filter { table.count($0) > 0 }.flatMap { verdict -> [HTMLNode] in
      [element(.span, .class("verdict", verdict.rawValue), text: "\(verdict.title): \(table.count(verdict))"), .text(" ")]
    }
  }

  private func row(_ row: Assessment, of table: ConformanceTable) -> HTMLNode {
    element(.tr, .id("\(table.id)-\(row.clause.id)")) {
      element(.th, .scope("row")) {
        element(.span, .class("clause"), text: row.clause.id)
        " \(row.clause.title)"
        if let criterion = row.clause.criterion, table.id == "wcag" { element(.small, text: " \(criterion.level.rawValue)") }
        if let criterion = row.clause.criterion, table.id == "en301549" { element(.small, text: " WCAG \(criterion.id)") }
      }
      element(.td) { element(.span, .class("verdict", row.verdict.rawValue), text: row.verdict.title) }
      element(.td) { evidence(row) }
      element(.td, text: row.clause.test)
    }
  }

  private func evidence(_ row: Assessment) -> [HTMLNode] {
    var nodes: [HTMLNode] = [element(.p, text: row.reason)]
    if !row.clause.note.isEmpty, row.reason != row.clause.note { nodes.append(element(.p, text: row.clause.note)) }
    if !row.against.isEmpty || !row.toReview.isEmpty { nodes.append(places(row.against, row.toReview)) }
    if row.setAside > 0 { nodes.append(element(.p, text: "\(count(row.setAside, "finding")) kept back by comments in the source.")) }
    if row.clause.given == nil || row.clause.given == .review { nodes.append(asked(row)) }
    return nodes
  }

  /// Folded: the names of rules matter to whoever doubts a row.
  private func asked(_ row: Assessment) -> HTMLNode {
    guard !row.asked.isEmpty || !row.notAsked.isEmpty else {
      return element(.p, .class("asked"), text: "No rule looks at it.")
    }
    return element(.details, .class("asked")) {
      element(.summary, text: row.asked.isEmpty ? "No rule looked" : "\(count(row.asked.count, "rule")) looked")
      if !row.asked.isEmpty { element(.p, text: row.asked.joined(separator: ", ") + ".") }
      if !row.notAsked.isEmpty { element(.p, text: "Not asked here: \(row.notAsked.joined(separator: ", ")).") }
    }
  }

  private static let placeLimit = 5

  /// Links to findings, defects first; those that the baseline accepts are not on the page.
  private func places(_ against: [Finding], _ toReview: [Finding]) -> HTMLNode {
    let accepted = Set(report.accepted.map(\.fingerprint))
    let shownDefects = min(against.count, Self.placeLimit)
    let shownReviews = min(toReview.count, Self.placeLimit - shownDefects)
    return element(.ul, .class("places")) {
      for (position, finding) in (against.prefix(shownDefects) + toReview.prefix(shownReviews)).enumerated() {
        let name = finding.place.file.path.split(separator: "/").last.map(String.init) ?? finding.place.file.path
        let text = "\(name):\(finding.place.startPosition.line)"
        element(.li) {
          if accepted.contains(finding.fingerprint) {
            element(.code, text: text)
          } else {
            element(.a, .href(link(to: finding)), text: text)
          }
          " " + Excerpt.shortened(finding.message, to: 160)
          if position >= shownDefects { element(.small, text: " to look at") }
        }
      }
      if let rest = rest(against.count - shownDefects, toReview.count - shownReviews) { element(.li, text: rest) }
    }
  }

  /// `and 29 more defects, 35 to look at`
  private func rest(_ defects: Int, _ reviews: Int) -> String? {
    let parts = [
      defects > 0 ? "\(defects) more \(defects == 1 ? "defect" : "defects")" : nil,
      reviews > 0 ? "\(reviews) to look at" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : "and " + parts.joined(separator: ", ")
  }

  // MARK: - Nutrition labels

  var labelSection: HTMLNode {
    section("labels", "Accessibility Nutrition Labels") {
      element(
        .p,
        text: """
          What source says for and against each label of the App Store. The labels are about the app's common tasks, \
          which source does not know, so none of this says that a label is deserved.
          """)
      self.table("Evidence by label", ["Label", "Evidence", "Still to test"]) {
        for entry in labels {
          element(.tr) {
            element(.th, .scope("row")) {
              entry.label.name
              if entry.isClaimed { element(.small, text: " claimed by the configuration") }
            }
            element(.td) {
              element(.p, text: entry.summary)
              if !entry.against.isEmpty || !entry.toReview.isEmpty { places(entry.against, entry.toReview) }
              for fact in entry.supporting { element(.p, .class("for"), text: "For: \(fact).") }
            }
            element(.td, text: "\(entry.promise) \(entry.test)")
          }
        }
      }
    }
  }
}
