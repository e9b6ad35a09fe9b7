/// The app's run loop, as far as its turns can be told from each other.
///
/// What the outside world does to the app is a turn: a finger, a key, a time that has come, a phone that is turned. Before
/// and after it UIKit does what waits for the end of a turn: what the code in between asked for is done when the next
/// event arrives, as on a phone.
extension UIApplication {
    /// How often the end of one turn lays out anew because layout asked for layout; what still waits then waits for the
    /// next turn.
    ///
    /// Open: how often a phone does. A view that asks each time makes no phone hang.
    private static let mostLayoutPasses = 10

    /// What is under way, and what it has asked for.
    struct RunLoop {
        /// How many turns are nested: code that a turn runs may use the simulator.
        var turns = 0
        /// How many changes are nested that hold back `endOfPass`.
        var passes = 0
        /// What waits for the outermost change to end.
        var endOfPass: [@MainActor () -> Void] = []
        var asksAboutStatusBar = false
        var asksAboutOrientations = false
    }

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

    /// Does what waits for the end of a turn: asks the controllers that want to be asked, and lays out.
    ///
    /// Source: Apple, "setNeedsLayout()": the layout comes with the next update cycle. Windows that do not show are left
    /// alone.
    @_spi(Simulator) public func finishTurn() {
        guard runLoop.turns == 0 else { return }
        runLoop.turns += 1
        defer { runLoop.turns -= 1 }
        for _ in 0..<Self.mostLayoutPasses {
            for window in shownWindows { window.prepareLayout() }
            guard hasUnfinishedWork else { break }
            if runLoop.asksAboutStatusBar { updateStatusBar() }
            if runLoop.asksAboutOrientations { updateOrientation() }
            for window in shownWindows { window.layOutTree() }
        }
        for window in shownWindows { window.ownLayer.displayTree() }
        phone?.transactions.finishTurn()
    }

    private var hasUnfinishedWork: Bool {
        runLoop.asksAboutStatusBar || runLoop.asksAboutOrientations || shownWindows.contains { $0.hasPendingLayout }
    }

    private var shownWindows: [UIWindow] { stack.entries.filter(stack.isShown).compactMap { window($0.id) } }

    /// Makes a change as one; what waits for its end waits for the end of the outermost.
    func inOneRunLoopPass(_ body: () -> Void) {
        runLoop.passes += 1
        body()
        runLoop.passes -= 1
        guard runLoop.passes == 0 else { return }
        while !runLoop.endOfPass.isEmpty {
            runLoop.endOfPass.removeFirst()()
        }
    }

    /// Runs code when what goes on now is over: a window's root has appeared only after the window has become key.
    func atEndOfRunLoopPass(_ action: @escaping @MainActor () -> Void) {
        runLoop.endOfPass.append(action)
        if runLoop.passes == 0 { inOneRunLoopPass {} }
    }
}
