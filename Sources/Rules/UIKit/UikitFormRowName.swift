import PlatformKnowledge
import SourceModel
import SwiftSource

/// A text field in a row of a package for forms whose title is a label of its own.
public struct UikitFormRowName: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-form-row-name", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2", "3.3.2"],
    title: "text field in the row of a form has no name",
    documentation: RuleDocumentation(
      reports: """
        Rows of Eureka that hold a text field, such as `TextRow` and `EmailRow`, which are given a title and no placeholder, in \
        code that sets no accessibility label; once for a file.
        """,
      why: """
        The cell puts the title as a label beside the field, and names the field by nothing. VoiceOver says the title, and \
        at the next stop "text field"; Voice Control has no name to tap.
        """,
      howToFix: """
        Name the field where the row gets its title: `row.cell.textField.accessibilityLabel = row.title`, or for all \
        rows of a kind in `TextRow.defaultCellUpdate`.
        """,
      elsewhere: "`TextField(\"Email\", text: $email)`; see `text-field-name`.",
      limits: """
        Silent for rows with a placeholder, and where a file that uses the package sets the label of anything. Rows of the \
        project's own are judged by `uikit-text-field-name`.
        """,
      references: [
        "Eureka: source of _FieldCell, which sets no accessibility label (xmartlabs/Eureka@000eea8)",
        "Apple: documentation of UIAccessibility accessibilityLabel",
      ]),
    examples: [
      .violation(
        """
        import Eureka
        final class AddressController: FormViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            form +++ Section("Address")
              <<< TextRow("street") { row in
                ↓row.title = "Street"
              }
          }
        }
        """,
        fixed: """
          import Eureka
          final class AddressController: FormViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              form +++ Section("Address")
                <<< TextRow("street") { row in
                  row.title = "Street"
                  row.cell.textField.accessibilityLabel = row.title
                }
            }
          }
          """),
      .violation(
        """
        import Eureka
        final class AddressController: FormViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            form +++ Section("Address")
              <<< PhoneRow() { ↓$0.title = "Phone" }.onChange { row in save(row.value) }
              <<< EmailRow() {
                $0.title = "Email"
                $0.add(rule: RuleRequired())
              }
          }
        }
        """,
        fixed: """
          import Eureka
          final class AddressController: FormViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              form +++ Section("Address")
                <<< PhoneRow() { $0.title = "Phone"; $0.cell.textField.accessibilityLabel = $0.title }.onChange { row in save(row.value) }
                <<< EmailRow() {
                  $0.title = "Email"
                  $0.cell.textField.accessibilityLabel = $0.title
                  $0.add(rule: RuleRequired())
                }
            }
          }
          """),
      // What may be typed stands in the field.
      .pass(
        """
        import Eureka
        final class AddressController: FormViewController {
          func fill() {
            form +++ TextRow("street") {
              $0.title = "Street"
              $0.placeholder = "Street and number"
            }
          }
        }
        """),
      .pass(
        """
        import Eureka
        final class AddressController: FormViewController {
          func fill() {
            form +++ TextRow("street") { $0.title = "Street" }.cellSetup { cell, row in cell.textField.placeholder = "Street and number" }
          }
        }
        """),
      .pass(
        """
        import Eureka
        final class AddressController: FormViewController {
          func fill() {
            TextRow.defaultCellUpdate = { cell, row in cell.textField.accessibilityLabel = row.title }
            form +++ TextRow("street") { $0.title = "Street" }
          }
        }
        """),
      // A switch is the accessory of its cell, which has the title.
      .pass(
        """
        import Eureka
        final class AddressController: FormViewController {
          func fill() { form +++ SwitchRow("news") { $0.title = "News by mail" } }
        }
        """),
      .undecided(
        """
        final class AddressController: BrandFormController {
          func fill() { form.add(TextRow("street") { $0.title = "Street" }) }
        }
        """),
    ])

  /// A row with a title.
  private struct Row: Sendable {
    /// What the row is called where it gets its title.
    let name: String
    let title: SourceRange
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let found = project.ofEachFile(Self.self) { file -> [[Row]] in
      guard file.imports.contains(Self.package), !file.file.build.isLibrary else { return [] }
      let rows = Self.rows(in: file)
      return rows.isEmpty ? [] : [rows]
    }
    guard !found.isEmpty, !Self.names(project) else { return [] }
    return found.map { rows in
      let message = rows.count == 1 ? "text field beside the title of its row has no name"
        : "\(rows.count) text fields beside the titles of their rows have no names"
      return .violation(Violation(
        message, certainty: .likely, at: rows[0].title,
        fixes: [Fix("name the field by the title of its row", safety: .suggested, edits: rows.map(Self.naming))],
        related: rows.dropFirst().prefix(Self.enough).map { RelatedPlace($0.title, "and here") }))
    }
  }

  private static let package = "Eureka"

  /// As many places tell where to look for the others.
  private static let enough = 9

  /// Code that uses the package names something, as for all rows of a kind.
  private static func names(_ project: ProjectSubject) -> Bool {
    project.allFiles(mentioning: ["accessibilityLabel"], self, "names").contains { file in
      file.imports.contains(package) && !file.file.build.isLibrary
    }
  }

  private static func rows(in file: FileDeclarations) -> [Row] {
    var rows: [Row] = []
    var met: Set<SourceRange> = []
    // The whole of a chain comes before the row that it begins with.
    CodeWalk.expressions(of: file, withPreviews: false) { expression in
      guard case .call = expression.kind, case let chain = CodeChain(reading: expression), let type = chain.name,
        NameWords.words(.fieldRow).contains(type.lowercased()), met.insert(chain.base.range).inserted,
        let closure = chain.call?.closures.last, !(chain.links.flatMap(\.call.closures) + [closure]).contains(where: givesPlaceholder)
      else { return }
      let name = closure.parameters.first ?? "$0"
      var title: SourceRange?
      CodeWalk.expressions(of: closure.body) { part in
        guard case .assignment(let target, let value) = part.kind, target.dottedName == name + ".title", value.plainText != "" else { return }
        title = part.range
      }
      if let title { rows.append(Row(name: name, title: title)) }
    }
    return rows
  }

  /// `row.placeholder = "Street and number"`, also of the field itself, and where the cell is set up:
  /// `TextRow { … }.cellSetup { cell, row in cell.textField.placeholder = hint }`.
  private static func givesPlaceholder(_ closure: Closure) -> Bool {
    var gives = false
    CodeWalk.expressions(of: closure.body) { part in
      if case .assignment(let target, _) = part.kind, target.dottedName?.hasSuffix(".placeholder") ?? false { gives = true }
    }
    return gives
  }

  private static func naming(_ row: Row) -> SourceEdit {
    let (file, title) = (row.title.file, row.title)
    let code = "\(row.name).cell.textField.accessibilityLabel = \(row.name).title"
    guard let end = UIKitFix.endOfLine(of: title) else { return .insertion(of: "; " + code, at: title.end, in: file) }
    return .insertion(of: file.lineEnding + file.indentation(at: title.start) + code, at: end, in: file)
  }
}
