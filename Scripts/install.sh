#!/usr/bin/env bash
# Puts the program of a release into a folder and prints its path: from an archive of `make dist` that is downloaded
# from the releases of this repository, or, where there is none for this machine, built from source.
#
#   Scripts/install.sh [--version VERSION] [--into FOLDER] [--archive-only]
#
# The repository is EARSHOT_HOMEPAGE, else the origin of this checkout, so that a fork installs its own releases.
# EARSHOT_ARCHIVES names a folder with archives instead, for machines without a network. An archive whose checksum does
# not agree is never unpacked. What is installed already is printed at once. All messages go to standard error.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf 'earshot: %s\n' "$*" >&2; }
fail() { say "$*"; exit 2; }

version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' "$root/Sources/Reporting/Tool.swift")
into=$root/.earshot
archive_only=no
while [ $# -gt 0 ]; do
  case "$1" in
    --version) version=${2:?--version needs a version}; shift ;;
    --into) into=${2:?--into needs a folder}; shift ;;
    --archive-only) archive_only=yes ;;
    *) fail "unknown option '$1' of install.sh" ;;
  esac
  shift
done
# Part of a path and of an address.
case "$version" in ''|*[!0-9A-Za-z.+-]*|.*) fail "'$version' is no version" ;; esac

machine=$(uname -m)
case "$machine" in arm64) [ "$(uname -s)" = Darwin ] || machine=aarch64 ;; amd64) machine=x86_64 ;; esac
name=earshot-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$machine
program=$into/$name/earshot
if [ -x "$program" ]; then printf '%s\n' "$program"; exit 0; fi

# The web address of the repository: no user, no `.git`, https in place of ssh.
homepage() {
  if [ -n "${EARSHOT_HOMEPAGE:-}" ]; then printf '%s\n' "${EARSHOT_HOMEPAGE%/}"; return; fi
  git -C "$root" remote get-url origin 2>/dev/null \
    | sed -nE -e 's#^(ssh://)?git@([^:/]+)[:/](.*)$#https://\2/\3#' -e 's#^https://([^@/]*@)?#https://#' \
      -e 's#\.git$##' -e 's#/$##' -e '/^https:/p'
}

# Into $work: the archive and its checksum; fails where there is none.
obtain() {
  if [ -n "${EARSHOT_ARCHIVES:-}" ]; then
    cp "$EARSHOT_ARCHIVES/$name.tar.gz" "$EARSHOT_ARCHIVES/$name.tar.gz.sha256" "$work/" 2>/dev/null
    return
  fi
  local from part
  from=$(homepage)
  [ -n "$from" ] || return 1
  for part in "$name.tar.gz" "$name.tar.gz.sha256"; do
    curl --fail --silent --show-error --location --proto '=https' --retry 3 --max-time 300 \
      --output "$work/$part" "$from/releases/download/$version/$part" >&2 || return 1
  done
}

mkdir -p "$into" || fail "cannot write to $into"
work=$(mktemp -d "$into/.install-XXXXXX")
trap 'rm -rf "$work"' EXIT
if obtain; then
  checksum=(sha256sum)
  command -v sha256sum >/dev/null || checksum=(shasum -a 256)
  (cd "$work" && "${checksum[@]}" --check --status "$name.tar.gz.sha256") \
    || fail "the checksum of $name.tar.gz does not agree; nothing was installed"
  tar -C "$work" -xzf "$work/$name.tar.gz"
  [ -x "$work/$name/earshot" ] || fail "$name.tar.gz holds no program"
  # A folder is renamed as a whole or not at all; another process may have been faster.
  mv "$work/$name" "$into/" 2>/dev/null || [ -x "$program" ] || fail "cannot write to $into"
  printf '%s\n' "$program"
  exit 0
fi

if [ "$archive_only" = yes ]; then fail "there is no archive $name.tar.gz to install"; fi
command -v swift >/dev/null || fail "there is no archive $name.tar.gz, and no Swift toolchain to build it with"
say "there is no archive $name.tar.gz; building from source, which takes some minutes once"
"$root/Scripts/set-up.sh" >&2
swift build --package-path "$root" --configuration release -Xswiftc -enforce-exclusivity=unchecked --product earshot >&2
printf '%s\n' "$(swift build --package-path "$root" --configuration release --show-bin-path)/earshot"
