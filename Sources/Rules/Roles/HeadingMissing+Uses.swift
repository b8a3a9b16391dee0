import AccessibilityModel
import SourceModel

extension HeadingMissing {
  /// Titles whose letters are set elsewhere than on the text, or by a font of the project's own.
  static let useExamples: [Example] = [
    .violation(
      """
      struct Board: View {
        let model: BoardModel
        var body: some View {
          VStack {
            ↓Text(model.title).font(Font(UIFont.brand.largeTitleBold))
            Text(model.text)
            Button("Go on") { model.go() }
            Button("Not now") { model.leave() }
          }
        }
      }
      """),
    .violation(
      """
      struct Board: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("It works without a network.").font(Font.grotesk(12, .semibold))
              ↓Text("Before you start").font(Font.grotesk(32, .semibold))
              Text("Choose a place.")
              Button("Go on") { go() }
              Button("Not now") { leave() }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Board: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("It works without a network.").font(Font.grotesk(.semiBold, size: 12))
              ↓Text("Before you start").font(Font.grotesk(.semiBold, size: 24))
              Text("Choose a place.")
              Button("Go on") { go() }
              Button("Not now") { leave() }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Board: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("It works without a network.").font(.footnote)
              ↓Text("Before you start").font(.system(size: 36))
              Text("Choose a place.")
              Button("Go on") { go() }
              Button("Not now") { leave() }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Guide: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Everything is kept on this phone.")
              ↓localized("Ways to walk").font(.title).foregroundStyle(.red)
              localized("Choose one of them below.")
              Button("Short") { go() }
              Button("Long") { go() }
            }
          }
        }
        func localized(_ key: String) -> Text { Text(key) }
      }
      """,
      fixed: """
        struct Guide: View {
          var body: some View {
            ScrollView {
              VStack {
                Text("Everything is kept on this phone.")
                localized("Ways to walk").font(.title).foregroundStyle(.red).accessibilityAddTraits(.isHeader)
                localized("Choose one of them below.")
                Button("Short") { go() }
                Button("Long") { go() }
              }
            }
          }
          func localized(_ key: String) -> Text { Text(key) }
        }
        """),
    .violation(
      """
      struct Catalog: View {
        let parts: [Part]
        var body: some View {
          ScrollView {
            VStack {
              ForEach(parts) { part in
                HStack { ↓Text(part.title).font(.title3.bold()); Spacer(); Button("See all") { show(part) } }
                ForEach(part.items) { item in Button(item.name) { open(item) } }
              }
            }
          }
        }
      }
      """),
    .pass(
      """
      struct Devices: View {
        var body: some View {
          ScrollView {
            Card(title: "WATCHES")
            Card(title: "PHONES")
          }
        }
      }
      struct Card: View {
        let title: String
        var body: some View {
          VStack { Text(title).font(Brand.label); Text("Paired"); Text("Charged"); Text("Near") }
        }
      }
      """),
    .violation(
      """
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          Button("Watch") { isShown = true }.sheet(isPresented: $isShown) { ToWatch() }
        }
      }
      struct ToWatch: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack {
            HStack {
              ↓Text("To your watch").font(.brand(17))
              Spacer()
              Button { dismiss() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
            }
            Text("It takes a minute.").font(.title2)
            Button("Send") { send() }
          }
        }
      }
      """),
  ]

  /// "Name:" before a field, or in a line with a value, is the caption of that one thing.
  func isCaption(_ subject: ElementSubject, _ words: SpokenText) -> Bool {
    guard words.literal?.hasSuffix(":") ?? false else { return false }
    let behind = subject.neighbours(before: 0, after: 5).filter { $0.element.exposure == .exposed && $0.coexists(with: subject) }
    guard let next = behind.first else { return false }
    if Self.entries.contains(next.element.role) { return !(behind.count > 1 && Self.entries.contains(behind[1].element.role)) }
    return next.element.role == .text && next.element.layout?.axis == .horizontal && next.element.layout == subject.element.layout
  }

  private static let entries: Set<ElementRole> = [.textField, .picker, .datePicker, .slider, .stepper]

  /// What a long press shows above the menu for it is looked at, and nobody goes through it (Apple: documentation of
  /// contextMenu(menuItems:preview:)).
  func isInPreview(_ element: AccessibilityElement, _ context: RuleContext) -> Bool {
    ([element.source] + element.callSites.map(\.source)).contains { context.stands($0, inModifier: "contextMenu") }
  }

  static let captionPasses: [Example] = [
    .pass(
      """
      var body: some View {
        VStack {
          Text("Name:").font(.title2)
          TextField("Your name", text: $name)
          Button("Go on") { go() }
          Button("Not now") { leave() }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          Image(photo, label: Text("Harbour"))
            .contextMenu { Button("Share") { share() } } preview: {
              VStack { Text("Harbour").font(.title); Text("Norway"); Text("June"); Text("Ada") }
            }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          VStack {
            Text("Harbour Guide").accessibilityAddTraits(.isHeader).font(.largeTitle)
            HStack { Text("Version 1.0").font(.title) }
          }
          Text("By Ada")
          Button("Write to us") { write() }
          Button("Licences") { showLicences() }
        }
      }
      """),
  ]
}
