import Synchronization

/// Chapters that were read for one page and are wanted for another: for that of the whole book, and in the next build
/// of the same process.
package final class ChapterMemory: Sendable {
    private struct Known: Sendable {
        var key: UInt64
        var chapter: CheckedChapter
    }

    /// By path.
    private let chapters = Mutex<[String: Known]>([:])

    package init() {}

    /// A chapter, read if it is not remembered.
    ///
    /// - Parameter key: that of its page (`PageKeys`), which changes with everything that the chapter is made of.
    func chapter(
        _ outline: Chapter.Outline, key: UInt64, else read: (Chapter.Outline) throws -> CheckedChapter
    ) rethrows -> CheckedChapter {
        if let known = chapters.withLock({ $0[outline.path] }), known.key == key { return known.chapter }
        let chapter = try read(outline)
        chapters.withLock { $0[outline.path] = Known(key: key, chapter: chapter) }
        return chapter
    }

    /// Forgets the chapters that a book no longer has.
    func forgetAll(but outlines: [Chapter.Outline]) {
        let paths = Set(outlines.map(\.path))
        chapters.withLock { $0 = $0.filter { paths.contains($0.key) } }
    }
}
