import AccessibilityModel
import AssistiveTechnologies
import SourceModel

extension ReadReport {
  /// The accessibility trees as they are, hidden elements and all branches included.
  public func treeText(voiceOver: VoiceOver, style: TextStyle = .plain) -> String {
    screens.map { transcript in
      let tree = TreeText(places: StopPlaces(transcript), voiceOver: voiceOver, width: style.pageWidth)
      return ([transcript.screen.heading(style)] + tree.lines(transcript.screen.nodes, depth: 1)).joined(
        separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// A tree as lines of text, one for each node.
private struct TreeText {
  let places: StopPlaces
  let voiceOver: VoiceOver
  let width: Int

  func lines(_ nodes: [AccessibilityNode], depth: Int) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .element(let element): [line(element, depth)]
      case .container(let container): [row(depth, title(of: container))] + lines(container.nodes, depth: depth + 1)
      case .choice(let branches):
        branches.flatMap { branch in
          let condition = row(depth, "when \(DisplayText.line(branch.condition.description))")
          return [condition]
            + (branch.nodes.isEmpty ? [row(depth + 1, "(nothing)")] : lines(branch.nodes, depth: depth + 1))
        }
      case .repeated(let repetition):
        [row(depth, DisplayText.line(repetition.description))] + lines(repetition.nodes, depth: depth + 1)
      }
    }
  }

  private func row(_ depth: Int, _ text: String) -> String { String(repeating: "  ", count: depth) + text }

  private func title(of container: AccessibilityContainer) -> String {
    guard let label = container.label?.value, !label.isBlank else { return container.kind.rawValue }
    return "\(container.kind.rawValue) \"\(DisplayText.line(label.rendered))\""
  }

  /// What is heard, once for each alternative.
  private func captions(of element: AccessibilityElement) -> [String] {
    var captions: [String] = []
    for alternative in TranscriptBuilder().alternatives(of: element) {
      let caption = DisplayText.line(voiceOver.utterance(for: alternative.element).caption)
      if !caption.isEmpty, !captions.contains(caption) { captions.append(caption) }
    }
    return captions
  }

  private func line(_ element: AccessibilityElement, _ depth: Int) -> String {
    let heard = captions(of: element).joined(separator: " | ")
    var text = element.role.rawValue + (heard.isEmpty ? "" : " \"\(heard)\"")
    var traits = element.traits.reported
    traits += element.conditionalTraits.map {
      "\($0.traits.reported.joined(separator: ", ")) when \(DisplayText.line($0.condition.description))"
    }
    if !traits.isEmpty { text += "  [\(traits.joined(separator: ", "))]" }
    switch element.exposure {
    case .exposed: break
    case .hidden: text += "  (hidden)"
    case .absent: text += "  (no element)"
    }
    if element.certainty != .known {
      text += "  (\(element.certainty.rawValue): \(element.shownReasons.map(DisplayText.line).joined(separator: "; ")))"
    }
    return DisplayText.spread(row(depth, text), places.text(for: element), to: width)
  }
}
