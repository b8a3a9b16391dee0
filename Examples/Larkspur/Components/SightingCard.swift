import SwiftUI

struct SightingCard: View {
  let sighting: Sighting

  var body: some View {
    HStack(spacing: 12) {
      Image(decorative: sighting.species.pictureName)
        .resizable()
        .scaledToFill()
        .frame(width: 56, height: 56)
        .clipShape(.rect(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 4) {
        Text(sighting.species.name)
          .font(.headline)
          .accessibilityLabel(L10n.Journal.rare(sighting.species.name), isEnabled: sighting.isRare)
        Text(sighting.place)
          .font(.subheadline)
        RatingStars(rating: sighting.confidence)
      }
      Spacer()
      Text(sighting.date, format: .dateTime.hour().minute())
        .font(.subheadline)
    }
    .padding(.vertical, 4)
  }
}

#Preview {
  List {
    SightingCard(sighting: .sample)
  }
}
