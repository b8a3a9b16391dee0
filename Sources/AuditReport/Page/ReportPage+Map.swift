import Reporting

extension ReportPage {
  /// Ways from screen to screen as a table, which everybody can read; `earshot map --format svg` draws it.
  func mapSection(_ map: AuditMap) -> HTMLNode {
    section("map", "Map of screens") {
      element(
        .p,
        text: """
          How one gets from each screen to the next, and how many swipes the control that leads there takes from the \
          start of its screen, by swiping or by the quickest rotor.
          """)
      if let picture = map.picture {
        drawing(picture)
      } else {
        element(.p, text: "With so many screens a drawing is a file of its own: 'earshot map --format svg'.")
      }
      if !map.furthest.isEmpty { furthest(map) }
      for screen in map.screens { node(screen) }
    }
  }

  /// What it shows is said in the list below it as well. It can be scrolled with the keyboard.
  private func drawing(_ picture: MapPicture) -> HTMLNode {
    element(
      .div, .class("map"), .role("region"), .tabindex(0), .aria(.label, "The map drawn; the list below says the same")
    ) {
      element(
        .svg, .svg(.viewBox, "0 0 \(picture.width) \(picture.height)"), .svg(.width, String(picture.width)),
        .svg(.height, String(picture.height)), .aria(.hidden, "true")
      ) {
        for line in picture.lines { element(.path, .class(line.isOpen ? "way open" : "way"), .svg(.d, line.path)) }
        for box in picture.boxes { self.box(box) }
      }
    }
  }

  private func box(_ box: MapPicture.Box) -> HTMLNode {
    func label(_ label: MapPicture.Label, _ look: String) -> HTMLNode {
      element(.svgText, .class(look), .svg(.x, String(label.x)), .svg(.y, String(label.y)), text: label.text)
    }
    return element(.g) {
      element(
        .rect, .class(box.isStart ? "place start" : "place"), .svg(.x, String(box.x)), .svg(.y, String(box.y)),
        .svg(.width, String(box.width)), .svg(.height, String(box.height)), .svg(.rx, "8"))
      label(box.name, "name")
      label(box.facts, "facts")
      for way in box.ways { label(way, "to") }
    }
  }

  private func furthest(_ map: AuditMap) -> HTMLNode {
    table("Main actions that take most swipes", ["Screen", "Control", "Swipes"]) {
      for reach in map.furthest {
        element(.tr) {
          element(.th, .scope("row"), text: reach.screen)
          element(.td, .dirAuto, text: reach.control)
          element(.td, text: reach.cost)
        }
      }
    }
  }

  private func node(_ screen: AuditMap.Node) -> HTMLNode {
    element(.details, .class("node"), .data(.earshot, "map"), .data(.view, Excerpt.cut(screen.name, to: 200))) {
      element(.summary) {
        element(.span, .class("name"), text: Excerpt.cut(screen.name, to: 200))
        " "
        element(.span, .class("extent"), text: "\(count(screen.stops, "stop")), \(screen.distance), \(count(screen.ways.count, "way")) on")
      }
      if screen.ways.isEmpty {
        element(.p, text: "Nothing that was found leads on.")
      } else {
        element(.ul) {
          for way in screen.ways { element(.li) { self.way(way) } }
        }
      }
      if let position = screens[screen.name] {
        element(.p) { element(.a, .href(HTMLLink(fragment: "s-\(position + 1)")), text: "Hear \(screen.name)") }
      }
    }
  }

  private func way(_ way: AuditMap.Way) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    if !way.deed.isEmpty { nodes += [element(.span, .class("say"), .dirAuto, text: way.deed), .text(" ")] }
    nodes.append(.text("→ "))
    if let position = screens[way.target] {
      nodes.append(element(.a, .href(HTMLLink(fragment: "s-\(position + 1)")), text: way.target))
    } else {
      nodes.append(.text(way.target))
    }
    var facts = [way.kind]
    if let swipes = way.swipes { facts.append(count(swipes, "swipe")) }
    if !way.when.isEmpty { facts.append("when " + way.when.joined(separator: ", ")) }
    nodes.append(element(.small, text: " " + facts.joined(separator: " · ")))
    return nodes
  }
}
