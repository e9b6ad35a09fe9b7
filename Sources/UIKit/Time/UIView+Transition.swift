extension UIView {
    /// Makes changes inside a view, such as exchanging a window's root; like an animation, they are there at once.
    ///
    /// - Parameter duration: Until the completion runs, in seconds of the phone's clock.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
}
