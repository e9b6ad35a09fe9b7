/// Which windows the status bar lies behind.
///
/// Before iOS 13 it lay in a window of its own, at the level `statusBar`, shown before any of the app's.
extension UIWindow {
    /// Whether the status bar is drawn behind the window; from iOS 13 on it is behind none.
    @_spi(Simulator) public var coversStatusBar: Bool {
        takesTouchesBeforeStatusBar && !screen.hardware.drawsStatusBarOutsideApps
    }

    /// Whether the window is asked about a touch on the status bar before the bar has it.
    ///
    /// Open: what becomes of such a touch from iOS 13 on, when the bar is drawn outside the app. Here it is the same.
    var takesTouchesBeforeStatusBar: Bool { windowLevel >= .statusBar }
}
