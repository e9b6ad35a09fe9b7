/// The link to the archive with a chapter's starter.
enum StarterLink {
    /// Returns the path of the archive, relative to the site.
    static func path(of outline: Chapter.Outline) -> String { outline.slug + ".zip" }

    /// Returns a Boolean value indicating whether the starter includes an app.
    static func hasApp(_ outline: Chapter.Outline, in book: Book) -> Bool {
        book.configuration.starter?.ios != nil && book.files.contains { $0.hasPrefix(outline.appFolder) }
    }

    /// Returns a Boolean value indicating whether a chapter has a starter.
    static func isOffered(_ outline: Chapter.Outline, declaresSomething: Bool) -> Bool {
        !outline.isIntroduction && declaresSomething
    }
}
