import AccessibilityModel
import SourceModel

/// The judgement on labels of a fixed height that the rules about code and files share.
struct UIKitHeight {
  /// How the answer is to be read.
  enum Answer {
    case tooLow(message: String, height: Setting<Double>)
    case fits
    case unknown(String)
  }

  /// nil for what is no label, or has no height of its own.
  func check(_ element: AccessibilityElement) -> Answer? {
    // The texts of a cell are no elements and seen all the same.
    guard let platform = element.platform, platform.baseClass == "UILabel", element.exposure != .hidden,
      element.role == .text, let setting = element.appearance.fixedHeight, let height = setting.single, height > 0
    else { return nil }
    if let font = element.appearance.font?.single, case .unknown(let name) = font.kind { return .unknown(name) }
    if platform.setting("adjustsFontSizeToFitWidth").map({ !["false", "\"NO\""].contains($0.value) }) ?? false {
      return .fits
    }
    // Nobody gave it a font: it has the one that labels begin with, which keeps its size.
    guard element.appearance.font != nil, let letters = LetterSize.doubled(element) else { return .fits }
    guard letters > height else { return .fits }
    return .tooLow(
      message: """
        \(element.drawnNoun) has letters of \(FontSurvey.Found.number(letters)) points at twice the text size, and a \
        height of \(FontSurvey.Found.number(height))
        """, height: setting)
  }
}
