/// A dictionary of a property list that keeps the order of its keys.
///
/// The order is what a file is written back in; it does not count when two dictionaries are compared.
public struct PropertyListDictionary: Sendable {
    /// The keys, in the order of the file or of their insertion.
    public private(set) var keys: [String] = []
    private var values: [String: PropertyList] = [:]

    public init() {}

    /// Of two entries with one key the later counts, in the place of the earlier.
    public init(_ entries: some Sequence<(String, PropertyList)>) {
        for (key, value) in entries { self[key] = value }
    }

    public var isEmpty: Bool { keys.isEmpty }
    public var count: Int { keys.count }

    /// Setting a new key appends it, setting a known one keeps its place, and setting nil removes it.
    public subscript(key: String) -> PropertyList? {
        get { values[key] }
        set {
            if let newValue {
                if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
            } else if values.removeValue(forKey: key) != nil {
                keys.removeAll { $0 == key }
            }
        }
    }

    /// The same entries, with the keys that `order` names first and the others after them.
    func ordered(by order: [String]) -> PropertyListDictionary {
        var ordered = PropertyListDictionary()
        for key in order + keys where values[key] != nil { ordered[key] = values[key] }
        return ordered
    }
}

extension PropertyListDictionary: Hashable {
    public static func == (left: PropertyListDictionary, right: PropertyListDictionary) -> Bool {
        left.values == right.values
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension PropertyListDictionary: Sequence, ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, PropertyList)...) { self.init(elements) }

    public func makeIterator() -> AnyIterator<(key: String, value: PropertyList)> {
        var rest = keys.makeIterator()
        let values = values
        return AnyIterator { rest.next().map { ($0, values[$0]!) } }
    }
}
