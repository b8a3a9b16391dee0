import AccessibilityModel
import ArgumentParser
import AuditReport
import Configuration
import EarshotCore
import EarshotServer
import Foundation
import PlatformKnowledge
import Reporting
import Rules

struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a report to look at, to listen to and to audit by.",
    discussion: """
      One page that needs nothing else: totals, every finding with its source and what is heard before and after, every \
      screen as a picture of its stops that can be listened to, what was not followed, what source shows by criterion \
      of WCAG 2.2, EN 301 549 and Section 508, and evidence for the Accessibility Nutrition Labels.

      EXAMPLES
        earshot report --output report.html
        earshot report --format openacr --app Larkspur --email a@b.org -o acr.yaml
        earshot report --format json --date 2026-11-21 --output 2026-11-21.json
        earshot report --history 2026-10.json --history 2026-11.json -o report.html
        earshot report --badge badge.svg --output report.html
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case html, openacr, json, markdown, badge }

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: RuleOptions

  @Option(help: "The form of the report.")
  var format: Format = .html

  @OptionGroup var output: OutputOptions

  @Option(help: ArgumentHelp("The name of the app. (default: that of the folder)", valueName: "name"))
  var app: String?

  @Option(help: ArgumentHelp("The version of the app.", valueName: "version"))
  var appVersion: String?

  @Option(help: ArgumentHelp("The date to put on the report. Without it there is none.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("Who answers for the report.", valueName: "name"))
  var author: String?

  @Option(help: ArgumentHelp("The address of whoever answers for it, which OpenACR asks for.", valueName: "address"))
  var email: String?

  @Option(
    name: .customLong("en301549"),
    help: ArgumentHelp("The version of EN 301 549.", valueName: "version"))
  var standard: EN301549Version = .v3

  @Option(
    help: ArgumentHelp(
      "An earlier report, or the results of 'check', as JSON: shows how the totals change. May be repeated, the oldest "
        + "first.", valueName: "file"),
    completion: .file())
  var history: [String] = []

  @Option(
    help: ArgumentHelp("Also write a badge with the numbers of errors and warnings.", valueName: "file"),
    completion: .file())
  var badge: String?

  mutating func validate() throws {
    try OutputOptions.check(badge, option: "--badge")
    let read = history + [input.work.config].compactMap(\.self)
    try OutputOptions.check(badge, option: "--badge", isNot: read)
    try OutputOptions.check(output.output, option: "--output", isNot: read)
  }

  mutating func run() async throws {
    // Before the work: nobody wants to wait for a message about a misspelt name.
    let earlier = try history.map(totals)
    let (named, paths) = selection.split(paths: input.paths)
    let configuration = try input.configurationFile()?.configuration ?? Configuration()
    let resolved = try selection.resolve(named, configuration)
    var options = input.analysisOptions(paths: paths, configuration)
    options.rules = Set(resolved.rules.map(\.id))
    options.policy = resolved.policy
    options.states = .allNotingFirst
    options.followsActions = true
    options.accounts = true
    let analysis = try await input.analyse(options)
    if !analysis.failedAltogether {
      let report = AuditReport(
        analysis, product: product(of: analysis), rules: resolved.rules, standard: standard, claims: options.claims,
        history: earlier)
      if let badge { try AtomicFile.write(Array(report.badge().utf8), to: badge) }
      try output.write(render(report))
    }
    try input.checkInput(analysis)
  }

  private func render(_ report: AuditReport) -> String {
    switch format {
    case .html: report.html()
    case .openacr: report.openACR()
    case .json: report.json()
    case .markdown: report.markdown()
    case .badge: report.badge()
    }
  }

  private func product(of analysis: Analysis) -> AuditedProduct {
    // A folder that was named is the app, whatever project it lies in.
    let named = input.paths.count == 1 ? input.paths[0].split(separator: "/").last.map(String.init) : nil
    let folder = analysis.project.root.split(separator: "/").last.map(String.init)
    return AuditedProduct(
      name: app ?? named.flatMap { [".", "..", "-"].contains($0) ? nil : $0 } ?? folder ?? "The app", version: appVersion, date: date, author: author, email: email)
  }

  private func totals(in path: String) throws -> ReportTotals {
    guard let data = FileManager.default.contents(atPath: input.absolute(path)) else {
      throw Failure("\(path): no such file")
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let totals = ReportTotals(json: Array(data), name: name) else {
      throw Failure("\(path): is no report or result of 'check' in JSON")
    }
    return totals
  }
}

extension EN301549Version: ExpressibleByArgument {}

extension AuditReport {
  /// - Parameter rules: Those that were asked.
  init(
    _ analysis: Analysis, product: AuditedProduct, rules: [RuleMetadata], standard: EN301549Version,
    claims: [NutritionClaim], history: [ReportTotals]
  ) {
    let setAside = analysis.suppressed.map { SetAsideFinding($0.finding, .comment, reason: $0.reason) }
    var check = CheckReport(
      findings: analysis.findings, problems: analysis.problems, coverage: Coverage(analysis.statistics), rules: rules,
      setAside: setAside + analysis.baselined.map { SetAsideFinding($0, .baseline) })
    check.accounting = analysis.accounting.map(AccountingSummary.init)
    let voiceOver = analysis.voiceOver
    let voiceControl = analysis.voiceControl
    let screens = ScreenList(analysis).screens { $0.kind != .preview }.map { screen in
      AuditScreen(
        ScreenTranscript(screen, voiceOver: voiceOver, isTranslation: analysis.isReadInTranslation),
        voiceControl: voiceControl)
    }
    let gaps = analysis.statistics.reasons.map {
      CoverageGap(kind: $0.reason.kind.rawValue, explanation: $0.reason.explanation, elements: $0.count)
    }
    self.init(
      product: product, check: check, accepted: analysis.baselined, screens: screens, map: AuditMap(analysis.screenMap), gaps: gaps, standard: standard,
      claims: claims.map(\.label), history: history, locale: analysis.locale)
    unheard = analysis.accounting.map(UnheardReason.list) ?? []
  }
}

extension UnheardReason {
  /// What of an app is on no screen, the most frequent reasons first.
  fileprivate static func list(_ accounting: Accounting) -> [UnheardReason] {
    func reasons(_ items: [Accounting.Item], isGap: Bool) -> [UnheardReason] {
      Dictionary(grouping: items, by: \.reason).values.compactMap { items in
        items.min { $0.place < $1.place }.map { first in
          UnheardReason(
            reason: first.reason, isGap: isGap, expressions: items.count, view: first.view, file: first.place.file.path,
            line: first.place.startPosition.line)
        }
      }.sorted { ($1.expressions, $0.reason) < ($0.expressions, $1.reason) }
    }
    return reasons(accounting.unfollowed, isGap: true) + reasons(accounting.unreached, isGap: false)
  }
}
