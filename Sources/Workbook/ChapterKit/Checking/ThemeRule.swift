/// The rule that the book's theme is a style sheet in its folder.
enum ThemeRule {
    static func diagnostics(in book: Book) -> [Diagnostic] {
        guard let theme = book.configuration.theme else { return [] }
        guard theme.slug.hasSuffix(".css") else {
            return [.error("'\(theme.slug)' isn't a style sheet; write a file like 'theme.css'", at: theme.location)]
        }
        if book.files.contains(theme.slug) { return [] }
        return [
            .error(
                "no file '\(theme.slug)' for the theme; add it next to workbook.yml, or remove 'theme'",
                at: theme.location)
        ]
    }
}
