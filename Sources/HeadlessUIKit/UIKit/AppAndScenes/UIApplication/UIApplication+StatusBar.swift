extension UIApplication {
    var controllersDecideStatusBar: Bool { screen.hardware.controllersDecideStatusBar }

    /// The frame of the status bar, in points of the screen, or zero while it's hidden.
    @_spi(Simulator) public var currentStatusBarFrame: CGRect {
        if statusBar.current.isHidden { return .zero }
        return screen.statusBarFrame(in: screen.orientation, isInCall: screen.isInCall)
    }

    /// The height that a call in the background adds to the status bar, in points, or 0 while the bar is hidden.
    var statusBarGrowth: CGFloat {
        screen.isInCall && !statusBar.current.isHidden ? screen.hardware.statusBarGrowthInCall : 0
    }

    /// Returns the insets for bars and cutouts of the screen, with the current status bar.
    func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        screen.safeAreaInsets(in: orientation, hidesStatusBar: statusBar.current.isHidden)
    }

    /// Changes the state that the application requests, unless view controllers decide.
    func requestStatusBar(_ change: (inout StatusBarState.Appearance) -> Void) {
        guard !controllersDecideStatusBar else { return }
        change(&statusBar.requested)
        updateStatusBar()
    }

    func requestStatusBar(isHidden: Bool, animation: UIStatusBarAnimation) {
        requestStatusBar {
            $0.isHidden = isHidden
            $0.animation = animation
        }
    }

    /// Handles a touch that began and ended inside the status bar's frame, and that no window above the bar received.
    func statusBarTapped(at point: CGPoint) {
        report(.statusBarTap)
        scrollToTop(beneath: point)
    }
}
