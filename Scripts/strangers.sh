#!/usr/bin/env bash
# Runs Earshot as people do who meet it for the first time, with files and terminals as they really are, and checks exit
# status, streams and files.
#
#   Scripts/strangers.sh PROGRAM            dangers, the same answer everywhere, hostile input
# EARSHOT_PATIENCE is the number of seconds that one command may take, 30 unless told otherwise: programs that were built
# for debugging need more.
#
#   Scripts/strangers.sh PROGRAM APP…       every file with findings of each app checked alone has the same findings
set -u
program=$(realpath "${1:?usage: Scripts/strangers.sh PROGRAM [APP…]}")
shift
failed=0
ran=0
work=$(mktemp -d)
trap 'chmod -R u+rwx "$work"; rm -rf "$work"' EXIT

faulty='import SwiftUI

struct PlayerView: View {
  var body: some View {
    VStack {
      Button { skip() } label: { Image(systemName: "rectangle.3.group") }
      Text("Hello")
    }
  }
}'

# fresh: a new empty folder to stand in.
fresh() {
  cd "$work" || exit 1
  folder=$(mktemp -d "$work/case.XXXXXX")
  cd "$folder" || exit 1
}

# expect NAME STATUS COMMAND…: the status that a line of shell is to end with; never a signal, never half a minute.
expect() {
  local name=$1 wanted=$2
  shift 2
  ran=$((ran + 1))
  earshot=$program timeout "${EARSHOT_PATIENCE:-30}" bash -c "$*" > "$work/out" 2> "$work/err" < /dev/null
  local status=$?
  if ! [[ $status =~ ^($wanted)$ ]]; then
    failed=$((failed + 1))
    echo "FAILED $name: status $status, wanted $wanted"
    head -n 5 "$work/err"
  fi
}

# says NAME TEXT: what the last command wrote on standard error.
says() {
  ran=$((ran + 1))
  grep -qF -- "$2" "$work/err" && return
  failed=$((failed + 1))
  echo "FAILED $1: standard error lacks '$2'"
  head -n 3 "$work/err"
}

holds() {
  ran=$((ran + 1))
  bash -c "$2" && return
  failed=$((failed + 1))
  echo "FAILED $1: not so: $2"
}

dangers() {
  fresh
  expect "gone folder" 2 'mkdir gone; cd gone; rmdir ../gone; $earshot check'
  says "gone folder" "it does not exist any more"
  expect "root of the disk" 2 'cd / && $earshot check'
  says "root of the disk" "is no project"
  expect "root of the disk, watched" 2 'cd / && $earshot watch'
  expect "home folder" 2 'HOME=$PWD $earshot check'
  echo "$faulty" > outside.txt
  mkdir project && (cd project && git init -q . && ln -s ../outside.txt A.swift)
  expect "link out of the project" 2 'cd project && $earshot check --fix --suggested'
  says "link out of the project" "outside of the project"
  holds "link out of the project" '! grep -q accessibilityLabel outside.txt && [ -L project/A.swift ]'
  fresh
  echo "$faulty" > A.swift && chmod 444 A.swift
  expect "read-only file" 2 '$earshot check --fix --suggested'
  says "read-only file" "is read-only"
  fresh
  echo "$faulty" > A.swift && ln A.swift other
  expect "hard link" 0 '$earshot check --fix --suggested'
  holds "hard link" '[ A.swift -ef other ] && grep -q accessibilityLabel other'
  expect "output over source" 2 '$earshot check --output A.swift'
  expect "baseline over source" 2 '$earshot check --write-baseline A.swift'
  cp A.swift before.txt
  for option in 'report --output r.html --badge' 'check --stamp' 'check --format sarif' 'compare --output' 'map --output'; do
    expect "$option over source" 2 "\$earshot ${option/% sarif/ sarif=A.swift} A.swift"
  done
  expect "recording over itself" 2 'echo "{}" > r.json; $earshot verify r.json --output r.json'
  expect "name that is no text" 2 '$earshot check --fix --suggested "$(printf "Caf\xe9.swift")"'
  says "name that is no text" 'Caf\xE9.swift'
  expect "rule without a name" 2 '$earshot check --rule ""'
  holds "source is as before" 'cmp -s A.swift before.txt && [ "$(cat r.json)" = "{}" ]'
  expect "snapshot over a link" 2 'mkdir S; echo mine > mine.txt; ln -s ../mine.txt S/PlayerView.txt; $earshot snapshot S'
  holds "snapshot over a link" '[ "$(cat mine.txt)" = mine ]'
  expect "pipe among sources" 0 'mkfifo P.swift; $earshot check'
  says "pipe among sources" "P.swift: is not a regular file"
  expect "folder as input" 2 '$earshot check - < .'
  expect "closed input" 2 '$earshot check - <&-'
  expect "endless input" 2 '$earshot check - < /dev/zero'
  expect "closed output" 2 '$earshot check >&-'
  fresh
  python3 - <<'PY'
button = 'Button { go() } label: { Image(systemName: "rectangle.3.group") }; '
open("A.swift", "w").write("import SwiftUI; struct A: View { var body: some View { VStack { " + button * 2000 + "} } }")
row = '<button opaque="NO" id="b%d"><state key="normal" image="ic_x%d"/></button>'
open("M.storyboard", "w").write(
  '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">'
  '<objects><viewController id="v" sceneMemberID="viewController"><view key="view" id="w"><subviews>'
  + "".join(row % (i, i) for i in range(8000))
  + "</subviews></view></viewController></objects></scene></scenes></document>")
PY
  expect "one line of 2,000 buttons" 1 '$earshot check A.swift'
  expect "one line of 8,000 buttons in a storyboard" 1 '$earshot check M.storyboard'
  expect "the same as SARIF" 1 'EARSHOT_CACHE_DIR= $earshot check M.storyboard --format sarif'
  python3 -c 'print("import SwiftUI\nstruct T: View { var body: some View { Text(\"" + "a" * 1000000 + "\") } }")' > T.swift
  expect "text of a million letters" 0 '$earshot check T.swift'
  printf '%s' "$faulty" | sed 's/rectangle.3.group/a\\u{1B}[31mb/' > B.swift
  expect "escapes in annotations" 1 '$earshot check B.swift --format github'
  holds "escapes in annotations" "! grep -q \$'\\x1b' '$work/out'"
  fresh
  echo "let a = 1" > Fine.swift
  touch "$(printf 'Caf\xe9.swift')" 2> /dev/null
  expect "name in Latin-1" 0 '$earshot check'
  says "name in Latin-1" 'Caf\xE9.swift'
  mkdir "$(printf 'Caf\xe9')" 2> /dev/null
  expect "folder in Latin-1" 0 '$earshot check'
  says "folder in Latin-1" 'Caf\xE9: has a name'
  fresh
  mkdir lib app && echo "$faulty" > lib/A.swift && echo "let a = 1" > app/B.swift && ln -s ../lib app/Lib && git init -q app
  expect "folder linked from outside" 0 'cd app && $earshot check'
  says "folder linked from outside" "name it to have it read"
  expect "folder linked from outside, named" 1 'cd app && $earshot check Lib'
}

answers() {
  fresh
  mkdir -p App Docs && echo "$faulty" > App/A.swift && echo "${faulty/PlayerView/Other}" > App/B.swift
  expect "whole project" 1 '$earshot check --format json > whole.json'
  for file in App/A.swift App/B.swift; do
    expect "$file alone" 1 "\$earshot check $file --format json > alone.json"
    holds "$file alone" "python3 -c '
import json
whole, alone = (json.load(open(name))[\"findings\"] for name in (\"whole.json\", \"alone.json\"))
assert alone == [finding for finding in whole if finding[\"file\"] == \"$file\"] and alone'"
  done
  expect "folder without Swift" 2 '$earshot check Docs'
  expect "baseline" 0 '$earshot check --write-baseline accepted.json && $earshot check App/B.swift --baseline accepted.json'
  echo '{ "exclude": ["App/A.swift"] }' > .earshot.json
  expect "excluded file" 0 '$earshot check App/A.swift'
  expect "excluded file that is insisted on" 1 '$earshot check App/A.swift --no-force-exclude'
  rm .earshot.json
  git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm a
  expect "nothing changed" 0 '$earshot check --changed-since HEAD'
  git mv App/A.swift App/C.swift && git rm -q App/B.swift
  expect "renamed and deleted" 1 '$earshot check --changed-since HEAD'
  holds "renamed and deleted" "grep -q App/C.swift '$work/out'"
}

hostile() {
  local number=0 input
  fresh
  echo "$faulty" > Fine.swift
  while IFS= read -r input; do
    number=$((number + 1))
    fresh
    echo "$faulty" > Fine.swift
    expect "hostile input $number: $input" '0|1|2' "$input"
  done <<'LINES'
printf '\xef\xbb\xbf' > A.swift; $earshot check
printf 'import SwiftUI\r struct A: View {\r var body: some View { Text("a") }\r}' > A.swift; $earshot check
head -c 200000 /dev/urandom > A.swift; $earshot check
printf '%0.s(' {1..20000} > A.swift; $earshot check
printf '%0.s{' {1..20000} > A.swift; $earshot check
printf 'let a = "%0.s\\(' {1..3000} > A.swift; $earshot check
printf '%0.s/*' {1..20000} > A.swift; $earshot check
python3 -c 'print("struct A: View { var body: some View { " + "VStack { " * 400 + "Text(\"a\")" + " }" * 402)' > A.swift; $earshot check
python3 -c 'print("struct A: View { var body: some View { Text(\"a\")" + ".padding()" * 5000 + " } }")' > A.swift; $earshot check
python3 -c 'print("let a = " + " + ".join(["1"] * 5000))' > A.swift; $earshot check
python3 -c 'print("struct A: View { var body: some View { A() } }")' > A.swift; $earshot check
python3 -c 'print("\n".join(f"struct V{i}: View {{ var body: some View {{ V{i+1}(); V{i+1}() }} }}" for i in range(60)))' > A.swift; $earshot check
python3 -c 'print("// earshot:ignore-begin all\n" * 5000)' > A.swift; $earshot check
python3 -c 'print("// earshot:ignore " + "x," * 50000)' > A.swift; $earshot check
mkdir A.swift; $earshot check
mkdir Main.storyboard; $earshot check
ln -s A.swift A.swift; $earshot check
ln -s . loop; ln -s loop/loop loop2; $earshot check
mkdir -p "$(printf 'd/%0.s' {1..200})"; $earshot check
touch -- -rf.swift; $earshot check
touch $'new\nline.swift'; $earshot check
touch "$(python3 -c 'print("n" * 249)').swift"; $earshot check
mkdir App.xcodeproj; head -c 100000 /dev/urandom > App.xcodeproj/project.pbxproj; $earshot check
echo '[[[[[[' > .earshot.json; $earshot check
python3 -c 'print("[" * 100000)' > .earshot.json; $earshot check
echo '{ "exclude": ["**/**/**/**/**/**/**/**/**/*a*b*c*d*e*"] }' > .earshot.json; $earshot check
echo '{ "baseline": "/dev/zero" }' > .earshot.json; $earshot check
mkdir en.lproj; head -c 50000 /dev/urandom > en.lproj/Localizable.strings; $earshot check
python3 -c 'print("{" * 50000)' > Localizable.xcstrings; $earshot check
python3 -c 'print("<a>" * 50000)' > Main.storyboard; $earshot check
echo '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY c "&b;&b;">]><document>&c;</document>' > Main.xib; $earshot check
$earshot check Fine.swift Fine.swift ./Fine.swift "$PWD/Fine.swift"
$earshot check --output /no/such/folder/out.json
$earshot check --output /dev/full
$earshot check --jobs 99999
$earshot check --stdin-path x - < /dev/null
$earshot check --format json | head -c 10
for option in --output=r --write-baseline=b --format=json=j; do $earshot check $option; [ $? -lt 3 ] || exit 9; done
python3 -c 'print("import SwiftUI\n" + "#if a\n" * 5000 + "let x = 1")' > A.swift; $earshot check
python3 -c 'print("import SwiftUI\nstruct A: View { @State var a = 0; var body: some View { " + " ".join(f"if a == {i} {{ Text(\"{i}\") }} else" for i in range(800)) + " { EmptyView() } } }")' > A.swift; $earshot check
echo '{ "extends": "b.json" }' > .earshot.json; echo '{ "extends": ".earshot.json" }' > b.json; $earshot check
git init -q .; printf 'ref: refs/heads/../../../../etc/passwd\n' > .git/HEAD; $earshot check --changed-since HEAD; $earshot compare HEAD
python3 -c 'open("A.swift", "wb").write("import SwiftUI\n".encode("utf-16"))'; $earshot check
printf '%s' '{ "version": 1, "findings": [{ "fingerprint": null }] }' > b.json; $earshot check --baseline b.json
TMPDIR=/no/such HOME=/no/such XDG_CACHE_HOME=/dev/null $earshot check
chmod 000 Fine.swift; $earshot check
ulimit -n 16; $earshot check
mkfifo .earshot.json; $earshot check
mkfifo Main.storyboard Localizable.xcstrings Package.swift; mkdir App.xcodeproj; mkfifo App.xcodeproj/project.pbxproj; $earshot check
mkfifo base.json; $earshot check --baseline base.json; $earshot check --config base.json
mkdir b.json; $earshot check --baseline b.json; $earshot check --config b.json
mkdir .earshot.json; $earshot check
$earshot check --baseline /proc/self/mem; $earshot check --config /dev/zero
$earshot check /dev/null; $earshot check /proc/self/fd; $earshot check /proc/self/status
ln -s /proc/kmsg K.swift; ln -s /dev/zero Z.swift; $earshot check
python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("S.swift")'; $earshot check
p=.; for i in $(seq 60); do ln -s $p l$i; p=l$i; done; $earshot check l60
mkdir a; for i in $(seq 100); do ln -s ../a a/l$i; done; $earshot check
(while [ ! -e stop ]; do echo "let a = $RANDOM" > Moving.swift; rm -f Moving.swift; done) & $earshot check; s=$?; touch stop; wait; exit $s
python3 -c 'f = open("Fine.swift", "rb").read(); open("B.swift", "wb").write(b"\xef\xbb\xbf" * 2 + f)'; $earshot check
python3 -c 'f = open("Fine.swift", "rb").read().split(b"\n"); open("Fine.swift", "wb").write(b"".join(l + [b"\n", b"\r\n", b"\r"][i % 3] for i, l in enumerate(f)))'; $earshot check --fix --suggested
python3 -c 'print("let a = #\"\"\"\n" + "x\\#(1)\n" * 20000 + "\"\"\"#")' > H.swift; $earshot check
python3 -c 'print("let a = " + "[" * 10000 + "]" * 10000)' > H.swift; $earshot check
python3 -c 'print("let a: " + "Array<" * 3000 + "Int" + ">" * 3000)' > H.swift; $earshot check
python3 -c 'print("struct A: View { var body: some View { " + "Group { if x { " * 300 + "Text(\"a\")" + "} }" * 300 + " } }")' > H.swift; $earshot check
python3 -c 'print("let x = " + " ? 1 : ".join(["a"] * 3000))' > H.swift; $earshot check
python3 -c 'print("let x = f" + "()" * 5000)' > H.swift; $earshot check
echo '{"sourceLanguage": 7, "strings": [], "version": {}}' > L.xcstrings; $earshot check
mkdir A.xcodeproj; printf '// !$*UTF8*$!\n{ rootObject = R; objects = { R = { isa = PBXProject; mainGroup = G; targets = (R); }; G = { isa = PBXGroup; children = (G); }; }; }' > A.xcodeproj/project.pbxproj; $earshot check
python3 -c 'print("<document>" + "<scenes><scene><objects><view><subviews>" * 3000)' > M.storyboard; $earshot check
echo '{ "extends": ["a.json", "b.json"] }' > .earshot.json; echo '{ "extends": "b.json" }' > a.json; echo '{ "extends": "a.json" }' > b.json; $earshot check
for i in $(seq 25); do echo "{ \"extends\": [\"e$((i + 1)).json\", \"e$((i + 1)).json\"] }" > e$i.json; done; echo '{}' > e26.json; echo '{ "extends": "e1.json" }' > .earshot.json; $earshot check
python3 -c 'import json; print(json.dumps({"exclude": ["{a,b}" * 22 + "/**", "*a" * 40 + "b"]}))' > .earshot.json; touch "$(python3 -c 'print("a" * 200)').swift"; $earshot check
python3 -c 'import json; print(json.dumps({"customRules": {"house-x": {"message": "m", "where": {"label": "*l" * 30 + "b"}}}}))' > .earshot.json; sed -i "s/Hello/$(python3 -c 'print("l" * 300)')/" Fine.swift; $earshot check
git init -q --bare repo.git; cd repo.git; $earshot check; $earshot compare
git init -q .; $earshot check --changed-since HEAD; $earshot compare
git init -q .; git add .; git -c user.name=a -c user.email=a@b.c commit -qm a; git checkout -q --detach; echo "let x = 1" >> Fine.swift; $earshot compare
git init -q .; git add .; git -c user.name=a -c user.email=a@b.c commit -qm a; head -c 50 .git/index > i; mv i .git/index; $earshot check --changed-since HEAD; $earshot compare
git init -q .; git add .; git -c user.name=a -c user.email=a@b.c commit -qm a; rm -rf .git/objects/??; $earshot compare
echo 'gitdir: /no/such/place' > .git; $earshot check; $earshot compare
git init -q .; git config core.fsmonitor "touch pwned"; $earshot check --changed-since HEAD; $earshot compare; [ ! -e pwned ] || exit 9
git init -q .; git add .; git -c user.name=a -c user.email=a@b.c commit -qm a; $earshot compare -- --output=pwned; s=$?; [ ! -e pwned ] || exit 9; exit $s
$earshot check >&- 2>&-; $earshot --help > /dev/full
LC_ALL=C env -i "$earshot" check; env -i TERM= HOME= "$earshot" check
touch c; EARSHOT_CACHE_DIR=$PWD/c $earshot check; EARSHOT_CACHE_DIR=/dev/null/x $earshot check
mkdir c; EARSHOT_CACHE_DIR=$PWD/c $earshot check; find c -type f -exec sh -c 'head -c 7 /dev/urandom > "$1"' _ {} \;; EARSHOT_CACHE_DIR=$PWD/c $earshot check
$earshot check "$(python3 -c 'print("a/" * 60000)')"
mkdir $'new\nfolder'; cp Fine.swift $'new\nfolder/A.swift'; $earshot check $'new\nfolder' --format github
cp Fine.swift FINE.swift; cp Fine.swift ' .swift'; cp Fine.swift '*.swift'; cp Fine.swift a:b.swift; $earshot check '*.swift' ' .swift' a:b.swift
mkdir S; mkfifo S/PlayerView.txt; $earshot snapshot S
$earshot read --given "$(python3 -c 'print("(" * 20000)')"; $earshot read --given 'a = b = c'; $earshot read --ios 99999999999999999999
ulimit -f 1; $earshot report -o r.html
printf 'Content-Length: 99999999999\r\n\r\n{' | $earshot lsp; printf '%0.s[' {1..100000} | $earshot mcp
LINES
}

# Every file with findings checked alone.
alone() {
  cd "$1" || exit 1
  "$program" check --format json > "$work/whole.json" 2> /dev/null
  python3 - "$program" "$work/whole.json" "$1" <<'PY'
import json, subprocess, sys

program, whole, app = sys.argv[1:]
findings = json.load(open(whole))["findings"]
files = sorted({finding["file"] for finding in findings if finding["rule"] != "stale-baseline-entry"})
different = 0
for file in files:
  run = subprocess.run([program, "check", file, "--format", "json"], capture_output=True, text=True)
  expected = [finding for finding in findings if finding["file"] == file]
  if run.returncode == 2 or json.loads(run.stdout)["findings"] != expected:
    different += 1
    print(f"DIFFERENT {app}: {file}: {run.stderr.strip()[:100]}")
print(f"{app}: {len(files)} files, {len(findings)} findings, {different} different")
sys.exit(1 if different else 0)
PY
}

if [ $# -gt 0 ]; then
  # All are resolved before anything is entered.
  mapfile -t apps < <(realpath -- "$@")
  for app in "${apps[@]}"; do alone "$app" || failed=$((failed + 1)); done
else
  dangers
  answers
  hostile
  echo "$ran checks, $failed failed"
fi
[ "$failed" -eq 0 ]
