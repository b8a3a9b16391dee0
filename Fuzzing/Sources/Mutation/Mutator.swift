/// Makes inputs from seeds: changes of bytes, of tokens, of bracketed groups, and parts of two seeds joined.
struct Mutator {
  /// Words that mean something in the format, to be put where other words stand.
  let dictionary: [String]
  /// Inputs do not grow beyond this.
  var sizeLimit = 64 << 10

  /// - Parameter others: Seeds to take parts from.
  func mutate(_ seed: [UInt8], _ others: [[UInt8]], _ random: inout RandomNumbers) -> [UInt8] {
    var bytes = seed
    // Mostly few changes, so that much of the meaning is left.
    let rounds = 1 + (random.once(in: 4) ? random.below(24) : random.below(4))
    for _ in 0..<rounds {
      let other = random.pick(others) ?? []
      switch random.below(10) {
      case 0, 1: changeBytes(&bytes, &random)
      case 2: splice(&bytes, other, &random)
      default: changeTokens(&bytes, other, &random)
      }
      if bytes.count > sizeLimit { bytes.removeLast(bytes.count - sizeLimit) }
    }
    return bytes
  }

  // MARK: Bytes

  private static let strange: [[UInt8]] = [
    [0], [0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x92, 0xA9], [0xEF, 0xBB, 0xBF], [0x0D], [0x0D, 0x0A], [0x0C],
    [0xE2, 0x80, 0xA8], [0xCC, 0x81], [0xF0, 0x9F, 0x87, 0xAF], [0x7F], [0x1B], [0xED, 0xA0, 0x80],
  ]

  private func changeBytes(_ bytes: inout [UInt8], _ random: inout RandomNumbers) {
    guard !bytes.isEmpty else { return bytes = [UInt8(truncatingIfNeeded: random.next())] }
    let place = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place] ^= 1 << UInt8(random.below(8))
    case 2: bytes.insert(contentsOf: random.pick(Self.strange) ?? [], at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(16)))
    case 4: bytes.removeSubrange(place...)
    default:
      let piece = Array(bytes[place..<min(bytes.count, place + 1 + random.below(64))])
      bytes.insert(contentsOf: piece, at: random.below(bytes.count))
    }
  }

  /// The front of one input and the back of another.
  private func splice(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout RandomNumbers) {
    let front = bytes.prefix(random.below(bytes.count + 1))
    bytes = front + other.suffix(random.below(other.count + 1))
  }

  // MARK: Tokens

  private func changeTokens(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout RandomNumbers) {
    var tokens = Tokens.split(bytes)
    guard !tokens.isEmpty else { return }
    let place = random.below(tokens.count)
    switch random.below(9) {
    case 0: tokens.remove(at: place)
    case 1: tokens.insert(tokens[place], at: place)
    case 2: tokens.swapAt(place, random.below(tokens.count))
    case 3: tokens[place] = word(&random)
    case 4: tokens.insert(word(&random), at: place)
    case 5:
      let theirs = Tokens.split(other)
      if let token = random.pick(theirs) { tokens[place] = token }
    case 6: moveGroup(&tokens, Tokens.split(other), &random)
    case 7: repeatGroup(&tokens, &random)
    default: tokens.removeSubrange(place..<min(tokens.count, place + 1 + random.below(12)))
    }
    bytes = Array(tokens.joined())
  }

  private func word(_ random: inout RandomNumbers) -> ArraySlice<UInt8> {
    if random.once(in: 6) { return Array(random.pick(Self.numbers)?.utf8 ?? "0".utf8)[...] }
    return Array((random.pick(dictionary) ?? "x").utf8)[...]
  }

  private static let numbers = [
    "0", "-1", "1e308", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "0x7fffffffffffffff",
    "1e-400", "nan", "inf", "4294967296", "0.1", "99999999999999999999999999", "00", "1_000",
  ]

  /// A bracketed group in place of another, of this input or of one that is joined to it.
  private func moveGroup(
    _ tokens: inout [ArraySlice<UInt8>], _ theirs: [ArraySlice<UInt8>], _ random: inout RandomNumbers
  ) {
    guard let target = group(tokens, &random) else { return }
    let source = random.once(in: 2) ? tokens : theirs
    guard !source.isEmpty, let range = group(source, &random) else { return }
    tokens.replaceSubrange(target, with: source[range])
  }

  /// A group within itself, or many times in a row.
  private func repeatGroup(_ tokens: inout [ArraySlice<UInt8>], _ random: inout RandomNumbers) {
    guard let range = group(tokens, &random) else { return }
    let piece = Array(tokens[range])
    if random.once(in: 2) {
      tokens.insert(contentsOf: piece, at: range.lowerBound + 1)
    } else {
      let times = 1 << random.below(6)
      guard piece.count * times < 20_000 else { return }
      tokens.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: range.upperBound)
    }
  }

  private func group(_ tokens: [ArraySlice<UInt8>], _ random: inout RandomNumbers) -> Range<Int>? {
    for _ in 0..<8 {
      if let range = Tokens.group(tokens, at: random.below(tokens.count)) { return range }
    }
    return nil
  }
}
