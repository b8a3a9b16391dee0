import SourceModel
import SwiftSource
import ViewEvaluation

/// Objects that answer for the rows of a list.
extension UIKitEffects {
  /// `UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, item in … }`
  func diffableSource(_ name: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    let object = UIObject(className: name, base: nil, source: source)
    return connect(object, arguments) ? .object(object) : nil
  }

  /// Tells a data source for which list it answers, and how; false where that is not known.
  @discardableResult
  func connect(_ source: UIObject, _ arguments: [EvaluatedArgument]) -> Bool {
    let list = arguments.first(labelled: "tableView") ?? arguments.first(labelled: "collectionView")
    guard let list = list?.value.object, let provider = arguments.closure else { return false }
    source.parts["list"] = .object(list)
    source.parts["provider"] = provider
    openSources.append((source, surroundings))
    return true
  }

  /// A data source of one of the project's classes, which descends from a diffable one.
  func rowSource(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    guard let base = unknownSuperclass(of: type), base.hasSuffix("DiffableDataSource") else { return nil }
    let object = UIObject(className: base, base: nil, declaration: type, source: source)
    if let initializer = evaluator.overload(index.initializers(of: type), for: arguments) {
      _ = evaluator.run(initializer, on: .object(object), arguments: arguments, source: source)
    } else {
      connect(object, arguments)
    }
    return .object(object)
  }

  func isRowSource(_ object: UIObject) -> Bool {
    object.declaration != nil && object.className.hasSuffix("DiffableDataSource")
  }
}
