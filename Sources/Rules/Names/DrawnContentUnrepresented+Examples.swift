extension DrawnContentUnrepresented {
  static let shown: [Example] = [
    // Each mark is a component of its own that draws nothing but a shape.
    .violation(
      """
      struct PlanRow: View {
        let efforts: [Effort]
        var body: some View {
          HStack { ForEach(efforts) { EffortMark(level: $0.level) } }
        }
      }
      struct EffortMark: View {
        let level: Level
        var tint: Color {
          switch level {
          case .easy: .green
          case .hard: .red
          }
        }
        var body: some View { ↓RoundedRectangle(cornerRadius: 6).fill(tint).frame(width: 42, height: 42) }
      }
      enum Level { case easy, hard }
      struct Effort { let level: Level }
      """),
    .pass(
      """
      struct PlanRow: View {
        let efforts: [Effort]
        var body: some View {
          ForEach(efforts) { effort in HStack { EffortMark(level: effort.level); Text(effort.level.name) } }
        }
      }
      struct EffortMark: View {
        let level: Level
        var body: some View { Circle().fill(level == .easy ? .green : .red) }
      }
      enum Level { case easy, hard; var name: String { self == .easy ? "Easy" : "Hard" } }
      struct Effort { let level: Level }
      """),
    // The ground behind what is heard.
    .pass(
      """
      struct DayGrid: View {
        let days: [Day]
        var body: some View {
          ForEach(days) { day in
            ZStack { Circle().fill(tint(of: day.state)); Circle().stroke(.gray); Text(day.name) }
          }
        }
        func tint(of state: DayState) -> Color {
          switch state {
          case .free: .white
          case .taken: .orange
          }
        }
      }
      enum DayState { case free, taken }
      struct Day { let name: String; let state: DayState }
      """),
    // A button adds, and so does the tap; the long press takes away what nothing else does.
    .violation(
      """
      struct MarkBar: View {
        let rows: [MarkRow]
        var body: some View {
          ForEach(rows) { row in
            HStack {
              ForEach(row.marks) { mark in
                MarkView()
                  .onTapGesture { store.save() }
                  ↓.onLongPressGesture { row.marks.remove(at: 0) }
              }
              Button("Save") { store.save() }
            }
          }
        }
      }
      struct MarkView: View { var body: some View { Circle().fill(.green) } }
      """),
    .violation(
      """
      var body: some View {
        Circle()
          .fill(color)
          ↓.onTapGesture { select(color) }
      }
      """,
      fixed: """
        var body: some View {
          Circle()
            .fill(color)
            .onTapGesture { select(color) }
            .accessibilityLabel("<#name#>")
            .accessibilityAddTraits(.isButton)
        }
        """),
    .violation(
      """
      @State private var volume = 0.5
      var body: some View {
        GeometryReader { area in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray)
            Capsule().fill(.blue).frame(width: area.size.width * volume)
          }
          ↓.gesture(DragGesture(minimumDistance: 0).onChanged { volume = $0.location.x / area.size.width })
        }
      }
      """),
    .pass(
      """
      @State private var offset = CGSize.zero
      var body: some View {
        Capsule().offset(offset).gesture(DragGesture().onChanged { offset = $0.translation })
      }
      """),
    .violation(
      """
      @Binding var colour: Color
      var body: some View {
        GeometryReader { area in
          LinearGradient(colors: colours, startPoint: .top, endPoint: .bottom)
            ↓.gesture(
              DragGesture().onChanged { value in
                let touch = value.location
                let share = min(1, max(0, touch.y / area.size.height))
                colour = Color(hue: share, saturation: 1, brightness: 1)
              })
        }
      }
      """),
    .violation(
      """
      @GestureState private var shift: CGFloat = 0
      let length: CGFloat
      let seek: (CGFloat) -> Void
      var body: some View {
        Circle().frame(width: 28).offset(x: length + shift)
          ↓.gesture(
            DragGesture()
              .updating($shift) { value, state, _ in state = value.translation.width }
              .onEnded { _ in seek(length + shift) })
      }
      """),
    .violation(
      """
      struct Dial: View {
        @ObservedObject var player: Player
        var turning: some Gesture {
          DragGesture(minimumDistance: 0).onChanged { change in
            withAnimation { player.setVolume(to: Double(change.location.x)) }
          }
        }
        var body: some View { ZStack { Circle().fill(.gray); Circle().stroke(.blue) }↓.gesture(turning) }
      }
      """),
    .violation(
      """
      @State private var isOpen = false
      var body: some View {
        Capsule().frame(width: 40, height: 5)
          ↓.gesture(DragGesture().onEnded { value in isOpen = value.translation.height < 0 })
      }
      """),
    .pass(
      """
      @State private var isOpen = false
      var body: some View {
        VStack {
          Capsule().gesture(DragGesture().onEnded { value in isOpen = value.translation.height < 0 })
          Button("More") { isOpen = true }
        }
      }
      """),
    .pass(
      """
      @State private var isDragging = false
      @State private var spot = CGPoint.zero
      var body: some View {
        Circle().position(spot).gesture(
          DragGesture().onChanged { value in
            isDragging = true
            spot = value.location
          }.onEnded { _ in isDragging = false })
      }
      """),
    .violation(
      """
      var body: some View {
        ↓Canvas { context, size in draw(bars, in: context, size: size) }
      }
      """,
      fixed: """
        var body: some View {
          Canvas { context, size in draw(bars, in: context, size: size) }
            .accessibilityLabel("<#what the drawing shows#>")
        }
        """),
    .violation(
      """
      let progress: Double
      var body: some View {
        VStack { Text("Goal"); ↓Circle().trim(from: 0, to: progress).stroke(.green, lineWidth: 8) }
      }
      """),
    .pass(
      """
      let progress: Double
      var body: some View {
        ZStack { Circle().trim(from: 0, to: progress).stroke(.green); Text(progress, format: .percent) }
      }
      """),
    .pass(
      """
      var body: some View {
        Canvas { context, size in draw(bars, in: context, size: size) }
          .accessibilityLabel("Spending by month")
          .accessibilityChildren { ForEach(bars) { Rectangle().accessibilityLabel($0.name) } }
      }
      """),
    .pass(
      """
      var body: some View {
        Text("12").background(Circle().fill(.red)).clipShape(Capsule())
        Path { $0.addRect(frame) }.stroke()
      }
      """),
    .pass(
      """
      @FocusState private var isFocused: Bool
      var body: some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { isFocused = false }
      }
      """),
    .pass(
      """
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Search", text: $query).focused($isFocused)
          .overlay { RoundedRectangle(cornerRadius: 6).stroke(.gray).onTapGesture { isFocused = true } }
      }
      """),
    .pass(
      """
      var body: some View {
        Button(action: pick) { Canvas { context, _ in draw(context) }; Text("Pick") }
      }
      """),
    .pass(
      """
      var body: some View {
        HStack { Text(post.author); Text(post.text) }
          .accessibilityElement(children: .combine)
          .accessibilityAction { openPost() }
          .background { Circle().onTapGesture { openPost() } }
      }
      """),
    .violation(
      """
      let progress: Double
      var body: some View {
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray)
            ↓Capsule().fill(.blue).frame(width: geometry.size.width * progress)
          }
        }
      }
      """),
    .pass(
      """
      let progress: Double
      var body: some View {
        HStack {
          Capsule().fill(.blue).frame(width: 80 * progress, height: 4)
          Text("\\(progress)")
        }
      }
      """),
    .pass("var body: some View { Capsule().fill(.blue).frame(width: 80 * scale, height: 4) }"),
    .violation(
      """
      struct Sample: View {
        let showsNumbers: Bool
        func section(value: Int, color: Color, width: CGFloat) -> some View {
          ↓VStack {
            if showsNumbers { Text("\\(value)%") }
          }
          .frame(width: width * CGFloat(value), height: 20)
          .background(color)
        }
        var body: some View {
          GeometryReader { area in
            HStack(spacing: 0) { section(value: parts[0], color: .blue, width: area.size.width) }
          }
        }
      }
      """),
    .violation(
      """
      let share: Double
      var body: some View {
        HStack { ↓Spacer().frame(width: 200 * share, height: 8).background(Color.green); Text("Sleep") }
      }
      """),
    .pass(
      """
      let share: Double
      var body: some View {
        HStack { Spacer().frame(width: 200 * share, height: 8).background(Color.green); Text("\\(share)") }
      }
      """),
    .violation(
      """
      let days: [Day]
      var body: some View {
        LazyHGrid(rows: rows) {
          ForEach(days.indices, id: \\.self) { index in
            ↓Rectangle().fill(heat(for: days[index])).frame(width: 18, height: 18)
          }
        }
      }
      """),
    .violation(
      """
      let days: [Day]
      var body: some View {
        HStack {
          ForEach(days) { day in
            VStack {
              Text(day.letter)
              switch day.training {
              case .done: ↓Circle().fill(.green).frame(width: 9, height: 9)
              case .missed: Circle().stroke(.red, lineWidth: 2).frame(width: 9, height: 9)
              default: Circle().fill(.gray).frame(width: 7, height: 7)
              }
            }
          }
        }
      }
      """),
    .pass(
      """
      let days: [Day]
      var body: some View {
        HStack {
          ForEach(days) { day in
            VStack {
              Text(day.training.title)
              switch day.training {
              case .done: Circle().fill(.green).frame(width: 9, height: 9)
              default: Circle().stroke(.red, lineWidth: 2).frame(width: 9, height: 9)
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      @State private var code = ""
      var body: some View {
        VStack {
          HStack {
            ForEach(0..<4) { index in
              ↓Circle().fill(index < code.count ? Color.blue : Color.gray).frame(width: 12, height: 12)
            }
          }
          Button("1") { code += "1" }
        }
      }
      """),
    .pass(
      """
      @State private var code = ""
      var body: some View {
        VStack {
          HStack {
            ForEach(0..<4) { index in
              Circle().fill(index < code.count ? Color.blue : Color.gray).frame(width: 12, height: 12)
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Code")
          .accessibilityValue("\\(code.count) of 4 digits")
          Button("1") { code += "1" }
        }
      }
      """),
    // What is on the page says which step it is.
    .pass(
      """
      @State private var step = 0
      var body: some View {
        VStack {
          HStack { ForEach(0..<3) { index in Capsule().fill(index <= step ? Color.blue : Color.gray).frame(height: 6) } }
          Text(step == 0 ? "Welcome" : "Choose a plan")
          Button("Next") { step += 1 }
        }
      }
      """),
    .pass(
      """
      let colours: [Color]
      var body: some View {
        HStack { ForEach(colours, id: \\.self) { colour in Circle().fill(colour).frame(width: 18, height: 18) } }
      }
      """),
    .undecided(
      """
      var body: some View {
        Circle().onTapGesture { select(color) }.swatch(named: "Red")
      }
      """),
    // A small share of a length is a length, and no value.
    .pass(
      """
      struct Ornament: View {
        let side: CGFloat
        var body: some View {
          ZStack {
            Circle().fill(.blue).frame(width: side * 0.4, height: side * 0.4)
            Capsule().fill(.white).frame(width: side * 0.1, height: side * 0.3)
          }
        }
      }
      """),
  ]
}
