import EarshotCore
import SourceModel
import Testing

/// One cause is one finding: what a component's own code makes wrong in several of its uses is told in the component.
@Suite("Defects that uses of a component share")
struct SharedDefectTests {
  private struct Told: Equatable {
    let line: Int
    let uses: Int
    let places: [Int]
  }

  private func found(_ rule: String, _ code: String) async -> [Told] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
    return findings.map { finding in
      let related = finding.related.filter { $0.message.hasPrefix("used here") || $0.message == "and here" }
      return Told(line: line(of: finding.place), uses: finding.uses, places: related.map { line(of: $0.place) })
    }
  }

  private func line(of place: SourceRange) -> Int { place.file.position(at: place.start).line }

  /// Line 9 has the switch.
  private let cell = """
    struct Cell: View {
      var title: String
      var isSwitch = false
      var body: some View {
        Button { open() } label: {
          HStack {
            Text(title)
            if isSwitch { Toggle(title, isOn: $flag).labelsHidden() }
          }
        }
      }
    }
    struct Settings: View {
      let version = 1
      let build = 2
      var body: some View {
        Cell(title: "About")

    """

  @Test func switchInTheButtonOfAComponent() async {
    let both = cell + "    Cell(title: \"Sound\", isSwitch: true)\n    Cell(title: \"Light\", isSwitch: true)\n  }\n}"
    #expect(await found("nested-interactive", both) == [Told(line: 9, uses: 2, places: [19, 20])])
    let one = cell + "    Cell(title: \"Sound\", isSwitch: true)\n  }\n}"
    #expect(await found("nested-interactive", one).map(\.line) == [19])
  }

  @Test func everyUseNeedsANameOfItsOwn() async {
    let code = """
      struct Knob: View {
        var title = ""
        @Binding var isOn: Bool
        var body: some View { Toggle(title, isOn: $isOn) }
      }
      struct Settings: View {
        @State private var sound = false
        @State private var light = false
        var body: some View {
          Knob(title: "Fan", isOn: $sound)
          Knob(isOn: $sound)
          Knob(isOn: $light)
        }
      }
      """
    #expect(await found("toggle-name", code).map(\.uses) == [1, 1])
  }

  @Test func differentCausesInOneComponent() async {
    let code = cell.replacing("if isSwitch {", with: "if hasLink { Link(title, destination: url) }; if isSwitch {")
      .replacing("isSwitch = false\n", with: "isSwitch = false; var hasLink = false\n")
      + "    Cell(title: \"Sound\", isSwitch: true)\n    Cell(title: \"Light\", isSwitch: true)\n    Cell(title: \"Help\", hasLink: true)\n  }\n}"
    let told = await found("nested-interactive", code)
    #expect(told.map(\.uses).sorted() == [1, 2])
  }

  @Test func whatElseIsQuotedStays() async {
    let code = """
      import SwiftUI
      struct Radio: View {
        let label: String
        let isOn: Bool
        var body: some View {
          Button { choose() } label: {
            HStack { Image(systemName: isOn ? "largecircle.fill.circle" : "circle"); Text(label) }
          }
        }
      }
      struct Settings: View {
        @State private var unit = 1
        var body: some View {
          Radio(label: "Metres", isOn: unit == 1)
          Radio(label: "Feet", isOn: unit == 2)
          Radio(label: "Miles", isOn: unit == 3).accessibilityAddTraits(unit == 3 ? .isSelected : [])
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["toggle-state-missing"]
    let messages = await Analysis.run(files: ["A.swift": code], options).findings.map(\.message)
    #expect(messages == ["button tells its state by the picture alone: 'largecircle.fill.circle' or 'circle'"])
  }

  @Test("Who asks about a folder is told of what stands in it, though it is told once for many files")
  func oneOfTheFiles() async {
    func text(_ name: String) -> String {
      "import SwiftUI\nstruct \(name): View { var body: some View { Text(\"Words of \(name)\").font(.caption).foregroundStyle(.orange) } }"
    }
    func findings(asking paths: [String], leavingOut unreported: Set<String>) async -> [Finding] {
      var options = AnalysisOptions(paths: paths, workingDirectory: "/", width: 1)
      options.rules = ["system-colour-contrast"]
      var project = Project(
        root: "/",
        sources: [("First.swift", "First"), ("Part/Second.swift", "Second")].map { path, name in
          SourceUnit(file: SourceFile(path: path, text: text(name)))
        })
      project.unreportedPaths = unreported
      return await Analysis.run(on: project, options).findings
    }
    let all = await findings(asking: [], leavingOut: [])
    #expect(all.map(\.place.file.path) == ["First.swift"])
    let part = await findings(asking: ["Part"], leavingOut: ["First.swift"])
    #expect(part.map(\.place.file.path) == ["Part/Second.swift"])
    #expect(part.first?.fingerprint == all.first?.fingerprint)
    #expect(part.first?.related.contains { $0.place.file.path == "First.swift" } == true)
    // Of a file by itself the same is said as of all together.
    #expect(await findings(asking: ["Part/Second.swift"], leavingOut: ["First.swift"]).isEmpty)
  }
}
