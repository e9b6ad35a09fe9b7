import ChapterKit
import SwiftText

/// The list of the files that the tool wrote into a folder, with their hashes.
enum FileList {
    /// Returns the text of a list.
    static func bytes(of hashes: [String: Set<UInt64>]) -> [UInt8] {
        var bytes = Array("# What workbook wrote here, so that it knows what is its own.\n".utf8)
        for (file, hashes) in hashes.sorted(by: { $0.key < $1.key }) {
            for hash in hashes.sorted() {
                bytes += ContentHash.text(hash).utf8
                bytes.append(.space)
                bytes += file.utf8
                bytes.append(.lineFeed)
            }
        }
        return bytes
    }

    /// Returns the hashes of each file. Lines that a list doesn't have are skipped.
    static func hashes(in bytes: [UInt8]) -> [String: Set<UInt64>] {
        var hashes: [String: Set<UInt64>] = [:]
        for line in bytes.split(separator: .lineFeed) {
            guard line.count > 17, let hash = UInt64(line.prefix(16).text, radix: 16) else { continue }
            let file = line.dropFirst(17).text
            if file.isContainedPath { hashes[file, default: []].insert(hash) }
        }
        return hashes
    }
}
