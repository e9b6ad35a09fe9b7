/// The source positions of the values in an XML property list, and the order of its keys.
///
/// Foundation's parser provides neither.
struct PropertyListOutline: Hashable, Sendable {
    /// The line number of the value's start tag, counted from 1.
    var line: Int
    /// The byte range of the value, from its start tag to its end tag.
    var range: Range<Int>
    /// The byte offsets of a dictionary's keys.
    var keyStarts: [String: Int] = [:]
    /// The keys of a dictionary in the order of the file.
    var keys: [String] = []
    /// The values of a dictionary.
    var entries: [String: PropertyListOutline] = [:]
    /// The keys that occur more than once in a dictionary, with the line of a later occurrence.
    var repeated: [Repeated] = []
    /// The values of an array.
    var items: [PropertyListOutline] = []

    struct Repeated: Hashable, Sendable {
        var key: String
        /// The line number, counted from 1.
        var line: Int
    }

    /// The repeated keys of this value and its descendants, in the order of their lines.
    var repeatedKeys: [Repeated] {
        let inner = Array(entries.values) + items
        return (repeated + inner.flatMap(\.repeatedKeys)).sorted { $0.line < $1.line }
    }

    func line(at path: PropertyListPath) -> Int {
        var outline = self
        for step in path.steps {
            let inner: PropertyListOutline? =
                switch step {
                case .key(let key): outline.entries[key]
                case .index(let index): outline.items.indices.contains(index) ? outline.items[index] : nil
                }
            guard let inner else { break }
            outline = inner
        }
        return outline.line
    }
}

extension PropertyList {
    /// Returns the same value with the keys of its dictionaries in the order of an outline.
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
