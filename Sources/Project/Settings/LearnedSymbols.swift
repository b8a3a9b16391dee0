import SourceModel

/// Names that VoiceOver was recorded to say for symbols in this app, from the file that `earshot verify --learn` writes.
public struct LearnedSymbols: Hashable, Sendable {
  /// The file at the root of the project.
  public static let fileName = ".earshot-facts.json"
  /// Grows when a name in the file changes its meaning.
  public static let schema = 1

  /// By symbol, then by language.
  public private(set) var names: [String: [String: String]] = [:]

  public init() {}

  /// Reads the text of the file.
  ///
  /// - Parameter path: For the problem.
  /// - Returns: What could be read, and what is wrong with the rest; nothing is taken from a file that is not JSON.
  public static func read(_ bytes: [UInt8], path: String) -> (symbols: LearnedSymbols, problem: Problem?) {
    var result = LearnedSymbols()
    func problem(_ message: String) -> (LearnedSymbols, Problem?) {
      (result, Problem(file: path, message: message + "; 'earshot verify --learn' makes it anew once it is deleted"))
    }
    do throws(JSONError) {
      let document = try JSONReader.read(bytes)
      guard case .number(Double(Self.schema))? = document["schema"], let symbols = document["symbols"] else {
        return problem("is no file of learned names with schema \(Self.schema)")
      }
      for symbol in symbols.members {
        for language in symbol.value.members {
          guard let name = language.value.string, !name.allSatisfy(\.isWhitespace) else {
            return problem("'\(symbol.name)' has a name that is no text")
          }
          result.add([symbol.name: name], language: language.name)
        }
      }
      return (result, nil)
    } catch {
      return problem("line \(error.line): \(error.message)")
    }
  }

  public mutating func add(_ symbols: [String: String], language: String) {
    for (symbol, name) in symbols { names[symbol, default: [:]][language] = name }
  }

  static func path(root: String) -> String { Paths.join(root, fileName) }

  /// The file at the root of a project; nil when there is none.
  static func load(root: String, shown: String) -> (symbols: LearnedSymbols, problem: Problem?)? {
    switch FileSystem.read(path(root: root)) {
    case .success(let contents): return read(contents.bytes, path: shown)
    case .failure(let error):
      return error.isMissing ? nil : (LearnedSymbols(), Problem(file: shown, message: error.message))
    }
  }
}
