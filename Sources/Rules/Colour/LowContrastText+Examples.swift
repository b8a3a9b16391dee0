extension LowContrastText {
  static let examples: [Example] = [
    .violation(
      """
      var body: some View {
        TabView {
          Text("Walks").tabItem { Label("Walks", systemImage: "figure.walk") }
          Text("Maps").tabItem { Label("Maps", systemImage: "map") }
        }
        .tint(↓Color(red: 1, green: 0.58, blue: 0))
      }
      """),
    // `dimmed-text` tells what code left of the shade.
    .pass("var body: some View { Text(\"Due today\").foregroundColor(.primary.opacity(0.3)).background(Color.white) }"),
    .pass(
      """
      var body: some View {
        TabView {
          Text("Walks").tabItem { Label("Walks", systemImage: "figure.walk") }
          Text("Maps").tabItem { Label("Maps", systemImage: "map") }
        }
        .tint(Color(red: 1, green: 0.58, blue: 0))
        .toolbarBackground(Color.black, for: .tabBar)
      }
      """),
    // A thin shade of a colour that several conditions decide about is a shade of each of them.
    // An alert draws the titles of its buttons by itself, and leaves out all else.
    .pass(
      """
      @State private var isDone = false
      var body: some View {
        Button("Send") { isDone = true }.alert("Sent", isPresented: $isDone) {
          ZStack { Color.white; Text("It is on its way").foregroundStyle(Color(white: 0.9)); Button("Done") {} }
        }
      }
      """),
    // A letter of a font of pictures is none.
    .pass(
      "var body: some View { Text(glyph).font(.custom(\"FontAwesome6Pro-Solid\", size: 40)).foregroundStyle(.white).background(Color(white: 0.95)) }"),
    .pass(
      """
      struct Badge: View {
        let isNew: Bool
        let isOld: Bool
        var tint: Color {
          if isNew { return Color(red: 0.1, green: 0.2, blue: 0.5) }
          if isOld { return Color(red: 0.4, green: 0.1, blue: 0.1) }
          return Color(red: 0.1, green: 0.3, blue: 0.1)
        }
        var body: some View {
          VStack { Text("Late").foregroundStyle(tint).background(Capsule().fill(tint.opacity(0.12))) }.background(Color.white)
        }
      }
      """),
    .violation(
      """
      enum Rank {
        case low, high
        var tint: Color {
          switch self {
          case .low: Color(red: 0.1, green: 0.3, blue: 0.2)
          case .high: Color(red: 0.95, green: 0.6, blue: 0.1)
          }
        }
      }
      struct Card: View {
        let rank: Rank
        let title: String
        var body: some View {
          ZStack { base; VStack { Text(title).font(.body).foregroundStyle(↓.white.opacity(0.9)) } }
        }
        private var base: some View {
          ZStack {
            LinearGradient(colors: [rank.tint, rank.tint.opacity(0.9)], startPoint: .top, endPoint: .bottom)
            Image("dots").opacity(0.1)
          }
        }
      }
      """),
    .violation(
      """
      struct Card: View {
        let isRare: Bool
        let title: String
        var body: some View {
          ZStack {
            isRare ? Color(red: 0.95, green: 0.6, blue: 0.1) : Color(red: 0.1, green: 0.3, blue: 0.2)
            Text(title).font(.body).foregroundStyle(↓.white).background(.black.opacity(0.2))
          }
        }
      }
      """),
    .undecided(
      """
      struct Card: View {
        let title: String
        var body: some View {
          ZStack {
            ZStack { Color(red: 0.95, green: 0.6, blue: 0.1); Image("dots").opacity(0.6) }
            Text(title).font(.body).foregroundStyle(.white)
          }
        }
      }
      """),
    .violation(
      """
      extension Color {
        init(light: Color, dark: Color) {
          self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
        }
        static let card = Color(light: .white, dark: Color(red: 0.12, green: 0.12, blue: 0.12))
      }
      struct Hint: View {
        var body: some View {
          VStack { Text("Lower this week").foregroundStyle(↓Color(red: 0.37, green: 0.37, blue: 0.37)) }
            .padding()
            .background(Color.card)
        }
      }
      """),
    .violation(
      """
      class Palette { var faint = Color(red: 0.7, green: 0.7, blue: 0.7) }
      struct Stock {
        static var current = Stock()
        var colors: Palette { Palette() }
      }
      @propertyWrapper struct Injected<T> {
        private let keyPath: KeyPath<Stock, T>
        var wrappedValue: T { Stock.current[keyPath: keyPath] }
        init(_ keyPath: KeyPath<Stock, T>) { self.keyPath = keyPath }
      }
      struct Total: View {
        @Injected(\\.colors) private var colors
        var body: some View { Text("Total").foregroundColor(↓colors.faint).background(Color.white) }
      }
      """),
    .violation(
      """
      protocol Scheme { var ink: Color { get }; var paper: Color { get } }
      struct Only: Scheme { let ink = Color(white: 0.7); var paper: Color { .white } }
      struct Total: View {
        let scheme: Scheme
        var body: some View { Text("Total").foregroundColor(↓scheme.ink).background(scheme.paper) }
      }
      """),
    .violation(
      """
      struct Theme {
        var ink = Color(white: 0.7)
        var paper = Color.white
      }
      struct Total: View {
        let theme: Theme
        var body: some View { Text("Total").foregroundColor(↓theme.ink).background(theme.paper) }
      }
      """),
    .violation(
      """
      struct Theme {
        let ink: Color
        let paper: Color
        static let day = Theme(ink: Color(white: 0.7), paper: .white)
        static let night = Theme(ink: .white, paper: .black)
      }
      struct Total: View {
        let theme: Theme
        var body: some View { Text("Total").foregroundColor(↓theme.ink).background(theme.paper) }
      }
      """),
    .violation(
      """
      extension Color {
        init(rgb: Int) {
          self.init(red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
        }
      }
      struct Total: View {
        var body: some View { Text("Total").foregroundColor(↓Color(rgb: 0xB0B0B0)).background(Color.white) }
      }
      """),
    .undecided(
      """
      struct Theme {
        var ink = Color(white: 0.7)
        var paper = Color.white
      }
      struct Total: View {
        let theme: Theme
        var body: some View { Text("Total").foregroundColor(theme.ink).background(theme.paper) }
      }
      struct Bill: View {
        var body: some View { Total(theme: Theme(ink: .black)) }
      }
      """),
    .violation(
      """
      protocol Palette { var ground: Color { get }; var ink: Color { get } }
      struct Day: Palette { let ground = Color.white; let ink = Color.white }
      struct Night: Palette { let ground = Color.black; let ink = Color.black }
      final class Looks: ObservableObject {
        @Published var isNight = false
        private let day = Day()
        private let night = Night()
        var palette: Palette { isNight ? night : day }
      }
      struct Total: View {
        @EnvironmentObject var looks: Looks
        var body: some View {
          Text("Total").foregroundColor(↓looks.palette.ink).background(looks.palette.ground)
        }
      }
      """),
    .violation(
      """
      var body: some View {
        Text("Total").foregroundStyle(↓Color(red: 0.7, green: 0.7, blue: 0.7)).background(Color.white)
      }
      """),
    .violation(
      """
      enum Loan {
        case open, late
        var color: Color {
          switch self {
          case .open: .black
          case .late: Color(red: 1, green: 0.8, blue: 0.2)
          }
        }
      }
      struct Chip: View {
        let loan: Loan
        var body: some View {
          VStack { Text("Due").foregroundStyle(↓loan.color).padding(4).background(loan.color.opacity(0.15)) }
            .background(Color.white)
        }
      }
      """),
    .violation(
      """
      var body: some View {
        VStack { Text("Total").foregroundStyle(↓Color(white: 0.7)) }.padding().background(.background)
      }
      """),
    .violation(
      """
      var body: some View {
        Text("Total")
          .foregroundStyle(↓Color(white: 0.7))
          .background(
            ZStack {
              RoundedRectangle(cornerRadius: 8).fill(Color.white)
              RoundedRectangle(cornerRadius: 8).stroke(Color.black)
            })
      }
      """),
    .undecided(
      """
      var body: some View {
        Text("Total")
          .foregroundStyle(Color(white: 0.7))
          .background(ZStack { Color.black; Circle().fill(Color.white).frame(width: 40, height: 40) })
      }
      """),
    .violation(
      """
      var body: some View {
        VStack { ↓Text("Total") }
          .background(Color(white: 0.45))
      }
      """),
    .violation(
      """
      var body: some View {
        Button(action: pay) {
          Text("Pay")
            .foregroundColor(↓.white)
            .padding()
            .background(Capsule().fill(Color(red: 1, green: 0.8, blue: 0.3)))
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ZStack {
          Color.white.ignoresSafeArea()
          Text("Total").foregroundColor(↓.black.opacity(0.4))
        }
      }
      """),
    .violation("var body: some View { Text(\"Total\").foregroundStyle(↓Color(red: 0.7, green: 0.7, blue: 0.7)) }"),
    .undecided("var body: some View { Text(\"Total\").foregroundStyle(Color(red: 0.9, green: 0.9, blue: 0.9)) }"),
    .violation(
      """
      var body: some View {
        Text("New").font(.footnote).foregroundColor(↓.white).padding().background(Color.green)
      }
      """),
    .violation(
      """
      var body: some View {
        Text("New").font(.footnote).foregroundColor(↓.white).padding().background(Color.red)
      }
      """),
    .pass(
      """
      var body: some View {
        Text("New").font(.title).foregroundColor(.white).padding().background(Color.red)
      }
      """),
    .violation(
      """
      var body: some View {
        Text("New")
          .foregroundColor(↓.white)
          .background(LinearGradient(colors: [.green, .mint], startPoint: .top, endPoint: .bottom))
      }
      """),
    .pass(
      """
      var body: some View {
        Text("New")
          .foregroundColor(.white)
          .background(LinearGradient(colors: [.black, Color(white: 0.2)], startPoint: .top, endPoint: .bottom))
      }
      """),
    .pass(
      """
      var body: some View {
        Text("Total").foregroundStyle(.primary).background(Color(.systemBackground))
      }
      """),
    .pass(
      """
      var body: some View {
        Text("Total").font(.largeTitle).foregroundStyle(Color(white: 0.5)).background(Color.white)
      }
      """),
    .pass(
      """
      var body: some View {
        Picker("Artist", selection: $artist) { Text("None").tag("") }.background(Color(red: 0.1, green: 0.1, blue: 0.5))
      }
      """),
    .pass(
      """
      @Environment(\\.colorScheme) private var colorScheme
      var body: some View {
        Text("Back").foregroundStyle(Color.primary).background(colorScheme == .light ? Color.white : Color.black)
      }
      """),
    .violation(
      """
      @Environment(\\.colorScheme) private var mode
      var body: some View {
        VStack { Text("No notes yet") }.foregroundColor(↓mode == .dark ? .white : Color(red: 0.5, green: 0.8, blue: 0.88))
      }
      """),
    .pass(
      """
      @Environment(\\.colorScheme) private var mode
      var body: some View {
        Text("No notes yet").foregroundColor(mode == .dark ? .white : .black).background(mode == .dark ? Color.black : Color.white)
      }
      """),
    .undecided("var body: some View { Text(\"A\").foregroundStyle(Color(white: 0.7)).background(.thinMaterial) }"),
    .violation(
      """
      struct SavedBanner: View {
        var body: some View {
          Text("Saved").font(.caption).foregroundStyle(↓.white).padding().background(Color.green.opacity(0.85))
        }
      }
      struct Editor<Page: View>: View {
        let page: Page
        var body: some View { ZStack { page; SavedBanner() } }
      }
      """),
    .undecided(
      """
      let page: Page
      var body: some View {
        ZStack { PageView(page); Text("Saved").foregroundStyle(.white).background(Color.black.opacity(0.6)) }
      }
      """),
    .undecided(
      """
      let color: Color
      var body: some View { Text("Total").foregroundStyle(.white).background(color) }
      """),
  ]
}
