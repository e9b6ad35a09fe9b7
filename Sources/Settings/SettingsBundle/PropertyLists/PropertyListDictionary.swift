/// A dictionary of a property list that preserves the order of its keys.
///
/// Files are written in this order. It is ignored when two dictionaries are compared.
public struct PropertyListDictionary: Sendable {
    /// The keys, in the order of the file or of their insertion.
    public private(set) var keys: [String] = []
    private var values: [String: PropertyList] = [:]

    public init() {}

    /// Creates a dictionary from entries. If a key occurs twice, the later value replaces the earlier one at the same
    /// position.
    public init(_ entries: some Sequence<(String, PropertyList)>) {
        for (key, value) in entries { self[key] = value }
    }

    public var isEmpty: Bool { keys.isEmpty }
    public var count: Int { keys.count }

    /// Accesses the value for the key. Setting a new key appends it, setting an existing one keeps its position, and
    /// setting `nil` removes it.
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

    /// Returns the same entries, with the keys in `order` first and the others after them.
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
