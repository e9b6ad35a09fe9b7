/// What a page offers: the archive with its chapter's starter.
enum StarterLink {
    /// Where the archive is, relative to the site.
    static func path(of outline: Chapter.Outline) -> String { outline.slug + ".zip" }

    /// Whether there is an app in it.
    static func hasApp(_ outline: Chapter.Outline, in book: Book) -> Bool {
        book.configuration.starter?.ios != nil && book.files.contains { $0.hasPrefix(outline.appFolder) }
    }

    /// Whether a chapter has a starter.
    static func isOffered(_ outline: Chapter.Outline, declaresSomething: Bool) -> Bool {
        !outline.isIntroduction && declaresSomething
    }
}
