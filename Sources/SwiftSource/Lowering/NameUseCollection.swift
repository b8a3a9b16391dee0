import SourceModel
import SwiftSyntax

// Uses of the accessibility API are noted while expressions are lowered, so that no second walk is needed.

extension FileLowering {
  /// An identifier on its own: `accessibilityLabel(…)` in an extension of `View`, or a component of a key path.
  func noteUse(ofIdentifier name: Range<Int>, calledBy call: FunctionCallExprSyntax?) {
    let bytes = slice(name)
    guard hasPrefix(bytes, "accessibility") else { return }
    note(names.string(bytes), from: name.lowerBound, name: name, call: call)
  }

  /// The base of a chain: an identifier of interest by itself, or the beginning of `UIAccessibility.post`.
  func noteUse(ofBase name: Range<Int>, walk: inout ChainWalk) {
    let bytes = slice(name)
    if equal(bytes, "UIAccessibility") || equal(bytes, "NSAccessibility") || equal(bytes, "AccessibilityNotification") {
      walk.qualifiedName = (names.string(bytes), name.lowerBound)
    } else {
      noteUse(ofIdentifier: name, calledBy: nextCall)
    }
  }

  func noteUse(ofMember name: Range<Int>, _ node: MemberAccessExprSyntax, walk: inout ChainWalk) {
    let bytes = slice(name)
    if let qualified = walk.qualifiedName {
      walk.qualifiedName = nil
      let text = qualified.text + "." + names.string(bytes)
      // `UIAccessibility.Notification.announcement` is one use: a type is not the end of the name yet.
      if isCapitalised(bytes), case .member? = linkStack.last {
        walk.qualifiedName = (text, qualified.start)
      } else {
        note(text, from: qualified.start, name: qualified.start..<name.upperBound, call: nextCall)
      }
    } else if hasPrefix(bytes, "accessibility") {
      note(names.string(bytes), from: start(of: node.period), name: name, call: nextCall)
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

  private func note(_ name: String, from start: Int, name nameRange: Range<Int>, call: FunctionCallExprSyntax?) {
    var labels: [String]?
    var texts: [String] = []
    var end = nameRange.upperBound
    // In `{ … }()` what stands in the closure is not what is called.
    if let call, self.end(of: call.calledExpression) == end {
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
        name: name, argumentLabels: labels, arguments: texts,
        nameRange: range(nameRange.lowerBound, nameRange.upperBound),
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
