import AccessibilityModel
import SourceModel

extension SelectionStateMissing {
  /// Whether all of its kind on the screen are disabled but one, as in a filter of which one value works so far: the others
  /// are heard as dimmed, and there is nothing to choose between.
  func isOnlyChoice(_ subject: ElementSubject) -> Bool {
    guard !subject.element.callSites.isEmpty, let uses = subject.surveyed(EnabledUses.self).uses[subject.element.source] else { return false }
    return uses.enabled.count == 1 && !uses.disabled.isEmpty && uses.enabled.isDisjoint(with: uses.disabled)
  }

  /// How buttons of components are used on a screen, by their source.
  private struct EnabledUses: ScreenSurvey {
    var uses: [SourceRange: (enabled: Set<[CallSite]>, disabled: Set<[CallSite]>)] = [:]

    init(_ screen: ScreenPlaces) {
      for place in screen.places {
        let element = place.element
        guard element.exposure == .exposed, element.role == .button, !element.callSites.isEmpty else { continue }
        if element.traits.contains(.notEnabled) {
          uses[element.source, default: ([], [])].disabled.insert(element.callSites)
        } else {
          uses[element.source, default: ([], [])].enabled.insert(element.callSites)
        }
      }
    }
  }

  static let onlyChoices: [Example] = [
    .pass(
      """
      struct Sports: View {
        @State private var sport = "Chess"
        var body: some View {
          HStack {
            Pill(title: "Chess", isSelected: sport == "Chess", isDisabled: false) { sport = "Chess" }
            Pill(title: "Go", isSelected: sport == "Go", isDisabled: true) { sport = "Go" }
          }
        }
      }
      struct Pill: View {
        let title: String
        let isSelected: Bool
        let isDisabled: Bool
        let action: () -> Void
        var body: some View {
          Button(action: action) { Text(title).background(isSelected ? .blue : .clear) }.disabled(isDisabled)
        }
      }
      """),
  ]
}
