/// Numbers that come from source: they may be of any size, infinite, or no numbers at all.
extension Int {
  /// The whole part of a number, or the nearest that fits; 0 for what is no number.
  public init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else {
      self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
  }
}

extension Double {
  /// As it is written: `3`, not `3.0`, where it is whole and of a size that people write out.
  public var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int(clamping: self)) : String(self)
  }
}
