import PlatformKnowledge
import SourceModel
import SwiftSource

/// Data that UIKit code draws as views or layers whose size tells a value, and says in no other way.
public struct UikitDrawnData: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-drawn-data", family: .uiKit, severity: .warning, impact: .critical, wcag: ["1.1.1"],
    title: "values are drawn as plain views and not told",
    documentation: RuleDocumentation(
      reports: """
        For review, a loop over data that adds a plain view or a layer for each value and gives it a width, a height or an \
        angle made of that value, in a class that sets nothing for accessibility; a line that a view draws as far as one \
        of its values says (`strokeEnd = progress`). And views of packages that draw data, such as `CPTGraphHostingView`.
        """,
      why: """
        Bars, slices and marks on a line of time are plain views and layers, which are no elements: who hears the screen \
        gets the labels around the chart and none of its values.
        """,
      howToFix: """
        Make the view that holds them one element that says what they show, or make an element for each value: \
        `accessibilityElements` with a `UIAccessibilityElement` whose label and value are those of the bar. \
        `AXChartDescriptor` lets people hear the course of longer data.
        """,
      elsewhere: "`Chart`, or `.accessibilityRepresentation { … }` on what is drawn; see `drawn-content-unrepresented`.",
      limits: """
        Loops that add labels, buttons or pictures are left alone, sizes that come from frames and texts as well. Of what \
        packages draw, only some is known to have no elements.
        """,
      references: ["WCAG 2.2, 1.1.1", "Apple: documentation of UIView isAccessibilityElement, AXChart"]),
    examples: [
      .violation(
        """
        import UIKit
        final class RainView: UIView {
          func show(_ amounts: [Double]) {
            for (index, amount) in amounts.enumerated() {
              let bar = ↓UIView(frame: CGRect(x: Double(index) * 12, y: 0, width: 10, height: amount * 4))
              bar.backgroundColor = .blue
              addSubview(bar)
            }
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class RainView: UIView {
          private let stack = UIStackView()
          func show(_ amounts: [Double]) {
            amounts.forEach { amount in
              let bar = ↓UIView()
              stack.addArrangedSubview(bar)
              bar.heightAnchor.constraint(equalTo: stack.heightAnchor, multiplier: amount / 40).isActive = true
            }
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class SharesView: UIView {
          func show(_ shares: [Double]) {
            var start = 0.0
            for share in shares {
              let end = start + share * 2 * .pi
              let slice = ↓CAShapeLayer()
              slice.path = UIBezierPath(arcCenter: center, radius: 40, startAngle: start, endAngle: end, clockwise: true).cgPath
              layer.addSublayer(slice)
              start = end
            }
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class RingView: UIView {
          private let ring = CAShapeLayer()
          var share: CGFloat = 0 {
            didSet { ↓ring.strokeEnd = share }
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class RingView: UIView {
          private let ring = CAShapeLayer()
          var share: CGFloat = 0 {
            didSet {
              ring.strokeEnd = share
              accessibilityValue = "\\(Int(share * 100)) %"
            }
          }
          func draw() { ring.strokeEnd = 1 }
        }
        """),
      .pass(
        """
        import UIKit
        final class RainView: UIView {
          func show(_ amounts: [Double]) {
            accessibilityLabel = "Rain by hour"
            for (index, amount) in amounts.enumerated() {
              addSubview(UIView(frame: CGRect(x: Double(index) * 12, y: 0, width: 10, height: amount * 4)))
            }
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class SharesViewController: UIViewController {
          @IBOutlet private var ↓chart: CPTGraphHostingView!
        }
        """),
      .pass(
        """
        import UIKit
        final class SharesViewController: UIViewController {
          @IBOutlet private var chart: CPTGraphHostingView! {
            didSet {
              chart.isAccessibilityElement = true
              chart.accessibilityLabel = "Rent takes half of it"
            }
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class TilesView: UIView {
          func show(_ colours: [UIColor]) {
            for (index, colour) in colours.enumerated() {
              let tile = UIView(frame: CGRect(x: Double(index) * 12, y: 0, width: 10, height: 10))
              tile.backgroundColor = colour
              addSubview(tile)
            }
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class RainView: UIView {
          func show(_ amounts: [Double]) {
            for (index, amount) in amounts.enumerated() {
              let bar = UIView(frame: CGRect(x: Double(index) * 12, y: 0, width: 10, height: amount * 4))
              let label = UILabel()
              label.text = "\\(amount)"
              bar.addSubview(label)
              addSubview(bar)
            }
          }
        }
        """),
      .undecided(
        """
        import UIKit
        final class RainView: UIView {
          func show(_ amounts: [Double]) {
            for (index, amount) in amounts.enumerated() { draw(amount, at: index) }
          }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let plain = Set(project.ofEachType(Self.self, "plain") { type in Self.isPlain(type) ? [type.name] : [] })
    let drawn = project.ofEachType(Self.self, "drawn") { type -> [DrawnBar] in
      guard type.mentions(Self.adding), !type.mentions(Self.telling) else { return [] }
      return type.parts.flatMap { $0.members.functions + $0.members.initializers }.flatMap { function in
        function.body.map(DrawnBar.all) ?? []
      }
    }
    let bars = drawn.filter { Self.views.contains($0.made) || plain.contains($0.made) }.map { bar in
      Outcome.violation(Violation(
        "'\(bar.value)' is drawn as the size of a plain view, and nothing says it", certainty: .review, at: bar.place))
    }
    return bars + lines(project) + charts(project)
  }

  /// Views of packages that draw data, once for each class, where an interface file or code puts one into a property.
  private func charts(_ project: ProjectSubject) -> [Outcome] {
    let held = project.ofEachPart(Self.self, "charts") { part -> [(name: String, isOutlet: Bool, place: SourceRange)] in
      guard part.declaration?.kind == .classType else { return [] }
      return part.members.properties.compactMap { property in
        guard let name = property.heldClass, LibraryClasses.drawsData(name) else { return nil }
        return (name, property.attributes.contains { $0.name == "IBOutlet" }, property.nameRange)
      }
    }
    guard !held.isEmpty else { return [] }
    let told = Set(held.map(\.name)).filter { name in
      project.code.parts.contains { $0.mentions([name]) && $0.fileMentions(Self.telling) }
    }
    let untold = Dictionary(grouping: held.filter { !told.contains($0.name) }, by: \.name).sorted { $0.key < $1.key }
    return untold.compactMap { name, all in
      guard let first = all.first(where: \.isOutlet) ?? all.first else { return nil }
      return .violation(Violation("'\(name)' draws data, and nothing says them", certainty: .likely, at: first.place))
    }
  }

  /// Rings and lines of views that are no elements, and of which whoever uses them says nothing.
  private func lines(_ project: ProjectSubject) -> [Outcome] {
    let lines = project.ofEachType(Self.self, "lines") { DrawnLines.all(in: $0, except: Self.telling + Self.words) }
    return lines.compactMap { line in
      guard let member = project.classes.named(line.type), project.classes.descends(member, from: { UIKitClasses.isKind($0, of: "UIView") }),
        !project.code.parts.contains(where: { $0.name != line.type && $0.mentions([line.type]) && $0.mentions(Self.telling) })
      else { return nil }
      return .violation(Violation(
        "'\(line.value)' is drawn as the length of a line, and nothing says it", certainty: .review, at: line.place))
    }
  }

  private static let views: Set<String> = ["UIView", "CALayer", "CAShapeLayer", "CAGradientLayer"]
  fileprivate static let adding = Array(FrameworkNames.names(.addingSubview, .addingLayer))
  /// Code that tells something to assistive technologies, or parts of the picture that they find.
  private static let telling = ["ccessibility", "AXChart"]

  /// A class of the project that paints and says nothing.
  private static func isPlain(_ type: WholeType) -> Bool {
    let parents = type.parts.compactMap(\.declaration).flatMap(\.inheritedTypes).map(\.name)
    return parents.contains(where: views.contains)
      && !type.mentions(telling + words + ["UIButton", "UIImage", "UIControl"])
  }

  /// Texts of the class itself.
  private static let words = ["UILabel", ".text", "NSAttributedString", "CATextLayer"]
}

/// A view that a loop adds, as large as a value of the loop.
private struct DrawnBar: Sendable {
  /// The class of the view.
  let made: String
  /// The call that makes it.
  let place: SourceRange
  /// The value as it is written.
  let value: String

  /// One for each loop.
  static func all(in block: Block) -> [DrawnBar] {
    var found: [DrawnBar] = []
    LoopWalk.loops(of: block) { loop in
      if let bar = drawn(in: loop), !found.contains(where: { loop.body.range.contains($0.place) }) { found.append(bar) }
    }
    return found
  }

  private static func drawn(in loop: LoopWalk.Loop) -> DrawnBar? {
    let data = LoopData(loop)
    guard !data.isEmpty, !data.showsWords else { return nil }
    var made: [(name: String, class: String, place: SourceRange)] = []
    CodeWalk.localVariables(of: loop.body) { variable in
      if let start = variable.initializer, let name = className(start) { made.append((variable.name, name, start.range)) }
    }
    var added: (class: String, place: SourceRange)?
    CodeWalk.expressions(of: loop.body) { expression in
      guard added == nil, case .call(let call) = expression.kind, addsView(call), let view = call.arguments.first?.value else { return }
      if let name = className(view) { added = (name, view.range) }
      if let name = view.dottedName { added = made.first { $0.name == name }.map { ($0.class, $0.place) } }
    }
    guard let added, let value = data.sized() else { return nil }
    return DrawnBar(made: added.class, place: added.place, value: value)
  }

  private static func addsView(_ call: Call) -> Bool {
    UikitDrawnData.adding.contains(call.callee.plainName ?? "")
  }

  /// `UIView` of `UIView(frame: …)` and of `UIView.init(…)`.
  private static func className(_ expression: Expression) -> String? {
    guard case .call(let call) = expression.kind else { return nil }
    var callee = call.callee
    if case .member(let base?, "init") = callee.kind { callee = base }
    guard case .name(let name) = callee.kind, name.first?.isUppercase ?? false else { return nil }
    return name
  }
}

/// What in a loop comes from the data that it goes through.
private struct LoopData {
  private let body: Block
  /// Names of values, and of what is made of them.
  private var values: Set<String> = []
  /// Names of places in the data.
  private var places: Set<String> = []

  init(_ loop: LoopWalk.Loop) {
    body = loop.body
    let names = loop.names
    switch loop.sequence.kind {
    case .array: return
    case .binary(let sign, _, _) where sign.hasPrefix(".."): places = Set(names)
    case .member(_, "indices"): places = Set(names)
    case .call(let call) where call.callee.plainName == "stride": places = Set(names)
    case .call(let call) where call.callee.plainName == "enumerated" && names.count > 1:
      places = [names[0]]
      values = Set(names.dropFirst())
    default: values = Set(names)
    }
    values.remove("_")
    for _ in 0..<2 { values.formUnion(derived()) }
  }

  var isEmpty: Bool { values.isEmpty && places.isEmpty }

  /// Each turn adds words, a picture or something to press as well, or is thrown about.
  var showsWords: Bool {
    var isMet = false
    CodeWalk.expressions(of: body) { part in
      if let name = part.plainName, !name.identifierWords.isDisjoint(with: NameWords.words(.drawnBeside)) { isMet = true }
    }
    return isMet
  }

  /// Variables that get something made of a value.
  private func derived() -> Set<String> {
    var names: Set<String> = []
    CodeWalk.localVariables(of: body) { variable in
      if let start = variable.initializer, !isObject(start), value(in: start) != nil { names.insert(variable.name) }
    }
    CodeWalk.expressions(of: body) { expression in
      guard case .assignment(let target, let given) = expression.kind, let name = target.dottedName, !name.contains("."),
        value(in: given) != nil else { return }
      names.insert(name)
    }
    return names
  }

  /// `UIView(…)`: what is done with it is no number.
  private func isObject(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return false }
    return name.hasPrefix("UI") || name.hasPrefix("CA") || name.hasSuffix("View") || name.hasSuffix("Layer")
  }

  /// The value that a size or an angle in the loop is made of.
  func sized() -> String? {
    var found: String?
    CodeWalk.expressions(of: body) { expression in
      if found == nil { found = size(expression).flatMap(value) }
    }
    return found
  }

  /// What an expression gives as a width, a height or an angle.
  private func size(_ expression: Expression) -> Expression? {
    switch expression.kind {
    case .call(let call):
      switch call.callee.plainName {
      case "CGRect"?, "CGSize"?:
        return call.arguments.first { ["width", "height"].contains($0.label) && value(in: $0.value) != nil }?.value
      case "UIBezierPath"?, "addArc"?: return call.argument("endAngle")
      case "constraint"?:
        guard isLength(call.callee) else { return nil }
        return call.argument("equalToConstant") ?? call.argument("multiplier")
      case "equalTo"?, "multipliedBy"?: return isLength(call.callee) ? call.arguments.first?.value : nil
      default: return nil
      }
    case .assignment(let target, let given):
      guard case .member(.some, let name) = target.kind else { return nil }
      let words = IdentifierWords.split(name).map { $0.lowercased() }
      let isSize = ["width", "height", "length"].contains(words.last ?? "") && !words.contains("border")
      return isSize && !words.contains("line") ? given : nil
    default: return nil
    }
  }

  /// `bar.heightAnchor.constraint`, `make.height.equalTo`
  private func isLength(_ callee: Expression) -> Bool {
    guard case .member(let base?, _) = callee.kind else { return false }
    var words: Set<String> = []
    CodeWalk.expressions(of: .expression(base)) { part in
      if let name = part.plainName { words.formUnion(name.identifierWords) }
    }
    return !words.isDisjoint(with: ["height", "width"])
  }

  /// The value that an expression is made of, as it is written; nil where it is none, or comes from a frame.
  private func value(in expression: Expression) -> String? {
    var found: String?
    var isMeasure = false
    CodeWalk.expressions(of: .expression(expression)) { part in
      if let name = part.plainName, !name.identifierWords.isDisjoint(with: NameWords.words(.measuredPart)) { isMeasure = true }
      guard found == nil else { return }
      switch part.kind {
      case .name(let name) where values.contains(name): found = name
      case .subscription(let base, let arguments):
        let isPlace = arguments.contains { $0.value.dottedName.map(places.contains) ?? false }
        if isPlace, let name = base.dottedName { found = name }
      default: break
      }
    }
    return isMeasure ? nil : found
  }
}
