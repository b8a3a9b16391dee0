/// Names of Apple's frameworks and of Swift's library, by what rules ask of them.
public enum FrameworkNames {
  /// What the names have in common, as the table says.
  public enum List: String, CaseIterable, Sendable {
    /// Beginnings of members by which code tells UIKit or VoiceOver that a cell can do nothing.
    case abilityTelling = "ability-telling"
    /// Properties of UIAccessibility that are added to.
    case accessibilityList = "accessibility-list"
    /// Methods that put pins on a map.
    case addingAnnotation = "adding-annotation"
    /// Methods that put a layer on another.
    case addingLayer = "adding-layer"
    /// Methods after which a collection holds something more.
    case addingMethod = "adding-method"
    /// Methods that put a view into another.
    case addingSubview = "adding-subview"
    /// What is done beside or after a choice and is none: the keyboard goes, the mark of the cell goes, the list moves.
    case afterChoosing = "after-choosing"
    /// Labels of closures that are called with an answer.
    case answerClosure = "answer-closure"
    /// Methods that ask a server for something and hand on the answer, or an error.
    case answeringRequest = "answering-request"
    /// Functions that save something and tell how it went, to whoever gives them something to call.
    case answeringSave = "answering-save"
    /// Methods whose answer is no part of what people asked for.
    case besideWork = "beside-work"
    /// Functions that only compute a number, and the method that stops a timer.
    case computingCall = "computing-call"
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
    /// Labels of arguments that say how content is arranged or where its data comes from, and hold none.
    case arrangingLabel = "arranging-label"
    /// Members that the protocols of body-protocol ask for, which frameworks call.
    case askedMember = "asked-member"
    /// Requirements that the system calls of a value that somebody has to make: a style, a representable, a shape.
    case askedOfValue = "asked-of-value"
    /// Properties that hold one item of a navigation bar, or none.
    case barItem = "bar-item"
    /// Properties that hold the items of a bar.
    case barItems = "bar-items"
    /// Modifiers that say what a bar is called and whether it is there, and others that by themselves show nothing.
    case barTitleModifier = "bar-title-modifier"
    /// Controllers that show nothing unless their view is asked for.
    case bareController = "bare-controller"
    /// Members that say nothing of what a gesture is for: where a touch is, how a view looks, what is asked of a list.
    case bareDeed = "bare-deed"
    /// Shapes that are views by themselves.
    case basicShape = "basic-shape"
    /// Views by which people change what they are bound to, beside those of bound-value.
    case bindingView = "binding-view"
    /// Protocols that ask for no member but those of asked-member.
    case bodyProtocol = "body-protocol"
    /// Properties whose values are heard or decide whether something is.
    case boundProperty = "bound-property"
    /// Controls, each with the label of the argument that is the binding of its value.
    case boundValue = "bound-value"
    /// Methods that give a button its words and pictures.
    case buttonSetter = "button-setter"
    /// Functions that UIKit calls whenever something changes.
    case calledAgain = "called-again"
    /// Members that SwiftUI and UIKit call.
    case calledBySystem = "called-by-system"
    /// Functions that UIKit calls once for each object.
    case calledOnce = "called-once"
    /// Classes of the parts that a list makes.
    case cellClass = "cell-class"
    /// Properties that paint a cell or a part of it.
    case cellPaint = "cell-paint"
    /// Labels of the functions that UIKit asks for a cell, which were longer in Swift 2.
    case cellRequest = "cell-request"
    /// Modifiers after which something is a view for certain.
    case certainModifier = "certain-modifier"
    /// Methods of lists that give the same members, or some of them.
    case choosingMethod = "choosing-method"
    /// Members that the class of a controller or its view decides nothing of.
    case classBlindMember = "class-blind-member"
    /// Calls that give a class for its name.
    case classLookup = "class-lookup"
    /// Modifiers that cut off what a view draws over the edges of its frame.
    case clippingModifier = "clipping-modifier"
    /// What runs the closures that it is given, sooner or later, and does nothing else.
    case closureRunner = "closure-runner"
    /// Modifiers that change the colours of everything inside in ways that are not followed.
    case colourEffect = "colour-effect"
    /// Modifiers that give letters their colour.
    case colourModifier = "colour-modifier"
    /// Properties of UIKit that are a colour which is seen.
    case colourProperty = "colour-property"
    /// Modifiers that say how a control is drawn which is one element whatever draws it; a style of buttons is followed for its label.
    case controlStyleModifier = "control-style-modifier"
    /// Functions that UIKit calls of view controllers alone.
    case controllerCall = "controller-call"
    /// Types whose methods give a changed copy.
    case copiedStyleType = "copied-style-type"
    /// Members of a collection that depend on how many members it has.
    case countingMember = "counting-member"
    /// Calls whose closures run later.
    case delayingCall = "delaying-call"
    /// Properties that designers fill in so that there is something to see.
    case designedProperty = "designed-property"
    /// Modifiers that lead to another screen while a flag is set.
    case destinationModifier = "destination-modifier"
    /// Modifiers that ask something, or list choices, above a screen.
    case dialogModifier = "dialog-modifier"
    /// What such modifiers are given in their old form.
    case dialogType = "dialog-type"
    /// Methods in which a view draws itself.
    case drawingMethod = "drawing-method"
    /// Modifiers that add what is drawn, what is shown large while a finger rests on a control, or what the system shows of a widget outside of the app.
    case drawingModifier = "drawing-modifier"
    /// Views whose content is drawn: the axes of a chart are told by its marks and its audio graph, and of a table an iPhone shows the first column.
    case drawingView = "drawing-view"
    /// Modifiers that draw or cut at the edges of the frame before them.
    case edgeModifier = "edge-modifier"
    /// Ends of the names of controllers.
    case screenSuffix = "screen-suffix"
    /// Operators after which a publisher may fail in another way than the one before.
    case failingOperator = "failing-operator"
    /// Operators after which a publisher fails no more.
    case failureEnding = "failure-ending"
    /// Calls that make a publisher which never fails.
    case unfailingPublisher = "unfailing-publisher"
    /// Fields, and stacks in which one may stand in a row.
    case fieldRow = "field-row"
    /// Views that a keyboard gets to.
    case focusableControl = "focusable-control"
    /// Scenes and containers that have nothing to be heard by themselves.
    case framingView = "framing-view"
    /// Functions that make a gradient as a style.
    case gradientStyle = "gradient-style"
    /// Types of gradients.
    case gradientType = "gradient-type"
    /// Styles of forms whose headers are in capitals.
    case groupedFormStyle = "grouped-form-style"
    /// Styles of lists whose headers are in capitals.
    case groupedListStyle = "grouped-list-style"
    /// Modifiers that give a text or a symbol another form, size or place, and no other colour.
    case formModifier = "form-modifier"
    /// Views that stand behind others or between them and have no content.
    case groundView = "ground-view"
    /// Methods that are handed on by name, as in views.forEach(addSubview).
    case handedOnMethod = "handed-on-method"
    /// Modifiers that decide how the headers of sections are written.
    case headerModifier = "header-modifier"
    /// Containers that show what stands in them, and nothing of their own.
    case holdingView = "holding-view"
    /// Names by which a controller reaches one that holds it, or that is shown with it.
    case hostingController = "hosting-controller"
    /// Methods that only images have.
    case imageMethod = "image-method"
    /// Properties that hold a part of a control or a screen.
    case innerPart = "inner-part"
    /// Calls that a pin is handed to and that give it no title.
    case keepingAnnotation = "keeping-annotation"
    /// Controls whose label is made of the views in them.
    case labelledControl = "labelled-control"
    /// Methods of controllers that lead away from a screen, beside those of showing-controller-method.
    case leavingControllerMethod = "leaving-controller-method"
    /// What the standard library tells of any list.
    case listMember = "list-member"
    /// Modifiers that change how something is drawn and neither its place nor its room.
    case lookModifier = "look-modifier"
    /// Modifiers that take a Boolean: underline(isChosen).
    case lookSwitch = "look-switch"
    /// Types of looks and measures.
    case lookType = "look-type"
    /// Views that Group(subviews:) hands out as their members, of which they may have any number.
    case manyViews = "many-views"
    /// Properties that are the colour of the marker of a map.
    case markerColour = "marker-colour"
    /// Properties by which the marker of a map says something besides its colour.
    case markerWord = "marker-word"
    /// Modifiers that put something behind their view that is not one colour.
    case mixedBackground = "mixed-background"
    /// Protocols of values that are no views.
    case modelProtocol = "model-protocol"
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
    /// Members of UIKit's classes that make an object or a configuration of one.
    case objectFactory = "object-factory"
    /// Wrappers of objects, whose members are looked up in their class.
    case objectWrapper = "object-wrapper"
    /// Functions that say whether a device can send a mail or message or pay at all.
    case sendingAbility = "sending-ability"
    /// Methods that draw or change the path of a shape.
    case shapeMethod = "shape-method"
    /// Classes of what people choose from in a sheet or menu.
    case offeredAction = "offered-action"
    /// What leaves its content one below the other.
    case oneBelowOther = "one-below-other"
    /// Properties that hold a view, or none.
    case optionalView = "optional-view"
    /// Names by which what a gesture does is offered to others than fingers that make it.
    case otherWay = "other-way"
    /// Classes that draw nothing over their own background.
    case paintKeepingClass = "paint-keeping-class"
    case smallControlClass = "small-control-class"
    /// Classes that draw sparks, snow and their like, which are there for their looks.
    case particleClass = "particle-class"
    /// Methods that ask people whether an app may use something, and that are given what to do with the answer.
    case permissionRequest = "permission-request"
    /// Pictures of other frameworks, which are no views.
    case pictureClass = "picture-class"
    /// Properties that say where a view stands and how large it is, by itself or by a constraint.
    case placingProperty = "placing-property"
    /// Button styles that give a button no area of its own.
    case plainAttribute = "plain-attribute"
    case plainButtonStyle = "plain-button-style"
    /// Classes whose objects hold views and are nothing themselves.
    case plainContainer = "plain-container"
    /// What arranges views and shows nothing itself.
    case plainStack = "plain-stack"
    /// Views of UIKit that only hold or draw something.
    case plainUikitView = "plain-uikit-view"
    /// Modifiers that bring up actions, besides those whose job it is to present.
    case presentingModifier = "presenting-modifier"
    /// Events of a control that is pressed.
    case pressEvent = "press-event"
    /// Controls that do something at once when they are pressed.
    case pressedControl = "pressed-control"
    /// Styles that fill a button with its colour.
    case prominentStyle = "prominent-style"
    /// Attributes that make a member reachable for nobody else.
    case quietAttribute = "quiet-attribute"
    /// Types of what functions are called with when something has happened or time has passed.
    case newsType = "news-type"
    /// Calls that have a function called when something has happened or time has passed.
    case newsCall = "news-call"
    /// Methods that take the last letter or member away.
    case removingLast = "removing-last"
    /// Methods after which a collection holds something less.
    case removingMethod = "removing-method"
    /// Parts of a controller that an app may make of a class of its own.
    case replaceablePart = "replaceable-part"
    /// Members that tell how much room there is, or that all of it is taken.
    case roomMember = "room-member"
    /// Modules of the library Charts.
    case chartModule = "chart-module"
    /// Cases of `EditMode`.
    case editMode = "edit-mode"
    /// Beginnings of the notifications by which code hears of the keyboard, and what it mostly keeps of them.
    case keyboardNotice = "keyboard-notice"
    /// Modules whose nodes are found by where a touch is.
    case nodeModule = "node-module"
    /// Classes of the rows of lists.
    case rowClass = "row-class"
    /// Labels of the functions that UIKit calls when a row is chosen, which were longer in Swift 2.
    case rowChoice = "row-choice"
    /// Methods that tell which row a touch is on.
    case rowAtPoint = "row-at-point"
    /// Calls whose closure runs at once or a little later, and no matter what.
    case runningCall = "running-call"
    /// Methods of lists that run their closures at once, for their elements.
    case listCall = "list-call"
    /// Views of UIKit whose content is nodes and entities, which are drawn.
    case sceneClass = "scene-class"
    /// Methods, and labels of them, that UIKit calls because of what somebody looks for.
    case searchCall = "search-call"
    /// Properties whose values are seen without a hue.
    case seenProperty = "seen-property"
    /// Styles of presentation that leave what is behind them on the screen.
    case seeThroughStyle = "see-through-style"
    /// Marks of charts that may belong to one of several series.
    case seriesMark = "series-mark"
    /// Modifiers that give a shape its colour or its strength, beside those for letters.
    case shadeModifier = "shade-modifier"
    /// Modifiers that cover the screen with another one.
    case coveringModifier = "covering-modifier"
    /// Members that speak of dismissing and close no sheet.
    case keepingModal = "keeping-modal"
    /// Modifiers that show another screen above this one.
    case sheetModifier = "sheet-modifier"
    /// Methods by which controllers are shown.
    case showingControllerMethod = "showing-controller-method"
    /// Members by which a view shows other views, words or pictures.
    case showingMember = "showing-member"
    /// What shows its content elsewhere than among the rows of the stack, or lets it scroll.
    case shownElsewhere = "shown-elsewhere"
    /// Properties of UIKit whose text is shown.
    case shownText = "shown-text"
    /// Properties of UIKit whose text is shown as a title.
    case shownTitle = "shown-title"
    /// Properties whose view is shown within the object.
    case shownView = "shown-view"
    /// What arranges its content in another way than one below the other.
    case sideBySide = "side-by-side"
    /// Members of lists that give one of their elements, or nothing.
    case singleMember = "single-member"
    /// Modifiers whose text is spoken.
    case spokenModifier = "spoken-modifier"
    /// Members of standard types that code names without the type.
    case standardMember = "standard-member"
    /// Types of which the types of a project are none.
    case standardType = "standard-type"
    /// Wrappers whose value changes at run time.
    case stateWrapper = "state-wrapper"
    /// Styles of controls by the names that code has for them.
    case styleMember = "style-member"
    /// Modifiers that leave the paint of a surface as it is.
    case surfaceKeepingModifier = "surface-keeping-modifier"
    /// Properties that hold a controller which depends on who shows the screen.
    case surroundingController = "surrounding-controller"
    /// Classes of what a swipe over a row offers.
    case swipeActionClass = "swipe-action-class"
    /// Functions that make a font of a size that stays the same.
    case systemFont = "system-font"
    /// Modules of the system that views are named by: SwiftUI.Button.
    case systemModule = "system-module"
    /// Modifiers that make a view react to a finger on it.
    case tapModifier = "tap-modifier"
    /// Methods that tell where something was touched, or which letter of a text that is.
    case tapPlace = "tap-place"
    /// Properties that hold a text, a picture or nothing.
    case textOrNothing = "text-or-nothing"
    /// Properties that hold what people write.
    case enteredText = "entered-text"
    /// Classes in which people write.
    case textEntryClass = "text-entry-class"
    /// Text styles of titles.
    case titleStyle = "title-style"
    /// Properties whose changes are told: the words and pictures that a view shows.
    case toldProperty = "told-property"
    /// Modifiers that say what else touches do on a view, or that they do nothing.
    case touchModifier = "touch-modifier"
    case gestureJoiner = "gesture-joiner"
    case joinedGesture = "joined-gesture"
    case plainModelParent = "plain-model-parent"
    /// Methods that are told how a finger moves.
    case touchMoveMethod = "touch-move-method"
    /// Methods that tell on what of a view, or of a map, a touch is.
    case touchedPart = "touched-part"
    /// Methods that move a list or a row of pages on.
    case turningListMethod = "turning-list-method"
    /// Methods that turn something into its opposite.
    case turningMethod = "turning-method"
    /// Types that the tools make members of which no source shows (Xcode 26, symbols of string catalogs; Xcode 15, symbols of assets), and the system has many.
    case typeWithMadeMembers = "type-with-made-members"
    /// Views in which people write.
    case typingView = "typing-view"
    /// Styles that may stand as views, values of geometry, and what stands for a view of another kind.
    case uncountedView = "uncounted-view"
    /// Properties that nothing of what is heard depends on.
    case unheardProperty = "unheard-property"
    /// Views with nothing to hear by themselves, wherever they stand.
    case unheardView = "unheard-view"
    /// What nobody notices, or what only goes with something else.
    case unnoticedCall = "unnoticed-call"
    /// Views of which nothing is known to be heard by themselves.
    case unreadView = "unread-view"
    /// Wrappers whose value is nil, or false, until the app or a person sets it.
    case unsetWrapper = "unset-wrapper"
    /// Styles of pickers that do not speak their title: segments and wheels (builtin-views.tsv), and what is drawn like segments.
    case untitledPickerStyle = "untitled-picker-style"
    /// Protocols of which an enumeration gets no case made.
    case valueProtocol = "value-protocol"
    /// Functions that UIKit calls of views alone.
    case viewCall = "view-call"
    /// Types whose static members are views as well as styles.
    case viewStyleType = "view-style-type"
    /// Calls that have something done after some time.
    case waitingCall = "waiting-call"
    /// Modifiers that are given a value to see whether it changed.
    case watchingModifier = "watching-modifier"
    /// Wrappers of what a view watches, so that it is drawn anew when that changes.
    case watchingWrapper = "watching-wrapper"
    /// Views that are a screen of their own or show what was loaded, and more than a word about how it went.
    case wholeScreen = "whole-screen"
    /// Frameworks of what is shown outside of an app.
    case widgetFramework = "widget-framework"
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
