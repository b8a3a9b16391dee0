// Made by Scripts/make-knowledge.py from Data/wcag.tsv; edit that file and run the script.

extension DataFile {
  static let wcag = DataFile(name: "wcag", text: #"""
# WCAG 2.2, levels A and AA (https://www.w3.org/TR/WCAG22/); Japanese titles: WAIC's translation (waic/wcag22).
# EN 301 549 asks of software what WCAG asks of pages in clause 11.<number>; empty where it exempts software. Version
# 3.2.1 stands on WCAG 2.1, version 4.1 on WCAG 2.2.
# nutrition: labels for which rules about the criterion are evidence (App Store Accessibility Nutrition Labels).
id	en	ja	level	en301549-3.2.1	en301549-4.1	nutrition
1.1.1	Non-text Content	非テキストコンテンツ	A	11.1.1.1	11.1.1.1	voiceover voice-control
1.2.1	Audio-only and Video-only (Prerecorded)	音声だけ及び映像だけ (収録済み)	A	11.1.2.1	11.1.2.1
1.2.2	Captions (Prerecorded)	キャプション (収録済み)	A	11.1.2.2	11.1.2.2	captions
1.2.3	Audio Description or Media Alternative (Prerecorded)	音声解説、又はメディアに対する代替 (収録済み)	A	11.1.2.3	11.1.2.3	audio-descriptions
1.2.4	Captions (Live)	キャプション (ライブ)	AA	11.1.2.4	11.1.2.4	captions
1.2.5	Audio Description (Prerecorded)	音声解説 (収録済み)	AA	11.1.2.5	11.1.2.5	audio-descriptions
1.3.1	Info and Relationships	情報及び関係性	A	11.1.3.1	11.1.3.1	voiceover
1.3.2	Meaningful Sequence	意味をなすシーケンス	A	11.1.3.2	11.1.3.2	voiceover
1.3.3	Sensory Characteristics	感覚による特性	A	11.1.3.3	11.1.3.3
1.3.4	Orientation	向き (orientation)	AA	11.1.3.4	11.1.3.4
1.3.5	Identify Input Purpose	入力目的の特定	AA	11.1.3.5	11.1.3.5
1.4.1	Use of Color	色の用途	A	11.1.4.1	11.1.4.1	differentiate-without-color
1.4.2	Audio Control	音声の制御	A	11.1.4.2	11.1.4.2
1.4.3	Contrast (Minimum)	コントラスト (最低限)	AA	11.1.4.3	11.1.4.3	sufficient-contrast
1.4.4	Resize Text	テキストのサイズ変更	AA	11.1.4.4	11.1.4.4	larger-text
1.4.5	Images of Text	文字画像	AA	11.1.4.5	11.1.4.5
1.4.10	Reflow	リフロー	AA	11.1.4.10	11.1.4.10	larger-text
1.4.11	Non-text Contrast	非テキストのコントラスト	AA	11.1.4.11	11.1.4.11	sufficient-contrast
1.4.12	Text Spacing	テキストの間隔	AA	11.1.4.12	11.1.4.12
1.4.13	Content on Hover or Focus	ホバー時又はフォーカス時のコンテンツ	AA	11.1.4.13	11.1.4.13
2.1.1	Keyboard	キーボード	A	11.2.1.1	11.2.1.1	voiceover voice-control
2.1.2	No Keyboard Trap	キーボードトラップなし	A	11.2.1.2	11.2.1.2
2.1.4	Character Key Shortcuts	文字キーによるショートカット	A	11.2.1.4	11.2.1.4
2.2.1	Timing Adjustable	期限調節可能	A	11.2.2.1	11.2.2.1
2.2.2	Pause, Stop, Hide	一時停止・停止・非表示	A	11.2.2.2	11.2.2.2	reduced-motion
2.3.1	Three Flashes or Below Threshold	3 回の閃光、又は閾値以下	A	11.2.3.1	11.2.3.1
2.4.1	Bypass Blocks	ブロックのバイパス	A
2.4.2	Page Titled	ページタイトル	A
2.4.3	Focus Order	フォーカス順序	A	11.2.4.3	11.2.4.3
2.4.4	Link Purpose (In Context)	リンクの目的 (文脈内)	A	11.2.4.4	11.2.4.4	voiceover voice-control
2.4.5	Multiple Ways	複数の経路	AA
2.4.6	Headings and Labels	見出し及びラベル	AA	11.2.4.6	11.2.4.6
2.4.7	Focus Visible	フォーカスの可視化	AA	11.2.4.7	11.2.4.7
2.4.11	Focus Not Obscured (Minimum)	隠されないフォーカス (最低限)	AA		11.2.4.11
2.5.1	Pointer Gestures	ポインタジェスチャ	A	11.2.5.1	11.2.5.1	voice-control
2.5.2	Pointer Cancellation	ポインタキャンセル	A	11.2.5.2	11.2.5.2
2.5.3	Label in Name	ラベルを含む名前 (name)	A	11.2.5.3	11.2.5.3	voice-control
2.5.4	Motion Actuation	動きによる起動	A	11.2.5.4	11.2.5.4
2.5.7	Dragging Movements	ドラッグ動作	AA		11.2.5.7
2.5.8	Target Size (Minimum)	ターゲットのサイズ (最低限)	AA		11.2.5.8
3.1.1	Language of Page	ページの言語	A	11.3.1.1	11.3.1.1
3.1.2	Language of Parts	一部分の言語	AA
3.2.1	On Focus	フォーカス時	A	11.3.2.1	11.3.2.1
3.2.2	On Input	入力時	A	11.3.2.2	11.3.2.2
3.2.3	Consistent Navigation	一貫したナビゲーション	AA
3.2.4	Consistent Identification	一貫した識別性	AA
3.2.6	Consistent Help	一貫したヘルプ	A		11.3.2.6
3.3.1	Error Identification	エラーの特定	A	11.3.3.1	11.3.3.1
3.3.2	Labels or Instructions	ラベル又は指示	A	11.3.3.2	11.3.3.2
3.3.3	Error Suggestion	エラーの修正提案	AA	11.3.3.3	11.3.3.3
3.3.4	Error Prevention (Legal, Financial, Data)	誤り防止 (法的・金融・データ)	AA	11.3.3.4	11.3.3.4
3.3.7	Redundant Entry	冗長な入力項目	A		11.3.3.7
3.3.8	Accessible Authentication (Minimum)	アクセシブルな認証 (最低限)	AA		11.3.3.8
4.1.2	Name, Role, Value	名前 (name)・役割 (role)・値 (value)	A	11.4.1.2	11.4.1.2	voiceover voice-control
4.1.3	Status Messages	ステータスメッセージ	AA	11.4.1.3	11.4.1.3	voiceover
"""#)
}
