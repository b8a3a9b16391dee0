import SwiftUI

/// How sure the observer is, for reading.
struct RatingStars: View {
  let rating: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .imageScale(.small)
          .foregroundStyle(Color("Amber"))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(L10n.Rating.title)
    .accessibilityValue(L10n.Rating.stars(rating))
  }
}

/// The same stars, for setting.
struct RatingControl: View {
  let title: String
  @Binding var rating: Int

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .frame(minWidth: 32, minHeight: 44)
          .foregroundStyle(Color("Amber"))
          .onTapGesture { rating = star }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue(L10n.Rating.stars(rating))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(rating + 1, 5)
      case .decrement: rating = max(rating - 1, 1)
      @unknown default: break
      }
    }
  }
}
