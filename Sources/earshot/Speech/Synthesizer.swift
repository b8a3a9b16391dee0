import ArgumentParser
import AssistiveTechnologies
import Foundation
import Reporting

/// The program of the system that turns text into speech.
///
/// Text from source goes to it through standard input and never through a shell or among its arguments, so none of it
/// can be taken for an option or a command.
struct Synthesizer {
  private enum Kind { case say, espeak }

  private let kind: Kind
  private let path: String
  private let rate: Int

  /// Words per minute.
  static let usualRate = 180
  private static let rates = 80...500

  static func check(rate: Int) throws {
    if !rates.contains(rate) {
      throw ValidationError("--rate is a number of words per minute from \(rates.lowerBound) to \(rates.upperBound).")
    }
  }

  /// The first that the system has.
  static func found(rate: Int) throws -> Synthesizer {
    for (name, kind) in [("say", Kind.say), ("espeak-ng", .espeak), ("espeak", .espeak)] {
      if let path = path(of: name) { return Synthesizer(kind: kind, path: path, rate: rate) }
    }
    throw Failure("no synthesiser was found; install espeak-ng, or use a Mac, which has 'say'")
  }

  private static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  // MARK: - Speaking

  /// Speaks aloud, with the pauses. What one stretch fails at does not stop the others.
  func speak(_ segments: [SpeechSegment]) {
    for segment in segments {
      _ = try? run(segment, into: nil)
      Thread.sleep(forTimeInterval: Double(pause(behind: segment)) / 1000)
    }
  }

  /// The same as sound.
  func sound(of segments: [SpeechSegment]) throws -> WaveFile {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var whole: WaveFile?
    for (number, segment) in segments.enumerated() {
      let file = "\(folder.path)/\(number).wav"
      try run(segment, into: file)
      guard let data = FileManager.default.contents(atPath: file) else {
        throw Failure("the synthesiser '\(path)' wrote no sound")
      }
      do throws(WaveFile.Unreadable) {
        let part = try WaveFile([UInt8](data))
        var sum = whole ?? WaveFile(sampleRate: part.sampleRate, channels: part.channels)
        try sum.add(part)
        sum.addSilence(milliseconds: pause(behind: segment))
        whole = sum
      } catch {
        throw Failure("what the synthesiser '\(path)' wrote \(error.description)")
      }
    }
    return whole ?? WaveFile(sampleRate: 22_050, channels: 1)
  }

  /// Faster speech has shorter pauses.
  private func pause(behind segment: SpeechSegment) -> Int { segment.pause * Self.usualRate / rate }

  private func run(_ segment: SpeechSegment, into file: String?) throws {
    switch kind {
    case .espeak:
      do {
        try run(espeakArguments(segment, into: file), Self.plain(segment, spellsBySpaces: true))
      } catch {
        // A language that it has no voice for is spoken by that of English.
        var english = segment
        english.language = "en"
        try run(espeakArguments(english, into: file), Self.plain(segment, spellsBySpaces: true))
      }
    case .say: try run(sayArguments(segment, into: file), sayText(segment))
    }
  }

  private func espeakArguments(_ segment: SpeechSegment, into file: String?) -> [String] {
    var arguments = ["--stdin", "-b", "1", "-s", String(rate), "-p", String(Int((50 * segment.pitch).rounded()))]
    arguments += ["-v", Self.safe(segment.language).lowercased()]
    if segment.speaksPunctuation { arguments.append("--punct") }
    if let file { arguments += ["-w", file] }
    return arguments
  }

  private func sayArguments(_ segment: SpeechSegment, into file: String?) -> [String] {
    var arguments = ["-r", String(rate), "-f", "-"]
    if let voice = Self.voices[String(segment.language.prefix { $0 != "-" && $0 != "_" })] { arguments += ["-v", voice] }
    if let file { arguments += ["-o", file, "--file-format=WAVE", "--data-format=LEI16@22050"] }
    return arguments
  }

  /// Commands of the Mac's synthesiser stand within double brackets: 'pbas' is the pitch, 'char' and 'mode' how letters
  /// are read.
  private func sayText(_ segment: SpeechSegment) -> String {
    let text = Self.plain(segment, spellsBySpaces: false)
    var commands = segment.pitch == 1 ? "" : "[[pbas \(Int((48 + 12 * (segment.pitch - 1)).rounded()))]]"
    if segment.spellsOut { commands += "[[char LTRL]]" }
    return commands + text
  }

  /// Voices that come with every Mac, by language.
  private static let voices = [
    "ja": "Kyoko", "de": "Anna", "fr": "Thomas", "es": "Mónica", "ru": "Milena", "zh": "Tingting", "ko": "Yuna",
    "it": "Alice", "en": "Samantha", "ar": "Majed", "he": "Carmit", "el": "Melina", "hi": "Lekha", "th": "Kanya",
  ]

  /// One line of text without control characters. Double brackets begin commands of both synthesisers.
  static func plain(_ segment: SpeechSegment, spellsBySpaces: Bool) -> String {
    var text = String(String.UnicodeScalarView(segment.text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar
    }))
    while text.contains("[[") { text = text.replacing("[[", with: "[ [") }
    while text.contains("]]") { text = text.replacing("]]", with: "] ]") }
    if segment.spellsOut, spellsBySpaces { text = text.map(String.init).joined(separator: " ") }
    return String(text.prefix(limit))
  }

  /// Characters of one stretch; more is no name of anything.
  private static let limit = 5_000

  /// A language is part of an argument.
  private static func safe(_ language: String) -> String {
    let text = language.map { $0 == "_" ? "-" : $0 }.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return text.first?.isLetter == true ? String(text) : "en"
  }

  private func run(_ arguments: [String], _ text: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure("the synthesiser '\(path)' cannot be started: \(error.localizedDescription)")
    }
    // One that ends early closes the pipe, which is no error of ours.
    try? pipe.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
    try? pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("the synthesiser '\(path)' failed with status \(process.terminationStatus)")
    }
  }
}
