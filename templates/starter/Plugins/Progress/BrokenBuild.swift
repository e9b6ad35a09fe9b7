/// The states of the exercises after a failed build.
struct BrokenBuild {
    let list: ExerciseList
    let output: BuildOutput
    let isStub: (Exercise) -> Bool

    private static let errorsQuoted = 5

    /// Returns the states of exercises by name, or `nil` if no exercise caused the failure.
    func states(of exercises: [Exercise]) -> [String: ExerciseState]? {
        let errors = list.exercises.map { exercise in (exercise.name, error(of: exercise)) }
        guard errors.contains(where: { $0.1 != nil }) else { return nil }
        let found = Dictionary(errors.compactMap { name, error in error.map { (name, $0) } }) { first, _ in first }
        // A previously solved exercise is included if it has an error.
        let all = list.exercises.filter { exercises.contains($0) || found[$0.name] != nil }
        return Dictionary(
            all.map { exercise in
                if let error = found[exercise.name] { return (exercise.name, .doesNotCompile(error)) }
                return (exercise.name, isStub(exercise) ? .notBegun(TestCount(passed: 0, all: 0), []) : .notKnown)
            }
        ) { first, _ in first }
    }

    /// Returns the first error in the exercise's file, or else in the file of its tests, which use its declarations.
    private func error(of exercise: Exercise) -> CompilerError? {
        for file in [exercise.file, list.testFile(of: exercise)] {
            let errors = output.errors.filter { $0.location?.file == file }
            guard var first = errors.first else { continue }
            first.others = errors.count - 1
            return first
        }
        return nil
    }

    /// Returns an error with the reasons and locations of the failure.
    func error(_ wording: Wording) -> ProgressError {
        guard !output.errors.isEmpty else {
            return ProgressError(
                "the package cannot be compiled:" + output.quote.map { "\n  \($0)" }.joined())
        }
        let errors = output.errors.prefix(Self.errorsQuoted).map { error in
            "\n  \(error.location.map { wording.path($0) + ": " } ?? "")\(error.message)"
        }
        let rest = output.errors.count - errors.count
        return ProgressError(
            "the package does not compile, and the errors are outside of the exercises:" + errors.joined()
                + (rest > 0 ? "\n  and \(rest) more" : "")
                + "\nIf one names something that an exercise declares, restore its name and parameters; else undo what you "
                + "changed there. A new starter of this chapter has the files as they were.")
    }
}
