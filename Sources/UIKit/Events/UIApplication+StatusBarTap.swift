extension UIApplication {
    /// A finger tapped the status bar at a point of the screen: the way in for scrolling to the top.
    ///
    /// It is called when a finger that pressed inside `statusBarFrame` lifts there, and no window above the bar took it.
    func statusBarTapped(at point: CGPoint) {
        report(.statusBarTap)
    }
}
