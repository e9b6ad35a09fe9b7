/// The turns of the app's run loop.
///
/// A turn is an external action on the app: a touch, a key press, an elapsed time, or a rotation of the phone. UIKit
/// performs the deferred work before and after each turn, so that the work requested by code between two turns is done
/// when the next event arrives, as on a phone.
extension UIApplication {
    /// The maximum number of layout passes at the end of a turn, for layout that requests further layout. The remaining
    /// layout is done in the next turn.
    ///
    /// - Note: Undocumented by Apple. The number of passes on a phone is unknown, but a view that requests layout in
    ///   every pass doesn't make a phone hang.
    private static let mostLayoutPasses = 10

    /// The state of the run loop, and the requests made during the current turn.
    struct RunLoop {
        /// The number of nested turns. Turns can nest because the code of a turn may use the simulator.
        var turns = 0
        /// The number of nested changes that defer `endOfPass`.
        var passes = 0
        /// The actions to run when the outermost change ends.
        var endOfPass: [@MainActor () -> Void] = []
        /// The scenes whose status bar is updated at the end of the turn. The scene of an app without scenes is `nil`.
        var statusBarUpdates: Set<SceneID?> = []
        var needsOrientationUpdate = false
    }

    /// The clock of the phone, or `nil` after the phone's deallocation.
    var timeline: Timeline? { phone?.timeline }

    /// Runs code as a turn of the run loop.
    @_spi(Simulator) @discardableResult
    public func inTurn<Result>(_ body: () throws -> Result) rethrows -> Result {
        finishTurn()
        runLoop.turns += 1
        defer {
            runLoop.turns -= 1
            finishTurn()
        }
        return try body()
    }

    /// Performs the work deferred to the end of a turn: updates the status bar and the orientation if requested, and
    /// lays out.
    ///
    /// - Source: Apple, "setNeedsLayout()": the layout is done in the next update cycle. Windows that aren't visible
    ///   are skipped.
    @_spi(Simulator) public func finishTurn() {
        guard runLoop.turns == 0 else { return }
        runLoop.turns += 1
        defer { runLoop.turns -= 1 }
        for _ in 0..<Self.mostLayoutPasses {
            for window in visibleWindows { window.prepareLayout() }
            guard hasUnfinishedWork else { break }
            let updates = runLoop.statusBarUpdates
            runLoop.statusBarUpdates = []
            for scene in statusBarScenes where updates.contains(scene?.id) { updateStatusBar(in: scene) }
            if runLoop.needsOrientationUpdate { updateOrientation() }
            for window in visibleWindows { window.layOutTree() }
        }
        for window in visibleWindows { window.backingLayer.displayTree() }
        phone?.transactions.finishTurn()
        updateVoiceOver()
    }

    private var hasUnfinishedWork: Bool {
        !runLoop.statusBarUpdates.isEmpty || runLoop.needsOrientationUpdate
            || visibleWindows.contains { $0.hasPendingLayout }
    }

    private var visibleWindows: [UIWindow] { stack.entries.filter(stack.isShown).compactMap { window($0.id) } }

    /// Makes a change as a unit. Work deferred to its end is performed at the end of the outermost change.
    func inOneRunLoopPass(_ body: () -> Void) {
        runLoop.passes += 1
        body()
        runLoop.passes -= 1
        guard runLoop.passes == 0 else { return }
        while !runLoop.endOfPass.isEmpty {
            runLoop.endOfPass.removeFirst()()
        }
    }

    /// Runs an action when the current change ends. For example, a window's root has appeared only after the window has
    /// become key.
    func atEndOfRunLoopPass(_ action: @escaping @MainActor () -> Void) {
        runLoop.endOfPass.append(action)
        if runLoop.passes == 0 { inOneRunLoopPass {} }
    }
}
