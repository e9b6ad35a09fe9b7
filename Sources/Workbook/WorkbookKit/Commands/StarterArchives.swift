import ChapterKit

/// The archives of a book's starters, which its pages offer for download.
package struct StarterArchives: Sendable {
    private let folder: BookFolder
    private let package: String
    private let templates: StarterFolder.Templates
    /// A hash of the files that all starters contain, for detecting a change.
    private let commonHash: UInt64

    /// Creates the archives of a book.
    ///
    /// - Parameters:
    ///   - folder: The folder of the book.
    ///   - package: The path of the book's package, whose modules are copied into a starter.
    ///   - templates: The templates of a starter.
    /// - Returns: `nil` if the book has no starters.
    package init?(_ folder: BookFolder, package: String, templates: StarterFolder.Templates) throws {
        guard let starterConfiguration = folder.book.configuration.starter else { return nil }
        self.folder = folder
        self.package = package
        self.templates = templates
        let carried =
            starterConfiguration.package == nil ? try StarterFolder.carried(starterConfiguration, package: package) : []
        commonHash = ContentHash.hash(
            of: (templates.all + carried).flatMap {
                [ContentHash.hash(Array($0.path.utf8)), ContentHash.hash($0.bytes)]
            })
    }

    /// Returns the cache key of a chapter's archive.
    ///
    /// - Parameter page: The key of the chapter's page.
    func key(of metadata: Chapter.Metadata, page: UInt64) throws -> UInt64 {
        let app = try folder.appFiles(of: metadata).map { ContentHash.hash($0.bytes) }
        return ContentHash.hash(of: [commonHash, page] + app)
    }

    func archive(of metadata: Chapter.Metadata) throws -> OutputFile {
        let starter = StarterFolder(metadata, of: folder, package: package, isSolution: false)
        let files = try starter.files(templates: templates, hasApp: starter.canHaveApp).files
        return OutputFile(
            path: StarterLink.path(of: metadata), bytes: try ZipArchive.bytes(of: files, in: metadata.slug))
    }
}
