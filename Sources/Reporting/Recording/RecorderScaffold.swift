/// The source of a UI test that lets VoiceOver walk screens of an app and saves what it says.
///
/// The service of the test is `XCUIDevice.voiceOverService` of Xcode 27 (Apple's documentation of XCUIAutomation;
/// available from iOS 27 on at run time). Its methods are called with `await`, which a compiler takes for methods with
/// and without `async`. The source was never compiled by Earshot's own tests, which run where there is no Xcode.
public enum RecorderScaffold {
  /// - Parameter views: Names of the screens to record, as `earshot read` calls them.
  public static func source(views: [String]) -> String {
    let tests = views.map(test).joined(separator: "\n")
    return head + tests + tail
  }

  private static func test(of view: String) -> String {
    let name = view.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return """
        func test\(name)() async throws {
          let app = launched()
          // Bring the app to the screen here, for example: app.buttons["Profile"].tap()
          _ = app
          try await record(\(literal(view)))
        }

      """
  }

  /// A string literal of Swift.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default:
        if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static let head = """
    // Lets VoiceOver walk screens of the app and saves what it says. Made by `earshot record --scaffold`.
    //
    // 1. Add this file to a UI test target of a project built with Xcode 27 or newer.
    // 2. Fill in how each test comes to its screen, and run the tests on a simulator with iOS 27 or newer.
    // 3. Export the attachments named "earshot-recording" (xcrun xcresulttool export attachments), one for each screen,
    //    and run `earshot verify earshot-recording*.json`.
    import XCTest

    @MainActor final class EarshotRecording: XCTestCase {
      private func launched() -> XCUIApplication {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launch()
        return app
      }


    """

  private static let tail = """

      // MARK: - Recording

      /// Stops of a walk; the walk does not tell where a screen ends, so it is cut where VoiceOver says the same again.
      private static let limit = 200

      private func record(_ view: String) async throws {
        let service = XCUIDevice.shared.voiceOverService
        try await service.enable()
        defer { Task { try? await service.disable() } }
        var utterances: [String] = []
        for _ in 0..<Self.limit {
          // Before the first move there is no current speech.
          let utterance = try await service.moveForward().utterance
          if utterance == utterances.last { break }
          if utterances.count > 2, utterance == utterances[0] { break }
          utterances.append(utterance)
        }
        let recording = Recording(
          schema: 1, system: UIDevice.current.systemVersion, device: UIDevice.current.model,
          language: Locale.current.language.languageCode?.identifier,
          screens: [.init(view: view, utterances: utterances)])
        let attachment = XCTAttachment(
          data: try JSONEncoder().encode(recording), uniformTypeIdentifier: "public.json")
        attachment.name = "earshot-recording"
        attachment.lifetime = .keepAlways
        add(attachment)
        XCTAssertFalse(utterances.isEmpty, "VoiceOver said nothing on \\(view)")
      }

      private struct Recording: Encodable {
        struct Screen: Encodable {
          let view: String
          let utterances: [String]
        }

        let schema: Int
        let system: String
        let device: String
        let language: String?
        let screens: [Screen]
      }
    }

    """
}
