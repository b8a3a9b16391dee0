/// Films, sounds and captions that lie in the folders of an app, by path.
public struct MediaFiles: Hashable, Sendable {
  public enum Kind: Sendable { case captions, video, sound }

  public private(set) var captions: [String] = []
  public private(set) var videos: [String] = []
  public private(set) var sounds: [String] = []

  public init() {}

  public mutating func add(_ path: String) {
    switch Self.kind(of: path) {
    case .captions: captions.append(path)
    case .video: videos.append(path)
    case .sound: sounds.append(path)
    case nil: break
    }
  }

  /// Told from the extension: WebVTT, SubRip, Scenarist, TTML and iTunes Timed Text are formats of captions.
  static func kind(of path: String) -> Kind? {
    switch FileNames.pathExtension(path).lowercased() {
    case "vtt", "webvtt", "srt", "scc", "ttml", "itt": .captions
    case "mp4", "m4v", "mov": .video
    case "mp3", "m4a", "aac", "caf", "wav", "aiff": .sound
    default: nil
    }
  }
}
