import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitInterpreter {
  // MARK: - Values

  /// What an expression comes to: objects of UIKit where it does, else a value as far as it is known.
  ///
  /// - Parameter type: The type that the place asks for, which `.init()` and implicit members need.
  func thing(_ expression: Expression, in frame: CodeFrame, expecting type: String? = nil) -> Thing {
    guard budget > 0, stack.count < Self.depthLimit else { return value(expression, in: frame) }
    budget -= 1
    switch expression.kind {
    case .name(let name): return named(name, in: frame) ?? value(expression, in: frame)
    case .member(let base, let name):
      return member(name, of: base, in: frame, expecting: type, source: expression.range)
        ?? value(expression, in: frame)
    case .call(let call): return self.call(call, expression, in: frame, expecting: type) ?? value(expression, in: frame)
    case .optionalChain(let inner), .forceUnwrap(let inner), .specialized(let inner, _):
      return thing(inner, in: frame, expecting: type)
    case .cast(let inner, let operatorText, let type) where operatorText != "is":
      let operand = thing(inner, in: frame, expecting: type.name)
      if case .value = operand, let object = cast(to: type, expression, in: frame) { return .object(object) }
      // A cell from the list's stock is of the class that it is cast to.
      if let plain = operand.object, plain.isFromStock, let object = cast(to: type, expression, in: frame) {
        object.mayBeCompletedElsewhere = object.declaration == nil
        return .object(object)
      }
      return operand
    case .array(let elements):
      let things = elements.map { thing($0, in: frame) }
      return things.contains(where: \.holdsObjects) ? .list(things) : value(expression, in: frame)
    case .ternary(let condition, let then, let otherwise):
      return alternative(condition, then, otherwise, expression, in: frame, expecting: type)
    case .binary(let name, let left, let right):
      return binary(name, left, right, expression, in: frame, expecting: type)
    case .subscription(let base, let arguments):
      return element(of: base, arguments, in: frame) ?? value(expression, in: frame)
    case .closure(let closure): return .closure(closure, frame)
    case .macro("imageLiteral", let arguments): return .object(imageLiteral(arguments, expression, in: frame))
    case .assignment(let target, let assigned):
      assign(assigned, to: target, in: frame)
      return .value(.tuple([]))
    default: return value(expression, in: frame)
    }
  }

  private func imageLiteral(_ arguments: [Argument], _ expression: Expression, in frame: CodeFrame) -> UIObject {
    let image = UIObject(className: "UIImage", base: "UIImage", source: expression.range)
    recordArguments(parts(arguments, in: frame), on: image)
    return image
  }

  /// What the evaluator knows of an expression that is no object of UIKit.
  func value(_ expression: Expression, in frame: CodeFrame) -> Thing {
    .value(evaluator.value(of: expression, in: frame.scope))
  }

  private func named(_ name: String, in frame: CodeFrame) -> Thing? {
    if name == "self", let receiver = frame.receiver { return .object(receiver) }
    if let local = frame.local(name) { return local }
    guard frame.scope.local(name) == nil, let receiver = frame.receiver else { return nil }
    return member(name, of: receiver)
  }

  private func alternative(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ expression: Expression,
    in frame: CodeFrame, expecting type: String?
  ) -> Thing {
    let first = thing(then, in: frame, expecting: type)
    let second = thing(otherwise, in: frame, expecting: type)
    guard first.holdsObjects || second.holdsObjects else { return value(expression, in: frame) }
    switch evaluator.decide(condition, in: frame.scope) {
    case .always: return first
    case .never: return second
    case .depends(let yes, let no): return .choice([(yes, first), (no, second)])
    }
  }

  private func binary(
    _ name: String, _ left: Expression, _ right: Expression, _ expression: Expression, in frame: CodeFrame,
    expecting type: String?
  ) -> Thing {
    switch name {
    case "??":
      let first = thing(left, in: frame, expecting: type)
      if first.holdsObjects { return first }
      let second = thing(right, in: frame, expecting: type)
      return second.holdsObjects ? second : value(expression, in: frame)
    case "+":
      let both = [thing(left, in: frame), thing(right, in: frame)]
      guard both.contains(where: \.holdsObjects) else { return value(expression, in: frame) }
      return .list(
        both.flatMap { part -> [Thing] in
          if case .list(let members) = part { return members }
          return [part]
        })
    case "|=", "+=":
      change(left, by: right, operation: .insert, in: frame)
      return .value(.tuple([]))
    default: return value(expression, in: frame)
    }
  }

  /// `x as? ProfileCell`: an object that other code made.
  private func cast(to type: TypeReference, _ expression: Expression, in frame: CodeFrame) -> UIObject? {
    let name = (type.qualifier + [type.name]).joined(separator: ".")
    guard let object = object(ofClass: name, from: frame, file: expression.range.file, source: expression.range) else {
      return nil
    }
    object.mayBeCompletedElsewhere = true
    if object.declaration != nil { run(object) }
    return object
  }

  // MARK: - Members

  private func member(
    _ name: String, of base: Expression?, in frame: CodeFrame, expecting type: String?, source: SourceRange
  ) -> Thing? {
    guard let base else { return type.flatMap { staticMember(name, of: $0, in: frame) } }
    if case .name("super") = base.kind { return nil }
    if let typeName = typePath(base), frame.local(typeName) == nil {
      return staticMember(name, of: typeName, in: frame)
    }
    switch thing(base, in: frame) {
    case .object(let object): return member(name, of: object)
    case .choice(let alternatives):
      guard let first = alternatives.lazy.compactMap(\.thing.object).first else { return nil }
      return member(name, of: first)
    case .list(let members):
      switch name {
      case "first": return members.first
      case "last": return members.last
      default: return nil
      }
    case .value, .closure: return nil
    }
  }

  /// `UIButton.Configuration` as text; nil for what is no name of a type.
  func typePath(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name.first?.isUppercase == true ? name : nil
    case .member(let base?, let name):
      guard name.first?.isUppercase == true, let prefix = typePath(base) else { return nil }
      return "\(prefix).\(name)"
    case .specialized(let base, _): return typePath(base)
    default: return nil
    }
  }

  /// A static member that is an object: `UIImage.close`, `Theme.divider`.
  private func staticMember(_ name: String, of typeName: String, in frame: CodeFrame) -> Thing? {
    let file = frame.receiver?.source.file
    var property: PropertyDeclaration?
    if let file, let type = index.type(named: typeName, from: file, enclosing: frame.receiver?.declaration) {
      property = index.property(name, of: type, isStatic: true)
    } else {
      property = index.extensionProperties(name, ofExternal: typeName, isStatic: true).first
    }
    if let type = property?.type?.name, Self.lookTypes.contains(type) {
      return .value(evaluator.runtimeValue("\(typeName).\(name)", type: property?.type, in: frame.scope))
    }
    guard let property, isPossiblyObject(property) else { return nil }
    return descend(into: property) { () -> Thing? in
      let inner = CodeFrame(receiver: nil, scope: CodeScope(type: owner(of: property), file: property.range.file))
      let result: Thing?
      if let getter = property.getter {
        result = run(getter.statements, in: inner)
      } else {
        result = property.initializer.map { thing($0, in: inner, expecting: property.type?.name) }
      }
      return result?.holdsObjects == true ? result : nil
    } ?? nil
  }

  private func owner(of property: PropertyDeclaration) -> TypeDeclaration? {
    if case .type(let type)? = index.owner(of: property) { return type }
    return nil
  }

  func descend<Result>(into declaration: AnyObject, _ work: () -> Result) -> Result? {
    guard stack.count < Self.depthLimit, !stack.contains(where: { $0 === declaration }) else { return nil }
    stack.append(declaration)
    defer { stack.removeLast() }
    return work()
  }

  /// Whether a property can hold an object of UIKit, as far as its type or its first call tells.
  private func isPossiblyObject(_ property: PropertyDeclaration) -> Bool {
    guard let type = property.type else { return property.initializer != nil }
    if ["[]", "some", "any"].contains(type.name) { return true }
    if UIKitClasses.named(type.name) != nil { return true }
    if UIKitClasses.named((type.qualifier + [type.name]).joined(separator: ".")) != nil { return true }
    if let declared = index.type(for: type, from: property.range.file, enclosing: owner(of: property)) {
      return declared.kind == .classType && (base(of: declared) != nil || unknownSuperclass(of: declared) != nil)
    }
    return Self.objectSuffixes.contains { type.name.hasSuffix($0) }
  }

  static let objectSuffixes = ["View", "Button", "Label", "Control", "Field", "Cell", "Controller"]

  /// A member of an object that is an object, or a value that code gave it.
  func member(_ name: String, of object: UIObject) -> Thing? {
    if name == "view" || name == "tabBarItem", let pending = object.pending {
      object.pending = nil
      run(object, arguments: pending.arguments, things: pending.things)
    }
    if let part = object.parts[name] { return part }
    if let type = object.declaration, let property = index.property(name, of: type, isStatic: false) {
      return stored(property, of: object)
    }
    if let part = builtInPart(name, of: object) { return .object(part) }
    switch name {
    case "subviews", "arrangedSubviews": return .list(object.children.map { .object($0.object) })
    default: break
    }
    // A text that was set before, as in `button.accessibilityLabel = titleLabel.text`.
    guard let last = object.all(name).last, last.conditions.isEmpty, last.operation == .replace,
      last.isLater == isLater
    else { return nil }
    return last.thing
  }

  private func stored(_ property: PropertyDeclaration, of object: UIObject) -> Thing? {
    guard isPossiblyObject(property) else { return nil }
    if let getter = property.getter {
      return descend(into: property) { () -> Thing? in
        let frame = CodeFrame(receiver: object, scope: CodeScope(type: object.declaration, file: property.range.file))
        let result = run(getter.statements, in: frame)
        return result?.holdsObjects == true ? result : nil
      } ?? nil
    }
    guard let initializer = property.initializer else { return supplied(property, of: object) }
    return descend(into: property) { () -> Thing? in
      let frame = CodeFrame(receiver: object, scope: CodeScope(type: object.declaration, file: property.range.file))
      let saved = (isLater, conditions, repeats, statement)
      // Properties are made before anything else happens, whoever asks first.
      isLater = false
      conditions = []
      repeats = nil
      statement = property.range
      let thing = thing(initializer, in: frame, expecting: property.type?.name)
      (isLater, conditions, repeats, statement) = saved
      guard thing.holdsObjects else { return nil }
      if let type = property.type?.name { for made in thing.objects { made.infer(base: type) } }
      for made in thing.objects where made.name == nil { made.name = property.name }
      object.parts[property.name] = thing
      return thing
    } ?? nil
  }

  /// A property that something else fills: an outlet, an argument of the initialiser, another object.
  private func supplied(_ property: PropertyDeclaration, of object: UIObject) -> Thing? {
    guard let type = property.type, type.name != "[]", type.name != "UIImage",
      let made = self.object(
        ofClass: (type.qualifier + [type.name]).joined(separator: "."),
        from: CodeFrame(receiver: object, scope: CodeScope(type: object.declaration, file: property.range.file)),
        file: property.range.file, source: property.range)
    else { return nil }
    made.name = property.name
    made.mayBeCompletedElsewhere = true
    object.parts[property.name] = .object(made)
    return .object(made)
  }

  /// What UIKit's own objects hold.
  private func builtInPart(_ name: String, of object: UIObject) -> UIObject? {
    guard let entry = Self.builtInParts.first(where: { $0.name == name && object.isKind(of: $0.owner) }) else {
      return nil
    }
    let part = UIObject(className: entry.className, base: entry.className, source: object.source)
    part.name = name
    part.callSites = object.callSites
    if name == "view", object.isKind(of: "UIHostingController") { part.hostingController = object }
    object.parts[name] = .object(part)
    if entry.isShown { object.add(part, under: []) }
    return part
  }

  private static let builtInParts: [(owner: String, name: String, className: String, isShown: Bool)] = [
    ("UITableViewController", "tableView", "UITableView", false),
    ("UITableViewController", "view", "UITableView", false),
    ("UICollectionViewController", "collectionView", "UICollectionView", false),
    ("UIViewController", "view", "UIView", false), ("UIViewController", "navigationItem", "UINavigationItem", false),
    ("UIViewController", "tabBarItem", "UITabBarItem", false),
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
    ("UISearchController", "searchBar", "UISearchBar", false),
    ("UISearchBar", "searchTextField", "UISearchTextField", false),
    ("UIScrollView", "refreshControl", "UIRefreshControl", false),
  ]
}
