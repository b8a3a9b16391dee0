import SourceModel
import SwiftSource

// Drawings that are another one with every frame, such as particles that fly: they adorn, and nobody reads them.
extension DrawnContentUnrepresented {
  /// What is drawn anew with every frame (Apple: documentation of AnimationTimelineSchedule) is no content to be told.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.filter { finding in
      guard isOfWholeDrawing(finding), let part = project.code.part(around: finding.place) else { return true }
      return !part.calls(ofFunction: "TimelineView").contains { view in
        view.expression.range.contains(finding.place) && isEveryFrame(view.call)
      }
    }
  }

  private static func isEveryFrame(_ timeline: Call) -> Bool {
    guard let schedule = timeline.arguments.first?.value else { return false }
    switch schedule.kind {
    case .member(_, "animation"): return true
    case .call(let call): if case .member(_, "animation") = call.callee.kind { return true } else { return false }
    default: return false
    }
  }

  /// That of a canvas as a whole, as opposed to what is dragged or tapped on it.
  private static func isOfWholeDrawing(_ finding: Finding) -> Bool {
    finding.message.hasSuffix("draws something that assistive technologies do not find")
  }

  static let frames: [Example] = [
    .pass(
      """
      struct DotPattern: View {
        var body: some View { Canvas { context, size in context.fill(dots(in: size), with: .color(.gray)) } }
      }
      struct HelpDot: View {
        @State private var hoverProgress = 0.0
        var body: some View { Circle().trim(from: 0, to: hoverProgress).stroke(.gray) }
      }
      """),
    .pass(
      """
      struct Sparks: View {
        let sparks: [Spark]
        var body: some View {
          TimelineView(.animation) { timeline in
            Canvas { context, size in
              for spark in sparks { context.fill(spark.path(at: timeline.date, in: size), with: .color(.yellow)) }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Minutes: View {
        var body: some View {
          TimelineView(.everyMinute) { timeline in
            ↓Canvas { context, size in context.stroke(hand(at: timeline.date, in: size), with: .color(.red)) }
          }
        }
      }
      """),
  ]
}
