import Foundation

/// The files of the repository that tests read.
public enum Repository {
    public static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path

    /// Returns the Swift files below a folder of the repository, with their bytes.
    public static func swiftFiles(below folder: String) -> [(path: String, bytes: [UInt8])] {
        files(below: folder, ending: ".swift").compactMap { path in
            FileManager.default.contents(atPath: "\(root)/\(path)").map { (path, Array($0)) }
        }
    }

    /// Returns the paths of the files below a folder of the repository, sorted.
    public static func files(below folder: String, ending end: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(end) }.sorted().map { "\(folder)/\($0)" }
    }
}
