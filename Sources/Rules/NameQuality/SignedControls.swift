import AccessibilityModel
import SourceModel

/// How many controls of a screen are called by a sign.
struct SignedControls: ScreenSurvey {
  let emoji: Int
  let digits: Int

  init(_ screen: ScreenPlaces) {
    let controls = screen.all.filter { $0.exposure == .exposed && $0.isInteractive }
    let names = controls.compactMap { $0.label?.value.literal }
    emoji = names.count(where: SignName.isEmoji)
    digits = names.count { $0.count == 1 && $0.first?.isNumber == true }
  }
}
