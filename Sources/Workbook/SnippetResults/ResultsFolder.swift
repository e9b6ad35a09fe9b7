import Foundation

/// The folder in which the tests of a run store a file for each snippet, for `workbook test` and `workbook accept`.
///
/// The tests find it as the folder of Swift Testing's event stream. An environment variable would serve the same
/// purpose, but SwiftPM recompiles a large part of the package when a variable changes.
package struct ResultsFolder: Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Creates a folder for one run.
    package static func make() throws -> ResultsFolder {
        let folder = FileManager.default.temporaryDirectory.appending(path: namePrefix + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return ResultsFolder(path: folder.path)
    }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The path for `--event-stream-output-path`.
    package var eventStream: String { path + "/events.jsonl" }

    /// The folder for the results of the tests in this process, or `nil` in an ordinary test run.
    package static let ofThisProcess = ResultsFolder(arguments: CommandLine.arguments)

    /// Creates the folder that the arguments specify, or returns `nil` if there is none.
    ///
    /// - Parameter arguments: The arguments of a process that runs tests.
    init?(arguments: [String]) {
        guard let option = arguments.firstIndex(of: "--event-stream-output-path"), option + 1 < arguments.count else {
            return nil
        }
        let folder = URL(fileURLWithPath: arguments[option + 1]).deletingLastPathComponent()
        // Other tools use event streams too.
        guard folder.lastPathComponent.hasPrefix(Self.namePrefix) else { return nil }
        path = folder.path
    }

    private static let namePrefix = "workbook-results-"

    // MARK: Results

    /// Writes the result of a snippet, replacing an earlier one.
    ///
    /// - Parameters:
    ///   - index: The index of the snippet in its chapter's list of snippets.
    ///   - chapter: The chapter's slug.
    package func write(_ result: SnippetResult, of index: Int, in chapter: String) throws {
        let file = file(of: index, in: chapter)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(result).write(to: file, options: .atomic)
    }

    /// Reads the result of a snippet.
    ///
    /// - Returns: The result, or `nil` if the snippet didn't run to completion.
    package func result(of index: Int, in chapter: String) throws -> SnippetResult? {
        guard isDone(index, in: chapter) else { return nil }
        return try JSONDecoder().decode(SnippetResult.self, from: Data(contentsOf: file(of: index, in: chapter)))
    }

    /// Returns a Boolean value indicating whether a snippet ran to completion.
    package func isDone(_ index: Int, in chapter: String) -> Bool {
        FileManager.default.fileExists(atPath: file(of: index, in: chapter).path)
    }

    private func file(of index: Int, in chapter: String) -> URL {
        URL(fileURLWithPath: path).appending(path: "\(chapter)/\(index).json")
    }
}
