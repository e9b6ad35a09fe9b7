/// What the marks on listings mean, and what the listings were tested with: a part of the first page, and of the page that
/// holds the whole book.
enum Legend {
    /// Where the legend is, relative to the site.
    static func address(in book: Book) -> String { ListPages.path(ofPage: 0, in: book) + "#page:marks" }

    /// What else stands on listings.
    private static let others = [
        (
            "‹name›",
            "A piece of code that is shown by itself. The name leads to it, and “goes into” back to the line where it is put in."
        ),
        (
            "changes",
            "The listing changes an earlier one. Lines with + are added, lines with − removed; ⋯ stands for lines that stay."
        ),
        (
            "name↗",
            "A dotted line leads to where the book declares a name; with an arrow, to its documentation elsewhere."
        ),
    ]

    /// - Returns: nil for a plain folder, which is not tested.
    static func value(of book: Book) -> TemplateValue? {
        guard book.dialect == .book else { return nil }
        let marks = Mark.allCases.map { ($0.styleClass, "\($0.words)", "\($0.meaning)") }
        let rows = (marks + others.map { ("other", $0, $1) }).map { styleClass, words, meaning in
            TemplateValue.record([.init("class", styleClass), .init("words", words), .init("meaning", meaning)])
        }
        let fields = [.init("items", .list(rows)), TemplateValue.Field("testedWith", ifAny: book.testedWith)]
        return .record(fields.compactMap { $0 })
    }
}
