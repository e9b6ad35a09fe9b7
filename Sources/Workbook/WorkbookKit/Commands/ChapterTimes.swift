import Foundation

/// How long the chapters took to test the last time: by this a book is divided into shards.
public struct ChapterTimes: Codable, Equatable, Sendable {
    /// Seconds of one machine's work, by the chapters' slugs.
    public var seconds: [String: Double]

    public init(seconds: [String: Double] = [:]) { self.seconds = seconds }

    /// How much work chapters are, in a unit of no matter.
    ///
    /// A chapter that has no time yet is weighed by its code, as those are that have one.
    public func weights(of chapters: [Chapter]) -> [Double] {
        let known = chapters.filter { seconds[$0.outline.slug] != nil }
        let code = known.reduce(0) { $0 + $1.codeWeight }
        let all = known.reduce(0) { $0 + (seconds[$1.outline.slug] ?? 0) }
        let secondsOfCode = code > 0 && all > 0 ? all / code : 1
        return chapters.map { seconds[$0.outline.slug] ?? $0.codeWeight * secondsOfCode }
    }

    // MARK: The file

    /// The file in the package of a book, beside what SwiftPM builds: it says something of the machine, not of the book.
    public static let file = ".build/workbook/times.json"

    /// Reads the times of a package.
    ///
    /// - Returns: no times when there is no such file, or nobody understands it.
    public init(package: String) {
        let bytes = try? FileSystem.contents("\(package)/\(Self.file)")
        self = bytes.flatMap { try? JSONDecoder().decode(Self.self, from: Data($0)) } ?? ChapterTimes()
    }

    /// Writes the times down with those of other chapters.
    public func record(package: String) throws {
        guard !seconds.isEmpty else { return }
        var all = ChapterTimes(package: package)
        all.seconds.merge(seconds) { $1 }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try FileSystem.replace("\(package)/\(Self.file)", with: Array(encoder.encode(all)))
    }
}

extension Chapter {
    /// How much there is to compile, by bytes of code. A chapter without any is nothing to do; with a little, the compiler
    /// reads the modules for it all the same, which counts for a thousand bytes.
    public var codeWeight: Double {
        let bytes = snippets.filter { $0.isCompiled || $0.isPart }.reduce(0) { $0 + $1.code.text.utf8.count }
        return bytes == 0 ? 0 : Double(1000 + bytes)
    }
}
