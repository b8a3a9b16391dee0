import SourceModel

/// How an element looks, as far as its own modifiers and those around it tell. What no modifier sets is nil; what one
/// sets to something that only run time knows is kept as an unknown value.
public struct Appearance: Hashable, Sendable {
  public var font: Setting<FontStyle>?
  /// What text and symbols are drawn with.
  public var foreground: Setting<Paint>?
  /// What lies directly behind; nil when nothing on the way to the element paints anything.
  public var background: Setting<Paint>?
  /// What the placeholder of a field is drawn with, where code gives it a colour.
  public var prompt: Setting<Paint>?
  /// What a line around it is drawn with.
  public var border: Setting<Paint>?
  /// Of a text field, the line that a layer under or over it draws around it alone.
  public var outline: Setting<Paint>?
  /// Of a text field with a ground of its own, what lies around that.
  public var around: Setting<Paint>?
  /// What controls are drawn with that have no colour of their own.
  public var tint: Setting<Paint>?
  /// Part of the foreground that is left by `opacity` between the background and the element.
  public var opacity: Setting<Double>?
  /// Lines that a text may have; 0 where a modifier lifts an outer limit.
  public var lineLimit: Setting<Int>?
  /// How far a text may be shrunk, 0 to 1.
  public var minimumScale: Setting<Double>?
  /// Height in points of the nearest frame that cannot grow.
  public var fixedHeight: Setting<Double>?
  /// Width in points of the nearest frame that cannot grow.
  public var fixedWidth: Setting<Double>?
  /// Points by which it is drawn beside its place; infinite where a length of the screen decides.
  public var horizontalOffset: Setting<Double>?
  public var verticalOffset: Setting<Double>?
  /// Side in points of the nearest frame that is given as a number and cut off at its edges; infinite where the frame
  /// gives way.
  public var clippedSide: Setting<Double>?
  /// Radius in points by which it is blurred.
  public var blurRadius: Setting<Double>?
  /// What stands over the edges is not drawn.
  public var isClipped = false
  /// Points that a sheet has for its content at its greatest; nil where it may grow to all of the screen.
  public var sheetHeight: Setting<Double>?
  /// It stands in something that people scroll up and down.
  public var isScrolled = false
  /// The largest text size that Dynamic Type may reach here.
  public var largestTextSize: Setting<TextSize>?
  /// The appearance that code forces.
  public var colorScheme: Setting<ForcedScheme>?
  /// Set by `bold` or a weight.
  public var weight = LetterWeight.regular
  /// What decides about looks, those that no other member keeps among them: weight, scale, a shape under or over it.
  public var decisions: [Decision] = []

  /// An outcome under which something is drawn in another way than else.
  public struct Decision: Hashable, Sendable {
    public var condition: Condition
    /// From the dot to the end of the call.
    public var modifier: SourceRange
    /// Of an opacity, the lowest of those that the condition decides between.
    public var faintest: Double?

    public init(condition: Condition, modifier: SourceRange) {
      self.condition = condition
      self.modifier = modifier
    }
  }

  public init() {}

  public var isBold: Bool {
    get { weight.isBold }
    set { weight = newValue ? .bold : .regular }
  }
}

/// How thick letters are, as far as it makes a difference: semibold ones stand out among others as bold ones do, and are
/// not what WCAG calls bold.
///
/// Source: Apple, UIFont.Weight; CSS Fonts and OpenType usWeightClass: semibold is 600, bold 700.
public enum LetterWeight: Hashable, Sendable, Comparable {
  case regular, semibold, bold

  /// Semibold included.
  public var isBold: Bool { self != .regular }

  /// By the name of `Font.Weight` or `UIFont.Weight`.
  public init(named name: String?) {
    switch name {
    case "semibold": self = .semibold
    case "bold", "heavy", "black": self = .bold
    default: self = .regular
    }
  }
}

/// One of the texts of a sum (`Text("$") + Text("12")`), which is one element.
public struct TextPart: Hashable, Sendable {
  public var text: SpokenText
  public var source: SourceRange
  /// What it is drawn with; nil where that is what the sum is drawn with.
  public var foreground: Setting<Paint>?
  /// Its font; nil where it has that of the sum.
  public var font: Setting<FontStyle>?
  public var weight: LetterWeight

  public init(
    text: SpokenText, source: SourceRange, foreground: Setting<Paint>?, font: Setting<FontStyle>?, weight: LetterWeight
  ) {
    self.text = text
    self.source = source
    self.foreground = foreground
    self.font = font
    self.weight = weight
  }
}

/// A value that a modifier sets, with the alternatives that run time chooses from.
public struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  public struct Option: Hashable, Sendable {
    public var value: Value
    /// The outcomes under which it is this value.
    public var conditions: [Condition]
    /// The expression that defines the value: the argument itself, or where a constant or token is declared.
    public var origin: SourceRange

    public init(value: Value, conditions: [Condition], origin: SourceRange) {
      self.value = value
      self.conditions = conditions
      self.origin = origin
    }
  }

  /// At least one.
  public var options: [Option]
  /// The argument as written where the modifier is applied.
  public var argument: SourceRange
  /// The modifier, from its dot to the end of the call.
  public var modifier: SourceRange

  public init(options: [Option], argument: SourceRange, modifier: SourceRange) {
    self.options = options
    self.argument = argument
    self.modifier = modifier
  }

  /// The value where run time has no choice.
  public var single: Value? { options.count == 1 ? options[0].value : nil }
}

/// A font, by what decides its size.
public struct FontStyle: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A text style of the system, such as `body`; follows Dynamic Type.
    case textStyle(String)
    /// `system(size:)`: stays as it is at every text size.
    case systemSize
    /// `custom(_:size:)` and `custom(_:size:relativeTo:)`: follow Dynamic Type.
    case scalingCustom
    /// `custom(_:fixedSize:)`, or a platform font of a fixed size.
    case fixedCustom
    case unknown(String)
  }

  public var kind: Kind
  /// In points at the default text size, where source gives it.
  public var size: Double?
  public var weight: LetterWeight
  /// The text style that a custom font grows with.
  public var growsWith = "body"
  /// Its letters are pictures, as its name tells.
  public var isOfPictures = false

  public init(kind: Kind, size: Double? = nil, isBold: Bool = false) {
    self.init(kind: kind, size: size, weight: isBold ? .bold : .regular)
  }

  public init(kind: Kind, size: Double? = nil, weight: LetterWeight) {
    self.kind = kind
    self.size = size
    self.weight = weight
  }

  /// Semibold included.
  public var isBold: Bool { weight.isBold }

  /// Whether it keeps its size when people choose larger text; nil when that is not known.
  public var isFixed: Bool? {
    switch kind {
    case .textStyle, .scalingCustom: false
    case .systemSize, .fixedCustom: true
    case .unknown: nil
    }
  }
}

/// The text sizes that people choose from, smallest first.
///
/// Source: Apple, `DynamicTypeSize`.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  /// The next smaller one; nil for the smallest.
  public var smaller: TextSize? { rank > 0 ? Self.allCases[rank - 1] : nil }
}

/// The appearance that code gives a view, whatever people have chosen.
public enum ForcedScheme: String, Hashable, Sendable {
  case light, dark
  /// A value that only run time has, such as a setting of the app.
  case chosen
}

/// A value kept once for everybody who holds the same one. Elements inherit what is around them, so most of them look
/// alike.
///
/// Inlinable: what a name stands for is only known to the compiler where the member is asked for; elsewhere each access
/// goes by way of a key path, which takes a hundred times as long.
@dynamicMemberLookup
public struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  public init(_ value: Value) { box = Box(value) }

  @inlinable public var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  @inlinable public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { box.value[keyPath: path] }
    set {
      var value = box.value
      value[keyPath: path] = newValue
      box = Box(value)
    }
  }

  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

extension Shared where Value == Appearance {
  /// Nothing set. One for all elements, since most have no other.
  public static let plain = Shared(Appearance())
}
