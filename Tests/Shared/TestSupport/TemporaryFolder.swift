import Foundation

/// A folder for one test, which is removed at the end of the test.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        path = NSTemporaryDirectory() + "workbook-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    public subscript(_ file: String) -> String { path + "/" + file }

    public func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: self[file])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    public func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    public func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: self[file]) }

    /// Returns the text of a file, or `nil` if the file doesn't exist.
    public func text(_ file: String) -> String? { try? String(contentsOfFile: self[file], encoding: .utf8) }

    /// The names of all files below the folder, including hidden ones, sorted.
    public var files: [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: self[name])
            return attributes?[.type] as? FileAttributeType != .typeDirectory
        }.sorted()
    }
}
