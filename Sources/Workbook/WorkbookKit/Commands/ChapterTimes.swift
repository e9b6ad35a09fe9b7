import ChapterKit
import Foundation

/// The durations of the chapters' last test runs. They're used to divide a book into shards.
package struct ChapterTimes: Codable, Equatable, Sendable {
    /// The durations in seconds on one machine, keyed by the chapters' slugs.
    package var seconds: [String: Double]

    package init(seconds: [String: Double] = [:]) { self.seconds = seconds }

    /// Returns the relative costs of testing the given chapters, in an arbitrary unit.
    ///
    /// The cost of a chapter without a recorded time is estimated from the size of its code, at the average rate of the
    /// others.
    package func weights(of chapters: [Chapter]) -> [Double] {
        let known = chapters.filter { seconds[$0.metadata.slug] != nil }
        let code = known.reduce(0) { $0 + $1.codeWeight }
        let all = known.reduce(0) { $0 + (seconds[$1.metadata.slug] ?? 0) }
        let secondsOfCode = code > 0 && all > 0 ? all / code : 1
        return chapters.map { seconds[$0.metadata.slug] ?? $0.codeWeight * secondsOfCode }
    }

    // MARK: The file

    /// The path of the file, relative to the book's package.
    ///
    /// It's next to SwiftPM's build products, because it describes the machine and not the book.
    package static let file = ".build/workbook/times.json"

    /// Reads the times of a package. There are none if the file is missing or can't be decoded.
    package init(package: String) {
        let bytes = try? FileSystem.contents("\(package)/\(Self.file)")
        self = bytes.flatMap { try? JSONDecoder().decode(Self.self, from: Data($0)) } ?? ChapterTimes()
    }

    /// Writes the times to the package's file, which keeps the times of other chapters.
    package func record(package: String) throws {
        guard !seconds.isEmpty else { return }
        var all = ChapterTimes(package: package)
        all.seconds.merge(seconds) { $1 }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try FileSystem.replace("\(package)/\(Self.file)", with: Array(encoder.encode(all)))
    }
}

extension Chapter {
    /// The amount of code to compile, in bytes, or 0 for a chapter without code.
    ///
    /// Compiling even a little code requires the compiler to read the modules, which counts as 1,000 bytes.
    package var codeWeight: Double {
        let bytes = snippets.filter { $0.isCompiled || $0.isPart }.reduce(0) { $0 + $1.code.text.utf8.count }
        return bytes == 0 ? 0 : Double(1000 + bytes)
    }
}
