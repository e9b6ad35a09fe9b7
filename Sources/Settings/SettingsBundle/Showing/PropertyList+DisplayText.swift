import Foundation

extension PropertyList {
    /// A description of the value for display: texts in quotes, and the size of collections.
    package var displayText: String {
        switch self {
        case .string(let text): text.quotedForDisplay
        case .boolean(let truth): truth ? "true" : "false"
        case .date(let date): date.formatted(.iso8601)
        case .data(let data): "\(data.count) bytes"
        case .array(let items): "an array of \(items.count)"
        case .dictionary(let entries): "a dictionary of \(entries.count)"
        case .integer, .largeInteger, .real: text!
        }
    }
}

extension String {
    /// The text in quotes, on one line.
    var quotedForDisplay: String {
        "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").escapingControls)\""
    }

    /// A Boolean value indicating whether a key can be written without quotes.
    var isWord: Bool { !isEmpty && utf8.allSatisfy { $0.isWord } }
}

extension UInt8 {
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
