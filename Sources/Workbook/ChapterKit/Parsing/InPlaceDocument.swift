import SwiftText

/// A Markdown file that is tested in place, such as a README: its Swift is one program, listing after listing.
///
/// A comment right before a listing, which code hosts don't show, gives it another kind: `<!-- workbook: skip REASON -->`,
/// or the words and keys of a fence, `<!-- workbook: fails message="…" -->`, `<!-- workbook: program group=other -->`. A
/// listing with `<!-- workbook: from="Snippets/Hello.swift#body" -->` isn't compiled, but compared with the file.
package struct InPlaceDocument {
    /// The program that listings without a group are part of.
    package static let group = "text"

    /// The file as a chapter, whose snippets are the Swift listings.
    package private(set) var chapter: Chapter
    /// The errors in the file's comments and fences, and the listings that would pass without a test.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The code blocks that may have been meant as Swift: those that are indented, and fences without a word.
    package private(set) var untagged: [Diagnostic] = []

    /// Reads a file.
    package init(_ source: SourceFile) {
        self = CrashReport.naming(source.path) { InPlaceDocument(reading: source) }
    }

    private init(reading source: SourceFile) {
        let title = PlainTitle.title(of: source) ?? source.path
        let metadata = Chapter.Metadata(
            path: source.path, slug: "document", number: nil, title: title, summary: "", needs: [])
        chapter = Chapter(source: source, metadata: metadata)
        if let diagnostic = TextEncoding.diagnostic(in: source) {
            diagnostics = [diagnostic]
            return
        }
        do throws(NestingError) {
            let first = FrontMatter.bodyLine(of: source)
            var reader = Reader(source: source, heading: title)
            let blocks = try CommonMark.blocks(of: source, fromLine: first)
            reader.visit(blocks)
            let unrecognized = UnrecognizedFences.diagnostics(in: source, fences: reader.fences, blocks: blocks)
            diagnostics = reader.diagnostics + unrecognized
            untagged = reader.untagged
            chapter.snippets = reader.snippets
        } catch {
            diagnostics = [
                .error(
                    "blocks are nested deeper than \(CommonMark.deepestNesting) levels; flatten this",
                    at: error.location)
            ]
        }
    }

    /// Returns the text of the comment for this tool that ends raw HTML, or `nil` if there's none.
    private static func comment(in html: String) -> String? {
        html.firstMatch(of: #/<!--\s*workbook:((?:(?!-->)[\s\S])*)-->\s*$/#).map { String($0.output.1).trimmed }
    }

    private struct Reader {
        let source: SourceFile
        var heading: String
        var snippets: [Snippet] = []
        var diagnostics: [Diagnostic] = []
        var untagged: [Diagnostic] = []
        /// The lines of the fences.
        var fences: [ClosedRange<Int>] = []
        /// The number of listings under the heading.
        private var count = 0

        init(source: SourceFile, heading: String) {
            self.source = source
            self.heading = heading
        }

        mutating func visit(_ blocks: [Block]) {
            var comment: Block?
            var previous: Snippet?
            for block in blocks {
                let snippetCount = snippets.count
                switch block.content {
                case .heading(let new):
                    heading = new.text.plainText
                    count = 0
                case .code(let text):
                    if visit(code: text, of: block, comment, after: previous) { comment = nil }
                case .quote(let children): visit(children)
                case .list(let list): for item in list.items { visit(item) }
                default: break
                }
                if let comment { reportUnattached(comment) }
                comment = nil
                if case .html(let html) = block.content, InPlaceDocument.comment(in: html) != nil { comment = block }
                if case .code = block.content, snippets.count > snippetCount {
                    previous = snippets.last
                } else {
                    previous = nil
                }
            }
            if let comment { reportUnattached(comment) }
        }

        /// Reports a comment without a listing after it.
        private mutating func reportUnattached(_ comment: Block) {
            let text = "no listing in Swift follows this comment; put it right before the fence"
            diagnostics.append(.error(text, at: source.location(of: comment)))
        }

        /// Visits a code block.
        ///
        /// - Parameter previous: The listing right before it.
        /// - Returns: A Boolean value indicating whether the comment before the block is about it.
        private mutating func visit(
            code text: String, of block: Block, _ comment: Block?, after previous: Snippet?
        ) -> Bool {
            let location = source.location(of: block)
            guard let fence = Fence(block: block, text: text, file: source) else {
                if let comment, options(in: comment).0 == .skip {
                    // The block may show a fence, which isn't lost then.
                    fences.append(block.line...max(block.line, block.endLine))
                    return true
                }
                untagged.append(.warning("an indented listing isn't tested; fence it with '```swift'", at: location))
                return false
            }
            fences.append(block.line...fence.endLine)
            var ignored: [Diagnostic] = []
            let info = InfoString(fence.info, at: location, diagnostics: &ignored)
            // `swift,ignore` is Swift, too. A comment excludes a listing, not a word.
            let language = String(info.language.prefix { $0 != "," })
            guard language.lowercased() == "swift" else {
                return visit(other: language, at: location, comment, after: previous)
            }
            count += 1
            var (kind, values) = (Snippet.Kind.program, [Snippet.Key: String]())
            let reference = reference(comment, info)
            if reference != nil { kind = .skip } else if let comment { (kind, values) = options(in: comment) }
            if comment == nil, let reason = UntestedListing.reason(for: fence.listing) {
                (kind, values) = (.skip, [.reason: reason])
            }
            if kind != .skip { values[.group] = values[.group] ?? InPlaceDocument.group }
            let title = count == 1 ? "\(heading): listing" : "\(heading): listing \(count)"
            var snippet = Snippet(
                kind: kind, values: values, code: fence.listing, location: location, endLine: fence.endLine,
                title: title,
                anchor: "", isHidden: false, usesDeprecated: false)
            snippet.isOnlyCompiled = comment.map { mark(in: $0) == "compiled" } ?? false
            snippet.copy = reference.map { CopiedListing(of: $0, fence: fence, at: location) }
            diagnostics += UntestedListing.diagnostics(in: snippet, isInPlace: true)
            snippets.append(snippet)
            return true
        }

        /// Returns the text of the comment before a fence.
        private func mark(in comment: Block) -> String? {
            if case .html(let html) = comment.content { InPlaceDocument.comment(in: html) } else { nil }
        }

        /// Returns the file that the comment before a fence, or the fence itself, names as the source of the lines.
        private func reference(_ comment: Block?, _ info: InfoString) -> String? {
            if let text = comment.flatMap(mark), let reference = CopiedListing.reference(in: text) { return reference }
            return comment == nil ? info.items.first { $0.name == "from" }?.value : nil
        }

        /// Visits a fence in a language that isn't Swift.
        private mutating func visit(
            other language: String, at location: SourceLocation, _ comment: Block?, after previous: Snippet?
        ) -> Bool {
            if language.isEmpty {
                if let previous, previous.kind == .program, previous.code.text.contains("print(") {
                    let text =
                        "this looks like the output above, which isn't compared; write it as comments '// prints …'"
                    diagnostics.append(.warning(text, at: location))
                } else {
                    untagged.append(.warning("a fence without a word isn't tested; write '```swift'", at: location))
                }
            } else if Misspelling.isMisspelled(String(language.drop { $0 == "{" || $0 == "." }), of: "swift")
                || ["{swift}", "{.swift}"].contains(language)
            {
                if let comment, options(in: comment).0 == .skip { return true }
                diagnostics.append(.error("'\(language)' isn't tested; write '```swift'", at: location))
            }
            return false
        }

        /// Returns the kind and the values that a comment gives to the listing after it.
        private mutating func options(in comment: Block) -> (Snippet.Kind, [Snippet.Key: String]) {
            guard let text = mark(in: comment) else { return (.program, [:]) }
            let location = source.location(of: comment)
            if text == "skip" || text.hasPrefix("skip ") {
                let reason = text.dropFirst(4).trimmed
                if reason.isEmpty {
                    diagnostics.append(.error("say why: <!-- workbook: skip REASON -->", at: location))
                }
                return (.skip, [.reason: reason])
            }
            if text == "compiled" { return (.program, [:]) }
            let word = text.prefix { !$0.isWhitespace && $0 != "=" }
            guard ["fails", "traps", "example", "program", "group", "message"].contains(word) else {
                let known = "'skip REASON', 'compiled', 'from=\"FILE\"', 'fails message=\"…\"' or 'traps message=\"…\"'"
                diagnostics.append(.error("'\(text)' isn't a mark; write \(known)", at: location))
                return (.program, [:])
            }
            let options = SnippetOptions(
                InfoString(Array("swift \(text)".utf8)[...], at: location, diagnostics: &diagnostics), at: location,
                diagnostics: &diagnostics)
            return (options.kind == .fails || options.kind == .traps ? options.kind : .program, options.values)
        }
    }
}
