/// A translation.
public enum LocalizedText: Hashable, Sendable {
  /// One text. `state` is that of a string catalog (`new`, `needs_review`, `translated`, …), nil where files have none.
  case plain(String, state: String?)
  /// A text per plural category of the language: `zero`, `one`, `two`, `few`, `many`, `other`.
  case plural([String: String])
  /// A text per device: `iphone`, `ipad`, `mac`, `applewatch`, `appletv`, `applevision`, `ipod`, `other`.
  case device([String: String])

  /// The text to show where neither a number nor a device is known: the plain one, else that of `other`.
  public var general: String? {
    switch self {
    case .plain(let text, _): text
    case .plural(let texts), .device(let texts): texts["other"] ?? texts.min { $0.key < $1.key }?.value
    }
  }

  /// All forms in one text, to tell whether one of them changed.
  var forms: String {
    switch self {
    case .plain(let text, _): text
    case .plural(let texts), .device(let texts):
      texts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    }
  }
}
