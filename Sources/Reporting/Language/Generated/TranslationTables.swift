// Made by Scripts/make-translations.py from Data/*.tsv.
enum TranslationTables {
  static let ja = ##"""
    # Japanese. rule	part	english	translation — Translations.swift says what the parts are, and what holes there are.
    #
    # Earshot's own words.
    *	ui	Accessibility Nutrition Labels of the App Store that the app claims.	アプリが掲げるApp StoreのAccessibility Nutrition Label。
    *	ui	{n} error	エラー{n}件
    *	ui	{n} warning	警告{n}件
    *	ui	{n} note	注記{n}件
    *	ui	{n} fix	修正{n}件
    *	ui	{n} file	ファイル{n}個
    *	ui	{n} view	ビュー{n}個
    *	ui	{n} element	要素{n}個
    *	ui	error	エラー
    *	ui	warning	警告
    *	ui	note	注記
    *	ui	review	要確認
    *	ui	off	オフ
    *	ui	no errors or warnings	エラーも警告もありません
    *	ui	{n} to review	要確認{n}件
    *	ui	{n} in the baseline	ベースラインで受け入れ済み{n}件
    *	ui	{text} hidden (--show {option})	{text}は非表示（--show {option}で表示）
    *	ui	and {n} more like it: {places}	同じ指摘がほか{n}件：{places}
    *	ui	{n} fixable with --fix	--fixで修正できるもの{n}件
    *	ui	{n} fixable with --fix, {m} more with --fix --suggested	--fixで修正できるもの{n}件、--fix --suggestedではさらに{m}件
    *	ui	Fixed: {file}, line {line}	修正済み：{file}、{line}行目
    *	ui	{file}, line {line}, {severity}: {message}	{file}、{line}行目、{severity}：{message}
    *	ui	Heard now: {text}	現在の読み上げ：{text}
    *	ui	Heard after the fix: {text}	修正後の読み上げ：{text}
    *	ui	{n} more like it, lines {lines}	同じ指摘がほか{n}件、行{lines}
    *	ui	Note: {text}, {file}, line {line}	参考：{text}、{file}、{line}行目
    *	ui	Safe fix: {title}	安全な修正：{title}
    *	ui	Suggested fix: {title}	提案する修正：{title}
    *	ui	Rule {rule}	ルール{rule}
    *	ui	{findings} in {files}.	{findings}（{files}）。
    *	ui	by rule	ルール別
    *	ui	by file	ファイル別
    *	ui	by view	ビュー別
    *	ui	(no view)	（ビューなし）
    *	ui	the same in several places	複数の場所での同じ指摘
    *	ui	no findings	指摘はありません
    *	ui	{findings} in {files}, {views}; {elements}	{findings}（{files}、{views}。{elements}）
    *	ui	{fixes} applied in {files}:	{files}に{fixes}を適用しました：
    *	ui	{message} (in {n} uses)	{message}（使用箇所{n}か所）
    *	ui	no elements	要素なし
    *	ui	{total}, known	{total}、判明
    *	ui	{total}, all known	{total}、すべて判明
    *	ui	{total}, {known} known, {partial} partly known, {opaque} unknown	{total}、うち判明{known}、一部判明{partial}、不明{opaque}
    *	ui	fix (safe)	修正（安全）
    *	ui	fix (suggested)	修正（提案）
    *	ui	heard: 	読み上げ：
    *	ui	note: 	参考：
    *	ui	why: 	理由：
    *	ui	nothing	なし
    *	ui	place	場所
    *	ui	severity	重大度
    *	ui	finding	指摘
    *	ui	heard now	現在の読み上げ
    *	ui	after the fix	修正後
    *	ui	rule	ルール
    *	ui	reports	検出する内容
    *	ui	WCAG	WCAG
    *	ui	… and {n} more.	…ほか{n}件。
    *	ui	Could not be read or parsed:	読み込みまたは構文解析ができなかったもの：
    *	ui	Looked at {files} and {views}: {elements}.	{files}、{views}を調べました（{elements}）。
    *	ui	{text} not shown.	{text}は非表示です。
    *	ui	{n} accepted before (baseline).	ベースラインで受け入れ済み{n}件。
    *	ui	{n} suppressed in the source.	ソース内のコメントで抑制{n}件。
    *	ui	To do:	対処：
    *	ui	Why these matter, and what to do	なぜ問題なのか、どう直すか
    # Pages of rules.
    *	ui	best practice	推奨事項
    *	ui	no finding in an unknown app was judged yet	未知のアプリでの指摘はまだ判定されていない
    *	ui	{right} of {count} findings in unknown apps were right, too few to go by	未知のアプリでの指摘{count}件のうち{right}件が正しかった（判断するには少なすぎる）
    *	ui	{right} of {count} findings in unknown apps were right	未知のアプリでの指摘{count}件のうち{right}件が正しかった
    *	ui	off by default	既定ではオフ
    *	ui	critical	致命的
    *	ui	serious	重大
    *	ui	moderate	中程度
    *	ui	minor	軽微
    *	ui	Names	名前
    *	ui	Quality of names	名前の質
    *	ui	Values, hints and content	値、ヒント、内容
    *	ui	Roles, traits and states	役割、特性、状態
    *	ui	Shape and order	構造と順序
    *	ui	Operating	操作
    *	ui	Text size and layout	文字サイズとレイアウト
    *	ui	Colour and contrast	色とコントラスト
    *	ui	Motion, time and media	動き、時間、メディア
    *	ui	Forms and sign-in	フォームとサインイン
    *	ui	Project and process	プロジェクトと進め方
    *	ui	Use of the API	APIの使い方
    *	ui	What it reports	検出する内容
    *	ui	Why it matters	なぜ問題なのか
    *	ui	How to fix it	直し方
    *	ui	Limits	限界
    *	ui	Options	オプション
    *	ui	Examples	例
    *	ui	Example {n}: 	例{n}：
    *	ui	Sources	出典
    *	ui	after the fix:	修正後：
    *	ui	reported at the arrow	矢印の位置を指摘する
    *	ui	not reported	指摘しない
    *	ui	not reported, since a part is unknown	一部が不明なため指摘しない
    # Words that holes of the kind `word` stand for.
    *	word	or	または
    *	word	button	ボタン
    *	word	link	リンク
    *	word	image	画像
    *	word	picture	画像
    *	word	toggle	スイッチ
    *	word	slider	スライダー
    *	word	stepper	ステッパー
    *	word	picker	ピッカー
    *	word	menu	メニュー
    *	word	text field	テキストフィールド
    *	word	element	要素
    *	word	control	コントロール
    # Earshot's own rules.
    file-in-no-target	title	files that no target builds were left out	どのターゲットもビルドしないファイルを除外した
    file-in-no-target	message	no target builds this file; findings left out: {n:number}	このファイルをビルドするターゲットがないため、{n}件の指摘を除外
    file-in-no-target	message	no target builds this file and others, {m:number} in all; findings left out: {n:number}	このファイルなど全{m}個のファイルをビルドするターゲットがないため、{n}件の指摘を除外
    file-in-no-target	reports	Swift and interface files that no target of the project builds, though targets build others of the same folder, or though its `Info.plist` tells that the folder was that of a target once, and in which something is wrong: one note for all of them, in place of what is wrong there.	同じフォルダのほかのファイルはビルドされるのに、または`Info.plist`からかつてはターゲットのフォルダだったとわかるのに、プロジェクトのどのターゲットもビルドしないSwiftファイルとインターフェイスファイルのうち、問題を含むものを検出します。中の問題の代わりに、すべてをまとめて一度だけ報告します。
    file-in-no-target	why	Nobody gets what such a file holds, so nothing in it has to be repaired. Most were left behind when a screen was replaced, and whoever adds one to a target again brings its defects back.	このようなファイルの内容は誰にも届かないため、修正の必要はありません。多くは画面を置き換えたときに残されたもので、再びターゲットに加えると欠陥も戻ってきます。
    file-in-no-target	howToFix	Delete the files, or add them to the target that should build them; then all that is found is told.	ファイルを削除するか、ビルドするべきターゲットに加えます。加えれば、見つかるものはすべて指摘されます。
    file-in-no-target	limits	Silent about files without findings, and where no project tells what targets build. Files are read with the rest all the same.	指摘のないファイルと、ターゲットが何をビルドするかを示すプロジェクトがない場合は報告しません。ファイルはほかと同じように読み込まれます。
    unused-suppression	title	suppression comment matches nothing	抑制コメントに該当する指摘がない
    unused-suppression	message	suppression of '{rule}' matches nothing	'{rule}'の抑制に該当する指摘がない
    unused-suppression	message	suppression of every rule matches nothing	全ルールの抑制に該当する指摘がない
    unused-suppression	message	suppression names no rule, so it does nothing	抑制コメントにルール名がないため効果がない
    unused-suppression	message	'earshot:ignore-end' ends nothing	'earshot:ignore-end'に対応する開始がない
    unused-suppression	message	'earshot:ignore-begin' has no end and holds to the end of the file	'earshot:ignore-begin'に終わりがなく、ファイルの末尾まで有効
    stale-baseline-entry	title	baseline accepts a finding that is gone	ベースラインにすでにない指摘が残っている
    stale-baseline-entry	message	baseline accepts a finding of {rule} in '{view}' that is gone	'{view}'の{rule}の指摘はすでにないが、ベースラインに残っている
    stale-baseline-entry	message	baseline accepts a finding of {rule} that is gone	{rule}の指摘はすでにないが、ベースラインに残っている
    # What is said of places, whatever the rule.
    *	note	in '{view}', other uses of which are right	'{view}'の中（ほかの使用箇所は問題なし）
    *	note	used here as '{view}'	ここで'{view}'として使用
    *	note	used here as '{view}', other uses of which are right	ここで'{view}'として使用（ほかの使用箇所は問題なし）
    # ==== Pages, the doctor, init.
    *	ui	{severity}, {impact} impact, family “{family}”	{severity}、影響：{impact}、分類「{family}」
    *	ui	Nutrition Labels of the App Store: {labels}	App Storeのアクセシビリティのラベル：{labels}
    *	ui	How to fix it in SwiftUI	SwiftUIでの直し方
    *	ui	How to fix it in UIKit	UIKitでの直し方
    *	ui	Fixes	修正
    *	ui	None is offered: what to write is for a person to decide.	自動の修正はありません。何を書くかは人が決めます。
    *	ui	Safe, so that `--fix` applies them:	安全なもの（`--fix`で適用されます）：
    *	ui	Suggested, so that a person reads them before `--fix --suggested` applies them:	提案（人が読んでから`--fix --suggested`で適用します）：
    *	ui	with the file {name}:	ファイル{name}とともに：
    *	ui	Earshot says:	Earshotの出力：
    *	ui	what is heard:	読み上げ：
    *	ui	How to test it	確かめ方
    *	ui	In example {n}, “{before}” is heard where the defect is.	例{n}では、欠陥のある箇所で「{before}」と聞こえます。
    *	ui	In example {n}, “{before}” is heard; repaired, it is “{after}”.	例{n}では「{before}」と聞こえ、直すと「{after}」になります。
    *	ui	UIKit and Interface Builder	UIKitとInterface Builder
    *	ui	Rules	ルール
    *	ui	Made from the rules by `earshot rules --pages FOLDER`. {n} rules; what each one finds and leaves alone is shown with what Earshot prints.	`earshot rules --pages FOLDER`がルールから作成した一覧です。ルールは{n}個で、それぞれが検出するものとしないものを、Earshotの出力とともに示します。
    *	ui	By family	分類別
    *	ui	By success criterion of WCAG 2.2	WCAG 2.2の達成基準別
    *	ui	By Nutrition Label of the App Store	App Storeのアクセシビリティのラベル別
    *	ui	Best practice	推奨事項
    *	ui	criterion	達成基準
    *	ui	level	レベル
    *	ui	EN 301 549	EN 301 549
    *	ui	rules	ルール
    *	ui	label	ラベル
    *	ui	VoiceOver	VoiceOver
    *	ui	Voice Control	音声コントロール
    *	ui	Larger Text	さらに大きな文字
    *	ui	Dark Interface	ダークインターフェイス
    *	ui	Differentiate Without Color Alone	カラー以外で区別
    *	ui	Sufficient Contrast	十分なコントラスト
    *	ui	Reduced Motion	動きを減らす
    *	ui	Captions	キャプション
    *	ui	Audio Descriptions	音声解説
    *	ui	Turn VoiceOver on and swipe from the first element of the screen to the last. Each element says what it is for, once, and what is seen at a glance takes one swipe.	VoiceOverをオンにし、画面の最初の要素から最後までスワイプします。どの要素も何のためのものかを一度だけ述べ、一目で見えるものは1回のスワイプで済みます。
    *	ui	Turn Voice Control on and say “Show names”. Every control shows a name that a person would think of; saying “Tap” and the words written on it activates it.	音声コントロールをオンにし、「名前を表示」と言います。どのコントロールにも思いつく名前が表示され、書かれた言葉に「をタップ」を付けて言うと実行されます。
    *	ui	Set the VoiceOver rotor to Headings and flick down. It stops at everything that introduces a part of the screen, and nowhere else.	VoiceOverのローターを「見出し」にし、下にフリックします。画面の各部分の始まりすべてに止まり、ほかには止まりません。
    *	ui	Do everything that the screen offers by touch with VoiceOver, and once more with Full Keyboard Access or Switch Control. Nothing is out of reach.	タッチでできることをすべてVoiceOverで、さらにフルキーボードアクセスかスイッチコントロールで行います。届かないものはありません。
    *	ui	Swipe up and down on the element with VoiceOver. Every swipe changes the value, and the new value is spoken.	VoiceOverで要素の上で上下にスワイプします。1回ごとに値が変わり、新しい値が読まれます。
    *	ui	Go to the element with VoiceOver, change its state, and listen again. What is heard has changed with the state.	VoiceOverで要素に移動し、状態を変え、もう一度聞きます。聞こえるものが状態とともに変わります。
    *	ui	Choose the largest accessibility text size (Settings › Accessibility › Display & Text Size › Larger Text). No text stays small, is cut off or covers another.	最大のアクセシビリティサイズを選びます（設定›アクセシビリティ›画面表示とテキストサイズ›さらに大きな文字）。小さいままの文字、切れる文字、重なる文字はありません。
    *	ui	Measure text and background with the contrast calculator of Accessibility Inspector, in both appearances and with Increase Contrast: at least 4.5:1, or 3:1 for large text.	アクセシビリティインスペクタのコントラスト計算機で、両方の外観と「コントラストを上げる」の状態で文字と背景を測ります。4.5:1以上、大きな文字では3:1以上です。
    *	ui	Switch between the light and the dark appearance, and turn Smart Invert on. Everything stays legible.	ライトとダークの外観を切り替え、「反転（スマート）」をオンにします。すべてが読めるままです。
    *	ui	Turn on the colour filter Grayscale. Every state can still be told from every other.	カラーフィルタの「グレイスケール」をオンにします。どの状態もほかの状態と区別できます。
    *	ui	Turn on Reduce Motion and go through the screens. Nothing slides, zooms, spins or repeats.	「視差効果を減らす」をオンにし、画面を一通り見ます。滑る、拡大する、回る、繰り返すものはありません。
    *	ui	Leave the screen alone for a minute with VoiceOver on. Nothing vanishes, moves on or takes the focus before it was heard.	VoiceOverをオンにし、1分間画面に触れずにおきます。聞き終える前に消えるもの、進むもの、フォーカスを奪うものはありません。
    *	ui	Play the media without sound, then with the picture covered. What is said can be read, and what is shown is told.	メディアを消音して再生し、次に画面を隠して再生します。話されることは読め、映ることは語られます。
    *	ui	Run the app in each of its languages with VoiceOver. Every word is in that language and spoken by its voice.	アプリの各言語でVoiceOverを使います。すべての言葉がその言語で、その言語の声で読まれます。
    *	ui	Fill in the form with VoiceOver, leave out a field and enter something wrong. Names, requirements and errors are heard, and AutoFill offers what it knows.	VoiceOverでフォームに入力し、一つを空のままに、一つを誤った内容にします。名前、必須であること、エラーが聞こえ、自動入力の候補が示されます。
    *	ui	Turn the device with the orientation lock off. The screen turns with it, and nothing gets lost.	画面の向きのロックを解除してデバイスを回します。画面も回り、失われるものはありません。
    *	ui	Look at the screen with Accessibility Inspector, or list it from a UI test. Each identifier is found once.	アクセシビリティインスペクタで画面を見るか、UIテストで一覧します。どの識別子も一度だけ見つかります。
    *	ui	Read the code at the place that Earshot names: on a device there is nothing to hear of it.	Earshotの示す場所のコードを読みます。デバイスで聞こえるものはありません。
    # The doctor.
    *	ui	root	ルート
    *	ui	configuration	設定
    *	ui	none; 'earshot init' writes one	なし（'earshot init'で作成できます）
    *	ui	Swift files	Swiftファイル
    *	ui	modules	モジュール
    *	ui	libraries	ライブラリ
    *	ui	texts in code	コードの言語
    *	ui	translations	翻訳
    *	ui	none found	見つかりません
    *	ui	runs on	対応環境
    *	ui	kept results	保存した結果
    *	ui	expressions	ビューの式
    *	ui	{n} that make views: {heard} heard, {hidden} hidden, {unreached} out of reach, {unfollowed} not followed	ビューを作る式{n}個：読み上げ{heard}、非表示{hidden}、到達しない{unreached}、追えない{unfollowed}
    *	ui	View expressions that were not followed	追えなかったビューの式
    *	ui	View expressions that nobody gets to	誰も到達しないビューの式
    *	ui	{n} files, {size} KB, in {folder}	{n}ファイル、{size} KB、{folder}
    *	ui	not known	不明
    *	ui	views	ビュー
    *	ui	{views}, with {elements}	{views}個（{elements}）
    *	ui	none	なし
    *	ui	app	アプリ
    *	ui	test	テスト
    *	ui	generated	生成コード
    *	ui	package manifest	パッケージマニフェスト
    *	ui	preview	プレビュー
    *	ui	What to do	対処
    *	ui	What is not known, by the elements it concerns	わからないもの（影響する要素の数）
    *	ui	component	コンポーネント
    *	ui	modifier	モディファイア
    *	ui	platform view	プラットフォーム
    *	ui	and {n} more (--format json has them all)	ほか{n}件（--format jsonですべて表示）
    *	ui	No Swift files of an app were found here: name a folder that has some.	ここにはアプリのSwiftファイルがありません。あるフォルダを指定してください。
    *	ui	Some files could not be read or parsed: 'earshot check' names them.	読み込めない、または構文解析できないファイルがあります。'earshot check'で確かめられます。
    *	ui	Say in the configuration what views from packages behave as, with the name of the built-in view that each is like, or transparent, container, absent: "components": {entries}.	パッケージのビューが何として振る舞うかを設定に書いてください。似ている組み込みビューの名前か、transparent、container、absentを指定します："components": {entries}
    *	ui	If these modifiers only change how things look, list them: "modifiers": [{names}].	次のモディファイアが見た目を変えるだけなら、設定に並べてください："modifiers": [{names}]
    *	ui	Say what the app runs on: "platforms": {example}.	アプリの対応環境を設定に書いてください："platforms": {example}
    # What init says, and the comments of the configuration that it writes.
    *	ui	{file}: {n} findings accepted	{file}：{n}件の指摘を受け入れました
    *	ui	{file}: written; 'earshot check' reads it from now on	{file}：作成しました。以後'earshot check'が読み込みます
    *	ui	What Earshot checks in this project. Comments and trailing commas are allowed.	Earshotがこのプロジェクトで調べるもの。コメントと末尾のコンマを使えます。
    *	ui	recommended; strict: every rule; wcag-a, wcag-aa: rules about criteria of these levels	recommended（推奨）、strict（すべてのルール）、wcag-a・wcag-aa（各レベルの達成基準のルール）
    *	ui	Levels: off, note, warning, error. 'earshot rules' lists the rules.	レベル：off、note、warning、error。'earshot rules'でルールを一覧できます。
    *	ui	Levels for some files.	一部のファイルだけのレベル。
    *	ui	Globs from this folder on. Tests, generated code and ignored files are left out anyway.	このフォルダからのグロブ。テスト、生成コード、無視されるファイルは元から除かれます。
    *	ui	Views from packages and what they behave as: a built-in view, or image, text, spinner, transparent, container, absent, platform. "label" names the argument that is spoken; "_" is the first one without a label.	パッケージのビューと、その振る舞い：組み込みビュー、またはimage、text、spinner、transparent、container、absent、platform。"label"は読み上げられる引数の名前で、"_"はラベルのない最初の引数です。
    *	ui	Not known here, the most frequent first; put the right name in place of each "…":	わからないもの（多い順）。"…"を正しい名前に置き換えてください：
    *	ui	Modifiers from packages that only change how things look.	見た目を変えるだけの、パッケージのモディファイア。
    *	ui	Not known here, the most frequent first:	わからないもの（多い順）：
    *	ui	The languages that the app is to be complete in, the one that it is heard in first.	アプリを完全に訳す言語。読み上げを調べる言語を先頭にします。
    *	ui	The project's files do not say what it runs on.	プロジェクトのファイルからは対応環境がわかりません。
    *	ui	"platforms" is not needed: the project's files say {platforms}.	"platforms"は不要です。プロジェクトのファイルに{platforms}とあります。
    *	ui	The least severity that makes the exit status 1: error, warning, note, never.	終了ステータスを1にする最低の重大度：error、warning、note、never。
    *	ui	Findings that are accepted; 'earshot check --write-baseline FILE' writes it.	受け入れた指摘。'earshot check --write-baseline FILE'で作成します。
    generic-label	option	Labels that are meant as they are, whatever their case.	そのままで意図どおりのラベル（大文字と小文字は区別しません）。
    target-too-small	option	Points that a control has to have in one direction: 24 by WCAG, 44 by Apple's guidelines.	コントロールの縦横のどちらかに必要なポイント数。WCAGでは24、Appleのガイドラインでは44。
    system-colour-contrast	option	Colours of the system that are meant as they are.	そのままで意図どおりのシステムの色。
    # Words that holes of the kind `word` stand for.
    *	word	navigation link	ナビゲーションリンク
    *	word	search field	検索フィールド
    *	word	secure field	パスワードフィールド
    *	word	text editor	テキストエディタ
    *	word	section header	セクションのヘッダ
    *	word	section footer	セクションのフッタ
    *	word	title	タイトル
    *	word	view	ビュー
    *	word	web page	Webページ
    *	word	text	文字
    *	word	tab	タブ
    *	word	label	ラベル
    *	word	hint	ヒント
    *	word	value	値
    *	word	shape	図形
    *	word	canvas	キャンバス
    *	word	chart	グラフ
    *	word	map	地図
    *	word	gauge	ゲージ
    *	word	symbol	シンボル
    *	word	spinner	スピナー
    *	word	progress view	進捗表示
    *	word	progress	進捗表示
    *	word	color picker	カラーピッカー
    *	word	date picker	日付ピッカー
    *	word	photos picker	写真ピッカー
    *	word	share link	共有リンク
    *	word	disclosure group	開閉グループ
    *	word	bar item	バー項目
    *	word	segment	セグメント
    *	word	image view	イメージビュー
    *	word	switch	スイッチ
    *	word	cell	セル
    *	word	disclosure	開閉コントロール
    *	word	stack	スタック
    *	word	drawing	描画
    *	word	tap	タップ
    *	word	long press	長押し
    *	word	double tap	ダブルタップ
    *	word	drag	ドラッグ
    *	word	pinch	ピンチ
    *	word	rotation	回転
    *	word	wheel	ホイール
    *	word	segmented	セグメント
    *	word	palette	パレット
    *	word	inline	インライン
    *	word	white	白
    *	word	black	黒
    *	word	screen	画面
    *	word	video	ビデオ
    *	word	circle	円
    *	word	capsule	カプセル
    *	word	ellipse	楕円
    *	word	rectangle	長方形
    *	word	roundedrectangle	角丸長方形
    *	word	color	色
    *	word	path	パス
    *	word	background	背景
    *	word	divider	区切り線
    *	word	pattern	模様
    *	word	gradient	グラデーション
    *	word	decoration	装飾
    *	word	portrait	縦向き
    *	word	landscape	横向き
    *	word	light	ライト
    *	word	dark	ダーク
    *	word	increment	増加
    *	word	decrement	減少
    # Phrases that holes of the kind `phrase` stand for; they may hold others.
    *	phrase	{noun:word} '{a}' or '{b}' or '{c}' or others	{noun}「{a}」「{b}」「{c}」など
    *	phrase	{noun:word} '{a}' or '{b}' or '{c}'	{noun}「{a}」「{b}」「{c}」のどれか
    *	phrase	{noun:word} '{a}' or '{b}'	{noun}「{a}」か「{b}」
    *	phrase	{noun:word} '{name}'	{noun}「{name}」
    *	phrase	'{a}' or '{b}' or '{c}' or others	「{a}」「{b}」「{c}」など
    *	phrase	'{a}' or '{b}' or '{c}'	「{a}」「{b}」「{c}」のどれか
    *	phrase	'{a}' or '{b}'	「{a}」か「{b}」
    *	phrase	'{name}'	「{name}」
    *	phrase	{n:number} taps	{n}回のタップ
    *	phrase	the colour '{name}'	色「{name}」
    *	phrase	a fixed colour	固定の色
    *	phrase	a dynamic colour	外観ごとの色
    *	phrase	a mixed colour	混ぜた色
    *	phrase	a translucent colour	半透明の色
    *	phrase	the middle of a gradient	グラデーションの中央の色
    *	phrase	the background	背景
    *	phrase	in the dark appearance	ダークの外観
    *	phrase	in the light appearance	ライトの外観
    *	phrase	in the dark appearance with increased contrast	コントラストを上げたダークの外観
    *	phrase	in the light appearance with increased contrast	コントラストを上げたライトの外観
    *	phrase	{size} points	{size}ポイント
    *	phrase	a fixed size	固定の大きさ
    *	phrase	one place	1か所
    *	phrase	{n:number} places	{n}か所
    *	phrase	its picture	その画像
    *	phrase	the joined element	まとめた要素
    *	phrase	the joined element with the text {text:phrase}	文字{text}のあるまとめた要素
    *	phrase	'{view}' with the text {text:phrase}	文字{text}のある「{view}」
    *	phrase	the text {text:phrase}	文字{text}
    *	phrase	a text field	テキストフィールド
    *	phrase	the line under it	その下の行
    *	phrase	its value	その値
    *	phrase	the name of its glyph	図柄の名前
    *	phrase	its raw one	生の名前
    *	phrase	that of its glyph	図柄の名前
    *	phrase	the name of a file	ファイル名
    *	phrase	the name of a symbol	シンボルの名前
    *	phrase	an identifier	識別子
    *	phrase	a UUID	UUID
    *	phrase	a localization key that no string table has	どの文字列テーブルにもないローカライズキー
    *	phrase	a localization key given as a plain string	文字列のまま渡されたローカライズキー
    *	phrase	a format that nothing fills in	何も埋められていない書式
    *	phrase	is a plain string	翻訳されない文字列のまま渡されている
    *	phrase	is given verbatim	そのままの文字として渡されている
    *	phrase	is in no string table	どの文字列テーブルにもない
    *	phrase	begins with a subject	主語で始まっている
    *	phrase	is a command	命令になっている
    *	phrase	names a thing and not what happens	起こることではなく物を挙げている
    *	phrase	a second	1秒
    *	phrase	{n} seconds	{n}秒
    *	phrase	a {noun:word}	{noun}
    *	phrase	{n:number} controls	コントロール{n}個
    *	phrase	{n:number} controls, one of them {control:phrase},	{control}を含むコントロール{n}個
    *	phrase	{n:number} others	ほかの{n}個
    *	phrase	{noun:word}	{noun}
    *	phrase	«{expression}»	«{expression}»
    # Messages of several rules.
    *	message	{what:phrase} has no name	{what}に名前がない
    *	message	{what:phrase} has no name; the text '{text}' beside it is a stop of its own	{what}に名前がなく、横の文字「{text}」は別の停止位置になっている
    *	message	{what:phrase} shows only a picture and has no name	{what}は画像だけで、名前がない
    *	message	{what:phrase} shows only a spinner and has no name	{what}にはスピナーしかなく、名前がない
    *	message	{what:phrase} shows only {shown}, which may have no name	{what}には{shown}しかなく、名前がない可能性がある
    *	message	{what:phrase} is called {shown:phrase} by its symbol '{symbol}' and not by the app	{what}の名前{shown}は、アプリではなくシンボル'{symbol}'によるものである
    *	message	{what:phrase} is called '{word}' by its file name and not by the app	{what}の名前'{word}'は、アプリではなくファイル名によるものである
    *	message	{what:phrase} has no name while '{condition}'	'{condition}'の間、{what}に名前がない
    *	message	{what:phrase} shows only the symbol '{symbol}' and is called {shown:phrase}	{what}にはシンボル'{symbol}'しかなく、{shown}と読まれる
    *	message	{what:phrase} shows a picture and is called '{text}', as Interface Builder calls any of them	{what}は画像を表示し、初期値のままの名前'{text}'で読まれる
    *	message	{what:phrase} shows only pictures and is called by their names	{what}には画像しかなく、それらの名前で読まれる
    *	message	{what:phrase} shows only a picture and is called '{text}' by a text that nobody sees	{what}には画像しか見えず、見えない文字によって'{text}'と読まれる
    *	message	{what:phrase} is called {shown:phrase} by its symbol '{symbol}', as each of the row that it stands in	{what}はシンボル'{symbol}'によって{shown}と読まれ、同じ列のものがどれも同じ名前になる
    *	message	{what:phrase} is called '{word}' by its symbol '{symbol}', and its code says '{deed}'	{what}はシンボル'{symbol}'によって'{word}'と読まれるが、コードでは'{deed}'となっている
    *	message	{what:phrase} shows only the symbol {name}, whichever it is, and nothing names it	{what}にはシンボル{name}しかなく、どれであっても名前がない
    *	message	{what:phrase} shows only the picture {name}, whichever it is, and nothing names it	{what}には画像{name}しかなく、どれであっても名前がない
    *	message	{what:phrase} shows only the symbol '{symbol}' and has no name of its own	{what}にはシンボル'{symbol}'しかなく、固有の名前がない
    *	message	{what:phrase} shows only the image '{image}' and is called by its file name	{what}には画像'{image}'しかなく、ファイル名で読まれる
    *	message	{what:phrase} shows only the image '{image}' and is called by that file name	{what}には画像'{image}'しかなく、そのファイル名で読まれる
    *	message	{what:phrase} is on screen and hidden from assistive technologies	{what}が画面にあるのに支援技術から隠されている
    *	message	{what:phrase} stays at {size:phrase} at every text size	{what}はどの文字サイズでも{size}のままである
    *	message	{what:phrase} has a font of fixed size	{what}のフォントの大きさが固定されている
    *	message	font of a text style does not follow a change of the text size	テキストスタイルのフォントが文字サイズの変更に追従しない
    # Titles of fixes.
    *	fix	name the {noun:word} '{a}' or '{b}'	{noun}に「{a}」か「{b}」という名前を付ける
    *	fix	name the {noun:word} '{name}'	{noun}に「{name}」という名前を付ける
    *	fix	name the '{view}' '{name}'	'{view}'に「{name}」という名前を付ける
    *	fix	name the {noun:word} '{name}' and tell its state by a trait	{noun}に「{name}」という名前を付け、状態を特性で伝える
    *	fix	name the {noun:word} '{name}' and tell its state	{noun}に「{name}」という名前を付け、状態を値で伝える
    image-name	fix	say what the image shows in each state	画像が各状態で示すことを伝える
    *	fix	name the {noun:word} where it is used	使われている箇所で{noun}に名前を付ける
    *	fix	name the {noun:word} by its placeholder	プレースホルダを{noun}の名前にする
    *	fix	name the {noun:word} by the text beside it	横の文字を{noun}の名前にする
    *	fix	name the {noun:word} by the text beside it and tell its state by a trait	横の文字を{noun}の名前にし、状態を特性で伝える
    *	fix	name the {noun:word} by the text beside it and tell its state	横の文字を{noun}の名前にし、状態を値で伝える
    *	fix	name the button by its texts	ボタンの中の文字をボタンの名前と値にする
    *	fix	name the {noun:word} by its '{name}'	渡された'{name}'を{noun}の名前にする
    *	fix	say what the {noun:word} shows	{noun}が示すものを述べる
    *	fix	hide the {noun:word} from assistive technologies	{noun}を支援技術から隠す
    *	fix	mark the image as decorative	画像を装飾にする
    *	fix	hide it from assistive technologies	支援技術から隠す
    *	fix	hide it	非表示にする
    *	fix	remove it	取り除く
    *	fix	remove the label	ラベルを取り除く
    *	fix	remove the hint	ヒントを取り除く
    *	fix	remove the trait	特性を取り除く
    *	fix	remove the image trait	画像の特性を取り除く
    *	fix	remove the empty label	空のラベルを取り除く
    *	fix	remove the action that was added by hand	手で加えたアクションを取り除く
    *	fix	fill the label with '{name}'	ラベルに「{name}」を入れる
    *	fix	call it '{name}'	名前を「{name}」にする
    *	fix	say '{text}'	「{text}」とする
    *	fix	say what happens: '{text}'	起こることを述べる：「{text}」
    *	fix	use '{name}'	'{name}'を使う
    *	fix	use 'AccessibilityNotification.Announcement'	'AccessibilityNotification.Announcement'を使う
    *	fix	set it on '{name}'	'{name}'に設定する
    *	fix	tell AutoFill what it asks for	何を求めているかを自動入力に伝える
    *	fix	move it behind	後ろへ移す
    *	fix	put '{text}' first	「{text}」を先頭に置く
    *	fix	make it one text	一つの文字にする
    *	fix	leave '{word}' out of the label	ラベルから「{word}」を取り除く
    *	fix	begin the label with '{text}'	ラベルを「{text}」で始める
    *	fix	let Voice Control listen to '{text}' as well	音声コントロールが「{text}」も聞き取るようにする
    *	fix	give it as the identifier	識別子として渡す
    *	fix	let the text be translated	文字が翻訳されるようにする
    *	fix	make it an element with the name '{name}' and the button trait	「{name}」という名前とボタンの特性のある要素にする
    *	fix	make the picker a named group	ピッカーを名前のあるグループにする
    *	fix	repeat the title as the label	タイトルをラベルとして繰り返す
    *	fix	repeat the placeholder as the label	プレースホルダをラベルとして繰り返す
    *	fix	give the stepper the title '{name}'	ステッパーに「{name}」というタイトルを付ける
    *	fix	give the tab the title '{name}'	タブに「{name}」というタイトルを付ける
    *	fix	keep the link trait	リンクの特性を残す
    *	fix	make it a heading by its trait	特性で見出しにする
    *	fix	make it a heading	見出しにする
    *	fix	add the header trait	ヘッダの特性を加える
    *	fix	add the button trait	ボタンの特性を加える
    *	fix	announce it as a button	ボタンとして読まれるようにする
    *	fix	name it and announce it as a button	名前を付け、ボタンとして読まれるようにする
    *	fix	name it, announce it as a button and tell its state by a trait	名前を付け、ボタンとして読まれるようにし、状態を特性で伝える
    *	fix	announce it as a link	リンクとして読まれるようにする
    *	fix	announce the text	その文言を読み上げさせる
    *	fix	disable it instead	代わりに無効にする
    *	fix	make it one element with a value	値を持つひとつの要素にする
    *	fix	make it an element that is announced as a button	ボタンとして読まれる要素にする
    *	fix	announce its text as a button	中の文字をボタンとして読ませる
    *	fix	make it a button with the name '{name}'	「{name}」という名前のボタンにする
    *	fix	make it a button that is called by the text beside it	横の文字を名前とするボタンにする
    *	fix	fade under Reduce Motion	「視差効果を減らす」のときはフェードにする
    *	fix	stand still under Reduce Motion	「視差効果を減らす」のときは動かさない
    *	fix	let the size grow with the text style '{style}'	大きさをテキストスタイル'{style}'に合わせて変える
    *	fix	make it one element that is announced as a button	ボタンとして読まれる一つの要素にする
    *	fix	make it one button that says whether it is on	オンかオフかを伝える一つのボタンにする
    *	fix	tell the selection by a trait	選択を特性で伝える
    *	fix	tell the state by a trait	状態を特性で伝える
    *	fix	keep the controls apart	コントロールを別々に残す
    *	fix	let it be heard	読まれるようにする
    *	fix	let it be found	見つけられるようにする
    *	fix	keep it hidden and remove '{name}'	非表示のままにして'{name}'を取り除く
    *	fix	declare it an image with a meaning	意味のある画像として宣言する
    *	fix	make a container of it first	先にコンテナにする
    *	fix	keep what is inside	中のものを残す
    *	fix	read the parts as one element	部分を一つの要素として読む
    *	fix	read them as one element	一つの要素として読む
    *	fix	make one element or group of it first	先に一つの要素またはグループにする
    *	fix	make the stack a container	スタックをコンテナにする
    *	fix	let it grow to the largest text size	最大の文字サイズまで大きくなるようにする
    *	fix	let the frame grow	枠が大きくなるようにする
    *	fix	use the text style '{style}', the nearest that every system of the app has	アプリの対応するすべてのシステムにある最も近いテキストスタイル'{style}'を使う
    *	fix	use the text style '{style}', the nearest that is not smaller	小さくならない最も近いテキストスタイル'{style}'を使う
    *	fix	give the name to the control that it is meant for	名前をその対象のコントロールに付ける
    *	fix	scale it with the text style '{style}'	テキストスタイル'{style}'に合わせて拡大する
    *	fix	let the font follow the text size	フォントを文字サイズに追従させる
    *	fix	let the font grow with the text size	文字サイズに合わせてフォントを大きくする
    *	fix	add the trait to those that are there	今ある特性に加える
    *	fix	give it a value	値を付ける
    *	fix	give the value with accessibilityValue	値をaccessibilityValueで伝える
    *	fix	offer it as an action	アクションとして用意する
    # Notes about related places.
    *	note	replaced here	ここで置き換え
    *	note	the field says nothing of it	フィールドはそれについて何も言わない
    *	note	the field	フィールド
    *	note	and here	ここにも
    *	note	and here, {n:number} places in all	ここにも（全{n}箇所）
    *	note	makes a blank element	空の要素を作る
    *	note	offered here as well	ここでも提供
    *	note	the frame of its picture	画像の枠
    *	note	the constraint of its width	幅の制約
    *	note	the heading before it	直前の見出し
    *	note	the control	コントロール
    *	note	hidden here	ここで非表示
    *	note	no longer in the tree	ツリーにない
    *	note	is called so	この名前になる
    *	note	the outer control	外側のコントロール
    *	note	read after them	これらの後に読まれる
    *	note	used here	ここで使用
    *	note	no text in here grows, whatever its font	この中の文字はフォントにかかわらず大きくならない
    *	note	{what:phrase} is in it	{what}が中にある
    *	note	the list	一覧
    *	note	the background	背景
    *	note	the text	文字
    *	note	the background while '{condition}'	'{condition}'の間の背景
    *	note	in it	この中
    *	note	a tooltip is heard as a hint and is no name	ツールチップはヒントとして読まれ、名前にはならない
    *	note	an identifier is for tests and is no name	識別子はテストのためのもので、名前にはならない
    # Messages.
    accessibility-api-availability	message	'{name}' needs iOS {needed}, the project supports iOS {target}	'{name}'にはiOS {needed}が必要だが、プロジェクトはiOS {target}に対応している
    accessibility-api-form	message	'adjustable' is no trait of SwiftUI	'adjustable'という特性はSwiftUIにない
    accessibility-api-form	message	'accessibilityActions' takes no name	'accessibilityActions'は名前を取らない
    accessibility-api-form	fix	remove it: the adjustable action says the same	取り除く（調整アクションが同じことを伝える）
    accessibility-api-form	fix	use 'accessibilityAction(named:)'	'accessibilityAction(named:)'を使う
    announcement-legacy-api	message	announcement is posted through UIKit	アナウンスがUIKit経由で送られている
    deprecated-accessibility-modifier	message	'{name}' is deprecated and does nothing any more	'{name}'は非推奨で、もう何もしない
    deprecated-accessibility-modifier	message	'{name}' is deprecated in favour of '{new}'	'{name}'は非推奨で、代わりは'{new}'である
    overridden-accessibility-modifier	message	'{name}' is replaced by a later one and never heard	'{name}'は後のものに置き換えられ、聞こえない
    speech-attribute-misplaced	message	'{attribute}' is set on '{name}', which is not used after it, while '{other}' is	'{attribute}'が、その後使われない'{name}'に設定され、使われるのは'{other}'である
    colour-only-state	message	{what:phrase} tells '{condition}' by its colour alone	{what}は'{condition}'を色だけで示している
    colour-only-state	message	{what:phrase} tells '{condition}' by the colour behind it alone	{what}は'{condition}'を背後の色だけで示している
    colour-only-state	message	{what:phrase} tells '{condition}' by how faint it is alone	{what}は'{condition}'を薄さだけで示している
    dimmed-text	message	{what:phrase} at an opacity of {n:number} percent has a contrast of {ratio} {mode:phrase} while '{condition}'	'{condition}'の間、不透明度{n}パーセントの{what}のコントラストは、{mode}で{ratio}である
    dimmed-text	message	{what:phrase} in {n:number} percent of '{name}' has a contrast of {ratio} {mode:phrase}	'{name}'を{n}パーセントにした{what}のコントラストは、{mode}で{ratio}である
    dimmed-text	message	{what:phrase} at an opacity of {n:number} percent has a contrast of {ratio} {mode:phrase}	不透明度{n}パーセントの{what}のコントラストは、{mode}で{ratio}である
    forced-colour-scheme	message	the whole app is always {style:word}	アプリ全体が常に{style}である
    forced-colour-scheme	message	screen is always {style:word}	画面が常に{style}である
    hardcoded-colour	message	{what:phrase} is {colour:phrase} in both appearances; on the system's background it has a contrast of {ratio} {mode:phrase}	{what}はどちらの外観でも{colour}で、システムの背景とのコントラストは{mode}で{ratio}である
    low-contrast-text	message	{what:phrase} in {colour:phrase} on {ground:phrase} has a contrast of at best {ratio} {mode:phrase}, and needs {needed}	{ground}の上の{colour}の{what}のコントラストは{mode}で高くても{ratio}で、{needed}が必要である
    low-contrast-text	message	{what:phrase} in {colour:phrase} on {ground:phrase} has a contrast of {ratio} {mode:phrase}, and needs {needed}	{ground}の上の{colour}の{what}のコントラストは{mode}で{ratio}で、{needed}が必要である
    system-colour-contrast	message	'{name}' has a contrast of {ratio} on {ground:phrase} {mode:phrase} and is used for text, here for {what:phrase}	'{name}'の{ground}とのコントラストは{mode}で{ratio}なのに文字に使われている（ここでは{what}）
    error-by-colour	message	'{condition}' is told by a drawing beside the field alone	'{condition}'をフィールドの横の描画だけで示している
    error-by-colour	message	field tells '{condition}' by its colour alone	フィールドは'{condition}'を色だけで示している
    error-not-associated	message	error appears under '{condition}' and nobody hears of it	'{condition}'のときにエラーが現れるが、誰にも聞こえない
    input-purpose-missing	message	field '{name}' does not tell that it asks for '{type}'	フィールド「{name}」が'{type}'を求めていることを伝えていない
    required-not-conveyed	message	an asterisk marks the field, and its name does not say what that means	アスタリスクの付いたフィールドの名前が、その意味を述べていない
    app-language-missing	message	app declares the language '{language}', and its texts are in {list}	アプリは言語'{language}'を宣言しているが、テキストの言語は{list}である
    app-language-missing	message	app has texts in {list} and does not declare it	アプリには{list}のテキストがあるが、宣言していない
    component-unresolved	message	what '{name}' is to VoiceOver is not known; it is used in {count:phrase}	'{name}'がVoiceOverにとって何なのかわからない。使用箇所は{count}
    modifier-order	message	'{name}' is thrown away by the modifier after it and never heard	'{name}'は後のモディファイアに捨てられ、聞こえない
    runtime-check-needed	message	map ({n:number} in the app): move through its places with VoiceOver, and look for a list with the same content	地図（アプリに{n}か所）：VoiceOverで場所をたどり、同じ内容の一覧があるか確かめる
    runtime-check-needed	message	map: move through its places with VoiceOver, and look for a list with the same content	地図：VoiceOverで場所をたどり、同じ内容の一覧があるか確かめる
    runtime-check-needed	message	video ({n:number} in the app): look for captions and descriptions, and pause it with VoiceOver	ビデオ（アプリに{n}か所）：字幕と音声解説を確かめ、VoiceOverで一時停止する
    runtime-check-needed	message	video: look for captions and descriptions, and pause it with VoiceOver	ビデオ：字幕と音声解説を確かめ、VoiceOverで一時停止する
    runtime-check-needed	message	web page ({n:number} in the app): check the page by itself, with headings and links	Webページ（アプリに{n}か所）：見出しとリンクを含め、ページ自体を調べる
    runtime-check-needed	message	web page: check the page by itself, with headings and links	Webページ：見出しとリンクを含め、ページ自体を調べる
    runtime-check-needed	message	drawing ({n:number} in the app): check that what it shows is said somewhere	描画（アプリに{n}か所）：示していることがどこかで述べられているか確かめる
    runtime-check-needed	message	drawing: check that what it shows is said somewhere	描画：示していることがどこかで述べられているか確かめる
    runtime-check-needed	message	platform view ({n:number} in the app): go through it with VoiceOver	プラットフォームのビュー（アプリに{n}か所）：VoiceOverで確かめる
    runtime-check-needed	message	platform view: go through it with VoiceOver	プラットフォームのビュー：VoiceOverで確かめる
    suppression-without-reason	message	suppression gives no reason	抑制コメントに理由がない
    voiceover-only-branch	message	{what:phrase} is there only when '{condition}'	{what}は'{condition}'のときだけある
    audio-description-unsupported	message	the player does not choose the described track by itself	プレーヤーが音声解説付きのトラックを自動で選ばない
    audio-description-unsupported	message	video is drawn in a layer, and no code offers described tracks	ビデオがレイヤーに描かれ、音声解説付きのトラックを選ぶコードがない
    audio-without-transcript	message	sound is played, and nothing in the code speaks of a transcript	音声が再生されるが、コードは書き起こしに触れていない
    auto-advance	message	a timer turns the pages, and nobody can stop it	タイマーがページを進め、止める手段がない
    auto-dismiss	message	'{name}' is taken away after {time:phrase}, whether it was read or not	'{name}'は、読まれたかどうかにかかわらず{time}後に消える
    auto-dismiss	message	'{name}' takes away what is on screen after {time:phrase}, whoever is on the way to it	'{name}'は、操作しようとする人がいても{time}後に画面の内容を消す
    auto-dismiss	message	the screen closes itself after {time:phrase}, whether it was read or not	画面が、読まれたかどうかにかかわらず{time}後に自ら閉じる
    autoplay-media	message	media starts by itself when the view appears	ビューが現れるとメディアがひとりでに再生を始める
    captions-unsupported	message	video is drawn in a layer, and no code offers captions	ビデオがレイヤーに描かれ、字幕を選ぶコードがない
    captions-unsupported	message	the player offers captions if the media has them; nothing in the code tells that it does	メディアに字幕があればプレーヤーで選べるが、あるかどうかはコードからわからない
    flashing	message	animation goes back and forth more than three times a second	アニメーションが1秒に3回を超えて往復する
    looping-animation	message	animation repeats forever and asks for no setting about motion	アニメーションが永遠に繰り返され、動きについての設定を確かめていない
    looping-animation	message	timeline redraws all the time and asks for no setting about motion	タイムラインが描き直し続け、動きについての設定を確かめていない
    motion-ignores-reduce-motion	message	movement does not heed Reduce Motion, here and in {n:number} more places of '{type}'	動きが「視差効果を減らす」に従わない（ここと、'{type}'のほか{n}か所）
    motion-ignores-reduce-motion	message	movement does not heed Reduce Motion	動きが「視差効果を減らす」に従わない
    motion-ignores-reduce-motion	title	movement does not heed Reduce Motion	動きが「視差効果を減らす」に従わない
    motion-ignores-reduce-motion	reports	Transitions that move or scale views (`.move(edge:)`, `.slide`, `.push(from:)`, `.scale`), `matchedGeometryEffect`, `PhaseAnimator` and `KeyframeAnimator`, in a view that asks for no setting about motion. In UIKit, views that shake, spring back into their place or swing into a new one. Reported once for each view, at the first.	ビューを移動または拡縮するトランジション（`.move(edge:)`、`.slide`、`.push(from:)`、`.scale`）、`matchedGeometryEffect`、`PhaseAnimator`、`KeyframeAnimator`のうち、動きについての設定を確かめないビューにあるものを検出します。UIKitでは、揺れるビューと、ばねのように元の位置へ戻るビューや新しい位置へ動くビューを検出します。ビューごとに最初の箇所で1回だけ指摘します。
    motion-ignores-reduce-motion	why	People with a vestibular disorder get dizzy or sick from things that slide, zoom and spin. They turn on Reduce Motion; SwiftUI leaves it to the app to heed it in its own animations. The label "Reduced Motion" of the App Store asks for it.	前庭障害のある人は、滑ったり拡大したり回ったりするものでめまいや吐き気を起こします。そのため「視差効果を減らす」をオンにしますが、自前のアニメーションが従うかどうかをSwiftUIはアプリに任せています。App Storeの「動きを減らす」のラベルもこれを求めています。
    motion-ignores-reduce-motion	howToFix	Read `@Environment(\.accessibilityReduceMotion)` and fade instead: `.transition(reduceMotion ? .opacity : .move(edge: .bottom))`. Best in one place that all views use.	`@Environment(\.accessibilityReduceMotion)`を読み、代わりにフェードさせます：`.transition(reduceMotion ? .opacity : .move(edge: .bottom))`。すべてのビューが使う1か所にまとめるのが最善です。
    motion-ignores-reduce-motion	elsewhere	Ask `UIAccessibility.isReduceMotionEnabled` before `UIView.animate`, and fade instead.	`UIView.animate`の前に`UIAccessibility.isReduceMotionEnabled`を確かめ、代わりにフェードさせます。
    motion-ignores-reduce-motion	limits	For review, since short movements over a small distance disturb hardly anybody. Fades and the system's own navigation are fine, and so are scales of less than a tenth and what comes up over the lower edge of the screen as the system's sheets do. A helper that heeds the setting counts when the view uses it, and so does another view that asks first and hands over the answer. Which of the movements of one view the setting was asked for is not looked at. Files without any animation are left alone, since a transition alone does nothing.	短い距離の小さな動きで困る人はほとんどいないため、要確認とします。フェードとシステムのナビゲーション、1割に満たない拡大縮小、システムのシートのように画面の下端から現れるものは問題ありません。設定に従うヘルパーをビューが使っていれば足りるとみなし、別のビューが先に設定を調べて結果を渡す場合も同じです。ビューのどの動きのために設定を調べたかは見ません。トランジションだけでは何も動かないため、アニメーションのないファイルは対象外です。
    emoji-or-symbol-name	message	{what:phrase} tells something by the sign '{sign}', of which the name is heard, or nothing	{what}は記号「{sign}」で何かを伝えるが、記号の名前が読まれるか、何も読まれない
    emoji-or-symbol-name	message	{what:phrase} is called by the sign '{sign}'	{what}の名前が記号「{sign}」である
    emoji-or-symbol-name	message	{what:phrase} is called by the letter '{letter}', which is drawn for a cross	{what}の名前が、バツ印の代わりに書かれた英字「{letter}」である
    emoji-or-symbol-name	message	{what:phrase} is called by '{glyph}', a picture of the font '{font}'	{what}の名前がフォント'{font}'の絵文字「{glyph}」である
    emoji-or-symbol-name	message	{what:phrase} is called '{name}', and the arrow in it is read out	{what}の名前が「{name}」で、その中の矢印も読まれる
    generic-label	message	{noun:word} is called by the number {number} alone	{noun}の名前が{number}という数字だけである
    generic-label	message	label '{label}' says nothing about the {noun:word}	ラベル「{label}」は{noun}について何も言っていない
    input-labels-mismatch	message	input labels leave out the visible text '{text}'	入力ラベルに、見える文字「{text}」がない
    input-labels-mismatch	message	first input label '{label}' is not the visible text '{text}'	最初の入力ラベル「{label}」が、見える文字「{text}」でない
    label-built-by-concatenation	message	{label:phrase} is glued together from pieces	{label}が断片から継ぎ合わされている
    label-contains-role	message	label {label:phrase} ends with '{word}', which VoiceOver says by itself	ラベル{label}が、VoiceOverが自身で言う「{word}」で終わっている
    label-contains-role	message	label {label:phrase} begins with '{word}', which VoiceOver says by itself	ラベル{label}が、VoiceOverが自身で言う「{word}」で始まっている
    label-contains-state	message	label {label:phrase} ends with the state '{word}', which VoiceOver says by itself	ラベル{label}が、VoiceOverが自身で言う状態「{word}」で終わっている
    label-describes-appearance	message	label '{label}' describes what the picture looks like	ラベル「{label}」が画像の見た目を述べている
    label-in-name	message	label {label:phrase} leaves out the visible text {text:phrase}	ラベル{label}に、見える文字{text}がない
    label-not-human-readable	message	label '{label}' is {what:phrase}	ラベル「{label}」は{what}である
    label-not-human-readable	message	label is '{name}', an identifier for tests by its name	ラベル'{name}'は、名前からみてテスト用の識別子である
    missing-translation	message	key '{key}' has no translation in {languages}	キー'{key}'に{languages}の翻訳がない
    redundant-label	message	label {label:phrase} repeats the text of the text	ラベル{label}が文字そのものを繰り返している
    redundant-label	message	label {label:phrase} repeats the text of the {noun:word}	ラベル{label}が{noun}の文字を繰り返している
    unlocalized-label	message	{text:phrase} {reason:phrase}, so it is spoken untranslated	{text}は{reason}ため、翻訳されずに読まれる
    unlocalized-label	message	'{words}' is shown as a plain string, though a string table translates it	'{words}'は文字列テーブルに訳があるのに、ただの文字列として表示される
    async-image-name	message	remote picture has no description and is not heard	ネットワーク上の画像に説明がなく、読まれない
    async-image-name	message	remote picture has no description	ネットワーク上の画像に説明がない
    decorative-image-exposed	message	image {name} is a stop of its own although it is named a {kind}	画像{name}は、名前からみて装飾（{kind}）なのに停止位置になっている
    decorative-image-exposed	message	{noun:word} {name} under the text {text:phrase} is a stop of its own	文字{text}の下の{noun}{name}が停止位置になっている
    decorative-only-control	message	the whole label of '{view}' is hidden from assistive technologies	'{view}'のラベル全体が支援技術から隠されている
    drawn-content-unrepresented	message	{gesture:word} on '{view}' is out of reach for assistive technologies, and only its looks tell when it is chosen	'{view}'の{gesture}に支援技術が届かず、選ばれていることは見た目だけで示される
    drawn-content-unrepresented	message	{gesture:word} on '{view}' is out of reach for assistive technologies	'{view}'の{gesture}に支援技術が届かない
    drawn-content-unrepresented	message	drag on '{view}' sets '{name}' and is out of reach for assistive technologies	'{view}'のドラッグが'{name}'を設定するが、支援技術が届かない
    drawn-content-unrepresented	message	drag on '{view}' calls '{name}' and is out of reach for assistive technologies	'{view}'のドラッグが'{name}'を呼び出すが、支援技術が届かない
    drawn-content-unrepresented	message	'{view}' tells '{value}' by how far it is drawn, and no text says it	'{view}'が'{value}'を描かれた長さだけで伝え、それを言う文字がない
    drawn-content-unrepresented	message	'{view}' draws something that assistive technologies do not find	'{view}'が描くものを支援技術が見つけられない
    drawn-content-unrepresented	message	'{view}' tells '{value}' by how it is drawn, and no text says it	'{view}'が'{value}'を描き方だけで伝え、それを言う文字がない
    drawn-content-unrepresented	message	'{view}' tells '{value}' by its colour, and no text says it	'{view}'が'{value}'を色だけで伝え、それを言う文字がない
    drawn-content-unrepresented	message	a line is drawn through '{data}', and nothing says what it shows	'{data}'を通る線が描かれているが、それが何を示すかを言うものがない
    drawn-content-unrepresented	message	'{view}' tells '{value}' by how far it is drawn, and a text says it only while '{condition}'	'{view}'が'{value}'を描かれた長さで伝え、'{condition}'の間だけそれを言う文字がある
    empty-label	message	accessibility label of {what:phrase} is empty	{what}のアクセシビリティラベルが空である
    empty-label	message	accessibility label of {what:phrase} is empty under a condition	{what}のアクセシビリティラベルが条件によって空になる
    image-name	message	image {name} is called by its file name, whichever it is	画像{name}は、どれであってもファイル名で読まれる
    image-name	message	image {name} is called by its file name	画像{name}はファイル名で読まれる
    image-name	message	image {name} says again what the text beside it says	画像{name}は横の文字と同じことをもう一度読む
    image-name	message	image {name} has no name of its own	画像{name}に固有の名前がない
    image-name	message	image made at run time has no name	実行時に作られる画像に名前がない
    picker-style-name	message	{style:word} picker has no name	{style}のピッカーに名前がない
    picker-style-name	message	{style:word} picker does not speak its title	{style}のピッカーはタイトルを読まない
    placeholder-only-name	message	{noun:word} is named only by its placeholder {text}	{noun}の名前がプレースホルダ{text}だけである
    progress-name	message	spinner does not say what is awaited	スピナーが、何を待っているのかを述べていない
    redundant-icon-beside-text	message	symbol {name} beside the text {text:phrase} is a stop of its own, and the same text stands without it in another state	文字{text}の横のシンボル{name}が別の停止位置になっていて、別の状態では同じ文字だけになる
    redundant-icon-beside-text	message	symbol {name} beside {what:phrase} is a stop of its own	{what}の横のシンボル{name}が別の停止位置になっている
    screen-title-missing	message	screen with navigation has no title	ナビゲーションのある画面にタイトルがない
    symbol-raw-name	message	symbol {name} has no name of its own and is called {shown:phrase}	シンボル{name}に固有の名前がなく、{shown}と読まれる
    symbol-raw-name	message	symbol {name} has no name but {what:phrase}	シンボル{name}には{what}しかない
    symbol-raw-name	message	symbol {name}, whichever it is, has no name of its own	シンボル{name}は、どれであっても固有の名前がない
    custom-action-duplicate	message	action '{name}' is offered twice	アクション「{name}」が2回提供されている
    custom-action-name	message	accessibility action of {what:phrase} has no name	{what}のアクセシビリティアクションに名前がない
    gesture-only-action	message	nothing else on the screen does what {gesture:phrase} on {what:phrase} does	{what}の{gesture}で行えることを、画面内のほかの操作では行えない
    gesture-only-action	message	a tap at a point of the map may be the only way to what is there	地図上の一点のタップが、そこにあるものに達する唯一の方法である可能性がある
    gesture-only-action	message	drag may be the only way to change '{name}'	ドラッグが'{name}'を変える唯一の方法である可能性がある
    gesture-only-action	message	drag may be the only way to call '{name}'	ドラッグが'{name}'を呼び出す唯一の方法である可能性がある
    gesture-only-action	message	{gesture:phrase} may be the only way to do what it does	{gesture}が、それをする唯一の方法である可能性がある
    motion-only	message	shaking the device calls '{name}'	デバイスを振ると'{name}'が呼ばれる
    target-too-small	message	{what:phrase} is {width:number} by {height:number} points	{what}は{width}×{height}ポイントである
    target-too-small	message	{what:phrase} is {width:number} by {height:number} points, and Apple asks for {least:number}	{what}は{width}×{height}ポイントで、Appleが求めるのは{least}ポイントである
    target-too-small	message	{what:phrase} is about {points:number} points high with its padding	{what}は余白を含めて高さ約{points}ポイントである
    target-too-small	message	{what:phrase} is about {points:number} points high with its padding, and Apple asks for {least:number}	{what}は余白を含めて高さ約{points}ポイントで、Appleが求めるのは{least}ポイントである
    target-too-small	message	{what:phrase} is as large as its letters, about {points:number} points, and nothing makes it larger	{what}は文字と同じ約{points}ポイントの大きさで、広げるものがない
    adjustable-action-incomplete	message	adjustable action does nothing	調整アクションが何もしない
    adjustable-action-incomplete	message	adjustable action handles {direction:word} only	調整アクションが{direction}しか処理しない
    conflicting-traits	message	{what:phrase} is announced as a button and as a link	{what}がボタンとしてもリンクとしても読まれる
    conflicting-traits	message	{what:phrase} is given the trait of text that nobody can act on	{what}に、操作できない文字の特性が与えられている
    fake-heading-in-label	message	label {label:phrase} says "heading" on top of the role	ラベル{label}が、役割に加えて「見出し」と言っている
    fake-heading-in-label	message	label {label:phrase} only says that it is a heading	ラベル{label}は、見出しだと言っているだけである
    heading-level-skipped	message	heading level {level:number} comes right after level {above:number}	見出しレベル{above}の直後にレベル{level}がある
    heading-level-without-trait	message	{what:phrase} has heading level {level:number} and no header trait	{what}に見出しレベル{level}があるが、ヘッダの特性がない
    image-trait-on-control	message	{what:phrase} is announced as a {role:word} and as an image	{what}が{role}としても画像としても読まれる
    link-opens-url	message	{what:phrase} opens an address and is not announced as a link	{what}はアドレスを開くが、リンクとして読まれない
    redundant-trait	message	trait '{trait}' is added to a {noun:word}, which has it by itself	特性'{trait}'が、すでにそれを持つ{noun}に加えられている
    section-header-trait	title	section header is a heading by the style of its list alone	セクションヘッダーが、リストのスタイルだけによって見出しになっている
    section-header-trait	reports	The text in the header of a `Section` without the header trait of its own.	見出しの特性を自分では持たない、`Section`のヘッダーの文字を検出します。
    section-header-trait	why	Lists and forms give the headers of their sections the trait. A section that moves into a stack or a grid loses it without a word, and people who jump from heading to heading pass over the part.	リストとフォームはセクションのヘッダーに特性を付けます。セクションをスタックやグリッドに移すと、特性は気づかないうちになくなり、見出しから見出しへ移動する人はその部分を通り過ぎます。
    section-header-trait	howToFix	Say it: `.accessibilityAddTraits(.isHeader)`. Said twice, it is heard once.	`.accessibilityAddTraits(.isHeader)`で伝えます。二重に付けても読み上げは一度です。
    section-header-trait	elsewhere	`label.accessibilityTraits.insert(.header)` for header views of your own.	自分で作るヘッダービューには`label.accessibilityTraits.insert(.header)`を使います。
    section-header-trait	limits	The system says it already in lists and forms, so the rule is off unless it is asked for.	リストとフォームではシステムがすでに伝えているため、指定したときだけ調べます。
    section-header-trait	message	section header {text:phrase} is a heading by the style of its list alone	セクションヘッダー{text}は、リストのスタイルだけによって見出しになっている
    section-header-trait	fix	say that it is a heading	見出しであることを述べる
    selection-state-missing	message	{what:phrase} is always announced as selected by its symbol '{symbol}'	{what}はシンボル'{symbol}'のために、いつも選択中と読まれる
    selection-state-missing	note	it brings the trait with it	この特性を持ち込むシンボル
    selection-state-missing	fix	tell the selection by a trait of its own	選択を固有の特性で伝える
    selection-state-missing	fix	hide the symbol from assistive technologies	シンボルを支援技術から隠す
    selection-state-missing	message	{what:phrase} shows the symbol '{symbol}' when it is selected and does not say so	{what}は選択中にシンボル'{symbol}'を表示するが、そのことを言わない
    selection-state-missing	message	what reacts to the tap is drawn in another way while '{condition}' and does not say that it is selected	タップに反応する部分は'{condition}'の間は描き方が変わるが、選択中だと言わない
    selection-state-missing	message	what holds {what:phrase} is drawn in another way while '{condition}', and nothing says that it is selected	{what}を含む部分は'{condition}'の間は描き方が変わるが、選択中だと言うものがない
    selection-state-missing	message	{what:phrase} is drawn in another way while '{condition}' and does not say that it is selected	{what}は'{condition}'の間は描き方が変わるが、選択中だと言わない
    visually-disabled-only	message	{what:phrase} fades and ignores touches under '{condition}', and is not disabled	{what}は'{condition}'によって薄くなりタッチを無視するが、無効になっていない
    combine-with-several-controls	message	{what:phrase} is merged into one element, which cannot do what it does	{what}が一つの要素にまとめられ、その操作ができなくなっている
    combine-with-several-controls	message	buttons are merged here with nothing else, and nothing is left that says what the element is	ここではボタンだけが一つにまとめられ、何の要素かを伝えるものが残らない
    contradictory-modifiers	message	'{name}' is without effect, since the view is hidden from assistive technologies	ビューが支援技術から隠されているため、'{name}'に効果がない
    contradictory-modifiers	message	image is declared decorative and given a label	画像が装飾と宣言され、ラベルも付いている
    empty-element	message	sign '{what}' between the parts of a line is a stop of its own	行の部分の間にある記号「{what}」だけの停止位置がある
    empty-element	message	{what:phrase} is a stop that says nothing	{what}が、何も読まれない停止位置になっている
    empty-element	message	{what:phrase} is a stop that says nothing under one condition	{what}が、条件によって何も読まれない停止位置になる
    focus-forced	message	accessibility focus is moved in '{name}', without an action of the person	人の操作なしに、'{name}'でアクセシビリティフォーカスが動かされる
    identifier-on-container	message	identifier {name:phrase} goes to each of {n:number} elements	識別子{name}が{n}個の要素のそれぞれに付く
    identifier-on-container	message	identifier {name:phrase} goes to each of several elements	識別子{name}が複数の要素のそれぞれに付く
    identity-changes	message	'id' is another one each time it is read, so what is shown with it is made anew	'id'が読まれるたびに変わるため、それで表示されるものが作り直される
    identity-changes	message	the view gets a new identity whenever the screen is drawn again	画面が描き直されるたびに、ビューが別のものとして作り直される
    identity-changes	message	what is typed into a row of '{name}' changes its identity, so the field is made anew with each letter	'{name}'の行に入力すると行の識別子が変わるため、1文字ごとに入力欄が作り直される
    identity-changes	message	rows of '{name}' are told apart by all that they hold, and '{member}' changes	'{name}'の行は持っている値すべてで区別され、'{member}'が変わる
    identity-changes	message	'{name}' is made anew with other identities whenever the screen is drawn again	画面が描き直されるたびに、'{name}'が別の識別子で作り直される
    identity-changes	message	'{name}' is made anew whenever the screen is drawn again, and what it had loaded is gone	画面が描き直されるたびに'{name}'が作り直され、読み込んだものが失われる
    identity-changes	note	changed here, which makes the row anew	ここで変わり、行が作り直される
    ignored-children-with-controls	message	{what:phrase} cannot be reached, since the children are ignored	子が無視されているため、{what}に届かない
    ignored-children-without-label	message	the element says nothing	要素が何も読み上げない
    ignored-children-without-label	message	the element says nothing and hides {what:phrase}	要素が何も読み上げず、{what}を隠している
    label-on-transparent-container	message	label {label:phrase} goes to each of {n:number} elements	ラベル{label}が{n}個の要素のそれぞれに付く
    label-on-transparent-container	message	label {label:phrase} goes to each of several elements	ラベル{label}が複数の要素のそれぞれに付く
    nested-interactive	message	{what:phrase} stands in the label of a {outer:word} and cannot be reached	{what}は{outer}のラベルの中にあり、届かない
    sort-priority-without-container	message	sort priorities move {n:number} elements before {what:phrase}, since no container holds them	囲むコンテナがないため、並べ替え優先度が{n}個の要素を{what}の前に動かしている
    trait-on-container	message	{n:number} elements of one row are announced as a button each	一つの行の{n}個の要素がそれぞれボタンとして読まれる
    trait-on-container	message	{n:number} elements of one row are announced as a link each	一つの行の{n}個の要素がそれぞれリンクとして読まれる
    trait-on-container	message	hint of a row is heard of {what:phrase} in it	行のヒントが中の{what}でも読まれる
    ungrouped-row	message	{n:number} texts of one row are separate stops	一つの行の{n}個の文字が別々の停止位置になっている
    ungrouped-row	message	{text:phrase} and {what:phrase} are separate stops	{text}と{what}が別々の停止位置になっている
    dynamic-type-clamped	message	{what:phrase} grows no further than the text size '{size}'	{what}は文字サイズ'{size}'までしか大きくならない
    fixed-height-clips-text	message	rows of this list are {n:number} points high at the largest text size, in a frame of {m:number}	このリストの行は最大の文字サイズで{n}ポイントの高さになるが、枠は{m}ポイントである
    fixed-height-clips-text	message	what stands in this grid takes at least {needed:number} points at twice the text size, in rows of {height:number}	このグリッドの中身は2倍の文字サイズで少なくとも{needed}ポイントになるが、行の高さは{height}ポイントである
    fixed-height-clips-text	message	{what:phrase} may have {lines} lines, and at twice the text size its frame of {height} points holds no more than one	{what}は{lines}行になりうるが、2倍の文字サイズでは高さ{height}ポイントの枠に1行しか入らない
    fixed-height-clips-text	message	{what:phrase} takes {lines:number} lines at the largest text size, and its frame of {height:number} points has room for {room:number}	最大の文字サイズで{what}は{lines}行になるが、高さ{height}ポイントの枠には{room}行しか入らない
    fixed-height-clips-text	message	{what:phrase} has letters of {size} points at the largest text size, in a frame of {height} that cuts them off	最大の文字サイズで{what}の文字は{size}ポイントになるが、枠の高さは{height}で、文字が切れる
    fixed-height-clips-text	message	{what:phrase} has a word of about {size} points at twice the text size, in a frame that is {width} wide	2倍の文字サイズで{what}の中の単語は約{size}ポイントの幅になるが、枠の幅は{width}である
    fixed-height-clips-text	message	{what:phrase} has letters of {size} points at twice the text size, in a frame of {height}	2倍の文字サイズで{what}の文字は{size}ポイントになるが、枠の高さは{height}である
    fixed-height-clips-text	message	{count:number} lines one below the other take at least {points:number} points at the largest text size, in a frame of {height:number}	縦に並ぶ{count}行は最大の文字サイズで少なくとも{points}ポイントになるが、枠の高さは{height}である
    fixed-height-clips-text	message	{count:number} lines one below the other take at least {points:number} points at twice the text size, in a frame of {height:number}	縦に並ぶ{count}行は2倍の文字サイズで少なくとも{points}ポイントになるが、枠の高さは{height}である
    fixed-height-clips-text	message	what stands here takes at least {needed:number} points at the largest text size and does not scroll, in a sheet of {height:number}	ここにあるものは最大の文字サイズで少なくとも{needed}ポイント必要でスクロールしないが、シートは{height}ポイントしかない
    font-token-fixed	message	font '{name}' stays at {size:phrase} at every text size; texts in {uses:phrase} use it	フォント'{name}'はどの文字サイズでも{size}のままで、{uses}の文字が使っている
    line-limit-truncates	message	segment '{words}' takes about {needed:number} points, and {count:number} segments beside each other leave it {room:number} on a phone	セグメント「{words}」は約{needed}ポイント必要だが、{count}個並ぶとiPhoneでは{room}ポイントしかない
    line-limit-truncates	message	{what:phrase} has one line, in which about {count:number} letters have room at the largest text size	{what}は1行で、最大の文字サイズでは約{count}文字しか入らない
    line-limit-truncates	message	{what:phrase} has one line, and takes about {needed:number} points of it at twice the text size, where {room:number} are left	{what}は1行で、2倍の文字サイズでは約{needed}ポイント必要だが{room}ポイントしかない
    orientation-locked	message	app works in {orientation:word} orientation only	アプリが{orientation}でしか使えない
    orientation-locked	message	app works in {orientation:word} orientation only on iPad	アプリがiPadでは{orientation}でしか使えない
    orientation-locked	message	app works in {orientation:word} orientation only on iPhone	アプリがiPhoneでは{orientation}でしか使えない
    text-shrinks	message	{what:phrase} may shrink to {n:number} percent of its size	{what}が{n}パーセントの大きさまで縮むことがある
    ib-label-unlocalized	message	{noun:word} {text:phrase} has no translation: no strings file has '{key}'	{noun}{text}に翻訳がない（'{key}'がどの文字列ファイルにもない）
    uikit-adjustable-incomplete	message	adjustable element overrides neither accessibilityIncrement nor accessibilityDecrement	調整可能な要素がaccessibilityIncrementもaccessibilityDecrementもオーバーライドしていない
    uikit-adjustable-incomplete	message	element overrides {function} without the adjustable trait	要素が調整可能の特性なしで{function}をオーバーライドしている
    uikit-adjustable-incomplete	message	page control can be adjusted and nothing answers it	ページコントロールを調整できるが、何も応答しない
    uikit-adjustable-incomplete	message	only touches of the slider are answered, and none of its other changes	スライダーのタッチにだけ応答し、ほかの変更には応答していない
    uikit-element-swallows-children	message	element holds {what:phrase} that no assistive technology can reach	要素の中の{what}に、どの支援技術も届かない
    uikit-element-swallows-children	message	button holds {what:phrase} that no assistive technology can reach	ボタンの中の{what}に、どの支援技術も届かない
    uikit-element-swallows-children	message	element holds a progress bar whose value nobody hears	要素の中の進行状況バーの値が誰にも聞こえない
    uikit-element-swallows-children	message	element without a name holds words that nobody hears	名前のない要素の中に、誰にも聞こえない文字がある
    uikit-elements-conflict	message	accessibilityElements of an object that is an element itself are never read	それ自体が要素であるオブジェクトのaccessibilityElementsは読まれない
    uikit-hidden-controls	message	{what:phrase} is hidden from assistive technologies	{what}が支援技術から隠されている
    *	message	picture '{name}' is there only while '{condition}', and nothing tells assistive technologies so	画像'{name}'は'{condition}'の間だけ表示され、支援技術には何も伝わらない
    *	message	picture is '{name}' by '{condition}', and nothing tells assistive technologies so	画像は'{condition}'によって'{name}'になり、支援技術には何も伝わらない
    *	message	{what:phrase} has no name of its own, only the text {words:phrase} that lies on it	{what}に固有の名前がなく、上に重なる文字{words}だけがある
    uikit-image-view-unlabelled	message	image view is an accessibility element and has no name	イメージビューがアクセシビリティ要素なのに名前がない
    uikit-tap-view-not-element	message	a place on the map can be chosen by touching it alone	地図上の場所を触れることでしか選べない
    uikit-tap-view-not-element	message	cell with a tap gesture has no button trait	タップジェスチャーのあるセルにボタンの特性がない
    uikit-tap-view-not-element	message	{what:phrase} with a tap gesture has no button trait in code	タップジェスチャーのある{what}に、コードでボタンの特性が与えられていない
    uikit-tap-view-not-element	message	{what:phrase} with a tap gesture has no button trait	タップジェスチャーのある{what}にボタンの特性がない
    uikit-tap-view-not-element	message	view takes what is typed by itself and is no accessibility element	ビューが自身で入力を受け取り、アクセシビリティ要素でない
    uikit-tap-view-not-element	message	view follows touches by itself and is no accessibility element	ビューが自身でタッチを追い、アクセシビリティ要素でない
    uikit-tap-view-not-element	message	cell that can be chosen shows a picture alone and is no accessibility element	選べるセルが画像だけを表示し、アクセシビリティ要素でない
    uikit-tap-view-not-element	message	control of the app reacts to taps and is no accessibility element	アプリ独自のコントロールがタップに反応するが、アクセシビリティ要素でない
    uikit-tap-view-not-element	message	view reacts to taps and is no accessibility element	ビューがタップに反応するが、アクセシビリティ要素でない
    uikit-tap-view-not-element	message	view with a tap gesture tells assistive technologies nothing of it	タップジェスチャーのあるビューが、支援技術にそれを伝えていない
    uikit-tap-view-not-element	message	control of the app is no accessibility element	アプリ独自のコントロールがアクセシビリティ要素でない
    uikit-traits-overwritten	message	assignment of {traits} takes the button trait away	{traits}の代入がボタンの特性を消している
    custom-control-value-missing	message	adjustable element '{name}' has no value	調整可能な要素「{name}」に値がない
    custom-control-value-missing	message	adjustable element has no value	調整可能な要素に値がない
    essential-info-in-hint	message	hint {hint:phrase} holds '{word}', which people must not miss	ヒント{hint}に、聞き逃してはならない「{word}」がある
    hint-contains-role	message	hint {hint:phrase} names the role '{word}', which VoiceOver says by itself	ヒント{hint}が、VoiceOverが自身で言う役割「{word}」を含んでいる
    hint-describes-gesture	message	hint {hint:phrase} names the gesture '{word}'	ヒント{hint}がジェスチャー「{word}」を名指ししている
    hint-form	message	hint {hint:phrase} {defect:phrase}	ヒント{hint}が{defect}
    hint-repeats-label	message	hint {hint:phrase} repeats the label	ヒント{hint}がラベルを繰り返している
    repeated-symbol-group	message	row of '{symbol}' symbols is read one by one	シンボル'{symbol}'の列が一つずつ読まれる
    value-in-label	message	label {label:phrase} holds '{value}', the value of the {noun:word}	ラベル{label}に、{noun}の値'{value}'が入っている
    tap-without-button-trait	message	'{view}' reacts to a tap and nothing here announces it as a button	'{view}'がタップに反応するが、ここではボタンとして読まれない
    tap-without-button-trait	message	{what:phrase} reacts to a tap and is no element for assistive technologies	{what}がタップに反応するが、支援技術にとって要素でない
    tap-without-button-trait	message	{what:phrase} reacts to a tap and is not announced as a button	{what}がタップに反応するが、ボタンとして読まれない
    tap-without-button-trait	message	{what:phrase} reacts to a tap and is not announced as a link	{what}がタップに反応するが、リンクとして読まれない
    tap-without-button-trait	message	area around controls reacts to a tap and is not announced as a button	操作部品を囲む領域がタップに反応するが、ボタンとして読まれない
    tap-without-button-trait	message	{n:number} elements beside controls react to one tap and none is announced as a button	操作部品のほかの{n}個の要素が一つのタップに反応するが、どれもボタンとして読まれない
    tap-without-button-trait	message	{n:number} elements react to one tap and none is announced as a button	{n}個の要素が一つのタップに反応するが、どれもボタンとして読まれない
    toggle-state-missing	message	only the trait of the symbol '{symbol}' tells that its control is on	コントロールがオンであることを伝えているのはシンボル'{symbol}'の特性だけである
    toggle-state-missing	message	{what:phrase} tells its state by the picture alone: '{on}' or '{off}'	{what}は状態を画像だけで示している：'{on}'または'{off}'
    toggle-state-missing	message	{what:phrase} is announced as a switch and does not tell whether it is on	{what}はスイッチとして読まれるが、オンかどうかを伝えない
    heading-missing	message	text {words:phrase} is the title in a bar of the app's own and is not announced as a heading	アプリ独自のバーのタイトル{words}が見出しとして伝えられない
    heading-missing	message	text '{title}' stands above the rows of a section and is not announced as a heading	文字'{title}'はセクションの行の上にあるが、見出しとして読まれない
    heading-missing	message	text '{title}' stands above a part of the screen, as others like it do, and is not announced as a heading	'{title}'は同じような文字と同様に画面の一部の見出しの位置にあるが、見出しとして通知されない
    heading-missing	message	text '{title}' stands above a part of the screen, with a link to all of it, and is not announced as a heading	'{title}'は全体へのリンクとともに画面の一部の見出しの位置にあるが、見出しとして通知されない
    heading-missing	message	text {text:phrase} looks like a heading and is not announced as one	文字{text}は見出しに見えるが、見出しとして読まれない
    heading-missing	message	text {words:phrase} begins a screen without headings, and is not announced as one	文字{words}は見出しのない画面の先頭にあるが、見出しとして読まれない
    # Documentation of the rules.
    accessibility-api-form	title	accessibility modifier in a form that SwiftUI does not have	SwiftUIにない形のアクセシビリティモディファイア
    accessibility-api-form	reports	Two forms that slides of WWDC26 show and SwiftUI's documentation does not have: the trait `.adjustable`, and `accessibilityActions` with a name.	WWDC26のスライドにあり、SwiftUIのドキュメントにない二つの形を検出します。特性`.adjustable`と、名前を渡す`accessibilityActions`です。
    accessibility-api-form	why	They are copied and do not compile. What was meant exists under other names, and until it is written so, nobody can adjust the value or do the action with VoiceOver.	写して使われますが、コンパイルできません。意図したものは別の名前で存在し、そう書くまでは、VoiceOverで値を調整したりアクションを実行したりできません。
    accessibility-api-form	howToFix	`accessibilityAdjustableAction { … }` makes an element adjustable by itself, without a trait. One named action is `accessibilityAction(named: "Archive") { … }`; several are buttons in `accessibilityActions { … }`.	`accessibilityAdjustableAction { … }`は、特性がなくても要素を調整可能にします。名前のあるアクション一つは`accessibilityAction(named: "Archive") { … }`、複数なら`accessibilityActions { … }`の中のボタンにします。
    accessibility-api-form	elsewhere	`UIAccessibilityTraits.adjustable` exists; override `accessibilityIncrement()` and `accessibilityDecrement()` with it. Actions are `UIAccessibilityCustomAction(name:)` in `accessibilityCustomActions`.	`UIAccessibilityTraits.adjustable`は存在します。あわせて`accessibilityIncrement()`と`accessibilityDecrement()`をオーバーライドします。アクションは`accessibilityCustomActions`の`UIAccessibilityCustomAction(name:)`です。
    accessibility-api-form	limits	Silent where the project declares such a trait or function itself. That no release has these forms is known from the lists of symbols up to iOS 27.1.	プロジェクト自身がその特性や関数を宣言していれば指摘しません。どのリリースにもこの形がないことは、iOS 27.1までのシンボルの一覧によります。
    accessibility-api-availability	title	accessibility API is newer than the deployment target	アクセシビリティAPIが最低対応バージョンより新しい
    accessibility-api-availability	reports	An accessibility modifier, trait, environment value or notification that came with a later iOS than the lowest one that the project supports, and that no `#available` or `@available` guards.	プロジェクトが対応する最も古いiOSより後に加わったアクセシビリティのモディファイア、特性、環境値、通知のうち、`#available`や`@available`で守られていないものを検出します。
    accessibility-api-availability	why	It does not compile for that target. Guides and generated code often leave the version out or give a wrong one: a label with a closure or with `isEnabled:` needs iOS 18 and not 15, `.isToggle` needs iOS 17.	そのターゲットではコンパイルできません。手引きや生成されたコードはバージョンを書かなかったり、誤って書いたりしがちです。クロージャや`isEnabled:`を取るラベルに必要なのはiOS 15ではなくiOS 18、`.isToggle`に必要なのはiOS 17です。
    accessibility-api-availability	howToFix	Guard it with `if #available`, best inside a modifier of your own, or use the older API of the same meaning.	`if #available`で守ります（自前のモディファイアの中にまとめるのが最善です）。または同じ意味の古いAPIを使います。
    accessibility-api-availability	elsewhere	The same: guard what is newer with `if #available`.	同様に、新しいAPIは`if #available`で守ります。
    accessibility-api-availability	limits	Only where the project's settings give a deployment target, and for calls whose labels fit one overload; where several fit, the lowest version counts. Functions of the project of the same name are left alone.	プロジェクトの設定から対応バージョンがわかり、引数ラベルがオーバーロードの一つに当てはまる呼び出しだけが対象です。複数に当てはまるときは最も低いバージョンで判断します。プロジェクトにある同名の関数は対象外です。
    adjustable-action-incomplete	title	adjustable action handles one direction only	調整アクションが片方向しか処理しない
    adjustable-action-incomplete	reports	A closure of `accessibilityAdjustableAction` that does something for `.increment` and nothing for `.decrement`, or the other way round, or nothing at all.	`accessibilityAdjustableAction`のクロージャが`.increment`では何かをして`.decrement`では何もしない場合、その逆の場合、またはどちらでも何もしない場合を検出します。
    adjustable-action-incomplete	why	The modifier makes the element adjustable: VoiceOver says so and tells people to swipe up or down. One of the two swipes then does nothing, and the value cannot be set back.	このモディファイアを付けると要素は調整可能になり、VoiceOverは上下にスワイプするよう案内します。それなのに片方のスワイプでは何も起こらず、値を元に戻せません。
    adjustable-action-incomplete	howToFix	Handle both directions, or give `accessibilityRepresentation { Slider(…) }`, which has both.	両方向を処理します。または、両方向を備えた`accessibilityRepresentation { Slider(…) }`を指定します。
    adjustable-action-incomplete	elsewhere	Override both `accessibilityIncrement()` and `accessibilityDecrement()`.	`accessibilityIncrement()`と`accessibilityDecrement()`の両方をオーバーライドします。
    adjustable-action-incomplete	limits	Silent where the direction is handed on to other code, and where the action is a function by name.	方向を別のコードに渡している場合と、アクションが関数名で指定されている場合は指摘しません。
    announcement-legacy-api	title	announcement is posted through UIKit	アナウンスがUIKit経由で送られている
    announcement-legacy-api	reports	`UIAccessibility.post(notification: .announcement, …)` in a file that imports SwiftUI, where iOS 17 is the lowest supported version or is assured by `#available`.	SwiftUIを読み込むファイルにある`UIAccessibility.post(notification: .announcement, …)`のうち、最低対応バージョンがiOS 17以降か、`#available`でそれが保証されているものを検出します。
    announcement-legacy-api	why	The call works. `AccessibilityNotification.Announcement` does the same on every platform, takes attributed strings with a priority, and cannot be given a value of the wrong type.	呼び出しは機能します。ただし`AccessibilityNotification.Announcement`なら、同じことがすべてのプラットフォームででき、優先度付きの属性付き文字列を渡せ、誤った型の値を渡すこともありません。
    announcement-legacy-api	howToFix	`AccessibilityNotification.Announcement("Saved").post()`.	`AccessibilityNotification.Announcement("Saved").post()`を使います。
    announcement-legacy-api	elsewhere	`UIAccessibility.post(notification: .announcement, argument: text)` is right where there is no SwiftUI.	SwiftUIを使わないところでは`UIAccessibility.post(notification: .announcement, argument: text)`が正解です。
    announcement-legacy-api	limits	Silent when the project supports older systems. Changes of layout and screen are not the subject of this rule.	プロジェクトがより古いシステムに対応している場合は指摘しません。レイアウトや画面の変更通知は、このルールの対象外です。
    app-language-missing	title	app declares a language that its texts are not in	アプリの宣言した言語とテキストの言語が一致しない
    app-language-missing	reports	`CFBundleDevelopmentRegion` with a language that no string table of the project has, and `CFBundleLocalizations` without a language that one has.	`CFBundleDevelopmentRegion`の言語がプロジェクトのどの文字列テーブルにもない場合と、文字列テーブルにある言語が`CFBundleLocalizations`にない場合を検出します。
    app-language-missing	why	VoiceOver chooses its voice by the language that the app declares. Japanese read by an English voice cannot be understood.	VoiceOverは、アプリが宣言した言語に合わせて声を選びます。英語の声で読まれた日本語は理解できません。
    app-language-missing	howToFix	Declare the language that the texts are in; leave `CFBundleLocalizations` out when there are string tables.	テキストの言語を宣言します。文字列テーブルがあるなら`CFBundleLocalizations`は書きません。
    app-language-missing	elsewhere	The same: the declaration is that of the app.	同様です。宣言はアプリ全体のものです。
    app-language-missing	limits	Projects without string tables are left alone, as are values that a build setting gives.	文字列テーブルのないプロジェクトと、ビルド設定から与えられる値は対象外です。
    async-image-name	title	remote picture has no description	ネットワーク上の画像に説明がない
    async-image-name	reports	An `AsyncImage`, or a remote picture of a well-known package (`KFImage`, `LazyImage`, `WebImage` and others), that stands by itself, without a label and without being hidden. Always for review.	単独で置かれ、ラベルもなく非表示にもされていない`AsyncImage`や、よく知られたパッケージの画像（`KFImage`、`LazyImage`、`WebImage`など）を検出します。常に要確認です。
    async-image-name	why	The picture of an `AsyncImage` is taken for decoration, so people who use VoiceOver do not learn that it is there; those of packages are read as "image". Where the picture is content, they miss it.	`AsyncImage`の画像は装飾とみなされるため、VoiceOverを使う人にはそこにあることが伝わりません。パッケージの画像は「イメージ」とだけ読まれます。画像が内容であれば、その内容が失われます。
    async-image-name	howToFix	Describe it from the data that the picture comes from, `.accessibilityLabel(product.photoDescription)`, or say that it only decorates: `.accessibilityHidden(true)`.	画像の元になったデータから説明を付けます（`.accessibilityLabel(product.photoDescription)`）。飾りにすぎないなら`.accessibilityHidden(true)`でそう示します。
    async-image-name	elsewhere	`imageView.isAccessibilityElement = true` and `imageView.accessibilityLabel = product.photoDescription`. A decoration stays as it is: image views are no elements by default.	`imageView.isAccessibilityElement = true`と`imageView.accessibilityLabel = product.photoDescription`を設定します。UIImageViewは既定では要素ではないので、装飾ならそのままにします。
    async-image-name	limits	Whether a picture is content cannot be seen in source. Silent about pictures in one row with a text, such as an avatar beside a name, but for small ones behind it that come and go, under a text in a depth stack, and inside controls and combined elements.	画像が内容かどうかはソースからはわかりません。名前の横のアバターのように文字と同じ行にある画像（文字の後ろに現れたり消えたりする小さなものを除く）、ZStackで文字の下にある画像、コントロールやまとめられた要素の中の画像は指摘しません。
    audio-description-unsupported	title	video shows no sign of audio descriptions	ビデオに音声解説の手がかりがない
    audio-description-unsupported	reports	`appliesMediaSelectionCriteriaAutomatically = false`, which keeps the player from choosing the described track that people have asked for in the settings; and video in a layer, when no code speaks of descriptions.	設定で求められた音声解説トラックをプレーヤーが選ばなくなる`appliesMediaSelectionCriteriaAutomatically = false`と、音声解説に触れるコードがないままレイヤーに表示されるビデオを検出します。
    audio-description-unsupported	why	Blind people do not get what is only seen. The label "Audio Descriptions" of the App Store asks for it.	目に見えるだけの内容は、目の見えない人に伝わりません。App Storeの「音声解説」のラベルもこれを求めています。
    audio-description-unsupported	howToFix	Leave the choice of tracks to the player, and bring a described track or a text with the same content.	トラックの選択はプレーヤーに任せ、音声解説付きのトラックか、同じ内容のテキストを用意します。
    audio-description-unsupported	elsewhere	`AVPlayerViewController` offers the described track. With an `AVPlayerLayer`, choose an option of the group for `.audible` that has the characteristic `.describesVideoForAccessibility`.	`AVPlayerViewController`なら音声解説付きのトラックを選べます。`AVPlayerLayer`では、`.audible`のグループから特性`.describesVideoForAccessibility`を持つオプションを選びます。
    audio-description-unsupported	limits	Whether the picture shows anything that is not said, only a person can tell.	映像が、言葉で語られないことを示しているかどうかは、人にしか判断できません。
    audio-without-transcript	title	sound shows no sign of a transcript	音声に書き起こしの手がかりがない
    audio-without-transcript	why	Deaf people get nothing of speech that is only heard.	耳の聞こえない人には、音声だけの言葉が何も伝わりません。
    audio-without-transcript	howToFix	Show the text, or link to it, beside the player.	テキストか、そのリンクをプレーヤーのそばに表示します。
    audio-without-transcript	elsewhere	The same: a text, or a link to it, beside the player.	同様に、テキストかリンクをプレーヤーのそばに表示します。
    audio-without-transcript	limits	Off by default: most such players make sounds and music that need no transcript, which only a person can hear. Players of other kinds are not looked at.	既定ではオフです。こうしたプレーヤーの多くは書き起こしの要らない効果音や音楽のためのもので、それを聞き分けられるのは人だけです。ほかの種類のプレーヤーは調べません。
    auto-advance	title	pages turn by themselves	ページがひとりでに進む
    auto-advance	reports	A timer that changes the selection of a `TabView` or the position of a scroll view, or that has a view of UIKit scroll to another item again and again, or that moves a row of views by an offset and, for review, shows another member of a list, when the code around it asks neither for VoiceOver nor for Reduce Motion nor for a pause.	`TabView`の選択やスクロール位置を変えるタイマー、UIKitのビューを繰り返し別の項目までスクロールさせるタイマー、並んだビューをオフセットで動かすタイマー、またはリストの別の要素を表示するタイマー（要確認）のうち、周囲のコードがVoiceOverも「視差効果を減らす」も一時停止も考慮していないものを検出します。
    auto-advance	why	The page is gone before slow readers have read it, and the focus of VoiceOver with it. WCAG asks for a way to pause what moves by itself for more than five seconds.	ゆっくり読む人が読み終える前にページが消え、VoiceOverのフォーカスも失われます。WCAGは、5秒を超えてひとりでに動くものには一時停止の手段を求めています。
    auto-advance	howToFix	Let people turn the pages, or stop the timer for good when they touch it, when VoiceOver runs or Reduce Motion is on, and offer a button to pause.	ページは人がめくるようにします。または、触れたとき、VoiceOverの使用中、「視差効果を減らす」がオンのときにはタイマーを止め、一時停止のボタンを用意します。
    auto-advance	elsewhere	Invalidate the `Timer` in `scrollViewWillBeginDragging(_:)`, and do not start it while `UIAccessibility.isVoiceOverRunning` or `UIAccessibility.isReduceMotionEnabled`.	`scrollViewWillBeginDragging(_:)`で`Timer`を無効にし、`UIAccessibility.isVoiceOverRunning`または`UIAccessibility.isReduceMotionEnabled`の間は開始しません。
    auto-advance	limits	A timer that lives in a model of another file is not seen.	別のファイルのモデルにあるタイマーは見えません。
    auto-dismiss	title	content vanishes after a few seconds	内容が数秒で消える
    auto-dismiss	reports	A delay of 1 to 20 seconds (`asyncAfter`, `Task.sleep`, a timer that fires once, `onReceive` of one that repeats) after which code takes away what a sheet, an alert or a toast shows, or hides controls, without asking whether VoiceOver runs and without an announcement. For review, a screen that closes itself in this way by `dismiss()`, also after several waits or a time that another type names (`Times.reveal`).	シート、アラート、トーストの内容を、1秒から20秒の待ち時間（`asyncAfter`、`Task.sleep`、一度だけ働くタイマー、繰り返すタイマーの`onReceive`）の後にコードが消す、またはコントロールを隠すもののうち、VoiceOverが動いているかを調べず、アナウンスもしないものを検出します。そのように`dismiss()`で自ら閉じる画面は、続けて何度か待つものや、ほかの型が時間を決めるもの（`Times.reveal`）も含めて、要確認です。
    auto-dismiss	why	People who read slowly, or who first have to find the message with VoiceOver or a switch, come too late. A button in it cannot be reached in time.	読むのに時間がかかる人や、VoiceOverやスイッチでまずメッセージを見つけなければならない人は間に合いません。中のボタンにも手が届きません。
    auto-dismiss	howToFix	Let people close it. Or leave it for longer when VoiceOver or Switch Control runs, and announce it: `AccessibilityNotification.Announcement(text).post()`.	人が閉じられるようにします。または、VoiceOverやスイッチコントロールの使用中は長く残し、`AccessibilityNotification.Announcement(text).post()`でアナウンスします。
    auto-dismiss	elsewhere	Leave the view while `UIAccessibility.isVoiceOverRunning` or `isSwitchControlRunning`, and post its text as an announcement.	`UIAccessibility.isVoiceOverRunning`または`isSwitchControlRunning`の間はビューを残し、そのテキストをアナウンスします。
    auto-dismiss	limits	What is shown is told by the name of the variable or function (`showToast`, `hideControls`), by the modifier that it is bound to, or by the call that presents it. A delay from a variable is looked at where that is a constant or has a number by default, and none that each move of a pointer begins again.	表示されているものは、変数や関数の名前（`showToast`、`hideControls`）、結び付いたモディファイア、または表示する呼び出しから判断します。変数から来る待ち時間は、定数か既定値が数値であるものだけを調べます。ポインタが動くたびにやり直される待ち時間は対象外です。
    autoplay-media	title	media starts by itself	メディアがひとりでに再生を始める
    autoplay-media	why	Sound drowns out VoiceOver, and movement distracts. iOS has the setting "Auto-Play Video Previews" for it. On a screen that people opened in order to watch, playing is what they want; in a feed or as a decoration it is not.	音がVoiceOverをかき消し、動きが気を散らせます。iOSには「ビデオのプレビューを自動再生」の設定があります。見るために開いた画面での再生は望まれたものですが、フィードや装飾ではそうではありません。
    autoplay-media	howToFix	Ask first: `if UIAccessibility.isVideoAutoplayEnabled { player.play() }`, or wait for a tap.	まず確かめます（`if UIAccessibility.isVideoAutoplayEnabled { player.play() }`）。またはタップを待ちます。
    autoplay-media	elsewhere	Ask `UIAccessibility.isVideoAutoplayEnabled` in `viewDidAppear(_:)`.	`viewDidAppear(_:)`で`UIAccessibility.isVideoAutoplayEnabled`を確かめます。
    autoplay-media	limits	A player is told by its name or by the type that it is declared with. Films that only decorate are left alone: those that loop or stay muted, and those of types whose name says so. So are those in the system's own player on a screen that is there for nothing else, which people open in order to watch.	プレーヤーかどうかは名前または宣言された型から判断します。飾りにすぎない映像、つまり繰り返し流れるもの、音のないもの、型の名前がそれを示すものは対象外です。見るために開く、システムのプレーヤーだけの画面も対象外です。
    captions-unsupported	title	video shows no sign of captions	ビデオに字幕の手がかりがない
    captions-unsupported	why	Deaf people get nothing of what is said. The label "Captions" of the App Store asks for them.	耳の聞こえない人には、話されている内容が伝わりません。App Storeの「キャプション」のラベルもこれを求めています。
    captions-unsupported	howToFix	Bring captions with the media, and use a player of the system, or offer the tracks of `mediaSelectionGroup(for: .legible)` in your own.	メディアに字幕を付け、システムのプレーヤーを使います。または自作のプレーヤーで`mediaSelectionGroup(for: .legible)`のトラックを選べるようにします。
    captions-unsupported	elsewhere	Present an `AVPlayerViewController`, or offer the options of the group for `.legible` beside your own layer.	`AVPlayerViewController`を表示します。または自作のレイヤーのそばで`.legible`のグループのオプションを選べるようにします。
    captions-unsupported	limits	Whether the media has captions, or speech at all, only a person can see. Captions that are part of the picture are not seen. Films that only decorate, as they loop or stay muted, pictures of a camera, and what people choose, cut or record themselves are left alone.	メディアに字幕や話し声があるかどうかは、人にしか判断できません。映像に焼き込まれた字幕は見えません。繰り返し流れる、または音のない飾りの映像、カメラの映像、利用者が自分で選び、切り取り、撮影するものは対象外です。
    chart-name	title	chart has no name	グラフに名前がない
    chart-name	reports	A `Chart` without an accessibility label or chart descriptor. Always for review.	アクセシビリティラベルもチャートの記述もない`Chart`を検出します。常に要確認です。
    chart-name	why	Swift Charts makes an element of each mark and an audio graph of all of them, but it does not know what the chart is about. People come upon numbers without a subject.	Swift Chartsは一つ一つのマークを要素にし、全体のオーディオグラフを作りますが、何についてのグラフかは知りません。人は主題のない数値に出会うことになります。
    chart-name	howToFix	Name it, `.accessibilityLabel("Steps per day")`, and hide a mere ornament with `.accessibilityHidden(true)`.	`.accessibilityLabel("Steps per day")`のように名前を付け、飾りにすぎないものは`.accessibilityHidden(true)`で非表示にします。
    chart-name	elsewhere	Conform the view to `AXChart` and return an `AXChartDescriptor` with a title and a summary.	ビューを`AXChart`に準拠させ、タイトルと要約のある`AXChartDescriptor`を返します。
    chart-name	limits	A heading above the chart may say enough. Whether the plotted values have names cannot be seen. Silent where a modifier could not be followed, and about charts without marks.	グラフの上の見出しで足りることもあります。描かれた値に名前があるかどうかはわかりません。追えないモディファイアがある場合と、マークのないグラフは指摘しません。
    color-picker-name	title	color picker has no name	カラーピッカーに名前がない
    color-picker-name	reports	A `ColorPicker` whose label is empty or only a picture, and that gets no name from a modifier.	ラベルが空または画像だけで、モディファイアからも名前を得ていない`ColorPicker`を検出します。
    color-picker-name	why	VoiceOver says that there is a button, and not of what it changes the colour.	VoiceOverはボタンがあるとは言いますが、何の色を変えるのかは言いません。
    color-picker-name	howToFix	Give it a title, `ColorPicker("Accent colour", selection: $accent)`. Where the title must not be seen, `.labelsHidden()` hides it and keeps the name.	`ColorPicker("Accent colour", selection: $accent)`のようにタイトルを付けます。タイトルを見せたくないときは、`.labelsHidden()`で名前を残したまま隠せます。
    color-picker-name	elsewhere	`colorWell.accessibilityLabel = "Accent colour"`.	`colorWell.accessibilityLabel = "Accent colour"`を設定します。
    color-picker-name	limits	Silent where a modifier or the label could not be followed.	モディファイアまたはラベルを追えない場合は指摘しません。
    colour-only-state	title	state is shown by colour alone	状態が色だけで示されている
    colour-only-state	reports	A colour that is chosen by a condition, such as `online ? .green : .red`, when nothing else on the screen depends on that condition: no text, symbol, trait, value, weight or branch. So is, for review, the colour behind a text or of a line that cannot be pressed, that something is fainter while it is locked, read or done, and a colour that comes with the status of what is shown or with what it belongs to (`Color(hex: task.status.color)`).	`online ? .green : .red`のように条件で選ばれる色のうち、同じ条件によって変わるものが画面にほかに何もない（文字、シンボル、特性、値、太さ、分岐のどれもない）ものを検出します。を検出します。押せない文字の背後の色や線の色、ロック中・既読・完了などの間だけ薄く表示されるもの、表示するものの状態や属するものから来る色（`Color(hex: task.status.color)`）も、要確認として検出します。
    colour-only-state	why	One man in twelve cannot tell red from green, and VoiceOver does not speak colours. The label "Differentiate Without Color Alone" of the App Store asks for another sign.	日本では男性の約20人に1人が赤と緑を区別しにくく、VoiceOverは色を読み上げません。App Storeの「カラー以外で区別」のラベルは、別の手がかりを求めています。
    colour-only-state	howToFix	Show the state in words or with a symbol as well: `Label(online ? "Online" : "Offline", systemImage: online ? "checkmark.circle" : "xmark.circle")`.	状態を言葉やシンボルでも示します：`Label(online ? "Online" : "Offline", systemImage: online ? "checkmark.circle" : "xmark.circle")`。
    colour-only-state	elsewhere	Change a text or an image together with the colour, or set `accessibilityValue`.	色と一緒に文字や画像も変えるか、`accessibilityValue`を設定します。
    colour-only-state	limits	Conditions about the style of a component, appearance, focus, pressing, dragging, loading and being enabled are left alone, as are shades of grey. A text that is known only at run time and comes from the same value counts as another sign.	部品のスタイル、外観、フォーカス、押下、ドラッグ、読み込み、有効・無効についての条件と、灰色の濃淡は対象外です。同じ値から作られ実行時にしかわからない文字は、別の手がかりとみなします。
    combine-with-several-controls	title	combined element swallows a control	まとめた要素がコントロールを飲み込んでいる
    combine-with-several-controls	reports	`accessibilityElement(children: .combine)` over a slider, stepper, picker or text field, or over a switch beside another control. For review, over several buttons and nothing else, whose words nobody hears then.	スライダー、ステッパー、ピッカー、テキストフィールドを含む`accessibilityElement(children: .combine)`と、ほかのコントロールと並んだスイッチを含むものを検出します。複数のボタンだけをまとめ、その文字が読まれなくなるものを要確認として検出します。
    combine-with-several-controls	why	A combined element has one role, one value and one thing that a double tap does; further buttons become custom actions. Nothing of that kind exists for setting a slider, choosing an option or entering text, so these may no longer be operable.	まとめた要素には役割も値もダブルタップの動作も一つしかなく、残りのボタンはカスタムアクションになります。スライダーの調整、選択肢の選択、文字の入力にはそれに当たるものがないため、操作できなくなるおそれがあります。
    combine-with-several-controls	howToFix	Use `.contain`, or combine only the texts. A text next to a slider or field is better made its label: `LabeledContent("Volume") { Slider(…) }`.	`.contain`を使うか、文字だけをまとめます。スライダーやフィールドの横の文字は、`LabeledContent("Volume") { Slider(…) }`のようにラベルにするのがよいでしょう。
    combine-with-several-controls	elsewhere	Leave `isAccessibilityElement` of the container at `false`, so that its controls stay elements.	コントロールが要素のままであるように、コンテナの`isAccessibilityElement`は`false`のままにします。
    combine-with-several-controls	limits	Buttons and links beside a text are left alone, and so is a single switch with its texts. What becomes of other controls has not been recorded, hence the finding is likely and not certain.	文字と並んだボタンとリンク、文字を伴う一つだけのスイッチは対象外です。ほかのコントロールがどうなるかは記録がないため、確実ではなく「おそらく」の指摘です。
    component-unresolved	title	what this view is to VoiceOver is not known	このビューがVoiceOverにとって何なのかわからない
    component-unresolved	reports	A view from outside the project that is neither part of SwiftUI nor of a package that Earshot knows. Reported once, at its first use, with the number of uses.	SwiftUIにもEarshotの知るパッケージにも属さない、プロジェクト外のビューを検出します。最初の使用箇所で1回だけ、使用箇所の数とともに指摘します。
    component-unresolved	why	Earshot is silent about it and about what depends on it, so nobody has checked these places.	Earshotはこのビューと、それに左右されるものについて何も言いません。つまり、ここは誰も調べていません。
    component-unresolved	howToFix	Say in the configuration what it behaves like: `"components": { "BrandButton": { "as": "Button" } }`. And listen to it once.	どの組み込みビューのように振る舞うかを設定に書きます：`"components": { "BrandButton": { "as": "Button" } }`。そして一度、耳で確かめます。
    component-unresolved	elsewhere	Classes from outside the project are not followed either: listen to them once.	プロジェクト外のクラスも追えません。一度、耳で確かめてください。
    component-unresolved	limits	Off by default: it is no defect but a gap of the analysis.	既定ではオフです。欠陥ではなく、解析の及ばない箇所だからです。
    conflicting-traits	title	traits contradict each other	特性が互いに矛盾している
    conflicting-traits	reports	`.isButton` and `.isLink` both added by modifiers to a view that is no control, and `.isStaticText` added to a control.	コントロールでないビューに`.isButton`と`.isLink`の両方がモディファイアで加えられた場合と、コントロールに`.isStaticText`が加えられた場合を検出します。
    conflicting-traits	why	VoiceOver speaks every role that it finds, "button, link", and nobody learns whether activating does something here or leads elsewhere. Static text on a control says that there is nothing to do.	VoiceOverは見つけた役割をすべて「ボタン、リンク」と読み上げるので、ここで何かが起こるのか、よそへ移るのかがわかりません。コントロールの静的テキストの特性は、操作できないと伝えてしまいます。
    conflicting-traits	howToFix	Keep the trait that says what happens: a link leads elsewhere, a button does something here.	起こることを表す特性だけを残します。リンクはよそへ移り、ボタンはその場で何かをします。
    conflicting-traits	elsewhere	Assign one role, `accessibilityTraits = .link`, and insert states beside it.	役割は`accessibilityTraits = .link`のように一つだけ代入し、状態はその後で加えます。
    conflicting-traits	limits	A heading that is a button, as in sections that open and close, is right. So is `.isLink` on a `Button`, since SwiftUI's own `Link` has both roles. Traits under conditions are left alone.	開閉するセクションのようにボタンでもある見出しは正しい使い方です。`Button`の`.isLink`も、SwiftUIの`Link`自体が両方の役割を持つため正しいとみなします。条件付きの特性は対象外です。
    contradictory-modifiers	title	view is hidden and described at once	ビューが非表示なのに説明も付いている
    contradictory-modifiers	reports	`.accessibilityHidden(true)` together with a label, value or hint in one chain, and `Image(decorative:)` with `accessibilityLabel`.	一つのチェーンで`.accessibilityHidden(true)`とラベル、値、ヒントが併用されている場合と、`Image(decorative:)`に`accessibilityLabel`が付いている場合を検出します。
    contradictory-modifiers	why	A hidden view is out of the tree, so its label is never spoken; a decorative image with a label is back in it. One of the two modifiers says what its author meant, the other defeats it.	非表示のビューはツリーにないので、そのラベルは読まれません。装飾画像はラベルを付けるとツリーに戻ります。一方が作者の意図で、もう一方がそれを打ち消しています。
    contradictory-modifiers	howToFix	Decide: remove `.accessibilityHidden(true)` when the words matter, or the words when the view is decoration.	どちらかに決めます。言葉が大切なら`.accessibilityHidden(true)`を、装飾なら言葉のほうを取り除きます。
    contradictory-modifiers	elsewhere	Either `isAccessibilityElement = false` or an `accessibilityLabel`, not both.	`isAccessibilityElement = false`か`accessibilityLabel`のどちらか一方にします。
    contradictory-modifiers	limits	Only a plain `true` counts; a condition may be right in both its outcomes.	そのままの`true`だけを対象とします。条件なら、どちらの結果も正しいことがあるためです。
    custom-action-duplicate	title	two actions of the same name	同じ名前のアクションが二つある
    custom-action-duplicate	reports	An `accessibilityAction(named:)` whose name another action of the element has as well: another modifier, a swipe action, or a button of a combined row.	名前が同じ要素の別のアクション（別のモディファイア、スワイプアクション、まとめた行のボタン）と重なる`accessibilityAction(named:)`を検出します。
    custom-action-duplicate	why	The system offers swipe actions, and the buttons of a combined element, as actions by itself. VoiceOver then lists the same words twice, and people wonder what the difference is.	スワイプアクションと、まとめた要素の中のボタンは、システムが自動でアクションにします。VoiceOverは同じ言葉を2回並べ、聞いた人は違いがあるのかと迷います。
    custom-action-duplicate	howToFix	Remove the action that was added by hand, or give it a name that says what is different.	手で加えたアクションを取り除くか、違いのわかる名前にします。
    custom-action-duplicate	elsewhere	Swipe actions of table and collection views are actions already: leave them out of `accessibilityCustomActions`.	テーブルビューやコレクションビューのスワイプアクションはすでにアクションなので、`accessibilityCustomActions`には入れません。
    custom-action-duplicate	limits	Only names that are known, compared without regard to case. Context menus are not compared.	わかっている名前だけを、大文字と小文字を区別せずに比べます。コンテキストメニューとは比べません。
    custom-action-name	title	accessibility action has no name	アクセシビリティアクションに名前がない
    custom-action-name	reports	`accessibilityAction(named:)` with an empty name, and a button without words in `accessibilityActions`.	空の名前の`accessibilityAction(named:)`と、`accessibilityActions`の中の言葉のないボタンを検出します。
    custom-action-name	why	VoiceOver reads the actions of an element one by one. Of this one nothing is heard, so nobody knows what it would do.	VoiceOverは要素のアクションを一つずつ読み上げます。このアクションは何も聞こえないので、何をするものか誰にもわかりません。
    custom-action-name	howToFix	Name it after what it does: "Archive", "Reply".	「アーカイブ」「返信」のように、することの名前を付けます。
    custom-action-name	elsewhere	`UIAccessibilityCustomAction(name: "Archive") { _ in … }` with words in its name.	`UIAccessibilityCustomAction(name: "Archive") { _ in … }`のように言葉のある名前を付けます。
    custom-action-name	limits	Names known only at run time are left alone. Buttons of `swipeActions` are judged as buttons.	実行時にしかわからない名前は対象外です。`swipeActions`のボタンはボタンとして判断します。
    custom-control-value-missing	title	adjustable element has no value	調整可能な要素に値がない
    custom-control-value-missing	reports	An element with `accessibilityAdjustableAction` and without a value.	`accessibilityAdjustableAction`があって値のない要素を検出します。
    custom-control-value-missing	why	People swipe up or down to change it and hear nothing: neither how it is set nor that it changed.	上下にスワイプしても、今どうなっているのかも、変わったのかどうかも聞こえません。
    custom-control-value-missing	howToFix	Add `.accessibilityValue("\(rating) of 5")`.	`.accessibilityValue("\(rating) of 5")`を加えます。
    custom-control-value-missing	elsewhere	Override `accessibilityValue`, or set it with every change; VoiceOver reads it after each step.	`accessibilityValue`をオーバーライドするか、変わるたびに設定します。VoiceOverは1回ごとに読み上げます。
    custom-control-value-missing	limits	Silent where text that only run time knows is part of the name, since it may tell the value, and where a view could not be followed. An action that is put on several elements at once is not judged.	実行時にしかわからない文字が名前に含まれる場合は値を伝えている可能性があるため、またビューを追えない場合は、指摘しません。複数の要素に一度に付けたアクションは判断しません。
    custom-font-fixed	title	custom font does not grow with the chosen text size	カスタムフォントが選ばれた文字サイズに合わせて大きくならない
    custom-font-fixed	reports	Text drawn with `.custom(_:fixedSize:)`, or with a platform font of a size in points such as `Font(UIFont.systemFont(ofSize: 15))`.	`.custom(_:fixedSize:)`や、`Font(UIFont.systemFont(ofSize: 15))`のようにポイント指定のプラットフォームフォントで描かれる文字を検出します。
    custom-font-fixed	why	The text keeps its size in points when people choose a larger one, and is too small for them to read.	人が大きな文字サイズを選んでも同じポイント数のままで、小さすぎて読めません。
    custom-font-fixed	howToFix	Use `.custom("Inter", size: 15, relativeTo: .body)`, which looks the same and grows.	`.custom("Inter", size: 15, relativeTo: .body)`を使います。見た目は同じで、大きくなります。
    custom-font-fixed	elsewhere	`UIFontMetrics(forTextStyle: .body).scaledFont(for: font)` with `adjustsFontForContentSizeCategory = true`.	`UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`と`adjustsFontForContentSizeCategory = true`を使います。
    custom-font-fixed	limits	A platform font that is made from a text style or by `UIFontMetrics` is left alone, as is one that comes from a variable. In widgets it is a note. A font that has a name of its own is reported by `font-token-fixed`.	テキストスタイルや`UIFontMetrics`から作られたプラットフォームフォントと、変数から来るフォントは対象外です。ウィジェットでは注記になります。名前を付けて定義されたフォントは`font-token-fixed`が指摘します。
    date-picker-name	title	date picker has no name	日付ピッカーに名前がない
    date-picker-name	reports	A `DatePicker` or `MultiDatePicker` whose label is empty or only a picture, without a name from a modifier.	ラベルが空または画像だけで、モディファイアからも名前を得ていない`DatePicker`と`MultiDatePicker`を検出します。
    date-picker-name	why	VoiceOver reads a date and a time and not what they are for: departure or return, start or end.	VoiceOverは日付と時刻を読みますが、それが出発なのか帰着なのか、開始なのか終了なのかは言いません。
    date-picker-name	howToFix	Give it a title, `DatePicker("Departure", selection: $departure)`. Where the title must not be seen, `.labelsHidden()` hides it and keeps the name.	`DatePicker("Departure", selection: $departure)`のようにタイトルを付けます。タイトルを見せたくないときは、`.labelsHidden()`で名前を残したまま隠せます。
    date-picker-name	elsewhere	`datePicker.accessibilityLabel = "Departure"`.	`datePicker.accessibilityLabel = "Departure"`を設定します。
    date-picker-name	limits	Silent where a modifier or the label could not be followed. Whether the compact style speaks a title is reported differently for different systems and not judged here.	モディファイアまたはラベルを追えない場合は指摘しません。コンパクトスタイルがタイトルを読むかどうかはシステムによって報告が異なるため、ここでは判断しません。
    decorative-image-exposed	title	decorative image is a stop for VoiceOver	装飾画像がVoiceOverの停止位置になっている
    decorative-image-exposed	reports	An unnamed image of the asset catalog whose name says that it decorates (background, divider, pattern, gradient and the like), or an unnamed image or symbol that lies under a text in a `ZStack`.	装飾であることを示す名前（background、divider、pattern、gradientなど）を持つアセットカタログの名前なし画像と、`ZStack`で文字の下に置かれた名前なしの画像やシンボルを検出します。
    decorative-image-exposed	why	Every exposed picture is one more swipe, and VoiceOver reads its file name: "background dash pattern, image". People wonder what they miss, and it is nothing.	公開された画像はスワイプを1回増やし、VoiceOverはファイル名を「background dash pattern、イメージ」と読みます。聞いた人は何を見落としたのかと思いますが、何もありません。
    decorative-image-exposed	howToFix	Use `Image(decorative: "background-pattern")`, or `.accessibilityHidden(true)` on any view.	`Image(decorative: "background-pattern")`を使うか、任意のビューに`.accessibilityHidden(true)`を付けます。
    decorative-image-exposed	elsewhere	Leave `isAccessibilityElement` of the image view at `false`, which is its default.	イメージビューの`isAccessibilityElement`を既定値の`false`のままにします。
    decorative-image-exposed	limits	Whether a picture decorates is its author's intention, so a finding is never certain. Silent about pictures with a label, about pictures made at run time, which may be content, and inside controls and combined elements, where an unnamed picture is not heard beside a text.	装飾かどうかは作者の意図なので、確実な指摘にはなりません。ラベルのある画像、内容かもしれない実行時に作られる画像、文字の横の名前なし画像が読まれないコントロールやまとめた要素の中は指摘しません。
    decorative-only-control	title	control's whole label is hidden or decorative	コントロールのラベル全体が非表示か装飾である
    decorative-only-control	reports	A button, link, menu, toggle or other control whose label holds nothing but `Image(decorative:)` or views with `.accessibilityHidden(true)`, and that nothing else names.	ボタン、リンク、メニュー、スイッチなどのうち、ラベルが`Image(decorative:)`か`.accessibilityHidden(true)`のビューだけで、ほかに名前の元がないものを検出します。
    decorative-only-control	why	The control has no name left. iOS 16 drops such a button from the tree altogether, so nobody who uses VoiceOver can find it; later systems read "Button".	コントロールの名前がなくなります。iOS 16ではこうしたボタンがツリーから消え、VoiceOverを使う人には見つけられません。以降のシステムでは「ボタン」とだけ読まれます。
    decorative-only-control	howToFix	Name the picture instead of hiding it: `Image("close", label: Text("Close"))`. Or use a title and let the style hide it: `Button("Close", image: .close) { … }.labelStyle(.iconOnly)`.	画像を隠す代わりに`Image("close", label: Text("Close"))`のように名前を付けます。または`Button("Close", image: .close) { … }.labelStyle(.iconOnly)`のようにタイトルを付けてスタイルに隠させます。
    decorative-only-control	elsewhere	A `UIButton` stays an element whatever it shows: set its `accessibilityLabel`.	`UIButton`は何を表示していても要素のままです。`accessibilityLabel`を設定します。
    decorative-only-control	limits	Silent where a part of the label is hidden only under a condition, where the control has an accessibility label, and where the label holds a view that could not be followed.	ラベルの一部が条件によってのみ非表示になる場合、コントロールにアクセシビリティラベルがある場合、ラベルに追えないビューがある場合は指摘しません。
    deprecated-accessibility-modifier	title	deprecated accessibility modifier	非推奨のアクセシビリティモディファイア
    deprecated-accessibility-modifier	reports	The modifiers `accessibility(label:)`, `accessibility(hidden:)` and their relatives, and other accessibility API that Apple marks as deprecated.	`accessibility(label:)`、`accessibility(hidden:)`などのモディファイアと、Appleが非推奨としたその他のアクセシビリティAPIを検出します。
    deprecated-accessibility-modifier	why	They still work, and the compiler does not warn of them, of `accessibility(addTraits:)` only with the SDK of iOS 27.2. What was added later, such as plain strings as labels and `isEnabled:`, exists only on the modifiers that took their place.	今も動作し、コンパイラは警告しません（`accessibility(addTraits:)`だけはiOS 27.2のSDKから警告します）。文字列そのままのラベルや`isEnabled:`など後から加わったものは、代わりのモディファイアにしかありません。
    deprecated-accessibility-modifier	howToFix	Use the modifier of the same meaning: `.accessibility(label: Text("Close"))` becomes `.accessibilityLabel(Text("Close"))`.	同じ意味のモディファイアを使います。`.accessibility(label: Text("Close"))`は`.accessibilityLabel(Text("Close"))`になります。
    deprecated-accessibility-modifier	elsewhere	Nothing to do: the properties of UIKit have kept their names.	何もする必要はありません。UIKitのプロパティは名前が変わっていません。
    deprecated-accessibility-modifier	limits	Silent when the project supports an iOS that does not have the replacement, and about `accessibility(identifier:)`, which only tests read.	プロジェクトが、代わりのAPIのないiOSに対応している場合と、テストだけが読む`accessibility(identifier:)`は指摘しません。
    dimmed-text	title	text is dimmed until its contrast is too low	文字が薄すぎてコントラストが足りない
    dimmed-text	reports	Text under `.opacity(0.5)` or less, when the contrast that is left is below 4.5:1, or 3:1 for large text. Black on white keeps 3.9:1 at 0.5, and 5.7:1 at 0.6. Where nothing paints a background, that of the system is assumed. For review, text that is dimmed so far while something holds, as what is over or read. The same of text in a shade of the system of which code leaves a part, `Color.secondary.opacity(0.6)`, where the contrast that is left is below three quarters of that.	`.opacity(0.5)`以下の文字のうち、残るコントラストが4.5:1（大きな文字では3:1）を下回るものを検出します。白地に黒は0.5で3.9:1、0.6で5.7:1です。背景が塗られていない場合はシステムの背景とみなします。終わったものや既読のものなど、条件が成り立つ間だけ薄くなる文字は要確認です。`Color.secondary.opacity(0.6)`のようにシステムの濃淡をコードがさらに薄めた文字も、残るコントラストがその4分の3を下回れば検出します。
    dimmed-text	why	Text that is made lighter to look less important is unreadable for people with low vision.	重要でないように見せるために薄くした文字は、弱視の人には読めません。
    dimmed-text	howToFix	Use a higher opacity, a smaller font, or `.secondary`, which gets stronger with Increase Contrast.	不透明度を上げるか、小さめのフォントを使うか、「コントラストを上げる」で濃くなる`.secondary`を使います。
    dimmed-text	elsewhere	Use `.secondaryLabel` as the colour of the text in place of a low `alpha`.	低い`alpha`の代わりに、文字の色に`.secondaryLabel`を使います。
    dimmed-text	limits	Opacities that depend on being enabled, on pressing, loading, the focus or an animation are left alone, and so is text on backgrounds that are not known.	有効・無効、押下、読み込み、フォーカス、アニメーションによって変わる不透明度と、背景がわからない文字は対象外です。
    drawn-content-unrepresented	title	drawn content is absent for assistive technologies	描画された内容が支援技術から見えない
    drawn-content-unrepresented	reports	A shape or colour that reacts to a tap or a long press and has no element, as an error; and a `Canvas` without a label or accessibility children, and a ring, line or bar whose length tells a value that no text beside it says, a mark of a loop whose colour does (`fill(heat(for: counts[index]))`, `fill(done[day] ? .green : .gray)`), or a line through data that nothing describes, for review.	タップや長押しに反応するのに要素のない図形や色をエラーとして、ラベルもアクセシビリティの子もない`Canvas`と、そばの文字が言わない値を長さで伝える輪、線、棒と、値を色で伝えるループの印（`fill(heat(for: counts[index]))`、`fill(done[day] ? .green : .gray)`）と、説明のないデータの線を要確認として検出します。
    drawn-content-unrepresented	why	Shapes, colours and drawings make no element. Nobody who uses VoiceOver, Voice Control or Switch Control can find what was drawn, nor do what touching it does.	図形、色、描画は要素になりません。VoiceOver、音声コントロール、スイッチコントロールを使う人は、描かれたものを見つけることも、触れたときの動作をすることもできません。
    drawn-content-unrepresented	howToFix	Make what can be tapped a `Button`, or give the shape a label and the button trait. Describe a drawing with `.accessibilityLabel(…)`, and its parts with `.accessibilityChildren { … }`; hide one that only decorates with `.accessibilityHidden(true)`.	タップできるものは`Button`にするか、図形にラベルとボタンの特性を付けます。描画は`.accessibilityLabel(…)`で、その部分は`.accessibilityChildren { … }`で説明し、飾りにすぎないものは`.accessibilityHidden(true)`で非表示にします。
    drawn-content-unrepresented	elsewhere	Make the view that draws an element with a label and traits. For the parts of a drawing make `UIAccessibilityElement`s and list them in `accessibilityElements`.	描画するビューを、ラベルと特性のある要素にします。描画の部分には`UIAccessibilityElement`を作り、`accessibilityElements`に並べます。
    drawn-content-unrepresented	limits	Silent about shapes without a gesture, about gestures that only put the keyboard away, put the cursor into a field or do nothing, and where a modifier could not be followed. A gesture that closes something, and one on a plain area such as a colour, is for review, since a button often does the same. A drag that sets a value, turns something or calls something is for review; one that only moves, scrolls or zooms is the business of other rules.	ジェスチャーのない図形、キーボードを閉じるだけか、フィールドに入力位置を移すだけか、何もしないジェスチャー、追えないモディファイアがある場合は指摘しません。何かを閉じるジェスチャーと、色のような広い面のジェスチャーは、ボタンが同じことをする場合が多いため要確認です。値を設定するか、何かを切り替えるか、何かを呼び出すドラッグも要確認で、動かすだけ、スクロールするだけ、拡大するだけのドラッグはほかのルールが扱います。
    dynamic-type-clamped	title	text may not grow to the size that people choose	文字が、選ばれたサイズまで大きくならない
    dynamic-type-clamped	reports	`.dynamicTypeSize(…)` with an upper bound, or a fixed size, around text; also the older ways through the environment.	文字を囲む`.dynamicTypeSize(…)`のうち、上限があるものやサイズを固定したものと、環境値による古い書き方を検出します。
    dynamic-type-clamped	why	Body text is 17 points by default and reaches 200 percent at the third accessibility size. A lower bound keeps people from the size that they need to read. Below the accessibility sizes body text never passes 23 points.	本文の文字は標準で17ポイントで、3番目のアクセシビリティサイズで200パーセントになります。それより低い上限は、読むために必要なサイズを妨げます。アクセシビリティサイズ未満では、本文は23ポイントを超えません。
    dynamic-type-clamped	howToFix	Raise the bound to `.accessibility5`, or drop it and let the layout change at large sizes with `ViewThatFits` or `AnyLayout`. For a bar that cannot grow, add `.accessibilityShowsLargeContentViewer()`.	上限を`.accessibility5`まで上げるか取り除き、大きなサイズでは`ViewThatFits`や`AnyLayout`でレイアウトを変えます。大きくできないバーには`.accessibilityShowsLargeContentViewer()`を付けます。
    dynamic-type-clamped	elsewhere	Raise or drop `maximumContentSizeCategory`. For a bar that cannot grow, `showsLargeContentViewer = true`.	`maximumContentSizeCategory`を上げるか取り除きます。大きくできないバーには`showsLargeContentViewer = true`を設定します。
    dynamic-type-clamped	limits	A bound at the third or fourth accessibility size is a note. Where the large content viewer is offered nothing is reported, nor where the bound depends on run time.	3番目か4番目のアクセシビリティサイズの上限は注記です。大きな内容のビューアを用意している場合と、上限が実行時に決まる場合は指摘しません。
    emoji-or-symbol-name	title	control is called by a sign	コントロールの名前が記号である
    emoji-or-symbol-name	reports	A control whose name holds no letter and no digit: "✕", "▶", "⋯", "🗑️". One whose name has an arrow beside its words, as "Date ↓", is a note. For review, a button that closes or empties something and is called by the letter "X", and a text that is no control and tells something by a triangle or an upright arrow: "▲ 3".	名前に文字も数字もないコントロール（「✕」「▶」「⋯」「🗑️」）を検出します。「日付↓」のように言葉の横に矢印がある名前は注記です。何かを閉じるか空にするボタンで、名前が英字の「X」であるものと、コントロールでない文字が三角形や上下の矢印で何かを伝えるもの（「▲ 3」）は要確認です。
    emoji-or-symbol-name	why	VoiceOver speaks the name of the character, "multiplication x" or "wastebasket", or nothing at all, and not what the control does. Nobody knows what to say to Voice Control.	VoiceOverは「乗算記号」「ゴミ箱」のように文字の名前を読むか、何も読まず、コントロールがすることは言いません。音声コントロールで何と言えばよいのかもわかりません。
    emoji-or-symbol-name	howToFix	Add `.accessibilityLabel("Close")`.	`.accessibilityLabel("Close")`を加えます。
    emoji-or-symbol-name	elsewhere	`button.accessibilityLabel = "Close"`.	`button.accessibilityLabel = "Close"`を設定します。
    emoji-or-symbol-name	limits	Emoji are likely and not certain, since VoiceOver reads their names; three and more of them on one screen are taken for reactions and left alone. So are the keys of a keypad, told by digits on other buttons, and other signs in texts that are no controls.	絵文字はVoiceOverが名前を読むため、確実ではなく「おそらく」です。一つの画面に三つ以上あればリアクションとみなして対象外とします。ほかのボタンに数字があることでわかるテンキーのキーと、コントロールでない文字のほかの記号も対象外です。
    empty-element	title	element says nothing	要素が何も読み上げない
    empty-element	reports	A text without a visible character, `Text("")`, and a shape or colour that a modifier made an element without giving it words. A sign between the parts of a line, `Text("·")`, is a note.	見える文字のない`Text("")`と、モディファイアによって要素になったのに言葉のない図形や色を検出します。行の部分の間にある記号（`Text("·")`）はメモとして報告します。
    empty-element	why	VoiceOver stops there and says nothing, which sounds like a fault of the app or of the device.	VoiceOverがそこで止まって何も言わないと、アプリやデバイスの不具合のように聞こえます。
    empty-element	howToFix	Show the text only when there is one: `if !message.isEmpty { … }`; for spacing use `Spacer` or `frame`. Or hide it.	文字があるときだけ表示します（`if !message.isEmpty { … }`）。間隔には`Spacer`や`frame`を使います。または非表示にします。
    empty-element	elsewhere	Hide the label while it has no text: `label.isHidden = text.isEmpty`.	文字がない間はラベルを隠します：`label.isHidden = text.isEmpty`。
    empty-element	limits	Pictures, controls and blank elements of `accessibilityElement()` have rules of their own. Texts known only at run time are left alone. `Text("")` and blanks that keep a place free are for review.	画像、コントロール、`accessibilityElement()`の空の要素には別のルールがあります。実行時にしかわからない文字は対象外です。`Text("")`と、場所を空けておくための空白は要確認です。
    empty-label	title	accessibility label is empty	アクセシビリティラベルが空である
    empty-label	reports	`.accessibilityLabel("")` on something that VoiceOver stops at. A label that is empty under some condition is a warning.	VoiceOverが止まるものに付いた`.accessibilityLabel("")`を検出します。条件によって空になるラベルは警告です。
    empty-label	why	An empty label replaces the name that the view had, so a button that reads "Save" becomes "Button". It does not hide the view: the stop stays, without words, and even a shape that was no stop becomes one.	空のラベルはビューの持っていた名前を消すので、「保存」と読まれるボタンがただの「ボタン」になります。ビューは非表示にはならず、言葉のないまま停止位置が残ります。停止位置でなかった図形まで停止位置になります。
    empty-label	howToFix	Remove the modifier where the view has words of its own, fill it where it has none, and hide what only decorates with `.accessibilityHidden(true)`.	ビュー自身に言葉があればモディファイアを取り除き、なければラベルを埋め、飾りにすぎないなら`.accessibilityHidden(true)`で非表示にします。
    empty-label	elsewhere	`accessibilityLabel = nil` gives a view its own words back.	`accessibilityLabel = nil`にすると、ビュー自身の言葉に戻ります。
    empty-label	limits	Silent about what is hidden, about labels whose text only run time knows, which those after `?? ""` are too, and about `accessibilityLabel(_:isEnabled:)`, which can be off while its text is empty.	非表示のもの、実行時にしかわからないラベル（`?? ""`の後のものも同じです）、文字が空の間オフにできる`accessibilityLabel(_:isEnabled:)`は指摘しません。
    error-by-colour	title	error in a field is shown by colour alone	フィールドのエラーが色だけで示されている
    error-by-colour	reports	A text field whose border or text takes another colour under a condition about an error, or beside which a dot or line is drawn under one, when nothing else on the screen depends on that condition.	エラーについての条件で枠や文字の色が変わる、またはその条件で横に点や線が描かれるテキストフィールドのうち、同じ条件によって変わるものが画面にほかに何もないものを検出します。
    error-by-colour	why	Who does not see the colour, or does not see at all, does not learn that something is wrong, nor what.	色のわからない人や目の見えない人には、何かが誤っていることも、何が誤っているのかも伝わりません。
    error-by-colour	howToFix	Say in words what is wrong: `if isInvalid { Label("Enter a number", systemImage: "exclamationmark.circle") }`.	何が誤っているかを言葉で示します：`if isInvalid { Label("Enter a number", systemImage: "exclamationmark.circle") }`。
    error-by-colour	elsewhere	Show a label that says what is wrong together with the coloured border.	色の付いた枠と一緒に、何が誤っているかを示すラベルを表示します。
    error-by-colour	limits	That a condition is about an error is told from its names: error, invalid, validation.	条件がエラーについてのものかどうかは、error、invalid、validationといった名前から判断します。
    error-not-associated	title	error beside a field is neither part of it nor announced	フィールドの横のエラーがフィールドの一部でなく、アナウンスもされない
    error-not-associated	reports	A text that appears beside a text field under a condition about an error, when the field itself says nothing of it and the file neither announces anything nor moves the focus. For review, a text in a colour of warning or success that appears or changes with what is typed into a field beside it, or above it in a form.	エラーについての条件でテキストフィールドの横に現れる文字のうち、フィールド自身はそれについて何も言わず、ファイルでもアナウンスやフォーカスの移動をしていないものを検出します。警告や成功の色で、横のフィールド(フォームでは上の行のフィールド)の入力とともに現れる文字や変わる文字も、確認の対象とします。
    error-not-associated	why	A blind person hears nothing when the text appears, and coming back to the field hears only what was typed.	目の見えない人には、文字が現れても何も聞こえず、フィールドに戻っても入力した文字しか聞こえません。
    error-not-associated	howToFix	Give the field a hint or value that tells the error, or announce it: `AccessibilityNotification.Announcement(message).post()`; or move the focus to the text with `@AccessibilityFocusState`.	エラーを伝えるヒントや値をフィールドに付けるか、`AccessibilityNotification.Announcement(message).post()`でアナウンスするか、`@AccessibilityFocusState`で文字にフォーカスを移します。
    error-not-associated	elsewhere	Post the error as an announcement when it appears, or add it to the `accessibilityHint` of the field.	エラーが現れたときにアナウンスするか、フィールドの`accessibilityHint`に加えます。
    error-not-associated	limits	That a text is about an error is told from the names in its condition or in the text: error, invalid, validation. An announcement anywhere in the file counts, and so does code that answers an error by moving the keyboard's focus.	文字がエラーについてのものかどうかは、条件や文字の中のerror、invalid、validationといった名前から判断します。ファイルのどこかにアナウンスがあれば、それで足りるとみなします。エラーに応じてキーボードのフォーカスを移すコードも対応とみなします。
    essential-info-in-hint	title	hint holds an error or a requirement	ヒントにエラーや必須の情報がある
    essential-info-in-hint	reports	A hint of a field, switch or picker that says it is required, wrong or invalid, and any hint made of a variable that is named for an error.	必須、誤り、無効であると伝えるフィールド、スイッチ、ピッカーのヒントと、エラーを表す名前の変数で作られたヒントを検出します。
    essential-info-in-hint	why	Hints come after a pause, are cut off when the finger moves on, and can be switched off for all apps. Whoever has done so is never told why the form is not accepted.	ヒントは間を置いて読まれ、指を動かすと途切れ、すべてのアプリでオフにもできます。オフにした人には、なぜフォームが受け付けられないのかが伝わりません。
    essential-info-in-hint	howToFix	Put it into the label or the value: "Email, required". Announce the error when it appears.	「メールアドレス、必須」のようにラベルか値に入れます。エラーは現れたときにアナウンスします。
    essential-info-in-hint	elsewhere	`field.accessibilityLabel = "Email, required"`.	`field.accessibilityLabel = "Email, required"`を設定します。
    essential-info-in-hint	limits	Judged by words, so it is likely and not certain. Hints of buttons may speak of errors that they repair or show, and are left alone unless the hint is the error itself.	言葉から判断するため、確実ではなく「おそらく」です。ボタンのヒントは、直したり表示したりするエラーに触れることがあるので、ヒントがエラーそのものでない限り対象外です。
    fake-heading-in-label	title	label says that the text is a heading	ラベルの文字で見出しだと言っている
    fake-heading-in-label	reports	A label that ends in ", heading" or ", header", or in that word of the project's language.	「, heading」「, header」、またはプロジェクトの言語でそれに当たる言葉で終わるラベルを検出します。
    fake-heading-in-label	why	It sounds like a heading and is none: the headings rotor does not stop there, braille displays show the word as text, and in other languages an English word is spoken. With the trait as well, the word is heard twice.	見出しのように聞こえますが見出しではありません。見出しローターは止まらず、点字ディスプレイには言葉が文字として表示され、ほかの言語でも英単語が読まれます。特性もあると、言葉が2回聞こえます。
    fake-heading-in-label	howToFix	Drop the word and add `.accessibilityAddTraits(.isHeader)`.	言葉を取り除き、`.accessibilityAddTraits(.isHeader)`を加えます。
    fake-heading-in-label	elsewhere	`label.accessibilityTraits.insert(.header)`, and a label without the word.	`label.accessibilityTraits.insert(.header)`を設定し、ラベルからはその言葉を取り除きます。
    fake-heading-in-label	limits	Only words after a comma count, so that "Letter heading" may be called so.	「Letter heading」という名前もありうるので、コンマの後の言葉だけを対象とします。
    fixed-font-size	message	letters of a chart stay at {n:number} points at every text size	グラフの文字がどの文字サイズでも{n}ポイントのまま
    fixed-font-size	title	text does not grow with the chosen text size	文字が選ばれた文字サイズに合わせて大きくならない
    fixed-font-size	reports	Text drawn with `.font(.system(size: 14))`, whether the modifier stands on the text or on a view around it. A font that has a name of its own is reported by `font-token-fixed`.	`.font(.system(size: 14))`で描かれる文字を、モディファイアが文字に付いているか周囲のビューに付いているかを問わず検出します。名前を付けて定義されたフォントは`font-token-fixed`が指摘します。
    fixed-font-size	why	`system(size:)` keeps its points whatever text size people choose, so this text stays small beside everything else that grows. The label "Larger Text" of the App Store asks for 200 percent.	`system(size:)`は、人がどの文字サイズを選んでも同じポイント数のままなので、ほかのすべてが大きくなる中でこの文字だけが小さいままです。App Storeの「さらに大きな文字」のラベルは200パーセントを求めています。
    fixed-font-size	howToFix	Use a text style: `.font(.subheadline)`. To keep the exact look at the default size, let a metric grow: `@ScaledMetric(relativeTo: .body) var size = 14` and `.font(.system(size: size))`.	テキストスタイル（`.font(.subheadline)`）を使います。標準のサイズでの見た目を正確に保つには、`@ScaledMetric(relativeTo: .body) var size = 14`と`.font(.system(size: size))`でサイズを拡大させます。
    fixed-font-size	elsewhere	`label.font = .preferredFont(forTextStyle: .subheadline)` with `label.adjustsFontForContentSizeCategory = true`.	`label.font = .preferredFont(forTextStyle: .subheadline)`と`label.adjustsFontForContentSizeCategory = true`を設定します。
    fixed-font-size	limits	Symbols and other pictures are not text and are left alone, and so is a size that is a variable, since it may be scaled. Words above each other in a small square, drawn as a picture, are for review, and so are annotations of a chart, the fonts that code gives to charts of the library Charts (once for each file), and labels placed on a drawing. Text of 28 points and more, text in widgets and titles of bars are notes. `Font.custom(_:size:)` follows the text size by itself.	シンボルなどの画像は文字ではないので対象外です。変数のサイズも、拡大されている可能性があるため対象外です。小さな正方形の中に絵として縦に並べた文字と、グラフの注釈、ライブラリChartsのグラフにコードが与えるフォント（ファイルごとに1回）、図の上に置いたラベルは要確認です。28ポイント以上の文字、ウィジェットの文字、バーのタイトルは注記です。`Font.custom(_:size:)`はそのままで文字サイズに追従します。
    fixed-height-clips-text	title	text outgrows the frame that it stands in	文字が枠に収まらなくなる
    fixed-height-clips-text	reports	`.frame(height:)`, or `.frame(maxHeight:)` with `.clipped()` or a `.clipShape`, of fewer points than a text in it, which follows the text size, has at 200 percent. Body text has 40 points then, and lines of 48. So is a frame around lines that stand one below the other and take more together, such as a card or a page; what is so at the largest text size alone is for review, and so are rows of a `LazyHGrid` that are too low for the pictures and lines in them, and a list in a frame that is lower than two of its rows are at the largest text size. A view that is shown as a sheet of a given height wherever it is used, and is higher than that then, is for review too, unless it scrolls.	中の文字が200パーセントになったときの高さより小さい`.frame(height:)`や、`.clipped()`か`.clipShape`を伴う`.frame(maxHeight:)`を検出します。そのとき本文の文字は40ポイント、行は48ポイントになります。カードやページのように、縦に並ぶ行を合わせた高さに足りない枠も検出します。最大の文字サイズでだけ足りないものは要確認です。中の画像と行に対して低すぎる`LazyHGrid`の行も、最大の文字サイズの2行分より低い枠の中のリストも要確認です。使われるどこでも高さの決まったシートとして表示され、そのときそれより高くなる、スクロールしないビューも要確認です。
    fixed-height-clips-text	why	The text is cut off, or runs over what stands above and below.	文字が切れるか、上下のものに重なります。
    fixed-height-clips-text	howToFix	Let the frame grow: `.frame(minHeight: 32)`. Or scale the height with `@ScaledMetric`.	`.frame(minHeight: 32)`のように枠が大きくなれるようにします。または`@ScaledMetric`で高さを拡大します。
    fixed-height-clips-text	elsewhere	`heightAnchor.constraint(greaterThanOrEqualToConstant: 32)`, and `numberOfLines = 0`.	`heightAnchor.constraint(greaterThanOrEqualToConstant: 32)`と`numberOfLines = 0`を使います。
    fixed-height-clips-text	limits	Of words in a frame that is too narrow, which are broken or cut off in the middle, the longest of a text that source gives is reckoned with, by the usual widths of letters, for review; so is a number, by its format too (`"%.2f"`), and a time of which source gives what stands in for it (`"--:--"`). Of Chinese, Japanese and Korean texts, those of four signs and fewer are, where a limit of lines or a height keeps them from going on below. Lines that stand one below the other count as one line each, without the room between them. Else only the letters of a single line are reckoned with, and for review those of as many lines as `lineLimit` gives a text with a frame of its own that was made for them. A frame around several views that draws no edge and cuts nothing off is for review, and so is a text field whose frame is lower than its letters at the largest text size, since fields cut off what is too high. So is a button or a text whose words, as source gives them, take more lines than its frame has room for at the largest text size on a phone: it is cut short with an ellipsis. Squares, which hold icons and initials, text that may shrink, text of a fixed size, text that takes the room it needs (`.fixedSize()`) and heights from variables are left alone.	枠の幅が足りず途中で折れたり切れたりする単語については、ソースに書かれた文字列のうち最も長い単語を普通の文字幅で計算し、要確認とします。数（書式`"%.2f"`からわかるものも）と、代わりに出す文字（`"--:--"`）がソースにある時刻も同じです。中国語、日本語、韓国語の文字列は、行数の制限や高さのために下の行へ続けられない、4文字までのものだけを計算します。縦に並ぶ行は1行ずつ、行間を除いて数えます。そのほかの高さは1行分の文字だけで計算します。`lineLimit`の行数のために作られた枠を自分で持つ文字は、その行数で計算し、要確認です。縁を描かず何も切り取らない、いくつかのビューを囲む枠は要確認です。最大の文字サイズの文字より枠が低いテキストフィールドも、はみ出す文字を切り取るため要確認です。ソースに書かれた言葉が、最大の文字サイズのiPhoneで枠に入る行数より多くの行を必要とするボタンや文字も、末尾が省略されるため要確認です。アイコンや頭文字を入れる正方形、縮小できる文字、固定サイズの文字、必要なだけ場所を取る文字（`.fixedSize()`）、変数の高さは対象外です。
    web-zoom-locked	title	page in a web view cannot be made larger	Webビューのページを拡大できない
    web-zoom-locked	reports	A text in code that gives a page a viewport with `user-scalable=no` or a `maximum-scale` of less than 2, in an app with web views none of which ignores such limits. For review where the text stands in a file that names no web view.	このような制限を無視するWebビューが一つもないアプリで、`user-scalable=no`や2未満の`maximum-scale`をビューポートに与える、コードの文字列を検出します。Webビューの名前が出てこないファイルの文字列は要確認です。
    web-zoom-locked	why	The text of pages does not follow the text size that people choose. Two fingers are what is left to make it larger, and the page forbids it.	ページの文字は、人が選んだ文字サイズに従いません。拡大する方法は二本の指しか残っていないのに、ページがそれを禁じています。
    web-zoom-locked	howToFix	Leave `maximum-scale` and `user-scalable` out of the viewport. Or let people enlarge any page: `configuration.ignoresViewportScaleLimits = true`, before the web view is made.	ビューポートから`maximum-scale`と`user-scalable`を除きます。または、Webビューを作る前に`configuration.ignoresViewportScaleLimits = true`として、どのページも拡大できるようにします。
    web-zoom-locked	elsewhere	`<meta name="viewport" content="width=device-width, initial-scale=1">` in pages that the app loads.	アプリが読み込むページでは`<meta name="viewport" content="width=device-width, initial-scale=1">`とします。
    web-zoom-locked	limits	Pages in files of their own and on servers are not looked at. Silent where the file takes care of the size of the text in another way: with the system's fonts for pages (`-apple-system-body`), `text-size-adjust` or `pageZoom`.	別のファイルやサーバーにあるページは調べません。ページ用のシステムフォント（`-apple-system-body`）、`text-size-adjust`、`pageZoom`など、ほかの方法で文字の大きさに対応しているファイルでは指摘しません。
    web-zoom-locked	message	page cannot be made larger: its viewport says '{limit}'	ページが「{limit}」で拡大を禁じている
    flashing	title	animation flashes more than three times a second	アニメーションが1秒に3回を超えて点滅する
    flashing	why	Flashes of more than three a second can cause seizures.	1秒に3回を超える閃光は発作を引き起こすことがあります。
    flashing	howToFix	Make it slower, or change once instead of again and again.	ゆっくりにするか、繰り返さずに一度だけ変化させます。
    flashing	elsewhere	The same for `UIView.animate` with `.repeat` and `.autoreverse`.	`.repeat`と`.autoreverse`を使う`UIView.animate`でも同様です。
    flashing	limits	How large the flashing area is, and how bright, is not known; small areas are allowed by WCAG. What is only moved or turned to and fro does not flash.	点滅する面の大きさと明るさはわかりません。小さな面はWCAGでも認められています。行き来したり回ったりするだけのものは点滅ではありません。
    focus-forced	title	accessibility focus is moved when a view appears	ビューが現れたときにアクセシビリティフォーカスが動かされる
    focus-forced	reports	A property with `@AccessibilityFocusState` that is set in `onAppear`, `task` or `onReceive`.	`@AccessibilityFocusState`のプロパティを`onAppear`、`task`、`onReceive`で設定しているものを検出します。
    focus-forced	why	VoiceOver breaks off what it is saying and reads another element. When a view appears by itself, or a timer fires, people lose their place in what they were reading.	VoiceOverは話していることを途中でやめ、別の要素を読みます。ビューがひとりでに現れたりタイマーが動いたりすると、読んでいた場所を見失います。
    focus-forced	howToFix	Move the focus in answer to an action of the person; for news that only should be heard, post an announcement.	フォーカスは人の操作に応えて動かします。聞かせるだけでよい知らせにはアナウンスを使います。
    focus-forced	elsewhere	Post `.layoutChanged` with an element only in answer to an action of the person.	要素を指定した`.layoutChanged`は、人の操作に応えるときだけ送ります。
    focus-forced	limits	Silent in views that are dialogs or sheets by their name or their modal trait, where taking the focus is right, and where the focus is only moved under a condition. When a view appears, it is for review: the first stop of a new screen may well be chosen.	名前やモーダルの特性からダイアログやシートとわかるビューではフォーカスを移すのが正しいため、またフォーカスが条件付きで動く場合も、指摘しません。ビューが現れるときのものは要確認です。新しい画面の最初の停止位置を選ぶことはよくあります。
    font-token-fixed	title	font of the design system does not grow with the chosen text size	デザインシステムのフォントが選ばれた文字サイズに合わせて大きくならない
    font-token-fixed	reports	A constant, computed property or function that gives a font of a fixed size, such as `static let bodyCopy = Font.system(size: 13)`, when texts use it. Reported once, where the font is made, with the number of uses.	`static let bodyCopy = Font.system(size: 13)`のように固定サイズのフォントを返す定数、計算プロパティ、関数のうち、文字に使われているものを検出します。フォントが作られる場所で1回だけ、使用箇所の数とともに指摘します。
    font-token-fixed	why	Every text that uses it stays at its size when people choose a larger one.	これを使う文字はすべて、人が大きなサイズを選んでも同じ大きさのままです。
    font-token-fixed	howToFix	Base it on a text style, or scale it: `Font.custom("Inter", size: 13, relativeTo: .footnote)`. All its uses are repaired at once.	テキストスタイルを元にするか、`Font.custom("Inter", size: 13, relativeTo: .footnote)`のように拡大させます。すべての使用箇所が一度に直ります。
    font-token-fixed	elsewhere	Make the token with `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`.	`UIFont.preferredFont(forTextStyle:)`または`UIFontMetrics`で作ります。
    font-token-fixed	limits	Fonts that no text of the app uses are not reported. A font that is only used for symbols is not either. In widgets it is a note.	アプリの文字に使われていないフォントと、シンボルだけに使われるフォントは指摘しません。ウィジェットでは注記です。
    forced-colour-scheme	title	screen ignores the appearance that people choose	画面が、人の選んだ外観を無視する
    forced-colour-scheme	reports	`UIUserInterfaceStyle` in the settings of the app, and `.preferredColorScheme(.light)` or `.dark` with a fixed value on what a scene or a screen shows. The older `.colorScheme` and `.environment(\.colorScheme, …)` around a part of a screen are left alone.	アプリの設定の`UIUserInterfaceStyle`と、シーンや画面の内容に付いた固定値の`.preferredColorScheme(.light)`や`.dark`を検出します。画面の一部に付いた古い`.colorScheme`や`.environment(\.colorScheme, …)`は対象外です。
    forced-colour-scheme	why	Some people cannot bear bright screens, others cannot read light text on dark. EN 301 549 asks apps to follow the settings of the platform, and the label "Dark Interface" of the App Store asks for a dark appearance.	明るい画面に耐えられない人も、暗い地の明るい文字を読めない人もいます。EN 301 549はプラットフォームの設定に従うことをアプリに求め、App Storeの「ダークインターフェイス」のラベルはダークの外観を求めています。
    forced-colour-scheme	howToFix	Drop the modifier, or take its value from a setting of the app that people can change.	モディファイアを取り除くか、人が変えられるアプリの設定から値を取ります。
    forced-colour-scheme	elsewhere	Leave `overrideUserInterfaceStyle` at `.unspecified`.	`overrideUserInterfaceStyle`を`.unspecified`のままにします。
    forced-colour-scheme	limits	A value that comes from run time is left alone. A screen that is forced dark is a note, since players and photos are best seen so.	実行時に決まる値は対象外です。プレーヤーや写真はダークのほうが見やすいため、ダークに固定された画面は注記です。
    gauge-name	title	gauge has no name	ゲージに名前がない
    gauge-name	reports	A `Gauge` whose label is empty or only a picture, and that gets no name from a modifier.	ラベルが空または画像だけで、モディファイアからも名前を得ていない`Gauge`を検出します。
    gauge-name	why	VoiceOver reads a number and not what it measures.	VoiceOverは数値を読みますが、何を測っているのかは言いません。
    gauge-name	howToFix	Give it a label, which most styles do not draw: `Gauge(value: level) { Text("Battery") }`. Or add `.accessibilityLabel("Battery")`.	多くのスタイルでは描かれないラベルを付けます：`Gauge(value: level) { Text("Battery") }`。または`.accessibilityLabel("Battery")`を加えます。
    gauge-name	elsewhere	A view that draws a gauge is an element with an `accessibilityLabel` and an `accessibilityValue`.	ゲージを描くビューは、`accessibilityLabel`と`accessibilityValue`のある要素にします。
    gauge-name	limits	Silent where a modifier or the label could not be followed.	モディファイアまたはラベルを追えない場合は指摘しません。
    generic-label	title	label says nothing about the element	ラベルが要素について何も言っていない
    generic-label	reports	A control called "Click here", a link called "Read more", or a label such as "Button", "Icon" or "Untitled" that was given by `accessibilityLabel`. A button whose name is a number alone is for review, unless there are so many that they are the keys of a pad.	「Click here」というコントロール、「Read more」というリンク、`accessibilityLabel`で付けられた「Button」「Icon」「Untitled」などのラベルを検出します。名前が数字だけのボタンは、キーパッドのキーと言えるほど多くない限り要確認です。
    generic-label	why	Somebody who walks through the controls, or lists the links, hears them without what stands around: ten times "Read more". "Button, Button" says nothing at all.	コントロールを順にたどる人やリンクを一覧する人には、周囲にあるものなしに聞こえます。「続きを読む」が10回です。「ボタン、ボタン」では何もわかりません。
    generic-label	howToFix	Name the purpose: "Read the delivery terms", "Share photo".	「配送条件を読む」「写真を共有」のように目的を名前にします。
    generic-label	elsewhere	The same: let `accessibilityLabel` name the purpose.	同様に、`accessibilityLabel`で目的を表します。
    generic-label	limits	Titles that name what a tool makes, such as "Text", "Image" or "Link" in an editor, are left alone, and so are "More" and "Learn more" on buttons, and everything in alerts.	エディタの「Text」「Image」「Link」のようにツールが作るものを表すタイトル、ボタンの「More」と「Learn more」、アラートの中は対象外です。
    gesture-only-action	title	only a gesture does it	ジェスチャーでしか操作できない
    gesture-only-action	reports	A long press or several taps on a view without an accessibility action, where no control on the screen does the same. Drags, pinches and rotations are reported for a person to look at, and so are taps at a point of a map that do something with that point.	アクセシビリティアクションのないビューの長押しや複数回のタップのうち、同じことをするコントロールが画面にないものを検出します。ドラッグ、ピンチ、回転と、地図上の一点のタップでその場所に何かをするものは要確認です。
    gesture-only-action	why	VoiceOver uses these gestures itself, and Switch Control, Voice Control and keyboards have none. Nothing tells people that there is a function at all.	VoiceOverはこれらのジェスチャーを自身で使い、スイッチコントロール、音声コントロール、キーボードにはジェスチャーがありません。機能があること自体が伝わりません。
    gesture-only-action	howToFix	Add `.accessibilityAction(named: "Archive") { … }`, which VoiceOver lists among the actions of the element. Better still, offer it in sight: a button, a `contextMenu`, `swipeActions`; the system makes actions of the last two. A control that is dragged to set a value needs `accessibilityAdjustableAction` or a representation.	`.accessibilityAction(named: "Archive") { … }`を加えると、VoiceOverが要素のアクションに並べます。ボタン、`contextMenu`、`swipeActions`のように目に見える形で用意するとさらによく、後の二つはシステムがアクションにします。ドラッグで値を変えるコントロールには`accessibilityAdjustableAction`か`accessibilityRepresentation`が必要です。
    gesture-only-action	elsewhere	`view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in … }]`.	`view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in … }]`を設定します。
    gesture-only-action	limits	Silent for gestures that do nothing or draw the pressed state, that stand beside another gesture, that scroll, zoom, move or dismiss, for drawn content, for other gestures on maps, and where a control, an action or a context menu does the same; undecided where the same function is called elsewhere in the file.	何もしないか押した見た目を描くだけのジェスチャー、ほかのジェスチャーと並ぶもの、スクロール、拡大、移動、閉じるためのもの、描画、地図のほかのジェスチャー、コントロールやアクションやコンテキストメニューが同じことをする場合は指摘しません。同じ関数がファイルの別の場所で呼ばれている場合は判断を保留します。
    hardcoded-colour	title	text has one colour in both appearances and nothing behind it	文字の色がどちらの外観でも同じで、背景が塗られていない
    hardcoded-colour	reports	Text in a literal colour, black or white, when nothing on the screen paints a background for it and the colour fails on the system's background in one appearance: black in the dark one, white in the light one.	画面の何も背景を塗っておらず、一方の外観のシステムの背景では読めない固定色、黒、白の文字を検出します（ダークでの黒、ライトでの白）。
    hardcoded-colour	why	The system changes its background when people choose the dark appearance, and with Smart Invert and other settings; a fixed colour does not follow, and the text can vanish.	人がダークの外観を選ぶと、また「反転（スマート）」などの設定でも、システムは背景を変えます。固定の色は追従しないので、文字が見えなくなることがあります。
    hardcoded-colour	howToFix	Use `.primary`, `.secondary` or a colour of the asset catalog with a dark variant. Or paint a background of your own.	`.primary`、`.secondary`、またはダーク用の色もあるアセットカタログの色を使います。または自分で背景を塗ります。
    hardcoded-colour	elsewhere	Use `.label`, `.secondaryLabel`, or a colour of the asset catalog with a dark variant.	`.label`、`.secondaryLabel`、またはダーク用の色もあるアセットカタログの色を使います。
    hardcoded-colour	limits	Only on screens that bring their own navigation, with a title, since what a component stands on is up to its callers, and only where the way from the screen to the text is known: inside lists, overlays, buttons with a style of the system and pictures nothing is said. Screens that force an appearance are left alone.	コンポーネントが何の上に置かれるかは呼び出し側しだいなので、自身のナビゲーションとタイトルを持つ画面で、画面から文字までの道筋がわかる場合だけを対象とします。リスト、オーバーレイ、システムのスタイルのボタン、画像の中では何も言いません。外観を固定した画面は対象外です。
    heading-level-skipped	title	heading level leaves one out	見出しレベルが飛んでいる
    heading-level-skipped	reports	A heading whose level is more than one below that of the heading before it, such as `.h1` and then `.h3`.	`.h1`の次に`.h3`のように、直前の見出しより2段以上深いレベルの見出しを検出します。
    heading-level-skipped	why	VoiceOver can jump between headings of one level, and the levels tell which part belongs to which. A level that is missing in between sounds as if something had been overlooked.	VoiceOverは同じレベルの見出しの間を移動でき、レベルはどの部分がどこに属するかを示します。間のレベルがないと、何かを見落としたように聞こえます。
    heading-level-skipped	howToFix	Give the heading the level that follows, or the missing heading its place.	見出しを次のレベルにするか、欠けている見出しを置きます。
    heading-level-skipped	elsewhere	UIKit gives levels with the attribute `.accessibilityTextHeadingLevel` of an attributed label; the same order holds.	UIKitでは、属性付きラベルの属性`.accessibilityTextHeadingLevel`でレベルを指定します。順序の考え方は同じです。
    heading-level-skipped	limits	Headings without a level do not count. Across views of several files, or with branches in between, the order may be another at run time; such findings are for a person to look at.	レベルのない見出しは数えません。複数のファイルのビューにまたがる場合や間に分岐がある場合は、実行時の順序が異なる可能性があるため要確認です。
    heading-level-without-trait	title	heading level without the header trait	見出しレベルはあるがヘッダの特性がない
    heading-level-without-trait	reports	`accessibilityHeading(_:)` with a level on an element that has no header trait.	ヘッダの特性のない要素に付いた、レベル指定の`accessibilityHeading(_:)`を検出します。
    heading-level-without-trait	why	The modifier gives the level of a heading and does not make one: recorded, the element is read without the word "Heading" and has no header trait, so the headings rotor may pass it by.	このモディファイアは見出しのレベルを示すだけで、見出しにはしません。記録によれば「見出し」とは読まれず、ヘッダの特性も付かないため、見出しローターが素通りすることがあります。
    heading-level-without-trait	howToFix	Add `.accessibilityAddTraits(.isHeader)`; the trait does no harm where it is there already.	`.accessibilityAddTraits(.isHeader)`を加えます。すでにある場合に加えても害はありません。
    heading-level-without-trait	elsewhere	`label.accessibilityTraits.insert(.header)` makes the heading.	`label.accessibilityTraits.insert(.header)`で見出しになります。
    heading-level-without-trait	limits	Silent where the trait may come from a modifier or view that could not be followed.	特性が、追えないモディファイアやビューから来る可能性がある場合は指摘しません。
    heading-missing	title	text in a title font is no heading	タイトルのフォントの文字が見出しになっていない
    heading-missing	reports	A short `Text` in one of the fonts `largeTitle`, `title`, `title2` and `title3`, set on the text itself, that introduces at least three more elements and has no header trait. The title at the top of a screen is a note. Fonts of the project with such a name, bold ones of 20 points and more, texts that come at run time, and texts that introduce less, as those of an empty list do, are reported for a person to look at. So is, in any font, the title that a component shows above what its uses put into it, where a screen has several of them, the text that each turn of a loop begins with above rows of a loop of its own, the title in a bar of the app's own, beside the button that leads back, and texts in a smaller bold font, such as `headline`, where several on a screen each begin a stack of at least two more elements or follow each other in one, as a `Text` or as a `Label`, the same of texts in capitals and of texts in a line with a button at its end (of one, where that is a link to another screen), the text of a function or a view that is called after the heading of a section (`sectionHeader`), the first text of a `ToolbarItem` with the placement `principal`, and the text that a screen without headings begins with, where its letters stand out among all others.	`largeTitle`、`title`、`title2`、`title3`のいずれかのフォントが文字自体に指定され、後に三つ以上の要素を従え、ヘッダの特性のない短い`Text`を検出します。画面の先頭にあるタイトルは注記です。そうした名前のプロジェクトのフォント、20ポイント以上の太字、実行時に決まる文字、空のリストの文字のように従える要素が少ない文字は要確認です。一つの画面に何度も現れるコンポーネントが、渡された内容の上に見出しとして示す文字も、フォントにかかわらず検出します。アプリ独自のバーで戻るボタンの横にあるタイトルも、フォントによらず検出します。繰り返しの各回の先頭で、内側の繰り返しの行の上にある文字も検出します。`headline`のような小さめの太字の文字も、画面に複数あり、それぞれがほかに二つ以上の要素を持つスタックの先頭にあるか、一つのスタックの中で続いていれば（`Text`でも`Label`でも）、要確認とします。大文字だけの文字と、行の終わりにボタンのある行の先頭の文字も同じです（ボタンが別の画面へのリンクなら一つでも）。見出しのない画面の先頭にあり、ほかのどの文字よりも目立つ文字も要確認です。セクションの見出しを表す名前（`sectionHeader`）の関数やビューの文字も要確認です。配置が`principal`である`ToolbarItem`の最初の文字も要確認です。
    heading-missing	why	VoiceOver users jump from heading to heading with the rotor, as others skim a page with their eyes. A heading that only looks like one is not among them, and nobody hears that a new part begins.	目で紙面を拾い読みするように、VoiceOverを使う人はローターで見出しから見出しへ移動します。見出しに見えるだけの文字はその中になく、新しい部分が始まることも聞こえません。
    heading-missing	howToFix	Add `.accessibilityAddTraits(.isHeader)`. Headers of a `Section` and navigation titles are headings already.	`.accessibilityAddTraits(.isHeader)`を加えます。`Section`のヘッダとナビゲーションタイトルはすでに見出しです。
    heading-missing	elsewhere	`label.accessibilityTraits.insert(.header)`.	`label.accessibilityTraits.insert(.header)`を設定します。
    heading-missing	limits	Silent in lists, rows, buttons, combined elements, bars and widgets, for sentences, messages and numbers, for the name of the app, which is shown large as a logo is, for values with the words for them above or below in small letters, for texts side by side in the same font, and on screens where many texts have such a font. One text in a smaller bold font or in `headline` says too little to go by.	リスト、行、ボタン、まとめた要素、バー、ウィジェットの中、文、メッセージ、数字、ロゴのように大きく示したアプリの名前、小さな見出し語が上か下にある値、同じフォントの文字が横に並ぶ場合、そのフォントの文字が多い画面は指摘しません。それより小さい太字や`headline`の文字が一つあるだけでは根拠として足りません。
    hidden-control-still-focusable	title	visible control is hidden from assistive technologies	見えるコントロールが支援技術から隠されている
    hidden-control-still-focusable	reports	A button, link, switch, slider, picker or field under `.accessibilityHidden(true)`, on it or on what it stands in, when no other element of the screen does the same. Reported once for each modifier.	コントロール自身か、それを囲むものに付いた`.accessibilityHidden(true)`の下にあるボタン、リンク、スイッチ、スライダー、ピッカー、フィールドのうち、同じことをする要素が画面にほかにないものを検出します。モディファイアごとに1回だけ指摘します。
    hidden-control-still-focusable	why	The control can be seen and touched, and for VoiceOver, Voice Control and Switch Control it does not exist. Nobody who depends on these can do what it does, nor learns that it could be done.	コントロールは見えて触れることもできるのに、VoiceOver、音声コントロール、スイッチコントロールには存在しません。これらに頼る人は、その操作ができず、できることも知りません。
    hidden-control-still-focusable	howToFix	Remove the modifier, or hide only what decorates inside the control. Where an action of the row does the same, keep the control hidden and offer `.accessibilityAction(named:)`.	モディファイアを取り除くか、コントロールの中の飾りだけを非表示にします。行のアクションが同じことをするなら、コントロールは非表示のままで`.accessibilityAction(named:)`を用意します。
    hidden-control-still-focusable	elsewhere	Leave `isAccessibilityElement` at `true` and `accessibilityElementsHidden` at `false`.	`isAccessibilityElement`を`true`、`accessibilityElementsHidden`を`false`のままにします。
    hidden-control-still-focusable	limits	Only a plain `true` counts. Controls that are disabled, invisible, do nothing or let touches through are left alone. Undecided where an element has actions of its own, which may be the same, and where a view could not be followed.	そのままの`true`だけを対象とします。無効、不可視、何もしない、タッチを通すコントロールは対象外です。同じことをするかもしれないアクションのある要素がある場合と、ビューを追えない場合は判断を保留します。
    hint-contains-role	title	hint names the role	ヒントが役割を含んでいる
    hint-contains-role	reports	A hint that begins with the role of its own element: "Button that opens the cart".	「Button that opens the cart」のように、自身の要素の役割で始まるヒントを検出します。
    hint-contains-role	why	VoiceOver has said "Button" before the hint begins; the hint is heard later by a word.	ヒントが始まる前にVoiceOverは「ボタン」と言い終えています。肝心なことが1語分遅れて聞こえます。
    hint-contains-role	howToFix	Begin with what happens: "Opens the cart".	「カートを開きます」のように、起こることから始めます。
    hint-contains-role	elsewhere	The same words in `accessibilityHint`.	`accessibilityHint`でも言葉は同じです。
    hint-contains-role	limits	Silent where the hint speaks of another control: "Shows the play button". Hints that begin with "This" are reported for their form.	「再生ボタンを表示します」のように別のコントロールについて述べるヒントは指摘しません。「This」で始まるヒントは形の問題として指摘します。
    hint-describes-gesture	title	hint names a gesture	ヒントがジェスチャーを名指ししている
    hint-describes-gesture	reports	An `accessibilityHint` that names a gesture: "Double tap to open settings", "Swipe to delete".	「Double tap to open settings」「Swipe to delete」のようにジェスチャーを述べる`accessibilityHint`を検出します。
    hint-describes-gesture	why	VoiceOver adds how to activate an element by itself, so the gesture is heard twice. "Tap" is wrong with VoiceOver, and every gesture is wrong for people who use a switch, a keyboard or their voice.	実行のしかたはVoiceOverが自身で付け加えるので、ジェスチャーが2回聞こえます。VoiceOverでは「タップ」は誤りで、スイッチやキーボードや声を使う人にはどのジェスチャーも当てはまりません。
    hint-describes-gesture	howToFix	Say what happens, as a sentence without a subject: "Opens settings".	「設定を開きます」のように、起こることを主語のない文で述べます。
    hint-describes-gesture	elsewhere	The same words in `accessibilityHint`.	`accessibilityHint`でも言葉は同じです。
    hint-describes-gesture	limits	Only words that stand where an instruction stands; "Touch ID" and "tap water" are none. Silent about canvases and areas for direct touch, which are operated by gestures, and about "swipe up or down" on elements with an adjustable action of their own.	指示の位置にある言葉だけを対象とするので、「Touch ID」や「tap water」は含みません。ジェスチャーで操作するキャンバスや直接タッチの領域、独自の調整アクションのある要素の「上下にスワイプ」は指摘しません。
    hint-form	title	hint does not begin with what happens	ヒントが、起こることから始まっていない
    hint-form	reports	An English hint that is a command ("View person details") or begins with a subject ("This button opens the cart").	命令（「View person details」）の英語のヒントと、主語（「This button opens the cart」）で始まる英語のヒントを検出します。
    hint-form	why	Hints are read after a pause, and people decide by the first word whether to listen on. A command sounds as if the person had to do it in another way; "Opens the cart" tells what activating the element does.	ヒントは間を置いて読まれ、人は最初の言葉で聞き続けるかどうかを決めます。命令は別の操作を求めているように聞こえます。「Opens the cart」なら、要素を実行すると何が起こるかがわかります。
    hint-form	howToFix	Begin with the verb in the third person and leave out the subject: "Opens the cart".	三人称の動詞から始め、主語を省きます：「Opens the cart」。
    hint-form	elsewhere	The same words in `accessibilityHint`.	`accessibilityHint`でも言葉は同じです。
    hint-form	limits	English only, and only for words that are known verbs in that place. Fields and pickers may say what to enter. Hints that name a gesture are another rule's.	英語だけが対象で、その位置で動詞とわかる言葉に限ります。フィールドとピッカーは入力する内容を述べてもかまいません。ジェスチャーを述べるヒントは別のルールが扱います。
    hint-repeats-label	title	hint repeats the label	ヒントがラベルを繰り返している
    hint-repeats-label	reports	A hint whose words are those of the label: "Add to cart" with the hint "Adds to cart".	ラベルと同じ言葉のヒントを検出します（「Add to cart」に対するヒント「Adds to cart」）。
    hint-repeats-label	why	People who wait for the hint hear the same words again.	ヒントを待つ人は同じ言葉をもう一度聞くことになります。
    hint-repeats-label	howToFix	Remove the hint; a control whose label says what happens needs none.	ヒントを取り除きます。することがラベルでわかるコントロールにヒントは要りません。
    hint-repeats-label	elsewhere	Leave `accessibilityHint` at `nil`.	`accessibilityHint`を`nil`のままにします。
    hint-repeats-label	limits	Compares words, without case, articles and the ending of the verb. Synonyms are not seen.	大文字と小文字、冠詞、動詞の語尾を除いて言葉を比べます。同義語はわかりません。
    ib-bar-item-name	title	bar item of an interface file shows only a picture and has no name	インターフェイスファイルのバー項目が画像だけで名前がない
    ib-bar-item-name	reports	A `<barButtonItem>` or `<tabBarItem>` with an image and neither a title nor an accessibility label, or with the title "Item" that Interface Builder gives each of them.	画像があり、タイトルもアクセシビリティラベルもない、またはInterface Builderが付ける「Item」のままの`<barButtonItem>`と`<tabBarItem>`を検出します。
    ib-bar-item-name	why	VoiceOver speaks the name of the image file or of the symbol, and the item cannot be told from others.	VoiceOverは画像ファイルやシンボルの名前を読み、ほかの項目と区別できません。
    ib-bar-item-name	howToFix	Give the item a title, or an accessibility label in the identity inspector, or set `accessibilityLabel` on its outlet. System items come with names in every language.	項目にタイトルを付けるか、アイデンティティインスペクタでアクセシビリティラベルを付けるか、アウトレットに`accessibilityLabel`を設定します。システムの項目にはすべての言語の名前があります。
    ib-bar-item-name	elsewhere	A `Label` in a `ToolbarItem` has a title for VoiceOver even where only its icon is drawn.	`ToolbarItem`の`Label`は、アイコンだけが描かれる場合でもVoiceOverのためのタイトルを持ちます。
    ib-bar-item-name	limits	Likely where the item has an outlet, since code that is not seen may use it. A note where it is switched off and does nothing, so that it only shows a picture.	項目にアウトレットがある場合は、見えないコードが使っている可能性があるため「おそらく」です。無効で何もせず、絵を見せるだけの項目は注記です。
    ib-bar-item-name	message	tab has neither a title nor a picture, and nothing names it	タブにタイトルも画像もなく、名前がない
    ib-fixed-font	title	font of an interface file keeps its size	インターフェイスファイルのフォントが同じ大きさのままである
    ib-fixed-font	reports	A label, button or field whose `<fontDescription>` names a size in points and no text style. Reported once for each file, with all places, and once for files that have a font in common.	`<fontDescription>`がテキストスタイルではなくポイント数を指定しているラベル、ボタン、フィールドを検出します。ファイルごとに一度、同じフォントを使うファイルはまとめて一度、すべての箇所とともに報告します。
    ib-fixed-font	message	{n:number} texts of {m:number} files have fonts of fixed size	{m}個のファイルの{n}個の文字のフォントの大きさが固定されています
    ib-fixed-font	message	{n:number} texts of the file have fonts of fixed size	ファイルの{n}個の文字のフォントの大きさが固定されています
    ib-fixed-font	why	The text stays small for people who ask for larger text in all apps.	すべてのアプリで大きな文字を求めている人にも、小さいままです。
    ib-fixed-font	howToFix	Choose a text style, such as Body, in the attributes inspector, and tick Automatically Adjusts Font.	アトリビュートインスペクタで「本文」などのテキストスタイルを選び、Automatically Adjusts Fontにチェックを入れます。
    ib-fixed-font	elsewhere	A text style, such as `.font(.body)`; see `fixed-font-size`.	`.font(.body)`などのテキストスタイルを使います。`fixed-font-size`も参照してください。
    ib-fixed-font	limits	Silent where code of the class sets another font on the outlet.	クラスのコードがアウトレットに別のフォントを設定している場合は指摘しません。
    ib-image-button-name	title	button of an interface file shows only a picture and has no name	インターフェイスファイルのボタンが画像だけで名前がない
    ib-image-button-name	reports	A `<button>` of a storyboard or XIB with an image and neither a title nor an accessibility label, and whose outlet, where it has one, gets none in the code of its class.	画像があり、タイトルもアクセシビリティラベルもなく、アウトレットがある場合もクラスのコードで名前を得ていない、ストーリーボードやXIBの`<button>`を検出します。
    ib-image-button-name	why	VoiceOver speaks the name of the image file or of the symbol, which says what the button looks like and not what it does.	VoiceOverは画像ファイルやシンボルの名前を読みます。それは見た目であって、することではありません。
    ib-image-button-name	howToFix	Write the label into the identity inspector, Accessibility, Label; or set `accessibilityLabel` on the outlet.	アイデンティティインスペクタのアクセシビリティのラベルに書くか、アウトレットに`accessibilityLabel`を設定します。
    ib-image-button-name	elsewhere	`Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`; see `icon-button-name`.	`Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`を使います。`icon-button-name`も参照してください。
    ib-image-button-name	limits	Likely where the button has an outlet, since code that is not seen may use it. Silent for buttons of classes outside the project.	ボタンにアウトレットがある場合は、見えないコードが使っている可能性があるため「おそらく」です。プロジェクト外のクラスのボタンは指摘しません。
    ib-label-unlocalized	title	accessibility label of an interface file is not translated	インターフェイスファイルのアクセシビリティラベルが翻訳されていない
    ib-label-unlocalized	reports	An accessibility label or hint in a storyboard or XIB whose key, such as `a1b-2c-3d4.accessibilityLabel`, is in none of the strings files of the interface file, in a project that translates that file.	翻訳のあるインターフェイスファイルのアクセシビリティラベルやヒントのうち、`a1b-2c-3d4.accessibilityLabel`のようなキーがどの文字列ファイルにもないものを検出します。
    ib-label-unlocalized	why	People hear the label in the language of the developers, among texts in their own. Xcode does not extract the labels of bar items, so translators never see them.	自分の言語の文字の中に、開発者の言語のラベルが聞こえます。Xcodeはバー項目のラベルを書き出さないので、翻訳者の目に触れません。
    ib-label-unlocalized	howToFix	Add the key to the strings file of every language, or set the label in code.	すべての言語の文字列ファイルにキーを加えるか、コードでラベルを設定します。
    ib-label-unlocalized	elsewhere	A literal in `.accessibilityLabel(…)` is a key of the string catalog; see `unlocalized-label`.	`.accessibilityLabel(…)`のリテラルは文字列カタログのキーです。`unlocalized-label`も参照してください。
    ib-label-unlocalized	limits	Silent for interface files that have no strings files at all.	文字列ファイルのないインターフェイスファイルは指摘しません。
    ib-no-dynamic-type	title	text style of an interface file does not follow a change of the text size	インターフェイスファイルのテキストスタイルが文字サイズの変更に追従しない
    ib-no-dynamic-type	reports	A label or field with the font of a text style and without `adjustsFontForContentSizeCategory="YES"`.	テキストスタイルのフォントを持ち、`adjustsFontForContentSizeCategory="YES"`のないラベルとフィールドを検出します。
    ib-no-dynamic-type	why	The text has the size that was set when the view was made, and keeps it when people change the size, until the screen is opened anew.	文字はビューが作られたときのサイズになり、人がサイズを変えても画面を開き直すまでそのままです。
    ib-no-dynamic-type	howToFix	Tick Automatically Adjusts Font in the attributes inspector.	アトリビュートインスペクタでAutomatically Adjusts Fontにチェックを入れます。
    ib-no-dynamic-type	elsewhere	Nothing to do: text styles of SwiftUI follow the text size by themselves.	何もする必要はありません。SwiftUIのテキストスタイルはそのままで文字サイズに追従します。
    ib-no-dynamic-type	limits	Silent where code of the class sets the flag, and for buttons, of which only code can.	クラスのコードがフラグを設定している場合と、コードでしか設定できないボタンは指摘しません。
    ib-segment-name	title	segment of an interface file shows only a picture	インターフェイスファイルのセグメントが画像だけである
    ib-segment-name	reports	A `<segment>` with an image and without a title.	画像があり、タイトルのない`<segment>`を検出します。
    ib-segment-name	why	Segments have no label of their own: VoiceOver takes the title or the label of the image, and without either the name of the image file.	セグメント自体にはラベルがありません。VoiceOverはタイトルか画像のラベルを読み、どちらもなければ画像ファイルの名前を読みます。
    ib-segment-name	howToFix	Use a title, or set the image in code: `image.accessibilityLabel = NSLocalizedString("List", comment: "")`, `control.setImage(image, forSegmentAt: 0)`.	タイトルを使うか、コードで画像を設定します：`image.accessibilityLabel = NSLocalizedString("List", comment: "")`、`control.setImage(image, forSegmentAt: 0)`。
    ib-segment-name	elsewhere	Give the options of a segmented `Picker` texts, or labels on their images.	セグメント形式の`Picker`の選択肢に文字を使うか、画像にラベルを付けます。
    ib-segment-name	limits	Likely where the control has an outlet, since code that is not seen may change its images.	コントロールにアウトレットがある場合は、見えないコードが画像を変えている可能性があるため「おそらく」です。
    ib-text-field-name	title	text field of an interface file has no name	インターフェイスファイルのテキストフィールドに名前がない
    ib-text-field-name	reports	A `<textField>` or `<textView>` without an accessibility label and without a placeholder, and whose outlet gets none in the code of its class. For review, a `<textView>` that holds words and that nobody made one to be read alone: once it is edited, nothing says what it is for.	アクセシビリティラベルもプレースホルダもなく、アウトレットもクラスのコードで名前を得ていない`<textField>`と`<textView>`を検出します。言葉が入っていて、読むだけのものとされていない`<textView>`は要確認です。編集されると、何のためのものかがわからなくなるためです。
    ib-text-field-name	why	VoiceOver says "text field" and nothing of what belongs in it.	VoiceOverは「テキストフィールド」とだけ言い、何を入力するのかは言いません。
    ib-text-field-name	howToFix	Write the label into the identity inspector, or set `accessibilityLabel` on the outlet.	アイデンティティインスペクタにラベルを書くか、アウトレットに`accessibilityLabel`を設定します。
    ib-text-field-name	elsewhere	`TextField("Email", text: $email).accessibilityLabel("Email")`; see `text-field-name`.	`TextField("Email", text: $email).accessibilityLabel("Email")`を使います。`text-field-name`も参照してください。
    ib-text-field-name	limits	Likely where the field has an outlet, since code that is not seen may use it.	フィールドにアウトレットがある場合は、見えないコードが使っている可能性があるため「おそらく」です。
    icon-button-name	title	button shows only a picture and has no name	ボタンが画像だけで名前がない
    icon-button-name	reports	A `Button` whose label holds nothing but a symbol, an image or a drawing, and that gets no name from its label, from `accessibilityLabel`, or from where it is used. Also `Link`, `Menu`, `NavigationLink` and `ShareLink` of that kind, under their own ids.	ラベルがシンボル、画像、描画だけで、ラベルからも`accessibilityLabel`からも使用箇所からも名前を得ていない`Button`を検出します。同様の`Link`、`Menu`、`NavigationLink`、`ShareLink`はそれぞれのルールが検出します。
    icon-button-name	why	VoiceOver speaks the picture's file name, the raw name of the symbol ("slider.vertical.3, button") or Apple's name of the glyph, which says what it looks like and not what it does. Voice Control users have to guess the word that activates it.	VoiceOverは画像のファイル名、シンボルの生の名前（「slider.vertical.3、ボタン」）、またはAppleが付けた図柄の名前を読みます。それは見た目であって、することではありません。音声コントロールを使う人は、実行するための言葉を推測するしかありません。
    icon-button-name	howToFix	Give the button a title and let the style hide it: `Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`. Or add `.accessibilityLabel("Close")`.	ボタンにタイトルを付け、スタイルに隠させます：`Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`。または`.accessibilityLabel("Close")`を加えます。
    icon-button-name	elsewhere	`button.accessibilityLabel = "Close"`, or a title in the button's configuration; see `uikit-image-button-name`.	`button.accessibilityLabel = "Close"`か、ボタンの構成のタイトルを設定します。`uikit-image-button-name`も参照してください。
    icon-button-name	limits	Silent where the label holds a view that could not be followed. A symbol whose system name has been recorded is reported as likely and one severity lower, since people do hear a word. Silent where that word is the one that the control most likely needs, as "Close" for 'xmark'; `symbol-word-name` asks about those.	ラベルに追えないビューがある場合は指摘しません。システムの名前が記録されているシンボルは、言葉は聞こえるため「おそらく」とし、重大度を1段下げます。'xmark'の「Close」のように、その言葉がコントロールにまさに必要な言葉である場合は指摘しません。それは`symbol-word-name`が検出します。
    symbol-word-name	title	control is called what the system calls its symbol	コントロールの名前がシステムによるシンボルの名前
    symbol-word-name	reports	A button, link or menu that shows only a symbol and whose name is the word that the system has for it, where that word is the one that the control most likely needs: "Close" for 'xmark'. For review.	シンボルだけを表示し、名前がシステムの付けた言葉であるボタン、リンク、メニューのうち、'xmark'の「Close」のように、その言葉がコントロールにまさに必要な言葉であるものを検出します。要確認です。
    symbol-word-name	why	People hear the right word, though nobody chose it. The system may have another one in its next version or in another language, and a picture that is exchanged takes the name with it.	誰かが選んだわけではありませんが、正しい言葉が聞こえます。ただし、次の版や別の言語ではシステムの言葉が変わるかもしれず、画像を替えれば名前も一緒に変わります。
    symbol-word-name	howToFix	Give it a title and let the style hide it: `Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`. Or add `.accessibilityLabel("Close")`.	タイトルを付け、スタイルに隠させます：`Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`。または`.accessibilityLabel("Close")`を加えます。
    symbol-word-name	elsewhere	`button.accessibilityLabel = "Close"`, or a title in the button's configuration.	`button.accessibilityLabel = "Close"`か、ボタンの構成のタイトルを設定します。
    symbol-word-name	limits	Nobody is worse off today, so the rule is off unless it is asked for. Symbols whose word says something else are the business of `icon-button-name` and its like.	今のところ困る人はいないため、指定しない限りオフです。言葉が別のことを言うシンボルは`icon-button-name`などのルールが検出します。
    identifier-on-container	title	identifier on a stack goes to each element in it	スタックの識別子が中の各要素に付く
    identifier-on-container	reports	`accessibilityIdentifier` on a stack, a group or a view made of several elements, without `accessibilityElement`.	`accessibilityElement`なしで、スタック、グループ、複数の要素からなるビューに付いた`accessibilityIdentifier`を検出します。
    identifier-on-container	why	UI tests then find several elements of one identifier and none of the container's, and the identifiers of the elements inside are overwritten. Nothing is heard of it.	UIテストでは同じ識別子の要素が複数見つかり、コンテナのものは見つからず、中の要素の識別子は上書きされます。読み上げには影響しません。
    identifier-on-container	howToFix	Put `.accessibilityElement(children: .contain)` before it, so that the container has the identifier.	コンテナに識別子が付くように、前に`.accessibilityElement(children: .contain)`を置きます。
    identifier-on-container	elsewhere	In UIKit an identifier stays with the view that it is set on.	UIKitでは、識別子は設定したビューに付いたままです。
    identifier-on-container	limits	Silent for views with one element and for lists, scroll views and other views that keep an identifier themselves.	要素が一つのビューと、リストやスクロールビューなど識別子を自身で保つビューは指摘しません。
    identity-changes	title	what is shown is made anew when something changes	何かが変わるたびに表示が作り直される
    identity-changes	reports	An `id` that is another one each time it is read (`var id: UUID { UUID() }`). A `ForEach` or `List` with `id: \.self` whose fields write into the very values that tell the rows apart, or over a structure one of whose members code changes in place. For review, `.id(UUID())` in a view that changes, and a loop over a list that is made by a getter, of things that give themselves a new `id`, and models that load something and are made in the middle of a `body` for a view that only observes them.	読まれるたびに変わる`id`（`var id: UUID { UUID() }`）を検出します。`id: \.self`の`ForEach`や`List`のうち、行の入力欄が行を区別する値そのものに書き込むものと、コードがその場で変える構造体を並べるものも検出します。変化するビューの中の`.id(UUID())`と、自分で新しい`id`を持つものをゲッターが作るリストのループと、何かを読み込むモデルを、監視するだけのビューのために`body`の途中で作るものは要確認です。
    identity-changes	why	SwiftUI takes a row with another identity for another row: the old one goes away, and with it the focus of VoiceOver, of Switch Control and of the keyboard. Who reads a row is thrown out of it whenever a value comes in, and who types loses the field after each letter.	SwiftUIは識別子が変わった行を別の行とみなします。元の行は消え、VoiceOver、スイッチコントロール、キーボードのフォーカスも失われます。行を読んでいる人は値が届くたびにそこから放り出され、入力している人は1文字ごとに入力欄を失います。
    identity-changes	howToFix	Give the things an identity that stays: a stored `let id`, or the key that they have where they come from, and `ForEach(people)` or `id: \.name`. Keep a model in a `@StateObject`. Loop over indices where rows are edited in place and never move.	変わらない識別子を与えます。保存される`let id`か、データの元にあるキーを使い、`ForEach(people)`や`id: \.name`と書きます。モデルは`@StateObject`で保持します。その場で編集され、動かない行はインデックスでループします。
    identity-changes	elsewhere	With diffable data sources, identify items by a key and not by all of their values, and call `reconfigureItems`.	差分データソースでは、項目をすべての値ではなくキーで識別し、`reconfigureItems`を呼びます。
    identity-changes	limits	Told from code alone: silent for classes and enumerations, for structures with a `==` or a `hash(into:)` of their own, and where no code of the project changes a member. Whole rows that are replaced by others are not told.	コードだけから判断します。クラスと列挙型、独自の`==`や`hash(into:)`を持つ構造体、プロジェクトのどのコードもメンバーを変えない場合は指摘しません。行全体が別のものに置き換わる場合は報告しません。
    ignored-children-with-controls	title	ignored children hold controls that cannot be reached	無視された子の中に、届かないコントロールがある
    ignored-children-with-controls	reports	`accessibilityElement(children: .ignore)`, also in its short form, over a button, link, switch, slider or field, or a player of films, where the new element has neither an accessibility action nor the trait of a control. Also where it has actions, each of which does what another control in it does, so that none is left for the others.	ボタン、リンク、スイッチ、スライダー、フィールド、動画プレーヤーを含む`accessibilityElement(children: .ignore)`（短い形も含む）のうち、新しい要素にアクセシビリティアクションもコントロールの特性もないものを検出します。アクションがあっても、そのどれもが中の別のコントロールと同じことをするため、残りのコントロールの分がないものも検出します。
    ignored-children-with-controls	why	The new element hides everything inside it and inherits no action. What touch users press is not there for VoiceOver, Switch Control, Voice Control and keyboards.	新しい要素は中のすべてを隠し、動作を引き継ぎません。タッチで押せるものが、VoiceOver、スイッチコントロール、音声コントロール、キーボードにはありません。
    ignored-children-with-controls	howToFix	`.contain` keeps every control an element of its own. Or add an `.accessibilityAction(named:)` for each of them. `.combine` makes a button in it what a double tap on the whole does, which is right where both are one thing.	`.contain`はコントロールを一つずつ要素として残します。または、それぞれに`.accessibilityAction(named:)`を加えます。`.combine`では中のボタンが全体のダブルタップの動作になるので、両方が一つのことであるときに適しています。
    ignored-children-with-controls	elsewhere	Leave `isAccessibilityElement` of the container at `false`, or offer its controls as `accessibilityCustomActions`.	コンテナの`isAccessibilityElement`を`false`のままにするか、中のコントロールを`accessibilityCustomActions`として用意します。
    ignored-children-with-controls	limits	Silent where one of the element's actions does something that no control in it does, where the element is announced as a control itself, or where a tap on it does what the control does. A field in what is only adjusted in steps is told all the same.	中のどのコントロールもしないことをするアクションが要素にある場合、要素自体がコントロールとして読まれる場合、要素のタップがコントロールと同じことをする場合は指摘しません。段階的に調整するだけの要素の中にある入力欄は、それでも報告します。
    ignored-children-without-label	title	children are ignored and nothing is said in their place	子を無視し、代わりの言葉もない
    ignored-children-without-label	reports	`accessibilityElement()` or `accessibilityElement(children: .ignore)` on a view that gets neither a label nor a value after it, in its own code or where it is used.	`accessibilityElement()`または`accessibilityElement(children: .ignore)`のうち、その後にラベルも値も（自身のコードでも使用箇所でも）付いていないビューのものを検出します。
    ignored-children-without-label	why	The modifier, whose default is `.ignore`, makes one new element that inherits nothing, and takes what is inside out of the tree. VoiceOver stops there and says nothing; the words on screen cannot be reached.	既定値が`.ignore`であるこのモディファイアは、何も引き継がない新しい要素を作り、中のものをツリーから外します。VoiceOverはそこで止まって何も言わず、画面の言葉には届きません。
    ignored-children-without-label	howToFix	`.accessibilityElement(children: .combine)` reads the texts as one. Where the words of the parts do not make a sentence, keep `.ignore` and add `.accessibilityLabel(…)` after it.	`.accessibilityElement(children: .combine)`は文字を一つにまとめて読みます。部分の言葉が文にならない場合は`.ignore`のままにし、その後に`.accessibilityLabel(…)`を加えます。
    ignored-children-without-label	elsewhere	A container with `isAccessibilityElement = true` needs an `accessibilityLabel` made of the texts in it.	`isAccessibilityElement = true`のコンテナには、中の文字から作った`accessibilityLabel`が必要です。
    ignored-children-without-label	limits	A label given by the caller, a modifier of the project or `accessibilityRepresentation` counts. Silent where a modifier could not be followed, and where 'ignored-children-with-controls' speaks of the same element.	呼び出し側、プロジェクトのモディファイア、`accessibilityRepresentation`が付けるラベルも数えます。モディファイアを追えない場合と、同じ要素を'ignored-children-with-controls'が指摘する場合は指摘しません。
    image-name	title	image is called by its file name	画像がファイル名で読まれる
    image-name	reports	An `Image` of the asset catalog that is a stop of its own and that nobody named or hid. An image made at run time, such as `Image(uiImage:)`, is reported for review: it has no name at all. A file that is shown in several places, and is to be mended in one way there, is one finding. One that is called as the text in its stack is a warning: it is heard twice. On a splash screen it is a note.	単独の停止位置で、名前もなく非表示にもされていないアセットカタログの`Image`を検出します。`Image(uiImage:)`のように実行時に作られる画像には名前がまったくなく、要確認とします。複数の箇所に表示され、同じ方法で直せる一つのファイルは、一つの指摘にまとめます。同じスタックの文字と同じ名前で呼ばれる画像は、2回読まれるので警告です。起動直後だけ出る画面では注記です。
    image-name	why	SwiftUI takes the name in the asset catalog for the label, so VoiceOver reads "hero underscore banner v2, image". An image from data is read as "image". Neither tells what it shows, and a picture that only decorates is a stop for nothing.	SwiftUIはアセットカタログの名前をラベルにするので、VoiceOverは「hero underscore banner v2、イメージ」と読みます。データから作った画像は「イメージ」と読まれます。どちらも何が写っているかを伝えず、装飾にすぎない画像なら無駄な停止位置になります。
    image-name	howToFix	Say what it shows, `Image("hero_banner_v2", label: Text("Two people planting a tree"))` or `.accessibilityLabel(…)`; or take it out when it tells nothing that the texts do not: `Image(decorative: "hero_banner_v2")`.	写っているものを述べます（`Image("hero_banner_v2", label: Text("Two people planting a tree"))`または`.accessibilityLabel(…)`）。文字で伝わること以上のものがなければ取り除きます：`Image(decorative: "hero_banner_v2")`。
    image-name	elsewhere	`imageView.isAccessibilityElement = true` with an `accessibilityLabel`. A decoration stays as it is: image views are no elements by default.	`imageView.isAccessibilityElement = true`と`accessibilityLabel`を設定します。イメージビューは既定では要素ではないので、装飾ならそのままにします。
    image-name	limits	Silent when a string catalog translates the name, inside labels of controls and in combined elements with a text, where such a picture is not heard, and when only run time knows the name. A name that reads like words is reported as likely. Pictures that most likely decorate are the business of `decorative-image-exposed`.	文字列カタログが名前を翻訳している場合、こうした画像が読まれないコントロールのラベルの中と文字を伴うまとめた要素の中、実行時にしか名前がわからない場合は指摘しません。言葉のように読める名前は「おそらく」とします。装飾とみられる画像は`decorative-image-exposed`が扱います。
    image-trait-on-control	title	button is announced as an image as well	ボタンが画像としても読まれる
    image-trait-on-control	reports	An `Image` that got the button or link trait from a modifier and keeps the image trait.	モディファイアでボタンまたはリンクの特性を得て、画像の特性が残っている`Image`を検出します。
    image-trait-on-control	why	VoiceOver speaks both roles, "button, image", and the images rotor stops at what is a control.	VoiceOverは両方の役割を「ボタン、イメージ」と読み、画像のローターはコントロールで止まります。
    image-trait-on-control	howToFix	Make it a `Button`, whose label adds no image role; or add `.accessibilityRemoveTraits(.isImage)`.	ラベルに画像の役割が加わらない`Button`にするか、`.accessibilityRemoveTraits(.isImage)`を加えます。
    image-trait-on-control	elsewhere	Assign `imageView.accessibilityTraits = .button` in place of inserting it beside `.image`.	`.image`に加えるのではなく、`imageView.accessibilityTraits = .button`を代入します。
    image-trait-on-control	limits	Only pictures that are no control by themselves, and only where the trait or action is written on the picture; an image inside a `Button` adds no role.	それ自体はコントロールでない画像で、特性やアクションが画像に直接書かれている場合だけが対象です。`Button`の中の画像は役割を加えません。
    input-labels-mismatch	title	input labels leave out the words on the control	入力ラベルに、コントロールに書かれた言葉がない
    input-labels-mismatch	reports	A control with visible words and with `accessibilityInputLabels` that do not hold them. Lower: the words are there, but not first.	見える言葉があり、`accessibilityInputLabels`にその言葉が含まれないコントロールを検出します。言葉はあっても先頭でない場合は、重大度を下げます。
    input-labels-mismatch	why	Input labels replace the name for Voice Control. Somebody who says what is written on the button gets no answer, and "Show names" shows the first input label beside a button that says something else.	入力ラベルは音声コントロールでの名前を置き換えます。ボタンに書かれている言葉を言っても反応せず、「名前を表示」では、別の言葉の書かれたボタンに最初の入力ラベルが表示されます。
    input-labels-mismatch	howToFix	Put the visible words first, then the other names: `["Send", "Dispatch"]`.	見える言葉を先頭に置き、ほかの名前を後に続けます：`["Send", "Dispatch"]`。
    input-labels-mismatch	elsewhere	`accessibilityUserInputLabels = ["Send", "Dispatch"]`, the visible words first.	`accessibilityUserInputLabels = ["Send", "Dispatch"]`のように、見える言葉を先頭に置きます。
    input-labels-mismatch	limits	A short form of a long visible text may come first or alone. Silent about controls without words, and about texts that only run time knows.	長い文字の短縮形は、先頭にあっても単独でもかまいません。言葉のないコントロールと、実行時にしかわからない文字は指摘しません。
    input-purpose-missing	title	field does not tell AutoFill what it asks for	フィールドが、何を求めているかを自動入力に伝えていない
    input-purpose-missing	reports	A text field whose name or placeholder, or the words above it where it has neither, asks for the user's email address, password, name, telephone number, postal code, user name or a code by message, or whose keyboard is the one for email addresses or telephone numbers, without `textContentType`.	名前やプレースホルダ、どちらもなければその上の文字からユーザーのメールアドレス、パスワード、氏名、電話番号、郵便番号、ユーザー名、受信したコードを求めているとわかるか、キーボードがメールアドレス用か電話番号用で、`textContentType`のないテキストフィールドを検出します。
    input-purpose-missing	why	With a content type the keyboard offers what the phone knows, and nobody has to type or remember it. That helps people with dyslexia, with a poor memory, and whoever types with a switch or by voice.	内容の種類を指定すると、iPhoneの知っている情報がキーボードに示され、入力も暗記も要らなくなります。ディスレクシアの人、記憶の難しい人、スイッチや声で入力する人の助けになります。
    input-purpose-missing	howToFix	Add `.textContentType(.emailAddress)`, or the type that fits; for a password that is made up, `.newPassword`.	`.textContentType(.emailAddress)`など、合った種類を加えます。新しく決めるパスワードには`.newPassword`を使います。
    input-purpose-missing	elsewhere	`field.textContentType = .emailAddress`.	`field.textContentType = .emailAddress`を設定します。
    input-purpose-missing	limits	The purpose is told from words of some languages. Fields in alerts, search fields, and fields on screens whose names speak of contacts, members, administration and the like are left alone, since they ask for what is not the user's own, and so is the second password on a screen whose first one has a content type. A note where the screen asks for no password, and for passwords that are hidden, which AutoFill knows by that.	目的はいくつかの言語の言葉から判断します。アラートの中のフィールド、検索フィールド、連絡先やメンバーや管理などを名前に持つ画面のフィールドは、ユーザー自身の情報を求めるものではないため対象外で、最初のパスワードに内容の種類がある画面の二つ目のパスワードも対象外です。画面がパスワードを求めない場合と、自動入力が見分けられる隠されたパスワードは注記です。
    label-built-by-concatenation	title	text for VoiceOver is glued together	VoiceOverの文字が継ぎ合わされている
    label-built-by-concatenation	reports	A label, value or hint that is made with `+` from string literals with words, in a project that is translated.	翻訳のあるプロジェクトで、言葉のある文字列リテラルを`+`でつないで作られたラベル、値、ヒントを検出します。
    label-built-by-concatenation	why	The order of the pieces is fixed, so translators cannot form a sentence of their language; pieces that are not keys are not translated at all. Without commas VoiceOver reads the pieces as one breath.	部分の順序が固定されるため、翻訳者は自分の言語の文を作れません。キーでない部分はまったく翻訳されません。コンマがないと、VoiceOverは一息に読みます。
    label-built-by-concatenation	howToFix	Use one interpolated literal, with commas for pauses: `"\(name), \(count) photos"`.	補間を使った一つのリテラルにし、間にはコンマを置きます：`"\(name), \(count) photos"`。
    label-built-by-concatenation	elsewhere	`String(localized: "\(name), \(count) photos")` in place of `+`.	`+`の代わりに`String(localized: "\(name), \(count) photos")`を使います。
    label-built-by-concatenation	limits	Only where the `+` stands in the argument of the modifier itself.	モディファイアの引数そのものに`+`がある場合だけが対象です。
    label-contains-role	title	label ends with the word for its role	ラベルが役割を表す言葉で終わっている
    label-contains-role	reports	A label that ends with the word for the role of its element, such as "Play button" on a button, in the language of the app; on images also "Image of …". Labels given by `accessibilityLabel` are judged for every role, visible titles for buttons and links.	アプリの言語で、要素の役割を表す言葉で終わるラベル（ボタンの「Play button」など）と、画像の「Image of …」を検出します。`accessibilityLabel`によるラベルはすべての役割で、見えるタイトルはボタンとリンクで判断します。
    label-contains-role	why	VoiceOver adds the role to the label, so the word is heard twice: "Play button, Button". People who use Voice Control have to say the longer name.	VoiceOverは役割をラベルに付け加えるので、「再生ボタン、ボタン」のように2回聞こえます。音声コントロールを使う人は長い名前を言わなければなりません。
    label-contains-role	howToFix	Leave the role out of the label: `.accessibilityLabel("Play")`.	ラベルから役割を取り除きます：`.accessibilityLabel("Play")`。
    label-contains-role	elsewhere	The same words in `accessibilityLabel`; the trait says the role.	`accessibilityLabel`でも言葉は同じで、役割は特性が伝えます。
    label-contains-role	limits	Only the last word counts: "Button size" and "Radio button settings" are about buttons. Visible titles such as "Add button" or "Copy link" are taken to be about the thing, and so are those of links to other screens. "Picture" on an image, and "menu" and "picker" on controls that VoiceOver calls pop-up buttons, are left alone: VoiceOver says other words.	最後の言葉だけを対象とします。「Button size」や「Radio button settings」はボタンについての言葉です。「Add button」「Copy link」のような見えるタイトルは、物についてのものとみなし、ほかの画面へのリンクのタイトルも同じです。画像の「Picture」と、VoiceOverがポップアップボタンと読むコントロールの「menu」「picker」は、別の言葉なので対象外です。
    label-contains-state	title	label ends with the state of the control	ラベルがコントロールの状態で終わっている
    label-contains-state	reports	A label of a switch that ends with "on" or "off", or a label of a control that can be selected or disabled and that ends with "selected" or "disabled".	「オン」「オフ」で終わるスイッチのラベルと、選択や無効になりうるコントロールの「選択中」「無効」で終わるラベルを検出します。
    label-contains-state	why	VoiceOver speaks the state after the label, so it is heard twice: "Wi-Fi on, Switch button, on". Written into the label once, it is wrong as soon as the state changes: "Wi-Fi on, Switch button, off".	VoiceOverはラベルの後に状態を読むので、「Wi-Fiオン、切り替えボタン、オン」のように2回聞こえます。ラベルに書いた状態は、変わった途端に「Wi-Fiオン、切り替えボタン、オフ」という誤りになります。
    label-contains-state	howToFix	Leave the state to the control and its traits: `Toggle("Wi-Fi", isOn: $wifi)`.	状態はコントロールとその特性に任せます：`Toggle("Wi-Fi", isOn: $wifi)`。
    label-contains-state	elsewhere	Leave the state to `accessibilityTraits` or `accessibilityValue`.	状態は`accessibilityTraits`か`accessibilityValue`に任せます。
    label-contains-state	limits	Where everybody sees the words, it is a note. Only the end of the label counts, and only states that a trait of the same element tells. Titles of switches that begin with a verb ("Keep screen on") are left alone, and so are labels of plain buttons that change with what the button does next.	言葉が誰にでも見える場合は注記です。ラベルの末尾と、同じ要素の特性が伝える状態だけを対象とします。動詞で始まるスイッチのタイトル（「Keep screen on」）と、次にすることに合わせて変わる普通のボタンのラベルは対象外です。
    label-describes-appearance	title	label says what the picture looks like	ラベルが画像の見た目を述べている
    label-describes-appearance	reports	An `accessibilityLabel` on a control or a symbol that describes its look: "heart icon", "filled star", "red circle", "right arrow".	コントロールやシンボルの見た目を述べる`accessibilityLabel`を検出します（「heart icon」「filled star」「red circle」「right arrow」）。
    label-describes-appearance	why	People who cannot see the picture need its purpose. "Right arrow" may be next, forward, expand or send; the look says nothing of it.	画像が見えない人に必要なのは目的です。「右矢印」は次へ、進む、展開、送信のどれでもありえ、見た目からはわかりません。
    label-describes-appearance	howToFix	Say what the control does or what the picture stands for: "Remove from favourites", "Next".	コントロールがすること、または画像が表すことを述べます：「お気に入りから削除」「次へ」。
    label-describes-appearance	elsewhere	The same words in `accessibilityLabel`.	`accessibilityLabel`でも言葉は同じです。
    label-describes-appearance	limits	Judged by lists of words, so it is likely and not certain. A shape or a colour by itself is left alone, since drawing tools and colour pickers have such names, and so are labels about icons, such as "Change app icon". Photographs and drawings may be described by their look.	言葉の一覧から判断するため、確実ではなく「おそらく」です。図形や色だけの言葉は、描画ツールやカラーピッカーの名前でもあるため対象外です。「アプリアイコンを変更」のようなアイコンについてのラベルも対象外です。写真や絵は見た目を述べてもかまいません。
    label-in-name	title	label leaves out the words on the control	ラベルに、コントロールに書かれた言葉がない
    label-in-name	reports	A button, link, menu or switch that shows words and has an `accessibilityLabel` without them: a button with the title "Send" and the label "Submit form".	言葉が表示され、その言葉を含まない`accessibilityLabel`のあるボタン、リンク、メニュー、スイッチを検出します（タイトル「Send」にラベル「Submit form」）。
    label-in-name	why	Voice Control takes the label as the name. Whoever reads "Send" and says "Tap Send" gets no answer. People who both see the screen and hear VoiceOver wonder whether they are in the right place.	音声コントロールはラベルを名前とします。「Send」と読んで「Sendをタップ」と言っても反応しません。画面を見ながらVoiceOverを聞く人は、場所が正しいのか戸惑います。
    label-in-name	howToFix	Begin the label with the visible words, or give them with `accessibilityInputLabels`.	見える言葉でラベルを始めるか、`accessibilityInputLabels`で見える言葉を加えます。
    label-in-name	elsewhere	Leave `accessibilityLabel` out, or begin it with the words of the title.	`accessibilityLabel`を付けないか、タイトルの言葉で始めます。
    label-in-name	limits	Case and punctuation do not count, and "Monday" says "Mon". Numbers, signs and single letters are symbols and need not be said. Silent where several texts stand on the control and the label says one of them, where icons may take the place of titles, as in toolbars, and where the words are known only at run time.	大文字と小文字、句読点は区別せず、「Monday」は「Mon」を含むとみなします。数字、記号、1文字は印なので、言う必要はありません。コントロールに複数の文字がありラベルがその一つを含む場合、ツールバーのようにアイコンがタイトルに代わりうる場合、言葉が実行時にしかわからない場合は指摘しません。
    label-not-human-readable	title	label is a name for programs	ラベルがプログラムのための名前である
    label-not-human-readable	reports	An `accessibilityLabel` that is a file name, the name of an SF Symbol, an identifier in snake case or camel case, a localisation key that no catalog has, a UUID or a format specifier.	ファイル名、SF Symbolsの名前、スネークケースやキャメルケースの識別子、どのカタログにもないローカライズキー、UUID、書式指定子である`accessibilityLabel`を検出します。
    label-not-human-readable	why	VoiceOver spells or mumbles it: "ic underscore profile underscore twenty four". Nobody can say it to Voice Control.	VoiceOverは「ic underscore profile underscore twenty four」のように綴りを読みます。音声コントロールに言うこともできません。
    label-not-human-readable	howToFix	Write words for people. An identifier for tests goes into `accessibilityIdentifier`, which is not spoken.	人のための言葉を書きます。テスト用の識別子は、読み上げられない`accessibilityIdentifier`に書きます。
    label-not-human-readable	elsewhere	Words in `accessibilityLabel`; names for tests in `accessibilityIdentifier`.	言葉は`accessibilityLabel`に、テスト用の名前は`accessibilityIdentifier`に書きます。
    label-not-human-readable	limits	Silent about keys that a catalog of the project resolves, about text that only run time knows, and about names such as "iPhone" or "example.com".	プロジェクトのカタログにあるキー、実行時にしかわからない文字、「iPhone」「example.com」のような名前は指摘しません。
    label-on-transparent-container	title	label on a stack goes to each element in it	スタックのラベルが中の各要素に付く
    label-on-transparent-container	reports	`accessibilityLabel` on a stack, a group or a view made of several elements, without `accessibilityElement`.	`accessibilityElement`なしで、スタック、グループ、複数の要素からなるビューに付いた`accessibilityLabel`を検出します。
    label-on-transparent-container	why	A stack makes no element. The label comes down to every element inside and takes the place of its own words: two texts under the label "Totals" are heard as "Totals" twice, and what they said is gone.	スタックは要素になりません。ラベルは中のすべての要素に降りて、それぞれの言葉を置き換えます。ラベル「合計」の下の二つの文字は「合計」と2回読まれ、元の言葉は失われます。
    label-on-transparent-container	howToFix	Put `.accessibilityElement(children: .combine)` before the label when it should be one element of that name, or `.accessibilityElement(children: .contain)` when the parts should stay and the label name their group. A label that is meant for the only control goes to it.	その名前の一つの要素にするなら、ラベルの前に`.accessibilityElement(children: .combine)`を、部分を残してラベルをグループの名前にするなら`.accessibilityElement(children: .contain)`を置きます。唯一のコントロールを指すラベルは、そのコントロールに付けます。
    label-on-transparent-container	elsewhere	The label of a view that is no element is not spoken. Make it one with `isAccessibilityElement = true`, or a named group with `accessibilityContainerType = .semanticGroup`.	要素でないビューのラベルは読まれません。`isAccessibilityElement = true`で要素にするか、`accessibilityContainerType = .semanticGroup`で名前のあるグループにします。
    label-on-transparent-container	limits	Silent for views with one element, where the label is that element's, and for lists, scroll views and other views that take a label themselves. One report says that SwiftUI made one element of such a stack, hence likely.	ラベルがその要素のものになる、要素が一つのビューと、リストやスクロールビューなど自身でラベルを持つビューは指摘しません。こうしたスタックをSwiftUIが一つの要素にしたという報告が一件あるため「おそらく」です。
    line-limit-truncates	title	text of one line is cut off at large text sizes	1行の文字が大きな文字サイズで切れる
    line-limit-truncates	reports	The name of a thing (`song.title`) under `.lineLimit(1)` in a row beside others, a narrow frame or a column of a grid, of which fewer than 12 letters are left at the largest text size, where the app shows it in full nowhere. So are words that source gives, which are wider than their only line at twice the text size, and words in the segments of a control, of which a phone leaves each so little that they are cut off at every text size. Always for review, once for each component.	他と並ぶ行、狭い枠、グリッドの列の中で`.lineLimit(1)`が付いたものの名前（`song.title`）のうち、最大の文字サイズで残る文字が12文字に満たず、アプリのどこにも全文が表示されないものを検出します。ソースにある言葉が2倍の文字サイズでその1行より広くなる場合も同じです。iPhoneでは区分ごとの幅が狭く、どの文字サイズでも切れるセグメントの言葉も検出します。いつも要確認で、コンポーネントごとに1回です。
    line-limit-truncates	why	People who enlarge text see the first letters and an ellipsis, and cannot tell what the row is about. VoiceOver still reads all of it.	文字を拡大する人には最初の数文字と省略記号しか見えず、何の行かわかりません。VoiceOverは全文を読みます。
    line-limit-truncates	howToFix	Lift the limit at large sizes: `.lineLimit(typeSize.isAccessibilitySize ? nil : 1)`, and let the row become a column there, as `ViewThatFits` or `AnyLayout` do. More than five segments are better a menu: `.pickerStyle(.menu)`.	大きなサイズでは制限を外します（`.lineLimit(typeSize.isAccessibilitySize ? nil : 1)`）。`ViewThatFits`や`AnyLayout`のように、そのときは行を縦に並べます。セグメントが五つを超えるならメニュー（`.pickerStyle(.menu)`）のほうが適しています。
    line-limit-truncates	elsewhere	`label.numberOfLines = 0` while `traitCollection.preferredContentSizeCategory.isAccessibilityCategory`.	`traitCollection.preferredContentSizeCategory.isAccessibilityCategory`の間は`label.numberOfLines = 0`にします。
    line-limit-truncates	limits	The room is reckoned with a phone of 390 points or the columns of a grid, letters half as wide as their font is high, and what source tells of the widths in the row. What may shrink to less than seven tenths, keeps its size, scrolls sideways, stands in a bar or in a file that asks for the text size, and names that another text or title of the app shows without a limit, are left alone; so are numbers, and texts with a line to themselves.	幅は390ポイントの電話かグリッドの列、フォントの高さの半分の文字幅、ソースからわかる行の中の幅で見積もります。7割未満に縮小されるもの、大きさの変わらないもの、横にスクロールするもの、バーの中のもの、文字サイズを調べるファイルのもの、アプリのほかの文字やタイトルが制限なしで表示する名前は対象外です。数字と、1行を独り占めする文字も対象外です。
    link-name	title	link shows only a picture and has no name	リンクが画像だけで名前がない
    link-name	message	link is called by its address '{address}'	リンクがアドレス'{address}'で呼ばれる
    link-name	reports	A `Link` whose label holds nothing but a symbol, an image or a drawing, or an empty text; as a note, one whose words are its address.	ラベルがシンボル、画像、描画だけ、または空の文字である`Link`を検出します。言葉がアドレスであるものは注記です。
    link-name	why	VoiceOver reads "Button, Link" after the picture's file name, the raw name of the symbol, or nothing. Nobody hears where the link leads, and the links rotor lists it under that name.	VoiceOverは画像のファイル名、シンボルの生の名前、または無言の後に「ボタン、リンク」と読みます。リンクの行き先は聞こえず、リンクのローターにもその名前で並びます。
    link-name	howToFix	Give the link a title: `Link("Privacy policy", destination: url)`. Where only the picture is to be seen, add `.accessibilityLabel("Privacy policy")`.	リンクにタイトルを付けます：`Link("Privacy policy", destination: url)`。画像だけを見せる場合は`.accessibilityLabel("Privacy policy")`を加えます。
    link-name	elsewhere	`button.accessibilityLabel = "Privacy policy"`, with `.link` among its traits.	`button.accessibilityLabel = "Privacy policy"`を設定し、特性に`.link`を加えます。
    link-name	limits	Silent where the label holds a view that could not be followed. A symbol with a recorded system name is reported one severity lower, since people do hear a word.	ラベルに追えないビューがある場合は指摘しません。システムの名前が記録されているシンボルは、言葉は聞こえるため重大度を1段下げます。
    link-opens-url	title	button that only opens a web page is no link	Webページを開くだけのボタンがリンクでない
    link-opens-url	reports	A `Button` whose action does nothing but open an address: `openURL(…)` or `UIApplication.shared.open(…)`, without the link trait.	`openURL(…)`または`UIApplication.shared.open(…)`でアドレスを開くだけで、リンクの特性のない`Button`を検出します。
    link-opens-url	why	A link says that people leave the place where they are, often for another app. VoiceOver says "Button" here, and the links rotor does not find it.	リンクは、今の場所を離れ、多くは別のアプリへ移ることを伝えます。VoiceOverはここで「ボタン」と言い、リンクのローターでは見つかりません。
    link-opens-url	howToFix	Use `Link("Terms", destination: url)`, or add `.accessibilityAddTraits(.isLink)`.	`Link("Terms", destination: url)`を使うか、`.accessibilityAddTraits(.isLink)`を加えます。
    link-opens-url	elsewhere	`button.accessibilityTraits.insert(.link)`.	`button.accessibilityTraits.insert(.link)`を設定します。
    link-opens-url	limits	Telephone numbers, mail addresses and the app's own settings are left alone, and so are buttons that do something else as well. Functions of the project are not followed. Rows of menus, context menus, dialogs and alerts are left alone.	電話番号、メールアドレス、アプリ自身の設定を開くものと、ほかのこともするボタンは対象外です。プロジェクトの関数は追いません。メニュー、コンテクストメニュー、ダイアログ、アラートの行は対象外です。
    looping-animation	title	animation never ends	アニメーションが終わらない
    looping-animation	why	Something that moves all the time draws the eye away from what is to be read, and for some people makes the rest of the screen unusable. WCAG asks for a way to stop what moves for more than five seconds.	動き続けるものは、読むべきものから目を引き離し、人によっては画面の残りが使えなくなります。WCAGは、5秒を超えて動くものを止める手段を求めています。
    looping-animation	howToFix	Let it run a few times (`repeatCount(3)`), stop it when Reduce Motion is on, or give people a button to pause it.	数回だけ動かす（`repeatCount(3)`）、「視差効果を減らす」がオンなら止める、または一時停止のボタンを用意します。
    looping-animation	elsewhere	Do not start animations with `.repeat` while `UIAccessibility.isReduceMotionEnabled`.	`UIAccessibility.isReduceMotionEnabled`の間は`.repeat`のアニメーションを始めません。
    low-contrast-text	title	text has too little contrast with its background	文字と背景のコントラストが足りない
    low-contrast-text	reports	Text whose colour and background are both known, with a contrast below 4.5:1, or below 3:1 for large text (18 points, or 14 points and bold), in the light or dark appearance or with increased contrast. Known are literal colours, black and white, colours of the asset catalog in all their variants, and the label and background colours of the system. The same colours are one finding, with all places; of several that one text may have, the worst are told.	文字の色も背景もわかり、ライト、ダーク、コントラストを上げた状態のいずれかでコントラストが4.5:1（大きな文字では3:1。18ポイント以上、または14ポイント以上の太字）を下回る文字を検出します。わかるのは、リテラルの色、黒と白、アセットカタログの色のすべてのバリエーション、システムのラベルと背景の色です。同じ色の組み合わせは、すべての箇所とともに一つの指摘にまとめ、一つの文字が取りうる複数の色については最も悪いものを挙げます。
    low-contrast-text	why	People with low vision, and everybody in sunlight, cannot tell the letters from what is behind them. The label "Sufficient Contrast" of the App Store asks for it, and so does "Dark Interface" in the dark appearance.	弱視の人、そして日なたでは誰もが、文字を背景から見分けられません。App Storeの「十分なコントラスト」のラベル、ダークの外観では「ダークインターフェイス」のラベルもこれを求めています。
    low-contrast-text	howToFix	Use a darker or lighter colour, or give the asset a variant for the appearance that fails. `.primary` on `Color(.systemBackground)` always passes.	より濃いか薄い色を使うか、足りない外観用のバリエーションをアセットに加えます。`Color(.systemBackground)`の上の`.primary`なら常に足ります。
    low-contrast-text	elsewhere	The same for `textColor` and `backgroundColor`; `.label` on `.systemBackground` always passes.	`textColor`と`backgroundColor`でも同様です。`.systemBackground`の上の`.label`なら常に足ります。
    low-contrast-text	limits	Silent where one of the two is not known: materials, pictures, and backgrounds that a caller supplies, and for the choices of pickers, which the system draws. Controls that are disabled are exempt; of those that can be, the colours are judged that they have while they are not. Hues of the system (`red`, `accentColor`) change between versions and are the business of `system-colour-contrast`; fixed text on one of them is told for review where the contrast is below three quarters of what is needed. What fails in the dark appearance alone is for review, since much decides whether it is ever seen; what fails in the light one alone is where code of the project forces the other one. So is a text that nobody gave a colour, one whose colour stands in another file than its background, a background of several layers, a translucent colour over something that is not known, for the highest contrast that there can be (from half of its strength on), a gradient, of which the colour in its middle counts, and a text behind which nothing paints: it lies on the background of the screen, if nothing was missed, also where a translucent colour lies between. A prominent button is judged for review with white letters on its tint, and other buttons with letters in it: the one that code gives, or the accent colour of the assets. Of several opacities the greatest counts. One finding tells all places of such a colour.	マテリアル、画像、呼び出し側が与える背景など、一方がわからない場合と、システムが描くピッカーの選択肢は指摘しません。無効なコントロールは除き、無効になりうるコントロールは有効な間の色を判定します。システムの色相（`red`、`accentColor`）はバージョンによって変わるため、`system-colour-contrast`が扱います。その上の固定色の文字は、コントラストが必要な値の4分の3に満たない場合に要確認とします。ダークの外観だけで足りない場合は、実際に表示されるかどうかが多くのことで決まるため要確認です。ライトの外観だけで足りない場合は、プロジェクトのコードがもう一方の外観に固定していれば要確認です。文字に色が与えられていない場合、文字の色と背景が別のファイルにある場合、背景が複数の層からなる場合、背後がわからない半透明の色の場合（半分以上の濃さのもの。ありうる最も高いコントラストで判定する）、背景がグラデーションの場合（中央の色で判定する）、何も背景を描いていない場合（見落としがなければ画面の背景の上にある。間に半透明の色がある場合も含む）も要確認です。目立つスタイルのボタンは色合いの上の白い文字として、ほかのボタンは色合いの色の文字として判定し、要確認とします。色合いはコードが与えたもの、またはアセットのアクセントカラーです。不透明度がいくつかある場合は最も高いものを使います。このような色は、すべての箇所を1つの指摘にまとめます。
    menu-name	title	menu shows only a picture and has no name	メニューが画像だけで名前がない
    menu-name	reports	A `Menu` or a `DisclosureGroup` whose label holds nothing but a symbol, an image or a drawing, or an empty text.	ラベルがシンボル、画像、描画だけ、または空の文字である`Menu`と`DisclosureGroup`を検出します。
    menu-name	why	A closed menu is one pop-up button, and its items are found only after it was opened. Its name is all that says what is inside; a file name or the raw name of a symbol says nothing of it.	閉じたメニューは一つのポップアップボタンで、項目は開いて初めて見つかります。中に何があるかを伝えるのは名前だけなのに、ファイル名やシンボルの生の名前では何もわかりません。
    menu-name	howToFix	Give the menu a title and let the style hide it: `Menu("Sort by", systemImage: "arrow.up.arrow.down") { … }.labelStyle(.iconOnly)`. Or add `.accessibilityLabel("Sort by")`.	メニューにタイトルを付け、スタイルに隠させます：`Menu("Sort by", systemImage: "arrow.up.arrow.down") { … }.labelStyle(.iconOnly)`。または`.accessibilityLabel("Sort by")`を加えます。
    menu-name	elsewhere	A `UIButton` with a `menu` needs a title or an `accessibilityLabel`.	`menu`のある`UIButton`には、タイトルか`accessibilityLabel`が必要です。
    menu-name	limits	Silent where the label holds a view that could not be followed. A symbol with a recorded system name, such as `ellipsis` ("More"), is reported one severity lower.	ラベルに追えないビューがある場合は指摘しません。`ellipsis`（「More」）のようにシステムの名前が記録されているシンボルは、重大度を1段下げます。
    missing-translation	title	text for VoiceOver lacks a translation	VoiceOverの文字に翻訳が欠けている
    missing-translation	reports	A key that is given to an accessibility modifier and that its string table does not have in a language which the table otherwise covers.	アクセシビリティモディファイアに渡されたキーのうち、文字列テーブルがほかでは対応している言語にないものを検出します。
    missing-translation	why	People who use that language hear the text in another one, or the raw key ("a11y.close"). Whoever checks the translation by eye never notices.	その言語を使う人には別の言語の文字か、生のキー（「a11y.close」）が聞こえます。翻訳を目で確かめる人は気づきません。
    missing-translation	howToFix	Translate the key in every language of the table.	テーブルのすべての言語でキーを翻訳します。
    missing-translation	elsewhere	The same: translate the keys of `NSLocalizedString` and `String(localized:)` in every language.	同様に、`NSLocalizedString`と`String(localized:)`のキーをすべての言語で翻訳します。
    missing-translation	limits	A language counts as covered when it has at least nine in ten of the keys that accessibility modifiers use, or all but one; languages whose translation is under way are left out. A key that a catalog has without any translation may be meant to stay, and is left alone, as are keys of tables other than `Localizable`.	アクセシビリティモディファイアが使うキーの9割以上、または一つを除くすべてがある言語を、対応している言語とみなします。翻訳の途中の言語は除きます。どの翻訳もないカタログのキーは意図的かもしれず、対象外です。`Localizable`以外のテーブルのキーも対象外です。
    modifier-order	title	modifier stands before the one that throws it away	モディファイアが、それを捨てるモディファイアの前にある
    modifier-order	reports	`accessibilityLabel`, `Value`, `Hint` or `AddTraits` in the same chain before `accessibilityElement(children: .ignore)` or `accessibilityElement()`, when the new element gets none of its own.	同じチェーンで`accessibilityElement(children: .ignore)`や`accessibilityElement()`の前に置かれ、新しい要素には付いていない`accessibilityLabel`、`Value`、`Hint`、`AddTraits`を検出します。
    modifier-order	why	`children: .ignore` makes a new, blank element. What was said before belongs to the children, which are gone, so VoiceOver says nothing of it.	`children: .ignore`は新しい空の要素を作ります。前に述べたことはなくなった子のものなので、VoiceOverは何も言いません。
    modifier-order	howToFix	Put `accessibilityElement` first, and the label and the rest after it.	`accessibilityElement`を先に、ラベルなどを後に置きます。
    modifier-order	elsewhere	In UIKit the order of these properties makes no difference.	UIKitでは、これらのプロパティの順序で違いは生じません。
    modifier-order	limits	Chains that run through a modifier of your own are not followed.	自前のモディファイアを通るチェーンは追いません。
    motion-only	title	shaking the device does something	デバイスを振ると何かが起こる
    motion-only	reports	A function `motionBegan` or `motionEnded` that does something of the app's own. Always for review.	アプリ独自のことをする関数`motionBegan`と`motionEnded`を検出します。常に要確認です。
    motion-only	why	People whose phone is fixed to a wheelchair, or who cannot move their hands, cannot shake it; people with a tremor shake it all the time.	iPhoneを車椅子に固定している人や手を動かせない人は、振ることができません。手の震える人は、いつも振ってしまいます。
    motion-only	howToFix	Offer the same as a button, and a setting that turns the shaking off.	同じことをするボタンと、振る操作をオフにする設定を用意します。
    motion-only	elsewhere	The same: SwiftUI gets the shake from a `UIWindow` or view controller.	同様です。SwiftUIは`UIWindow`やビューコントローラから振る操作を受け取ります。
    motion-only	limits	Whether a control does the same, and whether the shake can be turned off, is for a person to look at. Code for debugging, told by its names, is left alone, as is code that only hands the event on.	コントロールが同じことをするか、振る操作をオフにできるかは、人が確かめます。名前からわかるデバッグ用のコードと、イベントを渡すだけのコードは対象外です。
    navigation-link-name	title	navigation link shows only a picture and has no name	ナビゲーションリンクが画像だけで名前がない
    navigation-link-name	reports	A `NavigationLink` whose label holds nothing but a symbol, an image or a drawing.	ラベルがシンボル、画像、描画だけの`NavigationLink`を検出します。
    navigation-link-name	why	VoiceOver merges the label into one button and has only the picture to read: a file name, the raw name of a symbol, or nothing at all. People open the link to learn where it leads.	VoiceOverはラベルを一つのボタンにまとめ、読めるのは画像だけです。ファイル名、シンボルの生の名前、または無言になり、行き先は開いてみなければわかりません。
    navigation-link-name	howToFix	Name the destination: a title (`NavigationLink("Settings") { … }`), a `Label` with `.labelStyle(.iconOnly)`, or `.accessibilityLabel("Settings")`.	行き先の名前を付けます：タイトル（`NavigationLink("Settings") { … }`）、`.labelStyle(.iconOnly)`の`Label`、または`.accessibilityLabel("Settings")`。
    navigation-link-name	elsewhere	A cell is named by its labels; a button without a title needs an `accessibilityLabel`.	セルの名前はその中のラベルです。タイトルのないボタンには`accessibilityLabel`が必要です。
    navigation-link-name	limits	Silent about links without any label, which programs use to navigate from code, and where the label holds a view that could not be followed.	コードから遷移するための、ラベルのないリンクと、ラベルに追えないビューがある場合は指摘しません。
    nested-interactive	message	gesture on {what:phrase} stands in the label of a {noun:word} and cannot be reached	{noun}のラベルの中にある{what}のジェスチャは操作できない
    nested-interactive	title	control inside the label of another control	コントロールのラベルの中に別のコントロールがある
    nested-interactive	reports	A button, link, switch, slider or field in the label of a `Button`, `NavigationLink` or `Link`, or a view there that reacts to taps of its own.	`Button`、`NavigationLink`、`Link`のラベルの中にあるボタン、リンク、スイッチ、スライダー、フィールドと、独自にタップに反応するビューを検出します。
    nested-interactive	why	A control and all that its label holds are one element. The control inside is heard as a part of the name, and assistive technologies can only activate the outer one.	コントロールとそのラベルの中のすべては一つの要素です。中のコントロールは名前の一部として読まれ、支援技術が実行できるのは外側だけです。
    nested-interactive	howToFix	Put the two side by side, or offer the inner one as `.accessibilityAction(named:)` of the outer one.	二つを並べて置くか、内側のものを外側の`.accessibilityAction(named:)`として用意します。
    nested-interactive	elsewhere	A cell that is an element hides the buttons in it: leave `isAccessibilityElement` at `false`, or offer them as `accessibilityCustomActions`.	要素であるセルは中のボタンを隠します。`isAccessibilityElement`を`false`のままにするか、`accessibilityCustomActions`として用意します。
    nested-interactive	limits	A button inside that does nothing, does the same as the outer one, is disabled or lets touches through is left alone, and so is one whose name the outer control offers as an action. Inside a `NavigationLink`, and through components, it is likely and not certain.	何もしない、外側と同じことをする、無効である、タッチを通すボタンと、外側のコントロールがその名前のアクションを持つボタンは対象外です。`NavigationLink`の中とコンポーネントを通した場合は、確実ではなく「おそらく」です。
    orientation-locked	title	app works in one orientation only	アプリが一つの向きでしか使えない
    orientation-locked	why	Some people have their phone or tablet fixed to a wheelchair or a stand and cannot turn it. Large text also has more room when the device lies on its side.	iPhoneやiPadを車椅子やスタンドに固定していて、向きを変えられない人がいます。大きな文字にも、横向きのほうが余裕があります。
    orientation-locked	howToFix	List portrait and both landscape orientations, and let the layout follow.	縦向きと左右の横向きを挙げ、レイアウトを追従させます。
    orientation-locked	elsewhere	The same, and `supportedInterfaceOrientations` of view controllers.	同様です。ビューコントローラの`supportedInterfaceOrientations`も確かめます。
    overridden-accessibility-modifier	title	modifier is replaced by a later one	モディファイアが後のものに置き換えられている
    overridden-accessibility-modifier	reports	The same one of `accessibilityLabel`, `Value`, `Hint`, `Identifier` and `InputLabels` twice in the chain of one view.	一つのビューのチェーンに2回ある`accessibilityLabel`、`Value`、`Hint`、`Identifier`、`InputLabels`を検出します。
    overridden-accessibility-modifier	why	The later one wins; the words of the first are never heard. Whoever changes them wonders why nothing happens.	後のものが有効で、先の言葉は聞こえません。先のほうを直しても、なぜ何も変わらないのかわかりません。
    overridden-accessibility-modifier	howToFix	Keep one of the two.	どちらか一方だけを残します。
    overridden-accessibility-modifier	elsewhere	Of two assignments to one property the later counts.	同じプロパティへの2回の代入は、後のものが有効です。
    overridden-accessibility-modifier	limits	Silent for forms with `isEnabled:` and for labels that are given as views, which may hold the first one.	`isEnabled:`を取る形と、先のものを含みうるビュー形式のラベルは指摘しません。
    picker-name	title	picker has no name	ピッカーに名前がない
    picker-name	reports	A `Picker` shown as a menu whose label is empty, only a picture or nothing but what is chosen in it, and that gets no name from a modifier; and, for review, a segmented one or a wheel with an empty title that stands in no named group.	メニューとして表示され、ラベルが空、画像だけ、または選ばれているものだけで、モディファイアからも名前を得ていない`Picker`を検出します。タイトルが空で名前のあるグループの中にないセグメントとホイールのものは要確認です。
    picker-name	why	VoiceOver reads the chosen option and "Button": "Daily, button" does not say what happens daily.	VoiceOverは選ばれている選択肢と「ボタン」を読みます。「毎日、ボタン」では、何が毎日なのかわかりません。
    picker-name	howToFix	Give it a title, `Picker("Reminder", selection: $reminder) { … }`. Where the title must not be seen, `.labelsHidden()` hides it and keeps the name.	`Picker("Reminder", selection: $reminder) { … }`のようにタイトルを付けます。タイトルを見せたくないときは、`.labelsHidden()`で名前を残したまま隠せます。
    picker-name	elsewhere	`pickerView.accessibilityLabel = "Reminder"`; a button whose `menu` shows the selection needs one too.	`pickerView.accessibilityLabel = "Reminder"`を設定します。`menu`が選択を示すボタンにも必要です。
    picker-name	limits	Segmented and wheel pickers do not speak their title at all: those with one are the business of `picker-style-name`. Silent about the inline style, which shows its title as a text, and where a modifier or the label could not be followed.	セグメントとホイールのピッカーはタイトルをまったく読まないので、タイトルのあるものは`picker-style-name`が扱います。タイトルを文字として表示するインラインスタイルと、モディファイアまたはラベルを追えない場合は指摘しません。
    picker-style-name	title	segmented or wheel picker does not speak its title	セグメントやホイールのピッカーはタイトルを読まない
    picker-style-name	reports	A `Picker` of the segmented, palette or wheel style that stands in no named group.	名前のあるグループの中にない、セグメント、パレット、ホイールの各スタイルの`Picker`を検出します。
    picker-style-name	why	These styles do not use the picker's title: people hear "S, button, 1 of 3" or "22, adjustable" and not that it is about a size or a day.	これらのスタイルはピッカーのタイトルを使いません。「S、ボタン、1/3」「22、調整可能」と聞こえ、サイズや日付についてのものだとはわかりません。
    picker-style-name	howToFix	Make it a named group: `.accessibilityElement(children: .contain).accessibilityLabel("Size")`. VoiceOver says the name on entry.	名前のあるグループにします：`.accessibilityElement(children: .contain).accessibilityLabel("Size")`。VoiceOverは中に入るときに名前を言います。
    picker-style-name	elsewhere	Put caption and control into a view with `accessibilityContainerType = .semanticGroup` and `accessibilityLabel = "Size"`.	見出しの文字とコントロールを、`accessibilityContainerType = .semanticGroup`と`accessibilityLabel = "Size"`のあるビューに入れます。
    picker-style-name	limits	How these styles speak differs between systems, and options often tell by themselves what they are of, so the rule is off unless it is asked for. Silent where a style or modifier could not be followed, and inside any named group.	これらのスタイルの読まれ方はシステムによって異なり、選択肢だけで何についてのものかわかることも多いため、指定しない限りオフです。スタイルやモディファイアを追えない場合と、名前のあるグループの中は指摘しません。
    placeholder-only-name	message	{noun:word} is named only by its placeholder {text}, which tells nobody what it is for	{noun}の名前がプレースホルダ{text}だけで、何を入力するのかわからない
    placeholder-only-name	title	field is named only by its placeholder	フィールドの名前がプレースホルダだけである
    placeholder-only-name	reports	A `TextField` or `SecureField` with a title or prompt and without an accessibility label. It is a warning where the placeholder says no more than that something is typed: "Enter", "optional".	タイトルまたはプロンプトがあり、アクセシビリティラベルのない`TextField`と`SecureField`を検出します。プレースホルダが「入力」「任意」など、入力できることしか伝えない場合は警告にします。
    placeholder-only-name	why	On iOS the title of a field is its placeholder and not its label. As soon as something is typed, VoiceOver reads the text and "Text field", and nothing says any more which field it is.	iOSでは、フィールドのタイトルはラベルではなくプレースホルダです。何かを入力した途端にVoiceOverはその文字と「テキストフィールド」を読み、どのフィールドなのかを言うものがなくなります。
    placeholder-only-name	howToFix	Repeat the title as the label, `TextField("Email", text: $email).accessibilityLabel("Email")`: the same words, the same translation, and nothing changes on screen.	タイトルをラベルとして繰り返します（`TextField("Email", text: $email).accessibilityLabel("Email")`）。言葉も翻訳も同じで、画面は変わりません。
    placeholder-only-name	elsewhere	`field.accessibilityLabel = "Email"`: the words of the placeholder, which is gone once text is typed.	`field.accessibilityLabel = "Email"`を設定します。入力すると消えるプレースホルダと同じ言葉です。
    placeholder-only-name	limits	A text above the field does not name it and is not looked at; one in the same row gives the fix its words. Silent in alerts, where modifiers have no effect, about search fields, which their role or trait names, and where a modifier could not be followed.	フィールドの上の文字は名前にならないので、考慮しません。同じ行の文字は修正の言葉に使います。モディファイアの効かないアラートの中、役割や特性が名前になる検索フィールド、モディファイアを追えない場合は指摘しません。
    progress-name	title	progress view has no name	進捗表示に名前がない
    progress-name	reports	A `ProgressView(value:)` without a label, which is a warning where a text beside it may tell what goes on, and a note between its name and its value in words. A spinner, `ProgressView()`, that is always there and has no text beside it is a note for review.	ラベルのない`ProgressView(value:)`を検出します。そばの文字が何の進捗かを伝えていそうなときは警告、名前と値の文字に挟まれているときは注記です。いつも表示されていて、そばに文字のないスピナー（`ProgressView()`）は、確認用の注記とします。
    progress-name	why	VoiceOver says "40%" and not of what. The bar may change for minutes, and nobody hears what is awaited.	VoiceOverは「40%」と言い、何の40%かは言いません。表示が何分も変わり続けても、何を待っているのか聞こえません。
    progress-name	howToFix	Give it a label, `ProgressView("Downloading", value: progress)`, or `.accessibilityLabel("Downloading")` where the label must not be seen.	`ProgressView("Downloading", value: progress)`のようにラベルを付けます。ラベルを見せない場合は`.accessibilityLabel("Downloading")`を加えます。
    progress-name	elsewhere	`progressView.accessibilityLabel = "Downloading"`.	`progressView.accessibilityLabel = "Downloading"`を設定します。
    progress-name	limits	Silent about a spinner beside a text, which most likely says what is loading; about one that comes and goes, since what it takes turns with is awaited; and where a modifier or the label could not be followed. Those of one file are one finding.	そばに文字があるスピナーは、その文字がたいてい何を読み込んでいるかを述べるため検出しません。現れたり消えたりするスピナーも、入れ替わる相手が待たれているものなので検出しません。修飾子またはラベルを追跡できなかった場合も検出しません。1つのファイルのスピナーは1つの指摘にまとめます。
    redundant-icon-beside-text	title	icon beside a text is a stop of its own	文字の横のアイコンが別の停止位置になっている
    redundant-icon-beside-text	reports	An unnamed symbol in one horizontal stack with a text or a text field, by itself or on a plate, where both are stops of their own. A symbol that stands for a state, that comes, goes or changes with one, that stands beside a bare value or ends the sentence before it is reported for review: it may say what no text does.	文字やテキストフィールドと同じ横並びのスタックに、そのまま、または台座の上に置かれ、どちらも停止位置になる名前なしのシンボルを検出します。状態を表すシンボル、状態によって現れたり消えたり変わったりするシンボル、値だけの文字の横のシンボル、前の文を締めくくるシンボルは、文字にないことを伝えている可能性があるため要確認です。
    redundant-icon-beside-text	why	VoiceOver stops twice, and the first stop says the system's word for the glyph ("Love, image") or its raw name. The row takes longer to pass and says nothing more.	VoiceOverは2回止まり、1回目にはシステムが図柄に付けた言葉（「ハート、イメージ」）か生の名前を読みます。行を通り過ぎるのに時間がかかるだけで、得るものがありません。
    redundant-icon-beside-text	howToFix	Use a `Label`, which is one element and silent about its icon: `Label("Home", systemImage: "house")`. Or hide the symbol: `.accessibilityHidden(true)`. A symbol that tells something of its own needs a label.	一つの要素になり、アイコンを読まない`Label`を使います：`Label("Home", systemImage: "house")`。または`.accessibilityHidden(true)`でシンボルを非表示にします。独自のことを伝えるシンボルにはラベルが必要です。
    redundant-icon-beside-text	elsewhere	Leave `isAccessibilityElement` of the image view at `false`, which is its default.	イメージビューの`isAccessibilityElement`を既定値の`false`のままにします。
    redundant-icon-beside-text	limits	Silent inside buttons, links and other controls, and in combined elements, where an unnamed symbol beside a text is not heard; about symbols that react to a gesture of their own; and about symbols above or below a text.	文字の横の名前なしのシンボルが読まれない、ボタンやリンクなどのコントロールの中とまとめた要素の中、自身のジェスチャーに反応するシンボル、文字の上または下のシンボルは指摘しません。
    redundant-label	title	label repeats the text of the view	ラベルがビューの文字を繰り返している
    redundant-label	reports	An `accessibilityLabel` with the very text that the view would be called by without it.	ラベルがなくても同じ名前になる文字とまったく同じ`accessibilityLabel`を検出します。
    redundant-label	why	Nobody hears a difference today. But the label has to be changed and translated with the text, and when somebody forgets it, VoiceOver and the screen say different things.	今は違いが聞こえません。しかしラベルも文字と一緒に直し、翻訳しなければならず、忘れるとVoiceOverと画面が別のことを言うようになります。
    redundant-label	howToFix	Remove the modifier.	モディファイアを取り除きます。
    redundant-label	elsewhere	Labels and buttons are named by their text: leave `accessibilityLabel` out.	ラベルとボタンの名前は文字そのものです。`accessibilityLabel`は付けません。
    redundant-label	limits	Only where the expression is the same or both are the same literal, translated in the same way. Silent about `isEnabled:`, about text fields, pickers, steppers and menus, whose texts are no plain labels, and about views with further texts.	式が同じ場合と、両方が同じリテラルで同じように翻訳される場合だけが対象です。`isEnabled:`、文字がそのままラベルにならないテキストフィールド、ピッカー、ステッパー、メニュー、ほかにも文字のあるビューは指摘しません。
    redundant-trait	title	trait that the view has already	ビューがすでに持っている特性
    redundant-trait	reports	`.isButton` on a `Button`, `NavigationLink` or `Menu`, `.isImage` on an `Image`, `.isStaticText` on a `Text`, `.isToggle` on a `Toggle`, `.isLink` on a `Link`, and `.isHeader` on the text of a `Section` header.	`Button`、`NavigationLink`、`Menu`の`.isButton`、`Image`の`.isImage`、`Text`の`.isStaticText`、`Toggle`の`.isToggle`、`Link`の`.isLink`、`Section`のヘッダの文字の`.isHeader`を検出します。
    redundant-trait	why	Nothing is heard of it. Such code makes readers believe that the view would be wrong without it.	聞こえ方は変わりません。こうしたコードは、ないとビューが誤りになると読む人に思わせます。
    redundant-trait	howToFix	Remove the modifier.	モディファイアを取り除きます。
    redundant-trait	elsewhere	`UIButton`, `UILabel` and `UISwitch` bring their traits with them.	`UIButton`、`UILabel`、`UISwitch`は特性を自身で持っています。
    redundant-trait	limits	Only for modifiers written on the view itself, and not after `accessibilityElement` or where a trait was removed before. Headers of sections are headings on every version that was recorded; some people keep the trait to be sure, so that one is only suggested for removal.	ビューに直接書かれたモディファイアだけが対象で、`accessibilityElement`の後や、先に特性が取り除かれた場合は除きます。記録のあるすべてのバージョンでセクションのヘッダは見出しですが、念のため特性を残す人もいるので、その削除は提案にとどめます。
    repeated-symbol-group	title	row of equal symbols is read one by one	同じシンボルの列が一つずつ読まれる
    repeated-symbol-group	reports	A horizontal stack with three and more images of the same symbol, filled or not, or with a loop that makes them: stars of a rating, dots of a page, hearts of a game.	同じシンボルの画像（塗りつぶしの有無は問わない）を三つ以上含む、またはループで作る横並びのスタックを検出します。評価の星、ページの点、ゲームのハートなどです。
    repeated-symbol-group	why	The row means one thing, "3 of 5", and VoiceOver reads "favorite, favorite, favorite, star, star" in five steps. People have to count.	列は「5段階の3」という一つのことを表すのに、VoiceOverは「よく使う項目、よく使う項目、よく使う項目、星、星」と5回に分けて読みます。聞く人は数えなければなりません。
    repeated-symbol-group	howToFix	Make the stack one element: `.accessibilityElement(children: .ignore)` with a label and an `accessibilityValue` such as "3 of 5".	スタックを一つの要素にします：ラベルと「3 of 5」のような`accessibilityValue`を付けた`.accessibilityElement(children: .ignore)`。
    repeated-symbol-group	elsewhere	Make the stack view an element with an `accessibilityLabel` and an `accessibilityValue` such as "3 of 5".	スタックビューを、`accessibilityLabel`と「3 of 5」のような`accessibilityValue`のある要素にします。
    repeated-symbol-group	limits	Only images that nobody named and that do nothing by themselves. Silent where the stack is merged, hidden or part of a control, and where the symbol is known only at run time.	名前がなく、自身では何もしない画像だけが対象です。スタックがまとめられている、非表示、コントロールの一部である場合と、シンボルが実行時にしかわからない場合は指摘しません。
    required-not-conveyed	title	that a field is required is shown by an asterisk	フィールドが必須であることがアスタリスクで示されている
    required-not-conveyed	reports	A text of a single asterisk, or one that ends in an asterisk, in one stack with a text field.	テキストフィールドと同じスタックにある、アスタリスク1文字の文字か、アスタリスクで終わる文字を検出します。
    required-not-conveyed	why	VoiceOver says "asterisk", or nothing, and whoever uses it has to guess that the field must be filled in.	VoiceOverは「アスタリスク」と言うか何も言わず、使う人はフィールドが必須だと推測するしかありません。
    required-not-conveyed	howToFix	Say so in the name of the field: `.accessibilityLabel("Email, required")`.	フィールドの名前で述べます：`.accessibilityLabel("Email, required")`。
    required-not-conveyed	elsewhere	`field.accessibilityLabel = "Email, required"`.	`field.accessibilityLabel = "Email, required"`を設定します。
    required-not-conveyed	limits	What the asterisk means is for a person to judge. Fields whose name says that they are required pass.	アスタリスクの意味は人が判断します。名前で必須だと述べているフィールドは問題ありません。
    runtime-check-needed	title	a person has to check this on a device	デバイスで人が確かめる必要がある
    runtime-check-needed	reports	Maps, videos, web pages, drawings and wrapped platform views: once for each kind, at the first of them, with what to look for.	地図、ビデオ、Webページ、描画、プラットフォームのビューを包んだものを、種類ごとに最初の箇所で1回、見るべき点とともに挙げます。
    runtime-check-needed	why	What they say is decided at run time or outside of SwiftUI, where the source of the app does not tell.	何が読まれるかは、アプリのソースからはわからない実行時やSwiftUIの外で決まります。
    runtime-check-needed	howToFix	Turn VoiceOver on and go through the place with the given step. Nothing has to be changed if it is good.	VoiceOverをオンにし、示された手順でその場所を確かめます。問題がなければ何も変える必要はありません。
    runtime-check-needed	limits	Off by default: it is no defect but a list of what to test.	既定ではオフです。欠陥ではなく、テストする箇所の一覧だからです。
    screen-title-missing	title	screen has no title	画面にタイトルがない
    screen-title-missing	reports	A view that brings a `NavigationStack`, a `NavigationView` or a `NavigationSplitView` and on whose screen nothing gives a navigation title, be it in the view, in the views that it shows, or in the toolbar, and nothing is a heading. Always for review.	`NavigationStack`、`NavigationView`、`NavigationSplitView`を持ち、そのビュー、表示するビュー、ツールバーのどこにもナビゲーションタイトルがなく、見出しもないビューを検出します。常に要確認です。
    screen-title-missing	why	VoiceOver says the title when a screen appears, and the back button of the next screen is called by it. Without one nobody hears where they are.	VoiceOverは画面が現れるとタイトルを言い、次の画面の戻るボタンもその名前になります。タイトルがないと、今どこにいるのか聞こえません。
    screen-title-missing	howToFix	Add `.navigationTitle("Orders")` inside the navigation container; it may be hidden and is still read.	ナビゲーションコンテナの中に`.navigationTitle("Orders")`を加えます。隠しても読まれます。
    screen-title-missing	elsewhere	Set `title` or `navigationItem.title` of the view controller.	ビューコントローラの`title`または`navigationItem.title`を設定します。
    screen-title-missing	limits	Off by default: a title is good practice and no requirement of WCAG for apps, and screens such as a camera do without. Undecided where a view could not be followed, since it may set the title.	既定ではオフです。タイトルはよい習慣ですが、アプリについてのWCAGの要件ではなく、カメラのようにタイトルのない画面もあるからです。追えないビューがある場合は、それがタイトルを付ける可能性があるため判断を保留します。
    secure-field-name	title	secure field has no name	パスワードフィールドに名前がない
    secure-field-name	reports	A `SecureField` with neither a name nor a placeholder.	名前もプレースホルダもない`SecureField`を検出します。
    secure-field-name	why	VoiceOver says "Secure text field" and not what to enter; on a screen with two of them nobody knows which is the password and which its repetition.	VoiceOverは「セキュアテキストフィールド」と言い、何を入力するのかは言いません。二つある画面では、どちらがパスワードでどちらが確認用かわかりません。
    secure-field-name	howToFix	Add `.accessibilityLabel("Password")`. A title alone is a placeholder, which is gone once text is typed.	`.accessibilityLabel("Password")`を加えます。タイトルだけではプレースホルダなので、入力すると消えます。
    secure-field-name	elsewhere	`field.accessibilityLabel = "Password"`.	`field.accessibilityLabel = "Password"`を設定します。
    secure-field-name	limits	A field with a placeholder is the business of `placeholder-only-name`. Silent in alerts, where modifiers have no effect, and where a modifier could not be followed.	プレースホルダのあるフィールドは`placeholder-only-name`が扱います。モディファイアの効かないアラートの中と、モディファイアを追えない場合は指摘しません。
    selection-state-missing	title	selection is shown by a checkmark alone	選択がチェックマークだけで示されている
    selection-state-missing	reports	A button whose label shows a checkmark symbol under a condition, while its label, value and traits are the same with and without it; or a button that is drawn in another colour or weight while what it sets is set.	ラベルに条件付きのチェックマークのシンボルを表示し、ラベルも値も特性もその有無で変わらないボタンと、設定する値が選ばれている間は別の色や太さで描かれるボタンを検出します。
    selection-state-missing	why	Every option of the group sounds alike: VoiceOver reads the name and "button", and nobody hears which one is chosen. With the selected trait it says "Selected" before the name.	グループの選択肢がすべて同じに聞こえます。VoiceOverは名前と「ボタン」を読み、どれが選ばれているかは聞こえません。選択中の特性があれば、名前の前に「選択中」と言います。
    selection-state-missing	howToFix	Add `.accessibilityAddTraits(isSelected ? .isSelected : [])` to the button. `Picker`, `Toggle` and `List(selection:)` tell the selection by themselves.	ボタンに`.accessibilityAddTraits(isSelected ? .isSelected : [])`を加えます。`Picker`、`Toggle`、`List(selection:)`は選択を自身で伝えます。
    selection-state-missing	elsewhere	`button.isSelected = true` adds the selected trait; for other views `accessibilityTraits.insert(.selected)`.	`button.isSelected = true`で選択中の特性が加わります。ほかのビューでは`accessibilityTraits.insert(.selected)`を使います。
    selection-state-missing	limits	Looks count where activating the control sets what decides about them, and where that is named for what is chosen: `isSelected`, `selection == item`; and a flag that two controls beside each other set, each to another value. A checkmark that is not hidden was heard to make its button "Selected", and nothing is said of it; nor of what the focus chooses.	見た目は、それを決める値をコントロールの操作が設定するときと、その名前が選択を表すとき（`isSelected`、`selection == item`）、並んだ二つのコントロールがそれぞれ別の値を設定するフラグのときに見ます。非表示でないチェックマークはボタンを「選択中」と読ませた例があるため対象外で、フォーカスが選ぶものも対象外です。
    share-link-name	title	share link or photos picker shows only a picture and has no name	共有リンクまたは写真ピッカーが画像だけで名前がない
    share-link-name	reports	A `ShareLink` or a `PhotosPicker` whose label holds nothing but a symbol, an image or a drawing.	ラベルがシンボル、画像、描画だけの`ShareLink`と`PhotosPicker`を検出します。
    share-link-name	why	A `ShareLink` without a label says "Share…" by itself. One with a label of its own has only that label, and a picture leaves it with a file name or the raw name of a symbol.	ラベルのない`ShareLink`は自身で「共有…」と言います。独自のラベルのあるものにはそのラベルしかなく、画像だけではファイル名かシンボルの生の名前になります。
    share-link-name	howToFix	Leave the label to the system (`ShareLink(item: url)`), give a title (`ShareLink("Share the recipe", item: url)`), or add `.accessibilityLabel("Share the recipe")`.	ラベルをシステムに任せる（`ShareLink(item: url)`）、タイトルを付ける（`ShareLink("Share the recipe", item: url)`）、または`.accessibilityLabel("Share the recipe")`を加えます。
    share-link-name	elsewhere	`button.accessibilityLabel = "Share the recipe"`; a bar item with the system item `.action` is named.	`button.accessibilityLabel = "Share the recipe"`を設定します。システム項目`.action`のバー項目には名前があります。
    share-link-name	limits	Silent where the label holds a view that could not be followed.	ラベルに追えないビューがある場合は指摘しません。
    slider-name	title	slider has no name	スライダーに名前がない
    slider-name	reports	A `Slider` without a label, or with one that is empty, only a picture, or only the number that it is set to.	ラベルのない`Slider`と、ラベルが空、画像だけ、または設定値の数字だけの`Slider`を検出します。
    stepper-name	message	{what:phrase} is called only by the number that it is set to	{what}は設定値の数字だけで読まれる
    picker-name	fix	call the picker by what is chosen with it	ピッカーに、それで選ぶものの名前を付ける
    picker-name	message	picker is called only by what is chosen in it	ピッカーの名前が、選ばれているものだけである
    picker-name	message	{style:word} picker has no name	{style}のピッカーに名前がない
    slider-name	message	{what:phrase} is called only by the number that it is set to	{what}は設定値の数字だけで読まれる
    slider-name	why	VoiceOver says "50%, adjustable" and nothing of what is adjusted. A text that merely stands beside the slider is another stop and not its name.	VoiceOverは「50%、調整可能」と言い、何を調整するのかは言いません。スライダーの横に置いただけの文字は別の停止位置で、名前にはなりません。
    slider-name	howToFix	Give it a label, which iOS does not draw: `Slider(value: $volume) { Text("Volume") }`. Or add `.accessibilityLabel("Volume")`.	iOSでは描かれないラベルを付けます：`Slider(value: $volume) { Text("Volume") }`。または`.accessibilityLabel("Volume")`を加えます。
    slider-name	elsewhere	`slider.accessibilityLabel = "Volume"`.	`slider.accessibilityLabel = "Volume"`を設定します。
    slider-name	limits	Silent where a modifier or the label could not be followed.	モディファイアまたはラベルを追えない場合は指摘しません。
    sort-priority-without-container	title	sort priority without a container orders the whole screen	コンテナのない並べ替え優先度が画面全体の順序を変える
    sort-priority-without-container	reports	`accessibilitySortPriority` on two or more views of one stack, where no container holds the stack and an element without a priority stands before it.	一つのスタックの二つ以上のビューに付いた`accessibilitySortPriority`のうち、スタックを囲むコンテナがなく、優先度のない要素がその前にあるものを検出します。
    sort-priority-without-container	why	A priority counts among everything in the nearest container, and a stack is none. Elements with a priority are read before the title and whatever else on the screen has none, those with a negative one at the very end.	優先度は最も近いコンテナの中のすべての間で効き、スタックはコンテナではありません。優先度のある要素は、タイトルなど画面の優先度のない要素より前に、負の優先度の要素は最後に読まれます。
    sort-priority-without-container	howToFix	Add `.accessibilityElement(children: .contain)` to the stack whose parts are to be ordered.	順序を決めたい部分のスタックに`.accessibilityElement(children: .contain)`を加えます。
    sort-priority-without-container	elsewhere	List the elements of the container in order: `container.accessibilityElements = [title, date]`.	コンテナの要素を順に並べます：`container.accessibilityElements = [title, date]`。
    sort-priority-without-container	limits	A single priority, which moves one element to the front or end of the screen on purpose, is left alone, and so are priorities that are computed.	一つの要素を画面の最初や最後へ意図的に動かす単独の優先度と、計算された優先度は対象外です。
    speech-attribute-misplaced	title	speech attribute is set on a string that is not shown	読み上げの属性が、表示されない文字列に設定されている
    speech-attribute-misplaced	reports	An assignment such as `greeting.accessibilitySpeechSpellsOutCharacters = true` on an `AttributedString` that is not used any more after it, while another one, declared in between, is.	`greeting.accessibilitySpeechSpellsOutCharacters = true`のような`AttributedString`への代入のうち、その後その文字列が使われず、間に宣言された別の文字列が使われるものを検出します。
    speech-attribute-misplaced	why	The attribute belongs to the string that it was set on. What is shown is spoken as if nothing had been set: a code is read as a word, punctuation is left out.	属性は設定した文字列のものです。表示される文字列は何も設定していないように読まれ、コードは単語として読まれ、句読点は省かれます。
    speech-attribute-misplaced	howToFix	Set the attribute on the string that is shown.	表示される文字列に属性を設定します。
    speech-attribute-misplaced	elsewhere	Attributes such as `.accessibilitySpeechSpellOut` go into the `accessibilityAttributedLabel` of the view that is heard.	`.accessibilitySpeechSpellOut`などの属性は、読み上げられるビューの`accessibilityAttributedLabel`に付けます。
    speech-attribute-misplaced	limits	Only variables of one body. Where the first string is used again later, the assignment may be meant, and a person has to look.	一つの本体の変数だけが対象です。先の文字列が後でまた使われる場合は意図した代入かもしれず、人が確かめる必要があります。
    stale-baseline-entry	reports	An entry of the baseline for which there is no finding any more.	該当する指摘がもうないベースラインの項目を検出します。
    stale-baseline-entry	why	An entry that is left behind would accept the same defect when somebody brings it back.	残された項目は、誰かが同じ欠陥を戻したときにそれを受け入れてしまいます。
    stale-baseline-entry	howToFix	Write the baseline again: `earshot check --write-baseline FILE`.	ベースラインを書き直します：`earshot check --write-baseline FILE`。
    stale-baseline-entry	limits	Entries of rules that were not asked, and of files that were not looked at, are not reported.	実行しなかったルールと調べなかったファイルの項目は指摘しません。
    stepper-name	title	stepper has no name	ステッパーに名前がない
    stepper-name	reports	A `Stepper` whose label is empty, only a picture or only the number that it is set to, and that gets no name from a modifier.	ラベルが空、画像だけ、または設定値の数字だけで、モディファイアからも名前を得ていない`Stepper`を検出します。
    stepper-name	why	A stepper is two buttons, "Decrement" and "Increment", before which its title is read. Without a title nobody hears what grows or shrinks, and on a screen with two steppers the buttons cannot be told apart.	ステッパーは「減らす」「増やす」の二つのボタンで、その前にタイトルが読まれます。タイトルがないと何が増減するのか聞こえず、ステッパーが二つある画面ではボタンを区別できません。
    stepper-name	howToFix	Give it a title, `Stepper("Guests", value: $guests)`. Where the title must not be seen, `.labelsHidden()` hides it and keeps the name.	`Stepper("Guests", value: $guests)`のようにタイトルを付けます。タイトルを見せたくないときは、`.labelsHidden()`で名前を残したまま隠せます。
    stepper-name	elsewhere	`stepper.accessibilityLabel = "Guests"`.	`stepper.accessibilityLabel = "Guests"`を設定します。
    stepper-name	limits	Silent where a modifier or the label could not be followed.	モディファイアまたはラベルを追えない場合は指摘しません。
    suppression-without-reason	title	suppression gives no reason	抑制コメントに理由がない
    suppression-without-reason	reports	A comment `// earshot:ignore rule-id` without ` -- ` and a reason behind it.	` -- `と理由のない`// earshot:ignore rule-id`コメントを検出します。
    suppression-without-reason	why	Nobody can tell later whether the exception still holds.	その例外がまだ必要かどうか、後から誰にもわかりません。
    suppression-without-reason	howToFix	Add the reason: `// earshot:ignore icon-button-name -- named by its cell`.	理由を加えます：`// earshot:ignore icon-button-name -- named by its cell`。
    suppression-without-reason	limits	Off by default: how exceptions are written down is for a team to decide.	既定ではオフです。例外の書き方はチームが決めることだからです。
    symbol-raw-name	title	symbol is called by the name of the glyph	シンボルが図柄の名前で読まれる
    symbol-raw-name	reports	An `Image(systemName:)` that is a stop of its own and that nobody named or hid. It is a warning where the raw name is spoken or no other is known, and a note where the system has a word for the glyph.	単独の停止位置で、名前もなく非表示にもされていない`Image(systemName:)`を検出します。生の名前が読まれる、またはほかの名前が知られていない場合は警告、システムが図柄の言葉を持つ場合は注記です。
    symbol-raw-name	why	VoiceOver reads the system's description of the glyph, and the raw name where there is none: "rectangle 3 group fill, image". Both say what the symbol looks like or does elsewhere, not what it means on this screen.	VoiceOverはシステムによる図柄の説明を読み、なければ「rectangle 3 group fill、イメージ」のように生の名前を読みます。どちらも見た目やほかでの働きであって、この画面での意味ではありません。
    symbol-raw-name	howToFix	Say what it means here, `.accessibilityLabel("Team")`, or hide it where it only decorates: `.accessibilityHidden(true)`.	ここでの意味を`.accessibilityLabel("Team")`で述べるか、飾りにすぎないなら`.accessibilityHidden(true)`で非表示にします。
    symbol-raw-name	elsewhere	`imageView.accessibilityLabel = "Team"`; an image view that only decorates is no element by default.	`imageView.accessibilityLabel = "Team"`を設定します。飾りにすぎないイメージビューは既定では要素ではありません。
    symbol-raw-name	limits	Which symbols have a description is known only for those that have been recorded. Silent inside labels of controls, where a text outweighs the symbol, and when only run time knows the symbol. A symbol in one row with a text is the business of `redundant-icon-beside-text`.	説明を持つシンボルは、記録されたものしかわかりません。文字がシンボルより優先されるコントロールのラベルの中と、シンボルが実行時にしかわからない場合は指摘しません。文字と同じ行のシンボルは`redundant-icon-beside-text`が扱います。
    system-colour-contrast	title	colour of the system has too little contrast for text	システムの色が文字には薄すぎる
    system-colour-contrast	reports	Text in a colour of the system (`.secondary`, `.tertiary`, `.orange`, …) whose published values have a contrast below 4.5:1, or 3:1 for large text, with the background behind it. Reported once for each colour, where the contrast is lowest, with its other places.	公開されている値で、背景とのコントラストが4.5:1（大きな文字では3:1）を下回るシステムの色（`.secondary`、`.tertiary`、`.orange`など）の文字を検出します。色ごとにコントラストが最も低い箇所で1回だけ、ほかの箇所とともに指摘します。
    system-colour-contrast	why	On white `.secondary` has 3.4:1, blue 4.0:1, orange and green 2.2:1, `.tertiary` 1.7:1. Apple relies on the setting Increase Contrast, which makes them stronger; WCAG counts what is shown without it.	白地では`.secondary`が3.4:1、青が4.0:1、オレンジと緑が2.2:1、`.tertiary`が1.7:1です。Appleは、色を濃くする「コントラストを上げる」の設定を前提としていますが、WCAGは設定なしの表示で数えます。
    system-colour-contrast	howToFix	Use `.primary` for what has to be read, and a symbol beside it instead of a colour; or a colour of the asset catalog with a variant for increased contrast.	読むべきものには`.primary`を使い、色の代わりにシンボルを添えます。またはコントラストを上げた状態のバリエーションがあるアセットカタログの色を使います。
    system-colour-contrast	elsewhere	`.label` in place of `.secondaryLabel` or `.systemOrange`.	`.secondaryLabel`や`.systemOrange`の代わりに`.label`を使います。
    system-colour-contrast	limits	Whether the system's own colours are good enough is a matter of policy: what `trusted` names, such as `secondary`, is left alone on the system's own surfaces, and judged on colours of the app, of which one that lets the screen through has to leave it less than 3:1. Swipe actions and menus are left alone, since the system draws them. The values are those of iOS 13 to 18; iOS 26 changed hues slightly, so a person has to look.	システムの色で十分かどうかは方針の問題です。`secondary`のように`trusted`に挙げたものは、システムの面の上では対象外とし、アプリの色の上では判定します（画面が透ける色では3:1を下回るときだけ）。スワイプアクションとメニューはシステムが描くため対象外です。値はiOS 13から18のもので、iOS 26では色相が少し変わったため、人が確かめる必要があります。
    tab-item-name	title	tab shows only a picture and has no name	タブが画像だけで名前がない
    tab-item-name	reports	A tab of a `TabView` whose item holds an image or a symbol and no text.	項目に画像またはシンボルがあり、文字のない`TabView`のタブを検出します。
    tab-item-name	why	The tab bar is how people find the parts of an app. A tab without a title is read by the raw name of its symbol or by a file name, as in "list.bullet.indent, Tab, 1 of 3".	タブバーはアプリの各部を見つける手段です。タイトルのないタブは、「list.bullet.indent、タブ、1/3」のようにシンボルの生の名前やファイル名で読まれます。
    tab-item-name	howToFix	Give the tab a title: `.tabItem { Label("Feed", systemImage: "list.bullet") }` or `Tab("Feed", systemImage: "list.bullet") { … }`.	タブにタイトルを付けます：`.tabItem { Label("Feed", systemImage: "list.bullet") }`または`Tab("Feed", systemImage: "list.bullet") { … }`。
    tab-item-name	elsewhere	`UITabBarItem(title: "Feed", image: image, tag: 0)`.	`UITabBarItem(title: "Feed", image: image, tag: 0)`を使います。
    tab-item-name	limits	Pages of `.tabViewStyle(.page)` need no item. Silent about tabs without any item, whose bar is often drawn by the app itself, and about items set inside a view that could not be followed.	`.tabViewStyle(.page)`のページに項目は要りません。バーをアプリ自身が描くことの多い、項目のないタブと、追えないビューの中で設定された項目は指摘しません。
    tap-without-button-trait	title	view reacts to a tap and is not announced as a button	ビューがタップに反応するのにボタンとして読まれない
    tap-without-button-trait	reports	A text, picture, row or card with `onTapGesture` or a `TapGesture` that has neither the button, link nor toggle trait nor an accessibility action. A gesture on a stack is reported once, for all that stands in it. So is one on what stands at a place of a map.	`onTapGesture`または`TapGesture`があり、ボタン、リンク、トグルの特性もアクセシビリティアクションもない文字、画像、行、カードを検出します。スタックのジェスチャーは、中のすべてについて1回だけ指摘します。地図上の場所に置いたもののジェスチャーも同じです。
    tap-without-button-trait	why	A tap gesture adds nothing to the accessibility tree: VoiceOver reads the words and no role, so nobody hears that there is something to activate. Voice Control shows no name for it, and Full Keyboard Access and Switch Control may pass it by.	タップのジェスチャーはアクセシビリティツリーに何も加えません。VoiceOverは言葉を読むだけで役割を言わないので、実行できるものがあるとわかりません。音声コントロールは名前を示さず、フルキーボードアクセスとスイッチコントロールは素通りすることがあります。
    tap-without-button-trait	howToFix	Make it a `Button` with `.buttonStyle(.plain)`: that gives the role, keyboard focus and the pressed state. Where a gesture has to stay, add `.accessibilityAddTraits(.isButton)`, on a stack after `.accessibilityElement(children: .combine)`.	`.buttonStyle(.plain)`の`Button`にすると、役割、キーボードフォーカス、押した状態が備わります。ジェスチャーのままにするなら`.accessibilityAddTraits(.isButton)`を、スタックでは`.accessibilityElement(children: .combine)`の後に加えます。
    tap-without-button-trait	elsewhere	Use a `UIButton` or `UIControl`; see `uikit-tap-view-not-element`.	`UIButton`か`UIControl`を使います。`uikit-tap-view-not-element`も参照してください。
    tap-without-button-trait	limits	Silent for gestures that do nothing, which calling functions of the view with an empty body is too, or only put the keyboard away, for gestures around text fields, on drawn content and maps as such, where a control of the screen does the same, and for taps that only bring a window to the front. A note where a tap only counts up to something that is hidden. Several taps, long presses and drags are the business of 'gesture-only-action'. A shape is reported only when the tap does more than close something.	何もしない（中身が空の、ビュー自身の関数を呼ぶだけの場合を含む）か、キーボードを閉じるだけのジェスチャー、テキストフィールドの周りのジェスチャー、描画と地図そのもののジェスチャー、画面のコントロールが同じことをする場合、ウインドウを手前に出すだけのタップは指摘しません。隠されたものまで回数を数えるだけのタップは注意とします。複数回のタップ、長押し、ドラッグは'gesture-only-action'が扱います。図形は、タップが何かを閉じるだけでない場合に限り指摘します。
    tap-without-button-trait	message	what stands on the map reacts to a tap and is not announced as a button	地図の上のものがタップに反応するが、ボタンとして読まれない
    target-too-small	title	control is smaller than 24 points	コントロールが24ポイントより小さい
    target-too-small	reports	A button or link that shows one picture in a frame of fewer than 24 by 24 points, a picture or shape of that size with a tap gesture, or a button of UIKit that constraints make so small, when nothing in its code makes the area for touches larger. And one that is nothing but a symbol or a line of words in so small a font, right beside another control in its stack, and a symbol in a font of 14 points and fewer wherever it stands; those of one size are one finding. As a note, one for each size, frames of fewer than 40 points, lines with padding that come to fewer than 34, and buttons of UIKit that are wide and lower than 36, since Apple asks for 44. Always for review.	24×24ポイント未満の枠に一つの画像を表示し、タッチの領域を広げるコードのないボタンとリンク、タップのジェスチャーを持つその大きさの画像や図形、制約でそれほど小さくなるUIKitのボタンを検出します。それほど小さいフォントの記号か一行の文字だけで、同じスタックの別のコントロールのすぐ隣にあるコントロールと、14ポイント以下のフォントの記号だけのコントロール（置かれた場所によらない）も検出し、同じ大きさのものは一つの結果にまとめます。Appleが求めるのは44ポイントなので、40ポイントに満たない枠、余白を含めて34ポイントに満たない行、幅が広く高さが36ポイントに満たないUIKitのボタンは、大きさごとに一つの注記とします。常に要確認です。
    target-too-small	why	People with a tremor, and everybody in a moving train, miss it or hit what stands beside it. Apple asks for 44 points, WCAG for 24 at the least.	手の震える人、そして揺れる電車の中では誰もが、押し損ねたり隣のものを押したりします。Appleは44ポイントを、WCAGは少なくとも24ポイントを求めています。
    target-too-small	howToFix	Keep the picture small and let the control be larger: `.frame(minWidth: 44, minHeight: 44)` and `.contentShape(Rectangle())` behind the frame of the picture.	画像は小さいままで、コントロールを大きくします：画像の枠の後に`.frame(minWidth: 44, minHeight: 44)`と`.contentShape(Rectangle())`を加えます。
    target-too-small	elsewhere	Give the button constraints of 44 points, or override `point(inside:with:)`.	ボタンに44ポイントの制約を付けるか、`point(inside:with:)`をオーバーライドします。
    target-too-small	limits	The option `minimum` asks for more, such as the 44 points of Apple's guidelines. A ground drawn behind a picture makes it no larger. WCAG allows small controls with room around them, which only a person can tell. Bars, menus, lists, bordered styles and styles of the project bring sizes of their own and are left alone, and so are classes of buttons that change the area for touches or are not the project's own.	オプション`minimum`で、Appleのガイドラインの44ポイントのように、より大きな値を求められます。画像の後ろに描かれた背景は領域を広げません。WCAGは、周囲に間隔のある小さなコントロールを認めており、それは人が判断します。バー、メニュー、リスト、枠付きのスタイル、プロジェクトのスタイルは独自の大きさを持つため対象外で、タッチ領域を変えるボタンのクラスやほかのパッケージのクラスも対象外です。
    text-field-name	title	text field has no name	テキストフィールドに名前がない
    text-field-name	reports	A `TextField` with neither a name nor a placeholder, or a `TextEditor` without a name.	名前もプレースホルダもない`TextField`と、名前のない`TextEditor`を検出します。
    text-field-name	why	VoiceOver says "Text field" and the text that it holds, and not what to enter. A text drawn above or over the field is another stop and not its name.	VoiceOverは「テキストフィールド」と中の文字を読み、何を入力するのかは言いません。フィールドの上に描いた文字は別の停止位置で、名前にはなりません。
    text-field-name	howToFix	Add `.accessibilityLabel("Comment")`. A title alone is a placeholder, which is gone once text is typed.	`.accessibilityLabel("Comment")`を加えます。タイトルだけではプレースホルダなので、入力すると消えます。
    text-field-name	elsewhere	`textView.accessibilityLabel = "Comment"`; see `uikit-text-field-name`.	`textView.accessibilityLabel = "Comment"`を設定します。`uikit-text-field-name`も参照してください。
    text-field-name	limits	A field with a placeholder is the business of `placeholder-only-name`, and a search field is named by its role. An editor whose text nobody can change is a note. Silent in alerts, where modifiers have no effect, and where a modifier could not be followed.	プレースホルダのあるフィールドは`placeholder-only-name`が扱い、検索フィールドは役割が名前になります。誰も変えられないテキストのエディタはノートです。モディファイアの効かないアラートの中と、モディファイアを追えない場合は指摘しません。
    text-shrinks	title	text may shrink to a fraction of its size	文字が何分の一かまで縮むことがある
    text-shrinks	reports	`.minimumScaleFactor(…)` below 0.7 on text.	文字に付いた0.7未満の`.minimumScaleFactor(…)`を検出します。
    text-shrinks	why	When people choose larger text and the line is full, SwiftUI shrinks it: at 0.5 they get back the size that they had, and at 0.3 less than that.	大きな文字を選んで行がいっぱいになると、SwiftUIは文字を縮めます。0.5なら元の大きさに戻り、0.3ならそれより小さくなります。
    text-shrinks	howToFix	Let the text wrap, and give it room. Keep the factor for lines that are a little too long.	文字を折り返し、場所を与えます。この値は、少しだけ長すぎる行のために使います。
    text-shrinks	elsewhere	Raise `minimumScaleFactor`, and let the label wrap with `numberOfLines = 0`.	`minimumScaleFactor`を上げ、`numberOfLines = 0`で折り返します。
    text-shrinks	limits	A text of digits, such as a clock, a score or a count, is left alone, and so are text that is still large when it has shrunk, text of a fixed size, and widgets, which cannot give room.	時計、得点、件数のような数字の文字、縮んでもまだ大きい文字、固定サイズの文字、場所を広げられないウィジェットは対象外です。
    toggle-name	title	toggle has no name	スイッチに名前がない
    toggle-name	reports	A `Toggle` whose label is empty or only a picture, and that gets no name from a modifier.	ラベルが空または画像だけで、モディファイアからも名前を得ていない`Toggle`を検出します。
    toggle-name	why	VoiceOver says "Switch button, on" and nothing of what is switched. A text that merely stands beside the toggle is another stop and not its name; Voice Control knows no word for the toggle either.	VoiceOverは「切り替えボタン、オン」と言い、何を切り替えるのかは言いません。横に置いただけの文字は別の停止位置で、名前にはなりません。音声コントロールで呼ぶ言葉もありません。
    toggle-name	howToFix	Give it a title, `Toggle("Push notifications", isOn: $isOn)`. Where the title must not be seen, `.labelsHidden()` hides it and keeps the name. Or add `.accessibilityLabel("Push notifications")`.	`Toggle("Push notifications", isOn: $isOn)`のようにタイトルを付けます。タイトルを見せたくないときは、`.labelsHidden()`で名前を残したまま隠せます。または`.accessibilityLabel("Push notifications")`を加えます。
    toggle-name	elsewhere	`notificationSwitch.accessibilityLabel = "Push notifications"`.	`notificationSwitch.accessibilityLabel = "Push notifications"`を設定します。
    toggle-name	limits	Silent where the label, a modifier or a style could not be followed.	ラベル、モディファイア、スタイルを追えない場合は指摘しません。
    toggle-state-missing	title	state is told by the picture alone	状態が画像だけで示されている
    toggle-state-missing	reports	A button whose symbol or image changes with a condition between two states of one thing, such as `heart` and `heart.fill` or `square` and `checkmark.square`, while its label, value, hint and traits stay the same. Also an element that was given the toggle trait and neither a value nor a changing trait; and, for review, a `Label` whose icon changes in this way and whose title does not.	シンボルや画像が`heart`と`heart.fill`、`square`と`checkmark.square`のように一つのものの二つの状態の間で条件によって変わり、ラベル、値、ヒント、特性が変わらないボタンを検出します。トグルの特性を与えられ、値も変化する特性もない要素も検出します。アイコンがこのように変わり、タイトルが変わらない`Label`は要確認です。
    toggle-state-missing	why	VoiceOver reads the label and the role, which are the same in both states, or the names of the two pictures, which say how they look. Nobody who cannot see the picture learns whether the item is a favourite, the box is ticked, the microphone is on.	VoiceOverが読むラベルと役割は、どちらの状態でも同じです。または二つの画像の名前が読まれますが、それは見た目です。画像の見えない人には、お気に入りかどうか、チェックが付いているかどうか、マイクがオンかどうかがわかりません。
    toggle-state-missing	howToFix	Use a `Toggle` with a style of your own: it tells its state by itself. Or keep the button and tell the state: `.accessibilityAddTraits(isOn ? .isSelected : [])`, or `.accessibilityValue(isOn ? "on" : "off")`; `.isToggle` (iOS 17) changes the role and tells no state. A label that names the next action, "Mute" and "Unmute", is right as well.	状態を自身で伝える、独自のスタイルの`Toggle`を使います。または、ボタンのままで状態を伝えます：`.accessibilityAddTraits(isOn ? .isSelected : [])`または`.accessibilityValue(isOn ? "on" : "off")`。`.isToggle`（iOS 17）は役割を変えるだけで状態は伝えません。「消音」と「消音を解除」のように次の動作を表すラベルでもかまいません。
    toggle-state-missing	elsewhere	Set `button.isSelected` or `button.accessibilityValue` together with the image.	画像と一緒に`button.isSelected`または`button.accessibilityValue`を設定します。
    toggle-state-missing	limits	Two pictures count as two states when they are one symbol with and without `fill`, `slash` and the like, an empty and a marked box, or assets whose names differ in such a word. Chevrons, play and pause, and texts known only at run time are left alone. Where activating the button does not change the state, as far as names tell, a person has to look; and where the checkmark symbol is not hidden, since VoiceOver was heard to say "Selected" because of it.	`fill`や`slash`などの有無だけが異なる同じシンボル、空とチェック済みの四角、そうした語だけが異なる名前のアセットを、二つの状態とみなします。山形の矢印、再生と一時停止、実行時にしかわからない文字は対象外です。名前から見てボタンの実行が状態を変えない場合と、チェックマークのシンボルが非表示でない場合（そのために「選択中」と読まれた例があるため）は、人が確かめる必要があります。
    trait-on-container	title	button trait or hint on a stack goes to each element in it	スタックのボタンの特性やヒントが中の各要素に付く
    trait-on-container	reports	`.accessibilityAddTraits(.isButton)`, or the link trait, on a stack, a group or a view made of several elements, without `accessibilityElement`. `accessibilityHint` there, where a control in the stack gets it as well.	`accessibilityElement`なしで、スタック、グループ、複数の要素からなるビューに付いた`.accessibilityAddTraits(.isButton)`またはリンクの特性を検出します。そこに付いた`accessibilityHint`は、スタックの中の操作部品にも付く場合に検出します。
    trait-on-container	why	A stack makes no element. The trait comes down to every text and picture inside: a row with a picture and two lines is heard as three buttons that all do the same. The hint of the row is heard of the controls in it: "Cancel, Button. Opens the details".	スタックは要素になりません。特性は中のすべての文字と画像に降ります。画像と2行からなる行は、同じことをする三つのボタンとして読まれます。行のヒントは中の操作部品でも読まれます：「キャンセル、ボタン。詳細を開きます」。
    trait-on-container	howToFix	Put `.accessibilityElement(children: .combine)` before it, so that the row is one button. Where the row holds controls, make its texts one button and leave the controls beside it.	その前に`.accessibilityElement(children: .combine)`を置き、行を一つのボタンにします。行に操作部品があるときは、文字を一つのボタンにし、操作部品はその隣に残します。
    trait-on-container	elsewhere	In UIKit the traits and the hint of a view that is no element are not spoken. Make it one with `isAccessibilityElement = true`, unless it holds controls.	UIKitでは、要素でないビューの特性とヒントは読まれません。操作部品を含まない限り、`isAccessibilityElement = true`で要素にします。
    trait-on-container	limits	Silent for views with one element, and for lists, scroll views and other views that take a modifier themselves. Hints without a control among the elements are left alone: they are heard more often than needed, and are true.	要素が一つのビューと、リストやスクロールビューなど自らモディファイアを受け取るビューでは指摘しません。操作部品が中にないヒントは、必要より多く読まれるだけで正しいため、そのままにします。
    uikit-adjustable-incomplete	title	adjustable element that cannot be adjusted	調整可能な要素を調整できない
    uikit-adjustable-incomplete	reports	A class with the `.adjustable` trait that overrides neither `accessibilityIncrement` nor `accessibilityDecrement`; and a class that overrides these without the trait. A `UIPageControl` whose changes nothing answers; for review a `UISlider` of which only touches are answered (`.touchUpInside`).	`.adjustable`の特性があり、`accessibilityIncrement`も`accessibilityDecrement`もオーバーライドしていないクラスと、特性なしでこれらをオーバーライドしているクラスを検出します。変更に何も応答しない`UIPageControl`も検出し、タッチ（`.touchUpInside`）にだけ応答する`UISlider`は要確認とします。
    uikit-adjustable-incomplete	why	VoiceOver says "adjustable" and asks for swipes up and down, and nothing happens; or it never asks, so nobody finds the functions. Who adjusts a control of UIKit in this way changes its value and lifts no finger from it.	VoiceOverは「調整可能」と言って上下のスワイプを促しますが、何も起こりません。または促さないため、機能が見つかりません。この方法でUIKitのコントロールを調整すると値は変わりますが、コントロールから指が離れることはありません。
    uikit-adjustable-incomplete	howToFix	Override both functions, and insert the trait: `accessibilityTraits.insert(.adjustable)`. Answer the changes of a control of UIKit: `pages.addTarget(self, action: #selector(turn), for: .valueChanged)`.	両方の関数をオーバーライドし、特性を加えます：`accessibilityTraits.insert(.adjustable)`。UIKitのコントロールでは変更に応答します：`pages.addTarget(self, action: #selector(turn), for: .valueChanged)`。
    uikit-adjustable-incomplete	elsewhere	`.accessibilityAdjustableAction { direction in … }` with both directions.	両方向を処理する`.accessibilityAdjustableAction { direction in … }`を使います。
    uikit-adjustable-incomplete	limits	Silent where the traits of the class could not be followed, about page controls that no touch reaches, and about controls that code follows as a stream.	クラスの特性を追えない場合、タッチの届かないページコントロール、コードがストリームとして扱うコントロールは指摘しません。
    uikit-bar-button-name	title	bar item or segment shows only a picture and has no name	バー項目またはセグメントが画像だけで名前がない
    uikit-bar-button-name	reports	A `UIBarButtonItem`, a `UITabBarItem` or a segment of a `UISegmentedControl` with an image and neither a title nor an `accessibilityLabel`.	画像があり、タイトルも`accessibilityLabel`もない`UIBarButtonItem`、`UITabBarItem`、`UISegmentedControl`のセグメントを検出します。
    uikit-bar-button-name	why	VoiceOver speaks the name of the image file or of the symbol. In bars stand the actions that people need on every screen.	VoiceOverは画像ファイルやシンボルの名前を読みます。バーには、どの画面でも必要な操作があります。
    uikit-bar-button-name	howToFix	Set `item.accessibilityLabel`; a segment takes the label of its image: `image.accessibilityLabel`. System items (`barButtonSystemItem: .add`) come with names in every language.	`item.accessibilityLabel`を設定します。セグメントは画像のラベル（`image.accessibilityLabel`）を使います。システムの項目（`barButtonSystemItem: .add`）にはすべての言語の名前があります。
    uikit-bar-button-name	elsewhere	A `Label` in a `ToolbarItem` has a title for VoiceOver even where only its icon is drawn.	`ToolbarItem`の`Label`は、アイコンだけが描かれる場合でもVoiceOverのためのタイトルを持ちます。
    uikit-bar-button-name	limits	Silent where the item goes to code that could not be followed.	項目が追えないコードに渡される場合は指摘しません。
    uikit-bar-button-name	message	tab has neither a title nor a picture, and nothing names it	タブにタイトルも画像もなく、名前がない
    uikit-element-swallows-children	title	element hides the controls or words in it	要素が中のコントロールや文字を隠している
    uikit-element-swallows-children	reports	A view with `isAccessibilityElement = true` that holds buttons, switches or fields, and offers none of them as a custom action; for review, since other code may say what is found. A label, or another view that is an element, that has no name and holds labels with words; one that holds a progress bar and has no value.	ボタン、スイッチ、フィールドを含み、そのどれもカスタムアクションとして用意していない`isAccessibilityElement = true`のビューを検出します。ほかのコードが見つかる要素を決めることがあるため要確認です。文字のあるラベルを中に持ち、自身には名前のないラベルやそのほかの要素、進行状況バーを中に持ち、値のない要素も検出します。
    uikit-element-swallows-children	why	An element has no children: VoiceOver, Switch Control and Voice Control reach the container and nothing in it.	要素に子はありません。VoiceOver、スイッチコントロール、音声コントロールが届くのはコンテナだけで、中のものには届きません。
    uikit-element-swallows-children	howToFix	Leave the container no element and group it with `shouldGroupAccessibilityChildren = true`; or offer what its controls do as `accessibilityCustomActions`. What only holds labels is better a plain view than a `UILabel`; else give it an `accessibilityLabel` of what they say, wherever that changes.	コンテナを要素にせず、`shouldGroupAccessibilityChildren = true`でまとめます。または、中のコントロールがすることを`accessibilityCustomActions`として用意します。ラベルを並べるだけのビューは`UILabel`ではなく普通のビューにします。そうでなければ、文字が変わるたびにその内容を`accessibilityLabel`に与えます。
    uikit-element-swallows-children	elsewhere	`.accessibilityElement(children: .contain)` or `.combine`; see `ignored-children-with-controls`.	`.accessibilityElement(children: .contain)`または`.combine`を使います。`ignored-children-with-controls`も参照してください。
    uikit-element-swallows-children	limits	Silent where a view around it lists what is found, for controls that are there at times, and where the container has custom actions, overrides `accessibilityActivate` for its single control, or is handed to code that could not be followed.	周りのビューが見つかる要素を列挙している場合、あるときだけのコントロール、コンテナにカスタムアクションがある場合、一つだけのコントロールのために`accessibilityActivate`をオーバーライドしている場合、追えないコードに渡される場合は指摘しません。
    uikit-elements-conflict	title	accessibilityElements on an object that is an element itself	それ自体が要素であるオブジェクトにaccessibilityElementsがある
    uikit-elements-conflict	reports	An object with `isAccessibilityElement = true` and a list of `accessibilityElements`.	`isAccessibilityElement = true`と`accessibilityElements`の一覧の両方があるオブジェクトを検出します。
    uikit-elements-conflict	why	An element has no children, so the list is never read and what it names cannot be reached.	要素に子はないため、一覧は読まれず、そこに挙げたものには届きません。
    uikit-elements-conflict	howToFix	Set `isAccessibilityElement = false` on the container.	コンテナを`isAccessibilityElement = false`にします。
    uikit-elements-conflict	elsewhere	`.accessibilityElement(children: .contain)`, and `accessibilitySortPriority` for the order.	`.accessibilityElement(children: .contain)`を使い、順序には`accessibilitySortPriority`を使います。
    uikit-elements-conflict	limits	Silent where one of the two is set to nothing, or only under a condition. A note, since an element may be meant to speak for all that it holds.	どちらかが空に設定される場合と、条件付きでのみ設定される場合は指摘しません。要素が中身全体を代表するつもりの場合もあるため、注意にとどめます。
    uikit-fixed-font	title	font keeps its size when people ask for larger text	大きな文字を求めてもフォントの大きさが変わらない
    uikit-fixed-font	why	People who set a larger text size get it in every app but this one. About a quarter of people have set another size than the standard one.	大きな文字サイズを設定した人は、このアプリだけそうなりません。約4人に1人が標準以外のサイズを設定しています。
    uikit-fixed-font	howToFix	Use a text style: `label.font = .preferredFont(forTextStyle: .body)` with `label.adjustsFontForContentSizeCategory = true`. A font of one's own scales by `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`.	テキストスタイル（`label.font = .preferredFont(forTextStyle: .body)`）と`label.adjustsFontForContentSizeCategory = true`を使います。独自のフォントは`UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`で拡大します。
    uikit-fixed-font	elsewhere	A text style, such as `.font(.body)`; see `fixed-font-size`.	`.font(.body)`などのテキストスタイルを使います。`fixed-font-size`も参照してください。
    uikit-hidden-controls	title	visible control is hidden from assistive technologies	見えるコントロールが支援技術から隠されている
    uikit-hidden-controls	reports	`isAccessibilityElement = false` on a button, switch, slider or field that is on screen.	画面にあるボタン、スイッチ、スライダー、フィールドの`isAccessibilityElement = false`を検出します。
    uikit-hidden-controls	why	Whoever cannot see or touch it does not know that it is there, and cannot use it.	見たり触れたりできない人には、そこにあることがわからず、使えません。
    uikit-hidden-controls	howToFix	Leave it an element. Where it does the same as something beside it, offer it as a custom action there.	要素のままにします。横のものと同じことをするなら、そのカスタムアクションとして用意します。
    uikit-hidden-controls	elsewhere	Leave `.accessibilityHidden(true)` out, or offer the control as `.accessibilityAction(named:)`.	`.accessibilityHidden(true)`を取り除くか、コントロールを`.accessibilityAction(named:)`として用意します。
    uikit-hidden-controls	limits	For a person to look at, since another element may offer the same. Silent in cells and in views with custom actions, which are where that is done.	別の要素が同じことをする可能性があるため要確認です。それが行われるセルと、カスタムアクションのあるビューでは指摘しません。
    uikit-image-button-name	title	UIButton shows only a picture and has no name	UIButtonが画像だけで名前がない
    uikit-image-button-name	message	button has a picture and an empty title while it is '{state}', and no other name	ボタンは「{state}」の状態で画像と空のタイトルがあり、ほかに名前がない
    uikit-image-button-name	message	button shows only a picture in some of its states, and has no name there	ボタンは状態によって画像だけになり、そのとき名前がない
    uikit-image-button-name	reports	A `UIButton` that has an image and neither a title, nor a configuration with a title, nor an `accessibilityLabel`, set in any code of its class. One that has a title in some branches of a test and a picture alone in another. And one whose title is emptied for a state in which it has a picture of its own, for review.	画像があり、タイトルも、タイトルのある構成も、クラスのどのコードによる`accessibilityLabel`もない`UIButton`を検出します。条件のある分岐ではタイトルがあり、別の分岐では画像だけになるものも検出します。また、固有の画像がある状態でタイトルを空にするものも、要確認として検出します。
    uikit-image-button-name	why	VoiceOver speaks the name of the image file ("btn underscore close, button") or of the symbol, which says what it looks like and not what it does. Voice Control users have to guess the word that activates it.	VoiceOverは画像ファイルの名前（「btn underscore close、ボタン」）やシンボルの名前を読みます。それは見た目であって、することではありません。音声コントロールを使う人は、実行するための言葉を推測するしかありません。
    uikit-image-button-name	howToFix	Set `closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")` where the image is set.	画像を設定する場所で`closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")`を設定します。
    uikit-image-button-name	elsewhere	`Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`; see `icon-button-name`.	`Button("Close", systemImage: "xmark") { … }.labelStyle(.iconOnly)`を使います。`icon-button-name`も参照してください。
    uikit-image-button-name	limits	For review where the class of the button lays labels with words over its picture: whether these name it was not recorded. Silent where the button goes to code that could not be followed, where any code of the project gives an object of the same name a label, and where the button has no image either. A symbol whose system name has been recorded is reported one severity lower; where that word is the one that the button most likely needs, a person is asked to look.	ボタンのクラスが画像の上に言葉のあるラベルを重ねる場合は、それが名前になるかどうかが記録されていないので要確認です。ボタンが追えないコードに渡される場合、プロジェクトのコードが同じ名前のオブジェクトにラベルを付けている場合、ボタンに画像もない場合は指摘しません。システムの名前が記録されているシンボルは重大度を1段下げ、その言葉がボタンにまさに必要な言葉である場合は要確認とします。
    uikit-image-view-unlabelled	title	image view is an element without a name	イメージビューが要素なのに名前がない
    uikit-image-view-unlabelled	why	VoiceOver stops at it and says "image" or nothing at all.	VoiceOverはそこで止まり、「イメージ」と言うか何も言いません。
    uikit-image-view-unlabelled	howToFix	Say what the picture tells: `photo.accessibilityLabel = item.photoDescription`. Of a decoration leave `isAccessibilityElement` at `false`, as it is by default.	画像が伝えることを述べます：`photo.accessibilityLabel = item.photoDescription`。装飾なら、`isAccessibilityElement`を既定値の`false`のままにします。
    uikit-image-view-unlabelled	elsewhere	`Image("photo", label: Text("Two people planting a tree"))`; see `image-name`.	`Image("photo", label: Text("Two people planting a tree"))`を使います。`image-name`も参照してください。
    uikit-tap-view-not-element	title	view with a tap gesture is no button to assistive technologies	タップジェスチャーのあるビューが支援技術にとってボタンでない
    uikit-tap-view-not-element	reports	A view with a `UITapGestureRecognizer` that is no accessibility element and holds nothing that is one, and a label or an element with a tap gesture but without the button or link trait. A view that follows touches by itself, or takes what is typed (`UIKeyInput`), and is no element. A class of controls (`UIControl`) that draws itself and is no element, for review. A cell that something happens for when it is chosen, and that shows a picture alone. For review, a map on which a touch chooses a place.	`UITapGestureRecognizer`があり、アクセシビリティ要素でなく要素を含みもしないビューと、タップジェスチャーがあってボタンやリンクの特性のないラベルや要素を検出します。自分でタッチを追うビューや入力を受け取るビュー（`UIKeyInput`）で、要素でないものも検出します。自分で描くコントロール（`UIControl`）のクラスで、要素でないものは要確認です。選ぶと何かが起こり、画像だけを表示するセルも検出します。触れて場所を選ぶ地図は要確認です。
    uikit-tap-view-not-element	why	VoiceOver does not stop at a plain view, so nobody who uses it can tap there. At a label it stops and says the text, and nothing tells that something happens on a double tap. Switch Control and Full Keyboard Access pass over both.	VoiceOverは普通のビューには止まらないので、使う人はそこをタップできません。ラベルでは止まって文字を読みますが、ダブルタップで何かが起こるとは言いません。スイッチコントロールとフルキーボードアクセスはどちらも素通りします。
    uikit-tap-view-not-element	howToFix	Use a `UIButton` or a `UIControl`. Or make the view an element: `isAccessibilityElement = true`, `accessibilityTraits.insert(.button)` and a label.	`UIButton`か`UIControl`を使います。または、`isAccessibilityElement = true`、`accessibilityTraits.insert(.button)`、ラベルでビューを要素にします。
    uikit-tap-view-not-element	elsewhere	A `Button` with `.buttonStyle(.plain)`; see `tap-without-button-trait`.	`.buttonStyle(.plain)`の`Button`を使います。`tap-without-button-trait`も参照してください。
    uikit-tap-view-not-element	limits	Silent for the root view of a screen and for gestures that only put away the keyboard, for views that hold controls, unless a view of the app with words does something else than the button in it, and where code that could not be followed may set the view up. Gestures of several taps and, but on maps, long presses are not looked at.	画面のルートビュー、キーボードを閉じるだけのジェスチャー、コントロールを含むビュー（言葉を持つアプリのビューが、中のボタンと別のことをする場合を除きます）、追えないコードがビューを整える可能性がある場合は指摘しません。複数回のタップと、地図以外での長押しは調べません。
    uikit-text-field-name	title	UITextField has no name	UITextFieldに名前がない
    uikit-text-field-name	reports	A `UITextField`, `UITextView` or `UISearchBar` without an accessibility label and without a placeholder.	アクセシビリティラベルもプレースホルダもない`UITextField`、`UITextView`、`UISearchBar`を検出します。
    uikit-text-field-name	why	VoiceOver says "text field" and nothing of what belongs in it. The text beside the field is a stop of its own.	VoiceOverは「テキストフィールド」とだけ言い、何を入力するのかは言いません。フィールドの横の文字は別の停止位置です。
    uikit-text-field-name	howToFix	Set `field.accessibilityLabel` to the text that stands beside the field.	`field.accessibilityLabel`に、フィールドの横の文字を設定します。
    uikit-text-field-name	elsewhere	`TextField("Email", text: $email).accessibilityLabel("Email")`; see `text-field-name`.	`TextField("Email", text: $email).accessibilityLabel("Email")`を使います。`text-field-name`も参照してください。
    uikit-text-field-name	limits	A placeholder is taken for a name here. Search bars say by themselves that they search. Silent where the field goes to code that could not be followed, and for text views that cannot be edited.	ここではプレースホルダを名前とみなします。検索バーは検索だと自身で言います。フィールドが追えないコードに渡される場合と、編集できないテキストビューは指摘しません。
    uikit-traits-overwritten	title	assignment of traits drops the role of the control	特性の代入がコントロールの役割を消している
    uikit-traits-overwritten	reports	`accessibilityTraits = .selected`, or another list of nothing but states, on a control that is a button by itself; also such a list in an interface file.	それ自体がボタンであるコントロールへの`accessibilityTraits = .selected`など状態だけの代入と、インターフェイスファイルのそうした一覧を検出します。
    uikit-traits-overwritten	why	An assignment replaces all traits, so VoiceOver says "selected" and no longer that it is a button.	代入はすべての特性を置き換えるため、VoiceOverは「選択中」と言いますが、ボタンだとは言わなくなります。
    uikit-traits-overwritten	howToFix	Add the trait: `chip.accessibilityTraits.insert(.selected)`.	特性を加えます：`chip.accessibilityTraits.insert(.selected)`。
    uikit-traits-overwritten	elsewhere	`.accessibilityAddTraits(.isSelected)` adds to the traits and drops none.	`.accessibilityAddTraits(.isSelected)`は特性を加えるだけで、何も消しません。
    uikit-traits-overwritten	limits	A list that names another role, such as `.link` or `.header`, and `.none` are taken for what was meant. Silent where the traits could not be followed.	`.link`や`.header`のように別の役割を挙げるものと`.none`は、意図したものとみなします。特性を追えない場合は指摘しません。
    ungrouped-row	title	texts that belong together are separate stops	一まとまりの文字が別々の停止位置になっている
    ungrouped-row	reports	A row of a `ForEach` or `List` with several texts and no control, a horizontal stack of a caption and its value, two differently drawn lines one above the other that depend on data, as a figure and the word for it are, with a picture beside them or without one, and captions with their values below each other, none of which is combined.	複数の文字がありコントロールのない`ForEach`や`List`の行、見出しと値の横並びのスタック、大きな数字とその言葉のように、データによって決まる、描き方の異なる上下2行（そばに画像があるものを含む）、上下に並ぶ項目名と値のうち、まとめられていないものを検出します。
    ungrouped-row	why	Each text is a swipe of its own. A list of twenty people with name, role and city has sixty stops, and a value heard alone, "12", says little.	文字一つごとにスワイプが必要です。名前、役職、都市のある20人の一覧には停止位置が60あり、「12」という値だけを聞いてもほとんど何もわかりません。
    ungrouped-row	howToFix	Add `.accessibilityElement(children: .combine)` to the row, or use `LabeledContent` for a caption with its value.	行に`.accessibilityElement(children: .combine)`を加えるか、見出しと値には`LabeledContent`を使います。
    ungrouped-row	elsewhere	Make the cell an element whose label joins its texts; cells with a standard content configuration are one by themselves.	セルを、文字をつないだラベルのある要素にします。標準のコンテンツ構成のセルはそのままで一つの要素です。
    ungrouped-row	limits	Whether texts belong together is for a person to judge. Rows that are buttons or links are one element already; rows that hold controls are left alone, and so are rows whose texts all come and go.	文字が一まとまりかどうかは人が判断します。ボタンやリンクである行はすでに一つの要素です。コントロールを含む行と、すべての文字が現れたり消えたりする行は対象外です。
    unlocalized-label	title	text for VoiceOver is not translated	VoiceOverの文字が翻訳されていない
    unlocalized-label	reports	A label, value or hint given by an accessibility modifier as a plain `String` with words, as `Text(verbatim:)`, or as a key that no catalog of the project has, in a project that is translated. The last is a note: the text can be translated, and nobody has done so yet. Words that everybody sees, which a view hands on as a `String`, are reported where a string table has a translation of just these words.	翻訳のあるプロジェクトで、アクセシビリティモディファイアに言葉のある`String`、`Text(verbatim:)`、またはどのカタログにもないキーとして渡されたラベル、値、ヒントを検出します。キーの場合は、翻訳できるのにまだされていないだけなので注記です。誰にでも見える言葉も、ビューが`String`として渡し、文字列テーブルにその言葉の訳がある場合は検出します。
    unlocalized-label	why	Everybody who uses the app in another language hears these words in the language of the source, read with the wrong voice. Sighted reviewers of the translation never see them.	別の言語でアプリを使う人には、これらの言葉がソースの言語のまま、合わない声で読まれます。翻訳を目で確かめる人は気づきません。
    unlocalized-label	howToFix	Pass a literal or a `LocalizedStringKey` and add it to the string catalog, or use `String(localized:)`.	リテラルか`LocalizedStringKey`を渡して文字列カタログに加えるか、`String(localized:)`を使います。
    unlocalized-label	elsewhere	`NSLocalizedString("Close", comment: "")` or `String(localized: "Close")`.	`NSLocalizedString("Close", comment: "")`または`String(localized: "Close")`を使います。
    unlocalized-label	limits	Only in projects with string tables. Silent about text that only run time knows, short units, and names such as "GitHub". Other visible texts are not judged here: they are seen by everybody.	文字列テーブルのあるプロジェクトだけが対象です。実行時にしかわからない文字、短い単位、「GitHub」のような名前は指摘しません。ほかの見える文字は誰の目にも触れるので、ここでは判断しません。
    unused-suppression	reports	A comment `// earshot:ignore rule-id`, `// earshot:ignore-begin rule-id` or `// earshot:ignore-file rule-id` for which there is nothing to suppress, and an `earshot:ignore-begin` or `earshot:ignore-end` without the other.	抑制するものがない`// earshot:ignore rule-id`、`// earshot:ignore-begin rule-id`、`// earshot:ignore-file rule-id`コメントと、対になっていない`earshot:ignore-begin`または`earshot:ignore-end`を検出します。
    unused-suppression	why	A suppression that is left behind hides the next defect that somebody makes in that place.	残された抑制は、次にその場所に生じる欠陥を隠します。
    unused-suppression	howToFix	Delete the comment, or the id that is no longer needed.	コメント、または要らなくなったIDを削除します。
    unused-suppression	limits	Ids of rules that were not run are not reported, nor is `all` unless every rule was run. An id that no rule has is `unknown-rule-in-suppression`.	実行しなかったルールのIDと、すべてのルールを実行しなかった場合の`all`は指摘しません。どのルールのものでもないIDは`unknown-rule-in-suppression`です。
    value-in-label	title	label holds the value of the control	ラベルにコントロールの値が入っている
    value-in-label	reports	A slider, stepper, switch, progress view or element with `accessibilityAdjustableAction` whose `accessibilityLabel` contains the value that it changes or shows: `Slider(value: $volume).accessibilityLabel("Volume \(volume)")`.	スライダー、ステッパー、スイッチ、進捗表示、`accessibilityAdjustableAction`のある要素のうち、変更または表示する値を`accessibilityLabel`に含むものを検出します：`Slider(value: $volume).accessibilityLabel("Volume \(volume)")`。
    value-in-label	why	After a swipe up or down VoiceOver speaks the value and not the label. With the number in the label people hear it twice when they arrive, and the wrong thing or nothing when they change it.	上下にスワイプした後、VoiceOverはラベルではなく値を読みます。数値がラベルにあると、到達したときには2回聞こえ、変えたときには誤った値が聞こえるか何も聞こえません。
    value-in-label	howToFix	Name the control in the label and give the number with `accessibilityValue`.	ラベルではコントロールの名前だけを述べ、数値は`accessibilityValue`で伝えます。
    value-in-label	elsewhere	The name in `accessibilityLabel`, the number in `accessibilityValue`.	名前は`accessibilityLabel`に、数値は`accessibilityValue`に設定します。
    value-in-label	limits	Only where the expression in the label is the one that the control is bound to, or one that the adjustable action changes. Silent where an `accessibilityValue` is given as well.	ラベルの式が、コントロールに結び付けられたもの、または調整アクションが変えるものである場合だけが対象です。`accessibilityValue`もある場合は指摘しません。
    visible-text-hidden	title	visible text is hidden from assistive technologies	見える文字が支援技術から隠されている
    visible-text-hidden	reports	A `Text` with `.accessibilityHidden(true)` whose words nothing else on the screen says.	`.accessibilityHidden(true)`の付いた`Text`のうち、その言葉を画面のほかの何も述べていないものを検出します。
    visible-text-hidden	why	The price, the date or the error is on screen and is never heard, nor shown on a braille display.	値段、日付、エラーが画面にあるのに、読まれず、点字ディスプレイにも表示されません。
    visible-text-hidden	howToFix	Remove the modifier, or say the words with another element: in its label, its value, or by combining the row.	モディファイアを取り除くか、別の要素のラベルや値、または行をまとめることで、その言葉を伝えます。
    visible-text-hidden	elsewhere	Leave `isAccessibilityElement` of the label at `true`, which is its default.	ラベルの`isAccessibilityElement`を既定値の`true`のままにします。
    visible-text-hidden	limits	Silent for symbols and numbers, where another element says the words, and where an element beside it has a label or value made at run time, which may well hold them.	記号と数字、ほかの要素がその言葉を述べている場合、横の要素に実行時に作られるラベルや値があり、その言葉を含みうる場合は指摘しません。
    visually-disabled-only	message	{what:phrase} does nothing unless '{test}', and only its looks tell	{what}は'{test}'でないと何もしないが、それは見た目だけで示されている
    visually-disabled-only	message	{what:phrase} looks disabled by '{test}', and is announced as usable	{what}は'{test}'によって無効に見えるが、使えるものとして読み上げられる
    visually-disabled-only	fix	disable it	無効にする
    visually-disabled-only	title	control only looks disabled	コントロールが無効に見えるだけである
    visually-disabled-only	reports	A control that fades under a condition and, under the same condition, ignores touches: by `allowsHitTesting(_:)`, or by an `if` or `guard` around all that its action does. Without `.disabled(_:)`. And, to review, a button whose colours change, or whose picture or text fades, under such an `if` or `guard`, and one that fades under a condition that says by its name that something may not be done yet (`canSend`).	条件によって薄くなり、同じ条件の下でタッチを無視する（`allowsHitTesting(_:)`、またはアクション全体を囲む`if`や`guard`による）のに、`.disabled(_:)`のないコントロールを検出します。また、そのような`if`や`guard`によって色が変わるボタンや、画像か文字が薄くなるボタンと、まだ行えないことを名前が示す条件（`canSend`）で薄くなるボタンを、確認の対象として検出します。
    visually-disabled-only	why	VoiceOver does not say "dimmed", so people double tap and nothing happens. Voice Control and keyboards reach it as well.	VoiceOverが「使用不可」と言わないので、ダブルタップしても何も起こりません。音声コントロールとキーボードも届きます。
    visually-disabled-only	howToFix	Use `.disabled(!isValid)`, which dims the control and says so. Or leave it enabled and tell what is missing when it is pressed.	コントロールを薄くし、そのことを伝える`.disabled(!isValid)`を使います。または有効のままにし、押されたときに何が足りないかを伝えます。
    visually-disabled-only	elsewhere	`button.isEnabled = isValid` in place of a low `alpha`.	低い`alpha`の代わりに`button.isEnabled = isValid`を使います。
    visually-disabled-only	limits	Any other fade alone may mean anything, so it is left alone, and so is a control whose action does something in the other case, such as showing an error.	そのほかの薄くなることだけでは意味が決まらないので対象外です。もう一方の場合にエラーの表示などをするコントロールも対象外です。
    voiceover-only-branch	title	users of VoiceOver get another screen	VoiceOverを使う人には別の画面が表示される
    voiceover-only-branch	reports	Views under a condition that asks whether VoiceOver runs.	VoiceOverの使用中かどうかを確かめる条件の下のビューを検出します。
    voiceover-only-branch	why	A screen of its own for VoiceOver is tested less and falls behind, and many people who use VoiceOver also look at the screen. What it is good for is often good for others too.	VoiceOver専用の画面はテストが少なく、遅れがちです。VoiceOverを使う人の多くは画面も見ています。そこで役立つことは、ほかの人にもたいてい役立ちます。
    voiceover-only-branch	howToFix	Build one screen that works for all; use `accessibilityRepresentation` where only the tree has to differ.	誰もが使える一つの画面を作ります。ツリーだけを変える必要があるなら`accessibilityRepresentation`を使います。
    voiceover-only-branch	elsewhere	The same for code that asks `UIAccessibility.isVoiceOverRunning`.	`UIAccessibility.isVoiceOverRunning`を確かめるコードでも同様です。
    voiceover-only-branch	limits	Whether the other branch offers the same is for a person to judge.	もう一方の分岐が同じことを提供しているかどうかは、人が判断します。
    audio-without-transcript	reports	An `AVAudioPlayer` beside which, in its file and folder, nothing speaks of transcripts or lyrics. Reported once.	同じファイルにもフォルダにも書き起こしや歌詞に触れるものがない`AVAudioPlayer`を検出します。指摘は1回だけです。
    autoplay-media	reports	`play()` on a player in `onAppear`, `task`, `viewDidAppear` or another function that UIKit calls by itself, in a type that asks neither for the system's setting about autoplay nor for one of the app's own. For review: a web view whose `mediaTypesRequiringUserActionForPlayback` is empty, and addresses with `autoplay=1`.	`onAppear`、`task`、`viewDidAppear`など、UIKitが自身で呼ぶ関数でのプレーヤーの`play()`のうち、自動再生についてのシステムの設定もアプリ独自の設定も確かめない型にあるものを検出します。`mediaTypesRequiringUserActionForPlayback`が空のWebビューと、`autoplay=1`のあるアドレスは要確認です。
    caption-setting-stale	title	setting for captions is read and not followed	字幕の設定を読むだけで、変化に追従しない
    caption-setting-stale	reports	`UIAccessibility.isClosedCaptioningEnabled` in a file that does not observe `UIAccessibility.closedCaptioningStatusDidChangeNotification`; and a block that observes the notification and is never taken off again.	`UIAccessibility.closedCaptioningStatusDidChangeNotification`を監視しないファイルの`UIAccessibility.isClosedCaptioningEnabled`と、この通知を監視したまま解除されないブロックを検出します。
    caption-setting-stale	why	People turn captions on while the video plays, in the Control Center or the settings, and nothing happens. A block that is left behind keeps its player alive and works on what is gone.	ビデオの再生中にコントロールセンターや設定で字幕をオンにしても、何も起こりません。残されたブロックはプレーヤーを生かし続け、すでにないものに働きかけます。
    caption-setting-stale	howToFix	Observe the notification where the setting is read, and remove the observer when the view goes: `NotificationCenter.default.removeObserver(token)`. Observers by selector are taken off by the system.	設定を読む場所で通知を監視し、ビューがなくなるときに`NotificationCenter.default.removeObserver(token)`で解除します。セレクタによる監視はシステムが解除します。
    caption-setting-stale	limits	What stands in other files is not seen, so a person has to look.	ほかのファイルにあるものは見えないため、人が確かめる必要があります。
    caption-setting-stale	elsewhere	`onReceive(NotificationCenter.default.publisher(for: UIAccessibility.closedCaptioningStatusDidChangeNotification))` ends with the view.	`onReceive(NotificationCenter.default.publisher(for: UIAccessibility.closedCaptioningStatusDidChangeNotification))`の監視はビューとともに終わります。
    captions-unsupported	reports	An app that plays video and that shows no sign of captions: no selection of legible tracks, no use of `UIAccessibility.isClosedCaptioningEnabled` or MediaAccessibility, no switch of its own, no caption files (`.vtt`, `.srt`, `.scc`, `.ttml`) among its resources. A layer (`AVPlayerLayer`) has no menu for captions at all; `VideoPlayer` and `AVPlayerViewController` offer those that the media brings. Reported once for each of the two. A web player brings a button for the captions of its video.	ビデオを再生し、字幕の手がかりがないアプリを検出します。`.legible`のトラックの選択、`UIAccessibility.isClosedCaptioningEnabled`やMediaAccessibilityの使用、独自の切り替え、リソースの字幕ファイル（`.vtt`、`.srt`、`.scc`、`.ttml`）のどれもない場合です。レイヤー（`AVPlayerLayer`）には字幕のメニューがなく、`VideoPlayer`と`AVPlayerViewController`はメディアにある字幕を選べるようにします。指摘は二つのそれぞれについて1回です。Webプレーヤーには、ビデオの字幕のボタンがあります。
    flashing	reports	An animation of less than a sixth of a second that repeats forever, or more than three times, back and forth; also with `UIView.animate` and with animations of layers.	6分の1秒未満で、永遠または3回を超えて往復を繰り返すアニメーションを検出します。`UIView.animate`とレイヤーのアニメーションも含みます。
    looping-animation	reports	`.repeatForever(…)` and `TimelineView(.animation)`, `UIView.animate` and keyframes with `.repeat` and animations of layers with an infinite `repeatCount`, or one of a hundred and more, and films of Lottie that loop, in a type that asks for no setting about motion, and uses nothing that does.	動きについての設定を確かめない型にある`.repeatForever(…)`と`TimelineView(.animation)`、`.repeat`を使う`UIView.animate`とキーフレーム、`repeatCount`が無限か100以上のレイヤーのアニメーション、繰り返し再生されるLottieのアニメーションを検出します。
    looping-animation	limits	What shows that something is going on is exempt: types, properties and conditions whose name says so, such as `Spinner`, `SkeletonRow` or `isSyncing`, layers that turn around themselves, and what runs while a finger is down. What is animated, and how large it is, is not looked at, so it is a note.	何かが進行中であることを示すもの（`Spinner`、`SkeletonRow`、`isSyncing`のように名前からわかる型、プロパティ、条件と、それ自体が回るレイヤー）と、指で押している間だけ動くものは除きます。何がどれだけの大きさで動くかは調べないため、注記です。
    orientation-locked	reports	`UISupportedInterfaceOrientations`, of an `Info.plist` or of the build settings of an Xcode project, that lists only portrait or only landscape orientations. For review: `UIRequiresFullScreen`, and a controller whose `supportedInterfaceOrientations` names one orientation.	縦向きだけ、または横向きだけを挙げる`Info.plist`やXcodeプロジェクトのビルド設定の`UISupportedInterfaceOrientations`を検出します。`UIRequiresFullScreen`と、`supportedInterfaceOrientations`が一つの向きだけを挙げるコントローラは要確認です。
    orientation-locked	limits	An orientation may be essential, as for a piano or for taking a picture of a cheque; suppress nothing but lower the level of the rule then. Orientations that code works out are not seen. Apps for watches are left alone.	ピアノや小切手の撮影のように、向きが欠かせないこともあります。その場合は抑制せず、ルールのレベルを下げてください。コードが計算する向きは見えません。Apple Watchのアプリは対象外です。
    uikit-fixed-font	reports	A label, button or field with `UIFont.systemFont(ofSize:)` or a named font in points; and one with the font of a text style that does not set `adjustsFontForContentSizeCategory`, so that it changes only when the view is made anew. A label or button that nobody gives a font has one of 15 to 18 points. Sizes that one constant of the project gives are one finding, and so are those of one font, as code writes it, with all places.	`UIFont.systemFont(ofSize:)`やポイント指定の名前付きフォントを使うラベル、ボタン、フィールドと、テキストスタイルのフォントで`adjustsFontForContentSizeCategory`を設定せず、ビューを作り直すまで変わらないものを検出します。フォントを与えられていないラベルやボタンのフォントは15〜18ポイントです。プロジェクトの一つの定数が与えるサイズは一つの指摘にまとめ、コードで同じように書かれた一つのフォントも、すべての箇所とともに一つの指摘にまとめます。
    uikit-fixed-font	limits	Fonts whose size no code tells, and fonts as large as another one, are not judged, and neither are titles and buttons in bars, which keep their size in apps of the system too, and fonts that are set anew when the text size changes. The missing flag is a note: many screens are made anew often. The same goes for labels without a font, which an appearance proxy may give one.	大きさがコードから分からないフォントと、ほかのフォントと同じ大きさのフォントは判断しません。システムのアプリでも大きさの変わらないバーのタイトルとボタン、文字サイズが変わるたびに設定し直されるフォントも対象外です。画面は作り直されることが多いため、フラグの欠落は注記です。UIAppearanceが与えることのある、フォントのないラベルも注記です。
    uikit-image-view-unlabelled	limits	Image views are no elements by default, so most pictures that nobody made one are decoration. Nothing is said where code that could not be followed may name the picture.	イメージビューは既定では要素でないので、誰も要素にしていない画像のほとんどは装飾です。追えないコードが名前を付ける可能性がある場合は何も言いません。
    audio-without-transcript	message	sound is played, and nothing beside the player speaks of a transcript; '{name}' speaks of one	音声が再生されるが、プレーヤーのそばに書き起こしに触れるものがない（'{name}'は触れている）
    audio-without-transcript	message	sound is played, and nothing beside the player speaks of a transcript	音声が再生されるが、プレーヤーのそばに書き起こしに触れるものがない
    autoplay-media	message	media in a web view may start by itself	Webビューのメディアがひとりでに再生を始める可能性がある
    caption-setting-stale	message	setting for captions is read, and its change is not observed in this file	字幕の設定を読むが、このファイルではその変化を監視していない
    caption-setting-stale	message	observer of the setting for captions is never removed in this file	字幕の設定の監視が、このファイルでは解除されない
    *	phrase	neither tracks of captions, the setting for captions, the appearance of captions nor a switch for captions, and no caption files, were seen	字幕のトラック、字幕の設定、字幕の見た目、字幕の切り替えのどれも、字幕ファイルも見当たらない
    captions-unsupported	message	video is drawn in a layer, which has no menu for captions; {missing:phrase}	ビデオが、字幕を選ぶメニューのないレイヤーに描かれている。{missing}
    captions-unsupported	message	the player offers captions if the media has them; {missing:phrase}	メディアに字幕があればプレーヤーで選べるが、{missing}
    orientation-locked	message	screen works in {orientation:word} orientation only, as do {n:number} others	画面が{orientation}でしか使えない（ほかに{n}か所）
    orientation-locked	message	screen works in {orientation:word} orientation only	画面が{orientation}でしか使えない
    orientation-locked	message	app takes the whole screen of an iPad, so that it cannot stand beside another one	アプリがiPadの画面全体を占め、ほかのアプリと並べられない
    uikit-fixed-font	message	{what:phrase} has the font that it begins with, which keeps its size	{what}のフォントが、大きさの変わらない初期値のままである
    uikit-image-view-unlabelled	message	picture that seems to carry content is no accessibility element	内容を持つとみられる画像がアクセシビリティ要素でない
    uikit-image-view-unlabelled	message	picture '{name}' appears and goes, and tells assistive technologies nothing	画像'{name}'が現れたり消えたりするが、支援技術に何も伝えない
    announcement-duplicates-focus	message	announcement says again the value of '{name}'	通知が'{name}'の値をもう一度読む
    announcement-duplicates-focus	title	announcement says again what VoiceOver says	VoiceOverが読む内容を通知が繰り返す
    announcement-duplicates-focus	reports	An announcement in `onChange` of the value that a `Stepper`, `Slider`, `Toggle`, `Picker` or text field in the same chain sets, when it says that value.	`Stepper`、`Slider`、`Toggle`、`Picker`、テキストフィールドが設定する値の、同じ連なりの中の`onChange`で、その値を読み上げる通知を検出します。
    announcement-duplicates-focus	why	VoiceOver says the new value of the control that it is on. The announcement breaks it off or says the same once more, with every step or letter.	VoiceOverは、フォーカスのあるコントロールの新しい値を自分で読みます。通知はそれを途切れさせるか、1段ごと、1文字ごとに同じことをもう一度読みます。
    announcement-duplicates-focus	howToFix	Remove the announcement; where the value is not what should be heard, set `accessibilityValue`.	通知を外します。聞かせたいものが値そのものでない場合は`accessibilityValue`を設定します。
    announcement-duplicates-focus	elsewhere	Do not post `.announcement` in the action of `.valueChanged`.	`.valueChanged`のアクションで`.announcement`を送りません。
    announcement-duplicates-focus	limits	Announcements of something else than the value itself are left alone.	値そのもの以外の通知は対象外です。
    audit-test-missing	message	tests launch the app and never call 'performAccessibilityAudit()'	テストはアプリを起動するが、'performAccessibilityAudit()'を一度も呼ばない
    audit-test-missing	title	tests of the interface never audit it	UIのテストが監査をしていない
    audit-test-missing	reports	An app whose tests launch it (`XCUIApplication`) and never call `performAccessibilityAudit()`. Reported at the app's entry, since tests are not judged.	テストがアプリを起動し（`XCUIApplication`）、`performAccessibilityAudit()`を一度も呼ばないアプリを検出します。テストは判定しないため、アプリの入口に報告します。
    audit-test-missing	why	An audit sees what source cannot show: the contrast that is drawn, text that is cut off, places that are too small to hit. The tests stand on every screen already.	監査では、実際に描かれるコントラスト、切れた文字、小さすぎて押せない場所など、ソースではわからないことが見えます。テストはすでにすべての画面を開いています。
    audit-test-missing	howToFix	Add `try app.performAccessibilityAudit()` to a test of each screen.	各画面のテストに`try app.performAccessibilityAudit()`を加えます。
    audit-test-missing	limits	Off by default: advice that nobody who uses the app hears anything of. Silent where the tests are not among the files, and in apps without tests of the interface.	既定では無効です。アプリを使う人には何も聞こえない助言だからです。テストがファイルに含まれていない場合と、UIのテストがないアプリでは指摘しません。
    biometrics-only	message	nothing but Face ID or Touch ID unlocks	Face IDかTouch IDでしか解除できない
    biometrics-only	fix	fall back to the passcode	パスコードも使えるようにする
    biometrics-only	title	nothing but Face ID or Touch ID unlocks	Face IDかTouch IDでしか解除できない
    biometrics-only	reports	`evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, …)` in a project that never asks for `.deviceOwnerAuthentication`, heeds no fallback (`userFallback`, `biometryNotAvailable` and its like), and speaks nowhere of a passcode, password or PIN.	`evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, …)`のうち、プロジェクトのどこにも`.deviceOwnerAuthentication`がなく、代わりの手段（`userFallback`、`biometryNotAvailable`など）も扱わず、パスコード、パスワード、PINの語もないものを検出します。
    biometrics-only	why	Not everybody has a face or finger that the device can read, and who cannot look at the camera cannot use Face ID with attention. EN 301 549 asks for another way than biometrics.	だれもがデバイスの読み取れる顔や指を持つわけではなく、カメラを見られない人は注視を求めるFace IDを使えません。EN 301 549は、生体認証以外の方法を求めます。
    biometrics-only	howToFix	Ask for `.deviceOwnerAuthentication`, which falls back to the passcode of the device.	デバイスのパスコードも使える`.deviceOwnerAuthentication`を使います。
    biometrics-only	limits	Silent as soon as any file of the project speaks of another way.	プロジェクトのどれかのファイルに別の方法の語があれば指摘しません。
    combine-repeats-text	message	picture says {text}, which the text beside it says as well	画像が{text}と言い、隣の文字も同じことを言う
    combine-repeats-text	title	merged element says the same twice	まとめた要素が同じことを2回言う
    combine-repeats-text	reports	An element that is made of several, in which a picture has the same label as a text beside it.	複数からなる要素のうち、画像のラベルが隣の文字と同じものを検出します。
    combine-repeats-text	why	The labels are joined: "Ann, Ann, Berlin". Everybody who moves through a list hears every name twice.	ラベルはつなげられ、"Ann, Ann, Berlin"のように読まれます。一覧をたどるたびに、どの名前も2回聞こえます。
    combine-repeats-text	howToFix	Take the picture out: `Image(decorative:)` or `.accessibilityHidden(true)`.	`Image(decorative:)`か`.accessibilityHidden(true)`で画像を外します。
    combine-repeats-text	elsewhere	Set `isAccessibilityElement = false` on the image view of the cell.	セルのイメージビューに`isAccessibilityElement = false`を設定します。
    combine-repeats-text	limits	Texts that repeat each other are left alone: both are seen.	文字どうしの繰り返しは、どちらも見えるものなので対象外です。
    context-change-on-focus	message	moving the focus calls '{function}' at once	フォーカスが移ると、すぐに'{function}'が呼ばれる
    context-change-on-focus	title	moving the focus leads to another screen	フォーカスが移ると別の画面に移る
    context-change-on-focus	reports	`onChange` of a variable with `@FocusState` or `@AccessibilityFocusState` whose closure always dismisses the screen or puts another one on the navigation path.	`@FocusState`か`@AccessibilityFocusState`の変数の`onChange`のうち、クロージャが必ず画面を閉じるか、ナビゲーションのパスに別の画面を加えるものを検出します。
    context-change-on-focus	why	People who use a keyboard or VoiceOver pass over controls to find out what there is. One of them takes them somewhere else without having been activated.	キーボードやVoiceOverを使う人は、何があるかを知るためにコントロールを順に通ります。実行していないのに、そのうちの一つで別の場所に移されます。
    context-change-on-focus	howToFix	Wait for an action: a button, or `onSubmit`.	ボタンや`onSubmit`などのアクションを待ちます。
    context-change-on-focus	elsewhere	Do not navigate in `textFieldDidBeginEditing(_:)` or `accessibilityElementDidBecomeFocused()`.	`textFieldDidBeginEditing(_:)`や`accessibilityElementDidBecomeFocused()`では移動しません。
    context-change-on-focus	limits	Silent where the change is under a condition.	移動に条件が付いている場合は指摘しません。
    context-change-on-input	message	choosing another value of '{name}' makes all of this anew	'{name}'の値を選び直すと、この全体が作り直される
    context-change-on-input	message	choosing another value of '{name}' calls '{function}' at once	'{name}'の値を選び直すと、すぐに'{function}'が呼ばれる
    context-change-on-input	title	choosing leads to another screen	値を選ぶと別の画面に移る
    context-change-on-input	reports	`onChange` of the value that a `Toggle`, `Slider`, `Stepper`, or a wheel or segmented `Picker` of the same type sets, whose closure always dismisses the screen or puts another one on the navigation path; and `id` with what a picker, menu or switch in the view sets, so that all of it is made anew.	同じ型の`Toggle`、`Slider`、`Stepper`、またはホイールかセグメントの`Picker`が設定する値の`onChange`のうち、クロージャが必ず画面を閉じるか、ナビゲーションのパスに別の画面を加えるものを検出します。ビュー内のピッカー、メニュー、スイッチが設定する値を`id`に渡し、選ぶたびに全体が作り直されるものも検出します。
    context-change-on-input	why	Who passes through the values of a control, as with VoiceOver's swipes up and down or with arrow keys, is taken away at the first one. What is made anew loses the focus, and what was entered.	VoiceOverの上下スワイプや矢印キーでコントロールの値を順に見ていく人は、最初の値で別の画面に移されます。作り直されると、フォーカスも入力した内容も失われます。
    context-change-on-input	howToFix	Let a button lead on: `Button("Continue") { path.append(Step.two) }`.	`Button("Continue") { path.append(Step.two) }`のように、ボタンで先へ進むようにします。
    context-change-on-input	elsewhere	Navigate in the action of a button, not in that of `.valueChanged`.	`.valueChanged`のアクションではなく、ボタンのアクションで移動します。
    context-change-on-input	limits	Text fields are left alone, where going on after the last digit is what people expect, and so are menus and pages of options, where one choice is made.	最後の1文字で先へ進むのが自然なテキストフィールドと、1回だけ選ぶメニューや選択肢の画面は対象外です。
    crown-or-remote-only	message	'{name}' can be changed with the Digital Crown alone	'{name}'はDigital Crownでしか変えられない
    crown-or-remote-only	fix	let it be heard and changed as a slider	スライダーとして聞こえ、変えられるようにする
    crown-or-remote-only	title	value can be changed with the crown alone	値をDigital Crownでしか変えられない
    crown-or-remote-only	reports	`digitalCrownRotation` bound to a value in a type that has no adjustable action, representation, slider, stepper or picker, and no buttons that change the value.	値に結び付いた`digitalCrownRotation`のうち、型に調整のアクション、`accessibilityRepresentation`、スライダー、ステッパー、ピッカーがなく、値を変えるボタンもないものを検出します。
    crown-or-remote-only	why	VoiceOver on the watch uses the crown to move between elements, and AssistiveTouch has no crown. Without an adjustable action the value can be neither heard nor changed.	Apple WatchのVoiceOverは、Digital Crownを要素の移動に使います。AssistiveTouchにはDigital Crownがありません。調整のアクションがなければ、値を聞くことも変えることもできません。
    crown-or-remote-only	howToFix	Add `.accessibilityRepresentation { Slider(value: $level, in: 0...10) { Text("Level") } }`, or a value and `accessibilityAdjustableAction`.	`.accessibilityRepresentation { Slider(value: $level, in: 0...10) { Text("Level") } }`か、値と`accessibilityAdjustableAction`を加えます。
    crown-or-remote-only	limits	Silent where the value only scrolls or zooms, as its name tells.	名前から、スクロールや拡大をするだけの値とわかる場合は指摘しません。
    custom-swipe-not-exposed	message	swipe calls '{function}', which assistive technologies are not offered	スワイプが呼ぶ'{function}'が支援技術には提供されていない
    custom-swipe-not-exposed	title	home-made swipe is no action	自作のスワイプがアクションになっていない
    custom-swipe-not-exposed	reports	A `DragGesture` that calls a function when it was moved far enough to the side (`translation.width` against a number), in a type that offers no accessibility action, adjustable action, context menu or swipe actions, and no button that calls the same.	横に一定の距離（数値と比べる`translation.width`）動かすと関数を呼ぶ`DragGesture`のうち、型にアクセシビリティアクション、調整のアクション、コンテキストメニュー、スワイプアクションがなく、同じ関数を呼ぶボタンもないものを検出します。
    custom-swipe-not-exposed	why	VoiceOver takes swipes for itself, and Switch Control, Voice Control and keyboards have none. Swipe actions of the system are offered to all of them; a gesture of the app's own is offered to nobody.	スワイプはVoiceOver自身が使い、スイッチコントロール、音声コントロール、キーボードにはありません。システムのスワイプアクションはそのすべてに提供されますが、アプリ自身のジェスチャーはどれにも提供されません。
    custom-swipe-not-exposed	howToFix	Use `swipeActions`, or add `.accessibilityAction(named: "Delete") { … }` with what the swipe does.	`swipeActions`を使うか、スワイプと同じことをする`.accessibilityAction(named: "Delete") { … }`を加えます。
    custom-swipe-not-exposed	elsewhere	`trailingSwipeActionsConfigurationForRowAt`, or `accessibilityCustomActions`.	`trailingSwipeActionsConfigurationForRowAt`か`accessibilityCustomActions`を使います。
    custom-swipe-not-exposed	limits	Silent where the swipe only sets variables, closes or goes back, which other gestures and buttons of the system do as well, and where the function is called in a button of the type.	変数を設定するだけのスワイプ、閉じるスワイプ、戻るスワイプは、システムのほかのジェスチャーやボタンでもできるので指摘しません。型のボタンで関数が呼ばれている場合も指摘しません。
    custom-tab-bar-role	message	buttons of the tab bar say neither that they are tabs nor which one is selected	タブバーのボタンが、タブであることも、どれが選択中かも伝えない
    custom-tab-bar-role	title	home-made tab bar is a row of buttons	自作のタブバーがただのボタンの列
    custom-tab-bar-role	reports	A type named as a tab bar with an `HStack` of buttons that set one variable, whose code gives neither the trait `.isTabBar` nor `.isSelected`.	タブバーという名前の型で、一つの変数を設定するボタンの`HStack`があり、`.isTabBar`の特性も`.isSelected`の特性も与えないものを検出します。
    custom-tab-bar-role	why	In a tab bar of the system VoiceOver says "Selected, Home, Tab, 1 of 4". Here people hear buttons like all others, and not which screen they are on.	システムのタブバーでは、VoiceOverは「選択中、ホーム、タブ、1/4」のように読みます。ここではほかと同じボタンに聞こえ、どの画面にいるのかわかりません。
    custom-tab-bar-role	howToFix	Use a `TabView`. Else add `.accessibilityAddTraits(tab == selection ? .isSelected : [])` to each button and, from iOS 18, `.accessibilityElement(children: .contain)` and `.accessibilityAddTraits(.isTabBar)` to the row.	`TabView`を使います。使わない場合は、各ボタンに`.accessibilityAddTraits(tab == selection ? .isSelected : [])`を、iOS 18以降は列に`.accessibilityElement(children: .contain)`と`.accessibilityAddTraits(.isTabBar)`を加えます。
    custom-tab-bar-role	elsewhere	`accessibilityTraits = .tabBar` on the container, `.selected` on the chosen item.	コンテナに`accessibilityTraits = .tabBar`を、選択中の項目に`.selected`を設定します。
    custom-tab-bar-role	limits	Told by the name of the type, which has to say "tab bar".	型の名前に「tab bar」があるかどうかで判断します。
    dialog-title-missing	message	dialog has no title and no message	ダイアログにタイトルもメッセージもない
    dialog-title-missing	fix	ask in the title	質問をタイトルにする
    dialog-title-missing	title	dialog has no title	ダイアログにタイトルがない
    dialog-title-missing	reports	An `alert`, `confirmationDialog` or `actionSheet` whose title is an empty text and that has no message.	タイトルが空の文字で、メッセージもない`alert`、`confirmationDialog`、`actionSheet`を検出します。
    dialog-title-missing	why	VoiceOver begins with the title when a dialog opens. Without one people hear the name of the first button, and nothing of what they are asked.	ダイアログが開くと、VoiceOverはまずタイトルを読みます。タイトルがないと最初のボタンの名前だけが聞こえ、何を聞かれているのかわかりません。
    dialog-title-missing	howToFix	Ask the question in the title: `.confirmationDialog("Delete this item?", …)`. With `titleVisibility: .hidden` it is not drawn and still heard.	`.confirmationDialog("Delete this item?", …)`のように、質問をタイトルにします。`titleVisibility: .hidden`なら、画面には出ずに読まれます。
    dialog-title-missing	elsewhere	Give `UIAlertController(title:message:preferredStyle:)` a title or a message.	`UIAlertController(title:message:preferredStyle:)`にタイトルかメッセージを渡します。
    dialog-title-missing	limits	Titles that are put together at run time may be empty too; they are left alone.	実行時に組み立てられるタイトルも空かもしれませんが、対象外です。
    direct-touch-unexplained	title	area for direct touch says nothing about itself	直接タッチの領域が何も伝えない
    direct-touch-unexplained	why	In such an area touches go to the app and not to VoiceOver. Who comes upon it without knowing what it is plays notes or draws lines, and hears nothing of how to go on.	この領域では、タッチはVoiceOverではなくアプリに届きます。何かを知らずに触れた人は、音を鳴らしたり線を引いたりし、どうすればよいかも聞こえません。
    direct-touch-unexplained	howToFix	Add a label and a hint: `.accessibilityLabel("Drum pad")`, `.accessibilityHint("Plays on touch.")`.	ラベルとヒントを加えます：`.accessibilityLabel("Drum pad")`、`.accessibilityHint("Plays on touch.")`。
    direct-touch-unexplained	elsewhere	Set `accessibilityLabel` beside `accessibilityTraits.insert(.allowsDirectInteraction)`.	`accessibilityTraits.insert(.allowsDirectInteraction)`と一緒に`accessibilityLabel`を設定します。
    drag-only	message	order can be changed by dragging only	順序はドラッグでしか変えられない
    drag-only	title	order can be changed by dragging only	並べ替えがドラッグでしかできない
    drag-only	reports	`onDrag` or `draggable` together with a drop that moves members of a collection (`move(fromOffsets:)`, `swapAt`), in a view that offers neither `onMove` nor a context menu, actions or buttons that move.	`onDrag`か`draggable`と、コレクションの要素を動かすドロップ（`move(fromOffsets:)`、`swapAt`）の組み合わせのうち、`onMove`も、コンテキストメニューも、アクションも、動かすボタンもないビューを検出します。
    drag-only	why	Dragging needs a steady hand and a finger that stays down. VoiceOver can drag and drop with actions, and the other input methods cannot. WCAG asks for a way with single taps that everybody can see.	ドラッグには、しっかりした手と、触れ続ける指が要ります。VoiceOverはアクションでドラッグとドロップができますが、ほかの入力方法ではできません。WCAGは、だれの目にも見える、1回のタップによる方法を求めます。
    drag-only	howToFix	Offer "Move up" and "Move down" in a `contextMenu`, or use a `List` with `onMove` and an `EditButton`. An accessibility action alone is not enough: it is not in sight.	`contextMenu`に「上へ移動」「下へ移動」を用意するか、`onMove`のある`List`と`EditButton`を使います。アクセシビリティアクションだけでは、目に見えないので足りません。
    drag-only	elsewhere	`tableView(_:moveRowAt:to:)` with an edit button instead of a drag delegate alone.	ドラッグのデリゲートだけでなく、編集ボタンと`tableView(_:moveRowAt:to:)`を用意します。
    drag-only	limits	The drop is looked for in the type itself and in the drop delegate that it makes.	ドロップは、型自身と、型が作るドロップのデリゲートだけで探します。
    duplicate-identifier	message	identifier '{name}' is used twice on the screen	識別子'{name}'が画面で2回使われている
    duplicate-identifier	note	the other one	もう一つ
    duplicate-identifier	title	two elements have the same identifier	二つの要素が同じ識別子
    duplicate-identifier	reports	Two views of one screen whose `accessibilityIdentifier` is the same literal text.	一つの画面で、`accessibilityIdentifier`が同じ文字列の二つのビューを検出します。
    duplicate-identifier	why	A test that asks for the identifier finds two elements, and fails or takes the wrong one.	識別子で探すテストは二つの要素を見つけ、失敗するか、違うほうを選びます。
    duplicate-identifier	howToFix	Give each an identifier of its own.	それぞれに別の識別子を与えます。
    duplicate-identifier	elsewhere	The same for `accessibilityIdentifier` in UIKit.	UIKitの`accessibilityIdentifier`も同じです。
    duplicate-identifier	limits	Off by default: identifiers are for tests, and nobody hears them. Rows that repeat are left alone.	識別子はテストのためのもので、だれにも聞こえないので、初期設定ではオフです。繰り返される行は対象外です。
    duplicate-label	message	{count:number} links of this screen are called {name}	この画面の{count}個のリンクが{name}という同じ名前です
    duplicate-label	message	another {what:word} is called {name} and does something else	別の{what}も{name}という名前で、違うことをする
    duplicate-label	message	the {what:word} of each row is called '{name}', and the text {title} beside it tells which one it is	各行の{what}はどれも'{name}'という名前で、どれのことかは横のテキスト{title}が伝える
    duplicate-label	note	another one	もう一つ
    duplicate-label	note	what tells the rows apart	行を区別するもの
    duplicate-label	note	the other one	もう一つ
    duplicate-label	title	two controls have the same name	二つのコントロールが同じ名前
    duplicate-label	reports	Buttons, links and menus that are written in one view, have the same name and are known to do different things; and, for a person to look at, a switch that rows repeat under one name while a text of its own tells which row it is, a button of rows before which something else is heard than that text, and three links of one screen that lead to different screens under one name, with no heading between them.	一つのビューに書かれ、同じ名前を持ち、違うことをするとわかるボタン、リンク、メニューを検出します。行ごとに同じ名前で繰り返され、どの行かは別のテキストが伝えるスイッチと、そのテキストとは別のものが直前に読まれる行のボタンと、間に見出しのない、一つの画面から同じ名前で別の画面に移る三つのリンクは要確認です。
    duplicate-label	why	VoiceOver says the same for both, and the list of buttons shows the name twice. Voice Control has to ask which one is meant.	VoiceOverはどちらも同じに読み、ボタンの一覧には同じ名前が二つ並びます。音声コントロールはどちらのことか聞き返します。
    duplicate-label	howToFix	Say in the name what it is about: `.accessibilityLabel("Delete draft")`.	`.accessibilityLabel("Delete draft")`のように、何についてのものかを名前に入れます。
    duplicate-label	elsewhere	Give each an `accessibilityLabel` of its own.	それぞれに別の`accessibilityLabel`を設定します。
    duplicate-label	limits	Other controls that rows repeat are left alone, which their row tells apart, and so are those of which at most one is shown at a time, those of different views or sections, and those one of which is there only at times. What a control does is compared by the functions and variables that it names. No fix is offered: the word that tells the two apart is neither in the name nor, for certain, in what stands near.	行ごとに繰り返され、行で区別できるほかのコントロールと、同時には一つしか表示されないもの、別のビューやセクションのもの、片方が時々しか現れないものは対象外です。何をするかは、使われる関数と変数の名前で比べます。修正は示しません。二つを区別する言葉は名前の中になく、近くにあるとも限らないためです。
    entity-not-exposed	message	entity takes input and is no element for assistive technologies	エンティティは入力を受け取るが、支援技術の要素でない
    entity-not-exposed	message	what is touched in the scene is no element for assistive technologies	シーンの中で触れられるものが、支援技術の要素でない
    entity-not-exposed	title	entity takes input and is no element	エンティティが入力を受け取るのに要素でない
    entity-not-exposed	reports	An `InputTargetComponent` that is given to an entity in a project whose code never speaks of an `AccessibilityComponent` or of an entity's `accessibilityLabel`. For review, a gesture that asks an `ARView` which entity was touched (`entity(at:)`), or a scene of SceneKit or SpriteKit which node (`hitTest(_:options:)`, `nodes(at:)`, `atPoint(_:)`), where no code makes elements of what is in the scene.	コードのどこにも`AccessibilityComponent`もエンティティの`accessibilityLabel`もないプロジェクトで、エンティティに与えられる`InputTargetComponent`を検出します。エンティティを要素にするコードがどこにもなく、触れられたエンティティをジェスチャが`ARView`に尋ねるもの（`entity(at:)`）は、要確認です。シーンの中のものを要素にするコードがどこにもなく、SceneKitやSpriteKitのシーンに触れられたノードを尋ねる（`hitTest(_:options:)`、`nodes(at:)`、`atPoint(_:)`）コードも、確認の対象として検出します。
    entity-not-exposed	why	Entities are not in the accessibility tree unless they have an `AccessibilityComponent`. Who cannot look at a thing and pinch never learns that it is there.	`AccessibilityComponent`のないエンティティはアクセシビリティのツリーにありません。物を見てピンチできない人には、それがあることもわかりません。
    entity-not-exposed	howToFix	Give the entity a component: `var access = AccessibilityComponent(); access.isAccessibilityElement = true; access.label = "Globe"; access.traits = [.button]; globe.components.set(access)`.	エンティティにコンポーネントを与えます：`var access = AccessibilityComponent(); access.isAccessibilityElement = true; access.label = "Globe"; access.traits = [.button]; globe.components.set(access)`。
    entity-not-exposed	limits	Only looked for in code; components that a Reality Composer Pro scene gives are not seen.	コードだけを見ます。Reality Composer Proのシーンが与えるコンポーネントはわかりません。
    escape-action-missing	message	modal view does nothing on the escape gesture	モーダルのビューは戻るジェスチャーで何もしない
    escape-action-missing	fix	close it on the escape gesture	戻るジェスチャーで閉じる
    escape-action-missing	title	modal view does not answer to the escape gesture	モーダルのビューが戻るジェスチャーに応えない
    escape-action-missing	reports	`.accessibilityAddTraits(.isModal)` on views of which none has `.accessibilityAction(.escape)`, wherever one or the other is written.	`.accessibilityAction(.escape)`がどのビューにも（どこに書かれていても）ないのに`.accessibilityAddTraits(.isModal)`を付けたものを検出します。
    escape-action-missing	why	A two-finger Z closes every dialog of the system, and so does the back gesture of Switch Control. In a dialog of the app's own it does nothing unless the app says what it should do.	2本指でZを描くと、システムのダイアログはすべて閉じます。スイッチコントロールの戻る操作も同じです。アプリ自身のダイアログでは、何をするかをアプリが示さなければ何も起こりません。
    escape-action-missing	howToFix	Add `.accessibilityAction(.escape) { isShown = false }` to the dialog.	ダイアログに`.accessibilityAction(.escape) { isShown = false }`を加えます。
    escape-action-missing	elsewhere	Override `accessibilityPerformEscape()`.	`accessibilityPerformEscape()`をオーバーライドします。
    escape-action-missing	limits	Whether the view can be closed at all is not seen. Silent where one use of the view has the action, and in sheets and covers, which the system closes.	そもそもビューを閉じられるかどうかはわかりません。ビューのどこかの使用箇所にアクションがある場合と、システムが閉じるシートやカバーの中は指摘しません。
    expanded-state-missing	message	{what:phrase} tells by its arrow alone whether it is open	{what}は、開いているかどうかを矢印だけで示す
    expanded-state-missing	message	what reacts to the tap tells by its arrow alone whether it is open	タップに反応するものは、開いているかどうかを矢印だけで示す
    expanded-state-missing	fix	tell by a value whether it is open	開いているかどうかを値で伝える
    expanded-state-missing	title	whether it is open is told by an arrow alone	開いているかどうかが矢印だけで示されている
    expanded-state-missing	reports	A button, or what reacts to a tap, that toggles a variable and whose chevron turns, or is another one, with the same variable, while its label, value, hint and traits stay the same. A closure that the view is handed may turn the variable (`onToggle()` beside `isExpanded`). So is one that puts itself into a set of what is open and takes itself out of it, or that is the one that is open until it is pressed again.	変数を切り替え、同じ変数で山形の矢印が回る、または入れ替わるボタンやタップに反応するもののうち、ラベル、値、ヒント、特性が変わらないものを検出します。開いているものの集合に自身を加えたり外したりするもの、もう一度押されるまで唯一開いているものも同じです。変数はビューに渡されたクロージャが切り替えてもかまいません（`isExpanded`と並ぶ`onToggle()`）。
    expanded-state-missing	why	VoiceOver says the same before and after. Nobody hears that something was opened below, or that there is anything to open.	VoiceOverは前も後も同じことを読みます。下に何かが開いたことも、開くものがあることも聞こえません。
    expanded-state-missing	howToFix	Use a `DisclosureGroup`, or add `.accessibilityValue(isOpen ? "expanded" : "collapsed")`.	`DisclosureGroup`を使うか、`.accessibilityValue(isOpen ? "expanded" : "collapsed")`を加えます。
    expanded-state-missing	elsewhere	`accessibilityValue`, or `accessibilityExpandedStatus` from iOS 18.	`accessibilityValue`を、iOS 18以降は`accessibilityExpandedStatus`を設定します。
    expanded-state-missing	limits	Only chevrons and arrows that are written in the button itself are seen. Where the variable presents a sheet, a popover or another screen, nothing opens below, and nothing is said.	ボタン自身の中に書かれた矢印だけを見ます。変数がシートやポップオーバーなどの別の画面を表示する場合は、下に何も開かないため指摘しません。
    focus-indicator-removed	message	keyboard focus is not shown here, and nothing else shows it	キーボードのフォーカスがここでは示されず、ほかにも示すものがない
    focus-indicator-removed	fix	let the focus be seen	フォーカスが見えるようにする
    focus-indicator-removed	title	keyboard focus cannot be seen	キーボードのフォーカスが見えない
    focus-indicator-removed	reports	`.focusEffectDisabled()` in a view whose code asks nowhere whether something is focused, so that it cannot draw the focus in its own way.	フォーカスの有無をどこでも調べていないビューの`.focusEffectDisabled()`を検出します。フォーカスを自分で描くこともできません。
    focus-indicator-removed	why	People who work with a keyboard find their place by the ring around the focused control. Here there is none.	キーボードで操作する人は、フォーカスのあるコントロールの枠で今の場所を知ります。ここではそれが見えません。
    focus-indicator-removed	howToFix	Remove the modifier, or draw the focus: `@FocusState`, and a border or background while it is set.	モディファイアを外すか、`@FocusState`を使い、フォーカスのある間は枠や背景を描きます。
    focus-indicator-removed	elsewhere	`view.focusEffect = nil` needs the same replacement in `didUpdateFocus(in:with:)`.	`view.focusEffect = nil`にも、`didUpdateFocus(in:with:)`で同じ代わりが必要です。
    focus-indicator-removed	limits	Silent where the type knows about focus at all (`@FocusState`, `isFocused`, a button style that is told), and for views that are not focusable by themselves and are no controls.	型のどこかでフォーカスを扱っている場合（`@FocusState`、`isFocused`、フォーカスを受け取るボタンスタイル）と、フォーカスできず、コントロールでもないビューは指摘しません。
    frequent-updates-trait	message	text shows '{name}', which a timer changes all the time	文字が、タイマーが絶えず変える'{name}'を表示している
    frequent-updates-trait	fix	say that it changes all the time	絶えず変わることを伝える
    frequent-updates-trait	title	text that changes all the time does not say so	絶えず変わる文字がそのことを伝えない
    frequent-updates-trait	reports	A `Text` that shows a variable which `onReceive` of a `Timer.publish(every:)` of at most two seconds sets, in a type that never gives the trait `.updatesFrequently`.	2秒以下の間隔の`Timer.publish(every:)`を受け取る`onReceive`が設定する変数を表示する`Text`のうち、型のどこにも`.updatesFrequently`の特性がないものを検出します。
    frequent-updates-trait	why	While VoiceOver's focus is on it, every new value is a change to tell. With the trait VoiceOver asks for the value from time to time instead.	VoiceOverのフォーカスがある間、新しい値のたびに変化が伝えられます。特性があれば、VoiceOverは代わりに時々値を尋ねます。
    frequent-updates-trait	howToFix	Add `.accessibilityAddTraits(.updatesFrequently)`.	`.accessibilityAddTraits(.updatesFrequently)`を加えます。
    frequent-updates-trait	elsewhere	`accessibilityTraits.insert(.updatesFrequently)`.	`accessibilityTraits.insert(.updatesFrequently)`を設定します。
    frequent-updates-trait	limits	Only where timer, variable and text stand in one type. `Text(date, style: .timer)` is left alone.	タイマーと変数と文字が一つの型にある場合だけを見ます。`Text(date, style: .timer)`は対象外です。
    hit-area-holes	message	taps in the room of the spacer do nothing	`Spacer`の空きをタップしても反応しない
    hit-area-holes	message	{what:phrase} takes touches on its label alone, and not in the frame that is drawn around it	{what}はラベルの上でしかタッチを受け取らず、まわりに描かれた枠では反応しない
    hit-area-holes	fix	take taps in the whole row	行全体でタップを受け取る
    hit-area-holes	title	taps beside the words do nothing	文字の間をタップしても反応しない
    hit-area-holes	reports	A stack with a `Spacer` and a tap gesture, without `contentShape` or a background between them. A button in the plain style whose label is a row with a `Spacer` and no `contentShape`. And a button around which a frame or padding with a background is drawn: touches count on its label alone.	`Spacer`を持ち、タップのジェスチャーとの間に`contentShape`も背景もないスタックを検出します。背景の付いた枠や余白をまわりに描いたボタンも検出します：タッチはラベルの上でしか数えられません。`Spacer`を含む行をラベルに持ち、`contentShape`のないプレーンなスタイルのボタンも検出します。
    hit-area-holes	why	A stack takes touches only where its views draw something. The room that the spacer makes looks like part of the row, and taps there, as of a person with a tremor or of a switch that taps the middle, do nothing.	スタックは、ビューが何かを描いている場所でしかタッチを受け取りません。`Spacer`の空きは行の一部に見えますが、手が震える人や、真ん中をタップするスイッチの操作はそこでは効きません。
    hit-area-holes	howToFix	Add `.contentShape(Rectangle())` before the gesture, or make the row a `Button`. Put frame, padding and background into the label of the button, or into a button style.	ジェスチャーの前に`.contentShape(Rectangle())`を加えるか、行を`Button`にします。枠と余白と背景は、ボタンのラベルの中かボタンのスタイルに入れます。
    hit-area-holes	elsewhere	A `UIControl` takes touches in all of its bounds.	`UIControl`は自身の領域全体でタッチを受け取ります。
    hit-area-holes	limits	Only stacks whose spacer is one of their own views are seen. Gestures that only put the keyboard away are left alone. So are buttons in lists, whose whole row takes touches, in bars and menus, on the Mac, and those with a style.	`Spacer`がスタックの直接の子である場合だけを見ます。キーボードをしまうだけのジェスチャーは対象外です。行全体がタッチを受け取るリストのボタン、バーとメニューのボタン、Macのボタン、スタイルを持つボタンも対象外です。
    hover-only	message	text says something else while a pointer is over it, which nobody else hears	ポインタが重なっている間だけ文字が変わり、ほかの人には聞こえない
    hover-only	message	{what:word} is there only while a pointer is over it	{what}はポインタが重なっている間しかない
    hover-only	title	control appears on hover alone	ポインタを重ねたときだけコントロールが現れる
    hover-only	reports	A `Button`, `Menu` or `Link` in an `if` on, or with an opacity from, a variable that nothing but `onHover` sets, in a type without accessibility actions, a context menu or swipe actions. For review: a text that says something else while the variable is set.	`onHover`だけが設定する変数による`if`の中、またはその変数で不透明度が決まる`Button`、`Menu`、`Link`のうち、型にアクセシビリティアクションもコンテキストメニューもスワイプアクションもないものを検出します。その変数が設定されている間だけ言葉が変わる文字は要確認です。
    hover-only	why	VoiceOver, Switch Control, keyboards and fingers do not hover. The control is not in the tree, so nothing tells that it exists.	VoiceOver、スイッチコントロール、キーボード、指にはホバーがありません。コントロールはツリーになく、あることも伝わりません。
    hover-only	howToFix	Show it always, or offer the same as `.accessibilityAction(named: "Delete") { … }` or in a `contextMenu`.	常に表示するか、同じことを`.accessibilityAction(named: "Delete") { … }`か`contextMenu`でも提供します。
    hover-only	elsewhere	`view.accessibilityCustomActions`, or a `UIContextMenuInteraction`.	`view.accessibilityCustomActions`か`UIContextMenuInteraction`を使います。
    hover-only	limits	Silent where the variable is set in any other place too, such as by focus.	フォーカスなど、ほかの場所でも変数が設定される場合は指摘しません。
    invisible-navigation-link	message	navigation link for code has no name and is not hidden	コードのためのナビゲーションリンクに名前がなく、隠されてもいない
    invisible-navigation-link	message	link that opens what its row is about is invisible, and nothing announces the row as a button	行の内容を開くリンクが見えず、行をボタンとして伝えるものがない
    invisible-navigation-link	fix	hide it from assistive technologies	支援技術から隠す
    invisible-navigation-link	title	link for code is a button without a name	コードのためのリンクが名前のないボタンになっている
    invisible-navigation-link	reports	A `NavigationLink` with `isActive:` or `selection:` and an empty label in a background, an overlay or a stack, which is not hidden from assistive technologies. A link without words that is made invisible (`opacity(0)`) and lies behind or over other views in a stack, so that they lead somewhere and nothing says so. For review.	`isActive:`か`selection:`と空のラベルを持ち、背景、オーバーレイ、スタックの中にあって、支援技術から隠されていない`NavigationLink`を検出します。また、言葉がなく見えないようにした（`opacity(0)`）リンクが、スタックの中でほかのビューの前後にあり、それらがどこかへ移動するのに何もそう伝えないものも検出します。要確認です。
    invisible-navigation-link	why	It is there so that code can navigate. VoiceOver may stop at it all the same and says "Button" without a name; who activates it is taken somewhere.	コードから移動するためのものですが、VoiceOverはそこで止まり、名前なしで「ボタン」と読むことがあります。実行すると別の画面に移ります。
    invisible-navigation-link	howToFix	Use `navigationDestination(isPresented:)`, or add `.accessibilityHidden(true)`.	`navigationDestination(isPresented:)`を使うか、`.accessibilityHidden(true)`を加えます。
    invisible-navigation-link	elsewhere	Push the controller in code; no view is needed.	コードでコントローラを表示します。ビューは要りません。
    invisible-navigation-link	limits	Whether VoiceOver stops there depends on the system's version and on what is around the link: listen. Links in the rows of a list are left alone, where the words of the row name them.	VoiceOverがそこで止まるかどうかは、システムのバージョンとリンクの周りによります。聞いて確かめてください。リストの行のリンクは、行の言葉が名前になるため対象外です。
    label-case	message	name {name} is all in capitals	名前{name}がすべて大文字である
    label-case	message	label {name} begins with a small letter	ラベル{name}が小文字で始まっている
    label-case	fix	begin with a capital	大文字で始める
    label-case	title	name is written in capitals	名前が大文字だけで書かれている
    label-case	reports	The name of a control of two or more words, or of one word of six letters or more, that is all in capitals; and an `accessibilityLabel` that begins with a small letter.	2語以上、または6文字以上の1語がすべて大文字のコントロールの名前と、小文字で始まる`accessibilityLabel`を検出します。
    label-case	why	Some voices spell words in capitals, and braille displays mark every letter. Apple asks for labels that begin with a capital, which tells the voice how to begin.	大文字の語を1字ずつ読む音声があり、点字ディスプレイはすべての字に印を付けます。Appleは、大文字で始まるラベルを勧めています。音声がどう始めるかがわかるからです。
    label-case	howToFix	Write "Delete" and draw it with `.textCase(.uppercase)`.	"Delete"と書き、`.textCase(.uppercase)`で大文字に見せます。
    label-case	elsewhere	Keep the title as it is spoken, and draw capitals with an attributed title.	タイトルは読まれるとおりにし、大文字は属性付きのタイトルで描きます。
    label-case	limits	Off by default: what voices do with capitals differs. Acronyms of several words look the same. Only for scripts with capitals.	大文字の読み方は音声によって違うので、初期設定ではオフです。複数の語からなる頭字語は見分けられません。大文字のある文字体系だけが対象です。
    label-punctuation	message	name {name} has '{sign}' in it	名前{name}に'{sign}'がある
    label-punctuation	fix	leave '{sign}' out	'{sign}'を外す
    label-punctuation	title	name has decoration or a full stop in it	名前に飾りの記号や句点がある
    label-punctuation	reports	The name of a control that ends with a full stop or has a sign such as `|`, `•`, `>>` or `→` in it.	ピリオドで終わるか、`|`、`•`、`>>`、`→`などの記号を含むコントロールの名前を検出します。
    label-punctuation	why	Depending on a setting, VoiceOver reads signs aloud ("vertical bar", "greater than greater than"). A name is no sentence and ends without a full stop.	設定によって、VoiceOverは記号を読み上げます（「縦線」「大なり 大なり」）。名前は文ではないので、句点なしで終わります。
    label-punctuation	howToFix	Leave the sign out of the name: `Button("Next") { … }`.	`Button("Next") { … }`のように、名前から記号を外します。
    label-punctuation	elsewhere	Set `accessibilityLabel` without the sign.	記号のない`accessibilityLabel`を設定します。
    label-punctuation	limits	Off by default: most people have punctuation read as pauses. Dots that stand for more ("Open…") are right.	多くの人は句読点を間として聞くので、初期設定ではオフです。続きを表す点（"Open…"）は正しい使い方です。
    label-too-long	message	name of the {what:word} has {n:number} characters	{what}の名前が{n}文字ある
    label-too-long	title	name of a control is long	コントロールの名前が長い
    label-too-long	reports	A button, link or switch whose `accessibilityLabel` has more than 60 characters. For review.	`accessibilityLabel`が60文字を超えるボタン、リンク、スイッチを検出します。要確認です。
    label-too-long	why	People who use Voice Control have to say the name. With VoiceOver everybody waits for its end before the role and the value come.	音声コントロールを使う人は、名前を言わなければなりません。VoiceOverでは、役割と値が読まれるまで、名前の終わりを待つことになります。
    label-too-long	howToFix	Put what it is called into the label, and the rest into `accessibilityValue`, `accessibilityHint` or `accessibilityCustomContent`. Where the length is needed, give Voice Control something short to say: `.accessibilityInputLabels(["Pepperoni"])`.	名称をラベルに入れ、残りを`accessibilityValue`、`accessibilityHint`または`accessibilityCustomContent`に入れます。長さが必要な場合は、音声コントロールで言える短い名前を付けます：`.accessibilityInputLabels(["Pepperoni"])`。
    label-too-long	elsewhere	The same in `accessibilityLabel` and `accessibilityCustomContent`.	`accessibilityLabel`と`accessibilityCustomContent`で同じようにします。
    label-too-long	limits	Off by default: the length may be needed. Parts that only run time knows are not counted, and names with input labels pass.	既定ではオフです。長さが必要なこともあるからです。実行時にしかわからない部分は数えません。入力ラベルのある名前は問題ありません。
    menu-picker-label-override	message	label {label} takes the place of the choice that the menu shows	ラベル{label}が、メニューの表示する選択の代わりに読まれる
    menu-picker-label-override	fix	say the choice as the value	選択を値として伝える
    menu-picker-label-override	title	label takes the current choice out of speech	ラベルのせいで現在の選択が読まれない
    menu-picker-label-override	reports	A `Menu` whose label shows a value that its items set, with an `accessibilityLabel` that does not say the value and no `accessibilityValue`.	項目が設定する値をラベルに表示する`Menu`のうち、その値を言わない`accessibilityLabel`があり、`accessibilityValue`がないものを検出します。
    menu-picker-label-override	why	The label replaces what the menu shows. VoiceOver says what the menu is for, and never what is chosen.	ラベルは、メニューの表示の代わりに読まれます。VoiceOverは何のメニューかを言い、何が選ばれているかは言いません。
    menu-picker-label-override	howToFix	Add the choice as a value: `.accessibilityValue(sort.title)`.	`.accessibilityValue(sort.title)`のように、選択を値として加えます。
    menu-picker-label-override	elsewhere	Set `accessibilityValue` together with `accessibilityLabel`.	`accessibilityLabel`と一緒に`accessibilityValue`も設定します。
    menu-picker-label-override	limits	Only where an item of the menu sets what its label shows. Pickers are left alone: whether a label hides the choice depends on the system's version.	メニューの項目が、ラベルの表示する値を設定する場合だけを見ます。ピッカーは、ラベルが選択を隠すかどうかがシステムのバージョンによるため対象外です。
    missing-identifier	message	{what:phrase} has no identifier	{what}に識別子がない
    missing-identifier	title	control has no identifier	コントロールに識別子がない
    missing-identifier	reports	A control without an `accessibilityIdentifier`.	`accessibilityIdentifier`のないコントロールを検出します。
    missing-identifier	why	Tests that find controls by their words fail in every other language, and so people leave the words alone even where better ones are wanted.	言葉でコントロールを探すテストは、ほかの言語では失敗します。そのため、よりよい言葉が望ましい場合でも変えられなくなります。
    missing-identifier	howToFix	Add `.accessibilityIdentifier("save")`.	`.accessibilityIdentifier("save")`を加えます。
    missing-identifier	elsewhere	Set `accessibilityIdentifier`.	`accessibilityIdentifier`を設定します。
    missing-identifier	limits	Off by default: identifiers are for tests, and nobody hears them.	識別子はテストのためのもので、だれにも聞こえないので、初期設定ではオフです。
    modal-not-isolated	message	what is behind the message can still be reached with assistive technologies	メッセージの後ろの内容に、支援技術でまだ到達できる
    modal-not-isolated	message	what is behind the sign that something is loading can still be reached with assistive technologies	読み込み中の表示の後ろの内容に、支援技術でまだ到達できる
    modal-not-isolated	message	what is behind the dialog can still be reached with assistive technologies	ダイアログの後ろの内容に、支援技術でまだ到達できる
    modal-not-isolated	message	what is behind what covers the screen can still be reached with assistive technologies	画面を覆うものの後ろの内容に、支援技術でまだ到達できる
    modal-not-isolated	title	home-made dialog does not hide what is behind it	自作のダイアログが後ろの内容を隠していない
    modal-not-isolated	reports	A dimmed colour that is laid over a screen under a condition, with controls on it of which none has the modal trait, where no type that has a hand in it hides anything from assistive technologies; wherever the view, a component or a modifier lays it. For review, the same with texts alone, or with a sign that something is loading over controls. Also for review, a blur in place of the dimmed colour, a button without words that fills the screen beside the dialog or puts it away, or a colour, gradient or picture to the edges of the screen that a view with content is covered with under a condition, as a splash screen does.	条件によって画面に重ねる暗い色の上にコントロールがあり、そのどれにもモーダルの特性がなく、関わる型が支援技術から何も隠していないものを検出します。ビュー自身、部品、モディファイアのどれが重ねるかは問いません。テキストだけのもの、コントロールの上の読み込み中の表示は確認対象です。暗い色の代わりにぼかしがあるもの、ダイアログの周りで画面を占めるか、ダイアログを閉じる言葉のないボタンがあるもの、起動画面のように、内容のあるビューを条件によって画面の端まで覆う色、グラデーション、画像も要確認です。
    modal-not-isolated	why	The dark layer keeps eyes and fingers on the dialog. VoiceOver walks on into what is behind it and can press buttons there; many people never find the dialog.	暗い色の層は、目と指をダイアログにとどめます。VoiceOverは後ろの内容まで進み、そこのボタンを押せます。ダイアログに気付かない人も多くいます。
    modal-not-isolated	howToFix	Add `.accessibilityAddTraits(.isModal)` to the dialog, or `.accessibilityHidden(isShown)` to what is behind. `sheet`, `alert` and `fullScreenCover` do it by themselves.	ダイアログに`.accessibilityAddTraits(.isModal)`を、または後ろの内容に`.accessibilityHidden(isShown)`を加えます。`sheet`、`alert`、`fullScreenCover`は自動でそうなります。
    modal-not-isolated	elsewhere	`dialog.accessibilityViewIsModal = true`.	`dialog.accessibilityViewIsModal = true`を設定します。
    modal-not-isolated	limits	A colour counts that goes to the edges of the screen, by itself or with the stack of layers around it, or that a tap on it takes away, and that is dimmed by a number. Controls behind it that are disabled meanwhile are none. Silent where part of what lies on it is not known.	単独で、または周りの重なり（スタック）とともに画面の端まで届く色、あるいはタップで消える色で、数値で暗くされたものが対象です。その間無効になる後ろのコントロールは数えません。上に載る内容の一部がわからない場合は指摘しません。
    nutrition-claim-unsupported	message	'{label}' is claimed, and {n:number} findings speak against it	'{label}'が掲げられているが、それに反する指摘が{n}件ある
    nutrition-claim-unsupported	message	'{label}' is claimed, and 1 finding speaks against it	'{label}'が掲げられているが、それに反する指摘が1件ある
    nutrition-claim-unsupported	title	findings speak against a label of the App Store	App Storeの表示に反する指摘がある
    nutrition-claim-unsupported	reports	An Accessibility Nutrition Label that the configuration names in `claims` while there are errors or warnings of rules that are evidence for it.	設定の`claims`にあるAccessibility Nutrition Labelのうち、その根拠となるルールのエラーか警告があるものを検出します。
    nutrition-claim-unsupported	why	The label is a promise in the App Store. People choose an app by it and find out after they have paid.	表示はApp Storeでの約束です。人はそれを見てアプリを選び、支払ったあとで違うと知ります。
    nutrition-claim-unsupported	howToFix	Repair the findings, or do not claim the label yet.	指摘を直すか、まだその表示を掲げません。
    nutrition-claim-unsupported	limits	Earshot sees code, and the criteria of the labels speak of the app's common tasks: that nothing is found is no proof that a label is deserved. Findings for review and notes do not count, and neither do suppressed ones. Silent with `--changed-since`.	Earshotが見るのはコードで、表示の基準はアプリの主な作業についてのものです。指摘がないことは、表示にふさわしい証明にはなりません。要確認、注記、抑制された指摘は数えません。`--changed-since`では指摘しません。
    opaque-view-name	message	'{view}' may be silent for VoiceOver	'{view}'はVoiceOverで何も聞こえない可能性がある
    opaque-view-name	fix	say what it shows	何を表示しているかを伝える
    opaque-view-name	title	scene or model may have no name	シーンやモデルに名前がない可能性
    opaque-view-name	reports	A `Model3D`, `RealityView`, `SceneView` or `SpriteView` with no accessibility modifier in its chain, and an `SCNView`, `ARSCNView`, `ARView` or `SKView` in code that sets nothing for assistive technologies, in a project that gives no entity or node an accessibility of its own. For review.	連なりにアクセシビリティのモディファイアがない`Model3D`、`RealityView`、`SceneView`、`SpriteView`と、支援技術のために何も設定しないコードの`SCNView`、`ARSCNView`、`ARView`、`SKView`のうち、プロジェクトのどのエンティティやノードにもアクセシビリティが与えられていないものを検出します。要確認です。
    opaque-view-name	why	What is drawn there is pixels to VoiceOver: people hear nothing, or an element without words.	そこに描かれるものは、VoiceOverにとっては画素にすぎません。何も聞こえないか、言葉のない要素が聞こえます。
    opaque-view-name	howToFix	Add `.accessibilityLabel("Rotating globe")`, or expose the things in it one by one.	`.accessibilityLabel("Rotating globe")`を加えるか、中の物を一つずつ要素にします。
    opaque-view-name	elsewhere	Set `isAccessibilityElement` and `accessibilityLabel` on an `ARView` or `SCNView`.	`ARView`や`SCNView`に`isAccessibilityElement`と`accessibilityLabel`を設定します。
    opaque-view-name	limits	A label that the caller of the view adds is not seen, and neither is one in a scene file.	ビューの呼び出し側が加えるラベルと、シーンのファイルの中のラベルはわかりません。
    page-view-value	message	pages are turned by a swipe alone, and no dots say which one is shown	ページはスワイプだけでめくられ、何ページ目かを示す点がない
    page-view-value	message	pages hide the dots that say which one is shown	何ページ目かを示す点が隠されている
    page-view-value	fix	show the dots	点を表示する
    page-view-value	title	pages do not say which one is shown	何ページ目かが伝わらない
    page-view-value	reports	A `TabView` with `.tabViewStyle(.page(indexDisplayMode: .never))` in a type that sets no accessibility value and no adjustable or scroll action; and a data source of a `UIPageViewController` that gives it no number of pages, where nothing else shows dots or turns the pages, or the dots are a `UIPageControl` whose changes nothing answers. For review.	`.tabViewStyle(.page(indexDisplayMode: .never))`を指定した`TabView`のうち、型にアクセシビリティの値も、調整やスクロールのアクションもないものを検出します。`UIPageViewController`のデータソースのうち、ページ数を答えず、ほかに点を示したりページをめくったりするものがないもの、または点が変更に何も応えない`UIPageControl`であるものも検出します。要確認です。
    page-view-value	why	The dots of the system are an adjustable element: VoiceOver says "page 2 of 5" and turns the page with a swipe. Without them people may not know that there is another page.	システムの点は調整できる要素です。VoiceOverは「5ページ中2ページ目」のように読み、スワイプでページをめくります。点がないと、ほかにページがあることがわからないかもしれません。
    page-view-value	howToFix	Show the dots (`.always`), or give your own an `accessibilityValue` and `accessibilityAdjustableAction`.	点を表示する（`.always`）か、自作の表示に`accessibilityValue`と`accessibilityAdjustableAction`を与えます。
    page-view-value	elsewhere	Keep the `UIPageControl` of a `UIPageViewController`.	`UIPageViewController`の`UIPageControl`を残します。
    page-view-value	limits	Silent where a text outside of the pages shows which one it is, as the month above a calendar, or a picker with the same selection does. Buttons that lead on to the next page are not seen, and may be enough.	カレンダーの上の月のように、ページの外のテキストがどのページかを示している場合や、同じ値を選ぶピッカーが示している場合は報告しません。次のページへ進むボタンはわかりません。それで足りることもあります。
    page-view-value	message	pages are turned by a swipe alone, and nothing answers the dots	ページはスワイプだけでめくられ、点の変更に何も応えない
    pointer-down-activation	message	'{function}' runs as soon as the finger is down	指が触れた途端に'{function}'が実行される
    pointer-down-activation	fix	wait for the end of the touch	指が離れるのを待つ
    pointer-down-activation	title	touching down is enough	触れただけで実行される
    pointer-down-activation	reports	`DragGesture(minimumDistance: 0).onChanged { … }` without `onEnded`, whose closure makes no use of the drag and calls a function.	`onEnded`のない`DragGesture(minimumDistance: 0).onChanged { … }`のうち、クロージャがドラッグの値を使わずに関数を呼ぶものを検出します。
    pointer-down-activation	why	Who hits the wrong place with a trembling hand has no chance to slide off again: the function has run before the finger lifts, and runs again with every movement.	手が震えて違う場所に触れた人に、指をずらして取り消す機会がありません。指を離す前に関数が実行され、動かすたびに繰り返されます。
    pointer-down-activation	howToFix	Use a `Button`, or `onEnded`.	`Button`か`onEnded`を使います。
    pointer-down-activation	elsewhere	`addTarget(self, action: …, for: .touchUpInside)` and not `.touchDown`.	`.touchDown`ではなく`addTarget(self, action: …, for: .touchUpInside)`を使います。
    pointer-down-activation	limits	Silent where only variables are set or a press is drawn, where the gesture also listens to its end, and where names speak of playing, pressing, holding, dragging or recording: there touching down is what is wanted.	変数を設定するだけのもの、押した見た目を描くもの、終わりも受け取るジェスチャー、名前が演奏、押下、保持、ドラッグ、録音などを表すものは、触れたときに動くのが望ましいため指摘しません。
    prefer-button	message	{what:phrase} is announced as a button and is none for the keyboard	{what}はボタンと読まれるが、キーボードにとってはボタンでない
    prefer-button	title	tap gesture with a button trait is not a button	ボタンの特性を付けたタップはボタンではない
    prefer-button	reports	A view with `onTapGesture` and `.accessibilityAddTraits(.isButton)` that is neither focusable nor has an accessibility action.	`onTapGesture`と`.accessibilityAddTraits(.isButton)`があり、フォーカスできず、アクセシビリティアクションもないビューを検出します。
    prefer-button	why	VoiceOver says "Button" and can activate it. What a button does besides is missing: keyboard focus, the look while it is pressed or disabled, the pointer's effect.	VoiceOverは「ボタン」と読み、実行もできます。しかし、キーボードのフォーカス、押したときや無効のときの見た目、ポインタの効果など、ボタンのほかの働きがありません。
    prefer-button	howToFix	`Button { open() } label: { … }.buttonStyle(.plain)` looks the same and does all of it.	`Button { open() } label: { … }.buttonStyle(.plain)`なら、見た目は同じで、そのすべてが備わります。
    prefer-button	elsewhere	Use a `UIControl` or `UIButton` instead of a view with a gesture recognizer.	ジェスチャー認識のあるビューではなく、`UIControl`か`UIButton`を使います。
    prefer-button	limits	For review: people can use it, and what the keyboard reaches differs between systems. Gestures that need the place of the tap cannot be buttons.	使えないわけではなく、キーボードで届く範囲もシステムによって異なるため、要確認とします。タップの位置が必要なジェスチャーはボタンにできません。
    representation-incomplete	message	{view} is bound to a constant, so changing it changes nothing	{view}は定数に結び付いているため、変えても何も変わらない
    representation-incomplete	title	representation is bound to a constant	アクセシビリティの代わりの表現が定数に結び付いている
    representation-incomplete	reports	A `Slider`, `Stepper`, `Toggle`, `Picker` or field in `accessibilityRepresentation` that is bound to `.constant(…)` and not disabled.	`accessibilityRepresentation`の中で`.constant(…)`に結び付き、無効にもなっていない`Slider`、`Stepper`、`Toggle`、`Picker`、フィールドを検出します。
    representation-incomplete	why	VoiceOver gets the control of the representation instead of what is drawn. It says "adjustable" and that a swipe changes the value, and nothing changes.	VoiceOverは、描かれたものの代わりにこのコントロールを受け取ります。「調整可能」と読み、スワイプで値が変わると言いますが、何も変わりません。
    representation-incomplete	howToFix	Bind the control to the value that the view shows: `Slider(value: $level)`.	`Slider(value: $level)`のように、ビューが示す値に結び付けます。
    representation-incomplete	elsewhere	Override `accessibilityIncrement()` and `accessibilityDecrement()` and change the value there.	`accessibilityIncrement()`と`accessibilityDecrement()`をオーバーライドし、そこで値を変えます。
    representation-incomplete	limits	Where something is shown that nobody can change, `accessibilityValue` says so without a control.	だれも変えられないものは、コントロールなしで`accessibilityValue`で伝えられます。
    search-field-role	message	text field beside a magnifying glass is not announced as a search field	虫眼鏡の横のテキストフィールドが検索フィールドと読まれない
    search-field-role	fix	say that it is a search field	検索フィールドだと伝える
    search-field-role	title	home-made search field does not say that it is one	自作の検索フィールドがそのことを伝えない
    search-field-role	reports	A stack with a magnifying glass and a `TextField`, in a type that gives neither the trait `.isSearchField` nor uses `searchable`. For review.	虫眼鏡と`TextField`のあるスタックのうち、型に`.isSearchField`の特性も`searchable`もないものを検出します。要確認です。
    search-field-role	why	VoiceOver says "Search field" for the system's own, and the rotor finds it. Here it says "Text field", and the glass is a stop of its own.	システムの検索フィールドならVoiceOverは「検索フィールド」と読み、ローターでも見つかります。ここでは「テキストフィールド」と読み、虫眼鏡でも止まります。
    search-field-role	howToFix	Use `searchable`, or add `.accessibilityAddTraits(.isSearchField)` and hide the glass.	`searchable`を使うか、`.accessibilityAddTraits(.isSearchField)`を加えて虫眼鏡を隠します。
    search-field-role	elsewhere	Use `UISearchTextField`, or `accessibilityTraits.insert(.searchField)`.	`UISearchTextField`か`accessibilityTraits.insert(.searchField)`を使います。
    search-field-role	limits	Told by the symbol `magnifyingglass` alone.	シンボル`magnifyingglass`だけで判断します。
    secure-entry-blocks-help	message	password managers are kept out of the field	パスワードマネージャがフィールドを使えない
    secure-entry-blocks-help	message	the field refuses to be pasted into	フィールドが貼り付けを拒む
    secure-entry-blocks-help	fix	say that it is a password	パスワードだと示す
    secure-entry-blocks-help	title	password cannot be filled in or pasted	パスワードを自動入力も貼り付けもできない
    secure-entry-blocks-help	reports	A `SecureField` with `.textContentType(.none)` or `nil`, or with `.oneTimeCode` though it is named or bound as a password; and a text field class whose `canPerformAction` refuses `paste`.	`.textContentType(.none)`か`nil`を指定した`SecureField`、名前や変数からパスワードとわかるのに`.oneTimeCode`を指定したもの、`canPerformAction`で`paste`を拒むテキストフィールドのクラスを検出します。
    secure-entry-blocks-help	why	Who cannot remember or copy out a password by hand depends on a password manager and on pasting. WCAG forbids to make people transcribe.	パスワードを覚えたり書き写したりできない人は、パスワードマネージャと貼り付けに頼ります。WCAGは、書き写しを強いることを禁じています。
    secure-entry-blocks-help	howToFix	Say what the field is for: `.textContentType(.password)` or `.newPassword`. Do not block pasting.	`.textContentType(.password)`か`.newPassword`で、何のフィールドかを示します。貼り付けを拒みません。
    secure-entry-blocks-help	elsewhere	`textField.textContentType = .password`.	`textField.textContentType = .password`を設定します。
    secure-entry-blocks-help	limits	Fields for one-time codes are left alone: `.oneTimeCode` is right for them.	ワンタイムコードのフィールドには`.oneTimeCode`が正しいので対象外です。
    single-key-shortcut	message	'{key}' alone sets off the command	'{key}'だけでコマンドが実行される
    single-key-shortcut	fix	ask for Command as well	Commandキーも必要にする
    single-key-shortcut	title	shortcut is a single character	ショートカットが1文字だけ
    single-key-shortcut	reports	`.keyboardShortcut` with a letter, digit or sign and `modifiers: []`, and a `UIKeyCommand` with such an input and no modifier keys.	文字、数字、記号1つと`modifiers: []`を渡した`.keyboardShortcut`と、修飾キーのない同様の`UIKeyCommand`を検出します。
    single-key-shortcut	why	Who dictates or hits keys by mistake sets off a command with every word. WCAG wants such shortcuts to be turned off or changed by people, or to work on the focused control only.	音声入力をする人や、キーを誤って押す人は、ひと言ごとにコマンドを実行してしまいます。WCAGは、このようなショートカットを切るか変えられること、またはフォーカスのあるコントロールでだけ働くことを求めます。
    single-key-shortcut	howToFix	Leave the modifiers out, which means Command, or name one: `.keyboardShortcut("d", modifiers: .option)`.	`modifiers`を省くとCommandキーになります。または`.keyboardShortcut("d", modifiers: .option)`のように修飾キーを指定します。
    single-key-shortcut	elsewhere	`UIKeyCommand(input: "d", modifierFlags: .command, action: …)`.	`UIKeyCommand(input: "d", modifierFlags: .command, action: …)`を使います。
    single-key-shortcut	limits	Space, Return, Escape and arrows are left alone, and so are the digits and signs of a number pad, which has all ten digits. Whether the app lets people turn its shortcuts off is not seen.	スペース、Return、Escape、矢印キーは対象外です。10個の数字がすべてあるテンキーの数字と記号も対象外です。アプリの設定でショートカットを切れるかどうかはわかりません。
    slider-raw-value	message	slider from {low} to {high} is heard in percent	{low}から{high}のスライダーがパーセントで読まれる
    slider-raw-value	title	slider is heard in percent	スライダーがパーセントで読まれる
    slider-raw-value	reports	A `Slider` over another range than 0 to 1 or 0 to 100 without an `accessibilityValue`. For review.	範囲が0から1でも0から100でもなく、`accessibilityValue`のない`Slider`を検出します。要確認です。
    slider-raw-value	why	VoiceOver says where the thumb stands in percent. For 5 to 60 minutes "45 percent" tells nobody the time.	VoiceOverはつまみの位置をパーセントで読みます。5分から60分の「45パーセント」では時間がわかりません。
    slider-raw-value	howToFix	Add `.accessibilityValue("\(Int(minutes)) minutes")`.	`.accessibilityValue("\(Int(minutes)) minutes")`を加えます。
    slider-raw-value	elsewhere	Set `accessibilityValue` on the `UISlider` whenever it changes.	値が変わるたびに`UISlider`の`accessibilityValue`を設定します。
    slider-raw-value	limits	Off by default: percent may be what is meant. Ranges that are not written out are left alone.	パーセントが正しいこともあるので、初期設定ではオフです。書かれていない範囲は対象外です。
    sort-priority-overused	message	{n:number} sort priorities keep the order of reading by hand	{n}個の優先度で読む順を手で保っている
    sort-priority-overused	title	many sort priorities in one view	一つのビューに多くの並び順の優先度がある
    sort-priority-overused	reports	A type in which `accessibilitySortPriority` gives more than three different numbers.	`accessibilitySortPriority`に4つ以上の異なる数値がある型を検出します。
    sort-priority-overused	why	A list of numbers has to be kept in step with the layout by hand, and with large text the layout changes. Where the views stand in the order in which they should be read, no priority is needed.	数値の一覧は、レイアウトに合わせて手で保つ必要があり、大きな文字ではレイアウトが変わります。読む順にビューを置けば、優先度は要りません。
    sort-priority-overused	howToFix	Put the views into the order of reading, group what belongs together with `.accessibilityElement(children: .contain)`, and keep a priority for the exception.	読む順にビューを並べ、まとまりを`.accessibilityElement(children: .contain)`でまとめ、優先度は例外にだけ使います。
    sort-priority-overused	elsewhere	Set `accessibilityElements` only where the order of the subviews cannot be changed.	サブビューの順を変えられない場合だけ`accessibilityElements`を設定します。
    sort-priority-overused	limits	Off by default: the order may be right. Only numbers that are written out are counted.	順序は正しいかもしれないので、初期設定ではオフです。書かれた数値だけを数えます。
    status-not-announced	message	a button fills '{name}', and its text is not announced	ボタンが'{name}'に入れるテキストが読み上げられない
    status-not-announced	message	a text appears with '{name}' and is not announced	'{name}'とともに現れるテキストが読み上げられない
    status-not-announced	message	text is there for a few seconds and is not announced	テキストが数秒だけ表示され、読み上げられない
    status-not-announced	message	'{view}' appears and is not announced	'{view}'が現れても読み上げられない
    status-not-announced	title	message appears and is not announced	メッセージが現れても読み上げられない
    status-not-announced	reports	A view named as a toast, a snackbar or a banner with a message that is shown under a condition, in a project where neither the type that shows it nor the view itself posts an announcement or moves the focus, and messages of packages whose source announces nothing. As a note, whatever its name, text that stands under a condition alone and that code of the same type takes away again after a few seconds, a label that a function of UIKit code adds and removes again after an animation or a delay, a view that such code gives a text, shows and takes away after a delay, and a view that shows what a model holds until code calls a function after a wait that takes that away. For review, text that stays and shows nothing but a `@State` that is called after a message or that an answer alone fills, begins empty and is filled by what a button does, text that is there while a model has an error or a success to tell of, and what stands in a view with `searchable` when the search finds nothing, and a view of UIKit that is called after an error or a notice and shows itself, or a window of AppKit that does so without becoming the one in use. So are a text about a wait under a flag that a function sets and takes back, be it the view's own or that of an object that it observes, where somebody may set that off, the text that appears when nothing is left of a list while somebody types what to look for, the end of a countdown, what a timer stops once it has lasted as long as it may, a text into which a model writes one status after the other, a text that is there while a connection is lost, what comes into a list of messages after a wait, what the cases of a state say that a view or a model comes to after work which somebody set off or when something else changes, a number of a share that counts on without a progress view, what a list of messages is scrolled to when something came, and what a list shows once the answer to a search is there. So is a view that is named as an alert or a dialog, darkens what is behind it and is laid over a screen under a condition. So is a picture that alone tells of what was put on the clipboard.	トースト、スナックバー、メッセージのバナーという名前のビューが条件付きで表示され、表示する型もビュー自身も、読み上げの通知を送らず、フォーカスも移さないものと、ソースコードで何も通知しないパッケージのメッセージを検出します。名前によらず、一つの条件だけで表示され、同じ型のコードが数秒後に消すテキストと、UIKitの関数が追加してアニメーションや待ち時間の後に取り除くラベル、そうしたコードがテキストを入れて表示し待ち時間の後に消すビュー、またモデルが持つ値を表示し、待ち時間の後に呼ばれる関数がその値を取り去るまでのビューも注記として示します。消えずに残るテキストでも、メッセージを表す名前か、ボタンの操作の答えだけが値を入れる、最初は空の`@State`だけを表示し、ボタンの操作で値が入るもの、またモデルに伝えるべきエラーや成功がある間だけ表示されるテキストは、確認の対象とします。`searchable`のあるビューで検索の結果がないときに示されるものも、確認の対象とします。エラーや通知を表す名前で、自らを表示するUIKitのビューも要確認です。自身または監視するオブジェクトのフラグを関数が立てて戻す間だけ現れ、人の操作で始まりうる待ち時間のテキスト、検索の言葉を入力している間にリストが空になると現れるテキスト、カウントダウンの終わり、許された時間だけ続いたものをタイマーが止めるところ、モデルが次々に状況を書き込むテキスト、何かが加わるとスクロールされるメッセージの一覧も要確認です。人が始めた処理の後や、ほかのものが変わったときに、ビューやモデルがどうなったかを、状態のケースごとに示すテキストも要確認です。進み具合を示すビューなしに、割合の数が増えていくテキストも要確認です。検索の答えが届いたときにリストが示すものも要確認です。使用中のウインドウにならずに現れるAppKitのウインドウも要確認です。アラートやダイアログという名前で、後ろを暗くし、条件付きで画面に重ねられるビューも要確認です。クリップボードに入れたことを画像だけが伝えるところも要確認です。
    status-not-announced	why	VoiceOver reads what its focus is on. A message that appears somewhere else, and is soon gone again, is never heard: people do not learn whether what they did worked.	VoiceOverはフォーカスのあるものを読みます。別の場所に現れてすぐ消えるメッセージは聞こえません。操作がうまくいったかどうかがわかりません。
    status-not-announced	howToFix	Post `AccessibilityNotification.Announcement(message)` when it appears, before iOS 17 `UIAccessibility.post(notification: .announcement, argument: message)`.	現れたときに`AccessibilityNotification.Announcement(message)`を送ります。iOS 17より前では`UIAccessibility.post(notification: .announcement, argument: message)`を使います。
    status-not-announced	elsewhere	`UIAccessibility.post(notification: .announcement, argument: message)`.	`UIAccessibility.post(notification: .announcement, argument: message)`を使います。
    status-not-announced	limits	A toast is told by its name. Silent where any file that has a hand in the toast speaks of announcements, and for views of other packages, which may announce themselves. Other text that stays is left alone, since it may be meant to be found, and so is text beside controls; what a model holds is told by its name.	トーストかどうかは名前で判断します。トーストに関わるファイルのどれかに通知の語があれば指摘しません。ほかのパッケージのビューも、自身で通知する可能性があるため指摘しません。それ以外の消えないテキストは、見つけてもらうためのものかもしれないので対象外です。コントロールと並ぶテキストも対象外です。モデルが持つものは名前で判断します。
    text-tiny	message	text is {n} points high, less than any text style	文字の大きさが{n}ポイントで、どのテキストスタイルよりも小さい
    text-tiny	fix	use the smallest text style	最小のテキストスタイルを使う
    text-tiny	title	text is smaller than 11 points	文字が11ポイントより小さい
    text-tiny	reports	A `Text` or `Label` whose own font has a size below 11 points.	自身のフォントの大きさが11ポイント未満の`Text`か`Label`を検出します。
    text-tiny	why	11 points is the smallest size that Apple's guidelines allow on iPhone and iPad, and the smallest of its text styles. Below it many people cannot read without a magnifier, whatever the contrast.	11ポイントは、AppleのガイドラインがiPhoneとiPadで認める最小の大きさで、テキストスタイルでも最小です。これより小さいと、コントラストに関わらず、多くの人が拡大鏡なしでは読めません。
    text-tiny	howToFix	Use `.caption2`, which is 11 points and grows with the text size, or a larger style.	11ポイントで、文字サイズの設定に合わせて大きくなる`.caption2`か、より大きなスタイルを使います。
    text-tiny	elsewhere	`UIFont.preferredFont(forTextStyle: .caption2)`.	`UIFont.preferredFont(forTextStyle: .caption2)`を使います。
    text-tiny	limits	Sizes that come from elsewhere and fonts that a container gives are left alone.	別の場所から来る大きさと、コンテナが与えるフォントは対象外です。
    unknown-rule-in-suppression	message	suppression of '{id}', which is no rule	'{id}'というルールはない
    unknown-rule-in-suppression	message	'{word}' suppresses nothing; write 'earshot:{other}'	'{word}'では抑制されない（'earshot:{other}'と書く）
    unknown-rule-in-suppression	message	suppression of '{id}', which is no rule; did you mean '{other}'?	'{id}'というルールはない（'{other}'の誤りではないか）
    unknown-rule-in-suppression	title	suppression comment names no rule that there is	抑制コメントのルールが存在しない
    unknown-rule-in-suppression	reports	A comment `// earshot:ignore rule-id` or `// earshot:ignore-file rule-id` with an id that no rule has, and one that is written in another way, such as `// earshot:disable rule-id` or `// earshot-ignore rule-id`.	存在しないルールのidを書いた`// earshot:ignore rule-id`または`// earshot:ignore-file rule-id`コメントと、`// earshot:disable rule-id`や`// earshot-ignore rule-id`のように書き方の違うコメントを検出します。
    unknown-rule-in-suppression	why	It suppresses nothing. Who wrote it believes that it does, and the finding that it was meant for is reported or, worse, is nowhere to be seen because of something else.	何も抑制しません。書いた人は抑制したつもりでいますが、目的の指摘は報告されるか、別の理由で見えなくなっています。
    unknown-rule-in-suppression	howToFix	Correct the id; `earshot rules` lists them. The words are `ignore`, `ignore-file`, and `ignore-begin` with `ignore-end`.	idを直します。一覧は`earshot rules`で見られます。使える語は`ignore`、`ignore-file`、`ignore-begin`と`ignore-end`です。
    unknown-rule-in-suppression	limits	Ids of rules of other tools are unknown too, in a comment that is meant for Earshot.	Earshot向けのコメントでは、ほかのツールのルールのidも存在しないものとして扱います。
    ib-contrast	title	text of an interface file has too little contrast with its background	インターフェイスファイルの文字と背景のコントラストが足りない
    ib-contrast	reports	A label or the title of a button of a storyboard or XIB whose colour and background the file gives, or code that sets the view up, such as that of its class (`awakeFromNib`), with a contrast below 4.5:1, or below 3:1 for large text (18 points, or 14 points and bold), in the light or dark appearance or with increased contrast. A button without a colour has the tint around it, at last that of the app. The background is that of the nearest view around it that has one. The same colours are one finding, with all places.	文字の色と背景の色をファイル、またはそのクラスの`awakeFromNib`などビューを準備するコードが与えている、ストーリーボードやXIBのラベルやボタンのタイトルのうち、ライト、ダーク、コントラストを上げた状態のいずれかで、コントラストが4.5:1（大きな文字では3:1。18ポイント以上、または14ポイント以上の太字）を下回るものを検出します。色を持たないボタンは、周りのtintの色、最後にはアプリのtintの色とみなします。背景は、色を持つ最も近い外側のビューのものです。同じ色の組み合わせは、すべての箇所とともに一つの指摘にまとめます。
    ib-contrast	why	People with low vision, and everybody in sunlight, cannot tell the letters from what is behind them. Often only one appearance fails: a fixed grey on `systemBackground` in the dark, say.	弱視の人、そして日なたでは誰もが、文字を背景から見分けられません。足りないのが一方の外観だけのことも多く、たとえばダークの`systemBackground`の上の固定の灰色です。
    ib-contrast	howToFix	Choose colours that follow the appearance, such as Label Color on System Background Color, or a named colour with a variant for the appearance that fails.	System Background Colorの上のLabel Colorのように外観に従う色か、足りない外観用のバリエーションを持つ名前付きの色を選びます。
    ib-contrast	elsewhere	`.foregroundStyle(.primary)` on `Color(.systemBackground)`; see `low-contrast-text`.	`Color(.systemBackground)`の上の`.foregroundStyle(.primary)`です。`low-contrast-text`も参照してください。
    ib-contrast	limits	Silent where code sets one of the colours to what is not known, also for all labels or buttons (`UILabel.appearance()`), or lays layers over a view, where a view drawn before may lie between, for classes of one's own, and for colour spaces other than sRGB, Display P3 and grey. Controls that are not enabled are exempt. Hues of the system change between versions, so these are for review, where the contrast is below three quarters of what is needed or too low in each appearance. What fails in the dark appearance alone is for review, and so is what stands in a cell without a background of its own where code paints cells, what code paints in some cases, or a button in the tint of its storyboard or of the app.	コードが色の一方を未知の値に設定する場合（`UILabel.appearance()`ですべてのラベルやボタンに設定する場合を含む）や、ビューにレイヤーを重ねる場合、先に描かれたビューが間にありうる場合、独自のクラス、sRGB、Display P3、グレー以外の色空間は指摘しません。有効でないコントロールは除きます。システムの色相はバージョンによって変わるため、必要なコントラストの4分の3に満たないか、どの外観でも足りない場合に限り要確認とします。ダークの外観だけで足りない場合と、コードがセルに背景を塗るプロジェクトで自分の背景を持たないセルの中にある場合、コードが一部の場合にだけ色を設定する場合、ストーリーボードやアプリのtintの色のボタンは要確認です。
    ib-contrast	note	the cell, which has the background of the system	システムの背景を持つセル
    uikit-low-contrast	title	text of a UIKit view has too little contrast with its background	UIKitのビューの文字と背景のコントラストが足りない
    uikit-low-contrast	reports	A label, text view or button title made in code, or a part of an attributed text or placeholder, whose colour and background code gives for certain, with a contrast below 4.5:1, or below 3:1 for large text (18 points, or 14 points and bold), in the light or dark appearance or with increased contrast. The background is that of the nearest view around it that has one. The same colours are one finding, with all places.	コードで作ったラベル、テキストビュー、ボタンのタイトル、属性付きの文字列やプレースホルダの一部のうち、文字の色と背景の色をコードが確かに与えていて、ライト、ダーク、コントラストを上げた状態のいずれかで、コントラストが4.5:1（大きな文字では3:1。18ポイント以上、または14ポイント以上の太字）を下回るものを検出します。背景は、色を持つ最も近い外側のビューのものです。同じ色の組み合わせは、すべての箇所とともに一つの指摘にまとめます。
    uikit-low-contrast	why	People with low vision, and everybody in sunlight, cannot tell the letters from what is behind them. `UIColor.lightGray` on white has 2.3:1, `UIColor.gray` 3.9:1; a label that keeps its own colour, on a view that is white in every appearance, is white on white in the dark one.	弱視の人、そして日なたでは誰もが、文字を背景から見分けられません。白地では`UIColor.lightGray`が2.3:1、`UIColor.gray`が3.9:1です。どの外観でも白いビューの上で自分の色のままのラベルは、ダークの外観では白地に白になります。
    uikit-low-contrast	howToFix	Choose colours that follow the appearance, such as `.label` or `.secondaryLabel` on `.systemBackground`, or a colour of the asset catalog with a variant for the appearance that fails.	`.systemBackground`の上の`.label`や`.secondaryLabel`のように外観に従う色か、足りない外観用のバリエーションを持つアセットカタログの色を選びます。
    uikit-low-contrast	elsewhere	`.foregroundStyle(.primary)` on `Color(.systemBackground)`; see `low-contrast-text`.	`Color(.systemBackground)`の上の`.foregroundStyle(.primary)`です。`low-contrast-text`も参照してください。
    uikit-low-contrast	limits	Silent where one of the colours is not known or changes by itself, under layers, pictures and views that draw themselves, and where a view drawn before may lie between. Controls that are not enabled are exempt. Hues of the system change between versions, so letters in one, fixed letters on one and the tertiary label colour are for review, where the contrast is below three quarters of what is needed or too low in each appearance; the secondary one is left alone, but where an appearance all but hides it on a fixed colour. What fails in the dark appearance alone is for review, and so is a text whose colour stands in another file than its background, what stands in a cell that nobody painted, a background of several layers or of several states, and a button in the tint of the app or in the white that it begins with. So is a placeholder that code gives no colour, in a field of a fixed colour on which one of the appearances makes it all but invisible.	色の一方がわからない場合やひとりでに変わる場合、レイヤー、画像、自分で描くビューの下、先に描かれたビューが間にありうる場合は指摘しません。有効でないコントロールは除きます。システムの色相はバージョンによって変わるため、その色の文字、その上の固定した色の文字、三番目の文字色は、コントラストが必要な値の四分の三を下回るか、どの外観でも足りない場合に要確認とします。補助的な文字色は対象外です。ダークの外観だけで足りない場合、文字の色と背景が別のファイルにある場合、誰も背景を塗っていないセルの中にある場合、背景が複数の層や複数の状態からなる場合、アプリのtintの色や初めからの白のボタンは要確認です。コードが色を与えないプレースホルダーが、固定した色のフィールドの上で一方の外観ではほとんど見えなくなる場合も要確認です。ただし、固定した色の上で一方の外観ではほとんど見えなくなる補助的な文字の色は検出します。
    ib-fixed-height	title	label of an interface file outgrows its height	インターフェイスファイルのラベルが高さに収まらなくなる
    ib-fixed-height	reports	A `<label>` with the font of a text style and a height constraint of fewer points than its letters have at 200 percent. Body text has 40 points then, and lines of 48. For review, rows of a table whose height is a number, where the lines of a label, or labels above each other, need more at 200 percent; and a `<textView>` that does not scroll, is held to a height and gets running text from code, such as a description.	テキストスタイルのフォントを持ち、高さの制約が200パーセントのときの文字の大きさより小さい`<label>`を検出します。そのとき本文の文字は40ポイント、行は48ポイントになります。行の高さを数値にした表で、200パーセントのときにラベルの行や上下に並ぶラベルが収まらないものは要確認です。スクロールせず高さが決まっていて、コードから説明のような文章を受け取る`<textView>`も要確認です。
    ib-fixed-height	why	The text is cut off, or nothing of it is left, for people who enlarge it.	文字を大きくしている人には、文字が切れるか、まったく見えなくなります。
    ib-fixed-height	howToFix	Delete the constraint, since a label knows its height; or set its relation to Greater Than or Equal.	ラベルは自分の高さを知っているので制約を削除するか、関係をGreater Than or Equalにします。
    ib-fixed-height	elsewhere	`.frame(minHeight: 20)` in place of `.frame(height: 20)`; see `fixed-height-clips-text`.	`.frame(height: 20)`の代わりに`.frame(minHeight: 20)`を使います。`fixed-height-clips-text`も参照してください。
    ib-fixed-height	limits	Silent for constraints that an outlet reaches, that have a priority, or that belong to one size class; for labels that shrink their text; and for fonts of a fixed size, which are the business of `ib-fixed-font`. Only the letters of a single line are reckoned with.	アウトレットが届く制約、優先度のある制約、一つのサイズクラスだけの制約、文字を縮小するラベル、`ib-fixed-font`が扱う固定サイズのフォントは指摘しません。1行分の文字だけで計算します。
    ib-image-unlabelled	title	image view of an interface file is an element without a name	インターフェイスファイルのイメージビューが要素なのに名前がない
    ib-image-unlabelled	reports	An `<imageView>` of a storyboard or XIB whose box Accessibility is ticked and that neither the file nor code of its class gives a label. For review: a picture that is no element and that code shows and hides, or whose name speaks of a QR code, a chart, a signature and the like.	Accessibilityのチェックが入っていて、ファイルもクラスのコードもラベルを付けていない、ストーリーボードやXIBの`<imageView>`を検出します。要素でなく、コードが表示と非表示を切り替える画像と、名前がQRコード、グラフ、署名などを表す画像は要確認です。
    ib-image-unlabelled	why	VoiceOver stops at it and says "image" or the name of the file.	VoiceOverはそこで止まり、「イメージ」かファイル名を言います。
    ib-image-unlabelled	howToFix	Write what the picture tells into the identity inspector, Accessibility, Label. Of a decoration untick the box Enabled.	アイデンティティインスペクタのAccessibilityのLabelに、画像が伝えることを書きます。装飾ならEnabledのチェックを外します。
    ib-image-unlabelled	elsewhere	`Image("photo", label: Text("Two people planting a tree"))`; see `image-name`.	`Image("photo", label: Text("Two people planting a tree"))`を使います。`image-name`も参照してください。
    ib-image-unlabelled	limits	Image views are no elements by default, so most pictures that nobody made one are decoration. For review in a cell that is read by its labels. Likely where the picture has an outlet, since code that is not seen may use it.	イメージビューは既定では要素でないので、誰も要素にしていない画像のほとんどは装飾です。ラベルで読まれるセルの中では要確認です。アウトレットがある場合は見えないコードが使いうるので「おそらく」とします。
    ib-trait-mismatch	title	traits of an interface file do not fit the object	インターフェイスファイルの特性がオブジェクトに合わない
    ib-trait-mismatch	reports	A `<button>` whose traits in the identity inspector are set without Button, so that its role is gone; a field, switch or slider with the trait Header; and a control that is enabled and has the trait Not Enabled.	アイデンティティインスペクタの特性にButtonがなく、役割が失われた`<button>`と、有効なのにNot Enabledの特性があるコントロールを検出します。ヘッダの特性を持つ入力欄、スイッチ、スライダーも検出します。
    ib-trait-mismatch	why	Traits in an interface file take the place of those that UIKit would give. VoiceOver says no role for the button, or says "dimmed" of a control that works, and people pass it by.	インターフェイスファイルの特性は、UIKitが与える特性に取って代わります。VoiceOverはボタンの役割を言わないか、使えるコントロールを「使用不可」と言うので、素通りされます。
    ib-trait-mismatch	howToFix	Tick Button in the identity inspector, Accessibility, Traits; untick Not Enabled and let `isEnabled` speak for itself.	アイデンティティインスペクタのAccessibilityのTraitsでButtonにチェックを入れます。Not Enabledのチェックは外し、`isEnabled`に任せます。
    ib-trait-mismatch	elsewhere	Traits are only added and removed; see `conflicting-traits`.	SwiftUIの特性は足し引きするだけです。`conflicting-traits`も参照してください。
    ib-trait-mismatch	limits	Silent where code of the class sets the traits. Views with a tap gesture and no trait are the business of `uikit-tap-view-not-element`.	クラスのコードが特性を設定する場合は指摘しません。タップジェスチャーがあって特性のないビューは`uikit-tap-view-not-element`が扱います。
    uikit-cell-role	title	cell that can be chosen is not announced as a button	選べるセルがボタンと読まれない
    uikit-cell-role	reports	A cell that a data source of the project returns, of a list whose delegate does something in `didSelectRowAt` or `didSelectItemAt`, where neither the cell nor anything in it has the button or link trait.	プロジェクトのデータソースが返すセルのうち、リストのデリゲートが`didSelectRowAt`か`didSelectItemAt`で何かをし、セルにもその中にもボタンやリンクの特性がないものを検出します。
    uikit-cell-role	why	VoiceOver reads the words of the cell and no role, and nothing tells that a double tap opens something. Voice Control and Switch Control reach the cell all the same.	VoiceOverはセルの文字を読みますが役割は言わず、ダブルタップで何かが開くとは伝わりません。音声コントロールとスイッチコントロールはそれでもセルに届きます。
    uikit-cell-role	howToFix	Say it where the cell is set up: `cell.accessibilityTraits.insert(.button)`.	セルを整えるところで`cell.accessibilityTraits.insert(.button)`を呼びます。
    uikit-cell-role	elsewhere	A `NavigationLink` or a `Button` in the `List`.	`List`の中の`NavigationLink`や`Button`です。
    uikit-cell-role	limits	Off by default: UIKit's own cells, those of Settings among them, do not say it either, so that many people expect rows of a table to open something. For a person to look at where the delegate asks which cell it is. Silent where code that could not be followed may set the traits.	既定ではオフです。「設定」を含むUIKit自身のセルも役割を言わないので、表の行は何かを開くと多くの人が思っています。どのセルかをデリゲートが調べる場合は要確認です。追えないコードが特性を設定しうる場合は指摘しません。
    uikit-loose-cell	title	cell that can be chosen is read in parts without a role	選べるセルが役割なしで部分ごとに読まれる
    uikit-loose-cell	reports	A cell of a collection view whose delegate does something in `didSelectItemAt`, that shows texts, is no accessibility element, and has nothing in it with a role.	デリゲートが`didSelectItemAt`で何かをするコレクションビューのセルのうち、テキストを表示していて、アクセシビリティ要素ではなく、役割を持つものも含まないものを検出します。
    uikit-loose-cell	why	A cell of a table is one element with the words of its labels; one of a collection is not. VoiceOver stops at each text of it, says none of them to be a button, and nobody hears which texts belong together or that a double tap opens something.	テーブルのセルはラベルの文字を持つ1つの要素ですが、コレクションのセルは違います。VoiceOverはテキストごとに止まり、どれもボタンとは言わないので、どのテキストが1組なのかも、ダブルタップで何かが開くことも伝わりません。
    uikit-loose-cell	howToFix	Make the cell one element where it is set up: `isAccessibilityElement = true`, `accessibilityTraits = .button`, and an `accessibilityLabel` that joins its texts.	セルを整えるところで1つの要素にします。`isAccessibilityElement = true`、`accessibilityTraits = .button`、そしてテキストをつないだ`accessibilityLabel`を設定します。
    uikit-loose-cell	elsewhere	A `Button` in a `LazyVGrid` is one element with the texts of its label.	`LazyVGrid`の中の`Button`は、ラベルのテキストを持つ1つの要素です。
    uikit-loose-cell	limits	For a person to look at: what a double tap on a text of a cell does, the code does not tell. Silent about `UICollectionViewListCell`, about cells with controls or pictures with names, and about cells of a class that is not known. A function outside of the project that is handed the cell may make it an element.	要確認です。セルのテキストをダブルタップすると何が起こるかは、コードからはわかりません。`UICollectionViewListCell`、コントロールや名前のある画像を含むセル、クラスのわからないセルは指摘しません。セルを渡されたプロジェクト外の関数が、それを要素にすることもあります。
    uikit-custom-actions	title	only a gesture on a view does it	ビューのジェスチャーでしか操作できない
    uikit-custom-actions	reports	A `UILongPressGestureRecognizer`, a `UISwipeGestureRecognizer` or a tap of several touches on a view without custom actions, where no control of the screen does the same. For review where the name of the function speaks of moving, closing or highlighting something, and where it takes several taps, which mostly zoom or repeat what a button does.	カスタムアクションのないビューの`UILongPressGestureRecognizer`、`UISwipeGestureRecognizer`、複数回のタップのうち、同じことをするコントロールが画面にないものを検出します。関数の名前が移動、閉じる、強調を表す場合と、たいていは拡大かボタンと同じことをする数回のタップは要確認です。
    uikit-custom-actions	why	VoiceOver uses swipes and double taps itself, and Switch Control, Voice Control and keyboards know no long press. Nothing tells people that there is a function at all.	VoiceOverはスワイプとダブルタップを自身で使い、スイッチコントロール、音声コントロール、キーボードには長押しがありません。機能があること自体が伝わりません。
    uikit-custom-actions	howToFix	Offer it as an action: `view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in … }]`. Or by a `UIContextMenuInteraction` or the swipe actions of a list, of which the system makes actions.	`view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in … }]`のようにアクションとして用意します。システムがアクションにする`UIContextMenuInteraction`やリストのスワイプアクションでもかまいません。
    uikit-custom-actions	elsewhere	`.accessibilityAction(named: "Archive") { … }`; see `gesture-only-action`.	`.accessibilityAction(named: "Archive") { … }`を使います。`gesture-only-action`も参照してください。
    uikit-custom-actions	limits	Silent in files that speak of custom actions, context menus, `accessibilityScroll` or `accessibilityPerformEscape`, and where code that could not be followed may set the view up. Gestures on whole lists are not looked at.	カスタムアクション、コンテキストメニュー、`accessibilityScroll`、`accessibilityPerformEscape`に触れるファイルと、追えないコードがビューを整える可能性がある場合は指摘しません。リスト全体のジェスチャーは調べません。
    uikit-invert	title	photo or film is inverted with the rest of the screen	写真や映像が画面と一緒に反転する
    uikit-invert	reports	An image view whose name speaks of a photo, a portrait, a cover or a film and that does not set `accessibilityIgnoresInvertColors`, in a file that does not set it on anything.	名前が写真、肖像、表紙、映像を表し、`accessibilityIgnoresInvertColors`を設定していないイメージビューを、何にもそれを設定していないファイルの中で検出します。
    uikit-invert	why	Smart Invert turns colours round so that white screens become dark. Photos become negatives in which nobody recognises a face, unless the view asks to be left out.	スマート反転は色を逆にして白い画面を暗くします。除外を求めないビューの写真はネガになり、誰の顔かわかりません。
    uikit-invert	howToFix	Set `photoView.accessibilityIgnoresInvertColors = true`.	`photoView.accessibilityIgnoresInvertColors = true`を設定します。
    uikit-invert	elsewhere	`.accessibilityIgnoresInvertColors()`.	`.accessibilityIgnoresInvertColors()`を使います。
    uikit-invert	limits	Off by default and for a person to look at: the property is inherited from views around, and what a picture shows is guessed from its name.	既定ではオフで、要確認です。このプロパティは外側のビューから受け継がれ、画像が何を示すかは名前から推測しています。
    uikit-label-clips	title	label has no room for larger text	ラベルに大きな文字の余地がない
    uikit-label-clips	reports	A `UILabel` with the font of a text style and a height constraint of fewer points than its letters have at 200 percent. For review: a label with a long text of its own that has one line, as labels have by default, and neither shrinks it nor scrolls; and rows of a table whose height is a number (`rowHeight`, `heightForRowAt`), where the lines of a label need more at 200 percent; and a `UITextView` that does not scroll, is held to a height and shows running text, such as a description.	テキストスタイルのフォントを持ち、高さの制約が200パーセントのときの文字の大きさより小さい`UILabel`を検出します。既定どおり1行で、縮小もスクロールもしない、長い文字を自分で持つラベルは要確認です。`rowHeight`や`heightForRowAt`で行の高さを数値にした表で、200パーセントのときにラベルの行が収まらないものも、スクロールせず高さが決まっていて説明のような文章を表示する`UITextView`も要確認です。
    uikit-label-clips	why	People who enlarge text see the upper half of the letters, or an ellipsis in place of what matters. VoiceOver reads all of it all the same.	文字を大きくしている人には、文字の上半分か、大事なところの代わりに省略記号が見えます。VoiceOverはそれでもすべて読みます。
    uikit-label-clips	howToFix	Let it grow: `numberOfLines = 0`, and `greaterThanOrEqualToConstant:` in place of `equalToConstant:`.	`numberOfLines = 0`とし、`equalToConstant:`の代わりに`greaterThanOrEqualToConstant:`を使って、大きくなれるようにします。
    uikit-label-clips	elsewhere	`.frame(minHeight: 20)` and no `lineLimit`; see `fixed-height-clips-text`.	`.frame(minHeight: 20)`を使い、`lineLimit`を付けません。`fixed-height-clips-text`も参照してください。
    uikit-label-clips	limits	Silent for constraints that something keeps and may change, for fonts of a fixed size, which `uikit-fixed-font` reports, and for texts that come at run time, whose length nobody knows.	何かが保持していて変えうる制約、`uikit-fixed-font`が扱う固定サイズのフォント、長さのわからない実行時の文字は指摘しません。
    uikit-large-content	title	control of a custom bar does not offer the large content viewer	独自のバーのコントロールがラージコンテンツビューアに対応していない
    uikit-large-content	reports	A button with a picture in a bar of the app's own, as the name of its class tells (`PlayerBar`, `CustomTabBar`), that does not set `showsLargeContentViewer`; and any view that sets it to `false`.	クラスの名前からアプリ独自のバー（`PlayerBar`、`CustomTabBar`）とわかるビューの中で`showsLargeContentViewer`を設定していない画像付きのボタンと、それを`false`にしているビューを検出します。
    uikit-large-content	why	Bars keep their size so that the content has room. At large text sizes a long press on an item of UIKit's own bars shows it in the middle of the screen; here it shows nothing.	バーは内容に場所を譲るために大きさを変えません。大きな文字サイズでUIKit自身のバーの項目を長押しすると画面の中央に大きく表示されますが、ここでは何も表示されません。
    uikit-large-content	howToFix	Set `button.showsLargeContentViewer = true` and add a `UILargeContentViewerInteraction` to the bar; the title and the picture of a button are taken by themselves.	`button.showsLargeContentViewer = true`を設定し、バーに`UILargeContentViewerInteraction`を加えます。ボタンのタイトルと画像は自動で使われます。
    uikit-large-content	elsewhere	`.accessibilityShowsLargeContentViewer()`.	`.accessibilityShowsLargeContentViewer()`を使います。
    uikit-large-content	limits	Off by default and for a person to look at: a bar that grows with the text needs no viewer, and whether it does, layout decides.	既定ではオフで、要確認です。文字とともに大きくなるバーにビューアは要らず、大きくなるかどうかはレイアウトで決まります。
    uikit-modal-not-isolated	title	dialog over other views leaves these to VoiceOver	ほかのビューに重なるダイアログの背後をVoiceOverが読む
    uikit-modal-not-isolated	reports	A function that lays a dimmed view and then another view over what a view shows already, or adds a dialog to a window, in a class that sets neither `accessibilityViewIsModal` nor `accessibilityElementsHidden`. A view of the app that paints itself a translucent black, holds buttons and is added to another view; for review where it is not called a dialog. For review, what a class adds after a black view that is faded in and out and takes taps.	すでに何かを表示しているビューに暗いビューと別のビューを重ねる関数や、ダイアログをウインドウに加える関数のうち、クラスが`accessibilityViewIsModal`も`accessibilityElementsHidden`も設定していないものを検出します。自らを半透明の黒で塗り、ボタンを持ち、ほかのビューに加えられるアプリのビューも検出します。ダイアログと呼ばれていないものは要確認です。現れては消え、タップを受ける黒いビューの後にクラスが加えるものも要確認です。
    uikit-modal-not-isolated	why	Sight tells that everything behind the dimmed view is out of reach. VoiceOver walks on from the dialog into what lies behind it, and a double tap there does something nobody can see.	目で見れば、暗いビューの背後は操作できないとわかります。VoiceOverはダイアログからその背後へ進み、そこでダブルタップすると見えないところで何かが起こります。
    uikit-modal-not-isolated	howToFix	Set `dialog.accessibilityViewIsModal = true` and post `.screenChanged` with the dialog when it appears. Better still, present a view controller, which UIKit isolates by itself.	`dialog.accessibilityViewIsModal = true`を設定し、表示するときにダイアログを添えて`.screenChanged`を通知します。UIKitが自ら切り離すビューコントローラを表示すればさらによくなります。
    uikit-modal-not-isolated	elsewhere	`.sheet` and `.alert` isolate themselves; an overlay takes `.accessibilityAddTraits(.isModal)`.	`.sheet`と`.alert`は自ら切り離します。オーバーレイには`.accessibilityAddTraits(.isModal)`を付けます。
    uikit-modal-not-isolated	limits	Views are taken for dimmed by their names, or as overlays of a translucent black, and for dialogs by their names. Silent for controllers that are presented, for transitions, and for messages that do not block what is behind them, such as toasts.	暗いビューは名前か、半透明の黒の覆いであることから、ダイアログは名前から判断します。表示されるコントローラ、画面遷移、トーストのように背後を妨げないものは指摘しません。
    uikit-notification-missing	title	message appears and VoiceOver is not told	メッセージが現れてもVoiceOverに伝わらない
    uikit-notification-missing	reports	A label whose name speaks of an error, a warning or a state, which later code of the class shows or fills, or any label that one function gives a text and shows, alone or with the view around it, or whose words are there and hidden until later code shows it, in a file that posts no notification of UIAccessibility.	名前がエラー、警告、状態を表し、クラスの後のコードが表示したり文字を入れたりするラベル、一つの関数が文字を入れて単独か周りのビューごと表示するラベル、または言葉は初めからあり後のコードが表示するまで隠れているラベルを、UIAccessibilityの通知を送らないファイルの中で検出します。
    uikit-notification-missing	why	VoiceOver stays where it is. Whoever pressed Send hears nothing, and finds the message only by going through the whole screen again.	VoiceOverは今いる場所に留まります。「送信」を押した人には何も聞こえず、画面全体をもう一度たどらないとメッセージが見つかりません。
    uikit-notification-missing	howToFix	Tell it: `UIAccessibility.post(notification: .announcement, argument: errorLabel.text)`; or move there with `.layoutChanged` and the label.	`UIAccessibility.post(notification: .announcement, argument: errorLabel.text)`で伝えるか、ラベルを添えた`.layoutChanged`でそこへ移動させます。
    uikit-notification-missing	elsewhere	`AccessibilityNotification.Announcement(message).post()` when the message changes.	メッセージが変わるときに`AccessibilityNotification.Announcement(message).post()`を呼びます。
    uikit-notification-missing	limits	For a person to look at: another file may post the notification, and what the label says may be told in another way. Functions that set up or update a view as a whole are left alone.	要確認です。ほかのファイルが通知を送っていたり、ラベルの内容が別の方法で伝わったりすることがあります。ビュー全体を整えたり更新したりする関数は対象外です。
    uikit-perform-escape	title	screen over others does not answer the escape gesture	重なった画面がスクラブのジェスチャーに応えない
    uikit-perform-escape	reports	A view controller that is shown over the screen (`modalPresentationStyle` of `.custom`, `.overFullScreen` or `.overCurrentContext`), closes itself with `dismiss`, and overrides no `accessibilityPerformEscape`. A `UIPresentationController` of the app that closes what it presents on a tap beside it. For review, a menu of the app's own over a view that dims the screen and closes the menu on a tap.	画面に重ねて表示され（`modalPresentationStyle`が`.custom`、`.overFullScreen`、`.overCurrentContext`）、`dismiss`で自ら閉じ、`accessibilityPerformEscape`をオーバーライドしていないビューコントローラを検出します。横のタップで表示中のものを閉じる、アプリの`UIPresentationController`も検出します。画面を暗くするビューのタップで閉じるアプリ独自のメニューは要確認です。
    uikit-perform-escape	why	Two fingers that draw a Z close alerts, sheets and popovers of the system. People who use VoiceOver try it here too, and nothing happens; the Escape key of a keyboard does nothing either. They have to find the button that closes it, if there is one.	2本指でZを描くと、システムの警告、シート、ポップオーバーは閉じます。VoiceOverを使う人はここでも試しますが、何も起こりません。キーボードのEscキーも効きません。閉じるボタンがあれば、それを探すことになります。
    uikit-perform-escape	howToFix	Override the function in the controller: `override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }`.	コントローラで`override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }`のように関数をオーバーライドします。
    uikit-perform-escape	elsewhere	`.accessibilityAction(.escape) { isShown = false }` on the overlay.	オーバーレイに`.accessibilityAction(.escape) { isShown = false }`を付けます。
    uikit-perform-escape	limits	Silent for sheets and full-screen covers of the system, for controllers that never close themselves, and where a superclass in the project has the function.	システムのシートと全画面カバー、自ら閉じないコントローラ、プロジェクトのスーパークラスがその関数を持つ場合は指摘しません。
    uikit-speech-language	title	words in another language are not marked as such	別の言語の言葉にその印がない
    uikit-speech-language	reports	A label, button or field whose literal words are written in another script than the app's language uses, without `accessibilityLanguage`.	アプリの言語が使わない文字で書かれたリテラルの言葉を持ち、`accessibilityLanguage`のないラベル、ボタン、フィールドを検出します。
    uikit-speech-language	why	The voice of one language cannot read the script of another, or spells it out letter by letter. VoiceOver changes its voice where it is told the language, and by itself only where it recognises it.	ある言語の声は別の文字体系を読めないか、1文字ずつ読み上げます。VoiceOverは言語を伝えられれば声を変え、自分では見分けられるときだけ変えます。
    uikit-speech-language	howToFix	Say it: `label.accessibilityLanguage = "ja"`; for parts of a text, the attribute `.accessibilitySpeechLanguage` of an attributed label.	`label.accessibilityLanguage = "ja"`で伝えます。文字の一部には、属性付きラベルの`.accessibilitySpeechLanguage`属性を使います。
    uikit-speech-language	elsewhere	An `AttributedString` with `languageIdentifier`.	`languageIdentifier`を持つ`AttributedString`を使います。
    uikit-speech-language	limits	Off by default and for a person to look at: with Detect Languages on, VoiceOver finds scripts by itself. Languages that share a script with the app's are not told apart.	既定ではオフで、要確認です。「言語を検出」がオンならVoiceOverは自分で文字体系を見分けます。アプリの言語と同じ文字を使う言語は区別しません。
    uikit-heading-missing	title	title of a section or group is no heading	セクションやグループのタイトルが見出しになっていない
    uikit-heading-missing	reports	The first text of a view that the project gives as the header of a section (`viewForHeaderInSection`), and, for a person to look at, a label with words of its own in a title font that something follows, or the first one of a screen without headings whose letters stand out among all others, or one that is called a header, a heading or the title of a bar, page or section in code, where the label has no header trait; for review as well the first text of a class for headers of sections, the first text of a view that stands for the title of a navigation bar (`titleView`), and a title that stands alone above all rows of a table (`tableHeaderView`).	プロジェクトがセクションのヘッダとして返すビュー（`viewForHeaderInSection`）の最初の文字で、ヘッダの特性のないものを検出します。タイトルのフォントで自分の言葉を持ち、後に何かが続くラベルと、見出しのない画面の先頭にあってほかのどの文字よりも目立つラベル、コードの中で見出し（header、heading）やバー、ページ、セクションのタイトルと呼ばれるラベルは要確認です。セクションのヘッダ用のクラスの最初の文字も要確認です。ナビゲーションバーのタイトルの代わりに置かれたビュー（`titleView`）の最初の文字も要確認です。テーブルのすべての行の上に一つだけあるタイトル（`tableHeaderView`）も要確認です。
    uikit-heading-missing	why	Titles that a table makes of `titleForHeaderInSection` are headings, and VoiceOver users jump from one to the next with the rotor. A view of one's own in the same place is plain text: the rotor passes over it.	`titleForHeaderInSection`からテーブルが作るタイトルは見出しで、VoiceOverを使う人はローターで次へ移動します。同じ場所の独自のビューはただの文字で、ローターは通り過ぎます。
    uikit-heading-missing	howToFix	`titleLabel.accessibilityTraits.insert(.header)`, or Header in the Identity inspector.	`titleLabel.accessibilityTraits.insert(.header)`とするか、IdentityインスペクタでHeaderを選びます。
    uikit-heading-missing	elsewhere	`.accessibilityAddTraits(.isHeader)`; see `heading-missing`.	`.accessibilityAddTraits(.isHeader)`です。`heading-missing`を参照してください。
    uikit-heading-missing	limits	Title fonts are those of the text styles, and bold ones of 20 points and more. Silent for a `UITableViewHeaderFooterView` that shows its own `textLabel`, in toolbars, cells and alerts, for sentences and numbers, and where code that could not be followed may set the traits.	タイトルのフォントとは、テキストスタイルのものと20ポイント以上の太字です。自身の`textLabel`を示す`UITableViewHeaderFooterView`、ツールバー、セル、アラートの中、文と数字、追跡できないコードが特性を設定しうる場合は指摘しません。
    uikit-heading-missing	message	text {words:phrase} heads a section and is not announced as a heading	文字{words}はセクションの先頭にあるが、見出しとして読まれない
    uikit-heading-missing	message	text {words:phrase} looks like a heading and is not announced as one	文字{words}は見出しに見えるが、見出しとして読まれない
    uikit-heading-missing	message	text {words:phrase} stands for the title of the bar and is not announced as a heading	文字{words}はバーのタイトルの代わりだが、見出しとして読まれない
    uikit-swapped-names	title	one picture of a control has two names that are swapped	コントロールの一つの画像に、入れ替わった二つの名前がある
    uikit-swapped-names	reports	A control of UIKit that gets one of two pictures, each with an `accessibilityLabel`, where the labels are the other way round in another place of the class.	二つの画像のどちらかと`accessibilityLabel`を受け取るUIKitのコントロールで、クラスの別の場所ではラベルが逆になっているものを検出します。
    uikit-swapped-names	why	The picture says what is so now, and the name that goes with it the opposite: "Add to favourites" for what is one already. After a press people hear that nothing happened, and press again.	画像は今の状態を示し、一緒に設定された名前は反対のことを言います。すでにお気に入りなのに「お気に入りに追加」と聞こえ、押した後は何も起きなかったように聞こえるため、もう一度押してしまいます。
    uikit-swapped-names	howToFix	Give each picture the same name everywhere; best in one function that sets both and is called at the start and after each change.	どこでも同じ画像には同じ名前を付けます。両方を設定する一つの関数にまとめ、最初と変更のたびに呼ぶのがよい方法です。
    uikit-swapped-names	elsewhere	In SwiftUI the picture and the label follow from the same value: `isOn ? "Remove" : "Add"`.	SwiftUIでは画像とラベルが同じ値から決まります：`isOn ? "Remove" : "Add"`。
    uikit-swapped-names	limits	Only pictures and labels that are set on lines next to each other, both pictures with both names. Which of the two places is right, source does not tell.	隣り合う行で設定され、両方の画像に両方の名前がある場合だけを見ます。どちらの場所が正しいかは、ソースからはわかりません。
    uikit-swapped-names	message	picture of '{control}' has another name here than elsewhere	'{control}'の画像の名前が、ここではほかの場所と違う
    uikit-swapped-names	note	the other name	もう一つの名前
    uikit-selection-state	title	view of UIKit shows by its looks alone that it is selected	UIKitのビューが選択中であることを見た目だけで示す
    uikit-selection-state	reports	A cell or another view whose code gives it other colours, another border, font or picture while a flag that is named for what is chosen is set (`isChosen`, `item == selectedItem`), or code that paints a cell in this way, where neither a trait, a value nor words differ. Buttons that exchange their looks, all get the same before the pressed one gets its own, or look by whether they are the pressed one, and views of which the one that was pressed last is kept and gets its old looks back. And buttons that get one picture or another by a test, as a heart that is full or empty, and the same name in both, and image views that a state exchanges beside a button. For review: image views of cells to which the code of a list gives one picture or another, looks by a flag that says that something is active or on, a line that moves to the button that was pressed, the cell at a remembered place (`page == indexPath.item`) of which a list calls a function that only paints, looks of cells by what a press on a row changes, several views of which one is painted by what a value is (`list == 0`, `list == 1`), and rows that begin with a tick of which the list does not know, so that a press takes the tick away and selects the row.	選択を表す名前のフラグ（`isChosen`、`item == selectedItem`）が立っている間、コードが色、枠、フォント、画像を変えるセルやその他のビュー、またはそのようにセルを塗るコードで、特性も値も文字も変わらないものを検出します。見た目を互いに入れ替えるボタン、すべて同じ見た目にしてから押されたものだけを変えるボタン、押されたものかどうかで見た目が決まるボタン、最後に押されたものを覚えておき元の見た目に戻すビューも検出します。条件によって画像が変わるのに（塗りつぶしや輪郭のハートなど）名前が同じままのボタンと、ボタンのそばで状態によって入れ替わる画像ビューも検出します。リストのコードが状態によって別の画像を入れるセルの画像ビューと、何かがアクティブまたはオンであることを表すフラグによる見た目と、押したボタンまで動く線は要確認です。覚えている位置（`page == indexPath.item`）のセルについて、見た目だけを変える関数をリストが呼ぶものと、行を押すと変わる値によるセルの見た目も要確認です。値によって一つだけが塗られるいくつかのビュー（`list == 0`、`list == 1`）と、リストの知らないチェックマークで始まり、押すとチェックマークが消えて選択される行も要確認です。
    uikit-selection-state	why	All of the group sound alike. VoiceOver says "Selected" for cells that the list itself has selected, and for controls whose `isSelected` is set; of a flag of one's own it knows nothing.	グループのどれも同じに聞こえます。VoiceOverが「選択中」と言うのは、リスト自身が選択したセルと、`isSelected`が設定されたコントロールです。独自のフラグについては何も知りません。
    uikit-selection-state	howToFix	Set the trait where the looks are set: `accessibilityTraits.insert(.selected)`, and `remove(.selected)` otherwise, on what VoiceOver stops at. Or let the list select the cell, and the control be `isSelected`. Where a picture says what a button does now, give it a name with each picture: "Play", "Pause".	見た目を設定するところで、VoiceOverが止まるものに特性も設定します。選択時は`accessibilityTraits.insert(.selected)`、それ以外は`remove(.selected)`です。または、セルの選択をリストに任せ、コントロールは`isSelected`にします。画像がボタンの今の動作を表す場合は、画像ごとに名前を付けます：「再生」「一時停止」。
    uikit-selection-state	elsewhere	`.accessibilityAddTraits(isSelected ? .isSelected : [])`; see `selection-state-missing`.	`.accessibilityAddTraits(isSelected ? .isSelected : [])`です。`selection-state-missing`を参照してください。
    uikit-selection-state	limits	Silent where the class, one above it or a type that uses it sets traits or values, or gives the row a checkmark, and about flags that UIKit tells: those of `setSelected`, of configuration states, and `isSelected` of cells and controls. A button with a changing picture of which no name was seen is for review: an interface file or other code may name it.	クラス、その上位クラス、またはそれを使う型が特性や値を設定する場合、行にチェックマークを付ける場合は指摘しません。UIKitが伝えるフラグ、つまり`setSelected`や構成の状態のもの、セルとコントロールの`isSelected`も対象外です。画像が変わるボタンで名前が見つからないものは、インターフェイスファイルやほかのコードが名前を付けることがあるため要確認です。
    uikit-selection-state	message	'{name}' shows by its picture alone whether '{condition}'	「{name}」は「{condition}」かどうかを画像だけで示す
    uikit-selection-state	message	'{name}' gives one of its controls other looks than the others and does not say that it is selected	'{name}'はコントロールの一つだけ見た目を変えるが、選択中だと言わない
    uikit-selection-state	message	cell is drawn in another way while '{condition}' and does not say that it is selected	セルは'{condition}'の間は描き方が変わるが、選択中だと言わない
    uikit-selection-state	message	'{name}' is drawn in another way while '{condition}' and does not say that it is selected	'{name}'は'{condition}'の間は描き方が変わるが、選択中だと言わない
    uikit-selection-state	message	'{name}' paints one of several views, and nothing says that it is selected	'{name}'がいくつかのビューの一つだけを塗り、選択中だと言うものがない
    uikit-selection-state	message	rows that begin with a tick are not selected, so that a press takes it away and selects the row	チェックマークで始まる行が選択されておらず、押すとチェックマークが消えて行が選択される
    uikit-control-name	title	switch, slider or button of UIKit has no name	UIKitのスイッチ、スライダー、ボタンに名前がない
    uikit-control-name	reports	A `UISwitch`, `UISlider`, `UIPickerView` or `UIProgressView` that gets no label, in code or in an interface file, a `UIButton` without a title that only holds labels as subviews, and one with an action that nothing gives words or a picture.	コードでもインターフェイスファイルでもラベルのない`UISwitch`、`UISlider`、`UIPickerView`、`UIProgressView`、タイトルがなくラベルをサブビューとして持つだけの`UIButton`、アクションがあるのに文字も画像も与えられない`UIButton`を検出します。
    uikit-control-name	why	VoiceOver says "Switch button, on" and nothing of what is switched; the text beside it is a stop of its own. A button is named by its own title, and hides the labels in it. Voice Control knows no word for either.	VoiceOverは「スイッチボタン、オン」と言うだけで、何を切り替えるかは言いません。横の文字は別の要素です。ボタンの名前は自分のタイトルで、中のラベルは隠れます。音声コントロールで呼ぶ言葉もありません。
    uikit-control-name	howToFix	`notificationSwitch.accessibilityLabel = "Push notifications"`; in Interface Builder the Label field of the Identity inspector. For a button its `title` or configuration, or a label with the words that it shows. Of a `UIPickerView` each wheel is named, by `pickerView(_:accessibilityLabelForComponent:)` of its delegate.	`notificationSwitch.accessibilityLabel = "Push notifications"`とします。Interface BuilderではIdentityインスペクタのLabel欄です。ボタンは`title`や構成、または表示している言葉のラベルを設定します。`UIPickerView`は、デリゲートの`pickerView(_:accessibilityLabelForComponent:)`で列ごとに名前を付けます。
    uikit-control-name	elsewhere	`Toggle("Push notifications", isOn: $isOn)`; see `toggle-name` and `slider-name`.	`Toggle("Push notifications", isOn: $isOn)`です。`toggle-name`と`slider-name`を参照してください。
    uikit-control-name	limits	Silent for switches in table cells with words, which take the name of their cell, and where code that could not be followed may set the label. Progress views are for review: systems have been seen that call them "Progress".	文字のあるテーブルセルの中のスイッチはセルの名前になるため指摘しません。追跡できないコードがラベルを設定しうる場合も対象外です。進行状況ビューは、システムが「進行状況」と読むことがあるため確認用です。
    uikit-control-name	note	its words, which the button hides	ボタンが隠している文字
    uikit-stale-label	title	accessibility label may be out of date	アクセシビリティラベルが古いままの可能性がある
    uikit-stale-label	reports	A label that set-up code takes from the text of another view, which other functions change later; and, in a cell, a label that is set under a condition only, where nothing takes it back when the cell is used again.	初期設定のコードが別のビューの文字から取り、その文字をほかの関数が後で変えるラベルと、セルの中で条件付きでだけ設定され、再利用のときに何も取り消さないラベルを検出します。
    uikit-stale-label	why	VoiceOver reads what the view said when it was made, or what the cell said in the row that it was used for before. Nobody who listens can tell that it is wrong.	VoiceOverは、ビューが作られたときの内容や、セルが前に使われた行の内容を読みます。聞いている人には間違いだとわかりません。
    uikit-stale-label	howToFix	Set the label wherever the text is set, in both branches of a condition; and in cells `accessibilityLabel = nil` in `prepareForReuse()`. Or override `accessibilityLabel`, so that it is worked out when somebody asks.	文字を設定するところでは必ず、条件のどちらの分岐でもラベルを設定し、セルでは`prepareForReuse()`で`accessibilityLabel = nil`とします。または`accessibilityLabel`をオーバーライドして、求められたときに作ります。
    uikit-stale-label	elsewhere	SwiftUI works labels out anew with the view.	SwiftUIはビューとともにラベルを作り直します。
    uikit-stale-label	limits	For a person to look at. Only labels that stand in the same class as what they were taken from are compared.	要確認です。元になったものと同じクラスにあるラベルだけを比べます。
    uikit-image-view-unlabelled	reports	A `UIImageView` with `isAccessibilityElement = true` that no code of its class gives an accessibility label. For review: a picture that is no element and that code shows and hides, also in a row whose words do not change with it, or whose name speaks of a QR code, a chart, a signature and the like, one of run time that a screen fits into its view or that stands alone and large in a row, and a cell that shows a picture alone.	`isAccessibilityElement = true`で、クラスのコードがアクセシビリティラベルを付けていない`UIImageView`を検出します。要素でなく、コードが表示と非表示を切り替える（言葉が変わらない行の中でも）画像と、名前がQRコード、グラフ、署名などを表す画像は要確認です。画面がビューに収める実行時の画像、行の中に大きく単独で置かれた実行時の画像、画像だけを表示するセルも要確認です。
    ib-contrast	message	{what:phrase} in {colour:phrase} on {ground:phrase} has a contrast of {ratio} {mode:phrase}, and needs {needed}	{ground}の上の{colour}の{what}のコントラストは{mode}で{ratio}で、{needed}が必要である
    uikit-low-contrast	message	the placeholder of {what:phrase} in {colour:phrase} on {ground:phrase} has a contrast of {ratio} {mode:phrase}, and needs {needed}	{ground}の上の{colour}の{what}のプレースホルダのコントラストは{mode}で{ratio}で、{needed}が必要である
    uikit-low-contrast	message	{what:phrase} in {colour:phrase} on {ground:phrase} has a contrast of {ratio} {mode:phrase}, and needs {needed}	{ground}の上の{colour}の{what}のコントラストは{mode}で{ratio}で、{needed}が必要である
    ib-fixed-height	message	{what:phrase} may be of any length, and its text view of {n:number} points does not scroll	{what}はどんな長さにもなりうるが、{n}ポイントのテキストビューはスクロールしない
    ib-fixed-height	message	{what:phrase} has letters of {size} points at twice the text size, and a height of {height}	2倍の文字サイズで{what}の文字は{size}ポイントになるが、高さは{height}である
    ib-fixed-height	message	a row of {n:number} points has no room for {what:phrase} at twice the text size, where it needs {m:number}	{n}ポイントの行には、2倍の文字サイズの{what}が収まらない（{m}ポイントが必要である）
    ib-fixed-height	fix	let the label grow	ラベルが大きくなれるようにする
    uikit-label-clips	message	{what:phrase} may be of any length, and its text view of {n:number} points does not scroll	{what}はどんな長さにもなりうるが、{n}ポイントのテキストビューはスクロールしない
    uikit-label-clips	message	{what:phrase} has letters of {size} points at twice the text size, and a height of {height}	2倍の文字サイズで{what}の文字は{size}ポイントになるが、高さは{height}である
    uikit-label-clips	message	label shows a text of {n:number} letters on one line	ラベルが{n}文字を1行で表示している
    uikit-label-clips	message	a row of {n:number} points has no room for {what:phrase} at twice the text size, where it needs {m:number}	{n}ポイントの行には、2倍の文字サイズの{what}が収まらない（{m}ポイントが必要である）
    uikit-label-clips	fix	let the label grow	ラベルが大きくなれるようにする
    ib-image-unlabelled	message	image view is an accessibility element and has no name	イメージビューがアクセシビリティ要素なのに名前がない
    ib-image-unlabelled	message	picture that seems to carry content is no accessibility element	内容を持つとみられる画像がアクセシビリティ要素でない
    ib-image-unlabelled	message	picture '{name}' appears and goes, and tells assistive technologies nothing	画像'{name}'が現れたり消えたりするが、支援技術に何も伝えない
    ib-trait-mismatch	message	{what:phrase} is announced as a heading	{what}が見出しとして読まれる
    ib-trait-mismatch	fix	remove the trait Header	「ヘッダ」の特性を外す
    ib-trait-mismatch	message	{what:phrase} has no button trait	{what}にボタンの特性がない
    ib-trait-mismatch	message	{what:phrase} is enabled and has the trait that says it is not	{what}は有効なのに、有効でないという特性がある
    ib-trait-mismatch	fix	add the trait Button	Buttonの特性を加える
    ib-trait-mismatch	fix	remove the trait Not Enabled	「有効でない」の特性を外す
    uikit-cell-role	message	cell that can be chosen has no button trait	選べるセルにボタンの特性がない
    uikit-loose-cell	message	cell that can be chosen is no element, and VoiceOver reads its parts without a role	選べるセルが要素でなく、VoiceOverがその部分を役割なしで読む
    uikit-custom-actions	message	{gesture:phrase} on {what:phrase} is the only way to do what '{name}' does	{what}の{gesture}が、「{name}」のすることをする唯一の方法である
    *	phrase	long press	長押し
    *	phrase	swipe	スワイプ
    *	phrase	tap of {n:number} touches	{n}回のタップ
    uikit-invert	message	'{name}' is inverted with the rest of the screen	「{name}」が画面と一緒に反転する
    uikit-large-content	message	{what:phrase} does not offer the large content viewer	{what}がラージコンテンツビューアに対応していない
    uikit-large-content	fix	offer the large content viewer	ラージコンテンツビューアに対応させる
    uikit-modal-not-isolated	message	dialog is added to a window, and VoiceOver still reads what lies behind it	ダイアログがウインドウに加えられるが、VoiceOverはその背後も読む
    uikit-modal-not-isolated	message	'{name}' comes up over a screen that is dimmed meanwhile and that VoiceOver still reads	「{name}」が現れる間は画面が暗くなるが、VoiceOverはその画面も読む
    uikit-modal-not-isolated	message	'{name}' lies over a dimmed screen that VoiceOver still reads	「{name}」は暗くした画面に重なるが、VoiceOverはその画面も読む
    uikit-modal-not-isolated	fix	let VoiceOver read nothing else	VoiceOverがほかを読まないようにする
    uikit-notification-missing	message	'{name}' appears or changes, and the file tells VoiceOver nothing of it	「{name}」が現れたり変わったりするが、ファイルはVoiceOverに何も伝えない
    uikit-perform-escape	message	'{name}' is shown over the screen and does not answer the escape gesture	「{name}」は画面に重ねて表示されるが、スクラブのジェスチャーに応えない
    uikit-perform-escape	fix	close it on the escape gesture	スクラブのジェスチャーで閉じる
    uikit-perform-escape	note	what closes it	閉じるところ
    uikit-placeholder-only-name	message	{noun:word} is named only by its placeholder {text}	{noun}の名前がプレースホルダ{text}だけである
    uikit-placeholder-only-name	message	{noun:word} is named only by its placeholder {text}, which tells nobody what it is for	{noun}の名前がプレースホルダ{text}だけで、何を入力するのかわからない
    uikit-expanded-state	message	'{flag}' opens and closes a row, and nothing says whether it is open	「{flag}」が行を開閉し、開いているかどうかを言うものがない
    uikit-expanded-state	title	row of a list opens and closes and says neither	開閉するリストの行がその状態を伝えない
    uikit-expanded-state	reports	A function that turns a flag which is named for being open (`isExpanded`, `isCollapsed`), at once or by setting it in both branches of a test of itself, and has rows or sections of a list drawn anew, added or taken away, where neither the class nor the cells and headers that it casts to set a value, a label, a hint or the expanded status. For review.	開いていることを表す名前のフラグ（`isExpanded`、`isCollapsed`）を直接、またはそのフラグ自身を調べる両方の分岐で設定して反転し、リストの行やセクションを再描画、追加、削除する関数のうち、そのクラスも、キャストするセルやヘッダーも、値、ラベル、ヒント、展開状態を設定しないものを検出します。要確認です。
    uikit-expanded-state	why	VoiceOver reads the row as before, with nothing that tells that a double tap opens it, or that it is open now. What came below is found by chance.	VoiceOverは行を以前と同じように読み、ダブルタップで開くことも、いま開いていることも伝えません。下に現れた内容は偶然見つかるだけです。
    uikit-expanded-state	howToFix	Say it where the row is filled: `cell.accessibilityValue = item.isExpanded ? "expanded" : "collapsed"`, or `accessibilityExpandedStatus` from iOS 18, and `cell.accessibilityTraits.insert(.button)`.	行の内容を設定するところで伝えます（`cell.accessibilityValue = item.isExpanded ? "expanded" : "collapsed"`、iOS 18以降は`accessibilityExpandedStatus`、あわせて`cell.accessibilityTraits.insert(.button)`）。
    uikit-expanded-state	elsewhere	`DisclosureGroup`; see `expanded-state-missing`.	`DisclosureGroup`を使います。`expanded-state-missing`を参照してください。
    uikit-expanded-state	limits	A flag is known by its name. Silent where a class of the project that draws the rows speaks of accessibility values, labels, hints or traits, and where the outline of the system does it (`UICellAccessory.outlineDisclosure`). Cells of packages may say it by themselves.	フラグは名前で判断します。行を描くプロジェクトのクラスがアクセシビリティの値、ラベル、ヒント、特性に触れる場合と、システムのアウトライン（`UICellAccessory.outlineDisclosure`）が行う場合は指摘しません。パッケージのセルは自分で伝えることがあります。
    uikit-row-long-press	message	long press on a row is the only way to do what '{name}' does	「{name}」が行うことは行の長押しでしかできない
    uikit-placeholder-only-name	title	UITextField is named only by its placeholder	UITextFieldの名前がプレースホルダだけである
    uikit-placeholder-only-name	reports	A `UITextField`, in code or in an interface file, with a placeholder and without an accessibility label.	コードまたはインターフェイスファイルの、プレースホルダがありアクセシビリティラベルのない`UITextField`を検出します。
    uikit-placeholder-only-name	why	The placeholder is heard as the value of an empty field. As soon as something is typed, VoiceOver reads the text and "Text field", and nothing says any more which field it is.	プレースホルダは空のフィールドの値として読まれます。何かを入力した途端にVoiceOverはその文字と「テキストフィールド」を読み、どのフィールドなのかを言うものがなくなります。
    uikit-placeholder-only-name	howToFix	Repeat the placeholder as the label, `field.accessibilityLabel = field.placeholder`; where it is an example of what may be typed, say the caption of the field instead.	プレースホルダをラベルとして繰り返します（`field.accessibilityLabel = field.placeholder`）。入力例である場合は、代わりにフィールドの見出しを設定します。
    uikit-placeholder-only-name	elsewhere	`TextField("Email", text: $email).accessibilityLabel("Email")`; see `placeholder-only-name`.	`TextField("Email", text: $email).accessibilityLabel("Email")`を使います。`placeholder-only-name`を参照してください。
    uikit-placeholder-only-name	limits	A label above the field does not name it and is not looked at. Silent in alerts, about search bars, which say by themselves that they search, about fields of classes that may draw a caption of their own, and where the field goes to code that could not be followed.	フィールドの上のラベルは名前にならないので、考慮しません。アラートの中、検索であることを自ら伝える検索バー、独自の見出しを描きうるクラスのフィールド、追えないコードにフィールドが渡される場合は指摘しません。
    uikit-row-long-press	title	only a long press on a row does it	行の長押しでしかできない
    uikit-row-long-press	reports	A function for a `UILongPressGestureRecognizer` that asks a table or collection view for the row under the finger, in a class that offers no custom actions, context menu or swipe actions. For review where the press moves rows, which other code may offer while the list is edited.	`UILongPressGestureRecognizer`のための関数で、指の下の行をテーブルビューまたはコレクションビューに尋ねるものを、カスタムアクション、コンテキストメニュー、スワイプアクションのないクラスの中で検出します。長押しで行を移動する場合は、編集中のリストがほかの方法を用意していることがあるため要確認とします。
    uikit-row-long-press	why	The recogniser hangs on the whole list, so no row says that it can be pressed for long, and Switch Control, Voice Control and keyboards know no long press.	ジェスチャーはリスト全体に付いているため、長押しできることをどの行も伝えません。スイッチコントロール、音声コントロール、キーボードには長押しがありません。
    uikit-row-long-press	howToFix	Offer it as an action of the row: `cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Rename") { _ in … }]`. Or by a context menu or the swipe actions of the list, of which the system makes actions.	行のアクションとして用意します（`cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Rename") { _ in … }]`）。コンテキストメニューやリストのスワイプアクションからは、システムがアクションを作ります。
    uikit-row-long-press	elsewhere	`.accessibilityAction(named: "Rename") { … }` on the row; see `gesture-only-action`.	行に`.accessibilityAction(named: "Rename") { … }`を付けます。`gesture-only-action`を参照してください。
    uikit-row-long-press	limits	Silent where another function of the class calls what the press calls, as the one that commits a deletion, haptics, drawing anew and the like aside, and in files that speak of custom actions, context menus or swipe actions.	長押しで呼ぶものを、削除を確定する関数などクラスのほかの関数も呼ぶ場合（触覚フィードバックや再描画などを除く）と、カスタムアクション、コンテキストメニュー、スワイプアクションに触れるファイルは指摘しません。
    uikit-speech-language	message	{what:phrase} is written in another script than the app's language	{what}はアプリの言語と違う文字で書かれている
    uikit-speech-language	fix	say in which language it is	何語かを伝える
    uikit-stale-label	message	label is set under a condition and stays when the cell is used again	ラベルが条件付きで設定され、セルの再利用後も残る
    uikit-stale-label	message	label is taken from '{name}' once, and its text changes later	ラベルは「{name}」から一度だけ取られるが、その文字は後で変わる
    uikit-stale-label	note	changed here	変わるところ
    text-in-image	message	image '{name}' may hold words, as '{word}' in its name says	画像'{name}'には、名前の'{word}'から文字が含まれている可能性がある
    text-in-image	message	image '{name}' is a heading, so it may hold words	画像'{name}'は見出しなので、文字が含まれている可能性がある
    container-without-name	message	group of {n:number} controls has no name	コントロール{n}個のグループに名前がない
    container-without-name	message	group of controls has no name	コントロールのグループに名前がない
    container-without-name	fix	name the group	グループに名前を付ける
    group-name-missing	message	{what:phrase} says what the buttons after it choose and is not the name of their group	{what}は後に続くボタンが何を選ぶかを示すが、グループの名前ではない
    group-name-missing	note	one of the options	選択肢の1つ
    group-name-missing	fix	make a group of that name	その名前のグループにする
    badge-not-spoken	message	{what:phrase} does not say what its badge shows: '{badge}'	{what}はバッジが示す'{badge}'を伝えない
    badge-not-spoken	message	nothing says what the dot shows: '{badge}'	点が示す'{badge}'を伝えるものがない
    badge-not-spoken	message	row does not say what its dot shows: '{badge}'	行は点が示す'{badge}'を伝えない
    badge-not-spoken	note	the badge	バッジ
    abbreviation-or-unit-spoken	message	'{short}' may be misread	「{short}」は誤って読まれる可能性がある
    reading-order-differs	message	the texts of each line are read apart, column by column	各行の文字が列ごとに離れて読まれる
    reading-order-differs	message	{n:number} captions are read before the values that stand beside them	横に並ぶ値より先に{n}個の項目名が読まれる
    focus-not-returned	message	nothing brings the focus back to {opener:phrase} when {closer:phrase} closes the layer	{closer}で層を閉じても、フォーカスが{opener}に戻らない
    focus-not-returned	message	{what:phrase} is gone when it is pressed, and nothing leads to what takes its place	{what}は押すと消えるが、代わりに現れるものへ何も導かない
    focus-not-returned	note	opens the layer	層を開く
    invisible-but-exposed	message	{what:phrase} is moved off the screen while '{condition}' and can still be reached	{what}は'{condition}'の間、画面の外に動かされるが、到達できる
    invisible-but-exposed	message	{what:phrase} is moved off the screen and can still be reached	{what}は画面の外に動かされるが、到達できる
    invisible-but-exposed	message	{what:phrase} is cut away while '{condition}' and can still be reached	{what}は'{condition}'の間、切り取られて見えないが、到達できる
    invisible-but-exposed	message	{what:phrase} is cut away and can still be reached	{what}は切り取られて見えないが、到達できる
    invisible-but-exposed	message	{what:phrase} is next to invisible while '{condition}' and can still be reached	{what}は'{condition}'の間、ほとんど見えないが、到達できる
    invisible-but-exposed	message	{what:phrase} is next to invisible and can still be reached	{what}はほとんど見えないが、到達できる
    invisible-but-exposed	message	{what:phrase} is blurred while '{condition}' and is read all the same	{what}は'{condition}'の間ぼかされるが、それでも読まれる
    invisible-but-exposed	note	puts it out of sight	見えなくする
    invisible-but-exposed	note	blurs it	ぼかす
    invisible-but-exposed	fix	hide it while it is out of sight	見えない間は隠す
    direct-touch-unexplained	message	area for direct touch has no name	直接タッチの領域に名前がない
    text-in-image	title	picture may hold words	画像に文字が含まれている可能性がある
    text-in-image	reports	An image of the asset catalog whose name says that there are words in it: `sale_banner`, `welcome-text`, `slogan`; or any image of the catalog that is given the header trait. For review.	名前から文字を含むと思われるアセットカタログの画像（`sale_banner`、`welcome-text`、`slogan`など）と、見出しの特性を与えたカタログの画像を検出します。要確認です。
    text-in-image	why	Words in a picture do not grow with the text size, keep their colours in every appearance and are not translated. VoiceOver reads them only where somebody typed them again.	画像の中の文字は文字サイズに合わせて大きくならず、どの外観でも色が変わらず、翻訳もされません。VoiceOverは、誰かが打ち直した場合だけ読みます。
    text-in-image	howToFix	Draw the words with `Text`, over the picture where need be. Where the form of the letters matters, say the words in the label.	文字は`Text`で描き、必要なら画像に重ねます。字の形が大切な場合は、ラベルでその言葉を伝えます。
    text-in-image	elsewhere	Put a `UILabel` over the `UIImageView`.	`UIImageView`に`UILabel`を重ねます。
    text-in-image	limits	Told by the name of the picture alone, so the rule is off unless it is asked for; what the picture shows is for a person to look at. Logos are exempt, and so are names that speak of backgrounds, icons and places for advertisements.	画像の名前だけで判断するため、指定しない限りオフです。実際に何が描かれているかは人が確かめます。ロゴは例外で、背景、アイコン、広告枠を表す名前も対象外です。
    container-without-name	title	group of controls has no name	コントロールのグループに名前がない
    container-without-name	reports	`.accessibilityElement(children: .contain)` without a label around two or more controls and nothing else. For review.	2つ以上のコントロールだけを囲み、ラベルのない`.accessibilityElement(children: .contain)`を検出します。要確認です。
    container-without-name	why	VoiceOver says the name of a group when somebody comes into it, and lists it in the containers rotor. Without one, "S, button. M, button." leaves open what the sizes are for.	VoiceOverはグループに入るときにその名前を読み、コンテナのローターにも並べます。名前がないと「S、ボタン。M、ボタン。」だけでは何のサイズかわかりません。
    container-without-name	howToFix	Add `.accessibilityLabel("Size")` behind it.	その後に`.accessibilityLabel("Size")`を加えます。
    container-without-name	elsewhere	Give the view that has `accessibilityContainerType = .semanticGroup` an `accessibilityLabel`.	`accessibilityContainerType = .semanticGroup`を設定したビューに`accessibilityLabel`を与えます。
    container-without-name	limits	Groups that hold texts as well are left alone, since these say what it is about; and so are groups with an identifier, traits, actions or priorities, which are there for those. Many groups are made for the order of reading alone and need no name, so the rule is off unless it is asked for.	文字も含むグループは、文字が内容を伝えるので対象外です。識別子、特性、アクション、優先順位のあるグループは、そのためのものなので対象外です。読む順序のためだけに作られ、名前のいらないグループも多いため、指定しない限りオフです。
    group-name-missing	title	the text over a choice is not its name	選択肢の上の文字がグループの名前になっていない
    group-name-missing	reports	A `Text` followed in the same stack by buttons that set one and the same property to different values, with neither a named group around them nor the header trait on the text. For review.	同じスタックの中で`Text`の後に、1つのプロパティに異なる値を設定するボタンが続き、名前のあるグループで囲まれておらず、文字に見出しの特性もない場合に検出します。要確認です。
    group-name-missing	why	On screen the text stands over its options. VoiceOver says "Express, button" and not what is chosen by it; who comes to the buttons from below, or by touch, does not hear the question at all.	画面では文字が選択肢の上にあります。VoiceOverは「Express、ボタン」と読むだけで、何を選ぶのかを伝えません。下から、または触れてボタンに来た人には、問いがまったく聞こえません。
    group-name-missing	howToFix	Make the stack a group with the text as its name: `.accessibilityElement(children: .contain)` and `.accessibilityLabel("Delivery")`. Or use a `Picker`, which has a name.	`.accessibilityElement(children: .contain)`と`.accessibilityLabel("Delivery")`で、文字を名前とするグループにします。または、名前のある`Picker`を使います。
    group-name-missing	elsewhere	Set `accessibilityContainerType = .semanticGroup` and an `accessibilityLabel` on the view around the buttons.	ボタンを囲むビューに`accessibilityContainerType = .semanticGroup`と`accessibilityLabel`を設定します。
    group-name-missing	limits	What belongs to the text is for a person to judge. Texts that are headings, or look like one, are left alone; people reach them with the rotor. Choices that present something, such as a sheet, are no options. Off unless it is asked for: what stands over buttons is a question only now and then.	何がその文字に属するかは人が判断します。見出しである文字や見出しに見える文字は、ローターで届くので対象外です。シートなどを表示するものは選択肢とみなしません。ボタンの上の文字が問いであることは少ないため、指定しない限りオフです。
    instruction-not-associated	message	{what:phrase} says what to enter, and the field says nothing of it	{what}は入力の決まりを伝えているが、フィールドからは聞こえない
    instruction-not-associated	fix	say it as the hint of the field	フィールドのヒントで伝える
    instruction-not-associated	title	instruction beside a field is not part of it	フィールドの横の説明がフィールドの一部でない
    instruction-not-associated	reports	A text that says how long an entry must be or what it must hold, right before or behind a text field or in one stack with it, when neither the field's name nor its hint says so. For review.	入力の長さや含むべき文字を述べる文字が、テキストフィールドの直前か直後、または同じスタックにあり、フィールドの名前にもヒントにもその内容がない場合に検出します。要確認です。
    instruction-not-associated	why	Who comes to the field by touch, or by the keyboard with its Next key, hears its name and types. The text behind it is met only after the entry was refused.	触れて、またはキーボードの「次へ」でフィールドに来た人は、名前を聞いて入力します。後ろの文字に出会うのは、入力が拒まれた後です。
    instruction-not-associated	howToFix	Say it on the field as well: `.accessibilityHint("At least 8 characters")`.	フィールドでも伝えます：`.accessibilityHint("At least 8 characters")`。
    instruction-not-associated	elsewhere	`field.accessibilityHint = "At least 8 characters"`.	`field.accessibilityHint = "At least 8 characters"`を設定します。
    instruction-not-associated	limits	That a text is such an instruction is told from its words: one for an amount or a duty and one for what is counted. Fields with any hint pass, and so do texts that only an error shows.	文字が説明かどうかは、量や義務を表す語と、数えるものを表す語から判断します。ヒントのあるフィールドと、エラーのときだけ現れる文字は問題ありません。
    badge-not-spoken	title	badge on a control is not spoken	コントロールのバッジが読まれない
    badge-not-spoken	reports	A circle or capsule that is drawn on a control while something is unread, new, pending or more than none, a dot on the picture of a control whatever it stands for, dots in its label whose colour is made of data, a number in a control whose label takes its place, or a small symbol behind the words of a control that is there in one state alone, such as a seal or a lock, where nothing that is heard depends on it. And a dot that is there once something is done, read or unlocked. For review.	未読、新着、保留中のものがある間や、件数が0でない間にコントロールの上に描かれる円やカプセル、何を表すかにかかわらずコントロールの画像の上の点、データから色が決まるラベルの中の点、ラベルに置き換えられるコントロール内の数字、ある状態でだけコントロールの言葉の後ろに立つ印章や錠などの小さなシンボルのうち、読まれる内容がそれによって変わらないものを検出します。何かが済む、読まれる、解除されると現れる点も検出します。要確認です。
    badge-not-spoken	why	The dot says that there is something new. VoiceOver says "Inbox, button", with and without it, since shapes are not heard and a label replaces all that is in the control.	点は新しいものがあることを示します。図形は読まれず、ラベルは中身のすべてを置き換えるので、VoiceOverは点があってもなくても「Inbox、ボタン」と読みます。
    badge-not-spoken	howToFix	Say it in the value: `.accessibilityValue(unread > 0 ? "\(unread) unread" : "")`.	値で伝えます：`.accessibilityValue(unread > 0 ? "\(unread) unread" : "")`。
    badge-not-spoken	elsewhere	Set `accessibilityValue` whenever the badge changes; `UITabBarItem.badgeValue` is spoken by itself.	バッジが変わるたびに`accessibilityValue`を設定します。`UITabBarItem.badgeValue`は自動的に読まれます。
    badge-not-spoken	limits	What a shape means is told by the condition that it is drawn under. Badges that are views of packages are not seen, and numbers beside an icon that are a stop of their own are heard.	図形の意味は、描かれる条件から判断します。パッケージのビューであるバッジはわかりません。アイコンの横で独立した停止位置になる数字は読まれるので対象外です。
    abbreviation-or-unit-spoken	title	abbreviation may be misread	略語が誤って読まれる可能性がある
    abbreviation-or-unit-spoken	reports	A text in which a number that run time knows is followed by a unit of a few letters, such as `h`, `m`, `s` or `k`, words such as "w/o" and "qty", codes that are read as one large number, and dashes with signs between them that stand for a value that is missing, `start ?? "--:--"`. For review.	実行時に決まる数の直後に`h`、`m`、`s`、`k`などの数文字の単位がある文字、「w/o」や「qty」などの語、1つの大きな数として読まれるコード、値がないことを表す、間に記号のあるダッシュ（`start ?? "--:--"`）を検出します。要確認です。
    abbreviation-or-unit-spoken	why	VoiceOver guesses what "3h 5m" means: it may say "3 H 5 metres". A code such as 482913 becomes "four hundred eighty-two thousand nine hundred thirteen".	VoiceOverは「3h 5m」の意味を推測し、「3 H 5メートル」と読むことがあります。482913のようなコードは「48万2913」と読まれます。
    abbreviation-or-unit-spoken	howToFix	Format durations and sizes with the system, which has a spoken form: `Text(Duration.seconds(n), format: .units(width: .wide))` as the label. Let codes be spelled: `Text(code).speechSpellsOutCharacters()`.	時間や大きさは、読み上げ用の形を持つシステムの書式で表します：ラベルに`Text(Duration.seconds(n), format: .units(width: .wide))`。コードは1文字ずつ読ませます：`Text(code).speechSpellsOutCharacters()`。
    abbreviation-or-unit-spoken	elsewhere	`DateComponentsFormatter` with `unitsStyle = .spellOut` for the `accessibilityLabel`; `accessibilitySpeechSpellOut` in an attributed label.	`accessibilityLabel`には`unitsStyle = .spellOut`の`DateComponentsFormatter`を、属性付きのラベルには`accessibilitySpeechSpellOut`を使います。
    abbreviation-or-unit-spoken	limits	What VoiceOver makes of an abbreviation depends on language, voice and version. Units that it knows, such as km and MB, are left alone, and so are texts with a label of their own and, but for dashes, languages other than English.	VoiceOverが略語をどう読むかは、言語、声、バージョンによります。kmやMBなど読める単位、独自のラベルのある文字、（ダッシュを除き）英語以外の言語は対象外です。
    reading-order-differs	title	captions are read apart from their values	見出しと値が離れて読まれる
    reading-order-differs	reports	A horizontal stack of vertical ones with equally many texts, the first with fixed words only and another with values only: captions on the left, what they stand for on the right. And vertical stacks side by side that go through the same collection. For review.	文字の数が等しい縦のスタックを横に並べ、最初の列が決まった語だけで、ほかの列が値だけのもの（左に項目名、右にその値）を検出します。同じコレクションをたどる縦のスタックが横に並ぶものも検出します。要確認です。
    reading-order-differs	why	Eyes read the lines: "Name, Ann. Age, 31." VoiceOver reads the columns: "Name. Age. Ann. 31." The longer they are, the further a value is from what it belongs to.	目は行を追います：「名前、アン。年齢、31。」VoiceOverは列を読みます：「名前。年齢。アン。31。」列が長いほど、値は項目名から離れます。
    reading-order-differs	howToFix	Build the lines: `LabeledContent("Name", value: name)` in a `VStack`, or a `Grid` with a `GridRow` for each, each combined into one element.	行を組み立てます：`VStack`の中に`LabeledContent("Name", value: name)`を置くか、行ごとに`GridRow`のある`Grid`を使い、行をそれぞれ1つの要素にまとめます。
    reading-order-differs	elsewhere	List the labels line by line in `accessibilityElements` of the view around them.	ラベルを囲むビューの`accessibilityElements`に、行の順に並べます。
    reading-order-differs	limits	Where views stand is known only where stacks are written in one another, or are properties of the view. Columns with other views than texts, and orders that come of overlays, offsets and priorities, are not judged.	ビューの位置は、スタックの中に直接書かれている場合と、ビューのプロパティになっている場合だけわかります。文字以外を含む列や、オーバーレイ、オフセット、優先順位による順序は判断しません。
    focus-not-returned	title	nothing brings the focus back when a home-made dialog closes	自作のダイアログを閉じてもフォーカスが戻らない
    focus-not-returned	reports	A layer that is there while a property is set, with the modal trait or a dimmed colour under it; a control in it that takes the property back, and one outside that sets it; and no `accessibilityFocused` on the screen. And a control that is gone when it is pressed, with all that stands beside it, because what it sets puts other content in its place, or because it empties what it depends on. A button that brings up a text field to which nothing moves the focus. For review.	プロパティが設定されている間だけ表示され、モーダルの特性か暗くした色を持つ層のうち、その中にプロパティを戻すコントロールがあり、外に設定するコントロールがあって、画面に`accessibilityFocused`がないものを検出します。また、押すとそばのものすべてとともに消え、設定した値によってほかの内容に替わるコントロールも検出します。自身が表示される条件の値を空にして消えるコントロールも、フォーカスが移らないテキストフィールドを表示するボタンも検出します。要確認です。
    focus-not-returned	why	The element that had VoiceOver's focus goes away with the layer. The system then picks another one, which need not be the button that opened the layer, and people have to find their place again.	VoiceOverのフォーカスがある要素は、層とともに消えます。システムは別の要素を選びますが、それが層を開いたボタンとは限らず、元の場所を探し直すことになります。
    focus-not-returned	howToFix	Use `sheet`, `alert` or `fullScreenCover`, which bring the focus back. Or bind the opener with `.accessibilityFocused($isOpenerFocused)` and set that when the layer closes.	フォーカスを戻す`sheet`、`alert`、`fullScreenCover`を使います。または、開くボタンに`.accessibilityFocused($isOpenerFocused)`を付け、層を閉じるときに設定します。
    focus-not-returned	elsewhere	`UIAccessibility.post(notification: .screenChanged, argument: opener)` after the view is removed.	ビューを取り除いた後に`UIAccessibility.post(notification: .screenChanged, argument: opener)`を呼びます。
    focus-not-returned	limits	Where the focus really goes can be told on a device only. Rows that are deleted are not judged.	フォーカスが実際にどこへ行くかは、デバイスでしかわかりません。行の削除は判断しません。
    invisible-but-exposed	title	what is moved out of sight can still be reached	見えない位置に動かしたものに到達できる
    invisible-but-exposed	reports	An element that `offset` moves off the screen under a condition, that a clipped frame of no height or width cuts away, or whose opacity is next to nothing, and that nothing hides from assistive technologies; and a text that is blurred under a condition, as a password is until it is revealed. For review.	条件によって`offset`で画面の外に動かされる要素、高さか幅のない切り取り枠で隠される要素、不透明度がほとんどない要素のうち、支援技術から隠されていないものを検出します。表示するまでのパスワードのように、条件によってぼかされる文字も検出します。要確認です。
    invisible-but-exposed	why	Only an opacity of 0 and `hidden()` take a view out of the tree. What is merely moved or cut away is still read, and can be pressed by people who cannot see that it is not there.	ツリーから消えるのは不透明度が0のビューと`hidden()`だけです。動かしたり切り取ったりしただけのものは読まれ、そこにないことが見えない人が押すこともできます。
    invisible-but-exposed	howToFix	Show it with `if isOpen { … }`, or add `.accessibilityHidden(!isOpen)`.	`if isOpen { … }`で表示するか、`.accessibilityHidden(!isOpen)`を加えます。
    invisible-but-exposed	elsewhere	`menu.isHidden = true`, or `menu.accessibilityElementsHidden = true` while it is out of sight.	見えない間は`menu.isHidden = true`か`menu.accessibilityElementsHidden = true`にします。
    invisible-but-exposed	limits	Where something ends up on a screen cannot be told from source: an offset counts from 250 points to the side and 500 up or down, or by the length of the screen. Offsets that a gesture changes are not judged.	画面のどこに来るかはソースからはわかりません。オフセットは横に250ポイント、縦に500ポイント、または画面の長さから数えます。ジェスチャが変えるオフセットは判断しません。
    direct-touch-unexplained	reports	An element with `.accessibilityDirectTouch` or the trait `.allowsDirectInteraction` that has neither words of its own nor a label. For review.	`.accessibilityDirectTouch`か`.allowsDirectInteraction`の特性を持ち、自身の言葉もラベルもない要素を検出します。要確認です。
    direct-touch-unexplained	limits	Silent about views of packages, which may have a name inside.	中に名前があるかもしれないパッケージのビューは対象外です。
    label-icon-exposed	title	picture beside the words of a control is not hidden	コントロールの文字の横の画像が非表示になっていない
    label-icon-exposed	reports	A symbol or image in the label of a button or link that has a text as well, where the picture is neither hidden nor named, nor the icon of a `Label`. Also in what was combined into one element.	ボタンやリンクのラベルで、文字と並ぶシンボルや画像が、非表示でも名前付きでもなく、`Label`のアイコンでもないものを検出します。一つの要素にまとめたものの中も対象です。
    label-icon-exposed	why	The system leaves such a picture out of the name as long as there is a text beside it. Nobody says so in the code, and a text that moves out of the label leaves the control with the name of a glyph.	横に文字があるかぎり、システムはその画像を名前に含めません。コードにはそう書かれておらず、文字がラベルの外に移ると、コントロールは図形の名前で読み上げられます。
    label-icon-exposed	howToFix	Say it: `.accessibilityHidden(true)` on the picture, or a `Label`, whose icon is never read.	画像に`.accessibilityHidden(true)`を付けて示すか、アイコンが読まれない`Label`を使います。
    label-icon-exposed	elsewhere	A button with a title and an image is called by its title.	タイトルと画像のあるボタンは、タイトルで呼ばれます。
    label-icon-exposed	limits	The system does the same by itself, so the rule is off unless it is asked for.	システムが同じことをするため、指定したときだけ調べます。
    label-icon-exposed	message	picture beside the words of {control:phrase} is not hidden	{control}の文字の横の画像が非表示になっていない
    label-icon-exposed	fix	hide the picture from assistive technologies	画像を支援技術から隠す
    chart-series-by-colour	title	series of a chart differ by colour alone	チャートの系列が色だけで区別されている
    chart-series-by-colour	reports	`LineMark` and `PointMark` with `.foregroundStyle(by:)` in a chart without `.symbol(by:)`, `.lineStyle(by:)` or annotations at the series.	`.foregroundStyle(by:)`のある`LineMark`と`PointMark`で、チャートに`.symbol(by:)`、`.lineStyle(by:)`、系列の注釈のいずれもないものを検出します。
    chart-series-by-colour	why	One man in twelve cannot tell red from green. Where lines differ by their colours alone, the legend tells him nothing, and the label "Differentiate Without Color Alone" of the App Store is out of reach.	男性の12人に1人は赤と緑を見分けられません。線が色だけで違うと凡例も役に立たず、App Storeの「色に依存しない区別」のラベルも付けられません。
    chart-series-by-colour	howToFix	Give each series a shape too: `.symbol(by: .value("City", day.city))`, or a `.lineStyle(by:)`.	系列ごとに形も変えます：`.symbol(by: .value("City", day.city))`、または`.lineStyle(by:)`。
    chart-series-by-colour	elsewhere	Draw other shapes or dashes for each series, or write its name at its end.	系列ごとに別の形や破線で描くか、端に名前を書きます。
    chart-series-by-colour	limits	Bars, areas and sectors are left alone, as are charts that annotate their marks. Whether there is more than one series, source does not tell.	棒、面、扇形と、マークに注釈のあるチャートは対象外です。系列が複数あるかどうかは、ソースからはわかりません。
    chart-series-by-colour	message	series of the chart differ by colour alone	チャートの系列が色だけで区別されている
    chart-series-by-colour	fix	give each series a symbol	系列ごとに記号を付ける
    direction-not-spoken	title	direction of a change is told by an arrow alone	変化の向きが矢印だけで示される
    direction-not-spoken	reports	A picture that is an arrow up or an arrow down by a test of a number, which nobody hears, since it is hidden, decorative, or merged with a text, where the text beside it has the number without its sign: `abs(delta)`, `delta.magnitude`. Beside numbers of another name, which may have a sign, for review.	数の判定によって上向きか下向きの矢印になる画像のうち、隠されているか装飾扱いであるか文字と結合されていて読まれないもので、横の文字が`abs(delta)`や`delta.magnitude`のように符号のない数を示すものを検出します。符号を含むかもしれない別の名前の数の横では要確認です。
    direction-not-spoken	why	"3 points" may be more or fewer. Who sees the arrow knows; VoiceOver says "3 points" both times. The picture of a symbol is left out where it is merged with a text.	「3ポイント」は増加とも減少とも取れます。矢印が見える人にはわかりますが、VoiceOverはどちらの場合も「3ポイント」と読みます。文字と結合された要素では、シンボルの画像は読まれません。
    direction-not-spoken	howToFix	Say it in the label or value: `.accessibilityLabel(delta > 0 ? "up \(delta) points" : "down \(-delta) points")`, or name the picture and leave it to be heard.	ラベルか値で伝えます：`.accessibilityLabel(delta > 0 ? "up \(delta) points" : "down \(-delta) points")`。または、画像に名前を付けて読まれるようにします。
    direction-not-spoken	elsewhere	Put the direction into `accessibilityLabel` or `accessibilityValue` of what shows the number.	数を表示するものの`accessibilityLabel`か`accessibilityValue`に向きを入れます。
    direction-not-spoken	limits	Arrows are known by the words up, down, upward and the like in their names, the test by a comparison with zero or by its name. Texts that are formatted somewhere else may have a sign, and nothing is said of them.	矢印は名前に含まれるup、down、upwardなどの語から、判定は0との比較か名前から判断します。ほかの場所で整形される文字には符号があるかもしれないので、何も報告しません。
    direction-not-spoken	message	an arrow tells '{condition}', and nothing that is heard does	矢印が'{condition}'を示し、読まれるものは何も伝えない
    *	note	nothing starts the Live Activity of '{attributes}'	'{attributes}'のライブアクティビティを開始するコードがない
    *	word	marker	マーカー
    uikit-colour-only-state	message	{noun:word} tells '{condition}' by how faint it is alone	{noun}は'{condition}'を薄さだけで示している
    uikit-colour-only-state	message	{noun:word} tells '{condition}' by its colour alone	{noun}は'{condition}'を色だけで示している
    uikit-colour-only-state	title	view of UIKit shows a state by its colour alone	UIKitのビューが状態を色だけで示している
    uikit-colour-only-state	reports	A label with fixed words, or a view or picture without words, whose text, background or tint has one colour or another by a test, such as `isOnline ? .systemGreen : .systemRed`, when nothing else in the code of its class follows the same test: no text, picture, value, trait, size, and nothing that is hidden or enabled. And, for review, a text field whose text or border is painted where what was entered is tested, and nothing else is done there, a cell, label or picture that is fainter by a test, a row of plain views of which as many are painted as a number says, a colour that comes with the status of what is shown or with what it belongs to (`task.status.color`, `task.course.color`, `colours[data["status"]]`), titles of several rows that one test paints, and markers of maps and pictures that are the same in another colour ("green dot", "red dot").	言葉が変わらないラベル、または言葉のないビューや画像で、文字色、背景色、ティントが`isOnline ? .systemGreen : .systemRed`のような条件で選ばれ、そのクラスのコードでほかに何も同じ条件に従わないもの（文字、画像、値、特性、大きさ、隠すことや有効・無効のどれもない）を検出します。また、入力されたものを調べる所で文字や枠に色を付け、そこでほかに何もしないテキストフィールドと、条件によって薄くなるセル、ラベル、画像と、数の分だけ色を付けるただのビューの並びと、表示するものの状態や属するものから来る色（`task.status.color`、`task.course.color`、`colours[data["status"]]`）と、一つの条件で色を付けるいくつかの行の題と、色だけが違う同じ地図のマーカーや画像（「green dot」と「red dot」）を、確認の対象として検出します。
    uikit-colour-only-state	why	One man in twelve cannot tell red from green, and VoiceOver does not speak colours: rules for a password that turn green one by one sound the same before and after.	日本では男性の約20人に1人が赤と緑を区別しにくく、VoiceOverは色を読み上げません。一つずつ緑に変わるパスワードの規則は、満たす前も後も同じに聞こえます。
    uikit-colour-only-state	howToFix	Change words or a picture together with the colour: `statusLabel.text = isOnline ? "Online" : "Offline"`. Where the looks are to stay, say the state in `accessibilityValue`, and show it in another way where `UIAccessibility.shouldDifferentiateWithoutColor` is set.	色と一緒に言葉や画像も変えます（`statusLabel.text = isOnline ? "Online" : "Offline"`）。見た目を残したい場合は状態を`accessibilityValue`で伝え、`UIAccessibility.shouldDifferentiateWithoutColor`が有効なときは別の方法でも示します。
    uikit-colour-only-state	elsewhere	`Label(online ? "Online" : "Offline", systemImage: …)`; see `colour-only-state`.	`Label(online ? "Online" : "Offline", systemImage: …)`とします。`colour-only-state`を参照してください。
    uikit-colour-only-state	limits	Left alone are conditions about selection (see `uikit-selection-state`), pressing, being enabled, focus, loading, themes, the kind of a component, and the place in a list, shades of grey, and views whose words only run time knows. Views of interface files and colours with names of the project are for review.	選択（`uikit-selection-state`を参照）、押下、有効・無効、フォーカス、読み込み、テーマ、部品の種類、リスト内の位置についての条件、灰色の濃淡、言葉が実行時にしかわからないビューは対象外です。インターフェイスファイルのビューと、プロジェクトが名付けた色は要確認とします。
    uikit-colour-only-state	message	{n:number} labels tell '{condition}' by their colour alone	{n}個のラベルが'{condition}'を色だけで示している
    uikit-colour-only-state	message	title of a row tells '{condition}' by its colour alone	行の題が'{condition}'を色だけで示している
    uikit-form-row-name	title	text field in the row of a form has no name	フォームの行にあるテキストフィールドに名前がない
    uikit-form-row-name	reports	Rows of Eureka that hold a text field, such as `TextRow` and `EmailRow`, which are given a title and no placeholder, in code that sets no accessibility label; once for a file.	`TextRow`や`EmailRow`のようにテキストフィールドを持つEurekaの行のうち、題だけが与えられプレースホルダのないものを、アクセシビリティのラベルを設定しないコードで、ファイルごとに一度検出します。
    uikit-form-row-name	why	The cell puts the title as a label beside the field, and names the field by nothing. VoiceOver says the title, and at the next stop "text field"; Voice Control has no name to tap.	セルは題をフィールドの横のラベルとして置くだけで、フィールドには名前を付けません。VoiceOverは題を言い、次に「テキストフィールド」とだけ言います。音声コントロールにはタップする名前がありません。
    uikit-form-row-name	howToFix	Name the field where the row gets its title: `row.cell.textField.accessibilityLabel = row.title`, or for all rows of a kind in `TextRow.defaultCellUpdate`.	行に題を与えるところでフィールドに名前を付けます（`row.cell.textField.accessibilityLabel = row.title`）。または同じ種類の行すべてに`TextRow.defaultCellUpdate`で付けます。
    uikit-form-row-name	elsewhere	`TextField("Email", text: $email)`; see `text-field-name`.	`TextField("Email", text: $email)`です。`text-field-name`を参照してください。
    uikit-form-row-name	limits	Silent for rows with a placeholder, and where a file that uses the package sets the label of anything. Rows of the project's own are judged by `uikit-text-field-name`.	プレースホルダのある行と、このパッケージを使うファイルが何かのラベルを設定する場合は指摘しません。プロジェクト自身の行は`uikit-text-field-name`が調べます。
    uikit-form-row-name	message	text field beside the title of its row has no name	行の題の横にあるテキストフィールドに名前がない
    uikit-form-row-name	message	{n:number} text fields beside the titles of their rows have no names	行の題の横にある{n}個のテキストフィールドに名前がない
    uikit-form-row-name	fix	name the field by the title of its row	フィールドに行の題を名前として付ける
    uikit-row-acts-at-once	title	row signs out or deletes without a question	行が確認なしにログアウトや削除をする
    uikit-row-acts-at-once	reports	For review, `didSelectRowAt` or `didSelectItemAt` that calls what by its name signs out, or deletes an account or all there is (`logOut`, `deleteAccount`, `eraseAllData`), where neither it nor the function that it calls brings up a question.	名前からログアウト、アカウントの削除、すべての削除とわかるもの（`logOut`、`deleteAccount`、`eraseAllData`）を呼ぶ`didSelectRowAt`や`didSelectItemAt`で、それ自身も呼ばれる関数も確認を求めないものを、確認の対象として検出します。
    uikit-row-acts-at-once	why	Rows of a list are pressed by mistake: while scrolling, with a trembling hand, when a scanning switch is a moment late. What is gone then has to be typed and found again, which is hardest for the same people.	リストの行は誤って押されます。スクロール中に、震える手で、スイッチ操作がわずかに遅れて。失われたものは入力し直し、探し直さなければならず、それが最も難しいのも同じ人たちです。
    uikit-row-acts-at-once	howToFix	Ask first: present a `UIAlertController` whose destructive action does it. Or offer to undo it.	まず尋ねます。`UIAlertController`を表示し、その破壊的な操作で行います。または取り消せるようにします。
    uikit-row-acts-at-once	elsewhere	`.confirmationDialog("Log out?", isPresented: $asks) { Button("Log out", role: .destructive) { … } }`	`.confirmationDialog("Log out?", isPresented: $asks) { Button("Log out", role: .destructive) { … } }`です。
    uikit-row-acts-at-once	limits	Names tell what the call does. Silent where the call stands in a closure, as in that of an alert, or where a function of that name has something to do with alerts or questions; buttons are not looked at.	呼び出しが何をするかは名前で判断します。呼び出しが警告などのクロージャの中にある場合と、その名前の関数が警告や質問に関わる場合は指摘しません。ボタンは調べません。
    uikit-row-acts-at-once	message	a press on a row calls '{name}' and nothing asks first	行を押すと「{name}」が呼ばれ、先に何も尋ねない
    heading-missing	message	text {words:phrase} stands above the rows of a group and is not announced as a heading	文字{words}はグループの行の上にあるが、見出しとして読まれない
    status-not-announced	message	what appears when the search finds nothing is not announced	検索の結果がないときに現れるものが読み上げられない
    status-not-announced	message	'{name}' has what a search found, and nothing says that it is there	'{name}'に検索の結果があるが、それが届いたと言うものがない
    status-not-announced	message	a text tells what '{name}' has come to, and is not announced	'{name}'がどうなったかを示すテキストが読み上げられない
    error-not-associated	message	{what:phrase} appears or changes with what is typed and nobody hears of it	{what}が入力とともに現れたり変わったりするが、誰にも聞こえない
    error-not-told	title	what a button does fails and nobody is told	ボタンの処理が失敗しても誰にも知らされない
    error-not-told	reports	A `catch` or a branch for a failure without any statement but for the log, for flags that go down, for lists that are emptied and for what is set back as it was before, a `try?` after which all goes on as after success, or a call of a function that gives `false` or `nil` for a failure, to a caller that does nothing then, or that throws in a `Task` without a `catch`, around work that a button waits for (`await`, or a closure that is given the error), in the action of the button or in a function that the action calls; the same of a list that is pulled down, of files that are chosen (`fileImporter`), of what a view is handed to do when people are done in it, and of what a screen, or a model of it when it is made, loads, where what was loaded is kept; what is saved, deleted, written or played at once counts where people begin it; an effect of The Composable Architecture that throws and is given no `catch`, or ends in one that tells the store nothing; a picture that is saved to the photo library without anything to call afterwards; a closure that is handed a `Result` and goes on whatever it is; what people type or choose that UIKit code refuses for its length or number; a press that does nothing where a field of a form is empty or what was typed in it does not fit, and a button that stays disabled until so many characters are typed, of which no text says how many; a screen that is nothing but what is loaded and stays empty where that failed; a variable of a model (`@Published var error`) or a state of a view that keeps what went wrong and that no code of the project reads, and such a state that a view shows and nothing sets; and a function that is called after a failure (`savingFailed`) and is empty, or that the system calls then (`didFailWithError`), or code with nothing but the error, and that only writes to the log; and a permission that is asked for, where nothing happens after a refusal, or a mail where nothing happens on a device that sends none (`canSendMail()`); and a branch that lets people feel an error and does nothing else (`notificationOccurred(.error)`). All for a person to look at.	ボタンが待つ処理（`await`、または失敗を渡されるクロージャ）を囲み、ログとフラグを下ろすことと、リストを空にすることと、設定したものを元に戻すことのほかに何もしない`catch`や失敗の分岐、成功したかのように続く`try?`、失敗を`false`や`nil`で返す関数の呼び出しで、呼び出し側がその場合に何もしないものと、`catch`のない`Task`の中で投げる呼び出しを、ボタンのアクションか、アクションの呼ぶ関数から検出します。引き下げて更新するリスト、選んだファイル（`fileImporter`）の処理、ビューの中で操作が終わったときのために渡す処理、画面が現れるときや画面のモデルが作られるときに読み込んで保存するものも同じです。すぐに終わる保存、削除、書き込み、再生は、人が始める場合に数えます。The Composable Architectureの、`catch`を渡されずに投げるエフェクトと、ストアに何も伝えない`catch`で終わるエフェクトも検出します。終わったときに呼ぶものを渡さずに写真ライブラリへ画像を保存するところも検出します。`Result`を渡され、それが何であってもそのまま続くクロージャと、入力や選択をUIKitのコードが長さや数のために拒むところと、フォームの入力欄が空か、入力されたものが合わないと何もしないボタンの処理と、決まった数の文字が入力されるまで無効で、その数をどのテキストも言わないボタンと、読み込むもののほかに何もなく、失敗すると空のままの画面も検出します。失敗を保存しながら、プロジェクトのどのコードも読まないモデルの変数（`@Published var error`）やビューの状態と、失敗を示すためにビューが読みながら、何も設定しない状態と、失敗を表す名前（`savingFailed`）で呼ばれるのに中身のない関数と、失敗したときにシステムが呼ぶか（`didFailWithError`）、コードがエラーだけを渡して呼び、ログに書くだけの関数と、許可を求めて拒まれたときに何もしないところと、メールを送れない端末（`canSendMail()`）で何もしないところと、エラーを触覚で伝えるだけで（`notificationOccurred(.error)`）ほかに何もしない分岐も検出します。すべて要確認です。
    error-not-told	why	Who sees the screen may guess that nothing happened. Who hears it waits for an answer that never comes, and does not know whether to press once more: what was entered is lost, or sent twice.	画面が見える人は、何も起こらなかったと推測できるかもしれません。聞いている人は来ない答えを待ち、もう一度押すべきかわかりません。入力したものが失われるか、二度送られます。
    error-not-told	howToFix	Keep the error in a state and show it, in an `alert` or as a text that is announced: `catch { message = error.localizedDescription }`.	エラーを状態に保存し、`alert`か読み上げられるテキストで示します：`catch { message = error.localizedDescription }`。
    error-not-told	elsewhere	Present an alert, or post an announcement, where the request has failed.	リクエストの失敗した所でアラートを表示するか、読み上げの通知を送ります。
    error-not-told	limits	A `catch` that sets anything else, returns something that its caller looks at, throws or calls anything is left alone, and so is one that more follows than a flag, what only waits for time to pass, and work that neither a button nor a screen begins. Functions are found by their names, and by the class of what they are called of; of several of one name nothing is said. A function that shows or keeps something that is called after an error or a message anywhere in it is taken to tell.	ほかに何かを設定する、呼び出し側が見る値を返す、投げる、呼ぶ`catch`と、後にフラグのほかの処理が続くものは対象外です。時間が過ぎるのを待つだけのものと、ボタンも画面も始めない処理も対象外です。関数は名前と、呼ばれる対象のクラスで探し、同じ名前のものがいくつもあれば何も言いません。エラーやメッセージを表す名前のものを、関数のどこかで示すか保存していれば、伝えているとみなします。
    error-not-told	message	'{name}' is called when something goes wrong, and does nothing	うまくいかなかったときに'{name}'が呼ばれるが、何もしない
    error-not-told	message	'{name}' is called when something goes wrong, and only the log gets it	うまくいかなかったときに'{name}'が呼ばれるが、ログに書くだけである
    error-not-told	message	where what was typed does not fit a colour alone tells	入力されたものが合わないことを色だけが示す
    error-not-told	message	where what was typed does not fit nothing happens, and nobody is told	入力されたものが合わないと何も起こらず、誰にも伝わらない
    error-not-told	message	where a field is empty nothing happens, and nobody is told	入力欄が空だと何も起こらず、誰にも知らされない
    error-not-told	message	a view shakes here, and nothing that is heard tells why	ここでビューが揺れ、その理由を言うものが何も読まれない
    error-not-told	message	a haptic alone tells here that something went wrong	うまくいかなかったことを、ここでは触覚だけが伝える
    error-not-told	message	'{name}' is there to show what went wrong, and nothing sets it	'{name}'は失敗を示すためにあるが、何もそれを設定しない
    error-not-told	message	'{name}' keeps what went wrong, and no view shows it	'{name}'が失敗を保存しているが、どのビューも示さない
    error-not-told	message	what goes beyond a limit is refused here, and nobody is told	上限を超えるものがここで拒まれるが、誰にも知らされない
    error-not-told	message	what an action starts may fail here, and nobody is told	アクションの始める処理がここで失敗することがあるが、誰にも知らされない
    error-not-told	message	what a button does may fail here, and nobody is told	ボタンの処理がここで失敗することがあるが、誰にも知らされない
    error-not-told	message	what is done with what a view gives back may fail here, and nobody is told	ビューから返されたものの処理がここで失敗することがあるが、誰にも知らされない
    error-not-told	message	what the screen loads may fail here, and nobody is told	画面の読み込みがここで失敗することがあるが、誰にも知らされない
    strikethrough-not-spoken	title	line through a text is not spoken	文字の取り消し線が読まれない
    strikethrough-not-spoken	reports	A `Text` with `strikethrough` beside another text, as an old price beside the new one, or under a condition on which nothing else depends that is heard, as a task that is done; for a person to look at.	新しい価格の横の元の価格のようにほかの文字の横にある`strikethrough`付きの`Text`と、済んだ項目のように、読まれるものがほかに依存しない条件による取り消し線を検出します。要確認です。
    strikethrough-not-spoken	why	VoiceOver reads the words and not the line through them: of two prices nobody hears which one holds, and a task that is done sounds like one that is not.	VoiceOverは文字を読み、取り消し線は読みません。二つの価格のどちらが有効か聞こえず、済んだ項目は済んでいない項目と同じに聞こえます。
    strikethrough-not-spoken	howToFix	Say it in the name or value: `.accessibilityLabel("Before: \(oldPrice)")`, `.accessibilityValue(task.isDone ? "Done" : "")`.	名前か値で伝えます：`.accessibilityLabel("Before: \(oldPrice)")`、`.accessibilityValue(task.isDone ? "Done" : "")`。
    strikethrough-not-spoken	elsewhere	Give the label an `accessibilityLabel` that says what the line stands for.	線の意味を伝える`accessibilityLabel`をラベルに付けます。
    strikethrough-not-spoken	limits	Silent where the text or what it is merged into has a name of its own. Lines that are drawn over a text are not known for what they are.	文字、またはそれがまとめられた要素に独自の名前があれば指摘しません。文字の上に描かれた線は、取り消し線だとわかりません。
    strikethrough-not-spoken	message	{what:phrase} is struck through while '{test}', which nobody hears	{what}には'{test}'のとき取り消し線が引かれるが、誰にも聞こえない
    strikethrough-not-spoken	message	{what:phrase} is struck through, which nobody hears	{what}には取り消し線が引かれているが、誰にも聞こえない
    navigation-bar-missing	title	title and bar buttons are shown by no navigation bar	タイトルとバーのボタンを示すナビゲーションバーがない
    navigation-bar-missing	reports	A view with `navigationTitle`, or with `toolbar` items for the navigation bar, that is shown by nothing but sheets and full-screen covers, in none of which a navigation container stands around it.	`navigationTitle`、またはナビゲーションバーのための`toolbar`の項目のあるビューのうち、シートとフルスクリーンのカバーだけで表示され、どれにも周りにナビゲーションのコンテナがないものを検出します。
    navigation-bar-missing	why	A sheet has no navigation bar of its own, so neither the title nor the buttons are drawn or read: nobody hears where they are, and where the only way out stands in the bar, a full-screen cover cannot be left.	シートには独自のナビゲーションバーがないので、タイトルもボタンも描かれず、読まれません。どこにいるのか聞こえず、出口がバーにしかなければ、フルスクリーンのカバーから出られません。
    navigation-bar-missing	howToFix	Put it into a navigation stack where it is presented: `.sheet(isPresented: $isShown) { NavigationStack { SetUp() } }`.	表示する所でナビゲーションスタックに入れます：`.sheet(isPresented: $isShown) { NavigationStack { SetUp() } }`。
    navigation-bar-missing	elsewhere	Present `UINavigationController(rootViewController: setUp)`.	`UINavigationController(rootViewController: setUp)`を表示します。
    navigation-bar-missing	limits	Silent where the view, or a view of the project in it, mentions a navigation container, where it is also shown in another way, where a modifier of the project stands on it in the presentation, and for previews.	ビュー自身かその中のプロジェクトのビューがナビゲーションのコンテナに触れる場合、ほかの方法でも表示される場合、表示する所でプロジェクトのモディファイアが付いている場合、プレビューは指摘しません。
    navigation-bar-missing	message	'{view}' is presented without a navigation bar, so its bar buttons are not there	'{view}'はナビゲーションバーなしで表示されるので、バーのボタンがない
    navigation-bar-missing	message	'{view}' is presented without a navigation bar, so its title and buttons are not there	'{view}'はナビゲーションバーなしで表示されるので、タイトルとボタンがない
    navigation-bar-missing	message	'{view}' is presented without a navigation bar, so its title is not there	'{view}'はナビゲーションバーなしで表示されるので、タイトルがない
    label-hides-text	title	label takes the place of the text that is shown	ラベルが表示されている文字に取って代わっている
    label-hides-text	reports	A text that is made at run time, such as a name, an amount or a date, with an `accessibilityLabel` that always says the same, where neither the value nor anything else on the screen says what is shown. The same for what a control shows, for review, and for texts that are one element or stand on one control whose label is made of some of them and leaves the others out.	名前、金額、日付など実行時に作られる文字のうち、いつも同じことを言う`accessibilityLabel`が付き、値も画面のほかの要素も表示内容を言わないものを検出します。コントロールが表示するものは要確認です。複数のテキストが一つの要素になるか一つのコントロールにあり、ラベルがその一部だけからできていて、ほかを省いているものも要確認です。
    label-hides-text	why	A label replaces the text: who sees the screen reads "Dentist, 9:30", and VoiceOver says "title of the event" for each row.	ラベルは文字に取って代わります。画面を見る人は「歯医者、9:30」と読めますが、VoiceOverはどの行でも「予定のタイトル」と言います。
    label-hides-text	howToFix	Leave the label out, or keep it and say what is shown as the value: `.accessibilityLabel("Event").accessibilityValue(event.title)`.	ラベルを付けないか、ラベルを残して表示内容を値として言います：`.accessibilityLabel("Event").accessibilityValue(event.title)`。
    label-hides-text	elsewhere	Set `accessibilityValue` beside a fixed `accessibilityLabel`.	固定の`accessibilityLabel`とともに`accessibilityValue`を設定します。
    label-hides-text	limits	Texts of constants, such as those of string tables, are left alone, and so are icons, emoji and initials, told by their names in code, and what another element of the screen says.	文字列テーブルなどの定数の文字、コード上の名前でわかるアイコン・絵文字・イニシャル、画面のほかの要素が言うものは対象外です。
    label-hides-text	message	{what:phrase} shows {text} and is always called '{name}'	{what}は{text}を表示するが、いつも'{name}'と呼ばれる
    label-hides-text	message	the label leaves out {text}, which is shown	ラベルが、表示されている{text}を省いている
    label-hides-text	fix	say what is shown as the value	表示内容を値として言う
    low-contrast-symbol	title	symbol has too little contrast with its background	シンボルと背景のコントラストが足りない
    low-contrast-symbol	reports	For review, a symbol that is all that a control shows, or that is met by itself, or the tick that tells whether a control with words is chosen, with a contrast below 3:1 to what is behind it. Where nothing paints a background, that of the system is assumed.	コントロールが表示する唯一のもの、または単独の要素であるシンボル、言葉を持つコントロールが選ばれているかを示すチェックマークのうち、背後とのコントラストが3:1を下回るものを要確認として検出します。背景が塗られていない場合はシステムの背景とみなします。
    low-contrast-symbol	why	What has no words is told by its outline alone. On white, `yellow` has 1.5:1, `orange` and `green` have 2.2:1 and `tertiary` has 1.7:1; people with low vision find neither the star nor the button.	言葉のないものは輪郭だけで伝わります。白地では`yellow`が1.5:1、`orange`と`green`が2.2:1、`tertiary`が1.7:1で、弱視の人には星もボタンも見つかりません。
    low-contrast-symbol	howToFix	Use a darker or lighter colour, or give the symbol a ground or an outline with enough contrast; words beside it tell the same.	もっと濃い、または明るい色を使うか、十分なコントラストのある下地や縁取りを付けます。そばに言葉を置いても伝わります。
    low-contrast-symbol	elsewhere	The same for the `tintColor` of image views and buttons.	画像ビューとボタンの`tintColor`も同じです。
    low-contrast-symbol	limits	Other symbols beside words in one control or row, or above words that they only decorate, are left alone, and so are arrows that only lead on, bars, menus and what is disabled. Silent where one of the two colours is not known. The values of the system's hues differ between its versions.	同じコントロールや行で言葉のそばにあるそのほかのシンボル、言葉の上で飾りになっているだけのシンボル、先へ進むだけの矢印、バー、メニュー、無効なものは対象外です。どちらかの色がわからない場合は指摘しません。システムの色の値は、バージョンによって異なります。
    low-contrast-symbol	message	{what:phrase} in {colour:phrase} on {ground:phrase} has a contrast of {ratio} {mode:phrase}, and needs 3:1	{what}（{colour}）の{ground}とのコントラストは{mode}で{ratio}だが、3:1が必要である
    content-does-not-scroll	title	content is cut off at large text sizes, since it does not scroll	スクロールしないため、大きな文字サイズで内容が切れる
    content-does-not-scroll	reports	For review, a form of at least two fields, or of one that becomes higher with each line, whose texts, fields and buttons stand in stacks without anything that scrolls, and that are higher together than what the keyboard leaves of a phone's screen at the largest text size; so is a screen with something to press, or with a text of five lines and more, that is higher than the whole screen; so is the content of a sheet that is held to a height and has no room for it then, what stands beside a picture whose height is given and takes a third of the screen, and a screen of several elements that shows running text of any length, such as a description. So is, where the app says that a phone may lie on its side, such a picture with something to press that together need more than it has then; and three fields and more in a view that ignores the safe area of the keyboard. The option `everything` adds other screens.	スクロールするもののないスタックに文字、フィールド、ボタンが並び、最大の文字サイズで合計がキーボードの上に残るiPhoneの画面より高くなる、フィールドが二つ以上の、または行とともに高くなるフィールドのあるフォームを要確認として検出します。押せるものか5行以上の文字があり、画面全体より高くなる画面も検出します。高さの決まったシートで、そのとき場所の足りない内容も、決まった高さで画面の3分の1を占める画像と並ぶ内容も検出します。説明のようにどんな長さにもなりうる文字を、いくつもの要素とともに表示する画面も要確認です。オプション`everything`はほかの画面も加えます。電話機を横にして使えるとアプリが宣言している場合は、そのような画像と押せるものが合わせて横向きの高さを超えるものも要確認です。キーボードの安全領域を無視するビューの中の三つ以上のフィールドも検出します。
    content-does-not-scroll	why	Body text grows to three times its size. What has no room then is cut short or pushed off the screen, the button at the end first, and no gesture brings it back. In landscape the same happens much sooner.	本文の文字は3倍の大きさになります。場所の足りないものは、最後のボタンから順に、途中で切られたり画面の外に押し出されたりし、どのジェスチャーでも戻せません。横向きではもっと早くそうなります。
    content-does-not-scroll	howToFix	Put the content into a `ScrollView`, a `Form` or a `List`; `ViewThatFits` takes the stack while it fits.	内容を`ScrollView`、`Form`、`List`に入れます。`ViewThatFits`なら、収まる間はスタックを使えます。
    content-does-not-scroll	elsewhere	Put the stack view into a `UIScrollView`.	スタックビューを`UIScrollView`に入れます。
    content-does-not-scroll	limits	Heights are estimated from the published sizes of the text styles and the length of the words; pictures without a height of their own, spaces and what only run time knows count as little as they may. Silent where a container that is not known may scroll, and about loops, whose length only run time knows.	高さは、公開されているテキストスタイルのサイズと言葉の長さからの見積もりです。高さの決まっていない画像、余白、実行時にしかわからないものは最小限に数えます。未知のコンテナがスクロールするかもしれない場合と、長さが実行時にしかわからない繰り返しは指摘しません。
    content-does-not-scroll	message	the keyboard lies over fields in here, since nothing moves when it comes	キーボードが現れても何も動かないため、ここのフィールドに重なる
    content-does-not-scroll	message	what stands here does not scroll, and is higher than what the keyboard leaves of a phone's screen at the largest text size	ここにあるものはスクロールせず、最大の文字サイズではキーボードの上に残るiPhoneの画面より高い
    content-does-not-scroll	message	what stands here does not scroll, and is higher than a phone on its side	ここの内容はスクロールせず、横向きの電話機より高い
    content-does-not-scroll	message	what stands here does not scroll, and is higher than a phone's screen at the largest text size	ここにあるものはスクロールせず、最大の文字サイズではiPhoneの画面より高い
    content-does-not-scroll	message	what stands here does not scroll, and is higher than the {n:number} points of its sheet at the largest text size	ここにあるものはスクロールせず、最大の文字サイズではシートの{n}ポイントより高い
    content-does-not-scroll	message	{text:phrase} may be of any length, and nothing around it scrolls	{text}はどんな長さにもなりうるが、まわりにスクロールするものがない
    content-does-not-scroll	note	the height of the sheet	シートの高さ
    fixed-height-clips-text	note	the height of the sheet	シートの高さ
    content-does-not-scroll	option	Report screens as well that have nothing to press and short texts alone.	押せるものがなく短い文字だけの画面も報告します。
    loading-outcome-not-announced	title	end of loading is shown and not announced	読み込みの終わりが表示されるだけで通知されない
    loading-outcome-not-announced	reports	For review, a text about an error, a success or that nothing was found, which takes the place of a sign that something is loading, on a screen none of whose types announces anything or moves the focus.	読み込み中の表示に取って代わる、エラー、成功、または何も見つからなかったことについての文字のうち、画面のどの型も通知せずフォーカスも移さないものを要確認として検出します。
    loading-outcome-not-announced	why	The sign under the focus of VoiceOver goes away, and what came of it appears without a word: people wait for something that has long failed.	VoiceOverのフォーカスにあった表示が消え、結果は何も言わずに現れます。とうに失敗したものを待ち続けることになります。
    loading-outcome-not-announced	howToFix	Post `AccessibilityNotification.Announcement(message)` when the state changes, or move the focus to the message with `@AccessibilityFocusState`.	状態が変わったときに`AccessibilityNotification.Announcement(message)`を送るか、`@AccessibilityFocusState`でメッセージにフォーカスを移します。
    loading-outcome-not-announced	elsewhere	`UIAccessibility.post(notification: .screenChanged, argument: errorLabel)`.	`UIAccessibility.post(notification: .screenChanged, argument: errorLabel)`を使います。
    loading-outcome-not-announced	limits	What a state is about is told by its name: `error`, `failed`, `empty`. Told once for each sign.	状態の内容は`error`、`failed`、`empty`などの名前で判断します。読み込み中の表示ごとに1回だけ指摘します。
    loading-outcome-not-announced	message	what takes the place of the loading sign is not announced	読み込み中の表示に取って代わるものが通知されない
    uikit-swipe-action-name	title	swipe action has no title	スワイプアクションにタイトルがない
    uikit-swipe-action-name	reports	A `UIContextualAction` or `UITableViewRowAction` that is made with no title, or with one of spaces, where neither its title nor the label of its picture is set afterwards. For review where the picture is a symbol of the system.	タイトルなし、または空白だけのタイトルで作られた`UIContextualAction`や`UITableViewRowAction`のうち、後からタイトルも画像のラベルも設定されていないものを検出します。画像がシステムのシンボルの場合は要確認です。
    uikit-swipe-action-name	why	The system makes actions of the row of them, which VoiceOver reads by their titles, and Voice Control finds the button by its title. Without one nobody knows what the action does.	システムはこれを行のアクションにし、VoiceOverはそのタイトルを読み、音声コントロールはタイトルでボタンを見つけます。タイトルがないと、何をするアクションか誰にもわかりません。
    uikit-swipe-action-name	howToFix	Give it a title, "Delete". Where only the picture shall be seen, give the picture a label: `action.image?.accessibilityLabel = "Delete"`.	「削除」のようなタイトルを付けます。画像だけを見せたいときは、画像にラベルを付けます：`action.image?.accessibilityLabel = "Delete"`。
    uikit-swipe-action-name	elsewhere	`Button("Delete", systemImage: "trash")` in `.swipeActions`; see `icon-button-name`.	`.swipeActions`の中の`Button("Delete", systemImage: "trash")`です。`icon-button-name`も参照してください。
    uikit-swipe-action-name	limits	Titles that are known only at run time are left alone.	実行時にしかわからないタイトルは対象外です。
    uikit-swipe-action-name	message	swipe action has no title	スワイプアクションにタイトルがない
    uikit-swipe-action-name	fix	name it '{name}'	'{name}'と名付ける
    uikit-rating-pictures	title	row of pictures stands for a number that nothing says	画像の列が、どこにも述べられない数を表している
    uikit-rating-pictures	reports	A loop that gives each of several image views or buttons one of two pictures by comparing its place with a number (`index < rating`), in a class that sets no accessibility label or value.	いくつかのイメージビューやボタンのそれぞれに、位置と数を比べて（`index < rating`）二つの画像の一方を与えるループのうち、クラスがアクセシビリティラベルも値も設定していないものを検出します。
    uikit-rating-pictures	why	Four full stars and an empty one say "four of five" to the eye. VoiceOver passes over pictures, and reads the same five names of buttons whatever the rating is.	塗られた星が四つと空の星が一つあれば、目には「5段階の4」とわかります。VoiceOverは画像を通り過ぎ、ボタンなら評価がいくつでも同じ五つの名前を読みます。
    uikit-rating-pictures	howToFix	Make the row one element: `isAccessibilityElement = true`, `accessibilityLabel = "Rating"` and `accessibilityValue = "4 of 5"`; where people set it, with the `.adjustable` trait.	列を一つの要素にします：`isAccessibilityElement = true`、`accessibilityLabel = "Rating"`、`accessibilityValue = "4 of 5"`。人が設定するものなら`.adjustable`の特性も付けます。
    uikit-rating-pictures	elsewhere	`.accessibilityElement()` and `.accessibilityValue("4 of 5")` on the stack; see `repeated-symbol-group`.	スタックに`.accessibilityElement()`と`.accessibilityValue("4 of 5")`を付けます。`repeated-symbol-group`も参照してください。
    uikit-rating-pictures	limits	For a person to look at: a text beside the row may say the number.	要確認です。列の横のテキストが数を述べていることがあります。
    uikit-rating-pictures	message	pictures are full or empty by a number that nothing says	画像が、どこにも述べられない数によって塗られたり空になったりする
    uikit-drag-only	title	something is moved or set by touches alone	何かがタッチだけで動かされ、設定される
    uikit-drag-only	reports	For review, a class that overrides `touchesMoved` or `continueTracking` to move something (a frame, a centre, the constant of a constraint) or to set a value, and that neither handles `accessibilityIncrement` nor has actions for assistive technologies; and a scene that people look at from other sides with gestures (`allowsCameraControl`), where no code of the app turns or moves the camera, and what a swipe or a long press on a view does and no button, key or action of the class.	`touchesMoved`や`continueTracking`をオーバーライドして何か（フレーム、中心、制約の定数）を動かしたり値を設定したりしながら、`accessibilityIncrement`を処理せず、支援技術のためのアクションも持たないクラスと、ジェスチャーで別の向きから見るシーン（`allowsCameraControl`）で、アプリのコードがカメラを回しも動かしもしないものと、ビューのスワイプや長押しがすることで、クラスのボタンもキーもアクションもしないものを、要確認として検出します。
    uikit-drag-only	why	With VoiceOver a finger explores the screen, and with Switch Control or a keyboard there is none: nobody but those who can drag moves what is moved like that.	VoiceOverでは指は画面を探るためのもので、スイッチコントロールやキーボードに指はありません。ドラッグできる人のほかは、誰もそれを動かせません。
    uikit-drag-only	howToFix	Make what is moved an adjustable element: `accessibilityTraits.insert(.adjustable)`, and override `accessibilityIncrement()` and `accessibilityDecrement()`; or give it `accessibilityCustomActions`. Buttons that do the same help everybody who cannot drag.	動かすものを調整可能な要素にします。`accessibilityTraits.insert(.adjustable)`を設定し、`accessibilityIncrement()`と`accessibilityDecrement()`をオーバーライドするか、`accessibilityCustomActions`を与えます。同じことをするボタンは、ドラッグできないすべての人の助けになります。
    uikit-drag-only	elsewhere	`.accessibilityAdjustableAction { … }`; see `drawn-content-unrepresented`.	`.accessibilityAdjustableAction { … }`を使います。`drawn-content-unrepresented`を参照してください。
    uikit-drag-only	limits	Drawing by hand is left alone, and so is what only scrolls, turns or zooms. Whether another part of the screen offers the same is not looked at.	手で描くもの、スクロールや回転や拡大だけをするものは対象外です。画面のほかの部分が同じことを提供しているかは見ません。
    uikit-drag-only	message	touches set '{name}', and nothing else does for assistive technologies	タッチが'{name}'を設定するが、支援技術のためにそうするものがほかにない
    uikit-drag-only	message	a scene is turned and moved by gestures alone	シーンがジェスチャーだけで回され、動かされる
    uikit-drag-only	message	'{name}' is done by a swipe alone	'{name}'はスワイプだけで行われる
    uikit-drag-only	message	'{name}' is done by a long press alone	'{name}'は長押しだけで行われる
    uikit-map-hidden	title	markers of a map are kept from assistive technologies	地図のマーカーが支援技術から隠されている
    uikit-map-hidden	reports	For review, code that puts a `GMSMarker` on a map, in an app that sets `accessibilityElementsHidden` to `false` nowhere; and an `MKPointAnnotation` that is put on a map without a title.	どこでも`accessibilityElementsHidden`を`false`にしないアプリの、地図に`GMSMarker`を置くコードと、タイトルなしで地図に置かれる`MKPointAnnotation`を、要確認として検出します。
    uikit-map-hidden	why	A `GMSMapView` hides what lies on it from assistive technologies until it is told not to. With VoiceOver, Voice Control or Switch Control there are no markers then: nobody finds the places, or what a touch on them does.	`GMSMapView`は、そうしないように設定されるまで、上にあるものを支援技術から隠します。VoiceOver、音声コントロール、スイッチコントロールではマーカーが存在せず、場所も、触れると起こることも見つけられません。
    uikit-map-hidden	howToFix	Set `mapView.accessibilityElementsHidden = false` and give each marker a title, which is what is heard of it. Offer the places as a list as well: many markers of a map are hard to go through.	`mapView.accessibilityElementsHidden = false`を設定し、読み上げられるタイトルを各マーカーに与えます。地図の多くのマーカーをたどるのは難しいため、場所をリストとしても提供します。
    uikit-map-hidden	elsewhere	Markers and annotations of MapKit are elements by themselves, called by their titles.	MapKitのマーカーや注釈はそれ自体が要素で、タイトルで呼ばれます。
    uikit-map-hidden	limits	Whether a list beside the map shows the same places is not looked at.	地図の横のリストが同じ場所を示しているかは見ません。
    uikit-map-hidden	message	the map keeps its markers from assistive technologies	地図がマーカーを支援技術から隠している
    uikit-map-hidden	message	pin of a map has no title to be called by	地図のピンに、名前となるタイトルがない
    uikit-drawn-data	title	values are drawn as plain views and not told	値がただのビューとして描かれ、伝えられない
    uikit-drawn-data	reports	For review, a loop over data that adds a plain view or a layer for each value and gives it a width, a height or an angle made of that value, in a class that sets nothing for accessibility; a line that a view draws as far as one of its values says (`strokeEnd = progress`). And views of packages that draw data, such as `CPTGraphHostingView`.	データをたどるループのうち、値ごとにただのビューかレイヤーを加え、幅、高さ、角度をその値から作り、クラスがアクセシビリティを何も設定していないものを検出します。ビューが自分の値の分だけ描く線（`strokeEnd = progress`）も検出します。これらは要確認です。`CPTGraphHostingView`のように、データを描くパッケージのビューも検出します。
    uikit-drawn-data	why	Bars, slices and marks on a line of time are plain views and layers, which are no elements: who hears the screen gets the labels around the chart and none of its values.	棒、扇形、時間軸の印はただのビューやレイヤーで、要素ではありません。画面を聞く人には図のまわりのラベルだけが届き、値は一つも届きません。
    uikit-drawn-data	howToFix	Make the view that holds them one element that says what they show, or make an element for each value: `accessibilityElements` with a `UIAccessibilityElement` whose label and value are those of the bar. `AXChartDescriptor` lets people hear the course of longer data.	それらを含むビューを、示す内容を述べる一つの要素にするか、値ごとに要素を作ります。`accessibilityElements`に、棒のラベルと値を持つ`UIAccessibilityElement`を並べます。長いデータの推移は`AXChartDescriptor`で聞けるようになります。
    uikit-drawn-data	elsewhere	`Chart`, or `.accessibilityRepresentation { … }` on what is drawn; see `drawn-content-unrepresented`.	`Chart`を使うか、描いたものに`.accessibilityRepresentation { … }`を付けます。`drawn-content-unrepresented`も参照してください。
    uikit-drawn-data	limits	Loops that add labels, buttons or pictures are left alone, sizes that come from frames and texts as well. Of what packages draw, only some is known to have no elements.	ラベル、ボタン、画像を加えるループと、フレームやテキストから来る大きさは対象外です。パッケージが描くもののうち、要素がないとわかっているのは一部だけです。
    uikit-drawn-data	message	'{class}' draws data, and nothing says them	'{class}'がデータを描き、それを言うものがない
    uikit-drawn-data	message	'{value}' is drawn as the length of a line, and nothing says it	'{value}'が線の長さとして描かれ、それを言うものがない
    uikit-drawn-data	message	'{value}' is drawn as the size of a plain view, and nothing says it	'{value}'がただのビューの大きさとして描かれ、それを言うものがない
    uikit-loading-not-told	title	wait begins and ends and VoiceOver is not told	待ち時間の始まりと終わりがVoiceOverに伝わらない
    uikit-loading-not-told	reports	A controller that starts a `UIActivityIndicatorView` in what a person sets off, stops it later, and posts no notification of UIAccessibility; where it presents something as well, only if the buttons go while the wheel turns. A list that is reloaded when an answer comes to what somebody searches for, in a class that posts none either. Lists that begin empty and are filled when an answer comes, in a class that shows nothing in their place and tells nothing, as one finding for an app. Words of a label or a button that change when the answer to a press comes. And a class of a package that lays a sign of a wait over the screen without telling of it, once for an app.	人の操作で`UIActivityIndicatorView`を動かし始め、後で止めるコントローラのうち、UIAccessibilityの通知を送らないものを検出します。何かを表示するコントローラでは、待つ間ボタンが消える場合に限ります。同じく通知を送らないクラスで、検索の答えが来たときに再読み込みされるリストも検出します。空で始まり、答えが来たときに埋まるリストのうち、その間に代わりのものを何も見せず伝えもしないクラスのものを、アプリごとに一つの結果として検出します。操作の答えが来たときに変わるラベルやボタンの言葉も検出します。また、伝えずに画面を覆う待ち時間の表示を出すパッケージのクラスを、アプリごとに一度検出します。
    uikit-loading-not-told	why	The turning wheel says that something happens, and its going that it is done. VoiceOver stays where it is and says neither, so people press again or leave.	回る輪は何かが進行中であることを、消えればそれが済んだことを示します。VoiceOverは今いる場所に留まってどちらも言わないので、人はもう一度押したり画面を離れたりします。
    uikit-loading-not-told	howToFix	Say it: `UIAccessibility.post(notification: .announcement, argument: "Loading")` when it begins, and `.screenChanged` or the result when it is done.	始まるときに`UIAccessibility.post(notification: .announcement, argument: "Loading")`で、済んだときに`.screenChanged`か結果で伝えます。
    uikit-loading-not-told	elsewhere	`AccessibilityNotification.Announcement("Loading").post()`; see `status-not-announced`.	`AccessibilityNotification.Announcement("Loading").post()`です。`status-not-announced`も参照してください。
    uikit-loading-not-told	limits	For a person to look at: what appears when the wait is over may say it, such as another screen or an alert.	要確認です。別の画面や警告など、待ち時間の後に現れるものが伝えることがあります。
    uikit-loading-not-told	message	a list shows here what a search has found, and VoiceOver hears nothing of it	検索の結果がここでリストに表示されるが、VoiceOverには伝わらない
    uikit-loading-not-told	message	a wait begins here that VoiceOver hears neither the beginning nor the end of	ここで待ち時間が始まるが、VoiceOverには始まりも終わりも伝わらない
    uikit-modal-not-isolated	message	'{name}' covers the screen with a dark veil, and VoiceOver still reads what lies behind it	「{name}」は画面を暗い幕で覆うが、VoiceOverはその背後も読む
    uikit-modal-not-isolated	message	'{name}' is modal as a whole, and what it holds besides the dialog is still read	「{name}」全体がモーダルになっており、その中のダイアログ以外のものも読まれる
    uikit-perform-escape	message	a tap on the dimmed screen closes '{name}', and the escape gesture does not	「{name}」は暗くなった画面のタップで閉じるが、スクラブのジェスチャーでは閉じない
    uikit-perform-escape	message	a tap beside it closes what '{name}' presents, and the escape gesture does not	「{name}」が表示するものは横のタップで閉じるが、スクラブのジェスチャーでは閉じない
    uikit-selection-state	message	'{name}' alone shows which one is chosen, and nothing says that it is selected	どれが選ばれたかを「{name}」だけが示し、選択中だとは言わない
    auto-dismiss	message	'{name}' goes after {time:phrase}, whoever is on the way to it	{time}後に「{name}」が消え、そこへ向かっている人が間に合わない
    uikit-image-view-unlabelled	message	cell shows a picture alone, and nothing of it is heard	セルは画像だけを表示し、その何も聞こえない
    uikit-disabled-not-told	title	control does not react and does not say that it is disabled	コントロールが反応しないのに無効だと言わない
    uikit-disabled-not-told	reports	A button, field or other control whose `isUserInteractionEnabled` code turns off and on again, or sets by a condition, while the class never sets its `isEnabled` or its traits. For review where the control is known by its name alone, and for a cell that is painted by whether its row is disabled or locked (`cell.backgroundColor = row.isDisabled ? .lightGray : .blue`), in a class that sets no traits and keeps no touches away.	ボタン、フィールドなどのコントロールのうち、コードが`isUserInteractionEnabled`を切ってまた入れるか条件で設定し、クラスが`isEnabled`も特性も設定しないものを検出します。名前だけでコントロールとわかるものは要確認です。行が無効かロックされているかによって色を付けるセル（`cell.backgroundColor = row.isDisabled ? .lightGray : .blue`）も、クラスが特性を設定せずタッチも止めない場合、確認の対象として検出します。
    uikit-disabled-not-told	why	`isUserInteractionEnabled` only keeps touches away. VoiceOver goes on to read a button that can be pressed, and a double tap does nothing.	`isUserInteractionEnabled`は触れないようにするだけです。VoiceOverは押せるボタンとして読み続け、ダブルタップしても何も起こりません。
    uikit-disabled-not-told	howToFix	Disable it: `button.isEnabled = false`. VoiceOver then says "Dimmed".	`button.isEnabled = false`で無効にします。VoiceOverは「無効」と言います。
    uikit-disabled-not-told	elsewhere	`.disabled(true)` in place of `.allowsHitTesting(false)`; see `visually-disabled-only`.	`.allowsHitTesting(false)`の代わりに`.disabled(true)`を使います。`visually-disabled-only`も参照してください。
    uikit-disabled-not-told	limits	Silent where touches are turned off once and for all, and for views that are no controls.	一度切ったままの場合と、コントロールでないビューは指摘しません。
    uikit-disabled-not-told	message	'{name}' does not react to touches at times and does not say that it is disabled	「{name}」は触れても反応しないことがあるが、無効だと言わない
    uikit-disabled-not-told	fix	disable it	無効にする
    uikit-disabled-not-told	message	row is drawn as one that can do nothing and does not say that it is disabled	行は使えないように描かれているが、無効だと言わない
    uikit-selection-state	message	cell is drawn in another way while '{condition}', and nothing says so	セルは'{condition}'の間は描き方が変わるが、何もそれを言わない
    uikit-selection-state	message	'{name}' is drawn in another way while '{condition}', and nothing says so	'{name}'は'{condition}'の間は描き方が変わるが、何もそれを言わない
    status-not-announced	message	'{name}' shows itself and is not announced	「{name}」が自らを表示するが、読み上げられない
    uikit-label-hides-text	title	label takes the place of the text that code fills	ラベルが、コードで入れるテキストの代わりに読まれます
    uikit-label-hides-text	reports	A `UILabel` or text view whose text code sets to something that only run time knows, such as a name, a price or an error, and whose `accessibilityLabel`, in code or in an interface file, always says the same.	名前、金額、エラーなど実行時にしか分からないテキストをコードで設定し、`accessibilityLabel`（コードまたはインターフェイスファイル）がいつも同じ言葉である`UILabel`やテキストビュー。
    uikit-label-hides-text	why	A label replaces the text: who sees the screen reads the article's title, and VoiceOver says "title" for each of them. Labels that were meant for tests are often the cause.	ラベルはテキストに取って代わります。画面を見る人は記事の題名を読めますが、VoiceOverはどれも「title」と読みます。テストのためのラベルが原因であることが多くあります。
    uikit-label-hides-text	howToFix	Take the label away: a `UILabel` is called by its text. A name for tests goes into `accessibilityIdentifier`, which nobody hears.	ラベルを外します。`UILabel`はそのテキストで読まれます。テスト用の名前は、読み上げられない`accessibilityIdentifier`に入れます。
    uikit-label-hides-text	elsewhere	See `label-hides-text`.	`label-hides-text`を参照してください。
    uikit-label-hides-text	limits	Silent where the label is set more than once, where there is a value, and where the same text is said by another element of the screen. Icons, initials and emoji, told by their names in code, are left alone.	ラベルが2回以上設定される場合、値がある場合、同じテキストを画面のほかの要素が読む場合は指摘しません。コード上の名前からアイコン、頭文字、絵文字と分かるものは対象外です。
    uikit-label-hides-text	message	label is always '{words}', and the text that code shows is never heard	ラベルはいつも「{words}」で、コードが表示するテキストは読み上げられません
    uikit-label-hides-text	note	the text that is shown	表示されるテキスト
    uikit-layer-not-told	title	view appears over the screen and VoiceOver is not told	画面の上にビューが現れますが、VoiceOverに伝わりません
    uikit-layer-not-told	reports	A function that adds a view to the screen and takes it away or fades it out after a while, such as a toast; one that adds a view whose name or class speaks of loading, an error, a banner or an empty list; and one that fills texts and fades in the view around them. A view for the time of loading, or for a list with nothing in it, that code shows and hides, also one that it lays behind the list (`backgroundView`). A page that code turns. Views of a class of which its code shows one and hides another, and a button that hides itself when it is pressed. In files, and with classes, that post no notification of UIAccessibility.	トーストのように、ビューを画面に加えてしばらくして取り除く、または薄れさせる関数。名前やクラスが読み込み、エラー、バナー、空のリストを表すビューを加える関数。テキストを入れて、それを囲むビューを浮かび上がらせる関数。コードが表示と非表示を切り替える、読み込み中や空のリストのためのビュー（リストの後ろに置く`backgroundView`を含む）。コードがめくるページ。コードが一つを表示してほかを隠すクラスのビューと、押すと自らを隠すボタン。UIAccessibilityの通知を送らないファイルとクラスに限ります。
    uikit-layer-not-told	why	VoiceOver stays where it was. Who cannot see the view does not learn that something failed, is loading or is done, and a toast is gone before anybody finds it.	VoiceOverはもとの場所にとどまります。ビューが見えない人は、失敗したこと、読み込み中であること、終わったことを知ることができません。トーストは見つける前に消えます。
    uikit-layer-not-told	howToFix	Tell it when the view appears: `UIAccessibility.post(notification: .announcement, argument: message)`, or `.screenChanged` with the first element of a view that stays.	ビューが現れるときに伝えます。`UIAccessibility.post(notification: .announcement, argument: message)`を使うか、残るビューではその最初の要素とともに`.screenChanged`を送ります。
    uikit-layer-not-told	elsewhere	See `status-not-announced`.	`status-not-announced`を参照してください。
    uikit-layer-not-told	limits	For a person to look at. Functions that set up a screen, and views that are only pictures, are left alone.	人が確かめる必要があります。画面を準備する関数と、画像だけのビューは対象外です。
    uikit-layer-not-told	message	'{name}' appears for a while and VoiceOver is not told	「{name}」がしばらく現れますが、VoiceOverに伝わりません
    uikit-layer-not-told	message	'{name}' appears over the screen and VoiceOver is not told	「{name}」が画面の上に現れますが、VoiceOverに伝わりません
    uikit-layer-not-told	message	'{name}' fades in with new texts and VoiceOver is not told	「{name}」が新しいテキストとともに現れますが、VoiceOverに伝わりません
    uikit-layer-not-told	message	code turns to another page and VoiceOver is not told	コードがほかのページに替えますが、VoiceOverに伝わりません
    uikit-secure-text-spoken	title	text of a secure field is spoken	伏せられたフィールドのテキストが読み上げられます
    uikit-secure-text-spoken	reports	A class that overrides `accessibilityValue` or `accessibilityLabel` to give back the text of its field as it is, and makes that field secure (`isSecureTextEntry`), always or when asked to.	`accessibilityValue`または`accessibilityLabel`をオーバーライドしてフィールドのテキストをそのまま返し、そのフィールドを（いつも、または指定されたときに）`isSecureTextEntry`で伏せるクラス。
    uikit-secure-text-spoken	why	Dots hide a password from who looks at the screen; VoiceOver reads it aloud to everybody in the room. A field of UIKit says how many characters it has.	画面を見る人にはパスワードは点で隠されますが、VoiceOverは部屋にいる全員に聞こえるように読み上げます。UIKitのフィールドは文字数を読みます。
    uikit-secure-text-spoken	howToFix	Give back what the field itself says: `override var accessibilityValue: String? { get { field.accessibilityValue } set {} }`.	フィールド自身が読むものを返します。`override var accessibilityValue: String? { get { field.accessibilityValue } set {} }`
    uikit-secure-text-spoken	elsewhere	`SecureField` says how many characters it has; leave its `accessibilityValue` alone.	`SecureField`は文字数を読みます。`accessibilityValue`はそのままにします。
    uikit-secure-text-spoken	limits	Silent where the getter asks whether the text is secure, and where it makes something else of the text.	ゲッターがテキストが伏せられているかを調べる場合と、テキストを別のものに変える場合は指摘しません。
    uikit-secure-text-spoken	message	{property} gives back the text of a field that hides it	{property}が、伏せられたフィールドのテキストを返します
    bare-number	title	number is heard without a word for what it is	何の数かを表す言葉なしに数字だけが読まれる
    bare-number	reports	A text, with a symbol or without one, that is a number alone, by its digits, by what fills it (`Text(String(likes.count))`) or by the type that the project gives each property of that name, that is a stop of its own, and beside which no text with words stands; the same of several shares in percent that stand together, and of how many there are (`Text("×\(count)")`) where the text of what that is does not come right before it.	数字だけのテキスト（記号付きのものを含む）、入る値（`Text(String(likes.count))`）、またはその名前のプロパティにプロジェクトが与える型から数字だけとわかるテキストで、単独で読まれ、そばに言葉のあるテキストがないものを検出します。並んで立ついくつものパーセントの値と、それが何かを表すテキストが直前にない個数（`Text("×\(count)")`）も同じです。
    bare-number	why	A heart, a place between two buttons or a colour says what the number counts to those who see it. With VoiceOver it is "12", and nothing more.	ハートの絵、二つのボタンの間という位置、色は、見える人には何の数かを伝えます。VoiceOverでは「12」としか聞こえません。
    bare-number	howToFix	Say it in the label: `.accessibilityLabel(likesText)`. Or make the number part of the button or the picture that it belongs to: `.accessibilityElement(children: .combine)`.	ラベルで伝えます：`.accessibilityLabel(likesText)`。または数字を、それが属するボタンや画像の一部にします：`.accessibilityElement(children: .combine)`。
    bare-number	elsewhere	Set `label.accessibilityLabel` whenever the number changes.	数が変わるたびに`label.accessibilityLabel`を設定します。
    bare-number	limits	For a person to look at. Silent where a text with words, or a picture with a name, comes right before or after it, in controls, menus and charts, and about numbers with a unit but for such shares.	人が確かめる必要があります。直前か直後に言葉のあるテキストや名前のある画像がある場合、コントロール、メニュー、グラフの中、そのようなパーセントの値のほかの単位の付いた数は指摘しません。
    bare-number	message	number {words:phrase} is heard without a word for what it is	数字{words}が、何の数かを表す言葉なしに読まれる
    heading-missing	message	text {words:phrase} is made by what is called the heading of a section, and is not announced as a heading	文字{words}はセクションの見出しという名前のものが作るが、見出しとして読まれない
    hit-area-holes	message	the plain button takes no touches in the room of the spacer	プレーンなボタンはスペーサーの部分でタッチを受けない
    status-not-announced	message	a text about a wait appears with '{name}' and is not announced	待ち時間を示すテキストが'{name}'とともに現れるが、読み上げられない
    status-not-announced	message	'{name}' gets more after a wait, and what came is not announced	待ったあとに'{name}'に加わるものが読み上げられない
    status-not-announced	message	the screen scrolls when '{name}' changes, and what came is not announced	'{name}'が変わると画面がスクロールするが、加わったものが読み上げられない
    status-not-announced	message	a countdown ends here, and nobody is told	ここでカウントダウンが終わるが、誰にも伝わらない
    status-not-announced	message	what is under way stops here by itself, and nobody is told	進行中のことがここでひとりでに止まるが、誰にも伝わらない
    status-not-announced	message	'{name}' changes and is not announced	'{name}'が変わるが、通知されない
    status-not-announced	message	a picture alone tells of '{name}', and nothing is announced	'{name}'を画像だけが伝え、何も読み上げられない
    status-not-announced	message	a message of '{name}' appears and is not announced	「{name}」のメッセージが現れても読み上げられない
    focus-not-returned	message	{what:phrase} is gone when it is pressed, since it empties what it depends on	{what}は押すと、表示の条件となる値を空にするので消える
    focus-not-returned	message	{opener:phrase} brings up {field:phrase}, and nothing moves the focus there	{opener}は{field}を表示するが、そこへフォーカスが移らない
    focus-not-returned	note	the field	フィールド
    uikit-layer-not-told	message	'{name}' takes the place of another view and VoiceOver is not told	「{name}」がほかのビューに替わりますが、VoiceOverに伝わりません
    uikit-layer-not-told	message	'{name}' hides itself when it is pressed and VoiceOver is not told	「{name}」は押すと自らを隠しますが、VoiceOverに伝わりません
    uikit-loading-not-told	message	'{name}' covers the screen during a wait, and VoiceOver hears nothing of it	待ち時間の間「{name}」が画面を覆うが、VoiceOverには伝わらない
    uikit-loading-not-told	message	'{name}' begins empty and is filled when an answer comes, and nothing tells of the wait or that there is nothing	「{name}」は空で始まり、答えが来たときに埋まるが、待っていることも何もないことも伝えられない
    uikit-heading-missing	message	text {words:phrase} stands above the rows of a list and is not announced as a heading	文字{words}はリストの行の上にあるが、見出しとして読まれない
    heading-missing	message	text {words:phrase} stands for the title of the bar and is not announced as a heading	文字{words}はバーのタイトルの代わりだが、見出しとして読まれない
    low-contrast-field	title	edges of a text field have too little contrast	テキストフィールドの縁のコントラストが足りない
    low-contrast-field	reports	For review, a text field that code gives a ground or a line around it, where neither has a contrast of 3:1 to what is around. Where nothing paints a background, that of the system is assumed.	コードが地の色かまわりの線を与えたテキストフィールドで、そのどちらもまわりとの間に3:1のコントラストがないものを、要確認として検出します。背景を塗るものがなければ、システムの背景とみなします。
    low-contrast-field	why	What tells a field from a text are its edges. People with low vision do not see where they can type, nor how far the field reaches.	フィールドを文字と見分ける手がかりは縁です。視力の弱い人には、どこに入力できるのか、どこまでがフィールドなのかが見えません。
    low-contrast-field	howToFix	Draw a line with enough contrast: `.overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(.systemGray)))`. A line below the field is enough.	十分なコントラストの線を描きます：`.overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(.systemGray)))`。フィールドの下の線だけでも足ります。
    low-contrast-field	elsewhere	Use `borderStyle` or a layer with a border of enough contrast.	`borderStyle`か、十分なコントラストの枠線を持つレイヤを使います。
    low-contrast-field	limits	Only the light appearance is looked at, unless code forces the dark one. Silent where one of the colours is not known, about fields in lists and with a style of the system, and about those for a search, which their place and symbol tell. WCAG asks for it where nothing else shows where the field is.	コードがダークの外観を強制しない限り、ライトの外観だけを見ます。色の一つがわからないもの、リストの中のもの、システムのスタイルを持つもの、場所と記号でわかる検索のフィールドは対象外です。WCAGがこれを求めるのは、フィールドの場所をほかに示すものがないときです。
    low-contrast-field	message	edges of {what:phrase} have a contrast of {n} to what is around, and need 3:1	{what}の縁とまわりのコントラストは{n}で、3:1が必要である
    low-contrast-field	note	a colour of its edges	縁の色
    acts-at-once	title	button deletes or signs out without a question	ボタンが確認なしに削除やログアウトをする
    acts-at-once	reports	For review, a button whose action calls what by its name signs out, or deletes an account or all there is (`logOut`, `deleteAccount`), a function of the project that deletes something (`deletePlant(plant)`), `delete` of a context of SwiftData or Core Data, and, of a button with the role `.destructive`, anything that removes, clears or resets, where neither the action nor the function that it calls brings up a question or can be undone.	名前からログアウト、アカウントの削除、すべての削除とわかるもの（`logOut`、`deleteAccount`）、何かを削除するプロジェクトの関数（`deletePlant(plant)`）、SwiftDataやCore Dataのコンテキストの`delete`を呼ぶボタンと、役割が`.destructive`で、取り除く、消す、リセットするものを呼ぶボタンのうち、アクションも呼ばれる関数も確認を求めず、取り消せもしないものを、確認の対象として検出します。
    acts-at-once	why	A button is pressed by mistake: with a trembling hand, by a switch that is a moment late, by a word that Voice Control took for its name. What is gone then has to be typed and found again, which is hardest for the same people.	ボタンは誤って押されます。震える手で、スイッチ操作がわずかに遅れて、音声コントロールが言葉をその名前と取り違えて。失われたものは入力し直し、探し直さなければならず、それが最も難しいのも同じ人たちです。
    acts-at-once	howToFix	Ask first: `.confirmationDialog("Delete the plant?", isPresented: $asks) { Button("Delete", role: .destructive) { … } }`. Or offer to undo it.	まず尋ねます（`.confirmationDialog("Delete the plant?", isPresented: $asks) { Button("Delete", role: .destructive) { … } }`）。または取り消せるようにします。
    acts-at-once	elsewhere	Present a `UIAlertController` whose destructive action does it.	`UIAlertController`を表示し、その破壊的な操作で行います。
    acts-at-once	limits	Names tell what is called. Left alone are swipe actions and context menus, which take two steps, the buttons of alerts, of dialogs and of views that are called so or that show a question, what only takes a mark off (`removeFromFavorites`), and functions that have something to do with alerts, questions or undoing, also by one function more. Buttons whose action only sets something are not looked at.	何を呼ぶかは名前で判断します。二段階で行うスワイプアクションとコンテキストメニュー、警告、ダイアログ、そう呼ばれるビューや質問を表示するビューのボタン、印を外すだけのもの（`removeFromFavorites`）、警告や質問や取り消しに関わる関数（もう一つ先の関数まで）は対象外です。値を設定するだけのボタンは調べません。
    acts-at-once	message	{what:phrase} calls '{name}' and nothing asks first	{what}を押すと「{name}」が呼ばれ、先に何も尋ねない
    control-sets-nothing	title	what a control sets is read by nothing	操作部品で設定した値がどこからも読まれない
    control-sets-nothing	reports	For review, a toggle, picker, slider, stepper, date picker or text field that is bound to a `@State` of its view which nothing but the control reads, to an `@AppStorage` whose key stands nowhere else, or to a variable of an observed class of the project that no code reads; and a toggle, picker, slider or stepper that is bound to a constant.	トグル、ピッカー、スライダー、ステッパー、日付ピッカー、テキストフィールドで、その部品しか読まないビューの`@State`、ほかのどこにもキーが現れない`@AppStorage`、どのコードも読まないプロジェクトの監視対象クラスの変数に結び付けられたものと、定数に結び付けられたトグル、ピッカー、スライダー、ステッパーを、確認の対象として検出します。
    control-sets-nothing	why	It says that it is on, and nothing has changed. Who sees the screen may notice that nothing happens; who hears it takes the word of the control for it, and tries again elsewhere.	オンだと言いますが、何も変わっていません。画面を見る人は何も起きないことに気付くかもしれませんが、音で聞く人は部品の言葉を信じ、ほかの場所で試し直します。
    control-sets-nothing	howToFix	Do what the control promises where its value changes. Until then leave it out, or say with `.disabled(true)` that it cannot be set.	値が変わったときに、部品が約束することを行います。それまでは部品を外すか、`.disabled(true)`で設定できないことを伝えます。
    control-sets-nothing	elsewhere	A `UISwitch` without an action is better left out.	アクションのない`UISwitch`は外します。
    control-sets-nothing	limits	A name that any code uses is taken for read, whatever it stands for there. Left alone are what is disabled or hidden, values that are saved as a whole (`Codable`, SwiftData), and bindings that are handed on or made by code.	コードが使う名前は、そこで何を表していても読まれたとみなします。無効または非表示のもの、まとめて保存される値（`Codable`、SwiftData）、渡されたりコードで作られたりするバインディングは対象外です。
    control-sets-nothing	message	{what:phrase} sets '{name}', and nothing reads it	{what}が設定する「{name}」を読むコードがない
    control-sets-nothing	message	{what:phrase} is bound to a constant, so it cannot be changed	{what}は定数に結び付けられていて、変更できない
    control-does-nothing	title	button does nothing	ボタンが何もしない
    control-does-nothing	reports	A `Button` whose action is an empty closure, or one that only writes to the log, also where a component or a method that makes the button is handed that closure: `AvatarButton(action: {})`, `menuButton("Account") {}`.	アクションが空のクロージャか、ログに書くだけの`Button`を検出します。そのクロージャを渡されたコンポーネントや、ボタンを作るメソッドも含みます（`AvatarButton(action: {})`、`menuButton("Account") {}`）。
    control-does-nothing	why	VoiceOver, Switch Control and keyboards stop at it and say that it is a button. Who sees the screen may take it for a picture; who presses it by ear waits for something that never comes, and cannot tell that from a failure.	VoiceOver、スイッチコントロール、キーボードはそこで止まり、ボタンだと言います。画面を見る人は画像だと思うかもしれませんが、音だけで押す人は来ない結果を待ち、失敗と見分けられません。
    control-does-nothing	howToFix	Let it do what it says. Until then show its label alone, or say with `.disabled(true)` that it cannot be pressed.	言うとおりのことをさせます。それまではラベルだけを表示するか、`.disabled(true)`で押せないことを伝えます。
    control-does-nothing	elsewhere	A `UIButton` without an action is better a `UILabel` or a `UIImageView`.	アクションのない`UIButton`は、`UILabel`か`UIImageView`にします。
    control-does-nothing	limits	Left alone are the buttons of alerts and dialogs, which close these, those with the role `.cancel`, those with a gesture, an action or a focus of their own besides, and what is disabled. Functions whose body is empty are not followed.	閉じるためのものである警告やダイアログのボタン、役割が`.cancel`のもの、ほかにジェスチャー、アクション、フォーカスのあるもの、無効なものは対象外です。中身が空の関数はたどりません。
    control-does-nothing	message	{what:phrase} does nothing	{what}を押しても何も起こらない
    control-does-nothing	note	the button	ボタン
    status-not-announced	message	a text counts '{name}' on, and neither its changes nor its end are announced	テキストの'{name}'が増えていくが、変化も終わりも読み上げられない
    error-not-told	message	where '{name}' could not be loaded the wheel goes on turning, and nothing tries again	'{name}'を読み込めなかったとき輪が回り続け、やり直す手段がない
    error-not-told	message	where '{name}' could not be loaded the screen stays empty, and nothing tries again	'{name}'を読み込めなかったとき画面は空のままで、やり直す手段がない
    error-not-told	message	the button stays disabled until {n:number} characters are typed, and no text says so	{n}文字が入力されるまでボタンは無効だが、どのテキストもそう言わない
    uikit-loading-not-told	message	the answer to a press changes '{name}' here, and VoiceOver hears nothing of it	操作の答えがここで'{name}'を変えるが、VoiceOverには伝わらない
    sheet-without-exit	title	nothing in a sheet closes it	シートに閉じるものがない
    sheet-without-exit	reports	For review, a `sheet` or a `fullScreenCover` that a `@State` of its view brings up, where no code of that view takes the state back, no view in it gets hold of the state, none of them uses `dismiss`, and nothing in it is a button to close it; one that is handed a closure for closing and never calls it; and a cover without any control that only a gesture closes.	ビュー自身の`@State`で表示する`sheet`か`fullScreenCover`のうち、そのビューのどのコードも状態を戻さず、中のどのビューも状態を受け取らず、`dismiss`も使わず、閉じるボタンもないものを、確認の対象として検出します。閉じるためのクロージャを受け取りながら一度も呼ばないもの、コントロールが一つもなくジェスチャーだけで閉じるカバーも同じです。
    sheet-without-exit	why	A sheet is pulled down by the finger, which those cannot do who use a switch, a keyboard or their voice; with VoiceOver it takes a gesture that many do not know. A full-screen cover cannot be pulled down at all, and `interactiveDismissDisabled` takes the gesture from sheets too.	シートは指で引き下げて閉じますが、スイッチ、キーボード、音声で操作する人にはできません。VoiceOverでは、多くの人が知らないジェスチャーが必要です。全画面のカバーは引き下げることもできず、`interactiveDismissDisabled`はシートからもその操作を取り去ります。
    sheet-without-exit	howToFix	Give it a button: `@Environment(\.dismiss) private var dismiss` and, in its toolbar, `ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }`.	ボタンを付けます。`@Environment(\.dismiss) private var dismiss`を宣言し、ツールバーに`ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }`を置きます。
    sheet-without-exit	elsewhere	Put a bar button item that dismisses the controller into its navigation bar.	コントローラを閉じるバーボタン項目をナビゲーションバーに置きます。
    sheet-without-exit	limits	Silent where a part of the content could not be followed, about sheets that show a grabber, which is an element of its own, about states that are not the view's own, and about what the system's controllers show. A sheet that closes by itself when work is done may do so by its own code alone, which is then seen.	内容の一部をたどれなかった場合、それ自体が要素であるつまみを表示するシート、ビュー自身のものではない状態、システムのコントローラが表示するものは指摘しません。作業が終わるとひとりでに閉じるシートは、それを行うコードが見えれば指摘しません。
    sheet-without-exit	message	nothing in the sheet closes it	シートの中に閉じるものがない
    sheet-without-exit	message	nothing in the full-screen cover closes it	全画面のカバーの中に閉じるものがない
    sheet-without-exit	message	the sheet is handed '{name}' and never calls it	シートは「{name}」を受け取るが、一度も呼ばない
    sheet-without-exit	message	the full-screen cover is handed '{name}' and never calls it	全画面のカバーは「{name}」を受け取るが、一度も呼ばない
    sheet-without-exit	message	only a gesture closes the full-screen cover	全画面のカバーはジェスチャーでしか閉じない
    position-not-spoken	title	depth or direction is told by position alone	深さや向きが位置だけで示されている
    position-not-spoken	reports	For review, a view that is indented by how deep it lies in a tree (`.padding(.leading, CGFloat(reply.depth) * 12)`) and of which nothing that is heard has the depth; and one that is turned by a heading (`.rotationEffect(.degrees(-heading))`) on a screen where nothing that is heard has it.	木構造での深さに応じて字下げされ（`.padding(.leading, CGFloat(reply.depth) * 12)`）、読み上げられるもののどれにも深さがないビューと、方位に応じて回転し（`.rotationEffect(.degrees(-heading))`）、画面で読み上げられるもののどれにも方位がないビューを、確認の対象として検出します。
    position-not-spoken	why	Who sees a conversation knows by the margin whose answer is whose, and who sees a needle knows where north is. VoiceOver reads the texts one after the other and says neither.	会話を見る人は、余白で誰が誰に答えたかがわかり、針を見る人は北の向きがわかります。VoiceOverは文字を順に読むだけで、どちらも伝えません。
    position-not-spoken	howToFix	Say it as the value: `.accessibilityValue("Level \(reply.depth)")`, `.accessibilityValue("\(Int(heading)) degrees")`.	値として伝えます（`.accessibilityValue("Level \(reply.depth)")`、`.accessibilityValue("\(Int(heading)) degrees")`）。
    position-not-spoken	elsewhere	Set `accessibilityValue` where the frame or the transform is set.	フレームや変形を設定するところで`accessibilityValue`を設定します。
    position-not-spoken	limits	Names tell that a number is a depth or a direction. A text that is made from the same number counts as telling it, and so does what another part of the same code says of it. Views that could not be followed may tell it.	数が深さや向きであることは名前で判断します。同じ数から作られた文字は、それを伝えるものとみなし、同じコードのほかの部分がそれについて述べるものも同様です。たどれなかったビューが伝えているかもしれません。
    position-not-spoken	message	'{name}' is told by how far it is indented, and nothing that is heard says it	「{name}」は字下げだけで示され、読み上げられるものからはわからない
    position-not-spoken	message	'{name}' is told by how it is turned, and nothing that is heard says it	「{name}」は回転だけで示され、読み上げられるものからはわからない
    """##
}
