// Made by Scripts/make-knowledge.py from Data/symbol-meanings.tsv; edit that file and run the script.

extension DataFile {
  static let symbolMeanings = DataFile(name: "symbol-meanings", text: #"""
# What a button that shows nothing but this symbol most likely does. Written for this project; not what
# VoiceOver says. ambiguous: two or more uses are common, so it is a placeholder and never a certain name.
symbol	en	ja	kind	ambiguous
a.circle	Text	テキスト	object	ambiguous
accessibility	Accessibility	アクセシビリティ	object
airplane	Flight	フライト	object
airplay.audio	AirPlay	AirPlay	action
airplay.video	AirPlay	AirPlay	action
airplayaudio	AirPlay	AirPlay	action
airplayvideo	AirPlay	AirPlay	action
alarm	Alarm	アラーム	action
allergens	Allergies	アレルギー	object
ant	Debug	デバッグ	action
antenna.radiowaves.left.and.right	Signal	電波	state
app	App	アプリ	object
app.badge	App notification	アプリの通知	state
app.gift	Gift app	アプリを贈る	action
append.page	Append page	ページを追加	action
apple.terminal	Terminal	ターミナル	object
appletv	Apple TV	Apple TV	object
applewatch	Apple Watch	Apple Watch	object
apps.iphone	Apps	アプリ一覧	object
archivebox	Archive	アーカイブ	action
arkit	View in AR	ARで見る	action
arrow.2.circlepath	Sync	同期	action	ambiguous
arrow.2.squarepath	Repost	リポスト	action	ambiguous
arrow.3.trianglepath	Recycle	再利用	action
arrow.backward	Back	戻る	action
arrow.branch	Branch	分岐	object
arrow.clockwise	Refresh	更新	action	ambiguous
arrow.clockwise.circle	Refresh	更新	action
arrow.clockwise.icloud	Sync with iCloud	iCloudと同期	action
arrow.counterclockwise	Reset	リセット	action	ambiguous
arrow.counterclockwise.circle	Reset	リセット	action
arrow.down	Scroll down	下へスクロール	action	ambiguous
arrow.down.app	Install	インストール	action
arrow.down.circle	Download	ダウンロード	action
arrow.down.doc	Download document	書類をダウンロード	action
arrow.down.forward.and.arrow.up.backward	Exit full screen	フルスクリーンを終了	action
arrow.down.right.and.arrow.up.left	Exit full screen	フルスクリーンを終了	action
arrow.down.to.line	Download	ダウンロード	action
arrow.forward	Next	次へ	action
arrow.left	Back	戻る	action	ambiguous
arrow.left.and.right	Resize horizontally	横方向に調整	action
arrow.left.arrow.right	Swap	入れ替え	action	ambiguous
arrow.left.circle	Back	戻る	action
arrow.left.to.line	Go to start	最初へ移動	action
arrow.merge	Merge	統合	action
arrow.right	Next	次へ	action	ambiguous
arrow.right.arrow.left	Swap	入れ替え	action	ambiguous
arrow.right.circle	Continue	続ける	action	ambiguous
arrow.right.to.line	Go to end	最後へ移動	action
arrow.swap	Swap	入れ替え	action
arrow.triangle.2.circlepath	Sync	同期	action	ambiguous
arrow.triangle.2.circlepath.camera	Switch camera	カメラを切り替え	action
arrow.triangle.branch	Branch	分岐	object
arrow.triangle.merge	Merge	統合	action
arrow.triangle.pull	Pull request	プルリクエスト	object
arrow.triangle.swap	Swap	入れ替え	action
arrow.triangle.turn.up.right.circle	Directions	経路	action
arrow.triangle.turn.up.right.diamond	Directions	経路	action
arrow.trianglehead.2.clockwise.rotate.90	Sync	同期	action
arrow.trianglehead.clockwise	Refresh	更新	action
arrow.trianglehead.counterclockwise	Reset	リセット	action
arrow.turn.down.left	Return	改行	action
arrow.turn.down.right	Reply in thread	スレッドで返信	action	ambiguous
arrow.turn.up.left	Reply	返信	action
arrow.turn.up.right	Forward	転送	action
arrow.up	Send	送信	action	ambiguous
arrow.up.and.down	Resize vertically	縦方向に調整	action
arrow.up.arrow.down	Sort	並べ替え	action
arrow.up.arrow.down.circle	Sort	並べ替え	action
arrow.up.backward.and.arrow.down.forward	Full screen	フルスクリーン	action
arrow.up.bin	Restore from trash	ゴミ箱から戻す	action
arrow.up.circle	Send	送信	action	ambiguous
arrow.up.doc	Upload document	書類をアップロード	action
arrow.up.forward	Open link	リンクを開く	action
arrow.up.forward.app	Open in app	アプリで開く	action
arrow.up.forward.square	Open in new window	新規ウインドウで開く	action
arrow.up.left	Fill search text	検索語を入力	action	ambiguous
arrow.up.left.and.arrow.down.right	Full screen	フルスクリーン	action
arrow.up.right	Open link	リンクを開く	action	ambiguous
arrow.up.right.square	Open in new window	新規ウインドウで開く	action
arrow.up.to.line	Go to top	先頭へ移動	action
arrow.uturn.backward	Undo	取り消す	action
arrow.uturn.down	Undo	取り消す	action	ambiguous
arrow.uturn.forward	Redo	やり直す	action
arrow.uturn.left	Undo	取り消す	action
arrow.uturn.right	Redo	やり直す	action
arrow.uturn.up	Move up	上に戻す	action	ambiguous
arrowshape.backward	Back	戻る	action
arrowshape.down	Downvote	反対票	action
arrowshape.left	Back	戻る	action
arrowshape.right	Next	次へ	action
arrowshape.turn.up.backward	Reply	返信	action
arrowshape.turn.up.forward	Forward	転送	action
arrowshape.turn.up.left	Reply	返信	action
arrowshape.turn.up.left.2	Reply all	全員に返信	action
arrowshape.turn.up.right	Forward	転送	action
arrowshape.up	Upvote	賛成票	action
arrowtriangle.down	Expand	展開	action
arrowtriangle.left	Previous	前へ	action
arrowtriangle.right	Play	再生	action
arrowtriangle.up	Upvote	賛成票	action
at	Mention	メンション	action
backward	Rewind	巻き戻し	action	ambiguous
backward.end	Previous track	前の曲	action
backward.frame	Previous frame	前のフレーム	action
bag	Bag	バッグ	object
bag.badge.plus	Add to bag	バッグに追加	action
bandage	First aid	応急処置	object
banknote	Cash	現金	object
barcode	Barcode	バーコード	object
barcode.viewfinder	Scan barcode	バーコードをスキャン	action
basket	Basket	かご	object
battery.0	Battery empty	バッテリー切れ	state
battery.100	Battery full	バッテリー満充電	state
battery.25	Battery low	バッテリー残量低下	state
battery.50	Battery half	バッテリー半分	state
bed.double	Hotel	ホテル	object
bell	Notifications	通知	action
bell.and.waves.left.and.right	Ring	鳴らす	action
bell.badge	New notifications	新着通知	state
bell.badge.slash	Notifications muted	通知ミュート中	state
bell.slash	Mute notifications	通知をオフ	action
bicycle	Bicycle	自転車	object
birthday.cake	Birthday	誕生日	object
bold	Bold	ボールド	action
bolt	Flash	フラッシュ	action	ambiguous
bolt.badge.automatic	Automatic flash	フラッシュ自動	state
bolt.horizontal	Connection	接続	state
bolt.slash	Flash off	フラッシュオフ	state
bolt.trianglebadge.exclamationmark	Power problem	電源の問題	state
bonjour	Local network	ローカルネットワーク	object
book	Book	本	object	ambiguous
book.closed	Book	本	object
book.pages	Reading view	閲覧表示	action
bookmark	Bookmark	ブックマーク	action
bookmark.slash	Remove bookmark	ブックマークを削除	action
books.vertical	Library	ライブラリ	object
brain.head.profile	Mindfulness	マインドフルネス	object
briefcase	Work	仕事	object
bubble.left	Comment	コメント	action	ambiguous
bubble.left.and.bubble.right	Chat	チャット	object
bubble.left.and.exclamationmark.bubble.right	Report conversation	会話を報告	action
bubble.left.and.text.bubble.right	Conversation	会話	object
bubble.middle.bottom	Comment	コメント	action
bubble.right	Comment	コメント	action	ambiguous
building	Building	建物	object
building.2	Organization	組織	object
building.columns	Bank	銀行	object
bus	Bus	バス	object
calendar	Calendar	カレンダー	object	ambiguous
calendar.badge.checkmark	Scheduled	予定済み	state
calendar.badge.clock	Schedule	予定を設定	action
calendar.badge.exclamationmark	Overdue	期限切れ	state
calendar.badge.minus	Remove from calendar	カレンダーから削除	action
calendar.badge.plus	Add to calendar	カレンダーに追加	action
calendar.day.timeline.left	Day view	日表示	action
camera	Take photo	写真を撮る	action	ambiguous
camera.filters	Filters	フィルタ	action
camera.macro	Macro	マクロ撮影	action
camera.on.rectangle	Photo capture	写真を取り込む	action
camera.rotate	Switch camera	カメラを切り替え	action
camera.viewfinder	Scan with camera	カメラでスキャン	action
capslock	Caps Lock	キャップスロック	action
captions.bubble	Subtitles	字幕	action
car	Car	車	object
cart	Cart	カート	object
cart.badge.minus	Remove from cart	カートから削除	action
cart.badge.plus	Add to cart	カートに追加	action
cellularbars	Signal strength	電波強度	state
character	Text	テキスト	object	ambiguous
character.book.closed	Dictionary	辞書	object
character.bubble	Translate	翻訳	action	ambiguous
character.cursor.ibeam	Rename	名称変更	action
chart.bar	Statistics	統計	object
chart.bar.xaxis	Statistics	統計	object
chart.line.uptrend.xyaxis	Trends	トレンド	object
chart.pie	Chart	グラフ	object
chart.xyaxis.line	Chart	グラフ	object
checklist	Checklist	チェックリスト	object
checklist.checked	Completed checklist	完了したチェックリスト	state
checkmark	Done	完了	action	ambiguous
checkmark.bubble	Message sent	送信済み	state
checkmark.circle	Mark as complete	完了にする	action	ambiguous
checkmark.icloud	Synced with iCloud	iCloud同期済み	state
checkmark.message	Message sent	送信済み	state
checkmark.rectangle	Confirm	確認	action
checkmark.rectangle.stack	Select items	項目を選択	action
checkmark.seal	Verified	確認済み	state
checkmark.shield	Protected	保護されています	state
checkmark.square	Select	選択	action	ambiguous
chevron.backward	Back	戻る	action
chevron.compact.down	Drag handle	つまみ	decoration
chevron.compact.left	Back	戻る	action
chevron.compact.right	Next	次へ	action
chevron.compact.up	Drag handle	つまみ	decoration
chevron.down	Expand	展開	action	ambiguous
chevron.forward	Next	次へ	action	ambiguous
chevron.left	Back	戻る	action	ambiguous
chevron.left.2	First	先頭へ	action
chevron.left.chevron.right	Source code	ソースコード	object
chevron.left.forwardslash.chevron.right	Source code	ソースコード	object
chevron.right	Next	次へ	action	ambiguous
chevron.right.2	Last	最後へ	action
chevron.up	Collapse	折りたたむ	action	ambiguous
chevron.up.chevron.down	Choose option	オプションを選択	action
circle	Not selected	未選択	state	ambiguous
circle.dashed	Not started	未開始	state
circle.dotted	Not started	未開始	state
circle.fill	Selected	選択中	state	ambiguous
circle.grid.2x2	Grid view	グリッド表示	action
circle.grid.3x3	All apps	すべてのアプリ	action
circle.inset.filled	Selected	選択中	state
circle.lefthalf.filled	Appearance	外観モード	action	ambiguous
circle.slash	Not available	利用不可	state
clear	Clear	消去	action
clipboard	Paste	ペースト	action	ambiguous
clock	Time	時刻	object	ambiguous
clock.arrow.circlepath	History	履歴	object
clock.badge.checkmark	On time	時間どおり	state
clock.badge.exclamationmark	Overdue	期限切れ	state
cloud	Cloud	クラウド	object	ambiguous
cloud.bolt	Thunderstorm	雷雨	state
cloud.rain	Rain	雨	state
cloud.snow	Snow	雪	state
cloud.sun	Weather	天気	object
comb	Beauty	美容	object
command	Command	コマンド	object
control	Control	コントロール	object
cpu	Processor	プロセッサ	object
creditcard	Payment	支払い	object
crop	Crop	切り取り	action
crop.rotate	Crop and rotate	切り取りと回転	action
cross	Health	健康	object
cross.case	Medical	医療	object
crown	Premium	プレミアム	object	ambiguous
cube	3D object	3Dオブジェクト	object	ambiguous
cup.and.saucer	Cafe	カフェ	object
curlybraces	Code	コード	object
cursorarrow	Pointer	ポインタ	object
cursorarrow.rays	Click	クリック	action
decrease.indent	Decrease indent	インデントを減らす	action
delete.backward	Delete backward	1文字削除	action
delete.left	Delete backward	1文字削除	action
delete.right	Delete forward	右の文字を削除	action
desktopcomputer	Desktop computer	デスクトップ	object
dial.low	Adjust	調整	action	ambiguous
dice	Random	ランダム	action
digitalcrown.arrow.clockwise	Scroll	スクロール	action
display	Display	ディスプレイ	object
divide	Divide	割る	action
doc	Document	書類	object
doc.append	Append document	書類を追加	action
doc.badge.arrow.up	Upload document	書類をアップロード	action
doc.badge.clock	Document history	書類の履歴	object
doc.badge.ellipsis	Document options	書類の操作	action
doc.badge.gearshape	Document settings	書類の設定	action
doc.badge.plus	New document	新規書類	action
doc.on.clipboard	Paste	ペースト	action	ambiguous
doc.on.doc	Copy	コピー	action	ambiguous
doc.plaintext	Text document	テキスト書類	object
doc.richtext	Rich text document	リッチテキスト書類	object
doc.text	Document	書類	object
doc.text.image	Document with image	画像入り書類	object
doc.text.magnifyingglass	Preview document	書類をプレビュー	action
doc.text.viewfinder	Scan document	書類をスキャン	action
doc.viewfinder	Scan document	書類をスキャン	action
doc.zipper	Compress	圧縮	action
dock.rectangle	Dock	Dock	object
document	Document	書類	object
document.on.clipboard	Paste	ペースト	action	ambiguous
document.on.document	Copy	コピー	action
dollarsign	Price	価格	object
dollarsign.circle	Price	価格	object
dot.radiowaves.left.and.right	Broadcasting	配信中	state
dot.radiowaves.right	Nearby sharing	近くに共有	action
drop	Water	水	object	ambiguous
drop.triangle	Moisture warning	湿度の警告	state
dumbbell	Workout	ワークアウト	object
earbuds	Earphones	イヤフォン	object
eject	Eject	取り出す	action
ellipsis	More	その他	action
ellipsis.bubble	Typing	入力中	state
ellipsis.circle	More	その他	action
ellipsis.curlybraces	Code snippet	コードスニペット	object
ellipsis.message	Typing	入力中	state
ellipsis.rectangle	Enter code	コードを入力	action
ellipsis.vertical.bubble	More message options	メッセージのその他の操作	action
envelope	Email	メール	action	ambiguous
envelope.badge	Unread email	未読メール	state
envelope.open	Mark as read	開封済みにする	action
equal	Equals	等号	action
eraser	Eraser	消しゴム	action
escape	Escape	エスケープ	action	ambiguous
eurosign	Price	価格	object
exclamationmark	Important	重要	state	ambiguous
exclamationmark.arrow.triangle.2.circlepath	Sync error	同期エラー	state
exclamationmark.bubble	Report a problem	問題を報告	action
exclamationmark.circle	Error	エラー	state
exclamationmark.icloud	iCloud error	iCloudエラー	state
exclamationmark.lock	Security warning	セキュリティ警告	state
exclamationmark.magnifyingglass	Search error	検索エラー	state
exclamationmark.octagon	Error	エラー	state
exclamationmark.shield	Security warning	セキュリティ警告	state
exclamationmark.square	Warning	警告	state
exclamationmark.triangle	Warning	警告	state
externaldrive	External drive	外部ドライブ	object
externaldrive.badge.minus	Remove drive	ドライブを取り除く	action
externaldrive.badge.plus	Add drive	ドライブを追加	action
eye	Show	表示	action	ambiguous
eye.slash	Hide	非表示	action	ambiguous
eyedropper	Pick color	色を抽出	action
eyeglasses	Reader view	リーダー表示	action
face.smiling	Emoji	絵文字	action
faceid	Face ID	Face ID	action
fan	Fan	扇風機	object
faxmachine	Fax	ファックス	action
figure.run	Run	ランニング	object
figure.stand	Person	人物	decoration
figure.walk	Walk	徒歩	object
figure.wave	Say hello	あいさつ	action
film	Movie	映画	object
flag	Flag	フラグ	action	ambiguous
flag.checkered	Finish	ゴール	object
flag.slash	Remove flag	フラグを外す	action
flame	Popular	人気	state	ambiguous
flashlight.off.fill	Turn on flashlight	ライトを点ける	action
flashlight.on.fill	Turn off flashlight	ライトを消す	action
flask	Experiments	実験機能	object
flip.horizontal	Flip horizontally	左右反転	action
folder	Folder	フォルダ	object	ambiguous
folder.badge.gearshape	Folder settings	フォルダ設定	action
folder.badge.minus	Remove folder	フォルダを削除	action
folder.badge.person.crop	Shared folder	共有フォルダ	object
folder.badge.plus	New folder	新規フォルダ	action
folder.badge.questionmark	Unknown folder	不明なフォルダ	state
fork.knife	Restaurant	レストラン	object
forward	Fast forward	早送り	action	ambiguous
forward.end	Next track	次の曲	action
forward.frame	Next frame	次のフレーム	action
fuelpump	Fuel	給油	object
function	Function	関数	object
gamecontroller	Games	ゲーム	object
gauge	Speed	速度	object	ambiguous
gear	Settings	設定	action
gearshape	Settings	設定	action
gearshape.2	Settings	設定	action
gift	Gift	ギフト	object
giftcard	Gift card	ギフトカード	object
globe	Website	Webサイト	object	ambiguous
globe.americas	World	世界	object
gobackward	Replay	もう一度再生	action	ambiguous
gobackward.10	Back 10 seconds	10秒戻る	action
gobackward.15	Back 15 seconds	15秒戻る	action
gobackward.30	Back 30 seconds	30秒戻る	action
gobackward.5	Back 5 seconds	5秒戻る	action
goforward	Skip forward	先送り	action	ambiguous
goforward.10	Forward 10 seconds	10秒進む	action
goforward.15	Forward 15 seconds	15秒進む	action
goforward.30	Forward 30 seconds	30秒進む	action
goforward.5	Forward 5 seconds	5秒進む	action
graduationcap	Learn	学習	object
guitars	Instruments	楽器	object
hammer	Build	ビルド	action
hand.draw	Draw	描く	action
hand.point.right	Next	次へ	action
hand.point.up.left	Select	選択	action
hand.raised.slash	Tracking blocked	追跡を拒否	state
hand.tap	Tap	タップ	decoration
hand.thumbsdown	Dislike	低評価	action
hand.thumbsup	Like	高評価	action
hand.wave	Say hello	あいさつ	action
hands.clap	Applaud	拍手	action
hare	Faster	速くする	action
headphones	Headphones	ヘッドフォン	object
heart	Like	いいね	action	ambiguous
heart.slash	Unlike	いいねを取り消す	action
heart.text.square	Health record	健康記録	object
hifispeaker	Speaker	スピーカー	object
highlighter	Highlight	ハイライト	action
homepod	HomePod	HomePod	object
hourglass	Waiting	待機中	state
house	Home	ホーム	object	ambiguous
icloud	iCloud	iCloud	object
icloud.and.arrow.down	Download from iCloud	iCloudからダウンロード	action
icloud.and.arrow.up	Upload to iCloud	iCloudにアップロード	action
icloud.slash	iCloud off	iCloudオフ	state
increase.indent	Increase indent	インデントを増やす	action
infinity	Autoplay	自動再生	action	ambiguous
info	Info	情報	action
info.bubble	Info	情報	action
info.circle	Info	情報	action
info.square	Info	情報	action
inset.filled.circle	Selected	選択中	state
internaldrive	Internal drive	内蔵ドライブ	object
ipad	iPad	iPad	object
iphone	iPhone	iPhone	object
italic	Italic	イタリック	action
key	Password	パスワード	object	ambiguous
key.horizontal	Key	キー	object
keyboard	Keyboard	キーボード	action	ambiguous
keyboard.chevron.compact.down	Hide keyboard	キーボードを隠す	action
ladybug	Report a bug	バグを報告	action
laptopcomputer	Laptop	ノートパソコン	object
largecircle.fill.circle	Selected	選択中	state
lasso	Select by lasso	なげなわ選択	action
leaf	Nature	自然	decoration	ambiguous
lifepreserver	Help and support	サポート	action
light.max	Brightness up	明るさを上げる	action
light.min	Brightness down	明るさを下げる	action
lightbulb	Tip	ヒント	object
lightbulb.slash	Light off	照明オフ	state
line.3.horizontal	Menu	メニュー	action
line.3.horizontal.circle	Menu	メニュー	action
line.3.horizontal.decrease	Filter	絞り込み	action
line.3.horizontal.decrease.circle	Filter	絞り込み	action
line.horizontal.3	Menu	メニュー	action
line.horizontal.3.decrease	Filter	絞り込み	action
link	Link	リンク	action	ambiguous
link.badge.plus	Add link	リンクを追加	action
list.bullet	List	リスト	object	ambiguous
list.bullet.below.rectangle	Details list	詳細リスト	object
list.bullet.clipboard	Checklist	チェックリスト	object
list.bullet.indent	Outline	アウトライン	object
list.bullet.rectangle	List view	リスト表示	action
list.clipboard	Form	フォーム	object
list.dash	List	リスト	object	ambiguous
list.number	Numbered list	番号付きリスト	action
list.star	Favorites list	お気に入りリスト	object
list.triangle	Outline	アウトライン	object
livephoto	Live Photo	Live Photos	action
livephoto.slash	Live Photo off	Live Photosオフ	state
location	Current location	現在地	action	ambiguous
location.magnifyingglass	Find nearby	周辺を検索	action
location.north	Compass	コンパス	action
location.north.line	Heading	進行方向	state
location.slash	Location off	位置情報オフ	state
lock	Lock	ロック	action	ambiguous
lock.doc	Locked document	ロックされた書類	state
lock.open	Unlock	ロックを解除	action	ambiguous
lock.rotation	Lock rotation	画面の向きをロック	action
lock.shield	Security	セキュリティ	object
lock.slash	Not locked	ロックなし	state
lungs	Respiration	呼吸	object
macwindow	Window	ウインドウ	object
macwindow.badge.plus	New window	新規ウインドウ	action
magazine	Magazine	雑誌	object
magnifyingglass	Search	検索	action
magnifyingglass.circle	Search	検索	action
mail	Email	メール	action
mail.stack	Mailboxes	メールボックス	object
map	Map	地図	object	ambiguous
mappin	Location	場所	object	ambiguous
mappin.and.ellipse	Location	場所	object
mappin.slash	No location	場所なし	state
medal	Award	メダル	object
megaphone	Announcement	お知らせ	object
memories	Memories	メモリー	object
memorychip	Memory	メモリ	object
menubar.rectangle	Menu bar	メニューバー	object
message	Message	メッセージ	action	ambiguous
message.badge	Unread message	未読メッセージ	state
metronome	Metronome	メトロノーム	object
mic	Voice input	音声入力	action	ambiguous
mic.badge.plus	Add microphone	マイクを追加	action
mic.slash	Mute microphone	マイクを消音	action
microphone	Voice input	音声入力	action
minus	Decrease	減らす	action	ambiguous
minus.circle	Remove	取り除く	action	ambiguous
minus.magnifyingglass	Zoom out	縮小	action
minus.square	Collapse	折りたたむ	action	ambiguous
moon	Dark mode	ダークモード	action	ambiguous
moon.stars	Night	夜	object
moon.zzz	Do Not Disturb	おやすみモード	action
move.3d	Move	移動	action
movieclapper	Movie	映画	object
multiply	Close	閉じる	action
music.mic	Karaoke	カラオケ	object
music.note	Music	ミュージック	object
music.note.list	Playlist	プレイリスト	object
music.quarternote.3	Music	ミュージック	object
network	Network	ネットワーク	object	ambiguous
network.slash	Offline	オフライン	state
newspaper	News	ニュース	object
nosign	Not allowed	禁止	state
note	Note	メモ	object
note.text	Note	メモ	object
note.text.badge.plus	New note	新規メモ	action
number	Number	番号	object	ambiguous
opticaldisc	Disc	ディスク	object
option	Option	オプション	object
paintbrush	Style	スタイル	action	ambiguous
paintbrush.pointed	Brush	ブラシ	action
paintpalette	Colors	カラー	action
paperclip	Attach	添付	action
paperplane	Send	送信	action
party.popper	Celebrate	お祝い	decoration
pause	Pause	一時停止	action
pause.circle	Pause	一時停止	action
pawprint	Pets	ペット	object
pencil	Edit	編集	action
pencil.and.list.clipboard	Edit list	リストを編集	action
pencil.and.outline	Draw	描く	action
pencil.and.ruler	Design tools	デザインツール	object
pencil.and.scribble	Handwriting	手書き	action
pencil.circle	Edit	編集	action
pencil.line	Edit	編集	action
pencil.slash	Editing off	編集不可	state
pencil.tip	Draw	描く	action	ambiguous
pencil.tip.crop.circle	Markup	マークアップ	action
percent	Percent	パーセント	object	ambiguous
person	Profile	プロフィール	object	ambiguous
person.2	People	メンバー	object	ambiguous
person.2.badge.plus	Invite people	メンバーを招待	action
person.2.slash	Not shared	共有していません	state
person.3	Group	グループ	object
person.3.sequence	Group	グループ	object
person.badge.clock	Pending request	保留中のリクエスト	state
person.badge.key	Account security	アカウントの安全	object
person.badge.minus	Remove person	人を削除	action
person.badge.plus	Add person	人を追加	action
person.circle	Profile	プロフィール	object	ambiguous
person.crop.circle	Account	アカウント	object	ambiguous
person.crop.circle.badge.checkmark	Verified account	確認済みアカウント	state
person.crop.circle.badge.clock	Pending account	保留中のアカウント	state
person.crop.circle.badge.exclamationmark	Account problem	アカウントの問題	state
person.crop.circle.badge.minus	Remove person	人を削除	action
person.crop.circle.badge.plus	Add person	人を追加	action
person.crop.circle.badge.questionmark	Unknown account	不明なアカウント	state
person.crop.circle.badge.xmark	Block person	人をブロック	action
person.crop.rectangle	Contact	連絡先	object
person.crop.square	Profile	プロフィール	object
person.fill.badge.minus	Remove person	人を削除	action
person.fill.badge.plus	Add person	人を追加	action
person.fill.checkmark	Following	フォロー中	state
person.fill.questionmark	Unknown person	不明な人	state
person.fill.xmark	Block person	人をブロック	action
person.slash	Blocked	ブロック済み	state
person.text.rectangle	Contact card	連絡先カード	object
personalhotspot	Personal Hotspot	インターネット共有	object
phone	Call	電話をかける	action	ambiguous
phone.arrow.down.left	Incoming call	着信	state
phone.arrow.up.right	Outgoing call	発信	state
phone.badge.checkmark	Call answered	通話済み	state
phone.badge.plus	Add call	通話を追加	action
phone.connection	On a call	通話中	state
phone.down	End call	通話を終了	action
photo	Photo	写真	object	ambiguous
photo.artframe	Artwork	アートワーク	object
photo.badge.plus	Add photo	写真を追加	action
photo.on.rectangle	Photo library	フォトライブラリ	action
photo.on.rectangle.angled	Photo library	フォトライブラリ	action
photo.stack	Albums	アルバム	object
pianokeys	Piano	ピアノ	object
pills	Medication	薬	object
pin	Pin	ピンで固定	action
pin.slash	Unpin	ピンを外す	action
pip.enter	Picture in Picture	ピクチャインピクチャ	action
pip.exit	Exit Picture in Picture	ピクチャインピクチャを終了	action
play	Play	再生	action
play.circle	Play	再生	action
play.rectangle	Play	再生	action	ambiguous
play.slash	Playback not available	再生できません	state
play.square	Play	再生	action
playpause	Play or pause	再生または一時停止	action
plus	Add	追加	action	ambiguous
plus.app	Add	追加	action
plus.bubble	New message	新規メッセージ	action
plus.circle	Add	追加	action
plus.forwardslash.minus	Change sign	符号を切り替え	action
plus.magnifyingglass	Zoom in	拡大	action
plus.message	New message	新規メッセージ	action
plus.rectangle	Add	追加	action
plus.rectangle.on.folder	New folder item	フォルダに追加	action
plus.rectangle.on.rectangle	Duplicate	複製	action
plus.square	Add	追加	action
plus.square.on.square	Duplicate	複製	action	ambiguous
plus.viewfinder	Add scan area	範囲を追加	action
plusminus	Change sign	符号を切り替え	action
plusminus.circle	Change sign	符号を切り替え	action
power	Power	電源	action	ambiguous
poweroutlet.type.b	Outlet	コンセント	object
printer	Print	プリント	action
progress.indicator	Loading	読み込み中	state
puzzlepiece	Extension	機能拡張	object
puzzlepiece.extension	Extension	機能拡張	object
qrcode	QR code	QRコード	object
qrcode.viewfinder	Scan QR code	QRコードをスキャン	action
questionmark	Help	ヘルプ	action	ambiguous
questionmark.app	Unknown app	不明なアプリ	state
questionmark.bubble	Ask a question	質問する	action
questionmark.circle	Help	ヘルプ	action
questionmark.diamond	Help	ヘルプ	action
questionmark.folder	Missing file	ファイルが見つかりません	state
questionmark.square	Help	ヘルプ	action
questionmark.square.dashed	Missing item	項目がありません	state	ambiguous
questionmark.video	Video not available	ビデオなし	state
quote.bubble	Lyrics	歌詞	action	ambiguous
quote.opening	Quote	引用	action
radio	Radio	ラジオ	object
rainbow	Rainbow	虹	decoration
rays	Loading	読み込み中	state
record.circle	Record	録音	action	ambiguous
rectangle.3.group	Groups	グループ	object
rectangle.and.arrow.up.right.and.arrow.down.left	Expand	拡大	action
rectangle.and.paperclip	Attach file	ファイルを添付	action
rectangle.and.pencil.and.ellipsis	Rename	名称変更	action
rectangle.compress.vertical	Collapse	折りたたむ	action
rectangle.dashed	Select area	範囲を選択	action
rectangle.expand.vertical	Expand	展開	action
rectangle.fill.on.rectangle.fill	Windows	ウインドウ一覧	action
rectangle.grid.1x2	List view	リスト表示	action
rectangle.grid.2x2	Grid view	グリッド表示	action
rectangle.grid.3x2	Grid view	グリッド表示	action
rectangle.inset.filled	Fill screen	画面いっぱいに表示	action
rectangle.on.rectangle	Windows	ウインドウ一覧	action	ambiguous
rectangle.portrait.and.arrow.forward	Sign out	サインアウト	action
rectangle.portrait.and.arrow.right	Sign out	サインアウト	action
rectangle.split.3x1	Column view	カラム表示	action
rectangle.stack	Stack	スタック	object	ambiguous
rectangle.stack.badge.minus	Remove from collection	コレクションから削除	action
rectangle.stack.badge.plus	Add to collection	コレクションに追加	action
rectangle.stack.person.crop	Shared album	共有アルバム	object
repeat	Repeat	リピート	action
repeat.1	Repeat one	1曲リピート	action
restart	Restart	再起動	action
return	Return	改行	action	ambiguous
richtext.page	Rich text document	リッチテキスト書類	object
rosette	Award	賞	object	ambiguous
rotate.left	Rotate left	左に回転	action
rotate.right	Rotate right	右に回転	action
ruler	Measure	計測	action
safari	Open in Safari	Safariで開く	action
scanner	Scan	スキャン	action
scissors	Cut	カット	action
scope	Target	照準	action	ambiguous
screwdriver	Repair	修理	object
scribble	Draw	描く	action	ambiguous
scribble.variable	Draw	描く	action
seal	Badge	バッジ	object	ambiguous
selection.pin.in.out	Select	選択	action
server.rack	Server	サーバ	object
shield	Security	セキュリティ	object	ambiguous
shield.lefthalf.filled	Security	セキュリティ	object
shield.slash	Protection off	保護オフ	state
shift	Shift	シフト	action
shippingbox	Package	荷物	object
shuffle	Shuffle	シャッフル	action
sidebar.leading	Toggle sidebar	サイドバーの表示を切り替え	action
sidebar.left	Toggle sidebar	サイドバーの表示を切り替え	action
sidebar.right	Toggle inspector	インスペクタの表示を切り替え	action
sidebar.trailing	Toggle inspector	インスペクタの表示を切り替え	action
signature	Sign	署名	action
signpost.right	Directions	経路	action
sleep	Sleep	スリープ	action
slider.horizontal.2.square	Adjust	調整	action
slider.horizontal.3	Filters	フィルタ	action	ambiguous
slider.horizontal.below.rectangle	Adjust image	画像を調整	action
slider.vertical.3	Adjust	調整	action	ambiguous
smallcircle.filled.circle	Selected	選択中	state
smiley	Emoji	絵文字	action
smoke	Smoke	煙	decoration
snowflake	Cold	冷房	object
sos	Emergency SOS	緊急SOS	action
sparkle	New	新着	state	ambiguous
sparkles	Generate with AI	AIで生成	action	ambiguous
speaker	Volume	音量	action
speaker.minus	Volume down	音量を下げる	action
speaker.plus	Volume up	音量を上げる	action
speaker.slash	Mute	消音	action
speaker.wave.1	Volume low	音量小	state
speaker.wave.2	Sound on	音声オン	state	ambiguous
speaker.wave.3	Volume high	音量大	state
speedometer	Speed	速度	object	ambiguous
sportscourt	Sports	スポーツ	object
square	Not selected	未選択	state	ambiguous
square.3.layers.3d	Layers	レイヤー	object
square.and.arrow.down	Save	保存	action	ambiguous
square.and.arrow.down.on.square	Save all	すべて保存	action
square.and.arrow.up	Share	共有	action	ambiguous
square.and.arrow.up.on.square	Share all	すべて共有	action
square.and.arrow.up.trianglebadge.exclamationmark	Share failed	共有エラー	state
square.and.line.vertical.and.square	Compare	比較	action
square.and.pencil	Compose	新規作成	action	ambiguous
square.dashed	Select area	範囲を選択	action
square.fill	Stop	停止	action	ambiguous
square.filled.on.square	Copy	コピー	action
square.grid.2x2	Grid view	グリッド表示	action
square.grid.3x2	Grid view	グリッド表示	action
square.grid.3x3	Grid view	グリッド表示	action
square.on.square	Tabs	タブ一覧	action	ambiguous
square.resize	Resize	サイズ変更	action
square.split.2x1	Split view	分割表示	action
square.stack	Stack	スタック	object	ambiguous
square.stack.3d.up	Layers	レイヤー	object
square.text.square	Text block	テキスト枠	object
star	Favorite	お気に入り	action	ambiguous
star.bubble	Review	レビュー	action
star.leadinghalf.filled	Half star	星半分	state
star.slash	Remove from favorites	お気に入りから削除	action
star.square.on.square	Favorites	お気に入り一覧	object
staroflife	Emergency	緊急	object
stethoscope	Doctor	診察	object
stop	Stop	停止	action
stop.circle	Stop	停止	action
stopwatch	Stopwatch	ストップウォッチ	action
storefront	Store	ストア	object
strikethrough	Strikethrough	取り消し線	action
suit.heart	Like	いいね	action
suitcase	Trip	旅行	object
sum	Total	合計	object
sun.max	Light mode	ライトモード	action	ambiguous
sun.min	Brightness down	明るさを下げる	action	ambiguous
sunrise	Sunrise	日の出	object
sunset	Sunset	日の入り	object
swatchpalette	Colors	カラー	action
switch.2	Settings	設定	action	ambiguous
table	Table	表	object
tablecells	Table	表	object
tag	Tag	タグ	action	ambiguous
tag.slash	Remove tag	タグを外す	action
target	Goal	目標	object	ambiguous
teletype	TTY	TTY	object
terminal	Terminal	ターミナル	object
testtube.2	Experiments	実験機能	object
text.aligncenter	Align center	中央揃え	action
text.alignleft	Align left	左揃え	action
text.alignright	Align right	右揃え	action
text.append	Add to queue	キューに追加	action	ambiguous
text.badge.checkmark	Proofread	校正	action
text.badge.minus	Remove from list	リストから削除	action
text.badge.plus	Add to list	リストに追加	action
text.below.photo	Caption	キャプション	object
text.book.closed	Dictionary	辞書	object
text.bubble	Message	メッセージ	action	ambiguous
text.cursor	Edit text	テキストを編集	action
text.insert	Play next	次に再生	action	ambiguous
text.justify	Justify	両端揃え	action
text.magnifyingglass	Search text	テキストを検索	action
text.page	Document	書類	object
text.quote	Quote	引用	action
text.viewfinder	Scan text	テキストをスキャン	action
textformat	Text format	テキスト書式	action
textformat.abc	Text format	テキスト書式	action
textformat.alt	Font	フォント	action
textformat.size	Text size	文字サイズ	action
textformat.size.larger	Larger text	文字を大きく	action
textformat.size.smaller	Smaller text	文字を小さく	action
theatermasks	Theater	演劇	object
thermometer.medium	Temperature	気温	object
ticket	Ticket	チケット	object
timelapse	Time-lapse	タイムラプス	action
timer	Timer	タイマー	action
tortoise	Slower	遅くする	action
touchid	Touch ID	Touch ID	action
tram	Train	電車	object
translate	Translate	翻訳	action
trash	Delete	削除	action
trash.slash	Cannot delete	削除できません	state
tray	Inbox	受信箱	object	ambiguous
tray.2	Mailboxes	メールボックス	object
tray.and.arrow.down	Download	ダウンロード	action	ambiguous
tray.and.arrow.up	Upload	アップロード	action	ambiguous
tray.full	Inbox	受信箱	object
tree	Park	公園	object
trophy	Achievements	達成記録	object
truck.box	Delivery	配送	object
tv	TV	テレビ	object
uiwindow.split.2x1	Split view	分割表示	action
umbrella	Chance of rain	降水確率	object
underline	Underline	下線	action
video	Video	ビデオ	object
video.badge.plus	Add video	ビデオを追加	action
video.slash	Turn off camera	カメラをオフ	action
viewfinder	Scan	スキャン	action	ambiguous
wallet.pass	Pass	パス	object
wand.and.rays	Enhance	自動補正	action	ambiguous
wand.and.sparkles	Enhance	自動補正	action	ambiguous
wand.and.stars	Enhance	自動補正	action	ambiguous
wave.3.right	Contactless	非接触	object
waveform	Audio	オーディオ	object	ambiguous
waveform.circle	Voice input	音声入力	action	ambiguous
waveform.path	Audio	オーディオ	object	ambiguous
waveform.path.ecg	Heart rate	心拍数	object
wifi	Wi-Fi	Wi-Fi	object
wifi.exclamationmark	Wi-Fi problem	Wi-Fiの問題	state
wifi.slash	No Wi-Fi connection	Wi-Fi未接続	state
wind	Wind	風	object
wineglass	Drinks	飲み物	object
wrench	Tools	ツール	object
wrench.and.screwdriver	Tools	ツール	object
x.circle	Close	閉じる	action	ambiguous
x.circle.fill	Clear text	テキストを消去	action	ambiguous
xmark	Close	閉じる	action
xmark.app	Close	閉じる	action
xmark.bin	Delete	削除	action
xmark.circle	Close	閉じる	action	ambiguous
xmark.circle.fill	Clear text	テキストを消去	action	ambiguous
xmark.icloud	iCloud sync failed	iCloud同期エラー	state
xmark.octagon	Error	エラー	state
xmark.rectangle	Close window	ウインドウを閉じる	action
xmark.seal	Not verified	未確認	state
xmark.shield	Not protected	保護されていません	state
xmark.square	Close	閉じる	action
yensign	Price	価格	object
yensign.circle	Price	価格	object
zzz	Sleep	スリープ	state
"""#)
}
