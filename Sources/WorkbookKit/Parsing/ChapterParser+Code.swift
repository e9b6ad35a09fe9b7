extension ChapterParser {
    /// Turns a code block into a snippet or a listing; nil for an output, which becomes part of its example.
    mutating func code(_ text: String, of block: Block, after previous: Block?) -> Block.Content? {
        guard let fence = Fence(block: block, text: text, file: file) else {
            let listing = Listing(
                text: text, location: file.location(line: block.line, column: block.column), indentations: [])
            return .listing(listing, language: "", resource: nil)
        }
        let info = open(fence, of: block)
        if !isPlain, Self.isMisspelledSwift(info.language) {
            let place = file.location(line: block.line, column: fence.infoColumn)
            diagnostics.append(
                .error(
                    "'\(info.language)' is not tested; write 'swift', then words with spaces between them", at: place))
        }
        if info.language == "output", !isPlain {
            for item in info.items {
                diagnostics.append(
                    .error("'output' takes no words and no keys; remove '\(item.name)'", at: item.location))
            }
            attachOutput(fence.listing, of: block, to: previous)
            return nil
        }
        guard info.language == "swift", !isPlain else {
            return .listing(fence.listing, language: info.language, resource: resource(of: info))
        }
        let location = file.location(line: block.line, column: block.column)
        let options = SnippetOptions(info, at: location, diagnostics: &diagnostics)
        let kind = kind(of: options)
        let title = title(of: kind, options)
        snippets.append(
            Snippet(
                kind: kind, code: fence.listing, location: location, endLine: fence.endLine, title: title,
                anchor: anchor(of: kind, title: title), isHidden: options.isHidden))
        return .snippet(snippets.count - 1)
    }

    /// Whether a language is one letter case or one comma away from `swift`: such a block would go untested unseen.
    private static func isMisspelledSwift(_ language: String) -> Bool {
        guard language != "swift", language.lowercased().hasPrefix("swift") else { return false }
        return language.utf8.dropFirst(5).first.map { !$0.isIdentifier && $0 != UInt8(ascii: "-") } ?? true
    }

    /// Gives an output to the example right before it.
    private mutating func attachOutput(_ output: Listing, of block: Block, to previous: Block?) {
        if case .snippet(let index)? = previous?.content, snippets[index].kind == .example(output: nil) {
            snippets[index].kind = .example(output: output)
        } else {
            diagnostics.append(
                .error(
                    "an output with no example; put it right after a 'swift example' block",
                    at: file.location(line: block.line, column: block.column)))
        }
    }

    private mutating func open(_ fence: Fence, of block: Block) -> InfoString {
        fences.append(block.line...fence.endLine)
        let location = file.location(line: block.line, column: block.column)
        if !fence.isClosed, !isPlain {
            diagnostics.append(
                .error("this fence is never closed; end it with a fence of the same length", at: location))
        }
        var findings: [Diagnostic] = []
        let start = file.location(line: block.line, column: fence.infoColumn)
        let info = InfoString(fence.info, at: start, diagnostics: &findings)
        if !isPlain { diagnostics += findings }
        return info
    }

    /// The file that a block of another language holds.
    private mutating func resource(of info: InfoString) -> Resource? {
        guard !isPlain else { return nil }
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

    private func kind(of options: SnippetOptions) -> Snippet.Kind {
        switch options.word {
        case nil: .declaration(chunk: options[.name])
        case .test: .test(exercise: options[.exercise])
        case .example: .example(output: nil)
        case .figure: .figure(name: options[.name] ?? "", caption: options[.caption] ?? "")
        case .fails: .fails(message: options[.message] ?? "")
        case .traps: .traps(message: options[.message] ?? "")
        case .exercise: .exercise(name: options[.name] ?? "")
        case .skip: .skip(reason: options[.reason] ?? "")
        }
    }

    private mutating func title(of kind: Snippet.Kind, _ options: SnippetOptions) -> String {
        switch kind {
        case .test: options[.name] ?? ordinalTitle("test")
        case .exercise: options[.title] ?? ordinalTitle("exercise")
        case .figure(_, let caption): caption
        case .declaration(let chunk?): chunk
        case .declaration: ordinalTitle("code")
        case .example: ordinalTitle("example")
        case .fails: ordinalTitle("must not compile")
        case .traps: ordinalTitle("must stop")
        case .skip: ordinalTitle("untested")
        }
    }

    private mutating func anchor(of kind: Snippet.Kind, title: String) -> String {
        switch kind {
        case .figure(let name, _): anchors.make(from: name, prefix: "figure-")
        case .declaration(_?): anchors.make(from: title, prefix: "chunk-")
        case .exercise(let name): anchors.make(from: name, prefix: "exercise-")
        default: anchors.make(from: title, prefix: "b-")
        }
    }
}
