import SwiftText

/// The YAML between two lines of `---` at the start of a chapter.
struct FrontMatter {
    var title: String?
    var summary: String?
    var keywords: [String] = []
    var needs: [Chapter.Need] = []
    var article: Chapter.Article?
    var scope: String?

    /// Reads the front matter of a file.
    ///
    /// - Parameter bookKind: The kind of the book. In a plain folder, unknown keys and invalid YAML aren't reported.
    init(of file: SourceFile, bookKind: BookKind, diagnostics: inout [Diagnostic]) {
        guard Self.opens(file) else { return }
        let end = Self.bodyLine(of: file)
        guard end > 1 else {
            if bookKind == .workbook {
                diagnostics.append(
                    .error("the front matter is never closed; end it with '---'", at: file.location(line: 1, column: 1))
                )
            }
            return
        }
        var found: [Diagnostic] = []
        let text = file.bytes[file.offset(ofLine: 2)..<file.offset(ofLine: end - 1)].text
        if let simple = SimpleFrontMatter(text) {
            (title, summary) = (simple.title, simple.summary)
        } else {
            readYAML(text, path: file.path, bookKind: bookKind, &found)
        }
        if bookKind == .workbook { diagnostics += found }
    }

    private mutating func readYAML(
        _ text: String, path: String, bookKind: BookKind, _ diagnostics: inout [Diagnostic]
    ) {
        let known = bookKind == .plainMarkdown ? [] : ["title", "summary", "keywords", "needs", "scope", "article"]
        let yaml = YAMLReader(text, path: path, firstLine: 2, known: known, diagnostics: &diagnostics)
        title = yaml.string("title", &diagnostics)
        summary = yaml.string("summary", &diagnostics)
        keywords = (yaml.strings("keywords", &diagnostics) ?? []).map(\.0)
        needs = (yaml.strings("needs", &diagnostics) ?? []).map { Chapter.Need(slug: $0, location: $1) }
        scope = yaml.string("scope", &diagnostics)
        if let scope, !scope.isScope { diagnostics.append(.badScope(scope, at: yaml.location(of: "scope"))) }
        guard let article = yaml.mapping("article", known: ["title", "author", "year", "url"], &diagnostics) else {
            return
        }
        guard let title = article.string("title", &diagnostics) else {
            diagnostics.append(.error("'article' needs a title", at: article.location))
            return
        }
        self.article = Chapter.Article(
            title: title, author: article.string("author", &diagnostics), year: article.string("year", &diagnostics),
            url: article.string("url", &diagnostics))
    }

    /// Returns the first line after the front matter, or 1 if there's none.
    static func bodyLine(of file: SourceFile) -> Int {
        guard opens(file), file.lineCount > 1, let end = (2...file.lineCount).first(where: { isEnd(file.line($0)) })
        else {
            return 1
        }
        return end + 1
    }

    /// Returns the start of a file, including all of its front matter, for callers that don't need the rest.
    static func head(of bytes: [UInt8], path: String) -> SourceFile {
        let limit = 1024
        guard bytes.count > limit else { return SourceFile(path: path, bytes: bytes) }
        let head = SourceFile(path: path, bytes: Array(bytes.prefix(limit)))
        return !opens(head) || bodyLine(of: head) > 1 ? head : SourceFile(path: path, bytes: bytes)
    }

    /// Returns a Boolean value indicating whether a file begins with front matter, as opposed to a thematic break
    /// followed by text.
    private static func opens(_ file: SourceFile) -> Bool {
        guard file.line(1).elementsEqual("---".utf8) else { return false }
        let next = file.line(2)
        return next.first == UInt8(ascii: "#") || next.contains(UInt8(ascii: ":")) || isEnd(next)
    }

    private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8)
    }
}
