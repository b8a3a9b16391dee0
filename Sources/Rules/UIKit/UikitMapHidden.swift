import PlatformKnowledge
import SourceModel
import SwiftSource

/// Places that are shown as markers of a map of Google, which keeps them from assistive technologies.
public struct UikitMapHidden: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-map-hidden", family: .uiKit, severity: .warning, impact: .critical, wcag: ["1.1.1", "4.1.2"],
    title: "markers of a map are kept from assistive technologies",
    documentation: RuleDocumentation(
      reports: """
        For review, code that puts a `GMSMarker` on a map, in an app that sets `accessibilityElementsHidden` to `false` \
        nowhere; and an `MKPointAnnotation` that is put on a map without a title.
        """,
      why: """
        A `GMSMapView` hides what lies on it from assistive technologies until it is told not to. With VoiceOver, Voice \
        Control or Switch Control there are no markers then: nobody finds the places, or what a touch on them does.
        """,
      howToFix: """
        Set `mapView.accessibilityElementsHidden = false` and give each marker a title, which is what is heard of it. \
        Offer the places as a list as well: many markers of a map are hard to go through.
        """,
      elsewhere: "Markers and annotations of MapKit are elements by themselves, called by their titles.",
      limits: "Whether a list beside the map shows the same places is not looked at.",
      references: [
        "Google: reference of the Maps SDK for iOS, GMSMapView accessibilityElementsHidden (YES by default)",
        "Google: reference of the Maps SDK for iOS, GMSOverlay title (the default accessibility text)",
      ]),
    examples: [
      .violation(
        """
        import UIKit
        final class ScooterMapController: UIViewController {
          @IBOutlet var mapView: GMSMapView!
          func show(_ scooters: [Scooter]) {
            for scooter in scooters {
              let marker = ↓GMSMarker(position: scooter.place)
              marker.map = mapView
            }
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class ShopMarker: UIView {
          let shop: Shop
          lazy var marker = ↓GMSMarker()
          func put(on map: GMSMapView) { marker.map = map }
        }
        """),
      .pass(
        """
        import UIKit
        final class ScooterMapController: UIViewController {
          @IBOutlet var mapView: GMSMapView!
          override func viewDidLoad() {
            super.viewDidLoad()
            mapView.accessibilityElementsHidden = false
          }
          func show(_ scooters: [Scooter]) {
            for scooter in scooters {
              let marker = GMSMarker(position: scooter.place)
              marker.title = scooter.name
              marker.map = mapView
            }
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class ShopMapController: UIViewController {
          let map = MKMapView()
          func show(_ shops: [Shop]) { map.addAnnotations(shops.map(ShopAnnotation.init)) }
        }
        """),
      .undecided(
        """
        import UIKit
        final class ShopMapController: UIViewController {
          let map = GMSMapView()
          func show(_ shops: [Shop]) { clusters.add(shops) }
        }
        """),
    ] + UntitledPins.examples)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    hidden(project) + project.ofEachPart(Self.self, "pins", UntitledPins.all).map { place in
      .violation(Violation("pin of a map has no title to be called by", certainty: .review, at: place))
    }
  }

  private func hidden(_ project: ProjectSubject) -> [Outcome] {
    let isShown = !project.ofEachType(Self.self, "shown") { type -> [Bool] in
      type.mentions(["accessibilityElementsHidden"]) && type.kinds.assignments.contains(where: { $0.showsElements }) ? [true] : []
    }.isEmpty
    guard !isShown else { return [] }
    return project.ofEachType(Self.self, "markers") { type -> [SourceRange] in
      guard type.mentions(["GMSMarker"]) else { return [] }
      let made = type.kinds.calls.first { expression in
        guard case .call(let call) = expression.kind, case .name("GMSMarker") = call.callee.kind else { return false }
        return true
      }
      return made.map { [$0.range] } ?? []
    }.map { place in
      .violation(Violation("the map keeps its markers from assistive technologies", certainty: .review, at: place))
    }
  }
}

extension Expression {
  /// `mapView.accessibilityElementsHidden = …`, unless that is `true`.
  fileprivate var showsElements: Bool {
    guard case .assignment(let target, let value) = kind, target.plainName == "accessibilityElementsHidden" else { return false }
    if case .boolean(true) = value.kind { return false }
    return true
  }
}
