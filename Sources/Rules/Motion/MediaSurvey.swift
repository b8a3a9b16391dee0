import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// Where an app plays media, and what it says about captions, descriptions and transcripts.
struct MediaSurvey {
  private let players: [Players]
  private let project: ProjectSubject

  /// - Parameter players: Those of the files that are reported on.
  init(_ project: ProjectSubject, _ players: [Players]) {
    self.project = project
    self.players = players
  }

  /// `VideoPlayer`, or a view controller of AVKit: both offer the captions that the media brings.
  var systemPlayers: [SourceRange] { project.interfacePlayers + players.flatMap(\.system) }
  /// Layers that draw the picture and nothing else.
  var layers: [SourceRange] { players.flatMap(\.layers) }
  /// Players of web sites: YouTube's, or a `<video>` in a page that code writes.
  var webPlayers: [SourceRange] { players.flatMap(\.web) }
  /// Players for sound alone.
  var audio: [SourceRange] { players.flatMap(\.audio) }
  /// `appliesMediaSelectionCriteriaAutomatically = false`.
  var selectionTurnedOff: [SourceRange] { players.flatMap(\.selectionTurnedOff) }

  // MARK: - Evidence

  /// Something that bears on captions, by the words of code that tell of it.
  struct Sign {
    let name: String
    let words: [String]
  }

  static let captionSigns = [
    Sign(
      name: "tracks of captions",
      words: [
        ".legible", "mediaSelectionGroup", "oadMediaSelectionGroup", "AVPlayerItemLegibleOutput",
        "setMediaSelectionCriteria",
      ]),
    Sign(name: "the setting for captions", words: ["isClosedCaptioningEnabled", "closedCaptioningStatusDidChange"]),
    Sign(name: "the appearance of captions", words: ["MACaptionAppearance"]),
    Sign(
      name: "a switch for captions",
      words: [
        "aptionsEnabled", "ubtitlesEnabled", "howCaptions", "howSubtitles", "losedCaption", "aptionTrack",
        "ubtitleTrack", "extTrack", "cc_load_policy", "<track", ".vtt\"", ".srt\"",
      ]),
  ]

  private static let descriptionSign = Sign(
    name: "described tracks", words: ["describesVideo", "udioDescription", ".audible"])

  private static let transcriptSign = Sign(name: "a transcript", words: ["ranscript", "yrics"])

  /// The signs of captions that the code shows, and caption files among the resources.
  var captionsSeen: [String] {
    let code = Self.captionSigns.filter { !files(of: $0).isEmpty }.map(\.name)
    return code + (project.media.captions.isEmpty ? [] : ["caption files"])
  }

  var hasDescriptions: Bool { !files(of: Self.descriptionSign).isEmpty }

  private func files(of sign: Sign) -> [FileDeclarations] {
    project.files(mentioning: sign.words, CaptionsUnsupported.self, sign.name)
  }

  /// What was looked for and not found, in the words of a message.
  static let captionsNotSeen =
    "neither \(captionSigns.dropLast().map(\.name).joined(separator: ", ")) nor \(captionSigns[3].name), and no "
    + "caption files, were seen"

  /// Whether something in the file of the player, or beside it in the same folder, speaks of a transcript.
  func hasTranscript(near player: SourceRange) -> Bool {
    let folder = Self.folder(of: player.file.path)
    return files(of: Self.transcriptSign).contains { Self.folder(of: $0.file.path) == folder }
  }

  /// The first file anywhere that speaks of a transcript.
  var transcriptElsewhere: String? {
    files(of: Self.transcriptSign).first?.file.path
      .split(separator: "/").last.map(String.init)
  }

  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// One finding for the first of several places, the next ones as notes.
  static func once(_ message: String, _ places: [SourceRange]) -> [Outcome] {
    guard let first = places.first else { return [] }
    return [
      .violation(Violation(
        message, certainty: .review, at: first,
        related: places.dropFirst().prefix(3).map { RelatedPlace($0, "and here") }))
    ]
  }
}

extension MediaSurvey {
  /// The players that one file makes.
  struct Players: Sendable {
    private(set) var system: [SourceRange] = []
    private(set) var layers: [SourceRange] = []
    /// Layers that get their player later, or never.
    private var emptyLayers: [SourceRange] = []
    private(set) var web: [SourceRange] = []
    private(set) var audio: [SourceRange] = []
    private(set) var selectionTurnedOff: [SourceRange] = []

    /// Of a file that makes none, nothing.
    static func all(in file: FileDeclarations) -> [Players] {
      var players = Players()
      players.addSubclasses(in: file.types)
      if file.file.mentions(words) { CodeWalk.expressions(of: file) { players.add($0) } }
      if players.layers.isEmpty { players.layers = players.emptyLayers }
      if AmbientFilm.plays(in: file) { (players.system, players.layers) = ([], []) }
      let found = [players.system, players.layers, players.web, players.audio, players.selectionTurnedOff]
      return found.allSatisfy(\.isEmpty) ? [] : [players]
    }

    private static let words = ["Player", "appliesMediaSelection", "youtube", "vimeo", "<video", "<audio"]

    private mutating func addSubclasses(in types: [TypeDeclaration]) {
      for type in types {
        if type.adopts("AVPlayerViewController") {
          system.append(type.nameRange)
        }
        addSubclasses(in: type.members.types)
      }
    }

    private mutating func add(_ expression: Expression) {
      switch expression.kind {
      case .call(let call):
        guard case .name(let name) = call.callee.kind else { return }
        switch name {
        case "VideoPlayer", "AVPlayerViewController": system.append(expression.range)
        case "AVPlayerLayer": if call.arguments.isEmpty { emptyLayers.append(expression.range) } else { layers.append(expression.range) }
        case "AVAudioPlayer": audio.append(expression.range)
        default:
          if Self.isWebPlayer(name) { web.append(expression.range) }
        }
      case .member(let base?, "self"):
        // `override class var layerClass: AnyClass { AVPlayerLayer.self }`
        if case .name("AVPlayerLayer") = base.kind { layers.append(expression.range) }
      case .string:
        if expression.isText({ Self.webAddresses.contains(where: $0.contains) }) { web.append(expression.range) }
      case .assignment(let target, let value):
        guard case .boolean(false) = value.kind,
          target.dottedName?.hasSuffix("appliesMediaSelectionCriteriaAutomatically") ?? false else { return }
        selectionTurnedOff.append(expression.range)
      default: break
      }
    }

    private static func isWebPlayer(_ name: String) -> Bool {
      let lower = name.lowercased()
      return name.first?.isUppercase == true && lower.contains("player")
        && NameWords.words(.webPlayer).contains(where: lower.contains)
    }

    private static let webAddresses = [
      "youtube.com/embed", "youtube-nocookie.com/embed", "player.vimeo.com", "<video", "<audio",
    ]
  }
}
