import WorkbookKit

/// Waits for changes of a book's files by looking at them again and again, which works on every system and every disk.
struct BookWatch {
    private let places: [String]
    private var settling: Settling

    private static let pace = Duration.milliseconds(100)
    /// After a look that showed a change the next comes soon.
    private static let quickPace = Duration.milliseconds(30)
    /// In a big book a look takes long; it may take this part of the time.
    private static let share = 20

    /// Takes the first look; what changes from now on counts.
    init(_ arguments: SiteArguments) {
        places = arguments.sources
        settling = Settling(built: FileLook(at: places))
    }

    /// Waits until something has changed and come to rest.
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

    /// Whether something has changed since: what was built meanwhile may be of two minds.
    var isOutdated: Bool { settling.isOutdated(FileLook(at: places)) }
}
