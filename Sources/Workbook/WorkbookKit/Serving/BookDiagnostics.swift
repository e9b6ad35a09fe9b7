import ChapterKit

/// The diagnostics of a book in the form that the server shows.
package struct BookDiagnostics: Sendable, Equatable {
    /// The errors followed by the warnings, without duplicates, in the order of their locations.
    package private(set) var diagnostics: [Diagnostic]
    /// The reason why a build wasn't possible, such as an invalid template or a file that can't be read.
    package private(set) var error: String?

    package init(_ diagnostics: [Diagnostic] = [], error: String? = nil) {
        let sorted = Set(diagnostics).sorted()
        self.diagnostics = sorted.filter { $0.severity == .error } + sorted.filter { $0.severity == .warning }
        self.error = error
    }

    /// A Boolean value indicating whether the errors prevent a new site.
    package var hasErrors: Bool { error != nil || diagnostics.hasErrors }

    var isEmpty: Bool { error == nil && diagnostics.isEmpty }

    /// Returns the diagnostics without the warnings that were already reported.
    package func new(since last: BookDiagnostics) -> BookDiagnostics {
        let read = Set(last.diagnostics.filter { $0.severity == .warning })
        return BookDiagnostics(diagnostics.filter { !read.contains($0) }, error: error)
    }

    /// The numbers of errors and warnings, such as `2 errors, 1 warning`.
    package var summary: String {
        let errors = diagnostics.count { $0.severity == .error } + (error == nil ? 0 : 1)
        let warnings = diagnostics.count { $0.severity == .warning }
        return [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
            .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    /// The text of all diagnostics, for comparing them.
    var text: String { diagnostics.map(\.description).joined(separator: "\n") + "\n" + (error ?? "") }

    /// Returns the diagnostics that are about a page of a chapter, and the others. Other pages have all of them.
    func split(for page: String, in pages: ChapterPages) -> (here: BookDiagnostics, elsewhere: BookDiagnostics) {
        guard pages.contains(page) else { return (self, BookDiagnostics()) }
        var (here, elsewhere) = (BookDiagnostics(error: error), BookDiagnostics())
        for diagnostic in diagnostics {
            if pages.page(ofFile: diagnostic.location.path) == page {
                here.diagnostics.append(diagnostic)
            } else {
                elsewhere.diagnostics.append(diagnostic)
            }
        }
        return (here, elsewhere)
    }

    // MARK: In a page

    /// The maximum number of findings in a page. The terminal shows all of them.
    private static let maximumVisible = 50

    /// Returns the HTML list of the diagnostics.
    ///
    /// - Parameter elsewhere: The diagnostics of which only the number is shown, with a link to the cover.
    func panel(elsewhere: BookDiagnostics) -> [UInt8] {
        var html = HTMLWriter()
        if isEmpty {
            let hasErrors = elsewhere.hasErrors
            elsewhere.writeNumber(
                to: &html,
                attribute: hasErrors ? " class=\"workbook-findings errors\"" : " class=\"workbook-findings\"")
            return html.bytes
        }
        html.markup("<details class=\"workbook-findings")
        html.markup(hasErrors ? " errors\" open>" : "\">")
        html.markup("<summary>")
        html.text(summary)
        html.markup("</summary>\n<ul>\n")
        if let error {
            html.markup("<li class=\"error\">")
            html.text(error)
            html.markup("</li>\n")
        }
        let groups = DiagnosticGroup.groups(of: diagnostics)
        for group in groups.prefix(Self.maximumVisible) { Self.write(group, to: &html) }
        html.markup("</ul>\n")
        if groups.count > Self.maximumVisible {
            html.markup("<p>")
            html.text("The terminal shows \(groups.count - Self.maximumVisible) more.")
            html.markup("</p>\n")
        }
        elsewhere.writeNumber(to: &html, attribute: "")
        html.markup("</details>\n")
        return html.bytes
    }

    /// Writes a paragraph with the number of diagnostics, unless there are none.
    private func writeNumber(to html: inout HTMLWriter, attribute: StaticString) {
        guard !isEmpty else { return }
        html.markup("<p")
        html.markup(attribute)
        html.markup("><a href=\"/\">")
        html.text("Elsewhere in the book: \(summary)")
        html.markup("</a></p>\n")
    }

    private static func write(_ group: DiagnosticGroup, to html: inout HTMLWriter) {
        let diagnostic = group.first
        html.markup(diagnostic.severity == .error ? "<li class=\"error\"><code>" : "<li><code>")
        html.text(diagnostic.location.description)
        html.markup("</code> <strong>")
        html.text(diagnostic.severity.rawValue)
        html.markup("</strong> ")
        html.text(group.message)
        html.markup("</li>\n")
    }
}
