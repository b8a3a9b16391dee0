import Foundation

/// Measures Earshot against reading and parsing the same files.
struct Benchmark {
  let arguments: Arguments
  let temporary: String
  let itself: String

  enum Kind: CaseIterable { case reading, parsing, check, read }

  /// All kinds by turns, so that what else the machine does meets all of them alike.
  func measure(_ app: App, _ kinds: [Kind] = Kind.allCases, width: Int) throws -> [Kind: Series] {
    var result: [Kind: Series] = [:]
    for _ in 0..<arguments.repeats {
      for kind in kinds { result[kind, default: Series()].runs.append(try run(kind, app, width)) }
    }
    return result
  }

  private func run(_ kind: Kind, _ app: App, _ width: Int) throws -> Measurement {
    let jobs = ["--jobs", String(width)]
    let run: Measurement
    switch kind {
    case .reading: run = try Stopwatch.run(itself, ["--worker", "reading", app.list] + jobs)
    case .parsing: run = try Stopwatch.run(itself, ["--worker", "parsing", app.list] + jobs)
    case .check: run = try earshot("check", app, jobs + ["--fail-on", "never", "--format", "json"])
    case .read: run = try earshot("read", app, jobs)
    }
    guard run.status == 0 else { throw Failure("\(kind) of \(app.name) ended with \(run.status): \(run.errors)") }
    return run
  }

  private func earshot(_ command: String, _ app: App, _ options: [String]) throws -> Measurement {
    try Stopwatch.run(arguments.earshot, [command, "--timings"] + options + [app.folder])
  }

  // MARK: Tables

  func apps(_ apps: [App]) throws {
    var table = Table([
      "app", "files", "MB", "reading", "parsing", "check", "read", "check / parsing", "CPU parsing", "CPU check",
      "peak parsing", "peak check", "bytes per byte",
    ])
    var stages = Table(["app", "reading", "parsing", "screens", "rules", "the rest"])
    for app in apps {
      let series = try measure(app, width: arguments.width)
      guard let reading = series[.reading], let parsing = series[.parsing], let check = series[.check],
        let read = series[.read] else { continue }
      table.add([
        app.name, String(app.files.count), decimal(app.megabytes), decimal(reading.wall), decimal(parsing.wall),
        decimal(check.wall), decimal(read.wall), decimal(check.wall / parsing.wall), decimal(parsing.processor),
        decimal(check.processor), "\(parsing.memory >> 20) MB", "\(check.memory >> 20) MB",
        decimal(Double(check.memory) / Double(app.bytes)),
      ])
      let parts = ["reading", "parsing", "screens", "rules"].map { check.stage($0) }
      stages.add([app.name] + parts.map { decimal($0) } + [decimal(check.wall - parts.reduce(0, +))])
    }
    print("## Seconds on \(arguments.width) threads, medians of \(arguments.repeats)\n\n\(table.text)")
    print("## Parts of check, in seconds\n\n\(stages.text)")
  }

  func cores(_ app: App) throws {
    var table = Table(["threads", "parsing", "check", "check / parsing", "against one thread"])
    var alone = 0.0
    for width in 1...max(arguments.width, 1) {
      let series = try measure(app, [.parsing, .check], width: width)
      guard let parsing = series[.parsing]?.wall, let check = series[.check]?.wall else { continue }
      if width == 1 { alone = check }
      table.add([
        String(width), decimal(parsing), decimal(check), decimal(check / parsing), decimal(alone / max(check, 1e-9)),
      ])
    }
    print("## Threads, \(app.name)\n\n\(table.text)")
  }

  func sizes(_ app: App) throws {
    var table = Table(["copies", "MB", "parsing", "check", "against half the size", "peak", "bytes per byte"])
    var before: Double?
    for times in arguments.copies {
      let copied = try app.copied(times, in: temporary)
      let series = try measure(copied, [.parsing, .check], width: arguments.width)
      guard let parsing = series[.parsing]?.wall, let check = series[.check] else { continue }
      table.add([
        String(times), decimal(copied.megabytes), decimal(parsing), decimal(check.wall),
        before.map { decimal(check.wall / $0) } ?? "", "\(check.memory >> 20) MB",
        decimal(Double(check.memory) / Double(copied.bytes)),
      ])
      before = check.wall
      try? FileManager.default.removeItem(atPath: copied.folder)
    }
    print("## Size, \(app.name)\n\n\(table.text)")
  }

  func start() throws {
    let empty = temporary + "/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    var series = Series()
    for _ in 0..<max(arguments.repeats, 15) {
      series.runs.append(try Stopwatch.run(arguments.earshot, ["check", empty]))
    }
    print("## Start\n\nAn empty folder: \(decimal(series.wall * 1000)) ms, \(series.memory >> 20) MB\n")
  }

  func again(_ app: App) throws {
    var fulls: [Double] = [], middles: [Double] = [], slowest: [Double] = []
    for _ in 0..<arguments.repeats {
      let run = try Stopwatch.run(itself, ["--worker", "again", app.folder, "--jobs", String(arguments.width)])
      let words = run.errors.split(separator: "\n").last?.split(separator: " ") ?? []
      let numbers = words.compactMap { Double($0) }
      guard run.status == 0, numbers.count >= 2, words.last == "same" else {
        throw Failure("the second run failed, or found something else than a new one: \(run.errors)")
      }
      fulls.append(numbers[0])
      middles.append(median(Array(numbers.dropFirst())))
      slowest.append(numbers.dropFirst().max() ?? 0)
    }
    let full = median(fulls)
    func share(_ seconds: Double) -> String { "\(decimal(seconds)) s, \(decimal(100 * seconds / full)) %" }
    print(
      "## Again in one process, \(app.name)\n\nFull: \(decimal(full)) s. After a change at the top of one of twelve "
        + "files, from the largest to the smallest: median \(share(median(middles))), slowest "
        + "\(share(median(slowest))). The findings are those of a new analysis.\n")
  }

  private func decimal(_ number: Double) -> String { String(format: number < 10 ? "%.2f" : "%.1f", number) }
}

/// A table in Markdown.
struct Table {
  private var rows: [[String]]

  init(_ heading: [String]) { rows = [heading] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }
    let rule = "|" + rows[0].map { _ in " --- |" }.joined()
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }
}
