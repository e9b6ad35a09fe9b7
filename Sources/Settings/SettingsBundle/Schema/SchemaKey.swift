/// A key of a schema file: its name, the required type of its value, and the Swift type as which the value is read.
///
/// All code that reads, writes, or checks entries uses these keys. `SpecifierType.keys` and `Pane.keys` list the keys
/// of each type.
package struct SchemaKey<Value>: Sendable {
    /// The name in the file: `DefaultValue`.
    package let name: String
    let kind: ValueKind
    fileprivate let read: @Sendable (PropertyListDictionary) -> Value?
    fileprivate let write: @Sendable (inout PropertyListDictionary, Value?) -> Void
}

extension PropertyListDictionary {
    /// Accesses the value for a key, with the subscript for the key's type.
    package subscript<Value>(key: SchemaKey<Value>) -> Value? {
        get { key.read(self) }
        set { key.write(&self, newValue) }
    }

    /// Returns the value for a key, regardless of its type.
    func value(of key: SchemaKey<some Any>) -> PropertyList? { self[key.name] }
}

extension PropertyListPath {
    func appending(_ key: SchemaKey<some Any>) -> PropertyListPath { appending(key.name) }

    /// Returns the path of a pane's specifier.
    static func specifier(_ index: Int) -> PropertyListPath { root.appending(.specifiers).appending(index) }
}

// MARK: Keys by the kind of their value

extension SchemaKey<String> {
    /// Returns a key for a string, or for a number in place of a string.
    static func text(_ name: String) -> SchemaKey {
        SchemaKey(name: name, kind: .text, read: { $0[text: name] }, write: { $0[text: name] = $1 })
    }

    /// Returns a key for a string, without converting other types.
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
    /// Returns a key for one of the words that are the cases of an enumeration.
    static func word(_ name: String) -> SchemaKey {
        SchemaKey(
            name: name, kind: .word(Value.allCases.map(\.rawValue)), read: { $0[choice: name] },
            write: { $0[choice: name] = $1 })
    }
}

extension SchemaKey<[UserInterfaceIdiom]> {
    /// Returns a key for an array of devices. Unknown names are omitted.
    static func idioms(_ name: String) -> SchemaKey {
        SchemaKey(
            name: name, kind: .texts,
            read: { $0[array: name]?.compactMap { $0.string.flatMap(UserInterfaceIdiom.init) } },
            write: { entries, idioms in
                // Unknown names are preserved.
                let unknown = entries[array: name]?.filter { $0.string.flatMap(UserInterfaceIdiom.init) == nil } ?? []
                entries[name] = idioms.map { .array($0.map { .string($0.rawValue) } + unknown) }
            })
    }
}
