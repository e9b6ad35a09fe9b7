/// A snippet that may use what is deprecated, and is deprecated for it; whoever runs it is not.
///
/// The names begin with an underscore, because the snippet's statements find them before any others.
public protocol DeprecatedSnippet {
    associatedtype _Result

    @MainActor static func _run() async throws -> _Result
}

@MainActor
public func run<Snippet: DeprecatedSnippet>(_ snippet: Snippet.Type) async throws -> Snippet._Result {
    try await snippet._run()
}
