import SourceModel
import ViewEvaluation

/// The cells of storyboards, of which code makes rows.
extension UIKitEffects {
  /// The cell, header or footer of a storyboard that a call asks for: by its identifier, or the only one where that is not known.
  func prototype(for call: ObjectCall, in list: UIObject) -> UIObject? {
    let known = call.name.contains("Cell") ? list.prototypes : call.name.contains("Supplementary") ? list.supplements : [:]
    guard !known.isEmpty else { return nil }
    if let name = generatedIdentifier(call.arguments), let found = known.sorted(by: { $0.key < $1.key }).first(where: { Self.generatedName(of: $0.key) == name }) {
      return made(from: found.value, in: list)
    }
    let key = identifier(call.arguments)
    let only = known.count == 1 ? known.first?.value : nil
    guard let found = key.flatMap({ known[$0] }) ?? (key?.contains("«") ?? true ? only : nil) else { return nil }
    return made(from: found, in: list)
  }

  /// The cell of a storyboard that has a class.
  func prototype(ofClass name: String, in list: UIObject) -> UIObject? {
    let found = (Array(list.prototypes.values) + Array(list.supplements.values)).filter { $0.customClass == name }
    return found.count == 1 ? made(from: found[0], in: list) : nil
  }

  private func made(from prototype: InterfacePrototype, in list: UIObject) -> UIObject? {
    guard let cell = InterfaceReader(prototype.document, effects: self).cell(of: prototype) else { return nil }
    cell.isFromStock = true
    // From here on rows are what code makes.
    list.children.removeAll { $0.object === prototype.sample }
    return cell
  }
}
