import SourceModel

/// What the program may change after it was first set.
extension DeclarationIndex {
  /// Whether anything in the program may change a variable of this name after its first value.
  public func mayChange(_ name: String) -> Bool {
    log?.note(name, .change)
    return changes.names.contains(name)
  }

  /// Whether anything in the program may give a variable of a type another value than its declaration does: code that
  /// sets it by its name, or, where the compiler writes the initialiser, a call that hands it over.
  public func mayDiffer(_ property: PropertyDeclaration, of type: TypeDeclaration) -> Bool {
    if property.isConstant { return false }
    if mayEverSet(property.name) { return true }
    guard type.kind == .structure else { return false }
    return mayEverSet("\(type.name)(\(property.name)") || mayEverSet("(\(property.name)")
  }

  /// Whether anything in the program gives a variable of this name a value outside of its declaration.
  public func mayEverSet(_ name: String) -> Bool {
    log?.note(name, .change)
    return changes.everSet.contains(name)
  }

  /// Whether anything in the program, other than the object itself, may change a member of what goes by a name.
  public func mayChange(_ name: String, ofObjectNamed holder: String?) -> Bool {
    mayChange(".\(name)") || mayChange("$0.\(name)") || (holder.map { mayChange("\($0).\(name)") } ?? false)
  }

  /// Whether anything in the program may change a member of this name of something else than the object to which the code
  /// belongs.
  public func mayChangeFromOutside(_ name: String) -> Bool { mayChange("*.\(name)") || mayChange(".\(name)") }

  /// Whether anything in a file may make a flag of an object that goes by a name false: `list.isHidden`.
  public func mayUnset(_ name: String, ofObjectNamed holder: String, in file: SourceFile) -> Bool {
    mayChange("!\(holder).\(name)", in: file)
  }

  /// Whether anything in a file may change a variable of this name, initialisers included; for what is private to it.
  public func mayChange(_ name: String, in file: SourceFile) -> Bool {
    noteChange(of: name, in: file)
    return changes.mayChange(name, in: file)
  }

  /// Whether the code of a type may change a variable of its own, once an initialiser gave it a value.
  public func mayChange(_ name: String, inCodeOf type: TypeDeclaration) -> Bool {
    log?.note(name, .change)
    return code(of: type).contains { range in
      noteChange(of: name, in: range.file)
      return changes.mayChangeLater(name, in: range.file)
    }
  }

  private func noteChange(of name: String, in file: SourceFile) {
    guard let log else { return }
    if file.states == nil { return log.note(file) }
    log.note(FileOutline.change(of: name, in: file.path), .change)
  }
}
