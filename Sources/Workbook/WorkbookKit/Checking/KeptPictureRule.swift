import SnippetResults

/// The pictures that are kept are of what a figure or a walk shows today, and fit a page.
enum KeptPictureRule {
    /// - Returns: why the page shows no picture; nil when it can.
    static func diagnostic(on picture: PagePicture, of snippet: Snippet, in chapter: Chapter) -> Diagnostic? {
        if !isOfToday(picture, snippet) {
            let message =
                "the pictures of '\(snippet.name)' are of other \(snippet.kind == .walk ? "steps" : "choices")"
            let remedy = "'workbook accept \(chapter.outline.slug)' draws them anew"
            return .warning("\(message); \(remedy)", at: snippet.location)
        }
        if picture.byteCount > PagePicture.maximumBytes {
            let (count, limit) = (picture.byteCount / 1000, PagePicture.maximumBytes / 1000)
            let message = "the pictures of '\(snippet.name)' take \(count) KB of the page, more than \(limit)"
            return .error("\(message); let there be fewer states, or less in each", at: snippet.location)
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
