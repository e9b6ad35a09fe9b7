/// A listing of the page that prints text.
struct Example {
    let title: String
    /// The output on the page, or `nil` if the page shows none.
    let output: String?
    /// Runs the listing, which prints to standard output.
    let run: @MainActor () async throws -> Void

    /// The name of a file for the output.
    var file: String { title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") + ".txt" }

    init(_ title: String, prints output: String?, run: @escaping @MainActor () async throws -> Void) {
        self.title = title
        self.output = output
        self.run = run
    }
}
