import ChapterKit

/// The archive of a book's workspace, which its pages offer for download.
package struct WorkspaceArchive: Sendable {
    private let folder: BookFolder
    private let package: String
    private let templates: WorkspaceFolder.Templates
    /// A hash of the files that don't come from the chapters, for detecting a change.
    private let commonHash: UInt64

    /// Creates the archive of a book.
    ///
    /// - Parameters:
    ///   - folder: The folder of the book.
    ///   - package: The path of the book's package, whose modules are copied into the workspace.
    ///   - templates: The templates of a workspace.
    /// - Returns: `nil` if the book has no starters.
    package init?(_ folder: BookFolder, package: String, templates: WorkspaceFolder.Templates) throws {
        guard let starter = folder.book.configuration.starter else { return nil }
        self.folder = folder
        self.package = package
        self.templates = templates
        let carried = starter.package == nil ? try CarriedModules(starter, package: package).files : []
        let app = try folder.book.chapters.flatMap(folder.appFiles)
        commonHash = ContentHash.hash(
            of: (templates.all + carried + app).flatMap {
                [ContentHash.hash(Array($0.path.utf8)), ContentHash.hash($0.bytes)]
            })
    }

    /// The path of the archive, relative to the site.
    var path: String { WorkspaceLink.path(in: folder.book) }

    /// Returns the cache key of the archive.
    ///
    /// - Parameter pages: The keys of the chapters' pages.
    func key(pages: [UInt64]) -> UInt64 { ContentHash.hash(of: [commonHash] + pages) }

    func archive() throws -> OutputFile {
        let workspace = WorkspaceFolder(of: folder, package: package)
        let files = try workspace.files(templates: templates).files
        let hashes = files.map { ($0.path, Set([ContentHash.hash($0.bytes)])) }
        // With the record, a later run of the tool, or a newer archive, knows what the reader has changed.
        let record = OutputFile(
            path: OutputFolder.listName, bytes: FileList.bytes(of: Dictionary(uniqueKeysWithValues: hashes)))
        return OutputFile(
            path: path,
            bytes: try TarArchive.bytes(of: files + [record], in: WorkspaceLink.folder(of: folder.book)))
    }
}
