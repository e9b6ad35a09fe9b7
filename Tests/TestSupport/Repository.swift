import Foundation

/// The places of the repository that tests read.
public enum Repository {
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The Swift files below a folder of the repository, with their bytes.
    public static func swiftFiles(below folder: String) -> [(path: String, bytes: [UInt8])] {
        let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            FileManager.default.contents(atPath: "\(root)/\(folder)/\(name)").map { ("\(folder)/\(name)", Array($0)) }
        }
    }
}
