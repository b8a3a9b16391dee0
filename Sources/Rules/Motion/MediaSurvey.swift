import AccessibilityModel
import SourceModel
import SwiftSource

/// Where an app plays media, and what it says about captions, descriptions and transcripts.
struct MediaSurvey {
  /// `VideoPlayer`, or a view controller of AVKit: both offer the captions that the media brings.
  private(set) var systemPlayers: [SourceRange] = []
  /// Layers that draw the picture and nothing else.
  private(set) var layers: [SourceRange] = []
  /// Players for sound alone.
  private(set) var audio: [SourceRange] = []
  /// `appliesMediaSelectionCriteriaAutomatically = false`.
  private(set) var selectionTurnedOff: [SourceRange] = []
  private(set) var mentionsCaptions = false
  private(set) var mentionsTranscript = false
  private(set) var mentionsDescription = false

  init(_ files: [FileDeclarations]) {
    for file in files {
      mentionsCaptions = mentionsCaptions || file.file.mentions(Self.captions)
      mentionsTranscript = mentionsTranscript || file.file.mentions(["ranscript", "yrics"])
      mentionsDescription = mentionsDescription || file.file.mentions(["describesVideo", "udioDescription"])
      guard file.file.mentions(["Player", "appliesMediaSelection"]) else { continue }
      CodeWalk.expressions(of: file) { add($0) }
    }
  }

  private static let captions = [
    "aption", "ubtitle", "AVMediaCharacteristic.legible", ".legible", "mediaSelectionGroup",
  ]

  private mutating func add(_ expression: Expression) {
    switch expression.kind {
    case .call(let call):
      guard case .name(let name) = call.callee.kind else { return }
      switch name {
      case "VideoPlayer", "AVPlayerViewController": systemPlayers.append(expression.range)
      case "AVPlayerLayer": layers.append(expression.range)
      case "AVAudioPlayer": audio.append(expression.range)
      default: break
      }
    case .assignment(let target, let value):
      guard case .boolean(false) = value.kind,
        target.dottedName?.hasSuffix("appliesMediaSelectionCriteriaAutomatically") ?? false else { return }
      selectionTurnedOff.append(expression.range)
    default: break
    }
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
