/// VoiceOver's English words. `spoken` has the capitals of the caption panel and the speech log; `written` those of
/// AccessibilitySnapshot. Source codes: speech-spec section 1.
enum EnglishWords {
  static let rows: [Word] = roles + contexts + hints

  private static let roles = [
    Word(.selected, "Selected", written: "Selected: {1}", .high, "S4; AXS, TMO, CVS, VOD"),
    Word(.dimmed, "dimmed", written: "Dimmed.", .high, "S5; AXS, DEV26, EHP, TMO"),
    Word(.button, "Button", .high, "S5; AXS, DEV26, TMO"),
    Word(.backButton, "Back button", written: "Back Button.", .high, "S5; AXS, TMO"),
    Word(.back, "Back", written: "Back", .high, "S1; AXS"),
    Word(.switchButton, "Switch button", written: "Switch Button.", .high, "S5; AXS, DEV26, WHO, WW24"),
    Word(.on, "on", written: "On.", .high, "S5; AXS, DEV26, WHO"),
    Word(.off, "off", written: "Off.", .high, "S5; AXS, DEV26, TMO"),
    Word(.mixed, "mixed", written: "Mixed.", .high, "S5; AXS"),
    Word(.tab, "Tab", .high, "S5; AXS, TMO"),
    Word(.textField, "Text field", written: "Text Field.", .high, "S5; AXS, TMO"),
    Word(.secureTextField, "Secure text field", written: "Secure Text Field.", .high, "S5; AXS"),
    Word(.isEditing, "Is editing", .high, "S5; AXS, TMO"),
    Word(.heading, "Heading", .high, "S5; AXS, WW19, WW24, TMO"),
    // R1 has no level: AccessibilitySnapshot does not know it.
    Word(.headingLevel, "Heading Level {1}", written: "Heading.", .medium, "section 6; CVS, TMO web"),
    Word(.link, "Link", .high, "S5; AXS, CVS"),
    Word(.adjustable, "adjustable", written: "Adjustable.", .high, "S5; AXS, DEV26, TMO, WW19"),
    Word(.image, "Image", .high, "S5; AXS, WW23"),
    Word(.searchField, "Search field", written: "Search Field.", .high, "S5; AXS, TMO"),
    // The four below are spoken and never written: AccessibilitySnapshot has no word for these traits.
    Word(.popUpButton, "Pop up button", written: "", .high, "section 4; CVS, EHP, TMO"),
    Word(.pickerItem, "Picker Item", written: "", .high, "section 4; DEV26, TMO"),
    Word(.draggable, "draggable", written: "", .high, "section 4; TMO"),
    Word(.statusBarItem, "Status bar item", written: "", .medium, "section 4; ATR (Russian word only)"),
    Word(.expanded, "expanded", written: "Expanded.", .high, "section 4.1; AXS, branch expanded-status"),
    Word(.collapsed, "collapsed", written: "Collapsed.", .high, "section 4.1; AXS, branch expanded-status"),
  ]

  private static let contexts = [
    Word(.position, "{1} of {2}", .high, "S8; AXS, TMO"),
    Word(.rowSpan, "Spans {1} rows", .high, "S2; AXS"),
    Word(.columnSpan, "Spans {1} columns", .high, "S2; AXS"),
    Word(.row, "Row {1}", .high, "S2; AXS"),
    Word(.column, "Column {1}", .high, "S2; AXS"),
    Word(.listStart, "List Start", .high, "S8; AXS"),
    Word(.listEnd, "List End", .high, "S8; AXS"),
    Word(.landmarkStart, "Landmark", .high, "S8; AXS, TMO web"),
    Word(.landmarkEnd, "End", .high, "S8; AXS"),
    Word(.actionsAvailable, "Actions available", written: "Actions Available", .high, "S10; AXS, WW24, BOOK"),
    Word(.moreContentAvailable, "More content available", written: "More Content Available", .high, "S10; AXS, WW21"),
  ]

  // Hints are spoken as sentences, so both notations have them alike.
  private static let hints = [
    hint(.toggleHint, "Double tap to toggle setting.", "S9; AXS, WHO, DEV26"),
    hint(.adjustHint, "Swipe up or down with one finger to adjust the value.", "S9; AXS, WW19, TMO"),
    hint(.editHint, "Double tap to edit.", "S9; AXS"),
    hint(.editingHint, "Use the rotor to access Misspelled Words", "S9; AXS, TMO"),
    hint(.editAreaHint, "Double tap to edit., Use the rotor to access Misspelled Words", "S9; AXS"),
    hint(.popUpHint, "Double tap to activate the picker", "section 4.1; CVS, TMO, EHP"),
    hint(.dragHint, "Double tap and hold. Wait for the sound, then drag to rearrange.", "section 5; TMO"),
    hint(.collapseHint, "Double tap to collapse.", "AXS, branch expanded-status"),
    hint(.expandHint, "Double tap to expand.", "AXS, branch expanded-status; TMO"),
  ]

  private static func hint(_ key: Word.Key, _ text: String, _ source: String) -> Word {
    Word(key, text, written: text, .high, source)
  }
}
