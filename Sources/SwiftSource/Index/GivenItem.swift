import SourceModel

/// One of the places at which code gives a variable a value: `notice = Notice(title: "Saved")`.
///
/// Files are gone through for those names alone that somebody asks about, which are few: variables whose item a sheet or
/// an alert shows.
public struct GivenItem: Sendable {
  /// nil where it may get anything: by a binding, with `&`, or a part of it.
  public let value: Expression?
  /// The value is one more member of a list: `rows.append(Row())`.
  public let isAdded: Bool
  public let file: SourceFile
  /// The simple name of the type whose code gives it; nil outside of types.
  public let typeName: String?
  /// The name of what it is a member of, `model` in `model.notice = …`, empty where that has none; nil for a member of
  /// `self`.
  public let holder: String?
  /// What the code around it calls its own of the names in the value.
  public let locals: Set<String>
}

/// What is noted of one name while code is gone through.
struct WantedItem {
  let name: String
  /// What is being looked at says that the item is shown, or hands it on under the same name.
  var isHandedOn = false
  /// What is being looked at is handed to a method, as modifiers are.
  var isInModifier = false
  /// What the call that is being looked at adds to a list.
  var added: Expression?
  var given: [GivenItem] = []

  init(_ name: String) { self.name = name }

  /// Whether a binding to it changes it under no other name: `alert(item: $notice)`, which sets it to nil alone (Apple:
  /// documentation of View, sheet(item:onDismiss:content:)), and `Scanner(notice: $model.notice)`, whose own code is
  /// gone through as well.
  func isHandedOn(by argument: Argument) -> Bool {
    guard argument.label == name || isInModifier && argument.label == "item" else { return false }
    switch argument.value.kind {
    case .name, .member: return true
    default: return false
    }
  }
}

extension ChangeCollector {
  /// What the code of a file gives the variables of a name, as far as that stands in statements.
  static func items(givenTo name: String, in file: FileDeclarations) -> [GivenItem] {
    var collector = ChangeCollector()
    collector.wanted = WantedItem(name)
    collector.file = file.file
    collector.collect(file)
    return collector.wanted?.given ?? []
  }

  mutating func noteItem(_ value: Expression?, for name: String, of base: Expression?) {
    guard let wanted, wanted.name == name, let file, value != nil || !wanted.isHandedOn else { return }
    let added = value == nil ? wanted.added : nil
    var holder: String?
    if let base = base?.unwrapped {
      if case .name("self") = base.kind {} else { holder = base.holderName ?? "" }
    }
    let names = (value ?? added).map { CodeItem.expression($0).names } ?? []
    let item = GivenItem(
      value: value ?? added, isAdded: added != nil, file: file, typeName: typeName, holder: holder, locals: names.filter { isLocal($0) })
    self.wanted?.given.append(item)
  }
}

/// What was found for the names that somebody asked about, by all threads.
final class GivenItemMemory: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = PlatformLock()
  private var known: [String: Found] = [:]

  struct Found {
    /// Files that give something of the name a value, in order of their paths.
    let files: [SourceFile]
    let items: [GivenItem]
  }

  func items(_ name: String, in files: [FileDeclarations]) -> Found {
    if let found = lock.withLock({ known[name] }) { return found }
    let givers = files.filter { $0.changes.names.contains(name) || $0.changes.initialized.contains(name) }
      .sorted { $0.file.path < $1.file.path }
    let made = Found(files: givers.map(\.file), items: givers.flatMap { ChangeCollector.items(givenTo: name, in: $0) })
    lock.withLock { known[name] = made }
    return made
  }
}

extension DeclarationIndex {
  /// What the code of the program gives the variables of a name, in order of path and position; without the values that
  /// they begin with.
  public func items(givenTo name: String) -> [GivenItem] {
    log?.note(name, .change)
    log?.note(FileOutline.anyChange(of: name), .change)
    let found = changes.givenItems.items(name, in: files)
    for file in found.files { log?.note(file) }
    return found.items
  }

  /// The innermost type whose code holds a place, in its declaration or in an extension of it.
  public func type(around place: SourceRange) -> TypeDeclaration? {
    guard let file = files.first(where: { $0.file === place.file }) else { return nil }
    var types = file.types
    var found: TypeDeclaration?
    if let added = file.extensions.first(where: { $0.range.contains(place) }) {
      found = type(for: added.extendedType, from: file.file, enclosing: nil)
      types = added.members.types
    }
    while let inner = types.first(where: { $0.range.contains(place) }) {
      found = inner
      types = inner.members.types
    }
    note(place)
    return found
  }
}
