import AccessibilityModel
import SourceModel

/// What the rules about names ask of an element before they judge.
extension AccessibilityElement {
  /// Something that could not be followed and that may have named the element.
  var namingDoubt: UnknownReason? {
    guard certainty != .known else { return nil }
    return reasons.first { $0.subject != "accessibilityAddTraits" }
  }

  var isUnnamed: Bool { label?.value.isBlank ?? true }

  /// A modifier took the name away; that is `empty-label`, whatever the element is.
  var hasEmptiedLabel: Bool {
    guard let label, label.origin == .modifier("accessibilityLabel") else { return false }
    return label.value.isBlank
  }

  /// A picture whose name nobody chose: none at all, the name of a symbol or the name of a file.
  var isUnnamedPicture: Bool {
    switch label?.origin {
    case nil, .symbol?, .asset?: true
    default: false
    }
  }

  /// The whole label of a control is hidden from assistive technologies or a decorative picture, and nothing else
  /// names it; that is `decorative-only-control`.
  var isDecorationOnly: Bool {
    guard role.isControl, isUnnamed, !hasEmptiedLabel, !content.isEmpty else { return false }
    switch role {
    case .picker, .pickerOption, .textField, .secureField, .textEditor, .searchField: return false
    default: break
    }
    var found = false
    for part in content {
      switch part.exposure {
      case .exposed: return false
      case .hidden:
        // Hidden by an opacity or a condition: the control may show something else then.
        guard part.isHiddenByModifier else { return false }
        found = true
      case .absent:
        if part.isDecorativeImage { found = true }
      }
    }
    return found
  }

  /// `Image(decorative:)`, as opposed to a picture from a network.
  var isDecorativeImage: Bool {
    guard role == .image, exposure == .absent, case .asset? = image else { return false }
    return true
  }

  var isHiddenByModifier: Bool {
    exposure == .hidden && modifiers.contains { $0.name == "accessibilityHidden" }
  }
}

extension ElementSubject {
  /// Items of a menu are shown as text and picture by the system, whatever they are made of.
  var isInMenu: Bool { !screen.isRoot && (screen.name.hasSuffix("› menu") || screen.name.hasSuffix("› context menu")) }

  /// The system draws what stands in an alert and heeds no modifiers there.
  var isInAlert: Bool { !screen.isRoot && (screen.name.hasSuffix("› alert") || screen.name.hasSuffix("› dialog")) }
}

extension AccessibilityElement {
  /// Hidden by a modifier of its own chain, which views without an element do not carry.
  var isHiddenInChain: Bool { expression.text.contains(".accessibilityHidden(true)") }
}

extension SourceRange {
  /// Without the line break and the indentation before the dot of a modifier.
  var fromDot: SourceRange {
    var begin = start
    while begin < end, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[begin]) { begin += 1 }
    return SourceRange(file: file, start: begin, end: end)
  }
}
