public import Foundation

/// A property list with what its file says beside the values: the format, and the lines that XML has.
public struct PropertyListFile: Hashable, Sendable {
    public var root: PropertyList
    public var format: PropertyListFormat
    /// Lines and the order of keys; nil for formats other than XML.
    var outline: PropertyListOutline?

    /// Reads XML, binary and OpenStep property lists; spaces and a byte-order mark may stand before the text.
    ///
    /// - Throws: `PropertyListFailure` for everything else, with the reason.
    public init(bytes: Data) throws(PropertyListFailure) {
        let text = bytes.isBinaryPropertyList ? nil : bytes.plainText
        if let text, text.allSatisfy(\.isSpace) { throw PropertyListFailure("it is empty") }
        if let text, !text.isXML {
            (root, format) = (try Self.oldStyle(text), .openStep)
            return
        }
        if text == nil {
            var shape = try BinaryPropertyListShape(bytes)
            try shape.check()
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

    /// The line, from 1, of the value at a path, or of the nearest collection around a value that is missing.
    public func line(at path: PropertyListPath) -> Int? { outline?.line(at: path) }
}
