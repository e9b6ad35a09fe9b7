/// A hint as lines for a reader.
struct HintText {
    let hint: Hint
    let wording: Wording
    /// A Boolean value indicating whether the exercise was named on the command line.
    let isNamed: Bool

    private var again: String {
        "\(wording.command) --hint" + (isNamed ? " --exercise \(hint.id)" : "")
    }

    var lines: [StyledText] {
        guard let number = hint.number, let text = hint.text else { return afterTheLast }
        let which = hint.count == 1 ? "The only hint" : "Hint \(number) of \(hint.count)"
        let rest =
            number < hint.count
            ? "The next: '\(again)'." : (hint.count == 1 ? "There are no others." : "That was the last.")
        return ["\(which, .bold) for “\(hint.exercise.title, .bold)”:", ""]
            + indented(text) + ["", "\(rest, .faint)"]
    }

    private var afterTheLast: [StyledText] {
        let title: StyledText = "“\(hint.exercise.title, .bold)”"
        let head: StyledText =
            switch hint.count {
            case 0: "There are no hints for \(title)."
            case 1: "That was the only hint for \(title):"
            case 2: "Those were both hints for \(title):"
            default: "Those were all \(hint.count) hints for \(title):"
            }
        let help = """
            What else helps: what its tests say, with '\(wording.command)', and the chapter's page, which explains what \
            the exercise is about, and shows a solution.
            """
        var lines = [head]
        for hint in hint.exercise.hints { lines += [""] + indented(hint) }
        return lines + [""] + Prose(help).lines(width: ReportText.width)
    }

    private func indented(_ text: String) -> [StyledText] {
        Prose(text).lines(width: ReportText.width - 2).map { "  " + $0 }
    }
}
