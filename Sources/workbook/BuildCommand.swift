import ArgumentParser
import SwiftText
import WorkbookKit
import WorkbookTemplates

/// Renders a book into a site.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Render the chapters into a site.",
        discussion: """
            Checks the chapters first. When there are errors nothing is written. Files in
            the output folder that somebody else wrote or changed are never overwritten.

            Example:
              workbook build chapters --output site
            """)

    @OptionGroup var book: BookArguments

    @Option(name: .shortAndLong, help: "The folder to write.")
    var output = "site"

    @Option(
        help:
            "A folder with page.html, index.html and the files they use. Default: 'templates/site' beside a book's folder, else what is built in."
    )
    var templates: String?

    func validate() throws {
        try OutputName.validate(output, orSay: "the output folder has no name; write '--output site'")
    }

    func run() throws {
        let folder = try book.open()
        let output = try OutputFolder(output.hasSuffix("/") ? String(output.dropLast()) : output)
        Interruption.handle { output.discard() }
        let progress = Progress(verb: "Rendering", total: folder.book.chapters.count)
        let diagnostics: [Diagnostic]
        do {
            let site = SiteBuild(folder, templates: try siteTemplates(of: folder))
            diagnostics = try site.stage(into: output) { progress.step() }
        } catch {
            output.discard()
            throw error
        }
        progress.finish()
        Terminal.print(diagnostics)
        if diagnostics.hasErrors {
            output.discard()
            throw ExitCode(1)
        }
        let plan = output.plan
        do {
            try output.commit()
        } catch {
            output.discard()
            throw error
        }
        Terminal.out("\(plan.summary): open \(plan.folder)/index.html")
    }

    private func siteTemplates(of folder: BookFolder) throws -> Templates {
        if let templates { return try Templates(folder: templates) }
        guard folder.book.dialect == .book, let own = book.templates("site"),
            FileSystem.kind(own + "/page.html") != nil
        else { return try BuiltInTemplates.site() }
        return try Templates(folder: own)
    }
}
