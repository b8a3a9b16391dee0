import SourceModel

/// What Earshot found in a project and what it could not follow, to tell what to configure.
public struct DoctorReport: Sendable {
  /// Something from outside the project that keeps elements from being known.
  public struct Unresolved: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      case component, modifier, platformView = "platform-view"
    }

    public var kind: Kind
    public var name: String
    /// Elements that are not fully known for this reason.
    public var elements: Int

    public init(kind: Kind, name: String, elements: Int) {
      self.kind = kind
      self.name = name
      self.elements = elements
    }
  }

  /// A fact with the number of files it is about.
  public struct Count: Hashable, Sendable {
    public var name: String
    public var count: Int

    public init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// Results that earlier runs kept.
  public struct Cache: Hashable, Sendable {
    /// Absolute.
    public var folder: String
    public var files: Int
    public var bytes: Int

    public init(folder: String, files: Int, bytes: Int) {
      self.folder = folder
      self.files = files
      self.bytes = bytes
    }
  }

  /// An expression that makes a view and is in no screen, with the reason.
  public struct MissedView: Hashable, Sendable {
    public var view: String
    public var place: SourceRange
    public var reason: String

    public init(view: String, place: SourceRange, reason: String) {
      self.view = view
      self.place = place
      self.reason = reason
    }
  }

  public var root: String
  /// Relative to the working directory; nil without one.
  public var configuration: String?
  /// Swift files by what they are for.
  public var files: [Count]
  /// Files of each module that a package manifest names.
  public var modules: [Count]
  /// Files of each module of a package or pod on disk that the app uses.
  public var libraries: [Count] = []
  public var developmentLanguage: String
  /// Languages of string catalogs and `.strings` files.
  public var languages: [String]
  /// Deployment targets that are known: `iOS 16.4`.
  public var platforms: [String]
  public var coverage: Coverage
  /// The most frequent first.
  public var unresolved: [Unresolved]
  public var problems: Int
  /// nil where none are kept.
  public var cache: Cache?
  /// What became of the views of the code.
  public var accounting: AccountingSummary?
  /// Code that nobody gets to, by place.
  public var unreached: [MissedView] = []
  /// Code that was not followed, by place.
  public var unfollowed: [MissedView] = []
  /// Of Earshot's own words in the text.
  public var language = MessageLanguage.english
  private var words: Wording { Wording(language: language) }

  public init(
    root: String, configuration: String?, files: [Count], modules: [Count], developmentLanguage: String,
    languages: [String], platforms: [String], coverage: Coverage, unresolved: [Unresolved], problems: Int
  ) {
    self.root = root
    self.configuration = configuration
    self.files = files
    self.modules = modules
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.platforms = platforms
    self.coverage = coverage
    self.unresolved = unresolved
    self.problems = problems
  }

  // MARK: - Text

  /// Rows of unresolved names that are shown.
  private static let rowLimit = 15

  public func text(style: TextStyle = .plain) -> String {
    var rows = [
      ("root", root), ("configuration", configuration ?? words("none; 'earshot init' writes one")),
      ("Swift files", listed(files.map { Count(words($0.name), $0.count) })),
    ]
    if !modules.isEmpty { rows.append(("modules", listed(modules))) }
    if !libraries.isEmpty { rows.append(("libraries", listed(libraries))) }
    rows += [
      ("texts in code", developmentLanguage),
      ("translations", languages.isEmpty ? words("none found") : languages.joined(separator: ", ")),
      ("runs on", platforms.isEmpty ? words("not known") : platforms.joined(separator: ", ")),
      (
        "views",
        words("{views}, with {elements}", ["views": String(coverage.views), "elements": coverage.summary(words)])
      ),
    ]
    if let cache {
      rows.append((
        "kept results",
        words("{n} files, {size} KB, in {folder}", [
          "n": String(cache.files), "size": String((cache.bytes + 1023) / 1024), "folder": cache.folder,
        ])))
    }
    if let accounting { rows.append(("expressions", accounting.words(words))) }
    let width = 16
    var text = rows.flatMap { key, value -> [String] in
      let name = words(key)
      let lines = DisplayText.wrapped(DisplayText.line(value), to: style.pageWidth - width)
      return lines.enumerated().map { index, line in
        (index == 0 ? style(.bold, name) + String(repeating: " ", count: max(1, width - DisplayText.width(name)))
          : String(repeating: " ", count: width)) + line + "\n"
      }
    }.joined()
    text += unresolvedText(style)
    text += missedText("View expressions that were not followed", unfollowed, style)
    text += missedText("View expressions that nobody gets to", unreached, style)
    let advice = advice
    if !advice.isEmpty {
      text += "\n" + style(.bold, words("What to do")) + "\n"
      text += advice.flatMap { item in
        DisplayText.wrapped(item, to: style.pageWidth - 4).enumerated().map { index, line in
          (index == 0 ? "  - " : "    ") + line + "\n"
        }
      }.joined()
    }
    return text
  }

  private func listed(_ counts: [Count]) -> String {
    counts.isEmpty ? words("none") : counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
  }

  private func unresolvedText(_ style: TextStyle) -> String {
    if unresolved.isEmpty { return "" }
    var text = "\n" + style(.bold, words("What is not known, by the elements it concerns")) + "\n"
    let width = Unresolved.Kind.allCases.map { DisplayText.width(words($0.words)) }.max() ?? 0
    for item in unresolved.prefix(Self.rowLimit) {
      let number = DisplayText.rightAligned(String(item.elements), to: 6)
      text += "\(number)  \(DisplayText.padded(words(item.kind.words), to: width))  \(DisplayText.line(item.name))\n"
    }
    if unresolved.count > Self.rowLimit {
      let rest = words(
        "and {n} more (--format json has them all)", ["n": String(unresolved.count - Self.rowLimit)])
      text += "        \(rest)\n"
    }
    return text
  }

  private func missedText(_ title: String, _ views: [MissedView], _ style: TextStyle) -> String {
    if views.isEmpty { return "" }
    var text = "\n" + style(.bold, words(title)) + "\n"
    for view in views.prefix(Self.rowLimit) {
      let place = "\(view.place.file.path):\(view.place.startPosition.line)"
      text += "  \(DisplayText.line(place))  \(DisplayText.line(view.view)): \(DisplayText.line(view.reason))\n"
    }
    if views.count > Self.rowLimit {
      let rest = words("and {n} more (--format json has them all)", ["n": String(views.count - Self.rowLimit)])
      text += "  \(rest)\n"
    }
    return text
  }

  private var advice: [String] {
    var result: [String] = []
    if coverage.files == 0 {
      result.append(words("No Swift files of an app were found here: name a folder that has some."))
    }
    if problems > 0 { result.append(words("Some files could not be read or parsed: 'earshot check' names them.")) }
    let components = unresolved.filter { $0.kind == .component }.prefix(3).map(\.name)
    if !components.isEmpty {
      let entries = components.map { "\"\(DisplayText.line($0))\": \"…\"" }.joined(separator: ", ")
      result.append(
        words(
          """
          Say in the configuration what views from packages behave as, with the name of the built-in view that each is \
          like, or transparent, container, absent: "components": {entries}.
          """, ["entries": "{ \(entries) }"]))
    }
    let modifiers = unresolved.filter { $0.kind == .modifier }.prefix(3).map(\.name)
    if !modifiers.isEmpty {
      let names = modifiers.map { "\"\(DisplayText.line($0))\"" }.joined(separator: ", ")
      result.append(
        words("If these modifiers only change how things look, list them: \"modifiers\": [{names}].", ["names": names]))
    }
    if platforms.isEmpty, coverage.files > 0 {
      result.append(
        words("Say what the app runs on: \"platforms\": {example}.", ["example": "{ \"iOS\": \"17.0\" }"]))
    }
    return result
  }

  // MARK: - JSON

  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Tool.schema)), .init("tool", Tool.json), .init("root", .string(root)),
      .init("configuration", JSONValue(configuration)),
      .init("files", Self.json(files)), .init("modules", Self.json(modules)),
      .init("libraries", Self.json(libraries)),
      .init("developmentLanguage", .string(developmentLanguage)), .init("languages", JSONValue(languages)),
      .init("platforms", JSONValue(platforms)), .init("views", .integer(coverage.views)),
      .init(
        "elements",
        [
          "total": .integer(coverage.elements), "known": .integer(coverage.known),
          "partial": .integer(coverage.partial), "opaque": .integer(coverage.opaque),
          "supplied": .integer(coverage.supplied), "repeated": .integer(coverage.repeated),
        ]),
      .init("problems", .integer(problems)), .init("cache", cache.map(Self.json) ?? .null),
      .init(
        "unresolved",
        .array(
          unresolved.map { item in
            [
              "kind": .string(item.kind.rawValue), "name": .string(item.name), "elements": .integer(item.elements),
            ]
          })),
      .init("accounting", accounting?.json ?? .null),
      .init("unreached", .array(unreached.map(\.json))), .init("unfollowed", .array(unfollowed.map(\.json))),
    ]).document()
  }

  private static func json(_ cache: Cache) -> JSONValue {
    ["folder": .string(cache.folder), "files": .integer(cache.files), "bytes": .integer(cache.bytes)]
  }

  private static func json(_ counts: [Count]) -> JSONValue {
    .object(counts.map { .init($0.name, .integer($0.count)) })
  }
}

extension DoctorReport.Unresolved.Kind {
  fileprivate var words: String { self == .platformView ? "platform view" : rawValue }
}

extension DoctorReport.MissedView {
  fileprivate var json: JSONValue {
    let start = place.startPosition
    return [
      "view": .string(view), "file": .string(place.file.path), "line": .integer(start.line),
      "column": .integer(start.column), "reason": .string(reason),
    ]
  }
}

extension AccountingSummary {
  fileprivate func words(_ words: Wording) -> String {
    words(
      "{n} that make views: {heard} heard, {hidden} hidden, {unreached} out of reach, {unfollowed} not followed",
      [
        "n": String(viewExpressions), "heard": String(heard), "hidden": String(hidden),
        "unreached": String(unreached), "unfollowed": String(unfollowed),
      ])
  }
}
