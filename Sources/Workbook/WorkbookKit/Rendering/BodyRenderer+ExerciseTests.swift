import ChapterKit

extension BodyRenderer {
    /// Returns the test of an exercise that a block contains, or `nil` if the block is something else.
    func exerciseTest(in block: Block) -> Snippet? {
        guard case .snippet(let index) = block.content else { return nil }
        let snippet = chapter.snippets[index]
        return snippet.kind == .test && snippet[.exercise] != nil ? snippet : nil
    }

    /// Writes tests of an exercise: their names, which state the requirements, and a fold with their code and the hidden
    /// code before them. The page with the whole book contains only the names.
    mutating func write(exerciseTests tests: [Snippet], helpers: [Snippet] = []) {
        html.markup("<div class=\"requirements\"><p class=\"label\">What must hold</p>\n<ul>\n")
        for test in tests {
            html.markup("<li")
            if page == .ofWholeBook { html.attribute("id", fragment(test.anchor)) }
            html.markup(">")
            html.text(test.title)
            html.markup("</li>\n")
        }
        html.markup("</ul>\n")
        if page == .ofWholeBook { write(hidden: helpers) }
        if page == .ofChapter {
            html.markup("<details class=\"folded\"><summary>")
            html.markup(tests.count == 1 ? "The test" : "The tests")
            html.markup("</summary>\n")
            isInFold = true
            for helper in helpers { write(helper) }
            for test in tests { writeListing(test) { $0.writeCode(of: test) } }
            isInFold = false
            html.markup("</details>\n")
        }
        html.markup("</div>\n")
    }
}
