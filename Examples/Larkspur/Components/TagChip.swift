import SwiftUI

struct TagChip: View {
  let habitat: Habitat
  @Binding var selection: Set<Habitat>

  private var isSelected: Bool { selection.contains(habitat) }

  var body: some View {
    Button(action: toggle) {
      Label(habitat.title, systemImage: habitat.symbol)
    }
    .buttonStyle(.pill(isProminent: isSelected))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private func toggle() {
    if isSelected {
      selection.remove(habitat)
    } else {
      selection.insert(habitat)
    }
  }
}
