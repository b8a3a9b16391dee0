"""Earshot for Bazel: what is wrong in a target as SARIF, and a patch that repairs it.

In the manner of rules_lint: an aspect that visits targets with Swift sources, whatever rule makes them, and analyses each
with the sources that it depends on. Results are files of output groups, so they are cached and built on any machine.

    # tools/lint/earshot.bzl
    load("//tools/earshot:earshot.bzl", "lint_earshot_aspect")
    earshot = lint_earshot_aspect(binary = "//tools/earshot:earshot", configs = ["//:.earshot.json"])

    $ bazel build //App/... --aspects=//tools/lint:earshot.bzl%earshot --output_groups=earshot_report,earshot_patch
"""

EarshotInfo = provider(
    doc = "What Earshot reads of a target.",
    fields = {"sources": "Files of the target and of all that it depends on."},
)

_SOURCES = (".swift", ".storyboard", ".xib")
_RESOURCES = (".strings", ".stringsdict", ".xcstrings", "Info.plist", "Contents.json")

def _files(ctx, endings):
    found = []
    for name in ("srcs", "data", "resources", "structured_resources", "infoplists", "strings"):
        for file in getattr(ctx.rule.files, name, []):
            # What a rule generates is nobody's to repair.
            if file.is_source and file.basename.endswith(endings):
                found.append(file)
    return found

def _sources_of_dependencies(ctx):
    sources = []
    for name in ("deps", "private_deps"):
        for dependency in getattr(ctx.rule.attr, name, []):
            if EarshotInfo in dependency:
                sources.append(dependency[EarshotInfo].sources)
    return sources

def _impl(target, ctx):
    own = _files(ctx, _SOURCES)
    sources = depset(own + _files(ctx, _RESOURCES), transitive = _sources_of_dependencies(ctx))
    info = EarshotInfo(sources = sources)
    if not own:
        return [info]

    report = ctx.actions.declare_file(target.label.name + ".earshot.sarif")
    patch = ctx.actions.declare_file(target.label.name + ".earshot.patch")
    inputs = depset(ctx.files._configs, transitive = [sources])

    # The files of the target are named and reported on; what it depends on lies in the sandbox beside them and is read.
    # A finding is no failure of the build: whoever asks for the report decides that.
    named = ctx.actions.args()
    named.add("check")
    named.add_all(own)
    named.add_all(["--fail-on", "never", "--no-cache", "--jobs", "1"])
    if ctx.files._configs:
        named.add("--config", ctx.files._configs[0])

    ctx.actions.run(
        executable = ctx.executable._earshot,
        arguments = [named, "--format", "sarif", "--output", report.path],
        inputs = inputs,
        outputs = [report],
        mnemonic = "EarshotCheck",
        progress_message = "Listening to %{label}",
    )
    ctx.actions.run(
        executable = ctx.executable._earshot,
        arguments = [named, "--diff", "--suggested", "--output", patch.path],
        inputs = inputs,
        outputs = [patch],
        mnemonic = "EarshotFix",
        progress_message = "Repairing %{label}",
    )
    return [info, OutputGroupInfo(earshot_report = depset([report]), earshot_patch = depset([patch]))]

def lint_earshot_aspect(binary, configs = []):
    """An aspect that checks targets with Swift sources.

    Args:
      binary: the label of the program, such as a file of the archive of a release.
      configs: the label of the configuration, and those of the files that it extends; the first is read.
    Returns:
      the aspect, with the output groups `earshot_report` and `earshot_patch`.
    """
    return aspect(
        implementation = _impl,
        attr_aspects = ["deps", "private_deps"],
        attrs = {
            "_earshot": attr.label(default = binary, executable = True, cfg = "exec", allow_single_file = True),
            "_configs": attr.label_list(default = configs, allow_files = True),
        },
    )
