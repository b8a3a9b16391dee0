extension ErrorNotTold {
  /// What people enter or choose that is refused, and results that nobody looks at.
  static let refusals: [Example] = [
    .violation(
      """
      final class RatesViewController: UITableViewController {
        private let service: RateService
        private var rates: [Rate] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          service.rates { result in
            switch result {
            case .success(let rates):
              self.rates = rates
              self.tableView.tableHeaderView = nil
              self.tableView.reloadData()
            case ↓.failure(let error):
              print(error)
              self.tableView.tableHeaderView = nil
            }
          }
        }
      }
      """),
    .pass(
      """
      final class RatesViewController: UITableViewController {
        private let service: RateService
        private var rates: [Rate] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          service.rates { result in
            switch result {
            case .success(let rates):
              self.rates = rates
              self.tableView.reloadData()
            case .failure(let error):
              print(error)
              self.tableView.backgroundView = EmptyView(error)
            }
          }
        }
      }
      """),
    .violation(
      """
      final class CodeViewController: UIViewController {
        private let field = UITextField()
        @objc func check() {
          if field.text == code { open() } else { refuse() }
        }
        private func refuse() {
          field.textColor = .red
          ↓field.shake()
        }
      }
      extension UIView {
        func shake(times: Float = 4) {
          let move = CABasicAnimation(keyPath: "transform.translation.x")
          move.repeatCount = times
          move.autoreverses = true
          layer.add(move, forKey: nil)
        }
      }
      """),
    .pass(
      """
      final class CodeViewController: UIViewController {
        private let field = UITextField()
        private let note = UILabel()
        @objc func check() {
          if field.text == code { open() } else { refuse(); note.text = "That is not your code" }
        }
        private func refuse() {
          field.textColor = .red
          field.shake()
        }
      }
      extension UIView {
        func shake(times: Float = 4) {
          let move = CABasicAnimation(keyPath: "transform.translation.x")
          move.repeatCount = times
          move.autoreverses = true
          layer.add(move, forKey: nil)
        }
      }
      """),
    // Whoever touches the picture sees that it was touched.
    .pass(
      """
      final class PortraitView: UIView {
        private let picture = UIImageView()
        func listen() {
          picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched)))
        }
        @objc private func touched() { picture.shake() }
      }
      extension UIView {
        func shake(times: Float = 4) {
          let move = CABasicAnimation(keyPath: "transform.translation.x")
          move.repeatCount = times
          move.autoreverses = true
          layer.add(move, forKey: nil)
        }
      }
      """),
    .pass(
      """
      final class CodeViewController: UIViewController {
        private let field = UITextField()
        @objc func check() {
          guard field.text == code else {
            field.shake()
            return present(UIAlertController(title: "Wrong", message: nil, preferredStyle: .alert), animated: true)
          }
          open()
        }
      }
      extension UIView {
        func shake(times: Float = 4) {
          let move = CABasicAnimation(keyPath: "transform.translation.x")
          move.repeatCount = times
          move.autoreverses = true
          layer.add(move, forKey: nil)
        }
      }
      """),
    .violation(
      """
      final class BioViewController: UIViewController, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
          let new = (textView.text as NSString).replacingCharacters(in: range, with: text)
          return ↓new.count <= 200
        }
      }
      """),
    .pass(
      """
      final class BioViewController: UIViewController, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
          let isShort = textView.text.count + text.count <= 200
          limitLabel.isHidden = isShort
          return isShort
        }
      }
      """),
    .pass(
      """
      final class CodeViewController: UIViewController, UITextFieldDelegate {
        func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool {
          (field.text ?? "").count + text.count <= 6
        }
      }
      """),
    .violation(
      """
      final class TopicsViewController: UITableViewController {
        var chosen: [Topic] = []
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(topics[indexPath.row]) }
        private func choose(_ topic: Topic) {
          if let place = chosen.firstIndex(of: topic) {
            chosen.remove(at: place)
          } else {
            if ↓chosen.count < maximumChoices { chosen.append(topic) }
          }
        }
      }
      """),
    .pass(
      """
      final class TopicsViewController: UITableViewController {
        var chosen: [Topic] = []
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if chosen.count < 3 { chosen.append(topics[indexPath.row]) } else { showLimit() }
        }
      }
      """),
    .violation(
      """
      final class NamesViewController: UIViewController, UISearchBarDelegate {
        private let names = NameService()
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          names.find(searchText) ↓{ [weak self] result in self?.tableView.reloadData() }
        }
      }
      final class NameService {
        func find(_ text: String, completion: @escaping (Result<[String], Error>) -> Void) { ask(text, completion) }
      }
      """),
    .pass(
      """
      final class NamesViewController: UIViewController, UISearchBarDelegate {
        private let names = NameService()
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          names.find(searchText) { [weak self] result in self?.show(result) }
        }
      }
      final class NameService {
        func find(_ text: String, completion: @escaping (Result<[String], Error>) -> Void) { ask(text, completion) }
      }
      """),
  ]
}
