import ChapterKit

/// The link to the archive with a chapter's starter.
enum StarterLink {
    /// Returns the path of the archive, relative to the site.
    static func path(of metadata: Chapter.Metadata) -> String { metadata.slug + ".zip" }

    /// Returns a Boolean value indicating whether the starter includes an app.
    static func hasApp(_ metadata: Chapter.Metadata, in book: Book) -> Bool {
        book.configuration.starter?.ios != nil && book.files.contains { $0.hasPrefix(metadata.appFolder) }
    }

    /// Returns a Boolean value indicating whether a chapter has a starter.
    static func isOffered(_ metadata: Chapter.Metadata, declaresSomething: Bool) -> Bool {
        !metadata.isIntroduction && declaresSomething
    }
}
