import ArgumentParser
import ChapterKit
import SwiftText
import WorkbookKit
import WorkbookTemplates

/// A command that shows a book in the browser, and updates it when its files change.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show the book in a browser, and update it when files change.",
        discussion: """
            Builds the book in memory and serves it to this computer alone. When a chapter,
            a picture, a template, or workbook.yml changes, it builds the book again, and
            open pages reload. The findings of 'check' are in the terminal,
            on the cover, and on the pages that they are about. Errors of a chapter do not
            affect other pages. Nothing is written.

            Ctrl-C ends it, with status 130.

            Example:
              workbook serve chapters --open
            """)

    @OptionGroup var site: SiteArguments

    @Option(help: "The port; 0 for any that is free. Default: \(Self.defaultPorts.lowerBound), or the next free one.")
    var port: UInt16?

    @Flag(help: "Open the book in the browser.")
    var open = false

    private static let defaultPorts: ClosedRange<UInt16> = 8000...8019

    func run() async throws {
        // There are no files to clean up. Without a handler, the system ignores an interrupt signal that a script
        // sends.
        Interruption.handle {}
        try site.book.requireFolder()
        let watch = BookWatch(site)
        let empty = ServedBook(site: nil, diagnostics: BookDiagnostics(), additions: BuiltInTemplates.serve)
        let chapterCache = ChapterCache()
        let (first, book) = build(after: empty, chapterCache)
        first.diagnostics.report()
        let live = LiveBook(book)
        try await LoopbackServer(live).run(on: port.map { $0...$0 } ?? Self.defaultPorts) { address in
            Terminal.out("'\(site.book.path)' is at \(address); Ctrl-C ends it")
            if open { Browser.open(address) }
            var changes = watch
            while true {
                try await changes.change()
                let last = await live.book
                let (rebuild, book) = build(after: last, chapterCache)
                // Files that are still being written can cause errors.
                if rebuild.diagnostics.hasErrors, changes.isOutdated { continue }
                await live.publish(book)
                rebuild.report(after: last.diagnostics)
            }
        }
    }

    /// Builds the book.
    ///
    /// - Parameter last: The current state of the server. Its unchanged pages are kept.
    private func build(after last: ServedBook, _ chapterCache: ChapterCache) -> (Rebuild, ServedBook) {
        let before = last.site ?? Site()
        let output = SiteInMemory(after: before)
        var pages = ChapterPages()
        let rebuild = Rebuild {
            let (build, book) = try site.open(chapterCache)
            pages = ChapterPages(book)
            let progress = Progress(verb: "Rendering", total: book.chapters.count)
            defer { progress.finish() }
            let diagnostics = try build.stage(into: output) { progress.step() }
            return (output.site.isRendered ? before.changes(to: output.site) : [], diagnostics)
        }
        return (rebuild, last.after(output.site, rebuild.diagnostics, pages: pages))
    }
}
