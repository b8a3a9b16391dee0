import AccessibilityModel
import SwiftSource
import ViewEvaluation

/// Static tables of interface files whose classes answer for some of them.
extension UIKitEffects {
  /// What a class says of the headers and footers of a static table takes the place of those in the file (Apple:
  /// documentation of UITableViewDataSource).
  func retitleSections(of object: UIObject, _ type: TypeDeclaration) {
    guard let list = list(ofClass: "UITableView", in: object), !list.staticSections.isEmpty else { return }
    for label in ["titleForHeaderInSection", "titleForFooterInSection"] {
      guard let function = function("tableView", label, of: type) else { continue }
      for number in list.staticSections.indices { retitle(number, of: list, function, Provider(value: .object(object), type: type)) }
    }
  }

  /// Asks for a row: what is done there to the objects that are made for it sets them up, however late the list is filled.
  func asRow<Result>(_ work: () -> Result) -> Result {
    let saved = row
    rowCount += 1
    row = (rowCount, evaluator.place.delay)
    defer { row = saved }
    return work()
  }

  /// Whether what runs sets an object up though it is later code: it is asked for the row that the object was made for, or
  /// made the object itself.
  func isSettingUp(_ object: UIObject) -> Bool {
    let delay = evaluator.place.delay
    var current: UIObject? = object
    while let view = current {
      if let row, delay == row.delay, view.row == row.number { return true }
      if let made = view.madeIn, made == (laterRun, delay), laterRun > 0 { return true }
      current = view.parent
    }
    return false
  }

  /// That an event came whose answer makes a view and shows it; nil for other views.
  func condition(ofMadeInEvent view: UIObject) -> Condition? {
    guard isInEvent, let eventName, view.madeIn?.run == laterRun, row == nil else { return nil }
    return Condition(
      subject: "before \(eventName)", branch: 1, description: "after \(eventName)", holdsInitially: false)
  }

  private func retitle(_ number: Int, of list: UIObject, _ function: FunctionDeclaration, _ provider: Provider) {
    let isHeader = function.parameters.last?.label == "titleForHeaderInSection"
    let section = list.staticSections[number]
    let value = answer(function, by: provider, list, [.number(Double(number))])
    let texts = value.presentAlternatives
    // What the superclass answers is what the file has.
    guard !value.isNothing, !texts.contains(where: { $0.value.isNothing }) else { return }
    let old = isHeader ? section.header : section.footer
    guard let place = position(of: old, in: list) ?? position(besides: section, isHeader, in: list) else { return }
    if let old { list.removeChild(old) }
    for (offset, text) in texts.enumerated() {
      showText(text.value, under: text.conditions, function.nameRange, in: list, isHeader: isHeader, repeats: false, at: place + offset)
    }
  }

  private func position(of object: UIObject?, in list: UIObject) -> Int? {
    object.flatMap { object in list.children.firstIndex { $0.object === object } }
  }

  /// Before the first cell of a section, or behind its last.
  private func position(besides section: UIObject.StaticSection, _ isHeader: Bool, in list: UIObject) -> Int? {
    isHeader ? position(of: section.cells.first, in: list) : position(of: section.cells.last, in: list).map { $0 + 1 }
  }
}
