/// What a status bar shows.
struct StatusBarAppearance: Equatable, Sendable {
    var isHidden = false
    var style = UIStatusBarStyle.default
    /// How it came, or went, when that changed last.
    var animation = UIStatusBarAnimation.none
}
