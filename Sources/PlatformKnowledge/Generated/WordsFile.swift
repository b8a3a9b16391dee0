// Made by Scripts/make-knowledge.py from Data/words.tsv; edit that file and run the script.

extension DataFile {
  static let words = DataFile(name: "words", text: #"""
# Words that rules look for in texts, by language. Compare without case; as whole words where the language parts words by
# spaces. Japanese words are looked for inside a text, short ones of katakana (オン, オフ, タブ) at an end of it only.
# Sources: the rule catalogue (sections B and C) and the seed documents for English and Japanese; the words VoiceOver and
# Apple's interface guidelines use for roles and gestures, in each of the languages; general knowledge of the languages.
# about: for role words, the role; for third-person, the verb; for press words, the English one. source: where it is not the sources above.
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
role	pt	button	botão
role	pt	link	link
role	pt	image	imagem
role	pt	heading	cabeçalho, título
role	pt	toggle	interruptor
role	pt	checkbox	caixa de seleção
role	pt	slider	controle deslizante
role	pt	tab	aba
role	pt	textField	campo de texto
role	pt	searchField	campo de busca, campo de pesquisa
role	pt	menu	menu
role	pt	progress	barra de progresso
role	it	button	pulsante, bottone
role	it	link	link
role	it	image	immagine
role	it	heading	intestazione
role	it	toggle	interruttore
role	it	checkbox	casella di controllo
role	it	slider	cursore
role	it	tab	scheda
role	it	textField	campo di testo
role	it	searchField	campo di ricerca
role	it	menu	menu
role	it	progress	barra di avanzamento
role	nl	button	knop
role	nl	link	link, koppeling
role	nl	image	afbeelding
role	nl	heading	kop, koptekst
role	nl	toggle	schakelaar
role	nl	checkbox	selectievakje
role	nl	slider	schuifregelaar
role	nl	tab	tabblad
role	nl	textField	tekstveld
role	nl	searchField	zoekveld
role	nl	menu	menu
role	nl	progress	voortgangsbalk
role	ko	button	버튼
role	ko	link	링크
role	ko	image	이미지
role	ko	heading	머리말, 제목
role	ko	toggle	스위치, 토글
role	ko	checkbox	체크상자, 체크박스
role	ko	slider	슬라이더
role	ko	tab	탭
role	ko	textField	텍스트 필드
role	ko	searchField	검색 필드
role	ko	menu	메뉴
role	ko	progress	진행 막대
role	zh	button	按钮, 按鈕
role	zh	link	链接, 連結
role	zh	image	图像, 影像
role	zh	heading	标题, 標題
role	zh	toggle	开关, 切换按钮, 開關
role	zh	checkbox	复选框, 核取方塊
role	zh	slider	滑块, 滑桿
role	zh	tab	标签页, 標籤頁
role	zh	textField	文本栏, 文本框, 文字欄位
role	zh	searchField	搜索栏, 搜尋欄
role	zh	menu	菜单, 選單
role	zh	progress	进度条, 進度列
look	en		icon, image, picture, glyph, symbol, arrow, chevron, hamburger, three lines, three dots, filled, outlined, outline, rounded, circular, dotted, dashed
look	ja		アイコン, 画像, イメージ, 記号, 矢印, 三本線, 三点リーダー, 塗りつぶし, 点線
look	de		Icon, Symbol, Bild, Pfeil, ausgefüllt, gefüllt, umrandet, abgerundet, gestrichelt, gepunktet
look	fr		icône, image, symbole, flèche, chevron, rempli, remplie, arrondi, arrondie, pointillé
look	es		icono, ícono, imagen, símbolo, flecha, relleno, rellena, redondeado, redondeada, punteado
look	pt		ícone, símbolo, imagem, seta, preenchido, contornado, arredondado, tracejado, pontilhado
look	it		icona, simbolo, immagine, freccia, pieno, contornato, arrotondato, tratteggiato, punteggiato
look	nl		icoon, pictogram, symbool, afbeelding, pijl, gevuld, omlijnd, afgerond, gestippeld
look	ko		아이콘, 이미지, 기호, 화살표, 점선
look	zh		图标, 圖示, 图像, 箭头, 箭頭, 虚线, 虛線, 实心, 空心
shape	en		circle, square, rectangle, triangle, diamond, hexagon, octagon, pentagon, oval, ellipse, capsule, dot
shape	ja		円形, 丸い, 四角い, 四角形, 三角形, 長方形, 正方形, ひし形, 六角形, 楕円
shape	de		Kreis, Quadrat, Rechteck, Dreieck, Raute, Sechseck, Achteck, Oval, Ellipse, Punkt
shape	fr		cercle, carré, rectangle, triangle, losange, hexagone, octogone, ovale, ellipse
shape	es		círculo, cuadrado, rectángulo, triángulo, rombo, hexágono, octógono, óvalo, elipse
shape	pt		círculo, quadrado, retângulo, triângulo, losango, hexágono, oval, elipse
shape	it		cerchio, quadrato, rettangolo, triangolo, rombo, esagono, ovale, ellisse
shape	nl		cirkel, vierkant, rechthoek, driehoek, ruit, zeshoek, ovaal, ellips
shape	ko		원형, 사각형, 직사각형, 정사각형, 삼각형, 마름모, 육각형, 타원
shape	zh		圆形, 圓形, 方形, 矩形, 三角形, 菱形, 六边形, 六邊形, 椭圆, 橢圓
colour	en		red, orange, yellow, green, blue, purple, violet, pink, brown, black, white, gray, grey, teal, cyan, magenta, indigo, turquoise
colour	ja		赤い, 赤色, オレンジ色, 黄色, 緑色, 青い, 青色, 紫色, ピンク, 茶色, 黒い, 黒色, 白色, 灰色, グレー, 水色
colour	de		rot, rote, roter, rotes, roten, gelb, gelbe, gelber, gelbes, gelben, grün, grüne, grüner, grünes, grünen, blau, blaue, blauer, blaues, blauen, violett, violette, violetter, violettes, violetten, braun, braune, brauner, braunes, braunen, schwarz, schwarze, schwarzer, schwarzes, schwarzen, weiß, weiße, weißer, weißes, weißen, grau, graue, grauer, graues, grauen, türkis, türkise, türkiser, türkises, türkisen, orange, lila, rosa
colour	fr		rouge, orange, jaune, vert, verte, bleu, bleue, violet, violette, rose, marron, noir, noire, blanc, blanche, gris, grise, turquoise
colour	es		rojo, roja, naranja, amarillo, amarilla, verde, azul, morado, morada, violeta, rosa, marrón, negro, negra, blanco, blanca, gris, turquesa
colour	pt		vermelho, vermelha, amarelo, amarela, verde, azul, roxo, roxa, marrom, preto, preta, branco, branca, cinza
colour	it		rosso, rossa, giallo, gialla, verde, blu, viola, marrone, nero, nera, bianco, bianca, grigio, grigia
colour	nl		rood, rode, geel, gele, groen, groene, blauw, blauwe, paars, paarse, bruin, bruine, zwart, zwarte, wit, witte, grijs, grijze
colour	ko		빨간색, 주황색, 노란색, 초록색, 파란색, 보라색, 분홍색, 갈색, 검은색, 흰색, 회색
colour	zh		红色, 紅色, 橙色, 黄色, 黃色, 绿色, 綠色, 蓝色, 藍色, 紫色, 粉色, 棕色, 黑色, 白色, 灰色
gesture	en		tap, taps, tapping, double tap, double-tap, triple tap, click, double click, double-click, press, long press, press and hold, touch, touch and hold, swipe, flick, drag, pinch
gesture	ja		タップ, ダブルタップ, トリプルタップ, 長押し, スワイプ, フリック, ドラッグ, ピンチ, クリック, ダブルクリック, タッチ, 押すと, 押して
gesture	de		tippen, tippe, antippen, doppeltippen, doppeltippe, Doppeltippen, klicken, klicke, doppelklicken, drücken, drücke, gedrückt halten, wischen, wische, streichen, streiche, ziehen, ziehe, berühren, berühre
gesture	fr		toucher, touchez, toucher deux fois, touchez deux fois, appuyer, appuyez, appui long, balayer, balayez, faire glisser, faites glisser, glissez, pincer, pincez, cliquer, cliquez, double-cliquez
gesture	es		toca, tocar, toque, toca dos veces, pulsa, pulsar, pulse, mantén pulsado, presiona, presionar, presione, desliza, deslizar, deslice, arrastra, arrastrar, arrastre, pellizca, pellizcar, haz clic, hacer clic
gesture	pt		toque duas vezes, tocar duas vezes, toque para, tocar para, toque e segure, deslize, deslizar, arraste, arrastar, clique, clicar, pressione
gesture	it		tocca due volte, doppio tap, tocca per, tieni premuto, scorri, trascina, clicca, fai clic, premi
gesture	nl		tik twee keer, dubbeltik, tik op, tik om, houd ingedrukt, veeg, sleep, klik, dubbelklik, druk op
gesture	ko		두 번 탭, 이중 탭, 탭하여, 탭하세요, 길게 누르, 쓸어넘기, 스와이프, 드래그, 클릭, 눌러
gesture	zh		轻点两下, 輕點兩下, 双击, 雙擊, 轻点, 輕點, 点按, 點按, 点击, 點擊, 长按, 長按, 轻扫, 滑动, 滑動, 拖动, 拖移, 按下
generic	en		button, icon, image, picture, graphic, label, text, title, item, view, link, untitled, placeholder, click here, tap here, press here, here, more, read more, learn more, see more, ok
generic	ja		ボタン, アイコン, 画像, イメージ, ラベル, テキスト, タイトル, 項目, リンク, 無題, 名称未設定, ここをクリック, ここをタップ, こちら, もっと見る, 続きを読む, 詳細, 詳細はこちら, 詳しくはこちら, OK
generic	de		Button, Taste, Schaltfläche, Icon, Symbol, Bild, Label, Text, Titel, Element, Link, ohne Titel, unbenannt, hier klicken, hier tippen, hier, mehr, weiterlesen, mehr erfahren, mehr anzeigen, OK
generic	fr		bouton, icône, image, libellé, texte, titre, élément, lien, sans titre, cliquez ici, touchez ici, ici, plus, lire la suite, en savoir plus, voir plus, OK
generic	es		botón, icono, imagen, etiqueta, texto, título, elemento, enlace, sin título, haz clic aquí, toca aquí, aquí, más, leer más, más información, ver más, OK
generic	pt		botão, ícone, imagem, rótulo, texto, título, item, link, sem título, clique aqui, toque aqui, aqui, mais, leia mais, saiba mais, ver mais, OK
generic	it		pulsante, icona, immagine, etichetta, testo, titolo, elemento, link, senza titolo, clicca qui, tocca qui, qui, altro, leggi tutto, scopri di più, mostra altro, OK
generic	nl		knop, icoon, pictogram, afbeelding, label, tekst, titel, onderdeel, link, naamloos, klik hier, tik hier, hier, meer, lees meer, meer informatie, toon meer, OK
generic	ko		버튼, 아이콘, 이미지, 라벨, 레이블, 텍스트, 제목, 항목, 링크, 제목 없음, 여기를 클릭, 여기, 더 보기, 더보기, 자세히, 자세히 보기, 확인
generic	zh		按钮, 按鈕, 图标, 圖示, 图片, 圖片, 标签, 標籤, 文本, 文字, 标题, 標題, 项目, 項目, 链接, 連結, 未命名, 点击这里, 點擊這裡, 这里, 更多, 查看更多, 了解更多, 好
state	en		on, off, selected, not selected, unselected, checked, unchecked, enabled, disabled, dimmed, expanded, collapsed, active, inactive, muted
state	ja		オン, オフ, 選択中, 選択済み, 未選択, チェック済み, 有効, 無効
state	de		ein, aus, eingeschaltet, ausgeschaltet, aktiviert, deaktiviert, ausgewählt, nicht ausgewählt, aktiv, inaktiv, stummgeschaltet
state	fr		activé, activée, désactivé, désactivée, sélectionné, sélectionnée, coché, cochée, développé, réduit, actif, active, inactif, inactive
state	es		activado, activada, desactivado, desactivada, seleccionado, seleccionada, expandido, contraído, activo, activa, inactivo, inactiva
state	pt		ativado, desativado, ligado, desligado, selecionado, não selecionado, marcado, desmarcado, ativo, inativo
state	it		attivato, disattivato, acceso, spento, selezionato, non selezionato, attivo, non attivo
state	nl		aan, uit, ingeschakeld, uitgeschakeld, geselecteerd, niet geselecteerd, actief, inactief
state	ko		켬, 끔, 켜짐, 꺼짐, 선택됨, 선택 안 됨, 활성화됨, 비활성화됨
state	zh		打开, 關閉, 关闭, 已开启, 已关闭, 已選取, 已选定, 已选中, 未选中, 已启用, 已停用
essential	en		required, error, invalid, incorrect, failed, must
essential	ja		必須, エラー, 不正, 失敗
essential	de		erforderlich, Pflichtfeld, Fehler, ungültig, falsch, fehlgeschlagen
essential	fr		obligatoire, requis, requise, erreur, invalide, incorrect, échec
essential	es		obligatorio, obligatoria, requerido, error, no válido, inválido, incorrecto
essential	pt		obrigatório, obrigatória, erro, inválido, inválida, incorreto, falhou
essential	it		obbligatorio, obbligatoria, errore, non valido, non valida, errato, non riuscito
essential	nl		verplicht, vereist, fout, ongeldig, onjuist, mislukt
essential	ko		필수, 오류, 잘못된, 유효하지, 실패
essential	zh		必填, 必需, 错误, 錯誤, 无效, 無效, 不正确, 失败, 失敗
file-ending			png, jpg, jpeg, gif, svg, pdf, heic, heif, webp, tif, tiff, bmp, ico, json, mp3, mp4, m4a, mov, wav, html
link-phrase	en		here, more, read more, learn more, see more	WCAG 2.4.4 (Link Purpose), failure F84: links that say nothing by themselves
link-phrase	ja		こちら, ここ, もっと見る, 続きを読む, 詳細はこちら, 詳しくはこちら	as en
link-phrase	de		hier, mehr, weiterlesen, mehr erfahren, mehr anzeigen	as en
link-phrase	fr		ici, lire la suite, en savoir plus, voir plus	as en
link-phrase	es		aquí, leer más, más información, ver más	as en
link-phrase	pt		aqui, mais, leia mais, saiba mais, ver mais	as en
link-phrase	it		qui, altro, leggi tutto, scopri di più, mostra altro	as en
link-phrase	nl		hier, meer, lees meer, meer informatie, toon meer	as en
link-phrase	ko		여기, 더 보기, 더보기, 자세히, 자세히 보기	as en
link-phrase	zh		这里, 這裡, 更多, 查看更多, 了解更多	as en
topic	en		text, title, link, image, picture, item, view, label	generic words that are also things to make or show
topic	ja		テキスト, タイトル, リンク, 画像, イメージ, 項目, ラベル	as en
topic	de		titel, bild, element, symbol	as en
topic	fr		texte, titre, lien, élément, libellé	as en
topic	es		texto, título, enlace, imagen, elemento, etiqueta	as en
topic	pt		texto, título, imagem, item	as en
topic	it		testo, titolo, immagine, elemento	as en
topic	nl		tekst, titel, afbeelding, onderdeel	as en
topic	ko		텍스트, 제목, 이미지, 항목, 링크	as en
topic	zh		文本, 标题, 图片, 项目, 链接	as en
function	en		the, and, to, of, your, you, is, for, with, not, this, are, be, please, have, it, has, from, will	the commonest words of the language, which tell it (general knowledge of the languages; words of two languages left out where one of them is English)
function	de		der, das, und, nicht, für, ist, ein, eine, mit, zu, auf, von, bitte, wird, werden, keine, noch, oder, dein, deine, ihre, sie, ich, wurde, kein, du, des	as en
function	fr		le, la, les, des, et, pour, une, votre, vous, est, pas, avec, sur, dans, aucun, aucune, ou, ce, cette, du, au, sont, de, en, je, un, que	as en
function	es		el, los, las, y, para, una, por, con, sin, tu, su, del, está, que, más, al, esta, este, hay, de, en, la, un	as en
function	pt		o, os, uma, para, você, não, com, da, seu, sua, em, por, mais, ou, são, dos, foi, nenhum, de, que, um, este, esta	as en
function	it		il, gli, di, che, una, della, tuo, tua, sono, con, più, nessun, del, nel, alla, è, questo, la, le, un	as en
function	nl		de, het, een, en, van, voor, niet, je, uw, geen, naar, zijn, op, dit, bent	as en
function	ja		の, を, に	not asked, since its script tells it
function	ko		을, 를	not asked, since its script tells it
function	zh		的, 是	not asked, since its script tells it
picture-opening	en		image of	how descriptions of pictures begin that name the role
picture-opening	de		Bild von	as en
picture-opening	fr		image de	as en
picture-opening	es		imagen de	as en
picture-opening	pt		imagem de, foto de	as en
picture-opening	it		immagine di, foto di	as en
picture-opening	nl		afbeelding van, foto van	as en
switch-state	en		on, off, enabled, disabled	the values of a switch as VoiceOver speaks them, and their synonyms
switch-state	ja		オン, オフ	as en
switch-state	de		eingeschaltet, ausgeschaltet	as en
switch-state	pt		ativado, desativado, ligado, desligado	as en
switch-state	it		attivato, disattivato	as en
switch-state	nl		ingeschakeld, uitgeschakeld	as en
switch-state	ko		켬, 끔	as en
switch-state	zh		已开启, 已关闭	as en
selection-state	en		selected	what VoiceOver speaks for the selected trait; stems
selection-state	ja		選択	as en
selection-state	de		ausgewählt	as en
selection-state	fr		sélectionné	as en
selection-state	es		seleccionad	as en
selection-state	pt		selecionad	as en
selection-state	it		selezionat	as en
selection-state	nl		geselecteerd	as en
selection-state	ko		선택됨	as en
selection-state	zh		已选, 已選	as en
disabled-state	en		disabled, dimmed	what VoiceOver speaks for the trait of disabled controls, and its synonym; stems
disabled-state	ja		無効	as en
disabled-state	de		deaktiviert	as en
disabled-state	fr		désactivé	as en
disabled-state	es		desactivad	as en
disabled-state	pt		desativad	as en
disabled-state	it		disattivat	as en
disabled-state	nl		uitgeschakeld	as en
disabled-state	ko		비활성화	as en
disabled-state	zh		已停用	as en
required	en		required, mandatory	WCAG 3.3.2 (Labels or Instructions): how a name says that a field must be filled
required	ja		必須	as en
required	de		erforderlich	as en
required	fr		obligatoire	as en
required	es		obligatorio	as en
required	pt		obrigatóri	as en
required	it		obbligatori	as en
required	nl		verplicht, vereist	as en
required	ko		필수	as en
required	zh		必填	as en
entry-limit	en		must, at least, at most, no more than, more than, or more, minimum, maximum, min, max, up to, between, only, limited to, longer than, shorter than	WCAG 3.3.2 (Labels or Instructions): how a text says what an entry must be like
entry-unit	en		character, characters, letter, letters, digit, digits, number, numbers, symbol, symbols, uppercase, lowercase	WCAG 3.3.2 (Labels or Instructions): how a text says what an entry must be like
entry-limit	de		muss, müssen, mindestens, höchstens, maximal, minimal, nicht mehr als, oder mehr, zwischen, nur	as en
entry-unit	de		zeichen, buchstabe, buchstaben, ziffer, ziffern, zahl, zahlen, sonderzeichen, großbuchstaben, kleinbuchstaben	as en
entry-limit	fr		doit, doivent, au moins, au plus, au maximum, au minimum, maximum, minimum, ou plus, entre, uniquement, seulement	as en
entry-unit	fr		caractère, caractères, lettre, lettres, chiffre, chiffres, symbole, symboles, majuscule, majuscules, minuscule, minuscules	as en
entry-limit	es		debe, deben, al menos, como mínimo, como máximo, mínimo, máximo, o más, entre, solo	as en
entry-unit	es		carácter, caracteres, letra, letras, dígito, dígitos, número, números, símbolo, símbolos, mayúscula, mayúsculas, minúscula, minúsculas	as en
entry-limit	ja		以上, 以内, 以下, 最大, 最小, 必要, のみ, まで	as en
entry-unit	ja		文字, 字以, 数字, 記号, 桁	as en
negation	en		not, optional, no, without	before them, an essential word says the opposite
negation	ja		ではありません, 不要, 任意	as en
negation	de		nicht, kein	as en
negation	fr		pas, facultatif	as en
negation	es		opcional	as en
negation	pt		não, nenhum	as en
negation	it		non, nessun	as en
negation	nl		niet, geen	as en
negation	ko		않습니다, 없습니다, 선택 사항	as en
negation	zh		不, 无需, 選填, 选填	as en
command	en		access, activate, add, adjust, allow, apply, ask, begin, browse, cancel, change, check, choose, clear, close, collapse, confirm, connect, continue, copy, create, decrease, delete, dismiss, display, download, edit, enable, disable, enter, expand, explore, find, finish, follow, get, go, hide, import, increase, insert, invite, join, learn, leave, listen, load, make, manage, mark, modify, move, mute, navigate, open, pause, pick, play, provide, read, refresh, remove, rename, reply, reset, restore, resume, return, save, scan, see, select, send, set, share, show, skip, sort, start, stop, submit, subscribe, switch, toggle, turn, type, unfollow, unmute, unsubscribe, update, upload, verify, view, visit, watch, write	verbs that hints begin with when they are written as commands; words that are as often nouns in that place ("search", "list", "view" apart) are left out
third-person	en	be	is	irregular forms of English verbs
third-person	en	have	has	irregular forms of English verbs
third-person	en	do	does	irregular forms of English verbs
third-person	en	go	goes	irregular forms of English verbs
third-person	en	undo	undoes	irregular forms of English verbs
third-person	en	redo	redoes	irregular forms of English verbs
bare-prompt	en		optional, required, enter, enter here, enter text, enter value, type, type here, type something, input, write, write here, add, none, value, select, choose, mandatory
bare-prompt	ja		入力, 任意, 必須, 入力してください, 省略可, 選択, なし
bare-prompt	de		optional, erforderlich, eingeben, eingabe, text eingeben, hier eingeben, pflichtfeld, wert, keine
bare-prompt	fr		facultatif, optionnel, obligatoire, saisir, entrer, saisissez, écrire ici, valeur, aucun
bare-prompt	es		opcional, obligatorio, introducir, ingresar, escribir, escribe aquí, valor, ninguno
bare-prompt	pt		opcional, obrigatório, digite, digite aqui, inserir, escreva aqui, valor, nenhum
bare-prompt	it		facoltativo, opzionale, obbligatorio, inserisci, scrivi qui, valore, nessuno
bare-prompt	nl		optioneel, verplicht, typ hier, invoeren, voer in, waarde, geen
bare-prompt	ko		입력, 선택, 필수, 입력하세요, 입력해주세요, 입력해 주세요, 없음
bare-prompt	zh		输入, 輸入, 请输入, 請輸入, 可选, 可選, 选填, 選填, 必填, 必需, 无, 無
sample-opening	en		e.g., eg., ex., ex:, example:, for example	written from knowledge of the languages, not recorded
sample-opening	ja		例	written from knowledge of the languages, not recorded
sample-opening	de		z.b., z. b., bsp.:, beispiel:, zum beispiel	written from knowledge of the languages, not recorded
sample-opening	fr		p. ex., p.ex., par ex, ex :, exemple :, exemple:	written from knowledge of the languages, not recorded
sample-opening	es		p. ej., p.ej., por ej, ej., ej:, ejemplo:	written from knowledge of the languages, not recorded
sample-opening	pt		p. ex., p.ex., por ex, exemplo:	written from knowledge of the languages, not recorded
sample-opening	it		ad es., es.:, esempio:, per esempio	written from knowledge of the languages, not recorded
sample-opening	nl		bijv., bijv:, bv., bijvoorbeeld, voorbeeld:	written from knowledge of the languages, not recorded
sample-opening	ko		예:, 예), 예 ), ex)	written from knowledge of the languages, not recorded
sample-opening	zh		例如, 比如, 如：, 如:	written from knowledge of the languages, not recorded
sample-opening	ru		напр., например, пример:	written from knowledge of the languages, not recorded
sample-opening	uk		напр., наприклад, приклад:	written from knowledge of the languages, not recorded
sample-opening	pl		np., np:, na przykład, przykład:	written from knowledge of the languages, not recorded
sample-opening	tr		örn., örn:, örneğin, örnek:	written from knowledge of the languages, not recorded
sample-opening	sv		t.ex., t ex, exempel:, till exempel	written from knowledge of the languages, not recorded
sample-opening	vi		vd:, vd., ví dụ	written from knowledge of the languages, not recorded
sample-opening	id		mis., misalnya, contoh:, cth:	written from knowledge of the languages, not recorded
sample-opening	da		f.eks., fx., eksempel:	written from knowledge of the languages, not recorded
sample-opening	nb		f.eks., for eksempel, eksempel:	written from knowledge of the languages, not recorded
field-group	en		information, info, details, settings, data, options, setup	written from knowledge of the languages, not recorded
field-group	ja		情報, 設定, 詳細	written from knowledge of the languages, not recorded
field-group	de		daten, angaben, informationen, einstellungen	written from knowledge of the languages, not recorded
field-group	fr		informations, coordonnées, paramètres, détails, données	written from knowledge of the languages, not recorded
field-group	es		datos, información, ajustes, detalles, configuración	written from knowledge of the languages, not recorded
field-group	pt		dados, informações, detalhes, configurações	written from knowledge of the languages, not recorded
field-group	it		dati, informazioni, impostazioni, dettagli	written from knowledge of the languages, not recorded
field-group	nl		gegevens, informatie, instellingen	written from knowledge of the languages, not recorded
field-group	ko		정보, 설정, 상세	written from knowledge of the languages, not recorded
field-group	zh		信息, 資訊, 资料, 資料, 设置, 設定	written from knowledge of the languages, not recorded
field-group	ru		данные, информация, настройки	written from knowledge of the languages, not recorded
field-group	uk		дані, інформація, налаштування	written from knowledge of the languages, not recorded
field-group	pl		dane, informacje, ustawienia, szczegóły	written from knowledge of the languages, not recorded
field-group	tr		bilgileri, bilgiler, ayarlar, ayarları	written from knowledge of the languages, not recorded
field-group	sv		uppgifter, information, inställningar	written from knowledge of the languages, not recorded
field-group	vi		thông tin, cài đặt, chi tiết	written from knowledge of the languages, not recorded
field-group	id		informasi, pengaturan	written from knowledge of the languages, not recorded
field-group	da		oplysninger, indstillinger	written from knowledge of the languages, not recorded
field-group	nb		opplysninger, innstillinger	written from knowledge of the languages, not recorded
state-word	de	expanded	ausgeklappt	what such a state is called in the language; written from knowledge of it, not recorded
state-word	de	collapsed	eingeklappt	what such a state is called in the language; written from knowledge of it, not recorded
state-word	fr	expanded	développé	what such a state is called in the language; written from knowledge of it, not recorded
state-word	fr	collapsed	réduit	what such a state is called in the language; written from knowledge of it, not recorded
state-word	es	expanded	expandido	what such a state is called in the language; written from knowledge of it, not recorded
state-word	es	collapsed	contraído	what such a state is called in the language; written from knowledge of it, not recorded
state-word	pt	expanded	expandido	what such a state is called in the language; written from knowledge of it, not recorded
state-word	pt	collapsed	recolhido	what such a state is called in the language; written from knowledge of it, not recorded
state-word	it	expanded	espanso	what such a state is called in the language; written from knowledge of it, not recorded
state-word	it	collapsed	compresso	what such a state is called in the language; written from knowledge of it, not recorded
state-word	nl	expanded	uitgevouwen	what such a state is called in the language; written from knowledge of it, not recorded
state-word	nl	collapsed	samengevouwen	what such a state is called in the language; written from knowledge of it, not recorded
state-word	ja	expanded	展開済み	what such a state is called in the language; written from knowledge of it, not recorded
state-word	ja	collapsed	折りたたみ済み	what such a state is called in the language; written from knowledge of it, not recorded
state-word	ko	expanded	펼쳐짐	what such a state is called in the language; written from knowledge of it, not recorded
state-word	ko	collapsed	접힘	what such a state is called in the language; written from knowledge of it, not recorded
state-word	zh	expanded	已展开	what such a state is called in the language; written from knowledge of it, not recorded
state-word	zh	collapsed	已折叠	what such a state is called in the language; written from knowledge of it, not recorded
state-word	zh-hant	expanded	已展開	what such a state is called in the language; written from knowledge of it, not recorded
state-word	zh-hant	collapsed	已收合	what such a state is called in the language; written from knowledge of it, not recorded
state-word	ru	expanded	развернуто	what such a state is called in the language; written from knowledge of it, not recorded
state-word	ru	collapsed	свернуто	what such a state is called in the language; written from knowledge of it, not recorded
state-word	uk	expanded	розгорнуто	what such a state is called in the language; written from knowledge of it, not recorded
state-word	uk	collapsed	згорнуто	what such a state is called in the language; written from knowledge of it, not recorded
state-word	pl	expanded	rozwinięte	what such a state is called in the language; written from knowledge of it, not recorded
state-word	pl	collapsed	zwinięte	what such a state is called in the language; written from knowledge of it, not recorded
state-word	cs	expanded	rozbaleno	what such a state is called in the language; written from knowledge of it, not recorded
state-word	cs	collapsed	sbaleno	what such a state is called in the language; written from knowledge of it, not recorded
state-word	sv	expanded	utfälld	what such a state is called in the language; written from knowledge of it, not recorded
state-word	sv	collapsed	hopfälld	what such a state is called in the language; written from knowledge of it, not recorded
state-word	da	expanded	foldet ud	what such a state is called in the language; written from knowledge of it, not recorded
state-word	da	collapsed	foldet sammen	what such a state is called in the language; written from knowledge of it, not recorded
state-word	tr	expanded	genişletilmiş	what such a state is called in the language; written from knowledge of it, not recorded
state-word	tr	collapsed	daraltılmış	what such a state is called in the language; written from knowledge of it, not recorded
state-word	vi	expanded	đã mở rộng	what such a state is called in the language; written from knowledge of it, not recorded
state-word	vi	collapsed	đã thu gọn	what such a state is called in the language; written from knowledge of it, not recorded
state-word	hu	expanded	kibontva	what such a state is called in the language; written from knowledge of it, not recorded
state-word	hu	collapsed	összecsukva	what such a state is called in the language; written from knowledge of it, not recorded
row-name	es		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	fr		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	it		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	nl		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	pt		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	ru		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	uk		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	pl		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	vi		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	id		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	da		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	nb		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	sv		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	cs		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	ro		{deed} {thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	de		{thing} {lower}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	ko		{thing} {deed}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	ja		{thing}を{deed}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	zh		{deed}{thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
row-name	zh-hant		{deed}{thing}	word order of the language: the object behind the verb or in front of it; written from knowledge of it, not recorded
press	de	progress	Fortschritt	written from knowledge of the language, not recorded
press	de	archive	Archivieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	block	Blockieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	choose photo	Foto auswählen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	confirm	Bestätigen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	duplicate	Duplizieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	follow	Folgen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	move down	Nach unten bewegen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	move up	Nach oben bewegen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	rename	Umbenennen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	report	Melden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	skip	Überspringen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	start	Start	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	progress	Progreso	written from knowledge of the language, not recorded
press	es	archive	Archivar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	block	Bloquear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	choose photo	Elegir foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	confirm	Confirmar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	duplicate	Duplicar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	follow	Seguir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	move down	Mover hacia abajo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	move up	Mover hacia arriba	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	rename	Renombrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	report	Denunciar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	skip	Omitir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	start	Iniciar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	progress	Progression	written from knowledge of the language, not recorded
press	fr	archive	Archiver	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	block	Bloquer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	choose photo	Choisir une photo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	confirm	Confirmer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	duplicate	Dupliquer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	follow	Suivre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	move down	Déplacer vers le bas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	move up	Déplacer vers le haut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	rename	Renommer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	report	Signaler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	skip	Passer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	start	Démarrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	progress	Avanzamento	written from knowledge of the language, not recorded
press	it	archive	Archivia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	block	Blocca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	choose photo	Scegli foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	confirm	Conferma	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	duplicate	Duplica	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	follow	Segui	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	move down	Sposta in basso	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	move up	Sposta in alto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	rename	Rinomina	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	report	Segnala	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	skip	Salta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	start	Avvia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	progress	進行状況	written from knowledge of the language, not recorded
press	ja	archive	アーカイブ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	block	ブロック	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	choose photo	写真を選択	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	confirm	確認	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	duplicate	複製	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	follow	フォロー	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	move down	下に移動	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	move up	上に移動	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	rename	名称変更	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	report	報告	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	skip	スキップ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	start	開始	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	progress	진행 상황	written from knowledge of the language, not recorded
press	ko	archive	보관	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	block	차단	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	choose photo	사진 선택	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	confirm	확인	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	duplicate	복제	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	follow	팔로우	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	move down	아래로 이동	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	move up	위로 이동	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	rename	이름 변경	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	report	신고	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	skip	건너뛰기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	start	시작	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	progress	Voortgang	written from knowledge of the language, not recorded
press	nl	archive	Archiveer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	block	Blokkeer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	choose photo	Kies foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	confirm	Bevestig	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	duplicate	Dupliceer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	follow	Volg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	move down	Omlaag verplaatsen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	move up	Omhoog verplaatsen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	rename	Wijzig naam	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	report	Rapporteer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	skip	Overslaan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	start	Start	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	progress	Progresso	written from knowledge of the language, not recorded
press	pt	archive	Arquivar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	block	Bloquear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	choose photo	Escolher foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	confirm	Confirmar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	duplicate	Duplicar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	follow	Seguir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	move down	Mover para baixo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	move up	Mover para cima	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	rename	Renomear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	report	Denunciar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	skip	Pular	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	start	Iniciar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	progress	进度	written from knowledge of the language, not recorded
press	zh	archive	归档	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	block	屏蔽	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	choose photo	选择照片	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	confirm	确认	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	duplicate	复制一份	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	follow	关注	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	move down	下移	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	move up	上移	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	rename	重命名	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	report	举报	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	skip	跳过	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	start	开始	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	back	Zurück	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	back	Atrás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	back	Retour	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	back	Indietro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	back	戻る	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	back	뒤로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	back	Terug	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	back	Voltar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	back	返回	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	close	Schließen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	close	Cerrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	close	Fermer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	close	Chiudi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	close	閉じる	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	close	닫기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	close	Sluit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	close	Fechar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	close	关闭	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	save	Sichern	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	save	Guardar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	save	Enregistrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	save	Salva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	save	保存	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	save	저장	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	save	Bewaar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	save	Salvar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	save	保存	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	delete	Löschen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	delete	Eliminar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	delete	Supprimer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	delete	Elimina	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	delete	削除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	delete	삭제	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	delete	Verwijder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	delete	Apagar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	delete	删除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	add	Hinzufügen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	add	Añadir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	add	Ajouter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	add	Aggiungi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	add	追加	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	add	추가	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	add	Voeg toe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	add	Adicionar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	add	添加	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	share	Teilen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	share	Compartir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	share	Partager	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	share	Condividi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	share	共有	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	share	공유	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	share	Deel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	share	Compartilhar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	share	共享	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	search	Suchen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	search	Buscar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	search	Rechercher	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	search	Cerca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	search	検索	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	search	검색	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	search	Zoek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	search	Buscar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	search	搜索	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	next	Weiter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	next	Siguiente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	next	Suivant	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	next	Avanti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	next	次へ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	next	다음	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	next	Volgende	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	next	Seguinte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	next	下一步	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	clear search	Suche löschen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	clear search	Borrar búsqueda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	clear search	Effacer la recherche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	clear search	Cancella ricerca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	clear search	検索をクリア	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	clear search	검색어 지우기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	clear search	Wis zoekopdracht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	clear search	Limpar pesquisa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	clear search	Очистить поиск	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	clear search	清除搜索	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	previous	Vorherige	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	previous	Anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	previous	Précédent	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	previous	Precedente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	previous	前へ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	previous	이전	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	previous	Vorige	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	previous	Anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	previous	上一步	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	more	Mehr	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	more	Más	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	more	Plus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	more	Altro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	more	その他	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	more	더 보기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	more	Meer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	more	Mais	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	more	更多	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	settings	Einstellungen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	settings	Ajustes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	settings	Réglages	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	settings	Impostazioni	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	settings	設定	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	settings	설정	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	settings	Instellingen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	settings	Ajustes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	settings	设置	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	menu	Menü	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	menu	Menú	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	menu	メニュー	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	menu	메뉴	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	menu	菜单	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	edit	Bearbeiten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	edit	Editar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	edit	Modifier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	edit	Modifica	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	edit	編集	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	edit	편집	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	edit	Wijzig	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	edit	Editar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	edit	编辑	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	done	Fertig	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	done	Listo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	done	Terminé	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	done	Fine	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	done	完了	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	done	완료	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	done	Gereed	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	done	Concluído	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	done	完成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	cancel	Abbrechen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	cancel	Cancelar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	cancel	Annuler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	cancel	Annulla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	cancel	キャンセル	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	cancel	취소	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	cancel	Annuleer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	cancel	Cancelar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	cancel	取消	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	refresh	Aktualisieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	refresh	Actualizar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	refresh	Actualiser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	refresh	Aggiorna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	refresh	更新	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	refresh	새로고침	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	refresh	Vernieuw	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	refresh	Atualizar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	refresh	刷新	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	show password	Passwort anzeigen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	show password	Mostrar contraseña	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	show password	Afficher le mot de passe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	show password	Mostra password	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	show password	パスワードを表示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	show password	비밀번호 표시	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	show password	Toon wachtwoord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	show password	Mostrar senha	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	show password	显示密码	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	hide password	Passwort ausblenden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	hide password	Ocultar contraseña	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	hide password	Masquer le mot de passe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	hide password	Nascondi password	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	hide password	パスワードを非表示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	hide password	비밀번호 숨기기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	hide password	Verberg wachtwoord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	hide password	Ocultar senha	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	hide password	隐藏密码	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	send	Senden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	send	Enviar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	send	Envoyer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	send	Invia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	send	送信	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	send	보내기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	send	Verstuur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	send	Enviar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	send	发送	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	like	Gefällt mir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	like	Me gusta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	like	J’aime	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	like	Mi piace	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	like	いいね	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	like	좋아요	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	like	Vind ik leuk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	like	Curtir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	like	赞	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	favorite	Favorit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	favorite	Favorito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	favorite	Favori	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	favorite	Preferito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	favorite	お気に入り	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	favorite	즐겨찾기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	favorite	Favoriet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	favorite	Favorito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	favorite	收藏	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	filter	Filter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	filter	Filtrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	filter	Filtrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	filter	Filtra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	filter	フィルタ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	filter	필터	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	filter	Filter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	filter	Filtrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	filter	筛选	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	profile	Perfil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	profile	Profilo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	profile	プロフィール	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	profile	프로필	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	profile	Profiel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	profile	Perfil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	profile	个人资料	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	camera	Cámara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	camera	Appareil photo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	camera	Fotocamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	camera	カメラ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	camera	카메라	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	camera	Camera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	camera	Câmera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	camera	相机	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	notifications	Mitteilungen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	notifications	Notificaciones	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	notifications	Notifications	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	notifications	Notifiche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	notifications	通知	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	notifications	알림	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	notifications	Meldingen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	notifications	Notificações	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	notifications	通知	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	copy	Kopieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	copy	Copiar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	copy	Copier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	copy	Copia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	copy	コピー	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	copy	복사	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	copy	Kopieer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	copy	Copiar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	copy	拷贝	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	play	Wiedergabe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	play	Reproducir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	play	Lecture	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	play	Riproduci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	play	再生	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	play	재생	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	play	Speel af	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	play	Reproduzir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	play	播放	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	pause	Pause	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	pause	Pausa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	pause	Pause	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	pause	Pausa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	pause	一時停止	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	pause	일시 정지	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	pause	Pauzeer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	pause	Pausar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	pause	暂停	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	help	Hilfe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	help	Ayuda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	help	Aide	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	help	Aiuto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	help	ヘルプ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	help	도움말	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	help	Help	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	help	Ajuda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	help	帮助	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	remove	Entfernen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	remove	Eliminar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	remove	Supprimer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	remove	Rimuovi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	remove	削除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	remove	제거	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	remove	Verwijder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	remove	Remover	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	remove	移除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	download	Laden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	download	Descargar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	download	Télécharger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	download	Scarica	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	download	ダウンロード	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	download	다운로드	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	download	Download	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	download	Baixar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	download	下载	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	list	Liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	list	Lista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	list	Liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	list	Elenco	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	list	リスト	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	list	목록	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	list	Lijst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	list	Lista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	list	列表	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	reset	Zurücksetzen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	reset	Restablecer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	reset	Réinitialiser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	reset	Ripristina	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	reset	リセット	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	reset	재설정	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	reset	Herstel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	reset	Redefinir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	reset	重置	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	progress	Ход выполнения	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	archive	Архивировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	block	Заблокировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	choose photo	Выбрать фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	confirm	Подтвердить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	duplicate	Дублировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	follow	Подписаться	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	move down	Переместить вниз	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	move up	Переместить вверх	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	rename	Переименовать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	report	Пожаловаться	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	skip	Пропустить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	start	Начать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	progress	Перебіг	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	archive	Архівувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	block	Заблокувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	choose photo	Вибрати фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	confirm	Підтвердити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	duplicate	Дублювати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	follow	Стежити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	move down	Перемістити вниз	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	move up	Перемістити вгору	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	rename	Перейменувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	report	Поскаржитися	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	skip	Пропустити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	start	Почати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	progress	Postęp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	archive	Archiwizuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	block	Zablokuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	choose photo	Wybierz zdjęcie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	confirm	Potwierdź	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	duplicate	Duplikuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	follow	Obserwuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	move down	Przenieś w dół	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	move up	Przenieś w górę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	rename	Zmień nazwę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	report	Zgłoś	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	skip	Pomiń	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	start	Rozpocznij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	progress	İlerleme	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	archive	Arşivle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	block	Engelle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	choose photo	Fotoğraf seç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	confirm	Onayla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	duplicate	Çoğalt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	follow	Takip et	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	move down	Aşağı taşı	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	move up	Yukarı taşı	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	rename	Adını değiştir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	report	Bildir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	skip	Atla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	start	Başlat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	progress	Förlopp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	archive	Arkivera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	block	Blockera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	choose photo	Välj bild	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	confirm	Bekräfta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	duplicate	Duplicera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	follow	Följ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	move down	Flytta ned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	move up	Flytta upp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	rename	Byt namn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	report	Rapportera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	skip	Hoppa över	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	start	Starta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	back	Назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	back	Назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	back	Wstecz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	back	Geri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	back	Tillbaka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	close	Закрыть	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	close	Закрити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	close	Zamknij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	close	Kapat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	close	Stäng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	save	Сохранить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	save	Зберегти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	save	Zapisz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	save	Kaydet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	save	Spara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	delete	Удалить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	delete	Видалити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	delete	Usuń	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	delete	Sil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	delete	Radera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	add	Добавить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	add	Додати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	add	Dodaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	add	Ekle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	add	Lägg till	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	share	Поделиться	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	share	Поділитися	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	share	Udostępnij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	share	Paylaş	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	share	Dela	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	search	Поиск	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	search	Пошук	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	search	Szukaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	search	Ara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	search	Sök	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	next	Далее	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	next	Далі	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	next	Dalej	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	next	Sonraki	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	next	Nästa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	previous	Назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	previous	Назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	previous	Poprzedni	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	previous	Önceki	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	previous	Föregående	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	more	Ещё	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	more	Ще	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	more	Więcej	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	more	Daha fazla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	more	Mer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	settings	Настройки	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	settings	Налаштування	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	settings	Ustawienia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	settings	Ayarlar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	settings	Inställningar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	menu	Меню	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	menu	Меню	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	menu	Menü	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	menu	Meny	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	edit	Изменить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	edit	Редагувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	edit	Edytuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	edit	Düzenle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	edit	Redigera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	done	Готово	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	done	Готово	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	done	Gotowe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	done	Bitti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	done	Klar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	cancel	Отменить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	cancel	Скасувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	cancel	Anuluj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	cancel	Vazgeç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	cancel	Avbryt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	refresh	Обновить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	refresh	Оновити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	refresh	Odśwież	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	refresh	Yenile	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	refresh	Uppdatera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	show password	Показать пароль	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	show password	Показати пароль	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	show password	Pokaż hasło	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	show password	Parolayı göster	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	show password	Visa lösenord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	hide password	Скрыть пароль	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	hide password	Сховати пароль	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	hide password	Ukryj hasło	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	hide password	Parolayı gizle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	hide password	Dölj lösenord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	send	Отправить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	send	Надіслати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	send	Wyślij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	send	Gönder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	send	Skicka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	like	Нравится	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	like	Подобається	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	like	Lubię to	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	like	Beğen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	like	Gilla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	favorite	В избранное	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	favorite	До обраного	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	favorite	Ulubione	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	favorite	Favori	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	favorite	Favorit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	filter	Фильтр	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	filter	Фільтр	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	filter	Filtruj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	filter	Filtre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	filter	Filtrera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	profile	Профиль	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	profile	Профіль	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	camera	Камера	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	camera	Камера	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	camera	Aparat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	notifications	Уведомления	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	notifications	Сповіщення	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	notifications	Powiadomienia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	notifications	Bildirimler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	notifications	Notiser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	copy	Скопировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	copy	Скопіювати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	copy	Kopiuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	copy	Kopyala	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	copy	Kopiera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	play	Воспроизвести	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	play	Відтворити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	play	Odtwórz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	play	Oynat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	play	Spela upp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	pause	Пауза	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	pause	Пауза	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	pause	Wstrzymaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	pause	Duraklat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	pause	Pausa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	help	Справка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	help	Довідка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	help	Pomoc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	help	Yardım	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	help	Hjälp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	remove	Убрать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	remove	Вилучити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	remove	Usuń	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	remove	Kaldır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	remove	Ta bort	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	download	Загрузить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	download	Завантажити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	download	Pobierz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	download	İndir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	download	Ladda ner	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	list	Список	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	list	Список	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	list	Lista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	list	Liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	list	Lista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	reset	Сбросить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	reset	Скинути	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	reset	Wyzeruj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	reset	Sıfırla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	reset	Återställ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	clear text	Text löschen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	clear text	Borrar texto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	clear text	Effacer le texte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	clear text	Cancella testo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	clear text	テキストを消去	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	clear text	텍스트 지우기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	clear text	Wis tekst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	clear text	Apagar texto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	clear text	清除文本	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	clear text	Очистить текст	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	clear text	Очистити текст	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	clear text	Wyczyść tekst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	clear text	Metni sil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	clear text	Rensa text	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	clear	Löschen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	clear	Borrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	clear	Effacer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	clear	Cancella	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	clear	消去	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	clear	지우기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	clear	Wis	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	clear	Limpar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	clear	清除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	clear	Очистить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	clear	Очистити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	clear	Wyczyść	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	clear	Temizle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	clear	Rensa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	info	Informationen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	info	Información	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	info	Informations	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	info	Informazioni	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	info	情報	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	info	정보	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	info	Informatie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	info	Informações	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	info	信息	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	info	Информация	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	info	Інформація	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	info	Informacje	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	info	Bilgi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	info	Information	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	history	Verlauf	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	history	Historial	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	history	Historique	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	history	Cronologia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	history	履歴	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	history	기록	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	history	Geschiedenis	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	history	Histórico	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	history	历史记录	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	history	История	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	history	Історія	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	history	Historia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	history	Geçmiş	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	history	Historik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	expand	Erweitern	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	expand	Expandir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	expand	Développer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	expand	Espandi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	expand	展開	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	expand	펼치기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	expand	Vouw uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	expand	Expandir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	expand	展开	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	expand	Развернуть	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	expand	Розгорнути	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	expand	Rozwiń	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	expand	Genişlet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	expand	Expandera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	collapse	Reduzieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	collapse	Contraer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	collapse	Réduire	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	collapse	Comprimi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	collapse	折りたたむ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	collapse	접기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	collapse	Vouw samen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	collapse	Recolher	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	collapse	收起	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	collapse	Свернуть	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	collapse	Згорнути	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	collapse	Zwiń	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	collapse	Daralt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	collapse	Minimera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	undo	Widerrufen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	undo	Deshacer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	undo	Annuler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	undo	Annulla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	undo	取り消す	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	undo	실행 취소	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	undo	Herstel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	undo	Desfazer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	undo	撤销	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	undo	Отменить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	undo	Скасувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	undo	Cofnij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	undo	Geri al	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	undo	Ångra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	redo	Wiederholen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	redo	Rehacer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	redo	Rétablir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	redo	Ripristina	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	redo	やり直す	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	redo	실행 복귀	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	redo	Opnieuw	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	redo	Refazer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	redo	重做	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	redo	Повторить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	redo	Повторити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	redo	Ponów	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	redo	Yinele	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	redo	Gör om	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	sort	Sortieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	sort	Ordenar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	sort	Trier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	sort	Ordina	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	sort	並べ替え	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	sort	정렬	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	sort	Sorteer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	sort	Ordenar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	sort	排序	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	sort	Сортировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	sort	Сортувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	sort	Sortuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	sort	Sırala	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	sort	Sortera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	map	Karte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	map	Mapa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	map	Carte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	map	Mappa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	map	地図	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	map	지도	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	map	Kaart	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	map	Mapa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	map	地图	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	map	Карта	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	map	Карта	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	map	Mapa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	map	Harita	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	map	Karta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	home	Startseite	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	home	Inicio	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	home	Accueil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	home	Home	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	home	ホーム	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	home	홈	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	home	Home	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	home	Início	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	home	首页	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	home	Главная	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	home	Головна	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	home	Strona główna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	home	Ana sayfa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	home	Hem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	calendar	Kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	calendar	Calendario	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	calendar	Calendrier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	calendar	Calendario	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	calendar	カレンダー	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	calendar	캘린더	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	calendar	Kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	calendar	Calendário	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	calendar	日历	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	calendar	Календарь	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	calendar	Календар	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	calendar	Kalendarz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	calendar	Takvim	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	calendar	Kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	photo	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	photo	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	photo	Photo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	photo	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	photo	写真	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	photo	사진	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	photo	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	photo	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	photo	照片	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	photo	Фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	photo	Фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	photo	Zdjęcie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	photo	Fotoğraf	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	photo	Bild	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	photos	Fotos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	photos	Fotos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	photos	Photos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	photos	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	photos	写真	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	photos	사진	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	photos	Foto's	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	photos	Fotos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	photos	照片	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	photos	Фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	photos	Фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	photos	Zdjęcia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	photos	Fotoğraflar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	photos	Bilder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	location	Standort	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	location	Ubicación	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	location	Position	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	location	Posizione	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	location	位置情報	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	location	위치	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	location	Locatie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	location	Localização	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	location	位置	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	location	Местоположение	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	location	Розташування	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	location	Lokalizacja	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	location	Konum	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	location	Plats	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	call	Anrufen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	call	Llamar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	call	Appeler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	call	Chiama	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	call	電話	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	call	전화	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	call	Bel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	call	Ligar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	call	拨打电话	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	call	Позвонить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	call	Зателефонувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	call	Zadzwoń	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	call	Ara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	call	Ring	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	message	Nachricht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	message	Mensaje	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	message	Message	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	message	Messaggio	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	message	メッセージ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	message	메시지	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	message	Bericht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	message	Mensagem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	message	信息	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	message	Сообщение	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	message	Повідомлення	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	message	Wiadomość	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	message	Mesaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	message	Meddelande	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	messages	Nachrichten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	messages	Mensajes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	messages	Messages	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	messages	Messaggi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	messages	メッセージ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	messages	메시지	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	messages	Berichten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	messages	Mensagens	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	messages	信息	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	messages	Сообщения	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	messages	Повідомлення	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	messages	Wiadomości	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	messages	Mesajlar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	messages	Meddelanden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	microphone	Mikrofon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	microphone	Micrófono	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	microphone	Microphone	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	microphone	Microfono	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	microphone	マイク	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	microphone	마이크	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	microphone	Microfoon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	microphone	Microfone	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	microphone	麦克风	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	microphone	Микрофон	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	microphone	Мікрофон	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	microphone	Mikrofon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	microphone	Mikrofon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	microphone	Mikrofon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	record	Aufnehmen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	record	Grabar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	record	Enregistrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	record	Registra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	record	録音	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	record	녹음	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	record	Neem op	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	record	Gravar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	record	录制	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	record	Записать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	record	Записати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	record	Nagraj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	record	Kaydet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	record	Spela in	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	stop	Stopp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	stop	Detener	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	stop	Arrêter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	stop	Interrompi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	stop	停止	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	stop	정지	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	stop	Stop	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	stop	Parar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	stop	停止	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	stop	Остановить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	stop	Зупинити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	stop	Zatrzymaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	stop	Durdur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	stop	Stoppa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	print	Drucken	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	print	Imprimir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	print	Imprimer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	print	Stampa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	print	プリント	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	print	프린트	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	print	Druk af	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	print	Imprimir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	print	打印	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	print	Напечатать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	print	Надрукувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	print	Drukuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	print	Yazdır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	print	Skriv ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	lock	Sperren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	lock	Bloquear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	lock	Verrouiller	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	lock	Blocca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	lock	ロック	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	lock	잠그기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	lock	Vergrendel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	lock	Bloquear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	lock	锁定	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	lock	Заблокировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	lock	Замкнути	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	lock	Zablokuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	lock	Kilitle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	lock	Lås	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	unlock	Entsperren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	unlock	Desbloquear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	unlock	Déverrouiller	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	unlock	Sblocca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	unlock	ロックを解除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	unlock	잠금 해제	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	unlock	Ontgrendel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	unlock	Desbloquear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	unlock	解锁	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	unlock	Разблокировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	unlock	Відімкнути	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	unlock	Odblokuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	unlock	Kilidi aç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	unlock	Lås upp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	show	Einblenden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	show	Mostrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	show	Afficher	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	show	Mostra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	show	表示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	show	표시	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	show	Toon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	show	Mostrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	show	显示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	show	Показать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	show	Показати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	show	Pokaż	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	show	Göster	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	show	Visa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	hide	Ausblenden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	hide	Ocultar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	hide	Masquer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	hide	Nascondi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	hide	非表示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	hide	가리기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	hide	Verberg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	hide	Ocultar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	hide	隐藏	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	hide	Скрыть	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	hide	Сховати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	hide	Ukryj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	hide	Gizle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	hide	Dölj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	mute	Ton aus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	mute	Silenciar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	mute	Couper le son	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	mute	Disattiva audio	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	mute	消音	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	mute	소리 끔	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	mute	Geluid uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	mute	Silenciar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	mute	静音	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	mute	Выключить звук	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	mute	Вимкнути звук	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	mute	Wycisz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	mute	Sesini kapat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	mute	Ljud av	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	bookmark	Lesezeichen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	bookmark	Marcador	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	bookmark	Signet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	bookmark	Segnalibro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	bookmark	ブックマーク	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	bookmark	책갈피	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	bookmark	Bladwijzer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	bookmark	Favorito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	bookmark	书签	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	bookmark	Закладка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	bookmark	Закладка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	bookmark	Zakładka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	bookmark	Yer imi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	bookmark	Bokmärke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	comment	Kommentieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	comment	Comentar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	comment	Commenter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	comment	Commenta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	comment	コメント	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	comment	댓글	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	comment	Reageer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	comment	Comentar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	comment	评论	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	comment	Комментировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	comment	Коментувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	comment	Skomentuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	comment	Yorum yap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	comment	Kommentera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	comments	Kommentare	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	comments	Comentarios	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	comments	Commentaires	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	comments	Commenti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	comments	コメント	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	comments	댓글	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	comments	Reacties	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	comments	Comentários	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	comments	评论	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	comments	Комментарии	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	comments	Коментарі	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	comments	Komentarze	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	comments	Yorumlar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	comments	Kommentarer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	reply	Antworten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	reply	Responder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	reply	Répondre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	reply	Rispondi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	reply	返信	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	reply	답장	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	reply	Antwoord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	reply	Responder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	reply	回复	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	reply	Ответить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	reply	Відповісти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	reply	Odpowiedz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	reply	Yanıtla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	reply	Svara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	upload	Hochladen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	upload	Subir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	upload	Téléverser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	upload	Carica	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	upload	アップロード	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	upload	업로드	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	upload	Upload	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	upload	Enviar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	upload	上传	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	upload	Выгрузить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	upload	Вивантажити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	upload	Wyślij plik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	upload	Yükle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	upload	Ladda upp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	scan	Scannen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	scan	Escanear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	scan	Scanner	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	scan	Scansiona	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	scan	スキャン	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	scan	스캔	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	scan	Scan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	scan	Escanear	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	scan	扫描	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	scan	Сканировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	scan	Сканувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	scan	Skanuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	scan	Tara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	scan	Skanna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	language	Sprache	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	language	Idioma	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	language	Langue	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	language	Lingua	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	language	言語	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	language	언어	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	language	Taal	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	language	Idioma	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	language	语言	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	language	Язык	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	language	Мова	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	language	Język	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	language	Dil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	language	Språk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	log out	Abmelden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	log out	Cerrar sesión	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	log out	Se déconnecter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	log out	Esci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	log out	ログアウト	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	log out	로그아웃	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	log out	Log uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	log out	Sair	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	log out	退出登录	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	log out	Выйти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	log out	Вийти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	log out	Wyloguj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	log out	Çıkış yap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	log out	Logga ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	logout	Abmelden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	logout	Cerrar sesión	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	logout	Se déconnecter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	logout	Esci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	logout	ログアウト	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	logout	로그아웃	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	logout	Log uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	logout	Sair	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	logout	退出登录	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	logout	Выйти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	logout	Вийти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	logout	Wyloguj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	logout	Çıkış yap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	logout	Logga ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	retry	Erneut versuchen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	retry	Reintentar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	retry	Réessayer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	retry	Riprova	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	retry	再試行	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	retry	재시도	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	retry	Probeer opnieuw	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	retry	Tentar novamente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	retry	重试	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	retry	Повторить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	retry	Повторити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	retry	Ponów	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	retry	Yeniden dene	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	retry	Försök igen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	next month	Nächster Monat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	next month	Mes siguiente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	next month	Mois suivant	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	next month	Mese successivo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	next month	翌月	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	next month	다음 달	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	next month	Volgende maand	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	next month	Próximo mês	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	next month	下个月	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	next month	Следующий месяц	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	next month	Наступний місяць	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	next month	Następny miesiąc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	next month	Sonraki ay	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	next month	Nästa månad	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	previous month	Vorheriger Monat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	previous month	Mes anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	previous month	Mois précédent	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	previous month	Mese precedente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	previous month	前月	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	previous month	이전 달	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	previous month	Vorige maand	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	previous month	Mês anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	previous month	上个月	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	previous month	Предыдущий месяц	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	previous month	Попередній місяць	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	previous month	Poprzedni miesiąc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	previous month	Önceki ay	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	previous month	Föregående månad	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	next week	Nächste Woche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	next week	Semana siguiente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	next week	Semaine suivante	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	next week	Settimana successiva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	next week	翌週	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	next week	다음 주	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	next week	Volgende week	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	next week	Próxima semana	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	next week	下一周	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	next week	Следующая неделя	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	next week	Наступний тиждень	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	next week	Następny tydzień	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	next week	Sonraki hafta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	next week	Nästa vecka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	previous week	Vorherige Woche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	previous week	Semana anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	previous week	Semaine précédente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	previous week	Settimana precedente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	previous week	前週	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	previous week	이전 주	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	previous week	Vorige week	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	previous week	Semana anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	previous week	上一周	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	previous week	Предыдущая неделя	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	previous week	Попередній тиждень	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	previous week	Poprzedni tydzień	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	previous week	Önceki hafta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	previous week	Föregående vecka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	next day	Nächster Tag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	next day	Día siguiente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	next day	Jour suivant	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	next day	Giorno successivo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	next day	翌日	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	next day	다음 날	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	next day	Volgende dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	next day	Próximo dia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	next day	后一天	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	next day	Следующий день	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	next day	Наступний день	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	next day	Następny dzień	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	next day	Sonraki gün	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	next day	Nästa dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	previous day	Vorheriger Tag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	previous day	Día anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	previous day	Jour précédent	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	previous day	Giorno precedente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	previous day	前日	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	previous day	이전 날	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	previous day	Vorige dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	previous day	Dia anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	previous day	前一天	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	previous day	Предыдущий день	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	previous day	Попередній день	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	previous day	Poprzedni dzień	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	previous day	Önceki gün	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	previous day	Föregående dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	today	Heute	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	today	Hoy	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	today	Aujourd’hui	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	today	Oggi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	today	今日	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	today	오늘	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	today	Vandaag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	today	Hoje	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	today	今天	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	today	Сегодня	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	today	Сьогодні	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	today	Dzisiaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	today	Bugün	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	today	I dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	increase	Erhöhen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	increase	Aumentar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	increase	Augmenter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	increase	Aumenta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	increase	増やす	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	increase	늘리기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	increase	Verhoog	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	increase	Aumentar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	increase	增加	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	increase	Увеличить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	increase	Збільшити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	increase	Zwiększ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	increase	Artır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	increase	Öka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	decrease	Verringern	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	decrease	Reducir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	decrease	Diminuer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	decrease	Diminuisci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	decrease	減らす	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	decrease	줄이기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	decrease	Verlaag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	decrease	Diminuir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	decrease	减少	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	decrease	Уменьшить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	decrease	Зменшити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	decrease	Zmniejsz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	decrease	Azalt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	decrease	Minska	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	add photo	Foto hinzufügen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	add photo	Agregar foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	add photo	Ajouter une photo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	add photo	Aggiungi foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	add photo	写真を追加	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	add photo	사진 추가	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	add photo	Voeg foto toe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	add photo	Adicionar foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	add photo	添加照片	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	add photo	Добавить фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	add photo	Додати фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	add photo	Dodaj zdjęcie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	add photo	Fotoğraf ekle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	add photo	Lägg till bild	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	cart	Warenkorb	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	cart	Carrito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	cart	Panier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	cart	Carrello	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	cart	カート	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	cart	장바구니	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	cart	Winkelwagen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	cart	Carrinho	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	cart	购物车	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	cart	Корзина	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	cart	Кошик	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	cart	Koszyk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	cart	Sepet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	cart	Varukorg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	scroll to top	Nach oben scrollen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	scroll to top	Ir arriba	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	scroll to top	Revenir en haut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	scroll to top	Vai all’inizio	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	scroll to top	一番上へ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	scroll to top	맨 위로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	scroll to top	Naar boven	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	scroll to top	Ir para o topo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	scroll to top	回到顶部	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	scroll to top	Наверх	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	scroll to top	Угору	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	scroll to top	Przewiń na górę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	scroll to top	En üste git	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	scroll to top	Till toppen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	swap	Tauschen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	swap	Intercambiar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	swap	Inverser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	swap	Scambia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	swap	入れ替え	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	swap	서로 바꾸기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	swap	Wissel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	swap	Trocar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	swap	交换	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	swap	Поменять местами	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	swap	Поміняти місцями	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	swap	Zamień	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	swap	Yer değiştir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	swap	Byt plats	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	swap	交換	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	progress	進度	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	back	返回	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	close	關閉	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	save	儲存	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	delete	刪除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	add	加入	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	share	分享	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	search	搜尋	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	next	下一步	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	previous	上一個	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	more	更多	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	settings	設定	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	menu	選單	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	edit	編輯	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	done	完成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	cancel	取消	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	refresh	重新整理	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	show password	顯示密碼	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	hide password	隱藏密碼	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	send	傳送	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	like	讚	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	favorite	收藏	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	filter	篩選	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	profile	個人檔案	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	camera	相機	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	notifications	通知	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	copy	複製	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	play	播放	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	pause	暫停	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	help	輔助說明	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	remove	移除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	download	下載	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	list	列表	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	reset	重設	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	clear text	清除文字	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	clear	清除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	info	資訊	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	history	歷史記錄	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	expand	展開	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	collapse	收合	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	undo	還原	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	redo	重做	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	sort	排序	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	map	地圖	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	home	首頁	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	calendar	行事曆	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	photo	照片	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	photos	照片	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	location	位置	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	message	訊息	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	messages	訊息	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	microphone	麥克風	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	record	錄製	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	stop	停止	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	print	列印	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	lock	鎖定	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	unlock	解鎖	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	show	顯示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	hide	隱藏	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	mute	靜音	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	bookmark	書籤	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	comment	留言	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	comments	留言	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	reply	回覆	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	upload	上傳	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	scan	掃描	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	language	語言	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	log out	登出	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	logout	登出	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	retry	重試	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	next month	下個月	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	previous month	上個月	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	today	今天	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	increase	增加	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	decrease	減少	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	cart	購物車	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	progress	Tiến trình	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	back	Quay lại	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	close	Đóng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	save	Lưu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	delete	Xóa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	add	Thêm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	share	Chia sẻ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	search	Tìm kiếm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	next	Tiếp theo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	previous	Trước	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	more	Xem thêm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	settings	Cài đặt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	edit	Sửa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	done	Xong	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	cancel	Hủy	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	refresh	Làm mới	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	show password	Hiện mật khẩu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	hide password	Ẩn mật khẩu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	send	Gửi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	like	Thích	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	favorite	Yêu thích	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	filter	Lọc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	profile	Hồ sơ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	camera	Máy ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	notifications	Thông báo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	copy	Sao chép	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	play	Phát	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	pause	Tạm dừng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	help	Trợ giúp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	remove	Gỡ bỏ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	download	Tải xuống	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	list	Danh sách	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	reset	Đặt lại	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	clear text	Xóa văn bản	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	clear	Xóa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	info	Thông tin	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	history	Lịch sử	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	expand	Mở rộng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	collapse	Thu gọn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	undo	Hoàn tác	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	redo	Làm lại	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	sort	Sắp xếp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	map	Bản đồ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	home	Trang chủ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	calendar	Lịch	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	photo	Ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	photos	Ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	location	Vị trí	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	call	Gọi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	message	Tin nhắn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	messages	Tin nhắn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	microphone	Micrô	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	record	Ghi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	stop	Dừng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	print	In	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	lock	Khóa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	unlock	Mở khóa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	show	Hiện	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	hide	Ẩn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	mute	Tắt tiếng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	bookmark	Đánh dấu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	comment	Bình luận	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	comments	Bình luận	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	reply	Trả lời	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	upload	Tải lên	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	scan	Quét	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	language	Ngôn ngữ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	log out	Đăng xuất	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	logout	Đăng xuất	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	retry	Thử lại	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	next month	Tháng tiếp theo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	previous month	Tháng trước	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	next week	Tuần tiếp theo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	previous week	Tuần trước	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	next day	Ngày tiếp theo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	previous day	Ngày trước	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	today	Hôm nay	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	increase	Tăng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	decrease	Giảm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	add photo	Thêm ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	cart	Giỏ hàng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	scroll to top	Cuộn lên đầu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	swap	Hoán đổi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	archive	Lưu trữ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	block	Chặn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	choose photo	Chọn ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	confirm	Xác nhận	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	duplicate	Nhân bản	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	follow	Theo dõi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	move down	Di chuyển xuống	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	move up	Di chuyển lên	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	rename	Đổi tên	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	report	Báo cáo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	skip	Bỏ qua	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	start	Bắt đầu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	progress	Kemajuan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	back	Kembali	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	close	Tutup	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	save	Simpan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	delete	Hapus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	add	Tambah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	share	Bagikan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	search	Cari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	next	Berikutnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	previous	Sebelumnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	more	Lainnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	settings	Pengaturan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	edit	Edit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	done	Selesai	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	cancel	Batal	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	refresh	Segarkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	show password	Tampilkan kata sandi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	hide password	Sembunyikan kata sandi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	send	Kirim	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	like	Suka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	favorite	Favorit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	filter	Filter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	notifications	Pemberitahuan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	copy	Salin	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	play	Putar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	pause	Jeda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	help	Bantuan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	remove	Hapus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	download	Unduh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	list	Daftar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	reset	Atur ulang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	clear text	Hapus teks	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	clear	Bersihkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	info	Info	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	history	Riwayat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	expand	Perluas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	collapse	Ciutkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	undo	Urungkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	redo	Ulangi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	sort	Urutkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	map	Peta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	home	Beranda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	calendar	Kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	photo	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	photos	Foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	location	Lokasi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	call	Telepon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	message	Pesan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	messages	Pesan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	microphone	Mikrofon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	record	Rekam	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	stop	Berhenti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	print	Cetak	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	lock	Kunci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	unlock	Buka kunci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	show	Tampilkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	hide	Sembunyikan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	mute	Bisukan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	bookmark	Penanda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	comment	Komentar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	comments	Komentar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	reply	Balas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	upload	Unggah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	scan	Pindai	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	language	Bahasa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	log out	Keluar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	logout	Keluar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	retry	Coba lagi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	next month	Bulan berikutnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	previous month	Bulan sebelumnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	next week	Minggu berikutnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	previous week	Minggu sebelumnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	next day	Hari berikutnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	previous day	Hari sebelumnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	today	Hari ini	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	increase	Tambah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	decrease	Kurangi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	add photo	Tambah foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	cart	Keranjang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	scroll to top	Gulir ke atas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	swap	Tukar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	archive	Arsipkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	block	Blokir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	choose photo	Pilih foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	confirm	Konfirmasi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	duplicate	Duplikatkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	follow	Ikuti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	move down	Pindahkan ke bawah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	move up	Pindahkan ke atas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	rename	Ganti nama	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	report	Laporkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	skip	Lewati	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	start	Mulai	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
swipe	en		swipe
swipe	ja		スワイプ
swipe	de		wischen, wische
swipe	fr		balay
swipe	es		desliz
swipe	pt		desliz
swipe	it		scorri
swipe	nl		veeg
swipe	ko		쓸어, 스와이프
swipe	zh		轻扫, 滑动, 滑動
icon	en		icon, glyph, pictogram
icon	fr		icône
icon	es		icono, ícono
icon	pt		ícone
icon	it		icona
icon	nl		icoon
icon	ko		아이콘
icon	zh		图标, 圖示
drawn-sign	en		arrow, chevron
drawn-sign	de		pfeil
drawn-sign	fr		flèche
drawn-sign	es		flecha
drawn-sign	pt		seta
drawn-sign	it		freccia
drawn-sign	nl		pijl
icon-verb	en		change, choose, select, pick, set, add, remove, customize, hide, show, reset, upload, use	English usage
icon-topic	en		app, application, new, custom, alternate, default, no	English usage
direction	en		left, right, up, down, upward, downward, back, forward	English usage
sign-phrase	en		hamburger, hamburger menu, kebab menu, three lines, three dots, three dot menu, three vertical dots	English usage
look-filler	en		a, an, the, with, of, and, in, on, small, large, pointing, dark, light, bright, round, curved, circular, bent, double, thick, thin, bold	English usage
gesture-opening	en		please, you, can, just, simply, and, or, then, to, one, with	English usage
gesture-follower	en		to, for, here, on, the, this, it, and, or, twice, once, up, down, left, right, again, anywhere, in, with, a, an, your, any, if, when, three, two, between, from, below, above, another, each	English usage
gesture-when	en		when, if, once, double, upon	English usage
gesture-participle	en		tapped, clicked, pressed, swiped, touched	English usage
no-state-phrase	en		keep, always, never, sign, log, hands, when, if, auto, only, require, use, stay, switches, turns, based, depends, time, day, days, power, drop, cut, lights, goes, put, take, opt, logging	English usage
role-compound	en		radio, deep, magic, universal, kill, nintendo	English usage
role-joint	en		with, without, the, a, an, this, that, of, no, each, every, any, or, by, via, using	English usage
role-topic-verb	en		add, insert, new, create, make, remove, delete, edit, show, hide, move, copy, paste, rename, select, choose, find, enable, disable, use, test, press, tap, click, change, modify, customize, configure, assign, map, hold, generate, invite, any, no	English usage
place-determiner	en		the, a, an, this, that, your, my, its, each, every, left, right, next, previous, top, bottom	English usage
personal-deed	en		choose, select, pick, enter, type, write	English usage
press	de	mark as complete	Als erledigt markieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	mark as incomplete	Als nicht erledigt markieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	mark as complete	Marcar como completado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	mark as incomplete	Marcar como no completado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	mark as complete	Marquer comme terminé	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	mark as incomplete	Marquer comme non terminé	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	mark as complete	Segna come completato	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	mark as incomplete	Segna come non completato	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	mark as complete	完了にする	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	mark as incomplete	未完了にする	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	mark as complete	완료로 표시	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	mark as incomplete	미완료로 표시	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	mark as complete	Markeer als voltooid	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	mark as incomplete	Markeer als niet voltooid	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	mark as complete	Marcar como concluído	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	mark as incomplete	Marcar como não concluído	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	mark as complete	标记为已完成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	mark as incomplete	标记为未完成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	mark as complete	Отметить как выполненное	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	mark as incomplete	Отметить как невыполненное	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	mark as complete	Позначити як виконане	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	mark as incomplete	Позначити як невиконане	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	mark as complete	Oznacz jako ukończone	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	mark as incomplete	Oznacz jako nieukończone	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	mark as complete	Tamamlandı olarak işaretle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	mark as incomplete	Tamamlanmadı olarak işaretle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	mark as complete	Markera som klar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	mark as incomplete	Markera som ej klar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	mark as complete	標記為已完成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	mark as incomplete	標記為未完成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	mark as complete	Đánh dấu là hoàn thành	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	mark as incomplete	Đánh dấu là chưa hoàn thành	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	mark as complete	Tandai selesai	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	mark as incomplete	Tandai belum selesai	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	add	Tilføj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	add photo	Tilføj billede	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	archive	Arkivér	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	back	Tilbage	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	block	Bloker	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	bookmark	Bogmærke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	calendar	Kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	call	Ring op	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	cancel	Annuller	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	cart	Indkøbskurv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	choose photo	Vælg billede	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	clear	Ryd	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	clear search	Ryd søgning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	clear text	Ryd tekst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	close	Luk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	collapse	Skjul detaljer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	comment	Kommentér	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	comments	Kommentarer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	confirm	Bekræft	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	copy	Kopiér	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	decrease	Formindsk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	delete	Slet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	done	Færdig	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	download	Hent	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	duplicate	Dupliker	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	edit	Rediger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	expand	Vis detaljer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	favorite	Favorit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	filter	Filtrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	follow	Følg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	help	Hjælp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	hide	Skjul	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	hide password	Skjul adgangskode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	history	Historik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	home	Hjem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	increase	Forøg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	info	Information	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	language	Sprog	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	like	Synes godt om	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	list	Liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	location	Placering	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	lock	Lås	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	log out	Log ud	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	logout	Log ud	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	map	Kort	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	mark as complete	Markér som fuldført	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	mark as incomplete	Markér som ikke fuldført	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	message	Besked	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	messages	Beskeder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	microphone	Mikrofon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	more	Mere	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	move down	Flyt ned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	move up	Flyt op	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	mute	Slå lyd fra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	next	Næste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	next day	Næste dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	next month	Næste måned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	next week	Næste uge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	notifications	Notifikationer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	pause	Sæt på pause	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	photo	Billede	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	photos	Billeder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	play	Afspil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	previous	Forrige	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	previous day	Forrige dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	previous month	Forrige måned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	previous week	Forrige uge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	print	Udskriv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	progress	Status	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	record	Optag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	redo	Gentag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	refresh	Opdater	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	remove	Fjern	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	rename	Omdøb	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	reply	Svar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	report	Anmeld	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	reset	Nulstil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	retry	Prøv igen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	save	Gem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	scan	Scan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	scroll to top	Til toppen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	search	Søg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	send	Send	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	settings	Indstillinger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	share	Del	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	show	Vis	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	show password	Vis adgangskode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	skip	Spring over	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	sort	Sorter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	start	Start	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	stop	Stop	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	swap	Byt om	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	today	I dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	undo	Fortryd	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	unlock	Lås op	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	upload	Upload	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	sign in	Log ind	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	log in	Log ind	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	login	Log ind	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	add	Legg til	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	add photo	Legg til bilde	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	archive	Arkiver	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	back	Tilbake	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	block	Blokker	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	bookmark	Bokmerke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	calendar	Kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	call	Ring	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	cancel	Avbryt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	cart	Handlekurv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	choose photo	Velg bilde	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	clear	Tøm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	clear search	Tøm søk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	clear text	Tøm tekst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	close	Lukk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	collapse	Skjul detaljer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	comment	Kommenter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	comments	Kommentarer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	confirm	Bekreft	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	copy	Kopier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	decrease	Reduser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	delete	Slett	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	done	Ferdig	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	download	Last ned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	duplicate	Dupliser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	edit	Rediger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	expand	Vis detaljer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	favorite	Favoritt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	filter	Filtrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	follow	Følg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	help	Hjelp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	hide	Skjul	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	hide password	Skjul passord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	history	Historikk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	home	Hjem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	increase	Øk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	info	Informasjon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	language	Språk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	like	Lik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	list	Liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	location	Plassering	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	lock	Lås	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	log out	Logg ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	logout	Logg ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	map	Kart	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	mark as complete	Marker som fullført	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	mark as incomplete	Marker som ikke fullført	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	menu	Meny	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	message	Melding	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	messages	Meldinger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	microphone	Mikrofon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	more	Mer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	move down	Flytt ned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	move up	Flytt opp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	mute	Slå av lyd	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	next	Neste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	next day	Neste dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	next month	Neste måned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	next week	Neste uke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	notifications	Varsler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	pause	Pause	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	photo	Bilde	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	photos	Bilder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	play	Spill av	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	previous	Forrige	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	previous day	Forrige dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	previous month	Forrige måned	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	previous week	Forrige uke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	print	Skriv ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	progress	Framdrift	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	record	Ta opp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	redo	Gjør om	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	refresh	Oppdater	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	remove	Fjern	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	rename	Endre navn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	reply	Svar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	report	Rapporter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	reset	Nullstill	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	retry	Prøv igjen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	save	Lagre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	scan	Skann	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	scroll to top	Til toppen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	search	Søk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	send	Send	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	settings	Innstillinger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	share	Del	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	show	Vis	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	show password	Vis passord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	skip	Hopp over	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	sort	Sorter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	start	Start	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	stop	Stopp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	swap	Bytt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	today	I dag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	undo	Angre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	unlock	Lås opp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	upload	Last opp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	sign in	Logg på	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	log in	Logg på	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	login	Logg på	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	sign in	Anmelden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	log in	Anmelden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	login	Anmelden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	sign in	Iniciar sesión	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	log in	Iniciar sesión	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	login	Iniciar sesión	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	sign in	Se connecter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	log in	Se connecter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	login	Se connecter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	sign in	Accedi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	log in	Accedi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	login	Accedi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	sign in	ログイン	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	log in	ログイン	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	login	ログイン	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	sign in	로그인	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	log in	로그인	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	login	로그인	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	sign in	Inloggen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	log in	Inloggen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	login	Inloggen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	sign in	Entrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	log in	Entrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	login	Entrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	sign in	登录	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	log in	登录	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	login	登录	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	sign in	登入	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	log in	登入	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	login	登入	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	sign in	Войти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	log in	Войти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	login	Войти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	sign in	Увійти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	log in	Увійти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	login	Увійти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	sign in	Zaloguj się	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	log in	Zaloguj się	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	login	Zaloguj się	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	sign in	Giriş yap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	log in	Giriş yap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	login	Giriş yap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	sign in	Logga in	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	log in	Logga in	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	login	Logga in	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	sign in	Đăng nhập	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	log in	Đăng nhập	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	login	Đăng nhập	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	sign in	Masuk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	log in	Masuk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	login	Masuk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	options	Optionen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	options	オプション	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	filters	Filter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	filters	Filtros	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	filters	Filtres	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	filters	Filtri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	filters	필터	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	filters	Filters	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	filters	Filtros	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	filters	筛选	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	filters	篩選	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	filters	Фильтры	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	filters	Фільтри	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	filters	Filtry	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	filters	Filtreler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	filters	Filter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	filters	Filtre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	filters	Filtre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	filters	フィルタ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	filters	Bộ lọc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	filters	Filter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	options	Opciones	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	options	Options	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	options	Opzioni	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	options	옵션	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	options	Opties	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	options	Opções	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	options	选项	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	options	選項	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	options	Параметры	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	options	Параметри	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	options	Opcje	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	options	Seçenekler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	options	Alternativ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	options	Muligheder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	options	Alternativer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	options	Tùy chọn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	options	Opsi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	take photo	Foto aufnehmen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	take photo	Hacer foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	take photo	Prendre une photo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	take photo	Scatta foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	take photo	写真を撮る	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	take photo	사진 찍기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	take photo	Maak foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	take photo	Tirar foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	take photo	拍照	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	take photo	拍照	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	take photo	Сделать фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	take photo	Зробити фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	take photo	Zrób zdjęcie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	take photo	Fotoğraf çek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	take photo	Ta foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	take photo	Chụp ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	take photo	Ambil foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	take photo	Tag foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	take photo	Ta bilde	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	photo library	Fotomediathek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	photo library	Fototeca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	photo library	Photothèque	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	photo library	Libreria foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	photo library	写真ライブラリ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	photo library	사진 보관함	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	photo library	Fotobibliotheek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	photo library	Fototeca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	photo library	照片图库	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	photo library	照片圖庫	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	photo library	Медиатека	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	photo library	Фотомедіатека	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	photo library	Biblioteka zdjęć	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	photo library	Fotoğraf arşivi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	photo library	Bildbibliotek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	photo library	Thư viện ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	photo library	Perpustakaan foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	photo library	Fotobibliotek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	photo library	Bildebibliotek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	current location	Aktueller Standort	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	current location	Ubicación actual	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	current location	Position actuelle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	current location	Posizione attuale	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	current location	現在地	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	current location	현재 위치	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	current location	Huidige locatie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	current location	Localização atual	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	current location	当前位置	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	current location	目前位置	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	current location	Текущая геопозиция	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	current location	Поточне місце	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	current location	Bieżące położenie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	current location	Geçerli konum	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	current location	Aktuell plats	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	current location	Vị trí hiện tại	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	current location	Lokasi saat ini	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	current location	Aktuel lokalitet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	current location	Nåværende sted	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	qr code	QR-Code	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	qr code	Código QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	qr code	Code QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	qr code	Codice QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	qr code	QRコード	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	qr code	QR 코드	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	qr code	QR-code	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	qr code	Código QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	qr code	二维码	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	qr code	QR碼	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	qr code	QR-код	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	qr code	QR-код	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	qr code	Kod QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	qr code	QR kodu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	qr code	QR-kod	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	qr code	Mã QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	qr code	Kode QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	qr code	QR-kode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	qr code	QR-kode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	scan qr code	QR-Code scannen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	scan qr code	Escanear código QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	scan qr code	Scanner un code QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	scan qr code	Scansiona codice QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	scan qr code	QRコードを読み取る	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	scan qr code	QR 코드 스캔	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	scan qr code	Scan QR-code	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	scan qr code	Ler código QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	scan qr code	扫描二维码	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	scan qr code	掃描QR碼	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	scan qr code	Сканировать QR-код	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	scan qr code	Сканувати QR-код	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	scan qr code	Skanuj kod QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	scan qr code	QR kodu tara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	scan qr code	Skanna QR-kod	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	scan qr code	Quét mã QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	scan qr code	Pindai kode QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	scan qr code	Scan QR-kode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	scan qr code	Skann QR-kode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	hide keyboard	Tastatur ausblenden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	hide keyboard	Ocultar teclado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	hide keyboard	Masquer le clavier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	hide keyboard	Nascondi tastiera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	hide keyboard	キーボードを隠す	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	hide keyboard	키보드 가리기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	hide keyboard	Verberg toetsenbord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	hide keyboard	Ocultar teclado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	hide keyboard	隐藏键盘	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	hide keyboard	隱藏鍵盤	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	hide keyboard	Скрыть клавиатуру	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	hide keyboard	Сховати клавіатуру	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	hide keyboard	Ukryj klawiaturę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	hide keyboard	Klavyeyi gizle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	hide keyboard	Göm tangentbord	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	hide keyboard	Ẩn bàn phím	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	hide keyboard	Sembunyikan papan ketik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	hide keyboard	Skjul tastatur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	hide keyboard	Skjul tastatur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	people	Personen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	people	Personas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	people	Personnes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	people	Persone	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	people	人	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	people	사람	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	people	Personen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	people	Pessoas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	people	人物	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	people	人物	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	people	Люди	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	people	Люди	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	people	Osoby	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	people	Kişiler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	people	Personer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	people	Mọi người	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	people	Orang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	people	Personer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	people	Personer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	voice input	Spracheingabe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	voice input	Entrada de voz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	voice input	Saisie vocale	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	voice input	Inserimento vocale	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	voice input	音声入力	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	voice input	음성 입력	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	voice input	Spraakinvoer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	voice input	Entrada de voz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	voice input	语音输入	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	voice input	語音輸入	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	voice input	Голосовой ввод	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	voice input	Голосове введення	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	voice input	Wprowadzanie głosowe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	voice input	Sesle giriş	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	voice input	Röstinmatning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	voice input	Nhập bằng giọng nói	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	voice input	Masukan suara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	voice input	Taleinput	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	voice input	Taleinndata	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	video	Vídeo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	video	Vidéo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	video	ビデオ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	video	비디오	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	video	Vídeo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	video	视频	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	video	影片	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	video	Видео	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	video	Відео	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	video	Wideo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	video	Video	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	sound	Ton	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	sound	Sonido	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	sound	Son	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	sound	Suono	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	sound	サウンド	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	sound	소리	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	sound	Geluid	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	sound	Som	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	sound	声音	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	sound	聲音	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	sound	Звук	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	sound	Звук	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	sound	Dźwięk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	sound	Ses	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	sound	Ljud	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	sound	Âm thanh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	sound	Suara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	sound	Lyd	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	sound	Lyd	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	library	Bibliothek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	library	Biblioteca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	library	Bibliothèque	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	library	Libreria	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	library	ライブラリ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	library	보관함	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	library	Bibliotheek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	library	Biblioteca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	library	资料库	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	library	資料庫	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	library	Медиатека	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	library	Медіатека	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	library	Biblioteka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	library	Arşiv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	library	Bibliotek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	library	Thư viện	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	library	Perpustakaan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	library	Bibliotek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	library	Bibliotek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	chat	Chat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	chat	Chat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	chat	Discussion	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	chat	Chat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	chat	チャット	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	chat	채팅	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	chat	Chat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	chat	Chat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	chat	聊天	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	chat	聊天	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	chat	Чат	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	chat	Чат	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	chat	Czat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	chat	Sohbet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	chat	Chatt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	chat	Trò chuyện	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	chat	Obrolan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	chat	Chat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	chat	Chat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	attach	Anhängen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	attach	Adjuntar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	attach	Joindre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	attach	Allega	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	attach	添付	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	attach	첨부	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	attach	Voeg bijlage toe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	attach	Anexar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	attach	添加附件	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	attach	附加檔案	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	attach	Прикрепить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	attach	Прикріпити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	attach	Załącz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	attach	Ekle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	attach	Bifoga	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	attach	Đính kèm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	attach	Lampirkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	attach	Vedhæft	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	attach	Legg ved	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	scroll to bottom	Nach unten scrollen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	scroll to bottom	Ir al final	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	scroll to bottom	Aller en bas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	scroll to bottom	Vai in fondo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	scroll to bottom	一番下へスクロール	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	scroll to bottom	맨 아래로 스크롤	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	scroll to bottom	Scrol naar beneden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	scroll to bottom	Ir para o fim	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	scroll to bottom	滚动到底部	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	scroll to bottom	捲動到底部	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	scroll to bottom	Прокрутить вниз	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	scroll to bottom	Прокрутити вниз	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	scroll to bottom	Przewiń na dół	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	scroll to bottom	En alta kaydır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	scroll to bottom	Rulla till botten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	scroll to bottom	Cuộn xuống cuối	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	scroll to bottom	Gulir ke bawah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	scroll to bottom	Rul til bunden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	scroll to bottom	Rull til bunnen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	zoom in	Vergrößern	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	zoom in	Acercar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	zoom in	Zoom avant	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	zoom in	Ingrandisci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	zoom in	拡大	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	zoom in	확대	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	zoom in	Zoom in	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	zoom in	Ampliar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	zoom in	放大	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	zoom in	放大	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	zoom in	Увеличить масштаб	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	zoom in	Збільшити масштаб	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	zoom in	Powiększ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	zoom in	Yakınlaştır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	zoom in	Zooma in	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	zoom in	Phóng to	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	zoom in	Perbesar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	zoom in	Zoom ind	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	zoom in	Zoom inn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	zoom out	Verkleinern	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	zoom out	Alejar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	zoom out	Zoom arrière	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	zoom out	Riduci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	zoom out	縮小	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	zoom out	축소	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	zoom out	Zoom uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	zoom out	Reduzir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	zoom out	缩小	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	zoom out	縮小	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	zoom out	Уменьшить масштаб	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	zoom out	Зменшити масштаб	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	zoom out	Pomniejsz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	zoom out	Uzaklaştır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	zoom out	Zooma ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	zoom out	Thu nhỏ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	zoom out	Perkecil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	zoom out	Zoom ud	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	zoom out	Zoom ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	switch camera	Kamera wechseln	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	switch camera	Cambiar de cámara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	switch camera	Changer de caméra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	switch camera	Cambia fotocamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	switch camera	カメラを切り替え	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	switch camera	카메라 전환	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	switch camera	Wissel van camera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	switch camera	Trocar câmera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	switch camera	切换摄像头	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	switch camera	切換相機	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	switch camera	Сменить камеру	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	switch camera	Змінити камеру	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	switch camera	Przełącz aparat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	switch camera	Kamerayı değiştir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	switch camera	Byt kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	switch camera	Chuyển camera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	switch camera	Ganti kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	switch camera	Skift kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	switch camera	Bytt kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	paste	Einsetzen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	paste	Pegar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	paste	Coller	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	paste	Incolla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	paste	ペースト	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	paste	붙여넣기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	paste	Plak	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	paste	Colar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	paste	粘贴	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	paste	貼上	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	paste	Вставить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	paste	Вставити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	paste	Wklej	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	paste	Yapıştır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	paste	Klistra in	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	paste	Dán	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	paste	Tempel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	paste	Sæt ind	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	paste	Lim inn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	statistics	Statistik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	statistics	Estadísticas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	statistics	Statistiques	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	statistics	Statistiche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	statistics	統計	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	statistics	통계	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	statistics	Statistieken	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	statistics	Estatísticas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	statistics	统计	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	statistics	統計資料	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	statistics	Статистика	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	statistics	Статистика	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	statistics	Statystyki	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	statistics	İstatistikler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	statistics	Statistik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	statistics	Thống kê	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	statistics	Statistik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	statistics	Statistik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	statistics	Statistikk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	full screen	Vollbild	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	full screen	Pantalla completa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	full screen	Plein écran	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	full screen	Schermo intero	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	full screen	全画面表示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	full screen	전체 화면	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	full screen	Volledig scherm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	full screen	Tela cheia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	full screen	全屏	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	full screen	全螢幕	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	full screen	На весь экран	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	full screen	На весь екран	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	full screen	Pełny ekran	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	full screen	Tam ekran	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	full screen	Helskärm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	full screen	Toàn màn hình	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	full screen	Layar penuh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	full screen	Fuld skærm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	full screen	Fullskjerm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	account	Account	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	account	Cuenta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	account	Compte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	account	Account	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	account	アカウント	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	account	계정	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	account	Account	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	account	Conta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	account	账户	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	account	帳號	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	account	Учетная запись	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	account	Обліковий запис	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	account	Konto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	account	Hesap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	account	Konto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	account	Tài khoản	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	account	Akun	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	account	Konto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	account	Konto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	email	E-Mail	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	email	Correo electrónico	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	email	E-mail	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	email	Email	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	email	メール	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	email	이메일	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	email	E-mail	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	email	E-mail	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	email	电子邮件	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	email	電子郵件	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	email	Электронная почта	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	email	Електронна пошта	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	email	E-mail	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	email	E-posta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	email	E-post	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	email	Email	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	email	Email	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	email	E-mail	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	email	E-post	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	volume	Lautstärke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	volume	Volumen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	volume	Volume	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	volume	Volume	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	volume	音量	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	volume	음량	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	volume	Volume	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	volume	Volume	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	volume	音量	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	volume	音量	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	volume	Громкость	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	volume	Гучність	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	volume	Głośność	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	volume	Ses düzeyi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	volume	Volym	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	volume	Âm lượng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	volume	Volume	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	volume	Lydstyrke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	volume	Volum	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	folder	Ordner	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	folder	Carpeta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	folder	Dossier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	folder	Cartella	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	folder	フォルダ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	folder	폴더	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	folder	Map	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	folder	Pasta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	folder	文件夹	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	folder	檔案夾	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	folder	Папка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	folder	Папка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	folder	Folder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	folder	Klasör	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	folder	Mapp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	folder	Thư mục	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	folder	Folder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	folder	Mappe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	folder	Mappe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	link	Link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	link	Enlace	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	link	Lien	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	link	Link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	link	リンク	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	link	링크	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	link	Link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	link	Link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	link	链接	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	link	連結	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	link	Ссылка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	link	Посилання	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	link	Link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	link	Bağlantı	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	link	Länk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	link	Liên kết	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	link	Tautan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	link	Link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	link	Lenke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	document	Dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	document	Documento	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	document	Document	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	document	Documento	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	document	書類	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	document	문서	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	document	Document	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	document	Documento	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	document	文稿	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	document	文件	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	document	Документ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	document	Документ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	document	Dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	document	Belge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	document	Dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	document	Tài liệu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	document	Dokumen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	document	Dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	document	Dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	book	Buch	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	book	Libro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	book	Livre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	book	Libro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	book	本	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	book	책	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	book	Boek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	book	Livro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	book	图书	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	book	書籍	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	book	Книга	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	book	Книга	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	book	Książka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	book	Kitap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	book	Bok	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	book	Sách	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	book	Buku	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	book	Bog	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	book	Bok	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	music	Musik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	music	Música	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	music	Musique	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	music	Musica	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	music	ミュージック	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	music	음악	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	music	Muziek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	music	Música	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	music	音乐	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	music	音樂	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	music	Музыка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	music	Музика	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	music	Muzyka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	music	Müzik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	music	Musik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	music	Nhạc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	music	Musik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	music	Musik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	music	Musikk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	group	Gruppe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	group	Grupo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	group	Groupe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	group	Gruppo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	group	グループ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	group	그룹	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	group	Groep	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	group	Grupo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	group	群组	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	group	群組	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	group	Группа	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	group	Група	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	group	Grupa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	group	Grup	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	group	Grupp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	group	Nhóm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	group	Grup	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	group	Gruppe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	group	Gruppe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	inbox	Posteingang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	inbox	Bandeja de entrada	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	inbox	Boîte de réception	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	inbox	Posta in arrivo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	inbox	受信トレイ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	inbox	받은 편지함	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	inbox	Postvak IN	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	inbox	Caixa de entrada	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	inbox	收件箱	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	inbox	收件匣	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	inbox	Входящие	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	inbox	Вхідні	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	inbox	Skrzynka odbiorcza	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	inbox	Gelen kutusu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	inbox	Inkorg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	inbox	Hộp thư đến	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	inbox	Kotak masuk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	inbox	Indbakke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	inbox	Innboks	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	translate	Übersetzen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	translate	Traducir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	translate	Traduire	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	translate	Traduci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	translate	翻訳	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	translate	번역	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	translate	Vertaal	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	translate	Traduzir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	translate	翻译	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	translate	翻譯	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	translate	Перевести	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	translate	Перекласти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	translate	Tłumacz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	translate	Çevir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	translate	Översätt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	translate	Dịch	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	translate	Terjemahkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	translate	Oversæt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	translate	Oversett	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	select	Auswählen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	select	Seleccionar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	select	Sélectionner	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	select	Seleziona	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	select	選択	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	select	선택	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	select	Selecteer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	select	Selecionar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	select	选择	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	select	選擇	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	select	Выбрать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	select	Вибрати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	select	Wybierz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	select	Seç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	select	Välj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	select	Chọn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	select	Pilih	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	select	Vælg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	select	Velg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	directions	Route	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	directions	Indicaciones	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	directions	Itinéraire	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	directions	Indicazioni	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	directions	経路	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	directions	경로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	directions	Route	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	directions	Rota	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	directions	路线	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	directions	路線	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	directions	Маршрут	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	directions	Маршрут	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	directions	Trasa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	directions	Yol tarifi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	directions	Vägbeskrivning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	directions	Chỉ đường	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	directions	Petunjuk arah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	directions	Rutevejledning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	directions	Veibeskrivelse	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	add person	Person hinzufügen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	add person	Añadir persona	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	add person	Ajouter une personne	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	add person	Aggiungi persona	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	add person	人を追加	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	add person	사람 추가	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	add person	Voeg persoon toe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	add person	Adicionar pessoa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	add person	添加联系人	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	add person	加入人物	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	add person	Добавить человека	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	add person	Додати людину	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	add person	Dodaj osobę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	add person	Kişi ekle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	add person	Lägg till person	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	add person	Thêm người	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	add person	Tambah orang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	add person	Tilføj person	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	add person	Legg til person	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	new message	Neue Nachricht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	new message	Nuevo mensaje	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	new message	Nouveau message	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	new message	Nuovo messaggio	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	new message	新規メッセージ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	new message	새로운 메시지	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	new message	Nieuw bericht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	new message	Nova mensagem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	new message	新信息	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	new message	新訊息	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	new message	Новое сообщение	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	new message	Нове повідомлення	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	new message	Nowa wiadomość	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	new message	Yeni mesaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	new message	Nytt meddelande	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	new message	Tin nhắn mới	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	new message	Pesan baru	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	new message	Ny besked	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	new message	Ny melding	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	sign out	Abmelden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	sign out	Cerrar sesión	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	sign out	Se déconnecter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	sign out	Esci	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	sign out	サインアウト	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	sign out	로그아웃	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	sign out	Log uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	sign out	Sair	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	sign out	退出登录	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	sign out	登出	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	sign out	Выйти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	sign out	Вийти	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	sign out	Wyloguj się	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	sign out	Oturumu kapat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	sign out	Logga ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	sign out	Đăng xuất	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	sign out	Keluar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	sign out	Log ud	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	sign out	Logg ut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	back	ย้อนกลับ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	back	رجوع	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	back	Zpět	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	back	Vissza	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	back	Înapoi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	back	Takaisin	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	back	Πίσω	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	back	חזרה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	close	ปิด	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	close	إغلاق	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	close	Zavřít	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	close	Bezárás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	close	Închide	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	close	Sulje	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	close	Κλείσιμο	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	close	סגירה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	cancel	ยกเลิก	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	cancel	إلغاء	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	cancel	Zrušit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	cancel	Mégsem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	cancel	Anulează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	cancel	Kumoa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	cancel	Ακύρωση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	cancel	ביטול	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	delete	ลบ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	delete	حذف	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	delete	Smazat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	delete	Törlés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	delete	Șterge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	delete	Poista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	delete	Διαγραφή	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	delete	מחיקה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	remove	ลบออก	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	remove	إزالة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	remove	Odstranit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	remove	Eltávolítás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	remove	Elimină	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	remove	Poista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	remove	Αφαίρεση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	remove	הסרה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	edit	แก้ไข	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	edit	تعديل	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	edit	Upravit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	edit	Szerkesztés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	edit	Editează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	edit	Muokkaa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	edit	Επεξεργασία	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	edit	עריכה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	add	เพิ่ม	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	add	إضافة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	add	Přidat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	add	Hozzáadás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	add	Adaugă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	add	Lisää	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	add	Προσθήκη	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	add	הוספה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	save	บันทึก	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	save	حفظ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	save	Uložit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	save	Mentés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	save	Salvează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	save	Tallenna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	save	Αποθήκευση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	save	שמירה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	done	เสร็จสิ้น	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	done	تم	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	done	Hotovo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	done	Kész	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	done	Gata	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	done	Valmis	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	done	Τέλος	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	done	סיום	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	search	ค้นหา	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	search	بحث	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	search	Hledat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	search	Keresés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	search	Caută	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	search	Etsi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	search	Αναζήτηση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	search	חיפוש	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	share	แชร์	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	share	مشاركة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	share	Sdílet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	share	Megosztás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	share	Partajează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	share	Jaa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	share	Κοινή χρήση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	share	שיתוף	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	settings	การตั้งค่า	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	settings	الإعدادات	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	settings	Nastavení	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	settings	Beállítások	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	settings	Setări	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	settings	Asetukset	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	settings	Ρυθμίσεις	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	settings	הגדרות	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	menu	เมนู	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	menu	القائمة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	menu	Menu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	menu	Menü	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	menu	Meniu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	menu	Valikko	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	menu	Μενού	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	menu	תפריט	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	more	เพิ่มเติม	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	more	المزيد	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	more	Více	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	more	Továbbiak	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	more	Mai multe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	more	Enemmän	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	more	Περισσότερα	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	more	עוד	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	next	ถัดไป	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	next	التالي	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	next	Další	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	next	Következő	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	next	Următorul	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	next	Seuraava	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	next	Επόμενο	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	next	הבא	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	previous	ก่อนหน้า	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	previous	السابق	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	previous	Předchozí	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	previous	Előző	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	previous	Anteriorul	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	previous	Edellinen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	previous	Προηγούμενο	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	previous	הקודם	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	play	เล่น	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	play	تشغيل	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	play	Přehrát	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	play	Lejátszás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	play	Redă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	play	Toista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	play	Αναπαραγωγή	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	play	הפעלה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	pause	หยุดชั่วคราว	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	pause	إيقاف مؤقت	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	pause	Pozastavit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	pause	Szünet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	pause	Pauză	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	pause	Tauko	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	pause	Παύση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	pause	השהיה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	stop	หยุด	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	stop	إيقاف	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	stop	Zastavit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	stop	Leállítás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	stop	Oprește	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	stop	Pysäytä	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	stop	Διακοπή	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	stop	עצירה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	send	ส่ง	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	send	إرسال	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	send	Odeslat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	send	Küldés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	send	Trimite	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	send	Lähetä	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	send	Αποστολή	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	send	שליחה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	copy	คัดลอก	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	copy	نسخ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	copy	Kopírovat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	copy	Másolás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	copy	Copiază	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	copy	Kopioi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	copy	Αντιγραφή	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	copy	העתקה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	refresh	รีเฟรช	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	refresh	تحديث	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	refresh	Obnovit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	refresh	Frissítés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	refresh	Reîmprospătează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	refresh	Päivitä	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	refresh	Ανανέωση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	refresh	רענון	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	filter	ตัวกรอง	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	filter	تصفية	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	filter	Filtr	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	filter	Szűrő	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	filter	Filtru	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	filter	Suodatin	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	filter	Φίλτρο	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	filter	סינון	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	sort	เรียงลำดับ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	sort	ترتيب	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	sort	Seřadit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	sort	Rendezés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	sort	Sortează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	sort	Järjestä	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	sort	Ταξινόμηση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	sort	מיון	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	favorite	รายการโปรด	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	favorite	المفضلة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	favorite	Oblíbené	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	favorite	Kedvenc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	favorite	Favorite	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	favorite	Suosikki	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	favorite	Αγαπημένο	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	favorite	מועדפים	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	like	ถูกใจ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	like	إعجاب	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	like	To se mi líbí	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	like	Tetszik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	like	Îmi place	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	like	Tykkää	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	like	Μου αρέσει	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	like	אהבתי	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	home	หน้าแรก	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	home	الرئيسية	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	home	Domů	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	home	Kezdőlap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	home	Acasă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	home	Koti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	home	Αρχική	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	home	בית	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	profile	โปรไฟล์	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	profile	الملف الشخصي	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	profile	Profil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	profile	Profiili	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	profile	Προφίλ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	profile	פרופיל	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	notifications	การแจ้งเตือน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	notifications	الإشعارات	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	notifications	Oznámení	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	notifications	Értesítések	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	notifications	Notificări	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	notifications	Ilmoitukset	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	notifications	Ειδοποιήσεις	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	notifications	התראות	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	info	ข้อมูล	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	info	معلومات	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	info	Informace	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	info	Információ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	info	Informații	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	info	Tiedot	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	info	Πληροφορίες	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	info	מידע	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	help	ช่วยเหลือ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	help	مساعدة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	help	Nápověda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	help	Súgó	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	help	Ajutor	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	help	Ohje	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	help	Βοήθεια	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	help	עזרה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	camera	กล้อง	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	camera	الكاميرا	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	camera	Fotoaparát	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	camera	Cameră	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	camera	Kamera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	camera	Κάμερα	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	camera	מצלמה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	take photo	ถ่ายรูป	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	take photo	التقاط صورة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	take photo	Vyfotit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	take photo	Fotó készítése	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	take photo	Fă o poză	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	take photo	Ota kuva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	take photo	Λήψη φωτογραφίας	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	take photo	צילום תמונה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	photo	รูปภาพ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	photo	صورة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	photo	Fotka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	photo	Fotó	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	photo	Poză	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	photo	Kuva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	photo	Φωτογραφία	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	photo	תמונה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	choose photo	เลือกรูปภาพ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	choose photo	اختيار صورة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	choose photo	Vybrat fotku	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	choose photo	Fotó kiválasztása	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	choose photo	Alege o poză	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	choose photo	Valitse kuva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	choose photo	Επιλογή φωτογραφίας	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	choose photo	בחירת תמונה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	download	ดาวน์โหลด	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	download	تنزيل	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	download	Stáhnout	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	download	Letöltés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	download	Descarcă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	download	Lataa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	download	Λήψη	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	download	הורדה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	upload	อัปโหลด	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	upload	رفع	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	upload	Nahrát	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	upload	Feltöltés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	upload	Încarcă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	upload	Lähetä tiedosto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	upload	Μεταφόρτωση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	upload	העלאה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	log out	ออกจากระบบ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	log out	تسجيل الخروج	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	log out	Odhlásit se	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	log out	Kijelentkezés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	log out	Deconectare	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	log out	Kirjaudu ulos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	log out	Αποσύνδεση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	log out	התנתקות	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	increase	เพิ่มจำนวน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	increase	زيادة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	increase	Zvýšit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	increase	Növelés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	increase	Crește	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	increase	Lisää määrää	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	increase	Αύξηση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	increase	הגדלה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	decrease	ลดจำนวน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	decrease	إنقاص	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	decrease	Snížit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	decrease	Csökkentés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	decrease	Scade	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	decrease	Vähennä	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	decrease	Μείωση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	decrease	הקטנה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	show password	แสดงรหัสผ่าน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	show password	إظهار كلمة السر	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	show password	Zobrazit heslo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	show password	Jelszó megjelenítése	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	show password	Afișează parola	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	show password	Näytä salasana	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	show password	Εμφάνιση κωδικού	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	show password	הצגת סיסמה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	hide password	ซ่อนรหัสผ่าน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	hide password	إخفاء كلمة السر	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	hide password	Skrýt heslo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	hide password	Jelszó elrejtése	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	hide password	Ascunde parola	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	hide password	Piilota salasana	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	hide password	Απόκρυψη κωδικού	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	hide password	הסתרת סיסמה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	clear text	ล้างข้อความ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	clear text	مسح النص	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	clear text	Vymazat text	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	clear text	Szöveg törlése	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	clear text	Șterge textul	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	clear text	Tyhjennä teksti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	clear text	Καθαρισμός κειμένου	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	clear text	ניקוי הטקסט	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	calendar	ปฏิทิน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	calendar	التقويم	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	calendar	Kalendář	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	calendar	Naptár	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	calendar	Calendar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	calendar	Kalenteri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	calendar	Ημερολόγιο	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	calendar	לוח שנה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	map	แผนที่	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	map	الخريطة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	map	Mapa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	map	Térkép	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	map	Hartă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	map	Kartta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	map	Χάρτης	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	map	מפה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	current location	ตำแหน่งปัจจุบัน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	current location	الموقع الحالي	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	current location	Aktuální poloha	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	current location	Jelenlegi hely	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	current location	Localizare curentă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	current location	Nykyinen sijainti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	current location	Τρέχουσα τοποθεσία	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	current location	מיקום נוכחי	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	cart	ตะกร้าสินค้า	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	cart	سلة التسوق	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	cart	Košík	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	cart	Kosár	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	cart	Coș	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	cart	Ostoskori	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	cart	Καλάθι	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	cart	עגלה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	message	ข้อความ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	message	رسالة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	message	Zpráva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	message	Üzenet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	message	Mesaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	message	Viesti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	message	Μήνυμα	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	message	הודעה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	call	โทร	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	call	اتصال	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	call	Zavolat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	call	Hívás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	call	Apelează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	call	Soita	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	call	Κλήση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	call	שיחה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	comment	แสดงความคิดเห็น	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	comment	تعليق	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	comment	Komentář	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	comment	Hozzászólás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	comment	Comentează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	comment	Kommentoi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	comment	Σχόλιο	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	comment	תגובה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	bookmark	บุ๊กมาร์ก	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	bookmark	إشارة مرجعية	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	bookmark	Záložka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	bookmark	Könyvjelző	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	bookmark	Semn de carte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	bookmark	Kirjanmerkki	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	bookmark	Σελιδοδείκτης	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	bookmark	סימנייה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	scan	สแกน	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	scan	مسح ضوئي	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	scan	Skenovat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	scan	Beolvasás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	scan	Scanează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	scan	Skannaa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	scan	Σάρωση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	scan	סריקה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	qr code	คิวอาร์โค้ด	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	qr code	رمز QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	qr code	QR kód	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	qr code	QR-kód	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	qr code	Cod QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	qr code	QR-koodi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	qr code	Κωδικός QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	qr code	קוד QR	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	reply	ตอบกลับ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	reply	رد	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	reply	Odpovědět	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	reply	Válasz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	reply	Răspunde	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	reply	Vastaa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	reply	Απάντηση	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	reply	מענה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	expand	ขยาย	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	expand	توسيع	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	expand	Rozbalit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	expand	Kinyitás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	expand	Extinde	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	expand	Laajenna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	expand	Ανάπτυξη	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	expand	הרחבה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	collapse	ย่อ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	collapse	طي	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	collapse	Sbalit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	collapse	Összecsukás	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	collapse	Restrânge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	collapse	Supista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	collapse	Σύμπτυξη	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	collapse	כיווץ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	language	ภาษา	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	language	اللغة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	language	Jazyk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	language	Nyelv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	language	Limbă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	language	Kieli	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	language	Γλώσσα	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	language	שפה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	history	ประวัติ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	history	السجل	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	history	Historie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	history	Előzmények	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	history	Istoric	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	history	Historia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	history	Ιστορικό	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	history	היסטוריה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	account	บัญชี	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	account	الحساب	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	account	Účet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	account	Fiók	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	account	Cont	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	account	Tili	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	account	Λογαριασμός	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	account	חשבון	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	today	วันนี้	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	today	اليوم	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	today	Dnes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	today	Ma	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	today	Azi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	today	Tänään	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	today	Σήμερα	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	today	היום	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	select	เลือก	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	select	تحديد	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	select	Vybrat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	select	Kijelölés	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	select	Selectează	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	select	Valitse	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	select	Επιλογή	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	select	בחירה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	retry	ลองใหม่	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	retry	إعادة المحاولة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	retry	Zkusit znovu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	retry	Újra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	retry	Reîncearcă	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	retry	Yritä uudelleen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	retry	Νέα προσπάθεια	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	retry	ניסיון חוזר	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	apply	Anwenden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	apply	Appliquer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	apply	Aplicar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	apply	Aplicar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	apply	Applica	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	apply	Pas toe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	apply	適用	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	apply	적용	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	apply	应用	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	apply	Применить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	apply	Застосувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	apply	Zastosuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	apply	Uygula	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	apply	Använd	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	apply	套用	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	apply	Áp dụng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	apply	Terapkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	apply	Anvend	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	apply	Bruk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	tags	Tags	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	tags	Tags	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	tags	Etiquetas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	tags	Tags	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	tags	Tag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	tags	Tags	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	tags	タグ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	tags	태그	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	tags	标签	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	tags	Теги	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	tags	Теги	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	tags	Tagi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	tags	Etiketler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	tags	Taggar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	tags	標籤	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	tags	Thẻ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	tags	Tag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	tags	Tags	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	tags	Etiketter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	capture photo	Foto aufnehmen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	capture photo	Hacer foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	capture photo	Prendre une photo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	capture photo	Scatta foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	capture photo	写真を撮る	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	capture photo	사진 찍기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	capture photo	Maak foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	capture photo	Tirar foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	capture photo	拍照	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	capture photo	拍照	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	capture photo	Сделать фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	capture photo	Зробити фото	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	capture photo	Zrób zdjęcie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	capture photo	Fotoğraf çek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	capture photo	Ta foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	capture photo	Chụp ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	capture photo	Ambil foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	capture photo	Tag foto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	capture photo	Ta bilde	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	th	capture photo	ถ่ายรูป	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ar	capture photo	التقاط صورة	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	cs	capture photo	Vyfotit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	hu	capture photo	Fotó készítése	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ro	capture photo	Fă o poză	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fi	capture photo	Ota kuva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	el	capture photo	Λήψη φωτογραφίας	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	he	capture photo	צילום תמונה	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	warning	Warnung	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	fr	warning	Avertissement	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	es	warning	Advertencia	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	pt	warning	Aviso	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	it	warning	Avviso	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	nl	warning	Waarschuwing	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	ko	warning	경고	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	zh	warning	警告	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	ru	warning	Предупреждение	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	uk	warning	Попередження	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	pl	warning	Ostrzeżenie	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	tr	warning	Uyarı	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	sv	warning	Varning	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	zh-hant	warning	警告	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	vi	warning	Cảnh báo	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	id	warning	Peringatan	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	da	warning	Advarsel	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	nb	warning	Advarsel	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	de	error	Fehler	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	fr	error	Erreur	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	pt	error	Erro	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	it	error	Errore	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	nl	error	Fout	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	ko	error	오류	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	zh	error	错误	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	ru	error	Ошибка	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	uk	error	Помилка	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	pl	error	Błąd	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	tr	error	Hata	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	sv	error	Fel	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	zh-hant	error	錯誤	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	vi	error	Lỗi	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	id	error	Kesalahan	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	da	error	Fejl	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	nb	error	Feil	as apps and iOS name such things in the language; written from knowledge of it, not recorded
press	de	align left	Linksbündig	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	align left	Aligner à gauche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	align left	Alinear a la izquierda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	align left	Allinea a sinistra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	align left	Alinhar à esquerda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	align left	Links uitlijnen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	align left	Vänsterjustera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	align left	Venstrejuster	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	align left	Venstrejuster	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	align left	Wyrównaj do lewej	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	align left	По левому краю	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	align left	За лівим краєм	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	align left	Sola hizala	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	align left	왼쪽 정렬	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	align left	左对齐	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	align left	靠左對齊	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	align left	Căn trái	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	align left	Rata kiri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	align center	Zentriert	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	align center	Centrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	align center	Centrar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	align center	Centra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	align center	Centralizar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	align center	Centreren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	align center	Centrera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	align center	Centrer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	align center	Midtstill	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	align center	Wyśrodkuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	align center	По центру	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	align center	За центром	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	align center	Ortala	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	align center	가운데 정렬	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	align center	居中对齐	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	align center	置中對齊	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	align center	Căn giữa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	align center	Rata tengah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	align right	Rechtsbündig	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	align right	Aligner à droite	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	align right	Alinear a la derecha	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	align right	Allinea a destra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	align right	Alinhar à direita	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	align right	Rechts uitlijnen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	align right	Högerjustera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	align right	Højrejuster	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	align right	Høyrejuster	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	align right	Wyrównaj do prawej	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	align right	По правому краю	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	align right	За правим краєм	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	align right	Sağa hizala	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	align right	오른쪽 정렬	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	align right	右对齐	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	align right	靠右對齊	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	align right	Căn phải	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	align right	Rata kanan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	bold	Fett	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	bold	Gras	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	bold	Negrita	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	bold	Grassetto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	bold	Negrito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	bold	Vet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	bold	Fet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	bold	Fed	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	bold	Fet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	bold	Pogrubienie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	bold	Полужирный	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	bold	Жирний	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	bold	Kalın	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	bold	굵게	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	bold	粗体	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	bold	粗體	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	bold	In đậm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	bold	Tebal	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	italic	Kursiv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	italic	Italique	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	italic	Cursiva	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	italic	Corsivo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	italic	Itálico	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	italic	Cursief	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	italic	Kursiv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	italic	Kursiv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	italic	Kursiv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	italic	Kursywa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	italic	Курсив	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	italic	Курсив	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	italic	İtalik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	italic	기울임꼴	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	italic	斜体	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	italic	斜體	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	italic	In nghiêng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	italic	Miring	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	underline	Unterstreichen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	underline	Souligné	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	underline	Subrayado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	underline	Sottolineato	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	underline	Sublinhado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	underline	Onderstrepen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	underline	Understruken	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	underline	Understreget	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	underline	Understreket	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	underline	Podkreślenie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	underline	Подчеркнутый	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	underline	Підкреслений	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	underline	Altı çizili	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	underline	밑줄	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	underline	下划线	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	underline	底線	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	underline	Gạch chân	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	underline	Garis bawah	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	strikethrough	Durchgestrichen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	strikethrough	Barré	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	strikethrough	Tachado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	strikethrough	Barrato	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	strikethrough	Tachado	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	strikethrough	Doorhalen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	strikethrough	Genomstruken	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	strikethrough	Gennemstreget	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	strikethrough	Gjennomstreket	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	strikethrough	Przekreślenie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	strikethrough	Зачеркнутый	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	strikethrough	Закреслений	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	strikethrough	Üstü çizili	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	strikethrough	취소선	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	strikethrough	删除线	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	strikethrough	刪除線	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	strikethrough	Gạch ngang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	strikethrough	Coret	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	numbered list	Nummerierte Liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	numbered list	Liste numérotée	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	numbered list	Lista numerada	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	numbered list	Elenco numerato	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	numbered list	Lista numerada	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	numbered list	Genummerde lijst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	numbered list	Numrerad lista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	numbered list	Nummereret liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	numbered list	Nummerert liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	numbered list	Lista numerowana	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	numbered list	Нумерованный список	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	numbered list	Нумерований список	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	numbered list	Numaralı liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	numbered list	번호 목록	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	numbered list	编号列表	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	numbered list	編號列表	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	numbered list	Danh sách đánh số	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	numbered list	Daftar bernomor	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	emoji	Эмодзи	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	emoji	Емодзі	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	emoji	이모티콘	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	emoji	表情符号	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	emoji	表情符號	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	emoji	Biểu tượng cảm xúc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	emoji	Emoji	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	flag	Markieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	flag	Marquer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	flag	Marcar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	flag	Contrassegna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	flag	Sinalizar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	flag	Markeren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	flag	Flagga	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	flag	Marker	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	flag	Flagg	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	flag	Oflaguj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	flag	Отметить флажком	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	flag	Позначити прапорцем	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	flag	Bayrakla işaretle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	flag	깃발 표시	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	flag	标记	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	flag	標記	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	flag	Gắn cờ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	flag	Tandai	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	pin	Anheften	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	pin	Épingler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	pin	Fijar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	pin	Fissa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	pin	Fixar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	pin	Vastzetten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	pin	Fäst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	pin	Fastgør	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	pin	Fest	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	pin	Przypnij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	pin	Закрепить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	pin	Закріпити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	pin	Sabitle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	pin	고정	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	pin	置顶	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	pin	置頂	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	pin	Ghim	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	pin	Sematkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	unpin	Lösen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	unpin	Désépingler	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	unpin	No fijar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	unpin	Sblocca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	unpin	Desafixar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	unpin	Losmaken	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	unpin	Lossa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	unpin	Frigør	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	unpin	Løsne	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	unpin	Odepnij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	unpin	Открепить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	unpin	Відкріпити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	unpin	Sabitlemeyi kaldır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	unpin	고정 해제	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	unpin	取消置顶	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	unpin	取消置頂	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	unpin	Bỏ ghim	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	unpin	Lepas sematan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	sync	Synchronisieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	sync	Synchroniser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	sync	Sincronizar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	sync	Sincronizza	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	sync	Sincronizar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	sync	Synchroniseren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	sync	Synkronisera	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	sync	Synkroniser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	sync	Synkroniser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	sync	Synchronizuj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	sync	Синхронизировать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	sync	Синхронізувати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	sync	Eşitle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	sync	동기화	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	sync	同步	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	sync	同步	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	sync	Đồng bộ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	sync	Sinkronkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	continue	Weiter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	continue	Continuer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	continue	Continuar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	continue	Continua	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	continue	Continuar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	continue	Ga door	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	continue	Fortsätt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	continue	Fortsæt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	continue	Fortsett	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	continue	Dalej	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	continue	Продолжить	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	continue	Продовжити	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	continue	Devam	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	continue	계속	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	continue	继续	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	continue	繼續	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	continue	Tiếp tục	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	continue	Lanjutkan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	rewind	Zurückspulen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	rewind	Retour rapide	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	rewind	Retroceder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	rewind	Riavvolgi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	rewind	Retroceder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	rewind	Terugspoelen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	rewind	Spola tillbaka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	rewind	Spol tilbage	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	rewind	Spol tilbake	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	rewind	Przewiń do tyłu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	rewind	Перемотать назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	rewind	Перемотати назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	rewind	Geri sar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	rewind	되감기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	rewind	快退	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	rewind	倒轉	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	rewind	Tua lại	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	rewind	Mundur cepat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	fast forward	Vorspulen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	fast forward	Avance rapide	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	fast forward	Avance rápido	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	fast forward	Avanti veloce	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	fast forward	Avançar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	fast forward	Vooruitspoelen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	fast forward	Spola framåt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	fast forward	Spol frem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	fast forward	Spol fremover	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	fast forward	Przewiń do przodu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	fast forward	Перемотать вперед	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	fast forward	Перемотати вперед	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	fast forward	İleri sar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	fast forward	빨리 감기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	fast forward	快进	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	fast forward	快轉	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	fast forward	Tua nhanh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	fast forward	Maju cepat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	previous track	Vorheriger Titel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	previous track	Morceau précédent	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	previous track	Pista anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	previous track	Brano precedente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	previous track	Faixa anterior	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	previous track	Vorig nummer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	previous track	Föregående spår	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	previous track	Forrige nummer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	previous track	Forrige spor	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	previous track	Poprzedni utwór	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	previous track	Предыдущий трек	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	previous track	Попередній трек	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	previous track	Önceki parça	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	previous track	이전 트랙	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	previous track	上一首	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	previous track	上一首	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	previous track	Bài trước	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	previous track	Lagu sebelumnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	next track	Nächster Titel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	next track	Morceau suivant	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	next track	Pista siguiente	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	next track	Brano successivo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	next track	Próxima faixa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	next track	Volgend nummer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	next track	Nästa spår	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	next track	Næste nummer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	next track	Neste spor	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	next track	Następny utwór	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	next track	Следующий трек	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	next track	Наступний трек	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	next track	Sonraki parça	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	next track	다음 트랙	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	next track	下一首	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	next track	下一首	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	next track	Bài tiếp theo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	next track	Lagu berikutnya	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	back 10 seconds	10 Sekunden zurück	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	back 10 seconds	Reculer de 10 secondes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	back 10 seconds	Retroceder 10 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	back 10 seconds	Indietro di 10 secondi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	back 10 seconds	Voltar 10 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	back 10 seconds	10 seconden terug	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	back 10 seconds	10 sekunder bakåt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	back 10 seconds	10 sekunder tilbage	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	back 10 seconds	10 sekunder tilbake	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	back 10 seconds	10 sekund wstecz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	back 10 seconds	На 10 секунд назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	back 10 seconds	На 10 секунд назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	back 10 seconds	10 saniye geri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	back 10 seconds	10초 뒤로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	back 10 seconds	后退10秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	back 10 seconds	倒退10秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	back 10 seconds	Lùi 10 giây	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	back 10 seconds	Mundur 10 detik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	forward 10 seconds	10 Sekunden vor	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	forward 10 seconds	Avancer de 10 secondes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	forward 10 seconds	Avanzar 10 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	forward 10 seconds	Avanti di 10 secondi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	forward 10 seconds	Avançar 10 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	forward 10 seconds	10 seconden vooruit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	forward 10 seconds	10 sekunder framåt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	forward 10 seconds	10 sekunder frem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	forward 10 seconds	10 sekunder fremover	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	forward 10 seconds	10 sekund do przodu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	forward 10 seconds	На 10 секунд вперед	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	forward 10 seconds	На 10 секунд вперед	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	forward 10 seconds	10 saniye ileri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	forward 10 seconds	10초 앞으로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	forward 10 seconds	前进10秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	forward 10 seconds	快轉10秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	forward 10 seconds	Tiến 10 giây	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	forward 10 seconds	Maju 10 detik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	back 15 seconds	15 Sekunden zurück	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	back 15 seconds	Reculer de 15 secondes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	back 15 seconds	Retroceder 15 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	back 15 seconds	Indietro di 15 secondi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	back 15 seconds	Voltar 15 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	back 15 seconds	15 seconden terug	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	back 15 seconds	15 sekunder bakåt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	back 15 seconds	15 sekunder tilbage	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	back 15 seconds	15 sekunder tilbake	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	back 15 seconds	15 sekund wstecz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	back 15 seconds	На 15 секунд назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	back 15 seconds	На 15 секунд назад	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	back 15 seconds	15 saniye geri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	back 15 seconds	15초 뒤로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	back 15 seconds	后退15秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	back 15 seconds	倒退15秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	back 15 seconds	Lùi 15 giây	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	back 15 seconds	Mundur 15 detik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	forward 15 seconds	15 Sekunden vor	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	forward 15 seconds	Avancer de 15 secondes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	forward 15 seconds	Avanzar 15 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	forward 15 seconds	Avanti di 15 secondi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	forward 15 seconds	Avançar 15 segundos	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	forward 15 seconds	15 seconden vooruit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	forward 15 seconds	15 sekunder framåt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	forward 15 seconds	15 sekunder frem	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	forward 15 seconds	15 sekunder fremover	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	forward 15 seconds	15 sekund do przodu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	forward 15 seconds	На 15 секунд вперед	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	forward 15 seconds	На 15 секунд вперед	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	forward 15 seconds	15 saniye ileri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	forward 15 seconds	15초 앞으로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	forward 15 seconds	前进15秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	forward 15 seconds	快轉15秒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	forward 15 seconds	Tiến 15 giây	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	forward 15 seconds	Maju 15 detik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	repeat	Wiederholen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	repeat	Répéter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	repeat	Repetir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	repeat	Ripeti	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	repeat	Repetir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	repeat	Herhaal	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	repeat	Upprepa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	repeat	Gentag	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	repeat	Gjenta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	repeat	Powtarzaj	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	repeat	Повторять	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	repeat	Повторювати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	repeat	Yinele	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	repeat	반복	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	repeat	重复	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	repeat	重複播放	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	repeat	Lặp lại	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	repeat	Ulangi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	shuffle	Zufällige Wiedergabe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	shuffle	Lecture aléatoire	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	shuffle	Aleatorio	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	shuffle	Riproduzione casuale	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	shuffle	Aleatório	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	shuffle	Shuffle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	shuffle	Blanda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	shuffle	Bland	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	shuffle	Tilfeldig rekkefølge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	shuffle	Losowo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	shuffle	Перемешать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	shuffle	Перемішати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	shuffle	Karıştır	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	shuffle	임의 재생	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	shuffle	随机播放	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	shuffle	隨機播放	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	shuffle	Trộn bài	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	shuffle	Acak	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	rotate left	Nach links drehen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	rotate left	Faire pivoter à gauche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	rotate left	Girar a la izquierda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	rotate left	Ruota a sinistra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	rotate left	Girar para a esquerda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	rotate left	Draai naar links	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	rotate left	Rotera åt vänster	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	rotate left	Roter til venstre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	rotate left	Roter mot venstre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	rotate left	Obróć w lewo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	rotate left	Повернуть влево	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	rotate left	Повернути ліворуч	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	rotate left	Sola döndür	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	rotate left	왼쪽으로 회전	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	rotate left	向左旋转	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	rotate left	向左旋轉	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	rotate left	Xoay trái	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	rotate left	Putar ke kiri	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	rotate right	Nach rechts drehen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	rotate right	Faire pivoter à droite	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	rotate right	Girar a la derecha	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	rotate right	Ruota a destra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	rotate right	Girar para a direita	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	rotate right	Draai naar rechts	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	rotate right	Rotera åt höger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	rotate right	Roter til højre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	rotate right	Roter mot høyre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	rotate right	Obróć w prawo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	rotate right	Повернуть вправо	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	rotate right	Повернути праворуч	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	rotate right	Sağa döndür	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	rotate right	오른쪽으로 회전	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	rotate right	向右旋转	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	rotate right	向右旋轉	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	rotate right	Xoay phải	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	rotate right	Putar ke kanan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	crop	Zuschneiden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	crop	Rogner	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	crop	Recortar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	crop	Ritaglia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	crop	Cortar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	crop	Snij bij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	crop	Beskär	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	crop	Beskær	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	crop	Beskjær	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	crop	Przytnij	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	crop	Обрезать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	crop	Обрізати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	crop	Kırp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	crop	자르기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	crop	裁剪	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	crop	裁剪	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	crop	Cắt ảnh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	crop	Pangkas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	dark mode	Dunkelmodus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	dark mode	Mode sombre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	dark mode	Modo oscuro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	dark mode	Modalità scura	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	dark mode	Modo escuro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	dark mode	Donkere modus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	dark mode	Mörkt läge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	dark mode	Mørk tilstand	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	dark mode	Mørk modus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	dark mode	Tryb ciemny	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	dark mode	Темный режим	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	dark mode	Темний режим	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	dark mode	Koyu mod	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	dark mode	다크 모드	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	dark mode	深色模式	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	dark mode	深色模式	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	dark mode	Chế độ tối	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	dark mode	Mode gelap	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	light mode	Hellmodus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	light mode	Mode clair	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	light mode	Modo claro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	light mode	Modalità chiara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	light mode	Modo claro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	light mode	Lichte modus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	light mode	Ljust läge	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	light mode	Lys tilstand	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	light mode	Lys modus	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	light mode	Tryb jasny	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	light mode	Светлый режим	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	light mode	Світлий режим	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	light mode	Açık mod	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	light mode	라이트 모드	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	light mode	浅色模式	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	light mode	淺色模式	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	light mode	Chế độ sáng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	light mode	Mode terang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	grid view	Rasteransicht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	grid view	Affichage en grille	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	grid view	Vista de cuadrícula	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	grid view	Vista griglia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	grid view	Visualização em grade	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	grid view	Rasterweergave	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	grid view	Rutnätsvy	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	grid view	Gittervisning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	grid view	Rutenettvisning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	grid view	Widok siatki	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	grid view	Сетка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	grid view	Сітка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	grid view	Izgara görünümü	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	grid view	격자 보기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	grid view	网格视图	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	grid view	格狀顯示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	grid view	Dạng lưới	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	grid view	Tampilan kisi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	list view	Listenansicht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	list view	Affichage en liste	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	list view	Vista de lista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	list view	Vista elenco	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	list view	Visualização em lista	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	list view	Lijstweergave	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	list view	Listvy	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	list view	Listevisning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	list view	Listevisning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	list view	Widok listy	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	list view	Список	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	list view	Список	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	list view	Liste görünümü	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	list view	목록 보기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	list view	列表视图	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	list view	列表顯示	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	list view	Dạng danh sách	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	list view	Tampilan daftar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	text size	Textgröße	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	text size	Taille du texte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	text size	Tamaño del texto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	text size	Dimensione testo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	text size	Tamanho do texto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	text size	Tekstgrootte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	text size	Textstorlek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	text size	Tekststørrelse	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	text size	Tekststørrelse	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	text size	Rozmiar tekstu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	text size	Размер текста	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	text size	Розмір тексту	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	text size	Metin büyüklüğü	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	text size	텍스트 크기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	text size	文字大小	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	text size	文字大小	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	text size	Cỡ chữ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	text size	Ukuran teks	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	add to cart	In den Warenkorb	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	add to cart	Ajouter au panier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	add to cart	Añadir al carrito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	add to cart	Aggiungi al carrello	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	add to cart	Adicionar ao carrinho	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	add to cart	In winkelwagen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	add to cart	Lägg i varukorgen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	add to cart	Læg i kurv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	add to cart	Legg i handlekurv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	add to cart	Dodaj do koszyka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	add to cart	Добавить в корзину	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	add to cart	Додати в кошик	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	add to cart	Sepete ekle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	add to cart	장바구니에 담기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	add to cart	加入购物车	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	add to cart	加入購物車	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	add to cart	Thêm vào giỏ hàng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	add to cart	Tambah ke keranjang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	remove from cart	Aus dem Warenkorb entfernen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	remove from cart	Retirer du panier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	remove from cart	Quitar del carrito	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	remove from cart	Rimuovi dal carrello	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	remove from cart	Remover do carrinho	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	remove from cart	Uit winkelwagen verwijderen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	remove from cart	Ta bort från varukorgen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	remove from cart	Fjern fra kurv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	remove from cart	Fjern fra handlekurv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	remove from cart	Usuń z koszyka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	remove from cart	Удалить из корзины	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	remove from cart	Видалити з кошика	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	remove from cart	Sepetten çıkar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	remove from cart	장바구니에서 빼기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	remove from cart	从购物车移除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	remove from cart	從購物車移除	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	remove from cart	Xóa khỏi giỏ hàng	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	remove from cart	Hapus dari keranjang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	add to calendar	Zum Kalender hinzufügen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	add to calendar	Ajouter au calendrier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	add to calendar	Añadir al calendario	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	add to calendar	Aggiungi al calendario	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	add to calendar	Adicionar ao calendário	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	add to calendar	Voeg toe aan agenda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	add to calendar	Lägg till i kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	add to calendar	Føj til kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	add to calendar	Legg til i kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	add to calendar	Dodaj do kalendarza	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	add to calendar	Добавить в календарь	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	add to calendar	Додати до календаря	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	add to calendar	Takvime ekle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	add to calendar	캘린더에 추가	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	add to calendar	添加到日历	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	add to calendar	加入行事曆	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	add to calendar	Thêm vào lịch	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	add to calendar	Tambah ke kalender	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	new folder	Neuer Ordner	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	new folder	Nouveau dossier	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	new folder	Nueva carpeta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	new folder	Nuova cartella	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	new folder	Nova pasta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	new folder	Nieuwe map	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	new folder	Ny mapp	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	new folder	Ny mappe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	new folder	Ny mappe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	new folder	Nowy folder	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	new folder	Новая папка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	new folder	Нова папка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	new folder	Yeni klasör	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	new folder	새로운 폴더	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	new folder	新建文件夹	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	new folder	新增檔案夾	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	new folder	Thư mục mới	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	new folder	Folder baru	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	end call	Auflegen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	end call	Raccrocher	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	end call	Finalizar llamada	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	end call	Termina chiamata	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	end call	Encerrar chamada	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	end call	Hang op	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	end call	Lägg på	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	end call	Læg på	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	end call	Legg på	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	end call	Zakończ połączenie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	end call	Завершить вызов	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	end call	Завершити виклик	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	end call	Aramayı bitir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	end call	통화 종료	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	end call	挂断	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	end call	結束通話	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	end call	Kết thúc cuộc gọi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	end call	Akhiri panggilan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	mute notifications	Mitteilungen stummschalten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	mute notifications	Désactiver les notifications	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	mute notifications	Silenciar notificaciones	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	mute notifications	Silenzia notifiche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	mute notifications	Silenciar notificações	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	mute notifications	Meldingen dempen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	mute notifications	Tysta notiser	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	mute notifications	Slå notifikationer fra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	mute notifications	Demp varslinger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	mute notifications	Wycisz powiadomienia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	mute notifications	Отключить уведомления	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	mute notifications	Вимкнути сповіщення	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	mute notifications	Bildirimleri sustur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	mute notifications	알림 끄기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	mute notifications	关闭通知	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	mute notifications	將通知靜音	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	mute notifications	Tắt thông báo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	mute notifications	Senyapkan notifikasi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	turn on flashlight	Taschenlampe einschalten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	turn on flashlight	Allumer la lampe torche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	turn on flashlight	Encender linterna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	turn on flashlight	Accendi torcia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	turn on flashlight	Ligar lanterna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	turn on flashlight	Zet zaklamp aan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	turn on flashlight	Slå på ficklampan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	turn on flashlight	Slå lommelygte til	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	turn on flashlight	Slå på lommelykt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	turn on flashlight	Włącz latarkę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	turn on flashlight	Включить фонарик	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	turn on flashlight	Увімкнути ліхтарик	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	turn on flashlight	Feneri aç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	turn on flashlight	손전등 켜기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	turn on flashlight	打开手电筒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	turn on flashlight	打開手電筒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	turn on flashlight	Bật đèn pin	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	turn on flashlight	Nyalakan senter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	turn off flashlight	Taschenlampe ausschalten	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	turn off flashlight	Éteindre la lampe torche	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	turn off flashlight	Apagar linterna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	turn off flashlight	Spegni torcia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	turn off flashlight	Desligar lanterna	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	turn off flashlight	Zet zaklamp uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	turn off flashlight	Stäng av ficklampan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	turn off flashlight	Slå lommelygte fra	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	turn off flashlight	Slå av lommelykt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	turn off flashlight	Wyłącz latarkę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	turn off flashlight	Выключить фонарик	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	turn off flashlight	Вимкнути ліхтарик	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	turn off flashlight	Feneri kapat	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	turn off flashlight	손전등 끄기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	turn off flashlight	关闭手电筒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	turn off flashlight	關閉手電筒	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	turn off flashlight	Tắt đèn pin	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	turn off flashlight	Matikan senter	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	scan barcode	Barcode scannen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	scan barcode	Scanner le code-barres	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	scan barcode	Escanear código de barras	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	scan barcode	Scansiona codice a barre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	scan barcode	Escanear código de barras	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	scan barcode	Scan barcode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	scan barcode	Skanna streckkod	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	scan barcode	Scan stregkode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	scan barcode	Skann strekkode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	scan barcode	Skanuj kod kreskowy	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	scan barcode	Сканировать штрихкод	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	scan barcode	Сканувати штрихкод	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	scan barcode	Barkod tara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	scan barcode	바코드 스캔	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	scan barcode	扫描条形码	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	scan barcode	掃描條碼	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	scan barcode	Quét mã vạch	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	scan barcode	Pindai barcode	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	scan document	Dokument scannen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	scan document	Numériser un document	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	scan document	Escanear documento	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	scan document	Scansiona documento	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	scan document	Digitalizar documento	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	scan document	Scan document	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	scan document	Skanna dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	scan document	Scan dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	scan document	Skann dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	scan document	Skanuj dokument	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	scan document	Сканировать документ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	scan document	Сканувати документ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	scan document	Belge tara	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	scan document	문서 스캔	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	scan document	扫描文稿	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	scan document	掃描文件	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	scan document	Quét tài liệu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	scan document	Pindai dokumen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	invite people	Personen einladen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	invite people	Inviter des personnes	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	invite people	Invitar a personas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	invite people	Invita persone	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	invite people	Convidar pessoas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	invite people	Nodig personen uit	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	invite people	Bjud in personer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	invite people	Inviter personer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	invite people	Inviter personer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	invite people	Zaproś osoby	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	invite people	Пригласить людей	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	invite people	Запросити людей	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	invite people	Kişileri davet et	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	invite people	사람 초대	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	invite people	邀请朋友	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	invite people	邀請朋友	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	invite people	Mời mọi người	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	invite people	Undang orang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	remove person	Person entfernen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	remove person	Supprimer la personne	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	remove person	Eliminar persona	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	remove person	Rimuovi persona	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	remove person	Remover pessoa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	remove person	Verwijder persoon	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	remove person	Ta bort person	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	remove person	Fjern person	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	remove person	Fjern person	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	remove person	Usuń osobę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	remove person	Удалить человека	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	remove person	Видалити людину	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	remove person	Kişiyi çıkar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	remove person	사람 제거	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	remove person	移除联系人	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	remove person	移除聯絡人	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	remove person	Xóa người	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	remove person	Hapus orang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	timer	Minuteur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	timer	Temporizador	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	timer	Minutnik	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	timer	Таймер	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	timer	Таймер	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	timer	Sayaç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	timer	타이머	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	timer	计时器	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	timer	計時器	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	timer	Hẹn giờ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	timer	Timer	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	stopwatch	Stoppuhr	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	stopwatch	Chronomètre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	stopwatch	Cronómetro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	stopwatch	Cronometro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	stopwatch	Cronômetro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	stopwatch	Stopwatch	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	stopwatch	Tidtagarur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	stopwatch	Stopur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	stopwatch	Stoppeklokke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	stopwatch	Stoper	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	stopwatch	Секундомер	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	stopwatch	Секундомір	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	stopwatch	Kronometre	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	stopwatch	스톱워치	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	stopwatch	秒表	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	stopwatch	碼錶	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	stopwatch	Bấm giờ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	stopwatch	Stopwatch	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	compose	Verfassen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	compose	Rédiger	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	compose	Redactar	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	compose	Scrivi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	compose	Escrever	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	compose	Opstellen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	compose	Skriv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	compose	Skriv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	compose	Skriv	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	compose	Utwórz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	compose	Написать	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	compose	Написати	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	compose	Yaz	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	compose	작성	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	compose	撰写	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	compose	撰寫	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	compose	Soạn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	compose	Tulis	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	open in safari	In Safari öffnen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	open in safari	Ouvrir dans Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	open in safari	Abrir en Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	open in safari	Apri in Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	open in safari	Abrir no Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	open in safari	Open in Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	open in safari	Öppna i Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	open in safari	Åbn i Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	open in safari	Åpne i Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	open in safari	Otwórz w Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	open in safari	Открыть в Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	open in safari	Відкрити в Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	open in safari	Safari’de aç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	open in safari	Safari에서 열기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	open in safari	在 Safari 浏览器中打开	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	open in safari	在 Safari 中打開	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	open in safari	Mở bằng Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	open in safari	Buka di Safari	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	open link	Link öffnen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	open link	Ouvrir le lien	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	open link	Abrir enlace	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	open link	Apri link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	open link	Abrir link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	open link	Open link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	open link	Öppna länk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	open link	Åbn link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	open link	Åpne lenke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	open link	Otwórz link	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	open link	Открыть ссылку	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	open link	Відкрити посилання	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	open link	Bağlantıyı aç	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	open link	링크 열기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	open link	打开链接	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	open link	打開連結	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	open link	Mở liên kết	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	open link	Buka tautan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	exit full screen	Vollbild beenden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	exit full screen	Quitter le plein écran	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	exit full screen	Salir de pantalla completa	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	exit full screen	Esci da schermo intero	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	exit full screen	Sair da tela cheia	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	exit full screen	Verlaat volledig scherm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	exit full screen	Avsluta fullskärm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	exit full screen	Afslut fuld skærm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	exit full screen	Avslutt fullskjerm	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	exit full screen	Zakończ tryb pełnoekranowy	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	exit full screen	Выйти из полноэкранного режима	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	exit full screen	Вийти з повноекранного режиму	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	exit full screen	Tam ekrandan çık	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	exit full screen	전체 화면 종료	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	exit full screen	退出全屏	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	exit full screen	結束全螢幕	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	exit full screen	Thoát toàn màn hình	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	exit full screen	Keluar dari layar penuh	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	dislike	Gefällt mir nicht	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	dislike	Je n’aime pas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	dislike	No me gusta	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	dislike	Non mi piace	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	dislike	Não gostei	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	dislike	Niet leuk	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	dislike	Ogilla	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	dislike	Synes ikke om	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	dislike	Liker ikke	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	dislike	Nie lubię	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	dislike	Не нравится	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	dislike	Не подобається	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	dislike	Beğenme	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	dislike	싫어요	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	dislike	不喜欢	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	dislike	不喜歡	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	dislike	Không thích	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	dislike	Tidak suka	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	mark as read	Als gelesen markieren	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	mark as read	Marquer comme lu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	mark as read	Marcar como leído	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	mark as read	Segna come letto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	mark as read	Marcar como lido	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	mark as read	Markeer als gelezen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	mark as read	Markera som läst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	mark as read	Marker som læst	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	mark as read	Marker som lest	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	mark as read	Oznacz jako przeczytane	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	mark as read	Отметить прочитанным	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	mark as read	Позначити прочитаним	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	mark as read	Okundu olarak işaretle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	mark as read	읽음으로 표시	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	mark as read	标为已读	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	mark as read	標示為已讀	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	mark as read	Đánh dấu đã đọc	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	mark as read	Tandai sudah dibaca	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	help and support	Hilfe und Support	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	help and support	Aide et assistance	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	help and support	Ayuda y soporte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	help and support	Aiuto e supporto	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	help and support	Ajuda e suporte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	help and support	Hulp en ondersteuning	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	help and support	Hjälp och support	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	help and support	Hjælp og support	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	help and support	Hjelp og støtte	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	help and support	Pomoc i wsparcie	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	help and support	Помощь и поддержка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	help and support	Допомога та підтримка	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	help and support	Yardım ve destek	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	help and support	도움말 및 지원	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	help and support	帮助与支持	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	help and support	輔助與支援	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	help and support	Trợ giúp và hỗ trợ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	help and support	Bantuan dan dukungan	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	report a bug	Fehler melden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	report a bug	Signaler un bug	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	report a bug	Informar de un error	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	report a bug	Segnala un problema	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	report a bug	Relatar um erro	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	report a bug	Meld een fout	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	report a bug	Rapportera ett fel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	report a bug	Rapporter en fejl	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	report a bug	Rapporter en feil	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	report a bug	Zgłoś błąd	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	report a bug	Сообщить об ошибке	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	report a bug	Повідомити про помилку	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	report a bug	Hata bildir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	report a bug	버그 신고	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	report a bug	反馈问题	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	report a bug	回報錯誤	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	report a bug	Báo lỗi	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	report a bug	Laporkan bug	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	go to top	Nach oben	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	go to top	Aller en haut	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	go to top	Ir arriba	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	go to top	Vai all’inizio	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	go to top	Ir para o topo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	go to top	Ga naar boven	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	go to top	Till toppen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	go to top	Til toppen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	go to top	Til toppen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	go to top	Na górę	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	go to top	Наверх	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	go to top	Вгору	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	go to top	En üste git	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	go to top	맨 위로	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	go to top	回到顶部	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	go to top	回到最上方	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	go to top	Lên đầu trang	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	go to top	Ke atas	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	toggle sidebar	Seitenleiste ein-/ausblenden	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	toggle sidebar	Afficher ou masquer la barre latérale	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	toggle sidebar	Mostrar u ocultar la barra lateral	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	toggle sidebar	Mostra o nascondi barra laterale	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	toggle sidebar	Mostrar ou ocultar barra lateral	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	toggle sidebar	Toon of verberg navigatiekolom	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	toggle sidebar	Visa eller göm sidofältet	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	toggle sidebar	Vis eller skjul indholdsoversigt	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	toggle sidebar	Vis eller skjul sidepanel	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	toggle sidebar	Pokaż lub ukryj pasek boczny	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	toggle sidebar	Показать или скрыть боковое меню	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	toggle sidebar	Показати або сховати бічну панель	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	toggle sidebar	Kenar çubuğunu göster veya gizle	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	toggle sidebar	사이드바 보기 또는 가리기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	toggle sidebar	显示或隐藏边栏	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	toggle sidebar	顯示或隱藏側邊欄	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	toggle sidebar	Hiện hoặc ẩn thanh bên	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	toggle sidebar	Tampilkan atau sembunyikan bar samping	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	generate with ai	Mit KI erstellen	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	generate with ai	Générer avec l’IA	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	generate with ai	Generar con IA	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	generate with ai	Genera con l’IA	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	generate with ai	Gerar com IA	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	generate with ai	Genereer met AI	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	generate with ai	Skapa med AI	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	generate with ai	Generer med AI	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	generate with ai	Generer med KI	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	generate with ai	Generuj z AI	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	generate with ai	Создать с помощью ИИ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	generate with ai	Створити за допомогою ШІ	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	generate with ai	Yapay zekâ ile oluştur	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	generate with ai	AI로 생성	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	generate with ai	用 AI 生成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	generate with ai	用 AI 生成	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	generate with ai	Tạo bằng AI	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	generate with ai	Buat dengan AI	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	de	change sign	Vorzeichen wechseln	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	change sign	Changer le signe	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	es	change sign	Cambiar signo	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	change sign	Cambia segno	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	change sign	Mudar sinal	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	change sign	Wissel teken	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	sv	change sign	Byt tecken	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	da	change sign	Skift fortegn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nb	change sign	Bytt fortegn	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pl	change sign	Zmień znak	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ru	change sign	Сменить знак	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	uk	change sign	Змінити знак	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	tr	change sign	İşareti değiştir	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	change sign	부호 바꾸기	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh	change sign	改变符号	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	zh-hant	change sign	變更正負號	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	vi	change sign	Đổi dấu	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	id	change sign	Ganti tanda	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
"""#)
}
