import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// What surrounding views and modifiers hand down: SwiftUI's environment, as far as it bears on accessibility.
///
/// Two views that are alike in equal contexts make equal trees, but for where they stand: `TreeMemo` relies on it, so
/// everything that is handed down must be a member of this structure.
struct ViewContext: Hashable {
  /// The whole modifier chain that is being built; new modifiers go to its end.
  var chain: SourceRange?
  /// Uses of the project's views on the way here, outermost first.
  var callSites: [CallSite] = []
  /// The declarations of the views that are used in `callSites`.
  var declarations: [DeclarationReference] = []
  /// Traits that `.disabled` gives the controls below.
  var disabled = Disabled.no
  var labelStyle = LabelStyle.automatic
  /// Style values, kept whole since the project's own are evaluated where they apply.
  var buttonStyle: StyleValue?
  var toggleStyle: StyleValue?
  var pickerStyle: String?
  /// `.datePickerStyle(.graphical)`: by the name of the style.
  var datePickerStyle: String?
  /// `.symbolVariant(.fill)`
  var symbolVariants: [SymbolVariant] = []
  /// `.labelsHidden()`
  var hidesLabels = false
  /// Styles of views that are drawn from their parts, by the names of the views.
  var partStyles: [String: StyleValue] = [:]
  var tabViewIsPaged = false
  /// The view stands in the label of a control, so it will be merged into it.
  var isInControlLabel = false
  /// The place is for what one comes to the screen for.
  var isMainAction = false
  var isInList = false
  var isInMenu = false
  /// The view is an option of a picker, which is chosen by its tag.
  var isInPicker = false
  var isInSectionHeader = false
  var headerCase = HeaderCase()
  /// A branch or a loop stands between it and the project's own view that it is written in.
  var isUnderCondition = false
  /// The view is all that a presentation shows, so that one of the project's own is a screen by itself.
  var isWholePresentation = false
  /// Of the screen only what it presents is wanted.
  var showsOnlyPresented = false
  /// What AutoFill is told about the fields inside.
  var inputPurpose: String?
  /// What most views only hand on: looks, the stack around, the font, the navigation container.
  var handed = HandedDown()
  var depth = 0

  enum Disabled: Hashable {
    case no
    case yes
    case under(Condition)
  }

  enum LabelStyle: Hashable {
    case automatic
    case iconOnly
    case titleOnly
    /// One of the project's own.
    case custom(StyleValue)
  }
}

/// A view's declaration, by identity.
struct DeclarationReference: Hashable {
  let declaration: TypeDeclaration
  /// The use that is being built, if it is one; says nothing about which declaration it is.
  var view: CustomView?

  static func == (left: Self, right: Self) -> Bool { left.declaration === right.declaration }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(declaration)) }
}

/// The value of a style, which is the same as another when both would draw alike.
struct StyleValue: Hashable {
  let value: Value
  private let fingerprint: ValueFingerprint?
  private let source: SourceRange

  init(_ argument: EvaluatedArgument, _ evaluator: Evaluator) {
    value = argument.value
    source = argument.source
    fingerprint = evaluator.fingerprint(of: argument.value)
  }

  /// A style that is too large for a fingerprint goes by where it is written.
  static func == (left: Self, right: Self) -> Bool {
    left.fingerprint == right.fingerprint && left.source == right.source
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
    hasher.combine(source)
  }
}

/// What views send up to the nearest navigation container: bar items, a title, a search field.
struct NavigationItems {
  var leading: [AccessibilityNode] = []
  var trailing: [AccessibilityNode] = []
  var principal: [AccessibilityNode] = []
  var bottom: [AccessibilityNode] = []
  var search: [AccessibilityNode] = []
  var title: [AccessibilityNode] = []
  var titleIsInline = false
  var barIsHidden = false
  /// The bar of the tab view around it.
  var tabBarIsHidden = false

  /// Takes over what branches sent up, each under its condition.
  mutating func add(_ branches: [(condition: Condition, items: NavigationItems)]) {
    for path in [\NavigationItems.leading, \.trailing, \.principal, \.bottom, \.search, \.title] {
      guard branches.contains(where: { !$0.items[keyPath: path].isEmpty }), path != \.title || title.isEmpty else { continue }
      self[keyPath: path].append(.choice(branches.map {
        ConditionalBranch(condition: $0.condition, nodes: $0.items[keyPath: path])
      }))
    }
    titleIsInline = titleIsInline || branches.contains { $0.items.titleIsInline }
    barIsHidden = barIsHidden || branches.allSatisfy { $0.items.barIsHidden }
    tabBarIsHidden = tabBarIsHidden || branches.allSatisfy { $0.items.tabBarIsHidden }
  }

  /// Takes over what a part of the same view sent up later.
  mutating func add(_ later: NavigationItems) {
    for path in [\NavigationItems.leading, \.trailing, \.principal, \.bottom, \.search] {
      self[keyPath: path] += later[keyPath: path]
    }
    if title.isEmpty { title = later.title }
    titleIsInline = titleIsInline || later.titleIsInline
    barIsHidden = barIsHidden || later.barIsHidden
    tabBarIsHidden = tabBarIsHidden || later.tabBarIsHidden
  }

  /// The same items with their nodes changed.
  func mapNodes(_ transform: ([AccessibilityNode]) -> [AccessibilityNode]) -> NavigationItems {
    var result = self
    for path in [\NavigationItems.leading, \.trailing, \.principal, \.bottom, \.search, \.title] {
      result[keyPath: path] = transform(self[keyPath: path])
    }
    return result
  }

  var isEmpty: Bool {
    leading.isEmpty && trailing.isEmpty && principal.isEmpty && bottom.isEmpty && search.isEmpty && title.isEmpty
  }
}

/// Content that is shown over or instead of the screen when something happens.
public struct Presentation {
  public var name: String
  public var source: SourceRange
  public var nodes: [AccessibilityNode]
}

/// A use of one of the project's views by the code of a screen.
public struct ViewUse: Sendable {
  /// The name in the declaration of the view.
  public var view: SourceRange
  /// The call that makes it.
  public var source: SourceRange
  /// A navigation container of that screen stands around it, or navigating leads to it.
  public var isInNavigation: Bool
}

/// What building a screen gives.
public struct BuiltTrees {
  public var nodes: [AccessibilityNode]
  /// The same where a navigation container around the screen shows its title; nil when it has none.
  public var hostedNodes: [AccessibilityNode]?
  public var presentations: [Presentation]
  public var uses: [ViewUse]
  /// The names, in their declarations, of views in it that present something which is read with them alone, and of which
  /// their own code does not tell.
  public var presenters: Set<SourceRange>
  /// There was no room for all of it.
  public var isCutOff: Bool
}

extension ViewContext {
  /// The modifier chain that a view begins, as far as it is written around it: a helper that the view goes through,
  /// `func leading() -> some View { self.frame(…) }`, has one of its own, in which nobody looks for the view.
  func chain(around view: SourceRange) -> SourceRange { chain.flatMap { $0.contains(view) ? $0 : nil } ?? view }
}
