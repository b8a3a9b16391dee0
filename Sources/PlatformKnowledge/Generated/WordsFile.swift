// Made by Scripts/make-knowledge.py from Data/words.tsv; edit that file and run the script.

extension DataFile {
  static let words = DataFile(name: "words", text: #"""
# Words that rules look for in texts, by language. Compare without case; as whole words where the language parts words by
# spaces. Japanese words are looked for inside a text, short ones of katakana (オン, オフ, タブ) at an end of it only.
# Sources: the rule catalogue (sections B and C) and the seed documents for English and Japanese; the words VoiceOver and
# Apple's interface guidelines use for roles and gestures; general knowledge of the languages.
# about: for role words, the role; for third-person, the verb. source: where it is not the sources above.
list	language	about	words	source
role	en	button	button, btn
role	ja	button	ボタン
role	de	button	Taste, Schaltfläche, Button, Knopf
role	fr	button	bouton
role	es	button	botón
role	en	link	link, hyperlink
role	ja	link	リンク
role	de	link	Link
role	fr	link	lien
role	es	link	enlace
role	en	image	image, picture, img, graphic
role	ja	image	画像, イメージ
role	de	image	Bild
role	fr	image	image
role	es	image	imagen
role	en	heading	heading, header
role	ja	heading	見出し
role	de	heading	Überschrift
role	fr	heading	en-tête
role	es	heading	encabezado
role	en	toggle	toggle, switch
role	ja	toggle	スイッチ, トグル
role	de	toggle	Schalter
role	fr	toggle	interrupteur
role	es	toggle	interruptor
role	en	checkbox	checkbox, check box
role	ja	checkbox	チェックボックス
role	de	checkbox	Kontrollkästchen, Checkbox
role	fr	checkbox	case à cocher
role	es	checkbox	casilla, casilla de verificación
role	en	slider	slider
role	ja	slider	スライダー, スライダ
role	de	slider	Schieberegler, Regler
role	fr	slider	curseur
role	es	slider	control deslizante, deslizador
role	en	stepper	stepper
role	ja	stepper	ステッパー, ステッパ
role	en	tab	tab
role	ja	tab	タブ
role	de	tab	Tab
role	fr	tab	onglet
role	es	tab	pestaña
role	en	textField	text field, textfield, text box, textbox, edit field, input, field
role	ja	textField	テキストフィールド, テキストボックス, 入力欄
role	de	textField	Textfeld, Eingabefeld
role	fr	textField	champ de texte, champ
role	es	textField	campo de texto, campo
role	en	searchField	search field, search bar, search box
role	ja	searchField	検索フィールド, 検索欄
role	de	searchField	Suchfeld
role	fr	searchField	champ de recherche
role	es	searchField	campo de búsqueda
role	en	picker	picker, dropdown, drop-down
role	ja	picker	ピッカー
role	en	menu	menu
role	ja	menu	メニュー
role	de	menu	Menü
role	fr	menu	menu
role	es	menu	menú
role	en	progress	progress bar, spinner
role	ja	progress	プログレスバー
role	de	progress	Fortschrittsbalken
role	fr	progress	barre de progression
role	es	progress	barra de progreso
look	en		icon, image, picture, glyph, symbol, arrow, chevron, hamburger, three lines, three dots, filled, outlined, outline, rounded, circular, dotted, dashed
look	ja		アイコン, 画像, イメージ, 記号, 矢印, 三本線, 三点リーダー, 塗りつぶし, 点線
look	de		Icon, Symbol, Bild, Pfeil, ausgefüllt, gefüllt, umrandet, abgerundet, gestrichelt, gepunktet
look	fr		icône, image, symbole, flèche, chevron, rempli, remplie, arrondi, arrondie, pointillé
look	es		icono, ícono, imagen, símbolo, flecha, relleno, rellena, redondeado, redondeada, punteado
shape	en		circle, square, rectangle, triangle, diamond, hexagon, octagon, pentagon, oval, ellipse, capsule, dot
shape	ja		円形, 丸い, 四角い, 四角形, 三角形, 長方形, 正方形, ひし形, 六角形, 楕円
shape	de		Kreis, Quadrat, Rechteck, Dreieck, Raute, Sechseck, Achteck, Oval, Ellipse, Punkt
shape	fr		cercle, carré, rectangle, triangle, losange, hexagone, octogone, ovale, ellipse
shape	es		círculo, cuadrado, rectángulo, triángulo, rombo, hexágono, octógono, óvalo, elipse
colour	en		red, orange, yellow, green, blue, purple, violet, pink, brown, black, white, gray, grey, teal, cyan, magenta, indigo, turquoise
colour	ja		赤い, 赤色, オレンジ色, 黄色, 緑色, 青い, 青色, 紫色, ピンク, 茶色, 黒い, 黒色, 白色, 灰色, グレー, 水色
colour	de		rot, rote, roter, rotes, roten, gelb, gelbe, gelber, gelbes, gelben, grün, grüne, grüner, grünes, grünen, blau, blaue, blauer, blaues, blauen, violett, violette, violetter, violettes, violetten, braun, braune, brauner, braunes, braunen, schwarz, schwarze, schwarzer, schwarzes, schwarzen, weiß, weiße, weißer, weißes, weißen, grau, graue, grauer, graues, grauen, türkis, türkise, türkiser, türkises, türkisen, orange, lila, rosa
colour	fr		rouge, orange, jaune, vert, verte, bleu, bleue, violet, violette, rose, marron, noir, noire, blanc, blanche, gris, grise, turquoise
colour	es		rojo, roja, naranja, amarillo, amarilla, verde, azul, morado, morada, violeta, rosa, marrón, negro, negra, blanco, blanca, gris, turquesa
gesture	en		tap, taps, tapping, double tap, double-tap, triple tap, click, double click, double-click, press, long press, press and hold, touch, touch and hold, swipe, flick, drag, pinch
gesture	ja		タップ, ダブルタップ, トリプルタップ, 長押し, スワイプ, フリック, ドラッグ, ピンチ, クリック, ダブルクリック, タッチ, 押すと, 押して
gesture	de		tippen, tippe, antippen, doppeltippen, doppeltippe, Doppeltippen, klicken, klicke, doppelklicken, drücken, drücke, gedrückt halten, wischen, wische, streichen, streiche, ziehen, ziehe, berühren, berühre
gesture	fr		toucher, touchez, toucher deux fois, touchez deux fois, appuyer, appuyez, appui long, balayer, balayez, faire glisser, faites glisser, glissez, pincer, pincez, cliquer, cliquez, double-cliquez
gesture	es		toca, tocar, toque, toca dos veces, pulsa, pulsar, pulse, mantén pulsado, presiona, presionar, presione, desliza, deslizar, deslice, arrastra, arrastrar, arrastre, pellizca, pellizcar, haz clic, hacer clic
generic	en		button, icon, image, picture, graphic, label, text, title, item, view, link, untitled, placeholder, click here, tap here, press here, here, more, read more, learn more, see more, ok
generic	ja		ボタン, アイコン, 画像, イメージ, ラベル, テキスト, タイトル, 項目, リンク, 無題, 名称未設定, ここをクリック, ここをタップ, こちら, もっと見る, 続きを読む, 詳細, 詳細はこちら, 詳しくはこちら, OK
generic	de		Button, Taste, Schaltfläche, Icon, Symbol, Bild, Label, Text, Titel, Element, Link, ohne Titel, unbenannt, hier klicken, hier tippen, hier, mehr, weiterlesen, mehr erfahren, mehr anzeigen, OK
generic	fr		bouton, icône, image, libellé, texte, titre, élément, lien, sans titre, cliquez ici, touchez ici, ici, plus, lire la suite, en savoir plus, voir plus, OK
generic	es		botón, icono, imagen, etiqueta, texto, título, elemento, enlace, sin título, haz clic aquí, toca aquí, aquí, más, leer más, más información, ver más, OK
state	en		on, off, selected, not selected, unselected, checked, unchecked, enabled, disabled, dimmed, expanded, collapsed, active, inactive, muted
state	ja		オン, オフ, 選択中, 選択済み, 未選択, チェック済み, 有効, 無効
state	de		ein, aus, eingeschaltet, ausgeschaltet, aktiviert, deaktiviert, ausgewählt, nicht ausgewählt, aktiv, inaktiv, stummgeschaltet
state	fr		activé, activée, désactivé, désactivée, sélectionné, sélectionnée, coché, cochée, développé, réduit, actif, active, inactif, inactive
state	es		activado, activada, desactivado, desactivada, seleccionado, seleccionada, expandido, contraído, activo, activa, inactivo, inactiva
essential	en		required, error, invalid, incorrect, failed, must
essential	ja		必須, エラー, 不正, 失敗
essential	de		erforderlich, Pflichtfeld, Fehler, ungültig, falsch, fehlgeschlagen
essential	fr		obligatoire, requis, requise, erreur, invalide, incorrect, échec
essential	es		obligatorio, obligatoria, requerido, error, no válido, inválido, incorrecto
file-ending			png, jpg, jpeg, gif, svg, pdf, heic, heif, webp, tif, tiff, bmp, ico, json, mp3, mp4, m4a, mov, wav, html
link-phrase	en		here, more, read more, learn more, see more	WCAG 2.4.4 (Link Purpose), failure F84: links that say nothing by themselves
link-phrase	ja		こちら, ここ, もっと見る, 続きを読む, 詳細はこちら, 詳しくはこちら	as en
link-phrase	de		hier, mehr, weiterlesen, mehr erfahren, mehr anzeigen	as en
link-phrase	fr		ici, lire la suite, en savoir plus, voir plus	as en
link-phrase	es		aquí, leer más, más información, ver más	as en
topic	en		text, title, link, image, picture, item, view, label	generic words that are also things to make or show
topic	ja		テキスト, タイトル, リンク, 画像, イメージ, 項目, ラベル	as en
topic	de		titel, bild, element, symbol	as en
topic	fr		texte, titre, lien, élément, libellé	as en
topic	es		texto, título, enlace, imagen, elemento, etiqueta	as en
picture-opening	en		image of	how descriptions of pictures begin that name the role
picture-opening	de		Bild von	as en
picture-opening	fr		image de	as en
picture-opening	es		imagen de	as en
switch-state	en		on, off, enabled, disabled	the values of a switch as VoiceOver speaks them, and their synonyms
switch-state	ja		オン, オフ	as en
switch-state	de		eingeschaltet, ausgeschaltet	as en
selection-state	en		selected	what VoiceOver speaks for the selected trait; stems
selection-state	ja		選択	as en
selection-state	de		ausgewählt	as en
selection-state	fr		sélectionné	as en
selection-state	es		seleccionad	as en
disabled-state	en		disabled, dimmed	what VoiceOver speaks for the trait of disabled controls, and its synonym; stems
disabled-state	ja		無効	as en
disabled-state	de		deaktiviert	as en
disabled-state	fr		désactivé	as en
disabled-state	es		desactivad	as en
required	en		required, mandatory	WCAG 3.3.2 (Labels or Instructions): how a name says that a field must be filled
required	ja		必須	as en
required	de		erforderlich	as en
required	fr		obligatoire	as en
required	es		obligatorio	as en
negation	en		not, optional, no, without	before them, an essential word says the opposite
negation	ja		ではありません, 不要, 任意	as en
negation	de		nicht, kein	as en
negation	fr		pas, facultatif	as en
negation	es		opcional	as en
command	en		access, activate, add, adjust, allow, apply, ask, begin, browse, cancel, change, check, choose, clear, close, collapse, confirm, connect, continue, copy, create, decrease, delete, dismiss, display, download, edit, enable, disable, enter, expand, explore, find, finish, follow, get, go, hide, import, increase, insert, invite, join, learn, leave, listen, load, make, manage, mark, modify, move, mute, navigate, open, pause, pick, play, provide, read, refresh, remove, rename, reply, reset, restore, resume, return, save, scan, see, select, send, set, share, show, skip, sort, start, stop, submit, switch, toggle, turn, type, unfollow, unmute, update, upload, verify, view, visit, watch, write	verbs that hints begin with when they are written as commands; words that are as often nouns in that place ("search", "list", "view" apart) are left out
third-person	en	be	is	irregular forms of English verbs
third-person	en	have	has	irregular forms of English verbs
third-person	en	do	does	irregular forms of English verbs
third-person	en	go	goes	irregular forms of English verbs
third-person	en	undo	undoes	irregular forms of English verbs
third-person	en	redo	redoes	irregular forms of English verbs
"""#)
}
