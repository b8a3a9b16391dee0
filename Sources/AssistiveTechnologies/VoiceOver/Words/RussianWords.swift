/// VoiceOver's Russian words: the table that AccessibilitySnapshot ships. They are translations by that project's
/// authors that were never recorded, hence at best of medium confidence.
enum RussianWords {
  static let rows: [Word] = [
    word(.selected, "Выбрано", written: "Выбрано: {1}"),
    word(.dimmed, "Недоступно"),
    word(.button, "Кнопка"),
    word(.backButton, "Кнопка назад"),
    word(.back, "назад", written: "назад"),
    word(.switchButton, "Кнопка-переключатель"),
    word(.on, "Вкл", written: "Вкл."),
    word(.off, "Выкл", written: "Выкл."),
    word(.mixed, "Смешанно"),
    word(.tab, "Вкладка"),
    word(.textField, "текстовое поле"),
    word(.heading, "Заголовок"),
    word(.link, "Ссылка"),
    word(.adjustable, "Элемент регулировки"),
    word(.image, "Изображение"),
    word(.searchField, "Поле поиска"),
    word(.position, "{1} из {2}"),
    word(.listStart, "Начало списка"),
    word(.listEnd, "Конец списка"),
    word(.landmarkStart, "Ориентир"),
    word(.landmarkEnd, "Конец строки"),
    hint(.toggleHint, "Коснитесь дважды, чтобы переключить настройку."),
    hint(.adjustHint, "Смахните вверх или вниз одним пальцем, чтобы настроить значение."),
  ]

  private static func word(_ key: Word.Key, _ spoken: String, written: String? = nil) -> Word {
    Word(key, spoken, written: written, .medium, "AXS, Russian word table")
  }

  private static func hint(_ key: Word.Key, _ text: String) -> Word { word(key, text, written: text) }
}
