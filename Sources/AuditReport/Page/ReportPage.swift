import PlatformKnowledge
import Reporting
import Rules

extension AuditReport {
  /// The report as one page of HTML that needs nothing else: no request, no framework, and without scripts all of it
  /// can still be read.
  public func html() -> String { ReportPage(self).html() }
}

/// Lays out the sections of a page.
struct ReportPage {
  let report: AuditReport
  let tables: [ConformanceTable]
  let labels: [LabelEvidence]
  /// What is known of rules, by id.
  let rules: [String: RuleMetadata]
  /// Findings by the view that they are about.
  let findingsOfViews: [String: Int]
  /// Positions of screens, by name.
  let screens: [String: Int]

  init(_ report: AuditReport) {
    self.report = report
    tables = report.conformance
    labels = report.labelEvidence
    let all = RuleRegistry.all.map { $0.metadata } + report.check.rules
    rules = Dictionary(all.map { ($0.id, $0) }) { _, given in given }
    screens = Dictionary(report.screens.enumerated().map { ($1.name, $0) }) { first, _ in first }
    findingsOfViews = Dictionary(report.check.findings.map { ($0.view, 1) }, uniquingKeysWith: +)
  }

  func html() -> String {
    var writer = HTMLWriter()
    writer.open(.html, [.lang("en")])
    writer.write(head)
    writer.open(.body)
    writer.write(element(.a, .class("skip"), .href(HTMLLink(fragment: "content")), text: "Skip to the report"))
    writer.write(banner)
    writer.open(.div, [.class("frame")])
    writer.write(navigation)
    writer.open(.main, [.id("content"), .tabindex(-1)])
    writer.write(summary)
    writeFindings(to: &writer)
    writeScreens(to: &writer)
    if let map = report.map, !map.screens.isEmpty { writer.write(mapSection(map)) }
    writer.write(coverage)
    writer.write(conformance)
    writer.write(labelSection)
    if !report.history.isEmpty { writer.write(history) }
    writer.write(about)
    writer.close(.main)
    writer.close(.div)
    writer.write(.script(ReportAssets.script))
    writer.close(.body)
    writer.close(.html)
    return "<!doctype html>\n" + writer.text + "\n"
  }

  private var head: HTMLNode {
    let style = ReportAssets.style
    let script = ReportAssets.script
    // Nothing is loaded, and nothing runs but the bundled script: whatever stands in the sources of an app stays text.
    let policy =
      "default-src 'none'; script-src 'sha256-\(script.digest)'; style-src 'sha256-\(style.digest)'; "
      + "base-uri 'none'; form-action 'none'"
    return element(.head) {
      element(.meta, .charset("utf-8"))
      element(.meta, .httpEquiv("Content-Security-Policy"), .content(policy))
      element(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
      element(.meta, .name("color-scheme"), .content("light dark"))
      element(.meta, .name("referrer"), .content("no-referrer"))
      element(.meta, .name("generator"), .content("\(Tool.name) \(Tool.version)"))
      element(.title, text: "Accessibility of \(report.product.name)")
      HTMLNode.style(style)
    }
  }

  private var banner: HTMLNode {
    let facts = [
      report.product.version.map { "Version \($0)" }, report.product.date, report.product.author.map { "by \($0)" },
    ].compactMap { $0 }
    return element(.header, .class("banner")) {
      element(.p, .class("kicker"), text: "Accessibility report")
      element(.h1, .dirAuto, text: Excerpt.shortened(report.product.name, to: 200))
      if !facts.isEmpty { element(.p, .class("facts"), text: facts.joined(separator: " · ")) }
      element(
        .p, .class("lead"),
        text: """
          Read from source by \(Tool.name) \(Tool.version), without building or running the app: what VoiceOver, Voice \
          Control, keyboard and Switch Control users will get, and what they will miss.
          """)
    }
  }

  private var navigation: HTMLNode {
    var entries = [
      ("summary", "Summary", nil as Int?), ("findings", "Findings", report.check.findings.count),
      ("screens", "Screens", report.screens.count),
    ]
    if let map = report.map, !map.screens.isEmpty { entries.append(("map", "Map", map.screens.count)) }
    entries += [("coverage", "Coverage", nil), ("conformance", "Conformance", nil), ("labels", "Nutrition Labels", nil)]
    if !report.history.isEmpty { entries.append(("history", "Over time", nil)) }
    entries.append(("about", "How to read this", nil))
    return element(.nav, .class("contents"), .aria(.label, "Sections")) {
      element(.ul) {
        for (id, title, count) in entries {
          element(.li) {
            element(.a, .href(HTMLLink(fragment: id))) {
              title
              if let count { element(.span, .class("count"), text: " \(count)") }
            }
          }
        }
      }
    }
  }

  // MARK: - What sections share

  /// A section of the page with its heading.
  func section(_ id: String, _ title: String, @HTMLBuilder content: () -> [HTMLNode]) -> HTMLNode {
    element(.section, .id(id), .aria(.labelledby, id + "-title")) {
      element(.h2, .id(id + "-title"), text: title)
      content()
    }
  }

  /// A table that may be wider than a phone.
  func table(_ caption: String, _ columns: [String], @HTMLBuilder rows: () -> [HTMLNode]) -> HTMLNode {
    element(.table, .role("table")) {
      element(.caption, text: caption)
      element(.thead, .role("rowgroup")) {
        element(.tr, .role("row")) {
          for column in columns { element(.th, .scope("col"), .role("columnheader"), text: column) }
        }
      }
      element(.tbody, .role("rowgroup")) { rows().map { row in Self.named(row, by: columns) } }
    }
  }

  /// A row whose cells know their columns. On a narrow page rows are drawn as blocks, with the name of the column before
  /// each cell; browsers take a table that is drawn so for none, unless its roles are written.
  private static func named(_ row: HTMLNode, by columns: [String]) -> HTMLNode {
    guard case .element(.tr, let attributes, let cells) = row else { return row }
    let named = cells.enumerated().map { position, cell -> HTMLNode in
      guard case .element(let tag, let attributes, let content) = cell, position < columns.count else { return cell }
      return .element(
        tag, attributes + [.role(tag == .th ? "rowheader" : "cell"), .data(.column, columns[position])], content)
    }
    return .element(.tr, attributes + [.role("row")], named)
  }

  /// `1 view`, `2 views`.
  func count(_ number: Int, _ noun: String) -> String { Assessor.count(number, noun) }

  /// A finding's place on this page.
  func link(to finding: Finding) -> HTMLLink { HTMLLink(fragment: Self.id(of: finding)) }

  static func id(of finding: Finding) -> String { "f-" + finding.fingerprint }
}
