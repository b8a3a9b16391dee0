import AccessibilityModel
import AssistiveTechnologies
import Project
import Rules
import SourceModel
import SwiftSource
import SwiftUISemantics

/// The steps of an analysis, and what one analysis leaves for the next.
struct AnalysisWork {
  private let options: AnalysisOptions
  /// Views that are built by themselves even if they are whole in others.
  var alsoBuilt: Set<ViewName> = []
  /// What files declare that two states of the project have, one of which is analysed.
  var states: JoinedStates?
  /// What was made for a project that has hardly changed since; nil when nothing is to be kept.
  private var kept: KeptWork?

  /// - Parameter keeps: Whether there will be another analysis of the same project.
  init(_ options: AnalysisOptions, keeps: Bool) {
    self.options = options
    kept = keeps ? KeptWork() : nil
  }

  /// Analyses a project. What the last analysis left is of use as far as the files are the same objects. After work
  /// that was broken off, it is this value as it was before that has to be used again.
  mutating func run<Failure: Error>(
    on project: Project, _ clock: StageClock, _ patience: Patience<Failure>
  ) async throws(Failure) -> Analysis {
    let spare = SpareWork()
    do {
      return try await run(on: project, clock, patience, spare)
    } catch {
      await spare.end()
      throw error
    }
  }

  /// - Parameter spare: What does not wait for screens is done while the last of them are built.
  private mutating func run<Failure: Error>(
    on given: Project, _ clock: StageClock, _ patience: Patience<Failure>, _ spare: SpareWork
  ) async throws(Failure) -> Analysis {
    var clock = clock
    let read = given.completed(deployment: options.deployment, languages: options.languages)
    options.progress?(.parsing, 0, read.sources.count)
    async let interfaceFiles = Interfaces(read.interfaceFiles, objectiveC: read.objectiveC, before: kept?.interfaces)
    let lowered = LeftBehindTypes.leftOut(
      of: zip(await lower(read, patience), read.sources).map(TabledViews.leftOut), unbuilt: read.unbuiltPaths)
    let project = ShippedPreviews.counted(in: read, lowered)
    try patience.check()
    let index = DeclarationIndex(zip(project.sources, lowered).filter { $0.0.role != .packageManifest }.map(\.1))
    let locale = options.locale ?? options.languages.first ?? project.developmentLanguage
    let interfaces = await interfaceFiles
    kept?.take(project, languages: [locale, project.developmentLanguage])
    kept?.take(interfaces)
    kept?.replaceFiles(by: lowered, in: index)
    clock.end(.parsing)
    let catalog = ScreenCatalog(
      project: project, files: lowered, index: index, interfaces: interfaces, system: options.system)
    let sources = Array(zip(project.sources, lowered)).map { (unit: $0, file: $1) }
    let others = await otherSystems(sources, index, catalog.entries, patience)
    let all = others.applied(to: catalog.entries)
    let entries = options.buildsPreviews ? all : all.filter { !$0.isPreview }
    let wanted = WantedScreens(options.views, among: entries, sources: sources, index)
    // Of screens that nobody asked for, nothing can be told.
    let accounts = options.accounts && wanted.first == nil
    let reach = accounts && (kept?.screens.isEmpty ?? true) ? ReachCollection() : nil
    let expressions = await expressions(of: project, lowered, index)
    let (settings, numbers) = (options, kept?.numbers)
    let makeBuilding: @Sendable (BuildingMemories) -> ScreenBuilding = { memories in
      ScreenBuilding(
        project, index, interfaces.index, locale: locale, settings, others: others, files: numbers, reach: reach,
        total: entries.count, memories: memories)
    }
    let reported = sources.filter(\.unit.isReported).map(\.file)
    let rules = rules(for: project, reported: reported, all: lowered, interfaces, locale: locale, spare)
    let code = WholeCode(project, lowered, by: spare)
    let building = makeBuilding(reach == nil ? kept?.takeMemories() ?? BuildingMemories() : BuildingMemories())
    let (shown, judged, rounds) = await build(
      wanted, BuiltScreens(entries, sources, index), EntryCode(entries, others.applied(to: expressions), index),
      by: building, patience, spare)
    if kept != nil { kept?.keep(building.memories()) }
    try patience.check()
    clock.end(.screens)
    options.progress?(.rules, 0, 0)
    let screens = shown.list
    // What does not wait for the rules is done beside them.
    async let accounting = reach?.accounting(
      screens.map(\.built), sources, expressions, unbuilt: project.unbuiltPaths)
    let (findings, times) = await rules.engine.findings(
      screens: judged.flatMap(\.subjects), answers: rules.answers, width: options.width, memory: rules.memory, spare: spare,
      isOver: patience.isOver)
    try patience.check()
    // Where nothing was found, nobody asks what code names.
    if findings.isEmpty { await spare.end() } else { await spare.finish(width: options.width) }
    let judgement = code.judgement(of: others.applied(to: findings), in: project, reported: reported, interfaces, options)
    clock.end(.rules)
    let timings = Timings(
      stages: clock.stages, rules: Timings.sorted(times.map { Timings.Part(name: $0.rule, duration: $0.duration) }),
      screens: Timings.sorted(screens.map(\.timing)))
    var analysis = Analysis(
      project: project, findings: judgement.findings, suppressed: judgement.suppressed,
      baselined: judgement.baselined, problems: problems(of: project, reported, interfaces, index), locale: locale,
      states: options.states, system: options.system, unavailableScreens: catalog.unavailable,
      statistics: Statistics(
        files: reported.count { project.reports($0.file) },
        interfaceFiles: project.interfaceFiles.count { $0.isReported && project.reports($0.file) },
        views: entries.count { $0.isOneView && project.reports($0.source.file) },
        screens: judged.filter(\.room.showsContent).map(\.built.screen).filter { project.reports($0.source.file) }),
      accounting: await accounting,
      further: kept == nil ? nil : rounds.map {
        FurtherScreens(screens: shown, rounds: $0, building: makeBuilding, width: settings.width)
      },
      timings: timings)
    analysis.show(shown)
    if wanted.first != nil { analysis.wholeViews = Once { [] } }
    return analysis
  }

  /// The declarations of all files; those of files that were read before are kept.
  private func lower<Failure>(_ project: Project, _ patience: Patience<Failure>) async -> [FileDeclarations] {
    let files = project.sources.map(\.file)
    guard kept != nil else { return await lowerAll(files, width: options.width, isOver: patience.isOver) }
    var known = kept?.files ?? [:]
    if let states { for file in files { if let own = states.declarations(of: file) { known[ObjectIdentifier(file)] = own } } }
    let new = await lowerAll(
      files.filter { known[ObjectIdentifier($0)] == nil }, width: options.width, isOver: patience.isOver)
    if patience.isOver() { return [] }
    let all = known.merging(new.map { (ObjectIdentifier($0.file), $0) }) { $1 }
    return files.compactMap { all[ObjectIdentifier($0)] }
  }

  /// What other systems than those that the files are read for show.
  private mutating func otherSystems<Failure>(
    _ sources: [(unit: SourceUnit, file: FileDeclarations)], _ index: DeclarationIndex, _ entries: [ScreenEntry],
    _ patience: Patience<Failure>
  ) async -> OtherSystems {
    var known = kept?.otherFiles ?? [:]
    let width = options.width
    let others = await OtherSystems(sources, index, entries) { files, system in
      let before = known[system] ?? [:]
      let new = await lowerAll(
        files.filter { before[ObjectIdentifier($0)] == nil }, width: width, for: system, isOver: patience.isOver)
      let all = before.merging(new.map { (ObjectIdentifier($0.file), $0) }) { $1 }
      known[system] = all
      return files.compactMap { all[ObjectIdentifier($0)] }
    }
    kept?.otherFiles = known
    return others
  }

  /// The expressions that make views in the files that are reported on.
  private func expressions(
    of project: Project, _ lowered: [FileDeclarations], _ index: DeclarationIndex
  ) async -> [ViewExpression] {
    let files = zip(project.sources, lowered).filter { $0.0.isReported }.map(\.1)
    return await mapInParallel(files.count, width: options.width, makeState: { ViewKinds(index) }) { number, kinds in
      ViewExpressionCollector(index, kinds, files[number]).expressions
    }.flatMap { $0 }
  }

  /// The screens that are wanted and those that it takes to know what is heard on them, in the order of the entries, and
  /// those of them about which findings are.
  private mutating func build<Failure>(
    _ wanted: WantedScreens, _ none: BuiltScreens, _ code: EntryCode, by building: ScreenBuilding,
    _ patience: Patience<Failure>, _ spare: SpareWork
  ) async -> (all: BuiltScreens, judged: [BuiltEntry], rounds: ScreenRounds?) {
    var built = none
    let entries = none.entries
    if let first = wanted.first {
      await built.add(first, from: build(first.map { entries[$0] }, by: building, patience, spare))
      let hosts = wanted.hosts(of: built.byEntry.mapValues(\.built)) ?? Set(entries.indices)
      let further = hosts.filter { built.byEntry[$0] == nil }.sorted()
      if !patience.isOver() { await built.add(further, from: build(further.map { entries[$0] }, by: building, patience, spare)) }
      return (built, built.list, nil)
    }
    var rounds = ScreenRounds(entries, code)
    while case let round = rounds.next(), !round.isEmpty, !patience.isOver() {
      await built.add(
        round, from: build(round.map { entries[$0] }, rooms: round.map { rounds.room(for: $0) }, by: building, patience, spare))
      for number in round { if let screen = built.byEntry[number] { rounds.note(screen, of: number) } }
    }
    let judged = built.list
    let asked = options.buildsEveryView ? Array(entries.indices) : alsoBuilt.numbers(among: entries)
    let further = asked.filter { built.byEntry[$0]?.room.showsContent != true }
    if !further.isEmpty, !patience.isOver() {
      await built.add(
        further,
        from: build(further.map { entries[$0] }, rooms: further.map { rounds.fullRoom(for: $0) }, by: building, patience, spare))
    }
    return (built, judged, rounds)
  }

  private mutating func build<Failure>(
    _ entries: [ScreenEntry], rooms: [ScreenRoom]? = nil, by building: ScreenBuilding, _ patience: Patience<Failure>, _ spare: SpareWork
  ) async -> [BuiltEntry] {
    let rooms = rooms ?? Array(repeating: ScreenRoom(views: TreeBuilder.viewLimit), count: entries.count)
    let missing = entries.indices.filter {
      kept?.screen(of: entries[$0], room: rooms[$0], on: building.system(of: entries[$0])) == nil
    }
    let new = await building.build(
      missing.map { entries[$0] }, rooms: missing.map { rooms[$0] },
      before: missing.map { kept?.outdatedScreen(of: entries[$0], room: rooms[$0]) }, width: options.width, spare: spare,
      isOver: patience.isOver)
    if kept == nil || patience.isOver() { return new }
    kept?.add(new, for: missing.map { entries[$0] })
    return entries.indices.compactMap { kept?.screens[ScreenKey(entries[$0], rooms[$0])] }
  }

  /// An analysis of the state before the last one, or of that, with more views built by themselves.
  func adding(_ names: Set<ViewName>, to analysis: Analysis) async -> Analysis {
    guard let further = analysis.further else { return analysis }
    let memories = kept?.memories(for: further.screens.index) ?? BuildingMemories()
    guard let screens = await further.adding(names, memories) else { return analysis }
    var analysis = analysis
    analysis.show(screens)
    return analysis
  }

  /// The rules that are asked, what those of them say that look at no screen, and what they said before.
  private struct Rules {
    let engine: RuleEngine
    let answers: ProjectAnswers
    let memory: OutcomeMemory?
  }

  private mutating func rules(
    for project: Project, reported: [FileDeclarations], all: [FileDeclarations], _ interfaces: Interfaces, locale: String,
    _ spare: SpareWork
  ) -> Rules {
    let declared = project.developmentLanguage
    let written = reported.map(\.file) + interfaces.reportedSources
    // Tables in other languages alone leave the one of the project in the code.
    let tables = project.strings.languages.isEmpty ? [] : Array(project.strings.allTexts(inLanguage: declared).values)
    let language = WrittenLanguage.language(of: written, declared: declared, tables: tables)
    let context = RuleContext(
      voiceOver: VoiceOver(language: SpeechLanguage(locale: locale) ?? .other), deploymentTarget: project.deployment.ios,
      developmentLanguage: language, isLocalized: project.strings.languages.count > 1,
      strings: project.strings, files: all, appNames: project.info.flatMap(\.appNames),
      turnsPhone: InfoSettings.turnPhone(project.info), settings: options.settings)
    let memory = kept?.outcomes(in: context, files: all)
    let enabled = RuleRegistry.all.filter { options.rules?.contains($0.metadata.id) ?? true }
    let own = options.policy.customRules.filter { options.rules?.contains($0.metadata.id) ?? true }
    let engine = RuleEngine(rules: enabled, customRules: own)
    let subject = ProjectSubject(
      files: reported, allFiles: all, strings: project.strings, assets: project.assets,
      info: project.info, media: project.media, interfacePlayers: interfaces.players,
      hiddenOutlets: HiddenOutlets.names(in: interfaces.documents, all),
      deafOutlets: DeafOutlets.all(in: interfaces.documents), memory: memory)
    return Rules(engine: engine, answers: engine.answers(about: subject, in: context, memory: memory, by: spare), memory: memory)
  }

  private func problems(
    of project: Project, _ reported: [FileDeclarations], _ interfaces: Interfaces, _ index: DeclarationIndex
  ) -> [Problem] {
    let syntax = reported.flatMap { file in
      file.syntaxErrors.map { error in
        let position = file.file.position(at: error.offset)
        return Problem(file: file.file.path, message: "line \(position.line): \(error.message); \(error.loss.rawValue)")
      }
    }
    let found = (syntax + interfaces.problems + UnreadScreens.problems(of: reported, index))
      .filter { !project.unreportedPaths.contains($0.file) }
    return (project.problems + found).sorted { ($0.file, $0.message) < ($1.file, $1.message) }
  }
}
