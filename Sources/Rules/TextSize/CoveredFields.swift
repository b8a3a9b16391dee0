import AccessibilityModel
import SourceModel
import SwiftSource

/// Fields of a form in a view that ignores the safe area of the keyboard: nothing moves when the keyboard comes, and it lies
/// over what stands in the lower half (Apple: documentation of SafeAreaRegions.keyboard).
enum CoveredFields {
  /// Fewer may stand where no keyboard reaches.
  private static let least = 3
  private static let roles: Set<ElementRole> = [.textField, .secureField, .textEditor]

  /// The modifiers of a screen that keep the keyboard from moving at least three fields which are there together.
  static func modifiers(on screen: ScreenPlaces, in context: RuleContext) -> [SourceRange] {
    var fields: [SourceRange: [Int]] = [:]
    var order: [SourceRange] = []
    for (index, place) in screen.places.enumerated() where isField(place) {
      let uses = [place.element.source] + place.element.callSites.map(\.source)
      guard let found = uses.lazy.compactMap({ modifier(around: $0, in: context) }).first else { continue }
      if fields[found] == nil { order.append(found) }
      if fields[found, default: []].allSatisfy({ screen.coexist($0, index) }) { fields[found, default: []].append(index) }
    }
    return order.filter { (fields[$0]?.count ?? 0) >= least }
  }

  /// A screen that is presented over another one has a safe area of its own, and so have bars and dialogs.
  private static func isField(_ place: ScreenPlaces.Place) -> Bool {
    place.element.exposure == .exposed && place.element.framework == .swiftUI && roles.contains(place.element.role)
      && !place.containers.contains { $0.isPresentation || [.navigationBar, .toolbar, .alert, .dialog].contains($0.kind) }
  }

  /// The modifier around a view or a use of one that ignores the keyboard.
  private static func modifier(around use: SourceRange, in context: RuleContext) -> SourceRange? {
    context.chains(withModifier: "ignoresSafeArea", in: use.file).lazy.compactMap { chain -> SourceRange? in
      guard let link = chain.links.last, ignoresKeyboard(link.call) else { return nil }
      let isAround = chain.base.range.contains(use) || use.start == chain.base.range.start && use.contains(link.place)
      return isAround ? link.place : nil
    }.first
  }

  /// Whether such a modifier is what stands at a place.
  static func isModifier(at place: SourceRange, in code: TypeCode) -> Bool {
    code.kinds.calls.contains { expression in
      guard expression.memberRange == place, let call = expression.asCall, call.callee.plainName == "ignoresSafeArea" else { return false }
      return ignoresKeyboard(call)
    }
  }

  private static func ignoresKeyboard(_ call: Call) -> Bool {
    guard let regions = call.arguments.first, [nil, "regions"].contains(regions.label) else { return false }
    return regions.value.plainName == "keyboard"
  }
}
