/// A fenced Swift block of a chapter.
public struct Snippet: Sendable {
    public var kind: Kind
    public var code: Listing
    /// Where the fence stands.
    public var location: SourceLocation
    /// The fence's last line.
    public var endLine: Int
    /// What people call it: a test's name, an exercise's title, or the heading above it and an ordinal.
    public var title: String
    /// The fragment that links to the block; unique in its chapter.
    public var anchor: String
    /// Kept off the page: a fold shows it.
    public var isHidden: Bool

    public enum Kind: Sendable, Equatable {
        /// Declarations, at file scope of the chapter's module; a chunk when it has a name.
        case declaration(chunk: String?)
        /// Statements: the body of one test; the exercise it proves, if it does.
        case test(exercise: String?)
        /// Statements that run; what they print must equal the output, if there is one.
        case example(output: Listing?)
        /// Statements that return a picture.
        case figure(name: String, caption: String)
        /// Code that must not compile.
        case fails(message: String)
        /// Statements that must stop the process.
        case traps(message: String)
        /// The reference solution of an exercise.
        case exercise(name: String)
        /// Not compiled.
        case skip(reason: String)
    }
}
