import ArgumentParser
import ChapterKit
import SwiftText
import WorkbookKit

/// A command that writes or updates a reader's workspace.
struct StarterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "starter",
        abstract: "Write a workspace with the book's code and its exercises left open.",
        discussion: """
            It has a package for each chapter, and needs no other download. With a
            chapter, it has that chapter and those that it needs, solved. If you run
            the command again, it updates the files that you haven't changed. It keeps
            the others, and lists those of which the book has a newer version.

            Example:
              workbook starter rotation --output my-rotation
            """)

    @Argument(help: "A chapter, such as 'rotation' for '04-rotation.md'. Default: the whole book.")
    var chapter: String?

    @Option(
        name: .shortAndLong,
        help:
            "The folder to write, or to bring up to date. Default: '<chapter>-starter' or '<chapter>-solution', with the book's title for the whole book."
    )
    var output: String?

    @Flag(help: "Solve the exercises.")
    var solution = false

    @Flag(help: "Carry along the modules that the code needs, so that it builds without a network.")
    var local = false

    @Option(
        help: ArgumentHelp(
            "Give back a file as the book has it; yours is put by in '.kept'. Can be given several times.",
            valueName: "file"))
    var reset: [String] = []

    @Option(help: "The folder with the chapters.")
    var book = "chapters"

    func validate() throws {
        try OutputName.validate(output, message: "the output folder has no name; leave '--output' out or name one")
    }

    func run() throws {
        let arguments = try BookArguments.parse([book])
        let folder = try arguments.open()
        let metadata = try chapter.map(folder.metadata)
        let name = metadata?.slug ?? WorkspaceFolder.name(for: folder.book)
        let path = output ?? "\(name)-\(solution ? "solution" : "starter")"
        let workspace = WorkspaceFolder(
            of: folder, for: metadata, package: arguments.package, isSolution: solution, isCarrying: local)
        try workspace.check(path)
        let (files, diagnostics) = try workspace.files(templates: try arguments.starterTemplates())
        Terminal.print(diagnostics.filter { $0.severity == .error })
        if diagnostics.hasErrors { throw ExitCode(1) }
        try write(files, of: workspace, to: path)
    }

    private func write(_ files: [OutputFile], of workspace: WorkspaceFolder, to path: String) throws {
        let replaced = try reset.map { try file($0, of: path, among: files.map(\.path)) }
        let output = try OutputFolder(path, changedFiles: .keep(replacing: Set(replaced)))
        Interruption.handle { output.discard() }
        do {
            let newer = try workspace.stage(files, into: output)
            let plan = output.plan
            for file in replaced {
                if let copy = try WorkspaceFolder.putBy(file, in: path) {
                    Terminal.out("\(file) is as in the book; yours is in \(path)/\(copy)")
                }
            }
            try output.commit()
            report(plan, newer: newer, in: path)
        } catch {
            output.discard()
            throw error
        }
    }

    /// Returns the path in the workspace of a file that the user named in any form.
    ///
    /// - Throws: `WorkspaceError` if the workspace has no such file.
    private func file(_ name: String, of path: String, among files: [String]) throws -> String {
        let names = [name, name.hasPrefix("./") ? String(name.dropFirst(2)) : name]
        let inner = names.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 }
        if let file = (names + inner).first(where: files.contains) { return file }
        let ends = files.filter { $0.hasSuffix("/" + name) }
        if ends.count == 1 { return ends[0] }
        let short = files.map { String($0.split(separator: "/").last!) }
        let nearest =
            SpellingSuggestion.nearest(to: name, among: files) ?? SpellingSuggestion.nearest(to: name, among: short)
        throw WorkspaceError.noFile(name, nearest: nearest)
    }

    private func report(_ plan: OutputPlan, newer: [String], in path: String) {
        for file in newer {
            Terminal.out("\(file): yours stays; the book's is newer, in \(path)/\(WorkspaceFolder.newerFolder)/\(file)")
        }
        if !newer.isEmpty {
            Terminal.out("compare them, and copy what you want; '--reset FILE' restores the book's version")
        }
        let next = solution ? "" : "; README.md says more"
        Terminal.out("\(plan.summary) in \(path): 'cd \(path) && swift package progress'\(next)")
    }
}

extension BookFolder {
    /// Returns the chapter with the given name.
    ///
    /// - Throws: `UnknownChapterError` if there's none. The error lists the names of all chapters.
    func metadata(named name: String) throws -> Chapter.Metadata {
        if let metadata = book.chapters.first(where: { $0.slug == name }) { return metadata }
        throw UnknownChapterError(name: name, known: book.chapters.map(\.slug))
    }
}

/// An error that indicates that the book doesn't have a chapter.
struct UnknownChapterError: UserFacingError {
    let name: String
    let known: [String]

    var description: String {
        let nearest = SpellingSuggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
        return "no chapter '\(name)'\(nearest ?? "; there are: \(known.joined(separator: ", "))")"
    }
}
