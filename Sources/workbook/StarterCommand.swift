import ArgumentParser
import SwiftText
import WorkbookKit
import WorkbookTemplates

/// Writes a chapter's starter package.
struct StarterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "starter",
        abstract: "Write a Swift package with a chapter's code and its exercises left open.",
        discussion: """
            The package builds and tests by itself. Files that the reader has changed are never overwritten.

            Example:
              workbook starter rotation --output my-rotation
            """)

    @Argument(help: "The chapter, such as 'rotation' for '03-rotation.md'.")
    var chapter: String

    @Option(name: .shortAndLong, help: "The folder to write. Default: '<chapter>-starter' or '<chapter>-solution'.")
    var output: String?

    @Flag(help: "Solve the exercises.")
    var solution = false

    @Option(help: "The folder with the chapters.")
    var book = "chapters"

    func validate() throws {
        try OutputName.validate(output, orSay: "the output folder has no name; leave '--output' out or name one")
    }

    func run() throws {
        let arguments = try BookArguments.parse([book])
        let folder = try arguments.open()
        let outline = try folder.outline(named: chapter)
        let path = output ?? "\(outline.slug)-\(solution ? "solution" : "starter")"
        let output = try OutputFolder(path)
        Interruption.handle { output.discard() }
        do {
            let diagnostics = try StarterFolder.stage(
                outline, of: folder, package: arguments.package, templates: try templates(arguments),
                isSolution: solution,
                into: output)
            Terminal.print(diagnostics.filter { $0.severity == .error })
            if diagnostics.hasErrors { throw ExitCode(1) }
            let plan = output.plan
            try output.commit()
            let next = solution ? "" : ", then README.md says what to do"
            Terminal.out("\(plan.summary) in \(path): 'cd \(path) && swift test'\(next)")
        } catch {
            output.discard()
            throw error
        }
    }

    private func templates(_ arguments: BookArguments) throws -> [OutputFile] {
        try arguments.templates("starter").map(Templates.files) ?? BuiltInTemplates.starter
    }
}

extension BookFolder {
    /// The chapter of that name.
    ///
    /// - Throws: a `ValidationError` that lists the names, when there is none.
    func outline(named name: String) throws -> Chapter.Outline {
        if let outline = book.chapters.first(where: { $0.slug == name }) { return outline }
        throw ValidationError(
            "no chapter '\(name)'; there are: \(book.chapters.map(\.slug).joined(separator: ", "))")
    }
}
