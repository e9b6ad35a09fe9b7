# make site   renders the book and says which page to open
# make test   runs everything
# make lint   checks the style of the Swift sources and the chapters themselves
# make format puts the Swift sources into that style
# make bench  measures `workbook build` against libcmark alone (minutes: it builds for release)

SWIFT_SOURCES = Package.swift Plugins Sources Tests chapters/apps templates
WORKBOOK = swift build --product workbook && $$(swift build --show-bin-path)/workbook

.PHONY: site test lint format bench dependencies

site: dependencies
	$(WORKBOOK) build chapters --output site

test: dependencies
	@scripts/install-browser
	@scripts/install-parsers
	swift test

lint: dependencies
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	$(WORKBOOK) check chapters

format:
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

RELEASE = swift build --configuration release --scratch-path .build-release

bench: dependencies
	$(RELEASE) --product workbook
	$(RELEASE) --product CommonMarkFloor
	$(RELEASE) --product Benchmark
	$(RELEASE) --target WorkbookTesting
	.build-release/release/Benchmark

dependencies:
	@scripts/install-dependencies
