import AccessibilityModel
import SourceModel

extension TapWithoutButtonTrait {
  /// What stands at places of a map of SwiftUI is drawn by views, which react as all views do.
  func onMap(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let map = subject.element
    let own = Set(map.gestures.map(\.source))
    var places: [SourceRange] = []
    for element in map.content where element.exposure != .hidden && !element.role.isControl && element.actions.isEmpty {
      guard !element.mayHave([.button, .link, .toggle, .adjustable]), element.gap == nil else { continue }
      for tap in element.gestures where isPlainTap(tap) && !own.contains(tap.source) && !places.contains(tap.source.atDot) {
        places.append(tap.source.atDot)
      }
    }
    guard let first = places.first else { return .inapplicable }
    return .violation(Violation(
      "what stands on the map reacts to a tap and is not announced as a button", certainty: .likely, severity: .warning, at: first,
      related: places.dropFirst().map { RelatedPlace($0, "and here") }))
  }

  private func isPlainTap(_ gesture: Gesture) -> Bool {
    gesture.kind == .tap && gesture.count == 1 && !gesture.effect.isEmpty && !gesture.effect.onlyEndsEditing
  }

  static let onMaps: [Example] = [
    .violation(
      """
      import MapKit
      struct PlacesMap: View {
        @State private var chosen: Place?
        let places: [Place]
        var body: some View {
          Map {
            ForEach(places) { place in
              Annotation(place.name, coordinate: place.coordinate) {
                Image(systemName: "mappin.circle.fill")↓.onTapGesture { chosen = place }
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      import MapKit
      struct PlacesMap: View {
        @State private var region = MKCoordinateRegion()
        @State private var chosen: Place?
        let places: [Place]
        var body: some View {
          Map(coordinateRegion: $region, annotationItems: places) { place in
            MapAnnotation(coordinate: place.coordinate) {
              Text(place.name)↓.onTapGesture { chosen = place }
            }
          }
        }
      }
      """),
    .pass(
      """
      import MapKit
      struct PlacesMap: View {
        @State private var chosen: Place?
        let places: [Place]
        var body: some View {
          Map {
            ForEach(places) { place in
              Annotation(place.name, coordinate: place.coordinate) {
                Text(place.name).accessibilityAddTraits(.isButton).onTapGesture { chosen = place }
              }
            }
          }
          .onTapGesture { chosen = nil }
        }
      }
      """),
  ]
}
