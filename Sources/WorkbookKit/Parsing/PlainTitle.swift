/// The title of a file that has no front matter: its first heading, when the file begins with one of level 1.
enum PlainTitle {
    static func title(of file: SourceFile) -> String? {
        let first = FrontMatter.bodyLine(of: file)
        guard let line = (first...max(first, file.lineCount)).first(where: { !file.line($0).trimmed.isEmpty }) else { return nil }
        // A heading takes one line, or two when it is underlined: the rest of the file need not be parsed for it.
        let head = SourceFile(
            path: file.path, bytes: Array(file.line(line) + [.lineFeed] + file.line(line + 1) + [.lineFeed]))
        guard case .heading(let heading)? = try? CommonMark.blocks(of: head).first?.content, heading.level == 1 else { return nil }
        let title = heading.text.plainText
        return title.isEmpty ? nil : title
    }
}
