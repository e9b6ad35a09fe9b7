import SwiftText

/// The support for pipe tables, which are paragraphs whose second line is a delimiter row, as in GitHub's extension of
/// CommonMark.
extension ChapterParser {
    /// Splits a paragraph that contains a table into the lines before its header, if any, and the table.
    mutating func tableParts(of block: Block) -> (lead: Block?, table: Block)? {
        guard
            let delimiterLine = (block.line + 1...block.endLine).first(where: {
                TableRow.alignments(of: bare($0, of: block)) != nil
            }), let alignments = TableRow.alignments(of: bare(delimiterLine, of: block))
        else { return nil }
        let headerLine = delimiterLine - 1
        let header = TableRow.cells(of: bare(headerLine, of: block))
        guard header.count == alignments.count else { return nil }

        var rows: [[[Inline]]] = []
        for line in delimiterLine + 1..<max(delimiterLine + 1, block.endLine + 1) {
            let texts = TableRow.cells(of: bare(line, of: block))
            if texts.count > alignments.count {
                let columns = alignments.count == 1 ? "1 column" : "\(alignments.count) columns"
                let location = file.location(offset: texts[alignments.count].startIndex)
                let message = "\(texts.count) cells under \(columns); escape a '|' that belongs to a cell as '\\|'"
                diagnostics.append(
                    bookKind == .workbook ? .error(message, at: location) : .warning(message, at: location))
            }
            var cells = texts.prefix(alignments.count).map { inlines(of: $0, in: block) }
            cells += Array(repeating: [], count: alignments.count - cells.count)
            rows.append(cells)
        }
        let headerCells = header.map { inlines(of: $0, in: block) }
        let table = Block(
            content: .table(Table(alignments: alignments, header: headerCells, rows: rows)), line: headerLine,
            column: 1,
            endLine: block.endLine)
        guard headerLine > block.line else { return (nil, table) }
        var lead = block
        lead.endLine = headerLine - 1
        lead.content = .paragraph(inlines(ofLines: block.line..<headerLine, of: block))
        return (lead, table)
    }

    /// Returns a line of a paragraph without the markers of the containers around it.
    private func bare(_ line: Int, of block: Block) -> ArraySlice<UInt8> {
        if line == block.line { return file.line(line).dropFirst(block.column - 1).trimmed }
        return file.line(line).drop { $0.isSpaceOrTab || $0 == .greater }.trimmed
    }

    /// Parses the first lines of a paragraph again, so that emphasis that would extend into the table ends before it.
    private mutating func inlines(ofLines lines: Range<Int>, of block: Block) -> [Inline] {
        let text = Array(lines.map { bare($0, of: block) }.joined(separator: [.lineFeed]))
        return inlines(of: text[...], at: file.location(of: block), in: block)
    }

    private mutating func inlines(of cell: ArraySlice<UInt8>, in block: Block) -> [Inline] {
        // Most cells contain only words, which don't require parsing.
        if cell.allSatisfy({ $0.isLetter || $0.isDigit || $0 == .space || $0 == UInt8(ascii: ",") }) {
            return cell.isEmpty ? [] : [.text(cell.text)]
        }
        // Outside a code span, CommonMark removes the backslash. In a code span, the table parser removes it.
        let text = cell.contains(.backtick) ? TableRow.unescaped(cell) : cell
        return inlines(of: text, at: file.location(offset: cell.startIndex), in: block)
    }

    private mutating func inlines(
        of text: ArraySlice<UInt8>, at location: SourceLocation, in block: Block
    ) -> [Inline] {
        let definitions = text.contains(UInt8(ascii: "[")) ? linkDefinitions.lines(for: text) : []
        do {
            let inlines = try CommonMark.inlines(
                of: text, at: location, definitions: definitions, isSmart: bookKind == .workbook)
            return resolved(inlines, of: block)
        } catch {
            diagnostics.append(
                .error("blocks are nested deeper than \(CommonMark.deepestNesting) levels; flatten this", at: location))
            return [.text(text.text)]
        }
    }
}

/// A line of a pipe table, divided into cells.
package enum TableRow {
    /// Returns the alignments of a delimiter row such as `|:---|---:|`, or `nil` if the line isn't one.
    package static func alignments(of line: ArraySlice<UInt8>) -> [Table.Alignment]? {
        guard line.contains(.pipe), line.contains(UInt8(ascii: "-")) else { return nil }
        var alignments: [Table.Alignment] = []
        for cell in cells(of: line) {
            let dashes = cell.filter { $0 == UInt8(ascii: "-") }.count
            let left = cell.first == UInt8(ascii: ":")
            let right = cell.last == UInt8(ascii: ":")
            guard dashes > 0, dashes + (left ? 1 : 0) + (right ? 1 : 0) == cell.count else { return nil }
            alignments.append(left && right ? .center : left ? .left : right ? .right : .natural)
        }
        return alignments
    }

    /// Returns the cells of a line, trimmed. A pipe after a backslash is part of its cell.
    static func cells(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var rest = line.trimmed
        if rest.first == .pipe { rest.removeFirst() }
        var cells: [ArraySlice<UInt8>] = []
        var start = rest.startIndex
        var isEscaped = false
        for index in rest.indices {
            if rest[index] == .pipe, !isEscaped {
                cells.append(rest[start..<index].trimmed)
                start = index + 1
            }
            isEscaped = rest[index] == .backslash && !isEscaped
        }
        if start < rest.endIndex || cells.isEmpty { cells.append(rest[start...].trimmed) }
        return cells
    }

    static func unescaped(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var result: [UInt8] = []
        for byte in cell {
            if byte == .pipe, result.last == .backslash { result.removeLast() }
            result.append(byte)
        }
        return result[...]
    }
}
