import ArgumentParser
import ChapterKit
import WorkbookKit
import WorkbookTemplates

/// The arguments for the book and the templates of a site.
struct SiteArguments: ParsableArguments {
    @OptionGroup var book: BookArguments

    @Option(
        help:
            "A folder with page.html, index.html, and the files they use. Default: 'templates/site' next to a book's folder, or the built-in templates."
    )
    var templates: String?

    /// Returns the build of the book's current files.
    ///
    /// - Parameter memory: The cache of the previous builds.
    func open(_ chapterCache: ChapterCache) throws -> (build: SiteBuild, book: Book) {
        let folder = try book.open()
        let workspace = try WorkspaceArchive(
            folder, package: book.package, templates: try book.starterTemplates())
        let build = SiteBuild(
            folder, templates: try siteTemplates(of: folder), workspace: workspace, chapterCache: chapterCache)
        return (build, folder.book)
    }

    private func siteTemplates(of folder: BookFolder) throws -> Templates {
        if let templates { return try Templates(folder: templates) }
        guard folder.book.kind == .workbook, let bookTemplates = book.templates("site"),
            FileSystem.kind(bookTemplates + "/page.html") != nil
        else { return try BuiltInTemplates.site() }
        return try Templates(folder: bookTemplates)
    }

    /// The folders and files that a site depends on, including those that don't exist.
    var sources: [String] {
        [book.path, templates ?? book.package + "/templates/site", book.package + "/Package.swift"]
            + [book.package + "/templates/starter", book.package + "/templates/app"]
    }
}
