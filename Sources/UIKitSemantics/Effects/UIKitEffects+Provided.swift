import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

// What UIKit asks a class for: overridden properties, the cells of its lists, the view of a representable.

extension UIKitEffects {
  /// Properties of UIAccessibility that hold objects, and that classes override.
  private static let listProperties = [
    "accessibilityCustomActions", "accessibilityElements", "accessibilityCustomContent", "accessibilityCustomRotors",
    "automationElements",
  ]

  /// Runs the getters of overridden properties that hold objects, as if the class had set them. What only a protocol asks
  /// for (Apple: AXCustomContentProvider) may be stored.
  func recordOverriddenLists(of object: UIObject) {
    guard let type = object.declaration else { return }
    for name in Self.listProperties {
      guard let property = index.property(name, of: type, isStatic: false),
        let result = provided(property, of: object, type), result.holdsObjects else { continue }
      record(name, on: object, result, source: property.nameRange)
    }
  }

  /// What a property comes to that a class answers UIKit with; nil where code may put something else into it.
  private func provided(_ property: PropertyDeclaration, of object: UIObject, _ type: TypeDeclaration) -> Value? {
    if property.getter != nil { return evaluator.read(property, of: .object(object)) }
    return index.mayEverSet(property.name) ? nil : evaluator.initialValue(of: property, in: .object(object), type: type)
  }

  /// What a class says stands above the keyboard or in its place, as the screens of chats do (Apple: documentation of
  /// UIResponder inputAccessoryView).
  func recordOverriddenKeyboards(of object: UIObject) {
    guard let type = object.declaration else { return }
    for name in Self.keyboards where object.parts[name] == nil {
      guard let property = index.property(name, of: type, isStatic: false), property.getter != nil else { continue }
      hold(evaluator.read(property, of: .object(object)), as: name, in: object)
    }
  }

  /// The rows and columns that a cell of a data table says it has.
  func recordTablePlace(of object: UIObject) {
    guard let type = object.declaration else { return }
    let rows = range("accessibilityRowRange", of: object, type)
    let columns = range("accessibilityColumnRange", of: object, type)
    guard rows != nil || columns != nil else { return }
    object.tableCell = DataTableCell(
      row: rows?.start, column: columns?.start, rowSpan: rows?.length ?? 1, columnSpan: columns?.length ?? 1)
  }

  /// What a function that returns `NSRange(location: row, length: 1)` comes to; nil where the numbers are not known.
  private func range(_ name: String, of object: UIObject, _ type: TypeDeclaration) -> (start: Int, length: Int)? {
    guard let function = index.functions(name, of: type, isStatic: false).first, function.body != nil,
      case .view(let node) = evaluator.run(function, on: .object(object), arguments: [], source: function.range),
      let made = node.primitive, made.name == "NSRange" || made.name == "NSMakeRange"
    else { return nil }
    let numbers = made.arguments.compactMap { argument -> Int? in
      if case .number(let number) = argument.value { return Int(clamping: number) }
      return nil
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  // MARK: - Representables

  /// The object that a representable of SwiftUI makes and updates; nil where its code does not tell.
  func represented(by instance: Instance) -> UIObject? {
    let type = instance.declaration
    for (make, update) in [("makeUIView", "updateUIView"), ("makeUIViewController", "updateUIViewController")] {
      guard let function = index.functions(make, of: type, isStatic: false).first, function.body != nil else { continue }
      let context = context(of: instance)
      let result = evaluator.run(
        function, on: .instance(instance), arguments: arguments(of: function, context), source: function.range)
      guard let object = result.objects.first ?? declared(by: function) else { return nil }
      if object.isKind(of: "UIViewController") { _ = member("view", of: object) }
      self.update(object, by: update, of: instance, context)
      return object
    }
    return nil
  }

  /// An object of the class that a function says it gives, where that is an element by itself: `-> WKWebView`.
  private func declared(by function: FunctionDeclaration) -> UIObject? {
    guard let name = function.returnType?.name, UIKitClasses.named(name)?.element == .yes else { return nil }
    let object = UIObject(className: name, base: name, source: function.nameRange)
    object.mayBeCompletedElsewhere = true
    return object
  }

  /// What a representable is told of its surroundings, as far as it is known: the coordinator that it makes (Apple:
  /// documentation of UIViewRepresentableContext coordinator).
  private func context(of instance: Instance) -> Value? {
    let functions = index.functions("makeCoordinator", of: instance.declaration, isStatic: false)
    guard let make = functions.first(where: { $0.body != nil }) else { return nil }
    let coordinator = evaluator.run(make, on: .instance(instance), arguments: [], source: make.range)
    guard case .instance = coordinator else { return nil }
    return .tuple([LabelledValue(label: "coordinator", value: coordinator)])
  }

  private func arguments(of function: FunctionDeclaration, _ context: Value?) -> [EvaluatedArgument] {
    guard let context, function.parameters.contains(where: { $0.label == "context" }) else { return [] }
    return [EvaluatedArgument(label: "context", value: context, source: function.range)]
  }

  private func update(_ object: UIObject, by name: String, of instance: Instance, _ context: Value?) {
    guard let function = index.functions(name, of: instance.declaration, isStatic: false).first, function.body != nil,
      let parameter = function.parameters.first
    else { return }
    let argument = EvaluatedArgument(label: parameter.label, value: .object(object), source: function.range)
    _ = evaluator.run(
      function, on: .instance(instance), arguments: [argument] + arguments(of: function, context), source: function.range)
  }
}
