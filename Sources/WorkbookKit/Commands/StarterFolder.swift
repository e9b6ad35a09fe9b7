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
        let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(outline)
        guard !diagnostics.hasErrors else { return diagnostics }
        let starter = Starter(chapter, needs: needs, configuration: folder.book.configuration, isSolution: isSolution)
        for file in try starter.files(templates: templates) { try output.stage(file) }
        for source in folder.book.configuration.starterSources {
            for entry in try FileSystem.entries(below: "\(package)/\(source)") where !entry.isLink {
                let path = "\(source)/\(entry.path)"
                try output.stage(OutputFile(path: path, bytes: try FileSystem.read("\(package)/\(path)")))
            }
        }
        return diagnostics
    }
}
