import SwiftUI

/// A button that shows a symbol alone, with a hit area of comfortable size.
struct IconButton: View {
  private let symbol: String
  private let label: String?
  private let action: () -> Void

  init(_ symbol: String, label: String? = nil, action: @escaping () -> Void) {
    self.symbol = symbol
    self.label = label
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      face
        .font(.title3)
        .frame(minWidth: 44, minHeight: 44)
        .contentShape(.rect)
    }
  }

  @ViewBuilder
  private var face: some View {
    if let label {
      Label(label, systemImage: symbol)
        .labelStyle(.iconOnly)
    } else {
      Image(systemName: symbol)
    }
  }
}

#Preview {
  IconButton("plus", label: L10n.Journal.add) {}
}
