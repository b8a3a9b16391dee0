/// Which generic words say enough, and where.
enum GenericWords {
  /// Fine on a button beside what it speaks of; a link is listed without that.
  static let linkPhrases: Set<String> = [
    "here", "more", "read more", "learn more", "see more", "こちら", "ここ", "もっと見る", "続きを読む", "詳細はこちら", "詳しくはこちら", "hier",
    "mehr", "weiterlesen", "mehr erfahren", "mehr anzeigen", "ici", "lire la suite", "en savoir plus", "voir plus",
    "aquí", "leer más", "más información", "ver más",
  ]

  /// Things that a control may make or show.
  static let topics: Set<String> = [
    "text", "title", "link", "image", "picture", "item", "view", "label", "テキスト", "タイトル", "リンク", "画像", "イメージ", "項目",
    "ラベル", "titel", "bild", "element", "texte", "titre", "lien", "élément", "libellé", "texto", "título", "enlace",
    "imagen", "elemento", "etiqueta", "symbol",
  ]

  /// Enough for a menu or a dialog.
  static let offers: Set<String> = ["ok", "詳細", "plus", "más"]
}
