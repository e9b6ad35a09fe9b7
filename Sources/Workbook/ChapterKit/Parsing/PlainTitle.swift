import SwiftText

/// The title of a file without front matter, which is its first heading of any level.
///
/// Content that's common before it, such as a comment with a license, a logo, or badges, is skipped.
enum PlainTitle {
    /// Returns the title of a file, or `nil` if it has none.
    ///
    /// - Parameter file: The file, or the start of it.
    static func title(of file: SourceFile) -> String? {
        let first = FrontMatter.bodyLine(of: file)
        guard let line = (first..<file.lineCount + 1).first(where: { !file.line($0).trimmed.isEmpty }) else {
            return nil
        }
        // A heading takes one line, or two with an underline. The rest of the file usually doesn't have to be parsed.
        let lines = SourceFile(
            path: file.path, bytes: Array(file.line(line) + [.lineFeed] + file.line(line + 1) + [.lineFeed]))
        return title(of: lines, fromLine: 1) ?? title(of: file, fromLine: first)
    }

    private static func title(of file: SourceFile, fromLine line: Int) -> String? {
        guard let blocks = try? CommonMark.blocks(of: file, fromLine: line), let index = index(in: blocks),
            // The start of a file may end in the middle of a heading.
            blocks[index].endLine < file.lineCount || file.bytes.last?.isLineEnd == true,
            case .heading(let heading) = blocks[index].content
        else { return nil }
        let title = heading.text.plainText
        return title.isEmpty ? nil : title
    }

    /// Returns the index of the heading that can be a title.
    static func index(in blocks: [Block]) -> Int? {
        blocks.firstIndex { if case .heading = $0.content { true } else { false } }
    }
}
