import Testing

@testable import PlatformKnowledge

@Suite struct AccessibilityAPITests {
  @Test func everyEntryIsComplete() {
    #expect(AccessibilityAPI.all.count == 446 + 412)
    for entry in AccessibilityAPI.all {
      #expect(!entry.symbol.isEmpty && !entry.signature.isEmpty && !entry.summary.isEmpty && !entry.source.isEmpty)
      for version in [entry.ios, entry.macos, entry.tvos, entry.watchos, entry.visionos] {
        #expect(version?.allSatisfy { $0.isNumber || $0 == "." } ?? true, "\(entry.symbol): \(version ?? "")")
      }
    }
  }

  /// Whatever can be called has parameters that agree with the labels in its symbol.
  @Test func everySignatureCanBeRead() {
    for entry in AccessibilityAPI.all where entry.argumentLabels != nil {
      #expect(APISignature(of: entry) != nil, "\(entry.symbol): \(entry.signature)")
    }
  }

  @Test func namesFindMembersTypesAndInitialisers() {
    #expect(AccessibilityAPI.entries(named: "isToggle").map(\.ios) == ["17.0"])
    #expect(AccessibilityAPI.entries(named: "AccessibilityTraits.isToggle").count == 1)
    #expect(AccessibilityAPI.entries(named: "AccessibilityFocusState").contains { $0.kind == .initializer })
    #expect(AccessibilityAPI.entries(named: "accessibilityLabel").contains { $0.framework == .uiKit })
    #expect(AccessibilityAPI.entries(named: "noSuchThing").isEmpty)
  }

  @Test(arguments: [
    ("accessibilityLabel", ["_"], 0, "14.0"),
    ("accessibilityLabel", ["_", "isEnabled"], 0, "18.0"),
    ("accessibilityLabel", [], 1, "18.0"),
    ("accessibilityElement", [], 0, "13.0"),
    ("accessibilityElement", ["children"], 0, "13.0"),
    ("accessibilityHeading", ["_"], 0, "15.0"),
    ("accessibilityAction", [], 1, "13.0"),
    ("accessibilityAction", ["_"], 1, "13.0"),
    ("accessibilityAction", [], 2, "15.0"),
    ("accessibilityAction", ["named", "intent"], 0, "18.0"),
    ("accessibilityActions", [], 1, "16.0"),
    ("accessibilityActions", ["category"], 1, "18.0"),
    ("accessibilityRotor", ["_", "entries", "entryLabel"], 0, "15.0"),
    ("accessibilityRotor", ["_"], 1, "15.0"),
    ("accessibilityShowsLargeContentViewer", [], 0, "15.0"),
    ("accessibilityZoomAction", [], 1, "16.0"),
    ("onTapGesture", [], 1, "13.0"),
    ("onTapGesture", ["count"], 1, "13.0"),
    ("Image", ["decorative"], 0, "13.0"),
    ("Image", ["systemName", "variableValue"], 0, "16.0"),
  ])
  func calls(name: String, labels: [String], closures: Int, ios: String) throws {
    let entry = try #require(AccessibilityAPI.entry(named: name, argumentLabels: labels, trailingClosures: closures))
    #expect(entry.ios == ios)
  }

  @Test func callsThatFitNothing() {
    let calls = [
      ("accessibilityLabel", ["isEnabled"], 1), ("accessibilityLabel", ["_"], 1), ("accessibilityHidden", [], 0),
      ("padding", [], 0),
    ]
    for (name, labels, closures) in calls {
      #expect(AccessibilityAPI.entry(named: name, argumentLabels: labels, trailingClosures: closures) == nil)
    }
  }

  @Test func callsThatFitSeveralVersions() {
    #expect(AccessibilityAPI.entry(named: "accessibilityAction", argumentLabels: ["named"], trailingClosures: 1) == nil)
    let candidates = AccessibilityAPI.candidates(
      named: "accessibilityAction", argumentLabels: ["named", "_"], trailingClosures: 0)
    #expect(Set(candidates.map(\.ios)) == ["13.0", "14.0"])
  }

  @Test func parametersOfADeclaration() throws {
    let entry = try #require(AccessibilityAPI.entries(named: "accessibilityRotorEntry").first)
    let signature = try #require(APISignature(of: entry))
    #expect(signature.parameters.map(\.label) == ["id", "in"])
    #expect(signature.omissions(argumentLabels: ["id", "in"], trailingClosures: 0) == 0)
    #expect(signature.omissions(argumentLabels: ["in", "id"], trailingClosures: 0) == nil)
    #expect(signature.omissions(argumentLabels: ["id", "in", "_"], trailingClosures: 0) == nil)
  }
}
