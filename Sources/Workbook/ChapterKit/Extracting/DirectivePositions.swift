import SwiftText

/// The lines of Swift text where a `#sourceLocation` directive is allowed, which is where a statement or a declaration
/// can begin.
///
/// The directive isn't allowed in an expression, before the first case of a `switch`, or before a line that continues
/// another. A chunk can be in any of these positions. A position that isn't certain counts as not allowed, and the next
/// line is examined.
struct DirectivePositions {
    /// For each line, a Boolean value indicating whether a directive is allowed before it.
    private(set) var isAllowed: [Bool]

    init(_ lines: [String]) {
        isAllowed = Array(repeating: false, count: lines.count)
        var scan = Scan()
        lines.joined(separator: "\n").withBytes { bytes in
            var line = -1
            var lineEnd = -1
            for token in SwiftTokenizer(bytes) {
                for index in token.range {
                    // A string or a comment can extend over several lines.
                    if index > lineEnd {
                        line += 1
                        lineEnd = bytes.firstIndex(of: .lineFeed, from: index) ?? bytes.count
                        if scan.beginsAccessors(bytes, from: index) { scan.areAccessors() }
                        if index == token.range.lowerBound || token.kind == .plain, line < isAllowed.count {
                            isAllowed[line] = scan.mayStand && !Scan.goesOn(bytes, from: index)
                        }
                    }
                    if token.kind == .plain { scan.see(bytes[index]) }
                }
                if token.kind != .plain, token.kind != .comment {
                    scan.see(token.kind, bytes[token.range])
                }
            }
            while line + 1 < isAllowed.count {
                line += 1
                isAllowed[line] = scan.mayStand
            }
        }
    }

    /// The state of the scan at a position in the text.
    private struct Scan {
        /// The open brackets, from the outermost to the innermost. An `s` represents the `{` of a `switch`.
        private var open: [UInt8] = []
        /// A Boolean value indicating whether the last token can end a statement, or begins a list of statements.
        private var isComplete = true
        /// A Boolean value indicating whether the next `{` begins the cases of a `switch`.
        private var isBeforeCases = false
        /// The number of brackets that were open at the beginning of a case label, or `nil` outside a label.
        private var labelDepth: Int?

        /// The words after which a statement continues.
        private static let opening: Set<String> = [
            "return", "throw", "try", "await", "else", "where", "is", "as", "case", "in", "let", "var", "func", "if",
            "guard", "while", "for", "switch", "inout", "some", "any", "struct", "class", "enum", "protocol",
            "extension",
            "actor", "import", "repeat", "do", "defer", "static", "final", "private", "public", "internal",
            "fileprivate",
            "open", "override", "mutating", "lazy", "weak", "unowned", "nonisolated", "indirect", "convenience",
        ]

        var mayStand: Bool { isComplete && (open.last.map { $0 == UInt8(ascii: "{") } ?? true) }

        /// Marks the contents of the innermost braces as accessors, between which a directive isn't allowed.
        mutating func areAccessors() { open[open.count - 1] = UInt8(ascii: "a") }

        /// Returns a Boolean value indicating whether a line in braces begins with an accessor.
        func beginsAccessors(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
            guard open.last == UInt8(ascii: "{") else { return false }
            let line = bytes[start...].prefix { !$0.isLineEnd }.drop { $0.isSpaceOrTab }
            return ["get", "set", "willSet", "didSet", "_read", "_modify", "mutating get", "nonmutating set"].contains {
                word in
                line.starts(with: word.utf8) && line.dropFirst(word.utf8.count).first?.isIdentifier != true
            }
        }

        mutating func see(_ byte: UInt8) {
            switch byte {
            case _ where byte.isSpaceOrTab || byte.isLineEnd: break
            case UInt8(ascii: "("), UInt8(ascii: "["):
                open.append(byte)
                isComplete = false
            case UInt8(ascii: "{"):
                open.append(isBeforeCases ? UInt8(ascii: "s") : byte)
                isBeforeCases = false
                isComplete = true
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                open.removeLast(open.isEmpty ? 0 : 1)
                isComplete = true
            case UInt8(ascii: ";"): isComplete = true
            case UInt8(ascii: ":"):
                isComplete = labelDepth == open.count
                if isComplete { labelDepth = nil }
            // The byte belongs to a name, or follows one as in `a!` and `a?`.
            case _ where byte.isIdentifier || byte >= 0x80 || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"):
                isComplete = byte != UInt8(ascii: "?") || isComplete
            default: isComplete = false
            }
        }

        mutating func see(_ kind: SwiftToken.Kind, _ text: Slice<UnsafeBufferPointer<UInt8>>) {
            switch kind {
            case .keyword:
                let word = String(decoding: text, as: UTF8.self)
                if word == "switch" { isBeforeCases = true }
                if word == "case", open.last == UInt8(ascii: "s") { open[open.count - 1] = UInt8(ascii: "{") }
                if word == "case" || word == "default" { labelDepth = open.count }
                // After the `in` of a closure, its statements begin. After the `in` of a loop, a line doesn't end.
                isComplete = word == "in" || !Self.opening.contains(word)
            case .attribute: isComplete = false
            default: isComplete = true
            }
        }

        /// Returns a Boolean value indicating whether a line continues the previous one. Such a line begins with a dot,
        /// an operator, or a word such as `else`.
        static func goesOn(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
            var index = start
            while index < bytes.count, bytes[index].isSpaceOrTab || bytes[index].isLineEnd { index += 1 }
            guard index < bytes.count else { return false }
            let word = bytes[index...].prefix { $0.isIdentifier }
            if word.isEmpty { return ".+-*/%=<>&|^~?:!,{".utf8.contains(bytes[index]) && !isComment(bytes, index) }
            return [
                "else", "catch", "where", "get", "set", "willSet", "didSet", "case", "default", "while", "is", "as",
                "async", "throws",
            ]
            .contains(String(decoding: word, as: UTF8.self))
        }

        private static func isComment(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
            bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count
                && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
        }
    }
}

extension [Chunks.Run] {
    /// The same lines, divided into runs that begin where a directive is allowed. Lines where none is allowed are
    /// appended to the previous run.
    var dividedWhereDirectivesMayStand: [Chunks.Run] {
        guard count > 1 else { return self }
        let isAllowed = DirectivePositions(flatMap(\.lines)).isAllowed
        var result: [Chunks.Run] = []
        var number = 0
        for run in self {
            // The location of the current line hasn't been recorded yet.
            var isPending = true
            for (index, line) in run.lines.enumerated() {
                if isPending, isAllowed[number] || result.isEmpty {
                    var new = run
                    new.location.line += index
                    new.lines = []
                    result.append(new)
                    isPending = false
                }
                result[result.count - 1].lines.append(line)
                number += 1
            }
        }
        return result
    }
}
