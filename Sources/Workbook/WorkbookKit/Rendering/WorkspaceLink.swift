import ChapterKit

/// The link to the archive with a book's workspace.
enum WorkspaceLink {
    /// Returns the path of the archive, relative to the site.
    static func path(in book: Book) -> String { folder(of: book) + ".tar.gz" }

    /// Returns the name of the folder that the archive unpacks into.
    static func folder(of book: Book) -> String {
        let slug = Anchors.slug(book.configuration.title).filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
        }
        return slug.isEmpty ? "workspace" : slug
    }

    /// Returns the name of the app in the workspace, or `nil` if there's none.
    static func app(in book: Book) -> String? {
        book.configuration.starter.flatMap { $0.ios == nil ? nil : $0.app }
    }

    /// Returns a Boolean value indicating whether the workspace has a package of a chapter.
    static func isOffered(_ metadata: Chapter.Metadata, declaresSomething: Bool) -> Bool {
        !metadata.isIntroduction && declaresSomething
    }
}
