/// A key of a schema file: its name, what must stand under it, and the Swift value that this is read as.
///
/// All that reads, writes and checks entries uses these. `SpecifierType.keys` and `Pane.keys` say who has which.
package struct SchemaKey<Value>: Sendable {
    /// As it stands in the file: `DefaultValue`.
    package let name: String
    let kind: ValueKind
    fileprivate let read: @Sendable (PropertyListDictionary) -> Value?
    fileprivate let write: @Sendable (inout PropertyListDictionary, Value?) -> Void
}

extension PropertyListDictionary {
    /// What stands under a key, read and written by the subscript of the key's kind.
    package subscript<Value>(key: SchemaKey<Value>) -> Value? {
        get { key.read(self) }
        set { key.write(&self, newValue) }
    }

    /// What stands under a key, of whatever kind it is.
    func value(of key: SchemaKey<some Any>) -> PropertyList? { self[key.name] }
}

extension PropertyListPath {
    func appending(_ key: SchemaKey<some Any>) -> PropertyListPath { appending(key.name) }

    /// The place of a pane's specifier.
    static func specifier(_ index: Int) -> PropertyListPath { root.appending(.specifiers).appending(index) }
}

// MARK: Keys by the kind of their value

extension SchemaKey<String> {
    /// A string, or a number that stands where a string belongs.
    static func text(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .text, read: { $0[text: name] }, write: { $0[text: name] = $1 })
    }

    /// A string and nothing else.
    static func string(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .string, read: { $0[string: name] }, write: { $0[string: name] = $1 })
    }
}

extension SchemaKey<PropertyList> {
    static func scalar(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .scalar, read: { $0[name] }, write: { $0[name] = $1 })
    }
}

extension SchemaKey<PropertyList> {
    static func any(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .any, read: { $0[name] }, write: { $0[name] = $1 })
    }
}

extension SchemaKey<Bool> {
    static func boolean(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .boolean, read: { $0[boolean: name] }, write: { $0[boolean: name] = $1 })
    }
}

extension SchemaKey<Double> {
    static func number(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .number, read: { $0[number: name] }, write: { $0[number: name] = $1 })
    }
}

extension SchemaKey<[PropertyList]> {
    static func array(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .array, read: { $0[array: name] }, write: { $0[array: name] = $1 })
    }
}

extension SchemaKey<[String]> {
    static func texts(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .texts, read: { $0[texts: name] }, write: { $0[texts: name] = $1 })
    }
}

extension SchemaKey where Value: RawRepresentable<String> & CaseIterable & Sendable {
    /// One of the words that are the cases of an enumeration.
    static func word(_ name: String) -> SchemaKey {
        SchemaKey(
            name: name, kind: .word(Value.allCases.map(\.rawValue)), read: { $0[choice: name] },
            write: { $0[choice: name] = $1 })
    }
}

extension SchemaKey<[UserInterfaceIdiom]> {
    /// An array of devices; names that are none are left out.
    static func idioms(_ name: String) -> SchemaKey {
        SchemaKey(
            name: name, kind: .texts,
            read: { $0[array: name]?.compactMap { $0.string.flatMap(UserInterfaceIdiom.init) } },
            write: { entries, idioms in
                // Names that are none stay.
                let unknown = entries[array: name]?.filter { $0.string.flatMap(UserInterfaceIdiom.init) == nil } ?? []
                entries[name] = idioms.map { .array($0.map { .string($0.rawValue) } + unknown) }
            })
    }
}
