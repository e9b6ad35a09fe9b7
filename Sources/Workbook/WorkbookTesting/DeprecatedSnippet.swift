/// A snippet that can use deprecated declarations, because it is deprecated itself. Its caller isn't.
///
/// The names begin with an underscore, because the snippet's statements find them before all other names.
public protocol DeprecatedSnippet {
    associatedtype _Result

    @MainActor static func _run() async throws -> _Result
}

@MainActor
public func run<Snippet: DeprecatedSnippet>(_ snippet: Snippet.Type) async throws -> Snippet._Result {
    try await snippet._run()
}
