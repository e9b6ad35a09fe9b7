import Foundation

/// A hash of data that is the same in every run, unlike that of `Hasher`.
struct Fingerprint: Sendable {
    // The numbers of FNV-1a, applied to 8 bytes at a time, because a debug build is slow.
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
                offset += 8
            }
            for byte in bytes[offset...] { mix(UInt64(byte)) }
        }
        mix(UInt64(data.count))
    }

    mutating func add(_ text: String) { add(Data(text.utf8)) }

    private mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01B3
        // A multiplication changes only higher bits.
        value ^= value >> 32
    }

    var text: String { String(value, radix: 16) }

    static func of(_ data: Data) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(data)
        return fingerprint.text
    }

    static func of(_ text: String) -> String { of(Data(text.utf8)) }
}

/// The keys of the chapters, each of which changes with the files that the results of its tests depend on.
struct ChapterKeys: Sendable {
    /// The fingerprints of the files, by their paths in the workspace.
    let files: [String: String]

    /// Returns the key of a chapter: a fingerprint of its folder, and of the code of the chapters that it needs.
    func key(of chapter: Chapter, in list: ExerciseList) -> String {
        let code = list.chapters(neededBy: chapter).flatMap { ["\($0.folder)/Sources/", "\($0.folder)/Exercises/"] }
        let folders = ["\(chapter.folder)/"] + code
        var fingerprint = Fingerprint()
        for file in files.keys.sorted() where folders.contains(where: file.hasPrefix) {
            fingerprint.add(file)
            fingerprint.add(files[file] ?? "")
        }
        return fingerprint.text
    }
}
