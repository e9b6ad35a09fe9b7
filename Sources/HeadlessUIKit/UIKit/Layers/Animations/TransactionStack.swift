/// The transactions of one phone, and the animations that run on it; touched on the main thread alone.
final class TransactionStack: @unchecked Sendable {
    struct Transaction {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var group: AnimationGroup?
    }

    /// The first is the one of the turn of the run loop.
    private var transactions = [Transaction()]
    private var running: [RunningAnimation] = []

    var current: Transaction {
        get { transactions[transactions.count - 1] }
        set { transactions[transactions.count - 1] = newValue }
    }

    /// What waits for the animations of now to end: of the current transaction and of those around it.
    var groups: [AnimationGroup] { transactions.compactMap(\.group) }

    func begin() {
        var new = current
        new.group = nil
        transactions.append(new)
    }

    func commit() {
        if transactions.count > 1 { transactions.removeLast().group?.close() }
    }

    /// Ends the transaction of a turn of the run loop; one that was begun stays.
    func finishTurn() {
        let group = transactions[0].group
        transactions[0] = Transaction()
        group?.close()
    }

    func setCompletion(_ completion: (() -> Void)?) {
        let old = current.group
        current.group = completion.map(AnimationGroup.init)
        old?.close()
    }

    // MARK: Animations

    func add(_ animation: RunningAnimation) {
        running.append(animation)
    }

    func remove(_ animation: RunningAnimation) {
        running.removeAll { $0 === animation }
    }

    /// Removes the animations of a layer that goes, and of those inside it.
    func layerLeaves(_ layer: CALayer) {
        guard !running.isEmpty else { return }
        let leaving = running.filter { animation in animation.layer?.lineage.contains { $0 === layer } ?? false }
        for animation in leaving { animation.layer?.remove(animation) }
    }
}

/// Animations that somebody waits for together; touched on the main thread alone.
final class AnimationGroup: @unchecked Sendable {
    let completion: () -> Void
    private var count = 0
    private var isClosed = false

    init(_ completion: @escaping () -> Void) {
        self.completion = completion
    }

    func enter() {
        count += 1
    }

    func leave() {
        count -= 1
        completeIfOver()
    }

    /// No more animations will be added.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        completeIfOver()
    }

    private func completeIfOver() {
        if isClosed, count == 0 { completion() }
    }
}
