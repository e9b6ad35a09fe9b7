import ChapterKit

/// A listing in a documentation comment, indented or fenced.
package struct DocListing: Sendable, Equatable {
    /// The expected result of compiling and running the listing.
    package enum Expectation: Sendable, Equatable {
        case runs
        case compiles
        /// The compiler must reject the listing with this message.
        case fails(message: String)
        /// The listing must stop the process, with this message on standard error.
        case traps(message: String)
    }

    /// The lines of the code. The column is that of the first byte of the code.
    package var lines: [DocComment.Line]
    /// A Boolean value indicating whether the fence says that the code is Swift.
    package var isLabeled = false
    package var expectation = Expectation.runs
    /// The lines of a file that the listing shows, if its text is a copy of them. Such a listing isn't compiled.
    package var copy: CopiedListing?
    /// A Boolean value indicating whether the listing is a whole file, whose code is at the outermost level.
    package var isFile = false
    /// The reason that the listing isn't tested, or `nil` to test it.
    package var skipReason: String?
    /// The name for readers, such as `Sequence.chunked(by:), listing 2`.
    package var title = ""

    /// The numbers of the lines of the fence in a Markdown file.
    package var fence: ClosedRange<Int>?

    /// The number of the first line of the code in the file.
    package var line: Int { lines.first?.number ?? 1 }

    package var lastLine: Int { lines.last?.number ?? line }

    /// The numbers of the lines that readers see as the listing.
    package var shownLines: ClosedRange<Int> { fence ?? line...lastLine }

    package func contains(line: Int) -> Bool { shownLines.contains(line) }

    /// The code.
    package var text: String { lines.map { $0.text + "\n" }.joined() }
}

/// The listings of a documentation comment that may be Swift.
package struct DocListings {
    package private(set) var listings: [DocListing] = []
    /// The number of fences in other languages, and of shell sessions.
    package private(set) var otherCount = 0
    package private(set) var diagnostics: [Diagnostic] = []

    private let comment: DocComment
    private let path: String
    private let file: SourceFile

    /// Finds the listings of a comment.
    ///
    /// - Parameter path: The path of the comment's file, for diagnostics.
    package init(_ comment: DocComment, path: String) {
        self.comment = comment
        self.path = path
        file = SourceFile(path: path, text: comment.lines.map { $0.text + "\n" }.joined())
        guard let blocks = try? CommonMark.blocks(of: file) else {
            let text = "blocks are nested deeper than \(CommonMark.deepestNesting) levels; flatten this comment"
            diagnostics.append(
                .error(text, at: SourceLocation(path: path, line: comment.lines.first?.number ?? 1, column: 1)))
            return
        }
        visit(blocks)
        for index in listings.indices {
            listings[index].title = index == 0 ? comment.name : "\(comment.name), listing \(index + 1)"
        }
    }

    private mutating func visit(_ blocks: [Block]) {
        var mark: (text: String, line: Int)?
        for block in blocks {
            switch block.content {
            case .code(let text):
                visit(code: text, of: block, mark)
                mark = nil
            case .quote(let children): visit(children)
            case .list(let list): for item in list.items { visit(item) }
            default: break
            }
            reportUnattached(mark)
            mark = nil
            if case .html(let html) = block.content,
                let found = html.firstMatch(of: /<!--\s*workbook:((?:(?!-->)[\s\S])*)-->\s*$/)
            {
                mark = (String(found.output.1).trimmed, line(block.line).number)
            }
        }
        reportUnattached(mark)
    }

    /// Reports a mark that isn't right before a listing.
    private mutating func reportUnattached(_ mark: (text: String, line: Int)?) {
        guard let mark else { return }
        let location = SourceLocation(path: path, line: mark.line, column: 1)
        diagnostics.append(.error("no listing follows this mark; put it right before one", at: location))
    }

    private func line(_ number: Int) -> DocComment.Line {
        comment.lines.indices.contains(number - 1)
            ? comment.lines[number - 1] : DocComment.Line(number: 1, column: 1, text: "")
    }

    private mutating func visit(code text: String, of block: Block, _ mark: (text: String, line: Int)?) {
        let fence = Fence(block: block, text: text, file: file)
        let codeLines = Listing(
            text: text, location: file.location(of: block), indentations: []
        ).lines
        let first = fence == nil ? block.line : block.line + 1
        let lines = codeLines.enumerated().map { index, code in
            let line = line(first + index)
            // The code is the end of the line, after the indentation by the comment, a list, or the listing itself.
            return DocComment.Line(
                number: line.number, column: line.column + max(0, line.text.utf8.count - code.utf8.count),
                text: String(code))
        }
        var listing = DocListing(lines: lines)
        guard lines.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else {
            if let mark, CopiedListing.reference(in: mark.text) != nil {
                let text = "the listing is empty; write a line, which 'workbook accept' replaces"
                diagnostics.append(.error(text, at: SourceLocation(path: path, line: mark.line, column: 1)))
            }
            return
        }
        let label =
            fence.map { String($0.info.text.trimmed.prefix { !$0.isWhitespace && $0 != "," && $0 != "{" }) } ?? ""
        listing.isLabeled = label.lowercased() == "swift"
        let isShell = lines[0].text.hasPrefix("$ ") || lines[0].text.hasPrefix("% ")
        if !listing.isLabeled, !label.isEmpty || isShell {
            otherCount += 1
            return
        }
        if let mark { apply(mark, to: &listing) }
        if listing.skipReason == nil { listing.skipReason = Placeholder.reason(for: listing) }
        if listing.skipReason == nil, let condition = comment.falseCondition {
            listing.skipReason = "it's inside '#if \(condition)', which is false here"
        }
        listings.append(listing)
    }

    /// Applies a mark, such as `skip REASON` or `traps message="…"`.
    private mutating func apply(_ mark: (text: String, line: Int), to listing: inout DocListing) {
        if let reference = CopiedListing.reference(in: mark.text) {
            let first = listing.lines.first { !$0.text.trimmed.isEmpty } ?? listing.lines[0]
            listing.copy = CopiedListing(
                of: reference,
                location: SourceLocation(path: path, line: listing.line, column: first.column),
                lines: listing.lines.map(\.text), marginLine: first.number)
            listing.skipReason = "it's a copy"
            return
        }
        let word = mark.text.prefix { !$0.isWhitespace }
        let rest = mark.text.dropFirst(word.count)
        let message = rest.firstMatch(of: /message="([^"]*)"/).map { String($0.output.1) }
        switch (word, message) {
        case ("skip", _) where !String(rest).trimmed.isEmpty: listing.skipReason = String(rest).trimmed
        case ("compiled", _): listing.expectation = .compiles
        case ("fails", let message?) where message.count > 3: listing.expectation = .fails(message: message)
        case ("traps", let message?) where message.count > 3: listing.expectation = .traps(message: message)
        default:
            let text =
                "'\(mark.text)' isn't a mark; write 'skip REASON', 'compiled', 'from=\"FILE\"', 'fails message=\"…\"' "
                + "or 'traps message=\"…\"', with at least four letters of the message"
            diagnostics.append(.error(text, at: SourceLocation(path: path, line: mark.line, column: 1)))
        }
    }
}

/// Text in a listing that stands for code that its author left out.
enum Placeholder {
    /// Returns the reason to skip a listing that leaves out code, or `nil` if it's complete.
    static func reason(for listing: DocListing) -> String? {
        for line in listing.lines {
            let text = line.text.trimmed
            if text.hasPrefix("#sourceLocation") { return "line \(line.number) changes the places of messages" }
            let left = #/(?:\.\.\.|…)|.*(?:=|return|,|\()\s*(?:\.\.\.|…)\)?|.*\((?:\.\.\.|…)\).*|.*<#.*#>.*/#
            // A comment or a string may contain an ellipsis, too.
            if !text.hasPrefix("//"), !text.contains("\""), text.wholeMatch(of: left) != nil {
                return "line \(line.number) leaves out code"
            }
        }
        return nil
    }

    /// Returns a line without the attribute `@main`: an example is part of a program that has an entry point.
    static func withoutMain(_ line: String) -> String {
        line.trimmed.hasPrefix("@main") ? line.replacing("@main", with: "     ") : line
    }

    /// Returns a line in which a body that's left out, as in `{ ... }`, is empty or stops the program.
    static func filled(_ line: String) -> String {
        let line = withoutMain(line)
        guard line.contains("...") || line.contains("…") else { return line }
        let procedure = #/(\bfunc\b[^{]*)\{ ?(?:\.\.\.|…) ?\}/#
        let block = #/(^\s*(?:\} *)?(?:if|for|while|else|do|defer|guard|repeat)\b[^{]*)\{ ?(?:\.\.\.|…) ?\}/#
        if let found = line.firstMatch(of: block) { return line.replacing(block) { _ in "\(found.output.1){}" } }
        if let found = line.firstMatch(of: procedure), !found.output.1.contains("->") {
            return line.replacing(procedure) { "\($0.output.1){}" }
        }
        return line.replacing(/\{ ?(?:\.\.\.|…) ?\}/, with: "{ fatalError() }")
    }
}
