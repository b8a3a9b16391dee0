import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Whether a view contains itself once too often, as it was asked at one place.
struct Recursion {
  let view: DeclarationReference
  private let site: CallSite
  /// Where it is written. A view that is handed in stands at another place than the modifiers that its user gives it.
  private let written: SourceRange
  /// The views around it, outermost first, and where they are used.
  private let declarations: [DeclarationReference]
  private let callSites: [CallSite]
  let isEndless: Bool

  /// How often a view may stand in another of its kind that a caller filled with it, as a card in a card.
  private static let contentLimit = 12
  /// How often a view may contain itself by what its own code says, as a comment its answers.
  private static let recursionLimit = 0
  /// As many answers are kept for one tree.
  static let limit = 100

  /// nil where no view of its kind stands around it.
  init?(of view: CustomView, at site: CallSite, in context: ViewContext) {
    let reference = DeclarationReference(declaration: view.declaration)
    guard context.declarations.contains(reference) else { return nil }
    self.init(reference, site, view.source, context.declarations, context.callSites)
  }

  private init(
    _ view: DeclarationReference, _ site: CallSite, _ written: SourceRange, _ declarations: [DeclarationReference],
    _ callSites: [CallSite], isEndless: Bool? = nil
  ) {
    self.view = view
    self.site = site
    self.written = written
    self.declarations = declarations
    self.callSites = callSites
    self.isEndless = isEndless ?? Self.isEndless(site, written, of: view, declarations, callSites)
  }

  /// The same use inside itself is endless; a use that is written in the code of the view, or of what it is made of, is
  /// recursion too; one that a caller handed in as content is not.
  private static func isEndless(
    _ site: CallSite, _ written: SourceRange, of view: DeclarationReference, _ declarations: [DeclarationReference],
    _ callSites: [CallSite]
  ) -> Bool {
    guard let outermost = declarations.firstIndex(of: view) else { return false }
    if callSites.contains(site) { return true }
    let inside = declarations[outermost...]
    // What the view is made of: itself, and what is used in the code of what it is made of.
    var parts: [TypeDeclaration] = []
    for (part, use) in zip(inside, callSites[outermost...]) {
      let place = part.view?.source ?? use.source
      let isPart = part == view || parts.contains { $0.range.contains(place) }
      if isPart { parts.append(part.declaration) }
    }
    let isRecursive = parts.contains { $0.range.contains(written) }
    return inside.count { $0 == view } > (isRecursive ? recursionLimit : contentLimit - 1)
  }

  /// Without the outermost views around it.
  func inside(_ count: Int) -> Recursion {
    Recursion(
      view, site, written, Array(declarations.dropFirst(count)), Array(callSites.dropFirst(count)), isEndless: isEndless)
  }

  /// With other views around it.
  func placed(in context: ViewContext) -> Recursion {
    Recursion(
      view, site, written, context.declarations + declarations, context.callSites + callSites, isEndless: isEndless)
  }

  /// Whether it would be answered so here.
  var isAnsweredAlike: Bool {
    Self.isEndless(site, written, of: view, declarations, callSites) == isEndless
  }
}
