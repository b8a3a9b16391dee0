import SwiftUI

struct SightingDetailScreen: View {
  let sighting: Sighting

  @Environment(Journal.self) private var journal
  @State private var isPlaying = false
  @State private var isEditing = false
  @State private var showsPlace = false
  @State private var isReporting = false

  private var isFavorite: Bool { journal.favorites.contains(sighting.id) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        photo
        title
        details
        if !sighting.notes.isEmpty {
          fieldNotes
        }
        actions
      }
      .padding()
    }
    .navigationTitle(L10n.Detail.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        IconButton(
          isFavorite ? "heart.fill" : "heart",
          label: isFavorite ? L10n.Detail.unfavorite : L10n.Detail.favorite
        ) {
          journal.toggleFavorite(sighting)
        }
      }
      ToolbarItem(placement: .topBarTrailing) {
        IconButton("square.and.pencil", label: L10n.Detail.edit) { isEditing = true }
      }
    }
    .sheet(isPresented: $isEditing) { NewSightingSheet(editing: sighting) }
    .sheet(isPresented: $showsPlace) { PlaceSheet(place: sighting.place) }
    .confirmationDialog(L10n.Detail.reportQuestion, isPresented: $isReporting, titleVisibility: .visible) {
      Button(L10n.Detail.sendReport) { journal.report(sighting) }
    }
  }

  private var photo: some View {
    Image(sighting.species.pictureName)
      .resizable()
      .scaledToFit()
      .clipShape(.rect(cornerRadius: 16))
      .accessibilityLabel(L10n.Detail.photo(of: sighting.species.name))
      .onLongPressGesture { savePhoto() }
      .accessibilityAction(named: L10n.Detail.savePhoto) { savePhoto() }
  }

  private var title: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(sighting.species.name)
        .heading(.h1)
      Text(sighting.species.latinName)
        .italic()
      if let ring = sighting.ring {
        Text(spelledOut(ring))
      }
    }
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(L10n.Detail.circumstances)
        .heading()
      Label(sighting.place, systemImage: "mappin.and.ellipse")
      Label(sighting.weather.title, systemImage: sighting.weather.symbol)
      LabeledContent(L10n.Detail.individuals, value: sighting.count, format: .number)
      RatingStars(rating: sighting.confidence)
    }
    .cardSurface()
  }

  private var fieldNotes: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(L10n.Detail.fieldNotes)
        .heading()
      Text(sighting.notes)
        .accessibilityTextContentType(.narrative)
    }
  }

  private var actions: some View {
    HStack {
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
      .accessibilityLabel(isPlaying ? L10n.Detail.pauseCall : L10n.Detail.playCall)
      .accessibilityHint(L10n.Detail.playHint)
      Button {
        showsPlace = true
      } label: {
        Image("map-pin")
          .renderingMode(.template)
      }
      .accessibilityLabel(L10n.Detail.showPlace)
      Button {
        isReporting = true
      } label: {
        Label(L10n.Detail.report, systemImage: "flag")
      }
    }
    .buttonStyle(.pill())
  }

  /// Ring codes are read letter by letter.
  private func spelledOut(_ ring: String) -> AttributedString {
    var styled = AttributedString(ring)
    styled.font = .body.monospaced()
    styled.accessibilitySpeechSpellsOutCharacters = true
    return styled
  }

  private func savePhoto() {
    UIImage(named: sighting.species.pictureName).map { UIImageWriteToSavedPhotosAlbum($0, nil, nil, nil) }
  }
}

private struct PlaceSheet: View {
  let place: String

  var body: some View {
    Text(place)
      .heading(.h1)
      .padding()
      .presentationDetents([.medium])
  }
}
