extension BookFolder {
    /// Returns a Boolean value indicating whether a folder contains a `workbook.yml`.
    package static func isBook(_ folder: String) -> Bool {
        FileSystem.kind("\(folder)/\(configurationName)") == .file
    }

    /// Returns the folder of the book and the slug of the chapter in a file, or `nil` if the file isn't Markdown or isn't
    /// in a book's folder.
    package static func chapter(atPath path: String) -> (book: String, slug: String)? {
        guard MarkdownFile.ending(of: path) != nil else { return nil }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        guard isBook(folder), name.hasSuffix(MarkdownFile.ending) else { return nil }
        return (folder, ChapterFile.slug(ofStem: String(name.dropLast(MarkdownFile.ending.count))))
    }
}
