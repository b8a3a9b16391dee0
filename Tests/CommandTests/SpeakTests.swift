import Foundation
import Testing

/// Speech through a synthesiser. The one of the tests is a program that writes a second of silence and what it was asked
/// into a log, so nothing has to be installed and nothing is heard.
@Suite struct SpeakTests {
  private static let view = """
    struct Player: View {
      var body: some View {
        VStack {
          Button("Play") { play() }.accessibilityHint("Plays the song")
          Text("ABC").speechSpellsOutCharacters()
          Text("High").speechAdjustedPitch(1)
          Text("こんにちは")
          Text("[[rate 500]] --help $(touch pwned)")
        }
      }
    }
    """

  /// `espeak-ng` in a folder of its own.
  private static let synthesizer = """
    #!/bin/bash
    folder=$(dirname "$0")
    printf '%s\\n' "args: $*" >> "$folder/log"
    printf 'text: %s\\n' "$(cat)" >> "$folder/log"
    while [ $# -gt 0 ]; do
      if [ "$1" = -w ]; then
        { printf 'RIFF\\x24\\x04\\x00\\x00WAVEfmt \\x10\\x00\\x00\\x00\\x01\\x00\\x01\\x00\\xe8\\x03\\x00\\x00\\xd0\\x07\\x00\\x00\\x02\\x00\\x10\\x00data\\xd0\\x07\\x00\\x00'
          head -c 2000 /dev/zero; } > "$2"
      fi
      shift
    done
    """

  private func tree() throws -> Tree {
    let tree = try Tree(["Player.swift": Self.view, "bin/espeak-ng": Self.synthesizer])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tree.folder.appendingPathComponent("bin/espeak-ng").path)
    return tree
  }

  @Test func soundIsWrittenWithItsPauses() throws {
    let tree = try tree()
    let run = try tree.shell("PATH=\"$PWD/bin:/usr/bin:/bin\" \"$earshot\" speak --view Player --output out.wav")
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try [UInt8](Data(contentsOf: tree.folder.appendingPathComponent("out.wav")))
    #expect(bytes.prefix(4).elementsEqual("RIFF".utf8))
    // Seven stretches of a second at 1000 samples: five texts, a role, a hint; and the pauses, at 1000 samples a second:
    // comma 120, hint 700, five stops 900.
    let sound = 7 * 2000 + 2 * (120 + 700 + 5 * 900)
    #expect(bytes.count == 44 + sound)
    let log = try tree.text("bin/log")
    #expect(log.contains("text: Plays the song"))
    #expect(log.contains("text: A B C"))
    #expect(log.contains("-p 75"))
    #expect(log.contains("-v ja"))
  }

  /// The Mac's own comes first where there is one. It takes the voice of the language, pitch and spelling in its text.
  @Test func theSynthesizerOfTheMacIsAskedInItsOwnWay() throws {
    let tree = try Tree([
      "Player.swift": Self.view, "bin/say": Self.synthesizer.replacingOccurrences(of: "= -w ]", with: "= -o ]"),
      "bin/espeak-ng": "#!/bin/bash\nexit 3\n",
    ])
    for name in ["say", "espeak-ng"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: tree.folder.appendingPathComponent("bin/\(name)").path)
    }
    let run = try tree.shell("PATH=\"$PWD/bin:/usr/bin:/bin\" \"$earshot\" speak --view Player --output out.wav")
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try [UInt8](Data(contentsOf: tree.folder.appendingPathComponent("out.wav")))
    #expect(bytes.count == 44 + 7 * 2000 + 2 * (120 + 700 + 5 * 900))
    let log = try tree.text("bin/log")
    #expect(log.contains("args: -r 180 -f - -v Samantha -o "))
    #expect(log.contains("--file-format=WAVE --data-format=LEI16@22050"))
    #expect(log.contains("-v Kyoko"))
    #expect(log.contains("text: [[char LTRL]]ABC"))
    #expect(log.contains("text: [[pbas 54]]High"))
    // What stands in the app is no command.
    #expect(log.contains("text: [ [rate 500] ] --help $(touch pwned)"))
    #expect(try !tree.names().contains("pwned"))
  }

  @Test func hostileTextIsNeitherOptionNorCommand() throws {
    let tree = try tree()
    let run = try tree.shell("PATH=\"$PWD/bin:/usr/bin:/bin\" \"$earshot\" speak --view Player --output out.wav")
    #expect(run.status == 0, "\(run.errors)")
    let log = try tree.text("bin/log")
    #expect(log.contains("text: [ [rate 500] ] --help $(touch pwned)"))
    #expect(!log.split(separator: "\n").contains { $0.hasPrefix("args:") && $0.contains("--help") })
    #expect(try !tree.names().contains("pwned"))
  }

  @Test func fasterSpeechHasShorterPauses() throws {
    let tree = try tree()
    let run = try tree.shell("PATH=\"$PWD/bin:/usr/bin:/bin\" \"$earshot\" speak --view Player --rate 360 --output out.wav")
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try [UInt8](Data(contentsOf: tree.folder.appendingPathComponent("out.wav")))
    #expect(bytes.count == 44 + 7 * 2000 + 2 * (60 + 350 + 5 * 450))
    #expect(try tree.text("bin/log").contains("-s 360"))
  }

  @Test func withoutASynthesizerTheStatusIsTwo() throws {
    let tree = try tree()
    let run = try tree.shell("PATH=/nowhere \"$earshot\" speak --view Player")
    #expect(run.status == 2)
    #expect(run.errors.contains("no synthesiser was found; install espeak-ng"))
  }

  @Test func theRateHasLimits() throws {
    let run = try tree().earshot("speak", "--view", "Player", "--rate", "9000")
    #expect(run.status == 2)
    #expect(run.errors.contains("--rate is a number of words per minute from 80 to 500"))
  }
}
