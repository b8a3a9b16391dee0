import Testing

@testable import PlatformKnowledge

@Suite struct BuiltinTests {
  @Test func formsOfAView() throws {
    #expect(BuiltinViews.all.count == 130)
    let images = BuiltinViews.rows(for: "Image")
    #expect(images.count > 8)
    let decorative = try #require(images.first { $0.form.hasPrefix("init(decorative:bundle:)") })
    #expect(decorative.tree == "absent")
    #expect(decorative.labelFrom == nil)
    #expect(decorative.source.contains("Apple docs: Image.init(decorative:bundle:)"))
    let text = try #require(BuiltinViews.rows(for: "Text").first)
    #expect(text.defaultTraits == ["isStaticText"])
    #expect(text.confidence == .high)
  }

  @Test(arguments: [
    "LazyVGrid", "NavigationStack", "searchable", "onDelete", "sheet", "opacity", "UIViewRepresentable",
  ])
  func rowsAboutSeveralAreFoundByEach(name: String) {
    #expect(!BuiltinViews.rows(for: name).isEmpty)
  }

  @Test func aRowAboutSomethingElseIsNotFoundByAWordOfIt() {
    #expect(BuiltinViews.rows(for: "Grid").map(\.form) == ["init(...)"])
    #expect(BuiltinViews.rows(for: "drag").isEmpty)
  }

  @Test func everyViewOfTheTableIsAFrameworkView() {
    for row in Table(.builtinViews).rows {
      for name in row["names"].isEmpty ? [row["view"]] : row.list("names") where name.first?.isUppercase == true {
        #expect(BuiltinViews.isBuiltin(name) || ["Layout", "Shape"].contains(name), "\(name)")
      }
    }
  }

  @Test func categoriesOfViews() {
    let expected: [String: FrameworkView.Category] = [
      "VStack": .transparent, "List": .container, "ProgressView": .element, "Canvas": .absent, "Slider": .control,
      "WebView": .platform, "PhotosPicker": .control, "Chart": .container, "ConcentricRectangle": .absent,
      "GlassEffectContainer": .transparent, "TipView": .container, "WindowGroup": .transparent,
    ]
    for (name, category) in expected { #expect(BuiltinViews.frameworkView(name)?.category == category, "\(name)") }
    #expect(BuiltinViews.frameworkView("Map")?.module == "MapKit")
    #expect(!BuiltinViews.isBuiltin("KFImage"))
    #expect(!BuiltinViews.isBuiltin("searchable"))
  }

  /// A view in the style of a shape is absent; only one that can be inset is a surface.
  @Test func shapes() {
    #expect(BuiltinViews.frameworkView("ConcentricRectangle")?.shape == .insettable)
    #expect(BuiltinViews.frameworkView("Path")?.shape == .plain)
    #expect(BuiltinViews.frameworkView("Divider")?.shape == nil)
    for view in BuiltinViews.frameworkViews where view.shape != nil { #expect(view.category == .absent, "\(view.name)") }
  }

  /// The facts of the tree table and the plain categories do not contradict each other.
  @Test func absentViewsAreAbsentInBothTables() {
    for view in BuiltinViews.frameworkViews where view.category == .absent {
      for row in BuiltinViews.rows(for: view.name) { #expect(row.tree.hasPrefix("absent"), "\(view.name)") }
    }
  }

  @Test(arguments: [
    ("padding", ModifierCategory.visual), ("frame", .visual), ("foregroundStyle", .visual), ("onAppear", .visual),
    ("glassEffect", .visual), ("accessibilityLabel", .accessibility), ("hidden", .accessibility),
    ("opacity", .accessibility), ("help", .accessibility), ("speechSpellsOutCharacters", .accessibility),
    ("sheet", .presentation), ("popoverTip", .presentation), ("labelStyle", .environment),
    ("buttonStyle", .environment), ("labelsHidden", .environment), ("symbolVariant", .environment),
    ("disabled", .interaction),
    ("onTapGesture", .interaction), ("focused", .interaction), ("overlay", .content), ("badge", .content),
    ("navigationTitle", .content), ("swipeActions", .content), ("modifier", .content),
  ])
  func categoriesOfModifiers(name: String, category: ModifierCategory) {
    #expect(BuiltinModifiers.category(of: name) == category)
  }

  @Test func modifiersThatBearOnTheTreeAreNotVisual() {
    #expect(BuiltinModifiers.category(of: "cardStyle") == nil)
    #expect(BuiltinModifiers.all.count == 742)
    for modifier in BuiltinModifiers.all where modifier.category == .visual {
      #expect(!modifier.name.hasPrefix("accessibility") && !modifier.name.hasPrefix("speech"), "\(modifier.name)")
      for row in BuiltinViews.rows(for: modifier.name) { #expect(!row.tree.isEmpty, "\(modifier.name)") }
      #expect(BuiltinViews.rows(for: modifier.name).isEmpty, "\(modifier.name) has a row in the tree table")
    }
  }

  /// Every modifier of the accessibility API is known as a modifier, and none of them as a harmless one.
  @Test func modifiersOfTheAPIAreKnown() {
    for entry in AccessibilityAPI.all where entry.kind == .viewModifier && entry.symbol.hasPrefix("accessibility") {
      let name = String(entry.symbol.prefix { $0 != "(" })
      #expect(BuiltinModifiers.category(of: name) == .accessibility, "\(name)")
    }
  }
}
