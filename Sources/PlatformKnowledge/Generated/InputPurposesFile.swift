// Made by Scripts/make-knowledge.py from Data/input-purposes.tsv; edit that file and run the script.

extension DataFile {
  static let inputPurposes = DataFile(name: "input-purposes", text: #"""
# Words in the name or placeholder of a field that tell what it asks of the user, by the purpose of WCAG 1.3.5 and the
# UITextContentType that serves it. Compared without case as whole words; those of languages that write no spaces, or
# put endings to words (ja, ko, zh), are looked for inside a text.
# Sources: WCAG 2.2, section 7 Input Purposes; Apple, UITextContentType; general knowledge of the languages.
type	language	words
emailAddress	de	e-mail, e-mail-adresse
emailAddress	en	email, e-mail, email address, e-mail address
emailAddress	es	correo electrónico, email
emailAddress	fr	e-mail, adresse e-mail, courriel
emailAddress	it	indirizzo email
emailAddress	ja	メールアドレス, Eメール
emailAddress	ko	이메일
emailAddress	nl	e-mailadres, mailadres
emailAddress	pl	adres e-mail, adres email
emailAddress	pt	endereço de e-mail
emailAddress	ru	электронная почта, эл. почта
emailAddress	sv	e-post, e-postadress, mejladress
emailAddress	tr	e-posta, eposta, e-posta adresi, e-posta adresiniz
emailAddress	uk	електронна пошта, ел. пошта
emailAddress	vi	địa chỉ email, thư điện tử
emailAddress	zh	电子邮件, 电子邮箱, 邮箱地址, 電子郵件
familyName	de	nachname, familienname
familyName	en	last name, family name, surname
familyName	es	apellido, apellidos
familyName	fr	nom de famille
familyName	ja	姓, 苗字
familyName	nl	achternaam
familyName	pl	nazwisko
familyName	tr	soyad, soyadı, soyadınız
givenName	de	vorname
givenName	en	first name, given name
givenName	fr	prénom
givenName	nl	voornaam
newPassword	de	neues passwort, neues kennwort, passwort bestätigen, passwort wiederholen, passwort erstellen
newPassword	en	new password, confirm password, create password, create a password, repeat password, retype password, re-enter password, choose password, choose a password, set password, again password, password again, verify password, reenter password, re-type password
newPassword	es	nueva contraseña, confirmar contraseña, repetir contraseña, crear contraseña
newPassword	fr	nouveau mot de passe, confirmer le mot de passe, créer un mot de passe
newPassword	it	nuova password, conferma password, ripeti password
newPassword	ja	新しいパスワード, パスワードの確認, パスワード（確認）
newPassword	ko	새 비밀번호, 비밀번호 확인, 새로운 비밀번호
newPassword	nl	nieuw wachtwoord, wachtwoord herhalen, bevestig wachtwoord
newPassword	pl	nowe hasło, powtórz hasło, potwierdź hasło
newPassword	pt	nova senha, confirmar senha, repetir senha
newPassword	ru	новый пароль, повторите пароль, подтвердите пароль
newPassword	tr	yeni şifre, yeni parola, şifre tekrar, şifre tekrarı, şifreyi onayla, parola tekrar
newPassword	vi	mật khẩu mới, nhập lại mật khẩu, xác nhận mật khẩu
newPassword	zh	新密码, 确认密码, 新密碼, 確認密碼
oneTimeCode	en	verification code, one-time code, one time code, confirmation code, 6-digit code, otp
oneTimeCode	ja	認証コード, 確認コード, ワンタイムパスワード
password	de	passwort, kennwort
password	en	password, passphrase
password	es	contraseña
password	fr	mot de passe
password	id	kata sandi
password	ja	パスワード
password	ko	비밀번호
password	nl	wachtwoord
password	pl	hasło
password	pt	senha, palavra-passe
password	ru	пароль
password	sv	lösenord
password	tr	şifre, parola, şifreniz, parolanız
password	uk	пароль
password	vi	mật khẩu
password	zh	密码, 密碼
postalCode	de	postleitzahl
postalCode	en	postal code, zip code, zip, postcode
postalCode	es	código postal
postalCode	fr	code postal
postalCode	ja	郵便番号
streetAddressLine1	en	street address, street, mailing address
telephoneNumber	de	telefonnummer, handynummer
telephoneNumber	en	phone number, telephone number, phone, mobile number
telephoneNumber	es	número de teléfono, teléfono
telephoneNumber	fr	numéro de téléphone
telephoneNumber	id	nomor telepon, nomor hp
telephoneNumber	ja	電話番号, 携帯番号
telephoneNumber	ko	전화번호, 휴대폰 번호
telephoneNumber	nl	telefoonnummer
telephoneNumber	pl	numer telefonu
telephoneNumber	ru	номер телефона
telephoneNumber	sv	telefonnummer
telephoneNumber	tr	telefon numarası, telefon numaranız, cep telefonu
telephoneNumber	uk	номер телефону
telephoneNumber	vi	số điện thoại
telephoneNumber	zh	手机号码, 手机号, 电话号码, 手機號碼
username	de	benutzername
username	en	username, user name
username	es	nombre de usuario
username	fr	nom d'utilisateur
username	ja	ユーザー名, ユーザ名
username	ko	아이디
username	nl	gebruikersnaam
username	pl	nazwa użytkownika
username	sv	användarnamn
username	tr	kullanıcı adı
username	vi	tên đăng nhập
username	zh	用户名, 用戶名
"""#)
}
