import ChapterKit

/// The line in the terminal that reports a build while the server runs, such as `windows.html rebuilt in 0.08 s`.
package struct RebuildLine: Sendable {
    /// The files of the site that were added, removed, or modified.
    package var changes: [String]
    package var diagnostics: BookDiagnostics
    package var duration: Duration

    package init(changes: [String], diagnostics: BookDiagnostics, duration: Duration) {
        (self.changes, self.diagnostics, self.duration) = (changes, diagnostics, duration)
    }

    package var text: String {
        if diagnostics.hasErrors, changes.isEmpty { return "not rebuilt: \(diagnostics.summary)" }
        let done = changes.isEmpty ? "no page has changed" : "\(what) rebuilt in \(seconds) s"
        return diagnostics.isEmpty ? done : "\(done), \(diagnostics.summary)"
    }

    /// The name of the changed page, or the number of changed files.
    private var what: String {
        // The page with the whole book and the search index change with every page, so they aren't included.
        let pages = changes.filter { $0.hasSuffix(".html") && $0 != ListPages.wholeBook }
        let named = pages.isEmpty ? changes : pages
        return named.count == 1 ? named[0] : "\(named.count) \(pages.isEmpty ? "files" : "pages")"
    }

    /// The duration in seconds, rounded to hundredths.
    private var seconds: String {
        let hundredths = Int((duration / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
