# Each target says what it's about to do and how long that takes. `make help` lists the targets.

SWIFT_SOURCES = Package.swift Plugins Sources Tests chapters/apps templates
WORKBOOK = swift build --product workbook && $$(swift build --show-bin-path)/workbook

# The chapters of whose exercises the tests must find 95 % of the mutants.
HELD_CHAPTERS = $(shell scripts/check-prose --chapters)

# Targets and suites that start processes: the tool, a compiler, a browser.
PROCESS_TARGETS = ^(EndToEndTests|BrowserTests|StarterAppTests|SnippetProgramsTests|[A-Za-z]+ChapterTests)\.
PROCESS_SUITES = \.(CatalogTests|DoctestRunTests|AbsenceTests|GeneratedCodeTests|GeneratedCodeFuzzTests|CrashReportTests|TarArchiveTests|MustNotCompileTests|SnippetTestTests)/
# Suites that build packages with SwiftPM from nothing.
PROOF_SUITES = ProofTests/
# A browser takes its time while compilers run, so these tests come last.
BROWSER_SUITE = ^BrowserTests\.

.PHONY: help site patterns unit test proof lint format fuzz bench dependencies

help:
	@echo "make site    render the book into the folder 'site' (two minutes after a fresh clone, then seconds)"
	@echo "make patterns  render each element of the chapter format once, to look at after a change of style (seconds)"
	@echo "make unit    run the tests that start no process (seconds after the build)"
	@echo "make test    run all tests but those of 'make proof' (minutes, most of them to compile)"
	@echo "make proof   build starters, new books and plugins with SwiftPM from nothing, run the chapters on a phone with"
	@echo "             the alternative of each unknown behavior, try mutants, and fuzz (a quarter of an hour)"
	@echo "make lint    check the style of the sources and of their comments, and the chapters (a minute)"
	@echo "make format  format the Swift sources (seconds)"
	@echo "make fuzz    try malformed texts, different ones each time (hours; ROUNDS=50 takes three minutes)"
	@echo "make bench   measure 'workbook build' against libcmark alone, in a release build (minutes)"

site: dependencies
	@echo "Building the tool (two minutes after a fresh clone), then rendering the book ..."
	$(WORKBOOK) build chapters --output site

patterns: dependencies
	@echo "Building the tool, then rendering each element of the format in .build/pattern-book (seconds) ..."
	swift build --product workbook
	scripts/pattern-book "$$(swift build --show-bin-path)/workbook"

unit: dependencies
	@echo "Compiling all tests (minutes after a fresh clone), then running those that start no process (seconds) ..."
	swift test --skip '$(PROCESS_TARGETS)' --skip '$(PROCESS_SUITES)' --skip '$(PROOF_SUITES)'

test: dependencies
	@scripts/install-browser
	@scripts/install-parsers
	@echo "Compiling all tests (eight minutes after a fresh clone), then running them: five minutes, and three for the browser ..."
	swift test --skip '$(PROOF_SUITES)' --skip '$(BROWSER_SUITE)'
	swift test --skip-build --filter '$(BROWSER_SUITE)' --skip '$(PROOF_SUITES)'

proof: dependencies
	@scripts/install-browser
	@echo "Building packages with SwiftPM from nothing (ten minutes), then fuzzing (minutes) ..."
	swift test --filter '$(PROOF_SUITES)' --skip '$(BROWSER_SUITE)'
	swift test --skip-build --filter '$(BROWSER_SUITE).*$(PROOF_SUITES)'
	@echo "Trying mutants of the exercises' solutions (three minutes) ..."
	$(WORKBOOK) mutants $(HELD_CHAPTERS:%=--held %)
	$(MAKE) fuzz ROUNDS=50 SEED=1

lint: dependencies
	@echo "Checking the style of the Swift sources, their comments, and the chapters (a minute) ..."
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	scripts/check-comments
	scripts/check-sources
	scripts/check-prose
	$(WORKBOOK) check chapters

format:
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

ROUNDS = 3000
# Other texts each time; 'make proof' always tries the same ones.
SEED = $$(date +%s)

fuzz: dependencies
	@echo "Trying $(ROUNDS) rounds of malformed texts (three seconds each) ..."
	WORKBOOK_FUZZ_ROUNDS=$(ROUNDS) WORKBOOK_FUZZ_SEED=$(SEED) swift test --filter 'FuzzTests/'

RELEASE = swift build --configuration release --scratch-path .build-release

bench: dependencies
	@echo "Building for release (minutes), then measuring (minutes) ..."
	$(RELEASE) --product workbook
	$(RELEASE) --product ChapterExtractor
	$(RELEASE) --product CommonMarkBaseline
	$(RELEASE) --product UIKitBenchmark
	$(RELEASE) --product Benchmark
	$(RELEASE) --target WorkbookTesting
	.build-release/release/Benchmark

dependencies:
	@scripts/install-dependencies
