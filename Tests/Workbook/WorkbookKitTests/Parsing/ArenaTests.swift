import CMark
import CMarkArena
import Foundation
import TestSupport
import Testing

/// Compares the trees that libcmark creates with the arena allocator and with its own allocator.
///
/// The tests run for some seconds. For more texts, run `ARENA_TEXTS=1000000 ARENA_SEED=7 swift test --filter
/// ArenaTests`.
@Suite struct ArenaTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let textsPerSeed = (environment["ARENA_TEXTS"].flatMap(Int.init) ?? 16_000) / 8
    private static let firstSeed = environment["ARENA_SEED"].flatMap(UInt64.init) ?? 1

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `a tree is the same as with libcmark's own allocator`(number: UInt64) throws {
        var random = SeededGenerator(seed: Self.firstSeed &* 8 &+ number)
        let chapters = try Self.chapters()
        for _ in 0..<Self.textsPerSeed {
            let text =
                Int.random(in: 0..<4, using: &random) == 0
                ? Self.mutated(chapters.randomElement(using: &random)!, &random) : Self.madeUp(&random)
            let options = Bool.random(using: &random) ? CMARK_OPT_SMART : CMARK_OPT_DEFAULT
            let (arenaTree, cmarkTree) = (Self.treeOfArena(text, options), Self.treeOfCMark(text, options))
            guard arenaTree != cmarkTree else { continue }
            Issue.record(
                "\(String(decoding: text, as: UTF8.self).debugDescription)\nbecomes \(arenaTree)\ninstead of \(cmarkTree)"
            )
            return
        }
    }

    @Test func `a buffer that shrinks and grows again keeps its bytes`() {
        // libcmark writes the info string into a buffer that contained the preceding code span.
        let text = Array("``\n`swift`\n``out".utf8)
        for _ in 0..<300 { #expect(Self.treeOfArena(text) == Self.treeOfCMark(text)) }
    }

    // MARK: Texts

    private static let pieces = [
        "\n", "\n\n", "\r\n", "> ", "- ", "    ", "\t", "1. ", "# ", "---\n", "===\n", "```", "``", "`", "~~~", "swift",
        "out",
        "*", "**", "_", "[", "]", "](b)", "(", ")", "![", "[x]: b \"t\"\n", "\\", "<b>", "<!--", "-->", "<div>\n",
        "&amp;",
        "'", "\"", "--", "...", "&#0;", "\u{0}", "é", "\u{FEFF}", "https://a.b", "<https://a.b>", "a", "word ",
        "a longer run of words ",
    ].map { Array($0.utf8) }

    private static func madeUp(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 1...40, using: &random)).flatMap { _ in pieces.randomElement(using: &random)! }
    }

    /// Returns a part of a chapter with some of its bytes removed, duplicated or replaced.
    private static func mutated(_ chapter: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        let start = Int.random(in: 0..<chapter.count, using: &random)
        var text = Array(chapter[start...].prefix(Int.random(in: 1...2000, using: &random)))
        for _ in 0..<Int.random(in: 1...10, using: &random) where !text.isEmpty {
            let index = Int.random(in: 0..<text.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: text.remove(at: index)
            case 1: text.insert(contentsOf: text[index...].prefix(20), at: index)
            default: text.insert(contentsOf: pieces.randomElement(using: &random)!, at: index)
            }
        }
        return text
    }

    private static func chapters() throws -> [[UInt8]] {
        let folder = Repository.root + "/chapters"
        let files = try GoldenFile.cases(in: folder).filter { $0.hasSuffix(".md") }
        return files.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
    }

    // MARK: Trees

    private static func treeOfArena(_ text: [UInt8], _ options: CInt = CMARK_OPT_DEFAULT) -> String {
        text.withUnsafeBytes { bytes in
            let arena = cmark_arena_parse(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, options)
            defer { cmark_arena_free(arena) }
            return description(of: cmark_arena_root(arena))
        }
    }

    private static func treeOfCMark(_ text: [UInt8], _ options: CInt = CMARK_OPT_DEFAULT) -> String {
        text.withUnsafeBytes { bytes in
            let root = cmark_parse_document(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, options)
            defer { cmark_node_free(root) }
            return description(of: root)
        }
    }

    /// Returns all properties of a node and of its descendants.
    private static func description(of root: OpaquePointer?) -> String {
        var text = ""
        var node = root
        while let current = node {
            let texts = [
                cmark_node_get_literal(current), cmark_node_get_url(current), cmark_node_get_title(current),
                cmark_node_get_fence_info(current),
            ].map { $0.map { String(cString: $0) } ?? "-" }
            let numbers = [
                cmark_node_get_start_line(current), cmark_node_get_start_column(current),
                cmark_node_get_end_line(current), cmark_node_get_end_column(current),
                cmark_node_get_heading_level(current), cmark_node_get_list_start(current),
                cmark_node_get_list_tight(current), Int32(cmark_node_get_list_type(current).rawValue),
            ]
            text += "(\(String(cString: cmark_node_get_type_string(current))) \(texts) \(numbers)"
            node = cmark_node_first_child(current)
            var last = current
            while node == nil, last != root, let parent = cmark_node_parent(last) {
                text += ")"
                node = cmark_node_next(last)
                last = parent
            }
        }
        return text
    }
}
