extension IconButtonName {
  /// Names that say of what: of a row, of a search, of what lies on either side of an arrow or a sign.
  static let ofWhat: [Example] = [
    .violation(
      """
      struct Plans: View {
        @State var plans: [Plan]
        var body: some View {
          ForEach(plans) { plan in
            HStack {
              VStack { Text(plan.title); Text(plan.note) }
              ↓Button { planForEditing = plan } label: { Image(systemName: "slider.horizontal.3") }
            }
          }
        }
      }
      """,
      fixed: """
        struct Plans: View {
          @State var plans: [Plan]
          var body: some View {
            ForEach(plans) { plan in
              HStack {
                VStack { Text(plan.title); Text(plan.note) }
                Button { planForEditing = plan } label: { Image(systemName: "slider.horizontal.3") }
                  .accessibilityLabel("Edit \\(plan.title)")
              }
            }
          }
        }
        """),
    .violation(
      """
      struct Teams: View {
        @State var teams: [Team]
        var body: some View {
          ForEach(teams) { team in
            Text(team.name)
            ForEach(team.people) { person in
              HStack { PersonPicture(person); ↓Button { team.people.removeAll { $0 == person } } label: { Image(systemName: "xmark") } }
            }
          }
        }
      }
      struct PersonPicture: View {
        let person: Person
        var body: some View { Circle().accessibilityHidden(true) }
      }
      """,
      fixed: """
        struct Teams: View {
          @State var teams: [Team]
          var body: some View {
            ForEach(teams) { team in
              Text(team.name)
              ForEach(team.people) { person in
                HStack { PersonPicture(person); Button { team.people.removeAll { $0 == person } } label: { Image(systemName: "xmark") }
                  .accessibilityLabel("Remove") }
              }
            }
          }
        }
        struct PersonPicture: View {
          let person: Person
          var body: some View { Circle().accessibilityHidden(true) }
        }
        """),
    .violation(
      """
      let stickers: [Sticker]
      var body: some View {
        ForEach(stickers) { sticker in
          ↓Button { pick(sticker) } label: { Image("Stickers/\\(sticker.id)") }
        }
      }
      """,
      fixed: """
        let stickers: [Sticker]
        var body: some View {
          ForEach(stickers) { sticker in
            Button { pick(sticker) } label: { Image("Stickers/\\(sticker.id)") }
              .accessibilityLabel(<#text for each picture#>)
          }
        }
        """),
    .violation(
      """
      @State private var text = ""
      var body: some View {
        HStack {
          TextField("Search trails", text: $text)
          ↓Button { text = "" } label: { Image(systemName: "xmark.circle.fill") }
        }
      }
      """,
      fixed: """
        @State private var text = ""
        var body: some View {
          HStack {
            TextField("Search trails", text: $text)
            Button { text = "" } label: { Image(systemName: "xmark.circle.fill") }
              .accessibilityLabel("Clear search")
          }
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { startRound() } label: { Image(systemName: "play.fill") }
      }
      """,
      fixed: """
        var body: some View {
          Button { startRound() } label: { Image(systemName: "play.fill") }.accessibilityLabel("Start round")
        }
        """),
    .violation(
      """
      struct RegisterView: View {
        @Binding var isRegister: Bool
        var body: some View {
          ↓Button { isRegister.toggle() } label: { Image(systemName: "arrow.left") }
        }
      }
      """,
      fixed: """
        struct RegisterView: View {
          @Binding var isRegister: Bool
          var body: some View {
            Button { isRegister.toggle() } label: { Image(systemName: "arrow.left") }.accessibilityLabel("Back")
          }
        }
        """),
    .violation(
      """
      enum Theme: CaseIterable {
        case sand, sea
        var title: String { self == .sand ? "Sand" : "Sea" }
        var tint: Color { self == .sand ? .brown : .blue }
      }
      struct ThemePicker: View {
        @State private var chosen = Theme.sand
        var body: some View {
          ForEach(Theme.allCases, id: \\.self) { theme in
            ↓Button { chosen = theme } label: { Circle().fill(theme.tint).frame(width: 44, height: 44) }
          }
        }
      }
      """,
      fixed: """
        enum Theme: CaseIterable {
          case sand, sea
          var title: String { self == .sand ? "Sand" : "Sea" }
          var tint: Color { self == .sand ? .brown : .blue }
        }
        struct ThemePicker: View {
          @State private var chosen = Theme.sand
          var body: some View {
            ForEach(Theme.allCases, id: \\.self) { theme in
              Button { chosen = theme } label: { Circle().fill(theme.tint).frame(width: 44, height: 44) }
                .accessibilityLabel(theme.title)
            }
          }
        }
        """),
  ] + pairs

  /// What stands on either side of what it changes.
  private static let pairs: [Example] = [
    .violation(
      """
      struct MonthBar: View {
        @State private var passed = 0
        var body: some View {
          HStack {
            Button { passed += 1 } label: { Image(systemName: "chevron.left.circle.fill") }.accessibilityLabel("Previous month")
            Text(name)
            ↓Button { if passed > 0 { passed -= 1 } } label: { Image(systemName: "chevron.right.circle.fill") }
          }
        }
      }
      """,
      fixed: """
        struct MonthBar: View {
          @State private var passed = 0
          var body: some View {
            HStack {
              Button { passed += 1 } label: { Image(systemName: "chevron.left.circle.fill") }.accessibilityLabel("Previous month")
              Text(name)
              Button { if passed > 0 { passed -= 1 } } label: { Image(systemName: "chevron.right.circle.fill") }
                .accessibilityLabel("Next month")
            }
          }
        }
        """),
    .violation(
      """
      struct Bar: View {
        @State private var shown = Date.now
        var body: some View {
          HStack {
            ↓Button { shown = calendar.date(byAdding: .weekOfYear, value: -1, to: shown)! } label: { Image(systemName: "chevron.left") }
            Button { shown = calendar.date(byAdding: .weekOfYear, value: 1, to: shown)! } label: { Image(systemName: "chevron.right") }
              .accessibilityLabel("Next week")
          }
        }
      }
      """,
      fixed: """
        struct Bar: View {
          @State private var shown = Date.now
          var body: some View {
            HStack {
              Button { shown = calendar.date(byAdding: .weekOfYear, value: -1, to: shown)! } label: { Image(systemName: "chevron.left") }
                .accessibilityLabel("Previous week")
              Button { shown = calendar.date(byAdding: .weekOfYear, value: 1, to: shown)! } label: { Image(systemName: "chevron.right") }
                .accessibilityLabel("Next week")
            }
          }
        }
        """),
    .violation(
      """
      struct SetStepper: View {
        @State private var sets = 3
        var body: some View {
          HStack {
            Text("Sets")
            ↓Button { change(-1) } label: { Image(systemName: "minus.circle") }
            Text("\\(sets)")
            Button { change(1) } label: { Image(systemName: "plus.circle") }.accessibilityLabel("Increase sets")
          }
        }
        func change(_ step: Int) { sets += step }
      }
      """,
      fixed: """
        struct SetStepper: View {
          @State private var sets = 3
          var body: some View {
            HStack {
              Text("Sets")
              Button { change(-1) } label: { Image(systemName: "minus.circle") }.accessibilityLabel("Decrease sets")
              Text("\\(sets)")
              Button { change(1) } label: { Image(systemName: "plus.circle") }.accessibilityLabel("Increase sets")
            }
          }
          func change(_ step: Int) { sets += step }
        }
        """),
    .violation(
      """
      struct CallBar: View {
        var body: some View {
          HStack {
            circle("camera.rotate") { flipCamera() }
            circle("phone.down.fill") { endCall() }
          }
        }
        func circle(_ icon: String, action: @escaping () -> Void) -> some View {
          ↓Button(action: action) { Image(systemName: icon) }
        }
      }
      """,
      fixed: """
        struct CallBar: View {
          var body: some View {
            HStack {
              circle("camera.rotate") { flipCamera() }.accessibilityLabel("Flip camera")
              circle("phone.down.fill") { endCall() }.accessibilityLabel("End call")
            }
          }
          func circle(_ icon: String, action: @escaping () -> Void) -> some View {
            Button(action: action) { Image(systemName: icon) }
          }
        }
        """),
  ]
}
