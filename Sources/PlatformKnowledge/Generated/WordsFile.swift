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
function	de		der, das, und, nicht, für, ist, ein, eine, mit, zu, auf, von, bitte, wird, werden, keine, noch, oder, dein, deine, ihre, sie, ich, wurde, kein	as en
function	fr		le, la, les, des, et, pour, une, votre, vous, est, pas, avec, sur, dans, aucun, aucune, ou, ce, cette, du, au, sont	as en
function	es		el, los, las, y, para, una, por, con, sin, tu, su, del, está, que, más, al, esta, este, hay	as en
function	pt		o, os, uma, para, você, não, com, do, da, seu, sua, em, por, mais, ou, são, dos, foi, nenhum	as en
function	it		il, gli, di, per, che, una, della, tuo, tua, sono, con, più, nessun, del, nel, alla, è, questo	as en
function	nl		de, het, een, en, van, voor, niet, met, je, uw, geen, naar, zijn, op, dit, bent	as en
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
command	en		access, activate, add, adjust, allow, apply, ask, begin, browse, cancel, change, check, choose, clear, close, collapse, confirm, connect, continue, copy, create, decrease, delete, dismiss, display, download, edit, enable, disable, enter, expand, explore, find, finish, follow, get, go, hide, import, increase, insert, invite, join, learn, leave, listen, load, make, manage, mark, modify, move, mute, navigate, open, pause, pick, play, provide, read, refresh, remove, rename, reply, reset, restore, resume, return, save, scan, see, select, send, set, share, show, skip, sort, start, stop, submit, switch, toggle, turn, type, unfollow, unmute, update, upload, verify, view, visit, watch, write	verbs that hints begin with when they are written as commands; words that are as often nouns in that place ("search", "list", "view" apart) are left out
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
press	de	progress	Fortschritt	written from knowledge of the language, not recorded
press	es	progress	Progreso	written from knowledge of the language, not recorded
press	fr	progress	Progression	written from knowledge of the language, not recorded
press	it	progress	Avanzamento	written from knowledge of the language, not recorded
press	ja	progress	進行状況	written from knowledge of the language, not recorded
press	ko	progress	진행 상황	written from knowledge of the language, not recorded
press	nl	progress	Voortgang	written from knowledge of the language, not recorded
press	pt	progress	Progresso	written from knowledge of the language, not recorded
press	zh	progress	进度	written from knowledge of the language, not recorded
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
press	es	done	OK	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	fr	done	OK	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	it	done	Fine	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ja	done	完了	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	ko	done	완료	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	nl	done	Gereed	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
press	pt	done	OK	as apps and iOS name such buttons in the language; written from knowledge of it, not recorded
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
"""#)
}
