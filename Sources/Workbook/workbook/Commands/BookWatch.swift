import WorkbookKit

/// A watcher that waits for changes of a book's files. It polls the files, which works on every system and file system.
struct BookWatch {
    private let paths: [String]
    private var debouncer: ChangeDebouncer

    private static let interval = Duration.milliseconds(100)
    /// The interval after a snapshot that showed a change.
    private static let shortInterval = Duration.milliseconds(30)
    /// The minimum ratio of the interval to the duration of a snapshot, which takes long for a large book.
    private static let share = 20

    /// Takes the first snapshot. Later changes are reported.
    init(_ arguments: SiteArguments) {
        paths = arguments.sources
        debouncer = ChangeDebouncer(built: FileSnapshot(at: paths))
    }

    /// Waits until a change has been detected and the files are stable.
    mutating func change() async throws {
        let clock = ContinuousClock()
        var effort = Duration.zero
        repeat {
            try await Task.sleep(
                for: max(debouncer.isChanging ? Self.shortInterval : Self.interval, effort * Self.share))
            var snapshot = FileSnapshot()
            effort = clock.measure { snapshot = FileSnapshot(at: paths) }
            if debouncer.record(snapshot) { return }
        } while true
    }

    /// A Boolean value indicating whether the files have changed since. If so, the last build may be inconsistent.
    var isOutdated: Bool { debouncer.isOutdated(FileSnapshot(at: paths)) }
}
