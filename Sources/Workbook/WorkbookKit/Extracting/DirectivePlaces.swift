import SwiftText

/// Where in Swift text a line `#sourceLocation` may stand: where a statement or a declaration may begin.
///
/// It may not stand in an expression, before a switch's first case, or where a line goes on: a chunk can. What is not
/// certain counts as no place, and the next line is asked.
struct DirectivePlaces {
    /// Whether a directive may stand before each line.
    private(set) var isPlace: [Bool]

    init(_ lines: [String]) {
        isPlace = Array(repeating: false, count: lines.count)
        var scan = Scan()
        lines.joined(separator: "\n").withBytes { bytes in
            var line = -1
            var lineEnd = -1
            for token in SwiftTokenizer(bytes) {
                for index in token.range {
                    // A string or a comment may go on over the line's end.
                    if index > lineEnd {
                        line += 1
                        lineEnd = bytes.firstIndex(of: .lineFeed, from: index) ?? bytes.count
                        if scan.beginsAccessors(bytes, from: index) { scan.areAccessors() }
                        if index == token.range.lowerBound || token.kind == .plain, line < isPlace.count {
                            isPlace[line] = scan.mayStand && !Scan.goesOn(bytes, from: index)
                        }
                    }
                    if token.kind == .plain { scan.see(bytes[index]) }
                }
                if token.kind != .plain, token.kind != .comment {
                    scan.see(token.kind, bytes[token.range])
                }
            }
            while line + 1 < isPlace.count {
                line += 1
                isPlace[line] = scan.mayStand
            }
        }
    }

    /// What has been read up to a place.
    private struct Scan {
        /// The brackets that are open, the innermost last; `{` of a switch is an `s`.
        private var open: [UInt8] = []
        /// Whether what was read last can end a statement, or begins a list of them.
        private var isComplete = true
        /// Whether the next `{` begins the cases of a switch.
        private var isBeforeCases = false
        /// How many brackets were open where a label of a case began.
        private var labelDepth: Int?

        /// Words behind which a line goes on.
        private static let opening: Set<String> = [
            "return", "throw", "try", "await", "else", "where", "is", "as", "case", "in", "let", "var", "func", "if",
            "guard", "while", "for", "switch", "inout", "some", "any", "struct", "class", "enum", "protocol",
            "extension",
            "actor", "import", "repeat", "do", "defer", "static", "final", "private", "public", "internal",
            "fileprivate",
            "open", "override", "mutating", "lazy", "weak", "unowned", "nonisolated", "indirect", "convenience",
        ]

        var mayStand: Bool { isComplete && (open.last.map { $0 == UInt8(ascii: "{") } ?? true) }

        /// What is in the innermost braces are accessors: no directive may stand between them.
        mutating func areAccessors() { open[open.count - 1] = UInt8(ascii: "a") }

        /// Whether a line in braces begins with an accessor.
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
            // Of a name, or behind one: `a!`, `a?`.
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
                // Behind `in` a closure's statements begin; behind the one of a loop a line does not end.
                isComplete = word == "in" || !Self.opening.contains(word)
            case .attribute: isComplete = false
            default: isComplete = true
            }
        }

        /// Whether a line continues the one before it: it begins with a dot, an operator or a word such as `else`.
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
    /// The same lines in runs that begin where a directive may stand. Those at which none may are part of the run before,
    /// as if they went on from there.
    var dividedWhereDirectivesMayStand: [Chunks.Run] {
        guard count > 1 else { return self }
        let isPlace = DirectivePlaces(flatMap(\.lines)).isPlace
        var result: [Chunks.Run] = []
        var number = 0
        for run in self {
            // The place of the line at hand is not told yet.
            var isPending = true
            for (index, line) in run.lines.enumerated() {
                if isPending, isPlace[number] || result.isEmpty {
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
