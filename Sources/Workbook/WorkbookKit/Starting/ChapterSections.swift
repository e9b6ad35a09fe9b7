import SwiftText

/// The declarations of a chapter by the sections of its page, each to be a file.
struct ChapterSections {
    /// What one file holds.
    struct Section {
        /// The heading, or those that share the file.
        var titles: [String]
        var listings: [[String]] = []
    }

    private(set) var sections: [Section] = []

    /// - Parameter listing: the lines of a block that declares something; empty when they go elsewhere.
    init(of chapter: Chapter, listing: (Snippet) -> [String]) {
        var sections = [Section(titles: [chapter.outline.title])]
        chapter.blocks.forEachBlock { block in
            switch block.content {
            case .heading(let heading):
                sections.append(Section(titles: [heading.text.plainText]))
            case .snippet(let index):
                let snippet = chapter.snippets[index]
                guard snippet.traits.role == .declares, snippet.chunk == nil, !snippet.usesDeprecated else { return }
                let lines = listing(snippet)
                if !lines.isEmpty { sections[sections.count - 1].listings.append(lines) }
            default: break
            }
        }
        self.sections = Self.withPrivateTogether(sections.filter { !$0.listings.isEmpty })
    }

    /// What is private is seen in its own file: sections that use what another one declares so share its file.
    private static func withPrivateTogether(_ sections: [Section]) -> [Section] {
        let sights = sections.map(Sight.init)
        /// The section whose file a section goes to.
        var home = Array(sections.indices)
        for (index, sight) in sights.enumerated() {
            for other in sections.indices where other != index && sights[other].needsPrivate(of: sight) {
                let (from, to) = (max(home[index], home[other]), min(home[index], home[other]))
                for section in home.indices where home[section] == from { home[section] = to }
            }
        }
        return Set(home).sorted().map { first in
            let together = sections.indices.filter { home[$0] == first }
            guard together.count > 1 else { return sections[first] }
            return Section(
                titles: together.flatMap { sections[$0].titles },
                listings: together.flatMap { [["// MARK: - \(sections[$0].titles[0])"]] + sections[$0].listings })
        }
    }
}

/// What a section declares for its own file, and what it writes itself.
private struct Sight {
    let scan: DeclarationScan
    let words: Words

    init(of section: ChapterSections.Section) {
        scan = DeclarationScan(section.listings.map(\.text).joined(separator: "\n"))
        words = Words(in: section.listings)
    }

    /// Whether this names what only the other's file sees. What is private to a type is seen by that type's extensions,
    /// too, when they stand in its file.
    func needsPrivate(of other: Sight) -> Bool {
        let reached = other.scan.privateNames.filter { scan.bodies.contains($0.owner) } + other.scan.filePrivateNames
        return reached.contains { words.contains(String($0.base)) }
            || other.scan.privatelyInitialized.contains { type in
                type.split(separator: ".").allSatisfy { words.contains(String($0)) }
            }
            || !words.callsWithArguments.isDisjoint(with: other.scan.privatelyMemberwise)
    }
}

extension ChapterSections.Section {
    /// A name for the section's file, after what it declares: `BallView`, `UIView+place`; after the heading if that
    /// cannot be told.
    var fileName: String {
        let scan = DeclarationScan(listings.map(\.text).joined(separator: "\n"))
        let names = scan.names.filter { !$0.isOverride }
        let types = names.filter { $0.kind.isType && $0.owner.isEmpty }
        if let type = types.first(where: { !scan.privateNames.contains($0) }) { return type.name }
        guard let first = names.first else { return SwiftIdentifier.typeName(Anchors.slug(titles[0])) }
        if first.owner.isEmpty { return first.base.prefix(1).uppercased() + first.base.dropFirst() }
        return "\(first.owner)+\(first.base.prefix(1).uppercased() + first.base.dropFirst())"
    }
}

/// The words that some code is made of, wherever they stand.
struct Words {
    private var words: Set<String> = []
    /// Those of them that a parenthesis follows: what is called, or declared with parameters.
    private(set) var calls: Set<String> = []
    /// Those of these with something in the parentheses.
    private(set) var callsWithArguments: Set<String> = []

    init(in listings: [[String]]) {
        for lines in listings {
            lines.text.withBytes { bytes in
                for token in SwiftTokenizer(bytes) where token.kind != .comment {
                    // A string may interpolate.
                    for word in bytes[token.range].split(whereSeparator: { !$0.isIdentifier }) {
                        let text = String(decoding: word, as: UTF8.self)
                        words.insert(text)
                        let end = word.endIndex
                        guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "(") else { continue }
                        calls.insert(text)
                        if end + 1 < bytes.endIndex, bytes[end + 1] != UInt8(ascii: ")") {
                            callsWithArguments.insert(text)
                        }
                    }
                }
            }
        }
    }

    func contains(_ word: String) -> Bool { words.contains(word) }

    /// Whether none of some other words is among these.
    func isDisjoint(with other: Set<String>) -> Bool { words.isDisjoint(with: other) }
}

/// Names of files of one module, each given out once: SwiftPM takes two of a name for one, in whatever folder they are.
struct FileNames {
    private var taken: Set<String> = []

    /// The name, or one with a number behind it.
    mutating func make(from name: String) -> String {
        var (unique, count) = (name, 1)
        while !taken.insert(unique.lowercased()).inserted {
            count += 1
            unique = "\(name)\(count)"
        }
        return unique
    }
}
