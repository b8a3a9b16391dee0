import PlatformKnowledge
import Rules

/// What source says for and against an Accessibility Nutrition Label of the App Store.
public struct LabelEvidence: Sendable {
  public var label: NutritionLabel
  /// What the label promises, as Apple's evaluation asks it.
  public var promise: String
  /// The configuration claims the label.
  public var isClaimed: Bool
  /// What speaks for it, counted.
  public var supporting: [String]
  public var against: [Finding]
  public var toReview: [Finding]
  /// What a person has to try.
  public var test: String

  /// In a sentence; never that the label is deserved.
  public var summary: String {
    if !against.isEmpty {
      return "\(Assessor.count(against.count, "defect")) \(against.count == 1 ? "speaks" : "speak") against it."
    }
    if !toReview.isEmpty { return "Nothing sure speaks against it; \(Assessor.count(toReview.count, "place")) to look at." }
    return "Nothing that was found speaks against it; source cannot show that it is deserved."
  }
}

extension AuditReport {
  /// One entry for each label, in the order of the App Store.
  public var labelEvidence: [LabelEvidence] {
    var rules: [NutritionLabel: Set<String>] = [:]
    for metadata in RuleRegistry.all.map({ $0.metadata }) {
      for label in metadata.nutritionLabels { rules[label, default: []].insert(metadata.id) }
    }
    let findings = check.findings + accepted
    let facts = ScreenFacts(screens)
    return NutritionLabel.allCases.map { label in
      let concerned = findings.filter { rules[label, default: []].contains($0.rule) }
      return LabelEvidence(
        label: label, promise: label.promise, isClaimed: claims.contains(label),
        supporting: facts.supporting(label), against: concerned.filter(\.isDefect),
        toReview: concerned.filter { !$0.isDefect }, test: label.test)
    }
  }
}

/// What the stops of all screens come to.
private struct ScreenFacts {
  private var controls = 0
  private var namedControls = 0
  private var reached = 0
  private var headings = 0
  private var spokenNames = 0
  private var pictures = 0
  private var namedPictures = 0

  init(_ screens: [AuditScreen]) {
    for stop in screens.lazy.flatMap(\.stops) {
      if stop.shape == .heading { headings += 1 }
      if stop.shape == .image {
        pictures += 1
        if !stop.label.isEmpty { namedPictures += 1 }
      }
      guard let names = stop.names else { continue }
      controls += 1
      if !stop.label.isEmpty { namedControls += 1 }
      if !names.isEmpty { spokenNames += 1 }
      if stop.keyboard == .reached { reached += 1 }
    }
  }

  func supporting(_ label: NutritionLabel) -> [String] {
    switch label {
    case .voiceOver:
      [
        controls == 0 ? nil : "\(namedControls) of \(controls) controls have a name",
        pictures == 0 ? nil : "\(namedPictures) of \(pictures) pictures that are stops have a name",
        headings == 0 ? nil : "\(Assessor.count(headings, "heading")) to walk by",
      ].compactMap { $0 }
    case .voiceControl:
      controls == 0
        ? [] : ["\(spokenNames) of \(controls) controls have a name to say", "\(reached) are reached by keyboard and switch"]
    case .largerText, .darkInterface, .differentiateWithoutColor, .sufficientContrast, .reducedMotion, .captions,
      .audioDescriptions: []
    }
  }
}

extension NutritionLabel {
  /// After Apple's evaluation criteria.
  fileprivate var promise: String {
    switch self {
    case .voiceOver: "All common tasks can be done without sight."
    case .voiceControl: "Everything can be named and activated, by the names that are seen."
    case .largerText: "Text reaches twice its size or more and stays usable."
    case .darkInterface: "The app is dark throughout when the system is."
    case .differentiateWithoutColor: "No meaning is told by colour alone."
    case .sufficientContrast: "Text and controls stand out from what is behind them."
    case .reducedMotion: "With Reduce Motion on, nothing spins, zooms or moves by itself."
    case .captions: "All that is spoken in media has captions."
    case .audioDescriptions: "Video can be followed without being seen."
    }
  }

  fileprivate var test: String {
    switch self {
    case .voiceOver: "Do each common task with VoiceOver and the screen curtain on."
    case .voiceControl: "Do each common task by voice, with 'Show names' on."
    case .largerText: "Do each common task at the largest accessibility size."
    case .darkInterface: "Look at each screen in the dark, launch screen included."
    case .differentiateWithoutColor: "Do each common task in grey scale."
    case .sufficientContrast: "Measure in light and dark, with Increase Contrast and Reduce Transparency on."
    case .reducedMotion: "Do each common task with Reduce Motion on."
    case .captions: "Play each video and recording with captions on. Without media, the label does not apply."
    case .audioDescriptions: "Play each video with audio descriptions on. Without video, the label does not apply."
    }
  }
}
