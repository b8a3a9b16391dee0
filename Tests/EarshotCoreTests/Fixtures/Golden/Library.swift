import SwiftUI

/// Lists, rows as components, swipe actions, a bar, a sheet and an empty state.
struct LibraryScreen: View {
  let albums: [Album]
  @State private var query = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      Group {
        if albums.isEmpty {
          EmptyShelf { isAdding = true }
        } else {
          List {
            Section("Recently played") {
              ForEach(albums) { album in
                NavigationLink(value: album.id) { AlbumRow(album: album) }
                  .swipeActions { Button("Remove", role: .destructive) {} }
              }
            }
            Section {
              Toggle("Only downloads", isOn: .constant(false))
            } footer: {
              Text("Saves mobile data.")
            }
          }
        }
      }
      .navigationTitle("Library")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button { isAdding = true } label: { Image(systemName: "plus") }
            .accessibilityLabel("Add album")
        }
      }
    }
    .sheet(isPresented: $isAdding) { AddAlbum() }
  }
}

struct Album: Identifiable {
  let id: Int
  let title: String
  let artist: String
  let isNew: Bool
  let stars: Int
}

struct AlbumRow: View {
  let album: Album

  var body: some View {
    HStack {
      Image(decorative: "sleeve")
      VStack(alignment: .leading) {
        Text(album.title)
        Text(album.artist).foregroundStyle(.secondary)
      }
      if album.isNew { Text("New").badgeStyle() }
    }
    .accessibilityElement(children: .combine)
    .accessibilityCustomContent("Stars", "\(album.stars) of 5")
  }
}

struct EmptyShelf: View {
  let add: () -> Void

  var body: some View {
    VStack {
      Image("shelf").accessibilityHidden(true)
      Text("No albums yet").font(.title).accessibilityAddTraits(.isHeader)
      Button("Add the first", action: add)
    }
  }
}

struct AddAlbum: View {
  @State private var title = ""
  @State private var rating = Rating.good
  @Environment(\.dismiss) private var dismiss

  enum Rating: String, CaseIterable {
    case poor, good, great

    var name: String { rawValue.capitalized }
  }

  var body: some View {
    Form {
      TextField("Title", text: .constant(""))
      Picker("Rating", selection: .constant(Rating.good)) {
        ForEach(Rating.allCases, id: \.self) { Text($0.name).tag($0) }
      }
      .pickerStyle(.segmented)
      Button("Save") { dismiss() }.disabled(title.isEmpty)
    }
  }
}

extension View {
  func badgeStyle() -> some View { padding(4).background(.tint, in: .capsule) }
}
