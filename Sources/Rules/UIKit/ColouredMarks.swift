import PlatformKnowledge
import SourceModel
import SwiftSource

/// Markers of maps and pictures that are the same in another colour by a test: `marker.icon = UIImage(named: isOpen ?
/// "green pin" : "red pin")`. Nobody hears them, and who cannot tell the colours apart does not see it either.
enum ColouredMarks {
  struct Mark: Sendable {
    /// "marker" or "picture".
    let noun: String
    let test: String
    let place: SourceRange
  }

  private static let tints = FrameworkNames.names(.markerColour)
  /// Pictures of markers of Google Maps, of annotations and of image views.
  private static let pictures: Set<String> = ["icon", "image"]
  /// What else a marker or a view beside the picture may say.
  private static let words = FrameworkNames.names(.shownText, .shownTitle, .markerWord)

  static func all(in type: TypeCode) -> [Mark] {
    guard type.mentions(["arkerTintColor", "pinTintColor", ".icon", ".image"]), !type.fileMentions(["ccessibility"]) else { return [] }
    var found: [Mark] = []
    for expression in type.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind, let noun = noun(of: target),
        let (condition, values) = choice(value), differ(values) else { continue }
      add(noun, StateColours.Test(condition: condition), type, &found)
    }
    CodeWalk.statements(of: type.members) { statement in
      switch statement {
      case .conditional(let code):
        let blocks = code.ways
        guard blocks.count > 1, let noun = noun(givenIn: blocks) else { return }
        add(noun, StateColours.Test(code.conditions, code.range), type, &found)
      case .selection(let code):
        guard let noun = noun(givenIn: code.cases.map(\.body)) else { return }
        add(noun, StateColours.Test(code, of: code.subject), type, &found)
      default: break
      }
    }
    return found
  }

  private static func add(_ noun: String, _ test: StateColours.Test, _ type: TypeCode, _ found: inout [Mark]) {
    guard let text = test.text, StateColourJudge.isState(text), !isSaid(test, in: type),
      !found.contains(where: { $0.test == text }) else { return }
    found.append(Mark(noun: noun, test: text, place: test.place))
  }

  /// Whether words of the type are made of what is tested, or of what it is a part of.
  private static func isSaid(_ test: StateColours.Test, in type: TypeCode) -> Bool {
    type.kinds.assignments.contains { expression in
      guard case .assignment(let target, let value) = expression.kind, let name = target.plainName, words.contains(name) else { return false }
      return value.valuePaths.contains { path in
        test.paths.contains { $0 == path || path.hasPrefix($0) || $0.hasPrefix(path + ".") && !path.contains(".") }
      }
    }
  }

  private static func noun(of target: Expression) -> String? {
    guard case .member(_?, let name) = target.unwrapped.kind else { return nil }
    if tints.contains(name) { return "marker" }
    guard pictures.contains(name), let path = target.namePath?.lowercased() else { return nil }
    return path.contains("annotation") || path.contains("marker") || path.hasPrefix("pin.") ? "marker" : "picture"
  }

  /// `isOpen ? first : second`, also as the name of the picture.
  private static func choice(_ value: Expression) -> (condition: Expression, values: [Expression])? {
    switch value.unwrapped.kind {
    case .ternary(let condition, let then, let otherwise): return (condition, [then, otherwise])
    case .call(let call):
      guard call.callee.plainName == "UIImage", case .ternary(let condition, let then, let otherwise)? = call.argument("named")?.kind
      else { return nil }
      return (condition, [then, otherwise])
    default: return nil
    }
  }

  /// What all blocks give a colour to, where none of them says anything besides.
  private static func noun(givenIn blocks: [Block]) -> String? {
    var given: [String: (noun: String, values: [Expression])] = [:]
    for block in blocks {
      for case .expression(let expression) in block.statements {
        guard case .assignment(let target, let value) = expression.kind, let name = target.plainName else { continue }
        if words.contains(name) { return nil }
        guard let noun = noun(of: target), let path = target.namePath else { continue }
        given[path, default: (noun, [])].values.append(value)
      }
    }
    return given.sorted { $0.key < $1.key }.first { $0.value.values.count > 1 && differ($0.value.values) }?.value.noun
  }

  // MARK: - Colours

  /// Whether values are the same in several colours, of which one at least is no grey.
  private static func differ(_ values: [Expression]) -> Bool {
    let marks = values.compactMap(mark)
    guard marks.count == values.count, Set(marks.map(\.rest)).count == 1 else { return false }
    return Set(marks.map(\.colour)).count > 1 && marks.contains { SystemColors.color($0.colour)?.kind == .hue }
  }

  /// A colour, and what is drawn in it.
  private static func mark(_ value: Expression) -> (colour: String, rest: String)? {
    if let name = pictureName(value) {
      let parts = IdentifierWords.split(name).map { $0.lowercased() }
      let colours = parts.filter(isColour)
      return colours.count == 1 ? (colours[0], parts.filter { $0 != colours[0] }.joined(separator: " ")) : nil
    }
    // Apple: documentation of UIColor; Google: reference of GMSMarker.markerImage(with:).
    if case .call(let call) = value.unwrapped.kind, call.callee.plainName == "markerImage" {
      return call.argument("with").flatMap(mark)
    }
    switch Hue(value) {
    case .hue(let name): return (name, "")
    case .gray: return ("gray", "")
    case .named, .unknown, .clear: return nil
    }
  }

  private static func isColour(_ word: String) -> Bool {
    SystemColors.color(word)?.kind == .hue || Words.colourWords("en").contains(word)
  }

  private static func pictureName(_ value: Expression) -> String? {
    switch value.unwrapped.kind {
    case .string: return value.unwrapped.plainText
    case .call(let call) where call.callee.plainName == "UIImage": return call.argument("named")?.plainText
    case .macro("imageLiteral", let arguments): return arguments.first { $0.label == "resourceName" }?.value.plainText
    default: return nil
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      import UIKit
      final class RoundController: UIViewController {
        private let map = GMSMapView()
        func show(_ stops: [Stop]) {
          for stop in stops {
            let marker = GMSMarker(position: stop.place)
            if ↓stop.visited {
              marker.icon = UIImage(named: "Green Dot")
            } else {
              marker.icon = UIImage(named: "Red Dot")
            }
            marker.map = map
          }
        }
      }
      """),
    .violation(
      """
      import MapKit
      final class RoundController: UIViewController, MKMapViewDelegate {
        func mapView(_ map: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
          let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "stop")
          if let stop = annotation as? Stop {
            view.markerTintColor = ↓stop.visited ? .systemGreen : .systemRed
          }
          return view
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class LampCell: UITableViewCell {
        @IBOutlet private var lamp: UIImageView!
        @IBOutlet private var name: UILabel!
        func show(_ device: Device) {
          name.text = device.name
          lamp.image = UIImage(named: ↓device.isReachable ? "dot_green" : "dot_red")
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class RoundController: UIViewController {
        private let map = GMSMapView()
        func show(_ stops: [Stop]) {
          for stop in stops {
            let marker = GMSMarker(position: stop.place)
            if stop.visited {
              marker.icon = UIImage(named: "Green Dot")
              marker.title = "Visited"
            } else {
              marker.icon = UIImage(named: "Red Dot")
              marker.title = "Not visited"
            }
            marker.map = map
          }
        }
      }
      """),
    // Other drawings.
    .pass(
      """
      import UIKit
      final class LampCell: UITableViewCell {
        @IBOutlet private var lamp: UIImageView!
        func show(_ device: Device) {
          lamp.image = UIImage(named: device.isReachable ? "tick_green" : "cross_red")
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class LampCell: UITableViewCell {
        @IBOutlet private var lamp: UIImageView!
        @IBOutlet private var state: UILabel!
        func show(_ device: Device) {
          state.text = device.isReachable ? "Reachable" : "Not reachable"
          lamp.image = UIImage(named: device.isReachable ? "dot_green" : "dot_red")
        }
      }
      """),
    // What is chosen is the matter of `uikit-selection-state`.
    .pass(
      """
      import UIKit
      final class TabCell: UICollectionViewCell {
        @IBOutlet private var icon: UIImageView!
        override var isSelected: Bool {
          didSet { icon.image = UIImage(named: isSelected ? "star_blue" : "star_gray") }
        }
      }
      """),
  ]
}

extension IfCode {
  /// The blocks of all its ways, in order; one that nothing is written for is left out.
  fileprivate var ways: [Block] {
    switch otherwise {
    case .block(let block)?: [then, block]
    case .conditional(let next)?: [then] + next.ways
    case nil: [then]
    }
  }
}
