import InterfaceFiles
import PlatformKnowledge
import ViewEvaluation

/// What classes make of a file that its own text does not tell.
extension InterfaceReader {
  /// Colours that code may give whatever it has an outlet for.
  static let paints: Set<String> = ["textColor", "titleColor", "backgroundColor", "tintColor"]

  /// The class of the file's owner is not seen, as one in Objective-C: it may paint what its outlets reach.
  func noteUnseenOwner(_ placeholder: XMLNode) {
    for connection in placeholder.connections {
      guard case .outlet = connection.kind else { continue }
      objects[connection.destination]?.repainted.formUnion(Self.paints)
    }
  }

  /// Gives a tab bar controller the items of the controllers that it frames, and takes them from those: they are heard
  /// where the bar is.
  func joinTabs(to controller: UIObject, _ scene: InterfaceScene) {
    guard let node = scene.objects.first(where: { $0["id"] == controller.interfaceID }) else { return }
    guard controller.isKind(of: "UITabBarController") else {
      let isFramed = document.scenes.contains { other in
        other.objects.contains { self.framed(by: $0).contains(controller.interfaceID ?? "") }
      }
      if isFramed { controller.parts["tabBarItem"] = nil }
      return
    }
    let nodes = document.scenes.flatMap(\.objects)
    let framed = self.framed(by: node).compactMap { id in nodes.first { $0["id"] == id } }.compactMap(frame)
    guard !framed.isEmpty else { return }
    controller.parts["viewControllers"] = .array(framed.map { .object($0) })
    let items = framed.compactMap { $0.parts["tabBarItem"]?.object }
    if items.count == framed.count { controller.parts["tabBar"]?.object?.parts["items"] = .array(items.map { .object($0) }) }
  }

  private func framed(by node: XMLNode) -> [String] {
    guard node.name == "tabBarController" else { return [] }
    return (node.child("connections")?.children ?? []).filter { $0["relationship"] == "viewControllers" }
      .compactMap { $0["destination"] }
  }

  /// A controller of another scene, of which only the tab is read.
  private func frame(_ node: XMLNode) -> UIObject? {
    guard let className = Self.className(ofTag: node.name) else { return nil }
    let controller = UIObject(
      className: className, base: className, source: node.startTag, framework: .interfaceFile)
    if let child = node.child(key: "tabBarItem"), let item = object(child) { controller.parts["tabBarItem"] = .object(item) }
    return controller
  }
}

extension UIObject {
  /// Of a class of its own that neither UIKit nor the project's Swift declares.
  var isOfUnseenClass: Bool { declaration == nil && UIKitClasses.named(className) == nil && interfaceID != nil }
}
