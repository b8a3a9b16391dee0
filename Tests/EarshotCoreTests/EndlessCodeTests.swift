import EarshotCore
import Testing

/// Code that would take all memory or time if it were followed to its end is cut, and says so.
@Suite struct EndlessCodeTests {
  /// A list that two loops fill under a condition that only run time knows has two to the power of its members
  /// contents.
  @Test func listsFilledUnderAConditionAreHoles() async throws {
    let code = """
      import SwiftUI
      struct Photo: Identifiable { let id: Int; let year: Int }
      enum Library {
        static let limit = Int.random(in: 0...99)
        static let photos: [Photo] = {
          var photos: [Photo] = []
          var captured = 0
          for year in 0..<12 {
            for month in 0..<12 {
              captured = captured + 1
              if captured <= limit { photos.append(Photo(id: month, year: year)) }
            }
          }
          return photos
        }()
      }
      struct Gallery: View {
        var body: some View {
          List(Library.photos) { photo in Text("Photo of \\(photo.year)") }
        }
      }
      """
    let analysis = await Analysis.run(files: ["Gallery.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Gallery" })
    let texts = screen.nodes.elements.compactMap { $0.label?.value }
    #expect(texts.count == 1)
    #expect(texts.first?.hasHoles == true)
  }

  /// Views that each show the next one four times are four to the power of their number.
  @Test func viewsThatDoubleAreCutEarly() async throws {
    let views = (0..<44).map { number in
      let next = "V\(number + 1)()"
      return "struct V\(number): View { var body: some View { VStack { \(next); \(next); \(next); \(next) } } }"
    }
    let last = "struct V44: View { var body: some View { Text(\"End\") } }"
    let code = (["import SwiftUI", last] + views).joined(separator: "\n")
    let analysis = await Analysis.run(files: ["Views.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "V0" })
    #expect(screen.nodes.elements.count < 500)
    #expect(screen.nodes.elements.contains { $0.reasons.contains { $0.kind == .budget } })
  }

  /// What ends and starts itself again under the same conditions is not followed anew for each turn: it took 3 GB in one app.
  @Test func aShowThatStartsItselfAgainIsFollowedOnce() async throws {
    let code = """
      import UIKit
      protocol ShowView: AnyObject { func show(_ page: UIView); func run(segment: Int) }
      final class Presenter {
        weak var view: ShowView?
        var pages: [Int: UIView] = [:]
        var texts: [String] = []
        var index = 0
        init(view: ShowView, texts: [String]) { self.view = view; self.texts = texts }
        func start() {
          if index < 0 { return }
          if index >= texts.count { return }
          if let page = pages[index] {
            view?.show(page)
            view?.run(segment: index)
          } else {
            let page = Page(text: texts[index])
            pages[index] = page
            page.completion = { [weak self] in
              guard let self else { return }
              self.view?.run(segment: self.index)
            }
            view?.show(page)
          }
        }
        func finished() { index += 1; start() }
        func resume() { view?.run(segment: index) }
      }
      final class Page: UIView {
        var completion: (() -> Void)?
        init(text: String) {
          super.init(frame: .zero)
          let label = UILabel()
          label.text = text
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Bar: UIView {
        var completion: (() -> Void)?
        func run(segment: Int) {
          if segment >= 0 && segment < 9 {
            UIView.animate(withDuration: 1, animations: { self.alpha = 1 }, completion: { _ in self.completion?() })
          }
        }
      }
      final class ShowController: UIViewController, ShowView {
        var presenter: Presenter?
        let bar = Bar()
        var appeared = false
        var onAppear: (() -> Void)?
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
          presenter = Presenter(view: self, texts: UserDefaults.standard.stringArray(forKey: "texts") ?? [])
          bar.completion = { [weak self] in self?.presenter?.finished() }
          presenter?.start()
        }
        override func viewDidAppear(_ animated: Bool) { appeared = true; onAppear?(); presenter?.resume() }
        func show(_ page: UIView) {
          if page.isDescendant(of: view) { view.bringSubviewToFront(page) } else { view.addSubview(page) }
        }
        func run(segment: Int) {
          if !appeared {
            onAppear = { [weak self] in
              self?.bar.run(segment: segment)
              self?.presenter?.resume()
              self?.onAppear = nil
            }
          } else {
            bar.run(segment: segment)
            presenter?.resume()
          }
        }
      }
      """
    let analysis = await Analysis.run(files: ["Show.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "ShowController" })
    let shown = screen.nodes.elements.filter { $0.exposure == .exposed }
    #expect(shown.contains { $0.label?.value.hasHoles == true })
    #expect(shown.count < 12)
  }
}
