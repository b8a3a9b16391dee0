#!/usr/bin/env bash
# Makes what a release carries, in dist/:
#
#   earshot-VERSION-PLATFORM.tar.gz    the program with the Swift runtime in it, stripped; with its checksum
#   earshot-VERSION.artifactbundle.zip the programs of all archives that lie in dist/, for the plugins of SwiftPM
#   EarshotPlugins/                    a package of the plugins on that bundle: its users build nothing
#   earshot.rb                         a Homebrew formula
#
#   Scripts/dist.sh [--join | MACHINE…]
#
# Run it on each platform (x86_64 and aarch64 Linux, macOS), gather the archives in dist/, and run it once more with
# --join to make the bundle of all. With names of machines, only their archives are made. Where the toolchain has its Static Linux SDK (`swift sdk list` names it), one run
# makes the archives of both Linux machines, which need no libraries at all. Where it has an SDK `debian-aarch64`
# (Scripts/debian-sdk.sh makes it), the archive for aarch64 is made beside that for this machine, also without any
# libraries; where QEMU's user mode is installed, the program is run with it before it is packed.
# Builds in a scratch folder of its own, so that the usual build stays warm.
# EARSHOT_HOMEPAGE is the web address of the repository; without it, that of the checkout's origin.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/Reporting/Tool.swift)
[ -n "$version" ] || { echo "dist: no version in Sources/Reporting/Tool.swift" >&2; exit 1; }
system=$(uname -s | tr '[:upper:]' '[:lower:]')
scratch=.build/dist
options=(--configuration release -Xswiftc -enforce-exclusivity=unchecked --product earshot --scratch-path "$scratch")
# On Apple's platforms the runtime is part of the system.
sdk=
other=
if [ "$system" = linux ]; then
  options+=(--static-swift-stdlib)
  sdk=$(swift sdk list 2>/dev/null | grep -m 1 static-linux || true)
  if [ "$(uname -m)" != aarch64 ]; then other=$(swift sdk list 2>/dev/null | grep -m 1 -x debian-aarch64 || true); fi
fi

checksum=(sha256sum)
command -v sha256sum >/dev/null || checksum=(shasum -a 256)
# The same files give the same archive, where tar can do that.
same=()
if tar --version | grep -q GNU; then
  same=(--sort=name --owner=0 --group=0 --numeric-owner --mtime='2026-01-01 00:00Z')
fi
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p dist

# What runs the program that was made last.
run=()
only=" $* "

# pack MACHINE OPTION…: the program for a machine, built with further options, if it is wanted.
pack() {
  local machine=$1 name binary shell
  shift
  if [ -n "${only// /}" ] && [[ $only != *" $machine "* ]]; then return; fi
  name=earshot-$version-$system-$machine
  swift build "${options[@]}" "$@"
  binary=$(swift build "${options[@]}" "$@" --show-bin-path)/earshot
  mkdir -p "$stage/$name/completions"
  cp "$binary" "$stage/$name/earshot"
  # That of LLVM knows other machines than its own; without it, the linker has to have done it for those.
  if command -v llvm-strip >/dev/null; then
    llvm-strip "$stage/$name/earshot"
  elif [ "$machine" = "$(uname -m)" ]; then
    strip "$stage/$name/earshot"
  fi
  cp LICENSE README.md "$stage/$name/"
  # Where nothing runs a program for another machine, the one for this machine, which is made first, speaks for it.
  local emulator
  if [ "$machine" = "$(uname -m)" ]; then
    run=("$stage/$name/earshot")
  elif emulator=$(command -v "qemu-$machine" || command -v "qemu-$machine-static"); then
    run=("$emulator" "$stage/$name/earshot")
  fi
  [ "${#run[@]}" -gt 0 ] || { echo "dist: nothing here runs programs for $machine: install QEMU's user mode" >&2; exit 1; }
  [ "$("${run[@]}" --version)" = "$version" ]
  for shell in bash zsh fish; do
    "${run[@]}" --generate-completion-script "$shell" > "$stage/$name/completions/earshot.$shell"
  done
  tar -C "$stage" ${same[@]+"${same[@]}"} -cf - "$name" | gzip -n -9 > "dist/$name.tar.gz"
  (cd dist && "${checksum[@]}" "$name.tar.gz" > "$name.tar.gz.sha256")
}

pack_all() {
  local machine
  if [ -z "$sdk" ]; then
    pack "$(uname -m)"
    if [ -n "$other" ]; then pack aarch64 --swift-sdk "$other" -Xswiftc -static-executable -Xlinker --strip-all; fi
    return
  fi
  for machine in "$(uname -m)" $(printf 'x86_64\naarch64\n' | grep -v "^$(uname -m)$"); do
    pack "$machine" --swift-sdk "$machine-swift-linux-musl"
  done
}
[ "${1:-}" = --join ] || pack_all

Scripts/artifact-bundle.py --version "$version" dist

# The formula builds from the archive of the tag, which has the same content as this one of the commit.
sum=@SHA256-OF-THE-TAG@
if git rev-parse --quiet --verify "refs/tags/$version" >/dev/null; then
  sum=$(git archive --format=tar.gz --prefix="earshot-$version/" "$version" | "${checksum[@]}" | cut -d' ' -f1)
fi
homepage=${EARSHOT_HOMEPAGE:-$(git remote get-url origin 2>/dev/null | sed -nE -e 's#\.git$##' -e '/^https:/p')}
sed -e "s|@HOMEPAGE@|${homepage:-@HOMEPAGE@}|g" -e "s|@VERSION@|$version|g" \
  -e "s|@SHA256@|$sum|g" -e '1d' Packaging/earshot.rb.in > dist/earshot.rb
ls -l dist
