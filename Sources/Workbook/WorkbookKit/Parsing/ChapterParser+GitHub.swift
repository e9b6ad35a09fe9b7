import SwiftText

/// What code hosts show and CommonMark does not know, in the text of a block: strikethrough, bare addresses, breaks that
/// are written as HTML, and places that raw HTML names.
extension ChapterParser {
    /// What a file can hold of it: most hold nothing, and need no second look.
    struct GitHubMarks {
        var hasTildes = false
        var hasAddresses = false
        var hasTags = false
        /// The answer to the last question about a block with tildes, and its line.
        var escapedTilde: (line: Int, answer: Bool)?

        init(_ file: SourceFile) {
            file.bytes.withUnsafeBufferPointer { bytes in
                hasTildes = bytes.contains(UInt8(ascii: "~"))
                hasAddresses = BareAddresses.mayStand(in: bytes)
                hasTags = bytes.contains(UInt8(ascii: "<"))
            }
        }
    }

    /// Inlines as code hosts show them.
    ///
    /// - Parameter block: that which they are the text of, or of whose table.
    mutating func resolved(_ inlines: [Inline], of block: Block) -> [Inline] {
        var inlines = inlines
        if marks.hasTags { inlines = withoutBreakTags(inlines) }
        // Addresses first: a tilde in one strikes nothing through.
        if marks.hasAddresses { inlines = linked(inlines, at: file.location(of: block)) }
        if marks.hasTildes, !hasEscapedTilde(block) { inlines = Strikethrough.applied(to: inlines) }
        return footnotes.resolved(inlines)
    }

    /// A backslash before a tilde is gone from the tree, so that nothing of such a block is struck.
    private mutating func hasEscapedTilde(_ block: Block) -> Bool {
        // The cells of a table ask one after another.
        if let (line, answer) = marks.escapedTilde, line == block.line { return answer }
        let end = file.offset(ofLine: max(block.endLine, block.line) + 1)
        let lines = file.bytes[file.offset(ofLine: block.line)..<end]
        let answer = lines.withUnsafeBufferPointer { $0.contains(.backslash, then: UInt8(ascii: "~")) }
        marks.escapedTilde = (block.line, answer)
        return answer
    }

    private func linked(_ inlines: [Inline], at place: SourceLocation) -> [Inline] {
        // A paragraph without one is most often as it was.
        guard inlines.contains(where: Self.mayHoldAddress) else { return inlines }
        return inlines.flatMap { inline -> [Inline] in
            switch inline {
            case .text(let text):
                return BareAddresses.inlines(in: text, isSmart: dialect == .book, at: place) ?? [inline]
            case .emphasis(let children): return [.emphasis(linked(children, at: place))]
            case .strong(let children): return [.strong(linked(children, at: place))]
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
                claimPlaces(in: text)
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

    /// Keeps the places that raw HTML names, so that links lead there.
    mutating func claimPlaces(in html: String) {
        for place in RawHTML.places(in: html) where anchors.claim(place) { namedPlaces.insert(place) }
    }
}
