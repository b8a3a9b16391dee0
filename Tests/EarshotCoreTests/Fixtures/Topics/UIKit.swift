import UIKit

// topic: Label, value, hint and traits in code
// heard: Moor, Button
final class V01: UIViewController {
  private let moor = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    moor.setTitle("M", for: .normal)
    moor.accessibilityLabel = "Moor"
    moor.accessibilityHint = "Ties the boat"
    view.addSubview(moor)
  }
}

// topic: Image views
// heard: Chart of the harbour, Image
final class V03: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIImageView(image: UIImage(named: "harbour")))
    let chart = UIImageView(image: UIImage(named: "chart"))
    chart.isAccessibilityElement = true
    chart.accessibilityLabel = "Chart of the harbour"
    view.addSubview(chart)
  }
}

// topic: Elements, containers, hidden views
// heard: Berth 7, free
final class V04: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView()
    let title = UILabel()
    title.text = "Berth 7"
    card.addSubview(title)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Berth 7, free"
    view.addSubview(card)
    let old = UILabel()
    old.text = "Old"
    old.isHidden = true
    view.addSubview(old)
  }
}

// topic: Lists, landmarks and data tables
// heard: Berth 7, List Start
// heard: Berth 8, List End
final class V05: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIView()
    list.accessibilityContainerType = .list
    for name in ["Berth 7", "Berth 8"] {
      let label = UILabel()
      label.text = name
      list.addSubview(label)
    }
    view.addSubview(list)
  }
}

// topic: Cells of lists
// heard: Berth 7, Free
final class V06: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "berth")
    cell.textLabel?.text = "Berth 7"
    cell.detailTextLabel?.text = "Free"
    return cell
  }
}

// topic: Gestures and touches
// heard: Berth 7
final class V07: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Berth 7"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    view.addSubview(label)
  }
  @objc private func open() { show() }
}

// topic: Adjustable elements and the escape gesture
// heard: Speed, adjustable
final class Gauge: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Speed"
    accessibilityTraits = .adjustable
  }
  required init?(coder: NSCoder) { nil }
  override func accessibilityIncrement() { faster() }
  override func accessibilityDecrement() { slower() }
}

final class V08: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Gauge())
  }
}

// topic: Reading order
// heard: First
// heard: Second
final class V09: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let first = UILabel()
    first.text = "First"
    let second = UILabel()
    second.text = "Second"
    let stack = UIStackView(arrangedSubviews: [first, second])
    view.addSubview(stack)
  }
}

// topic: Text size
// heard: Tide
final class V10: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Tide"
    label.font = .systemFont(ofSize: 12)
    view.addSubview(label)
  }
}

// topic: Colours
// heard: Tide
final class V11: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Tide"
    label.textColor = .lightGray
    view.addSubview(label)
  }
}

// topic: Events
// heard: Tide
final class V12: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Tide"
    view.addSubview(label)
    UIAccessibility.post(notification: .screenChanged, argument: label)
  }
}

// topic: Language of parts
// heard: Hafen
final class V13: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Hafen"
    label.accessibilityLanguage = "de"
    view.addSubview(label)
  }
}

// topic: Names of the parts in speech
// heard: Berths, Heading
final class V14: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Berths"
    label.accessibilityTraits = .header
    view.addSubview(label)
  }
}

// topic: Storyboards and XIBs
// shown by: UIKitFindingTests.swift
