import EarshotCore
import Testing

/// What a generic helper is handed as `.init()` is what the declaration of the property says.
@Suite struct AskedTypeTests {
  private static let helpers = """
    func setUp<Object>(_ object: Object, by change: (inout Object) -> Void) -> Object {
      var object = object
      change(&object)
      return object
    }
    func pair<First, Second>(_ first: First, with second: Second) -> Second { second }
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let title = UILabel()
        title.text = "Card"
        addSubview(title)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private func heard(_ member: String) async throws -> [String] {
    let code = UIKitExample.controller("view.addSubview(part)", members: member)
    return try await UIKitExample.heard(["Example.swift": code + Self.helpers])
  }

  @Test(arguments: [
    "private let part: UILabel = setUp(.init()) { $0.text = \"Tides\" }",
    "private lazy var part: UILabel = setUp(.init(frame: .zero)) { $0.text = \"Tides\" }",
    "private let part: UIButton = setUp(.init(type: .system)) { $0.setTitle(\"Tides\", for: .normal) }",
    "private let part = setUp(UILabel()) { $0.text = \"Tides\" }",
  ])
  func viewsOfUIKit(member: String) async throws {
    let all = try await heard(member)
    #expect(all.count == 1 && all[0].hasPrefix("Tides"))
  }

  @Test func viewsOfTheApp() async throws {
    #expect(try await heard("private let part: Card = setUp(.init()) { $0.alpha = 1 }") == ["Card"])
  }

  /// What is handed for another of the types is not what the function gives back.
  @Test func otherTypes() async throws {
    let all = try await heard("private let part: UILabel = pair(.init(), with: UILabel())")
    #expect(!all.contains { $0.hasPrefix("Card") })
  }
}
