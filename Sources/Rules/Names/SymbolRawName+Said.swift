import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Symbols whose meaning the words around them have as well.
extension SymbolRawName {
  /// Whether the texts of its stack have all words of what the symbol stands for, or of what the app calls it: a tray under
  /// "Add task" and "to inbox".
  func isSaid(by subject: ElementSubject, in context: RuleContext) -> Bool {
    guard let symbol = NameSuggestion.symbol(of: subject.element), let meaning = SFSymbols.meaning(of: symbol)?.english,
      subject.element.gestures.isEmpty else { return false }
    let said = Set(StackMates(of: subject).texts.flatMap { $0.isAlwaysThere ? $0.element.label?.value.literals ?? [] : [] }
      .flatMap(TextWords.split).map { $0.lowercased() })
    guard !said.isEmpty else { return false }
    var names = [meaning]
    switch context.title(ofSymbol: symbol, meaning: meaning) {
    case .usual: break
    case .own(let title): names.append(title)
    case .several(let titles): names += titles
    }
    return names.contains { Set(TextWords.split($0).map { $0.lowercased() }).isSubset(of: said) }
  }

  /// The text after it says what it is about. One of several symbols that data choose tells which one it is, which a text does
  /// only where it changes with the same data.
  func isCaptioned(_ picture: UnnamedPicture, _ name: SpokenText) -> Bool {
    picture.isCaptioned && (name.literal != nil || picture.isToldInWords)
  }

  /// The same of one that only run time knows: what code chooses by data it alone tells, unless words near it change with them.
  func isToldBeside(_ picture: UnnamedPicture, _ name: SpokenText) -> Bool {
    let isComputed = name.hasChoices || name.holes.contains { $0.contains("(") }
    return picture.isCaptioned && !isComputed || picture.isPlaceholder || picture.isToldInWords
  }

  /// A text near it says the very value that would be its name: `Image(systemName: sport.icon)` over `Text(sport.title)`.
  func isReadBeside(_ proposal: ProposedName, of subject: ElementSubject) -> Bool {
    guard proposal.isDerived, !proposal.expression.hasPrefix("\""), subject.element.gestures.isEmpty, !subject.element.isInteractive else { return false }
    return subject.neighbours(before: 4, after: 4).contains { other in
      guard other.element.role == .text, other.element.exposure == .exposed, other.callSites == subject.callSites, other.loops == subject.loops,
        subject.when.starts(with: other.when), let first = CallArguments(of: other.element.source).arguments.first else { return false }
      return first.label == nil && [first.value.text, "Text(\(first.value.text))"].contains(proposal.expression)
    }
  }

  /// One of several symbols, by what a value is, right above the title of the same value: whatever the symbol tells of it,
  /// the title says in words.
  func isToldByTitle(_ name: SpokenText, of subject: ElementSubject) -> Bool {
    guard name.hasChoices, subject.element.gestures.isEmpty, let stack = subject.element.layout, stack.axis == .vertical,
      let next = subject.neighbours(before: 0, after: 1).first?.element, next.role == .text, next.exposure == .exposed,
      next.layout == stack, let words = next.label?.value, words.isOnlyHoles, words.holes.count == 1 else { return false }
    let path = words.holes[0].split(separator: ".").map(String.init)
    guard path.count > 1, let title = path.last, NameWords.words(.captionName).contains(title.lowercased()) else { return false }
    let owner = path.dropLast().joined(separator: ".") + "."
    let asked = name.choices.joined().flatMap { ValuePaths.all(in: $0.subjectText) }
    return !asked.isEmpty && asked.allSatisfy { $0.hasPrefix(owner) || $0 + "." == owner }
  }

  /// The name of what is ticked says nothing of whether it is, which the name of the glyph did.
  static func keepingState(_ fix: Fix, of subject: ElementSubject, _ ticked: ProposedName?) -> Fix {
    guard ticked != nil else { return fix }
    let element = subject.element
    let traits = KeptState.test(of: element).map { "\($0) ? .isSelected : []" } ?? (KeptState.isOnInBranch(subject) ? ".isSelected" : nil)
    guard let traits else { return fix }
    let trait = FixBuilder.adding(".accessibilityAddTraits(\(traits))", to: element)
    return Fix(fix.title + " and tell its state by a trait", safety: fix.safety, edits: (fix.edits + [trait]).joinedAtPlaces)
  }

  /// With the trait of what is ticked, where the fix adds it.
  func heard(_ subject: ElementSubject, named name: ProposedName, isTick: Bool, in context: RuleContext) -> Heard {
    guard isTick, name.isDerived, KeptState.isOnInBranch(subject) else { return NamingFix.heard(subject.element, named: name, in: context) }
    return context.heard(subject.element) {
      $0.label = Fact(SpokenText(name.spoken), origin: .content)
      $0.traits.insert(.selected)
    }
  }

  static let ticksOfBranches: [Example] = [
    .violation(
      """
      struct Photos: View {
        let url: URL?
        @State var chosen: URL?
        var body: some View {
          ScrollView {
            AsyncImage(url: url) { phase in
              switch phase {
              case .empty: ProgressView()
              case .success(let image): image.resizable().accessibilityLabel("Photo")
              case .failure: ↓Image(systemName: "xmark.octagon").foregroundColor(.red)
              @unknown default: EmptyView()
              }
            }
            .onTapGesture { chosen = url }
            Text("Photos")
          }
        }
      }
      """,
      fixed: """
        struct Photos: View {
          let url: URL?
          @State var chosen: URL?
          var body: some View {
            ScrollView {
              AsyncImage(url: url) { phase in
                switch phase {
                case .empty: ProgressView()
                case .success(let image): image.resizable().accessibilityLabel("Photo")
                case .failure: Image(systemName: "xmark.octagon").foregroundColor(.red).accessibilityLabel("Error")
                @unknown default: EmptyView()
                }
              }
              .onTapGesture { chosen = url }
              Text("Photos")
            }
          }
        }
        """),
    .violation(
      """
      struct ProfilePage: View {
        let name: String
        @State var phone = ""
        var body: some View {
          VStack {
            ↓Image(systemName: "person.crop.circle.fill").resizable().frame(width: 100, height: 100)
            Form {
              Text("Name: \\(name)")
              TextField("Phone", text: $phone).accessibilityLabel("Phone")
            }
          }
        }
      }
      """,
      fixed: """
        struct ProfilePage: View {
          let name: String
          @State var phone = ""
          var body: some View {
            VStack {
              Image(systemName: "person.crop.circle.fill").resizable().frame(width: 100, height: 100)
                .accessibilityHidden(true)
              Form {
                Text("Name: \\(name)")
                TextField("Phone", text: $phone).accessibilityLabel("Phone")
              }
            }
          }
        }
        """),
    .violation(
      """
      struct Chore: Identifiable { let id: Int; let title: String; var isDone = false }
      struct ChoreList: View {
        @State var chores: [Chore] = []
        var body: some View {
          List {
            ForEach(chores) { chore in
              HStack {
                Text(chore.title)
                Spacer()
                if chore.isDone {
                  ↓Image(systemName: "checkmark.circle").onTapGesture { chores[chore.id].isDone = false }
                } else {
                  ↓Image(systemName: "circle").onTapGesture { chores[chore.id].isDone = true }
                }
              }
            }
          }
        }
      }
      """,
      fixed: """
        struct Chore: Identifiable { let id: Int; let title: String; var isDone = false }
        struct ChoreList: View {
          @State var chores: [Chore] = []
          var body: some View {
            List {
              ForEach(chores) { chore in
                HStack {
                  Text(chore.title)
                  Spacer()
                  if chore.isDone {
                    Image(systemName: "checkmark.circle").onTapGesture { chores[chore.id].isDone = false }
                      .accessibilityLabel(Text(chore.title))
                      .accessibilityAddTraits(.isSelected)
                  } else {
                    Image(systemName: "circle").onTapGesture { chores[chore.id].isDone = true }
                      .accessibilityLabel(Text(chore.title))
                  }
                }
              }
            }
          }
        }
        """)
  ]

  /// A filled shape without a sign in it, under words that a modifier lays over it: the plate of a count.
  static func isPlate(_ element: AccessibilityElement) -> Bool {
    guard let symbol = NameSuggestion.symbol(of: element), element.gestures.isEmpty, LayeredElements.holdsWords(over: element) else { return false }
    return symbol.split(separator: ".").allSatisfy { ["circle", "square", "rectangle", "capsule", "oval", "hexagon", "octagon", "seal", "shield", "fill"].contains($0) }
  }

  /// One of three or more different symbols in a row that has nothing else, always the same ones: a cup, a moon and a
  /// parasol under the words of an empty list.
  static func isOneOfOrnaments(_ subject: ElementSubject) -> Bool {
    let mates = StackMates(of: subject)
    guard mates.axis == .horizontal, mates.mates.count > 1, !subject.isRepeated else { return false }
    let row = [subject.element] + mates.mates.map(\.element)
    let symbols = row.compactMap(NameSuggestion.symbol)
    let isPlain = row.allSatisfy { one in
      one.role == .image && one.isUnnamedPicture && one.gestures.isEmpty && !one.isInteractive && one.callSites == subject.callSites
        && one.appearance.foreground?.options.count ?? 1 == 1
    }
    return isPlain && symbols.count == row.count && Set(symbols).count == row.count && mates.mates.allSatisfy(\.isAlwaysThere)
      && symbols.allSatisfy { symbol in
        let kind = SFSymbols.meaning(of: symbol)?.kind
        return kind != .state && !SFSymbols.isTick(symbol) && !SFSymbols.isCross(symbol) && !["chevron", "arrow"].contains(where: symbol.hasPrefix)
      }
  }

  /// One of two at the ends of a slider, which says its value by itself: the quiet and the loud loudspeaker.
  static func isAtTrack(_ subject: ElementSubject) -> Bool {
    let mates = StackMates(of: subject)
    guard mates.axis == .horizontal, NameSuggestion.symbol(of: subject.element) != nil, subject.element.gestures.isEmpty,
      mates.mates.count { $0.element.role == .slider } == 1, case let ends = mates.mates.filter({ $0.element.role != .slider }), ends.count == 1
    else { return false }
    let other = ends[0].element, isBetween = mates.mates.contains { $0.element.role == .slider && $0.isAfter == ends[0].isAfter && $0.distance < ends[0].distance }
    return isBetween && other.role == .image && other.gestures.isEmpty && !other.isInteractive
  }

  /// Larger than any letter of a screen, on a plate or a glow that is drawn with it, and no sign of a state: a picture on a
  /// page that greets people.
  func isLargeOrnament(_ subject: ElementSubject, _ picture: UnnamedPicture) -> Bool {
    let element = subject.element
    guard !picture.tellsState, element.gestures.isEmpty, !element.isInteractive, !picture.isConditional,
      NameSuggestion.symbol(of: element).flatMap(SFSymbols.meaning)?.kind != .state, let layout = element.layout
    else { return false }
    if layout.axis == .vertical { return isLarge(element) && beginsPage(subject) }
    // On a plate that holds nothing else, a sign larger than any title is drawn to be looked at.
    guard layout.axis == .depth, isLarge(element, atLeast: Self.sizeOnPlate), StackMates(of: subject).mates.isEmpty else { return false }
    return subject.neighbours(before: 3, after: 3).contains { $0.element.role == .shape && $0.element.layout == layout }
  }

  /// Always the same one, above the words of a page whichever of them are there: in one state a title, in another the outcome.
  private func beginsPage(_ subject: ElementSubject) -> Bool {
    guard NameSuggestion.symbol(of: subject.element) != nil, subject.when.isEmpty,
      let next = subject.neighbours(before: 0, after: 3).first(where: { $0.element.exposure == .exposed }) else { return false }
    return next.element.role == .text && next.element.layout?.axis == .vertical && next.element.hasWords
  }

  /// A person in a circle, always the same one, as large as a face on a profile: it shows nobody, and the words near it say whose
  /// profile it is.
  func isStandInForFace(_ subject: ElementSubject, _ picture: UnnamedPicture) -> Bool {
    let element = subject.element
    guard !picture.tellsState, element.gestures.isEmpty, !element.isInteractive, !picture.isConditional, case .symbol(let name)? = element.image,
      let symbol = name.literal, ["person.crop.circle", "person.circle"].contains(where: { symbol == $0 || symbol == $0 + ".fill" }),
      isLarge(element) else { return false }
    return subject.neighbours(before: 3, after: 3).contains { $0.element.exposure == .exposed && $0.element.hasWords }
  }

  private func isLarge(_ element: AccessibilityElement, atLeast least: Double = Self.sizeOfOrnament) -> Bool {
    if let width = element.appearance.fixedWidth?.single, let height = element.appearance.fixedHeight?.single {
      return min(width, height) >= least
    }
    guard let font = element.appearance.font?.single, font.kind == .systemSize, let size = font.size else { return false }
    return size >= least
  }

  /// Points; a large title has 34 (Apple: Human Interface Guidelines, Typography).
  private static let sizeOfOrnament = 60.0
  private static let sizeOnPlate = 40.0
}
