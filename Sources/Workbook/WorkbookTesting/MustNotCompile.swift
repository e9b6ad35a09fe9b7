import Foundation
import SnippetResults

/// The snippets of a chapter that must not compile.
///
/// The compiler sees all of them at once, then once more those it found nothing in: what it finds after type checking
/// (a variable used before it is set, a value sent to another actor) it looks for only when the types are right.
public struct MustNotCompile: Sendable {
    public struct Case: Sendable, CustomStringConvertible {
        let place: SnippetPlace
        let message: String
        let code: String
        /// Whether the code declares what may not be declared in a function.
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

    /// - Parameters:
    ///   - prelude: imports and declarations that the snippets stand behind.
    ///   - isOnMainActor: whether the functions that they stand in are.
    public init(prelude: String, isOnMainActor: Bool = true, cases: [Case]) {
        self.cases = cases
        let attribute = isOnMainActor ? "@MainActor " : ""
        diagnostics = Task.detached { try await Self.compile(prelude: prelude, attribute, cases: cases) }
    }

    /// What is wrong with a snippet: it compiles, or the compiler says something else.
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
        // At file scope each is alone: two may declare a name.
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

    /// Each snippet stands in a function of its own, or at file scope, under a file name that tells whose its diagnostics are.
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
