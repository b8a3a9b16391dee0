import SourceModel
import SwiftSource

/// Scenes of SceneKit that people turn, move and enlarge with gestures, and with nothing else.
enum SceneCameras {
  /// Where a type lets gestures move the camera (Apple: documentation of SCNView.allowsCameraControl, whose gestures are a
  /// drag, a pinch and a rotation; SceneView.Options.allowsCameraControl).
  static func moved(in type: WholeType) -> [SourceRange] {
    guard type.mentions(["allowsCameraControl"]), !offersButtons(type) else { return [] }
    let set = type.kinds.assignments.first { expression in
      guard case .assignment(let target, let value) = expression.kind, target.plainName == "allowsCameraControl" else { return false }
      // What is only allowed while something is so, code decides.
      if case .boolean(true) = value.kind { return true }
      return false
    }
    let option = type.chains.first { chain in
      guard chain.name == "SceneView", let options = chain.call?.argument("options") else { return false }
      return options.holds { if case .member(_, "allowsCameraControl") = $0.kind { true } else { false } }
    }
    return [set?.range, option?.base.range].compactMap(\.self).prefix(1).map(\.self)
  }

  /// Whether code of a type moves the camera: by its controller (SCNCameraController), or by what a scene is seen from.
  static func turns(_ type: WholeType) -> Bool {
    guard type.mentions(["defaultCameraController", "pointOfView"]) else { return false }
    func isCamera(_ target: Expression) -> Bool { target.namePath?.contains("pointOfView.") ?? false }
    return type.kinds.calls.contains { expression in
      guard case .call(let call) = expression.kind, let path = call.callee.namePath else { return false }
      return path.contains("defaultCameraController.") || isCamera(call.callee)
    } || type.kinds.assignments.contains { expression in
      if case .assignment(let target, _) = expression.kind { isCamera(target) } else { false }
    }
  }

  /// Whether a control of the type has to do with the camera.
  private static func offersButtons(_ type: WholeType) -> Bool {
    type.parts.flatMap(\.members.functions).contains { function in
      guard let body = function.body, function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) }),
        !function.parameters.contains(where: { $0.type.name.hasSuffix("GestureRecognizer") }) else { return false }
      return body.valuePaths.contains { $0.lowercased().contains("camera") }
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      import SceneKit
      import UIKit
      final class BridgeController: UIViewController {
        private let sceneView = SCNView()
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓sceneView.allowsCameraControl = true
          view.addSubview(sceneView)
        }
      }
      """),
    .violation(
      """
      import SceneKit
      import SwiftUI
      struct BridgeScreen: View {
        let scene: SCNScene
        var body: some View { ↓SceneView(scene: scene, options: [.allowsCameraControl, .autoenablesDefaultLighting]) }
      }
      """),
    .pass(
      """
      import SceneKit
      import UIKit
      final class BridgeController: UIViewController {
        private let sceneView = SCNView()
        override func viewDidLoad() {
          super.viewDidLoad()
          sceneView.allowsCameraControl = true
          view.addSubview(sceneView)
        }
        @IBAction func turnLeft(_ sender: UIButton) { sceneView.defaultCameraController.rotateBy(x: -15, y: 0) }
      }
      """),
    .pass(
      """
      import SceneKit
      import UIKit
      final class BridgeController: UIViewController {
        private let sceneView = SCNView()
        override func viewDidLoad() {
          super.viewDidLoad()
          sceneView.allowsCameraControl = false
        }
      }
      """),
  ]
}
