import SwiftText

/// A Markdown file that's tested in place, such as a README. Its Swift listings form one program.
///
/// A comment immediately before a listing, which code hosts don't show, changes its kind. It's either `<!-- workbook:
/// skip REASON -->` or contains the words and keys of a fence, as in `<!-- workbook: fails message="…" -->` and `<!--
/// workbook: program group=other -->`.
public enum InPlaceDocument {
    /// The name of the program that listings without a group belong to.
    static let group = "text"
    private static let mark = "workbook:"

    /// Reads a file.
    ///
    /// - Parameter slug: The slug that identifies the results of the file.
    public static func read(
        _ source: SourceFile, slug: String
    ) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
        let title = PlainTitle.title(of: source) ?? source.path
        let outline = Chapter.Outline(path: source.path, slug: slug, number: nil, title: title, summary: "", needs: [])
        var chapter = Chapter(source: source, outline: outline, blocks: [], snippets: [], footnotes: [], anchors: [])
        if let diagnostic = TextEncoding.diagnostic(in: source) { return (chapter, [diagnostic]) }
        do throws(CommonMark.TooDeep) {
            let first = FrontMatter.bodyLine(of: source)
            var reader = Reader(source: source, heading: title)
            let blocks = try CrashReport.naming(source.path) { () throws(CommonMark.TooDeep) in
                try CommonMark.blocks(of: source, fromLine: first)
            }
            CrashReport.naming(source.path) { reader.visit(blocks) }
            chapter.snippets = reader.snippets
            return (chapter, reader.diagnostics)
        } catch {
            let text = "nested deeper than \(CommonMark.deepestNesting) levels; flatten this"
            return (chapter, [.error(text, at: error.location)])
        }
    }

    private struct Reader {
        let source: SourceFile
        var heading: String
        var snippets: [Snippet] = []
        var diagnostics: [Diagnostic] = []
        /// The number of listings below the last heading.
        private var count = 0

        init(source: SourceFile, heading: String) {
            self.source = source
            self.heading = heading
        }

        mutating func visit(_ blocks: [Block]) {
            var comment: Block?
            for block in blocks {
                switch block.content {
                case .heading(let new):
                    heading = new.text.plainText
                    count = 0
                case .code(let text):
                    if visit(code: text, of: block, comment) { comment = nil }
                case .quote(let children): visit(children)
                case .list(let list): for item in list.items { visit(item) }
                default: break
                }
                if let comment { tellLost(comment) }
                comment = nil
                if case .html(let html) = block.content, html.hasPrefix("<!--"), html.contains(mark) { comment = block }
            }
            if let comment { tellLost(comment) }
        }

        /// Reports a comment without a listing after it.
        private mutating func tellLost(_ comment: Block) {
            let text = "no listing in Swift follows this comment; put it right before the fence"
            diagnostics.append(.error(text, at: source.location(of: comment)))
        }

        /// Adds the snippet for a code block.
        ///
        /// - Returns: `false` if the block isn't a Swift listing.
        private mutating func visit(code text: String, of block: Block, _ comment: Block?) -> Bool {
            guard let fence = Fence(block: block, text: text, file: source) else { return false }
            var ignored: [Diagnostic] = []
            let place = source.location(of: block)
            let info = InfoString(fence.info, at: place, diagnostics: &ignored)
            // `swift,ignore` is Swift, too. A comment marks a listing that shouldn't be compiled.
            guard info.language.lowercased().prefix(while: { $0 != "," }) == "swift" else { return false }
            count += 1
            var (kind, values) = (Snippet.Kind.program, [Snippet.Key: String]())
            if let comment { (kind, values) = options(in: comment) }
            if kind != .skip { values[.group] = values[.group] ?? InPlaceDocument.group }
            let title = count == 1 ? "\(heading): listing" : "\(heading): listing \(count)"
            snippets.append(
                Snippet(
                    kind: kind, values: values, code: fence.listing, location: place, endLine: fence.endLine,
                    title: title, anchor: "", isHidden: false, usesDeprecated: false))
            return true
        }

        /// Returns the kind and values that a comment defines for the listing after it.
        private mutating func options(in comment: Block) -> (Snippet.Kind, [Snippet.Key: String]) {
            guard case .html(let html) = comment.content, let start = html.range(of: mark) else {
                return (.program, [:])
            }
            let rest = html[start.upperBound...]
            let text = rest[..<(rest.range(of: "-->")?.lowerBound ?? rest.endIndex)].trimmed
            let place = source.location(of: comment)
            if text.hasPrefix("skip") {
                let reason = text.dropFirst(4).trimmed
                if reason.isEmpty {
                    diagnostics.append(.error("say why: <!-- workbook: skip REASON -->", at: place))
                }
                return (.skip, [.reason: reason])
            }
            let options = SnippetOptions(
                InfoString(Array("swift \(text)".utf8)[...], at: place, diagnostics: &diagnostics), at: place,
                diagnostics: &diagnostics)
            switch options.kind {
            case .declaration, .example, .program: return (.program, options.values)
            case .fails, .traps: return (options.kind, options.values)
            case .test, .figure, .walk, .exercise, .skip:
                let known = "skip, fails, traps, example and program"
                diagnostics.append(
                    .error("a listing here cannot be '\(options.kind.rawValue)'; known: \(known)", at: place))
                return (.program, [:])
            }
        }
    }
}
