public import Foundation

/// A pane of settings, which is one schema file.
///
/// Source: Apple, "Settings Application Schema Reference", "Schema File Root Content".
public struct Pane: Hashable, Sendable {
    /// The name of the file in the bundle: `Root.plist`, `Root~ipad.plist`.
    public let name: String
    /// All entries of the file, in its order.
    public var entries: PropertyListDictionary {
        didSet { elements = Self.elements(of: entries) }
    }
    /// The cached elements of `PreferenceSpecifiers`.
    private var elements: [Specifier]

    /// The file that was read, or `nil` for a pane created in code.
    let file: PropertyListFile?
    private let bytes: Data

    init(name: String, entries: PropertyListDictionary, file: PropertyListFile, bytes: Data) {
        self.name = name
        self.entries = entries
        elements = Self.elements(of: entries)
        self.file = file
        self.bytes = bytes
    }

    /// Creates a pane.
    ///
    /// - Parameter base: The name of its file without `.plist`: `Root`, `Root~ipad`.
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

    /// The elements of `PreferenceSpecifiers`, in the order of the screen. Malformed elements are preserved.
    public var specifiers: [Specifier] {
        get { elements }
        set { entries[.specifiers] = newValue.map(\.propertyList) }
    }

    /// The name of the strings table that translates the pane. A missing value means that nothing is translated.
    public var stringsTable: String? {
        get { entries[.stringsTable] }
        set { entries[.stringsTable] = newValue }
    }

    /// The app group whose `UserDefaults` suite contains the preferences (iOS 8.2). A missing value means the app's
    /// standard defaults.
    public var applicationGroupContainerIdentifier: String? {
        get { entries[.applicationGroupContainerIdentifier] }
        set { entries[.applicationGroupContainerIdentifier] = newValue }
    }

    /// The title that Xcode's first templates wrote. The Settings app takes the title of a pane from elsewhere.
    public var title: String? {
        get { entries[.title] }
        set { entries[.title] = newValue }
    }

    /// The format of the file, which is XML for a pane created in code.
    public var format: PropertyListFormat { file?.format ?? .xml }

    /// A Boolean value indicating whether the entries differ from the file.
    public var isChanged: Bool { file?.root != .dictionary(entries) }

    /// Returns the bytes of the file: the original bytes if nothing changed, or otherwise the entries in the original
    /// format.
    ///
    /// In XML, only the changed parts are rewritten, and comments, spaces, and the order of keys are preserved. A
    /// changed OpenStep file becomes XML.
    public func encoded() throws -> Data {
        guard isChanged else { return bytes }
        if let file, let edited = PropertyListEdit(file, bytes)?.bytes(of: .dictionary(entries)) { return edited }
        return try PropertyList.dictionary(entries).encoded(as: format)
    }

    /// The pane in canonical form: XML, indented by tabs, with the keys of each dictionary in the order of the schema.
    ///
    /// Keys that aren't part of the schema come last, in their original order.
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

    /// A Boolean value indicating whether the file has comments, which only the original bytes contain.
    public var hasComments: Bool { format == .xml && bytes.plainText.firstRange(of: Data("<!--".utf8)) != nil }

    /// A Boolean value indicating whether the pane contains control characters, which aren't allowed in XML.
    public var hasControls: Bool { formatted.contains { $0 < 0x20 && !$0.isSpace } }

    /// A Boolean value indicating whether the file is in canonical form.
    public var isFormatted: Bool { !isChanged && bytes == formatted }

    /// Returns the line number, counted from 1, of the value at a path, or `nil` for formats without lines.
    public func line(at path: PropertyListPath) -> Int? { file?.line(at: path) }
}
