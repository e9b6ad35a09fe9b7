/// The starters of a book as archives, which its pages offer.
public struct StarterArchives: Sendable {
    private let folder: BookFolder
    private let package: String
    private let templates: StarterFolder.Templates
    /// By which a change of what all starters hold is noticed.
    private let stamp: UInt64

    /// - Parameters:
    ///   - package: the folder of the book's package, from which modules are carried along.
    ///   - templates: the starter's templates.
    /// - Returns: nil when the book gives no starters out.
    public init?(_ folder: BookFolder, package: String, templates: StarterFolder.Templates) throws {
        guard let giving = folder.book.configuration.starter else { return nil }
        self.folder = folder
        self.package = package
        self.templates = templates
        let carried = giving.package == nil ? try StarterFolder.carried(giving, package: package) : []
        stamp = ContentHash.hash(
            of: (templates.all + carried).flatMap {
                [ContentHash.hash(Array($0.path.utf8)), ContentHash.hash($0.bytes)]
            })
    }

    /// By which a change of a chapter's archive is noticed.
    ///
    /// - Parameter page: the key of the chapter's page.
    func key(of outline: Chapter.Outline, page: UInt64) throws -> UInt64 {
        let app = try folder.appFiles(of: outline).map { ContentHash.hash($0.bytes) }
        return ContentHash.hash(of: [stamp, page] + app)
    }

    func archive(of outline: Chapter.Outline) throws -> OutputFile {
        let starter = StarterFolder(outline, of: folder, package: package, isSolution: false)
        let files = try starter.files(templates: templates, hasApp: starter.canHaveApp).files
        return OutputFile(path: StarterLink.path(of: outline), bytes: try ZipArchive.bytes(of: files, in: outline.slug))
    }
}
