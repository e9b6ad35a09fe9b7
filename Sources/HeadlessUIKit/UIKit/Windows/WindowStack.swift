/// A window's name in the stack; never used twice by one application.
struct WindowID: Hashable, Sendable {
    let number: Int
}

/// The order, the visibility, the scenes and the key status of an application's windows, without the windows.
struct WindowStack: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        let id: WindowID
        var level: UIWindow.Level = .normal
        var isVisible = false
        var scene: SceneID?
        /// Whether the system added it; such a window is never key.
        var isSystem = false
    }

    let rules: Phone.SceneRules
    /// From back to front, hidden ones too.
    private(set) var entries: [Entry] = []
    /// The one made key last is the last; one an app, or one a scene.
    private(set) var keys: [WindowID] = []
    private var lastNumber = 0

    init(rules: Phone.SceneRules = .init()) {
        self.rules = rules
    }

    subscript(id: WindowID) -> Entry? {
        entries.first { $0.id == id }
    }

    // MARK: Order

    /// A new window enters hidden, in front of its level, and not key.
    mutating func add(to scene: SceneID? = nil) -> WindowID {
        lastNumber += 1
        let id = WindowID(number: lastNumber)
        place(Entry(id: id, scene: scene))
        return id
    }

    mutating func remove(_ id: WindowID) {
        entries.removeAll { $0.id == id }
        keys.removeAll { $0 == id }
    }

    /// A window that enters another level enters it in front.
    mutating func setLevel(_ level: UIWindow.Level, of id: WindowID) {
        guard var entry = self[id], entry.level != level else { return }
        entry.level = level
        place(entry)
    }

    /// A window that was hidden comes to the front of its level.
    mutating func show(_ id: WindowID) {
        guard var entry = self[id], !entry.isVisible else { return }
        entry.isVisible = true
        place(entry)
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
        place(entry)
    }

    /// A window that enters another scene enters it in front of its level; it must not be key in the one it leaves.
    mutating func move(_ id: WindowID, to scene: SceneID?) {
        guard var entry = self[id], entry.scene != scene else { return }
        entry.scene = scene
        place(entry)
    }

    /// The scene is no more: its windows are in none, and not key.
    mutating func leave(_ scene: SceneID) {
        for index in entries.indices where entries[index].scene == scene {
            entries[index].scene = nil
            keys.removeAll { $0 == entries[index].id }
        }
    }

    mutating func dropKey(_ id: WindowID) {
        keys.removeAll { $0 == id }
    }

    /// Takes the key status from the window that has it beside this one, if one has.
    mutating func setKey(_ id: WindowID) {
        keys = keys.filter { !shareKey($0, id) } + [id]
    }

    private mutating func place(_ entry: Entry) {
        entries.removeAll { $0.id == entry.id }
        let index = entries.firstIndex { $0.level > entry.level } ?? entries.count
        entries.insert(entry, at: index)
    }
}
