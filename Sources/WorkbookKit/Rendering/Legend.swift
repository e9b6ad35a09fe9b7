/// What the marks on listings mean, and what the listings were tested with: a part of the first page.
enum Legend {
    /// Where the legend is, relative to the site.
    static func address(in book: Book) -> String { ListPages.path(ofPage: 0, in: book) + "#page:marks" }

    /// - Returns: nil for a plain folder, which is not tested.
    static func value(of book: Book) -> TemplateValue? {
        guard book.dialect == .book else { return nil }
        let marks = Mark.allCases.map { mark in
            TemplateValue.record([
                .init("class", mark.styleClass), .init("words", "\(mark.words)"), .init("meaning", "\(mark.meaning)"),
            ])
        }
        let fields = [.init("items", .list(marks)), TemplateValue.Field("testedWith", ifAny: book.testedWith)]
        return .record(fields.compactMap { $0 })
    }
}
