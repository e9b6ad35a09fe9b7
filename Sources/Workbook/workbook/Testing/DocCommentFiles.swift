import ChapterKit
import Doctests
import Foundation
import SnippetPrograms
import WorkbookKit

/// The Swift files whose documentation comments are tested, by package and target.
struct DocCommentFiles {
    struct Target {
        var package: PackageBuild
        var description: PackageBuild.Description
        var target: PackageBuild.Description.Target
        var modules: BuiltModules
        /// The paths, as the user wrote their beginnings.
        var files: [String]
    }

    /// The targets with files, in the order of the packages' manifests.
    private(set) var targets: [Target] = []
    /// The snippets among the files, by package.
    private(set) var snippets: [SnippetTest] = []
    /// The number of files that belong to no library, such as those of tests.
    private(set) var otherCount = 0
    /// Warnings of files in the folders `Doctests`.
    private(set) var diagnostics: [Diagnostic] = []

    /// Finds the targets of files.
    ///
    /// - Parameters:
    ///   - isWholePackage: `true` for files that the user didn't name, of which only those of the libraries are tested
    ///     that the package offers to others.
    ///   - includesSnippets: A Boolean value indicating whether snippets are tested, too.
    /// - Throws: `NothingToTestError` if a file is in no package, or `PackageBuildError` if a package doesn't build.
    init(_ files: [String], isWholePackage: Bool, includesSnippets: Bool) async throws {
        let packages = Dictionary(grouping: files) { PackageBuild.folder(around: FileSystem.parent(of: $0)) }
        let root = PackageBuild.folder(around: ".")
        for (folder, files) in packages.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
            // A package in a folder of the package, such as its benchmarks, is another one.
            if isWholePackage, folder != root { continue }
            guard let folder else {
                throw NothingToTestError(
                    "'\(files[0])' is in no package; examples in documentation comments need the modules of theirs")
            }
            let package = PackageBuild(package: folder)
            let description = try await package.description()
            var rest = files
            /// Takes the files of a target from the rest.
            func take(filesOf target: PackageBuild.Description.Target) -> [String] {
                let sources = Set((target.sources ?? []).map { Self.absolute("\(folder)/\(target.path ?? "")/\($0)") })
                let own = rest.filter { sources.contains(Self.absolute($0)) }
                rest.removeAll { own.contains($0) }
                return own
            }
            let offered = Set(description.libraries)
            let tested = description.targets.filter {
                $0.isLibrary && (!isWholePackage || offered.contains($0.c99name))
            }
            let libraries = tested.map { ($0, take(filesOf: $0)) }.filter { !$1.isEmpty }
            let snippets = includesSnippets ? description.targets.filter(\.isSnippet).flatMap(take).sorted() : []
            if !libraries.isEmpty || !snippets.isEmpty {
                guard let modules = try await package.modules() else {
                    throw NothingToTestError("the package in '\(folder)' has no Swift modules")
                }
                targets += libraries.map { target, files in
                    Target(package: package, description: description, target: target, modules: modules, files: files)
                }
                if !snippets.isEmpty {
                    self.snippets.append(SnippetTest(description: description, modules: modules, files: snippets))
                }
            }
            diagnostics += try Self.misnamedSetUp(of: description, in: folder)
            let setUp = Self.absolute("\(folder)/Doctests") + "/"
            otherCount += rest.count { !Self.absolute($0).hasPrefix(setUp) }
        }
    }

    static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func isManifest(_ name: Substring) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    /// Returns the Swift files in a folder and its subfolders, sorted, without hidden ones and manifests.
    static func files(below folder: String) throws -> [String] {
        let base = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
        return try FileSystem.entries(below: base).filter { entry in
            let name = entry.path.split(separator: "/").last ?? ""
            return !entry.isLink && entry.isReadable && name.hasSuffix(".swift") && !isManifest(name)
        }.map { base == "." ? $0.path : "\(base)/\($0.path)" }
    }
}

extension DocCommentFiles.Target {
    /// The comments that are tested.
    struct Comments {
        var doctests: [Doctest] = []
        /// The source of each file.
        var sources: [String: SourceFile] = [:]
        var diagnostics: [Diagnostic] = []
        /// The number of listings in comments of names that aren't public.
        var internalCount = 0
        /// The number of listings in other languages.
        var otherCount = 0
        /// All declarations, by the path of their file.
        var declarations: [(path: String, declarations: [DocumentedDeclarations.Declaration])] = []
        /// A Boolean value indicating whether a file of the target imports Foundation.
        var usesFoundation = false
    }

    /// Reads the comments of the files.
    ///
    /// - Parameters:
    ///   - names: The names of the declarations to test, or their beginnings. If there are none, all are tested.
    ///   - includesInternal: A Boolean value indicating whether comments of names that aren't public are tested.
    func comments(named names: [String], includesInternal: Bool) throws -> Comments {
        var comments = Comments()
        let folder = "\(package.package)/\(target.path ?? "")"
        // The user may have written the paths in another way.
        let written = Dictionary(files.map { (DocCommentFiles.absolute($0), $0) }) { first, _ in first }
        let all = try (target.sources ?? []).filter { $0.hasSuffix(".swift") }.map { name in
            let path = "\(folder)/\(name)"
            return SourceFile(path: written[DocCommentFiles.absolute(path)] ?? path, bytes: try FileSystem.read(path))
        }
        let flags = modules.flags
        let types = all.reduce(into: [String: Bool]()) { types, file in
            types.merge(DocumentedDeclarations(file, flags: flags).types) { $0 || $1 }
        }
        let foundation = Array("import Foundation".utf8)
        comments.usesFoundation = all.contains { $0.bytes.firstRange(of: foundation) != nil }
        let byPath = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }
        for (path, file) in files.compactMap({ path in byPath[path].map { (path, $0) } }) {
            if let diagnostic = TextEncoding.diagnostic(in: file) {
                comments.diagnostics.append(diagnostic)
                continue
            }
            comments.sources[path] = file
            let declarations = DocumentedDeclarations(file, types: types, flags: flags)
            comments.declarations.append((path, declarations.declarations))
            for comment in declarations.comments {
                let found = DocListings(comment, path: path)
                guard comment.isPublic || includesInternal else {
                    comments.internalCount += found.listings.count
                    continue
                }
                guard names.isEmpty || names.contains(where: { Self.isNamed(comment.name, $0) }) else { continue }
                comments.diagnostics += found.diagnostics
                comments.otherCount += found.otherCount
                guard !found.listings.isEmpty else { continue }
                comments.doctests.append(
                    Doctest(path: path, module: target.c99name, comment: comment, listings: found.listings))
            }
        }
        return comments
    }

    /// Returns a Boolean value indicating whether a name begins with another, or has it as its last part.
    private static func isNamed(_ name: String, _ other: String) -> Bool {
        let base = name.prefix { $0 != "(" }
        return name == other || base == other || base.hasSuffix(".\(other)") || name.hasSuffix(".\(other)")
            || name.hasPrefix("\(other).")
    }

    /// Returns the modules that the examples import: the target's own, and the package's other libraries.
    ///
    /// A module with a type alias for a type of another module, under the same name, would make the name ambiguous. An
    /// example of the former doesn't import the latter, and other examples don't import the former.
    func importedModules() throws -> [String] {
        let libraries = Set(description.libraries + [target.c99name])
        var modules = libraries
        for other in description.targets where libraries.contains(other.c99name) {
            let aliased = try aliasedModules(in: other, among: libraries)
            if other.c99name == target.c99name {
                modules.subtract(aliased)
            } else if !aliased.isEmpty {
                modules.remove(other.c99name)
            }
        }
        return modules.union([target.c99name]).sorted()
    }

    /// Returns the modules for whose types a target has public type aliases with the same names.
    private func aliasedModules(
        in other: PackageBuild.Description.Target, among modules: Set<String>
    ) throws -> Set<String> {
        let folder = "\(package.package)/\(other.path ?? "")"
        var aliased: Set<String> = []
        for path in other.sources ?? [] where path.hasSuffix(".swift") {
            let bytes = try FileSystem.read("\(folder)/\(path)")
            guard bytes.firstRange(of: Array("public typealias ".utf8)) != nil else { continue }
            for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                let alias = #/\s*public typealias (\w+)[^=]*= (\w+)\.(\w+).*/#
                guard line.contains("public typealias "), let found = line.wholeMatch(of: alias),
                    found.output.1 == found.output.3, modules.contains(String(found.output.2))
                else { continue }
                aliased.insert(String(found.output.2))
            }
        }
        return aliased.subtracting([other.c99name])
    }
}
