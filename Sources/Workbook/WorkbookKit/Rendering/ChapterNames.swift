import SwiftText

/// A name that a chapter declares, and where.
struct PlacedName: Equatable, Sendable {
    var name: DeclaredName
    /// The fragment of the listing.
    var anchor: String
}

/// The names that a chapter declares: those of its declarations and chunks, and of its exercises as far as they are given.
enum ChapterNames {
    static func names(in chapter: Chapter) -> [PlacedName] {
        var names: [PlacedName] = []
        /// The chunks whose place has been seen, and the types they stand in.
        var owners: [String: String] = [:]
        func look(at snippet: Snippet, in owner: String = "") {
            let text =
                snippet.traits.layout == .exercise
                ? ExerciseCode(snippet.code, name: snippet.name).stub.text : snippet.code.text
            let scan = DeclarationScan(text, in: owner)
            names += scan.names.map { PlacedName(name: $0, anchor: snippet.anchor) }
            owners.merge(scan.chunkOwners) { first, _ in first }
        }
        let declaring = chapter.snippets.filter { $0.traits.role == .declares }
        for snippet in declaring where snippet.chunk == nil { look(at: snippet) }
        // A chunk may place another one.
        var chunks = declaring.filter { $0.chunk != nil }
        while let index = chunks.firstIndex(where: { owners[$0.chunk!] != nil }) {
            let chunk = chunks.remove(at: index)
            look(at: chunk, in: owners[chunk.chunk!]!)
        }
        return names
    }
}

/// What the page that lists all names needs of a chapter, as lines of text that a build keeps.
struct NameRecord: Equatable, Sendable {
    var declared: [PlacedName] = []
    /// The paths of what is documented elsewhere and named in the chapter, sorted.
    var used: [String] = []

    init(declared: [PlacedName] = [], used: [String] = []) {
        self.declared = declared
        self.used = used
    }

    /// No part of a name has a tab or a line end.
    var bytes: [UInt8] {
        let lines = declared.map { placed in
            let name = placed.name
            return [name.kind.rawValue, name.owner, name.name, name.declaration, name.summary, placed.anchor]
                .joined(separator: "\t")
        }
        return Array((lines + used).map { $0 + "\n" }.joined().utf8)
    }

    /// Reads what `bytes` wrote.
    init(_ bytes: ArraySlice<UInt8>) {
        for line in bytes.split(separator: .lineFeed) {
            let fields = line.split(separator: .tab, omittingEmptySubsequences: false).map(\.text)
            if fields.count == 6, let kind = DeclaredName.Kind(rawValue: fields[0]) {
                let name = DeclaredName(
                    kind: kind, owner: fields[1], name: fields[2], declaration: fields[3], summary: fields[4])
                declared.append(PlacedName(name: name, anchor: fields[5]))
            } else {
                used.append(line.text)
            }
        }
    }
}
