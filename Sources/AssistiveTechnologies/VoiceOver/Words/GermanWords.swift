/// VoiceOver's German words: the table that AccessibilitySnapshot ships. They are translations by that project's
/// authors that were never recorded, hence at best of medium confidence.
enum GermanWords {
  static let rows: [Word] = [
    word(.selected, "Auswahl", written: "Auswahl: {1}"),
    word(.dimmed, "Grau dargestellt"),
    word(.button, "Taste"),
    word(.backButton, "Zurück Taste"),
    word(.back, "Zurück", written: "Zurück"),
    word(.switchButton, "Umschalttaste"),
    word(.on, "Ein"),
    word(.off, "Aus"),
    word(.mixed, "Gemischt"),
    word(.tab, "Tabulator"),
    word(.textField, "Textfeld"),
    word(.secureTextField, "Sicheres Textfeld"),
    word(.isEditing, "Bearbeiten", written: "Bearbeiten"),
    word(.heading, "Überschrift"),
    word(.link, "Hyperlink"),
    word(.adjustable, "Einstellbar"),
    word(.image, "Bild"),
    word(.searchField, "Suchfeld"),
    word(.position, "{1} von {2}"),
    word(.row, "Zeile {1}"),
    word(.column, "Spalte {1}"),
    word(.listStart, "Anfang der Liste"),
    word(.listEnd, "Ende der Liste"),
    word(.landmarkStart, "Orientierungspunkt"),
    word(.landmarkEnd, "Ende"),
    hint(.toggleHint, "Zum Umschalten Doppeltippen."),
    hint(.editHint, "Zum Bearbeiten doppeltippen."),
    hint(.adjustHint, "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."),
  ]

  private static func word(_ key: Word.Key, _ spoken: String, written: String? = nil) -> Word {
    Word(key, spoken, written: written, .medium, "AXS, German word table")
  }

  private static func hint(_ key: Word.Key, _ text: String) -> Word { word(key, text, written: text) }
}
