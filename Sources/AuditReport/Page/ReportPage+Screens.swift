import Reporting

extension ReportPage {
  /// Every screen with its transcript, and the values from which the script draws and plays it.
  func writeScreens(to writer: inout HTMLWriter) {
    writer.open(.section, [.id("screens"), .aria(.labelledby, "screens-title")])
    writer.write(element(.h2, .id("screens-title"), text: "Screens"))
    writer.write(element(
      .p,
      text: """
        What VoiceOver says, swipe by swipe. «…» stands for text that exists only at run time. Alternatives share a \
        number, each with its condition; run time shows one of them.
        """))
    if report.screens.isEmpty {
      writer.write(element(.p, text: "No screen was found."))
    } else {
      writer.write(screenFilters)
    }
    writer.open(.div, [.id("screen-list")])
    for (index, screen) in report.screens.enumerated() { write(screen, index, to: &writer) }
    writer.close(.div)
    writer.close(.section)
  }

  private var screenFilters: HTMLNode {
    element(.form, .class("filters"), .id("screen-filters"), .role("search"), .aria(.label, "Screens"), .hidden) {
      element(.div, .class("field", "wide")) {
        element(.label, .for("screen-search"), text: "Search screens and what is heard on them")
        element(.input, .id("screen-search"), .type("search"))
      }
      element(.fieldset, .class("grades")) {
        element(.legend, text: "Only")
        element(.label) {
          element(.input, .type("checkbox"), .id("screen-roots"))
          " entry screens"
        }
        element(.label) {
          element(.input, .type("checkbox"), .id("screen-findings"))
          " with findings"
        }
      }
      element(.output, .id("screen-status"), .class("status"), .role("status"))
    }
  }

  private func write(_ screen: AuditScreen, _ index: Int, to writer: inout HTMLWriter) {
    let findings = findingsOfViews[screen.name] ?? 0
    writer.open(
      .details,
      [
        .class("screen"), .id("s-\(index + 1)"), .data(.earshot, "screen"), .data(.view, Excerpt.cut(screen.name, to: 200)),
        .data(.file, screen.file), .data(.line, String(screen.line)), .data(.findings, String(findings)),
        .data(.root, screen.isRoot ? "yes" : "no"),
      ])
    writer.write(element(.summary) {
      element(.span, .class("name"), text: Excerpt.cut(screen.name, to: 200))
      if screen.kind != "view" { element(.span, .class("kind"), text: " \(Self.words(screen.kind))") }
      " "
      element(.span, .class("extent"), text: extent(of: screen, findings))
      " "
      element(.span, .class("place"), text: "\(screen.file):\(screen.line)")
    })
    if !screen.orderIsKnown {
      writer.write(element(
        .p, .class("caution"), text: "Where some views stand is known at run time only, so the order may be another."))
    }
    if screen.stops.isEmpty {
      writer.write(element(.p, text: "Nothing to swipe to."))
    } else {
      writer.open(.ol, [.class("stops"), .role("list")])
      var before: AuditStop?
      for stop in screen.stops {
        writer.write(node(stop, after: before, in: screen))
        before = stop
      }
      writer.close(.ol)
      writer.write(.data(screen.pageData))
    }
    writer.close(.details)
  }

  private static func words(_ kind: String) -> String {
    switch kind {
    case "viewController": "view controller"
    case "interfaceFile": "interface file"
    default: kind
    }
  }

  private func extent(of screen: AuditScreen, _ findings: Int) -> String {
    let stops = count(screen.stops.last?.number ?? 0, "stop")
    return findings == 0 ? stops : "\(stops), \(count(findings, "finding"))"
  }

  /// Complete without scripts: what is said, when, and what other technologies make of it.
  private func node(_ stop: AuditStop, after before: AuditStop?, in screen: AuditScreen) -> HTMLNode {
    element(.li, .data(.earshot, "stop")) {
      // A browser takes the square of their number for values of list items.
      element(.span, .class("n"), text: String(stop.number))
      " "
      element(.span, .class("say"), .dirAuto, text: stop.caption)
      let more = details(of: stop, after: before, in: screen)
      if !more.isEmpty { element(.small, .dirAuto, text: " " + more) }
    }
  }

  private func details(of stop: AuditStop, after before: AuditStop?, in screen: AuditScreen) -> String {
    var parts = stop.afterPause
    if !stop.when.isEmpty {
      // Rows of one branch follow each other, and nobody reads its conditions a hundred times.
      let isAsBefore = stop.when == before?.when && stop.number != before?.number
      let texts = stop.when.map { screen.conditions[$0].text }.joined(separator: ", ")
      parts.append(isAsBefore ? "under the same conditions" : "when " + texts)
    }
    if let repeats = stop.repeats, repeats != before?.repeats { parts.append(repeats) }
    if !stop.actions.isEmpty { parts.append("actions: " + Self.listed(stop.actions)) }
    if let names = stop.names, names != [stop.label] {
      parts.append(names.isEmpty ? "no name for Voice Control" : "Voice Control: " + names.joined(separator: ", "))
    }
    if stop.keyboard == .passedBy { parts.append("passed by with a keyboard") }
    if let reason = stop.reasons.first { parts.append("not fully known: \(reason)") }
    return Excerpt.cut(parts.joined(separator: " · "), to: 600)
  }

  private static func listed(_ texts: [String]) -> String {
    let shown = texts.prefix(5).joined(separator: ", ")
    return texts.count > 5 ? shown + " and \(texts.count - 5) more" : shown
  }
}

extension AuditScreen {
  /// What the script of the page reads (`screens.js` names the members).
  var pageData: JSONValue {
    [
      "rotors": JSONValue(rotors),
      "boxes": .array(boxes.map { box in
        ["kind": .string(box.kind), "label": JSONValue(box.label), "in": JSONValue(box.parent)]
      }),
      "conditions": .array(conditions.map { condition in
        [
          "text": .string(condition.text), "group": .integer(condition.group),
          "excludes": .array(condition.excludes.map(JSONValue.integer)), "first": JSONValue(condition.holdsInitially),
        ]
      }),
      "clashes": .array(clashes.map { ["name": .string($0.name), "numbers": .array($0.numbers.map(JSONValue.integer))] }),
      "stops": .array(stops.map(\.pageData)),
    ]
  }
}

extension AuditStop {
  /// Members that say nothing, or what others say, are left out: there are ten thousands of stops.
  fileprivate var pageData: JSONValue {
    var members: [JSONValue.Member] = [
      .init("n", .integer(number)), .init("shape", .string(shape.rawValue)), .init("speech", JSONValue(speech)),
    ]
    func add(_ key: String, _ value: JSONValue, unless isIdle: Bool) {
      if !isIdle { members.append(.init(key, value)) }
    }
    add("after", JSONValue(afterPause), unless: afterPause.isEmpty)
    add("label", .string(label), unless: label == speech.first)
    add("rotors", .array(rotors.map(JSONValue.integer)), unless: rotors.isEmpty)
    // `true` stands for the label.
    if let names { add("names", names == [label] ? true : JSONValue(names), unless: false) }
    add("unspoken", JSONValue(unspoken), unless: unspoken.isEmpty)
    add("keyboard", .string(keyboardWord), unless: keyboard == .none)
    add("when", .array(when.map(JSONValue.integer)), unless: when.isEmpty)
    add("box", JSONValue(box), unless: box == nil)
    add("repeats", true, unless: repeats == nil)
    return .object(members)
  }

  var keyboardWord: String {
    switch keyboard {
    case .none: "none"
    case .reached: "reached"
    case .passedBy: "passed by"
    case .dimmed: "dimmed"
    }
  }
}
