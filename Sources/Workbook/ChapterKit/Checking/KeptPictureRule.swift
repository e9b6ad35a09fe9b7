import SnippetResults

/// The rule that the accepted pictures match the current choices or steps of a figure or walk, and aren't too large for
/// a page.
enum KeptPictureRule {
    /// Returns the reason why the page can't show a picture, or `nil` if it can.
    static func diagnostic(on picture: PagePicture, of snippet: Snippet, in chapter: Chapter) -> Diagnostic? {
        if !isOfToday(picture, snippet) {
            let message =
                "the pictures of '\(snippet.name)' are of other \(snippet.kind == .walk ? "steps" : "choices")"
            let remedy = "'workbook accept \(chapter.metadata.slug)' draws them again"
            return .warning("\(message); \(remedy)", at: snippet.location, rule: .pictures)
        }
        if picture.byteCount > PagePicture.maximumBytes {
            let (count, limit) = (picture.byteCount / 1000, PagePicture.maximumBytes / 1000)
            let message = "the pictures of '\(snippet.name)' take \(count) KB of the page, more than \(limit)"
            return .error(
                "\(message); let there be fewer states, or less in each", at: snippet.location, rule: .pictures)
        }
        return nil
    }

    private static func isOfToday(_ picture: PagePicture, _ snippet: Snippet) -> Bool {
        if snippet.kind == .walk {
            return picture.choices.count == 1
                && picture.choices[0].options.map(\.label) == WalkSteps(snippet.code).steps.map(\.title)
        }
        return picture.choices.map(\.name) == FigureParameters(snippet).parameters.map(\.name)
            && picture.states.allSatisfy { !$0.panels.isEmpty }
    }
}
