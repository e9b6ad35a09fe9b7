/// Writes a chapter's starter package.
public enum StarterFolder {
    /// Stages every file of a starter. The caller commits them, or not.
    ///
    /// - Parameters:
    ///   - package: the folder of the book's package, from which modules are carried along.
    ///   - templates: the starter's templates.
    /// - Returns: what is wrong with the chapters; with errors in it, nothing was staged.
    public static func stage(
        _ outline: Chapter.Outline, of folder: BookFolder, package: String, templates: [OutputFile], isSolution: Bool,
        into output: OutputFolder
    ) throws -> [Diagnostic] {
        let links = LinkResolver(folder.book)
        var findings = folder.diagnostics
        let chapters = (folder.needs(of: outline) + [outline]).map { outline in
            let (chapter, diagnostics) = folder.chapter(outline)
            findings += diagnostics + Check.findings(in: chapter, book: folder.book, links: links).diagnostics
            return chapter
        }
        guard !findings.hasErrors, let chapter = chapters.last else { return findings }
        let starter = Starter(
            chapter, needs: Array(chapters.dropLast()), configuration: folder.book.configuration, isSolution: isSolution
        )
        for file in try starter.files(templates: templates) { try output.stage(file) }
        for source in folder.book.configuration.starterSources {
            for entry in try FileSystem.entries(below: "\(package)/\(source)") where !entry.isLink {
                let path = "\(source)/\(entry.path)"
                try output.stage(OutputFile(path: path, bytes: try FileSystem.read("\(package)/\(path)")))
            }
        }
        return findings
    }
}
