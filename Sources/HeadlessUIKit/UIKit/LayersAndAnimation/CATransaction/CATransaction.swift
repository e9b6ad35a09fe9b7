/// A group of layer changes, with the duration of their animations and a completion block.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction, which ends with the turn of the run
/// loop. Transactions are used on the main thread.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransaction
/// - Differs: On a phone, every thread has its own transactions.
open class CATransaction: NSObject {
    private class var stack: TransactionStack { Phone.required(by: "CATransaction").transactions }

    /// Begins a transaction nested in the current one. It inherits the duration, the timing function, and the flag that
    /// disables actions.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransaction/begin(); the page doesn't name the
    ///   values that a nested transaction inherits.
    open class func begin() { stack.begin() }

    /// Ends the transaction that was begun last.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransaction/commit()
    open class func commit() { stack.commit() }

    /// Returns the duration of animations that have no duration, in seconds. The default is 0.25.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransaction/animationduration(); the default:
    ///   https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)
    open class func animationDuration() -> CFTimeInterval { stack.current.duration }

    open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.current.duration = dur }

    /// Returns the timing function that overrides those of the animations. It's only stored.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransaction/animationtimingfunction(); that it
    ///   overrides: https://developer.apple.com/documentation/quartzcore/kcatransactionanimationtimingfunction
    /// - Differs: On a phone, the function paces the animations of the transaction.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.current.timingFunction }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.current.timingFunction = function
    }

    /// Returns a Boolean value indicating whether changes of layers don't trigger animations.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)
    open class func disableActions() -> Bool { stack.current.disablesActions }

    open class func setDisableActions(_ flag: Bool) { stack.current.disablesActions = flag }

    open class func completionBlock() -> (() -> Void)? { stack.current.group?.completion }

    /// Sets the block that is called when all animations that are subsequently added to the transaction have ended or
    /// were removed. If there are none, the block is called immediately when the transaction ends. Source: Apple,
    /// "setCompletionBlock(_:)".
    open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }
}
