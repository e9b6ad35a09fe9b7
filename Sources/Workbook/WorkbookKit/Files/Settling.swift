/// Decides from looks at the disk, one after the other, when a change has come to rest.
///
/// Editors write in steps: they empty a file and fill it, or put a new one in its place. So a change counts when it is
/// seen twice the same; and that a file is gone or empty, when it stays so for a while.
package struct Settling: Sendable {
    /// The look that the last build answers to.
    private var built: FileLook
    private var last: FileLook
    /// How often the last look was seen.
    private var count = 1

    private static let looks = 2
    private static let looksForLoss = 10

    package init(built: FileLook) { (self.built, last) = (built, built) }

    /// Whether something is on the move, so that the next look should come soon.
    package var isUnsettled: Bool { last != built }

    /// Whether a look shows something else than what was built.
    package func isOutdated(_ look: FileLook) -> Bool { look != built }

    /// Takes the next look.
    ///
    /// - Returns: whether it shows a change that has come to rest. It is told once: the look counts as built from now on.
    package mutating func settles(_ look: FileLook) -> Bool {
        count = look == last ? count + 1 : 1
        last = look
        guard look != built, count >= (look.lacks(anyOf: built) ? Self.looksForLoss : Self.looks) else { return false }
        built = look
        return true
    }
}
