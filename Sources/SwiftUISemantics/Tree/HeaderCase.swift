import AccessibilityModel
import PlatformKnowledge
import ViewEvaluation

/// In which case the words of section headers are drawn, which iOS 17 and 18 say them in (runtime-facts section 7).
/// Nothing of it is set for systems that say headers as they are written.
struct HeaderCase: Hashable {
  enum TextCase: Hashable {
    /// Nobody asked for a case.
    case automatic
    case asWritten
    case uppercase
    case lowercase
  }

  /// The list around the view has headers in capitals.
  private(set) var isInCapitals = false
  /// What lists and forms inside look like. Of other styles than the grouped ones nothing is recorded.
  private var listsAreGrouped = true
  private var formsAreGrouped = true
  /// Prominent headers have a look of their own.
  private var isProminent = false
  private var textCase = TextCase.automatic
  private var isInHeader = false

  /// What a modifier hands down.
  mutating func heed(_ call: ModifierCall, styleName: (Value) -> String) {
    let argument = call.arguments.first?.value
    let style = argument.map(styleName) ?? ""
    switch call.name {
    case "listStyle": listsAreGrouped = Self.groupedLists.contains(style)
    case "formStyle": formsAreGrouped = Self.groupedForms.contains(style)
    case "headerProminence": isProminent = style != "standard"
    case "textCase":
      switch style {
      case "uppercase": textCase = .uppercase
      case "lowercase": textCase = .lowercase
      default: textCase = .asWritten
      }
    default: break
    }
  }

  /// What stands in a list or form.
  func inList(_ view: String) -> HeaderCase {
    var inner = self
    inner.isInCapitals = view == "Form" ? formsAreGrouped : view == "List" && listsAreGrouped
    return inner
  }

  /// A lazy stack or the like within a row has headers of its own.
  func outsideOfLists() -> HeaderCase {
    var inner = self
    inner.isInCapitals = false
    return inner
  }

  /// A list in a sidebar has a style of its own unless told otherwise.
  func inSplitView() -> HeaderCase {
    var inner = self
    inner.listsAreGrouped = false
    return inner
  }

  /// What stands in the header of a section; a case that somebody asked for wins.
  func inHeader() -> HeaderCase {
    guard isInCapitals else { return self }
    var inner = self
    inner.isInHeader = true
    if textCase == .automatic, !isProminent { inner.textCase = .uppercase }
    return inner
  }

  func applied(to text: SpokenText) -> SpokenText {
    guard isInHeader else { return text }
    switch textCase {
    case .automatic, .asWritten: return text
    case .uppercase: return text.mapLiterals { $0.uppercased() }
    case .lowercase: return text.mapLiterals { $0.lowercased() }
    }
  }

  static let modifiers = FrameworkNames.names(.headerModifier)
  private static let groupedLists = FrameworkNames.names(.groupedListStyle)
  private static let groupedForms = FrameworkNames.names(.groupedFormStyle)
}
