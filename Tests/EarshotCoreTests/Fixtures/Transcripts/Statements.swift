import SwiftUI

/// Labels that are put together step by step.
struct Statements: View {
  let title: String
  let isNew: Bool
  let count: Int
  let names: [String]

  var body: some View {
    Text(appended)  // hears: ab
    // hears: «title», new [isNew] | «title» [!isNew]
    Text(conditional)
    // hears: new [isNew] | old [!isNew]
    Text(assigned)
    // hears: none [count == 0] | some [count != 0]
    Text(deferred)
    // hears: first, second [isNew] | first [!isNew]
    Text(list)
    Text(looped)  // hears: p;q;
    Text(listed)  // hears: x y
    Text(guarded)  // hears: «count» left [count > 0] | none left [!(count > 0)]
    Text(tried)  // hears: fine
    let local = describe("local")
    Text(local)  // hears: <local>
  }

  private var appended: String {
    var text = "a"
    text += "b"
    return text
  }

  private var conditional: String {
    var label = title
    if isNew { label += ", new" }
    return label
  }

  private var assigned: String {
    var label = "old"
    if isNew { label = "new" }
    return label
  }

  private var deferred: String {
    let label: String
    if count == 0 {
      label = "none"
    } else {
      label = "some"
    }
    return label
  }

  private var list: String {
    var parts = ["first"]
    if isNew { parts.append("second") }
    return parts.joined(separator: ", ")
  }

  private var looped: String {
    var text = ""
    for letter in ["p", "q"] { text += letter + ";" }
    return text
  }

  private var listed: String {
    var parts: [String] = []
    parts += ["x"]
    parts.append(contentsOf: ["y"])
    return parts.joined(separator: " ")
  }

  private var guarded: String {
    guard count > 0 else { return "none left" }
    return "\(count) left"
  }

  private var tried: String {
    do { return try attempt() } catch { return "failed" }
  }

  private func attempt() throws -> String { "fine" }

  private func describe(_ text: String) -> String {
    let result = "<" + text + ">"
    return result
  }
}
