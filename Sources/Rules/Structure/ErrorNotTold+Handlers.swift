extension ErrorNotTold {
  /// Closures that are called where something failed, and for nothing else.
  static let handlers: [Example] = [
    // The page is there, wherever it is scrolled to.
    .pass(
      """
      final class PageController: UIViewController {
        @IBAction func find(_ sender: Any) {
          webView.evaluateJavaScript("window.scrollY") { height, error in
            guard error == nil else { return }
            self.height = height as? Int ?? 0
          }
        }
      }
      """),
    // What comes down with a spring shakes for no mistake.
    .pass(
      """
      final class FeedController: UIViewController {
        @IBAction func refresh(_ sender: Any) {
          if model.isOffline { raisePill() }
        }
        func raisePill() {
          hidden.isActive = false
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.9) {
            self.view.layoutIfNeeded()
          }
        }
      }
      """),
    .violation(
      """
      final class ShelfController: UIViewController {
        @IBAction func remove(_ sender: Any) {
          service.remove(book, completion: { [weak self] in self?.close() }) ↓{ error in
            print(error)
          }
        }
      }
      """),
    .pass(
      """
      final class ShelfController: UIViewController {
        @IBAction func remove(_ sender: Any) {
          service.remove(book, completion: { [weak self] in self?.close() }) { error in
            self.showAlert(error.localizedDescription)
          }
        }
      }
      """),
  ]
}
