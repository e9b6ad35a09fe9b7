import ChapterKit
import SwiftText

/// The listings of a page, each with its hidden test.
///
/// A test is in a comment after its listing. Other comments, and the end of a list, can be between them.
struct PairedTests {
    /// A listing and its test.
    struct Pair {
        var fence: TestedFence
        var test: SwiftTest
        /// The tests between the listing and its test, of code that isn't visible in the page.
        var before: [SwiftTest]
    }

    /// The pairs, keyed by the first line of the listing.
    private(set) var pairs: [Int: Pair] = [:]
    /// The tests without a listing, keyed by the first line of their comment.
    private(set) var others: [Int: [SwiftTest]] = [:]
    /// The diagnostics of comments, keyed by the first line of the comment.
    private(set) var diagnostics: [Int: [Diagnostic]] = [:]

    private let source: SourceFile
    /// The listing whose test hasn't been found yet.
    private var listing: (line: Int, code: [Substring])?
    /// The tests after the listing that don't belong to it, with the first lines of their comments.
    private var waiting: [(line: Int, test: SwiftTest)] = []
    /// The difference between the listing and the first of these tests that has visible code.
    private var difference: (line: Int, text: String)?

    init(of page: DocCPage) {
        source = page.source
        var blocks: [Block] = []
        page.blocks.forEachBlock { blocks.append($0) }
        for block in blocks { visit(block) }
        leave()
    }

    private mutating func visit(_ block: Block) {
        switch block.content {
        case .list, .quote, .admonition: break
        case .code:
            leave()
            listing = Self.swift(of: block, in: source).map { (block.line, $0.listing.lines) }
        case .html(let html) where html.trimmed.hasPrefix("<!--"):
            for test in SwiftTest.all(in: html) { pair(test, inCommentAt: block.line) }
        default: leave()
        }
    }

    /// Returns the code block of a Swift listing, or `nil` for other blocks.
    static func swift(of block: Block, in source: SourceFile) -> Fence? {
        guard case .code(let text) = block.content, let fence = Fence(block: block, text: text, file: source),
            fence.isClosed
        else { return nil }
        var ignored: [Diagnostic] = []
        let info = InfoString(fence.info, at: source.location(of: block), diagnostics: &ignored)
        return info.language.lowercased() == "swift" ? fence : nil
    }

    private mutating func pair(_ test: SwiftTest, inCommentAt line: Int) {
        if test.lines.isEmpty {
            let text = "nothing is tested here: no fence 'swifttest' follows this name"
            diagnostics[line, default: []].append(
                .warning(text, at: source.location(line: line + test.offset, column: 1)))
            return
        }
        if let listing {
            do {
                let fence = try TestedFence(visible: listing.code, test: test)
                pairs[listing.line] = Pair(fence: fence, test: test, before: waiting.map(\.test))
                // Until now, these comments contain only tests of the pair.
                for line in waiting.map(\.line) + [line] { others[line] = [] }
                self.listing = nil
                waiting = []
                difference = nil
                return
            } catch {
                waiting.append((line, test))
                if test.showsCode, difference == nil { difference = (line, error.description) }
            }
        }
        others[line, default: []].append(test)
    }

    /// Ends the search for the test of the current listing.
    private mutating func leave() {
        if let (line, text) = difference {
            let warning = "the listing before this is not the one that is tested here: \(text)"
            diagnostics[line, default: []].append(
                .warning(warning, at: source.location(line: line, column: 1)))
        }
        listing = nil
        waiting = []
        difference = nil
    }
}
