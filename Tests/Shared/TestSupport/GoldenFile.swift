import Foundation

/// A file that contains the expected output of a test.
///
/// If the environment contains `WORKBOOK_RECORD=1`, the file is written again, and the test fails nevertheless: a
/// recorded output must be reviewed before it counts.
public struct GoldenFile: Sendable {
    public let path: String

    public init(path: String) { self.path = path }

    /// The text of the file, or `nil` if the file doesn't exist.
    public var expected: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    /// Compares a text with the file.
    ///
    /// - Returns: A description of the difference for the report, or `nil` if the text is as expected.
    public func difference(to actual: String) throws -> String? {
        let expected = expected
        if actual == expected { return nil }
        guard ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" else {
            return "\(path) expects something else:\n" + Self.difference(from: expected ?? "", to: actual)
        }
        try actual.write(toFile: path, atomically: true, encoding: .utf8)
        return "recorded \(path); look at the change and run again without WORKBOOK_RECORD"
    }

    /// Returns the names of the visible folders and files in a folder, sorted.
    ///
    /// - Throws: `NoCases` if there are none, because a suite without cases would always pass.
    public static func cases(in folder: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        guard !names.isEmpty else { throw NoCases(folder: folder) }
        return names.sorted()
    }

    private struct NoCases: Error, CustomStringConvertible {
        var folder: String
        var description: String { "there is no case in \(folder)" }
    }

    /// Returns the lines that only one of two texts contains, each with its line number.
    private static func difference(from expected: String, to actual: String) -> String {
        let lines = [expected, actual].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        return lines[1].difference(from: lines[0]).map { change in
            switch change {
            case .remove(let line, let text, _): "− \(line + 1): \(text)"
            case .insert(let line, let text, _): "+ \(line + 1): \(text)"
            }
        }.joined(separator: "\n")
    }
}
