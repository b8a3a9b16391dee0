import SourceModel
import ViewEvaluation

/// The cells of storyboards, of which code makes rows.
extension UIKitEffects {
  /// The cell of a storyboard that a call asks for: by its identifier, or the only one where that is not known.
  func prototype(for call: ObjectCall, in list: UIObject) -> UIObject? {
    guard !list.prototypes.isEmpty, call.name.contains("Cell") else { return nil }
    let key = identifier(call.arguments)
    let only = list.prototypes.count == 1 ? list.prototypes.first?.value : nil
    guard let found = key.flatMap({ list.prototypes[$0] }) ?? (key?.contains("«") ?? true ? only : nil) else { return nil }
    return made(from: found, in: list)
  }

  /// The cell of a storyboard that has a class.
  func prototype(ofClass name: String, in list: UIObject) -> UIObject? {
    let found = list.prototypes.filter { $0.value.customClass == name }
    return found.count == 1 ? found.first.flatMap { made(from: $0.value, in: list) } : nil
  }

  private func made(from prototype: InterfacePrototype, in list: UIObject) -> UIObject? {
    guard let cell = InterfaceReader(prototype.document, effects: self).cell(of: prototype) else { return nil }
    cell.isFromStock = true
    // From here on rows are what code makes.
    list.children.removeAll { $0.object === prototype.sample }
    return cell
  }
}
