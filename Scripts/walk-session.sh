#!/usr/bin/env bash
# A walk in a real terminal, driven through tmux: keys, a change of size, an interrupt; and that the terminal is as
# before afterwards.
#
#   Scripts/walk-session.sh PATH-OF-EARSHOT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
earshot=$(realpath "${1:?usage: Scripts/walk-session.sh PATH-OF-EARSHOT}")
folder=$(mktemp -d)
tmux() { command tmux -S "$folder/socket" -f /dev/null "$@"; }
trap 'tmux kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT

# expect TEXT: waits until the terminal shows it.
expect() {
  for _ in $(seq 600); do
    if tmux capture-pane -p -t walk | grep -qF -e "$1"; then
      printf 'ok  %s\n' "$1"
      return
    fi
    sleep 0.1
  done
  printf 'NOT OK  the terminal does not show: %s\n' "$1" >&2
  tmux capture-pane -p -t walk >&2
  exit 1
}

# A copy: around the example lies a far larger project, whose code would be read with it.
mkdir "$folder/app"
cp -R Examples/Larkspur "$folder/app"
cd "$folder/app"
tmux new-session -d -s walk -x 90 -y 24 env PS1='ready> ' bash --norc --noprofile
expect 'ready>'
tmux send-keys -t walk "'$earshot' walk Larkspur --view SightingDetailScreen" Enter
expect 'q quit'
expect 'SightingDetailScreen'
tmux send-keys -t walk End
expect '▶ Report a mistake, Button'
tmux send-keys -t walk Enter
expect 'SightingDetailScreen › dialog'
tmux send-keys -t walk Escape
expect '▶ Report a mistake, Button'
tmux send-keys -t walk c
expect 'screen curtain'
tmux send-keys -t walk c
tmux resize-window -t walk -x 40 -y 12
expect '▶ Report a mistake, Button'
tmux send-keys -t walk '?'
expect 'next element'
tmux send-keys -t walk v
expect 'say: tap'
tmux send-keys -t walk 'nothing like this' Enter
expect 'nothing answers'
tmux send-keys -t walk q
expect 'ready>'
# After an interrupt the terminal shows what is typed, and has its cursor.
tmux send-keys -t walk "'$earshot' walk Larkspur --view GuideScreen" Enter
expect '▶ Guide, Heading'
tmux send-keys -t walk C-c
expect 'ready>'
tmux send-keys -t walk 'echo is "shown again"' Enter
expect 'is shown again'
[ "$(tmux display-message -p -t walk '#{cursor_flag}#{alternate_on}')" = 10 ]
printf 'ok  the terminal is as it was\n'
