extension UIView {
    /// Puts a view in the place of another, at once.
    ///
    /// Open: in which order a phone does it; here the new one comes in front of the old one, which then goes.
    static func exchange(_ old: UIView, for new: UIView, options: AnimationOptions) {
        if options.contains(.showHideTransitionViews) {
            old.isHidden = true
            new.isHidden = false
        } else if let superview = old.superview {
            superview.insertSubview(new, aboveSubview: old)
            old.removeFromSuperview()
        }
    }

    /// A system's animation; with the one there is, the views are gone when it is over.
    static func perform(
        on views: [UIView], options: AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        let removeViews = { (isFinished: Bool) in
            for view in views { view.removeFromSuperview() }
            completion?(isFinished)
        }
        perform(
            { animations?() }, for: systemAnimationDuration, after: 0, options: options, completion: removeViews)
    }

    /// In seconds. Open: Apple does not document it.
    private static let systemAnimationDuration: TimeInterval = 0.3
}
