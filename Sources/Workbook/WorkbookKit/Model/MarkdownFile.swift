/// The names of Markdown files.
enum MarkdownFile {
    /// The ending by which the tool knows a Markdown file.
    static let ending = ".md"

    /// Others that people and editors use, in any case of letters.
    private static let endings = [ending, ".markdown", ".mdown", ".mkdn", ".mkd"]

    /// The ending of a file that was meant as Markdown, as it is written; nil when it was not.
    static func ending(of file: String) -> String? {
        let name = file.lowercased()
        return endings.first(where: name.hasSuffix).map { String(file.suffix($0.count)) }
    }
}
