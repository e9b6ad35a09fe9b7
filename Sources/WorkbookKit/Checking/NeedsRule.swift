/// The chapters that a chapter needs exist, and none needs itself.
enum NeedsRule {
    static func findings(in outline: Chapter.Outline, book: Book) -> [Diagnostic] {
        outline.needs.compactMap { need in
            guard let other = book.chapters.first(where: { $0.slug == need.slug }) else {
                let known = listed(book.chapters.map(\.slug), conjunction: "and")
                return .error("no chapter '\(need.slug)'; known: \(known)", at: need.location)
            }
            guard other.slug != outline.slug, !reaches(outline.slug, from: other, book) else {
                return .error("the chapter needs itself by way of '\(need.slug)'", at: need.location)
            }
            return nil
        }
    }

    private static func reaches(_ slug: String, from start: Chapter.Outline, _ book: Book) -> Bool {
        var seen: Set<String> = []
        var open = start.needs.map(\.slug)
        while let next = open.popLast() {
            if next == slug { return true }
            if seen.insert(next).inserted { open += book.chapters.first { $0.slug == next }?.needs.map(\.slug) ?? [] }
        }
        return false
    }
}
