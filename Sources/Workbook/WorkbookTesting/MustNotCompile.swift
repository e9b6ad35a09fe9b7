import Foundation
import SnippetResults

/// The snippets of a chapter that must not compile.
///
/// The compiler checks all of them together, and then again those without an error. Errors that are detected after type
/// checking, such as a variable that is used before it is set or a value that is sent to another actor, are reported
/// only if the types are correct.
public struct MustNotCompile: Sendable {
    public struct Case: Sendable, CustomStringConvertible {
        let place: SnippetPlace
        let message: String
        let code: String
        /// A Boolean value indicating whether the code contains declarations that aren't allowed in a function.
        let isAtFileScope: Bool

        public init(place: SnippetPlace, message: String, code: String, isAtFileScope: Bool = false) {
            self.place = place
            self.message = message
            self.code = code
            self.isAtFileScope = isAtFileScope
        }

        public var description: String { place.title }
    }

    public let cases: [Case]
    private let diagnostics: Task<[Int: [String]], any Error>

    /// Creates a check of the given snippets.
    ///
    /// - Parameters:
    ///   - prelude: The imports and declarations before the snippets.
    ///   - isOnMainActor: `true` if the functions that contain the snippets are isolated to the main actor.
    public init(prelude: String, isOnMainActor: Bool = true, cases: [Case]) {
        self.cases = cases
        let attribute = isOnMainActor ? "@MainActor " : ""
        diagnostics = Task.detached { try await Self.compile(prelude: prelude, attribute, cases: cases) }
    }

    /// Returns an issue if the snippet compiles, or if the compiler reports a different error.
    public func issue(for snippet: Case) async throws -> SnippetIssue? {
        let errors = try await diagnostics.value[snippet.place.index] ?? []
        snippet.place.record(SnippetResult())
        if errors.isEmpty { return snippet.place.issue("this compiles, but must not") }
        if errors.contains(where: { $0.contains(snippet.message) }) { return nil }
        return snippet.place.issue(
            "does not compile, but the compiler does not say '\(snippet.message)'; it says:\n"
                + errors.joined(separator: "\n"))
    }

    private static func compile(prelude: String, _ attribute: String, cases: [Case]) async throws -> [Int: [String]] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        var errors: [Int: [String]] = [:]
        // At file scope, each snippet is checked separately, because two snippets can declare the same name.
        let runs = [cases.filter { !$0.isAtFileScope }] + cases.filter(\.isAtFileScope).map { [$0] }
        for cases in runs where !cases.isEmpty {
            errors.merge(
                try await Compiler.errors(
                    in: source(prelude, attribute, cases), arguments: ["-typecheck"], folder: folder)
            ) { first, _ in first }
            let rest = cases.filter { errors[$0.place.index] == nil }
            if rest.isEmpty { continue }
            let later = try await Compiler.errors(
                in: source(prelude, attribute, rest), arguments: ["-emit-sil", "-o", "/dev/null"], folder: folder)
            errors.merge(later) { first, _ in first }
        }
        return errors
    }

    /// Returns the source in which each snippet is in a separate function, or at file scope. The file name in
    /// diagnostics identifies the snippet.
    private static func source(_ prelude: String, _ attribute: String, _ cases: [Case]) -> String {
        cases.reduce(into: prelude) { source, snippet in
            let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.hasPrefix("#sourceLocation(file:")
                    ? "#sourceLocation(file: \"\(Compiler.fileName(snippet.place.index))\", line: \(line.lineNumber))"
                    : String(line)
            }
            let text = lines.joined(separator: "\n")
            source +=
                snippet.isAtFileScope
                ? "\(text)\n" : "\(attribute)private func snippet\(snippet.place.index)() async throws {\n\(text)\n}\n"
        }
    }
}

extension Substring {
    /// The line number at the end of a `#sourceLocation(file:line:)`.
    fileprivate var lineNumber: Substring { dropLast().split(separator: " ").last ?? "1" }
}
