/// Writes accepted outputs and pictures into a book.
extension BookFolder {
    /// Takes over what a run of the tests printed and drew.
    ///
    /// - Parameter results: the folder that the run wrote to.
    /// - Returns: what was changed, as lines for the user, and what could not be.
    /// - Throws: when a file cannot be read or written; each file is replaced as a whole or not at all.
    public func accept(_ outline: Chapter.Outline, results: String) throws -> (
        changes: [String], diagnostics: [Diagnostic]
    ) {
        let (chapter, diagnostics) = chapter(outline)
        guard !diagnostics.hasErrors else { return ([], diagnostics) }
        var outputs: [Int: String] = [:]
        var changes: [String] = []
        for (index, snippet) in chapter.snippets.enumerated() {
            let result = "\(results)/\(outline.slug)/\(index)"
            switch snippet.kind {
            case .example:
                if let bytes = try? FileSystem.read(result + ".output") {
                    outputs[index] = String(decoding: bytes, as: UTF8.self)
                }
            case .figure(let name, _):
                guard let svg = try? FileSystem.read(result + ".svg") else { continue }
                let file = FigureRule.path(of: name, in: outline)
                if try replace("\(path)/\(file)", with: svg) { changes.append("\(book.prefix)\(file): a new picture") }
            default: continue
            }
        }
        let acceptance = Acceptance(chapter, outputs: outputs)
        if !acceptance.changed.isEmpty {
            let file = "\(path)/\(outline.path.dropFirst(book.prefix.count))"
            let mark = try FileSystem.read(file).starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] as [UInt8] : []
            _ = try replace(file, with: mark + acceptance.bytes)
        }
        changes += acceptance.changed.map { "\($0): a new output" }
        return (changes, acceptance.diagnostics)
    }

    /// Replaces a file as a whole; false when it held the same bytes.
    private func replace(_ file: String, with bytes: [UInt8]) throws -> Bool {
        if let current = try? FileSystem.read(file), current == bytes { return false }
        try FileSystem.replace(file, with: bytes)
        return true
    }
}
