import PlatformKnowledge
import SourceModel
import SwiftSource

/// Messages of packages that come and go over a screen and that nobody announces.
enum PackageMessages {
  /// One for each package, since one helper may announce what all of its messages say, with the further places.
  static func all(_ project: ProjectSubject) -> [(module: String, places: [SourceRange])] {
    let imported = Set(project.allFiles(mentioning: MessagePackages.all.map { "import \($0.module)" }, StatusNotAnnounced.self, "imports").flatMap(\.imports))
    guard !imported.isEmpty else { return [] }
    let shown = project.ofEachPart(StatusNotAnnounced.self, "packages", calls).filter { imported.contains($0.module) }
    guard !shown.isEmpty else { return [] }
    let modules = MessagePackages.all.filter { package in shown.contains { $0.module == package.module } }
    // Whoever announces beside the package may be called from anywhere.
    let told = Set(project.allFiles(mentioning: modules.map(\.module), StatusNotAnnounced.self, "package files")
      .filter { $0.file.mentions(TellingCode.all) }.flatMap(\.imports))
    return modules.map(\.module).filter { !told.contains($0) }.map { module in
      (module, shown.filter { $0.module == module }.map(\.place))
    }
  }

  private static func calls(in part: TypeCode) -> [(module: String, place: SourceRange)] {
    let packages = MessagePackages.all.filter { part.mentions($0.receiver.map { [$0] } ?? Array($0.calls)) }
    guard !packages.isEmpty else { return [] }
    return part.kinds.calls.flatMap { expression in
      packages.filter { isMessage(expression, of: $0) }.map { ($0.module, place(of: expression)) }
    }
  }

  private static func isMessage(_ expression: Expression, of package: MessagePackage) -> Bool {
    guard case .call(let call) = expression.kind, let name = call.callee.plainName, package.calls.contains(name) else { return false }
    if let receiver = package.receiver {
      guard case .member(let base?, _) = call.callee.kind else { return name == receiver }
      guard base.dottedName == receiver else { return false }
    } else {
      guard case .member(_?, _) = call.callee.kind else { return false }
    }
    guard let needed = package.needs else { return true }
    return call.argument(needed) != nil || call.arguments.contains { argument in mentions(needed, in: argument.value) }
  }

  private static func mentions(_ name: String, in value: Expression) -> Bool {
    var isMet = false
    CodeWalk.expressions(of: .expression(value)) { if case .member(_, name) = $0.kind { isMet = true } }
    return isMet
  }

  /// Of a modifier the part that is its own.
  private static func place(of expression: Expression) -> SourceRange {
    guard case .call(let call) = expression.kind, case .member(let base?, _) = call.callee.kind, case .call = base.kind else { return expression.range }
    return expression.memberRange
  }

  static let examples: [Example] = [
    .violation(
      """
      import AlertToast
      struct ShelfView: View {
        @State private var isSaved = false
        var body: some View {
          Button("Save") { isSaved = true }
            ↓.toast(isPresenting: $isSaved) { AlertToast(type: .regular, title: "Saved") }
        }
      }
      """),
    .violation(
      """
      import SPIndicator
      final class ShelfController: UIViewController {
        @IBAction func save() { ↓SPIndicator.present(title: "Saved", preset: .done) }
      }
      """),
    .violation(
      """
      import PopupView
      struct ShelfView: View {
        @State private var isSaved = false
        var body: some View {
          Button("Save") { isSaved = true }
            ↓.popup(isPresented: $isSaved) { Text("Saved") } customize: { $0.type(.toast).autohideIn(2) }
        }
      }
      """),
    .violation(
      """
      import Loaf
      final class ShelfController: UIViewController {
        @IBAction func save() { ↓Loaf("Saved", state: .success, sender: self).show() }
      }
      """),
    .violation(
      """
      import JDropDownAlert
      final class ShelfController: UIViewController {
        @IBAction func save() {
          shelf.save { error in
            if error != nil {
              let alert = JDropDownAlert()
              ↓alert.alertWith("Not saved")
            }
          }
        }
      }
      """),
    // One without a time stays until it is touched.
    .pass(
      """
      import BRYXBanner
      final class ShelfController: UIViewController {
        @IBAction func save() { Banner(title: "Saved").show() }
      }
      """),
    // It stays until somebody closes it.
    .pass(
      """
      import PopupView
      struct ShelfView: View {
        @State private var isShown = false
        var body: some View {
          Button("Sort") { isShown = true }.popup(isPresented: $isShown) { SortView() } customize: { $0.closeOnTap(false) }
        }
      }
      """),
    .pass(
      """
      import SPIndicator
      final class ShelfController: UIViewController {
        @IBAction func save() {
          SPIndicator.present(title: "Saved", preset: .done)
          UIAccessibility.post(notification: .announcement, argument: "Saved")
        }
      }
      """),
  ]
}
