import AccessibilityModel
import SourceModel

/// What most views only hand on to the elements inside of them: looks, the stack around, the font as written, and
/// whether a navigation container encloses them.
///
/// A tree that was built with one of these is that of any other, but for the elements that have them and for what was
/// asked of them on the way (`TreeBuilder.ask`). So each part knows how deep it was set (`LookOrigins`), and a
/// remembered tree is put into other looks (`MovedElements`). Nobody may decide by a part without asking for it.
struct HandedDown: Hashable {
  /// How everything inside looks.
  private(set) var looks = Shared<Appearance>.plain
  private(set) var origins = LookOrigins.none
  /// The project's views around what is being built.
  var depth: UInt8 = 0
  /// The stack around the view.
  var layout: LayoutGroup? { didSet { mark(.layout) } }
  /// The font in force, as written.
  var writtenFont: String? { didSet { mark(.writtenFont) } }
  /// A navigation container encloses the view within the screen.
  var isInNavigation = false { didSet { mark(.navigation) } }

  /// What may be asked for. Those with `has` ask only whether something is set.
  enum Part: Int, CaseIterable {
    case font, foreground, background, border, opacity, lineLimit, minimumScale, fixedHeight, fixedWidth, horizontalOffset
    case verticalOffset, clippedSide, blurRadius, isClipped, isScrolled, largestTextSize, colorScheme, weight, tint, decisions
    case layout, writtenFont, navigation, hasForeground, hasOpacity, sheetHeight

    /// The part that is set where this one is.
    var source: Part {
      switch self {
      case .hasForeground: .foreground
      case .hasOpacity: .opacity
      default: self
      }
    }
  }

  init() {}

  /// Alike is what hands down the same, whoever set it.
  static func == (left: Self, right: Self) -> Bool {
    left.looks == right.looks && left.layout == right.layout && left.writtenFont == right.writtenFont
      && left.isInNavigation == right.isInNavigation
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(looks)
    hasher.combine(layout)
    hasher.combine(writtenFont)
    hasher.combine(isInNavigation)
  }

  /// Whether both are the same for one part.
  func isSame(_ part: Part, as other: HandedDown) -> Bool {
    let (own, others) = (looks.value, other.looks.value)
    switch part {
    case .font: return own.font == others.font
    case .foreground: return own.foreground == others.foreground
    case .background: return own.background == others.background
    case .border: return own.border == others.border
    case .opacity: return own.opacity == others.opacity
    case .lineLimit: return own.lineLimit == others.lineLimit
    case .minimumScale: return own.minimumScale == others.minimumScale
    case .fixedHeight: return own.fixedHeight == others.fixedHeight
    case .fixedWidth: return own.fixedWidth == others.fixedWidth
    case .horizontalOffset: return own.horizontalOffset == others.horizontalOffset
    case .verticalOffset: return own.verticalOffset == others.verticalOffset
    case .clippedSide: return own.clippedSide == others.clippedSide
    case .blurRadius: return own.blurRadius == others.blurRadius
    case .isClipped: return own.isClipped == others.isClipped
    case .isScrolled: return own.isScrolled == others.isScrolled
    case .largestTextSize: return own.largestTextSize == others.largestTextSize
    case .colorScheme: return own.colorScheme == others.colorScheme
    case .weight: return own.weight == others.weight
    case .tint: return own.tint == others.tint
    case .decisions: return own.decisions == others.decisions
    case .sheetHeight: return own.sheetHeight == others.sheetHeight
    case .layout: return layout == other.layout
    case .writtenFont: return writtenFont == other.writtenFont
    case .navigation: return isInNavigation == other.isInNavigation
    case .hasForeground: return (own.foreground == nil) == (others.foreground == nil)
    case .hasOpacity: return (own.opacity == nil) == (others.opacity == nil)
    }
  }

  /// Whether nothing was set between the two.
  func isUntouched(since other: HandedDown) -> Bool { origins === other.origins }

  // MARK: - Setting

  private mutating func mark(_ part: Part) {
    var depths = origins.depths
    depths[part.rawValue] = depth
    origins = LookOrigins(depths: depths, decisions: origins.decisions)
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Appearance, Value>, _ part: Part, to value: Value) {
    looks[dynamicMember: path] = value
    mark(part)
  }

  /// Nothing is handed down of how it looks, whatever was set around.
  mutating func setPlain() {
    looks = .plain
    var depths = origins.depths
    for part in Part.font.rawValue...Part.decisions.rawValue { depths[part] = depth }
    depths[Part.sheetHeight.rawValue] = depth
    origins = LookOrigins(depths: depths, decisions: [])
  }

  /// Notes what decides about looks, once.
  mutating func note(_ decision: Appearance.Decision) {
    if !looks.value.decisions.contains(decision) { looks.decisions.append(decision) }
    if origins.decisions.contains(where: { $0.depth == depth && $0.decision == decision }) { return }
    origins = LookOrigins(depths: origins.depths, decisions: origins.decisions + [(decision, depth)])
  }

  var font: Setting<FontStyle>? {
    get { looks.value.font }
    set { set(\.font, .font, to: newValue) }
  }
  var foreground: Setting<Paint>? {
    get { looks.value.foreground }
    set { set(\.foreground, .foreground, to: newValue) }
  }
  var background: Setting<Paint>? {
    get { looks.value.background }
    set { set(\.background, .background, to: newValue) }
  }
  var tint: Setting<Paint>? {
    get { looks.value.tint }
    set { set(\.tint, .tint, to: newValue) }
  }
  var border: Setting<Paint>? {
    get { looks.value.border }
    set { set(\.border, .border, to: newValue) }
  }
  var opacity: Setting<Double>? {
    get { looks.value.opacity }
    set { set(\.opacity, .opacity, to: newValue) }
  }
  var lineLimit: Setting<Int>? {
    get { looks.value.lineLimit }
    set { set(\.lineLimit, .lineLimit, to: newValue) }
  }
  var minimumScale: Setting<Double>? {
    get { looks.value.minimumScale }
    set { set(\.minimumScale, .minimumScale, to: newValue) }
  }
  var fixedHeight: Setting<Double>? {
    get { looks.value.fixedHeight }
    set { set(\.fixedHeight, .fixedHeight, to: newValue) }
  }
  var fixedWidth: Setting<Double>? {
    get { looks.value.fixedWidth }
    set { set(\.fixedWidth, .fixedWidth, to: newValue) }
  }
  var horizontalOffset: Setting<Double>? {
    get { looks.value.horizontalOffset }
    set { set(\.horizontalOffset, .horizontalOffset, to: newValue) }
  }
  var verticalOffset: Setting<Double>? {
    get { looks.value.verticalOffset }
    set { set(\.verticalOffset, .verticalOffset, to: newValue) }
  }
  var clippedSide: Setting<Double>? {
    get { looks.value.clippedSide }
    set { set(\.clippedSide, .clippedSide, to: newValue) }
  }
  var blurRadius: Setting<Double>? {
    get { looks.value.blurRadius }
    set { set(\.blurRadius, .blurRadius, to: newValue) }
  }
  var sheetHeight: Setting<Double>? {
    get { looks.value.sheetHeight }
    set { set(\.sheetHeight, .sheetHeight, to: newValue) }
  }
  var isClipped: Bool {
    get { looks.value.isClipped }
    set { set(\.isClipped, .isClipped, to: newValue) }
  }
  var isScrolled: Bool {
    get { looks.value.isScrolled }
    set { set(\.isScrolled, .isScrolled, to: newValue) }
  }
  var largestTextSize: Setting<TextSize>? {
    get { looks.value.largestTextSize }
    set { set(\.largestTextSize, .largestTextSize, to: newValue) }
  }
  var colorScheme: Setting<ForcedScheme>? {
    get { looks.value.colorScheme }
    set { set(\.colorScheme, .colorScheme, to: newValue) }
  }
  var weight: LetterWeight {
    get { looks.value.weight }
    set { set(\.weight, .weight, to: newValue) }
  }
}

/// Which parts of what is handed down building a tree asked for, by the smallest depth at which they had been set.
struct AskedParts {
  private var depths = SIMD32<UInt8>(repeating: .max)

  mutating func add(_ part: HandedDown.Part, of handed: HandedDown) {
    depths[part.rawValue] = min(depths[part.rawValue], handed.origins.depths[part.source.rawValue])
  }

  mutating func add(_ other: AskedParts) { depths = pointwiseMin(depths, other.depths) }

  /// Those that were set outside of a view at a depth.
  func outside(of depth: Int) -> [HandedDown.Part] {
    HandedDown.Part.allCases.filter { depths[$0.rawValue] < depth }
  }
}
