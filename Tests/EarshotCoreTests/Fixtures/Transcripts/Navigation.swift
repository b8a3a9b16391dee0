import SwiftUI

/// Bars, links and titles.
struct Navigation: View {
  let topic: String
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Details", value: 1)  // hears: Details. Button.
        // What a link leads to is not on the screen, but beside it.
        // hears: General. Button. | Privacy
        NavigationLink { Text("Privacy") } label: { Label("General", systemImage: "gear") }
        NavigationLink(value: 2) {  // hears: Keyboard, Languages. Button.
          HStack {
            Image(systemName: "keyboard")
            VStack { Text("Keyboard"); Text("Languages") }
          }
        }
        NavigationLink(value: 3) { Text(topic) }  // hears: «topic». Button.
        NavigationLink(value: 4) { Image(systemName: "xmark") }  // hears: Close. Button.
        NavigationLink(value: 5) { Text("Off") }.disabled(true)  // hears: Off. Dimmed. Button.
      }
      .navigationTitle("Settings")  // hears: Settings. Heading.
      .toolbar {
        ToolbarItem { Button("Edit") {} }  // hears: Edit. Button.
        ToolbarItem(placement: .topBarLeading) {
          Button {} label: { Image(systemName: "xmark") }.accessibilityLabel("Done")  // hears: Done. Button.
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Archive") {}  // hears: Archive. Button.
          Spacer()
          Text("3 selected")  // hears: 3 selected
        }
      }
    }
  }
}

/// What presents and what is presented.
struct Presenting: View {
  @State private var isOpen = false
  @State private var film: Film?

  struct Film: Identifiable {
    let id: Int
    let title: String
  }

  var body: some View {
    Button("Open") { isOpen = true }  // hears: Open. Button.
      .sheet(isPresented: $isOpen) {
        Text("In the sheet")  // hears: In the sheet
        Button("Done") {}  // hears: Done. Button.
      }
      .sheet(item: $film) { film in
        Text(film.title)  // hears: «film.title»
      }
      .popover(isPresented: $isOpen) { Text("In the popover") }  // hears: In the popover
      .fullScreenCover(isPresented: $isOpen) {
        // A view that is all there is to be shown is a screen by itself, and is read here for what it is given.
        Cover(title: "Whole screen")  // hears: Whole screen. Heading.
      }
      .confirmationDialog("Leave?", isPresented: $isOpen) {
        Button("Leave", role: .destructive) {}  // hears: Leave. Button.
      }
  }
}

private struct Cover: View {
  let title: String

  var body: some View { Text(title).accessibilityAddTraits(.isHeader) }  // hears: «title». Heading.
}

/// Tabs with titles, with symbols alone, and by pages.
struct Tabs: View {
  @State private var chosen = 1

  var body: some View {
    TabView(selection: $chosen) {
      // hears: Home. Tab. 1 of 2. | First page
      Text("First page").tag(0).tabItem { Label("Home", systemImage: "house") }
      // hears: Second page | Selected: Find. Tab. 2 of 2.
      Text("Second page").tag(1).tabItem { Image(systemName: "magnifyingglass"); Text("Find") }
    }
  }
}

/// iOS 18 writes tabs in another way.
struct NewTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {  // hears: Selected: Home. Tab. 1 of 2.
        Text("First page")  // hears: First page
      }
      Tab("Find", systemImage: "magnifyingglass", role: .search) {  // hears: Find. Tab. 2 of 2.
        Text("Second page")  // hears: Second page
      }
    }
  }
}
