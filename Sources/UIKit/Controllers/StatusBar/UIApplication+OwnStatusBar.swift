extension UIApplication {
    /// Changes what the application wishes, unless controllers decide.
    func changeOwnStatusBar(_ change: (inout StatusBarAppearance) -> Void) {
        guard !controllersDecideStatusBar else { return }
        change(&ownStatusBar)
        updateStatusBar()
    }

    func hideStatusBar(_ hidden: Bool, _ animation: UIStatusBarAnimation) {
        changeOwnStatusBar {
            $0.isHidden = hidden
            $0.animation = animation
        }
    }
}
