import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Text in a system font of a size in points.
public struct FixedFontSize: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "fixed-font-size", family: .textSize, severity: .warning, impact: .serious, wcag: ["1.4.4"],
    title: "text does not grow with the chosen text size",
    documentation: RuleDocumentation(
      reports: """
        Text drawn with `.font(.system(size: 14))`, whether the modifier stands on the text or on a view around it. \
        A font that has a name of its own is reported by `font-token-fixed`.
        """,
      why: """
        `system(size:)` keeps its points whatever text size people choose, so this text stays small beside everything \
        else that grows. The label "Larger Text" of the App Store asks for 200 percent.
        """,
      howToFix: """
        Use a text style: `.font(.subheadline)`. To keep the exact look at the default size, let a metric grow: \
        `@ScaledMetric(relativeTo: .body) var size = 14` and `.font(.system(size: size))`.
        """,
      elsewhere: """
        `label.font = .preferredFont(forTextStyle: .subheadline)` with `label.adjustsFontForContentSizeCategory = \
        true`.
        """,
      limits: """
        Symbols and other pictures are not text and are left alone, and so is a size that is a variable, since it \
        may be scaled. Words above each other in a small square, drawn as a picture, are for review, and so are annotations of a chart, the fonts that code gives to charts of the library Charts (once for each file), and labels placed on a drawing. Text of 28 points and more, text in widgets and titles of bars are notes. `Font.custom(_:size:)` follows \
        the text size by itself.
        """,
      references: [
        "Apple: SwiftUI documentation, Font.system(size:weight:design:) and ScaledMetric",
        "WCAG 2.2, 1.4.4 Resize Text",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Terms apply").font(↓.system(size: 14))
        }
        """,
        fixed: """
          var body: some View {
            Text("Terms apply").font(.subheadline)
          }
          """),
      .violation(
        """
        var body: some View {
          VStack { Text("Total"); Text(total) }
            .font(↓.system(size: 17, weight: .medium, design: .rounded))
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Total"); Text(total) }
              .font(.system(.body, design: .rounded).weight(.medium))
          }
          """),
      .violation(
        """
        var body: some View {
          Text(clock)
            .font(↓.system(size: 11, weight: .bold))
            .padding(.horizontal, 4)
            .frame(height: 16)
            .background(.red, in: .capsule)
        }
        """,
        fixed: """
          var body: some View {
            Text(clock)
              .font(.caption2.weight(.bold))
              .padding(.horizontal, 4)
              .frame(minHeight: 16)
              .background(.red, in: .capsule)
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Image(systemName: "figure.run")
            Text(minutes).font(↓.system(size: 17, weight: .bold))
            Text("Minutes").font(.caption)
          }
          .frame(height: 90)
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Image(systemName: "figure.run")
              Text(minutes).font(.body.weight(.bold))
              Text("Minutes").font(.caption)
            }
            .frame(minHeight: 90)
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { ScrollView(.horizontal) { Text(extras).font(↓.system(size: 13)) } }
            .frame(height: 28)
            .clipShape(Capsule())
        }
        """,
        fixed: """
          var body: some View {
            HStack { ScrollView(.horizontal) { Text(extras).font(.footnote) } }
              .frame(minHeight: 28)
              .clipShape(Capsule())
          }
          """),
      .violation(
        """
        struct Countdown: View {
          let left: Int
          var body: some View { Text("\\(left)").font(↓.system(size: 44, weight: .bold)) }
        }
        """,
        fixed: """
          struct Countdown: View {
            @ScaledMetric(relativeTo: .largeTitle) private var fontSize44: CGFloat = 44
            let left: Int
            var body: some View { Text("\\(left)").font(.system(size: fontSize44, weight: .bold)) }
          }
          """),
      .violation(
        """
        var body: some View {
          Button(action: pay) { Text("Pay").font(isLarge ? ↓.system(size: 20) : .body) }
        }
        """),
      .violation(
        """
        struct Letters {
          var small: Font = ↓.system(size: 12)
        }
        struct Terms: View {
          let letters: Letters
          var body: some View { Text("Terms apply").font(letters.small) }
        }
        """),
      .violation(
        """
        enum LetterSize {
          case small, large
          var points: CGFloat {
            switch self {
            case .small: return 12
            case .large: return 20
            }
          }
        }
        extension CGFloat {
          init(_ size: LetterSize) { self.init(size.points) }
        }
        struct Terms: View {
          var body: some View { Text("Terms apply").font(↓.system(size: CGFloat(.small))) }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            ZStack {
              RoundedRectangle(cornerRadius: 8).fill(.white)
              VStack { Text(month).font(.caption2); Text(day).font(↓.system(size: 18, weight: .bold)) }
            }
            .frame(width: 40, height: 40)
            Text(date.formatted())
          }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            Text(title)
            ZStack {
              Circle().fill(.red).frame(width: 20, height: 20)
              Text("\\(count)").font(↓.system(size: 11, weight: .bold))
            }
          }
        }
        """),
      .violation(
        """
        import Charts
        import UIKit
        struct Spendings: UIViewRepresentable {
          let amounts: [Double]
          func makeUIView(context: Context) -> BarChartView { BarChartView() }
          func updateUIView(_ chart: BarChartView, context: Context) {
            let data = BarChartData(dataSets: sets(of: amounts))
            data.setValueFont(↓UIFont(name: "HelveticaNeue-Light", size: 12)!)
            chart.xAxis.labelFont = .systemFont(ofSize: 12)
            chart.legend.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13))
            chart.data = data
          }
        }
        struct Year: View {
          let amounts: [Double]
          var body: some View { VStack { Text("Spendings"); Spendings(amounts: amounts) } }
        }
        """),
      .violation(
        """
        extension View {
          func ground(_ color: Color) -> some View { self.background(color) }
        }
        struct DayMark: View {
          let day: Int
          let side: CGFloat
          var body: some View {
            Text("\\(day)")
              .font(↓.system(size: 15))
              .frame(width: side, height: side)
              .ground(.red)
              .clipped()
              .cornerRadius(side / 2)
          }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Tell us in a few words what you miss in here.").font(↓.system(size: 28)).lineLimit(2)
            Text("Thank you").font(.body)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Tell us in a few words what you miss in here.").font(.title)
              Text("Thank you").font(.body)
            }
          }
          """),
      // It stays short enough for two lines.
      .violation(
        """
        var body: some View {
          VStack {
            Text("Tell us more").font(↓.system(size: 28)).lineLimit(2)
            Text("Thank you").font(.body)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Tell us more").font(.title).lineLimit(2)
              Text("Thank you").font(.body)
            }
          }
          """),
      .pass("var body: some View { Text(\"Terms apply\").font(.footnote) }"),
      .pass("var body: some View { Text(\"Terms apply\").font(.custom(\"Inter\", size: 13)) }"),
      .pass("var body: some View { Image(systemName: \"star\").font(.system(size: 20)) }"),
      .undecided(
        """
        @ScaledMetric private var size = 14.0
        var body: some View {
          Text("Terms apply").font(.system(size: size))
        }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let found = app.fonts.found.filter {
      $0.token == nil && !$0.isPicture && $0.style.kind == .systemSize && !Initials.are($0.text.drawnText) && !Initials.isSign($0.text)
    }
    let scaling = ScaledFontFix(found.isEmpty ? [] : app.project.files)
    return ChartFonts.outcomes(in: app.project) + found.map { found in
      let scaled = found.cap == nil ? scaling.fix(found, from: context.deploymentTarget(of: found.origin.file)) : nil
      let isHeld = found.style.size.map { FrameGrowth.isShapeTooSmall(under: found.text, size: $0, in: context) } ?? false
      let fix = isHeld || Self.isSqueezed(found.text, in: context) || Self.isClipped(found.text, in: context) ? nil
        : found.textStyleFix(in: context) ?? scaled ?? found.largerStyleFix(in: context)
      var violation = Violation(
        // That it stays is certain; that somebody has to read it is not: of 67 such findings in unknown apps, nine were of
        // logos, of words that are gone in a moment, and of code that nobody gets.
        "\(found.text.drawnNoun) stays at \(found.size) at every text size", certainty: .likely,
        severity: found.severity, at: found.origin, fixes: [fix.flatMap { Self.fix($0, givingRoomTo: found) }].compactMap { $0 },
        related: found.capPlace)
      violation.cause = found.namedSize.map { .look("size \($0)") }
      if Self.isDrawn(found.text, in: context) || FigureLabels.hold(found.text, in: app.project) { (violation.certainty, violation.fixes) = (.review, []) }
      return .violation(violation)
    }
  }

  /// What stands beside so wide a margin has no room for larger letters: the layout has to change with the font.
  private static func isSqueezed(_ text: AccessibilityElement, in context: RuleContext) -> Bool {
    guard let call = context.call(at: text.expression) else { return false }
    return CodeChain(reading: call).links.contains { link in
      link.name == "padding" && (link.call.arguments.last?.value.numberValue ?? 0) > widestMargin
    }
  }

  /// A frame of a width and a height that the text is cut off at, of a size that only run time knows: the circle of a day.
  private static func isClipped(_ text: AccessibilityElement, in context: RuleContext) -> Bool {
    // A modifier of the project counts as the end of the element, which may be in its code; the clipping stands behind it.
    let written = text.appearance.font.flatMap { ModifierChain.whole(around: $0.modifier) }
    let chains = [text.expression, written].compactMap(\.self).compactMap { context.call(at: $0) }
    return chains.contains { call in
      let links = CodeChain(reading: call).links
      guard let frame = links.firstIndex(where: { link in
        link.name == "frame" && link.call.argument("width") != nil && link.call.argument("height").map { $0.numberValue == nil } ?? false
      }) else { return false }
      return links[frame...].contains { clipping.contains($0.name) }
    }
  }

  private static let clipping = FrameworkNames.names(.clippingModifier)

  /// Points, half the width of a small phone.
  private static let widestMargin = 180.0

  /// Words one above the other in a small square are drawn as a picture is, such as a page of a calendar: larger letters
  /// have no room there, and what stands beside it may say the same.
  private static func isDrawn(_ text: AccessibilityElement, in context: RuleContext) -> Bool {
    guard let modifier = text.appearance.fixedHeight?.modifier.atDot, let call = context.call(at: modifier) else { return false }
    let chain = CodeChain(reading: call)
    guard let frame = chain.links.last?.call, let width = frame.argument("width")?.numberValue,
      let height = frame.argument("height")?.numberValue, width == height, height <= largestPicture else { return false }
    // The number of a step on its disc.
    if let number = text.label?.value.literal, (1...2).contains(number.count), number.allSatisfy(\.isNumber) { return true }
    var texts = 0
    for closure in chain.call?.closures ?? [] {
      CodeWalk.expressions(of: closure.body) { if $0.callName == "Text" { texts += 1 } }
    }
    return texts > 1
  }

  /// The height of a row with such a picture at its beginning, in points (Apple: Human Interface Guidelines, Layout: a
  /// control of 44 points, with some room around it).
  private static let largestPicture = 64.0

  /// The limit to a few lines, written at a sentence that has no room in them any more at twice the size.
  private static func outgrownLimit(of text: AccessibilityElement, size: Double) -> SourceRange? {
    guard text.framework == .swiftUI, text.viewName == "Text", let limit = text.appearance.lineLimit, let lines = limit.single, lines > 1,
      let label = text.label, let words = label.value.literal, label.source.map({ text.source.contains($0) }) ?? false,
      case let modifier = limit.modifier.atDot, text.expression.contains(modifier),
      LetterSize.width(of: words, size: size * 2) > Double(lines) * widestLine else { return nil }
    return modifier
  }

  /// Points, the width of a phone without its margins.
  private static let widestLine = 360.0

  /// With the frame that would cut the letters off, which grows with them; nil where it cannot.
  private static func fix(_ fix: Fix, givingRoomTo found: FontSurvey.Found) -> Fix? {
    guard let size = found.style.size else { return fix }
    let edits = fix.edits + [outgrownLimit(of: found.text, size: size).map(FixBuilder.removing)].compactMap(\.self)
    guard let frame = FrameGrowth.limit(of: found.text, size: size) else { return Fix(fix.title, safety: fix.safety, edits: edits) }
    return FrameGrowth.edit(frame).map { Fix(fix.title, safety: fix.safety, edits: edits + [$0]) }
  }
}
