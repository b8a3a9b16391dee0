import AccessibilityModel
import SourceModel
import SwiftSource

/// A view of the project that is shown as a sheet of a height wherever it is used, and is higher than that when text is
/// large, without anything that scrolls. The view is a screen by itself, which knows nothing of its sheet.
struct LowSheet: Sendable {
  let view: String
  /// The outermost stack in it.
  let place: SourceRange
  /// Points at the largest text size, at least.
  let height: Double

  /// Lower ones have room in every sheet.
  private static let least = 200.0
  /// What lacks less is made up for by narrow letters.
  fileprivate static let more = 1.1

  static func found(on screen: ScreenPlaces, in context: RuleContext) -> [LowSheet] {
    guard screen.screen.kind == .view, screen.screen.framework == .swiftUI else { return [] }
    var content = StackedContent()
    for (index, place) in screen.places.enumerated() where StackedContent.isShown(place) && !place.containers.contains(where: \.isPresentation) {
      content.add(index, place, on: screen, in: context)
    }
    // What is higher than a whole screen is told by `content-does-not-scroll`.
    guard !content.mayScroll, content.sheet == nil, let place = content.place, content.height > least, content.height <= content.room
    else { return [] }
    return [LowSheet(view: screen.screen.name, place: place, height: content.height)]
  }

  /// The greatest of the heights that a use of a view gives its sheet, with their place; nil where it gives none that is known.
  static func room(_ use: CodeChain) -> (points: Double, place: SourceRange)? {
    guard let link = use.link("presentationDetents"), case .array(let detents)? = link.call.arguments.first?.value.kind,
      !detents.isEmpty else { return nil }
    let heights = detents.compactMap(points)
    guard heights.count == detents.count, let greatest = heights.max() else { return nil }
    return (greatest, link.place)
  }

  private static func points(_ detent: Expression) -> Double? {
    if detent.plainName == "medium" { return screen / 2 }
    guard let call = detent.asCall, let number = call.arguments.first?.value.numberValue else { return nil }
    switch call.callee.plainName {
    case "height": return number
    case "fraction": return number * screen
    default: return nil
    }
  }

  /// Points of a phone's screen (Apple: Human Interface Guidelines, Layout; documentation of PresentationDetent).
  private static let screen = 844.0
}

extension FixedHeightClipsText {
  /// Views that are higher than the sheets that all of their uses make of them.
  func lowSheets(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let contents = app.ofEachScreen(Self.self, "sheets") { LowSheet.found(on: $0, in: context) }
    let names = Set(contents.map(\.view))
    guard !names.isEmpty else { return [] }
    var rooms: [String: [(points: Double, place: SourceRange)?]] = [:]
    for type in app.project.code.types {
      for chain in type.chains where chain.call != nil {
        if let name = chain.name, names.contains(name), name != type.name { rooms[name, default: []].append(LowSheet.room(chain)) }
      }
    }
    return contents.compactMap { content in
      let uses = rooms[content.view] ?? [], known = uses.compactMap { $0 }
      guard known.count == uses.count, let widest = known.max(by: { $0.points < $1.points }), content.height > widest.points * LowSheet.more
      else { return nil }
      return .violation(Violation(
        """
        what stands here takes at least \(FontSurvey.Found.number(content.height.rounded())) points at the largest text size and \
        does not scroll, in a sheet of \(FontSurvey.Found.number(widest.points))
        """, certainty: .review, at: content.place, related: [RelatedPlace(widest.place, "the height of the sheet")]))
    }
  }

  static let sheetExamples: [Example] = [
    .violation(
      """
      struct Garden: View {
        @State private var isAsking = false
        var body: some View {
          Button("Plant") { isAsking = true }.sheet(isPresented: $isAsking) { PlantSheet().presentationDetents([.medium]) }
        }
      }
      struct PlantSheet: View {
        var body: some View {
          ↓VStack {
            Text("Plant a tree").font(.title)
            Text("It takes some years until it bears fruit, and wants to be watered in summer.")
            Button("Plant it here") { plant() }
          }
        }
      }
      """),
    .pass(
      """
      struct Garden: View {
        @State private var isAsking = false
        var body: some View {
          Button("Plant") { isAsking = true }.sheet(isPresented: $isAsking) { PlantSheet().presentationDetents([.medium, .large]) }
        }
      }
      struct PlantSheet: View {
        var body: some View {
          VStack {
            Text("Plant a tree").font(.title)
            Text("It takes some years until it bears fruit, and wants to be watered in summer.")
            Button("Plant it here") { plant() }
          }
        }
      }
      """),
    .pass(
      """
      struct Garden: View {
        @State private var isAsking = false
        var body: some View {
          Button("Plant") { isAsking = true }.sheet(isPresented: $isAsking) { PlantSheet().presentationDetents([.medium]) }
        }
      }
      struct PlantSheet: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Plant a tree").font(.title)
              Text("It takes some years until it bears fruit, and wants to be watered in summer.")
              Button("Plant it here") { plant() }
            }
          }
        }
      }
      """),
  ]
}
