import SwiftText

/// Which hidden test of a page is which listing's. A test stands in a comment behind its listing; other comments, and the
/// end of a list, may stand between them.
struct PairedTests {
    /// A listing and its test.
    struct Pair {
        var fence: TestedFence
        var test: SwiftTest
        /// The tests between the two, of code that the page does not show.
        var before: [SwiftTest]
    }

    /// By the lines where the listings begin.
    private(set) var pairs: [Int: Pair] = [:]
    /// The tests that are no listing's, by the lines where their comments begin.
    private(set) var others: [Int: [SwiftTest]] = [:]
    /// What is wrong in comments, by the lines where these begin.
    private(set) var diagnostics: [Int: [Diagnostic]] = [:]

    private let source: SourceFile
    /// The listing whose test is looked for.
    private var listing: (line: Int, code: [Substring])?
    /// The tests behind it that are not its own, with the lines of their comments.
    private var waiting: [(line: Int, test: SwiftTest)] = []
    /// Where the first of them that shows code differs from it.
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

    /// The fence of a listing in Swift.
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
                let fence = try TestedFence(shown: listing.code, test: test)
                pairs[listing.line] = Pair(fence: fence, test: test, before: waiting.map(\.test))
                // The comments hold nothing else so far.
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

    /// Nothing that comes now is the test of the listing.
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
