import AccessibilityModel
import EarshotCore
import Testing

/// In which order the stops of a screen come.
@Suite("Order of stops")
struct EvaluationOrderTests {
  @Test("Stacks give their views in source order")
  func stacks() async {
    let hearing = await Hearing.body(
      #"VStack { Text("1"); HStack { Text("2"); Text("3") }; ZStack { Text("4") }; Text("5") }"#)
    #expect(hearing.texts() == ["1", "2", "3", "4", "5"])
  }

  /// Recorded: as_exp_sort_priority, ax_ax_aXSortPriority.
  @Test("A higher priority comes first, across the whole container")
  func sortPriority() async {
    let hearing = await Hearing.body(
      """
      VStack {
        Text("Title")
        HStack {
          Text("Low").accessibilitySortPriority(1)
          Text("High").accessibilitySortPriority(2)
        }
        Text("Last").accessibilitySortPriority(-1)
        Text("End")
      }
      """)
    #expect(hearing.texts() == ["High", "Low", "Title", "End", "Last"])
  }

  @Test("Priorities count within a container only")
  func sortPriorityInContainer() async {
    let hearing = await Hearing.body(
      """
      Text("Title")
      VStack { Text("A").accessibilitySortPriority(1); Text("B").accessibilitySortPriority(2) }
        .accessibilityElement(children: .contain)
      """)
    #expect(hearing.texts() == ["Title", "B", "A"])
  }

  /// Recorded: bh_root_list, as_list_sections_ios16.
  @Test("A section is its header, its rows and its footer")
  func sections() async {
    let hearing = await Hearing.body(
      """
      List {
        Section { Text("Row 1"); Text("Row 2") } header: { Text("Header") } footer: { Text("Footer") }
        Section("Next") { Text("Row 3") }
      }
      """)
    #expect(hearing.texts() == ["Header. Heading.", "Row 1", "Row 2", "Footer", "Next. Heading.", "Row 3"])
  }

  /// Recorded: as_nav_stack_ios16, hgf_menu, dashdevs_details: the trailing button is read before the large title.
  @Test("The bar comes before what it stands over")
  func navigationBar() async {
    let hearing = await Hearing.body(
      """
      NavigationStack {
        Text("Content")
          .navigationTitle("Inbox")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
      }
      """)
    #expect(hearing.texts() == ["Add. Button.", "Inbox. Heading.", "Content"])
  }

  @Test("A bar with a small title gives leading items, title, trailing items")
  func inlineTitle() async {
    let hearing = await Hearing.body(
      """
      NavigationStack {
        Text("Content")
          .navigationTitle("Inbox")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Back to start") {} }
          }
      }
      """)
    #expect(hearing.texts() == ["Back to start. Button.", "Inbox. Heading.", "Add. Button.", "Content"])
  }

  /// Recorded: a title is an element only inside a navigation container; a hidden bar has none (hgf_inbox).
  @Test("Without a navigation container, or with a hidden bar, there is no title")
  func titleOutside() async {
    #expect(await Hearing.body(#"Text("Content").navigationTitle("Inbox")"#).texts() == ["Content"])
    let hidden = await Hearing.body(
      #"NavigationView { Text("Content").navigationTitle("Inbox").navigationBarHidden(true) }"#)
    #expect(hidden.texts() == ["Content"])
  }

  @Test("What a view in a branch puts into the bar is there under the branch's condition")
  func barOfBranches() async throws {
    let hearing = await Hearing.body(
      """
      NavigationStack {
        if isOn {
          Text("A").toolbar { Button("Add A") {} }.navigationTitle("Title A")
        } else {
          Text("B").toolbar { Button("Add B") {} }.navigationTitle("Title B")
        }
      }
      """, members: "let isOn: Bool")
    let texts = try #require(hearing.texts())
    #expect(texts.suffix(2) == ["A [isOn]", "B [!isOn]"])
    #expect(texts.dropLast(2).sorted() == [
      "Add A. Button. [isOn]", "Add B. Button. [!isOn]", "Title A. Heading. [isOn]", "Title B. Heading. [!isOn]",
    ])
  }

  @Test("Bar items in branches keep their conditions, wherever they are placed")
  func branchesInToolbar() async throws {
    let hearing = await Hearing.body(
      """
      NavigationStack {
        Text("Page").toolbar {
          if isOn {
            Button("Add") {}
          } else {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
        }
      }
      """, members: "let isOn: Bool")
    let texts = try #require(hearing.texts())
    #expect(texts.sorted() == ["Add. Button. [isOn]", "Cancel. Button. [!isOn]", "Page"])
  }

  /// Apple, ToolbarItemPlacement.principal: it "takes precedence over a title".
  @Test("A principal item takes the place of the title")
  func principalItem() async {
    let hearing = await Hearing.body(
      """
      NavigationStack {
        Text("Page").navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("Logo") } }
      }
      """)
    #expect(hearing.texts() == ["Logo", "Page"])
  }

  @Test("A modal view is all there is")
  func modal() async {
    let hearing = await Hearing.body(
      #"ZStack { Text("Behind"); VStack { Text("Ask"); Button("Yes") {} }.accessibilityAddTraits(.isModal) }"#)
    #expect(hearing.texts() == ["Ask", "Yes. Button."])
  }

  @Test("The tabs stand behind the page, each with its place")
  func tabs() async throws {
    let hearing = await Hearing.body(
      """
      TabView {
        Text("Page one").tabItem { Label("Home", systemImage: "house") }
        Text("Page two").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
      """)
    let texts = try #require(hearing.stops()).map(\.text)
    #expect(texts.contains("Page one"))
    let tabs = texts.filter { $0.contains("Tab.") }
    #expect(tabs == ["Selected: Home. Tab. 1 of 2.", "Search. Tab. 2 of 2."])
  }

  @Test("Alternatives stand at the place of the view")
  func alternatives() async {
    let hearing = await Hearing.body(
      #"Text("First"); if isOn { Text("On") } else { Text("Off") }; Text("Last")"#, members: "let isOn: Bool")
    #expect(hearing.texts() == ["First", "On [isOn]", "Off [!isOn]", "Last"])
  }
}
