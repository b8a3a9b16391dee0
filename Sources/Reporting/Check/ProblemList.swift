import SourceModel

/// Problems for people: what many files have in common is said once.
public struct ProblemList: Sendable {
  /// One message a line, in the order of the first file that each is about.
  public let lines: [String]

  /// How many files are named before the rest is counted.
  private static let namedFiles = 3

  public init(_ problems: [Problem]) {
    var files: [String: [String]] = [:]
    var order: [String] = []
    for problem in problems {
      if files[problem.message] == nil { order.append(problem.message) }
      files[problem.message, default: []].append(problem.file)
    }
    lines = order.flatMap { message in Self.lines(message, files: files[message] ?? []) }
  }

  private static func lines(_ message: String, files: [String]) -> [String] {
    if files.count <= namedFiles { return files.map { $0.isEmpty ? message : "\($0): \(message)" } }
    let named = files.prefix(namedFiles).joined(separator: ", ")
    return ["\(named) and \(files.count - namedFiles) more: \(message)"]
  }
}
