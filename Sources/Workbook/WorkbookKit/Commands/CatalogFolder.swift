import ChapterKit

/// A DocC catalog on disk.
package struct CatalogFolder: Sendable {
    /// A book converted from a catalog.
    package struct Imported: Sendable {
        package var files: [OutputFile]
        package var diagnostics: [Diagnostic]
        package var chapterCount: Int
        package var testCount: Int
    }

    private let path: String

    package init(_ path: String) { self.path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path }

    /// Returns the catalog converted to a book.
    ///
    /// - Throws: An error if a file can't be read.
    package func imported() throws -> Imported {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let entries = try FileSystem.entries(below: path).filter { !$0.isLink && $0.isReadable }
        let files = try entries.map { entry in
            OutputFile(path: "\(path)/\(entry.path)", bytes: try FileSystem.read("\(path)/\(entry.path)"))
        }
        let title = name.hasSuffix(".docc") ? String(name.dropLast(5)) : name
        let book = DocCImport(title: title, catalog: files)
        return Imported(
            files: book.files, diagnostics: book.diagnostics, chapterCount: book.chapterCount, testCount: book.testCount
        )
    }
}
