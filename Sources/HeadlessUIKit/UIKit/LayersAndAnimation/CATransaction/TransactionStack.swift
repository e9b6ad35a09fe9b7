/// The transactions of one phone, and its running animations. They're accessed only on the main thread.
final class TransactionStack: @unchecked Sendable {
    struct Transaction {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var group: AnimationGroup?
    }

    /// The stack of transactions. The first one is the implicit transaction of the turn of the run loop.
    private var transactions = [Transaction()]
    private var running: [RunningAnimation] = []

    var current: Transaction {
        get { transactions[transactions.count - 1] }
        set { transactions[transactions.count - 1] = newValue }
    }

    /// The groups that wait for animations that begin now to end: those of the current transaction and of the enclosing
    /// ones.
    var groups: [AnimationGroup] { transactions.compactMap(\.group) }

    func begin() {
        var new = current
        new.group = nil
        transactions.append(new)
    }

    func commit() {
        if transactions.count > 1 { transactions.removeLast().group?.close() }
    }

    /// Ends the implicit transaction of a turn of the run loop. Transactions that were begun explicitly remain.
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

    /// Removes the animations of a layer that is removed, and of its descendants.
    func removeAnimations(of layer: CALayer) {
        guard !running.isEmpty else { return }
        let leaving = running.filter { animation in animation.layer?.selfAndAncestors.contains { $0 === layer } ?? false
        }
        for animation in leaving { animation.layer?.remove(animation) }
    }
}

extension Phone {
    nonisolated var transactions: TransactionStack { states[TransactionStack.self, default: TransactionStack()] }
}

/// A group of animations with a common completion handler. It's accessed only on the main thread.
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

    /// Closes the group. No more animations can be added.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        completeIfOver()
    }

    private func completeIfOver() {
        if isClosed, count == 0 { completion() }
    }
}
