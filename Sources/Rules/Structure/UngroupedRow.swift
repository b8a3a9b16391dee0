import AccessibilityModel
import SourceModel
import SwiftSource

/// Texts that belong together and are stops of their own.
public struct UngroupedRow: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "ungrouped-row", family: .structure, severity: .note, impact: .minor, wcag: ["1.3.1"],
    title: "texts that belong together are separate stops",
    documentation: RuleDocumentation(
      reports: """
        A row of a `ForEach` or `List` with several texts and no control, a horizontal stack of a caption and its \
        value, two differently drawn lines one above the other that depend on data, as a figure and the word for it are, with a \
        picture beside them or without one, and captions with their values below each other, none of which is combined.
        """,
      why: """
        Each text is a swipe of its own. A list of twenty people with name, role and city has sixty stops, and a value \
        heard alone, "12", says little.
        """,
      howToFix: """
        Add `.accessibilityElement(children: .combine)` to the row, or use `LabeledContent` for a caption with its \
        value.
        """,
      elsewhere: """
        Make the cell an element whose label joins its texts; cells with a standard content configuration are one by \
        themselves.
        """,
      limits: """
        Whether texts belong together is for a person to judge. Rows that are buttons or links are one element \
        already; rows that hold controls are left alone, and so are rows whose texts all come and go.
        """,
      references: [
        "Recorded: as_list_sections (texts of a list row are elements of their own)", "Apple: WWDC21 session 10119",
      ]),
    examples: [
      .violation(
        """
        let people: [Person]
        var body: some View {
          List(people) { person in
            ↓HStack {
              Text(person.name)
              Text(person.city)
              if person.isNew { Text("New") }
            }
          }
        }
        """),
      .pass(
        """
        let people: [Person]
        var body: some View {
          List(people) { person in
            HStack {
              Text(person.name)
              Text(person.city)
              if person.isNew { Button("Greet") { greet(person) } }
            }
          }
        }
        """),
      .violation(
        """
        let pulse: Int
        let change: String
        var body: some View {
          ↓VStack(alignment: .leading) {
            Text("Pulse").font(.caption)
            HStack { Text("\\(pulse)").font(.title3); Text(change).font(.caption) }
          }
        }
        """),
      .pass(
        """
        let tips: [String]
        var body: some View {
          VStack(alignment: .leading) {
            Text("Before you leave").font(.caption)
            VStack {
              ForEach(tips, id: \\.self) { tip in
                HStack { Circle().frame(width: 5, height: 5); Text(tip) }
              }
            }
          }
        }
        """),
      .pass(
        """
        let name: String
        var body: some View {
          VStack(alignment: .leading) { Text("Welcome").font(.caption); Text(name).font(.title2) }
        }
        """),
      .pass(
        """
        let pulse: Int
        let change: String
        var body: some View {
          VStack(alignment: .leading) {
            Text("Pulse").font(.caption)
            HStack { Text("\\(pulse)").font(.title3); Text(change).font(.caption) }
          }
          .accessibilityElement(children: .combine)
        }
        """),
      .violation(
        """
        var body: some View {
          ForEach(people) { person in
            ↓VStack {
              Text(person.name)
              Text(person.role)
              Text(person.city)
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            ForEach(people) { person in
              VStack {
                Text(person.name)
                Text(person.role)
                Text(person.city)
              }
              .accessibilityElement(children: .combine)
            }
          }
          """),
      .violation(
        """
        let steps: Int
        var body: some View { ↓VStack { Image(systemName: "figure.walk"); Text("\\(steps)").font(.title); Text("Steps").font(.caption) } }
        """),
      .violation(
        """
        let order: Order
        var body: some View {
          ↓VStack {
            Text("Name").font(.caption)
            Text(order.name).bold()
            Text("Street").font(.caption)
            Text(order.street).bold()
          }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            AsyncImage(url: book.cover)
            ↓VStack {
              Text(book.title).font(.headline)
              Text(book.author).font(.subheadline)
            }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack {
            ↓HStack { Text("Total"); Spacer(); Text(total.formatted()) }
            Button("Pay") { pay() }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              HStack { Text("Total"); Spacer(); Text(total.formatted()) }.accessibilityElement(children: .combine)
              Button("Pay") { pay() }
            }
          }
          """),
      .pass(
        """
        var body: some View {
          ForEach(people) { person in
            NavigationLink { Detail(person) } label: {
              VStack { Text(person.name); Text(person.role); Text(person.city) }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          ForEach(people) { person in
            HStack { Text(person.name); Text(person.role); Text(person.city); Button("Call") { call(person) } }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Total"); Text(total.formatted()) }.accessibilityElement(children: .combine)
        }
        """),
      .pass(
        """
        let outcome: Outcome
        var body: some View {
          VStack {
            Text(outcome.title).font(.system(size: 28, weight: .bold))
            Text(outcome.explanation).multilineTextAlignment(.center)
          }
        }
        """),
      .pass(
        """
        let title: String?
        let review: String?
        @State private var isOpen = false
        var body: some View {
          Button("Review") { isOpen = true }
            .popover(isPresented: $isOpen) {
              VStack {
                Text(title ?? "Review").bold()
                if let review { Text(review) } else { Text("No details.") }
              }
            }
        }
        """),
      .pass(
        """
        let address: Address
        var body: some View {
          HStack {
            Image(systemName: "house")
            VStack { Text(address.name).bold(); Text(address.code).textSelection(.enabled) }
          }
        }
        """),
      .pass(
        """
        let days: [Day]
        @State private var touched: [Day]?
        var body: some View {
          VStack {
            if let touched {
              ForEach(touched) { day in HStack { Text("\\(day.name):"); Spacer(); Text(day.amount) } }
            }
            Rectangle().gesture(DragGesture().onChanged { value in touched = days.filter { $0.contains(value.location) } })
          }
        }
        """),
      .pass(
        """
        let days: [Day]
        @State private var touchedDays: [Day] = []
        var body: some View {
          VStack {
            if !touchedDays.isEmpty {
              ForEach(touchedDays) { day in HStack { Text("\\(day.name):"); Spacer(); Text(day.amount) } }
            }
            Rectangle().gesture(DragGesture().onChanged { value in updateTouchedDays(at: value.location) })
          }
        }
        func updateTouchedDays(at point: CGPoint) { touchedDays = days.filter { $0.contains(point) } }
        """),
      .pass(
        """
        let range: ValueRange
        var body: some View {
          HStack { Text(fmt(range.low)).font(.caption); Spacer(); Text(fmt(range.high)).font(.caption) }
        }
        func fmt(_ value: Double) -> String { value > 1000 ? "\\(value / 1000) k" : "\\(value)" }
        """),
      .pass(
        """
        let plant: Plant
        var body: some View {
          VStack(alignment: .leading) {
            Label("Care", systemImage: "drop").font(.headline)
            Text(plant.care).font(.body).fixedSize(horizontal: false, vertical: true)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Welcome"); Text(user.name) }
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack { PriceTag(product: product); Text("incl. VAT") }
        }
        """),
    ] + ofLoops + ofComponents)

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    let rows = TextRow.rows(in: screen.screen.nodes).map { ($0, "\($0.texts.count) texts of one row are separate stops") }
    let told = Set(rows.compactMap(\.0.stack))
    let pairs = TextRow.pairs(on: screen).filter { row in
      row.stack.map { !told.contains($0) } ?? true && !isMessage(row, on: screen, context) && !isScale(row, context)
        && !isAllPresented(row, on: screen) && !row.texts.contains { isSelectable($0, context) }
    }.map { row in
      let what = row.axis == .vertical ? "the line under it" : "its value"
      return (row, "\(row.texts[0].label?.value.quoted ?? "") and \(what) are separate stops")
    }
    let dragged = Self.setByDragging(screen)
    let all = (rows + pairs).filter { row, _ in
      !row.texts.contains(where: screen.isSeenWider) && !row.texts.contains(where: \.isInWidget)
        && !isThere(row, by: dragged, on: screen) && !row.texts.contains { Self.isParagraph($0, context) }
    }
    let points = all.contains { $0.0.axis == nil } ? StackPoints(screen.screen.nodes.elements) : StackPoints([])
    return all.map { outcome($0, $1, points, in: context) }
  }

  private func outcome(_ row: TextRow, _ message: String, _ points: StackPoints, in context: RuleContext) -> Outcome {
    var fixes: [Fix] = []
    if let stack = row.stack, row.axis == nil ? points.isAll(row.parts, of: stack)
      : holdsNothingElse(stack, than: row.texts) || row.axis == .horizontal && Self.holdsTextsAlone(context.call(at: stack)) {
      let edit = FixBuilder.adding(".accessibilityElement(children: .combine)", after: ModifierChain.whole(stack))
      fixes = [Fix("read them as one element", safety: .suggested, edits: [edit])]
    }
    let place = row.stack ?? row.texts[0].source
    // A component that is used for each row has them apart once.
    return Outcome.violation(Violation(message, certainty: .review, at: place, fixes: fixes)).causing(.component(place))
  }

  /// Nothing but the texts stands in the code of a stack. What else is there, as a property, a loop or a table, would be
  /// read with them, and its controls with it.
  private func holdsNothingElse(_ stack: SourceRange, than texts: [AccessibilityElement]) -> Bool {
    let bytes = stack.file.bytes
    guard let open = bytes[stack.start..<stack.end].firstIndex(of: UInt8(ascii: "{")) else { return false }
    var place = open + 1
    var rest: [UInt8] = []
    for text in texts.map(\.expression).sorted(by: { $0.start < $1.start }) {
      guard stack.contains(text), place <= text.start else { return false }
      rest += bytes[place..<text.start]
      place = text.end
    }
    rest += bytes[place..<stack.end]
    for comment in CodeScanner(bytes: rest).comments().reversed() { rest.removeSubrange(comment) }
    let code = String(decoding: rest, as: UTF8.self)
    return !code.replacing("Spacer()", with: "").contains(where: \.isLetter)
  }
}
