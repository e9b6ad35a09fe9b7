/// A folder of Markdown files, and what is true of all of them.
public struct Book: Sendable {
    public var configuration: BookConfiguration
    /// Whether the folder has no `workbook.yml`: then its fences are shown, and the format's rules do not apply.
    public var isPlain: Bool
    /// The chapters in reading order.
    public var chapters: [Chapter.Outline]
    /// Every file below the book's folder, as a path relative to it.
    public var files: Set<String>
    /// What stands before a file's path in diagnostics: `chapters/`.
    public var prefix: String
}
