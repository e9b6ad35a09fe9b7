/// The visible state of the status bar, and the state that the application requested.
@MainActor
final class StatusBarState {
    struct Appearance: Equatable, Sendable {
        var isHidden = false
        var style = UIStatusBarStyle.default
        /// The animation with which the bar was last shown or hidden.
        var animation = UIStatusBarAnimation.none
    }

    /// The state in a scene.
    struct Decision {
        /// The visible state: the last result from the deciding view controllers, or the requested state.
        var appearance = Appearance()
        /// The window whose view controllers were queried last.
        weak var window: UIWindow?
    }

    /// The state in each scene, or under `nil` in an app without scenes.
    var decisions: [SceneID?: Decision] = [:]
    /// The state that the application requested. It's used if view controllers don't decide.
    var requested = Appearance()
}

extension UIApplication {
    var statusBar: StatusBarState { states[StatusBarState.self, default: StatusBarState()] }
}
