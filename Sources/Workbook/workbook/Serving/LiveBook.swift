import WorkbookKit

/// The book that is served, and those who wait for its next version.
actor LiveBook {
    private(set) var book: ServedBook
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ book: ServedBook) { self.book = book }

    func publish(_ book: ServedBook) {
        self.book = book
        release()
    }

    /// Lets all who wait go on. Those that are there ask again; those that have gone hold their connections no longer.
    func release() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits for another version than the one that the request names; at most until the next `release`.
    func wait(for request: SiteRequest) async {
        guard book.isAwaited(by: request) else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
