/// The legend of the badges on listings, with the Swift version that the book was tested with. It's part of the first
/// page and of the page with the whole book.
enum Legend {
    /// Returns the address of the legend, relative to the site.
    static func address(in book: Book) -> String { ListPages.path(ofPage: 0, in: book) + "#page:marks" }

    /// The other annotations of listings, with their explanations.
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

    /// Returns the legend of a book, or `nil` for a plain folder, whose code isn't tested.
    static func value(of book: Book) -> TemplateValue? {
        guard book.kind == .workbook else { return nil }
        let badges = Badge.allCases.map { ($0.styleClass, "\($0.label)", "\($0.meaning)") }
        let rows = (badges + others.map { ("other", $0, $1) }).map { styleClass, label, meaning in
            TemplateValue.record([.init("class", styleClass), .init("words", label), .init("meaning", meaning)])
        }
        let fields = [.init("items", .list(rows)), TemplateValue.Field("testedWith", ifAny: book.testedWith)]
        return .record(fields.compactMap { $0 })
    }
}
