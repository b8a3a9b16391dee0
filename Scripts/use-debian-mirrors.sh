#!/usr/bin/env bash
# Lets SwiftPM resolve this package on a machine that reaches Debian's packages but no Git host.
#
# Package.swift names its dependencies by their public URLs. Debian's source package `swiftlang`
# contains the same libraries; this script downloads it, makes each library a one-commit Git
# repository tagged with its version, and registers those repositories as SwiftPM mirrors.
#
#   Scripts/use-debian-mirrors.sh           fetch what is missing and set the mirrors
#   Scripts/use-debian-mirrors.sh --unset   remove the mirrors again
#
# Everything is cached in ${EARSHOT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/earshot}, outside the
# checkout. Nothing outside that folder and this package's .swiftpm/configuration is changed.
set -euo pipefail

package=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${EARSHOT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/earshot}
apt=$cache/apt
# Library in the source package, and the URL by which Package.swift knows it.
libraries=(
  "swift-syntax https://github.com/swiftlang/swift-syntax.git"
  "swift-argument-parser https://github.com/apple/swift-argument-parser.git"
)

fail() { printf 'use-debian-mirrors: %s\n' "$1" >&2; exit 1; }
say() { printf 'use-debian-mirrors: %s\n' "$1" >&2; }

if [ "${1:-}" = --unset ]; then
  for entry in "${libraries[@]}"; do
    swift package --package-path "$package" config unset-mirror --original "${entry#* }" >/dev/null 2>&1 || true
  done
  say "mirrors removed"
  exit 0
fi
for tool in apt-get git tar sha256sum swift; do
  command -v "$tool" >/dev/null || fail "'$tool' is needed and was not found"
done

# A private sources list for the suites that carry swiftlang, on the mirror and with the keyring
# that the machine's own list names.
write_sources_list() {
  local uri keyring
  uri=$(cat /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list /etc/apt/sources.list 2>/dev/null \
    | grep -oE '(https?|file)://[^ ]*debian/?( |$)' | grep -v security | head -n 1 | tr -d ' ' || true)
  [ -n "$uri" ] || fail "no Debian mirror found in the package configuration of this machine"
  keyring=$(cat /etc/apt/sources.list.d/*.sources 2>/dev/null | sed -n 's/^Signed-By: *//p' | head -n 1 || true)
  [ -n "$keyring" ] || keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  mkdir -p "$apt/lists/partial" "$apt/archives/partial"
  printf 'Types: deb-src\nURIs: %s\nSuites: trixie sid\nComponents: main\nSigned-By: %s\n' \
    "$uri" "$keyring" > "$apt/swiftlang.sources"
}

private_apt() {
  apt-get -o Dir::Etc::sourcelist="$apt/swiftlang.sources" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::State::Lists="$apt/lists" -o Dir::Cache="$apt" -o APT::Sandbox::User=root "$@"
}

# Prints "URI FILE SIZE SHA256" of the newest main source archive.
newest_archive() {
  private_apt source --print-uris --download-only swiftlang 2>/dev/null \
    | sed -n "s/^'\([^']*\.orig\.tar\.xz\)' \([^ ]*\) \([0-9]*\) SHA256:\([0-9a-f]*\)$/\1 \2 \3 \4/p" | head -n 1
}

download() {
  local uri=$1 file=$2 sum=$3
  if [ -f "$cache/$file" ] && echo "$sum  $cache/$file" | sha256sum --check --status; then return; fi
  say "downloading $file (about 240 MB, once)"
  rm -f "$cache/$file.part"
  if command -v curl >/dev/null; then
    curl --fail --silent --show-error --location --retry 3 --output "$cache/$file.part" "$uri" || fail "download of $file failed"
  else
    (mkdir -p "$cache/part" && cd "$cache/part" && private_apt source --download-only swiftlang >/dev/null) || fail "download of $file failed"
    mv "$cache/part/$file" "$cache/$file.part"
  fi
  echo "$sum  $cache/$file.part" | sha256sum --check --status || fail "$file does not have the checksum that apt gives"
  mv "$cache/$file.part" "$cache/$file"
}

# Version of a library inside swiftlang VERSION: swift-syntax counts 60x.y.z for Swift 6.x and
# releases with it; swift-argument-parser writes its version at the top of its change log.
version_of() {
  local library=$1 swift=$2 folder=$3 major minor patch
  case $library in
    swift-syntax)
      IFS=. read -r major minor patch <<< "${swift%%[-+~]*}"
      printf '%d%02d.0.%d' "$major" "$minor" "${patch:-0}" | sed -E 's/^([0-9]+)\.0\.[0-9]+$/\1.0.0/' ;;
    swift-argument-parser)
      sed -n 's/^## \[\([0-9][0-9.]*\)\].*/\1/p' "$folder/CHANGELOG.md" | head -n 1 ;;
  esac
}

make_repository() {
  local library=$1 swift=$2 folder=$3 version
  version=$(version_of "$library" "$swift" "$folder")
  [ -n "$version" ] || fail "no version found for $library"
  git -C "$folder" init --quiet --initial-branch=main
  git -C "$folder" add --all --force
  GIT_AUTHOR_DATE='2025-01-01T00:00:00Z' GIT_COMMITTER_DATE='2025-01-01T00:00:00Z' \
    git -C "$folder" -c user.name=mirror -c user.email=mirror@localhost commit --quiet --message "$library $version"
  git -C "$folder" tag "$version"
  say "$library $version is ready"
}

unpack() {
  local file=$1 swift=$2 target=$3 stage entry library
  stage=$(mktemp -d "$cache/unpack.XXXXXX")
  trap 'rm -rf "$stage"' RETURN
  local patterns=()
  for entry in "${libraries[@]}"; do library=${entry%% *}; patterns+=("*/$library/*"); done
  say "unpacking $file"
  tar -xJf "$cache/$file" -C "$stage" --wildcards --no-wildcards-match-slash --wildcards-match-slash "${patterns[@]}" \
    || fail "$file does not hold the libraries that are needed"
  for entry in "${libraries[@]}"; do
    library=${entry%% *}
    local found
    found=$(find "$stage" -maxdepth 3 -type d -name "$library" | head -n 1)
    [ -n "$found" ] || fail "$file does not hold $library"
    make_repository "$library" "$swift" "$found"
    mkdir -p "$target.new"
    mv "$found" "$target.new/$library"
  done
  rm -rf "$target"
  mv "$target.new" "$target"
}

mkdir -p "$cache"
ready=$(ls -d "$cache"/swiftlang-*/ 2>/dev/null | sort -V | tail -n 1 || true)
if [ -z "$ready" ]; then
  write_sources_list
  private_apt update -qq || fail "the package lists could not be read"
  read -r uri file _ sum <<< "$(newest_archive)"
  [ -n "${file:-}" ] || fail "no source package 'swiftlang' in the suites trixie and sid"
  swift=${file#swiftlang_}; swift=${swift%.orig.tar.xz}
  download "$uri" "$file" "$sum"
  unpack "$file" "$swift" "$cache/swiftlang-$swift"
  rm -f "$cache/$file"
  ready=$cache/swiftlang-$swift/
fi
for entry in "${libraries[@]}"; do
  swift package --package-path "$package" config set-mirror \
    --original "${entry#* }" --mirror "file://${ready%/}/${entry%% *}" >/dev/null
done
say "mirrors set to ${ready%/}"
