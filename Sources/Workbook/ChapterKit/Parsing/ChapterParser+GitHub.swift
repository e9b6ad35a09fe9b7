import SwiftText

/// The extensions of code hosts in the text of a block that CommonMark doesn't have: strikethrough, bare addresses,
/// line breaks written as HTML, and anchors defined by raw HTML.
extension ChapterParser {
    /// The extensions that a file can contain. Most files contain none, so their text isn't processed further.
    struct GitHubSyntax {
        var hasTildes = false
        var hasAddresses = false
        var hasTags = false
        /// The most recent result of `hasEscapedTilde(_:)`, with the line of its block.
        var escapedTilde: (line: Int, answer: Bool)?

        init(_ file: SourceFile) {
            file.bytes.withUnsafeBufferPointer { bytes in
                hasTildes = bytes.contains(UInt8(ascii: "~"))
                hasAddresses = BareAddresses.mayStand(in: bytes)
                hasTags = bytes.contains(UInt8(ascii: "<"))
            }
        }
    }

    /// Returns inlines as code hosts show them.
    ///
    /// - Parameter block: The block whose text they are, or which contains the table whose text they are.
    mutating func resolved(_ inlines: [Inline], of block: Block) -> [Inline] {
        var inlines = inlines
        if gitHubSyntax.hasTags { inlines = withoutBreakTags(inlines) }
        // Addresses are first, because a tilde in an address isn't strikethrough.
        if gitHubSyntax.hasAddresses { inlines = linked(inlines, at: file.location(of: block)) }
        if gitHubSyntax.hasTildes, !hasEscapedTilde(block) { inlines = Strikethrough.applied(to: inlines) }
        return footnotes.resolved(inlines)
    }

    /// Returns a Boolean value indicating whether a block contains a backslash before a tilde. The tree doesn't contain
    /// the backslash, so strikethrough is disabled for such a block.
    private mutating func hasEscapedTilde(_ block: Block) -> Bool {
        // The result is stored, because it's the same for each cell of a table.
        if let (line, answer) = gitHubSyntax.escapedTilde, line == block.line { return answer }
        let end = file.offset(ofLine: max(block.endLine, block.line) + 1)
        let lines = file.bytes[file.offset(ofLine: block.line)..<end]
        let answer = lines.withUnsafeBufferPointer { $0.contains(.backslash, then: UInt8(ascii: "~")) }
        gitHubSyntax.escapedTilde = (block.line, answer)
        return answer
    }

    private func linked(_ inlines: [Inline], at location: SourceLocation) -> [Inline] {
        // Most paragraphs contain no addresses and aren't changed.
        guard inlines.contains(where: Self.mayHoldAddress) else { return inlines }
        return inlines.flatMap { inline -> [Inline] in
            switch inline {
            case .text(let text):
                return BareAddresses.inlines(in: text, isSmart: bookKind == .workbook, at: location) ?? [inline]
            case .emphasis(let children): return [.emphasis(linked(children, at: location))]
            case .strong(let children): return [.strong(linked(children, at: location))]
            default: return [inline]
            }
        }
    }

    private static func mayHoldAddress(_ inline: Inline) -> Bool {
        switch inline {
        case .text(let text): text.withBytes(BareAddresses.mayStand)
        case .emphasis(let children), .strong(let children): children.contains(where: mayHoldAddress)
        default: false
        }
    }

    private mutating func withoutBreakTags(_ inlines: [Inline]) -> [Inline] {
        inlines.map { inline in
            switch inline {
            case .html(let text, _):
                if RawHTML.isBreak(text) { return .lineBreak }
                claimAnchors(in: text)
                return inline
            case .emphasis(let children): return .emphasis(withoutBreakTags(children))
            case .strong(let children): return .strong(withoutBreakTags(children))
            case .link(var link):
                link.children = withoutBreakTags(link.children)
                return .link(link)
            default: return inline
            }
        }
    }

    /// Records the anchors that raw HTML defines, so that links can use them.
    mutating func claimAnchors(in html: String) {
        for anchor in RawHTML.anchors(in: html) where anchors.claim(anchor) { namedAnchors.insert(anchor) }
    }
}
