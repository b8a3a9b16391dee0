import SwiftUI

@main
struct LarkspurApp: App {
  @State private var journal = Journal()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(journal)
        .tint(Color("Meadow"))
    }
  }
}

struct RootView: View {
  @State private var selection = AppTab.journal

  var body: some View {
    TabView(selection: $selection) {
      ForEach(AppTab.allCases) { tab in
        screen(for: tab)
          .tabItem { Label(tab.title, systemImage: tab.symbol) }
          .tag(tab)
      }
    }
    .adaptiveTabBar()
  }

  @ViewBuilder
  private func screen(for tab: AppTab) -> some View {
    switch tab {
    case .journal: JournalScreen()
    case .guide: GuideScreen()
    case .profile: ProfileScreen()
    }
  }
}

#Preview {
  RootView()
    .environment(Journal())
}
