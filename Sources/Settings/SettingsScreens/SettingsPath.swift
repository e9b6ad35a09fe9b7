import SettingsBundle

/// The open pages: panes, each opened from the one before it, and optionally the list of a multi-value row on top.
struct SettingsPath: Equatable, Sendable {
    private(set) var panes: [OpenPane]
    /// The index of the row whose list is open, among the controls of the last pane.
    private(set) var list: Int?

    init(root: OpenPane) { panes = [root] }

    /// The pane on the screen, or below the list on the screen.
    var pane: OpenPane { panes[panes.count - 1] }

    /// The title of the page before the first one, in iOS 18 and later.
    static let apps = "Apps"

    /// The title of the page below the current one.
    var back: String {
        if list != nil { return pane.title }
        return panes.count > 1 ? panes[panes.count - 2].title : Self.apps
    }

    mutating func open(_ pane: OpenPane) { panes.append(pane) }

    mutating func openList(ofControl index: Int) { list = index }

    /// Goes back one page.
    ///
    /// - Returns: `true` if there was a previous page.
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

/// An open pane and the suite of its preferences.
struct OpenPane: Equatable, Sendable {
    /// The pane, or `nil` if the bundle has no first pane.
    var pane: Pane?
    /// The title in the user's language.
    var title: String
    /// The app group, or `nil` for the app's own preferences.
    var suite: String?
}
