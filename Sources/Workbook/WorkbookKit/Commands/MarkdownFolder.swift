import ChapterKit

/// A search for Markdown files.
package enum MarkdownFolder {
    /// Returns a Boolean value indicating whether the ending of a path is one of a Markdown file.
    package static func isMarkdown(_ path: String) -> Bool { MarkdownFile.ending(of: path) != nil }

    /// Returns the paths of the Markdown files in a folder and its subfolders, sorted. Hidden files and symbolic links
    /// are left out.
    ///
    /// - Throws: An error if a folder can't be read.
    package static func files(below folder: String) throws -> [String] {
        let base = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
        return try FileSystem.entries(below: base).filter { entry in
            !entry.isLink && entry.isReadable && MarkdownFile.ending(of: entry.path) != nil
        }.map { base == "." ? $0.path : "\(base)/\($0.path)" }
    }
}
