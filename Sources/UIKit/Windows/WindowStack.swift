/// The order, the visibility and the key status of an application's windows, without the windows.
struct WindowStack: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        let id: WindowID
        var level: UIWindow.Level = .normal
        var isVisible = false
    }

    /// From back to front, hidden ones too.
    private(set) var entries: [Entry] = []
    private(set) var key: WindowID?
    private var lastNumber = 0

    subscript(id: WindowID) -> Entry? {
        entries.first { $0.id == id }
    }

    /// The visible window with the highest level, and among equals the one brought forward last.
    var frontmostVisible: WindowID? {
        entries.last { $0.isVisible }?.id
    }

    /// A new window enters hidden, in front of its level, and not key.
    mutating func add() -> WindowID {
        lastNumber += 1
        let id = WindowID(number: lastNumber)
        place(Entry(id: id))
        return id
    }

    /// A window that is no more leaves the key to the frontmost visible one.
    mutating func remove(_ id: WindowID) {
        entries.removeAll { $0.id == id }
        if key == id { key = frontmostVisible }
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

    mutating func bringForward(_ id: WindowID) {
        guard let entry = self[id] else { return }
        place(entry)
    }

    mutating func setKey(_ id: WindowID?) {
        key = id
    }

    private mutating func place(_ entry: Entry) {
        entries.removeAll { $0.id == entry.id }
        let index = entries.firstIndex { $0.level > entry.level } ?? entries.count
        entries.insert(entry, at: index)
    }
}
