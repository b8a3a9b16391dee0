#!/usr/bin/env bash
# Runs the aspect of Packaging/bazel in a small workspace, where there is a Bazel (Debian: bazel-bootstrap).
#
#   Scripts/test-bazel.sh PROGRAM
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=$(realpath "${1:?usage: Scripts/test-bazel.sh PROGRAM}")
command -v bazel > /dev/null || { echo "no Bazel; the aspect is not tested"; exit 0; }
work=$(mktemp -d)
bazel() { command bazel --output_user_root="$work/root" "$@"; }
trap 'cd "$work/space" && bazel shutdown > /dev/null 2>&1; chmod -R u+w "$work"; rm -rf "$work"' EXIT

mkdir -p "$work/space"/{tools/earshot,lint,App,Kit}
cp Packaging/bazel/earshot.bzl "$program" "$work/space/tools/earshot/"
cd "$work/space"
touch WORKSPACE lint/BUILD
[ "$(basename "$program")" = earshot ] || mv "tools/earshot/$(basename "$program")" tools/earshot/earshot
echo 'exports_files(["earshot"])' > tools/earshot/BUILD
echo 'exports_files([".earshot.json"])' > BUILD
echo '{}' > .earshot.json
cat > lint/earshot.bzl <<'END'
load("//tools/earshot:earshot.bzl", "lint_earshot_aspect")
earshot = lint_earshot_aspect(binary = "//tools/earshot:earshot", configs = ["//:.earshot.json"])
END
# Stands for swift_library: the aspect asks for attributes and not for rules.
cat > lint/swift.bzl <<'END'
def _impl(ctx):
    return [DefaultInfo()]
library = rule(implementation = _impl, attrs = {"srcs": attr.label_list(allow_files = True), "deps": attr.label_list()})
END
cat > Kit/BUILD <<'END'
load("//lint:swift.bzl", "library")
library(name = "Kit", srcs = ["IconButton.swift"], visibility = ["//visibility:public"])
END
cat > App/BUILD <<'END'
load("//lint:swift.bzl", "library")
library(name = "App", srcs = ["Player.swift"], deps = ["//Kit"])
END
cat > Kit/IconButton.swift <<'END'
import SwiftUI
public struct IconButton: View {
  let symbol: String
  let title: String?
  public var body: some View { Button {} label: { Image(systemName: symbol) }.accessibilityLabel(title ?? "") }
}
END
cat > App/Player.swift <<'END'
import SwiftUI
struct Player: View {
  var body: some View {
    VStack {
      IconButton(symbol: "play.fill", title: "Play")
      IconButton(symbol: "rectangle.3.group", title: nil)
      Button { skip() } label: { Image(systemName: "rectangle.3.group") }
    }
  }
}
END

bazel build //App //Kit --aspects=//lint:earshot.bzl%earshot --output_groups=earshot_report,earshot_patch \
  > log 2>&1 || { tail -n 20 log; exit 1; }
# What is wrong at a use is known from the target that it depends on.
grep -q '"startLine": 6' bazel-bin/App/App.earshot.sarif
grep -q '^+.*accessibilityLabel' bazel-bin/App/App.earshot.patch
patch -s -p1 --dry-run < bazel-bin/App/App.earshot.patch
[ ! -s bazel-bin/Kit/Kit.earshot.patch ]
echo "the aspect works in this Bazel"
