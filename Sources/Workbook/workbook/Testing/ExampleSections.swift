import ChapterKit
import Doctests
import SnippetResults
import SwiftText
import WorkbookKit

/// The sections of a report with the results of examples.
struct ExampleSections {
    /// The files with the examples, as they were when they were tested, by path.
    let sources: [String: SourceFile]
    /// The title of each file's section, by path.
    let titles: [String: String]
    let results: ResultsFolder

    /// Adds the results to a report: a section for each file, with its listings.
    ///
    /// - Parameters:
    ///   - tested: The programs, and the results of the listings of each.
    ///   - slug: The beginning of the name that the results of a file are stored under.
    func add(
        _ tested: [(doctest: Doctest, results: [DoctestResult])], slug: String, to live: LiveTestReport,
        _ summary: inout ExampleSummary
    ) {
        var seen: Set<String> = []
        for (index, path) in tested.map(\.doctest.path).filter({ seen.insert($0).inserted }).enumerated() {
            guard let source = sources[path] else { continue }
            let metadata = Chapter.Metadata(
                path: path, slug: "\(slug)-\(index)", title: titles[path] ?? "", summary: "", needs: [])
            var chapter = Chapter(source: source, metadata: metadata)
            var (issues, diagnostics): ([EventStream.Issue], [Diagnostic]) = ([], [])
            var examples: [ExampleRecord] = []
            let listings = tested.filter { $0.doctest.path == path }.flatMap { zip($0.doctest.listings, $0.results) }
                // The groups of a Markdown file alternate.
                .sorted { $0.0.shownLines.lowerBound < $1.0.shownLines.lowerBound }
            for (listing, found) in listings {
                let result = listing.copy.map(Self.result) ?? found
                if case .passed(let comparison) = result {
                    try? results.write(SnippetResult(), of: chapter.snippets.count, in: metadata.slug)
                    if listing.copy == nil { summary.add(comparison) } else { summary.copied += 1 }
                    diagnostics += comparison.unknown.map { location in
                        .warning(
                            "this looks like a result, and there's nothing to compare it with",
                            at: SourceLocation(path: path, line: location.line, column: location.column),
                            rule: .uncomparedResult)
                    }
                }
                examples.append(ExampleRecord(path: path, listing: listing, result: result))
                issues += Self.issues(result, listing, in: metadata)
                chapter.snippets.append(Self.snippet(listing, result, path: path))
            }
            live.add(chapter, issues, diagnostics, examples)
        }
    }

    /// Returns the result of a listing that shows lines of a file.
    private static func result(of copy: CopiedListing) -> DoctestResult {
        guard let issue = CopyCheck(forFile: copy.location.path).issue(with: copy) else {
            return .passed(DoctestResult.Comparison(hasRun: false))
        }
        return .failed([DoctestResult.Issue(issue.text, line: issue.line, column: copy.location.column)])
    }

    private static func snippet(_ listing: DocListing, _ result: DoctestResult, path: String) -> Snippet {
        let location = SourceLocation(
            path: path, line: listing.shownLines.lowerBound, column: listing.lines.first?.column ?? 1)
        var (kind, values) = (Snippet.Kind.program, [Snippet.Key: String]())
        if case .notTested(let reason) = result { (kind, values) = (.skip, [.reason: reason]) }
        return Snippet(
            kind: kind, values: values, code: Listing(text: listing.text, location: location, indentations: []),
            location: location, endLine: listing.shownLines.upperBound, title: listing.title, anchor: "",
            isHidden: false,
            usesDeprecated: false)
    }

    private static func issues(
        _ result: DoctestResult, _ listing: DocListing, in metadata: Chapter.Metadata
    ) -> [EventStream.Issue] {
        guard case .failed(let issues) = result else { return [] }
        return issues.map { issue in
            EventStream.Issue(
                target: TestTargets.name(for: metadata.slug), test: listing.title, testCase: listing.title,
                location: .init(file: metadata.path, line: issue.location.line, column: issue.location.column),
                messages: [issue.text])
        }
    }
}
