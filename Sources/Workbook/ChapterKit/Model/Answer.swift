/// A sample answer to an exercise, stored with the book. The exercise's tests must distinguish right answers from wrong
/// ones.
///
/// The answer is in a separate file, `answers/<chapter>/<exercise>/right-….swift` or `wrong-….swift`. It replaces the
/// code between the markers of the solution.
package struct Answer: Sendable {
    /// The name of the exercise.
    package var exercise: String
    package var isRight: Bool
    /// The file. Its path is relative to the package, as in diagnostics.
    package var source: SourceFile

    package init(exercise: String, isRight: Bool, source: SourceFile) {
        self.exercise = exercise
        self.isRight = isRight
        self.source = source
    }

    /// The name of the file without its extension, such as `wrong-levels-as-integers`.
    package var name: String { String(source.path.split(separator: "/").last!.dropLast(".swift".count)) }

    /// The name of the file next to an exercise's answers that lists mutants of the solution which are right.
    package static let equivalentMutants = "equivalent.diff"

    /// Returns the folder of a chapter's answers, relative to the book's folder, with a trailing slash.
    package static func folder(of metadata: Chapter.Metadata) -> String { "answers/\(metadata.slug)/" }
}
