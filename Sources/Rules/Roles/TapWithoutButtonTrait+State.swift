import AccessibilityModel
import SourceModel

/// Boxes that a tap on them or on their words ticks.
extension TapWithoutButtonTrait {
  /// One button that says whether it is ticked, in place of the names of two glyphs; nil for other areas.
  static func ticking(_ target: TapTarget) -> Fix? {
    let parts = target.firstParts.map(\.element)
    guard parts.count > 1, parts.count == target.exposedCount, let whole = ModifierChain.whole(around: target.place),
      case let pictures = parts.filter({ $0.role == .image }), pictures.count == 1, parts.contains(where: { $0.role == .text }),
      let picture = pictures.first, picture.label?.origin != .modifier("accessibilityLabel"), whole.contains(picture.expression),
      let isOn = KeptState.test(of: picture) else { return nil }
    let group = FixBuilder.adding(".accessibilityElement(children: .combine)", after: target.place)
    let traits = FixBuilder.adding(".accessibilityAddTraits(\(isOn) ? [.isButton, .isSelected] : .isButton)", after: target.place)
    return Fix(
      "make it one button that says whether it is on", safety: .suggested,
      edits: [
        FixBuilder.adding(".accessibilityHidden(true)", to: picture),
        SourceEdit(range: group.range, replacement: group.replacement + traits.replacement),
      ])
  }

  static let ticks: [Example] = [
    .violation(
      """
      @State var isAgreed = false
      var body: some View {
        HStack {
          Image(systemName: isAgreed ? "checkmark.square.fill" : "square")
          Text("I agree")
        }
        ↓.onTapGesture { isAgreed.toggle() }
      }
      """,
      fixed: """
        @State var isAgreed = false
        var body: some View {
          HStack {
            Image(systemName: isAgreed ? "checkmark.square.fill" : "square").accessibilityHidden(true)
            Text("I agree")
          }
          .onTapGesture { isAgreed.toggle() }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(isAgreed ? [.isButton, .isSelected] : .isButton)
        }
        """),
    .violation(
      """
      struct Chore: Identifiable { let id: Int; let title: String; var isDone = false }
      struct ChoreList: View {
        @State var chores: [Chore] = []
        var body: some View {
          List {
            ForEach(chores) { chore in
              HStack {
                Text(chore.title)
                if chore.isDone {
                  Image(systemName: "checkmark.circle")
                    ↓.onTapGesture { chores[chore.id].isDone = false }
                } else {
                  Image(systemName: "circle")
                    ↓.onTapGesture { chores[chore.id].isDone = true }
                }
              }
            }
          }
        }
      }
      """,
      fixed: """
        struct Chore: Identifiable { let id: Int; let title: String; var isDone = false }
        struct ChoreList: View {
          @State var chores: [Chore] = []
          var body: some View {
            List {
              ForEach(chores) { chore in
                HStack {
                  Text(chore.title)
                  if chore.isDone {
                    Image(systemName: "checkmark.circle")
                      .onTapGesture { chores[chore.id].isDone = false }
                      .accessibilityLabel(Text(chore.title))
                      .accessibilityAddTraits([.isButton, .isSelected])
                  } else {
                    Image(systemName: "circle")
                      .onTapGesture { chores[chore.id].isDone = true }
                      .accessibilityLabel(Text(chore.title))
                      .accessibilityAddTraits(.isButton)
                  }
                }
              }
            }
          }
        }
        """),
  ]
}
