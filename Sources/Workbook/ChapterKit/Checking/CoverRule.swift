/// The rule that the picture on the cover is a figure of a chapter.
enum CoverRule {
    static func diagnostics(in book: Book) -> [Diagnostic] {
        guard let picture = book.configuration.cover.picture else { return [] }
        guard let chapter = book.chapters.first(where: { $0.slug == picture.slug }) else {
            return [.error("no chapter '\(picture.slug)' for the picture on the cover", at: picture.location)]
        }
        if book.keptFile(of: picture.name, in: chapter) != nil { return [] }
        // The picture of a new figure doesn't exist until the tests have run, which an error would prevent.
        return [
            .warning(
                "no accepted picture '\(picture.name)' in '\(chapter.slug)' for the cover; "
                    + "'workbook accept \(chapter.slug)' draws its figures",
                at: picture.location)
        ]
    }
}
