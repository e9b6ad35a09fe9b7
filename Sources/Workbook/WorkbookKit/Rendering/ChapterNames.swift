import ChapterKit
import SwiftText

/// A name that a chapter declares, and the listing that declares it.
struct AnchoredName: Equatable, Sendable {
    var name: DeclaredName
    /// The anchor of the listing.
    var anchor: String
}

/// The search for the names that a chapter declares in its declarations, its chunks, and the given code of its
/// exercises.
enum ChapterNames {
    static func names(in chapter: Chapter) -> [AnchoredName] {
        var names: [AnchoredName] = []
        /// The types that chunks are inserted into, keyed by the name of the chunk.
        var owners: [String: String] = [:]
        func addNames(of snippet: Snippet, in owner: String = "") {
            let text =
                snippet.traits.layout == .exercise
                ? ExerciseCode(snippet.code, name: snippet.name).stub.text : snippet.code.text
            let scan = DeclarationScan(text, in: owner)
            names += scan.names.map { AnchoredName(name: $0, anchor: snippet.anchor) }
            owners.merge(scan.chunkOwners) { first, _ in first }
        }
        let declaring = chapter.snippets.filter { $0.traits.role == .declares }
        for snippet in declaring where snippet.chunk == nil { addNames(of: snippet) }
        // A chunk may contain a reference to another one.
        var chunks = declaring.filter { $0.chunk != nil }
        while let index = chunks.firstIndex(where: { owners[$0.chunk!] != nil }) {
            let chunk = chunks.remove(at: index)
            addNames(of: chunk, in: owners[chunk.chunk!]!)
        }
        return names
    }
}

/// The names that a chapter declares and uses, for the page that lists all names. It's stored in the build cache as
/// lines of text.
struct NameRecord: Equatable, Sendable {
    var declared: [AnchoredName] = []
    /// The paths of the names that the chapter uses and that are documented elsewhere, sorted.
    var used: [String] = []

    init(declared: [AnchoredName] = [], used: [String] = []) {
        self.declared = declared
        self.used = used
    }

    /// The record as lines of text. The parts of a name don't contain tabs or line feeds, so they aren't escaped.
    var bytes: [UInt8] {
        let lines = declared.map { anchored in
            let name = anchored.name
            return [name.kind.rawValue, name.owner, name.name, name.declaration, name.summary, anchored.anchor]
                .joined(separator: "\t")
        }
        return Array((lines + used).map { $0 + "\n" }.joined().utf8)
    }

    /// Creates a record from the `bytes` of another one.
    init(_ bytes: ArraySlice<UInt8>) {
        for line in bytes.split(separator: .lineFeed) {
            let fields = line.split(separator: .tab, omittingEmptySubsequences: false).map(\.text)
            if fields.count == 6, let kind = DeclaredName.Kind(rawValue: fields[0]) {
                let name = DeclaredName(
                    kind: kind, owner: fields[1], name: fields[2], declaration: fields[3], summary: fields[4])
                declared.append(AnchoredName(name: name, anchor: fields[5]))
            } else {
                used.append(line.text)
            }
        }
    }
}
