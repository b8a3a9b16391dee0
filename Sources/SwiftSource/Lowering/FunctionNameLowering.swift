import SwiftSyntax

extension FileLowering {
  /// What `#function` stands for: the name of the function, with its labels, or of the property whose accessor it is in.
  ///
  /// Source: The Swift Programming Language, Macro-Expansion Expression; the documentation of `function()`.
  ///
  /// - Returns: nil in the default of a parameter, where it is the name of whoever calls, and outside of all code.
  func functionName(around node: Syntax) -> String? {
    var around = node.parent
    while let place = around {
      switch place.as(SyntaxEnum.self) {
      case .functionParameter, .memberBlock: return nil
      case .functionDecl(let function): return named(name(function.name), function.signature.parameterClause)
      case .initializerDecl(let initializer): return named("init", initializer.signature.parameterClause)
      case .subscriptDecl(let subscription): return named("subscript", subscription.parameterClause)
      case .deinitializerDecl: return "deinit"
      case .accessorBlock(let block):
        if let property = block.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) {
          return name(property.identifier)
        }
      default: break
      }
      around = place.parent
    }
    return nil
  }

  private func named(_ base: String, _ parameters: FunctionParameterClauseSyntax) -> String {
    base + "(" + parameters.parameters.map { name($0.firstName) + ":" }.joined() + ")"
  }
}
