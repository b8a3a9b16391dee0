import SwiftSource

extension Evaluator {
  /// What its initialiser gives those members of a type that have no value where they are declared, and no wrapper that
  /// could change it, where that initialiser is run whoever shows the type: the system makes apps and widgets with no
  /// arguments, and a structure with one initialiser that takes none cannot be made in another way.
  ///
  /// Costs the screen nothing of its budget: what an app sets up is no part of what it shows.
  func fieldsWithoutArguments(of type: TypeDeclaration) -> [String: Value] {
    guard let initializer = initializerWithoutArguments(of: type) else { return [:] }
    let bare = Value.instance(Instance(declaration: type, fields: [:], source: type.nameRange, path: "", isRoot: true))
    let open = storedProperties(of: type).filter { property in
      // Whoever makes a view may give its variables other values afterwards.
      property.initializer == nil && property.attributes.isEmpty && (property.isConstant || type.isMadeBySystem)
        && given(property, of: bare) == nil
    }
    guard !open.isEmpty else { return [:] }
    let saved = budget
    budget = min(budget, Self.setUpSteps)
    defer { budget = saved }
    let made = descending(into: initializer) { fields(from: initializer, of: type, [], source: type.nameRange) }
    var members: [String: Value] = [:]
    for property in open { members[property.name] = made?.members[property.name]?.named(property.name) }
    return members
  }

  private func initializerWithoutArguments(of type: TypeDeclaration) -> FunctionDeclaration? {
    guard type.kind == .structure else { return nil }
    let initializers = index.initializers(of: type)
    if type.isMadeBySystem { return initializers.first(where: \.needsNothing) }
    // One in an extension leaves the memberwise one (The Swift Programming Language, Initialization).
    guard initializers.count == 1, type.members.initializers.count == 1, initializers[0].parameters.isEmpty else { return nil }
    return initializers[0]
  }

  /// Steps for what is set up before anything is shown.
  private static let setUpSteps = 20_000
}

extension TypeDeclaration {
  /// The system makes it by itself, with no arguments (Apple: documentation of App, ControlWidget, Widget and WidgetBundle,
  /// each of which requires `init()`).
  public var isMadeBySystem: Bool { ["App", "ControlWidget", "Widget", "WidgetBundle"].contains(where: adopts) }
}

extension FunctionDeclaration {
  /// It can be called with no arguments.
  public var needsNothing: Bool { parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic } }
}
