import SwiftText

/// The rule that a chapter's name can be used for a module, and that its page differs from those of other chapters and
/// from the list of chapters.
package enum PageRule {
    package static func diagnostics(in book: Book) -> [Diagnostic] {
        names(in: book) + pages(in: book)
    }

    private static func names(in book: Book) -> [Diagnostic] {
        book.chapters.filter { !$0.slug.isPlainName || $0.slug.utf8.first?.isLetter != true }.map { metadata in
            .error(
                "'\(metadata.slug)' can't be the name of a Swift module; begin the file's name, after its number, with a letter and "
                    + "use letters, digits and '-'",
                at: metadata.start)
        }
    }

    /// The descriptions of the pages that are made from all chapters, keyed by path.
    private static let reservedPages = [
        ListPages.wholeBook: "the whole book", ListPages.names: "the list of names",
        ListPages.sources: "the list of sources",
    ]

    private static func pages(in book: Book) -> [Diagnostic] {
        var first: [String: Chapter.Metadata] = [:]
        let lists = ListPages.paths(in: book)
        return book.chapters.compactMap { metadata in
            if lists.contains(metadata.page.lowercased()) {
                return .error(
                    "a chapter can't be named '\(metadata.slug)', which is the page with the list of chapters; rename it",
                    at: metadata.start)
            }
            if book.kind == .workbook, let page = reservedPages[metadata.page.lowercased()] {
                return .error(
                    "a chapter can't be named '\(metadata.slug)', which is the page with \(page); rename it",
                    at: metadata.start)
            }
            guard let other = first[metadata.slug.lowercased()] else {
                first[metadata.slug.lowercased()] = metadata
                return nil
            }
            return .error(
                "a second chapter '\(metadata.slug)'; the first is \(other.path); rename one", at: metadata.start)
        }
    }
}
