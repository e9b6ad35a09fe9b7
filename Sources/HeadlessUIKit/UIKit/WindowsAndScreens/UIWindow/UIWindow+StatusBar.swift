/// The position of windows relative to the status bar.
///
/// Before iOS 13, the bar was in a separate window at the level `statusBar`, shown before all windows of the app.
extension UIWindow {
    /// A Boolean value indicating whether the window is drawn in front of the status bar. From iOS 13, this is never
    /// the case.
    @_spi(Simulator) public var coversStatusBar: Bool {
        receivesTouchesBeforeStatusBar && !screen.hardware.drawsStatusBarOutsideApps
    }

    /// A Boolean value indicating whether the window can receive a touch on the status bar before the bar does.
    ///
    /// - Note: Undocumented by Apple. From iOS 13, the bar is drawn outside of the app. In this implementation, touches
    ///   on it are still delivered in the same way.
    var receivesTouchesBeforeStatusBar: Bool { windowLevel >= .statusBar }
}
