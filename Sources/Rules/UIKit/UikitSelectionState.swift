import PlatformKnowledge
import SourceModel
import SwiftSource

/// A cell or view of UIKit that is drawn in another way while it is the chosen one, and does not say so.
public struct UikitSelectionState: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-selection-state", family: .uiKit, severity: .warning, impact: .serious, wcag: ["4.1.2", "1.4.1"],
    title: "view of UIKit shows by its looks alone that it is selected",
    documentation: RuleDocumentation(
      reports: """
        A cell or another view whose code gives it other colours, another border, font or picture while a flag that is \
        named for what is chosen is set (`isChosen`, `item == selectedItem`), or code that paints a cell in this way, \
        where neither a trait, a value nor words differ. Buttons that exchange their looks, all get the same before the \
        pressed one gets its own, or look by whether they are the pressed one, and views of which the one that was pressed last \
        is kept and gets its old looks back. And buttons that get one picture or \
        another by a test, as a heart that is full or empty, and the same name in both, and image views that a state \
        exchanges beside a button. For review: image views of cells to which the code of a list gives one picture or \
        another, looks by a flag that says that something is active or on, a line that moves to the button that was \
        pressed, the cell at a remembered place (`page == indexPath.item`) of which a list calls a function that only paints, \
        looks of cells by what a press on a row changes, \
        several views of which one is painted by what a value is (`list == 0`, `list == 1`), and \
        rows that begin with a tick of which the list does not know, so that a press takes the tick away and selects the row.
        """,
      why: """
        All of the group sound alike. VoiceOver says "Selected" for cells that the list itself has selected, and for \
        controls whose `isSelected` is set; of a flag of one's own it knows nothing.
        """,
      howToFix: """
        Set the trait where the looks are set: `accessibilityTraits.insert(.selected)`, and `remove(.selected)` \
        otherwise, on what VoiceOver stops at. Or let the list select the cell, and the control be `isSelected`. Where a \
        picture says what a button does now, give it a name with each picture: "Play", "Pause".
        """,
      elsewhere: "`.accessibilityAddTraits(isSelected ? .isSelected : [])`; see `selection-state-missing`.",
      limits: """
        Silent where the class, one above it or a type that uses it sets traits or values, or gives the row a \
        checkmark, and about flags that UIKit tells: those of `setSelected`, of configuration states, and `isSelected` \
        of cells and controls. A button with a changing picture of which no name was seen is for review: an interface \
        file or other code may name it.
        """,
      references: ["Apple: documentation of UIAccessibilityTraits selected, UIControl isSelected"]),
    examples: violations + passes + PlainTraits.examples + PicturedCells.examples + TickedRows.examples + PaintedCases.examples + PaintedRivals.examples + PressedChoices.examples + PaintedGroups.examples)

  private static let cells = FrameworkNames.names(.cellClass)

  /// By which a type tells assistive technologies, or lets UIKit tell them.
  private static let telling = [
    "accessibilityValue", "accessibilityElements", "accessoryType", "accessories =",
    "UIAccessibility", ".selectItem(", ".selectRow(",
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let survey = project.classes
    var seen: Set<String> = []
    let paints = project.ofEachPart(Self.self, "", PaintedChoices.all)
    // What says that something is active is told where nothing stronger is.
    let strong = paints.filter { !$0.isWeak }
    let pictured = pictures(project, besides: strong.map(\.place))
    let relays = paints.isEmpty ? [] : Set(project.ofEachPart(Self.self, "relays", PaintedChoices.relays))
    var found: Set<String> = []
    let choices = paints.compactMap { paint -> Outcome? in
      let key = "\(paint.type) \(paint.condition)"
      if paint.isWeak, pictured.contains(where: { $0.place == paint.place }) { return nil }
      guard !relays.contains(paint.function), seen.insert(key).inserted, !tells(paint.type, project), isView(paint, survey),
        !ScrolledPages.decide(paint, project) else { return nil }
      found.insert(paint.type)
      let what = paint.cell == nil ? "'\(paint.type)'" : "cell"
      return .violation(
        Violation(
          paint.isWeak
            ? "\(what) is drawn in another way while '\(paint.condition)', and nothing says so"
            : "\(what) is drawn in another way while '\(paint.condition)' and does not say that it is selected",
          certainty: paint.isWeak ? .review : .likely, at: paint.place,
          fixes: paint.opens ? [] : [SelectedTraitFix.everywhere(paint, among: paints.filter { !relays.contains($0.function) }, survey)].compactMap(\.self)))
    }
    let types = Set(strong.map(\.type))
    let kept = project.ofEachPart(Self.self, "kept", PaintedRivals.kept(in:))
    var met: Set<String> = []
    let rivals = (project.ofEachPart(Self.self, "rivals", PaintedRivals.all) + kept).filter { met.insert($0.type).inserted }.filter { paint in
      guard !types.contains(paint.type), let member = survey.named(paint.type), !tells(paint.type, project) else { return false }
      return survey.descends(member) { name in
        UIKitClasses.isKind(name, of: "UIView") || UIKitClasses.isKind(name, of: "UIViewController")
      }
    }
    let painted = types.union(rivals.map(\.type))
    let groups = groups(project, besides: found.union(rivals.map(\.type)))
    let views = views(project, besides: painted.union(pictured.map(\.type)))
    let ticked = project.ofEachPart(Self.self, "ticked", TickedRows.all).map { place in
      Outcome.violation(Violation(
        "rows that begin with a tick are not selected, so that a press takes it away and selects the row", certainty: .review, at: place))
    }
    let others = groups + ticked + pressed(project, besides: painted) + cases(project, besides: painted.union(pictured.map(\.type))) + marks(project, besides: painted) + cells(project, besides: painted) + picturedCells(project)
    return choices + pictured.map(\.outcome) + views + others + rivals.map { paint in
      .violation(
        Violation(
          "'\(paint.type)' gives one of its controls other looks than the others and does not say that it is selected",
          certainty: .likely, at: paint.place, fixes: [SelectedTraitFix.fix(paint.comparisons)].compactMap(\.self)))
    }
  }

  /// Buttons of which a loop paints the one that something names. What the class tells of other controls says nothing of these.
  private func groups(_ project: ProjectSubject, besides painted: Set<String>) -> [Outcome] {
    var seen: Set<String> = []
    return project.ofEachPart(Self.self, "groups", PaintedGroups.all).compactMap { paint in
      guard !painted.contains(paint.type), seen.insert(paint.type).inserted,
        paint.held.flatMap(project.classes.named)?.mentions(["ccessibility"]) != true else { return nil }
      return .violation(Violation(
        "'\(paint.type)' gives one of its controls other looks than the others and does not say that it is selected",
        certainty: .likely, at: paint.place))
    }
  }

  /// Cells that look otherwise once a press has changed what their list asks for.
  private func pressed(_ project: ProjectSubject, besides painted: Set<String>) -> [Outcome] {
    project.ofEachType(Self.self, "pressed", PressedChoices.all).compactMap { paint in
      guard !painted.contains(paint.type), !tells(paint.type, project) else { return nil }
      return .violation(Violation(
        "cell is drawn in another way while '\(paint.condition)', and nothing says so", certainty: .review, at: paint.place))
    }
  }

  // MARK: - Views of which one is painted

  private func cases(_ project: ProjectSubject, besides painted: Set<String>) -> [Outcome] {
    var seen: Set<String> = []
    return project.ofEachPart(Self.self, "cases", PaintedCases.all).compactMap { paint in
      guard !painted.contains(paint.type), seen.insert("\(paint.type) \(paint.value)").inserted else { return nil }
      return .violation(Violation(
        "'\(paint.value)' paints one of several views, and nothing says that it is selected", certainty: .review, at: paint.place))
    }
  }

  // MARK: - Cells that a list marks

  private func cells(_ project: ProjectSubject, besides painted: Set<String>) -> [Outcome] {
    var seen: Set<String> = []
    return project.ofEachPart(Self.self, "cells", MarkedCells.all).compactMap { mark in
      let cell = mark.cells.lazy.compactMap { name in project.classes.named(name) }.first { member in
        project.classes.descends(member, from: Self.cells.contains)
          && member.functions.contains { $0.name == mark.function && MarkedCells.onlyPaints($0) }
      }
      guard let name = cell?.declaration.name, !painted.contains(name), !tells(name, project), seen.insert(name).inserted else { return nil }
      return .violation(Violation(
        "cell is drawn in another way while '\(mark.condition)', and nothing says so", certainty: .review, at: mark.place))
    }
  }

  /// Image views of cells that the code of a list gives one picture or another.
  private func picturedCells(_ project: ProjectSubject) -> [Outcome] {
    var seen: Set<String> = []
    return project.ofEachPart(Self.self, "pictured cells", PicturedCells.all).compactMap { mark in
      let cell = mark.cells.lazy.compactMap { name in project.classes.named(name) }.first { member in
        member.properties.contains { property in
          property.name == mark.view && property.heldClass.map { UIKitClasses.isKind($0, of: "UIImageView") } ?? false
        }
      }
      guard let name = cell?.declaration.name, !names(cell), !tells(name, project),
        seen.insert("\(name) \(mark.view)").inserted else { return nil }
      return .violation(Violation(
        "'\(mark.view)' shows by its picture alone whether '\(mark.test)'", certainty: .review, at: mark.place))
    }
  }

  /// The code of a class gives something of it a name, which may say what its pictures show.
  private func names(_ member: UIKitClassSurvey.Member?) -> Bool {
    member?.functions.contains { function in
      guard let body = function.body else { return false }
      var isNamed = false
      CodeWalk.expressions(of: body) { expression in
        if case .assignment(let target, _) = expression.kind, target.plainName == "accessibilityLabel" { isNamed = true }
      }
      return isNamed
    } ?? false
  }

  // MARK: - Lines that move to what is chosen

  private func marks(_ project: ProjectSubject, besides painted: Set<String>) -> [Outcome] {
    project.ofEachPart(Self.self, "marks", MovedMarks.all).compactMap { mark in
      guard !painted.contains(mark.type), !tells(mark.type, project) else { return nil }
      return .violation(Violation(
        "'\(mark.name)' alone shows which one is chosen, and nothing says that it is selected", certainty: .review,
        at: mark.place))
    }
  }

  // MARK: - Image views of one state or another

  private func views(_ project: ProjectSubject, besides told: Set<String>) -> [Outcome] {
    var seen: Set<String> = []
    return project.ofEachPart(Self.self, "views", PicturedViews.all).compactMap { paint in
      guard !told.contains(paint.type), !tells(paint.type, project), let member = project.classes.named(paint.type),
        project.classes.descends(member, from: { Self.cells.contains($0) || UIKitClasses.isKind($0, of: "UIView") || UIKitClasses.isKind($0, of: "UIViewController") }),
        seen.insert(paint.type).inserted else { return nil }
      return .violation(Violation(
        "'\(paint.view)' shows by its picture alone whether '\(paint.test)'",
        certainty: paint.isOwnState ? .likely : .review, at: paint.place))
    }
  }

  // MARK: - Buttons with one picture or another

  private func pictures(_ project: ProjectSubject, besides told: [SourceRange]) -> [(outcome: Outcome, place: SourceRange, type: String)] {
    let paints = project.ofEachPart(Self.self, "pictures", PicturedButtons.all)
    guard !paints.isEmpty else { return [] }
    var names: [String: [PicturedButtons.Name]] = [:]
    for name in project.ofEachPart(Self.self, "names", PicturedButtons.names) { names[name.type, default: []].append(name) }
    let known = Set(told.map { "\($0.file.path) \($0.start)" })
    var seen: Set<String> = []
    return paints.compactMap { paint in
      guard !known.contains("\(paint.place.file.path) \(paint.place.start)"),
        let isNamed = hasOneName(paint, names, project.classes),
        seen.insert("\(paint.type) \(paint.button ?? "")").inserted else { return nil }
      let outcome = Outcome.violation(
        Violation(
          "'\(paint.button ?? paint.type)' shows by its picture alone whether '\(paint.test)'",
          certainty: isNamed ? .likely : .review, at: paint.place))
      return (outcome, paint.place, paint.type)
    }
  }

  /// Whether a button has one name that is seen; nil where it may say its state.
  private func hasOneName(
    _ paint: PicturedButtons.Paint, _ names: [String: [PicturedButtons.Name]], _ survey: UIKitClassSurvey
  ) -> Bool? {
    let member = survey.named(paint.type)
    let types = member.map { survey.ancestry(of: $0).map(\.declaration.name) } ?? [paint.type]
    let last = paint.button?.split(separator: ".").last.map(String.init)
    var about = types.flatMap { names[$0] ?? [] }.filter { name in
      name.button == nil || name.button == paint.button || name.button == last
    }
    if let property = member?.properties.first(where: { $0.name == last }) {
      let made: String? = if case .call(let call)? = property.initializer?.kind { call.callee.plainName } else { nil }
      if let class_ = property.type?.name ?? made {
        about += (names[class_] ?? []).filter { $0.button == nil || $0.isState }
      }
    } else if let last, paint.button?.contains(".") ?? false {
      about += names.values.flatMap { $0 }.filter { $0.button == last }
    }
    if about.contains(where: { $0.isState || !$0.isWritten }) { return nil }
    return about.isEmpty ? false : about.count == 1 ? true : nil
  }

  /// Whether what is painted is what people choose, and UIKit does not tell by itself that they did.
  private func isView(_ paint: PaintedChoices.Paint, _ survey: UIKitClassSurvey) -> Bool {
    if paint.cell != nil { return paint.place.file.mentions(["UITableView", "UICollectionView"]) }
    guard let member = survey.named(paint.type), !survey.descends(member, from: Self.tellsByItself) else { return false }
    let isKnown = survey.descends(member) { name in
      Self.cells.contains(name) || UIKitClasses.isKind(name, of: "UIControl")
    }
    // Before Swift 3 they had no `is`.
    let isOfOld = ["selected", "highlighted"].contains(paint.condition) && member.watches(paint.condition)
    if isOfOld || ["isSelected", "isHighlighted"].contains(paint.condition), isKnown {
      // Of a function's own parameter UIKit knows nothing.
      return member.functions.contains { function in
        function.range.contains(paint.place) && function.parameters.contains { $0.name == paint.condition }
      }
    }
    return survey.descends(member) { Self.cells.contains($0) || UIKitClasses.isKind($0, of: "UIView") }
  }

  /// Dots of pages and segments say which of them is the chosen one, however a class draws them (Apple: documentation of
  /// UIPageControl and UISegmentedControl).
  private static func tellsByItself(_ name: String) -> Bool {
    UIKitClasses.isKind(name, of: "UIPageControl") || UIKitClasses.isKind(name, of: "UISegmentedControl")
  }

  /// The type, one above it, or one that uses it tells.
  private func tells(_ type: String, _ project: ProjectSubject) -> Bool {
    let ancestry = project.classes.named(type).map { project.classes.ancestry(of: $0).map(\.declaration.name) } ?? []
    let names = Set(ancestry + [type])
    return project.code.parts.contains { part in
      guard part.mentions(Self.telling) || Self.selects(part) || part.mentions(["accessibilityTraits"]) && !PlainTraits.areAll(in: part)
      else { return false }
      return names.contains(part.name) || part.mentions([type])
    }
  }

  /// Whether code sets `isSelected` of something; a constant of that name tells nobody.
  private static func selects(_ part: TypeCode) -> Bool {
    part.mentions(["isSelected = "]) && part.kinds.assignments.contains { expression in
      if case .assignment(let target, _) = expression.kind { target.plainName == "isSelected" } else { false }
    }
  }
}
