import ArgumentParser
import ChapterKit
import StarterProgress
import SwiftText
import WorkbookKit

/// A command that writes or updates a reader's workspace.
struct StarterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "starter",
        abstract: "Write a workspace with the book's code and its exercises left open.",
        discussion: """
            It has a package for each chapter, and needs no other download. With a
            chapter, it has that chapter and those that it needs, solved.

            '--update' brings a workspace up to date with the book. Your changes are merged
            with the book's, and a copy of what you had is in '.kept'. Where you and the
            book changed the same lines, your file stays, and the book's is in '.newer'.
            Without the option, the command does the same if the workspace exists.

            Example:
              workbook starter rotation --output my-rotation
              workbook starter --update --output my-book
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

    @Flag(help: "Update a workspace that exists already.")
    var update = false

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
        try workspace.check(path, isUpdate: update)
        let (files, diagnostics) = try workspace.files(templates: try arguments.starterTemplates())
        Terminal.print(diagnostics.filter { $0.severity == .error })
        if diagnostics.hasErrors { throw ExitCode(1) }
        try write(files, to: path)
    }

    private func write(_ files: [OutputFile], to path: String) throws {
        let writer = try WorkspaceWriter(files, to: path)
        Interruption.handle { writer.discard() }
        do {
            report(try writer.write(), in: path)
        } catch {
            writer.discard()
            throw error
        }
    }

    private func report(_ report: WorkspaceWriter.Report, in path: String) {
        for item in report.items {
            let moved = item.path == item.oldPath ? "" : ", and was '\(item.oldPath)'"
            if case .merged = item.effect {
                Terminal.out("\(item.path): has your changes and the book's\(moved)")
            } else {
                Terminal.out("\(item.path): yours stays\(moved)")
            }
        }
        for file in report.newer {
            let conflicts = file.conflicts
            let place = conflicts.isEmpty ? "" : ":\(conflicts[0].reader.lowerBound)"
            let reason = conflicts.isEmpty ? "the book's is newer" : "the book has changed the same \(conflicts.lines)"
            Terminal.out(
                "\(file.path)\(place): yours stays; \(reason), see \(path)/\(WorkspaceUpdate.newerFolder)/\(file.path)")
        }
        if !report.newer.isEmpty {
            Terminal.out(
                "compare them, and copy what you want; 'swift package progress --restore FILE' takes the book's")
        }
        if let folder = report.keptFolder { Terminal.out("what you had is in \(path)/\(folder)") }
        let next = solution ? "" : "; README.md says more"
        Terminal.out("\(report.plan.summary) in \(path): 'cd \(path) && swift package progress'\(next)")
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
