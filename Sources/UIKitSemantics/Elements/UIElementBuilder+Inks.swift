import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// The colours that the attributes of a text give it (Apple: documentation of NSAttributedString.Key foregroundColor).
extension UIElementBuilder {
  /// A part of a text in one colour.
  struct InkedPart {
    var option: AccessibilityModel.Setting<Paint>.Option
    /// Nil where attributes give it none.
    var font: FontStyle?
    var hasOpenFont: Bool
  }

  /// The parts whose colour is known, each under the conditions under which it is shown; nil where there are none.
  ///
  /// - Parameter key: The colour of the view, which takes the place of all colours where it is set afterwards (Apple:
  ///   documentation of UILabel textColor).
  func inks(of object: UIObject, besides key: String) -> [InkedPart]? {
    let names = object.isKind(of: "UIButton") ? ["title", "attributedTitle"] : ["text", "attributedText"]
    let settings = shown(object.effective(names))
    let painted = object.paints[key]?.map(\.order).max() ?? -1
    guard !object.repainted.contains(key), settings.allSatisfy({ $0.order > painted }) else { return nil }
    let parts = settings.flatMap { inks(in: $0.value, under: $0.conditions) }
    return parts.isEmpty || parts.count > Self.partLimit ? nil : parts
  }

  /// The colour of a placeholder that is given with its words (Apple: documentation of UITextField attributedPlaceholder).
  func promptInk(of object: UIObject) -> AccessibilityModel.Setting<Paint>? {
    guard object.isKind(of: "UITextField") else { return nil }
    let settings = shown(object.effective(["placeholder", "attributedPlaceholder"]))
    let parts = settings.flatMap { inks(in: $0.value, under: $0.conditions) }
    return parts.isEmpty || parts.count > Self.partLimit ? nil : setting(of: parts.map(\.option), object)
  }

  /// What all parts are written in, or that this is not known; nil where no part has a font of its own.
  func inkFont(of object: UIObject, besides key: String) -> AccessibilityModel.Setting<FontStyle>? {
    guard !object.all("attributedText").isEmpty || !object.all("attributedTitle").isEmpty,
      let parts = inks(of: object, besides: key), parts.contains(where: { $0.font != nil || $0.hasOpenFont }) else { return nil }
    let fonts = Set(parts.map { $0.hasOpenFont ? nil : $0.font })
    let place = parts[0].option.origin
    let font = fonts.count == 1 ? fonts.first.flatMap(\.self) : nil
    return setting(font ?? FontStyle(kind: .unknown("font")), place, of: place)
  }

  /// What a content configuration paints a text of a cell with (Apple: documentation of UIListContentConfiguration
  /// textProperties), and the colour that code gives the cell.
  func setColors(of looks: inout Appearance, listText name: String, of configuration: UIObject, in cell: UIObject) {
    let part = name.hasPrefix("secondary") ? "secondaryTextProperties" : "textProperties"
    guard let properties = configuration.parts[part]?.object, let color = properties.all("color").last,
      properties.all("color").allSatisfy({ $0.conditions.isEmpty && !$0.isLater }), cell.parts["backgroundConfiguration"] == nil,
      cell.all("backgroundConfiguration").isEmpty, !name.lowercased().contains("attributed") else { return }
    let paint = PaintReader(evaluator: facts.evaluator, assets: facts.assets).platform(color.value)
    guard paint.colors != nil, let (ground, place) = backdrop(of: cell) else { return }
    looks.foreground = setting(paint, color.source, of: color.source)
    looks.background = setting(ground, place, of: place)
    looks.colorScheme = forcedScheme(of: cell)
  }

  func setting(of options: [AccessibilityModel.Setting<Paint>.Option], _ object: UIObject) -> AccessibilityModel.Setting<Paint> {
    let place = options.first?.origin ?? object.source
    return .init(options: options, argument: place, modifier: place)
  }

  /// Nobody needs more to know how a text looks.
  private static let partLimit = 8

  /// What is set whatever is so hides what was set before.
  private func shown(_ settings: [Setting]) -> [Setting] {
    let last = settings.lastIndex { $0.conditions.isEmpty && !$0.isLater }
    return last.map { Array(settings[$0...]) } ?? settings
  }

  private func inks(in value: Value, under conditions: [Condition]) -> [InkedPart] {
    switch value {
    case .text(let text): text.inks.filter { !$0.mayBePainted }.flatMap { part(of: $0, $0.color, under: conditions) }
    case .choice(let ways): ways.flatMap { inks(in: $0.value, under: conditions + [$0.condition]) }
    default: []
    }
  }

  private func part(of ink: TextValue.Ink, _ color: Value, under conditions: [Condition]) -> [InkedPart] {
    let reader = PaintReader(evaluator: facts.evaluator, assets: facts.assets)
    if reader.existing(color) == nil, case .choice(let ways) = color {
      return ways.flatMap { part(of: ink, $0.value, under: conditions + [$0.condition]) }
    }
    let paint = reader.platform(color)
    guard paint.colors != nil else { return [] }
    let font = ink.font.map { fontStyle($0) ?? FontStyle(kind: .unknown("font")) }
    return [
      InkedPart(
        option: .init(value: paint, conditions: conditions, origin: ink.source), font: font, hasOpenFont: ink.hasOpenFont)
    ]
  }
}
