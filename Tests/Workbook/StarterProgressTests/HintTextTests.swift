import Testing

@testable import StarterProgress

@Suite struct HintTextTests {
    private func lines(_ hints: [String], given: Int, isNamed: Bool = false, hasStyles: Bool = false) -> [String] {
        var savedProgress = SavedProgress()
        savedProgress.hints["m/a"] = given
        let hint = Hint(
            of: Samples.exercise("a", hints: hints), in: Samples.chapter(), savedProgress: &savedProgress)
        let text = HintText(hint: hint, wording: Wording(command: "workbook progress"), isNamed: isNamed)
        return text.lines.map { $0.rendered(hasStyles: hasStyles) }
    }

    @Test func `a hint has its number and the command for the next one`() {
        #expect(
            lines(["One", "Two"], given: 0) == [
                "Hint 1 of 2 for “The a”:", "", "  One", "", "The next: 'workbook progress --hint'.",
            ])
        #expect(
            lines(["One", "Two"], given: 0, isNamed: true).last
                == "The next: 'workbook progress --hint --exercise m/a'.")
        #expect(lines(["One", "Two"], given: 1).last == "That was the last.")
        #expect(lines(["One"], given: 0).first == "The only hint for “The a”:")
    }

    @Test func `after the last hint, all hints are repeated with further advice`() {
        let output = lines(["One", "Two"], given: 2)
        #expect(output.prefix(5) == ["Those were both hints for “The a”:", "", "  One", "", "  Two"])
        #expect(output.joined(separator: " ").contains("the chapter's page"))
        #expect(lines(["1", "2", "3"], given: 3).first == "Those were all 3 hints for “The a”:")
        #expect(lines([], given: 0).first == "There are no hints for “The a”.")
    }

    @Test func `hints keep inline code together and are wrapped at 80 columns`() {
        let long =
            "Give the *last one* a spacing, too, and the `width + one more spacing` to put it in; then each is `(a)`."
        let plain = lines([long], given: 0)
        #expect(
            plain[2...3] == [
                "  Give the last one a spacing, too, and the `width + one more spacing` to put it",
                "  in; then each is `(a)`.",
            ])
        let styled = lines([long], given: 0, hasStyles: true)
        #expect(styled[2].contains("\u{1B}[3mlast\u{1B}[0m \u{1B}[3mone\u{1B}[0m"))
        #expect(styled[2].contains("\u{1B}[36mwidth + one more spacing\u{1B}[0m"))
    }

    @Test(arguments: ["2 * 3 * 4", "a*b*c", "a ` b", "a *", "**", "``", "*a"])
    func `unpaired markup characters aren't changed`(text: String) {
        #expect(lines([text], given: 0)[2] == "  \(text)")
    }
}
