/// An introduction is prose: it is no chapter, so nothing would test its listings.
enum IntroductionRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        guard chapter.outline.isIntroduction else { return [] }
        return chapter.snippets.map {
            .error("nothing tests the Swift of an introduction; move this listing to a chapter", at: $0.location)
        }
    }
}
