import ChapterKit

// MARK: - Parts of a declaration

extension DocumentedDeclarations {
    mutating func functionName() -> String? {
        if let name = word() {
            position += 1
            skipGenerics()
            return name
        }
        var name = ""
        while position < source.pieces.count, case .sign(let byte) = piece.kind, byte != UInt8(ascii: "(") {
            // The parameters of a generic operator follow a space: `== <Element>(…)`.
            if byte == UInt8(ascii: "<"), !name.isEmpty,
                piece.range.lowerBound > source.pieces[position - 1].range.upperBound
            {
                skipGenerics()
                break
            }
            name += String(UnicodeScalar(byte))
            position += 1
        }
        if name.isEmpty, position < source.pieces.count, piece.kind == .other {
            name = source.text(piece)
            position += 1
            skipGenerics()
        }
        return name.isEmpty ? nil : name
    }

    /// Skips the value of a case, as in `case first = 1, second`.
    mutating func skipRawValue() {
        guard isSign("=") else { return }
        let line = piece.line
        while position < source.pieces.count, piece.line == line, !isSign(","), !isSign("}") { position += 1 }
    }

    /// Skips a type such as `[Int]` or `[String: Int]`, and returns the name of the generic type.
    mutating func collectionName() -> String {
        let start = position
        skipBrackets()
        let isDictionary = (start..<position).contains { source.isSign(":", $0) }
        return isDictionary ? "Dictionary" : "Array"
    }

    mutating func skipGenerics() {
        guard isSign("<") else { return }
        var depth = 0
        repeat {
            if isSign("<") { depth += 1 }
            if isSign(">"), !isSign("-", -1) { depth -= 1 }
            position += 1
        } while depth > 0 && position < source.pieces.count
    }

    /// Skips the parameters, and returns their labels, as in `(by:_:)`.
    ///
    /// - Parameter defaultLabels: A Boolean value indicating whether the name of a parameter is its label, too.
    mutating func argumentLabels(defaultLabels: Bool) -> String {
        guard isSign("(") else { return "" }
        let start = position
        skipBrackets()
        let end = position - 1
        var labels = ""
        var index = start + 1
        var depth = 0
        var isStart = true
        while index < end {
            let piece = source.pieces[index]
            if isStart, piece.kind == .word {
                let name = source.text(piece)
                let hasTwoNames = source.pieces[index + 1].kind == .word
                let isLabeled = source.isSign(":", index + 1) || hasTwoNames
                labels += (isLabeled && (defaultLabels || hasTwoNames) ? name : "_") + ":"
                isStart = false
            } else if isStart, piece.kind == .sign(UInt8(ascii: "@")) || piece.kind == .attribute {
                index += 1
                continue
            } else if case .sign(let byte) = piece.kind {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                case UInt8(ascii: ">") where !source.isSign("-", index - 1): depth -= 1
                case UInt8(ascii: ",") where depth == 0: isStart = true
                default: break
                }
                if isStart, byte != UInt8(ascii: ",") { isStart = false }
            }
            index += 1
        }
        return "(\(labels))"
    }

    mutating func skipBrackets() {
        var depth = 0
        repeat {
            if isSign("{") || isSign("(") || isSign("[") { depth += 1 }
            if isSign("}") || isSign(")") || isSign("]") { depth -= 1 }
            position += 1
        } while depth > 0 && position < source.pieces.count
    }
}
