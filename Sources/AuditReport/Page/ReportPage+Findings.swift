import PlatformKnowledge
import Reporting
import Rules
import SourceModel

extension ReportPage {
  /// Findings by rule, the worst first: what a rule is about stands once above them.
  func writeFindings(to writer: inout HTMLWriter) {
    writer.open(.section, [.id("findings"), .aria(.labelledby, "findings-title")])
    writer.write(element(.h2, .id("findings-title"), text: "Findings"))
    if report.check.findings.isEmpty {
      writer.write(element(.p, text: "No rule found anything. That source shows no defect is no proof that there is none."))
    } else {
      writer.write(filters)
      writer.open(.div, [.id("finding-list")])
      for group in groups { write(group, to: &writer) }
      writer.close(.div)
    }
    writer.close(.section)
  }

  private struct Group {
    var rule: String
    var grade: FindingGrade
    var findings: [Finding]
  }

  private var groups: [Group] {
    var order: [String] = []
    var found: [String: [Finding]] = [:]
    for finding in report.check.findings {
      if found[finding.rule] == nil { order.append(finding.rule) }
      found[finding.rule, default: []].append(finding)
    }
    let ranks = Dictionary(uniqueKeysWithValues: zip(FindingGrade.allCases, 0...))
    let groups = order.map { rule in
      // The worst first, those of one grade as they stand in the files.
      let graded = (found[rule] ?? []).enumerated().sorted { left, right in
        (ranks[FindingGrade(left.element)] ?? 0, left.offset) < (ranks[FindingGrade(right.element)] ?? 0, right.offset)
      }
      let findings = graded.map(\.element)
      let grade = findings.first.map(FindingGrade.init) ?? .note
      return Group(rule: rule, grade: grade, findings: findings)
    }
    return groups.sorted { left, right in
      if left.grade != right.grade { return (ranks[left.grade] ?? 0) < (ranks[right.grade] ?? 0) }
      if left.findings.count != right.findings.count { return left.findings.count > right.findings.count }
      return left.rule < right.rule
    }
  }

  private func write(_ group: Group, to writer: inout HTMLWriter) {
    let metadata = rules[group.rule]
    writer.open(.section, [.class("rule"), .data(.rule, group.rule)])
    writer.write(element(.h3) {
      element(.span, text: capitalised(metadata?.title ?? group.rule))
      " "
      element(.span, .class("count"), text: String(group.findings.count))
    })
    writer.write(element(.p, .class("about-rule")) {
      element(.code, text: group.rule)
      if let metadata {
        for id in metadata.wcag {
          " · "
          criterion(id)
        }
        " · \(metadata.impact.rawValue) impact"
      }
    })
    if let documentation = metadata?.documentation {
      writer.write(element(.p) { Prose.nodes(documentation.why) })
      writer.write(element(.p) {
        element(.strong, text: "To do: ")
        Prose.nodes(documentation.howToFix)
      })
    }
    for finding in group.findings { writer.write(node(finding)) }
    writer.close(.section)
  }

  func criterion(_ id: String) -> HTMLNode {
    element(.a, .href(HTMLLink(fragment: "wcag-" + id)), text: "WCAG \(id)")
  }

  private func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  // MARK: - One finding

  private func node(_ finding: Finding) -> HTMLNode {
    let grade = FindingGrade(finding)
    let position = finding.place.startPosition
    let effort = RepairEffort(finding)
    return element(
      .details, .class("finding", grade.rawValue), .id(Self.id(of: finding)), .data(.earshot, "finding"),
      .data(.rule, finding.rule), .data(.file, finding.place.file.path), .data(.line, String(position.line)),
      .data(.severity, grade.rawValue), .data(.view, Excerpt.cut(finding.view, to: 200)),
      .data(.criteria, finding.wcag.joined(separator: " ")), .data(.effort, effort.rawValue)
    ) {
      element(.summary) {
        element(.span, .class("grade"), text: grade.rawValue)
        " "
        element(.span, .class("message"), .dirAuto, text: Excerpt.shortened(finding.message, to: 300))
        " "
        element(.span, .class("place"), text: "\(finding.place.file.path):\(position.line)")
      }
      element(.div, .class("body")) {
        facts(finding, effort)
        if let heard = finding.heard { self.heard(heard) }
        quote(finding.place)
        related(finding.related)
        fixes(finding.fixes)
      }
    }
  }

  private func facts(_ finding: Finding, _ effort: RepairEffort) -> HTMLNode {
    element(.p, .class("facts")) {
      if !finding.view.isEmpty {
        "In "
        element(.code, text: Excerpt.cut(finding.view, to: 200))
        finding.uses > 1 ? ", \(finding.uses) uses. " : ". "
      }
      for id in finding.wcag {
        criterion(id)
        if let title = WCAG.criterion(id)?.title { " \(title). " }
      }
      "Effort: \(effort.title). "
      switch finding.certainty {
      case .certain: "Certain: nothing unknown could make it wrong."
      case .likely: "Likely: wrong in unusual code only."
      case .review: "For review: a person has to look."
      }
    }
  }

  private func heard(_ heard: Heard) -> HTMLNode {
    element(.dl, .class("heard")) {
      element(.dt, text: "Heard now")
      line(heard.before)
      if let after = heard.after, after != heard.before {
        element(.dt, text: "After the fix")
        line(after)
      }
    }
  }

  /// A line that the script makes playable.
  private func line(_ text: String) -> HTMLNode {
    let shown = Excerpt.shortened(text)
    return element(.dd, .class("say")) {
      element(.span, .dirAuto, text: shown.isEmpty ? "(nothing)" : shown)
    }
  }

  private func quote(_ place: SourceRange) -> HTMLNode {
    element(.pre, .class("source")) {
      for line in SourceQuote(place).lines {
        element(.code) {
          element(.span, .class("number"), .aria(.hidden, "true"), text: String(line.number))
          line.before
          if !line.marked.isEmpty { element(.mark, text: line.marked) }
          line.after + "\n"
        }
      }
    }
  }

  private func related(_ places: [RelatedPlace]) -> HTMLNode {
    guard !places.isEmpty else { return .group([]) }
    return element(.ul, .class("related")) {
      for place in places {
        element(.li) {
          element(.code, text: "\(place.place.file.path):\(place.place.startPosition.line)")
          " " + Excerpt.shortened(place.message)
        }
      }
    }
  }

  private func fixes(_ fixes: [Fix]) -> [HTMLNode] {
    fixes.map { fix in
      element(.div, .class("fix")) {
        element(.p) {
          element(.strong, text: fix.safety == .safe ? "Fix: " : "Suggested fix: ")
          Excerpt.shortened(fix.title)
        }
        for hunk in FixDifference(fix).hunks { difference(hunk) }
      }
    }
  }

  private func difference(_ hunk: FixDifference.Hunk) -> HTMLNode {
    element(.pre, .class("source")) {
      for line in hunk.lines {
        switch line.change {
        case .same: element(.code, text: "  \(line.text)\n")
        case .removed: element(.del, text: "- \(line.text)\n")
        case .added: element(.ins, text: "+ \(line.text)\n")
        }
      }
    }
  }

  // MARK: - Filters

  /// Without scripts there is nothing to filter with, so the script shows it.
  private var filters: HTMLNode {
    element(.form, .class("filters"), .id("finding-filters"), .role("search"), .aria(.label, "Findings"), .hidden) {
      element(.div, .class("field", "wide")) {
        element(.label, .for("finding-search"), text: "Search findings")
        element(.input, .id("finding-search"), .type("search"))
      }
      element(.fieldset, .class("grades")) {
        element(.legend, text: "Show")
        for grade in FindingGrade.allCases where report.count(grade) > 0 {
          element(.label) {
            element(.input, .type("checkbox"), .name("grade"), .value(grade.rawValue), .checked)
            " \(grade == .review ? "to review" : grade.rawValue + "s")"
          }
        }
      }
      choice("finding-criterion", "Criterion", Array(Set(report.check.findings.flatMap(\.wcag))).sorted(by: Self.byNumber))
      choice("finding-view", "View", Array(Set(report.check.findings.map(\.view))).filter { !$0.isEmpty }.sorted())
      choice("finding-effort", "Effort", RepairEffort.allCases.map(\.rawValue))
      element(.output, .id("finding-status"), .class("status"), .role("status"))
    }
  }

  private func choice(_ id: String, _ title: String, _ values: [String]) -> HTMLNode {
    element(.div, .class("field")) {
      element(.label, .for(id), text: title)
      element(.select, .id(id)) {
        element(.option, .value(""), text: "all")
        for value in values { element(.option, .value(Excerpt.cut(value, to: 200)), text: Excerpt.cut(value, to: 200)) }
      }
    }
  }

  static func byNumber(_ left: String, _ right: String) -> Bool {
    let numbers = [left, right].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers[0].lexicographicallyPrecedes(numbers[1])
  }
}
