/// A priority queue of items ordered by due time, with a manually advanced clock.
struct ScheduledQueue<Item> {
    typealias ID = Int

    private struct Entry {
        let id: ID
        let time: Duration
        let item: Item
    }

    /// The current time, measured from the start.
    private(set) var now: Duration = .zero
    /// The entries in the order in which they are due.
    ///
    /// Entries that are due at the same time are in the order of their addition.
    private var entries: [Entry] = []
    private var lastID = 0

    /// Adds an item and returns its identifier. An item whose time has passed is due immediately.
    mutating func add(_ item: Item, at time: Duration) -> ID {
        lastID += 1
        let entry = Entry(id: lastID, time: max(time, now), item: item)
        let index = entries.firstIndex { $0.time > entry.time } ?? entries.count
        entries.insert(entry, at: index)
        return lastID
    }

    /// Removes an item and returns it, or returns `nil` if the item has already been dequeued or removed.
    mutating func remove(_ id: ID) -> Item? {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
        return entries.remove(at: index).item
    }

    mutating func removeAll() -> [Item] {
        defer { entries = [] }
        return entries.map(\.item)
    }

    /// Advances the clock to the next item that is due by the given time and dequeues it.
    ///
    /// If there is none, advances the clock to that time and returns `nil`.
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
