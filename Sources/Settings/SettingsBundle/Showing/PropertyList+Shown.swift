import Foundation

extension PropertyList {
    /// The value as the tree shows it: texts in quotes, collections by their size.
    package var shown: String {
        switch self {
        case .string(let text): text.quotedForShow
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
    var quotedForShow: String { "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").shown)\"" }

    /// The text with what would steer a terminal, or break the line, written out.
    var shown: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            // The joiners are parts of letters and of pictures.
            case .format where scalar == "\u{200C}" || scalar == "\u{200D}": text.unicodeScalars.append(scalar)
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a key can stand without quotes.
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
