import Simulator

extension TrailScript {
    /// Rules that the components of this book break, the steps after which they do, and the reason.
    ///
    /// A component that is mended makes a test fail until its entry here is removed.
    private nonisolated static let known: [(rule: String, steps: [String], reason: String)] = []

    /// The same for a phone on which UIKit queries only the frontmost window when an app requests an update of the status
    /// bar.
    private nonisolated static let knownOfRequests: [(rule: String, steps: [String], reason: String)] = [
        (
            "the bar is hidden as the screen prefers", ["open a photo", "close the photo under the tip"],
            "TreeController doesn't call setNeedsUpdateOfAppAnswers() of the overlays."
        ),
        (
            "the bar has the screen's style", ["show a dark header under the log", "close the log over the header"],
            "TreeController doesn't call setNeedsUpdateOfAppAnswers() of the overlays."
        ),
    ]

    /// Returns the findings that are known of a phone with the alternatives of some unknown behaviors.
    nonisolated static func knownFindings(assuming assumptions: Set<UnknownBehavior>) -> Set<Finding> {
        let updates = assumptions.contains(.everyRequestUpdatesStatusBar)
        let entries = known + (updates ? [] : knownOfRequests)
        return Set(entries.flatMap { entry in entry.steps.map { Finding(step: $0, rule: entry.rule) } })
    }
}
