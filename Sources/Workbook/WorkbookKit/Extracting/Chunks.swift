import SwiftText

/// The named chunks of a chapter, and their placement where `// <<name>>` stands.
struct Chunks {
    private var listings: [String: [Listing]] = [:]

    init(of chapter: Chapter) {
        for snippet in chapter.snippets {
            guard let name = snippet.chunk else { continue }
            listings[name, default: []].append(snippet.code)
        }
    }

    /// How many lines a listing may come to with its chunks in place: chunks that place each other twice double at each
    /// step.
    static let mostLines = 10_000
    /// How deep chunks may stand in chunks.
    private static let deepest = 100

    /// How many lines a listing comes to with its chunks in place, or more than `mostLines`.
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
    struct Run: Equatable {
        /// The first line's place in the chapter.
        var location: SourceLocation
        var lines: [String]
        /// What stands before the reference line that placed these lines, for those who want them to line up with it.
        var leading: String
        /// How many columns of each line are there because of the list or quote that the listing stands in.
        var margin = 0
    }

    /// The lines of a listing with every reference replaced by its chunk.
    ///
    /// A chunk that contains itself is placed once and not again inside itself: the check reports it.
    func runs(of listing: Listing) -> [Run] {
        guard ListingScan.mentionsChunks(listing.text) else { return runs(of: listing, leading: "", open: []) }
        // The check reports it.
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

    /// The lines of a listing with its chunks in place, indented like the comment that placed them.
    func text(of listing: Listing) -> [String] {
        let lines = placed(listing)
        guard HiddenLines.mayStand(in: listing.text) else { return lines }
        return lines.filter { $0.trimmed != HiddenLines.begin && $0.trimmed != HiddenLines.end }
    }

    private func placed(_ listing: Listing) -> [String] {
        guard ListingScan.mentionsChunks(listing.text) else { return listing.lines.map(String.init) }
        return runs(of: listing).flatMap { run in
            run.lines.map { $0.isEmpty ? "" : run.leading + $0.dropFirst(run.margin) }
        }
    }
}
