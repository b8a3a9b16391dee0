import AccessibilityModel
import SourceModel

/// Colours that content brings along, such as that of a task's status, where nothing else on the screen says it.
extension ColourOnlyState {
  struct Brought {
    let grade: ContentGrade
    let noun: String
    let place: SourceRange
  }

  /// The parts of an element whose colour only run time knows, and that by its names comes with a status or with what the
  /// thing belongs to: `Circle().fill(Color(hex: task.status.color))`.
  static func brought(to whole: AccessibilityElement) -> [Brought] {
    ([whole] + whole.content).compactMap { element in
      guard element.exposure != .hidden, [.shape, .text].contains(element.role) else { return nil }
      let settings = [element.appearance.foreground, element.role == .text ? element.appearance.background : nil]
      return settings.lazy.compactMap(\.self).compactMap { setting -> Brought? in
        guard setting.options.count == 1, setting.options[0].value.colors == nil, let grade = grade(in: setting.argument.text)
        else { return nil }
        return Brought(
          grade: grade, noun: element.role == .shape ? element.viewName.lowercased() : element.drawnNoun, place: setting.argument)
      }.first
    }
  }

  private static func grade(in code: String) -> ContentGrade? {
    // A choice of colours is told by what decides it.
    guard !code.contains(" ? "), !code.contains("{") else { return nil }
    let plain = code.filter { $0 != "?" && $0 != "!" }
    return ValuePaths.all(in: plain).sorted().lazy.compactMap { ContentGrade(of: $0) { _ in false } }.first
  }

  static let contentExamples: [Example] = [
    .violation(
      """
      struct Task: Identifiable { let id: Int; let title: String; let status: Status }
      struct Status { let name: String; let color: String }
      struct TasksView: View {
        let tasks: [Task]
        var body: some View {
          List(tasks) { task in
            HStack {
              Circle().fill(↓Color(hex: task.status.color)).frame(width: 10, height: 10)
              Text(task.title)
            }
          }
        }
      }
      """),
    .pass(
      """
      struct Task: Identifiable { let id: Int; let title: String; let status: Status }
      struct Status { let name: String; let color: String }
      struct TasksView: View {
        let tasks: [Task]
        var body: some View {
          List(tasks) { task in
            HStack {
              Circle().fill(Color(hex: task.status.color)).frame(width: 10, height: 10)
              Text(task.title)
              Text(task.status.name)
            }
          }
        }
      }
      """),
  ]
}
