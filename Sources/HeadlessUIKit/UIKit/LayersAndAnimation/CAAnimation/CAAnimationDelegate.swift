/// The methods that notify a delegate when an animation begins and ends. Their argument is the layer's copy of the
/// animation.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimationdelegate; the copy:
///   https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// Tells the delegate that the animation has ended.
    ///
    /// - Parameter flag: `true` if the animation ran to completion, or `false` if it was removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that runs when a property of a layer changes, in most cases an animation. `NSNull()` represents no action.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caaction; `NSNull`: Apple, "Core Animation
///   Programming Guide", "Changing a Layer's Default Behavior".
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing, because `NSNull()` represents no action.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/caaction/run(forkey:object:arguments:); `NSNull`:
    ///   Apple, "Core Animation Programming Guide", "Changing a Layer's Default Behavior".
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
