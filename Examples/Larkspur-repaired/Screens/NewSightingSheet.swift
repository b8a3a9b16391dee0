import SwiftUI

struct NewSightingSheet: View {
  @Environment(Journal.self) private var journal
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Sighting

  init(editing original: Sighting? = nil) {
    _draft = State(initialValue: original ?? Sighting())
  }

  var body: some View {
    NavigationStack {
      Form {
        Section(L10n.New.bird) {
          Picker(L10n.New.species, selection: $draft.species) {
            ForEach(Species.all) { species in
              Text(species.name).tag(species)
            }
          }
          TextField(L10n.New.localName, text: $draft.localName)
            .accessibilityLabel(L10n.New.localName)
          Stepper(L10n.New.individuals(draft.count), value: $draft.count, in: 1...999)
          RatingControl(title: L10n.Rating.title, rating: $draft.confidence)
        }
        Section(L10n.New.circumstances) {
          TextField(L10n.New.place, text: $draft.place)
            .accessibilityLabel(L10n.New.place)
          DatePicker(L10n.New.date, selection: $draft.date)
          Slider(value: $draft.distance, in: 1...200) { Text(L10n.New.distance) }
            .accessibilityValue(L10n.New.meters(Int(draft.distance)))
          weatherPicker
          Toggle(L10n.New.hidesPlace, isOn: $draft.hidesPlace)
        }
        Section(L10n.New.notes) {
          TextEditor(text: $draft.notes)
            .frame(minHeight: 120)
            .accessibilityLabel(L10n.New.notes)
        }
      }
      .navigationTitle(L10n.New.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          IconButton("xmark", label: L10n.New.close) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(L10n.New.save, action: save)
            .accessibilityInputLabels([L10n.New.save, L10n.New.submit])
            .disabled(draft.place.isEmpty)
        }
      }
    }
  }

  private var weatherPicker: some View {
    HStack {
      ForEach(Weather.allCases) { option in
        Button {
          draft.weather = option
        } label: {
          Image(systemName: option.symbol)
            .frame(minWidth: 44, minHeight: 44)
            .background(draft.weather == option ? Color("Meadow").opacity(0.2) : .clear, in: .circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(option.title)
        .accessibilityAddTraits(draft.weather == option ? .isSelected : [])
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(L10n.Weather.title)
  }

  private func save() {
    journal.save(draft)
    AccessibilityNotification.Announcement(L10n.New.saved).post()
    dismiss()
  }
}

#Preview {
  NewSightingSheet()
    .environment(Journal())
}
