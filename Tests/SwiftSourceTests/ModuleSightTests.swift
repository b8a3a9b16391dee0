import SourceModel
import SwiftSource
import Testing

/// Types of the modules of packages: who sees them.
@Suite struct ModuleSightTests {
  private func lowered(_ text: String, module: String?, name: String) -> FileDeclarations {
    let file = SourceFile(path: "\(module ?? "App")/\(name).swift", text: text).built(BuildFacts(module: module))
    return SourceLowering().lower(file)
  }

  private func sees(_ store: String, from text: String, handsOn: String = "") -> Bool {
    let user = lowered(text, module: "Face", name: "A")
    let index = DeclarationIndex([
      lowered(store, module: "Store", name: "Image"), lowered(handsOn, module: "Kit", name: "Exports"), user,
    ])
    return index.type(named: "Image", from: user.file, enclosing: nil) != nil
  }

  @Test func typesOfOtherModules() {
    let image = "public class Image {}"
    #expect(sees(image, from: "import Store"))
    #expect(sees(image, from: "import struct Store.Image"))
    #expect(!sees(image, from: "import SwiftUI"))
    #expect(!sees("class Image {}", from: "import Store"))
    #expect(sees("class Image {}", from: "@testable import Store"))
    #expect(sees("@MainActor\nopen\nclass Image {}", from: "import Store"))
    #expect(sees(image, from: "import Kit", handsOn: "@_exported import Store"))
    #expect(!sees(image, from: "import Kit", handsOn: "import Store"))
  }

  /// `SwiftUI.Image` is none of the project's, whoever else has one of the name.
  @Test func typesOfTheSystem() {
    let file = lowered(
      "import SwiftUI\nstruct Image {}\nextension SwiftUI.Image { init(pic: Pic) {} }", module: nil, name: "A")
    let index = DeclarationIndex([file])
    #expect(index.extensionFunctions("init", ofExternal: "Image", isStatic: false).count == 1)
    #expect(index.type(named: "SwiftUI.Image", from: file.file, enclosing: nil) == nil)
    #expect(index.type(named: "Image", from: file.file, enclosing: nil) != nil)
  }
}
