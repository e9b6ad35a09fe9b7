/// The plan of `--catch-up`: the exercises that get the book's solutions.
struct CatchUp: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        var chapter: Chapter
        var exercise: Exercise
        var replacement: Replacement
    }

    private(set) var items: [Item] = []
    /// The exercises that the reader has changed since their last test. They stay, because they may be solved.
    private(set) var untested: [Item] = []
    /// The exercises whose solution the workspace doesn't have.
    private(set) var unknown: [ExerciseID] = []

    /// Creates the plan for a chapter: each exercise of the chapters that it needs gets the book's solution, unless its
    /// tests have passed, or the reader has changed it since.
    init(for chapter: Chapter, _ overview: Overview) {
        for needed in overview.list.chapters(neededBy: chapter) {
            for exercise in needed.exercises where !overview.isDone(exercise, in: needed) {
                guard let file = overview.files[needed.id(of: exercise)], let solution = file.solution else {
                    unknown.append(needed.id(of: exercise))
                    continue
                }
                let replacement = Replacement(
                    of: exercise.file, current: file.text, bookText: file.bookText, with: solution)
                let item = Item(chapter: needed, exercise: exercise, replacement: replacement)
                if overview.isUntested(exercise, in: needed) { untested.append(item) } else { items.append(item) }
            }
        }
    }

    /// The replacements, one for each file.
    var replacements: [Replacement] {
        var files: Set<String> = []
        return items.map(\.replacement).filter { files.insert($0.file).inserted }
    }

    /// Returns the lines that tell the reader which exercises got a solution.
    ///
    /// - Parameter folder: The folder of the copies.
    func lines(for chapter: Chapter, keptIn folder: String, _ wording: Wording) -> [StyledText] {
        let count = items.count == 1 ? "1 exercise that" : "\(items.count) exercises that"
        var lines: [StyledText] = [
            "The book's solutions are in \(count) “\(chapter.title, .bold)” needs:", "",
        ]
        for item in items {
            lines.append("  \(item.chapter.number)  \(item.chapter.title): \(item.exercise.title)")
            lines.append("     \(wording.path(item.replacement.file), .faint)")
            if item.replacement.before == .kept {
                lines.append("     yours is kept: \(wording.path("\(folder)/\(item.replacement.file)"), .faint)")
            }
        }
        return lines + linesAboutUntested(wording) + ["", "'\(wording.command) --undo' takes this back."]
    }

    /// Returns the lines about the exercises that stay because they weren't tested.
    func linesAboutUntested(_ wording: Wording) -> [StyledText] {
        untested.flatMap { item -> [StyledText] in
            [
                "", "  \(item.chapter.number)  \(item.chapter.title): \(item.exercise.title)",
                "     yours stays: you have changed it since its last test. \(wording.call(item.chapter.name)) tests it;",
                "     \(wording.call("--restore \(item.exercise.file)")) gives it up.",
            ]
        }
    }
}
