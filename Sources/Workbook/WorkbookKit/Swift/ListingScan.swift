import SwiftText

/// What a look at a listing's Swift text finds: its imports, and the chunks that it places.
struct ListingScan {
    /// The import declarations at the start of a line, without their line ends, and the lines they stand on, from 0. Those
    /// between `#if` and `#endif` have these around them; those under more conditions than anybody writes are none, and the
    /// compiler says where they stand.
    let imports: [(line: Int, text: String)]
    /// The chunks that lines `// <<name>>` place, and the lines they stand on, from 0.
    ///
    /// Behind code on the same line such a comment is a comment: the chunk would take the code's place.
    let chunkReferences: [(line: Int, name: String)]

    init(_ text: String) {
        var imports: [(Int, String)] = []
        var references: [(Int, String)] = []
        text.withBytes { bytes in
            var line = 0
            var lineStart = 0
            var conditions = ConditionLines()
            for token in SwiftTokenizer(bytes) {
                if token.kind == .comment, bytes[lineStart..<token.range.lowerBound].allSatisfy(\.isSpaceOrTab),
                    let name = Self.chunkName(UnsafeBufferPointer(rebasing: bytes[token.range]))
                {
                    references.append((line, name))
                }
                if token.kind == .keyword, bytes[token.range].elementsEqual("import".utf8) {
                    let lineEnd = bytes[lineStart...].firstIndex(where: \.isLineEnd) ?? bytes.count
                    let before = bytes[lineStart..<token.range.lowerBound]
                    let words = before.split(whereSeparator: \.isSpaceOrTab).map { String(decoding: $0, as: UTF8.self) }
                    if words.first?.hasPrefix("@") == true || words.allSatisfy(Imports.accessLevels.contains) {
                        let text = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self).trimmed
                        if let text = conditions.around(text) { imports.append((line, text)) }
                    }
                }
                if bytes[token.range].first == UInt8(ascii: "#"),
                    bytes[lineStart..<token.range.lowerBound].allSatisfy(\.isSpaceOrTab)
                {
                    let lineEnd = bytes[lineStart...].firstIndex(where: \.isLineEnd) ?? bytes.count
                    conditions.see(String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self).trimmed)
                }
                for index in token.range where bytes[index] == .lineFeed {
                    line += 1
                    lineStart = index + 1
                }
            }
        }
        self.imports = imports
        chunkReferences = references
    }

    /// Whether there can be chunk references in a text: a look at its bytes that saves most texts the tokenizer.
    static func mentionsChunks(_ text: String) -> Bool {
        text.withBytes { $0.contains(UInt8(ascii: "<"), then: UInt8(ascii: "<")) }
    }

    /// The name in a comment `// <<name>>`.
    static func chunkName(_ comment: UnsafeBufferPointer<UInt8>) -> String? {
        let text = String(decoding: comment, as: UTF8.self).dropFirst(2).trimmed
        guard text.hasPrefix("<<"), text.hasSuffix(">>") else { return nil }
        let name = String(text.dropFirst(2).dropLast(2))
        return name.isPlainName ? name : nil
    }
}

/// The conditions of compilation that a place in Swift text is under.
private struct ConditionLines {
    /// For each `#if` that is open, its line and those of `#elseif` and `#else` so far.
    private var open: [[String]] = []

    /// - Parameter line: one that begins with `#`.
    mutating func see(_ line: String) {
        if line.hasPrefix("#if") {
            open.append([line])
        } else if line.hasPrefix("#else"), !open.isEmpty {
            open[open.count - 1].append(line)
        } else if line.hasPrefix("#endif"), !open.isEmpty {
            open.removeLast()
        }
    }

    /// So many lines are written for each import of a listing.
    private static let most = 32

    /// A line under the same conditions; nil when there are too many.
    func around(_ line: String) -> String? {
        let conditions = open.joined()
        guard conditions.count <= Self.most else { return nil }
        return (conditions + [line] + open.map { _ in "#endif" }).joined(separator: "\n")
    }
}
