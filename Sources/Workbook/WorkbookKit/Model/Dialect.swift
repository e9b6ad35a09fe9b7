/// How the Markdown of a folder is read.
public enum Dialect: Sendable {
    /// The folder has a `workbook.yml`: its fences are understood, and the format's rules apply.
    case book
    /// Any other folder: fences are shown, headings title the pages, and nobody meant to follow the format's rules.
    case plain

    /// How bad a link that leads nowhere is: files that were written for another place have such links.
    var severityOfDeadLinks: Diagnostic.Severity {
        switch self {
        case .book: .error
        case .plain: .warning
        }
    }
}
