extension UIApplication {
    /// How the status bar is drawn; setting it does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIViewController preferredStatusBarStyle]")
    public var statusBarStyle: UIStatusBarStyle {
        get { statusBar.style }
        set {
            guard !controllersDecideStatusBar else { return }
            ownStatusBar.style = newValue
            updateStatusBar()
        }
    }

    /// Whether the status bar is hidden; setting it does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIViewController prefersStatusBarHidden]")
    public var isStatusBarHidden: Bool {
        get { statusBar.isHidden }
        set { hideStatusBar(newValue, .none) }
    }

    /// Hides or shows the status bar; does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 3.2, deprecated: 9.0, message: "Use -[UIViewController prefersStatusBarHidden]")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        hideStatusBar(hidden, animation)
    }

    /// Draws the status bar another way; does nothing while controllers decide (Apple's header).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIViewController preferredStatusBarStyle]")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    private func hideStatusBar(_ hidden: Bool, _ animation: UIStatusBarAnimation) {
        guard !controllersDecideStatusBar else { return }
        ownStatusBar.isHidden = hidden
        ownStatusBar.animation = animation
        updateStatusBar()
    }
}
