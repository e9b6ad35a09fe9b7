extension UIApplication {
    var controllersDecideStatusBar: Bool { screen.hardware.controllersDecideStatusBar }

    /// Where the status bar is, in points of the screen; zero while it is hidden.
    @_spi(Simulator) public var shownStatusBarFrame: CGRect {
        if statusBar.shown.isHidden { return .zero }
        return screen.statusBarFrame(in: screen.orientation, isInCall: screen.isInCall)
    }

    /// By how much a call in the background makes the bar higher than it is without, in points, while it shows.
    var statusBarGrowth: CGFloat {
        screen.isInCall && !statusBar.shown.isHidden ? screen.hardware.statusBarGrowthInCall : 0
    }

    /// What bars and cutouts take of the screen, with the status bar as it is now.
    func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        screen.safeAreaInsets(in: orientation, hidesStatusBar: statusBar.shown.isHidden)
    }

    /// Changes what the application asks for, unless controllers decide.
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

    /// A finger that pressed inside `statusBarFrame` lifted there, and no window above the bar took it.
    func statusBarTapped(at point: CGPoint) {
        report(.statusBarTap)
        scrollToTop(beneath: point)
    }
}
