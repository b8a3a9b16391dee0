extension IconButtonName {
  /// What code calls the thing or the component.
  static let byName: [Example] = [
    .violation(
      """
      var body: some View {
        ↓Button { run() } label: { Image(systemName: "play.fill") }.help("Run cell (Shift+Return)")
      }
      """,
      fixed: """
        var body: some View {
          Button { run() } label: { Image(systemName: "play.fill") }.help("Run cell (Shift+Return)")
            .accessibilityLabel("Run cell")
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { withAnimation { zoomIn() } } label: { Image(systemName: "plus") }
      }
      """,
      fixed: """
        var body: some View {
          Button { withAnimation { zoomIn() } } label: { Image(systemName: "plus") }.accessibilityLabel("Zoom in")
        }
        """),
    .violation(
      """
      enum Section {
        case home, tags
        var title: String { self == .home ? String(localized: "Home") : String(localized: "Tags") }
        var image: Image { Image(systemName: self == .home ? "house" : "tag") }
      }
      struct SidebarButton: View {
        @Binding var chosen: Section
        let section: Section
        var body: some View {
          ↓Button { chosen = section } label: { section.image.resizable() }
        }
      }
      """,
      fixed: """
        enum Section {
          case home, tags
          var title: String { self == .home ? String(localized: "Home") : String(localized: "Tags") }
          var image: Image { Image(systemName: self == .home ? "house" : "tag") }
        }
        struct SidebarButton: View {
          @Binding var chosen: Section
          let section: Section
          var body: some View {
            Button { chosen = section } label: { section.image.resizable() }.accessibilityLabel(section.title)
          }
        }
        """),
    .violation(
      """
      struct MenuButton: View {
        @Binding var show: Bool
        var body: some View {
          ↓Button { show.toggle() } label: { Image(systemName: "list.dash") }
        }
      }
      struct Home: View {
        @State private var show = false
        var body: some View { MenuButton(show: $show) }
      }
      """,
      fixed: """
        struct MenuButton: View {
          @Binding var show: Bool
          var body: some View {
            Button { show.toggle() } label: { Image(systemName: "list.dash") }.accessibilityLabel("Menu")
          }
        }
        struct Home: View {
          @State private var show = false
          var body: some View { MenuButton(show: $show) }
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { focusPlan.stage = nil } label: { Image(systemName: "xmark.square") }
      }
      """,
      fixed: """
        var body: some View {
          Button { focusPlan.stage = nil } label: { Image(systemName: "xmark.square") }
            .accessibilityLabel("Remove stage")
        }
        """),
    .violation(
      """
      struct TickButton: View {
        let action: () -> Void
        var body: some View {
          ↓Button { withAnimation { self.action() } } label: { Image(systemName: "checkmark.circle.fill") }
        }
      }
      struct HoldingForm: View {
        var body: some View { TickButton(action: update) }
        func update() { store.write(shares) }
      }
      """,
      fixed: """
        struct TickButton: View {
          let action: () -> Void
          var body: some View {
            Button { withAnimation { self.action() } } label: { Image(systemName: "checkmark.circle.fill") }
              .accessibilityLabel("Done")
          }
        }
        struct HoldingForm: View {
          var body: some View { TickButton(action: update) }
          func update() { store.write(shares) }
        }
        """),
    .violation(
      """
      struct Week: View {
        @State private var week = 0
        var body: some View {
          HStack {
            Button { moveByOne(direction: -1) } label: { Image(systemName: "chevron.left") }.accessibilityLabel("Previous week")
            ↓Button { moveByOne(direction: 1) } label: { Image(systemName: "chevron.right") }
          }
        }
        func moveByOne(direction: Int) { week += direction }
      }
      """,
      fixed: """
        struct Week: View {
          @State private var week = 0
          var body: some View {
            HStack {
              Button { moveByOne(direction: -1) } label: { Image(systemName: "chevron.left") }.accessibilityLabel("Previous week")
              Button { moveByOne(direction: 1) } label: { Image(systemName: "chevron.right") }
                .accessibilityLabel("Next week")
            }
          }
          func moveByOne(direction: Int) { week += direction }
        }
        """),
    .violation(
      """
      @State private var selectedIndex = 0
      var body: some View {
        ↓Button { if selectedIndex < 11 { selectedIndex += 1 } } label: { Image(systemName: "chevron.right") }
      }
      """,
      fixed: """
        @State private var selectedIndex = 0
        var body: some View {
          Button { if selectedIndex < 11 { selectedIndex += 1 } } label: { Image(systemName: "chevron.right") }
            .accessibilityLabel("Next")
        }
        """),
    .violation(
      """
      struct CodeRow: View {
        let code: String
        @State private var isShown = false
        var body: some View {
          ↓Button { showQR(code) } label: { Image("ic_scan_qr") }
        }
        func showQR(_ code: String) { isShown = true }
      }
      """,
      fixed: """
        struct CodeRow: View {
          let code: String
          @State private var isShown = false
          var body: some View {
            Button { showQR(code) } label: { Image("ic_scan_qr") }.accessibilityLabel("Show QR code")
          }
          func showQR(_ code: String) { isShown = true }
        }
        """),
    .violation(
      """
      struct CodeRow: View {
        @State private var isShown = false
        var body: some View {
          ↓Button { openQRScanner() } label: { Image("ic_scan_qr") }
        }
        func openQRScanner() { isShown = true }
      }
      """,
      fixed: """
        struct CodeRow: View {
          @State private var isShown = false
          var body: some View {
            Button { openQRScanner() } label: { Image("ic_scan_qr") }.accessibilityLabel("Open QR scanner")
          }
          func openQRScanner() { isShown = true }
        }
        """),
    .violation(
      """
      @State private var rating = 0
      var body: some View {
        HStack {
          ForEach(1...5, id: \\.self) { star in
            ↓Button { rating = star } label: { Image(systemName: "star") }
          }
        }
      }
      """,
      fixed: """
        @State private var rating = 0
        var body: some View {
          HStack {
            ForEach(1...5, id: \\.self) { star in
              Button { rating = star } label: { Image(systemName: "star") }
                .accessibilityLabel(star == 1 ? "1 star" : "\\(star) stars")
            }
          }
        }
        """),
    .violation(
      """
      enum Badge: String, CaseIterable {
        case first = "First win", tenth = "Ten wins"
        var icon: String { self == .first ? "rosette" : "trophy" }
      }
      struct Badges: View {
        @Binding var shown: Badge
        var body: some View {
          ForEach(Badge.allCases, id: \\.self) { badge in
            ↓Button { shown = badge } label: { Image(systemName: badge.icon) }
          }
        }
      }
      """,
      fixed: """
        enum Badge: String, CaseIterable {
          case first = "First win", tenth = "Ten wins"
          var icon: String { self == .first ? "rosette" : "trophy" }
        }
        struct Badges: View {
          @Binding var shown: Badge
          var body: some View {
            ForEach(Badge.allCases, id: \\.self) { badge in
              Button { shown = badge } label: { Image(systemName: badge.icon) }.accessibilityLabel(badge.rawValue)
            }
          }
        }
        """),
    .violation(
      """
      enum Sheet: Identifiable { case options, about; var id: Self { self } }
      struct Timeline: View {
        @State private var sheet: Sheet?
        var body: some View {
          ↓Button { sheet = .options } label: { Image(systemName: "circle.grid.cross") }
            .sheet(item: $sheet) { one in
              switch one {
              case .options: OptionList()
              case .about: AboutPage()
              }
            }
        }
      }
      struct OptionList: View { var body: some View { List { Text("Sounds") }.navigationTitle("Timeline options") } }
      struct AboutPage: View { var body: some View { Text("Made with care").navigationTitle("About") } }
      """,
      fixed: """
        enum Sheet: Identifiable { case options, about; var id: Self { self } }
        struct Timeline: View {
          @State private var sheet: Sheet?
          var body: some View {
            Button { sheet = .options } label: { Image(systemName: "circle.grid.cross") }
              .sheet(item: $sheet) { one in
                switch one {
                case .options: OptionList()
                case .about: AboutPage()
                }
              }
              .accessibilityLabel("Timeline options")
          }
        }
        struct OptionList: View { var body: some View { List { Text("Sounds") }.navigationTitle("Timeline options") } }
        struct AboutPage: View { var body: some View { Text("Made with care").navigationTitle("About") } }
        """),
    // What everything on the cover is about, it puts away.
    .pass(
      """
      struct PhotoPage: View {
        @State private var enlarged: UIImage?
        let photo: UIImage
        var body: some View {
          Button("Enlarge") { enlarged = photo }
            .fullScreenCover(isPresented: Binding(get: { enlarged != nil }, set: { if !$0 { enlarged = nil } })) {
              if let image = enlarged {
                ZStack {
                  Image(uiImage: image).accessibilityLabel("Photo")
                  Button { enlarged = nil } label: { Image(systemName: "xmark.circle.fill") }
                }
              }
            }
        }
      }
      """),
    .pass(
      """
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button { dismiss() } label: { Image(systemName: "xmark.circle.fill") } }
      """),
  ]
}
