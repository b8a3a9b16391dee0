import SourceModel
import SwiftSyntax

// Uses of the accessibility API are noted while expressions are lowered, so that no second walk is needed.

extension FileLowering {
  /// An identifier on its own: `accessibilityLabel(…)` in an extension of `View`, or a component of a key path.
  func noteUse(ofIdentifier token: TokenSyntax, calledBy call: FunctionCallExprSyntax?) {
    let bytes = tokenBytes(token)
    guard hasPrefix(bytes, "accessibility") else { return }
    let start = start(of: token)
    note(names.string(bytes), from: start, name: (start, start + bytes.count), call: call)
  }

  /// The base of a chain: an identifier of interest by itself, or the beginning of `UIAccessibility.post`.
  func noteUse(ofBase token: TokenSyntax, walk: inout ChainWalk) {
    let bytes = tokenBytes(token)
    if equal(bytes, "UIAccessibility") || equal(bytes, "NSAccessibility") || equal(bytes, "AccessibilityNotification") {
      walk.qualifiedName = (names.string(bytes), start(of: token))
    } else {
      noteUse(ofIdentifier: token, calledBy: nextCall)
    }
  }

  func noteUse(ofMember token: TokenSyntax, period: TokenSyntax, walk: inout ChainWalk) {
    let bytes = tokenBytes(token)
    if let qualified = walk.qualifiedName {
      walk.qualifiedName = nil
      let name = qualified.text + "." + names.string(bytes)
      // `UIAccessibility.Notification.announcement` is one use: a type is not the end of the name yet.
      if isCapitalised(bytes), case .member? = linkStack.last {
        walk.qualifiedName = (name, qualified.start)
      } else {
        note(name, from: qualified.start, name: (qualified.start, end(of: token)), call: nextCall)
      }
    } else if hasPrefix(bytes, "accessibility") {
      let start = start(of: token)
      note(names.string(bytes), from: self.start(of: period), name: (start, start + bytes.count), call: nextCall)
    }
  }

  private func isCapitalised(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// The call whose callee is what has been walked so far.
  private var nextCall: FunctionCallExprSyntax? {
    guard case .call(let call)? = linkStack.last else { return nil }
    return call
  }

  private func note(_ name: String, from start: Int, name nameRange: (Int, Int), call: FunctionCallExprSyntax?) {
    var labels: [String]?
    var texts: [String] = []
    var end = nameRange.1
    if let call {
      var found: [String] = []
      for argument in call.arguments {
        found.append(argument.label.map { self.name($0) } ?? "_")
        texts.append(text(of: argument.expression))
      }
      if let closure = call.trailingClosure {
        found.append("_")
        texts.append(text(of: closure))
      }
      for element in call.additionalTrailingClosures {
        found.append(self.name(element.label))
        texts.append(text(of: element.closure))
      }
      labels = found
      end = self.end(of: call)
    }
    result.accessibilityUses.append(
      NameUse(
        name: name, argumentLabels: labels, arguments: texts, nameRange: range(nameRange.0, nameRange.1),
        range: range(start, end), assuredIOSVersion: assuredVersion?.text, assignedValue: nil))
  }
}

extension NameUse {
  func assigning(_ value: String) -> NameUse {
    NameUse(
      name: name, argumentLabels: argumentLabels, arguments: arguments, nameRange: nameRange, range: range,
      assuredIOSVersion: assuredIOSVersion, assignedValue: value)
  }
}
