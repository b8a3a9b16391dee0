import Foundation
import Testing

@Suite struct ProjectCommandTests {
  private let source = """
    import SwiftUI

    struct A: View {
      var body: some View {
        BrandGauge(value: 3)
        Text("Hello").glinting()
      }
    }

    """

  @Test func doctorTellsWhatIsNotKnown() throws {
    let tree = try Tree([
      "Sources/A.swift": source, "Tests/ATests.swift": "import XCTest\n", "Sources/de.lproj/Localizable.strings": "\"a\" = \"b\";",
    ])
    let run = try tree.earshot("doctor")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("Swift files     app 1, test 1"))
    #expect(run.output.contains("component      BrandGauge") && run.output.contains("modifier       glinting"))
    #expect(run.output.contains("\"platforms\": { \"iOS\": \"17.0\" }"))
    let json = try tree.earshot("doctor", "--format", "json").json()
    #expect(json["languages"] as? [String] == ["de"])
    let names = (json["unresolved"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(Set(names ?? []) == ["BrandGauge", "glinting"])
  }

  @Test func initWritesWhatCheckReads() throws {
    let tree = try Tree(["A.swift": source])
    #expect(try tree.earshot("init").status == 0)
    #expect(try tree.text(".earshot.json").contains("// \"BrandGauge\": \"…\","))
    let check = try tree.earshot("check")
    #expect(check.status == 0 && check.errors.isEmpty)
    #expect(try tree.earshot("doctor").output.contains("configuration   .earshot.json"))
  }

  @Test func initNeverOverwrites() throws {
    let tree = try Tree(["A.swift": source, ".earshot.json": "{}"])
    let refused = try tree.earshot("init")
    #expect(refused.status == 2 && refused.errors.contains("--force"))
    #expect(try tree.text(".earshot.json") == "{}")
    #expect(try tree.earshot("init", "--force").status == 0)
    #expect(try tree.text(".earshot.json") != "{}")
  }

  @Test func initCanAcceptWhatIsThere() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    #expect(try tree.earshot("check").status == 1)
    #expect(try tree.earshot("init", "--baseline").status == 0)
    #expect(try tree.earshot("check").status == 0)
    #expect(try tree.names() == [".earshot-baseline.json", ".earshot.json", "A.swift"])
  }

  @Test func initWritesBesideTheAppThatIsNamed() throws {
    let tree = try Tree(["App/Sources/A.swift": Sample.faulty, "Other/B.swift": source])
    let run = try tree.earshot("init", "App", "--baseline")
    #expect(run.status == 0 && run.output.contains("App/.earshot.json: written"))
    #expect(try tree.names() == ["App", "Other"])
    #expect(try tree.names(in: "App") == [".earshot-baseline.json", ".earshot.json", "Sources"])
    #expect(try tree.earshot("check", "App").status == 0)
    // A folder of a package or of a repository has the root of that for its own.
    let package = try Tree(["Package.swift": "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"P\")", "Sources/P/A.swift": source])
    #expect(try package.earshot("init", "Sources/P").output.hasPrefix(".earshot.json: written"))
  }

  @Test func schemaIsPrinted() throws {
    #expect(try Tree().earshot("schema").json()["title"] as? String == "Configuration of Earshot")
  }

  @Test func languageOfMessages() throws {
    let tree = try Tree(["A.swift": Sample.faulty])
    let run = try tree.earshot("check", "--language", "ja")
    #expect(run.status == 1)
    #expect(run.output.contains("エラー1件") && run.output.contains("読み上げ："))
    #expect(try tree.earshot("explain", "icon-button-name", "--language", "ja").output.contains("なぜ問題なのか"))
    #expect(try tree.earshot("rules", "--language", "ja").output.contains("ベースライン"))
    #expect(try tree.earshot("check", "--language", "tlh").status == 2)
  }

  @Test func doctorAndInitSpeakJapanese() throws {
    let tree = try Tree(["A.swift": source])
    let doctor = try tree.earshot("doctor", "--language", "ja").output
    #expect(doctor.contains("対応環境        不明") && doctor.contains("コンポーネント") && doctor.contains("対処"))
    for word in ["known", "views", "What", "Say", "runs"] { #expect(!doctor.contains(word), "\(word) in \(doctor)") }
    #expect(try tree.earshot("init", "--language", "ja").output.contains("作成しました"))
    for line in try tree.text(".earshot.json").split(separator: "\n") where line.contains("//") && !line.contains("\"") {
      #expect(line.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }, "\(line)")
    }
    #expect(try tree.earshot("check").status == 0)
  }

  @Test func timingsGoToStandardError() throws {
    let run = try Tree(["A.swift": Sample.clean]).earshot("check", "--timings")
    #expect(run.status == 0)
    #expect(run.errors.contains("earshot: screens: ") && !run.output.contains("screens:"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsForShells(shell: String) throws {
    let run = try Tree().earshot("--generate-completion-script", shell)
    #expect(run.status == 0 && run.output.contains("check"))
  }
}
