extension WindowStack {
    /// The key window made key last.
    var key: WindowID? { keys.last }

    /// Whether a window is on the screen: not hidden, and in a scene if the app has adopted them; the system's windows
    /// need none.
    func isShown(_ entry: Entry) -> Bool {
        entry.isVisible && (!rules.areAdopted || entry.scene != nil || entry.isSystem)
    }

    /// Whether the key status of one window ends the other's.
    func shareKey(_ left: WindowID, _ right: WindowID) -> Bool {
        !rules.haveKeyWindows || self[left]?.scene == self[right]?.scene
    }

    /// The window that resigns when this one becomes key.
    func key(beside id: WindowID) -> WindowID? {
        keys.last { shareKey($0, id) }
    }

    /// Whether a window may be key.
    ///
    /// From iOS 15 on the status belongs to the scene. Open: what a window does with it that is in none; here it does
    /// not get it.
    func mayBeKey(_ id: WindowID) -> Bool {
        guard let entry = self[id], !entry.isSystem else { return false }
        return !rules.haveKeyWindows || entry.scene != nil
    }

    /// Which windows may become key when this one no longer is, the first choice first: the frontmost shown beside it.
    func keyCandidates(after id: WindowID) -> [WindowID] {
        entries.reversed().filter { $0.id != id && isShown($0) && shareKey($0.id, id) }.map(\.id)
    }
}
