/// Words in names that people give to things in code and to pictures, and what they most likely tell.
public enum NameWords {
  /// What a word in a name tells; the table says of each why.
  public enum List: String, CaseIterable, Sendable {
    case badgeNews = "badge-news"
    case badgeState = "badge-state"
    case badgeNumber = "badge-number"
    case wordsInPicture = "words-in-picture"
    case wordsInPictureAtEnd = "words-in-picture-at-end"
    case noWordsInPicture = "no-words-in-picture"
    case decorativePicture = "decorative-picture"
    case pictureView = "picture-view"
    case pictureLoader = "picture-loader"
    case pictureLoading = "picture-loading"
    case pictureNoise = "picture-noise"
    case drawnPart = "drawn-part"
    case contentPicture = "content-picture"
    case photoOrFilm = "photo-or-film"
    case singleStep = "single-step"
    case somebodyElse = "somebody-else"
    case blurView = "blur-view"
    case dimmingView = "dimming-view"
    case coveringView = "covering-view"
    case dialogView = "dialog-view"
    case panelView = "panel-view"
    case transientView = "transient-view"
    case domain
    case sampleText = "sample-text"
    case shownSide = "shown-side"
    case optionalText = "optional-text"
    case brandInCamelCase = "brand-in-camel-case"
    case brand
    case enteringVerb = "entering-verb"
    case attachedPicture = "attached-picture"
    case codeOfDigits = "code-of-digits"
    case portraitSymbol = "portrait-symbol"
    case frameBefore = "frame-before"
    case frameAfter = "frame-after"
    case programmers
    case styleCall = "style-call"
    case styleProperty = "style-property"
    case sortProperty = "sort-property"
    case timesSign = "times-sign"
    case standInText = "stand-in-text"
    case statistic
    case runningText = "running-text"
    case passingControls = "passing-controls"
    case boxPicture = "box-picture"
    case choice
    case conversion
    case geometry
    case ownTheme = "own-theme"
    case ownFilm = "own-film"
    case countWord = "count-word"
    case calendarName = "calendar-name"
    case placeNumber = "place-number"
    case languageChoice = "language-choice"
    case listChange = "list-change"
    case momentaryFlag = "momentary-flag"
    case lastingState = "lasting-state"
    case lookSource = "look-source"
    case upPicture = "up-picture"
    case downPicture = "down-picture"
    case rising
    case signedNumber = "signed-number"
    case ordinal
    case colourName = "colour-name"
    case rankSymbol = "rank-symbol"
    case rankWord = "rank-word"
    case ratingSymbol = "rating-symbol"
    case searchPrompt = "search-prompt"
    case stateMark = "state-mark"
    case activeFlag = "active-flag"
    case abilityFlag = "ability-flag"
    case shownPart = "shown-part"
    case handMovement = "hand-movement"
    case passingMessage = "passing-message"
    case webPlayer = "web-player"
    case player
    case searchField = "search-field"
    case searchText = "search-text"
    case sectionHeading = "section-heading"
    case searchTextEnd = "search-text-end"
    case emptying
    case shareOfWhole = "share-of-whole"
    case foundList = "found-list"
    case waitingHUD = "waiting-hud"
    case showsAnother = "shows-another"
    case entryError = "entry-error"
    case numberType = "number-type"
    case notice
    case noticeShape = "notice-shape"
    case nothingWrong = "nothing-wrong"
    case textualValue = "textual-value"
    case thingName = "thing-name"
    case testIdentifier = "test-identifier"
    case typeOfLanguage = "type-of-language"
    case layerWithNews = "layer-with-news"
    case makingVerb = "making-verb"
    case loadsFile = "loads-file"
    case openEnd = "open-end"
    case touchFeedback = "touch-feedback"
    case widgetFolder = "widget-folder"
    case completion
    case showingVerb = "showing-verb"
    case waitingWheel = "waiting-wheel"
    case controlName = "control-name"
    case movedMark = "moved-mark"
    case movedName = "moved-name"
    case chosenFlag = "chosen-flag"
    case leadingWord = "leading-word"
    case chosenName = "chosen-name"
    case sortDirection = "sort-direction"
    case asksFirst = "asks-first"
    case loadingAnew = "loading-anew"
    case loadingView = "loading-view"
    case wholeView = "whole-view"
    case stateOwner = "state-owner"
    case workingFlag = "working-flag"
    case movement
    case sampleFolder = "sample-folder"
    case leading
    case leadingOn = "leading-on"
    case wrapper
    case incidental
    case boldFont = "bold-font"
    case semiboldFont = "semibold-font"
    case bookkeeping
    case stopping
    case storingVerb = "storing-verb"
    case whoseItIs = "whose-it-is"
    case tapHelper = "tap-helper"
    case personName = "person-name"
    case facePicture = "face-picture"
    case timeName = "time-name"
    case reducerName = "reducer-name"
    case expandedFlag = "expanded-flag"
    case collapsedFlag = "collapsed-flag"
    case openFlag = "open-flag"
    case hiddenFlag = "hidden-flag"
    case turnedDeed = "turned-deed"
    case turnedPage = "turned-page"
    case wayOn = "way-on"
    case wayBack = "way-back"
    case stepUp = "step-up"
    case stepDown = "step-down"
    case notCounting = "not-counting"
    case rowDeed = "row-deed"
    case vagueCase = "vague-case"
    case shownFlag = "shown-flag"
    case busyWord = "busy-word"
    case consequence
    case phrasalIn = "phrasal-in"
    case preposition
    case keypadDelete = "keypad-delete"
    case goneMark = "gone-mark"
    case wayWord = "way-word"
    case unit
    case vagueDeed = "vague-deed"
    case valueBox = "value-box"
    case quietingVerb = "quieting-verb"
    case messageList = "message-list"
    case connectionUp = "connection-up"
    case connectionDown = "connection-down"
    case speakerName = "speaker-name"
    case speakerProperty = "speaker-property"
    case messageText = "message-text"
    case messageKind = "message-kind"
    case messageVerb = "message-verb"
    case messageBus = "message-bus"
    case presentationFlag = "presentation-flag"
    case darkAppearance = "dark-appearance"
    case lightAppearance = "light-appearance"
    case backgroundTap = "background-tap"
    case ambientFilm = "ambient-film"
    case askingFlag = "asking-flag"
    case troubleText = "trouble-text"
    case endingVerb = "ending-verb"
    case signLabel = "sign-label"
    case debugFolder = "debug-folder"
    case draggingFlag = "dragging-flag"
    case plainAttribute = "plain-attribute"
    case makersName = "makers-name"
    case sampleDomain = "sample-domain"
    case makersEnvironment = "makers-environment"
    case environmentName = "environment-name"
    case bareShape = "bare-shape"
    case markView = "mark-view"
    case statusLabel = "status-label"
    case vagueThing = "vague-thing"
    case look
    case lookChange = "look-change"
    case closingDeed = "closing-deed"
    case givenBack = "given-back"
    case redrawing
    case redrawn
    case captionName = "caption-name"
    case shortcutKey = "shortcut-key"
    case shortcutModifier = "shortcut-modifier"
    case loneKey = "lone-key"
    case unitName = "unit-name"
    case wordyName = "wordy-name"
    case translatedCall = "translated-call"
    case going
    case arrow
    case denial
    case separatingSign = "separating-sign"
    case setUp = "set-up"
    case outcome
    case generatedPicture = "generated-picture"
    case generatedText = "generated-text"
    case translation
    case standIn = "stand-in"
    case iconFont = "icon-font"
    case pictureState = "picture-state"
    case anyDeed = "any-deed"
    case loopNumber = "loop-number"
    case entry
    case pointing
    case qualifier
    case keptMark = "kept-mark"
    case pressed
    case onTheSpot = "on-the-spot"
    case passingScreen = "passing-screen"
    case controlKind = "control-kind"
    case captionKind = "caption-kind"
    case capitalWord = "capital-word"
    case commitDeed = "commit-deed"
    case valueTitle = "value-title"
    case pictureMember = "picture-member"
    case programAffix = "program-affix"
    case looseHandler = "loose-handler"
    case markSymbol = "mark-symbol"
    case oldSwiftCall = "old-swift-call"
    case screenState = "screen-state"
    case presentationCase = "presentation-case"
    case screenVerb = "screen-verb"
    case shapedValue = "shaped-value"
    case plainVerb = "plain-verb"
    case interfaceBuilderTitle = "interface-builder-title"
    case drawnBeside = "drawn-beside"
    case measuredPart = "measured-part"
    case chosenVerb = "chosen-verb"
    case entryTest = "entry-test"
    case paintedCover = "painted-cover"
    case pageTurner = "page-turner"
    case failureName = "failure-name"
    case failureTold = "failure-told"
    case mostOf = "most-of"
    case takingVerb = "taking-verb"
    case incidentalCall = "incidental-call"
    case successName = "success-name"
    case loadStart = "load-start"
    case pressHandler = "press-handler"
    case pressMaker = "press-maker"
    case pressModifier = "press-modifier"
    /// Parts of the names of what says whether there is a connection.
    case networkFlag = "network-flag"
    case readinessFlag = "readiness-flag"
    case registration
    case modelName = "model-name"
    case layoutWord = "layout-word"
    case handlerEnd = "handler-end"
    case headingName = "heading-name"
    case titledPlace = "titled-place"
    case eventEnd = "event-end"
    case eventModifier = "event-modifier"
    case pictureOnly = "picture-only"
    case panelClass = "panel-class"
    case materialTitle = "material-title"
    case presentingName = "presenting-name"
    case symbolState = "symbol-state"
    case symbolMark = "symbol-mark"
    case tickSymbol = "tick-symbol"
    case crossSymbol = "cross-symbol"
    case symbolArrow = "symbol-arrow"
    case symbolChosen = "symbol-chosen"
    case noPictureState = "no-picture-state"
    case swipeEffect = "swipe-effect"
    case touchDownDeed = "touch-down-deed"
    case modalName = "modal-name"
    case bareGesture = "bare-gesture"
    case noState = "no-state"
    case quietCondition = "quiet-condition"
    case noColourState = "no-colour-state"
    case modifierControl = "modifier-control"
    case modifierTelling = "modifier-telling"
    case modifierLook = "modifier-look"
    case modifierPresenting = "modifier-presenting"
    case generalDeed = "general-deed"
    case tellingDetail = "telling-detail"
    case titleName = "title-name"
    case noTitle = "no-title"
    case sameness
    case log
    /// Methods by which an object that writes for the makers of an app does so.
    case logLevel = "log-level"
    case numberFormatter = "number-formatter"
    case neutralStatus = "neutral-status"
    case movedTo = "moved-to"
    case tellingVerb = "telling-verb"
    case debugCall = "debug-call"
    case symbolFilling = "symbol-filling"
    case drawnMotion = "drawn-motion"
    case besideDialog = "beside-dialog"
    case busyView = "busy-view"
    case brandNoise = "brand-noise"
    case changeWord = "change-word"
    case checkWord = "check-word"
    case datePart = "date-part"
    case fetchingVerb = "fetching-verb"
    case finishedFlag = "finished-flag"
    case halfVerb = "half-verb"
    case keepingPlace = "keeping-place"
    case keyboardAway = "keyboard-away"
    case placeWord = "place-word"
    case undoneWord = "undone-word"
    case mapWord = "map-word"
    case movingVerb = "moving-verb"
    case networkState = "network-state"
    case pictureFront = "picture-front"
    case picturePicker = "picture-picker"
    case pictureThing = "picture-thing"
    case questionLayer = "question-layer"
    case searchKept = "search-kept"
    case searchVerb = "search-verb"
    case secretWord = "secret-word"
    case sendingWord = "sending-word"
    case shownDate = "shown-date"
    case vagueMember = "vague-member"
    case backComponent = "back-component"
  }

  /// How a proper name is spelled, by its letters in lower case: "Wi-Fi" of "wifi".
  public static let brands = Dictionary(
    words(.brand).map { (letters($0), $0) }, uniquingKeysWith: { first, _ in first })

  private static func letters(_ word: String) -> String { word.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether a word is a proper name and spelled as such.
  public static func isBrand(_ word: String) -> Bool { brands[letters(word)] == word }

  /// The words of a list, in lower case.
  public static func words(_ list: List) -> Set<String> { lists[list] ?? [] }

  /// Whether a function only hands on a message, as its name tells: `send`, `sendViewAction`.
  public static func isDispatch(_ function: String) -> Bool {
    let name = function.lowercased()
    return words(.messageVerb).contains { verb in
      name == verb || name.hasPrefix(verb) && words(.messageKind).contains(where: name.hasSuffix)
    }
  }

  private static let lists: [List: Set<String>] = Dictionary(
    Table(.nameWords).rows.compactMap { row in
      List(rawValue: row["list"]).map { ($0, Set(row.list("words", separator: ","))) }
    },
    uniquingKeysWith: { $0.union($1) })
}
