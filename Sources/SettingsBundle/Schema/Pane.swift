public import Foundation

/// A pane of settings: one schema file.
///
/// Source: Apple, "Settings Application Schema Reference", "Schema File Root Content".
public struct Pane: Hashable, Sendable {
    /// The file in the bundle: `Root.plist`, `Root~ipad.plist`.
    public let name: String
    /// Everything that the file says, in its order.
    public var entries: PropertyListDictionary

    let file: PropertyListFile
    private let bytes: Data

    init(name: String, entries: PropertyListDictionary, file: PropertyListFile, bytes: Data) {
        self.name = name
        self.entries = entries
        self.file = file
        self.bytes = bytes
    }

    /// The keys that a pane can have.
    static let keys: [KeyRule] = [
        .required(.specifiers), .optional(.stringsTable), .optional(.applicationGroupContainerIdentifier),
        .optional(.title),
    ]

    /// The elements of `PreferenceSpecifiers`, in the order of the screen; those that make no sense are kept.
    public var specifiers: [Specifier] {
        get { entries[.specifiers]?.map(Specifier.init) ?? [] }
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

    public var format: PropertyListFormat { file.format }

    public var isChanged: Bool { file.root != .dictionary(entries) }

    /// The bytes of the file: those that were read when nothing changed, else in the format that was read.
    ///
    /// The keys keep their order in XML; a changed OpenStep file becomes XML.
    public func encoded() throws -> Data {
        isChanged ? try PropertyList.dictionary(entries).encoded(as: format) : bytes
    }

    /// The line, from 1, of the value at a path; nil for formats without lines.
    public func line(at path: PropertyListPath) -> Int? { file.line(at: path) }
}
