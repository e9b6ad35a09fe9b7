extension UIApplication {
    var controllersDecideStatusBar: Bool { screen.hardware.controllersDecideStatusBar }

    /// The scenes that decide about the status bar above them, or `nil` alone in an app without scenes.
    var statusBarScenes: [UIWindowScene?] { scenes.isEmpty ? [nil] : scenes }

    /// Returns the state of the part of the status bar that covers a scene.
    func statusBarAppearance(in scene: UIWindowScene?) -> StatusBarState.Appearance {
        statusBar.decisions[scene?.id]?.appearance ?? .init()
    }

    /// The state of the status bar: that of the first scene that shows it, or of the first scene if none does.
    var currentStatusBar: StatusBarState.Appearance {
        let appearances = statusBarScenes.map(statusBarAppearance)
        return appearances.first { !$0.isHidden } ?? appearances[0]
    }

    /// The frame of the status bar, in points of the screen, or zero while it's hidden in all scenes.
    @_spi(Simulator) public var currentStatusBarFrame: CGRect {
        if currentStatusBar.isHidden { return .zero }
        return screen.statusBarFrame(in: screen.orientation, isInCall: screen.isInCall)
    }

    /// The height that a call in the background adds to the status bar, in points, or 0 while the bar is hidden.
    var statusBarGrowth: CGFloat {
        screen.isInCall && !currentStatusBar.isHidden ? screen.hardware.statusBarGrowthInCall : 0
    }

    /// The visible part of the status bar above the first scene that shows it, in points of the screen.
    @_spi(Simulator) public var firstVisibleStatusBarFrame: CGRect {
        let bar = currentStatusBarFrame
        let parts = scenes.filter { !statusBarAppearance(in: $0).isHidden }.map { bar.intersection($0.frame) }
        return parts.first { !$0.isEmpty } ?? bar
    }

    /// Returns a Boolean value indicating whether the visible status bar contains a point of the screen.
    func statusBarContains(_ point: CGPoint) -> Bool {
        let scene = scenes.last { $0.frame.contains(point) }
        let isHidden = (scene.map(statusBarAppearance) ?? currentStatusBar).isHidden
        return !isHidden && currentStatusBarFrame.contains(point)
    }

    /// Changes the state that the application requests, unless view controllers decide. From iOS 27 on, requests have
    /// no effect.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/statusbarstyle, Apple's header, and
    ///   https://github.com/flutter/flutter/issues/192842
    func requestStatusBar(_ change: (inout StatusBarState.Appearance) -> Void) {
        guard !controllersDecideStatusBar, screen.hardware.appsDetermineStatusBar else { return }
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
