extension WindowStack {
    /// The key window that became key last.
    var key: WindowID? { keys.last }

    /// Returns a Boolean value indicating whether a window is on the screen: it isn't hidden, and it is in a scene if
    /// the app has adopted scenes.
    ///
    /// Windows of the system don't need a scene.
    func isShown(_ entry: Entry) -> Bool { entry.isVisible && hasPlace(entry) }

    /// Returns a Boolean value indicating whether a window can be on the screen: it is in a scene, or doesn't need one.
    func hasPlace(_ entry: Entry) -> Bool { !rules.areAdopted || entry.scene != nil || entry.isSystem }

    /// Returns a Boolean value indicating whether only one of two windows can be key at a time.
    func shareKey(_ left: WindowID, _ right: WindowID) -> Bool {
        !rules.haveKeyWindows || self[left]?.scene == self[right]?.scene
    }

    /// Returns the window that resigns when the given window becomes key.
    func keyThatResigns(for id: WindowID) -> WindowID? {
        keys.last { shareKey($0, id) }
    }

    /// Returns a Boolean value indicating whether a window can be key.
    ///
    /// From iOS 15 on, the key status belongs to the scene.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a window that isn't in a scene can't be key.
    func mayBeKey(_ id: WindowID) -> Bool {
        guard let entry = self[id], !entry.isSystem else { return false }
        return !rules.haveKeyWindows || entry.scene != nil
    }

    /// Returns the windows that can become key after the given window, in order of preference from front to back.
    func keyCandidates(after id: WindowID) -> [WindowID] {
        entries.reversed().filter { $0.id != id && isShown($0) && shareKey($0.id, id) }.map(\.id)
    }
}
