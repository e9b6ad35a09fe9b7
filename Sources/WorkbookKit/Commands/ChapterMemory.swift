import Synchronization

/// Chapters that were read for one page and are wanted for another: for that of the whole book, and in the next build
/// of the same process.
///
/// A chapter's key is that of its page (`PageKeys`): it changes with everything that the chapter is made of.
package final class ChapterMemory: Sendable {
    private let chapters = Mutex<[UInt64: CheckedChapter]>([:])

    package init() {}

    /// The chapter with a key, read if it is not remembered.
    func chapter(_ key: UInt64, else read: () throws -> CheckedChapter) rethrows -> CheckedChapter {
        if let known = chapters.withLock({ $0[key] }) { return known }
        let chapter = try read()
        chapters.withLock { $0[key] = chapter }
        return chapter
    }

    /// Forgets all chapters but some.
    func keep(_ keys: [UInt64]) {
        let keys = Set(keys)
        chapters.withLock { $0 = $0.filter { keys.contains($0.key) } }
    }
}
