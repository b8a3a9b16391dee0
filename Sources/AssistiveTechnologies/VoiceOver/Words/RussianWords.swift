/// VoiceOver's Russian words. Most are the table that AccessibilitySnapshot ships: translations by its authors that
/// were never recorded.
///
/// - AXS: cashapp/AccessibilitySnapshot `5b03db8`, `ru.lproj/Localizable.strings`.
/// - ATR: akaDuality/AccessibilityTraits `e3b22f2`: what its author heard on a Russian iPhone of 2021 for traits that
///   only the system sets.
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
    word(.secureTextField, "Защищённое текстовое поле"),
    word(.isEditing, "Идет правка", written: "Идет правка"),
    word(.heading, "Заголовок"),
    word(.link, "Ссылка"),
    word(.adjustable, "Элемент регулировки"),
    word(.image, "Изображение"),
    word(.searchField, "Поле поиска"),
    heard(.popUpButton, "всплывающая кнопка", written: ""),
    heard(.pickerItem, "инструмент выбора", written: ""),
    heard(.statusBarItem, "объект меню статуса", written: ""),
    word(.expanded, "Развернуто"),
    word(.collapsed, "Свернуто"),
    word(.position, "{1} из {2}"),
    // The source has these two the other way round, against what they say.
    word(.rowSpan, "Охватывает строк: {1}"),
    word(.columnSpan, "Охватывает столбцов: {1}"),
    word(.row, "Ряд {1}"),
    word(.column, "Столбец {1}"),
    word(.listStart, "Начало списка"),
    word(.listEnd, "Конец списка"),
    word(.landmarkStart, "Ориентир"),
    word(.landmarkEnd, "Конец строки"),
    word(.actionsAvailable, "Доступны действия", written: "Доступны действия"),
    word(.moreContentAvailable, "Доступно больше контента", written: "Доступно больше контента"),
    hint(.toggleHint, "Коснитесь дважды, чтобы переключить настройку."),
    hint(.collapseHint, "Коснитесь дважды, чтобы свернуть."),
    hint(.expandHint, "Коснитесь дважды, чтобы развернуть."),
    hint(.adjustHint, "Смахните вверх или вниз одним пальцем, чтобы настроить значение."),
    hint(.editHint, "коснитесь дважды, чтобы редактировать"),
    // The source mixes Latin letters into these two.
    hint(.editingHint, rotor),
    hint(.editAreaHint, "коснитесь дважды, чтобы редактировать., " + rotor),
    heard(.popUpHint, popUp, written: popUp),
  ]

  private static let rotor = "Используйте ротор для доступа к объекту: Слова с ошибками"
  private static let popUp = "Коснитесь дважды для активации инструмента выбора"

  private static func word(_ key: Word.Key, _ spoken: String, written: String? = nil) -> Word {
    Word(key, spoken, written: written, .medium, "AXS, Russian word table")
  }

  private static func hint(_ key: Word.Key, _ text: String) -> Word { word(key, text, written: text) }

  private static func heard(_ key: Word.Key, _ spoken: String, written: String) -> Word {
    Word(key, spoken, written: written, .low, "ATR")
  }
}
