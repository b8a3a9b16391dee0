import SourceModel
extension IdentifierWords {
  /// The words of what a test asks for, without what that is a part of: "chosen" and "name" of `chosen == folder.name`.
  static func lastNames(in test: String) -> Set<String> {
    let paths = test.split { !$0.isLetter && !$0.isNumber && !"._?!".contains($0) }
    let names = paths.compactMap { path in path.split { ".?!".contains($0) }.last { $0 != "isEmpty" } }.filter { !($0.first?.isNumber ?? true) }
    return Set(names.flatMap { split(String($0)) }.map { $0.lowercased() }).subtracting(["self", "is", "id"])
  }
}
