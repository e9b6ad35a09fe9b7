/// The interpretation of the Markdown files in a folder.
public enum Dialect: Sendable {
    /// A folder with a `workbook.yml`. Its Swift fences are parsed, and the rules of the format apply.
    case book
    /// A folder without a `workbook.yml`. Fences are shown as they are, headings become the titles of pages, and the
    /// rules of the format don't apply.
    case plain

    /// The severity of diagnostics for dead links. Files that were written for another site can contain such links.
    var severityOfDeadLinks: Diagnostic.Severity {
        switch self {
        case .book: .error
        case .plain: .warning
        }
    }
}
