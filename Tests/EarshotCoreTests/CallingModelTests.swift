import Testing

/// Objects of the app's own that call a screen back, which kept what they were given at first and called nobody.
@Suite struct CallingModelTests {
  @Test("A model that is told whom to call after it was made")
  func delegate() async throws {
    let heard = try await UIKitExample.heard(
      ["Page.swift": """
      import UIKit
      protocol StockDelegate: AnyObject { func stockChanged(to words: String) }
      class Stock {
        weak var delegate: StockDelegate?
        func load() { delegate?.stockChanged(to: "Twelve left") }
      }
      class StockController: UIViewController, StockDelegate {
        let label = UILabel()
        let stock = Stock()
        override func viewDidLoad() {
          view.addSubview(label)
          stock.delegate = self
          stock.load()
        }
        func stockChanged(to words: String) { label.text = words }
      }
      """], screen: "StockController")
    #expect(heard == ["Twelve left"])
  }

  @Test("A model that is given something to do")
  func closure() async throws {
    let heard = try await UIKitExample.heard(
      ["Page.swift": """
      import UIKit
      class Stock {
        var onChange: ((String) -> Void)?
        func load() { onChange?("Twelve left") }
      }
      class StockController: UIViewController {
        let label = UILabel()
        let stock = Stock()
        override func viewDidLoad() {
          view.addSubview(label)
          stock.onChange = { [weak self] words in self?.label.text = words }
          stock.load()
        }
      }
      """], screen: "StockController")
    #expect(heard == ["Twelve left"])
  }

  @Test("A model that hands itself over")
  func itself() async throws {
    let heard = try await UIKitExample.heard(
      ["Page.swift": """
      import UIKit
      protocol CartDelegate: AnyObject { func changed(_ cart: Cart) }
      class Cart {
        weak var delegate: CartDelegate?
        let heading = "Cart"
        func load() { delegate?.changed(self) }
      }
      class CartController: UIViewController, CartDelegate {
        let label = UILabel()
        let cart = Cart()
        override func viewDidLoad() {
          view.addSubview(label)
          cart.delegate = self
          cart.load()
        }
        func changed(_ cart: Cart) { label.text = cart.heading }
      }
      """], screen: "CartController")
    #expect(heard == ["Cart"])
  }

  @Test("A model that is made when it is asked for", arguments: [
    "lazy var stock = Stock(delegate: self)", "lazy var stock: Stock = { let made = Stock(delegate: self); return made }()",
  ])
  func lazily(property: String) async throws {
    let heard = try await UIKitExample.heard(
      ["Page.swift": """
      import UIKit
      protocol StockDelegate: AnyObject { func stockChanged(to words: String) }
      class Stock {
        weak var delegate: StockDelegate?
        init(delegate: StockDelegate) { self.delegate = delegate }
        func load() { delegate?.stockChanged(to: "Twelve left") }
      }
      class StockController: UIViewController, StockDelegate {
        let label = UILabel()
        \(property)
        override func viewDidLoad() {
          view.addSubview(label)
          stock.load()
        }
        func stockChanged(to words: String) { label.text = words }
      }
      """], screen: "StockController")
    #expect(heard == ["Twelve left"])
  }

  @Test("What a model tells in one case only")
  func sometimes() async throws {
    let heard = try await UIKitExample.heard(
      ["Page.swift": """
      import UIKit
      protocol CartDelegate: AnyObject { func changed(to words: String) }
      class Cart {
        weak var delegate: CartDelegate?
        var isEmpty = true
        func load(_ count: Int) { if count == 0 { delegate?.changed(to: "Empty") } else { delegate?.changed(to: "Full") } }
      }
      class CartController: UIViewController, CartDelegate {
        let label = UILabel()
        let cart = Cart()
        var count = Int.random(in: 0...3)
        override func viewDidLoad() {
          view.addSubview(label)
          cart.delegate = self
          cart.load(count)
        }
        func changed(to words: String) { label.text = words }
      }
      """], screen: "CartController")
    #expect(heard.count == 2 && heard[0].hasPrefix("Empty [") && heard[1].hasPrefix("Full ["), "\(heard)")
  }
}
