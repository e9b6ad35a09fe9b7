import ChapterKit
import SwiftText

/// The lines of a visible listing, with the hidden lines of its test between them.
struct TestedFence {
    /// The lines of the code block. Regions of hidden lines are enclosed in markers.
    private(set) var lines: [String] = []

    /// A difference between the code of a test and that of a listing.
    enum Difference: Error, CustomStringConvertible {
        case lines(visible: Substring, tested: String)
        case listingEnds(tested: String)
        case testEnds(visible: Substring)

        var description: String {
            switch self {
            case .lines(let visible, let tested): "it has '\(visible.trimmed)' where the test has '\(tested.trimmed)'"
            case .listingEnds(let tested): "it ends where the test has '\(tested.trimmed)'"
            case .testEnds(let visible): "it has '\(visible.trimmed)' where the test ends"
            }
        }
    }

    /// Combines a listing and its test.
    ///
    /// - Parameters:
    ///   - visible: The lines of the listing in the page.
    ///   - test: The test.
    /// - Throws: `Difference` if the test is one of other code.
    init(visible: [Substring], test: SwiftTest) throws(Difference) {
        do {
            try self.init(visible, test.markedLines(hidingMore: false))
        } catch {
            guard let fence = try? TestedFence(visible, test.markedLines(hidingMore: true)) else { throw error }
            self = fence
        }
    }

    private init(_ visible: [Substring], _ tested: [SwiftTest.Line]) throws(Difference) {
        var rest = visible[...]
        var hidden: [String] = []
        for line in tested {
            switch line {
            case .hidden(let text): hidden.append(text)
            case .printed:
                close(&hidden)
                // The page shows the printed text in a comment.
                if let next = rest.first, Self.isComment(next) { lines.append(String(rest.removeFirst())) }
            case .visible(let text):
                let code = Self.code(text[...])
                // The page and the test can have different comments and blank lines.
                if code.isEmpty { continue }
                close(&hidden)
                while let next = rest.first, Self.code(next).isEmpty {
                    lines.append(String(rest.removeFirst()))
                }
                guard let next = rest.popFirst() else { throw .listingEnds(tested: text) }
                guard Self.code(next) == code else { throw .lines(visible: next, tested: text) }
                lines.append(String(next))
            case .more, .error, .stop: break
            }
        }
        close(&hidden)
        if let line = rest.first(where: { !Self.code($0).isEmpty }) {
            throw .testEnds(visible: line)
        }
        // The remaining lines are comments about the output of the lines before them.
        lines += rest.map(String.init)
        while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    }

    private mutating func close(_ hidden: inout [String]) {
        guard !hidden.isEmpty else { return }
        let margin = hidden[0].prefix { $0 == " " }
        lines += [margin + HiddenLines.begin] + hidden + [margin + HiddenLines.end]
        hidden = []
    }

    private static func isComment(_ line: Substring) -> Bool { line.trimmed.hasPrefix("//") }

    /// Returns the code of a line without white space and comments, which can differ between a page and its test.
    static func code(_ line: Substring) -> String {
        var code = ""
        var inString = false
        var rest = line
        while let character = rest.first {
            if !inString, rest.hasPrefix("//") { break }
            if !inString, rest.hasPrefix("/*"), let end = rest.dropFirst(2).firstRange(of: "*/") {
                rest = rest[end.upperBound...]
                continue
            }
            if character == "\"", code.last != "\\" { inString.toggle() }
            if !character.isWhitespace { code.append(character) }
            rest.removeFirst()
        }
        return code
    }
}
