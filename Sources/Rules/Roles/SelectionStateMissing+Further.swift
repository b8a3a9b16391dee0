extension SelectionStateMissing {
  /// Looks that several tests decide about, and flags that a tap turns.
  static let furtherExamples: [Example] = [
    .violation(
      """
      struct PlanView: View {
        let plans: [Plan]
        @State private var chosen: Plan?
        var body: some View {
          ForEach(plans) { plan in
            ↓Button { chosen = plan } label: { PlanCard(isSelected: chosen == plan, plan: plan) }
          }
        }
      }
      struct PlanCard: View {
        let isSelected: Bool
        let plan: Plan
        var border: Color { !plan.isOffered ? .gray.opacity(0.5) : isSelected ? .accentColor : .gray }
        var body: some View { Text(plan.name).overlay(RoundedRectangle(cornerRadius: 3).stroke(border)) }
      }
      """),
    .violation(
      """
      @State private var isFiltered = false
      let category: Category
      var body: some View {
        ↓Button { isFiltered.toggle() } label: {
          Text(category.name).background(isFiltered ? category.color.opacity(0.3) : category.color)
        }
      }
      """),
    .violation(
      """
      struct MoodList: View {
        let moods: [Mood]
        @State private var chosen: Int?
        var body: some View {
          ForEach(moods) { mood in
            ↓card(mood).padding(8)
              .onTapGesture { chosen = mood.id }
          }
        }
        func card(_ mood: Mood) -> some View {
          VStack {
            Image(mood.picture, label: Text(mood.shape))
            Text(mood.name).font(chosen == mood.id ? .title : .body)
          }
        }
      }
      """,
      fixed: """
        struct MoodList: View {
          let moods: [Mood]
          @State private var chosen: Int?
          var body: some View {
            ForEach(moods) { mood in
              card(mood).padding(8)
                .onTapGesture { chosen = mood.id }
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(chosen == mood.id ? [.isButton, .isSelected] : .isButton)
            }
          }
          func card(_ mood: Mood) -> some View {
            VStack {
              Image(mood.picture, label: Text(mood.shape))
              Text(mood.name).font(chosen == mood.id ? .title : .body)
            }
          }
        }
        """),
    .pass(
      """
      @State private var isExpanded = false
      var body: some View {
        Button { isExpanded.toggle() } label: { Text("Details").foregroundStyle(isExpanded ? .blue : .gray) }
      }
      """),
  ]
}
