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

    // MARK: In a page

    /// The maximum number of diagnostics in a page. The terminal shows all of them.
    private static let maximumVisible = 50

    /// The HTML list of the diagnostics.
    var panel: [UInt8] {
        var html = HTMLWriter()
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
        for diagnostic in diagnostics.prefix(Self.maximumVisible) { Self.write(diagnostic, to: &html) }
        html.markup("</ul>\n")
        if diagnostics.count > Self.maximumVisible {
            html.markup("<p>")
            html.text("The terminal shows \(diagnostics.count - Self.maximumVisible) more.")
            html.markup("</p>\n")
        }
        html.markup("</details>\n")
        return html.bytes
    }

    private static func write(_ diagnostic: Diagnostic, to html: inout HTMLWriter) {
        html.markup(diagnostic.severity == .error ? "<li class=\"error\"><code>" : "<li><code>")
        html.text(diagnostic.location.description)
        html.markup("</code> <strong>")
        html.text(diagnostic.severity.rawValue)
        html.markup("</strong> ")
        html.text(diagnostic.message)
        html.markup("</li>\n")
    }
}
