/// A detector that determines from successive snapshots when a change on disk is complete.
///
/// Editors write in steps: they empty a file and fill it, or replace it with another. So a change is reported after two
/// equal snapshots. The removal or emptying of a file is reported only after it has lasted for more snapshots.
package struct ChangeDebouncer: Sendable {
    /// The snapshot of the last build.
    private var built: FileSnapshot
    private var last: FileSnapshot
    /// The number of times that the last snapshot was seen in a row.
    private var count = 1

    private static let requiredSnapshots = 2
    private static let requiredSnapshotsForLoss = 10

    package init(built: FileSnapshot) { (self.built, last) = (built, built) }

    /// A Boolean value indicating whether a change is in progress, so that the next snapshot should be taken soon.
    package var isChanging: Bool { last != built }

    /// Returns a Boolean value indicating whether a snapshot differs from that of the last build.
    package func isOutdated(_ snapshot: FileSnapshot) -> Bool { snapshot != built }

    /// Records a snapshot.
    ///
    /// - Returns: `true` if a change has been stable for the required number of snapshots. Each change is reported
    ///   once, because the snapshot then counts as built.
    package mutating func record(_ snapshot: FileSnapshot) -> Bool {
        count = snapshot == last ? count + 1 : 1
        last = snapshot
        guard snapshot != built,
            count >= (snapshot.lacks(anyOf: built) ? Self.requiredSnapshotsForLoss : Self.requiredSnapshots)
        else { return false }
        built = snapshot
        return true
    }
}
