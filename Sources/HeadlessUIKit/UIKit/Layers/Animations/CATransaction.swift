/// Changes of layers that belong together: how long their animations take, and what happens when all are over.
///
/// What is changed outside of `begin()` and `commit()` belongs to a transaction that ends with the turn of the run loop.
/// They are used on the main thread.
open class CATransaction: NSObject {
    private class var stack: TransactionStack { Phone.required(by: "CATransaction").transactions }

    /// Begins a transaction inside the current one, with its duration, its curve and whether actions are disabled.
    open class func begin() { stack.begin() }

    /// Ends the transaction begun last.
    open class func commit() { stack.commit() }

    /// How long animations take that have no duration, in seconds; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval { stack.current.duration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.current.duration = dur }

    /// The curve of the animations that have none; kept.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.current.timingFunction }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.current.timingFunction = function
    }

    /// Whether changes of layers make no animations by themselves.
    open class func disableActions() -> Bool { stack.current.disablesActions }

    open class func setDisableActions(_ flag: Bool) { stack.current.disablesActions = flag }

    open class func completionBlock() -> (() -> Void)? { stack.current.group?.completion }

    /// Says what to do when all animations that are added from now on in this transaction are over or removed; at once,
    /// when it ends with none. Source: Apple, "setCompletionBlock(_:)".
    open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }
}
