import Reporting
import Testing

/// Sound that is joined from what a synthesiser wrote.
@Suite struct WaveFileTests {
  @Test func whatIsWrittenIsRead() throws {
    var sound = WaveFile(sampleRate: 8_000, channels: 1, samples: [1, 2, 3, 4])
    sound.addSilence(milliseconds: 250)
    let again = try WaveFile(sound.bytes)
    #expect(again == sound)
    #expect(again.milliseconds == 250)
    #expect(again.samples.prefix(5) == [1, 2, 3, 4, 0])
  }

  @Test func filesAreJoined() throws {
    var sound = WaveFile(sampleRate: 1_000, channels: 2, samples: [UInt8](repeating: 1, count: 4_000))
    try sound.add(WaveFile(sampleRate: 1_000, channels: 2, samples: [UInt8](repeating: 2, count: 4_000)))
    #expect(sound.milliseconds == 2_000)
    #expect(throws: WaveFile.Unreadable.self) { try sound.add(WaveFile(sampleRate: 2_000, channels: 2)) }
  }

  /// A synthesiser that writes into a pipe cannot know the size.
  @Test func aSizeThatWasNotFilledInIsTheRest() throws {
    var bytes = WaveFile(sampleRate: 1_000, channels: 1, samples: [1, 2, 3, 4]).bytes
    for position in 40..<44 { bytes[position] = 0xFF }
    #expect(try WaveFile(bytes).samples == [1, 2, 3, 4])
  }

  @Test(arguments: [[], Array("RIFF".utf8), Array("no sound at all".utf8), Array("RIFF0000WAVEdata0000".utf8)])
  func whatIsNoSoundIsAnError(_ bytes: [UInt8]) {
    #expect(throws: WaveFile.Unreadable.self) { try WaveFile(bytes) }
  }
}
