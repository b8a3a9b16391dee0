/// VoiceOver's German words. Most are the table that AccessibilitySnapshot ships: translations by its authors that were
/// never recorded. Where a guide to testing apps with VoiceOver gives the same word, that is a second source.
///
/// - AXS: cashapp/AccessibilitySnapshot `5b03db8`, `de.lproj/Localizable.strings`. Its word for more content is left
///   out, since what it says ("Weiterhin inhalte verfügbar") is no German.
/// - BIK: BIK-BITV/BIK-App-Test `fdcfc61`, `Prüfschritte/de`: roles as iOS speaks them (`include/Rollen.csv`) and what
///   is to be heard in single steps.
enum GermanWords {
  static let rows: [Word] = [
    word(.selected, "Auswahl", written: "Auswahl: {1}", also: "11.5.2.15"),
    word(.dimmed, "Grau dargestellt"),
    word(.button, "Taste", also: "Rollen.csv"),
    word(.backButton, "Zurück Taste"),
    word(.back, "Zurück", written: "Zurück"),
    word(.switchButton, "Umschalttaste", also: "11.5.2.10"),
    word(.on, "Ein", also: "11.5.2.10"),
    word(.off, "Aus"),
    word(.mixed, "Gemischt"),
    word(.tab, "Tabulator", also: "Rollen.csv"),
    word(.textField, "Textfeld", also: "Rollen.csv"),
    word(.secureTextField, "Sicheres Textfeld"),
    word(.isEditing, "Bearbeiten", written: "Bearbeiten"),
    word(.heading, "Überschrift", also: "11.1.3.1a"),
    word(.link, "Hyperlink", also: "Rollen.csv"),
    word(.adjustable, "Einstellbar"),
    word(.image, "Bild"),
    word(.searchField, "Suchfeld"),
    Word(.popUpButton, "Einblendmenü", written: "", .low, "BIK, Rollen.csv"),
    word(.expanded, "Erweitert"),
    word(.collapsed, "Reduziert"),
    word(.position, "{1} von {2}"),
    word(.rowSpan, "Umfasst {1} Zeilen"),
    word(.columnSpan, "Umfasst {1} Spalten"),
    word(.row, "Zeile {1}"),
    word(.column, "Spalte {1}"),
    word(.listStart, "Anfang der Liste"),
    word(.listEnd, "Ende der Liste"),
    word(.landmarkStart, "Orientierungspunkt"),
    word(.landmarkEnd, "Ende"),
    word(.actionsAvailable, "Aktionen verfügbar", written: "Aktionen verfügbar"),
    hint(.toggleHint, "Zum Umschalten Doppeltippen."),
    hint(.editHint, "Zum Bearbeiten doppeltippen.", also: "Rollen.csv"),
    // Both without the slips of the source: "Zuriff", and a quotation mark that is not closed.
    hint(.editingHint, rotor),
    hint(.editAreaHint, "Zum Bearbeiten doppeltippen., " + rotor),
    hint(.collapseHint, "Doppeltippen zum Reduzieren."),
    hint(.expandHint, "Doppeltippen zum Erweitern."),
    hint(.adjustHint, "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."),
  ]

  private static let rotor = "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"

  private static func word(
    _ key: Word.Key, _ spoken: String, written: String? = nil, also second: String? = nil
  ) -> Word {
    let source = "AXS, German word table" + (second.map { "; BIK, " + $0 } ?? "")
    return Word(key, spoken, written: written, .medium, source)
  }

  private static func hint(_ key: Word.Key, _ text: String, also second: String? = nil) -> Word {
    word(key, text, written: text, also: second)
  }
}
