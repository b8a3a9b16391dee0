import AccessibilityModel
import SourceModel

extension UIKitFix {
  /// Sets properties of an object of an interface file where code runs once for each object: beside what sets up its
  /// outlet there, else when the outlet is connected.
  static func settingOnce(
    on element: AccessibilityElement, _ assignments: (_ receiver: String) -> [String]
  ) -> SourceEdit? {
    guard let platform = element.platform else { return nil }
    let beside = platform.setUpOnce.reversed().compactMap { statement in
      edit(after: statement, on: element) { receiver in lines(assignments(receiver), receiver, after: statement) }
    }.first { $0.range.file !== element.source.file }
    return beside ?? observing(element, assignments)
  }

  /// An observer for an outlet that has none: `{ didSet { … } }` behind it.
  static func observing(
    _ element: AccessibilityElement, _ assignments: (_ receiver: String) -> [String]
  ) -> SourceEdit? {
    guard let outlet = element.platform?.outlet, let name = element.platform?.reference,
      let last = outlet.text.last, "!?".contains(last), let end = endOfLine(of: outlet), end == outlet.end
    else { return nil }
    let outer = outlet.file.indentation(at: outlet.start)
    let step = step(in: outer)
    let receiver = last == "?" ? name + "?" : name
    let inner = assignments(receiver).map { outer + step + step + "\(receiver).\($0)" }
    let lines = [" {", outer + step + "didSet {"] + inner + [outer + step + "}", outer + "}"]
    return .insertion(of: lines.joined(separator: outlet.file.lineEnding), at: outlet.end, in: outlet.file)
  }
}
