import PlatformKnowledge
import SourceModel
import SwiftSource

/// A view that code lays over a screen while somebody is on it, without a word to VoiceOver.
public struct UikitLayerNotTold: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-layer-not-told", family: .uiKit, severity: .note, impact: .moderate, wcag: ["4.1.3"],
    title: "view appears over the screen and VoiceOver is not told",
    documentation: RuleDocumentation(
      reports: """
        A function that adds a view to the screen and takes it away or fades it out after a while, such as a toast; one \
        that adds a view whose name or class speaks of loading, an error, a banner or an empty list; and one that fills \
        texts and fades in the view around them. A view for the time of loading, or for a list with nothing in it, that code shows and hides, also one that it lays behind the list (`backgroundView`). A page that \
        code turns. Views of a class of which its code shows one and hides another, and a button that hides itself when it is \
        pressed. In files, and with classes, that post no notification of UIAccessibility.
        """,
      why: """
        VoiceOver stays where it was. Who cannot see the view does not learn that something failed, is loading or is done, \
        and a toast is gone before anybody finds it.
        """,
      howToFix: """
        Tell it when the view appears: `UIAccessibility.post(notification: .announcement, argument: message)`, or \
        `.screenChanged` with the first element of a view that stays.
        """,
      elsewhere: "See `status-not-announced`.",
      limits: """
        For a person to look at. Functions that set up a screen, and views that are only pictures, are left alone.
        """,
      references: ["WCAG 2.2, 4.1.3 Status Messages", "Apple: documentation of UIAccessibility.post(notification:argument:)"]),
    examples: shown + EmptyPanels.examples)

  /// A modal view is what VoiceOver goes to when it appears.
  private static let telling = TellingCode.posts + ["UIAccessibility.Notification"]
  private static let modal = ["accessibilityViewIsModal"]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let quiet = Set(project.code.parts.filter { $0.mentions(Self.telling + Self.modal) }.map(\.name))
    let fleeting = Set(project.code.parts.filter { PassingParts.leavingByItself(in: $0) != nil }.map(\.name))
    return project.code.parts.flatMap { part -> [Outcome] in
      guard part.mentions(["addSubview", "alpha", "isHidden", "setViewControllers", "transition", "scrollTo", "setContentOffset", "backgroundView"]), !part.fileMentions(Self.telling)
      else { return [] }
      // What goes by itself is no dialog, and so is never what is modal there.
      if part.fileMentions(Self.modal) {
        let passing = part.members.functions.compactMap { LayerCode.passing(in: $0, fleeting, quiet) }
        return passing.first.map { [.violation($0)] } ?? []
      }
      var found = part.members.functions.compactMap { LayerCode.passing(in: $0, fleeting, quiet) ?? layer(in: $0, of: part, quiet) } + [cover(in: part, quiet), page(in: part)].compactMap(\.self)
        + turned(in: part)
      guard !found.isEmpty else { return [] }
      // One screen tells, or does not tell, of all that it lays over itself.
      var first = found.removeFirst()
      first.related = found.map { RelatedPlace($0.place, "and here") }
      return [.violation(first)]
    }
  }

  private func layer(in function: FunctionDeclaration, of part: TypeCode, _ quiet: Set<String>) -> Violation? {
    guard let body = function.body else { return nil }
    let code = LayerCode(body)
    let isCover = coversForAWhile(function, code.added.map(\.name), part)
    guard isCover || !isSetUp(function.name) else { return nil }
    let isLaidOut = !isCover && laysOut(code.added.map(\.name), in: function, of: part)
    for (name, place) in code.added {
      let type = code.classes[name] ?? part.members.properties.first { $0.name == name }?.heldClass
      if let type, quiet.contains(type) || Self.pictures.contains(type) && !(isCover && type == "UIImageView") { continue }
      if code.gone.contains(name) {
        return Violation("'\(name)' appears for a while and VoiceOver is not told", certainty: .review, at: place)
      }
      let words = DecorativeNames.parts(of: name) + DecorativeNames.parts(of: type ?? "")
      if !isLaidOut, !Self.statusWords.isDisjoint(with: words), code.classes[name] == nil || isShowing(function.name) {
        return Violation("'\(name)' appears over the screen and VoiceOver is not told", certainty: .review, at: place)
      }
    }
    guard !code.filled.isEmpty, let (name, place) = code.shown.first(where: { shown in
      part.members.properties.contains { $0.name == shown.name && !($0.heldClass.map(Self.texts.contains) ?? false) }
        && part.kinds.assignments.contains { $0.fades(shown.name, to: 0) }
    }) else { return nil }
    return Violation("'\(name)' fades in with new texts and VoiceOver is not told", certainty: .review, at: place)
  }

  /// A function that lays a screen for a wait over what is there, and another that takes it away: `setupLoadingScreen()`,
  /// `dismissLoadingScreen()`. Not one that only begins with the screen.
  private func coversForAWhile(_ function: FunctionDeclaration, _ added: [String], _ part: TypeCode) -> Bool {
    guard Self.isOfCover(DecorativeNames.parts(of: function.name)),
      !part.members.functions.contains(where: { ["viewDidLoad", "loadView"].contains($0.name) && $0.calledNames.contains(function.name) })
    else { return false }
    let names = Set(added.map(\.withoutSelf))
    return part.members.functions.contains { other in
      var takesAway = false
      guard other.name != function.name, let body = other.body else { return false }
      CodeWalk.expressions(of: body) { expression in
        if let call = expression.call(named: "removeFromSuperview"), case .member(let base?, _) = call.callee.kind,
          let name = base.dottedName { takesAway = takesAway || names.contains(name.withoutSelf) }
      }
      return takesAway
    }
  }

  /// `loadingScreen`, `loaderOverlay`
  private static func isOfCover(_ words: [String]) -> Bool {
    !statusWords.intersection(NameWords.words(.loadingView)).isDisjoint(with: words)
      && !NameWords.words(.wholeView).isDisjoint(with: words)
  }

  /// A view of the class that lies over the screen while something is loaded, and that code shows and hides.
  private func cover(in part: TypeCode, _ quiet: Set<String>) -> Violation? {
    guard part.mentions(["oading", "oader"]), part.mentions(["isHidden"]) else { return nil }
    for expression in part.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind, let path = target.dottedName,
        path.hasSuffix(".isHidden"), let name = path.split(separator: ".").dropLast().last.map(String.init),
        let property = part.members.properties.first(where: { $0.name == name }), isCover(property, quiet) else { continue }
      // What is hidden once, as a screen is set up, is no news.
      if case .boolean = value.kind { continue }
      return Violation("'\(name)' appears over the screen and VoiceOver is not told", certainty: .review, at: expression.range)
    }
    return nil
  }

  /// Panels that take turns, and buttons that hide themselves.
  private func turned(in part: TypeCode) -> [Violation] {
    let turns = (SwitchedPanels.turns(in: part, isSetUp: isSetUp) ?? SwitchedPanels.failure(in: part)).map { name, place in
      Violation("'\(name)' takes the place of another view and VoiceOver is not told", certainty: .review, at: place)
    }
    let empty = EmptyPanels.shown(in: part, except: Self.texts.union(Self.pictures)) ?? EmptyPanels.behind(in: part)
    return [turns ?? empty].compactMap(\.self) + SwitchedPanels.vanishing(in: part).map { name, place in
      Violation("'\(name)' hides itself when it is pressed and VoiceOver is not told", certainty: .review, at: place)
    }
  }

  /// A page that code turns when it is called: fingers turn pages by themselves, and VoiceOver tells of that.
  private func page(in part: TypeCode) -> Violation? {
    if let place = ScrolledPages.turning(in: part) {
      return Violation("code turns to another page and VoiceOver is not told", certainty: .review, at: place)
    }
    for function in part.members.functions where !isSetUp(function.name) && !choosesPage(function) {
      guard let body = function.body else { continue }
      var place: SourceRange?
      CodeWalk.expressions(of: body) { expression in
        guard place == nil, case .call(let call) = expression.kind, let name = call.callee.plainName?.lowercased(),
          NameWords.words(.pageTurner).contains(name), call.arguments.contains(where: { ["direction", "from"].contains($0.label) })
        else { return }
        place = expression.range
      }
      if let place {
        return Violation("code turns to another page and VoiceOver is not told", certainty: .review, at: place)
      }
    }
    return nil
  }

  /// Whoever picks a segment or turns a row of dots hears which one it is, and the page is what they asked for.
  private func choosesPage(_ function: FunctionDeclaration) -> Bool {
    if function.parameters.contains(where: { ["UISegmentedControl", "UIPageControl"].contains($0.type.name) }) { return true }
    var isChosen = false
    if let body = function.body {
      CodeWalk.expressions(of: body) { expression in
        if case .member(_, "selectedSegmentIndex") = expression.kind { isChosen = true }
      }
    }
    return isChosen
  }

  private func isCover(_ property: PropertyDeclaration, _ quiet: Set<String>) -> Bool {
    guard Self.isOfCover(DecorativeNames.parts(of: property.name)) else { return false }
    let type = property.heldClass ?? ""
    return !quiet.contains(type) && !Self.pictures.contains(type) && !Self.texts.contains(type)
  }

  /// The views of the class itself are put in one after the other, whatever the function is called: what it looks like from the
  /// start.
  private func laysOut(_ added: [String], in function: FunctionDeclaration, of part: TypeCode) -> Bool {
    let own = Set(part.members.properties.map(\.name))
    let names = added.map { $0.withoutSelf }
    return function.parameters.isEmpty && names.count { own.contains($0) } > 1 && !isShowing(function.name)
  }

  /// Views that show nothing to read, and those of which UIKit or another rule tells.
  private static let pictures: Set<String> = ["UIImageView", "UIVisualEffectView", "UIActivityIndicatorView", "UIRefreshControl"]
  private static let texts: Set<String> = ["UILabel", "UIButton", "UITextField"]
  private static let statusWords = NameWords.words(.layerWithNews)

  private func isShowing(_ function: String) -> Bool {
    guard let word = DecorativeNames.parts(of: function).first else { return false }
    return NameWords.words(.showingVerb).contains(word)
  }

  private func isSetUp(_ function: String) -> Bool {
    guard let word = DecorativeNames.parts(of: function).first else { return true }
    return NameWords.words(.setUp).contains(word) && NameWords.words(.statusLabel).isDisjoint(with: DecorativeNames.parts(of: function))
      || NameWords.words(.makingVerb).contains(word)
  }
}

extension Expression {
  /// `view.alpha = 0`
  fileprivate func fades(_ name: String, to number: Double) -> Bool {
    guard case .assignment(let target, let value) = kind, target.dottedName == name + ".alpha" else { return false }
    return value.numberValue == number
  }
}
