import ChapterKit

/// The legend of the badges on listings, with the Swift version that the book was tested with. It's part of the first
/// page and of the page with the whole book.
struct Legend {
    private let testedWith: String?

    static let tags: [TemplateTag<Legend>] = [
        .list("items", "each of the marks", rowTags) { _ in rows },
        .text("testedWith", "the version of Swift that the chapters were tested with", ifAny: \.testedWith),
    ]

    private static let rowTags: [TemplateTag<Row>] = [
        .text("class", "the class of the mark in the style sheet", \.styleClass),
        .text("words", "the mark", \.words),
        .text("meaning", "its meaning", \.meaning),
    ]

    /// Creates the legend of a book, or `nil` for a plain folder, whose code isn't tested.
    init?(of book: Book) {
        guard book.kind == .workbook else { return nil }
        testedWith = book.testedWith
    }

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

    private struct Row {
        var styleClass: String
        var words: String
        var meaning: String
    }

    private static var rows: [Row] {
        Badge.allCases.map { Row(styleClass: $0.styleClass, words: "\($0.label)", meaning: "\($0.meaning)") }
            + others.map { Row(styleClass: "other", words: $0, meaning: $1) }
    }
}
