import EarshotCore
import Testing

/// One row of a test: a view or an expression, and what is heard of it.
struct SpokenCode: Sendable, CustomTestStringConvertible {
  var code: String
  var heard: [String]

  init(_ code: String, _ heard: String...) {
    self.code = code
    self.heard = heard
  }

  var testDescription: String { code }

  /// What is heard of the view in the body of a screen, beside some declarations.
  func texts(members: String = "", _ declarations: String) async -> [String]? {
    let sample = "struct Sample: View { \(members)\nvar body: some View {\n\(code)\n} }\n"
    return await Hearing.source(sample + declarations).texts()
  }
}
