import SnippetResults

/// A parsed chapter with the results of all rules, as every command uses it.
package struct CheckedChapter: Sendable {
    package let chapter: Chapter
    /// The accepted pictures of the figures and walks, keyed by name.
    package let pictures: [String: PagePicture]
    package let report: ChapterReport

    package var diagnostics: [Diagnostic] { report.diagnostics }
}

/// The functions that read and check chapters. All commands use them.
extension BookFolder {
    /// Returns a parsed chapter, without reading its pictures or checking it.
    package func parsedChapter(_ metadata: Chapter.Metadata) -> Chapter {
        CrashReport.naming(metadata.path) { parse(metadata).chapter }
    }

    private func parse(_ metadata: Chapter.Metadata) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
        ChapterParser.parse(source(of: metadata), metadata: metadata, bookKind: book.kind)
    }

    /// Parses a chapter, reads its pictures, and checks both.
    ///
    /// - Parameter earlier: An earlier state of the chapter, whose pictures are used again if they're unchanged.
    /// - Throws: `FileSystemError` if a picture can't be read.
    package func chapter(_ metadata: Chapter.Metadata, after earlier: CheckedChapter? = nil) throws -> CheckedChapter {
        try CrashReport.naming(metadata.path) { try checkedChapter(metadata, after: earlier) }
    }

    private func checkedChapter(_ metadata: Chapter.Metadata, after earlier: CheckedChapter?) throws -> CheckedChapter {
        let (chapter, diagnostics) = parse(metadata)
        var report = rules.report(on: chapter)
        report.diagnostics += diagnostics
        let pictures = try pictures(of: chapter, after: earlier?.pictures ?? [:], &report.diagnostics)
        report.hasThumbnail = chapter.snippets.contains { pictures[$0.name]?.hasDrawing == true }
        return CheckedChapter(chapter: chapter, pictures: pictures, report: report)
    }

    /// Reads a chapter and the chapters that it needs.
    ///
    /// - Returns: The chapter, the chapters that it needs in the order of the book, and the diagnostics of all of them
    ///   and of the book.
    package func chapterWithNeeds(
        _ metadata: Chapter.Metadata
    ) throws -> (chapter: Chapter, needs: [Chapter], diagnostics: [Diagnostic]) {
        let needs = try needs(of: metadata).map { try chapter($0) }
        let checked = try chapter(metadata)
        let chapters = needs + [checked]
        let all =
            diagnostics + rules.diagnostics + chapters.flatMap(\.diagnostics)
            + AnchorRule.diagnostics(in: chapters.map(\.report), bookKind: book.kind).of(.links)
        return (checked.chapter, needs.map(\.chapter), all)
    }

    /// Checks every chapter, and the book as a whole.
    package func check() throws -> [Diagnostic] {
        diagnostics(across: try parallelMap(book.chapters) { try chapter($0).report })
    }

    /// Returns all diagnostics of the book.
    ///
    /// - Parameter reports: The reports on all chapters.
    package func diagnostics(across reports: [ChapterReport]) -> [Diagnostic] {
        diagnostics + reports.flatMap(\.diagnostics) + rules.diagnostics
            + rules.diagnostics(across: reports, manifest: manifest)
    }

    /// Returns the sample answers to a chapter's exercises, in the order of the file names.
    ///
    /// - Throws: `FileSystemError` if a file can't be read.
    package func answers(in metadata: Chapter.Metadata) throws -> [Answer] {
        let folder = Answer.folder(of: metadata)
        return try book.files.filter { $0.hasPrefix(folder) }.sorted().compactMap { file in
            let parts = file.dropFirst(folder.utf8.count).split(separator: "/")
            guard parts.count == 2, parts[1].hasSuffix(".swift") else { return nil }
            let source = SourceFile(path: book.prefix + file, bytes: try FileSystem.read("\(path)/\(file)"))
            return Answer(exercise: String(parts[0]), isRight: parts[1].hasPrefix("right-"), source: source)
        }
    }

    /// Returns the file that lists the equivalent mutants of an exercise, or `nil` if there's none.
    ///
    /// - Throws: `FileSystemError` if the file can't be read.
    package func equivalentMutants(of exercise: String, in metadata: Chapter.Metadata) throws -> SourceFile? {
        let file = Answer.folder(of: metadata) + "\(exercise)/\(Answer.equivalentMutants)"
        guard book.files.contains(file) else { return nil }
        return SourceFile(path: book.prefix + file, bytes: try FileSystem.read("\(path)/\(file)"))
    }

    private func pictures(
        of chapter: Chapter, after earlier: [String: PagePicture], _ diagnostics: inout [Diagnostic]
    ) throws -> [String: PagePicture] {
        var pictures: [String: PagePicture] = [:]
        for (index, snippet) in chapter.snippets.enumerated() {
            guard let name = snippet.drawing, !name.isEmpty,
                let kept = book.keptFile(of: name, in: chapter.metadata)
            else { continue }
            let location = SourceLocation(path: book.prefix + kept, line: 1, column: 1)
            do {
                let drawing = try Drawing(named: name) { path in
                    let file = chapter.metadata.figures + path
                    return book.files.contains(file) ? try FileSystem.read("\(self.path)/\(file)") : nil
                }
                guard let drawing else { continue }
                let prefix = "d\(chapter.metadata.number ?? 0).\(index):"
                let known = earlier[name].flatMap { $0.isMade(of: drawing, prefix: prefix) ? $0 : nil }
                let picture = try known ?? PagePicture(drawing, prefix: prefix)
                if let diagnostic = KeptPictureRule.diagnostic(on: picture, of: snippet, in: chapter) {
                    diagnostics.append(diagnostic)
                } else {
                    pictures[name] = picture
                }
            } catch let error as SVGError {
                diagnostics.append(
                    .error("this picture can't be part of a page: \(error.message)", at: location, rule: .pictures))
            } catch is DecodingError {
                let remedy = "'workbook accept \(chapter.metadata.slug)' writes it again"
                diagnostics.append(
                    .error("this file doesn't list the states of a figure; \(remedy)", at: location, rule: .pictures))
            }
        }
        return pictures
    }
}
