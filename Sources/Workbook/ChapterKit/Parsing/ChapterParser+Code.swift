extension ChapterParser {
    /// Converts a code block to a snippet or a listing.
    ///
    /// - Returns: The content, or `nil` for an output, which becomes part of its example.
    mutating func code(_ text: String, of block: Block, after previous: Block?) -> Block.Content? {
        guard let fence = Fence(block: block, text: text, file: file) else {
            let listing = Listing(
                text: text, location: file.location(of: block), indentations: [])
            return .listing(listing, language: "", resource: nil)
        }
        let info = open(fence, of: block)
        if bookKind == .workbook {
            checkLanguage(info.language, at: file.location(line: block.line, column: fence.infoColumn))
        }
        if info.language == "output", bookKind == .workbook {
            var output = Snippet.Output(listing: fence.listing)
            for item in info.items {
                switch (item.name, item.value) {
                case ("unordered", nil): output.isUnordered = true
                case ("hidden", nil): output.isHidden = true
                default:
                    diagnostics.append(
                        .error(
                            "'output' takes 'unordered' and 'hidden'; remove '\(item.name)'", at: item.location))
                }
            }
            attach(output, of: block, to: previous)
            return nil
        }
        guard info.language == "swift", bookKind == .workbook else {
            return .listing(fence.listing, language: info.language, resource: resource(of: info))
        }
        let location = file.location(of: block)
        let options = SnippetOptions(info, at: location, diagnostics: &diagnostics)
        let (values, traits) = (options.values, options.kind.traits)
        let title =
            traits.titledBy.flatMap { values[$0] } ?? declaredTitle(options.kind, fence.listing)
            ?? ordinalTitle(traits.noun)
        let anchor =
            values[.name].map { anchors.make(from: $0, prefix: traits.anchorPrefix) }
            ?? anchors.make(from: title, prefix: Snippet.Kind.Traits.anchorPrefix)
        snippetTitles.insert(title)
        snippets.append(
            Snippet(
                kind: options.kind, values: values, code: fence.listing, location: location, endLine: fence.endLine,
                title: title, anchor: anchor, isHidden: options.isHidden,
                usesDeprecated: options.usesDeprecated))
        return .snippet(snippets.count - 1)
    }

    /// Returns a title for declarations without a name: the first declaration, unless another block has that title.
    private func declaredTitle(_ kind: Snippet.Kind, _ code: Listing) -> String? {
        guard kind == .declaration, let title = Declarations.first(in: code.text),
            !snippetTitles.contains(title)
        else { return nil }
        return title
    }

    /// Reports a language that's a misspelling of one with a meaning in the format.
    private mutating func checkLanguage(_ language: String, at location: SourceLocation) {
        if language == "swift" || language == "output" { return }
        if language.hasPrefix("file=") {
            diagnostics.append(
                .error("a file needs a language; write it first, as in 'json \(language)'", at: location))
        }
        if Misspelling.isMisspelled(language, of: "swift") {
            diagnostics.append(
                .error("'\(language)' isn't tested; write 'swift', and spaces between the words", at: location))
        }
        if Misspelling.isMisspelled(language, of: "output") {
            diagnostics.append(.error("'\(language)' isn't compared; write 'output'", at: location))
        }
    }

    /// Assigns an output to the example immediately before it.
    private mutating func attach(_ output: Snippet.Output, of block: Block, to previous: Block?) {
        if case .snippet(let index)? = previous?.content, snippets[index].traits.printsOutput {
            if snippets[index].output == nil {
                snippets[index].output = output
            } else {
                diagnostics.append(
                    .error("a second output of the same block; put both into one", at: file.location(of: block)))
            }
        } else {
            diagnostics.append(
                .error(
                    "an output without an example; put it immediately after a 'swift example' or a 'swift walk' block",
                    at: file.location(of: block)))
        }
    }

    private mutating func open(_ fence: Fence, of block: Block) -> InfoString {
        fences.append(block.line...fence.endLine)
        let location = file.location(of: block)
        if !fence.isClosed, bookKind == .workbook {
            diagnostics.append(
                .error("this fence is never closed; end it with a fence of the same length", at: location))
        }
        var found: [Diagnostic] = []
        let start = file.location(line: block.line, column: fence.infoColumn)
        let info = InfoString(fence.info, at: start, diagnostics: &found)
        if bookKind == .workbook { diagnostics += found }
        return info
    }

    /// Returns the file that a block of another language defines.
    private mutating func resource(of info: InfoString) -> Resource? {
        guard bookKind == .workbook else { return nil }
        var resource: Resource?
        for item in info.items {
            guard item.name == "file", let path = item.value else {
                let what = item.value == nil ? "word '\(item.name)'" : "key '\(item.name)='"
                diagnostics.append(
                    .error("unknown \(what) after '\(info.language)'; known: 'file='", at: item.location))
                continue
            }
            if path.isContainedPath {
                resource = Resource(path: path)
            } else {
                diagnostics.append(
                    .error(
                        "'\(path)' is not a path inside of the starter; write names with '/' between them, "
                            + "without '.', '..' or a '/' at an end", at: item.location))
            }
        }
        return resource
    }
}
