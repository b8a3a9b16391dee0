import AccessibilityModel

extension ElementRole {
  /// The element in a message.
  var noun: String {
    switch self {
    case .navigationLink: "link"
    case .textField, .secureField, .textEditor, .searchField: "text field"
    case .datePicker: "date picker"
    case .colorPicker: "color picker"
    case .pickerOption: "option"
    case .replaced, .combined, .shape, .canvas, .opaque, .platformView: "element"
    case .shareLink, .pasteButton, .photosPicker: "button"
    case .progress: "progress view"
    default: rawValue
    }
  }
}
