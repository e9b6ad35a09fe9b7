/// Code that somebody could write into an exercise, kept beside the book: the exercise's tests must tell right from wrong.
///
/// It stands in a file of its own, `answers/<chapter>/<exercise>/right-….swift` or `wrong-….swift`, and takes the place of
/// what is between the markers of the solution.
public struct Answer: Sendable {
    /// The exercise's name.
    public var exercise: String
    public var isRight: Bool
    /// The file; its path is relative to the package, as diagnostics print it.
    public var source: SourceFile

    /// The file's name without its ending: `wrong-levels-as-integers`.
    public var name: String { String(source.path.split(separator: "/").last!.dropLast(".swift".count)) }

    /// The folder of a chapter's answers, relative to the book's folder, with a slash at its end.
    static func folder(of outline: Chapter.Outline) -> String { "answers/\(outline.slug)/" }
}
