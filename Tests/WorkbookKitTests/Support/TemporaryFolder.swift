import Foundation

@testable import WorkbookKit

/// A folder for one test, removed at its end.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "workbook-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(_ file: String) -> String { path + "/" + file }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: self[file])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    /// The text of a file; nil when there is none.
    func text(_ file: String) -> String? { try? String(contentsOfFile: self[file], encoding: .utf8) }

    /// Every file below the folder, hidden ones too, sorted.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { FileSystem.kind(self[$0]) != .folder }.sorted()
    }
}
