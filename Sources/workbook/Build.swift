import ArgumentParser
import Foundation
import WorkbookKit
import WorkbookTemplates

/// Renders a book into a site.
struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
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
        if output.isEmpty { throw ValidationError("the output folder has no name; write '--output site'") }
    }

    func run() throws {
        let folder = try book.open()
        let output = try OutputFolder(output.hasSuffix("/") ? String(output.dropLast()) : output)
        Interruption.handle { output.discard() }
        let progress = Progress(verb: "Rendering", total: folder.book.chapters.count)
        let diagnostics: [Diagnostic]
        do {
            diagnostics = try Site(folder, manifest: try book.manifest())
                .build(templates: try siteTemplates(of: folder), into: output) { progress.step() }
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
        print("\(plan.summary): open \(plan.folder)/index.html")
    }

    private func siteTemplates(of folder: BookFolder) throws -> Templates {
        if let templates { return try Templates(folder: templates) }
        let beside = book.package + "/templates/site"
        guard !folder.book.isPlain, FileManager.default.fileExists(atPath: beside + "/page.html") else {
            return try BuiltInTemplates.site()
        }
        return try Templates(folder: beside)
    }
}
