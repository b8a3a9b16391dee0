import AccessibilityModel
import SourceModel

/// A box to tick that is nothing but a shape, which is drawn in another way while it is ticked.
struct DrawnBox {
  /// The words that stand beside it.
  let name: ProposedName?
  /// As code: those of a button, with the one that tells that it is ticked where the code of the box has the test.
  let traits: String

  init?(_ element: AccessibilityElement, in subject: ElementSubject) {
    guard element.isDrawnBox, let style = SelectionStyle(looksOf: element) else { return nil }
    let mates = StackMates(of: subject)
    name = (mates.onlyText ?? mates.wordsOfRow).flatMap { ProposedName(text: $0, for: element) }
    traits = Self.traits(style, of: element)
  }

  /// Those of a button, with the one that tells that it is chosen where the code of the element has the test.
  static func traits(_ style: SelectionStyle, of element: AccessibilityElement) -> String {
    let isWritten = element.expression.text.contains(style.condition) && style.outer == nil
    return isWritten ? "\(style.condition) ? [.isButton, .isSelected] : .isButton" : ".isButton"
  }
}

extension DrawnContentUnrepresented {
  static let boxes: [Example] = [
    .violation(
      """
      struct Inks: View {
        let inks: [Ink]
        @State private var chosen = ""
        var body: some View {
          HStack {
            ForEach(inks) { ink in
              Circle()
                .fill(ink.colour)
                .overlay(Circle().stroke(chosen == ink.name ? Color.blue : Color.clear, lineWidth: 2))
                ↓.onTapGesture { chosen = ink.name }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct Sauces: View {
        let sauces: [String]
        @State private var chosen: Set<String> = []
        var body: some View {
          HStack {
            ForEach(sauces, id: \\.self) { sauce in
              Group {
                Text("\\(sauce)")
                RoundedRectangle(cornerRadius: 5)
                  .fill(chosen.contains(sauce) ? Color.orange : Color.white)
                  ↓.onTapGesture { if chosen.contains(sauce) { chosen.remove(sauce) } else { chosen.insert(sauce) } }
                  .frame(width: 20, height: 20)
              }
            }
          }
        }
      }
      """,
      fixed: """
        struct Sauces: View {
          let sauces: [String]
          @State private var chosen: Set<String> = []
          var body: some View {
            HStack {
              ForEach(sauces, id: \\.self) { sauce in
                Group {
                  Text("\\(sauce)")
                  RoundedRectangle(cornerRadius: 5)
                    .fill(chosen.contains(sauce) ? Color.orange : Color.white)
                    .onTapGesture { if chosen.contains(sauce) { chosen.remove(sauce) } else { chosen.insert(sauce) } }
                    .frame(width: 20, height: 20)
                    .accessibilityLabel("\\(sauce)")
                    .accessibilityAddTraits(chosen.contains(sauce) ? [.isButton, .isSelected] : .isButton)
                }
              }
            }
          }
        }
        """)
  ]
}
