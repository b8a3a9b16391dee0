extension ErrorNotTold {
  /// Closures that are called where something failed, and for nothing else.
  static let handlers: [Example] = [
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
