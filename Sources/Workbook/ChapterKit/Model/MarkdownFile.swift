/// The file names of Markdown files.
package enum MarkdownFile {
    /// The file extension that the tool requires.
    package static let ending = ".md"

    /// The file extensions of Markdown files, including others in common use. Their case is ignored.
    private static let endings = [ending, ".markdown", ".mdown", ".mkdn", ".mkd"]

    /// Returns the Markdown extension of a file as it's written, or `nil` if the file isn't Markdown.
    package static func ending(of file: String) -> String? {
        let name = file.lowercased()
        return endings.first(where: name.hasSuffix).map { String(file.suffix($0.count)) }
    }
}
