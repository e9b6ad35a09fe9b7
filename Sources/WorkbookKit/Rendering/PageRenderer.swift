import Mustache

/// Renders a chapter's page from its body and the template.
struct PageRenderer: Sendable {
    let book: Book
    let templates: Templates
    /// The place of each chapter in the book, by path.
    private let positions: [String: Int]

    /// How many chapters a page lists before and after its own in a big book.
    private static let neighbours = 5
    /// A book of at most so many chapters is listed whole on every page.
    private static let smallBook = 30

    init(book: Book, templates: Templates) {
        self.book = book
        self.templates = templates
        positions = Dictionary(
            book.chapters.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    func page(_ chapter: Chapter, body: HTMLWriter) -> OutputFile {
        OutputFile(path: chapter.outline.page, text: templates.page.render(context(of: chapter, body: body)))
    }

    private func context(of chapter: Chapter, body: HTMLWriter) -> [String: Any] {
        let outline = chapter.outline
        let position = positions[outline.path] ?? 0
        var context: [String: Any] = [
            "language": book.configuration.language,
            "title": outline.title,
            "root": outline.root,
            "book": ["title": book.configuration.title],
            "body": body.string,
            "chapters": neighbours(of: position, root: outline.root),
            "allChapters": outline.root + IndexPages.path(ofChapterAt: position, in: book),
        ]
        if !outline.summary.isEmpty { context["summary"] = outline.summary }
        if let number = outline.number { context["number"] = number }
        if position > 0 { context["previous"] = link(to: book.chapters[position - 1], root: outline.root) }
        if position + 1 < book.chapters.count { context["next"] = link(to: book.chapters[position + 1], root: outline.root) }
        context["contents"] = contents(of: chapter)
        context["article"] = outline.article.map(article)
        context["needs"] = needs(of: outline)
        context["exercises"] = exercises(of: chapter)
        return context
    }

    private func link(to outline: Chapter.Outline, root: String) -> [String: Any] {
        ["title": outline.title, "href": root + URLText.ofPath(outline.page)]
    }

    private func neighbours(of position: Int, root: String) -> [[String: Any]] {
        let count = book.chapters.count
        let range =
            count <= Self.smallBook
            ? 0..<count : max(0, position - Self.neighbours)..<min(count, position + Self.neighbours + 1)
        return range.map { index in
            var item = link(to: book.chapters[index], root: root)
            item["number"] = book.chapters[index].number
            item["current"] = index == position
            return item
        }
    }

    private func contents(of chapter: Chapter) -> [String: Any]? {
        var items: [[String: Any]] = []
        for block in chapter.blocks {
            guard case .heading(let heading) = block.content, heading.level == 2 || heading.level == 3 else { continue }
            items.append([
                "level": heading.level, "href": "#" + URLText.encoded(heading.anchor), "label": label(of: heading, in: chapter),
            ])
        }
        return items.count < 2 ? nil : ["items": items]
    }

    /// A heading as the table of contents shows it: with its code, without links and footnotes.
    private func label(of heading: Heading, in chapter: Chapter) -> String {
        var html = HTMLWriter()
        for inline in heading.text {
            if case .code(let text) = inline {
                html.markup("<code>")
                html.text(text)
                html.markup("</code>")
            } else {
                html.text([inline].plainText)
            }
        }
        return html.string
    }

    private func article(_ article: Chapter.Article) -> [String: Any] {
        var context: [String: Any] = ["title": article.title]
        context["author"] = article.author
        context["year"] = article.year
        if let url = article.url, ["http", "https"].contains(URLText.scheme(of: url)) { context["url"] = URLText.encoded(url) }
        return context
    }

    private func needs(of outline: Chapter.Outline) -> [String: Any]? {
        let items = outline.needs.compactMap { need in
            book.chapters.first { $0.slug == need.slug }.map { link(to: $0, root: outline.root) }
        }
        return items.isEmpty ? nil : ["items": items]
    }

    private func exercises(of chapter: Chapter) -> [String: Any]? {
        let items = chapter.snippets.compactMap { snippet -> [String: Any]? in
            guard case .exercise = snippet.kind else { return nil }
            return ["title": snippet.title, "href": "#" + snippet.anchor]
        }
        return items.isEmpty ? nil : ["items": items, "command": "workbook starter \(chapter.outline.slug)"]
    }
}
