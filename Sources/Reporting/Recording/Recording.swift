import Foundation

/// What VoiceOver itself said on a device or simulator, screen by screen and swipe by swipe: the file that the UI test
/// of `earshot record --scaffold` writes.
public struct Recording: Codable, Sendable, Hashable {
  /// Grows when a name changes its meaning.
  public static let schema = 1

  public struct Screen: Codable, Sendable, Hashable {
    /// The name of the view, as `earshot read` calls it.
    public var view: String
    /// In the order in which VoiceOver came to them.
    public var utterances: [String]

    public init(view: String, utterances: [String]) {
      self.view = view
      self.utterances = utterances
    }
  }

  public var schema: Int
  /// The version of the system, such as `27.0`.
  public var system: String?
  public var device: String?
  /// The language in which VoiceOver spoke, such as `en`.
  public var language: String?
  public var screens: [Screen]

  public init(
    schema: Int = Recording.schema, system: String? = nil, device: String? = nil, language: String? = nil,
    screens: [Screen]
  ) {
    self.schema = schema
    self.system = system
    self.device = device
    self.language = language
    self.screens = screens
  }

  /// Reads the file of a recording.
  ///
  /// - Throws: ``Malformed``, with what is wrong in words for people.
  public init(json data: Data) throws(Malformed) {
    do {
      self = try JSONDecoder().decode(Recording.self, from: data)
    } catch let error as DecodingError {
      throw Malformed(description: Self.words(for: error))
    } catch {
      throw Malformed(description: "is no recording: \(error.localizedDescription)")
    }
    guard schema == Self.schema else {
      throw Malformed(description: "has the schema \(schema), and this version reads \(Self.schema)")
    }
    if screens.isEmpty { throw Malformed(description: "holds no screens") }
  }

  /// The file is no recording.
  public struct Malformed: Error, Hashable, CustomStringConvertible {
    /// What is wrong, to stand after the name of the file.
    public var description: String
  }

  private static func words(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "has no '\(key.stringValue)'\(place(context))"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "is no \(kind(type))\(place(context))"
    case .dataCorrupted: "is not JSON"
    @unknown default: "is no recording"
    }
  }

  private static func kind(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type: "whole number"
    case is [Any].Type: "list"
    default: "object"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    if context.codingPath.isEmpty { return "" }
    let path = context.codingPath.reduce(into: "") { text, key in
      if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
    }
    return " at '\(path)'"
  }
}
