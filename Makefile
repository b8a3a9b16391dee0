# Everything that is needed from a fresh clone to a finding. Only a Swift toolchain has to be there.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
# Where toolchains are unpacked by hand; one on PATH goes first.
export PATH := $(PATH):/opt/swift/usr/bin

app := Examples/Larkspur
# Where release builds go. SwiftPM works in one folder for one command at a time, so what is to be built while tests run
# needs another one.
scratch ?= .build
earshot := $(scratch)/release/earshot

.PHONY: help set-up build demo tour servers test browser-tests fuzz fuzz-for benchmark dist generate readme clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/make \1\t\2/' | expand -t 16

set-up: ## fetch the dependencies
	@Scripts/set-up.sh

# Calls into a standard library that is part of the program cost less: one second in twelve to twenty-five. Apple's systems
# bring the library, and not every toolchain has it in this form.
static := $(if $(filter Linux,$(shell uname)),$(if $(wildcard $(dir $(realpath $(shell command -v swift)))../lib/swift_static),--static-swift-stdlib))
# That no two parts of the program change one variable at the same time is checked where tests run. To check it in every run
# takes one step in twenty.
released := -c release -Xswiftc -enforce-exclusivity=unchecked $(static)

build: set-up ## build the release binary
	swift build $(released) --product earshot --scratch-path $(scratch)

# A debug build is made in less than half of the time, and reads so small an app in two seconds. The app is read from a
# copy, since around it lies a far larger project, whose code would be read with it.
demo_build ?=
demo: set-up ## check and read the bundled example app
	@swift build $(demo_build) --product earshot
	folder=$$(mktemp -d)
	trap 'rm -rf "$$folder"' EXIT
	cp -R $(app) "$$folder"
	program=$$(swift build $(demo_build) --show-bin-path)/earshot
	cd "$$folder"
	printf '\n$$ earshot check $(notdir $(app))\n'
	status=0
	"$$program" check $(notdir $(app)) || status=$$?
	printf '(exit status %s: the app has defects on purpose)\n' "$$status"
	[ "$$status" -eq 1 ]
	printf '\n$$ earshot read $(notdir $(app)) --view SightingDetailScreen\n'
	"$$program" read $(notdir $(app)) --view SightingDetailScreen

tour: build ## run every command and format on the example app, and check what comes of it
	Scripts/tour.sh $(earshot)

# Tests analyse whole apps, which takes unoptimised code six times as long, so they run on a debug build with optimised code;
# Package.swift says which of it is worth optimising. Only what tests need is built: for the plugins,
# which need the program as a tool of the build, SwiftPM would compile everything a second time.
testing := -Xswiftc -O -debug-info-format none --scratch-path .build/testing
test: export EARSHOT_BUILD_FOR_TESTS := 1

test: set-up ## run all tests
	swift build $(testing) --product earshotPackageTests
	swift build $(testing) --product earshot
	swift test $(testing) --skip-build

browser-tests: build ## test the report's page in Chromium
	Scripts/browser-tests.sh $(earshot)

servers: build ## test the language server and the server for agents with clients of the field
	Scripts/test-servers.sh $(earshot)

# The packages share one build folder, and SwiftPM plans by what it noted there of the package that was built last.
forget_plan := rm -f $(scratch)/release.yaml $(scratch)/*/release/description.json
in_scratch := --scratch-path $(scratch) --config-path .swiftpm/configuration
benchmark_build := $(forget_plan) && swift build $(released) --package-path Benchmarks $(in_scratch) --product benchmark
EXECUTIONS ?= 2000
MINUTES ?= 30

fuzz: set-up ## feed strange input to everything that reads something, a fixed number of times
	swift build $(released) --product fuzz --scratch-path $(scratch)
	$(scratch)/release/fuzz --executions $(EXECUTIONS) --seed 1

fuzz-for: set-up ## the same for MINUTES, with another seed each time
	swift build $(released) --product fuzz --scratch-path $(scratch)
	$(scratch)/release/fuzz --minutes $(MINUTES) --seed $$RANDOM

benchmark: build ## measure against plain parsing, on the folders in APPS
	$(benchmark_build)
	$(scratch)/release/benchmark $(APPS)

dist: set-up ## make what a release carries: archive, artifact bundle with a package of plugins, Homebrew formula
	Scripts/dist.sh

generate: ## write the files that are made from others
	Scripts/generate-registry.sh
	python3 Scripts/make-knowledge.py
	python3 Scripts/make-translations.py
	python3 Scripts/make-report-assets.py

readme: build ## put today's output into README.md
	Scripts/update-readme.sh $(earshot)

clean: ## delete what was built
	swift package clean
