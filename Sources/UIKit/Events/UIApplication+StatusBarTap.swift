extension UIApplication {
    /// A finger that pressed inside `statusBarFrame` lifted there, and no window above the bar took it.
    func statusBarTapped() {
        report(.statusBarTap)
        scrollToTop()
    }
}
