/// The contents of `.exercises.json` in the root folder of the workspace.
struct ExerciseList: Decodable, Equatable, Sendable {
    /// The title of the book.
    var title: String
    /// The chapters, in the order of the book.
    var chapters: [Chapter]

    static let file = ".exercises.json"

    /// The chapters with exercises.
    var practiced: [Chapter] { chapters.filter { !$0.exercises.isEmpty } }

    /// Returns the chapter with a name or a number.
    ///
    /// - Throws: `ProgressError` if there is none.
    func chapter(_ name: String) throws -> Chapter {
        if let chapter = chapters.first(where: { $0.name == name || "\($0.number)" == name }) { return chapter }
        let names = chapters.map { "\($0.number) or '\($0.name)'" }.joined(separator: ", ")
        throw ProgressError("there is no chapter '\(name)'; there are: \(names)", isUsage: true)
    }

    /// Returns the exercise with a name, such as `hit-view` or `windows/hit-view`.
    ///
    /// - Throws: `ProgressError` if there is none, or several.
    func exercise(_ name: String) throws -> (chapter: Chapter, exercise: Exercise) {
        let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let chapters = parts.count == 2 ? [try chapter(parts[0])] : practiced
        let all = chapters.flatMap { chapter in chapter.exercises.map { (chapter: chapter, exercise: $0) } }
        let found = all.filter { $0.exercise.name == parts[parts.count - 1] }
        if found.count == 1 { return found[0] }
        let names = (found.isEmpty ? all : found).map { "'\($0.id(of: $1))'" }.joined(separator: ", ")
        throw ProgressError(
            found.isEmpty
                ? "there is no exercise '\(name)'; there are: \(names)"
                : "several exercises have the name '\(name)': say which of \(names)", isUsage: true)
    }

    /// Returns the chapters that a chapter needs, in the order of the book.
    func chapters(neededBy chapter: Chapter) -> [Chapter] { chapters.filter { chapter.needs.contains($0.name) } }
}
