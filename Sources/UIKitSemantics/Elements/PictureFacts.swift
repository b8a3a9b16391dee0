import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import ViewEvaluation

/// What is known of a picture that is shown.
struct Picture {
  var source: ImageSource
  /// What VoiceOver calls it where nothing else names the control.
  var label: Fact<SpokenText>?

  /// The names of the symbol or of the file.
  var names: SpokenText? {
    switch source {
    case .symbol(let name), .asset(let name): name
    case .runtime: nil
    }
  }
}

extension SettingFacts {
  /// The picture that one of the properties holds, in their order.
  func picture(_ names: [String], of object: UIObject) -> Picture? {
    for name in names {
      let settings = object.effective(name).filter { $0.operation == .replace }
      guard !settings.isEmpty else { continue }
      let pictures = settings.compactMap { setting -> (Setting, Picture)? in picture(of: setting).map { (setting, $0) }
      }
      guard let last = pictures.last else { continue }
      return changed(merged(pictures) ?? last.1, by: laterChanges(of: [name], object, besides: settings, again: true))
    }
    return nil
  }

  /// A picture with those that later code puts in its place, where all are of one kind and known.
  private func changed(_ first: Picture, by changes: [Setting]) -> Picture {
    let pictures = changes.compactMap { setting in picture(of: setting).map { (setting: setting, picture: $0) } }
    guard !pictures.isEmpty, var label = first.label, !label.value.hasHoles else { return first }
    func names(_ source: ImageSource) -> SpokenText? {
      switch (source, first.source) {
      case (.symbol(let name), .symbol), (.asset(let name), .asset): name.hasHoles ? nil : name
      default: nil
      }
    }
    guard let own = names(first.source), pictures.allSatisfy({ names($0.picture.source) != nil && $0.picture.label != nil })
    else { return first }
    let all = turned(own, by: pictures.map { ($0.setting, names($0.picture.source)) })
    guard all != own else { return first }
    label.value = turned(label.value, by: pictures.map { ($0.setting, $0.picture.label?.value) })
    switch first.source {
    case .symbol(let name):
      label.origin = .symbol(name: all.namesInMessages, recorded: pictures.allSatisfy(\.picture.isRecorded) && first.isRecorded)
      return Picture(source: name == own ? .symbol(all) : first.source, label: label)
    case .asset:
      label.origin = .asset(name: all.namesInMessages)
      return Picture(source: .asset(all), label: label)
    case .runtime: return first
    }
  }

  /// What code chooses again each time, the first one among the choices, is that choice.
  private func turned(_ first: SpokenText, by changes: [(setting: Setting, text: SpokenText?)]) -> SpokenText {
    let others = changes.filter { $0.text != nil && $0.text != first }
    if let choice = others.first?.text, others.allSatisfy({ $0.text == choice }), choice.literals.count > 1,
      let own = first.literal, choice.literals.contains(own) { return choice }
    return changed(first, by: changes)
  }

  /// Pictures under different conditions as one with alternatives, when they are of one kind.
  private func merged(_ pictures: [(Setting, Picture)]) -> Picture? {
    let open = pictures.filter { !$0.0.conditions.isEmpty }
    guard open.count > 1, open.count <= SettingGroup.limit, let subject = open[0].0.conditions.last?.subject else {
      return nil
    }
    if open.allSatisfy({ $0.0.conditions.last?.subject == subject }) {
      return combined(open.map { ([$0.0.conditions[$0.0.conditions.count - 1]], $0.1) })
    }
    guard areOfOneChain(open.map(\.0)) else { return nil }
    return combined(open.map { ($0.0.conditions, $0.1) })
  }

  /// Whether settings stand in the branches of one `if` with `else if` behind it: of two, one stands where a test of the
  /// other has another outcome.
  func areOfOneChain(_ settings: [Setting]) -> Bool {
    settings.indices.allSatisfy { position in
      settings[(position + 1)...].allSatisfy { other in
        settings[position].conditions.contains { condition in
          other.conditions.contains { $0.subject == condition.subject && $0.branch != condition.branch }
        }
      }
    }
  }

  /// - Parameter pictures: Each under the outcomes of tests inside each other.
  private func combined(_ pictures: [(conditions: [Condition], picture: Picture)]) -> Picture? {
    var names: [(conditions: [Condition], text: SpokenText)] = []
    var labels: [(conditions: [Condition], text: SpokenText)] = []
    var symbols = 0
    for (conditions, picture) in pictures {
      guard let label = picture.label else { return nil }
      switch picture.source {
      case .symbol(let name): (names, symbols) = (names + [(conditions, name)], symbols + 1)
      case .asset(let name): names.append((conditions, name))
      case .runtime: return nil
      }
      labels.append((conditions, label.value))
    }
    guard var label = pictures.first?.picture.label, symbols == 0 || symbols == pictures.count else { return nil }
    label.value = chosen(labels)
    let described = pictures.compactMap { $0.picture.name }.joined(separator: "' or '")
    guard symbols > 0 else {
      label.origin = .asset(name: described)
      return Picture(source: .asset(chosen(names)), label: label)
    }
    let isRecorded = pictures.allSatisfy { entry in
      if case .symbol(_, true)? = entry.picture.label?.origin { return true }
      return false
    }
    label.origin = .symbol(name: described, recorded: isRecorded)
    return Picture(source: .symbol(chosen(names)), label: label)
  }

  /// Texts of which tests inside each other choose one.
  private func chosen(_ texts: [(conditions: [Condition], text: SpokenText)]) -> SpokenText {
    guard let last = texts.last, texts.allSatisfy({ !$0.conditions.isEmpty }) else { return texts.last?.text ?? .empty }
    var outcomes: [Condition] = []
    for text in texts where !outcomes.contains(text.conditions[0]) { outcomes.append(text.conditions[0]) }
    guard texts.count > 1 || outcomes.count > 1 else { return last.text }
    return .choice(outcomes.map { outcome in
      let inner = texts.filter { $0.conditions[0] == outcome }.map { (Array($0.conditions.dropFirst()), $0.text) }
      return SpokenText.Alternative(condition: outcome, text: inner.count == 1 ? inner[0].1 : chosen(inner))
    })
  }

  func picture(of setting: Setting) -> Picture? {
    picture(of: setting.value, source: setting.source)
  }

  private func picture(of value: Value, source: SourceRange) -> Picture? {
    switch value {
    case .object:
      guard let image = value.object else { return nil }
      return picture(ofImage: image)
    case .choice(let alternatives):
      let pictures = alternatives.compactMap { alternative in
        picture(of: alternative.value, source: source).map { ([alternative.condition], $0) }
      }
      return combined(pictures) ?? pictures.first?.1
    case .absent, .array, .closure: return nil
    case .member(let member) where member.arguments.isEmpty:
      return generated(member.name, source) ?? ofSystem(member.name) ?? Picture(source: .runtime(evaluator.shortText(source)), label: nil)
    default: return Picture(source: .runtime(evaluator.shortText(source)), label: nil)
    }
  }

  /// `.heroBanner` and `UIImage.heroBanner`, which Xcode makes of an asset catalog.
  private func generated(_ member: String, _ source: SourceRange) -> Picture? {
    let last = member.split(separator: ".").last.map(String.init) ?? member
    return assets.image(forSwiftName: last).map { name in
      Picture(
        source: .asset(SpokenText(name)),
        label: Fact(SpokenText(name), origin: .asset(name: name), source: source, localization: .verbatim))
    }
  }

  /// `UIImage.add` and its kin, symbols of the system with words of its own (Apple: documentation of UIImage, system
  /// images); which words, only a device says.
  private func ofSystem(_ member: String) -> Picture? {
    let last = member.split(separator: ".").last.map(String.init) ?? member
    guard ["actions", "add", "checkmark", "remove", "strokedCheckmark"].contains(last) else { return nil }
    return Picture(source: .runtime("UIImage.\(last)"), label: Fact(.hole("UIImage.\(last)"), origin: .content))
  }

  /// `UIImage(systemName:)`, `UIImage(named:)` and their kin.
  private func picture(ofImage image: UIObject) -> Picture? {
    let own = text("accessibilityLabel", of: image, origin: .modifier("accessibilityLabel"))
    for name in ["systemName", "systemImageNamed", "symbolName"] {
      guard let setting = image.all(name).last, let names = text(of: setting)?.spoken else { continue }
      return symbol(names, source: setting.source, own: own)
    }
    for name in ["named", "imageLiteralResourceName", "resourceName", "resource"] {
      guard let setting = image.all(name).last else { continue }
      return asset(setting, own: own)
    }
    return Picture(source: .runtime(evaluator.shortText(image.source)), label: own)
  }

  func symbol(_ names: SpokenText, source: SourceRange, own: Fact<SpokenText>? = nil) -> Picture {
    let isRecorded = !names.hasHoles && names.literals.allSatisfy(symbols.isRecorded)
    let label = Fact(
      names.mapLiterals(symbols.spoken), origin: .symbol(name: names.namesInMessages, recorded: isRecorded), source: source)
    return Picture(source: .symbol(names), label: own ?? label)
  }

  private func asset(_ setting: Setting, own: Fact<SpokenText>?) -> Picture {
    var name: SpokenText
    if let member = setting.value.memberName {
      // Accessors stand in types named for catalogs and folders, which are no part of the name.
      let known = assets.image(forSwiftName: member)
        ?? member.split(separator: ".").last.flatMap { assets.image(forSwiftName: String($0)) }
      // A path without an asset is no name that anybody hears.
      name = known == nil && member.contains(".") ? .hole(member) : SpokenText(known ?? member)
    } else {
      name = text(of: setting)?.spoken ?? .hole(evaluator.shortText(setting.source))
    }
    let label = Fact(name, origin: .asset(name: name.namesInMessages), source: setting.source, localization: .verbatim)
    return Picture(source: .asset(name), label: own ?? label)
  }
}

extension Picture {
  fileprivate var isRecorded: Bool {
    if case .symbol(_, true)? = label?.origin { return true }
    return false
  }

  fileprivate var name: String? {
    switch source {
    case .symbol(let name), .asset(let name): name.rendered
    case .runtime: nil
    }
  }
}

extension FactOrigin {
  /// Of one of two things, where they are of one kind.
  func or(_ other: FactOrigin) -> FactOrigin {
    switch (self, other) {
    case (.asset(let first), .asset(let second)): .asset(name: "\(first)' or '\(second)")
    case (.symbol(let first, let isFirst), .symbol(let second, let isSecond)):
      .symbol(name: "\(first)' or '\(second)", recorded: isFirst && isSecond)
    default: self
    }
  }
}
