import PlatformKnowledge
import SourceModel
import SwiftSource

/// Failures of what people or screens begin, of which code tells nobody but the log.
enum SilentFailures {
  /// What begins the work.
  enum Start: Sendable { case pressed, loaded, called }

  struct Failure: Sendable {
    let start: Start
    let place: SourceRange
    /// Further ones of the same type.
    let others: [SourceRange]
  }

  static func all(in project: ProjectSubject) -> [Failure] {
    let all = project.ofEachType(ErrorNotTold.self, "starts") { type -> [Begun] in
      [
        Begun(by: .pressed, WorkStarts.pressed(in: type), in: type), Begun(by: .loaded, WorkStarts.loaded(in: type), in: type),
        Begun(by: .loaded, WorkStarts.made(in: type), in: type, asMade: type.name),
        Begun(by: .called, WorkStarts.called(in: type), in: type),
      ].compactMap(\.self)
    }
    guard !all.isEmpty else { return [] }
    let onScreens = Set(project.ofEachType(ErrorNotTold.self, "kept") { $0.isScreen ? $0.keptClasses.map(\.value) + [$0.name] : [] })
    let starts = all.filter { $0.made.map(onScreens.contains) ?? true }
    var begun: [Start: [Begun]] = [:]
    for one in starts { begun[one.start, default: []].append(one) }
    let owners = Dictionary(
      project.ofEachType(ErrorNotTold.self, "names") { type in
        type.parts.flatMap(\.members.functions).map { ($0.name, type.name) }
      }.map { ($0.0, [$0.1]) }, uniquingKeysWith: +)
    let known = KnownFunctions(project)
    let reached = begun.mapValues { begun in
      // A function that goes by its name alone is known where there is only one of that name.
      let unique = begun.flatMap(\.names).compactMap { name in owners[name].flatMap { $0.count == 1 ? "\($0[0]).\(name)" : nil } }
      return known.reached(from: Set(begun.flatMap(\.ofObjects) + unique))
    }
    let swallowing = known.all
    let keeping = keeping(swallowing)
    let unanswered = starts.flatMap(\.unanswered) + swallowing.flatMap(\.unanswered)
    let givers = GivenFailures.Givers(in: project, asked: Set(unanswered.map(\.function)))
    let results = UnreadResults.givers(in: project)
    var seen: Set<SourceRange> = []
    return Start.allCases.flatMap { start -> [Failure] in
      guard let begun = begun[start], let reached = reached[start] else { return [] }
      let all = swallowing.filter { reached.contains($0.key) }
      let functions = all.filter { start != .loaded || $0.keeps }
      // `Keys.check { success in if success { self.showAll() } }`
      let further = start != .loaded ? [] : all.filter { !$0.keeps }.flatMap { one in
        one.unanswered.filter { one.goesOn($0, to: keeping) }.map { ($0, one.type) }
      }
      let thrownAway = (begun.flatMap { one in one.unanswered.map { ($0, one.type) } }
        + functions.flatMap { one in one.unanswered.map { ($0, one.type) } } + further).filter { start != .loaded || !$0.0.isAtOnce }.filter(givers.mayFail).map(\.0.place)
      // What a screen loads at once is there as soon as it shows.
      let silent = (begun.flatMap(\.silent) + functions.flatMap(\.silent)).filter { start != .loaded || !$0.isAtOnce && (!$0.isLeftOut || $0.spins) }
      let unread = (begun.flatMap(\.unread) + functions.flatMap(\.unread)).filter { results.contains($0.function) }
      let places = silent.map(\.range) + thrownAway + unread.map(\.place)
      return gathered(places.filter { seen.insert($0).inserted }, project).map { Failure(start: start, place: $0[0], others: Array($0[1...])) }
    }
  }

  /// The functions that keep what they were given, and those that call one of these where all went well, by their keys.
  private static func keeping(_ functions: [Function]) -> Set<String> {
    var keeping = Set(functions.filter(\.keeps).map(\.key))
    var open = functions.filter { one in !one.keeps && one.unanswered.contains { !$0.goesOn.isEmpty } }
    while true {
      let found = open.filter { one in one.unanswered.contains { one.goesOn($0, to: keeping) } }
      if found.isEmpty { return keeping }
      keeping.formUnion(found.map(\.key))
      open.removeAll { keeping.contains($0.key) }
    }
  }

  /// The places of one type together: a model that tells of no failure does so by one decision.
  private static func gathered(_ places: [SourceRange], _ project: ProjectSubject) -> [[SourceRange]] {
    var order: [SourceRange] = []
    var byType: [SourceRange: [SourceRange]] = [:]
    for place in places {
      let type = project.code.part(around: place)?.range ?? place
      if byType[type] == nil { order.append(type) }
      byType[type, default: []].append(place)
    }
    return order.compactMap { byType[$0] }
  }

  /// The functions of types, and those that stand by themselves, read where something that people or screens begin comes
  /// to one of them.
  private final class KnownFunctions {
    private let project: ProjectSubject
    private let types: [String: WholeType]
    private let loose: [FunctionDeclaration]
    private let looseNames: Set<String>
    private var byType: [String: [Function]] = [:]
    private var ofNone: [String: [Function]] = [:]
    /// Who conforms to what, by the name of that.
    private lazy var heirs: [String: [String]] = Dictionary(
      project.ofEachType(ErrorNotTold.self, "heirs") { type in
        type.parts.compactMap(\.declaration).flatMap { $0.inheritedTypes + $0.addedTypes }.map { ($0.name, [type.name]) }
      }, uniquingKeysWith: +)

    init(_ project: ProjectSubject) {
      self.project = project
      types = Dictionary(project.code.types.map { ($0.name, $0) }) { first, _ in first }
      loose = project.allFiles.flatMap(\.functions)
      looseNames = Set(loose.map(\.name))
    }

    /// Those of the types that were come to, as they stand in the project, and those of no type.
    var all: [Function] {
      var seen: Set<String> = []
      let names = loose.map(\.name).filter { ofNone[$0] != nil && seen.insert($0).inserted }
      return project.code.types.flatMap { byType[$0.name] ?? [] } + names.flatMap { ofNone[$0] ?? [] }
    }

    /// The functions that are called, and those that they call in turn.
    func reached(from keys: Set<String>) -> Set<String> {
      var reached = keys
      var open = Array(keys)
      while let key = open.popLast() {
        for next in answering(key) where reached.insert(next).inserted { open.append(next) }
        for function in functions(besides: key) where function.key == key {
          for next in function.calls where reached.insert(next).inserted { open.append(next) }
        }
      }
      return reached
    }

    /// Of a protocol of the project whoever conforms to it is called: `delegate?.wantsReport()`, `worker.load()`.
    private func answering(_ key: String) -> [String] {
      guard let dot = key.lastIndex(of: "."), let type = types[String(key[..<dot])],
        type.parts.contains(where: { $0.declaration?.kind == .protocolType }) else { return [] }
      return (heirs[type.name] ?? []).map { $0 + key[dot...] }
    }

    /// The functions of the type that one is of.
    private func functions(besides key: String) -> [Function] {
      guard let dot = key.lastIndex(of: ".") else { return [] }
      let name = String(key[..<dot])
      guard !name.isEmpty else { return functions(ofNone: String(key[key.index(after: dot)...])) }
      guard let type = types[name] else { return [] }
      if let known = byType[name] { return known }
      let found = project.values(ErrorNotTold.self, "functions of \(name)", [type], SilentFailures.functions)
      byType[name] = found
      return found
    }

    private func functions(ofNone name: String) -> [Function] {
      guard looseNames.contains(name) else { return [] }
      if let known = ofNone[name] { return known }
      let found = loose.filter { $0.name == name }.compactMap { SilentFailures.function($0, of: "", keeping: [:], [], hearing: [], writesLogs: false) }
      ofNone[name] = found
      return found
    }
  }

  /// A function that swallows what goes wrong, or that calls others that may.
  private struct Function: Sendable {
    let type: String
    let key: String
    let silent: [SilentCode.Place]
    let unanswered: [GivenFailures.Use]
    let unread: [UnreadResults.Use]
    /// It keeps what it was given, for others to show.
    let keeps: Bool
    let calls: Set<String>

    /// Whether one of certain functions of the type is called where what was asked for went well.
    func goesOn(_ use: GivenFailures.Use, to functions: Set<String>) -> Bool {
      use.goesOn.contains { functions.contains("\(type).\($0)") }
    }
  }

  /// One of these stands in all code that is looked for.
  private static let failing = [
    "catch", "failure", "err", "await", "sink", "ucce", "esult", "ailed", "statusCode", "dataTask", "try?", "canSend", "canMakePayments",
    "onnect", "eachab", "nline", "PhotosAlbum", "guard let", "if let",
  ]

  private static func functions(of type: WholeType) -> [Function] {
    guard type.mentions(failing) else { return [] }
    let kept = type.keptClasses
    let own = Set(type.parts.flatMap(\.members.functions).map(\.name))
    let unfailing = type.unfailingPublishers
    // That a log cannot be written is nothing to those who use the app.
    let writesLogs = !NameWords.words(.log).isDisjoint(with: DecorativeNames.parts(of: type.name))
    return type.parts.flatMap(\.members.functions).compactMap { function($0, of: type.name, keeping: kept, own, hearing: unfailing, writesLogs: writesLogs) }
  }

  /// - Parameters:
  ///   - type: Empty for a function that stands by itself.
  ///   - kept: The classes of what the type keeps.
  ///   - own: The names of the functions of the type.
  ///   - unfailing: Its properties that hold publishers which never fail.
  private static func function(
    _ function: FunctionDeclaration, of type: String, keeping kept: [String: String], _ own: Set<String>, hearing unfailing: Set<String>,
    writesLogs: Bool
  ) -> Function? {
    guard let body = function.body else { return nil }
    var calls = CallNames()
    CodeWalk.expressions(of: body) { expression in
      if case .call(let call) = expression.kind { calls.note(call, of: kept, in: type, own) }
    }
    guard !getsSidePicture(function.name) else {
      return Function(type: type, key: "\(type).\(function.name)", silent: [], unanswered: [], unread: [], keeps: false, calls: calls.ofObjects)
    }
    return Function(
      type: type, key: "\(type).\(function.name)",
      silent: SilentCode.all(in: body, answering: function.handlers, hearing: unfailing).filter { place in
        (!place.isAtOnce || !writesLogs) && (!place.removesFile || StoredWork.isAskedToRemove(function.name))
      },
      unanswered: GivenFailures.unanswered(in: body), unread: UnreadResults.unread(in: body),
      // What takes away the wheel of a screen hands on what it was given, if not by itself.
      keeps: SilentCode.keeps(body) || function.returnType?.name == "[]" || WaitEnds.stand(inClosuresOf: body), calls: calls.ofObjects)
  }

  /// `fetchAvatar()`, `loadThumbnail()`: a picture beside words, which are there without it.
  private static func getsSidePicture(_ function: String) -> Bool {
    let words = IdentifierWords.split(function).map { $0.lowercased() }
    guard words.count > 1, let last = words.last, NameWords.words(.sidePicture).contains(last) else { return false }
    return NameWords.words(.fetchingVerb).union(NameWords.words(.loadingAnew)).contains(words[0])
  }

  /// What buttons of a type do, or what it loads when it appears.
  private struct Begun: Sendable {
    let start: Start
    /// The class, where it begins this when it is made.
    let made: String?
    let type: String
    var silent: [SilentCode.Place] = []
    var unanswered: [GivenFailures.Use] = []
    var unread: [UnreadResults.Use] = []
    /// Functions that are called, by their last names.
    var names: Set<String> = []
    /// Those of the type itself and of objects that it keeps, by their classes: "Checkout.pay" of `checkout.pay()`.
    var ofObjects: Set<String> = []

    init?(by start: Start, _ codes: WorkStarts, in type: WholeType, asMade made: String? = nil) {
      (self.start, self.made, self.type) = (start, made, type.name)
      guard !codes.bodies.isEmpty || !codes.names.isEmpty else { return nil }
      let kept = type.keptClasses
      let functions = type.parts.flatMap(\.members.functions)
      let own = Set(functions.map(\.name))
      let unfailing = type.unfailingPublishers
      var calls = CallNames(names: codes.names)
      calls.ofObjects = Set(codes.names.filter(own.contains).map { "\(type.name).\($0)" }).union(codes.ofTypes).union(codes.ofMembers.compactMap { path in
        type.property(at: path, kept).map { "\($0.owner).\($0.name)" }
      })
      func note(_ body: Block) {
        CodeWalk.expressions(of: body) { expression in
          if case .call(let call) = expression.kind { calls.note(call, of: kept, in: type.name, own) }
        }
      }
      for body in codes.bodies {
        if start != .loaded || SilentCode.keeps(body) || Self.asksWatched(body, of: type) {
          if let around = functions.first(where: { $0.body === body }), SilentFailures.getsSidePicture(around.name) {
            note(body)
            continue
          }
          // A file that is removed on the way, as when something is left, was nobody's wish.
          silent += SilentCode.all(in: body, hearing: unfailing).filter { place in
            !place.removesFile || functions.first { $0.range.contains(place.range) }.map { StoredWork.isAskedToRemove($0.name) } ?? true
          }
          unanswered += GivenFailures.unanswered(in: body)
          unread += UnreadResults.unread(in: body)
        }
        note(body)
      }
      // What the functions of the type call in turn.
      for function in functions where calls.names.contains(function.name) {
        if let body = function.body { note(body) }
      }
      (names, ofObjects) = (calls.names, calls.ofObjects)
    }

    /// Whether code asks an object that the view watches for something and is given the answer as well: what the object
    /// keeps is shown.
    private static func asksWatched(_ body: Block, of type: WholeType) -> Bool {
      let wrappers = FrameworkNames.names(.watchingWrapper).filter { $0.hasSuffix("Object") }
      let watched = Set(type.parts.flatMap(\.members.properties).filter { property in
        property.attributes.contains { wrappers.contains($0.name) }
      }.map(\.name))
      guard !watched.isEmpty else { return false }
      var asks = false
      CodeWalk.expressions(of: body) { expression in
        guard !asks, case .call(let call) = expression.kind, case .member(let base?, _) = call.callee.kind,
          base.variableName.map(watched.contains) ?? false else { return }
        asks = call.arguments.contains { if case .closure = $0.value.kind { true } else { false } }
      }
      return asks
    }
  }

  private struct CallNames {
    var names: Set<String> = []
    var ofObjects: Set<String> = []

    mutating func note(_ call: Call, of kept: [String: String], in type: String, _ own: Set<String>) {
      guard let name = call.callee.plainName else { return }
      names.insert(name)
      switch call.callee.kind {
      // `requestLogIn(token)`, of no type.
      case .name:
        guard name.first?.isLowercase ?? false else { return }
        ofObjects.insert(own.contains(name) ? "\(type).\(name)" : ".\(name)")
      case .member(let base?, _):
        // `AccountAPI(session).remove()`, `AccountAPI.shared.remove()`
        if let type = base.madeType ?? base.typeName { ofObjects.insert("\(type).\(name)") }
        guard let owner = base.variableName else { return }
        if owner == "self", own.contains(name) { ofObjects.insert("\(type).\(name)") }
        if let owner = kept[owner] { ofObjects.insert("\(owner).\(name)") }
      default: break
      }
    }
  }
}

extension SilentFailures.Start: CaseIterable {}

extension WholeType {
  /// A view, an app or a controller.
  fileprivate var isScreen: Bool {
    parts.compactMap(\.declaration).flatMap { $0.inheritedTypes + $0.addedTypes }.contains { ["View", "App", "Scene"].contains($0.name) || $0.name.hasSuffix("Controller") }
  }

  /// The classes of what the type holds or has from its surroundings, by the names of the properties.
  var heldClasses: [String: String] {
    Dictionary(parts.flatMap(\.members.properties).compactMap { property in
      (property.heldClass ?? property.environmentType).map { (property.name, $0) }
    }) { first, _ in first }
  }

  /// The property that a name in the code of the type stands for, and the type that has it: one of its own, or of what a
  /// property holds, `films` and `library.films`, with or without the sign of a binding.
  ///
  /// - Parameter held: The classes of what the type holds.
  func property(at path: String, _ held: [String: String]) -> (owner: String, name: String)? {
    let parts = path.split(separator: ".").map { $0.hasPrefix("$") ? String($0.dropFirst()) : String($0) }
    switch parts.count {
    case 1: return (name, parts[0])
    case 2: return held[parts[0]].map { ($0, parts[1]) }
    default: return nil
    }
  }

  /// The classes of what the type keeps, by the names of the properties.
  var keptClasses: [String: String] {
    Dictionary(parts.flatMap(\.members.properties).compactMap { property in
      // `let repository = Repository.shared`
      (property.type?.name ?? property.heldClass ?? property.initializer?.madeType).map { (property.name, $0) }
    }) { first, _ in first }
  }
}

extension Expression {
  /// The type that is made or whose member is asked for: `Store` of `Store(url)` and `Store.shared`.
  fileprivate var madeType: String? {
    let type: Expression
    switch kind {
    case .call(let call): type = call.callee
    case .member(let base?, let name) where name.first?.isLowercase ?? false: type = base
    case .optionalChain(let inner), .forceUnwrap(let inner): return inner.madeType
    default: return nil
    }
    guard case .name(let name) = type.kind, name.first?.isUppercase ?? false else { return nil }
    return name
  }

  /// `store` of `store`, `self.store` and `store?`; "self" of that alone; nil for anything longer.
  fileprivate var variableName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.variableName == "self" ? name : nil
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.variableName
    default: nil
    }
  }
}
