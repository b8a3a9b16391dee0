import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// All that a control shows, where that is a view from elsewhere that is called a picture and is handed no words.
/// Nothing in the source names the control then; only the view itself could.
struct UnknownIcon {
  let picture: AccessibilityElement

  func ask(of element: AccessibilityElement, noun: String, in context: RuleContext) -> Outcome {
    let name = NameSuggestion.forControl(element, language: context.developmentLanguage)
    let edit = FixBuilder.adding(".accessibilityLabel(\(context.spelled(name.text, on: element)))", to: element)
    return .violation(Violation(
      "\(noun) shows only \(shown), which may have no name", certainty: .review, at: element.source,
      fixes: [Fix("name the \(noun) '\(name.text)'", safety: .suggested, edits: [edit])]))
  }

  private var shown: String {
    let text = picture.source.text
    return text.count <= 48 && !text.contains("\n") ? "'\(text)'" : "'\(picture.viewName)'"
  }
}

extension AccessibilityElement {
  /// See `UnknownIcon`; nil where the control shows anything else, or where something else is unknown.
  var unknownIcon: UnknownIcon? {
    guard role.isControl, label?.origin != .modifier("accessibilityLabel") else { return nil }
    let shown = content.filter { $0.exposure == .exposed }
    guard shown.count == 1, let picture = shown.first, picture.isCalledPicture || picture.isPictureOfRunTime
      else { return nil }
    let own = reasons.filter { !picture.reasons.contains($0) && !$0.isMostLikelyHarmless }
    return own.isEmpty && !picture.reasons.contains { $0.kind == .unresolvedModifier } ? UnknownIcon(picture: picture) : nil
  }

  /// A picture of which not even the name is known.
  private var isPictureOfRunTime: Bool {
    guard isUnknownPicture, case .runtime? = image else { return false }
    return true
  }

  /// A view of a package, such as `CompoundIcon(\.delete)`.
  private var isCalledPicture: Bool {
    guard certainty == .opaque, reasons.contains(where: { $0.kind == .opaqueView }) else { return false }
    let words = DecorativeNames.parts(of: viewName)
    return words.contains(where: NameWords.words(.pictureView).contains) && !words.contains("button") && !isHandedWords
  }

  private var isHandedWords: Bool {
    source.text.firstMatch(of: kept { #/\b\w*([tT]itle|[tT]ext|[lL]abel|[cC]aption|[dD]escription)\w*:/# }) != nil
  }

  /// A button of a package, or one whose declaration was not given, that is handed a picture and no words:
  /// `IconButton(image: "close") { … }`.
  var isUnknownIconButton: Bool {
    guard role == .opaque, exposure == .exposed, label == nil, viewName.hasSuffix("Button"),
      reasons.allSatisfy({ $0.kind == .opaqueView || $0.isMostLikelyHarmless }) else { return false }
    let arguments = source.text.prefix { $0 != "{" }
    return arguments.firstMatch(of: kept { #/\b(img|\w*[iI]mage|\w*[iI]con|\w*[sS]ymbol|systemName):/# }) != nil && !isHandedWords
      && arguments.firstMatch(of: kept { #/\(\s*("|String\(|L10n)/# }) == nil
  }
}
