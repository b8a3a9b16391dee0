import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Pictures that stand where another one will be, faces by which alone people know whose something is, and ticks that come and go.
extension UnnamedPicture.Place {
  /// The code around it is called so: `var avatarPlaceholder: some View`.
  static func isCalledPlaceholder(_ element: AccessibilityElement) -> Bool {
    guard element.framework == .swiftUI else { return false }
    return element.source.file.memberNames(around: element.source.start).contains { name in
      IdentifierWords.split(name).contains { $0.lowercased() == "placeholder" }
    }
  }

  /// A tick on a plate in front of words that are there with and without it: it tells a state, and they do not.
  static func comesAsTick(_ subject: ElementSubject, _ image: ImageSource, beside words: ElementSubject?) -> Bool {
    guard let words, case .symbol(let name) = image, let symbol = name.literal, SFSymbols.isTick(symbol) else { return false }
    return words.when.count < subject.when.count
  }

  /// In the place of somebody's face, where no text near it says whose: what stands there tells whose it is.
  static func isOfNobodyNamed(_ subject: ElementSubject) -> Bool {
    guard isOfFace(subject.element), !isOfAnybody(subject.element) else { return false }
    return !subject.neighbours(before: reach, after: reach).contains { other in
      other.element.role == .text && other.element.exposure == .exposed && subject.coexists(with: other) && isNameOfPerson(other.element)
    }
  }

  /// What is drawn around a face, and what else may stand in its place, comes between.
  private static let reach = 14

  /// The symbol for a person or a photo is the same for all of them.
  private static func isOfAnybody(_ element: AccessibilityElement) -> Bool {
    guard case .symbol(let name)? = element.image else { return false }
    return name.literals.contains { symbol in ["person", "photo"].contains(where: symbol.hasPrefix) }
  }

  /// The code around it, or a component that it is a part of, is called after a face: `AvatarBadge`.
  private static func isOfFace(_ element: AccessibilityElement) -> Bool {
    let (file, start) = (element.source.file, element.source.start)
    let names = [file.typeName(around: start)].compactMap(\.self) + file.memberNames(around: start) + element.callSites.map(\.view)
    return names.contains { IdentifierWords.split($0).contains { NameWords.words(.facePicture).contains($0.lowercased()) } }
  }

  /// `Text(displayName)`, `Text(sender.username)`
  private static func isNameOfPerson(_ text: AccessibilityElement) -> Bool {
    let written = CallArguments(of: text.source).arguments.first?.value.text ?? ""
    return ((text.label?.value.holes ?? []) + [written]).contains { path in
      let name = path.split(separator: ".").last.map(String.init) ?? path
      return IdentifierWords.split(name).last.map { NameWords.words(.personName).contains($0.lowercased()) } ?? false
    }
  }
}

extension String {
  /// `L10n.Profile.town`: a text of a table that a tool made types of.
  var isOfTextTable: Bool {
    guard let root = split(separator: ".").first, root.count < count, root.first?.isUppercase ?? false else { return false }
    let name = root.lowercased()
    return NameWords.words(.generatedText).contains(where: name.hasSuffix)
  }
}
