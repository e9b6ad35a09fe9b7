import SwiftText

/// A check for lines that look like fences and that CommonMark parses as something else without an error.
enum UnrecognizedFences {
    /// Returns the diagnostics for such lines.
    ///
    /// - Parameter fences: The lines of the fenced blocks in the tree.
    static func diagnostics(in file: SourceFile, fences: [ClosedRange<Int>], blocks: [Block]) -> [Diagnostic] {
        let first = FrontMatter.bodyLine(of: file)
        let fences = fences.sorted { $0.lowerBound < $1.lowerBound }
        let (html, comments) = htmlLines(in: blocks)
        var next = 0
        return linesWithDelimiters(in: file).compactMap { line in
            while next < fences.count, fences[next].upperBound < line { next += 1 }
            if line < first || next < fences.count && fences[next].contains(line) || comments.contains(line) {
                return nil
            }
            return diagnostic(on: line, in: file, html: html)
        }
    }

    /// Returns the lines that contain two consecutive backticks or tildes.
    private static func linesWithDelimiters(in file: SourceFile) -> [Int] {
        file.bytes.withUnsafeBufferPointer { bytes in
            var lines: [Int] = []
            var start = 0
            while let index = bytes.firstIndex(
                from: start, mayPass: { $0.hasByte(.backtick) || $0.hasByte(.tilde) },
                where: { $0 == .backtick || $0 == .tilde })
            {
                start = index + 1
                guard start < bytes.count, bytes[start] == bytes[index] else { continue }
                let line = file.location(offset: index).line
                lines.append(line)
                start = file.offset(ofLine: line + 1)
            }
            return lines
        }
    }

    private static func diagnostic(on number: Int, in file: SourceFile, html: Set<Int>) -> Diagnostic? {
        let line = file.line(number)
        let bare = withoutContainers(line)
        guard let delimiter = FenceDelimiter(bare) else { return nil }
        let location = file.location(line: number, column: bare.startIndex - line.startIndex + 1)
        let info = bare.dropFirst(delimiter.length)
        if delimiter.character == .backtick, info.contains(.backtick) {
            if isCodeSpan(info, length: delimiter.length) { return nil }
            return .error(
                "a backtick after the fence, so this isn't a code block; remove it, or use '~~~'", at: location)
        }
        if html.contains(number) {
            return .error("this fence is part of the raw HTML above it; put a blank line between them", at: location)
        }
        return .error("an indented fence isn't a code block; indent it by three spaces at most", at: location)
    }

    /// Returns a Boolean value indicating whether the backticks are closed on the same line, and therefore enclose code
    /// in a sentence.
    private static func isCodeSpan(_ rest: ArraySlice<UInt8>, length: Int) -> Bool {
        var run = 0
        for byte in rest + [.space] {
            if byte == .backtick {
                run += 1
            } else if run == length {
                return true
            } else {
                run = 0
            }
        }
        return false
    }

    private static func withoutContainers(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = line
        while let first = rest.first {
            let marker = rest.prefix { $0.isDigit }.count
            if first.isSpaceOrTab || first == .greater {
                rest = rest.dropFirst()
            } else if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first),
                rest.dropFirst().first?.isSpaceOrTab == true
            {
                rest = rest.dropFirst(2)
            } else if marker > 0, marker < 10, let end = rest.dropFirst(marker).first,
                end == UInt8(ascii: ".") || end == UInt8(ascii: ")"),
                rest.dropFirst(marker + 1).first?.isSpaceOrTab == true
            {
                rest = rest.dropFirst(marker + 2)
            } else {
                break
            }
        }
        return rest
    }

    /// Returns the lines of raw HTML, and separately those of comments, whose fences are hidden intentionally.
    ///
    /// A comment that's never closed counts as raw HTML, because it hides the rest of the file unintentionally.
    private static func htmlLines(in blocks: [Block]) -> (html: Set<Int>, comments: Set<Int>) {
        var html: Set<Int> = []
        var comments: Set<Int> = []
        blocks.forEachBlock { block in
            guard case .html(let text) = block.content, block.line <= block.endLine else { return }
            if text.trimmed.hasPrefix("<!--"), text.contains("-->") {
                comments.formUnion(block.line...block.endLine)
            } else {
                html.formUnion(block.line...block.endLine)
            }
        }
        return (html, comments)
    }
}
