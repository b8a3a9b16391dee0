import ArgumentParser
import Configuration
import Foundation
import Project
import Reporting

/// Where results go.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the results to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Colours in text: always, never, or where people look.", valueName: "when"))
  var color: ColorChoice = .auto

  /// How text looks where it goes.
  var style: TextStyle {
    switch color {
    case .always: TextStyle(isColored: true, width: Terminal.style.width)
    case .never: TextStyle(isColored: false, width: output == nil ? Terminal.style.width : TextStyle.plain.width)
    case .auto: output == nil ? Terminal.style : .plain
    }
  }

  mutating func validate() throws { try Self.check(output, option: "--output") }

  func write(_ text: String) throws {
    guard let output else { return Terminal.write(text) }
    try AtomicFile.write(Array(text.utf8), to: output)
  }

  /// Refuses to write over what is read: a file of an app that is there, or a configuration.
  static func check(_ path: String?, option: String) throws {
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    let name = ((realPath(path) ?? path) as NSString).lastPathComponent
    guard Project.isInput(name: name) || name == ConfigurationFile.name else { return }
    throw ValidationError("\(option) would overwrite '\(path)', which is no file of results.")
  }

  /// Refuses to write over what was named to be read.
  static func check(_ path: String?, option: String, isNot inputs: [String?]) throws {
    guard let path, let input = inputs.compactMap(\.self).first(where: { isSameFile(path, $0) }) else { return }
    throw ValidationError("\(option) would overwrite '\(input)', which is read.")
  }

  /// Whether two paths lead to one file.
  private static func isSameFile(_ first: String, _ second: String) -> Bool {
    guard let real = realPath(first) else { return false }
    return real == realPath(second)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// When output is in colour; by itself only where a terminal shows it.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument { case always, never, auto }
