extension ColourOnlyState {
  static let examples: [Example] = [
    .violation("var body: some View { Circle().fill(↓online ? Color.green : Color.red) }"),
    .violation(
      """
      var body: some View {
        HStack { Text(name).foregroundColor(↓isOverdue ? .red : .primary); Text(date) }
      }
      """),
    .pass(
      """
      struct AnswerRow: View {
        let answer: Answer
        var tone: Color { answer.code.first == "2" ? .green : .red }
        var body: some View { HStack { Text(answer.code).foregroundStyle(tone); Text(answer.title) } }
      }
      struct Answer { let code: String; let title: String }
      """),
    // The sign of the number says it, though the number is made of others.
    .pass(
      """
      struct TotalView: View {
        var income: Double
        var spent: Double
        var total: Double { income - spent }
        var body: some View { Text(total.asMoney()).foregroundColor(total > 0 ? .green : .red) }
      }
      extension Double {
        func asMoney() -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = .currency
          return formatter.string(from: NSNumber(value: self)) ?? "0.00"
        }
      }
      """),
    .violation(
      """
      struct TotalView: View {
        let name: String
        var income: Double
        var spent: Double
        var body: some View { Text(name).foregroundColor(↓income - spent > 0 ? .green : .red) }
      }
      """),
    // The symbol is chosen by the same state, in a function that could not be followed.
    .pass(
      """
      struct Hours: View {
        @State var sky: Sky
        let hours: [Hour]
        var body: some View {
          ZStack {
            Ground(isNight: $sky.isNight)
            VStack {
              ForEach(hours) { hour in
                HourRow(symbol: Icons.symbol(of: hour.code, isNight: $sky.isNight), name: hour.name)
              }
            }
          }
        }
      }
      struct HourRow: View {
        let symbol: String
        let name: String
        var body: some View { VStack { Image(systemName: symbol); Text(name).foregroundColor(.white) } }
      }
      struct Ground: View {
        @Binding var isNight: Bool
        var body: some View {
          let top = isNight ? Color.black : Color.blue
          LinearGradient(gradient: Gradient(colors: [top, Color.blue]), startPoint: .top, endPoint: .bottom)
        }
      }
      enum Icons {
        static func symbol(of code: Int, isNight: Binding<Bool>) -> String {
          Store.shared.names(isNight.wrappedValue)[code] ?? "cloud"
        }
      }
      """),
    .pass(
      """
      var body: some View {
        Label(online ? "Online" : "Offline", systemImage: "circle").foregroundStyle(online ? .green : .red)
      }
      """),
    .pass(
      """
      var body: some View {
        HStack {
          Circle().fill(online ? Color.green : Color.red)
          if online { Text("Online") }
        }
      }
      """),
    .pass("var body: some View { Text(name).foregroundColor(colorScheme == .dark ? .yellow : .blue) }"),
    .pass("var body: some View { Text(name).foregroundColor(isOverdue ? .red : .blue).scaleEffect(isOverdue ? 1.3 : 1) }"),
    .pass("var body: some View { Text(name).foregroundColor(isOverdue ? .red : .blue).offset(x: isOverdue ? 8 : 0) }"),
    .pass("var body: some View { Text(name).foregroundColor(draggedName == name ? .red : .blue) }"),
    .pass(
      """
      enum Style { case primary, secondary }
      let style: Style
      var body: some View { Text(title).foregroundColor(style == .primary ? .blue : .gray) }
      """),
    .pass(
      """
      let server: Server
      var body: some View {
        HStack { Circle().fill(server.health == .good ? Color.green : .red); Text(server.statusLabel) }
      }
      """),
    .undecided("var body: some View { Circle().fill(status.color) }"),
    .violation(
      """
      let message: Message
      var body: some View {
        Text(message.text).background(↓message.isMine ? Color.blue : Color(.secondarySystemBackground))
      }
      """),
    .violation(
      """
      let role: String
      let text: String
      var body: some View {
        HStack {
          if role == "user" { Spacer() }
          Text(text).background(↓role == "user" ? Color.blue : Color.gray, in: .rect(cornerRadius: 8))
        }
      }
      """),
    .violation(
      """
      let badge: Badge
      var body: some View {
        VStack { Image(systemName: "star").opacity(↓badge.isUnlocked ? 1 : 0.4); Text(badge.title) }
      }
      """),
    .violation(
      """
      let model: Nudges
      var body: some View { Text("Drink").foregroundStyle(↓model.drinkNudgesEnabled ? Color.teal : .secondary) }
      """),
    .violation(
      """
      @Binding var name: String
      let isWrong: Bool
      var body: some View {
        VStack { TextField("Name", text: $name); Divider().frame(height: 1).background(↓isWrong ? .red : .black) }
      }
      """),
    .violation(
      """
      enum Status {
        case free, taken
        var tint: Color {
          switch self {
          case .free: .gray
          case .taken: .blue
          }
        }
      }
      struct Place { var name: String; var status: Status? }
      struct PlaceView: View {
        let place: Place
        var body: some View {
          VStack { ZStack { Image("chair").resizable(); Text(place.name).foregroundColor(.white) } }
            .foregroundColor(↓place.status?.tint)
        }
      }
      """),
    .pass(
      """
      let badge: Badge
      var body: some View {
        VStack {
          Image(systemName: badge.symbol).opacity(badge.isUnlocked ? 1 : 0.4)
          if !badge.isUnlocked { Text("Locked") }
        }
      }
      """),
    .pass(
      """
      struct Meter: View {
        let tier: Int
        var body: some View {
          HStack { ForEach(1...5, id: \\.self) { i in Circle().fill(i <= tier ? Color.blue : .gray) } }
            .accessibilityLabel("Difficulty \\(tier) of 5")
        }
      }
      """),
    .pass("var body: some View { Text(\"Send\").background(isEnabled ? Color.blue : Color.gray) }"),
    .violation(
      """
      enum SeatStatus { case free, taken, held }
      struct Seat { let name: String; let status: SeatStatus }
      struct SeatButton: View {
        let seat: Seat
        var body: some View {
          Button { pick(seat) } label: { Text(seat.name).background(↓tint(of: seat.status)) }
        }
        func tint(of status: SeatStatus) -> Color {
          switch status {
          case .free: .green
          case .taken, .held: .red
          }
        }
      }
      """),
    .violation(
      """
      struct EffortDots: View {
        let efforts: [String]
        var body: some View { ForEach(efforts, id: \\.self) { EffortDot(effort: $0) } }
      }
      struct EffortDot: View {
        let effort: String
        static func tint(for effort: String) -> Color {
          switch effort {
          case "easy": return .green
          case "hard": return .red
          default: return .green
          }
        }
        var body: some View { Circle().fill(↓Self.tint(for: effort)) }
      }
      """),
    .pass(
      """
      enum SeatStatus {
        case free, taken
        var title: String { self == .free ? "Free" : "Taken" }
        var tint: Color {
          switch self {
          case .free: .green
          case .taken: .red
          }
        }
      }
      struct SeatButton: View {
        let status: SeatStatus
        var body: some View { Button { pick(1) } label: { Text(status.title).background(status.tint) } }
      }
      """),
    .violation(
      """
      enum Kind {
        case late, early, onTime, unknown
        var colour: Color {
          switch self {
          case .late: .red
          case .early: .green
          case .onTime: .primary
          case .unknown: .gray
          }
        }
      }
      struct Trip { let name: String; let kind: Kind }
      struct TripRow: View {
        let trip: Trip
        var body: some View { HStack { Text(trip.name).foregroundStyle(↓trip.kind.colour) } }
      }
      """),
    .violation(
      """
      enum Kind {
        case late, early, unknown
        var colour: Color {
          switch self {
          case .late: .red
          case .early: .green
          case .unknown: .gray
          }
        }
      }
      struct Trip {
        let name: String
        let wait: Double?
        func kind() -> Kind {
          if wait == nil { return .unknown }
          if wait! > 0 { return .late }
          if wait! < 0 { return .early }
          return .unknown
        }
      }
      struct TripRow: View {
        let trip: Trip
        var body: some View { HStack { Text(trip.name).foregroundStyle(↓trip.kind().colour) } }
      }
      """),
    .pass(
      """
      enum Kind: String {
        case late, early
        var colour: Color { self == .late ? .red : .green }
      }
      struct Trip { let name: String; let kind: Kind }
      struct TripRow: View {
        let trip: Trip
        var body: some View { HStack { Text(trip.kind.rawValue); Text(trip.name).foregroundStyle(trip.kind.colour) } }
      }
      """),
    // Bold letters tell it as well, also of what is known at run time alone.
    .pass(
      """
      struct Day: Identifiable { let id: Int; let number: Int; let isToday: Bool }
      struct MonthView: View {
        @State private var zone = TimeZone.current
        private var weeks: [[Day]] {
          var calendar = Calendar(identifier: .gregorian)
          calendar.timeZone = zone
          let today = calendar.component(.day, from: Date())
          let count = calendar.range(of: .day, in: .month, for: Date())!.count
          var weeks: [[Day]] = []
          var number = 1
          for _ in 0..<6 {
            var week: [Day] = []
            for _ in 0..<7 {
              if number > count { week.append(Day(id: number, number: number - count, isToday: false)) }
              else { week.append(Day(id: number, number: number, isToday: number == today)) }
              number += 1
            }
            weeks.append(week)
          }
          return weeks
        }
        var body: some View { VStack { ForEach(weeks, id: \\.first?.id) { week in row(week) } } }
        private func row(_ days: [Day]) -> some View {
          HStack {
            ForEach(days) { day in
              Text("\\(day.number)")
                .font(.caption2.weight(day.isToday ? .bold : .regular))
                .background(Circle().fill(day.isToday ? .yellow : .clear))
            }
          }
        }
      }
      """),
    // Each state has words of its own.
    .pass(
      """
      struct Shop: View {
        let status: String
        var badge: String {
          switch status {
          case "open": "Open all day"
          case "moving": "We are moving"
          default: "Closed for good"
          }
        }
        var body: some View { HStack { Text("Shop"); Text(badge).foregroundStyle(status == "open" ? .green : .red) } }
      }
      """),
    .pass(
      """
      struct Tag { let name: String; let tint: Color? }
      struct TagRow: View {
        let tags: [Tag]
        let name: String
        var body: some View {
          HStack { Circle().fill(tags.first(where: { $0.name == name })?.tint ?? .red).frame(width: 8); Text(name) }
        }
      }
      """),
    .pass(
      """
      struct Timer: View {
        @ObservedObject var model: TimerModel
        var body: some View { Circle().fill(model.shouldSwapColors ? .orange : .green) }
      }
      """),
    .pass(
      """
      struct Page: View {
        @State private var isFirst = true
        var body: some View {
          RoundedRectangle(cornerRadius: 4).fill(isFirst ? .blue : .red).frame(width: isFirst ? 30 : 10, height: 8)
          Button("Next") { isFirst.toggle() }
        }
      }
      """),
  ]
}
