import Foundation
import Testing

@Suite struct CompareTests {
  static let checkout = """
    import SwiftUI

    struct CheckoutView: View {
      @State private var isReady = true
      var body: some View {
        VStack {
          Text("Your order")
          Button("Pay") { pay() }
          Button("Help") { help() }
          Text("Terms apply")
        }
      }
    }

    """

  /// A repository in which `App/Checkout.swift` was committed.
  private func repository(_ text: String = checkout) throws -> Tree {
    let tree = try Tree(["App/Checkout.swift": text])
    let run = try tree.shell(
      """
      git init -q -b main . && git config user.email a@example.org && git config user.name A \
      && git config commit.gpgsign false && git add -A && git commit -q -m first
      """)
    try #require(run.status == 0, "\(run.errors)")
    return tree
  }

  private func commit(_ tree: Tree, _ text: String, to path: String = "App/Checkout.swift") throws {
    try tree.write(Data(text.utf8), to: path)
    try #require(try tree.shell("git add -A && git commit -q -m next").status == 0)
  }

  /// `kind: before -> after` of every change.
  private func changes(_ run: Run) throws -> [String] {
    let screens = try #require(try run.json()["screens"] as? [[String: Any]])
    return screens.flatMap { $0["changes"] as? [[String: Any]] ?? [] }.map { change in
      func heard(_ side: String) -> String {
        (change[side] as? [[String: Any]] ?? []).compactMap { $0["heard"] as? String }.joined(separator: " + ")
      }
      return "\(change["kind"] ?? ""): \(heard("before")) -> \(heard("after"))"
    }
  }

  /// What changes when the sample becomes this text.
  private func changes(to text: String) throws -> [String] {
    let tree = try repository()
    try tree.write(Data(text.utf8), to: "App/Checkout.swift")
    let run = try tree.earshot("compare", "--format", "json", "--fail-on", "never")
    #expect(run.status == 0, "\(run.errors)")
    return try changes(run)
  }

  @Test func nothingChangesWithoutChanges() throws {
    let run = try repository().earshot("compare")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("nothing changes for a listener\nHEAD ("))
    #expect(run.output.hasSuffix("-> working tree\n"))
  }

  @Test func movedLinesAndRenamedVariablesAreNoChanges() throws {
    let moved = "// A comment\n\n" + Self.checkout.replacing("isReady", with: "isDone")
    #expect(try changes(to: moved) == [])
  }

  @Test func eachKindOfChange() throws {
    func changed(_ old: String, _ new: String) throws -> [String] {
      try changes(to: Self.checkout.replacing(old, with: new))
    }
    #expect(
      try changed("    Text(\"Terms", "    Toggle(\"Gift\", isOn: $isReady)\n      Text(\"Terms") == [
        "added:  -> Gift, Switch button, on"
      ])
    #expect(try changed("      Button(\"Help\") { help() }\n", "") == ["removed: Help, Button -> "])
    #expect(
      try changed("{ pay() }", "{ pay() }.accessibilityLabel(\"Pay now\")") == [
        "reworded: Pay, Button -> Pay now, Button"
      ])
    #expect(
      try changed("Text(\"Your order\")", "Text(\"Your order\").accessibilityAddTraits(.isHeader)") == [
        "reworded: Your order -> Your order, Heading"
      ])
    #expect(try changed("{ help() }", "{ help() }.accessibilityHidden(true)") == ["hidden: Help, Button -> "])
    #expect(
      try changed("Button(\"Help\") { help() }", "if isReady { Button(\"Help\") { help() } }") == [
        "conditional: Help, Button -> Help, Button"
      ])
    #expect(
      try changed("VStack {", "HStack {}\n    VStack {").isEmpty)
  }

  @Test func mergedAndMoved() throws {
    let merged = Self.checkout.replacing(
      "Text(\"Terms apply\")", with: "VStack { Text(\"Terms apply\"); Text(\"No refunds\") }")
    let tree = try repository(merged)
    try tree.write(
      Data(merged.replacing("refunds\") }", with: "refunds\") }.accessibilityElement(children: .combine)").utf8),
      to: "App/Checkout.swift")
    let run = try tree.earshot("compare", "--format", "json")
    #expect(try changes(run) == ["merged: Terms apply + No refunds -> Terms apply, No refunds"])
    let moved = Self.checkout.replacing("      Text(\"Your order\")\n", with: "").replacing(
      "      Text(\"Terms apply\")\n", with: "      Text(\"Terms apply\")\n      Text(\"Your order\")\n")
    #expect(try changes(to: moved) == ["moved: Your order -> Your order"])
  }

  @Test func alternativesOfAPlaceAreOneChange() throws {
    let text = Self.checkout.replacing("Button(\"Pay\")", with: "Button(isReady ? \"Pay\" : \"Wait\")")
    let tree = try repository(text)
    try tree.write(
      Data(text.replacing("{ pay() }", with: "{ pay() }.accessibilityHint(\"Sends it\")").utf8),
      to: "App/Checkout.swift")
    let run = try tree.earshot("compare")
    #expect(run.output.contains("and 1 alternative"))
    #expect(run.output.hasPrefix("1 screen changes: 1 reworded\nHEAD ("))
  }

  @Test func hintsAreChanges() throws {
    let tree = try repository()
    try tree.write(
      Data(Self.checkout.replacing("{ pay() }", with: "{ pay() }.accessibilityHint(\"Sends the order\")").utf8),
      to: "App/Checkout.swift")
    let run = try tree.earshot("compare")
    #expect(run.output.contains("  reworded     Pay, Button"))
    #expect(run.output.contains("now: Sends the order"))
    #expect(run.output.hasPrefix("1 screen changes: 1 reworded\n"))
  }

  @Test func renamedFilesAndViewsAreTheSameScreen() throws {
    let tree = try repository()
    try #require(try tree.shell("mkdir Features && git mv App/Checkout.swift Features/Pay.swift").status == 0)
    #expect(try tree.earshot("compare").output.contains("nothing changes"))
    try tree.write(Data(Self.checkout.replacing("CheckoutView", with: "PaymentView").utf8), to: "Features/Pay.swift")
    let run = try tree.earshot("compare", "--format", "json")
    #expect(try changes(run) == [])
    try tree.write(
      Data(
        Self.checkout.replacing("CheckoutView", with: "PaymentView").replacing("\"Help\"", with: "\"Support\"").utf8),
      to: "Features/Pay.swift")
    #expect(try tree.earshot("compare").output.contains("PaymentView  (was CheckoutView)"))
  }

  @Test func aComponentIsToldOfOnce() throws {
    var text =
      "import SwiftUI\nstruct Row: View { let title: String\n  var body: some View { Button(\"Buy\") { buy() } } }\n"
    for number in 1...5 {
      text += "struct Page\(number): View { var body: some View { Text(\"Page \(number)\"); Row(title: \"a\") } }\n"
    }
    let tree = try repository(text)
    try tree.write(Data(text.replacing("\"Buy\"", with: "\"Buy now\"").utf8), to: "App/Checkout.swift")
    let run = try tree.earshot("compare")
    #expect(run.output.contains("Row  (on Page1, Page2, Page3 and 2 more)"))
    #expect(run.output.components(separatedBy: "-> Buy now, Button").count == 2)
    #expect(run.output.hasPrefix("5 screens change: 1 reworded\n"))
  }

  /// A view that is whole in others is no screen of its own, in one state or in both.
  @Test func viewsThatAreWholeInOthersComeAndGoWithTheirUses() throws {
    let row = "struct Row: View { var body: some View { Button(\"Buy\") { buy() } } }\n"
    let home = "struct Home: View { var body: some View { Text(\"Home\"); Row() } }\n"
    let alone = "struct Home: View { var body: some View { Text(\"Home\") } }\n"
    let tree = try repository("import SwiftUI\n" + row + home)
    try tree.write(Data(("import SwiftUI\n" + row + alone).utf8), to: "App/Checkout.swift")
    #expect(try changes(tree.earshot("compare", "--format", "json")) == ["removed: Buy, Button -> "])
    try #require(try tree.shell("git commit -qam alone").status == 0)
    try tree.write(Data(("import SwiftUI\n" + row + home).utf8), to: "App/Checkout.swift")
    #expect(try changes(tree.earshot("compare", "--format", "json")) == ["added:  -> Buy, Button"])
    // A new name for it is no news.
    try #require(try tree.shell("git commit -qam together").status == 0)
    let renamed = ("import SwiftUI\n" + row + home).replacing("Row", with: "Line")
    try tree.write(Data(renamed.utf8), to: "App/Checkout.swift")
    #expect(try tree.earshot("compare").output.hasPrefix("nothing changes for a listener\n"))
  }

  @Test func findingsInViewsThatAreWholeInOthersStandWithThem() throws {
    let row = "struct Row: View { var body: some View { HStack { Text(\"A\"); Button { go() } label: { Image(\"\") } } } }\n"
    let home = "struct Home: View { var body: some View { Text(\"Home\"); Row() } }\n"
    let named = row.replacing("Image(\"\")", with: "Text(\"Skip\")")
    let faulty = row.replacing("Image(\"\")", with: "Image(\"x-1\")")
    let tree = try repository("import SwiftUI\n" + home + named)
    try tree.write(Data(("import SwiftUI\n" + home + faulty).utf8), to: "App/Checkout.swift")
    let screens = try #require(try tree.earshot("compare", "--format", "json").json()["screens"] as? [[String: Any]])
    #expect(screens.map { $0["view"] as? String } == ["Row"])
    #expect(screens.first?["alsoOn"] as? [String] == ["Home"])
    #expect((screens.first?["newFindings"] as? [Any])?.isEmpty == false)
    try #require(try tree.shell("git commit -qam faulty").status == 0)
    let renamed = (home + faulty).replacing("Row", with: "Line")
    try tree.write(Data(("import SwiftUI\n" + renamed).utf8), to: "App/Checkout.swift")
    #expect(try tree.earshot("compare").output.hasPrefix("nothing changes for a listener\n"))
  }

  /// Of a state that has the same files, only texts are read; of any other all of it.
  @Test(arguments: ["", "App/New.swift", "App/Picture.png", "notes.txt"])
  func whatElseIsThereChangesNothing(new: String) throws {
    let tree = try repository()
    try tree.write(Data(Self.checkout.replacing("\"Pay\"", with: "\"Order\"").utf8), to: "App/Checkout.swift")
    if !new.isEmpty { try tree.write(Data("// nothing\n".utf8), to: new) }
    let expected = ["reworded: Pay, Button -> Order, Button"]
    #expect(try changes(tree.earshot("compare", "--format", "json")) == expected)
    #expect(try changes(tree.shell("cd App && \"$earshot\" compare --format json")) == expected)
    try #require(try tree.shell("git add -A && git commit -qm next").status == 0)
    #expect(try changes(tree.earshot("compare", "HEAD~1", "HEAD", "--format", "json")) == expected)
    #expect(try changes(tree.earshot("compare", "HEAD~1", "--format", "json")) == expected)
  }

  @Test func findings() throws {
    let tree = try repository(Sample.faulty)
    try tree.write(Data(Sample.faulty.replacing("skip() }", with: "skip(); more() }").utf8), to: "App/Checkout.swift")
    // Edited, and as wrong as before.
    #expect(try tree.earshot("compare").output.contains("nothing changes"))
    let named = Sample.faulty.replacing("label: {", with: "label: { Text(\"Skip\");")
    try tree.write(Data(named.utf8), to: "App/Checkout.swift")
    let cleared = try tree.earshot("compare")
    #expect(cleared.status == 0)
    #expect(cleared.output.contains("  cleared      error: ") && cleared.output.contains("; 1 finding cleared\nHEAD ("))
    try #require(try tree.shell("git commit -qam named").status == 0)
    try tree.write(Data(Sample.faulty.utf8), to: "App/Checkout.swift")
    let new = try tree.earshot("compare")
    #expect(new.status == 1)
    #expect(new.output.contains("  new          error: ") && new.output.contains("; 1 new error\nHEAD ("))
    #expect(try tree.earshot("compare", "--fail-on", "never").status == 0)
    #expect(try tree.earshot("compare", "--skip-rule", "icon-button-name").status == 0)
    // A comment repairs nothing.
    try #require(try tree.shell("git commit -qam faulty").status == 0)
    let silenced = Sample.faulty.replacing(
      "      Button", with: "      // earshot:ignore icon-button-name\n      Button")
    try tree.write(Data(silenced.utf8), to: "App/Checkout.swift")
    #expect(try tree.earshot("compare").output.contains("  suppressed   error: "))
  }

  @Test func revisions() throws {
    let tree = try repository()
    try commit(tree, Self.checkout.replacing("\"Help\"", with: "\"Support\""))
    try #require(try tree.shell("git checkout -q -b topic HEAD~1").status == 0)
    try commit(tree, Self.checkout.replacing("\"Pay\"", with: "\"Order\""))
    let all = ["reworded: Pay, Button -> Order, Button"]
    // As in a pull request: what main did meanwhile does not count.
    #expect(try changes(tree.earshot("compare", "main", "--format", "json")) == all)
    #expect(try changes(tree.earshot("compare", "main", "topic", "--format", "json")) == all)
    #expect(try changes(tree.earshot("compare", "main...topic", "--format", "json")) == all)
    #expect(try changes(tree.earshot("compare", "main..topic", "--format", "json")).count == 2)
    #expect(try changes(tree.earshot("compare", "main", "--exact", "--format", "json")).count == 2)
    #expect(
      try changes(tree.earshot("compare", "HEAD", "HEAD~1", "--format", "json")) == [
        "reworded: Order, Button -> Pay, Button"
      ])
  }

  @Test func filesOfTheUserStayAsTheyAre() throws {
    let tree = try repository()
    try commit(tree, Sample.clean)
    try tree.write(Data("// not saved".utf8), to: "App/Checkout.swift")
    _ = try tree.shell("echo new > App/new.swift && git add App/new.swift")
    let look = "git status --porcelain; git stash list; git rev-parse HEAD; cat App/*.swift; ls -A; md5sum .git/index"
    let before = try tree.shell(look).output
    let temporary = "mkdir -p \"$PWD/tmp\"; TMPDIR=\"$PWD/tmp\" \"$earshot\" compare HEAD~1 HEAD"
    let run = try tree.shell("\(temporary); ls -A tmp; rmdir tmp")
    #expect(run.output.contains("Remember me"))
    #expect(run.output.hasSuffix("changed\n") || !run.output.contains("earshot-"))
    #expect(try tree.shell(look).output == before)
    // Nor does a mistake leave anything behind.
    let failed = try tree.shell(
      "mkdir tmp; TMPDIR=\"$PWD/tmp\" \"$earshot\" compare HEAD~1 --path no/such; ls -A tmp; rmdir tmp")
    #expect(failed.output.isEmpty && failed.errors.contains("no such file or folder"))
  }

  @Test func submodulesAndMissingContentsDoNotStopIt() throws {
    let tree = try repository()
    let made = try tree.shell(
      """
      head -c 3000 /dev/zero > App/large.bin && mkdir Library && mv App/Checkout.swift Library/ && cd Library \
      && git init -q -b main . && git add -A && git -c user.name=A -c user.email=a@example.org commit -q -m library \
      && cd .. && git add -A 2>/dev/null && git commit -q -m nested && git rev-parse HEAD:App/large.bin
      """)
    try #require(made.status == 0, "\(made.errors)")
    let object = made.output.trimmingCharacters(in: .newlines)
    try #require(try tree.shell("rm -f .git/objects/\(object.prefix(2))/\(object.dropFirst(2))").status == 0)
    #expect(try tree.earshot("compare").output.contains("nothing changes for a listener"))
    let text = Self.checkout.replacing("\"Pay\"", with: "\"Order\"")
    try tree.write(Data(text.utf8), to: "Library/Checkout.swift")
    #expect(try changes(tree.earshot("compare", "--format", "json")) == ["reworded: Pay, Button -> Order, Button"])
    // Without the submodule's own checkout, its commit is unknown.
    _ = try tree.shell("rm -rf Library")
    let run = try tree.earshot("compare")
    #expect(run.status == 0 && run.errors.contains("submodule 'Library' is left out"))
  }

  @Test func worksFromSubfoldersAndForPaths() throws {
    let tree = try repository()
    try tree.write(Data(Sample.clean.utf8), to: "Other/B.swift")
    try tree.write(Data(Self.checkout.replacing("\"Pay\"", with: "\"Order\"").utf8), to: "App/Checkout.swift")
    let own = try tree.shell("cd App && \"$earshot\" compare --format json")
    #expect(try changes(own) == ["reworded: Pay, Button -> Order, Button"])
    let other = try tree.shell("cd App && \"$earshot\" compare --path ../Other --format json")
    #expect(try changes(other).allSatisfy { $0.hasPrefix("added") } && !changes(other).isEmpty)
    let absolute = try tree.shell("\"$earshot\" compare --path \"$PWD/App\" --format json")
    #expect(try changes(absolute).count == 1)
  }

  @Test func markdownIsForReviewers() throws {
    let tree = try repository()
    try tree.write(Data(Self.checkout.replacing("\"Pay\"", with: "\"Order <now>\"").utf8), to: "App/Checkout.swift")
    let text = try tree.earshot("compare", "--format", "markdown").output
    #expect(text.hasPrefix("## Earshot: 1 screen changes: 1 reworded\n\nHEAD ("))
    #expect(
      text.contains(
        "### CheckoutView\n\n- **reworded** Pay, Button `Checkout.swift:8`  \n  → Order \\<now\\>, Button\n"))
  }

  @Test func placesAreLinksWhereThePageIsKnown() throws {
    let tree = try repository()
    try commit(tree, Self.checkout.replacing("\"Pay\"", with: "\"Order\""))
    let remote = "git remote add origin https://ann:secret@github.com/acme/shop.git"
    try #require(try tree.shell(remote).status == 0)
    let clean = "env -u GITHUB_SERVER_URL -u GITHUB_REPOSITORY -u CI_PROJECT_URL"
    let commits = try tree.shell("git rev-parse HEAD~1 HEAD").output.split(separator: "\n")
    let text = try tree.shell("cd App && \(clean) \"$earshot\" compare HEAD~1 HEAD --format markdown").output
    let page = "https://github.com/acme/shop/blob/\(commits[1])/App/Checkout.swift#L8"
    #expect(text.contains("[`Checkout.swift:8`](\(page))"), "\(text)")
    #expect(text.contains("(https://github.com/acme/shop/commit/\(commits[0]))") && !text.contains("secret"))
    // What is not committed has no page.
    let open = try tree.shell("\(clean) \"$earshot\" compare HEAD~1 --format markdown").output
    #expect(open.contains(" `Checkout.swift:8`") && !open.contains("/blob/"))
  }

  @Test func optionsOfPickersAreChanges() throws {
    let text = Self.checkout.replacing(
      "Text(\"Terms apply\")",
      with: "Picker(\"Sort\", selection: $order) { Text(\"Name\").tag(0); Text(\"Date\").tag(1) }"
    ).replacing("  @State", with: "  @State private var order = 0\n  @State")
    let tree = try repository(text)
    let longer = text.replacing("Text(\"Date\").tag(1)", with: "Text(\"Date\").tag(1); Text(\"Size\").tag(2)")
    try tree.write(Data(longer.utf8), to: "App/Checkout.swift")
    let run = try tree.earshot("compare")
    #expect(run.output.hasPrefix("1 screen changes: 1 reworded\n"))
    #expect(run.output.contains("now: option Size\n"), "\(run.output)")
  }

  @Test func otherLanguagesAreNamed() throws {
    let tree = try repository()
    let strings = "\"Pay\" = \"Zahlen\";\n\"Help\" = \"Hilfe\";\n"
    try commit(tree, strings, to: "App/de.lproj/Localizable.strings")
    let changed = strings.replacing("Zahlen", with: "Bezahlen") + "\"Terms apply\" = \"Bedingungen\";\n"
    try tree.write(Data(changed.utf8), to: "App/de.lproj/Localizable.strings")
    let run = try tree.earshot("compare")
    #expect(run.output.hasPrefix("nothing changes for a listener; 2 texts change in de\n"), "\(run.output)")
    #expect(run.output.contains("  de  1 reworded (Pay), 1 added (Terms apply)\n"))
    let german = try tree.earshot("compare", "--locale", "de")
    #expect(german.output.contains("-> Bezahlen, Taste") && !german.output.contains("Other languages"))
    let markdown = try tree.earshot("compare", "--format", "markdown")
    #expect(markdown.output.contains("- **de** 1 reworded (Pay), 1 added (Terms apply)"))
    let json = try #require(tree.earshot("compare", "--format", "json").json()["translations"] as? [[String: Any]])
    #expect(json.first?["reworded"] as? [String] == ["Pay"])
  }

  @Test(arguments: [
    ["nowhere"], ["HEAD", "nowhere"], ["HEAD..nowhere"], ["--path", "nowhere"], ["HEAD..HEAD", "HEAD"], ["--", "-x"],
  ])
  func mistakesAreErrors(arguments: [String]) throws {
    let tree = try repository()
    let run = try tree.shell("\"$earshot\" compare \(arguments.joined(separator: " "))")
    #expect(run.status == 2 && run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test func withoutARepositoryItIsAnError() throws {
    let run = try Tree(["A.swift": Sample.clean]).earshot("compare")
    #expect(run.status == 2 && run.errors.contains("Git repository"))
  }
}
