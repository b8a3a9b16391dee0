import SourceModel
import SwiftSource
import Testing

/// Which of several declarations of one name is meant, by the targets that build them.
@Suite struct BuiltTogetherTests {
  private func lowered(_ text: String, _ path: String, _ facts: BuildFacts) -> FileDeclarations {
    SourceLowering().lower(SourceFile(path: path, text: text).built(facts))
  }

  /// The class that a file in `Shop/Cells` means, of one near it and one far away.
  private func superclass(near: BuildFacts, far: BuildFacts, user: BuildFacts) -> String? {
    let asking = lowered("class NoteCell { var plate: Plate }", "Shop/Cells/NoteCell.swift", user)
    let index = DeclarationIndex([
      lowered("class Plate: UIButton {}", "Shop/Cells/Old/Plate.swift", near),
      lowered("class Plate: UIView {}", "Kit/Plate.swift", far), asking,
    ])
    return index.type(named: "Plate", from: asking.file, enclosing: nil)?.inheritedTypes.first?.name
  }

  @Test func theOneThatATargetBuildsWithTheFileIsMeant() {
    let shop = BuildFacts(targets: ["Shop.xcodeproj/Shop"])
    let old = BuildFacts(isLeftBehind: true)
    let widget = BuildFacts(targets: ["Shop.xcodeproj/Widget"])
    #expect(superclass(near: BuildFacts(), far: BuildFacts(), user: BuildFacts()) == "UIButton")
    #expect(superclass(near: old, far: shop, user: shop) == "UIView")
    #expect(superclass(near: widget, far: shop, user: shop) == "UIView")
    #expect(superclass(near: shop, far: widget, user: shop) == "UIButton")
    // Nothing else has it.
    #expect(superclass(near: old, far: BuildFacts(), user: BuildFacts()) == "UIView")
    #expect(superclass(near: old, far: BuildFacts(), user: old) == "UIButton")
    let shared = BuildFacts(targets: ["Shop.xcodeproj/Shop", "Shop.xcodeproj/Widget"])
    #expect(superclass(near: shared, far: widget, user: shop) == "UIButton")
  }

  @Test func constantsAtTheTopOfFiles() {
    let shop = BuildFacts(targets: ["Shop.xcodeproj/Shop"])
    let asking = lowered("let other = 1", "Shop/A.swift", shop)
    let index = DeclarationIndex([
      lowered("let title = \"Old\"", "Shop/Old.swift", BuildFacts(isLeftBehind: true)),
      lowered("let title = \"New\"", "Zoo/New.swift", shop),
      lowered("private let title = \"Own\"", "Shop/Own.swift", shop), asking,
    ])
    #expect(index.globalProperty("title", from: asking.file)?.range.file.path == "Zoo/New.swift")
  }
}
