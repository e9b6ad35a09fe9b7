import ChapterKit
import Doctests
import Foundation
import SwiftText
import WorkbookKit

extension DocCommentFiles {
    /// Returns a warning for each file of a package's folder `Doctests` that comes before no example, because it doesn't
    /// have the name of a library's target or of one of its files.
    static func misnamedSetUp(of description: PackageBuild.Description, in package: String) throws -> [Diagnostic] {
        guard FileManager.default.fileExists(atPath: "\(package)/Doctests") else { return [] }
        let targets = description.targets.filter(\.isLibrary).sorted { $0.name < $1.name }
        let names = targets.flatMap { target in
            ["\(target.name).swift"]
                + (target.sources ?? []).map { "\(target.name)/\($0.split(separator: "/").last ?? "")" }
        }
        let sources = description.targets.flatMap { target in
            (target.sources ?? []).map { absolute("\(package)/\(target.path ?? "")/\($0)") }
        }
        let known = Set(names)
        let files = try self.files(below: "\(package)/Doctests").filter { !sources.contains(absolute($0)) }
        return files.compactMap { path -> Diagnostic? in
            let name = String(path.dropFirst("\(package)/Doctests/".count))
            if known.contains(name) || isSetUpOfMarkdown(name, in: package) { return nil }
            let nearest = SpellingSuggestion.nearest(to: name, among: names)
            let right =
                nearest.map { "did you mean '\($0)'?" }
                ?? "name it \(formattedList(targets.map { "\($0.name).swift" }))"
            return .warning(
                "this file has the name of no target and no file of one, so it comes before no example; \(right)",
                at: SourceLocation(path: FileSystem.displayed(path), line: 1, column: 1))
        }
    }

    /// Returns a Boolean value indicating whether a file comes before the listings of a Markdown file.
    private static func isSetUpOfMarkdown(_ name: String, in package: String) -> Bool {
        let document = String(name.dropLast(".swift".count))
        return MarkdownFolder.isMarkdown(document) && FileManager.default.fileExists(atPath: "\(package)/\(document)")
    }
}

extension DocCommentFiles.Target {
    /// Returns the files of the folder `Doctests` that come before the examples of a file.
    func setUp(for path: String) throws -> [SetUp] {
        let folder = "\(package.package)/Doctests/\(target.name)"
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return try ["\(folder).swift", "\(folder)/\(name)"].filter { FileManager.default.fileExists(atPath: $0) }.map {
            SetUp(SourceFile(path: FileSystem.displayed($0), bytes: try FileSystem.read($0)))
        }
    }
}
