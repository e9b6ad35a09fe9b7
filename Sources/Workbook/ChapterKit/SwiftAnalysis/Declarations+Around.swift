import SwiftText

extension Declarations {
    /// Returns the path of the declarations around a line, such as `UIView.place(_:)`, or `nil` if the line is at file
    /// scope.
    ///
    /// - Parameter line: The number of the line, from 0.
    package static func name(aroundLine line: Int, of text: String) -> String? {
        text.withBytes { bytes in
            var current = 0
            /// The names of the declarations that the open braces belong to, or `nil` for a closure or a statement.
            var open: [String?] = []
            var next: String?
            for token in SwiftTokenizer(bytes) {
                if current == line, token.kind == .comment { break }
                let word = String(decoding: bytes[token.range], as: UTF8.self)
                if token.kind == .keyword, let name = name(after: word, in: bytes[token.range.upperBound...]) {
                    // A variable in a function isn't part of the path.
                    let isLocal = open.contains { $0?.hasSuffix(")") == true }
                    if !isLocal || word != "let" && word != "var" { next = name }
                }
                for byte in bytes[token.range] {
                    if byte == .lineFeed { current += 1 }
                    guard token.kind == .plain else { continue }
                    if byte == UInt8(ascii: "{") {
                        open.append(next)
                        next = nil
                    } else if byte == UInt8(ascii: "}") {
                        _ = open.popLast()
                    }
                }
            }
            let names = open.compactMap(\.self)
            return names.isEmpty ? nil : names.joined(separator: ".")
        }
    }

    /// Returns the first declaration of a listing, such as `class Pane` or `func move(to:)`. For an extension, it's the
    /// first member, such as `var Pane.title`. The result is `nil` if there's no declaration.
    static func first(in text: String) -> String? {
        text.withBytes { bytes in
            var extended: String?
            var isImport = false
            for token in SwiftTokenizer(bytes) where token.kind == .keyword {
                let word = String(decoding: bytes[token.range], as: UTF8.self)
                defer { isImport = word == "import" }
                guard !isImport, let name = name(after: word, in: bytes[token.range.upperBound...]),
                    !introducers.contains(name)
                else { continue }
                // An operator isn't a name.
                if name.hasPrefix("(") { return nil }
                if word == "extension" {
                    guard extended == nil else { break }
                    extended = name
                } else if let extended {
                    return ["init", "subscript"].contains(word) ? "\(extended).\(name)" : "\(word) \(extended).\(name)"
                } else {
                    return "\(word) \(name)"
                }
            }
            return extended.map { "extension \($0)" }
        }
    }

    /// Returns the name that a keyword introduces, with the labels of its parameters, or `nil` if the keyword doesn't
    /// introduce a name.
    private static func name(after keyword: String, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let rest = bytes.drop(while: \.isSpaceOrTab)
        let name = rest.prefix { $0.isIdentifier || $0 == UInt8(ascii: ".") }
        switch keyword {
        case "init", "subscript": return keyword + labels(in: rest)
        case "func": return String(decoding: name, as: UTF8.self) + labels(in: rest)
        case _ where introducers.contains(keyword): return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
        default: return nil
        }
    }

    /// Returns the labels of parameters. For example, `<T>(_ value: T, at place: Int)` results in `(_:at:)`.
    private static func labels(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var labels = ""
        var (depth, isLabelNext) = (0, false)
        var position = bytes.drop { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "{") }.startIndex
        while position < bytes.endIndex {
            switch bytes[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                isLabelNext = depth == 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return "(\(labels))" }
            case UInt8(ascii: ",") where depth == 1: isLabelNext = true
            case let byte where byte.isIdentifier && isLabelNext:
                let label = bytes[position...].prefix(while: \.isIdentifier)
                labels += String(decoding: label, as: UTF8.self) + ":"
                isLabelNext = false
                position = label.endIndex - 1
            default: break
            }
            position += 1
        }
        return "()"
    }
}
