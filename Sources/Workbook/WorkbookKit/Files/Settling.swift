/// A detector that determines from successive snapshots when a change on disk is complete.
///
/// Editors write in steps: they empty a file and fill it, or replace it with another. So a change is reported after two
/// equal snapshots. The removal or emptying of a file is reported only after it has lasted for more snapshots.
package struct Settling: Sendable {
    /// The snapshot of the last build.
    private var built: FileLook
    private var last: FileLook
    /// The number of times that the last snapshot was seen in a row.
    private var count = 1

    private static let looks = 2
    private static let looksForLoss = 10

    package init(built: FileLook) { (self.built, last) = (built, built) }

    /// A Boolean value indicating whether a change is in progress, so that the next snapshot should be taken soon.
    package var isUnsettled: Bool { last != built }

    /// Returns a Boolean value indicating whether a snapshot differs from that of the last build.
    package func isOutdated(_ look: FileLook) -> Bool { look != built }

    /// Records a snapshot.
    ///
    /// - Returns: `true` if a change has been stable for the required number of snapshots. Each change is reported
    ///   once, because the snapshot then counts as built.
    package mutating func settles(_ look: FileLook) -> Bool {
        count = look == last ? count + 1 : 1
        last = look
        guard look != built, count >= (look.lacks(anyOf: built) ? Self.looksForLoss : Self.looks) else { return false }
        built = look
        return true
    }
}
