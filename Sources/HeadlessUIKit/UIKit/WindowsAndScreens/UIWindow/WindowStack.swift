/// The identifier of a window in the stack. An application never uses an identifier twice.
struct WindowID: Hashable, Sendable {
    let number: Int
}

/// The order, visibility, scenes, and key status of an application's windows, independent of the window objects.
struct WindowStack: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        let id: WindowID
        var level: UIWindow.Level = .normal
        var isVisible = false
        /// A Boolean value indicating whether the window has been visible before or is visible.
        var hasBeenShown = false
        var scene: SceneID?
        /// A Boolean value indicating whether the system has added the window. Such a window is never key.
        var isSystem = false
    }

    let rules: Phone.SceneRules
    /// The windows from back to front, including hidden ones.
    private(set) var entries: [Entry] = []
    /// The key windows, in the order in which they became key. There is one per app or one per scene.
    private(set) var keys: [WindowID] = []
    private var lastNumber = 0

    init(rules: Phone.SceneRules = .init()) {
        self.rules = rules
    }

    subscript(id: WindowID) -> Entry? {
        for entry in entries where entry.id.number == id.number { return entry }
        return nil
    }

    // MARK: Order

    /// Adds a hidden window in front of its level. It isn't key.
    mutating func add(to scene: SceneID? = nil) -> WindowID {
        lastNumber += 1
        let id = WindowID(number: lastNumber)
        insert(Entry(id: id, scene: scene))
        return id
    }

    mutating func remove(_ id: WindowID) {
        entries.removeAll { $0.id == id }
        keys.removeAll { $0 == id }
    }

    /// Moves a window to the front of another level.
    mutating func setLevel(_ level: UIWindow.Level, of id: WindowID) {
        guard var entry = self[id], entry.level != level else { return }
        entry.level = level
        insert(entry)
    }

    /// Shows a hidden window in front of its level.
    mutating func show(_ id: WindowID) {
        guard var entry = self[id], !entry.isVisible else { return }
        entry.isVisible = true
        entry.hasBeenShown = true
        insert(entry)
    }

    mutating func hide(_ id: WindowID) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].isVisible = false
    }

    mutating func markAsSystem(_ id: WindowID) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries[index].isSystem = true
    }

    mutating func bringForward(_ id: WindowID) {
        guard let entry = self[id] else { return }
        insert(entry)
    }

    /// Moves a window to another scene, in front of its level. The window must not be key in its previous scene.
    mutating func move(_ id: WindowID, to scene: SceneID?) {
        guard var entry = self[id], entry.scene != scene else { return }
        entry.scene = scene
        insert(entry)
    }

    /// Removes the windows from a scene that has disconnected. They lose the key status.
    mutating func removeWindows(from scene: SceneID) {
        for index in entries.indices where entries[index].scene == scene {
            entries[index].scene = nil
            keys.removeAll { $0 == entries[index].id }
        }
    }

    mutating func dropKey(_ id: WindowID) {
        keys.removeAll { $0 == id }
    }

    /// Makes a window key, removing the key status from the window that shares it, if any.
    mutating func setKey(_ id: WindowID) {
        keys = keys.filter { !shareKey($0, id) } + [id]
    }

    private mutating func insert(_ entry: Entry) {
        entries.removeAll { $0.id == entry.id }
        let index = entries.firstIndex { $0.level > entry.level } ?? entries.count
        entries.insert(entry, at: index)
    }
}
