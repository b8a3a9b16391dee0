/// The labels of a call, by which it means one of several types or initialisers.
public struct CallLabels: Sendable {
  /// Those in parentheses; nil for an argument without one.
  private let labels: [String?]
  /// Those of the closures behind them; nil for the first, which has none.
  private let trailing: [String?]

  public init(labels: [String?], trailing: [String?]) {
    self.labels = labels
    self.trailing = trailing
  }

  public init(of call: Call) {
    labels = call.arguments.filter { !$0.isTrailingClosure }.map(\.label)
    trailing = call.arguments.filter(\.isTrailingClosure).map(\.label)
  }

  /// Whether such a call may mean a function: its labels come in the order of the parameters, and what has no default is
  /// given. Where that is not certain, it may.
  public func fits(_ parameters: [Parameter]) -> Bool {
    if parameters.contains(where: \.isVariadic) { return true }
    var open = parameters[...]
    var left: [Parameter] = []
    for label in labels {
      guard let target = open.firstIndex(where: { $0.label == label }) else { return false }
      left += open[..<target]
      open = open[(target + 1)...]
    }
    left += open
    for label in trailing where label != nil {
      guard let target = left.firstIndex(where: { $0.label == label }) else { return false }
      left.remove(at: target)
    }
    let unlabelled = trailing.count { $0 == nil }
    return unlabelled <= left.count && left.count { $0.defaultValue == nil } <= unlabelled
  }
}

extension TypeDeclaration {
  /// Whether a call of its name may make it; true where that cannot be told.
  ///
  /// - Parameter further: The initialisers that extensions add.
  public func mayBeMade(by call: CallLabels, further: [FunctionDeclaration] = []) -> Bool {
    guard kind == .structure, genericParameters.isEmpty else { return true }
    let written = members.initializers
    if (written + further).contains(where: { call.fits($0.parameters) }) { return true }
    return written.isEmpty && call.fits(memberwiseParameters)
  }

  /// Of the initialiser that a structure has by itself (The Swift Programming Language: Memberwise Initializers for
  /// Structure Types).
  private var memberwiseParameters: [Parameter] {
    members.properties.filter(\.isMemberwise).map { property in
      // What only the type itself sees, and what a wrapper is given where it is declared, has a value already.
      let isGiven = property.isPrivate || property.attributes.contains { !$0.arguments.isEmpty }
        || property.type?.isOptional ?? false && !property.isConstant
      let nothing = Expression(.nilLiteral, range: property.range)
      return Parameter(
        label: property.name, name: property.name, type: property.type ?? TypeReference(name: "_", text: "_"),
        defaultValue: property.initializer ?? (isGiven ? nothing : nil), attributes: property.attributes.map(\.name),
        isVariadic: false)
    }
  }
}

extension PropertyDeclaration {
  /// Whether the initialiser that a structure has by itself may give it a value. What wrappers take from around the view,
  /// nobody hands over (Apple: documentation of Environment, EnvironmentObject, Namespace and FocusState).
  public var isMemberwise: Bool {
    !isStatic && getter == nil && !(isConstant && initializer != nil)
      && !attributes.contains { ["Environment", "EnvironmentObject", "Namespace", "FocusState"].contains($0.name) }
  }
}
