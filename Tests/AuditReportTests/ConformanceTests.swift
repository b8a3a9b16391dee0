import AccessibilityModel
import Foundation
import PlatformKnowledge
import Reporting
import Rules
import SourceModel
import Testing

@testable import AuditReport

@Suite struct ConformanceTests {
  private func row(_ id: String, _ report: AuditReport, in standard: String = "wcag") throws -> Assessment {
    try #require(report.conformance.first { $0.id == standard }?.rows.first { $0.clause.id == id })
  }

  @Test func tablesHaveEveryClause() throws {
    #expect(Conformance.wcag.map(\.id) == WCAG.all.map(\.id))
    #expect(Conformance.section508.filter { $0.criterion != nil }.count == 37)
    let three = Conformance.en301549(.v3).map(\.id)
    let four = Conformance.en301549(.v4).map(\.id)
    #expect(three.contains("11.4.1.1") && !four.contains("11.4.1.1"))
    #expect(!three.contains("11.2.5.8") && four.contains("11.2.5.8"))
    #expect(Set(three).count == three.count && Set(four).count == four.count)
    #expect(Array(three.prefix(3)) == ["5.2", "5.3", "5.4"])
  }

  @Test func rulesAndCriteriaOfTheTableExist() {
    let known = Set(RuleRegistry.all.map { $0.metadata.id })
    for clause in Conformance.wcag + Conformance.en301549(.v3) + Conformance.en301549(.v4) + Conformance.section508 {
      #expect(Set(clause.rules).isSubset(of: known), "\(clause.id)")
      #expect(clause.criteria.allSatisfy { WCAG.criterion($0) != nil }, "\(clause.id)")
      #expect(!clause.title.isEmpty, "\(clause.id)")
      // Whoever reads a row learns what to do, or why there is nothing to do.
      #expect(!clause.test.isEmpty || !clause.note.isEmpty, "\(clause.id)")
    }
  }

  @Test func whatIsSaidToShowInSourceHasARule() {
    let named = Set(RuleRegistry.all.flatMap { $0.metadata.wcag })
    for clause in Conformance.wcag + Conformance.en301549(.v3) + Conformance.en301549(.v4) + Conformance.section508
    where clause.visibility == .violation || clause.visibility == .part {
      let criteria = clause.criteria + (clause.criterion.map { [$0.id] } ?? [])
      #expect(!clause.rules.isEmpty || criteria.contains(where: named.contains), "\(clause.id)")
    }
  }

  @Test func rulesThatWereNotAskedFoundNothing() throws {
    let sliders = RuleRegistry.all.map { $0.metadata }.filter { $0.id == "slider-name" }
    #expect(try row("1.3.4", Sample.report([], rules: sliders)).reason == "The rules about it were not asked.")
    #expect(try row("1.4.10", Sample.report([])).reason == "Source does not show it.")
  }

  @Test func nothingFoundIsNoConformance() throws {
    let report = Sample.report([])
    for table in report.conformance {
      for row in table.rows where row.verdict == .supports { #expect(row.clause.given == .supports, "\(row.clause.id)") }
    }
    #expect(try row("4.1.2", report).verdict == .cannotBeTold)
    #expect(try row("4.1.2", report).reason == "No defect was found; that shows no conformance.")
    #expect(try row("2.4.5", report).verdict == .notApplicable)
    #expect(try row("11.4.1.1", report, in: "en301549").verdict == .supports)
  }

  @Test func defectsAreEvidence() throws {
    let found = try row("4.1.2", Sample.report())
    #expect(found.verdict == .doesNotSupport)
    #expect(found.reason == "1 defect in 1 of 1 view with something to hear.")
    let second = Sample.screen([Sample.element(.text, SpokenText("A"), .staticText, Sample.range("Text"))], name: "Other")
    #expect(try row("4.1.2", Sample.report(screens: [Sample.player, second])).verdict == .partlySupports)
    #expect(try row("11.5.2.5", Sample.report(), in: "en301549").against.count == 1)
    #expect(try row("502.3.1", Sample.report(), in: "section508").against.count == 1)
  }

  @Test func whatIsForReviewDecidesNothing() throws {
    let review = try row("4.1.2", Sample.report([Sample.finding(certainty: .review)]))
    #expect(review.verdict == .cannotBeTold && review.toReview.count == 1)
    // Fixed fonts are contested under 1.4.4 and count under 11.7.
    let fixed = Sample.report([Sample.finding("fixed-font-size", severity: .error)])
    #expect(try row("1.4.4", fixed).verdict == .cannotBeTold)
    #expect(try row("1.4.4", fixed).toReview.count == 1)
    #expect(try row("11.7", fixed, in: "en301549").against.count == 1)
  }

  @Test func oneDefectOfTheWholeAppIsEnough() throws {
    let screens = [Sample.player, Sample.screen([Sample.element(.text, SpokenText("A"), .staticText, Sample.range("Text"))], name: "B")]
    func verdict(view: String) throws -> Assessment.Verdict {
      let finding = Sample.finding("orientation-locked", severity: .warning, view: view)
      return try row("1.3.4", Sample.report([finding], screens: screens)).verdict
    }
    #expect(try verdict(view: "") == .doesNotSupport)
    #expect(try verdict(view: "B") == .partlySupports)
  }

  @Test func acceptedDefectsCountAndSuppressedOnesAreTold() throws {
    let accepted = Sample.report([], accepted: [Sample.finding()])
    #expect(try row("4.1.2", accepted).against.count == 1)
    let suppressed = Sample.report([], setAside: [SetAsideFinding(Sample.finding(), .comment, reason: "legacy")])
    #expect(try row("4.1.2", suppressed).setAside == 1)
    #expect(try row("4.1.2", suppressed).verdict == .cannotBeTold)
  }

  @Test func rulesThatWereNotAskedAreNamed() throws {
    let sliders = RuleRegistry.all.map { $0.metadata }.filter { $0.id == "slider-name" }
    let found = try row("3.3.2", Sample.report([], rules: sliders))
    #expect(found.asked == ["slider-name"])
    #expect(found.notAsked.contains("toggle-name"))
  }

  @Test func labelsAreNeverDeserved() throws {
    let evidence = Sample.report([]).labelEvidence
    #expect(evidence.map(\.label) == NutritionLabel.allCases)
    #expect(evidence.allSatisfy { $0.summary.contains("cannot show") })
    #expect(evidence[0].supporting == ["2 of 3 controls have a name", "1 heading to walk by"])
    let against = try #require(Sample.report().labelEvidence.first { $0.label == .voiceOver })
    #expect(against.against.count == 1 && against.summary == "1 defect speaks against it.")
  }
}
