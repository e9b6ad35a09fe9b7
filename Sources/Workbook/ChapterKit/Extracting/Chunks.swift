import SwiftText

/// The named chunks of a chapter, which replace the comments `// <<name>>`.
package struct Chunks {
    private var listings: [String: [Listing]] = [:]

    package init(of chapter: Chapter) {
        for snippet in chapter.snippets {
            guard let name = snippet.chunk else { continue }
            listings[name, default: []].append(snippet.code)
        }
    }

    /// The maximum number of lines of a listing with its chunks in place. Chunks that place each other twice double the
    /// number of lines at each level.
    static let mostLines = 10_000
    /// The maximum nesting depth of chunks.
    private static let deepest = 100

    /// Returns the number of lines of a listing with its chunks in place, or a number greater than `mostLines`.
    func lineCount(of listing: Listing) -> Int {
        var known: [String: Int] = [:]
        return lineCount(of: listing, open: [], &known)
    }

    private func lineCount(of listing: Listing, open: Set<String>, _ known: inout [String: Int]) -> Int {
        guard open.count < Self.deepest else { return Self.mostLines + 1 }
        var count = listing.lines.count
        guard ListingScan.mentionsChunks(listing.text) else { return count }
        for (_, name) in ListingScan(listing.text).chunkReferences where !open.contains(name) && count <= Self.mostLines
        {
            if known[name] == nil {
                known[name] = listings(named: name).reduce(0) {
                    min($0 + lineCount(of: $1, open: open.union([name]), &known), Self.mostLines + 1)
                }
            }
            count += known[name] ?? 0
        }
        return count
    }

    func listings(named name: String) -> [Listing] { listings[name] ?? [] }

    /// Consecutive lines of one listing.
    package struct Run: Equatable {
        /// The location of the first line in the chapter.
        package var location: SourceLocation
        package var lines: [String]
        /// The indentation of the reference line that placed these lines, for callers that indent the lines like it.
        var leading: String
        /// The number of columns of each line that come from the list or quote around the listing.
        var margin = 0

        package init(location: SourceLocation, lines: [String], leading: String, margin: Int = 0) {
            self.location = location
            self.lines = lines
            self.leading = leading
            self.margin = margin
        }
    }

    /// Returns the lines of a listing with every reference replaced by its chunk.
    ///
    /// A chunk that contains itself isn't placed in itself. `ChunkRule` reports it.
    func runs(of listing: Listing) -> [Run] {
        guard ListingScan.mentionsChunks(listing.text) else { return runs(of: listing, leading: "", open: []) }
        // `ChunkRule` reports a listing that's too long.
        let isTooLong = lineCount(of: listing) > Self.mostLines
        return runs(of: listing, leading: "", open: isTooLong ? Set(listings.keys) : [])
    }

    private func runs(of listing: Listing, leading: String, open: Set<String>) -> [Run] {
        let lines = listing.lines
        let references = Dictionary(
            ListingScan(listing.text).chunkReferences.map { ($0.line, $0.name) },
            uniquingKeysWith: { first, _ in first })
        let margin = lines.indices.filter { !lines[$0].isEmpty }.map(listing.indentation).min() ?? 0
        var runs: [Run] = []
        var current: [String] = []
        func location(_ index: Int) -> SourceLocation { listing.location(ofLine: index) }
        func close(before index: Int) {
            guard !current.isEmpty else { return }
            runs.append(
                Run(location: location(index - current.count), lines: current, leading: leading, margin: margin))
            current = []
        }
        for (index, line) in lines.enumerated() {
            guard let name = references[index] else {
                let indentation = line.isEmpty ? 0 : listing.indentation(ofLine: index)
                current.append(indentation == 0 ? String(line) : String(repeating: " ", count: indentation) + line)
                continue
            }
            close(before: index)
            guard !open.contains(name) else { continue }
            let leading = leading + line.prefix { $0 == " " || $0 == "\t" }
            for chunk in listings(named: name) {
                runs += self.runs(of: chunk, leading: leading, open: open.union([name]))
            }
        }
        close(before: lines.count)
        return runs
    }

    /// Returns the lines of a listing with its chunks in place, indented like the comments that placed them.
    package func text(of listing: Listing) -> [String] {
        let lines = insertingChunks(into: listing)
        guard HiddenLines.mayStand(in: listing.text) else { return lines }
        return lines.filter { $0.trimmed != HiddenLines.begin && $0.trimmed != HiddenLines.end }
    }

    private func insertingChunks(into listing: Listing) -> [String] {
        guard ListingScan.mentionsChunks(listing.text) else { return listing.lines.map(String.init) }
        return runs(of: listing).flatMap { run in
            run.lines.map { $0.isEmpty ? "" : run.leading + $0.dropFirst(run.margin) }
        }
    }
}
