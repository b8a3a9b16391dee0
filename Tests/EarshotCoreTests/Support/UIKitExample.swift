import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Project
import Testing

/// UIKit code as tests write it, and what is heard of it.
enum UIKitExample {
  /// A controller of the name `Example` with statements in its `viewDidLoad`.
  static func controller(_ statements: String, members: String = "", base: String = "UIViewController") -> String {
    """
    import UIKit
    final class Example: \(base) {
      override func viewDidLoad() {
        super.viewDidLoad()
    \(statements)
      }
    \(members)
    }

    """
  }

  /// What VoiceOver says at the stops of a screen, with hints, actions and the like behind `//`.
  static func stops(
    _ files: [String: String], strings: StringTables = StringTables(), screen: String = "Example"
  ) async throws -> [HeardStop] {
    let analysis = await Analysis.run(files: files, strings: strings)
    let screens = analysis.screens + analysis.presentations
    let found = try #require(screens.first { $0.name == screen }, "\(screens.map(\.name))")
    return TranscriptBuilder().stops(of: found.nodes).map { HeardStop($0, voiceOver: VoiceOver(language: .english)) }
  }

  static func heard(
    _ files: [String: String], strings: StringTables = StringTables(), screen: String = "Example"
  ) async throws -> [String] {
    try await stops(files, strings: strings, screen: screen).map(\.text)
  }
}
