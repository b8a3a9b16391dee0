extension SelectionStateMissing {
  /// Looks that several tests decide about, and flags that a tap turns.
  static let furtherExamples: [Example] = [
    .violation(
      """
      struct Chips: View {
        @Binding var tags: Set<String>
        let all: [String]
        var body: some View {
          ForEach(all, id: \\.self) { tag in
            ↓Text(tag).padding()
              .background(tags.contains(tag) ? Color.accentColor : Color.gray)
              .onTapGesture { if tags.contains(tag) { tags.remove(tag) } else { tags.insert(tag) } }
          }
        }
      }
      struct FilterView: View {
        @State private var words: Set<String> = []
        let all: [String]
        var body: some View { Chips(tags: $words, all: all) }
      }
      """),
    .pass(
      """
      struct Chips: View {
        @Binding var tags: Set<String>
        let all: [String]
        var body: some View {
          ForEach(all, id: \\.self) { tag in
            Button(tag) { if tags.contains(tag) { tags.remove(tag) } else { tags.insert(tag) } }
              .background(tags.contains(tag) ? Color.accentColor : Color.gray)
              .accessibilityAddTraits(tags.contains(tag) ? .isSelected : [])
          }
        }
      }
      struct FilterView: View {
        @State private var words: Set<String> = []
        let all: [String]
        var body: some View { Chips(tags: $words, all: all) }
      }
      """),
    .violation(
      """
      struct TopicsView: View {
        let topics: [String]
        @State private var wanted: Set<String> = []
        var body: some View {
          ForEach(topics, id: \\.self) { topic in
            ↓Button {
              if wanted.contains(topic) { wanted.remove(topic) } else { wanted.insert(topic) }
            } label: {
              Text(topic).background(wanted.contains(topic) ? Color.black : .white)
            }
          }
        }
      }
      """,
      fixed: """
        struct TopicsView: View {
          let topics: [String]
          @State private var wanted: Set<String> = []
          var body: some View {
            ForEach(topics, id: \\.self) { topic in
              Button {
                if wanted.contains(topic) { wanted.remove(topic) } else { wanted.insert(topic) }
              } label: {
                Text(topic).background(wanted.contains(topic) ? Color.black : .white)
              }
              .accessibilityAddTraits(wanted.contains(topic) ? .isSelected : [])
            }
          }
        }
        """),
    .violation(
      """
      final class FilterModel: ObservableObject {
        @Published var filters: [String] = []
        func hasFilter(_ subject: String) -> Bool { filters.contains { $0.hasPrefix(subject) } }
        func tapped(_ subject: String) { filters.append(subject) }
      }
      struct SubjectsView: View {
        let subjects: [String]
        @StateObject var model = FilterModel()
        var body: some View {
          ForEach(subjects, id: \\.self) { subject in
            ↓Button { model.tapped(subject) } label: { Text(subject).foregroundStyle(model.hasFilter(subject) ? .black : .white) }
          }
        }
      }
      """),
    .pass(
      """
      struct SectionsView: View {
        let sections: [String]
        @State private var expanded: Set<String> = []
        var body: some View {
          ForEach(sections, id: \\.self) { section in
            Button { expanded.insert(section) } label: {
              Text(section).foregroundStyle(expanded.contains(section) ? .black : .gray)
            }
          }
        }
      }
      """),
    // The tick gives way to other symbols, so it says what it says.
    .pass(
      """
      struct CategoryRow: View {
        let name: String
        let isAll: Bool
        let isSome: Bool
        @State private var isOpen = false
        var body: some View {
          Button { isOpen.toggle() } label: {
            HStack {
              Text(name)
              if isAll { Image(systemName: "checkmark.circle.fill") }
              else if isSome { Image(systemName: "minus.circle.fill") }
              else { Image(systemName: "circle") }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct StylesView: View {
        let styles: [Style]
        @State private var chosen: Style?
        var body: some View {
          ForEach(styles) { style in
            ↓HStack {
              Text(style.name)
              Image(systemName: "checkmark.circle.fill").foregroundStyle(chosen == style ? .blue : .gray)
            }
            .onTapGesture { chosen = style }
          }
        }
      }
      """,
      fixed: """
        struct StylesView: View {
          let styles: [Style]
          @State private var chosen: Style?
          var body: some View {
            ForEach(styles) { style in
              HStack {
                Text(style.name)
                Image(systemName: "checkmark.circle.fill").foregroundStyle(chosen == style ? .blue : .gray)
                  .accessibilityHidden(true)
              }
              .onTapGesture { chosen = style }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(chosen == style ? [.isButton, .isSelected] : .isButton)
            }
          }
        }
        """),
    .pass(
      """
      struct SeatsView: View {
        let guests: [Guest]
        @State private var held: Guest?
        var body: some View {
          ForEach(guests) { guest in
            let isPicked = held == guest
            HStack {
              Text(guest.name)
              Text(isPicked ? "moving" : "move")
            }
            .background(isPicked ? Color.yellow : .clear)
            .onTapGesture { held = guest }
          }
        }
      }
      """),
    .violation(
      """
      struct LinesView: View {
        let lines: [Line]
        @State private var focused: Int?
        var body: some View {
          ForEach(lines) { line in
            HStack {
              ↓Button("Listen") { focused = line.id }
              Button("Lock") { lock(line) }
            }
            .background(focused == line.id ? Color.yellow : .clear)
          }
        }
      }
      """),
    .violation(
      """
      let words: [Word]
      var body: some View {
        ForEach(words) { word in
          if word.isSelected {
            ↓Button(word.text) { choose(word) }
              .foregroundStyle(.white)
              .background(Capsule().fill(.black))
          } else {
            Button(word.text) { choose(word) }
              .foregroundStyle(.black)
              .background(Capsule().stroke(.gray))
          }
        }
      }
      """,
      fixed: """
        let words: [Word]
        var body: some View {
          ForEach(words) { word in
            if word.isSelected {
              Button(word.text) { choose(word) }
                .foregroundStyle(.white)
                .background(Capsule().fill(.black))
                .accessibilityAddTraits(.isSelected)
            } else {
              Button(word.text) { choose(word) }
                .foregroundStyle(.black)
                .background(Capsule().stroke(.gray))
            }
          }
        }
        """),
    .pass(
      """
      let words: [Word]
      var body: some View {
        ForEach(words) { word in
          if word.isSelected {
            Button(word.text) { choose(word) }
              .foregroundStyle(.white)
              .accessibilityAddTraits(.isSelected)
          } else {
            Button(word.text) { choose(word) }
              .foregroundStyle(.black)
          }
        }
      }
      """),
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
      @Binding var chosen: Mark
      var body: some View {
        ForEach(Mark.all) { mark in
          ↓ZStack {
            if mark == chosen { Circle().fill(.blue) } else { Circle().fill(.gray) }
            Image(systemName: mark.symbol)
          }
          .onTapGesture { chosen = mark }
        }
      }
      """),
    .pass(
      """
      @Binding var chosen: Mark
      var body: some View {
        ForEach(Mark.all) { mark in
          ZStack {
            if mark == chosen { Circle().fill(.blue) } else { Circle().fill(.gray) }
            Image(systemName: mark.symbol)
          }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(mark == chosen ? [.isButton, .isSelected] : .isButton)
          .onTapGesture { chosen = mark }
        }
      }
      """),
    .pass(
      """
      @State private var status = Status.idle
      let player: Player
      var body: some View {
        Button("Play") {
          player.play()
          status = player.status
        }
        .disabled(status == .playing)
        .opacity(status == .playing ? 0.7 : 1)
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
    .violation(
      """
      struct PeriodField: View {
        @Binding var isSelected: Bool
        @Binding var day: Date?
        var onTap: (() -> Void)?
        var onClear: (() -> Void)?
        var body: some View {
          ↓HStack {
            VStack { Text("Start"); Text(day?.formatted() ?? "None") }
            if isSelected && day != nil { Button("Clear") { onClear?() } }
          }
          .background(isSelected ? Color.white : Color.gray)
          .onTapGesture { onTap?() }
        }
      }
      """),
    // It is grey because it cannot be pressed, which is heard, whatever the caller calls that.
    .pass(
      """
      struct StepButton: View {
        let title: String
        let isReady: Bool
        let go: () -> Void
        var body: some View {
          Button(action: go) {
            ZStack { RoundedRectangle(cornerRadius: 8).fill(isReady ? Color.accentColor : Color.gray); Text(title) }
          }
          .disabled(!isReady)
        }
      }
      struct RolePage: View {
        @State private var isSelected = false
        var body: some View { StepButton(title: "Next", isReady: isSelected) { go() } }
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
