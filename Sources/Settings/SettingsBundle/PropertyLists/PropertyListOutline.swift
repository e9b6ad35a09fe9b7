/// Where the values of an XML property list stand in its file, and the order of its keys.
///
/// Foundation's parser tells neither.
struct PropertyListOutline: Hashable, Sendable {
    /// The line of the value's start tag, from 1.
    var line: Int
    /// The bytes of the value, from its start tag to its end tag.
    var range: Range<Int>
    /// Where the keys of a dictionary begin, in bytes.
    var keyStarts: [String: Int] = [:]
    /// The keys of a dictionary in the order of the file.
    var keys: [String] = []
    /// The values of a dictionary.
    var entries: [String: PropertyListOutline] = [:]
    /// The keys of a dictionary that stand more than once, with the line of a later one.
    var repeated: [Repeated] = []
    /// The values of an array.
    var items: [PropertyListOutline] = []

    struct Repeated: Hashable, Sendable {
        var key: String
        /// From 1.
        var line: Int
    }

    /// The repeated keys of this value and all that are in it, in the order of their lines.
    var repeatedKeys: [Repeated] {
        let inner = Array(entries.values) + items
        return (repeated + inner.flatMap(\.repeatedKeys)).sorted { $0.line < $1.line }
    }

    func line(at path: PropertyListPath) -> Int {
        var place = self
        for step in path.steps {
            let inner: PropertyListOutline? =
                switch step {
                case .key(let key): place.entries[key]
                case .index(let index): place.items.indices.contains(index) ? place.items[index] : nil
                }
            guard let inner else { break }
            place = inner
        }
        return place.line
    }
}

extension PropertyList {
    /// The same value with the keys of its dictionaries in the order of an outline.
    func ordered(by outline: PropertyListOutline) -> PropertyList {
        switch self {
        case .array(let items):
            guard items.count == outline.items.count else { return self }
            return .array(zip(items, outline.items).map { $0.ordered(by: $1) })
        case .dictionary(var entries):
            for (key, inner) in outline.entries { entries[key] = entries[key]?.ordered(by: inner) }
            return .dictionary(entries.ordered(by: outline.keys))
        default: return self
        }
    }
}
