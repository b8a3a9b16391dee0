import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Functions of a screen that several controls of UIKit call, which find out by their sender what to do.
struct SenderActions: ScreenSurvey {
  private var callers: [[String]: [SourceRange: ImageSource?]] = [:]
  /// Views whose taps a function answers, by the function.
  private var tapped: [String: Set<SourceRange>] = [:]

  init(_ screen: ScreenPlaces) {
    for element in screen.all where element.framework != .swiftUI {
      for gesture in element.gestures where gesture.kind == .tap {
        if let handler = gesture.effect.mentions.first { tapped[handler, default: []].insert(element.source) }
      }
      guard element.exposure == .exposed else { continue }
      guard let mentions = element.activation?.mentions, !mentions.isEmpty else { continue }
      callers[mentions, default: [:]][element.source] = element.image
    }
  }

  /// Whether the function that answers the taps on a view answers those on another one as well.
  func answersTapsOnSeveral(_ effect: ActionSummary) -> Bool {
    effect.mentions.first.flatMap { tapped[$0] }.map { $0.count > 1 } ?? false
  }

  fileprivate func isShared(_ action: ActionSummary) -> Bool { callers[action.mentions].map { $0.count > 1 } ?? false }

  /// Whether each of them shows a picture of its own.
  fileprivate func haveOwnPictures(_ action: ActionSummary) -> Bool {
    callers[action.mentions].map { Set($0.values).count == $0.count } ?? true
  }
}

extension ElementSubject {
  /// The element as far as it tells it from others: of one action for all of them none is called.
  var distinct: AccessibilityElement {
    if element.framework == .swiftUI { return withoutSharedCalls }
    // Whoever closes something closes it in any of two ways.
    guard element.framework != .swiftUI, let action = element.activation, !action.mentions.allSatisfy(Self.closes),
      surveyed(SenderActions.self).isShared(action) || isMadeInLoop else { return element }
    var copy = element
    if !surveyed(SenderActions.self).haveOwnPictures(action) { copy.image = nil }
    copy.activation = nil
    return copy
  }

  private static func closes(_ mention: String) -> Bool {
    guard let verb = IdentifierWords.said(by: mention).first?.lowercased() else { return false }
    return ["dismiss", "pop"].contains(verb) || ActionVerbs.deed(of: verb) == "close"
  }

  /// One of several that a loop puts side by side; what stands in each row of a list is for its row.
  private var isMadeInLoop: Bool {
    isRepeated && !containers.contains { [.list, .table].contains($0.kind) }
  }
}
