import SettingsBundle

/// Which pages are open: panes, each opened from the one before it, and perhaps the list of a multi-value row on top.
struct SettingsPath: Equatable, Sendable {
    private(set) var panes: [OpenPane]
    /// The place of the row whose list is open, among the controls of the last pane.
    private(set) var list: Int?

    init(root: OpenPane) { panes = [root] }

    /// The pane on the screen, or under the list on the screen.
    var pane: OpenPane { panes[panes.count - 1] }

    /// What the page before the first one is called, from iOS 18 on.
    static let apps = "Apps"

    /// The title of the page below the one on the screen.
    var back: String {
        if list != nil { return pane.title }
        return panes.count > 1 ? panes[panes.count - 2].title : Self.apps
    }

    mutating func open(_ pane: OpenPane) { panes.append(pane) }

    mutating func openList(ofControl index: Int) { list = index }

    /// - Returns: whether there was a page to go back to.
    mutating func goBack() -> Bool {
        if list != nil {
            list = nil
        } else if panes.count > 1 {
            panes.removeLast()
        } else {
            return false
        }
        return true
    }
}

/// A pane that is open, and whose preferences it is about.
struct OpenPane: Equatable, Sendable {
    /// nil when the bundle has no first pane.
    var pane: Pane?
    /// In the user's language.
    var title: String
    /// The app group; nil for the app's own preferences.
    var suite: String?
}
