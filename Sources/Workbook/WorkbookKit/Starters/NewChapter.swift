import ChapterKit
import SwiftText

/// A new chapter for a book: its names, and the text of its file.
struct NewChapter {
    let title: String
    let slug: String
    /// The name of the file in the book's folder.
    let file: String

    /// Creates a chapter that follows those of a book.
    ///
    /// - Parameters:
    ///   - name: The title of the chapter, such as `Two windows`, its slug, or the name of its file.
    ///   - title: The title, if `name` isn't one.
    /// - Throws: `NewChapterError` if the name can't be that of a chapter.
    init(_ name: String, title: String?, in book: Book) throws {
        let ending = MarkdownFile.ending
        if name.hasSuffix(ending) {
            file = name.hasPrefix(book.prefix) ? String(name.dropFirst(book.prefix.count)) : name
            slug = ChapterFile.slug(ofStem: String(file.dropLast(ending.count)))
            guard !file.contains("/") else {
                throw NewChapterError("'\(name)' isn't a file of the book; name a file in '\(book.folderName)'")
            }
        } else {
            slug = Self.slug(of: name)
            file = Self.number(after: book) + slug + ending
        }
        self.title = title ?? (name == slug || name.hasSuffix(ending) ? Self.title(of: slug) : name)
        try checkNames(name, in: book)
    }

    private func checkNames(_ name: String, in book: Book) throws {
        guard slug.isPlainName, slug.utf8.first?.isLetter == true else {
            throw NewChapterError(
                "no file can be named after '\(name)'; name the file, and the title apart from it: "
                    + "workbook add 02-my-chapter.md --title \"…\"")
        }
        guard !title.trimmed.isEmpty else { throw NewChapterError("the title is empty; write --title \"…\"") }
        var new = book
        let metadata = Chapter.Metadata(
            path: book.prefix + file, slug: slug, number: nil, title: title, summary: "", needs: [], article: nil,
            scope: nil)
        new.chapters.append(metadata)
        let found = PageRule.diagnostics(in: new) + TargetNameRule.diagnostics(in: new)
        if let diagnostic = found.first(where: { $0.location == metadata.start }) {
            throw NewChapterError(diagnostic.message)
        }
    }

    /// Returns the slug for a title: `two-windows` for `Two windows`.
    private static func slug(of title: String) -> String {
        Anchors.slug(title).split(separator: "-").joined(separator: "-")
    }

    /// Returns the title for a slug: `Two windows` for `two-windows`.
    private static func title(of slug: String) -> String {
        let words = slug.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns the number with which the file's name begins, or an empty string if the names of the book's files have
    /// none.
    private static func number(after book: Book) -> String {
        let numbers = book.chapters.map { metadata in
            metadata.path.dropFirst(book.prefix.count).prefix { $0.isASCII && $0.isNumber }
        }
        let known = numbers.compactMap { number in Int(number).map { (value: $0, width: number.count) } }
        guard let last = known.max(by: { $0.value < $1.value }) else { return book.chapters.isEmpty ? "01-" : "" }
        let number = String(last.value + 1)
        let width = known.map(\.width).max() ?? 2
        return String(repeating: "0", count: max(0, width - number.count)) + number + "-"
    }

    /// Returns the text of the file.
    ///
    /// - Parameter hasTarget: A Boolean value indicating whether a test target runs the chapter. Without one, its
    ///   listing is a program.
    func text(hasTarget: Bool) -> String {
        """
        ---
        title: \(writtenTitle)
        ---

        Say here what the chapter is about.

        \(hasTarget ? Self.testedListing : Self.program)

        """
    }

    private static let testedListing = """
        ```swift
        func doubled(_ number: Int) -> Int { 2 * number }
        ```

        ```swift test name="A number is doubled"
        #expect(doubled(4) == 8)
        ```
        """

    private static let program = """
        ```swift program
        func doubled(_ number: Int) -> Int { 2 * number }
        print(doubled(4))
        ```

        ```output
        8
        ```
        """

    /// The title in YAML, in quotes unless it consists of words.
    private var writtenTitle: String {
        let isPlain =
            title.first?.isLetter == true && title.last != " "
            && title.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "," || $0 == "'" }
        return isPlain ? title : YAMLText.quoted(title)
    }
}

extension Book {
    /// The name of the book's folder in messages.
    fileprivate var folderName: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }
}

/// An error that prevents a chapter from being added.
struct NewChapterError: UserFacingError {
    var description: String

    init(_ description: String) { self.description = description }
}
