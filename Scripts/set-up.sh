#!/usr/bin/env bash
# Fetches the dependencies: from their public URLs, or, where those cannot be reached, through mirrors made of Debian's
# source packages (use-debian-mirrors.sh). Does nothing when they are there already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v swift >/dev/null || { echo "set-up: no Swift toolchain found; put 'swift' on PATH" >&2; exit 1; }
if [ -f .build/checkouts/swift-syntax/Package.swift ] && [ -f .build/checkouts/swift-argument-parser/Package.swift ]; then
  exit 0
fi

# Without a network, Git may wait long, or ask for a name and a password that do not exist.
resolve() {
  local limit=()
  if command -v timeout >/dev/null; then limit=(timeout "$1"); fi
  GIT_TERMINAL_PROMPT=0 GIT_ASKPASS=true "${limit[@]}" swift package resolve
}

limit=300
# Mirrors that were set before answer at once, and have more to unpack.
if [ -f .swiftpm/configuration/mirrors.json ]; then limit=900; fi
if resolve "$limit"; then exit 0; fi
echo "set-up: the dependencies cannot be fetched from their own hosts; using Debian's source packages" >&2
Scripts/use-debian-mirrors.sh
resolve 900
