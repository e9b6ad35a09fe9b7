import Foundation

/// The folder in which the tests of a run leave a file for each snippet, for `workbook test` and `workbook accept`.
///
/// The tests find it as the folder that Swift Testing writes its event stream to. An environment variable would say it
/// too, but SwiftPM compiles much anew when a variable has changed.
package struct ResultsFolder: Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Makes a folder for one run.
    package static func make() throws -> ResultsFolder {
        let folder = FileManager.default.temporaryDirectory.appending(path: namePrefix + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return ResultsFolder(path: folder.path)
    }

    package func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The file for `--event-stream-output-path`.
    package var eventStream: String { path + "/events.jsonl" }

    /// The folder that the tests in this process are to write to; nil in an ordinary run of the tests.
    package static let ofThisProcess = ResultsFolder(arguments: CommandLine.arguments)

    /// - Parameter arguments: those of a process that runs tests.
    init?(arguments: [String]) {
        guard let option = arguments.firstIndex(of: "--event-stream-output-path"), option + 1 < arguments.count else {
            return nil
        }
        let folder = URL(fileURLWithPath: arguments[option + 1]).deletingLastPathComponent()
        // Others have event streams too.
        guard folder.lastPathComponent.hasPrefix(Self.namePrefix) else { return nil }
        path = folder.path
    }

    private static let namePrefix = "workbook-results-"

    // MARK: Results

    /// Writes the result of a snippet, in place of an earlier one.
    ///
    /// - Parameters:
    ///   - index: the snippet's place in its chapter's list of snippets, from 0.
    ///   - chapter: the chapter's slug.
    package func write(_ result: SnippetResult, of index: Int, in chapter: String) throws {
        let file = file(of: index, in: chapter)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(result).write(to: file, options: .atomic)
    }

    /// Reads the result of a snippet.
    ///
    /// - Returns: nil when it did not run to its end.
    package func result(of index: Int, in chapter: String) throws -> SnippetResult? {
        guard isDone(index, in: chapter) else { return nil }
        return try JSONDecoder().decode(SnippetResult.self, from: Data(contentsOf: file(of: index, in: chapter)))
    }

    /// Whether a snippet ran to its end.
    package func isDone(_ index: Int, in chapter: String) -> Bool {
        FileManager.default.fileExists(atPath: file(of: index, in: chapter).path)
    }

    private func file(of index: Int, in chapter: String) -> URL {
        URL(fileURLWithPath: path).appending(path: "\(chapter)/\(index).json")
    }
}
