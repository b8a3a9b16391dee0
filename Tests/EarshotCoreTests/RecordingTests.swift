import EarshotCore
import Foundation
import Reporting
import Testing

/// Recordings of VoiceOver beside what is predicted. How the utterances look follows logs of iOS 27: words joined by
/// blanks, lines that end after 64 characters, the app's name before the first one.
@Suite struct RecordingTests {
  private static let source = """
    import SwiftUI

    struct ProfileView: View {
      @State private var isPublic = true
      let name: String
      let posts: [String]
      var body: some View {
        VStack {
          Text("Profile").accessibilityAddTraits(.isHeader)
          Text(name)
          Button { share() } label: { Image(systemName: "rectangle.3.group") }
          Toggle("Show my profile to everybody", isOn: $isPublic)
          if isPublic { Text("Everybody sees this") }
          ForEach(posts, id: \\.self) { Text($0) }
          Button("Log out") { leave() }
        }
      }
    }
    """

  private func compare(_ utterances: String...) async throws -> RecordingComparison {
    let analysis = await Analysis.run(source: Self.source)
    let screen = try #require(ScreenList(analysis).screens(named: "ProfileView").first)
    let voiceOver = VoiceOver(language: .english)
    return RecordingComparison(
      Recording.Screen(view: "ProfileView", utterances: utterances),
      transcript: ScreenTranscript(screen, voiceOver: voiceOver), voiceOver: voiceOver)
  }

  private func kinds(_ comparison: RecordingComparison) -> [String] {
    comparison.steps.map { step in
      switch step {
      case .agrees: "agrees"
      case .differs: "differs"
      case .unpredicted: "unpredicted"
      case .unheard: "unheard"
      }
    }
  }

  @Test func wordsCountInTheirOrder() async throws {
    let comparison = try await compare(
      "Harbour Log Profile Heading", "Ann Lee", "rectangle 3 group Button",
      "Show my profile to everybody Switch button on Double tap to togg", "Everybody sees this", "First post",
      "Second post", "Log out Button")
    #expect(kinds(comparison) == Array(repeating: "agrees", count: 8))
    #expect(RecordingReport(comparisons: [comparison]).isAllAsPredicted)
  }

  @Test func conditionsAndLoopsMayBeMissing() async throws {
    let comparison = try await compare(
      "Profile Heading", "Ann", "rectangle 3 group Button", "Show my profile to everybody Switch button off",
      "Log out Button")
    #expect(kinds(comparison) == ["agrees", "agrees", "agrees", "differs", "agrees"])
  }

  @Test func whatIsMissingSurplusOrOtherwiseIsTold() async throws {
    let comparison = try await compare(
      "Profile", "Ann", "rectangle 3 group Button", "Log out Button", "Battery 50% charged")
    #expect(kinds(comparison).filter { $0 != "agrees" }.sorted() == ["differs", "unheard", "unpredicted"])
    #expect(!RecordingReport(comparisons: [comparison]).isAllAsPredicted)
    let text = RecordingReport(comparisons: [comparison]).text(showsAll: false)
    #expect(text.contains("  recorded      \"Profile\"  stop 1, Source.swift:9\n  predicted     \"Profile, Heading\""))
    #expect(text.contains("  not heard     \"Show my profile to everybody, Switch button, on"))
  }

  @Test func namesOfSymbolsAreLearned() async throws {
    let comparison = try await compare("Profile Heading", "Ann", "Group view Button")
    #expect(LearnedNames([comparison]).symbols == ["rectangle.3.group": "Group view"])
    let other = try await compare("Profile Heading", "Ann", "Group Button")
    let both = LearnedNames([comparison, other])
    #expect(both.symbols.isEmpty && both.disputed == ["rectangle.3.group"])
    #expect(
      LearnedNames.document(["a": ["en": "A"]])
        == "{\n  \"schema\": 1,\n  \"symbols\": {\n    \"a\": {\n      \"en\": \"A\"\n    }\n  }\n}\n")
  }

  @Test func learnedNamesAreSpokenAndNotReported() async throws {
    var project = Project(
      root: "/", sources: [SourceUnit(
        file: SourceFile(path: "A.swift", text: Self.source), role: .app, isRequested: true, module: nil)])
    var learned = LearnedSymbols()
    learned.add(["rectangle.3.group": "Groups"], language: "en")
    project.learnedSymbols = learned
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let analysis = await Analysis.run(on: project, options)
    let screen = try #require(analysis.screens.first)
    #expect(ScreenTranscript(screen, voiceOver: analysis.voiceOver).stops.contains { $0.utterance.caption == "Groups, Button" })
  }

  @Test(arguments: [
    ("[]", "is no object"), ("{", "is not JSON"), ("{\"schema\":1}", "has no 'screens'"),
    ("{\"schema\":7,\"screens\":[]}", "has the schema 7, and this version reads 1"),
    ("{\"schema\":1,\"screens\":[]}", "holds no screens"),
    ("{\"schema\":1,\"screens\":[{\"view\":\"A\",\"utterances\":[1]}]}", "is no text at 'screens[0].utterances[0]'"),
  ]) func malformedRecordingsAreNamed(_ json: String, _ message: String) throws {
    let error = #expect(throws: Recording.Malformed.self) { try Recording(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test func learnedFilesAreReadWithTheirMistakes() {
    let good = LearnedSymbols.read(Array(#"{"schema":1,"symbols":{"a":{"en":"A"}}}"#.utf8), path: "f")
    #expect(good.symbols.names == ["a": ["en": "A"]] && good.problem == nil)
    for bad in ["", "[]", #"{"schema":2,"symbols":{}}"#, #"{"schema":1,"symbols":{"a":{"en":3}}}"#] {
      #expect(LearnedSymbols.read(Array(bad.utf8), path: "f").problem != nil, "\(bad)")
    }
  }

  @Test func theScaffoldIsSwift() async {
    let source = RecorderScaffold.source(views: ["ProfileView", "A \"quoted\" › \\sheet\u{202E}"])
    let analysis = await Analysis.run(source: source)
    #expect(analysis.problems.isEmpty)
    #expect(source.contains("func testProfileView()") && source.contains(#""A \"quoted\" › \\sheet\u{202e}""#))
  }
}
