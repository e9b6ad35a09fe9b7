import ChapterKit
import Synchronization

/// An in-memory cache of checked chapters.
///
/// A chapter that was read for its own page is used again for the page of the whole book, and in later builds of the
/// same process.
package final class ChapterCache: Sendable {
    private struct Known: Sendable {
        var key: UInt64
        var chapter: CheckedChapter
    }

    /// The cached chapters, keyed by path.
    private let chapters = Mutex<[String: Known]>([:])

    package init() {}

    /// Returns a chapter from the cache, or reads it and adds it to the cache.
    ///
    /// - Parameters:
    ///   - key: The key of the chapter's page (`PageKeys`). It changes with everything that the chapter depends on.
    ///   - read: A closure that reads the chapter. It receives the cached chapter if there's one with another key.
    func chapter(
        _ metadata: Chapter.Metadata, key: UInt64,
        else read: (Chapter.Metadata, CheckedChapter?) throws -> CheckedChapter
    ) rethrows -> CheckedChapter {
        let known = chapters.withLock { $0[metadata.path] }
        if let known, known.key == key { return known.chapter }
        let chapter = try read(metadata, known?.chapter)
        chapters.withLock { $0[metadata.path] = Known(key: key, chapter: chapter) }
        return chapter
    }

    /// Removes the chapters that aren't in the given list.
    func forgetAll(but kept: [Chapter.Metadata]) {
        let paths = Set(kept.map(\.path))
        chapters.withLock { $0 = $0.filter { paths.contains($0.key) } }
    }
}
