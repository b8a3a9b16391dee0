/// Sound as a WAV file holds it: 16-bit samples, uncompressed.
public struct WaveFile: Hashable, Sendable {
  public var sampleRate: Int
  public var channels: Int
  /// Little-endian, channels one after another.
  public var samples: [UInt8]

  public init(sampleRate: Int, channels: Int, samples: [UInt8] = []) {
    self.sampleRate = sampleRate
    self.channels = channels
    self.samples = samples
  }

  /// Why bytes are no WAV file that can be joined with others.
  public struct Unreadable: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// Reads the file that a synthesiser wrote. A size that was not filled in, as where it wrote into a pipe, means the rest
  /// of the file.
  public init(_ bytes: [UInt8]) throws(Unreadable) {
    guard bytes.count >= 12, bytes.hasText("RIFF", at: 0), bytes.hasText("WAVE", at: 8) else {
      throw Unreadable(description: "is no WAV file")
    }
    var format: (channels: Int, rate: Int)?
    var position = 12
    while position + 8 <= bytes.count {
      let size = bytes.number(at: position + 4, bytes: 4)
      let start = position + 8
      let end = min(bytes.count, start + size)
      if bytes.hasText("fmt ", at: position), end - start >= 16 {
        guard bytes.number(at: start, bytes: 2) == 1, bytes.number(at: start + 14, bytes: 2) == 16 else {
          throw Unreadable(description: "holds sound in another form than 16-bit samples")
        }
        format = (bytes.number(at: start + 2, bytes: 2), bytes.number(at: start + 4, bytes: 4))
      } else if bytes.hasText("data", at: position) {
        guard let format, format.channels > 0, format.rate > 0 else { break }
        self.init(sampleRate: format.rate, channels: format.channels, samples: Array(bytes[start..<end]))
        return
      }
      position = end + size % 2
    }
    throw Unreadable(description: "has no sound in it")
  }

  /// Bytes of one moment.
  private var frame: Int { 2 * channels }

  public var milliseconds: Int { sampleRate > 0 && channels > 0 ? samples.count / frame * 1000 / sampleRate : 0 }

  public mutating func addSilence(milliseconds: Int) {
    samples += [UInt8](repeating: 0, count: max(0, sampleRate * milliseconds / 1000) * frame)
  }

  public mutating func add(_ other: WaveFile) throws(Unreadable) {
    guard other.sampleRate == sampleRate, other.channels == channels else {
      throw Unreadable(description: "has \(other.sampleRate) samples a second where others have \(sampleRate)")
    }
    samples += other.samples
  }

  public var bytes: [UInt8] {
    // A RIFF file tells its size in 32 bits.
    let sound = samples.prefix(Int(UInt32.max) - 64)
    var result = Array("RIFF".utf8)
    result.append(sound.count + 36, bytes: 4)
    result += Array("WAVEfmt ".utf8)
    result.append(16, bytes: 4)
    result.append(1, bytes: 2)
    result.append(channels, bytes: 2)
    result.append(sampleRate, bytes: 4)
    result.append(sampleRate * frame, bytes: 4)
    result.append(frame, bytes: 2)
    result.append(16, bytes: 2)
    result += Array("data".utf8)
    result.append(sound.count, bytes: 4)
    return result + sound
  }
}

extension [UInt8] {
  fileprivate func hasText(_ text: String, at position: Int) -> Bool {
    position + text.utf8.count <= count && self[position..<(position + text.utf8.count)].elementsEqual(text.utf8)
  }

  fileprivate func number(at position: Int, bytes: Int) -> Int {
    guard position + bytes <= count else { return 0 }
    return (0..<bytes).reduce(0) { $0 | Int(self[position + $1]) << (8 * $1) }
  }

  fileprivate mutating func append(_ number: Int, bytes: Int) {
    for position in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * position))) }
  }
}
