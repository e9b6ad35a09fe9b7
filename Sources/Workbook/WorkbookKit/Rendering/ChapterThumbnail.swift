import ChapterKit

/// The small picture of a chapter on the cover: the first state of the chapter's first picture.
enum ChapterThumbnail {
    /// The folder of a book with this name contains the accepted pictures, and nothing else that a page uses.
    static func path(of metadata: Chapter.Metadata) -> String { "figures/\(metadata.slug).svg" }

    /// Returns the file, or `nil` if the chapter has no picture.
    static func file(of checked: CheckedChapter) -> OutputFile? {
        let pictures = checked.chapter.snippets.lazy.compactMap { checked.pictures[$0.name] }
        return pictures.first(where: \.hasDrawing)?.thumbnail().map {
            OutputFile(path: path(of: checked.chapter.metadata), text: $0)
        }
    }
}
