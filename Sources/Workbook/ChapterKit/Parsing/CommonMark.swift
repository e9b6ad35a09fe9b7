import CMark
import SwiftText

/// A parser of CommonMark. This is the only file that uses libcmark.
///
/// The tree is copied to values and then freed. libcmark doesn't support tables, footnotes, and admonitions, which are
/// transformations of the values.
package struct CommonMark {
    /// The maximum nesting depth. A deeper tree could overflow the stack of the functions that traverse it.
    package static let deepestNesting = 100

    private let path: String
    private let lineOffset: Int
    private let columnOffset: Int
    /// A Boolean value indicating whether the text has line endings other than LF. libcmark keeps them in code.
    private let hasCarriageReturns: Bool

    /// Parses the lines of a file, starting at `line`.
    ///
    /// - Parameter isSmart: A Boolean value indicating whether quotes, dashes, and ellipses in the prose become
    ///   typographic.
    package static func blocks(of file: SourceFile, fromLine line: Int = 1, isSmart: Bool = false) throws(NestingError)
        -> [Block]
    {
        let start = file.offset(ofLine: line)
        let (document, hasCarriageReturns) = file.bytes.withUnsafeBufferPointer { bytes in
            (
                parse(UnsafeBufferPointer(rebasing: bytes[start...]), isSmart: isSmart),
                bytes.firstIndex(of: .carriageReturn, from: start) != nil
            )
        }
        let reader = CommonMark(
            path: file.path, lineOffset: line - 1, columnOffset: 0, hasCarriageReturns: hasCarriageReturns)
        defer { cmark_node_free(document) }
        return try reader.blocks(in: document, depth: 0)
    }

    /// Parses lines that are indented in their file, such as those of a footnote.
    ///
    /// - Parameters:
    ///   - text: The lines without their indentation.
    ///   - location: The first line, and the column where the lines begin in the file.
    static func blocks(
        ofLines text: String, at location: SourceLocation, isSmart: Bool = false
    ) throws(NestingError) -> [Block] {
        let bytes = Array(text.utf8)
        let document = bytes.withUnsafeBufferPointer { parse($0, isSmart: isSmart) }
        defer { cmark_node_free(document) }
        let reader = CommonMark(
            path: location.path, lineOffset: location.line - 1, columnOffset: location.column - 1,
            hasCarriageReturns: bytes.contains(.carriageReturn))
        return try reader.blocks(in: document, depth: 0)
    }

    /// Parses a part of one line, such as a cell of a table.
    ///
    /// - Parameter location: The location of the first byte.
    static func inlines(
        of text: ArraySlice<UInt8>, at location: SourceLocation, definitions: [UInt8], isSmart: Bool = false
    ) throws(NestingError) -> [Inline] {
        // A cell that begins like a block, such as `- x` or `# x`, is still text. No block begins with a comma.
        let bytes = [UInt8(ascii: ",")] + text + definitions
        let reader = CommonMark(
            path: location.path, lineOffset: location.line - 1, columnOffset: location.column - 2,
            hasCarriageReturns: bytes.contains(.carriageReturn))
        let document = bytes.withUnsafeBufferPointer { parse($0, isSmart: isSmart) }
        defer { cmark_node_free(document) }
        guard let first = cmark_node_first_child(document) else { return [] }
        // Lines of a paragraph can become other blocks when they're parsed separately. In that case they're kept as
        // text.
        guard cmark_node_get_type(first) == CMARK_NODE_PARAGRAPH, cmark_node_next(first) == nil else {
            return [.text(text.text)]
        }
        var inlines = try reader.inlines(in: first, depth: 0)
        if case .text(let start)? = inlines.first, start.hasPrefix(",") {
            inlines[0] = .text(String(start.dropFirst()))
            if start == "," { inlines.removeFirst() }
        }
        return inlines
    }

    /// Returns the text that an entity such as `&ldquo;` represents, or the entity itself if CommonMark doesn't define
    /// it.
    static func text(ofEntity entity: String) -> String {
        let location = SourceLocation(path: "", line: 1, column: 1)
        let inlines = try? inlines(of: Array(entity.utf8)[...], at: location, definitions: [])
        return inlines.map(\.plainText) ?? entity
    }

    /// Returns a word with its escapes and entities decoded, as in the info string of a fence.
    static func decoded(_ word: String) -> String {
        guard word.contains("&") || word.contains("\\") else { return word }
        return word.replacing(
            #/\\([!-\/:-@\[-`{-~])|&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});/#
        ) { match in
            match.output.1.map(String.init) ?? text(ofEntity: String(match.output.0))
        }
    }

    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>, isSmart: Bool) -> OpaquePointer? {
        bytes.withMemoryRebound(to: CChar.self) { characters in
            cmark_parse_document(
                characters.baseAddress, characters.count, isSmart ? CMARK_OPT_SMART : CMARK_OPT_DEFAULT)
        }
    }

    private func location(of node: OpaquePointer) -> SourceLocation {
        SourceLocation(
            path: path,
            line: max(1, Int(cmark_node_get_start_line(node))) + lineOffset,
            column: max(1, Int(cmark_node_get_start_column(node))) + columnOffset)
    }

    private func childCount(of node: OpaquePointer?) -> Int {
        var count = 0
        var next = cmark_node_first_child(node)
        while let child = next {
            count += 1
            next = cmark_node_next(child)
        }
        return count
    }

    private func checkDepth(_ depth: Int, _ node: OpaquePointer) throws(NestingError) {
        if depth > Self.deepestNesting { throw NestingError(location: location(of: node)) }
    }

    // MARK: Blocks

    private func blocks(in parent: OpaquePointer?, depth: Int) throws(NestingError) -> [Block] {
        var blocks: [Block] = []
        blocks.reserveCapacity(childCount(of: parent))
        var next = cmark_node_first_child(parent)
        while let node = next {
            try checkDepth(depth, node)
            let line = Int(cmark_node_get_start_line(node)) + lineOffset
            var block = Block(
                content: try content(of: node, depth: depth), line: line,
                column: Int(cmark_node_get_start_column(node)) + columnOffset,
                endLine: Int(cmark_node_get_end_line(node)) + lineOffset)
            // libcmark doesn't include the line that ends a comment.
            if case .html(let text) = block.content {
                block.endLine = max(block.endLine, line + text.utf8.count { $0 == .lineFeed } - 1)
            }
            blocks.append(block)
            next = cmark_node_next(node)
        }
        return blocks
    }

    private func content(of node: OpaquePointer, depth: Int) throws(NestingError) -> Block.Content {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH:
            return .paragraph(try inlines(in: node, depth: depth + 1))
        case CMARK_NODE_HEADING:
            let level = Int(cmark_node_get_heading_level(node))
            return .heading(Heading(level: level, text: try inlines(in: node, depth: depth + 1), anchor: ""))
        case CMARK_NODE_BLOCK_QUOTE:
            return .quote(try blocks(in: node, depth: depth + 1))
        case CMARK_NODE_LIST:
            return .list(try list(node, depth: depth))
        case CMARK_NODE_THEMATIC_BREAK:
            return .rule
        case CMARK_NODE_CODE_BLOCK:
            return .code(withUnixLineEnds(literal(node)))
        default:
            return .html(withUnixLineEnds(literal(node)))
        }
    }

    private func list(_ node: OpaquePointer, depth: Int) throws(NestingError) -> List {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        var items: [[Block]] = []
        var next = cmark_node_first_child(node)
        while let item = next {
            items.append(try blocks(in: item, depth: depth + 2))
            next = cmark_node_next(item)
        }
        return List(
            start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
            isTight: cmark_node_get_list_tight(node) != 0,
            items: items)
    }

    // MARK: Inlines

    private func inlines(in parent: OpaquePointer, depth: Int) throws(NestingError) -> [Inline] {
        var inlines: [Inline] = []
        inlines.reserveCapacity(childCount(of: parent))
        var next = cmark_node_first_child(parent)
        while let node = next {
            try checkDepth(depth, node)
            inlines.append(try inline(node, depth: depth))
            next = cmark_node_next(node)
        }
        return inlines
    }

    private func inline(_ node: OpaquePointer, depth: Int) throws(NestingError) -> Inline {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: return .text(literal(node))
        case CMARK_NODE_CODE: return .code(withUnixLineEnds(literal(node)))
        case CMARK_NODE_SOFTBREAK: return .softBreak
        case CMARK_NODE_LINEBREAK: return .lineBreak
        case CMARK_NODE_EMPH: return .emphasis(try inlines(in: node, depth: depth + 1))
        case CMARK_NODE_STRONG: return .strong(try inlines(in: node, depth: depth + 1))
        case CMARK_NODE_LINK:
            return .link(
                Inline.Link(
                    destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
                    children: try inlines(in: node, depth: depth + 1), location: location(of: node)))
        case CMARK_NODE_IMAGE:
            return .image(
                Inline.Image(
                    source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
                    description: try inlines(in: node, depth: depth + 1), location: location(of: node)))
        default: return .html(literal(node), location(of: node))
        }
    }

    private func withUnixLineEnds(_ text: String) -> String {
        guard hasCarriageReturns else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    private func literal(_ node: OpaquePointer) -> String { string(cmark_node_get_literal(node)) }

    private func string(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }
}

/// An error that reports that blocks or inlines are nested too deeply.
package struct NestingError: Error {
    package var location: SourceLocation
}
