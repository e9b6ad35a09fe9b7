/// The states of the exercises after a failed build of a chapter.
struct BrokenBuild {
    let chapter: Chapter
    /// The chapters that the chapter needs, which were compiled with it.
    let needed: [Chapter]
    let output: BuildOutput
    let isStub: (Exercise) -> Bool
    /// Returns a Boolean value indicating whether the tests of an exercise passed with its current text.
    var wasSolved: (Exercise) -> Bool

    private static let errorsQuoted = 5

    /// The states of the chapter's exercises, and of those in other chapters that don't compile, or `nil` if no exercise
    /// caused the failure.
    var states: [ExerciseID: ExerciseState]? {
        var errors: [ExerciseID: ExerciseState] = [:]
        for chapter in needed + [chapter] {
            for exercise in chapter.exercises {
                guard let error = error(of: exercise, in: chapter) else { continue }
                errors[chapter.id(of: exercise)] = .doesNotCompile(error)
            }
        }
        guard !errors.isEmpty else { return nil }
        let others = chapter.exercises.map { exercise -> (ExerciseID, ExerciseState) in
            let state: ExerciseState =
                isStub(exercise)
                ? .notBegun(TestCount(passed: 0, all: 0), []) : wasSolved(exercise) ? .solved : .notKnown
            return (chapter.id(of: exercise), state)
        }
        return errors.merging(others) { error, _ in error }
    }

    /// Returns the first error in the exercise's file, or else in the file of its tests, which use its declarations.
    private func error(of exercise: Exercise, in chapter: Chapter) -> CompilerError? {
        for file in [exercise.file, chapter.testFile(of: exercise)] {
            let errors = output.errors.filter { $0.location?.file == file }
            // The compiler may report an error near the end of a file before the one that caused it.
            guard var first = errors.min(by: { $0.line < $1.line }) else { continue }
            first.others = errors.count - 1
            return first
        }
        return nil
    }

    /// Returns an error with the reasons and locations of the failure, and a remedy.
    ///
    /// - Parameters:
    ///   - source: A closure that returns the line at a location.
    ///   - text: A closure that returns the current text of a file.
    ///   - book: The book's texts.
    func error(
        _ wording: Wording, source: (FileLocation) -> String?, text: (String) -> String?, book: BookTexts
    ) -> ProgressError {
        guard !output.errors.isEmpty else {
            return ProgressError(
                "chapter \(chapter.number) cannot be compiled:" + output.quote.map { "\n  \($0)" }.joined())
        }
        let errors = output.errors.prefix(Self.errorsQuoted).map { error in
            let line = error.location.flatMap(source).map { "\n    | \($0)" } ?? ""
            return "\n  \(error.location.map { wording.path($0) + ": " } ?? "")\(error.message)\(line)"
        }
        let rest = output.errors.count - errors.count
        return ProgressError(
            "chapter \(chapter.number) does not compile, and the errors are outside of the exercises:"
                + errors.joined() + (rest > 0 ? "\n  and \(rest) more" : "") + "\n" + remedy(wording, text, book))
    }

    private func remedy(_ wording: Wording, _ text: (String) -> String?, _ book: BookTexts) -> String {
        let exercises = (needed + [chapter]).flatMap(\.exercises).map(\.file)
        if let file = exercises.first(where: { text($0)?.allSatisfy(\.isWhitespace) ?? true }) {
            return """
                '\(wording.path(file))' is \(text(file) == nil ? "missing" : "empty"): \
                '\(wording.command) --restore \(file)'
                brings back the book's text.
                """
        }
        let names = "If one names something that an exercise declares, restore its name and parameters."
        let files = output.errors.compactMap(\.location?.file)
        guard let file = files.first(where: { book[$0] != nil && book[$0] != text($0) }) else {
            return names
        }
        return """
            \(names) Else undo what
            you changed there: '\(wording.command) --restore \(file)'
            brings back the book's text; yours is kept in \(WorkspaceUpdate.keptFolder).
            """
    }
}
