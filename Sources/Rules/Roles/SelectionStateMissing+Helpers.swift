extension SelectionStateMissing {
  /// Looks that code elsewhere decides about, and words that depend on something else.
  static let helperExamples: [Example] = [
    // The group is handed what the screen keeps, and each button what sets it.
    .violation(
      """
      struct Screen: View {
        @State private var span = 0
        var body: some View { VStack { SpanPicker(chosen: $span); Text("Sales") } }
      }
      struct SpanPicker: View {
        @Binding var chosen: Int
        var body: some View {
          HStack { ForEach(0..<3) { index in SpanButton(place: index, chosen: chosen) { chosen = index } } }
        }
      }
      struct SpanButton: View {
        let place: Int
        let chosen: Int
        let pick: () -> Void
        var body: some View {
          ↓Button { pick() } label: { Text("Week").background(chosen != place ? Color.clear : Color.yellow) }
        }
      }
      """),
    .violation(
      """
      struct Cart: View {
        @Binding var chosen: [Song]
        let song: Song
        var body: some View {
          ↓VStack { Text(song.title) }
            .onTapGesture { if chosen.contains(song) { chosen = chosen.filter { $0 != song } } else { chosen.append(song) } }
            .background(chosen.contains(song) == true ? Color.yellow : .clear)
        }
      }
      """),
    .violation(
      """
      enum Order { case name, date }
      struct OrderView: View {
        @State private var order = Order.name
        var body: some View {
          HStack {
            option("By name", .name) { order = .name }
            option("By date", .date) { order = .date }
          }
        }
        func option(_ title: String, _ sort: Order, action: @escaping () -> Void) -> some View {
          ↓Button(action: action) { Text(title) }
            .background(order == sort ? Color.blue : Color.gray)
        }
      }
      """),
    .pass(
      """
      enum Order { case name, date, none }
      struct OrderView: View {
        @State private var order = Order.name
        var body: some View { option("By name", .name) { reload() } }
        func option(_ title: String, _ sort: Order, action: @escaping () -> Void) -> some View {
          Button(action: action) { Text(title) }.background(order == sort ? Color.blue : Color.gray)
        }
      }
      """),
    .violation(
      """
      struct Goals: View {
        @ObservedObject var model: GoalModel
        var body: some View {
          ForEach(Goal.allCases) { goal in
            ↓Button { model.toggle(goal) } label: { Text(goal.rawValue).background(model.isSelected(goal) ? .blue : .clear) }
          }
        }
      }
      final class GoalModel: ObservableObject {
        @Published var goals: [Goal] = []
        func isSelected(_ goal: Goal) -> Bool { goals.contains(goal) }
        func toggle(_ goal: Goal) { if isSelected(goal) { goals.removeAll { $0 == goal } } else { goals.append(goal) } }
      }
      enum Goal: String, CaseIterable, Identifiable { case run, swim; var id: String { rawValue } }
      """,
      fixed: """
        struct Goals: View {
          @ObservedObject var model: GoalModel
          var body: some View {
            ForEach(Goal.allCases) { goal in
              Button { model.toggle(goal) } label: { Text(goal.rawValue).background(model.isSelected(goal) ? .blue : .clear) }
                .accessibilityAddTraits(model.isSelected(goal) ? .isSelected : [])
            }
          }
        }
        final class GoalModel: ObservableObject {
          @Published var goals: [Goal] = []
          func isSelected(_ goal: Goal) -> Bool { goals.contains(goal) }
          func toggle(_ goal: Goal) { if isSelected(goal) { goals.removeAll { $0 == goal } } else { goals.append(goal) } }
        }
        enum Goal: String, CaseIterable, Identifiable { case run, swim; var id: String { rawValue } }
        """),
    .violation(
      """
      struct Filters: View {
        let chosen: Kind
        let choose: (Kind) -> Void
        var body: some View {
          HStack { ForEach(Kind.allCases) { kind in ↓Button { choose(kind) } label: { label(for: kind) } } }
        }
        func label(for kind: Kind) -> some View {
          let isSelected = chosen == kind
          return HStack { Text(kind.rawValue) }.background(isSelected ? Color.blue : Color.clear)
        }
      }
      enum Kind: String, CaseIterable, Identifiable { case all, unread; var id: String { rawValue } }
      """),
    .violation(
      """
      @State private var chosen = ""
      let folder: Folder
      var body: some View {
        ↓Button { chosen = folder.name } label: {
          HStack { Text(folder.name); Text(folder.count == 1 ? "One letter" : "Several letters") }
            .background(chosen == folder.name ? Color.blue : Color.clear)
        }
      }
      """),
    .pass(
      """
      @State private var chosen = ""
      let folder: Folder
      var body: some View {
        Button { chosen = folder.name } label: {
          HStack { Text(folder.name); Text(chosen == folder.name ? "Open" : "Closed") }
            .background(chosen == folder.name ? Color.blue : Color.clear)
        }
      }
      """),
  ]
}
