/// The kind of a book, which determines how its Markdown files are interpreted.
package enum BookKind: Sendable {
    /// A folder with a `workbook.yml`. Its Swift fences are parsed, and the rules of the format apply.
    case workbook
    /// A folder without a `workbook.yml`. Fences are shown as they are, headings become the titles of pages, and the
    /// rules of the format don't apply.
    case plainMarkdown

    /// The severity of diagnostics for dead links. Files that were written for another site can contain such links.
    var severityOfDeadLinks: Diagnostic.Severity {
        switch self {
        case .workbook: .error
        case .plainMarkdown: .warning
        }
    }
}
