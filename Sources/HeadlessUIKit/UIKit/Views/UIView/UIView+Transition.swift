extension UIView {
    /// Replaces a view by another view immediately.
    ///
    /// - Note: Undocumented by Apple. This implementation inserts the new view in front of the old one, and then
    ///   removes the old one.
    static func exchange(_ old: UIView, for new: UIView, options: AnimationOptions) {
        if options.contains(.showHideTransitionViews) {
            old.isHidden = true
            new.isHidden = false
        } else if let superview = old.superview {
            superview.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        }
    }

    /// Performs a system animation. The only system animation removes the views when it ends.
    static func perform(
        on views: [UIView], options: AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let removeViews = { (isFinished: Bool) in
            for view in views { view.removeFromSuperview() }
            completion?(isFinished)
        }
        perform(
            { animations?() },
            AnimationParameters(duration: systemAnimationDuration, options: options, alwaysTakesTime: true),
            completion: removeViews)
    }

    /// The duration of a system animation, in seconds.
    ///
    /// - Note: Undocumented by Apple.
    private static let systemAnimationDuration: TimeInterval = 0.3
}
