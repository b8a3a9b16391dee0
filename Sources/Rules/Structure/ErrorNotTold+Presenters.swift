extension ErrorNotTold {
  /// What a screen asks others for that answer it by way of a reference to the screen.
  static let presenters: [Example] = [
    .violation(
      """
      protocol FilmsView: AnyObject { func show(_ films: [Film]) }
      protocol FilmsPresenting { func load() }
      final class FilmsPresenter: FilmsPresenting {
        weak var view: FilmsView?
        private let service = FilmService()
        func load() {
          service.all { [weak self] result in
            switch result {
            case .success(let films): self?.view?.show(films)
            case ↓.failure(let error): print(error)
            }
          }
        }
      }
      final class FilmsController: UIViewController, FilmsView {
        var presenter: FilmsPresenting = FilmsPresenter()
        override func viewDidLoad() {
          super.viewDidLoad()
          presenter.load()
        }
        func show(_ films: [Film]) { title = films.first?.name }
      }
      """),
    .pass(
      """
      protocol FilmsView: AnyObject {
        func show(_ films: [Film])
        func showProblem(_ text: String)
      }
      final class FilmsPresenter {
        weak var view: FilmsView?
        private let service = FilmService()
        func load() {
          service.all { [weak self] result in
            switch result {
            case .success(let films): self?.view?.show(films)
            case .failure(let error): self?.view?.showProblem(error.localizedDescription)
            }
          }
        }
      }
      final class FilmsController: UIViewController, FilmsView {
        private let presenter = FilmsPresenter()
        override func viewDidLoad() {
          super.viewDidLoad()
          presenter.load()
        }
        func show(_ films: [Film]) { title = films.first?.name }
        func showProblem(_ text: String) { present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true) }
      }
      """),
    .violation(
      """
      final class PaperService {
        func paper(_ done: @escaping (Data?) -> Void) {
          URLSession.shared.dataTask(with: address) { data, _, _ in done(data) }.resume()
        }
      }
      final class PaperController: UIViewController {
        private let service = PaperService()
        @IBAction func open(_ sender: UIButton) {
          ↓service.paper { data in
            guard let data else { return }
            self.show(data)
          }
        }
      }
      """),
    .pass(
      """
      final class PaperService {
        func paper(_ done: @escaping (Data?) -> Void) {
          URLSession.shared.dataTask(with: address) { data, _, _ in done(data) }.resume()
        }
      }
      final class PaperController: UIViewController {
        private let service = PaperService()
        @IBAction func open(_ sender: UIButton) {
          service.paper { data in
            guard let data else {
              self.present(UIAlertController(title: "Not loaded", message: nil, preferredStyle: .alert), animated: true)
              return
            }
            self.show(data)
          }
        }
      }
      """),
    // What was asked for is compared with nothing, or the error beside it.
    .violation(
      """
      final class EntryController: UIViewController {
        @IBAction func signIn(_ sender: UIButton) {
          Accounts.shared.signIn { session, error in
            if (session != nil) {
              self.performSegue(withIdentifier: "home", sender: nil)
            } else ↓{
              print(error!.localizedDescription)
            }
          }
        }
      }
      """),
    .violation(
      """
      final class EntryController: UIViewController {
        @IBAction func signIn(_ sender: UIButton) {
          Accounts.shared.signIn { session, error in
            if ↓error == nil && session != nil { self.performSegue(withIdentifier: "home", sender: nil) }
          }
        }
      }
      """),
    .pass(
      """
      final class EntryController: UIViewController {
        @IBAction func signIn(_ sender: UIButton) {
          Accounts.shared.signIn { session, error in
            if session != nil && error == nil {
              self.performSegue(withIdentifier: "home", sender: nil)
            } else {
              self.hint.text = "That did not work"
            }
          }
        }
      }
      """),
  ]
}
