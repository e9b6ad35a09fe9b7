public import Foundation

extension PropertyList {
    /// Returns the bytes of a file with this property list. OpenStep files are written as XML, because no current tool
    /// writes OpenStep.
    public func encoded(as format: PropertyListFormat) throws -> Data {
        switch format {
        case .xml, .openStep: Data(xml.utf8)
        case .binary: try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        }
    }

    /// The XML property list in Xcode's format, with the keys in the order of the dictionaries.
    public var xml: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
            #"<plist version="1.0">"#,
        ]
        write(to: &lines, indentation: "")
        lines += ["</plist>", ""]
        return lines.joined(separator: "\n")
    }

    /// The value as the elements of an XML property list, indented by one tab for each enclosing collection.
    var lines: [String] {
        var lines: [String] = []
        write(to: &lines, indentation: "")
        return lines
    }

    private func write(to lines: inout [String], indentation: String) {
        switch self {
        case .string(let text): lines.append("\(indentation)<string>\(text.escapedForXML)</string>")
        case .integer(let number): lines.append("\(indentation)<integer>\(number)</integer>")
        case .largeInteger(let number): lines.append("\(indentation)<integer>\(number)</integer>")
        case .real(let number): lines.append("\(indentation)<real>\(number.textForXML)</real>")
        case .boolean(let truth): lines.append("\(indentation)<\(truth)/>")
        case .date(let date): lines.append("\(indentation)<date>\(date.formatted(.iso8601))</date>")
        case .data(let data): lines.append("\(indentation)<data>\(data.base64EncodedString())</data>")
        case .array(let items):
            guard !items.isEmpty else { return lines.append("\(indentation)<array/>") }
            lines.append("\(indentation)<array>")
            for item in items { item.write(to: &lines, indentation: indentation + "\t") }
            lines.append("\(indentation)</array>")
        case .dictionary(let entries):
            guard !entries.isEmpty else { return lines.append("\(indentation)<dict/>") }
            lines.append("\(indentation)<dict>")
            for (key, value) in entries {
                lines.append("\(indentation)\t<key>\(key.escapedForXML)</key>")
                value.write(to: &lines, indentation: indentation + "\t")
            }
            lines.append("\(indentation)</dict>")
        }
    }
}

extension String {
    var escapedForXML: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // An XML parser converts a carriage return to a line feed unless it is written as a character reference.
            case "\r": escaped += "&#13;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension Double {
    fileprivate var textForXML: String {
        if isNaN { return "nan" }
        if isInfinite { return self < 0 ? "-infinity" : "+infinity" }
        return Int(exactly: self).map { String($0) } ?? String(self)
    }
}
