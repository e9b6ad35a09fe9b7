import WorkbookKit

/// The book on the server, and the requests that wait for its next version.
actor LiveBook {
    private(set) var book: ServedBook
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ book: ServedBook) { self.book = book }

    func publish(_ book: ServedBook) {
        self.book = book
        release()
    }

    /// Resumes all waiting requests. Open pages send another request, and the connections of closed pages are released.
    func release() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits until there's a version other than the one in the request, or until the next call of `release`.
    func wait(for request: SiteRequest) async {
        guard book.isAwaited(by: request) else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
