public import Foundation

/// A pane of settings: one schema file.
///
/// Source: Apple, "Settings Application Schema Reference", "Schema File Root Content".
public struct Pane: Hashable, Sendable {
    /// The file in the bundle: `Root.plist`, `Root~ipad.plist`.
    public let name: String
    /// Everything that the file says, in its order.
    public var entries: PropertyListDictionary {
        didSet { elements = Self.elements(of: entries) }
    }
    /// Those of `PreferenceSpecifiers`, made once.
    private var elements: [Specifier]

    /// What was read; nil for a pane that was made.
    let file: PropertyListFile?
    private let bytes: Data

    init(name: String, entries: PropertyListDictionary, file: PropertyListFile, bytes: Data) {
        self.name = name
        self.entries = entries
        elements = Self.elements(of: entries)
        self.file = file
        self.bytes = bytes
    }

    /// A new pane.
    ///
    /// - Parameter base: the name of its file without `.plist`: `Root`, `Root~ipad`.
    public init(_ base: String, specifiers: [Specifier] = []) {
        name = "\(base).plist"
        elements = specifiers
        entries = [SchemaKey.specifiers.name: .array(specifiers.map(\.propertyList))]
        file = nil
        bytes = Data()
    }

    private static func elements(of entries: PropertyListDictionary) -> [Specifier] {
        entries[.specifiers]?.map(Specifier.init) ?? []
    }

    /// The keys that a pane can have.
    static let keys: [KeyRule] = [
        .required(.specifiers), .optional(.stringsTable), .optional(.applicationGroupContainerIdentifier),
        .optional(.title),
    ]

    /// The elements of `PreferenceSpecifiers`, in the order of the screen; those that make no sense are kept.
    public var specifiers: [Specifier] {
        get { elements }
        set { entries[.specifiers] = newValue.map(\.propertyList) }
    }

    /// The name of the strings table that translates the pane; absent means that nothing is translated.
    public var stringsTable: String? {
        get { entries[.stringsTable] }
        set { entries[.stringsTable] = newValue }
    }

    /// The app group whose `UserDefaults` suite holds the preferences (iOS 8.2); absent means the app's own defaults.
    public var applicationGroupContainerIdentifier: String? {
        get { entries[.applicationGroupContainerIdentifier] }
        set { entries[.applicationGroupContainerIdentifier] = newValue }
    }

    /// The title that Xcode's first templates wrote; the Settings app takes the title of a pane from elsewhere.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// XML for a pane that was made.
    public var format: PropertyListFormat { file?.format ?? .xml }

    /// Whether the file does not hold it yet.
    public var isChanged: Bool { file?.root != .dictionary(entries) }

    /// The bytes of the file: those that were read when nothing changed, else in the format that was read.
    ///
    /// In XML only what has changed is written anew: comments, spaces and the order of keys stay. A changed OpenStep file
    /// becomes XML.
    public func encoded() throws -> Data {
        guard isChanged else { return bytes }
        if let file, let edited = PropertyListEdit(file, bytes)?.bytes(of: .dictionary(entries)) { return edited }
        return try PropertyList.dictionary(entries).encoded(as: format)
    }

    /// The pane in canonical form: XML, indented by tabs, each dictionary's keys in the order of the schema.
    ///
    /// Keys that the schema does not have come last, in the order that they have.
    public var formatted: Data {
        var pane = self
        pane.specifiers = specifiers.map { specifier in
            guard let type = specifier.type else { return specifier }
            return Specifier(.dictionary(specifier.entries.ordered(by: type.keys.map(\.name))))
        }
        let order = [SchemaKey.title, .stringsTable, .applicationGroupContainerIdentifier].map(\.name)
        let last = [SchemaKey.specifiers.name]
        let others = entries.keys.filter { !(order + last).contains($0) }
        return Data(PropertyList.dictionary(pane.entries.ordered(by: order + others + last)).xml.utf8)
    }

    /// Whether the file has comments, which only its own bytes hold.
    public var hasComments: Bool { format == .xml && bytes.plainText.firstRange(of: Data("<!--".utf8)) != nil }

    /// Whether it holds control characters, which XML cannot.
    public var hasControls: Bool { formatted.contains { $0 < 0x20 && !$0.isSpace } }

    /// Whether the file is in canonical form.
    public var isFormatted: Bool { !isChanged && bytes == formatted }

    /// The line, from 1, of the value at a path; nil for formats without lines.
    public func line(at path: PropertyListPath) -> Int? { file?.line(at: path) }
}
