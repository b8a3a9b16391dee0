// Made by Scripts/make-translations.py from Data/*.tsv.
enum TranslationTables {
  static let ja = ##"""
    # Japanese. rule	part	english	translation — Translations.swift says what the parts are, and what holes there are.
    #
    # Earshot's own words.
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
    *	ui	{severity}, {impact} impact, {criteria}, family “{family}”	{severity}、影響：{impact}、{criteria}、分類「{family}」
    *	ui	best practice	推奨事項
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
    unused-suppression	title	suppression comment matches nothing	抑制コメントに該当する指摘がない
    unused-suppression	message	suppression of '{rule}' matches nothing	'{rule}'の抑制に該当する指摘がない
    unused-suppression	message	suppression of every rule matches nothing	全ルールの抑制に該当する指摘がない
    unused-suppression	message	suppression names no rule, so it does nothing	抑制コメントにルール名がないため効果がない
    stale-baseline-entry	title	baseline accepts a finding that is gone	ベースラインにすでにない指摘が残っている
    stale-baseline-entry	message	baseline accepts a finding of {rule} in '{view}' that is gone	'{view}'の{rule}の指摘はすでにないが、ベースラインに残っている
    stale-baseline-entry	message	baseline accepts a finding of {rule} that is gone	{rule}の指摘はすでにないが、ベースラインに残っている
    # What is said of places, whatever the rule.
    *	note	in '{view}', other uses of which are right	'{view}'の中（ほかの使用箇所は問題なし）
    *	note	used here as '{view}'	ここで'{view}'として使用
    # Rules.
    slider-name	message	slider has no name	スライダーに名前がない
    toggle-name	message	toggle has no name	スイッチに名前がない
    icon-button-name	message	button has no name	ボタンに名前がない
    icon-button-name	message	button shows only the symbol '{symbol}' and has no name of its own	ボタンはシンボル'{symbol}'だけで、固有の名前がない
    """##
}
