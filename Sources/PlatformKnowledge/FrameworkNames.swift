/// Names of Apple's frameworks and of Swift's library, by what rules ask of them.
public enum FrameworkNames {
  /// What the names have in common, as the table says.
  public enum List: String, CaseIterable, Sendable {
    /// Methods that put a layer on another.
    case addingLayer = "adding-layer"
    /// Methods after which a collection holds something more.
    case addingMethod = "adding-method"
    /// Methods that put a view into another.
    case addingSubview = "adding-subview"
    /// Methods that UIKit calls when a screen or a view appears.
    case appearingMethod = "appearing-method"
    /// Modifiers whose code runs without anybody having done anything.
    case appearingModifier = "appearing-modifier"
    /// Grounds that paint nothing.
    case areaClear = "area-clear"
    /// Views and values in the label of a control that have a size of their own, or stack such.
    case areaLabel = "area-label"
    /// Modifiers that let the label of a control, or what stands around it, be larger than what is in it.
    case areaLarger = "area-larger"
    /// Modifiers in the label of a control that may give it another size than that of its letters.
    case areaSize = "area-size"
    /// Properties that hold one item of a navigation bar, or none.
    case barItem = "bar-item"
    /// Properties that hold the items of a bar.
    case barItems = "bar-items"
    /// Controls, each with the label of the argument that is the binding of its value.
    case boundValue = "bound-value"
    /// Classes of the parts that a list makes.
    case cellClass = "cell-class"
    /// Modifiers that give letters their colour.
    case colourModifier = "colour-modifier"
    /// Calls whose closures run later.
    case delayingCall = "delaying-call"
    /// Modifiers that lead to another screen while a flag is set.
    case destinationModifier = "destination-modifier"
    /// Modifiers that ask something, or list choices, above a screen.
    case dialogModifier = "dialog-modifier"
    /// What such modifiers are given in their old form.
    case dialogType = "dialog-type"
    /// Modifiers that draw or cut at the edges of the frame before them.
    case edgeModifier = "edge-modifier"
    /// Views that a keyboard gets to.
    case focusableControl = "focusable-control"
    /// Controls whose label is made of the views in them.
    case labelledControl = "labelled-control"
    /// What a chain of modifiers in a helper begins with: the view that it stands on, or what a ViewModifier is handed.
    case modifierContent = "modifier-content"
    /// Modifiers that turn, stretch or move what is drawn.
    case motionModifier = "motion-modifier"
    /// Modifiers that say where or how turned something is drawn.
    case movingModifier = "moving-modifier"
    /// Properties that move a view without its layout.
    case movingProperty = "moving-property"
    /// Views that bring a navigation bar.
    case navigationContainer = "navigation-container"
    /// Properties that hold a view, or none.
    case optionalView = "optional-view"
    /// Properties that say where a view stands and how large it is, by itself or by a constraint.
    case placingProperty = "placing-property"
    /// Button styles that give a button no area of its own.
    case plainButtonStyle = "plain-button-style"
    /// Classes whose objects hold views and are nothing themselves.
    case plainContainer = "plain-container"
    /// Controls that do something at once when they are pressed.
    case pressedControl = "pressed-control"
    /// Methods after which a collection holds something less.
    case removingMethod = "removing-method"
    /// Calls whose closure runs at once or a little later, and no matter what.
    case runningCall = "running-call"
    /// Styles of presentation that leave what is behind them on the screen.
    case seeThroughStyle = "see-through-style"
    /// Marks of charts that may belong to one of several series.
    case seriesMark = "series-mark"
    /// Modifiers that give a shape its colour or its strength, beside those for letters.
    case shadeModifier = "shade-modifier"
    /// Modifiers that show another screen above this one.
    case sheetModifier = "sheet-modifier"
    /// Properties of UIKit whose text is shown.
    case shownText = "shown-text"
    /// Properties of UIKit whose text is shown as a title.
    case shownTitle = "shown-title"
    /// Modifiers whose text is spoken.
    case spokenModifier = "spoken-modifier"
    /// Classes of what a swipe over a row offers.
    case swipeActionClass = "swipe-action-class"
    /// Functions that make a font of a size that stays the same.
    case systemFont = "system-font"
    /// Modifiers that make a view react to a finger on it.
    case tapModifier = "tap-modifier"
    /// Text styles of titles.
    case titleStyle = "title-style"
    /// Methods that are told how a finger moves.
    case touchMoveMethod = "touch-move-method"
    /// Methods that move a list or a row of pages on.
    case turningListMethod = "turning-list-method"
    /// Methods that turn something into its opposite.
    case turningMethod = "turning-method"
    /// Views of which nothing is known to be heard by themselves.
    case unreadView = "unread-view"
    /// Modifiers that are given a value to see whether it changed.
    case watchingModifier = "watching-modifier"
    /// Views that are what stands in them.
    case wrappingView = "wrapping-view"
  }

  /// The names of one or several lists, as they are written in code.
  public static func names(_ wanted: List...) -> Set<String> {
    wanted.dropFirst().reduce(lists[wanted.first ?? .boundValue] ?? []) { $0.union(lists[$1] ?? []) }
  }

  /// The label of the argument that is the binding of a control's value: `isOn` of `Toggle`.
  public static func boundArgument(of control: String) -> String? { bindings[control] }

  private static let bindings: [String: String] = Dictionary(
    names(.boundValue).map { name in
      let parts = name.split(separator: ".").map(String.init)
      return (parts[0], parts[1])
    }) { first, _ in first }

  private static let lists: [List: Set<String>] = Dictionary(
    Table(.frameworkNames).rows.compactMap { row in
      List(rawValue: row["list"]).map { ($0, Set(row.list("names"))) }
    }) { $0.union($1) }
}
