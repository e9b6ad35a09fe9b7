/// What is to happen when: pure bookkeeping over a time that stands still until somebody moves it.
struct Agenda<Item> {
    typealias ID = Int

    private struct Entry {
        let id: ID
        let time: Duration
        let item: Item
    }

    /// Since the start.
    private(set) var now: Duration = .zero
    /// In the order in which they are due; at one time in the order in which they were added.
    private var entries: [Entry] = []
    private var lastID = 0

    /// Adds an item; one whose time is over is due at once.
    mutating func add(_ item: Item, at time: Duration) -> ID {
        lastID += 1
        let entry = Entry(id: lastID, time: max(time, now), item: item)
        let index = entries.firstIndex { $0.time > entry.time } ?? entries.count
        entries.insert(entry, at: index)
        return lastID
    }

    /// Takes an item out; nil if it was due already, or taken out.
    mutating func remove(_ id: ID) -> Item? {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
        return entries.remove(at: index).item
    }

    mutating func removeAll() -> [Item] {
        defer { entries = [] }
        return entries.map(\.item)
    }

    /// Moves on to the next item that is due by a time, and takes it out; nil if none is, and then the time has come.
    mutating func next(until time: Duration) -> Item? {
        guard let first = entries.first, first.time <= time else {
            now = max(now, time)
            return nil
        }
        entries.removeFirst()
        now = max(now, first.time)
        return first.item
    }
}
