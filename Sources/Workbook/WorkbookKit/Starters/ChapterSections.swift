import ChapterKit
import SwiftText

/// The declarations of a chapter, grouped by the sections of its page. Each group becomes a file.
struct ChapterSections {
    /// The contents of one file.
    struct Section {
        /// The heading of the section, or the headings of the sections that share the file.
        var titles: [String]
        var listings: [[String]] = []
    }

    private(set) var sections: [Section] = []

    /// Creates the sections of a chapter.
    ///
    /// - Parameter listing: A closure that returns the lines of a block with declarations. They're empty if the block
    ///   belongs elsewhere.
    init(of chapter: Chapter, listing: (Snippet) -> [String]) {
        var sections = [Section(titles: [chapter.metadata.title])]
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

    /// Merges sections that use each other's private declarations, because a private declaration is visible only in its
    /// file.
    private static func withPrivateTogether(_ sections: [Section]) -> [Section] {
        let declarations = sections.map(SectionDeclarations.init)
        /// The index of the first section in the file that each section is part of.
        var home = Array(sections.indices)
        for (index, declared) in declarations.enumerated() {
            for other in sections.indices where other != index && declarations[other].needsPrivate(of: declared) {
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

/// The declarations of a section that are visible only in its file, and the words that it uses.
private struct SectionDeclarations {
    let scan: DeclarationScan
    let words: CodeWords

    init(of section: ChapterSections.Section) {
        scan = DeclarationScan(section.listings.map(\.text).joined(separator: "\n"))
        words = CodeWords(in: section.listings)
    }

    /// Returns a Boolean value indicating whether this section uses a declaration that's visible only in the other's
    /// file. Extensions of a type can use its private members if they're in the same file.
    func needsPrivate(of other: SectionDeclarations) -> Bool {
        let reached = other.scan.privateNames.filter { scan.bodies.contains($0.owner) } + other.scan.filePrivateNames
        return reached.contains { words.contains(String($0.base)) }
            || other.scan.privatelyInitialized.contains { type in
                type.split(separator: ".").allSatisfy { words.contains(String($0)) }
            }
            || !words.callsWithArguments.isDisjoint(with: other.scan.privatelyMemberwise)
    }
}

extension ChapterSections.Section {
    /// The name of the section's file, derived from its declarations, such as `BallView` or `UIView+place`. If that
    /// isn't possible, it's derived from the heading.
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

/// The words in code, in any position.
struct CodeWords {
    private var words: Set<String> = []
    /// The words that are followed by a parenthesis, because they're called or declared with parameters.
    private(set) var calls: Set<String> = []
    /// The words that are followed by parentheses with contents.
    private(set) var callsWithArguments: Set<String> = []

    init(in listings: [[String]]) {
        for lines in listings {
            lines.text.withBytes { bytes in
                for token in SwiftTokenizer(bytes) where token.kind != .comment {
                    // The words of a string are included, because it may contain interpolations.
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

    /// Returns a Boolean value indicating whether the code contains none of the given words.
    func isDisjoint(with other: Set<String>) -> Bool { words.isDisjoint(with: other) }
}

/// A generator of unique file names in a module. SwiftPM doesn't allow two files with the same name, even in different
/// folders.
struct FileNames {
    private var used: Set<String> = []

    /// Returns the name, with a number appended if it's already in use.
    mutating func make(from name: String) -> String {
        var (unique, count) = (name, 1)
        while !used.insert(unique.lowercased()).inserted {
            count += 1
            unique = "\(name)\(count)"
        }
        return unique
    }
}
