extension TapWithoutButtonTrait {
  static let violations: [Example] = [
    .violation(
      """
      var body: some View {
        List(trips) { trip in
          HStack {
            Text(trip.town)
            Button("Delete") { delete(trip) }
          }
          ↓.onTapGesture { open(trip) }
        }
      }
      """,
      fixed: """
        var body: some View {
          List(trips) { trip in
            HStack {
              Text(trip.town).accessibilityAddTraits(.isButton)
              Button("Delete") { delete(trip) }
            }
            .onTapGesture { open(trip) }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        Text("Tap here")↓.onTapGesture { open() }
      }
      """,
      fixed: """
        var body: some View {
          Text("Tap here").onTapGesture { open() }.accessibilityAddTraits(.isButton)
        }
        """),
    .violation(
      """
      var body: some View {
        HStack {
          Text(item.name)
          Text(item.place)
        }
        .padding()
        ↓.onTapGesture {
          open(item)
        }
      }
      """,
      fixed: """
        var body: some View {
          HStack {
            Text(item.name)
            Text(item.place)
          }
          .padding()
          .onTapGesture {
            open(item)
          }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        }
        """),
    .violation(
      """
      var body: some View {
        Image("map").accessibilityLabel("Map")
          ↓.gesture(TapGesture().onEnded { _ in open() })
      }
      """),
    .violation(
      """
      var body: some View {
        VStack {
          Text("Lists")
          AddListRow()↓.onTapGesture { addList() }
        }
      }
      """),
  ]

  static let passes: [Example] = [
    .violation(
      """
      let names: [String]
      var body: some View {
        List(names, id: \\.self) { name in
          HStack {
            Text("7 PM")
            Text(name)
            Button("Seat") { seat(name) }
          }
          ↓.onTapGesture { openDetails(of: name) }
        }
      }
      """),
    .undecided(
      """
      let names: [String]
      var body: some View {
        VStack {
          ForEach(names, id: \\.self) { Text($0) }
          Button("Add") { add() }
        }
        .onTapGesture { finish() }
      }
      """),
    .violation(
      """
      @State private var isPressed = false
      var body: some View {
        Text("Record").background(isPressed ? .red : .gray)
          ↓.gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { _ in isPressed = true }
              .onEnded { _ in isPressed = false; record() })
      }
      """),
    .pass(
      """
      var body: some View {
        Text("Open").onTapGesture { open() }.accessibilityAddTraits(isExternal ? .isLink : .isButton)
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          Text("Name")
          TextField("Name", text: $name)
        }
        .onTapGesture { focusedField = nil }
      }
      """),
    .pass(
      """
      var body: some View {
        HStack {
          Text(mail.subject).onTapGesture { open(mail) }
          Button("Open") { open(mail) }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        ZStack {
          Color.black.opacity(0.4).onTapGesture { isMenuOpen = false }
          Text("Menu")
        }
      }
      """),
    .pass(
      """
      var body: some View {
        HStack { Text("Ann"); Text("Berlin") }
          .onTapGesture { open() }
          .accessibilityElement(children: .combine)
          .accessibilityAction { open() }
      }
      """),
    .pass(
      """
      @State private var isPressed = false
      @State private var offset = CGSize.zero
      var body: some View {
        Text("Card").scaleEffect(isPressed ? 0.9 : 1)
          .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in isPressed = false })
        Text("Index").gesture(
          DragGesture(minimumDistance: 0)
            .updating($finger) { value, state, _ in state = value.location }
            .onEnded { _ in DispatchQueue.main.async { isPressed = false } })
        Text("Card").offset(offset)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation }.onEnded { _ in drop() })
      }
      """),
    .pass(
      """
      struct Wheel: View {
        @State private var chosen: Slice?
        var body: some View {
          VStack { Text("Rent"); Text("Food") }
            .gesture(DragGesture(minimumDistance: 0).onEnded { value in choose(value, in: size) })
        }
        func choose(_ value: DragGesture.Value, in size: CGSize) { chosen = slice(at: value.location, in: size) }
      }
      """),
    .violation(
      """
      struct Choices: View {
        @Binding var items: [Item]
        let isMany: Bool
        var body: some View {
          ForEach($items) { $item in
            HStack {
              if isMany {
                Image(item.isChosen ? "icon-check-square" : "icon-uncheck-square")
                  ↓.onTapGesture { item.isChosen.toggle() }
              } else {
                Image(decorative: "dot")
              }
              Text(item.name)
              Spacer()
              if item.isChosen { Stepper("How many", value: $item.count) }
            }
          }
        }
      }
      """,
      fixed: """
        struct Choices: View {
          @Binding var items: [Item]
          let isMany: Bool
          var body: some View {
            ForEach($items) { $item in
              HStack {
                if isMany {
                  Image(item.isChosen ? "icon-check-square" : "icon-uncheck-square")
                    .onTapGesture { item.isChosen.toggle() }
                    .accessibilityLabel(Text(item.name))
                    .accessibilityAddTraits(.isButton)
                } else {
                  Image(decorative: "dot")
                }
                Text(item.name)
                Spacer()
                if item.isChosen { Stepper("How many", value: $item.count) }
              }
            }
          }
        }
        """),
    .pass(
      """
      @FocusState private var isEmailFieldFocused: Bool
      var body: some View {
        VStack {
          Text("Hear about what is new").onTapGesture { isEmailFieldFocused.toggle() }
          Divider()
        }
      }
      """),
    .undecided(
      """
      var body: some View {
        Text("Tap here").onTapGesture { open() }.tappable()
      }
      """),
  ]
}
