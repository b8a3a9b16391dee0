import EarshotCore
import Navigation

/// Reads the map of the screens of a source.
protocol ScreenMapReading {}

extension ScreenMapReading {
  func map(_ files: [String: String]) async -> ScreenMap {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.states = .allNotingFirst
    options.followsActions = true
    return await Analysis.run(files: files, options).screenMap
  }

  /// `From -kind-> To [by] (when)`, in order.
  func ways(_ source: String) async -> [String] {
    await ways(["App.swift": source])
  }

  func ways(_ files: [String: String]) async -> [String] {
    let map = await map(files)
    return map.edges.map { edge in
      let end: String
      switch edge.to {
      case .screen(let number): end = map.screens[number].name
      case .elsewhere(let name): end = "not read: \(name)"
      case .outside(let what): end = "outside: \(what)"
      case .unknown(let what): end = "unknown: \(what)"
      }
      let by = edge.control?.heard ?? edge.cause ?? ""
      let when = edge.when.isEmpty ? "" : " (\(edge.when.joined(separator: ", ")))"
      return "\(map.screens[edge.from].name) -\(edge.kind.rawValue)-> \(end) [\(by)]\(when)"
    }
  }
}
