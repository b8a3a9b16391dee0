import AccessibilityModel
import SourceModel

/// The signs that code gives a button of UIKit as its titles, another one in each of several statements: a plus where
/// something may be added, and a minus where it may be taken away.
struct SignTitles {
  private let settings: [(statement: SourceRange, sign: String)]

  /// nil where there is one, or where not all of them are signs of which the meaning is known.
  init?(of element: AccessibilityElement) {
    guard element.framework != .swiftUI, let platform = element.platform else { return nil }
    let titles = platform.settings.filter { $0.name == "title" && !$0.isFromFile }
    let signs = titles.compactMap { title -> (statement: SourceRange, sign: String)? in
      guard let statement = title.statement, title.value.count > 2, title.value.hasPrefix("\""), title.value.hasSuffix("\"") else { return nil }
      return (statement, String(title.value.dropFirst().dropLast()))
    }
    guard signs.count == titles.count, Set(signs.map(\.sign)).count > 1 else { return nil }
    settings = signs
  }

  /// What each sign stands for, as far as that is known.
  var names: [String] { settings.compactMap { SignName.meaning(of: $0.sign) } }

  /// A name behind each of the statements; nil where one of them cannot have one.
  func edits(on element: AccessibilityElement, _ spelled: (String) -> String) -> [SourceEdit]? {
    let edits = settings.compactMap { setting -> SourceEdit? in
      guard let name = SignName.meaning(of: setting.sign) else { return nil }
      return UIKitFix.edit(after: setting.statement, on: element) { receiver in
        UIKitFix.lines(["accessibilityLabel = \(spelled(name))"], receiver, after: setting.statement)
      }
    }
    return edits.count == settings.count ? edits : nil
  }
}
