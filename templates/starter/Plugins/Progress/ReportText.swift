/// A report as lines for a reader.
struct ReportText {
    let report: Report
    let wording: Wording
    /// A Boolean value indicating whether the output is a terminal, with a progress bar and symbols instead of words.
    let isVivid: Bool
    /// A closure that returns the line at a location, for an excerpt with the error.
    let source: (FileLocation) -> String?

    static let width = 80
    private static let maximumFailures = 3
    private static let maximumLines = 10

    var lines: [StyledText] {
        var lines = [head]
        if report.parts.count > 1 { lines += [""] + ChapterTable(report: report, isVivid: isVivid).lines }
        if let part = report.run ?? (report.parts.count == 1 ? report.parts[0] : nil) {
            lines.append("")
            if report.parts.count > 1 { lines.append("\(part.chapter.heading, .bold)") }
            lines += part.entries.map { line(of: $0, in: part.chapter) }
        }
        for note in report.notes { lines += [""] + Prose(note).lines(width: Self.width) }
        return lines + [""] + (report.next.map(text) ?? farewell)
    }

    // MARK: All exercises

    private var head: StyledText {
        let count: StyledText = "\(report.solved) of \(report.total)"
        guard isVivid else { return "\(report.title): \(count) solved" }
        return "\(report.title, .bold)  \(bar) \(count) solved"
    }

    /// The progress bar: `[████░░░░░░░░]`
    private var bar: StyledText {
        let cells = report.total == 0 ? 0 : 12
        // The bar is full only at the end, and empty only at the beginning.
        let full = report.isFinished ? cells : (cells * report.solved + report.total - 1) / max(report.total, 1)
        let solved = min(full, report.isFinished ? cells : max(cells - 1, 0))
        let text = String(repeating: "█", count: solved)
        return "[\(text, .green)\(String(repeating: "░", count: cells - solved), .faint)]"
    }

    private func line(of entry: Report.Entry, in chapter: Chapter) -> StyledText {
        let (sign, style, label) = entry.state.badge
        guard isVivid else { return "  \(entry.exercise.title): \(label)" }
        let isNext = chapter.id(of: entry.exercise) == report.next?.id
        let title = StyledText(entry.exercise.title, isNext ? .bold : nil)
        return "  \(sign, style) \(title)" + (entry.state.isSolved ? "" : "  \(label, .faint)")
    }

    // MARK: The next exercise

    private func text(of next: Report.Next) -> [StyledText] {
        let place: StyledText =
            next.chapter == report.run?.chapter || report.parts.count == 1
            ? "" : ", in chapter \(next.chapter.number), \(next.chapter.title)"
        let help = help(for: next)
        return ["\("Next:", .bold) \(next.entry.exercise.title, .bold)" + place] + location(of: next.entry)
            + (next.isFresh ? messages(of: next.entry, in: next.chapter) + printed(next.entry) : [])
            + (help.isEmpty ? [] : [""]) + help
    }

    private func location(of entry: Report.Entry) -> [StyledText] {
        let file = wording.path(entry.exercise.file)
        guard let line = entry.stubLine else { return ["  \(file)"] }
        return ["  Write it in \(file):\(line), in place of what stands there."]
    }

    /// The first lines that the tests of an exercise printed.
    private func printed(_ entry: Report.Entry) -> [StyledText] {
        guard !entry.printed.isEmpty else { return [] }
        let rest = entry.printed.count - Self.maximumLines
        // A note about one more line would be as long as the line itself.
        let visible = entry.printed.prefix(rest == 1 ? entry.printed.count : Self.maximumLines)
        return ["", "Your code printed:"] + visible.map { "  \($0)" }
            + (rest > 1 ? ["  … and \(rest) more lines"] : [])
    }

    private func messages(of entry: Report.Entry, in chapter: Chapter) -> [StyledText] {
        switch entry.state {
        case .notBegun(_, let failures):
            failures.isEmpty ? [] : ["", "What its tests say of what stands there:"] + tests(failures)
        case .open(_, let failures):
            ["", "What its tests say:"] + tests(failures)
        case .doesNotCompile(let error):
            ["", "The compiler says:"] + Prose(error.message).lines(width: Self.width - 2).map { "  " + $0 }
                + (error.location.map(excerpt) ?? [])
                + (error.others == 0 ? [] : ["  and \(error.others) more in this file"])
        case .stopped(let stop):
            ["", "Its tests were stopped" + inTest(stop.test) + ":", "  \(stop.message, .red)"]
                + (stop.location.map(excerpt) ?? [])
        case .doesNotEnd(let test):
            [
                "", "Its tests do not end" + inTest(test) + ".",
                "Look for a loop, or a function that calls itself, that never comes to its end.",
            ]
        case .noTestRan:
            [
                "", "No test ran, so nothing shows that it is solved. Its tests should be in",
                "  \(wording.path(chapter.testFile(of: entry.exercise)))",
                "\(wording.call("--restore \(chapter.testFile(of: entry.exercise))"))",
                "brings the book's tests back.",
            ]
        case .notKnown, .solved: []
        }
    }

    private func inTest(_ test: String?) -> StyledText { test.map { ", in “\($0, .bold)”" } ?? "" }

    private func tests(_ failures: [Failure]) -> [StyledText] {
        var titles: [String?] = []
        for failure in failures where !titles.contains(failure.test) { titles.append(failure.test) }
        return titles.flatMap { title -> [StyledText] in
            let testFailures = failures.filter { $0.test == title }
            let rest = testFailures.count - Self.maximumFailures
            // A note about one more failure would be as long as the failure itself.
            let visible = testFailures.prefix(rest == 1 ? testFailures.count : Self.maximumFailures)
            return [title.map { "  \("✘", .red) \($0, .bold)" } ?? ""] + lines(of: Array(visible))
                + (rest > 1 ? ["    - and \(rest) more"] : [])
        }
    }

    /// Returns the lines of the failures, with the location below consecutive failures on the same line of a test.
    private func lines(of failures: [Failure]) -> [StyledText] {
        failures.enumerated().flatMap { index, failure -> [StyledText] in
            var lines = Self.filled(failure.pieces, width: Self.width - 6).enumerated().map { number, line in
                "    \(number == 0 ? "- " : "  ")\(line)" as StyledText
            }
            let isLast = index == failures.count - 1 || failures[index + 1].location != failure.location
            if isLast, let location = failure.location { lines.append("      \(wording.path(location), .faint)") }
            return lines
        }
    }

    /// Returns the pieces in lines of a width. A piece is broken only if it is longer than that.
    private static func filled(_ pieces: [String], width: Int) -> [String] {
        var lines: [String] = []
        for piece in pieces {
            let words = piece.count <= width ? [piece] : piece.split(separator: " ").map(String.init)
            for word in words {
                if let last = lines.last, last.count + 1 + word.count <= width {
                    lines[lines.count - 1] = "\(last) \(word)"
                } else {
                    lines.append(word)
                }
            }
        }
        return lines
    }

    /// Returns a location and the line at this location.
    private func excerpt(_ location: FileLocation) -> [StyledText] {
        let head: StyledText = "  \(wording.path(location), .faint)"
        guard let text = source(location) else { return [head] }
        let number = String(location.line)
        let gutter = String(repeating: " ", count: number.count)
        let line: StyledText = "    \(number, .faint) | \(text.replacing("\t", with: " "))"
        // The compiler counts columns in bytes.
        guard let column = location.column, column > 0, column <= text.utf8.count + 1 else { return [head, line] }
        let before = String(decoding: text.utf8.prefix(column - 1), as: UTF8.self)
        return [head, line, "    \(gutter) | \(String(repeating: " ", count: before.count))\("^", .red)"]
    }

    private func help(for next: Report.Next) -> [StyledText] {
        let (given, count) = (next.entry.hintsGiven, next.entry.exercise.hints.count)
        var lines: [StyledText] = []
        if !next.isFresh {
            lines.append("\(wording.call(next.chapter.name)) compiles this chapter, and says what its tests say.")
        }
        let others = (report.run?.entries ?? []).count { $0.state == .notKnown }
        if others > 0 {
            lines.append(
                "What the tests of \(others == 1 ? "another say" : "others say") is known when every file compiles again."
            )
        }
        lines += needs(of: next.chapter)
        if given < count {
            let first = count == 1 ? "a hint" : "the first of \(count) hints"
            lines.append(
                "Stuck? \(wording.hint) gives \(given == 0 ? first : "hint \(given + 1) of \(count)").")
        } else if count > 0 {
            lines.append("You have had all hints: \(wording.hint) shows them again.")
        }
        return lines
    }

    /// Returns the remedy if open exercises of other chapters can make the tests of a chapter fail.
    private func needs(of chapter: Chapter) -> [StyledText] {
        let parts = report.openParts(neededBy: chapter)
        guard !parts.isEmpty else { return [] }
        let numbers = parts.map { "\($0.chapter.number)" }
        let list =
            numbers.count == 1
            ? "chapter \(numbers[0])"
            : "chapters \(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])"
        let open = parts.reduce(0) { $0 + $1.entries.count - $1.solved }
        let text = "The chapter needs \(list), where \(open == 1 ? "1 exercise is" : "\(open) exercises are") open."
        return Prose(text).lines(width: Self.width) + [
            "\(wording.call("--catch-up \(chapter.name)")) fills in the book's solutions."
        ]
    }

    // MARK: The end

    private var farewell: [StyledText] {
        switch report.total {
        case 0: ["This book has no exercises: there is nothing to solve."]
        case 1: ["\("It is solved: well done!", .green)"] + Self.afterwards
        default: ["\("All \(report.total) exercises are solved: well done!", .green)"] + Self.afterwards
        }
    }

    private static let afterwards: [StyledText] = [
        "The pages of the chapters show a solution of each, to compare yours with."
    ]
}

extension Failure {
    /// The unbreakable pieces of the text: each comment, the expression, its value, and the expected value.
    fileprivate var pieces: [String] {
        var parts = comments + (message.isEmpty ? [] : [message])
        if message.hasPrefix("`"), let end = message.firstRange(of: "`: ") {
            parts[parts.count - 1] = String(message[..<end.lowerBound]) + "`"
            parts.append(String(message[end.upperBound...]))
        }
        var last = [parts.popLast() ?? ""]
        if let cut = last[0].firstRange(of: ", expected ") {
            last = ["\(last[0][..<cut.lowerBound]),", "expected \(last[0][cut.upperBound...])"]
        }
        return (parts.map { "\($0):" } + last).flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    }
}

extension ExerciseState {
    /// The symbol, style, and description of the state in a list.
    fileprivate var badge: (sign: String, style: StyledText.Style, label: String) {
        switch self {
        case .notBegun: ("○", .faint, "not begun")
        case .open(let count, _):
            ("✘", .red, count.all == 1 ? "its test fails" : "\(count.passed) of \(count.all) tests pass")
        case .doesNotCompile: ("✘", .red, "does not compile")
        case .stopped: ("✘", .red, "its tests were stopped")
        case .doesNotEnd: ("✘", .red, "its tests do not end")
        case .noTestRan: ("✘", .red, "no test ran")
        case .notKnown: ("?", .yellow, "not known: another file does not compile")
        case .solved: ("✔", .green, "solved")
        }
    }
}
