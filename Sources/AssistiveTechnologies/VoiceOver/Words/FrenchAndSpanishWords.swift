/// VoiceOver's French words, from public French prose about VoiceOver on iOS; none was recorded. Words that the same
/// authors report of the Mac alone are not taken (Documentation/semantics.md lists them).
///
/// - DSFR: GouvernementFR/dsfr `ba0cad2`, accessibility pages of components, section "Restitution par les lecteurs
///   d’écran": what was heard in tests with VoiceOver on iOS and on macOS.
/// - RAAM: accessibility-luxembourg/ReferentielAccessibiliteMobile `b5c5cef`, `fr/`: how mobile apps are evaluated.
/// - DISIC: DISIC/guide-lecteurs_ecran `e1605d8`: what VoiceOver says on macOS, where it agrees.
enum FrenchWords {
  static let rows: [Word] = [
    Word(.button, "Bouton", .medium, "RAAM, criterion 6.2 (iOS avec VoiceOver); DISIC"),
    Word(.dimmed, "Estompé", .medium, "DSFR, ten components (VoiceOver macOS et iOS); DISIC"),
    Word(.image, "Image", .low, "RAAM, glossary: élément graphique (VoiceOver, iOS)"),
    // Its place in speech is taken from rule S4.
    Word(.selected, "Sélectionné", written: "Sélectionné: {1}", .low, "RAAM, criterion 2.1 (iOS)"),
  ]
}

/// VoiceOver's Spanish words: no source shows one (Documentation/semantics.md says where was looked), so every word
/// falls back to English.
enum SpanishWords {
  static let rows: [Word] = []
}
