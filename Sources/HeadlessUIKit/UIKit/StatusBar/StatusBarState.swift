/// What the status bar shows, and what the application itself asked it to show.
struct StatusBarState: Equatable, Sendable {
    struct Appearance: Equatable, Sendable {
        var isHidden = false
        var style = UIStatusBarStyle.default
        /// How the bar came, or went, when that changed last.
        var animation = UIStatusBarAnimation.none
    }

    /// What the bar shows: what the deciding controller answered when it was last asked, or what was requested.
    var shown = Appearance()
    /// What the application asked for, which counts if controllers do not decide.
    var requested = Appearance()
}
