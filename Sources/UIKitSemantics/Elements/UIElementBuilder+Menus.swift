import AccessibilityModel
import ViewEvaluation

/// What the menus of controls offer (Apple: UIButton.menu, UIBarButtonItem.menu, UIMenu).
extension UIElementBuilder {
  /// A menu that a control opens.
  struct OpenedMenu {
    let menu: UIObject
    let control: UIObject
  }

  /// Notes what a control opens, to be presented beside the screen.
  func noteMenu(of control: UIObject) {
    guard let menu = control.parts["menu"]?.object, !menus.contains(where: { $0.menu === menu }) else { return }
    menus.append(OpenedMenu(menu: menu, control: control))
  }

  /// The items of a menu. Those of a menu that is shown inline stand among its own, and a submenu is an item that opens it.
  func items(of menu: UIObject) -> [AccessibilityNode] {
    menu.children.flatMap { child -> [AccessibilityNode] in
      let item = child.object
      if item.isKind(of: "UIMenu"), isInline(item) { return items(of: item).under(child.conditions) }
      var element = leaf(item)
      element.role = .button
      element.traits.insert(.button)
      if element.label == nil { element.label = facts.text("title", of: item, origin: .content) }
      if let label = element.label { element.visibleText = [label.value] }
      // Menus show pictures beside words only.
      if let picture = facts.picture(["image"], of: item) { element.image = picture.source }
      if isDisabled(item) { element.traits.insert(.notEnabled) }
      return [.element(element)].under(child.conditions)
    }
  }

  private func isInline(_ menu: UIObject) -> Bool { has("displayInline", among: "options", of: menu) }

  private func isDisabled(_ item: UIObject) -> Bool { has("disabled", among: "attributes", of: item) }

  /// Whether a set of options that code gave an object has one of a name.
  private func has(_ option: String, among property: String, of object: UIObject) -> Bool {
    guard let setting = object.effective(property).last, setting.conditions.isEmpty else { return false }
    let members: [Value] = if case .array(let members) = setting.value { members } else { [setting.value] }
    return members.contains { $0.memberName == option }
  }
}
