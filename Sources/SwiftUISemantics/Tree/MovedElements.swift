import AccessibilityModel

/// Elements in another use of the view that they belong to: with the call sites of that use, and with what it hands
/// down where the view itself sets nothing. Neighbours mostly have the same, and then share it.
struct MovedElements {
  private let sites: [CallSite]
  private let dropped: Int
  private var lastSites: (before: [CallSite], after: [CallSite])?
  private let before: HandedDown
  private let after: HandedDown
  /// Parts that are not the same in both.
  private let changed: [HandedDown.Part]
  /// Nothing that is handed down is another one or set elsewhere.
  private let isUnchanged: Bool
  private var lastHanded: (origins: LookOrigins, handed: Handed)?
  private var known: [ObjectIdentifier: Handed] = [:]

  private struct Handed {
    let origins: LookOrigins
    /// nil where it looks as before.
    var looks: Shared<Appearance>?
  }

  /// - Parameters:
  ///   - before: What was handed down to the view where the elements were built.
  ///   - depth: How many of the project's views were around them there, their own included.
  init(to context: ViewContext, from before: HandedDown, depth: Int) {
    sites = context.callSites
    dropped = depth
    self.before = before
    after = context.handed
    let isSame = before == after
    isUnchanged = isSame && before.isUntouched(since: after) && depth == context.callSites.count
    let after = after
    changed = isSame ? [] : HandedDown.Part.allCases.filter { !before.isSame($0, as: after) }
  }

  mutating func moved(_ element: AccessibilityElement) -> AccessibilityElement {
    var copy = element
    copy.callSites = moved(element.callSites)
    if !isUnchanged, let origins = element.origins { hand(down: origins, to: &copy) }
    if !element.content.isEmpty { copy.content = element.content.map { moved($0) } }
    return copy
  }

  private mutating func moved(_ before: [CallSite]) -> [CallSite] {
    if before.count == dropped { return sites }
    if let lastSites, lastSites.before == before { return lastSites.after }
    let after = sites + before.dropFirst(dropped)
    lastSites = (before, after)
    return after
  }

  private mutating func hand(down origins: LookOrigins, to element: inout AccessibilityElement) {
    let handed = handed(origins, element)
    element.origins = handed.origins
    if changed.isEmpty { return }
    if let looks = handed.looks { element.appearance = looks }
    if isHanded(.layout, origins), element.layout != after.layout { element.layout = after.layout }
    if isHanded(.writtenFont, origins), element.font != after.writtenFont { element.font = after.writtenFont }
  }

  /// Whether a part was set outside of the view.
  private func isHanded(_ part: HandedDown.Part, _ origins: LookOrigins) -> Bool {
    Int(origins.depths[part.rawValue]) < dropped
  }

  private mutating func handed(_ origins: LookOrigins, _ element: AccessibilityElement) -> Handed {
    if let lastHanded, lastHanded.origins === origins { return lastHanded.handed }
    let result = known[ObjectIdentifier(origins)] ?? made(origins, element)
    known[ObjectIdentifier(origins)] = result
    lastHanded = (origins, result)
    return result
  }

  private func made(_ origins: LookOrigins, _ element: AccessibilityElement) -> Handed {
    let shift = sites.count - dropped
    func moved(_ depth: UInt8) -> UInt8 { UInt8(clamping: Int(depth) + shift) }
    var depths = origins.depths
    for part in HandedDown.Part.allCases {
      let index = part.rawValue
      depths[index] = isHanded(part, origins) ? after.origins.depths[index] : moved(depths[index])
    }
    let own = origins.decisions.filter { Int($0.depth) >= dropped }.map { ($0.decision, moved($0.depth)) }
    let takesDecisions = isHanded(.decisions, origins)
    let result = LookOrigins(depths: depths, decisions: (takesDecisions ? after.origins.decisions : []) + own)
    let parts = changed.filter { $0.isLook && isHanded($0, origins) }
    if parts.isEmpty { return Handed(origins: result) }
    var looks = element.appearance.value
    for part in parts { looks.take(part, from: after.looks.value) }
    if parts.contains(.decisions) {
      for (decision, _) in own where !looks.decisions.contains(decision) { looks.decisions.append(decision) }
    }
    return Handed(origins: result, looks: Shared(looks))
  }
}

extension HandedDown.Part {
  fileprivate var isLook: Bool { rawValue <= Self.decisions.rawValue }
}

extension Appearance {
  fileprivate mutating func take(_ part: HandedDown.Part, from other: Appearance) {
    switch part {
    case .font: font = other.font
    case .foreground: foreground = other.foreground
    case .background: background = other.background
    case .border: border = other.border
    case .opacity: opacity = other.opacity
    case .lineLimit: lineLimit = other.lineLimit
    case .minimumScale: minimumScale = other.minimumScale
    case .fixedHeight: fixedHeight = other.fixedHeight
    case .fixedWidth: fixedWidth = other.fixedWidth
    case .horizontalOffset: horizontalOffset = other.horizontalOffset
    case .verticalOffset: verticalOffset = other.verticalOffset
    case .clippedSide: clippedSide = other.clippedSide
    case .blurRadius: blurRadius = other.blurRadius
    case .sheetHeight: sheetHeight = other.sheetHeight
    case .isClipped: isClipped = other.isClipped
    case .isScrolled: isScrolled = other.isScrolled
    case .largestTextSize: largestTextSize = other.largestTextSize
    case .colorScheme: colorScheme = other.colorScheme
    case .weight: weight = other.weight
    case .tint: tint = other.tint
    case .decisions: decisions = other.decisions
    case .layout, .writtenFont, .navigation, .hasForeground, .hasOpacity: break
    }
  }
}
