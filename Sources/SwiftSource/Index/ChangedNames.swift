import SourceModel

/// The names of variables that the code of a file may change after they got their first value.
///
/// By name and not by declaration: whatever may change anything of a name counts. Assignments through members
/// (`state.flag = …` changes `state` and `flag`), compound assignments, `&name`, bindings (`$name`, `$name.member`),
/// storage (`_name`), key paths, and methods of the standard library that change what they are called on. What is changed
/// of something with a name is there with that as well: `state.flag`, `$0.flag`, and `.flag` for key paths; as `*.flag`
/// where that is anything but the object to which the code belongs; and `!list.isHidden` where a flag gets anything but `true`.
public struct ChangedNames: Sendable {
  /// Changed somewhere.
  public internal(set) var names: Set<String> = []
  /// Given a value in an initialiser of the type that declares them; and the labels of what calls that make an instance
  /// hand it, `Theme(ink`, `(ink` where the call does not say of which type.
  public internal(set) var initialized: Set<String> = []
  /// Types of which some code assigns `self` as a whole, by name: any of their members may change then.
  var replacedTypes: Set<String> = []
  /// The constants that are assigned to what goes by a name, by the name: `box.kind = Kind.social.rawValue`. What else
  /// changes it stands among `open`.
  var constants: [String: [Expression]] = [:]
  /// Names of what gets values that are no constants, or that is changed in other ways.
  var open: Set<String> = []
  /// The properties whose observers alone make a flag false, by the flag: `list.isHidden`.
  var observers: [String: Set<String>] = [:]

  /// Methods of the standard library that change the value that they are called on.
  public static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popFirst",
    "popLast", "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "sort", "reverse", "shuffle",
    "toggle", "negate", "replaceSubrange", "swapAt", "merge", "updateValue", "update", "partition", "move", "trimPrefix",
    "replace", "write", "next", "advance", "formIndex", "reserveCapacity",
  ]

  init() {}

  init(_ file: FileDeclarations) {
    var collector = ChangeCollector()
    collector.collect(file)
    self = collector.changes
  }
}
