/// A documentation comment of a Swift file, and the declaration after it.
package struct DocComment: Sendable, Equatable {
    /// A line of the comment's text.
    package struct Line: Sendable, Equatable {
        /// The number of the line in the file, from 1.
        package var number: Int
        /// The column of the first byte of the text, from 1.
        package var column: Int
        package var text: String
    }

    /// The lines, without the delimiters and the indentation of the first line, as the compiler reads them.
    package var lines: [Line]
    /// The name of the declaration with the types around it, such as `Sequence.chunked(by:)`.
    package var name = ""
    /// A Boolean value indicating whether other packages can use the declaration.
    package var isPublic = false
    /// The condition of the `#if` around the declaration, if it's false here.
    package var falseCondition: String?

    /// Creates a comment from its lines as they are in the file, with their delimiters.
    ///
    /// - Parameter isBlock: `true` for a comment in `/** */`, whose lines may begin with an asterisk.
    init(raw: [(number: Int, column: Int, text: Substring)], isBlock: Bool) {
        var lines = raw.map { Line(number: $0.number, column: $0.column, text: String($0.text)) }
        if isBlock {
            let hasMargin = lines.dropFirst().allSatisfy {
                let text = $0.text.drop(while: \.isWhitespace)
                return text.isEmpty || text.hasPrefix("*")
            }
            for index in lines.indices.dropFirst() where hasMargin {
                let margin = lines[index].text.prefix(while: \.isWhitespace)
                lines[index].drop(margin.utf8.count + (lines[index].text.utf8.count > margin.utf8.count ? 1 : 0))
            }
            if lines.last?.text.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
            if lines.first?.text.allSatisfy(\.isWhitespace) == true, lines.count > 1 { lines.removeFirst() }
        }
        let first = lines.first { !$0.text.allSatisfy(\.isWhitespace) }
        let indentation = first?.text.prefix { $0 == " " }.count ?? 0
        for index in lines.indices { lines[index].drop(min(indentation, lines[index].text.prefix { $0 == " " }.count)) }
        self.lines = lines
    }
}

extension DocComment.Line {
    /// Removes bytes from the beginning of the text.
    fileprivate mutating func drop(_ count: Int) {
        column += count
        text = String(decoding: text.utf8.dropFirst(count), as: UTF8.self)
    }
}
