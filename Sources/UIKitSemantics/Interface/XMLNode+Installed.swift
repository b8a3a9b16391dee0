import InterfaceFiles

extension XMLNode {
  /// The ids of subviews that the file keeps and puts on screen in no size class: the variation for all of them leaves them
  /// out, and no other one takes them in ("Installed" in Interface Builder; Apple: Xcode Help, "Vary a view's installation").
  var leftOutSubviews: Set<String> {
    var (left, taken): (Set<String>, Set<String>) = ([], [])
    for variation in children where variation.name == "variation" {
      guard let mask = variation.child(key: "subviews") else { continue }
      for part in mask.children {
        guard let id = part["reference"] else { continue }
        if part.name == "include" { taken.insert(id) } else if variation["key"] == "default" { left.insert(id) }
      }
    }
    return left.subtracting(taken)
  }
}
