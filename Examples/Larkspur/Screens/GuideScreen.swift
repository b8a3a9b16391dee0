import SwiftUI

struct GuideScreen: View {
  @Environment(Journal.self) private var journal
  @State private var selected: Species?

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          banner
          ForEach(Species.Family.allCases) { family in
            section(for: family)
          }
          checklist
        }
        .padding()
      }
      .navigationTitle(L10n.Guide.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button {
          selected = Species.all.randomElement()
        } label: {
          Image(systemName: "shuffle")
        }
        .accessibilityLabel("Surprise me with a bird")
      }
      .sheet(item: $selected) { SpeciesSheet(species: $0) }
    }
  }

  private var banner: some View {
    ZStack(alignment: .bottomLeading) {
      Image("feather-pattern")
        .resizable()
        .scaledToFill()
        .frame(height: 140)
        .clipped()
      Text(L10n.Guide.welcome)
        .heading(.h1)
        .padding()
    }
  }

  private func section(for family: Species.Family) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(family.title)
        .heading(.h3)
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(Species.all.filter { $0.family == family }) { species in
          SpeciesTile(species: species)
            .onTapGesture { selected = species }
        }
      }
    }
  }

  private var checklist: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(L10n.Guide.checklist)
        .heading()
      ForEach(Species.all) { species in
        ChecklistRow(species: species, isSeen: isSeen(species))
      }
    }
  }

  private func isSeen(_ species: Species) -> Binding<Bool> {
    Binding {
      journal.seen.contains(species.id)
    } set: { isSeen in
      if isSeen {
        journal.seen.insert(species.id)
      } else {
        journal.seen.remove(species.id)
      }
    }
  }
}

private struct SpeciesTile: View {
  let species: Species

  var body: some View {
    VStack(alignment: .leading) {
      Image(decorative: species.pictureName)
        .resizable()
        .scaledToFit()
      Text(species.name)
        .font(.headline)
      Text(species.latinName)
        .font(.subheadline)
        .italic()
    }
    .cardSurface(padding: 12)
  }
}

private struct ChecklistRow: View {
  let species: Species
  @Binding var isSeen: Bool

  var body: some View {
    HStack {
      Button {
        isSeen.toggle()
      } label: {
        Image(systemName: isSeen ? "checkmark.square.fill" : "square")
          .imageScale(.large)
          .frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel(L10n.Guide.seen(species.name))
      Text(species.name)
    }
  }
}

private struct SpeciesSheet: View {
  let species: Species
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Image(species.pictureName)
          .resizable()
          .scaledToFit()
          .accessibilityLabel(L10n.Detail.photo(of: species.name))
        Text(species.latinName)
          .italic()
      }
      .padding()
      .navigationTitle(species.name)
      .toolbar {
        Button(L10n.Guide.done) { dismiss() }
      }
    }
    .presentationDetents([.medium, .large])
  }
}

#Preview("Guide") {
  GuideScreen()
    .environment(Journal())
}
