public import Foundation

/// A property list with information about its file in addition to the values: the format, and the lines of an XML file.
public struct PropertyListFile: Hashable, Sendable {
    public var root: PropertyList
    public var format: PropertyListFormat
    /// The lines and the order of keys, or `nil` for formats other than XML.
    var outline: PropertyListOutline?

    /// Reads an XML, binary, or OpenStep property list. Spaces and a byte order mark before the text are accepted.
    ///
    /// - Throws: `PropertyListFailure` with the reason if the bytes aren't a property list.
    public init(bytes: Data) throws(PropertyListFailure) {
        let text = bytes.isBinaryPropertyList ? nil : bytes.plainText
        if let text, text.allSatisfy(\.isSpace) { throw PropertyListFailure("it is empty") }
        if let text, !text.isXML {
            (root, format) = (try Self.oldStyle(text), .openStep)
            return
        }
        if text == nil {
            var validator = try BinaryPropertyListValidator(bytes)
            try validator.validate()
        }
        var format = PropertyListSerialization.PropertyListFormat.xml
        let object: Any
        do {
            object = try PropertyListSerialization.propertyList(from: text ?? bytes, options: [], format: &format)
        } catch {
            throw PropertyListFailure(foundation: error)
        }
        root = try PropertyList(object: object)
        self.format = format == .binary ? .binary : .xml
        if self.format == .xml, let text, let outline = PropertyListOutline(xml: Array(text)) {
            self.outline = outline
            root = root.ordered(by: outline)
        }
    }

    private static func oldStyle(_ text: Data) throws(PropertyListFailure) -> PropertyList {
        guard let text = String(validating: text, as: UTF8.self) else {
            throw PropertyListFailure("it is not a property list: it is neither XML nor text in UTF-8 or UTF-16")
        }
        do {
            return try OldStyleParser.propertyList(of: text)
        } catch {
            throw PropertyListFailure("it is not a property list: \(error.description)", line: error.line)
        }
    }

    /// Returns the line number, counted from 1, of the value at a path. If the value is missing, it is the line of the
    /// nearest enclosing collection.
    public func line(at path: PropertyListPath) -> Int? { outline?.line(at: path) }
}
