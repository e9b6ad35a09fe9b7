import Foundation

/// A file that holds what a test expects.
///
/// With `WORKBOOK_RECORD=1` in the environment what was expected is written anew, and the test fails all the same: what
/// was recorded is looked at before it counts.
public struct GoldenFile: Sendable {
    public let path: String

    public init(path: String) { self.path = path }

    /// What the file says; nil when there is none.
    public var expected: String? { try? String(contentsOfFile: path, encoding: .utf8) }

    /// Compares a text with the file.
    ///
    /// - Returns: what is wrong, for the report; nil when the text is as expected.
    public func difference(to actual: String) throws -> String? {
        let expected = expected
        if actual == expected { return nil }
        guard ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1" else {
            return "\(path) expects something else:\n" + Self.difference(from: expected ?? "", to: actual)
        }
        try actual.write(toFile: path, atomically: true, encoding: .utf8)
        return "recorded \(path); look at the change and run again without WORKBOOK_RECORD"
    }

    /// The names of the folders and files in a folder, sorted, hidden ones left out.
    ///
    /// - Throws: when there are none: a suite without cases would pass whatever the code does.
    public static func cases(in folder: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        guard !names.isEmpty else { throw NoCases(folder: folder) }
        return names.sorted()
    }

    private struct NoCases: Error, CustomStringConvertible {
        var folder: String
        var description: String { "there is no case in \(folder)" }
    }

    /// The lines that only one of two texts has, each with its number there.
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
