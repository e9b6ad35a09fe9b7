/// Markdown files that somebody names by their folder.
public enum MarkdownFolder {
    /// The Markdown files below a folder, sorted; hidden ones and links left out.
    ///
    /// - Throws: when a folder cannot be read.
    public static func files(below folder: String) throws -> [String] {
        let base = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
        return try FileSystem.entries(below: base).filter { entry in
            !entry.isLink && entry.isReadable && MarkdownFile.ending(of: entry.path) != nil
        }.map { "\(base)/\($0.path)" }
    }
}
