import SnippetResults

/// A chapter's files as they were before its tests ran, which takes a while: what somebody has changed meanwhile is
/// never written over.
public struct ChapterBeforeRun: Sendable {
    /// What came of accepting a run's results.
    public struct Accepted: Sendable {
        /// What was changed, a line each for the user.
        public var changes: [String] = []
        public var diagnostics: [Diagnostic] = []
    }

    private let chapter: Chapter
    private let folder: BookFolder
    /// The pictures' bytes, by figure.
    private let pictures: [String: [UInt8]]

    public init(_ outline: Chapter.Outline, in folder: BookFolder) throws {
        chapter = try folder.chapter(outline).chapter
        self.folder = folder
        let names = chapter.snippets.compactMap(\.picture)
        pictures = Dictionary(
            try names.compactMap { name in
                try Self.bytes(of: "\(folder.path)/\(outline.picture(of: name))").map { (name, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Takes over what the run printed and drew.
    ///
    /// When the chapter has changed since, nothing of it is taken over: its snippets may be others now.
    ///
    /// - Throws: when a file cannot be read or written; each file is replaced as a whole or not at all.
    public func accept(_ results: ResultsFolder) throws -> Accepted {
        let file = folder.file(of: chapter.outline)
        let before = folder.bytes(of: chapter.outline)
        guard try Self.bytes(of: file) == before else {
            return Accepted(diagnostics: [changedMeanwhile(chapter.outline.path)])
        }
        var accepted = Accepted()
        var outputs: [Int: String] = [:]
        for (index, snippet) in chapter.snippets.enumerated() {
            guard let result = try results.result(of: index, in: chapter.outline.slug) else { continue }
            outputs[index] = result.printed
            if let picture = result.picture { try replacePicture(of: snippet.name, by: picture, &accepted) }
        }
        let acceptance = Acceptance(chapter, outputs: outputs)
        accepted.diagnostics += acceptance.diagnostics
        guard !acceptance.changed.isEmpty else { return accepted }
        let mark = before.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark : []
        // Once more, since pictures take time too.
        guard try Self.bytes(of: file) == before else {
            accepted.diagnostics.append(changedMeanwhile(chapter.outline.path))
            return accepted
        }
        try FileSystem.replace(file, with: mark + acceptance.bytes)
        accepted.changes += acceptance.changed.map { "\($0): a new output" }
        return accepted
    }

    private func replacePicture(of figure: String, by svg: String, _ accepted: inout Accepted) throws {
        let file = chapter.outline.picture(of: figure)
        let current = try Self.bytes(of: "\(folder.path)/\(file)")
        let bytes = Array(svg.utf8)
        if current == bytes { return }
        guard current == pictures[figure] else {
            accepted.diagnostics.append(changedMeanwhile(folder.book.prefix + file))
            return
        }
        try FileSystem.replace("\(folder.path)/\(file)", with: bytes)
        accepted.changes.append("\(folder.book.prefix)\(file): a new picture")
    }

    private func changedMeanwhile(_ path: String) -> Diagnostic {
        .error(
            "this changed while the tests ran, and was left as it is; run 'workbook accept \(chapter.outline.slug)' again",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    /// A file's bytes; nil when there is none.
    private static func bytes(of file: String) throws -> [UInt8]? {
        FileSystem.kind(file) == nil ? nil : try FileSystem.read(file)
    }
}
