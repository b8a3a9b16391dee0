import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitEffects {
  func member(_ name: String, of value: Value, source: SourceRange) -> Value? {
    switch value {
    case .object(let object): (object as? UIObject).flatMap { member(name, of: $0, source: source) }
    // A shadow, a border: nobody hears of it.
    case .member(let member) where member.type == Self.layerType: value
    // `pin.safeArea`, which only its numbers tell from the view.
    case .member(let member) where member.type == Self.pinType: value
    case .member(let member) where member.type == Self.pinEdgeType:
      member.arguments.first?.value.object.map { part(Self.pinEdgeType, name, $0, source) }
    case .member(let member) where member.type == Self.bindingType: self.member(name, ofBinding: member)
    case .member(let member) where member.type == Self.makerType:
      member.arguments.first?.value.object.map { maker("\(member.name).\(name)", of: $0, source: source) }
    default: nil
    }
  }

  /// A member of an object, as far as code gave it a value or its class tells.
  func member(_ name: String, of object: UIObject, source: SourceRange? = nil) -> Value? {
    if name == "view", let view = unreadView(of: object) { return view }
    prepare(object, for: name)
    let object = known(object, for: name)
    if let new = given.last(where: { $0.object === object && $0.name == name }) { return new.value }
    if let part = object.parts[name] {
      // What code changes after the screen has appeared holds anything by then.
      guard evaluator.place.isLater, object.changedLater.contains(name), !part.holdsObjects, !part.isClosure,
        let type = object.declaration, let property = index.property(name, of: type, isStatic: false)
      else { return part.isUnknown ? partner(named: name, of: object) ?? part : part }
      return evaluator.openValue(of: property, in: owner(of: property) ?? type)
    }
    if let type = object.declaration, let property = index.property(name, of: type, isStatic: false),
      property.getter != nil || !property.isOverride
    {
      return stored(property, of: object)
    }
    if let part = part(name, of: object, source: source ?? object.source) { return part }
    if let property = extensionProperty(name, of: object) { return evaluator.read(property, of: .object(object)) }
    if let part = builtInPart(name, of: object) { return .object(part) }
    switch name {
    case "subviews", "arrangedSubviews": return .array(object.children.map { .object($0.object) })
    case "superview": return object.parent.map { .object($0) }
    // The one that is shown of the items that a bar was given (Apple: documentation of UINavigationBar, topItem).
    case "topItem" where object.isKind(of: "UINavigationBar"):
      guard case .array(let items)? = object.parts["items"], case .object? = items.last else { break }
      return items.last
    // What later code puts into the window stands over the screen.
    case "window" where object.isView && evaluator.place.isLater, "rootViewController" where object.isWindow:
      return window(of: object, name)
    default: break
    }
    if let value = settled(name, of: object) { return value }
    if Self.handedOn.contains(name) || isMethod(name, of: object) {
      return .method(BoundMethod(name: name, receiver: .object(object)))
    }
    return nil
  }

  /// The window of a view, which is a view like that of the screen's controller as far as anybody hears, and the controller
  /// of it.
  private func window(of object: UIObject, _ name: String) -> Value? {
    guard let root = objects.first, root.isKind(of: "UIViewController"), let view = root.parts["view"]?.object else {
      return nil
    }
    if name == "rootViewController" { return .object(root) }
    view.isWindow = true
    return .object(view)
  }

  /// Reads the class of a controller whose view or tab is asked for.
  func prepare(_ object: UIObject, for name: String) {
    guard name == "view" || name == "tabBarItem" || name == "viewIfLoaded" else { return }
    if let arguments = object.pending {
      object.pending = nil
      let standIn = removeStandIn(of: object)
      runAwaited(of: object)
      run(object, arguments: arguments)
      if let standIn { replace(standIn, inViewOf: object) }
    }
    if name == "view", object.isRun { load(object) }
  }

  /// Makes the view of a controller when it is asked for first, as its initialiser may do.
  func load(_ object: UIObject) {
    guard !object.isLoaded, object.isKind(of: "UIViewController"), classes.contains(where: { $0 === object.declaration })
    else { return }
    object.isLoaded = true
    evaluator.inOwnPlace {
      evaluator.apart {
        for name in ["loadView", "viewDidLoad"] { callIfDeclared(name, on: object) }
      }
    }
  }

  private func isMethod(_ name: String, of object: UIObject) -> Bool {
    guard let type = object.declaration else { return false }
    return index.functions(name, of: type, isStatic: false).contains { $0.body != nil }
  }

  func extensionProperty(_ name: String, of object: UIObject) -> PropertyDeclaration? {
    guard index.mayHaveProperty(name) else { return nil }
    var current = object.base
    while let class_ = current {
      let found = index.extensionProperties(name, ofExternal: class_, isStatic: false).first { $0.getter != nil }
      if let found { return found }
      // What name spaces of packages do is known by their names.
      let shared = index.protocolProperties(name, ofExternal: class_, isStatic: false).first
      if let shared, !shared.range.file.build.isLibrary { return shared }
      current = UIKitClasses.named(class_)?.superclass
    }
    return nil
  }

  // MARK: - What was set

  /// What code gave a property until now, as in `button.accessibilityLabel = titleLabel.text`.
  func settled(_ name: String, of object: UIObject) -> Value? {
    let isLater = evaluator.place.isLater && !isSettingUp(object)
    if isLater, isEntered(name, in: object) { return nil }
    if name == "accessibilityTraits" {
      let settings = object.all(name).filter { $0.isLater == isLater }
      if settings.allSatisfy(\.conditions.isEmpty) { return traits(of: object, settings) }
    }
    // Code that is run often sets a property often: only the last one is looked for.
    guard let last = object.all(name).last(where: { $0.isLater == isLater }) else { return unset(name, of: object) }
    guard last.operation == .replace, last.conditions.isEmpty else { return nil }
    return last.value
  }

  /// Whether people write the text of an object, so that only run time has what is in it after the screen has appeared.
  private func isEntered(_ name: String, in object: UIObject) -> Bool {
    Self.writtenProperties.contains(name) && Self.writtenClasses.contains(where: object.isKind)
  }

  private static let writtenProperties = FrameworkNames.names(.enteredText)
  private static let writtenClasses = FrameworkNames.names(.textEntryClass)

  /// The traits that an object has by itself, with what was set.
  private func traits(of object: UIObject, _ settings: [Setting]) -> Value? {
    guard let base = object.base, let known = UIKitClasses.named(base) else { return nil }
    var names: [Value] = known.traits.map { .constant($0, source: object.source) }
    for setting in settings {
      let members: [Value] = if case .array(let members) = setting.value { members } else { [setting.value] }
      guard members.allSatisfy({ $0.memberName != nil }) else { return nil }
      switch setting.operation {
      case .replace: names = members
      case .insert: names += members
      case .remove: names.removeAll { name in members.contains { $0.memberName == name.memberName } }
      }
    }
    return .array(names.filter { $0.memberName != "none" })
  }

  /// `nil` for a property that nothing has set, of an object all of whose code was seen.
  private func unset(_ name: String, of object: UIObject) -> Value? {
    if object.isKind(of: "UINavigationItem"), Self.groupLists.contains(name) { return .array([]) }
    guard Self.optionalProperties.contains(name), !object.mayBeCompletedElsewhere, object.interfaceID == nil,
      classes.first !== object.declaration || object.declaration == nil, object.all(name).isEmpty
    else { return nil }
    return .absent
  }

  /// Lists of a navigation item that are empty at first.
  private static let groupLists: Set<String> = ["leadingItemGroups", "centerItemGroups", "trailingItemGroups"]

  private static let optionalProperties = FrameworkNames.names(.textOrNothing)

  func superMember(
    _ name: String, of object: any CodeObject, above type: TypeDeclaration?, source: SourceRange
  ) -> Value? {
    guard let object = object as? UIObject else { return nil }
    if let type = type ?? object.declaration, let ancestor = index.superclass(of: type),
      let property = index.property(name, of: ancestor, isStatic: false)
    {
      return property.getter != nil ? evaluator.read(property, of: .object(object)) : stored(property, of: object)
    }
    if name == "accessibilityTraits" { return .constant(SettingFacts.superTraits, source: source) }
    if let value = object.parts[name] ?? settled(name, of: object) { return value }
    if name == "accessibilityLabel", object.isKind(of: "UILabel") { return member("text", of: object, source: source) }
    return nil
  }

  // MARK: - Stored properties

  private func stored(_ property: PropertyDeclaration, of object: UIObject) -> Value? {
    if let first = keptFirstValue(property, of: object) { return first }
    let declared = owner(of: property) ?? object.declaration
    let type = property.type.map { closed($0, of: object, in: declared) }
    if let type = type?.name, Self.lookTypes.contains(type) {
      // How large something is made: `let side: CGFloat = 24`.
      if property.isConstant, let number = property.initializer?.numberValue { return .number(number) }
      return evaluator.runtimeValue(property.name, type: property.type, near: property.range.file)
    }
    if property.getter != nil { return evaluator.read(property, of: .object(object)) }
    let owner = declared
    guard property.initializer != nil else {
      if let supplied = supplied(property, type, of: object) { return supplied }
      if let partner = partner(of: property, object) ?? suppliedRowModel(of: property, object) { return partner }
      // What the class leaves open is known of the object.
      if let type, type != property.type {
        return evaluator.runtimeValue(property.name, type: type, near: property.range.file)
      }
      return owner.map { evaluator.openValue(of: property, in: $0) }
    }
    // What it begins with is made once, as the program does: a model may make a whole tree of others.
    if !evaluator.isAskingForFirst, let known = object.openValues[ObjectIdentifier(property)] { return known }
    guard let value = evaluator.initialValue(of: property, in: .object(object), type: owner) else { return nil }
    if let made = object.parts[property.name] { return made }
    if value.holdsObjects {
      if let type = type?.name { for made in value.objects { made.infer(base: type) } }
      named(value, property.name, declaration: nil)
      takeOver(value, madeFor: property)
      object.parts[property.name] = value
      return value
    }
    if property.isConstant || value.isClosure || value.members.isEmpty && isListOfObjects(property)
      || isFirstList(value, of: property, object) || answersForRows(value) || isPresenter(value, of: property)
      || isDataOfModel(value, of: property, object) {
      object.parts[property.name] = value
      return value
    }
    let open = owner.map { evaluator.openValue(of: property, in: $0) }
    // How it begins is not what it may come to.
    if !evaluator.isAskingForFirst { object.openValues[ObjectIdentifier(property)] = open }
    return open
  }

  /// A model that knows an object of the screen and that nothing takes the place of: `lazy var presenter = Presenter(self)`.
  private func isPresenter(_ value: Value, of property: PropertyDeclaration) -> Bool {
    evaluator.presents(value) && !index.mayChange(property.name)
  }

  /// Words and lists with which a model begins and that nothing changes. Of flags both states are of interest.
  private func isDataOfModel(_ value: Value, of property: PropertyDeclaration, _ object: UIObject) -> Bool {
    guard object.isHelper else { return false }
    switch value {
    case .text, .array: return !index.mayChange(property.name)
    default: return false
    }
  }

  /// A list that is written out, which the object alone changes: set-up code and the rows at first have what it begins with.
  private func isFirstList(_ value: Value, of property: PropertyDeclaration, _ object: UIObject) -> Bool {
    guard !evaluator.place.isLater, !object.unsettled.contains(property.name), evaluator.place.conditions.isEmpty,
      case .array(let members) = value, !members.isEmpty,
      members.allSatisfy({ !$0.isUnknown && !$0.isClosure }) else { return false }
    return !index.mayChange(property.name, ofObjectNamed: object.name == "self" ? nil : object.name)
  }

  /// `var items: [UIBarButtonItem] = []` and `var items = [UIBarButtonItem]()`, which code fills.
  private func isListOfObjects(_ property: PropertyDeclaration) -> Bool {
    var type = property.type
    if type == nil, case .call(let call)? = property.initializer?.kind, case .type(let written) = call.callee.kind {
      type = written
    }
    guard ["[]", "[:]"].contains(type?.name), let element = type?.arguments.last else { return false }
    if isClass(element.name) || Self.objectSuffixes.contains(where: element.name.hasSuffix) { return true }
    return element.arguments.contains { isClass($0.name) }
  }

  private static let objectSuffixes = ["View", "Button", "Label", "Control", "Field", "Cell", "Controller"]

  /// A property that something else fills: an outlet, an argument of the initialiser, another object.
  private func supplied(_ property: PropertyDeclaration, _ type: TypeReference?, of object: UIObject) -> Value? {
    if beginsAbsent(property, type, of: object) { return .absent }
    guard let type, type.name != "[]", type.name != "UIImage",
      let made = self.object(
        ofClass: (type.qualifier + [type.name]).joined(separator: "."), enclosing: owner(of: property),
        source: property.range)
    else { return nil }
    made.name = property.name
    made.mayBeCompletedElsewhere = true
    made.mayBeAbsent = property.type?.isOptional == true && !property.isOutlet
    object.parts[property.name] = .object(made)
    return .object(made)
  }

  // MARK: - Casts

  /// `x as? ProfileCell`: the object itself where it is one, an object that other code made where it is not known.
  func cast(_ value: Value, to type: TypeReference, source: SourceRange, mayFail: Bool) -> Value? {
    if let object = value.object {
      // A cell from the list's stock is of the class that it is cast to.
      guard object.isFromStock, object.declaration == nil else { return value }
      // Handed on as what it is already.
      if object.isKind(of: type.name) || object.base == nil,
        index.type(for: type, from: source.file, enclosing: classes.last) == nil {
        return value
      }
      if let cell = object.stock.flatMap({ prototype(ofClass: type.name, in: $0) }) { return .object(cell) }
      if let cells = registeredCells(as: type, of: object, source) { return cells }
      guard let cell = madeElsewhere(type, source) else { return value }
      cell.mayBeCompletedElsewhere = cell.declaration == nil
      return .object(cell)
    }
    guard value.isUnknown, let object = madeElsewhere(type, source) else { return nil }
    object.mayBeCompletedElsewhere = true
    object.mayBeAbsent = mayFail
    return .object(object)
  }

  /// `let cell: ProfileCell = list.next()`: what code elsewhere gives is at least what the variable is declared to be.
  /// `var style: UIButton.Configuration = .filled()`: an object of that class.
  func declared(_ value: Value, as type: TypeReference, source: SourceRange) -> Value? {
    let isStock = (value.object.map { $0.isFromStock && $0.declaration == nil }) ?? false
    let name = (type.qualifier + [type.name]).joined(separator: ".")
    if value.holds(\.isImplicitMember), isClass(name) { return resolved(value, as: type, in: classes.last) }
    guard value.isUnknown || isStock else { return nil }
    let declaration = index.type(named: name, from: source.file, enclosing: classes.last)
    guard let base = declaration.map({ self.base(of: $0) }) ?? name, UIKitClasses.isKind(base, of: "UIView") else {
      return nil
    }
    return cast(value, to: type, source: source, mayFail: false)
  }

  func madeElsewhere(_ type: TypeReference, _ source: SourceRange) -> UIObject? {
    let name = (type.qualifier + [type.name]).joined(separator: ".")
    guard let object = object(ofClass: name, enclosing: classes.last, source: source) else { return nil }
    if let declaration = object.declaration, object.typeArguments.isEmpty {
      let arguments = (type.arguments.isEmpty ? index.withoutAlias(type, from: source.file) : type).arguments
      object.typeArguments = arguments.map { open($0, seenFrom: classes.last ?? declaration) }
    }
    if object.isKind(of: "UIViewController") {
      // Another screen, as where the code that leads to it tells it what to show.
      object.pending = []
    } else if object.declaration != nil {
      run(object)
    }
    return object
  }

  // MARK: - What UIKit's own objects hold

  private func builtInPart(_ name: String, of object: UIObject) -> UIObject? {
    guard let entry = Self.builtInParts.first(where: { $0.name == name && object.isKind(of: $0.owner) }) else {
      return nil
    }
    // The view of a controller of a list is the list.
    if name == "view", object.isKind(of: "UITableViewController"), let list = member("tableView", of: object)?.object {
      object.parts["view"] = .object(list)
      return list
    }
    let part = UIObject(className: entry.className, base: entry.className, source: object.source)
    part.name = name
    part.isBuiltIn = true
    part.callSites = object.callSites
    part.isAssumed = Self.replaceable.contains(name)
    if name == "view", object.isKind(of: "UIHostingController") { part.hostingController = object }
    if name == "editButtonItem" {
      record("systemItem", on: part, .constant("edit", source: object.source), source: object.source)
    }
    if name == "view", UIElementBuilder.frames.contains(where: object.isKind) {
      part.shownController = object
    }
    object.parts[name] = .object(part)
    if entry.isShown { object.add(part, under: []) }
    return part
  }

  /// Parts that an app may make of a class of its own.
  private static let replaceable = FrameworkNames.names(.replaceablePart)

  private static let builtInParts: [(owner: String, name: String, className: String, isShown: Bool)] = [
    ("UITableViewController", "tableView", "UITableView", false),
    ("UITableViewController", "view", "UITableView", false),
    ("UICollectionViewController", "collectionView", "UICollectionView", false),
    ("UIViewController", "view", "UIView", false), ("UIViewController", "navigationItem", "UINavigationItem", false),
    ("UIViewController", "tabBarItem", "UITabBarItem", false),
    ("UIViewController", "editButtonItem", "UIBarButtonItem", false),
    ("UIViewController", "navigationController", "UINavigationController", false),
    ("UINavigationController", "navigationBar", "UINavigationBar", false),
    ("UINavigationController", "toolbar", "UIToolbar", false),
    ("UITabBarController", "tabBar", "UITabBar", false),
    ("UITableViewCell", "contentView", "UIView", true), ("UITableViewCell", "textLabel", "UILabel", true),
    ("UITableViewCell", "detailTextLabel", "UILabel", true), ("UITableViewCell", "imageView", "UIImageView", true),
    ("UITableViewHeaderFooterView", "contentView", "UIView", true),
    ("UITableViewHeaderFooterView", "textLabel", "UILabel", true),
    ("UICollectionViewCell", "contentView", "UIView", true), ("UIVisualEffectView", "contentView", "UIView", true),
    ("UIButton", "titleLabel", "UILabel", false), ("UIButton", "imageView", "UIImageView", false),
    ("UIButton", "configuration", "UIButton.Configuration", false),
    ("UIButton.Configuration", "background", "UIBackgroundConfiguration", false),
    ("UIListContentConfiguration", "textProperties", "UIListContentConfiguration.TextProperties", false),
    ("UIListContentConfiguration", "secondaryTextProperties", "UIListContentConfiguration.TextProperties", false),
    ("UISearchController", "searchBar", "UISearchBar", false),
    ("UISearchBar", "searchTextField", "UISearchTextField", false),
    ("UIScrollView", "refreshControl", "UIRefreshControl", false),
  ]
}
