import SourceModel

/// What the code of the program gives flags and properties.
extension DeclarationIndex {
  /// The properties whose observers may make a flag of an object that goes by a name false.
  ///
  /// - Parameter files: Where they stand; anywhere where there are none.
  public func observers(unsetting name: String, ofObjectNamed holder: String, in files: [SourceFile]) -> [String] {
    log?.note("!\(holder).\(name)", .change)
    guard !files.isEmpty else { return changes.observers["\(holder).\(name)"]?.sorted() ?? [] }
    return files.reduce(into: Set()) { $0.formUnion(changes.observers(of: "\(holder).\(name)", in: $1)) }.sorted()
  }

  /// What the program gives the variables of a name, where all of that is constants; nil where it is something else too,
  /// or nothing.
  public func constants(assignedTo name: String) -> [Expression]? {
    for entry in [name, "?\(name)"] { log?.note(entry, .change) }
    var texts: Set<String> = []
    return changes.constants[name].map { all in all.filter { texts.insert($0.range.text).inserted } }
  }

  /// Whether code hands an object that goes by this name on to something else, or sets its value from elsewhere.
  public func handsOn(_ name: String) -> Bool { mayChange(">\(name)") }

  /// Whether anything in the program may make a flag of an object that goes by a name false.
  public func mayUnset(_ name: String, ofObjectNamed holder: String) -> Bool { mayChange("!\(holder).\(name)") }
}
