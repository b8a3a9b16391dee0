/// Which paths hold tests.
enum TestRecognition {
  /// How sure a path makes us.
  enum Evidence: Comparable, Sendable {
    case none
    /// Apps have such names, too (`ProductSpecs`, `SpeedTest.swift`): holds unless the file shows an interface.
    case weak
    case strong
  }

  /// - Parameter folders: The folder names from where the user pointed at down to the file.
  static func evidence(folders: [Substring], fileName: String) -> Evidence {
    max(folders.map(evidence(folder:)).max() ?? .none, evidence(file: fileName))
  }

  static func evidence(folder: Substring) -> Evidence {
    switch folder {
    case "Tests", "tests", "Test", "test", "Specs", "Spec": .strong
    default:
      // Capitals matter: `Contests` and `Latest` are no tests.
      if folder.hasSuffix("Tests") {
        .strong
      } else if ["Spec", "Specs", "Mocks"].contains(where: folder.hasSuffix) {
        .weak
      } else {
        .none
      }
    }
  }

  private static func evidence(file: String) -> Evidence {
    if file.hasSuffix("Tests.swift") { return .strong }
    return file.hasSuffix("Test.swift") || file.hasSuffix("Spec.swift") ? .weak : .none
  }
}
