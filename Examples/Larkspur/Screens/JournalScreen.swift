import SwiftUI

struct JournalScreen: View {
  @Environment(Journal.self) private var journal
  @State private var query = ""
  @State private var habitats: Set<Habitat> = []
  @State private var isFiltering = false
  @State private var isAdding = false
  @AppStorage("showsTip") private var showsTip = true
  @AccessibilityFocusState private var isTipFocused: Bool

  private var matches: [Sighting] {
    journal.sightings(matching: query, in: habitats)
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle(L10n.Journal.title)
        .navigationDestination(for: Sighting.self) { SightingDetailScreen(sighting: $0) }
        .searchable(text: $query, prompt: L10n.Journal.search)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            IconButton("line.3.horizontal.decrease.circle") { isFiltering.toggle() }
          }
          ToolbarItem(placement: .primaryAction) {
            IconButton("plus", label: L10n.Journal.add) { isAdding = true }
              .accessibilityHint(L10n.Journal.addHint)
          }
        }
        .sheet(isPresented: $isAdding) { NewSightingSheet() }
        .task { await journal.load() }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch journal.phase {
    case .loading:
      ProgressView(L10n.Journal.loading)
    case .loaded:
      list
    case .failed(let reason):
      ContentUnavailableView {
        Label(L10n.Journal.failed, systemImage: "exclamationmark.triangle")
      } description: {
        Text(reason)
      } actions: {
        Button(L10n.Journal.retry) {
          Task { await journal.load() }
        }
      }
    }
  }

  private var list: some View {
    List {
      if showsTip {
        tip
      }
      if isFiltering {
        filters
      }
      Section {
        ForEach(matches) { sighting in
          NavigationLink(value: sighting) {
            SightingCard(sighting: sighting)
          }
          .accessibilityCustomContent("journal.habitat", sighting.habitat.title)
          .swipeActions {
            Button(L10n.Journal.delete, systemImage: "trash", role: .destructive) { delete(sighting) }
          }
        }
      } header: {
        Text(L10n.Journal.count(matches.count))
      }
    }
  }

  private var tip: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("journal.tip")
        .accessibilityFocused($isTipFocused)
      Spacer()
      IconButton("xmark", label: L10n.Journal.hideTip) { showsTip = false }
        .buttonStyle(.borderless)
    }
    .onAppear { isTipFocused = true }
  }

  private var filters: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(Habitat.allCases) { habitat in
          TagChip(habitat: habitat, selection: $habitats)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(L10n.Habitat.title)
  }

  private func delete(_ sighting: Sighting) {
    journal.delete(sighting)
    AccessibilityNotification.Announcement(L10n.Journal.deleted(sighting.species.name)).post()
  }
}

#Preview {
  JournalScreen()
    .environment(Journal())
}
