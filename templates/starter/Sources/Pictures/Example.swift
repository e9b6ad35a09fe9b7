/// A listing of the page that prints something.
struct Example {
    let title: String
    /// What the page says that it prints; nil when it does not say.
    let output: String?
    /// Runs the listing, which prints to standard output.
    let run: @MainActor () async throws -> Void

    init(_ title: String, prints output: String?, run: @escaping @MainActor () async throws -> Void) {
        self.title = title
        self.output = output
        self.run = run
    }
}
