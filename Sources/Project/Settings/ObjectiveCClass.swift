import SourceModel

/// What an Objective-C file says of a class, as far as an interface file or Swift needs to know.
public struct ObjectiveCClass: Hashable, Sendable {
  /// `UISlider` of `@interface ColourSlider : UISlider`; nil where no file says it.
  public var superclass: String?
  /// Its code is among the files.
  public var isImplemented = false
  /// Its code may say something of its own to people: a text, a picture, a label for assistive technologies.
  public var mayName = false

  public init(superclass: String? = nil, isImplemented: Bool = false, mayName: Bool = false) {
    self.superclass = superclass
    self.isImplemented = isImplemented
    self.mayName = mayName
  }

  /// With what another file says of the same class.
  func joined(with other: ObjectiveCClass) -> ObjectiveCClass {
    ObjectiveCClass(
      superclass: superclass ?? other.superclass, isImplemented: isImplemented || other.isImplemented,
      mayName: mayName || other.mayName)
  }
}

/// Reads the names of classes and their superclasses from Objective-C, and nothing else (Apple: Programming with
/// Objective-C, Defining Classes).
struct ObjectiveCReader {
  private let all: [UInt8]
  private var bytes: ArraySlice<UInt8>
  private(set) var classes: [String: ObjectiveCClass] = [:]

  /// Files above this size are no code of people.
  private static let sizeLimit = 1 << 20

  static func classes(in bytes: [UInt8]) -> [String: ObjectiveCClass] {
    guard bytes.count <= sizeLimit else { return [:] }
    var reader = ObjectiveCReader(bytes)
    reader.read()
    return reader.classes
  }

  private init(_ all: [UInt8]) { (self.all, bytes) = (all, all[...]) }

  private mutating func read() {
    var implemented: [String] = []
    while let place = bytes.firstIndex(of: UInt8(ascii: "@")) {
      bytes = bytes[(place + 1)...]
      if take("interface") {
        guard let name = name() else { continue }
        skipSpace()
        guard bytes.first == UInt8(ascii: ":") else { continue }
        bytes = bytes.dropFirst()
        if let superclass = self.name() { classes[name, default: ObjectiveCClass()].superclass = superclass }
      } else if take("implementation"), let name = name() {
        classes[name, default: ObjectiveCClass()].isImplemented = true
        implemented.append(name)
      }
    }
    guard !implemented.isEmpty else { return }
    let mayName = Self.namingWords.contains { word in contains(word) }
    for name in implemented { classes[name]?.mayName = mayName }
  }

  /// What code calls that gives a control words, a picture or parts.
  private static let namingWords = [
    "ccessibility", "setTitle", "etText", ".text", "etAttributed", "addSubview", "setImage", ".image", ".placeholder",
  ].map { Array($0.utf8) }

  private func contains(_ word: [UInt8]) -> Bool {
    guard all.count >= word.count else { return false }
    return all.indices.dropLast(word.count - 1).contains { all[$0] == word[0] && all[$0...].starts(with: word) }
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes.starts(with: word.utf8) else { return false }
    bytes = bytes.dropFirst(word.utf8.count)
    return true
  }

  private mutating func skipSpace() { bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }

  private mutating func name() -> String? {
    skipSpace()
    let name = bytes.prefix(while: \.isPartOfPlainName)
    bytes = bytes.dropFirst(name.count)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
