# make site   renders the book and says which page to open
# make test   runs everything
# make lint   checks the style of the Swift sources and the chapters themselves
# make format puts the Swift sources into that style
# make fuzz   tries nasty texts for about an hour, others each time (ROUNDS=50 for a minute)
# make bench  measures `workbook build` against libcmark alone (minutes: it builds for release)

SWIFT_SOURCES = Package.swift Plugins Sources Tests chapters/apps templates
WORKBOOK = swift build --product workbook && $$(swift build --show-bin-path)/workbook

.PHONY: site test lint format fuzz bench dependencies

site: dependencies
	$(WORKBOOK) build chapters --output site

# Browsers wait for pages, and compilers leave them no time: the site is looked at when the rest is done.
BROWSER_SUITE = BrowserTests.SiteInBrowserTests

test: dependencies
	@scripts/install-browser
	@scripts/install-parsers
	swift test --skip $(BROWSER_SUITE)
	swift test --skip-build --filter $(BROWSER_SUITE)

lint: dependencies
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	$(WORKBOOK) check chapters

format:
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

ROUNDS = 3000

fuzz: dependencies
	WORKBOOK_FUZZ_ROUNDS=$(ROUNDS) WORKBOOK_FUZZ_SEED=$$(date +%s) swift test --filter 'WorkbookKitTests.*FuzzTests'

RELEASE = swift build --configuration release --scratch-path .build-release

bench: dependencies
	$(RELEASE) --product workbook
	$(RELEASE) --product ChapterExtractor
	$(RELEASE) --product CommonMarkBaseline
	$(RELEASE) --product Benchmark
	$(RELEASE) --target WorkbookTesting
	.build-release/release/Benchmark

dependencies:
	@scripts/install-dependencies
