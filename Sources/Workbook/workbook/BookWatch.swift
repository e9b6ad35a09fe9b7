import WorkbookKit

/// A watcher that waits for changes of a book's files. It polls the files, which works on every system and file system.
struct BookWatch {
    private let places: [String]
    private var settling: Settling

    private static let pace = Duration.milliseconds(100)
    /// The interval after a snapshot that showed a change.
    private static let quickPace = Duration.milliseconds(30)
    /// The minimum ratio of the interval to the duration of a snapshot, which takes long for a large book.
    private static let share = 20

    /// Takes the first snapshot. Later changes are reported.
    init(_ arguments: SiteArguments) {
        places = arguments.sources
        settling = Settling(built: FileLook(at: places))
    }

    /// Waits until a change has been detected and the files are stable.
    mutating func change() async throws {
        let clock = ContinuousClock()
        var effort = Duration.zero
        repeat {
            try await Task.sleep(for: max(settling.isUnsettled ? Self.quickPace : Self.pace, effort * Self.share))
            var look = FileLook()
            effort = clock.measure { look = FileLook(at: places) }
            if settling.settles(look) { return }
        } while true
    }

    /// A Boolean value indicating whether the files have changed since. If so, the last build may be inconsistent.
    var isOutdated: Bool { settling.isOutdated(FileLook(at: places)) }
}
