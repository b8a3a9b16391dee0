import PlatformKnowledge
import Rules
import SourceModel
import SwiftSource

/// Code of an app that nobody meets: what only previews show, and members of views that nothing calls.
final class UnreachedCode {
  private let files: [FileDeclarations]
  private let byFile: [ObjectIdentifier: FileDeclarations]
  private var members: [ObjectIdentifier: [Member]] = [:]
  private var types: [ObjectIdentifier: [Member]] = [:]
  private var answers: [SourceRange: Bool] = [:]
  /// Whether anything names a type, by its code.
  private var written: [SourceRange: Bool] = [:]
  /// The app begins in these files; views that others show are named by none of them.
  private let hasApp: Bool
  /// Protocols and classes of the project that nothing outside of it calls, by name.
  private let ownTypes: Set<String>
  /// The types that the project declares, and those from elsewhere that it makes conform to a protocol, by name.
  private let shapedTypes: Set<String>
  private let calls: StaticCalls
  /// Where no app begins, others may come to any case.
  private let unmet: UnmetBranches?
  private let unset: UnsetFlags?
  private let unsetOfModels: UnsetModelFlags?
  private let ungiven: UngivenMembers?
  private let fixed: FixedFlags?

  /// A function, a property with a getter or a type that only its name in the code can reach.
  private struct Member {
    let name: String
    let range: SourceRange
    let isPrivate: Bool
    /// Objective-C may call it by a name that nobody sees, as far as no code does.
    var isOpen = false
    /// The structure or enumeration that it is called by, where that can be left out in its own code alone.
    var owner: String?
    /// What a file calls so that declares a private type of that name is that one.
    var isType = false
    /// What nothing names may be made by its name all the same.
    var isClass = false
    /// A view within another type.
    var isInnerView = false
  }

  /// Code that nobody gets to who handed the app nothing; nil where that counts as reached.
  private let launch: LaunchCode?

  /// - Parameter isWhole: What modules of the project offer to others is for its app alone.
  init(_ files: [FileDeclarations], isWhole: Bool) {
    self.files = files
    launch = nil
    byFile = files.byFile
    hasApp = files.contains(where: \.beginsProgram)
    ownTypes = Self.ownTypes(in: files)
    var shaped: Set<String> = []
    func note(_ type: TypeDeclaration) {
      shaped.insert(type.name)
      type.members.types.forEach(note)
    }
    for file in files {
      file.types.forEach(note)
      for declaration in file.extensions {
        declaration.members.types.forEach(note)
        if !declaration.inheritedTypes.isEmpty { shaped.insert(declaration.extendedType.name) }
      }
    }
    shapedTypes = shaped
    calls = StaticCalls(files)
    unmet = hasApp ? UnmetBranches(files, isWhole: isWhole) : nil
    unset = hasApp ? UnsetFlags(files) : nil
    unsetOfModels = hasApp ? UnsetModelFlags(files) : nil
    ungiven = hasApp ? UngivenMembers(files) : nil
    fixed = hasApp ? FixedFlags(files, isWhole: isWhole) : nil
    followReach()
  }

  /// The same code without what only those get to who hand the app something when they start it: what is read of it is
  /// shared, and what is reached is asked anew.
  init(_ other: UnreachedCode, without launch: LaunchCode) {
    self.launch = launch
    (files, byFile, hasApp) = (other.files, other.byFile, other.hasApp)
    (ownTypes, shapedTypes, calls) = (other.ownTypes, other.shapedTypes, other.calls)
    (members, types, written) = (other.members, other.types, other.written)
    unmet = other.unmet.map(UnmetBranches.init(sharing:))
    unset = other.unset.map(UnsetFlags.init(sharing:))
    unsetOfModels = other.unsetOfModels.map(UnsetModelFlags.init(sharing:))
    (ungiven, fixed) = (other.ungiven, other.fixed)
    followReach()
  }

  private func followReach() {
    unmet?.isUnreached = { [unowned self] in isUnreached($0) }
    unset?.isUnreached = { [unowned self] in isUnreached($0) }
    unsetOfModels?.isUnreached = { [unowned self] in isUnreached($0) }
  }

  /// The classes and protocols that inherit from nothing of others, but for what marks a type.
  private static func ownTypes(in files: [FileDeclarations]) -> Set<String> {
    var supertypes: [String: Set<String>] = [:]
    func collect(_ type: TypeDeclaration) {
      if type.kind == .protocolType || type.kind == .classType {
        supertypes[type.name, default: []].formUnion(type.inheritedTypes.map(\.name))
      }
      type.members.types.forEach(collect)
    }
    files.forEach { $0.types.forEach(collect) }
    for declaration in files.flatMap(\.extensions) {
      supertypes[declaration.extendedType.name]?.formUnion(declaration.inheritedTypes.map(\.name))
    }
    var own = Set(supertypes.keys)
    while case let foreign = own.filter({ name in
      !(supertypes[name] ?? []).allSatisfy { own.contains($0) || plainProtocols.contains($0) }
    }), !foreign.isEmpty { own.subtract(foreign) }
    return own
  }

  /// Whether a place lies in such code.
  func holds(_ place: SourceRange) -> Bool {
    guard let file = byFile[ObjectIdentifier(place.file)] else { return false }
    if isInPreview(place, file) || isInBranchNeverTaken(place, file) { return true }
    let around = self.members(of: file).filter { $0.range.contains(place) }
    return around.contains(where: isUncalled)
  }

  private func isInBranchNeverTaken(_ place: SourceRange, _ file: FileDeclarations) -> Bool {
    launch?.holds(place) ?? false || unmet?.hold(place, in: file) ?? false || unset?.hold(place, in: file) ?? false
      || unsetOfModels?.hold(place, in: file) ?? false || ungiven?.hold(place, in: file) ?? false || fixed?.hold(place, in: file) ?? false
  }

  /// Whether a place lies in a type that only code names which nothing reaches: an assembly that nobody asks for a screen,
  /// and the presenter that it alone makes.
  func holdsInUnnamedType(_ place: SourceRange) -> Bool {
    guard let file = byFile[ObjectIdentifier(place.file)] else { return false }
    return types(of: file).contains { type in
      type.range.contains(place) && isUncalled(type) && (!type.isClass || isWritten(type))
    }
  }

  /// Whether the name of a type stands anywhere outside of it.
  private func isWritten(_ type: Member) -> Bool {
    if let known = written[type.range] { return known }
    let answer = files.contains { Self.names(type, in: $0.file) { _ in true } }
    written[type.range] = answer
    return answer
  }

  // MARK: - Previews

  private func isInPreview(_ place: SourceRange, _ file: FileDeclarations) -> Bool {
    file.previews.contains { $0.range.contains(place) } || file.types.contains { isInProvider(place, $0) }
  }

  private func isInProvider(_ place: SourceRange, _ type: TypeDeclaration) -> Bool {
    guard type.range.contains(place) else { return false }
    return type.adopts("PreviewProvider")
      || type.members.types.contains { isInProvider(place, $0) }
  }

  // MARK: - Members that nothing calls

  private func members(of file: FileDeclarations) -> [Member] {
    if let known = members[ObjectIdentifier(file.file)] { return known }
    var found: [Member] = []
    for type in file.types { collect(type, into: &found) }
    for declaration in file.extensions {
      let isPlain = declaration.inheritedTypes.isEmpty && UIKitClasses.named(declaration.extendedType.name) != nil
      let isOwn = ownTypes.contains(declaration.extendedType.name)
      let isHelper = !isOwn && isHelper(declaration)
      let members = isHelper ? Self.helpers(among: declaration.members) : declaration.members
      Self.collect(
        members, of: calls.owner(declaration.extendedType.name), isClosed: isOwn || isHelper,
        areStaticsClosed: isOwn || isHelper || isPlain, into: &found)
      for type in declaration.members.types { collect(type, into: &found) }
    }
    members[ObjectIdentifier(file.file)] = found
    return found
  }

  /// Members that an app adds to a type from elsewhere, such as `View`, which asks for none of them: only code of the app
  /// calls these. Members of classes may override others (The Swift Programming Language: Extensions).
  private func isHelper(_ declaration: ExtensionDeclaration) -> Bool {
    let name = declaration.extendedType.name
    return hasApp && !shapedTypes.contains(name) && !declaration.range.isOffered && UIKitClasses.named(name) == nil && !["UI", "NS", "WK", "MK", "AV", "CA"].contains(where: name.hasPrefix)
  }

  /// Those that other modules cannot use, without what the language calls by another name (The Swift Programming
  /// Language: Declarations, Methods with Special Names; Attributes, resultBuilder; String Interpolation).
  private static func helpers(among members: Members) -> Members {
    var members = members
    members.functions.removeAll { function in
      function.nameRange.isOffered || ["callAsFunction", "appendInterpolation", "dynamicallyCall"].contains(function.name)
        || function.name.hasPrefix("build")
    }
    members.properties.removeAll { $0.nameRange.isOffered }
    return members
  }

  /// Protocols that ask for no member but `askedMembers`.
  private static let plainProtocols = FrameworkNames.names(.bodyProtocol)
  /// What frameworks call of these: `id` of what a `ForEach` shows.
  private static let askedMembers = FrameworkNames.names(.askedMember)
  /// Attributes that make a member reachable for nobody else.
  private static let plainAttributes = FrameworkNames.names(.quietAttribute)

  private func collect(_ type: TypeDeclaration, into found: inout [Member]) {
    let isClosed = isClosed(type)
    // Nothing that a class of UIKit does calls a static function that it does not know.
    let areStaticsClosed = isClosed || type.kind != .protocolType && type.inheritedTypes.allSatisfy {
      Self.plainProtocols.contains($0.name) || UIKitClasses.named($0.name) != nil
    }
    Self.collect(
      type.members, of: calls.owner(type.name), isClosed: isClosed, areStaticsClosed: areStaticsClosed, into: &found)
    for inner in type.members.types { collect(inner, into: &found) }
  }

  /// Nothing outside of the project calls its members: what a protocol of the project asks for, only code does.
  ///
  /// - Parameter cases: Whether enumerations count.
  private func isClosed(_ type: TypeDeclaration, cases: Bool = false) -> Bool {
    switch type.kind {
    case .structure: type.inheritedTypes.allSatisfy { Self.plainProtocols.contains($0.name) || ownTypes.contains($0.name) }
    case .classType: ownTypes.contains(type.name) && !type.isOffered
    case .enumeration: cases && type.inheritedTypes.allSatisfy { Self.plainProtocols.contains($0.name) || ownTypes.contains($0.name) }
    default: false
    }
  }

  /// Views and classes of the project that only their names in the code make.
  private func types(of file: FileDeclarations) -> [Member] {
    if let known = types[ObjectIdentifier(file.file)] { return known }
    let closed = !hasApp ? [] : file.types.filter { type in
      isClosed(type, cases: true) && !type.isOffered && !type.attributes.contains { $0.name == "main" }
    }
    let found = closed.map {
      Member(name: $0.name, range: $0.range, isPrivate: $0.isPrivate, isType: true, isClass: $0.kind == .classType)
    } + (hasApp ? innerViews(of: file) : [])
    types[ObjectIdentifier(file.file)] = found
    return found
  }

  private func innerViews(of file: FileDeclarations) -> [Member] {
    func views(in members: Members) -> [Member] {
      members.types.flatMap { type -> [Member] in
        let isView = type.kind == .structure && DeclaredViews.isView(type) && isClosed(type)
        let own = Member(name: type.name, range: type.range, isPrivate: type.isPrivate, isType: true, isInnerView: true)
        return (isView ? [own] : []) + views(in: type.members)
      }
    }
    return (file.types.map(\.members) + file.extensions.map(\.members)).flatMap(views)
  }

  /// The views within other types of a file that no code makes.
  func unnamedInnerViews(of file: ObjectIdentifier) -> [SourceRange] {
    guard let file = byFile[file] else { return [] }
    return types(of: file).filter { $0.isInnerView && isUncalled($0) }.map(\.range)
  }

  /// - Parameters:
  ///   - owner: What static functions of the members are called by, where only that leads to them.
  ///   - isClosed: Neither a base class nor a protocol can call the members.
  ///   - areStaticsClosed: The same of the static functions.
  private static func collect(
    _ members: Members, of owner: String?, isClosed: Bool, areStaticsClosed: Bool, into found: inout [Member]
  ) {
    func isPlain(_ attributes: [Attribute]) -> Bool { attributes.allSatisfy { plainAttributes.contains($0.name) } }
    for function in members.functions
    where function.body != nil && !askedMembers.contains(function.name)
      && (isPlain(function.attributes) || function.isPrivate && isPlain(function.attributes.filter { $0.name != "objc" }))
      && (isClosed || function.isPrivate || function.isStatic && areStaticsClosed)
      && function.name.first.map({ $0.isLetter || $0 == "_" }) ?? false {
      found.append(Member(
        name: function.name, range: function.range, isPrivate: function.isPrivate, isOpen: !isPlain(function.attributes),
        owner: owner.flatMap { function.isNamed(by: $0) ? $0 : nil }))
    }
    for property in members.properties
    // What a private property holds from the start, only those who name it get.
    where !askedMembers.contains(property.name) && isPlain(property.attributes)
      && (property.getter != nil && (isClosed || property.isPrivate) || property.isPrivate && property.initializer != nil) {
      found.append(Member(name: property.name, range: property.range, isPrivate: property.isPrivate))
    }
  }

  /// The name stands nowhere but in declarations of that name, in lines that are comments, and in code that nothing
  /// reaches either; texts count. What is asked while it is being found out counts as reached.
  private func isUncalled(_ member: Member) -> Bool {
    if let known = answers[member.range] { return known }
    answers[member.range] = false
    // What only such code names as well, it calls alone.
    if member.isOpen, !isNamed(member) { return false }
    let isUncalled = !isMentioned(member, in: member.range.file)
      && (member.isPrivate || !files.contains { file in
        file.file !== member.range.file && !(member.isType && file.types.contains { $0.isPrivate && $0.name == member.name })
          && isMentioned(member, in: file.file)
      })
    answers[member.range] = isUncalled
    return isUncalled
  }

  /// Whether code that only the makers of the app run names a function of its file that Objective-C may call.
  private func isNamed(_ member: Member) -> Bool {
    let file = member.range.file
    var index = 0
    while let place = file.firstOffset(of: member.name, from: index, to: file.bytes.count) {
      index = place + member.name.utf8.count
      if launch?.holds(SourceRange(file: file, start: place, end: index)) ?? false { return true }
    }
    return false
  }

  private func isMentioned(_ member: Member, in file: SourceFile) -> Bool {
    Self.names(member, in: file) { place in
      !Self.isDeclared(file, place.start) && member.owner.map { calls.mayMean(memberOf: $0, at: place.start, in: file) } ?? true
        && !isUnreached(place)
    }
  }

  /// Whether the name of a member stands in a file, outside of its own code and of lines that are comments, at a place that
  /// counts.
  private static func names(_ member: Member, in file: SourceFile, where counts: (SourceRange) -> Bool) -> Bool {
    guard file.mayHold(member.name) else { return false }
    let length = member.name.utf8.count
    let own = member.range.file === file ? member.range.start..<member.range.end : 0..<0
    var index = 0
    while let place = file.firstOffset(of: member.name, from: index, to: file.bytes.count) {
      index = place + length
      if own.contains(place) {
        index = own.upperBound
        continue
      }
      let isWhole = (place == 0 || !file.bytes[place - 1].isPartOfName) && (index == file.bytes.count || !file.bytes[index].isPartOfName)
      if isWhole, !file.isInComment(place), counts(SourceRange(file: file, start: place, end: index)) { return true }
    }
    return false
  }

  /// Whether a place lies in code that is not reached, or in a preview.
  private func isUnreached(_ place: SourceRange) -> Bool {
    guard let file = byFile[ObjectIdentifier(place.file)] else { return false }
    if isInPreview(place, file) || isInBranchNeverTaken(place, file) { return true }
    let isIdle = { (member: Member) in member.range.contains(place) && self.isUncalled(member) }
    return members(of: file).contains(where: isIdle) || types(of: file).contains(where: isIdle)
  }

  /// `func openAlerts()` of a protocol or of another type calls nothing.
  private static func isDeclared(_ file: SourceFile, _ place: Int) -> Bool {
    let keyword = Array("func ".utf8)
    return place >= keyword.count && file.bytes[place - keyword.count..<place].elementsEqual(keyword)
  }
}

extension TypeDeclaration {
  /// Other modules can use it.
  var isOffered: Bool { nameRange.isOffered }
}

extension SourceRange {
  /// The declaration that begins here can be used by other modules.
  fileprivate var isOffered: Bool {
    let line = file.line(startPosition.line)
    return ["public ", "package ", "open "].contains(where: line.contains)
  }
}
