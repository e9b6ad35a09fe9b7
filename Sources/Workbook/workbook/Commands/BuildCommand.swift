import ArgumentParser
import ChapterKit
import SwiftText
import Synchronization
import WorkbookKit

/// A command that renders a book to a site.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Render the chapters into a site.",
        discussion: """
            Checks the chapters first. If there are errors, nothing is written. Files in
            the output folder that you made or changed are never overwritten.

            Example:
              workbook build chapters --output site --watch
            """)

    @OptionGroup var site: SiteArguments

    @OptionGroup var diagnosticArguments: DiagnosticArguments

    @Option(name: .shortAndLong, help: "The folder to write.")
    var output = "site"

    @Flag(help: "Build again whenever a chapter, a picture, a template or workbook.yml changes, until Ctrl-C.")
    var watch = false

    func validate() throws {
        try OutputName.validate(output, message: "the output folder has no name; write '--output site'")
    }

    func run() async throws {
        let writing = OutputInUse()
        Interruption.handle { writing.discard() }
        if watch { return try await buildAgainAndAgain(writing) }
        let (plan, diagnostics) = try build(writing, ChapterCache())
        diagnosticArguments.report(diagnostics, of: "workbook build")
        guard let plan else { throw ExitCode(1) }
        if diagnosticArguments.format.isDocument { return }
        Terminal.out("\(plan.summary): open \(plan.folder)/index.html")
    }

    private func buildAgainAndAgain(_ writing: OutputInUse) async throws {
        try site.book.requireFolder()
        var changes = BookWatch(site)
        Terminal.out("Building '\(site.book.path)' into '\(output)' whenever something changes; Ctrl-C ends it")
        let chapterCache = ChapterCache()
        var last = BookDiagnostics()
        while true {
            let rebuild = Rebuild {
                let (plan, diagnostics) = try build(writing, chapterCache)
                return (plan?.written ?? [], diagnostics)
            }
            // Files that are still being written can cause errors.
            if !rebuild.diagnostics.hasErrors || !changes.isOutdated {
                rebuild.report(after: last)
                last = rebuild.diagnostics
            }
            try await changes.change()
        }
    }

    /// Builds the site once.
    ///
    /// - Returns: The plan of the files that were written, or `nil` if there were errors, and the diagnostics of the
    ///   book.
    private func build(
        _ writing: OutputInUse, _ chapterCache: ChapterCache
    ) throws -> (plan: OutputPlan?, diagnostics: [Diagnostic]) {
        let (build, book) = try site.open(chapterCache)
        let output = try writing.open(output.hasSuffix("/") ? String(output.dropLast()) : output)
        let progress = Progress(verb: "Rendering", total: book.chapters.count)
        defer { progress.finish() }
        do {
            let diagnostics = try build.stage(into: output) { progress.step() }
            if diagnosticArguments.shouldFail(for: diagnostics) {
                writing.discard()
                return (nil, diagnostics)
            }
            let plan = output.plan
            try output.commit()
            writing.close()
            return (plan, diagnostics)
        } catch {
            writing.discard()
            throw error
        }
    }
}

/// The output folder while it's being written, which an interruption discards.
private final class OutputInUse: Sendable {
    private let folder = Mutex<OutputFolder?>(nil)

    func open(_ path: String) throws -> OutputFolder {
        let output = try OutputFolder(path)
        folder.withLock { $0 = output }
        return output
    }

    /// Releases the folder after it's committed. Another process may write to it from then on.
    func close() { folder.withLock { $0 = nil } }

    /// Discards the staged files, so that the folder isn't changed.
    func discard() {
        folder.withLock { output in
            output?.discard()
            output = nil
        }
    }
}
