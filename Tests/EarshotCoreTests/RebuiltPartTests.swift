import Testing

@testable import EarshotCore

/// What code clears and fills again stands once.
@Suite("Parts that are built again") struct RebuiltPartTests {
  @Test("Rows that several functions build again, whoever has them do so") func rows() async throws {
    let code = """
      import UIKit
      class Pressed: UIControl {
        var onSelect: (() -> Void)?
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { onSelect?() }
      }
      final class SeasonTab: Pressed {}
      final class Row: UIView {
        let name = UILabel()
        let main = RowControl()
        init(_ text: String) { super.init(frame: .zero); name.text = text; addSubview(name); main.set(text); addSubview(main) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class RowControl: UIControl {
        let number = UILabel()
        init() { super.init(frame: .zero); addSubview(number) }
        required init?(coder: NSCoder) { fatalError() }
        func set(_ text: String) { number.text = "Number" }
      }
      final class Example: UIViewController {
        let tabs = UIStackView()
        let rows = UIStackView()
        var names: [String] = []
        var seasons: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(tabs)
          view.addSubview(rows)
          Service.shared.load { [weak self] result in
            DispatchQueue.main.async {
              guard let self else { return }
              if case .success(let list) = result, !list.isEmpty {
                self.seasons = list
                self.rebuildTabs()
                self.rebuild()
              }
            }
          }
        }
        private func rebuildTabs() {
          tabs.arrangedSubviews.forEach { $0.removeFromSuperview() }
          for season in seasons {
            let tab = SeasonTab()
            tab.onSelect = { [weak self] in self?.rebuild() }
            tabs.addArrangedSubview(tab)
          }
        }
        private func rebuild() {
          rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
          for name in names { rows.addArrangedSubview(Row("Episode")) }
        }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); if !names.isEmpty { rebuild() } }
      }
      final class Service {
        static let shared = Service()
        func load(_ done: @escaping (Result<[String], Error>) -> Void) { URLSession.shared.dataTask(with: url) { data, _, _ in done(parse(data)) }.resume() }
      }
      """
    let heard = try await UIKitExample.heard(["E.swift": code])
    #expect(heard == ["Episode {for name in names}", "Number {for name in names}"])
  }
}
