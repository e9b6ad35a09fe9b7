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
        if text == nil {
            var shape = try BinaryPropertyListShape(bytes)
            try shape.check()
        }
        var format = PropertyListSerialization.PropertyListFormat.xml
        let object: Any
        do {
            object = try PropertyListSerialization.propertyList(from: text ?? bytes, options: [], format: &format)
        } catch {
            throw PropertyListFailure(
                foundation: error, isXML: text?.isXML ?? false, isOpenStep: text?.isOpenStep ?? false)
        }
        root = try PropertyList(object: object)
        switch format {
        case .binary: self.format = .binary
        case .openStep: self.format = .openStep
        default: self.format = .xml
        }
        if self.format == .xml, let text, let outline = PropertyListOutline(xml: Array(text)) {
            self.outline = outline
            root = root.ordered(by: outline)
        }
    }

    /// The line, from 1, of the value at a path, or of the nearest collection around a value that is missing.
    public func line(at path: PropertyListPath) -> Int? { outline?.line(at: path) }
}
