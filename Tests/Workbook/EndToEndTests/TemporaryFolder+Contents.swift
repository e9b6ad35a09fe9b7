import Foundation
import TestSupport

extension TemporaryFolder {
    /// Runs a closure with a new folder that contains the given files.
    static func with<Result>(_ files: [String: String], _ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        for (file, text) in files { try folder.write(text, to: file) }
        return try withExtendedLifetime(folder) { try body(folder) }
    }

    /// Runs a closure with a new folder that contains a book of one chapter in `chapters`.
    static func withBook<Result>(
        chapter: String, files: [String: String] = [:], _ body: (TemporaryFolder) throws -> Result
    ) throws -> Result {
        let defaults = ["chapters/workbook.yml": "title: A Book\n", "chapters/01-a.md": chapter]
        return try with(defaults.merging(files) { $1 }, body)
    }

    func read(_ file: String) throws -> String { String(decoding: try Data(contentsOf: url(file)), as: UTF8.self) }

    func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(file).path, withDestinationPath: target)
    }

    func contains(_ file: String) -> Bool { FileManager.default.fileExists(atPath: url(file).path) }

    /// Returns the files below a folder with their bytes, including the hidden list of files.
    func contents(of folder: String) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
        return try names.reduce(into: [:]) { contents, name in
            var isFolder: ObjCBool = false
            let file = url(folder).appending(path: name)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                return
            }
            contents[name] = try Data(contentsOf: file)
        }
    }

    private func url(_ file: String) -> URL { URL(fileURLWithPath: path).appending(path: file) }
}
