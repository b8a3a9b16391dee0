#!/usr/bin/env bash
# Runs every command and every format on the example app, and checks what comes of it: the exit status (0, 1 and 2 all
# occur) and something that the output has to hold.
#
#   Scripts/tour.sh PATH-OF-EARSHOT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
earshot=$(realpath "${1:?usage: Scripts/tour.sh PATH-OF-EARSHOT}")
scripts=$PWD/Scripts
work=$(mktemp -d)
# Copies: around the examples lies a far larger project, whose code would be read with them.
examples=$(mktemp -d)
trap 'rm -rf "$work" "$examples"' EXIT
cp -R Examples/Larkspur Examples/Larkspur-repaired "$examples"
# An app without settings, as most are at first.
rm "$examples"/*/.earshot.json
app=$examples/Larkspur
repaired=$examples/Larkspur-repaired
passed=0
failed=0

# step STATUS PATTERN ARGUMENT…: runs earshot and looks at its status and at both of its streams. An empty pattern asks
# for no output at all.
step() {
  local wanted=$1 pattern=$2 status=0 fault=
  shift 2
  "$earshot" "$@" > "$work/out" 2> "$work/err" < "${input:-/dev/null}" || status=$?
  if [ "$status" -ne "$wanted" ]; then
    fault="exit status $status instead of $wanted"
  elif [ -z "$pattern" ] && [ -s "$work/out" ]; then
    fault="output where there should be none"
  elif [ -n "$pattern" ] && ! grep -qE -e "$pattern" "$work/out" "$work/err"; then
    fault="nothing like '$pattern'"
  fi
  if [ -z "$fault" ]; then
    passed=$((passed + 1))
    printf 'ok  %s  earshot %s\n' "$wanted" "$*"
  else
    failed=$((failed + 1))
    printf 'NOT OK  earshot %s: %s\n' "$*" "$fault" >&2
    head -n 12 "$work/out" "$work/err" >&2
  fi
}

# json FILE: whether it is JSON, where there is something to tell.
json() {
  if command -v python3 >/dev/null && ! python3 -m json.tool "$1" >/dev/null; then
    failed=$((failed + 1))
    echo "NOT OK  $1 is no JSON" >&2
  fi
}

cd "$work"
cp -R "$app" App

# The program itself
step 0 '^[0-9]+\.[0-9]+\.[0-9]+$' --version
step 0 'EXIT STATUS' --help
for command in check read walk speak map report compare snapshot explain rules init doctor schema lsp mcp watch; do
  step 0 'EXAMPLES' "$command" --help
done
for shell in bash zsh fish; do step 0 'snapshot' --generate-completion-script "$shell"; done
step 2 'Unknown option' --no-such-option
step 2 "no such file" check nowhere

# check
step 1 'icon-button-name' check App
step 0 'no errors|0 errors|nothing|in [0-9]+ files' check "$repaired"
step 0 'errors' check App --fail-on never
step 1 '"schema": 1' check App --format json; json out
step 1 '"version": "2.1.0"' check App --format sarif; json out
step 1 '^::error file=App/' check App --format github
step 1 '^/.*:[0-9]+:[0-9]+: error: ' check App --format xcode
step 0 '^/.*:[0-9]+:[0-9]+: warning: ' check App --format xcode --fail-on never
step 1 '^## Earshot' check App --format markdown
step 1 '<testsuites' check App --format junit
step 1 '"fingerprint"' check App --format codeclimate; json out
step 1 '' check App --output report.txt
step 1 'errors' check App --format sarif=out.sarif --format json=out.json --format text; json "$work/out.sarif"
step 1 'by rule' check App --statistics
step 1 'error' check App --plain
step 1 'error' check App --quiet --color never
step 1 'error' check App --select 4.1.2,names --ignore '*-hint'
step 1 'warning' check App --exclude 'Screens/*' --max-warnings 0
step 1 'WCAG|[0-9]\.[0-9]\.[0-9]' check App --explain --show all --timings --jobs 2
step 1 'toggle-name' check App --rule toggle-name
step 1 'errors' check App --preset strict --skip-rule toggle-name
step 1 '警告' check App --language ja
step 2 "did you mean 'toggle-name'" check App --rule toggle-nam
step 0 '^\+\+\+ b/' check App --diff --suggested --fail-on never
input=App/Screens/JournalScreen.swift step 1 'JournalScreen' check - --stdin-path App/Screens/JournalScreen.swift
step 0 'accepted in' check App --write-baseline accepted.json
step 0 'in the baseline' check App --baseline accepted.json
step 0 '' check App --baseline accepted.json --fail-on error --format xcode --stamp stamp
[ -f stamp ] || { failed=$((failed + 1)); echo "NOT OK  no stamp" >&2; }

# read
step 0 '^SightingDetailScreen' read App
step 0 'Pause call, Button' read App --view SightingDetailScreen
step 0 '"screens"' read App --format json; json out
step 0 '^## JournalScreen' read App --format markdown
step 0 'Heading' read App --rotor headings
step 0 'Play call, Button' read App --initial
step 0 'Pause call, Button' read App --view SightingDetailScreen --given isPlaying
step 2 'did you mean' read App --given isPlayng
step 0 'Pause call, Button' read App --keyboard
step 0 '"Pause call"' read App --voice-control
step 0 'Navigation bar' read App --tree
step 0 'ボタン' read App --locale ja
step 0 'Play call, Button' read App --ios 18
step 2 'no version of iOS' read App --ios eighteen
step 2 'did you mean' read App --view SightingDetailScren

# report
step 0 '' report App --output report.html --badge badge.svg
step 0 '<html lang="en">' report App
step 0 'data-earshot="screen" data-view="SightingDetailScreen"' report App --date 2026-11-21
step 0 '^catalog: "2.5-edition' report App --format openacr --email a11y@example.org
step 0 '"conformance"' report App --format json; json out
cp out earlier.json
step 0 'id="history"' report App --history earlier.json
step 0 'EN 301 549 V4.1.1' report App --format markdown --en301549 4.1.1
step 0 'accessibility: [0-9]+ errors' report App --format badge
step 2 'is no report' report App --history report.html

# explain, rules, schema, doctor, init
step 0 'VoiceOver' explain icon-button-name
step 0 '"id"' explain icon-button-name --format json; json out
step 0 '^#' explain icon-button-name --format markdown
step 2 'did you mean' explain icon-buton-name
step 0 '^icon-button-name' rules
step 0 '^\| rule' rules --format markdown
step 0 'toggle-name' explain icon-button-name,toggle-name
step 0 '4.1.2' explain 4.1.2
step 0 '"rules"' rules --format json --preset wcag-a; json out
step 0 '"\$schema"' schema; json out
step 0 'Larkspur|files|iOS' doctor App
step 0 'written' init App --baseline
step 2 'already' init App
step 0 'in the baseline' check App
# What is written there makes the folder a root of its own.
printf '{ "rulez": {} }' > App/.earshot.json
step 2 "did you mean 'rules'" check App
rm -f App/.earshot.json App/.earshot-baseline.json .earshot.json .earshot-baseline.json

# A project's own rules, and a file of settings that others extend
cat > house.json <<'JSON'
{ "customRules": { "house-button-hint": {
  "message": "button has no hint", "severity": "note", "where": { "role": "button" }, "require": { "hint": true },
  "examples": { "reported": ["var body: some View { Button(\"Pay\") { pay() } }"] } } } }
JSON
printf '{ "extends": "house.json", "rules": { "house-button-hint": "error" } }' > .earshot.json
step 0 '1 of 1 examples' rules --try App
step 1 'button has no hint' check App --rule house-button-hint
step 0 'house-button-hint: error' check App/Screens/JournalScreen.swift --show-settings
rm .earshot.json
step 2 'no .earshot.json' rules --try App

# lsp and mcp: scripts that say what they have to say and close their end
message() { printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"; }
code='import SwiftUI\nstruct A: View {\n  var body: some View { Button(\"Pay\") {} }\n}'
{
  message '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
  message '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:A","languageId":"swift","version":1,"text":"'"$code"'"}}}'
  message '{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:A"},"position":{"line":2,"character":27}}}'
} > editor
input=editor step 1 'Pay, Button' lsp
{ cat editor; message '{"jsonrpc":"2.0","id":3,"method":"shutdown"}'; message '{"jsonrpc":"2.0","method":"exit"}'; } > editor-ends
input=editor-ends step 0 '"id":3,"result":null' lsp --stdio
{
  echo '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}'
  echo '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"hear","arguments":{"path":"App","view":"SightingDetailScreen"}}}'
  echo '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"check","arguments":{"paths":["/etc"]}}}'
} > agent
input=agent step 0 'Pause call, Button' mcp
input=agent step 0 'lies outside of the folders' mcp

# watch: ended as Control-C does, once it has told something
"$earshot" watch App --view SightingDetailScreen > watched & watching=$!
for _ in $(seq 300); do grep -q 'Pause call' watched && break; sleep 0.1; done
kill -INT "$watching"
if wait "$watching" && grep -q 'Pause call, Button' watched; then
  passed=$((passed + 1))
  echo 'ok  0  earshot watch App --view SightingDetailScreen'
else
  failed=$((failed + 1))
  echo 'NOT OK  earshot watch' >&2
fi
step 2 'no such file' watch nowhere

# snapshot
step 0 'new' snapshot Snapshots App
step 0 'all as before' snapshot Snapshots App
step 0 'as before' snapshot Snapshots App --verify
sed -i.bak 's/Field notes/Notes from the field/' App/Resources/*/*.strings App/Resources/*.xcstrings App/*/*.swift 2>/dev/null || true
rm -f "$work"/App/*/*.bak "$work"/App/*/*/*.bak
step 1 '^\+.*Notes from the field' snapshot Snapshots App --verify
step 0 'changed' snapshot Snapshots App
touch not-a-folder
step 2 'no folder' snapshot not-a-folder App

# walk, speak and map
step 0 'Report a mistake, Button' walk "$app" --view SightingDetailScreen --keys 'end enter escape'
step 0 '^down .*Heading' walk "$app" --view SightingDetailScreen --keys 'rotor:headings down'
step 2 "is no key; did you mean 'right'" walk "$app" --view SightingDetailScreen --keys rigt
step 2 'no screen is called' walk "$app" --view Nowhere --keys right
mkdir -p nothing
cat > silent <<END
#!/bin/sh
PATH=$work/nothing exec "$earshot" "\$@"
END
chmod +x silent
program=$earshot
earshot=$work/silent
step 2 'no synthesiser was found' speak "$app" --view GuideScreen
earshot=$program
if command -v espeak-ng >/dev/null; then
  step 0 '' speak "$app" --view GuideScreen --rate 400 --output guide.wav
  # Ten seconds at least of 22,050 samples of two bytes.
  if [ "$(wc -c < guide.wav)" -lt 441000 ]; then
    failed=$((failed + 1))
    echo 'NOT OK  guide.wav is too short' >&2
  fi
fi
step 0 'SpeciesSheet \(sheet\)  Surprise me' map "$app"
step 0 '"edges"' map "$app" --format json; json out
step 0 '^flowchart TD' map "$app" --format mermaid
step 0 '^digraph' map "$app" --format dot
step 0 '<title' map "$app" --format svg
if command -v tmux >/dev/null; then
  if "$scripts/walk-session.sh" "$earshot"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
fi

# compare
step 2 'not in a Git repository' compare
rm -rf App && cp -R "$app" App && rm -rf Snapshots
git() { command git -c user.name=Tour -c user.email=tour@example.org -c commit.gpgsign=false "$@" >/dev/null 2>&1; }
git init . && git add App && git commit -m defects
step 0 'nothing changes for a listener' compare
rm -rf App && cp -R "$repaired" App
step 0 'findings cleared' compare
git add --all App && git commit -m repaired
step 0 'reworded|merged' compare HEAD~1 HEAD
step 1 'new error' compare --exact HEAD HEAD~1
step 0 'new error' compare HEAD..HEAD~1 --fail-on never
step 0 '^## Earshot' compare HEAD~1 HEAD --format markdown
step 0 '"summary"' compare HEAD~1 HEAD --format json; json out
step 0 'JournalScreen' compare HEAD~1 --path App/Screens
step 2 'is no revision' compare no-such-revision

printf '%s steps passed, %s failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
