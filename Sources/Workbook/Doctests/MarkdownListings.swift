import ChapterKit

extension Doctest {
    /// Returns the programs in a Markdown file: one for each group of listings, and one for those without a group.
    ///
    /// - Parameter document: The file as a chapter.
    package static func doctests(in document: Chapter) -> [Doctest] {
        var groups: [String] = []
        var listings: [String: [DocListing]] = [:]
        for snippet in document.snippets {
            // A listing that isn't compiled is reported with the others.
            for group in snippet.groups.isEmpty ? [InPlaceDocument.group] : snippet.groups {
                if listings[group] == nil { groups.append(group) }
                listings[group, default: []].append(DocListing(snippet))
            }
        }
        return groups.map { group in
            Doctest(
                path: document.source.path, module: "", comment: DocComment(raw: [], isBlock: false),
                listings: listings[group] ?? [])
        }
    }
}

extension DocListing {
    /// Creates a listing from a fence of a Markdown file.
    init(_ snippet: Snippet) {
        let lines = snippet.code.lines.enumerated().map { index, code in
            let location = snippet.code.location(ofLine: index)
            return DocComment.Line(number: location.line, column: location.column, text: String(code))
        }
        self.init(lines: lines)
        isLabeled = true
        title = snippet.title
        fence = snippet.location.line...max(snippet.location.line, snippet.endLine)
        copy = snippet.copy
        switch snippet.kind {
        case .fails: expectation = .fails(message: snippet[.message] ?? "")
        case .traps: expectation = .traps(message: snippet[.message] ?? "")
        default: expectation = snippet.isOnlyCompiled ? .compiles : .runs
        }
        skipReason = copy == nil ? snippet[.reason] ?? Placeholder.reason(for: self) : "it's a copy"
    }
}
