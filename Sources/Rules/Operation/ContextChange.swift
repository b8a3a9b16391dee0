import SourceModel
import SwiftSource

/// A change of the screen that code makes by itself, as far as it is written: going on, going back, closing.
enum ContextChange {
  private static let paths = ["path.append", "navigationPath.append", "router.push", "coordinator.push", "router.navigate"]

  /// The first of the effects that leads to another screen, with its name.
  static func first(in effects: [CodeEffect]) -> String? {
    effects.lazy.compactMap { effect -> String? in
      guard case .call(let name, _, _) = effect else { return nil }
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if last == "dismiss" || name == "presentationMode.wrappedValue.dismiss" { return "dismiss" }
      return paths.contains { name == $0 || name.hasSuffix("." + $0) } ? name : nil
    }.first
  }

  /// What `.onChange(of: value) { … }` does whenever the value changes, with the value.
  static func watched(_ link: CodeChain.Link) -> (value: Expression, closure: Closure)? {
    guard link.name == "onChange", let value = link.call.argument("of"), let closure = link.call.closures.last else {
      return nil
    }
    return (value, closure)
  }
}
