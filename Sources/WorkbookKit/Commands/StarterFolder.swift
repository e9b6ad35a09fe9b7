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
        let configuration = folder.book.configuration
        let starter = Starter(
            chapter, needs: needs, configuration: configuration, isSolution: isSolution,
            simulatedNames: try SimulatedNames(configuration, package: package).names)
        for file in try starter.files(templates: templates) { try output.stage(file) }
        if let giving = configuration.starter, giving.package == nil, !giving.sources.isEmpty {
            for file in try carried(giving, package: package) { try output.stage(file) }
        }
        return diagnostics
    }

    /// The package with the modules that a starter needs.
    static func carried(_ giving: StarterConfiguration, package: String) throws -> [OutputFile] {
        let files = try giving.sources.flatMap { source in
            let module = source.split(separator: "/").last!
            return try FileSystem.entries(below: "\(package)/\(source)").filter { !$0.isLink }.map { entry in
                OutputFile(
                    path: "\(Starter.carriedFolder)/Sources/\(module)/\(entry.path)",
                    bytes: try FileSystem.read("\(package)/\(source)/\(entry.path)"))
            }
        }
        return [Starter.manifest(of: giving.modules)] + files
    }
}

/// What the modules declare that iOS has not.
struct SimulatedNames {
    private(set) var names: Set<String> = []

    init(_ configuration: BookConfiguration, package: String) throws {
        guard let giving = configuration.starter, let ios = giving.ios else { return }
        for source in giving.sources where !ios.modules.contains(String(source.split(separator: "/").last!)) {
            let files = try FileSystem.entries(below: "\(package)/\(source)").filter { $0.path.hasSuffix(".swift") }
            let texts = try files.map { try FileSystem.read("\(package)/\(source)/\($0.path)")[...].text }
            // Together: a type's members may stand in another file.
            names.formUnion(DeclarationScan(texts.joined(separator: "\n")).namesToReach(where: \.isPublic))
        }
    }
}
