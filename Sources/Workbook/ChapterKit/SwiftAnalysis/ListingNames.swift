import SwiftText

/// The names that a listing declares. In the listing, they can have a different meaning than in the rest of the book.
package enum ListingNames {
    /// Returns the names of the types, type parameters, functions, and variables that a listing declares at any depth.
    package static func introduced(in text: String) -> Set<String> {
        let source = SwiftPieces(text)
        var names: Set<String> = []
        for index in source.pieces.indices.dropFirst() where source.pieces[index].kind == .word {
            let before = source.pieces[index - 1]
            guard before.kind == .word, introducers.contains(source.text(before)) else { continue }
            names.insert(source.text(source.pieces[index]))
            names.formUnion(parameters(in: source, from: index + 1))
        }
        return names
    }

    /// Returns the names of the type parameters that begin at a piece, if it's a `<`.
    private static func parameters(in source: SwiftPieces, from start: Int) -> [String] {
        var names: [String] = []
        var index = start
        while index + 1 < source.pieces.count, index == start ? source.isSign("<", index) : !source.isSign(">", index) {
            let opens = source.isSign("<", index) || source.isSign(",", index)
            if opens, source.pieces[index + 1].kind == .word { names.append(source.text(source.pieces[index + 1])) }
            index += 1
        }
        return names
    }

    private static let introducers: Set<String> = [
        "actor", "associatedtype", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// Returns the number of variable declarations with each name in the code of a chapter, at any depth.
    package static func variables(in chapter: Chapter) -> [String: Int] {
        var counts: [String: Int] = [:]
        for snippet in chapter.snippets {
            snippet.code.text.withBytes { bytes in
                var isNext = false
                for token in SwiftTokenizer(bytes) {
                    let word = UnsafeBufferPointer(rebasing: bytes[token.range])
                    if token.kind == .keyword {
                        isNext = word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8)
                    } else if isNext, bytes[token.range.lowerBound].isIdentifier {
                        counts[String(decoding: word, as: UTF8.self), default: 0] += 1
                        isNext = false
                    }
                }
            }
        }
        return counts
    }
}
