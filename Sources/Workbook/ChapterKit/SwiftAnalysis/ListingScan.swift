import SwiftText

/// The imports and chunk references found in a listing.
package struct ListingScan {
    /// The import declarations at the start of a line, without their line endings, and the numbers of their lines, from
    /// 0.
    ///
    /// An import between `#if` and `#endif` includes these lines. An import under too many conditions isn't included,
    /// and the compiler reports it.
    let imports: [(line: Int, text: String)]
    /// The chunk references in comments `// <<name>>`, and the numbers of their lines, from 0.
    ///
    /// After code on the same line, such a comment isn't a reference, because the chunk would replace the code.
    package let chunkReferences: [(line: Int, name: String)]

    package init(_ text: String) {
        var imports: [(Int, String)] = []
        var references: [(Int, String)] = []
        text.withBytes { bytes in
            var line = 0
            var lineStart = 0
            var conditions = ConditionLines()
            for token in SwiftTokenizer(bytes) {
                if token.kind == .comment, bytes[lineStart..<token.range.lowerBound].allSatisfy({ $0.isSpaceOrTab }),
                    let name = Self.chunkName(UnsafeBufferPointer(rebasing: bytes[token.range]))
                {
                    references.append((line, name))
                }
                if token.kind == .keyword, bytes[token.range].elementsEqual("import".utf8) {
                    let lineEnd = bytes[lineStart...].firstIndex { $0.isLineEnd } ?? bytes.count
                    let before = bytes[lineStart..<token.range.lowerBound]
                    let words = before.split(whereSeparator: \.isSpaceOrTab).map { String(decoding: $0, as: UTF8.self) }
                    if words.first?.hasPrefix("@") == true || words.allSatisfy(Imports.accessLevels.contains) {
                        let text = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self).trimmed
                        if let text = conditions.around(text) { imports.append((line, text)) }
                    }
                }
                if bytes[token.range.lowerBound] == UInt8(ascii: "#"),
                    bytes[lineStart..<token.range.lowerBound].allSatisfy({ $0.isSpaceOrTab })
                {
                    let lineEnd = bytes[lineStart...].firstIndex { $0.isLineEnd } ?? bytes.count
                    conditions.see(String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self).trimmed)
                }
                // Words are most of the tokens, and contain no line breaks.
                if bytes[token.range.lowerBound].isIdentifier { continue }
                for index in token.range where bytes[index] == .lineFeed {
                    line += 1
                    lineStart = index + 1
                }
            }
        }
        self.imports = imports
        chunkReferences = references
    }

    /// Returns a Boolean value indicating whether a text can contain chunk references. It only examines the bytes,
    /// which avoids running the tokenizer on most text.
    package static func mentionsChunks(_ text: String) -> Bool {
        text.withBytes { $0.contains(UInt8(ascii: "<"), then: UInt8(ascii: "<")) }
    }

    /// Returns the name in a comment `// <<name>>`.
    package static func chunkName(_ comment: UnsafeBufferPointer<UInt8>) -> String? {
        let text = String(decoding: comment, as: UTF8.self).dropFirst(2).trimmed
        guard text.hasPrefix("<<"), text.hasSuffix(">>") else { return nil }
        let name = String(text.dropFirst(2).dropLast(2))
        return name.isPlainName ? name : nil
    }
}

/// The conditional compilation blocks around a position in Swift text.
private struct ConditionLines {
    /// For each open `#if`, its line and the lines of its `#elseif` and `#else` so far.
    private var open: [[String]] = []

    /// Updates the conditions with a directive.
    ///
    /// - Parameter line: A line that begins with `#`.
    mutating func see(_ line: String) {
        if line.hasPrefix("#if") {
            open.append([line])
        } else if line.hasPrefix("#else"), !open.isEmpty {
            open[open.count - 1].append(line)
        } else if line.hasPrefix("#endif"), !open.isEmpty {
            open.removeLast()
        }
    }

    /// The maximum number of lines of conditions. They're repeated for each import of a listing.
    private static let most = 32

    /// Returns a line with the same conditions around it, or `nil` if there are too many.
    func around(_ line: String) -> String? {
        let conditions = open.joined()
        guard conditions.count <= Self.most else { return nil }
        return (conditions + [line] + open.map { _ in "#endif" }).joined(separator: "\n")
    }
}
