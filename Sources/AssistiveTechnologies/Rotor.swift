import AccessibilityModel

/// VoiceOver's rotor: walking through the elements of one kind only.
public struct Rotor: Sendable {
  public enum Kind: Hashable, Sendable {
    /// Elements with the header trait, of any level; `accessibilityHeading` alone makes none (tree-spec T55).
    case headings
    case links
    /// Elements that say "Button", "Back button" or "Tab"; switches are form controls.
    case buttons
    case formControls
    case images
    /// The first element of each container that VoiceOver can jump to.
    case containers
    case adjustable
    /// The entries of an `accessibilityRotor` of this name.
    case custom(String)

    /// The rotors that need no work by the app.
    public static let standard: [Kind] = [.headings, .links, .buttons, .formControls, .images, .containers, .adjustable]

    /// The name on the command line and in reports.
    public var name: String {
      switch self {
      case .headings: "headings"
      case .links: "links"
      case .buttons: "buttons"
      case .formControls: "form-controls"
      case .images: "images"
      case .containers: "containers"
      case .adjustable: "adjustable"
      case .custom(let name): name
      }
    }

    /// The standard rotor of that name, else the app's own.
    public init(name: String) {
      self = Self.standard.first { $0.name == name } ?? .custom(name)
    }
  }

  public init() {}

  /// The stops that the rotor visits, in order.
  public func stops(_ kind: Kind, in stops: [TranscriptStop]) -> [TranscriptStop] {
    positions(kind, in: stops).map { stops[$0] }
  }

  /// The positions of the stops that the rotor visits.
  public func positions(_ kind: Kind, in stops: [TranscriptStop]) -> [Int] {
    if case .containers = kind { return firstPositionsOfContainers(in: stops) }
    return stops.indices.filter { contains(stops[$0].element, kind) }
  }

  private func contains(_ element: AccessibilityElement, _ kind: Kind) -> Bool {
    let traits = element.traits
    switch kind {
    case .headings: return traits.contains(.header)
    case .links: return traits.contains(.link)
    case .buttons: return !traits.isDisjoint(with: [.button, .backButton, .tabBarItem]) && !isFormControl(element)
    case .formControls: return isFormControl(element)
    case .images: return traits.contains(.image)
    case .containers: return false
    case .adjustable: return traits.contains(.adjustable)
    case .custom(let name): return element.rotors.contains(name)
    }
  }

  /// Something that holds a value which a person sets.
  private func isFormControl(_ element: AccessibilityElement) -> Bool {
    if !element.traits.isDisjoint(with: [.toggle, .textEntry, .searchField, .adjustable]) { return true }
    switch element.role {
    case .toggle, .slider, .stepper, .picker, .pickerOption, .datePicker, .colorPicker, .textField, .secureField,
      .textEditor, .searchField:
      return true
    default: return false
    }
  }

  private func firstPositionsOfContainers(in stops: [TranscriptStop]) -> [Int] {
    var entered: [AccessibilityContainer] = []
    return stops.indices.filter { position in
      let new = stops[position].containers.filter { container in
        container.isRotorStop && !entered.contains { $0.isSame(as: container) }
      }
      entered += new
      return !new.isEmpty
    }
  }
}

extension AccessibilityContainer {
  /// Containers with a label (tree-spec T55), and the bars, lists and tables of the system (low confidence: known from
  /// use, not from a recording).
  var isRotorStop: Bool {
    if let label = label?.value, !label.isBlank { return true }
    switch kind {
    case .list, .table, .navigationBar, .toolbar, .tabBar, .segmentedControl, .alert, .dialog: return true
    default: return false
    }
  }
}
