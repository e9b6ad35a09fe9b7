import ArgumentParser
import ChapterKit
import Foundation
import WorkbookKit
import WorkbookTemplates

/// A command that creates a new book.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a book of one chapter, or a package around chapters.",
        discussion: """
            The book is complete: 'make test' compiles and runs its Swift, and 'make site'
            renders it. Its package depends on this one. If the tool doesn't run from a
            checkout, name the package with --workbook.

            In a folder with chapters/workbook.yml and no Package.swift, such as the output
            of 'workbook import', the command keeps the chapters and writes the missing
            files.

            Example:
              workbook init my-book
              cd my-book && make test
            """)

    @Argument(help: "The folder of the new book. It is created if it is missing; no file in it is replaced.")
    var folder = "."

    @Option(
        help:
            "The package 'workbook': its address (https://…), or a folder. Default: the checkout that this tool is from."
    )
    var workbook: String?

    @Flag(help: "Also write the templates of the pages, so that you can change them.")
    var templates = false

    func run() throws {
        let url = URL(fileURLWithPath: folder).standardizedFileURL
        let writer = ScaffoldWriter(url.path)
        let workbook = try source(from: url)
        let chapters = try chapters(in: url)
        let book =
            try chapters.map { try NewBook(around: $0, workbook: workbook) }
            ?? NewBook(name: url.lastPathComponent, workbook: workbook)
        var files = try book.files(templates: BuiltInTemplates.newBook)
        if templates {
            files += BuiltInTemplates.siteFiles.map { OutputFile(path: "templates/site/\($0.path)", bytes: $0.bytes) }
        }
        guard let chapters else {
            try writer.write(files)
            Terminal.out("\(folder): a book of one chapter; '\(commands)' compiles and runs its Swift")
            printNote(about: workbook)
            return
        }
        let missing = writer.missing(files)
        try writer.write(missing)
        let kept = files.count == missing.count ? "" : "; existing files are kept"
        let count = chapters.book.chapters.count
        let around = count == 1 ? "one chapter" : "\(count) chapters"
        Terminal.out("\(folder): a package around \(around)\(kept); '\(commands)' compiles and runs their Swift")
        printNote(about: workbook)
    }

    /// Prints that the book depends on a local folder, if it does.
    private func printNote(about workbook: NewBook.WorkbookSource) {
        guard case .folder(let path, _) = workbook else { return }
        let remedy = "for other machines, such as CI, write the address of a repository instead"
        Terminal.out("Package.swift depends on the folder '\(path)'; \(remedy)")
    }

    /// Returns the existing book without a package, or `nil` if there's none.
    private func chapters(in url: URL) throws -> BookFolder? {
        let path = url.path + "/chapters"
        guard FileSystem.kind(path + "/workbook.yml") == .file,
            FileSystem.kind(url.path + "/Package.swift") == nil
        else { return nil }
        let book = try BookFolder(path: path, name: "chapters")
        return book.book.chapters.isEmpty ? nil : book
    }

    private var commands: String { folder == "." ? "make test" : "cd \(folder) && make test" }

    private func source(from url: URL) throws -> NewBook.WorkbookSource {
        if let workbook {
            if workbook.contains("://") || workbook.hasPrefix("git@") {
                return .address(workbook, version: Version.current)
            }
            guard FileSystem.kind(workbook + "/Package.swift") == .file else {
                throw ValidationError(
                    "there is no package in '\(workbook)'; name an address or a folder with a Package.swift")
            }
            return Self.source(URL(fileURLWithPath: workbook).resolvingSymlinksInPath().path, from: url)
        }
        guard let checkout = Self.checkout else {
            throw ValidationError(
                "this tool is not from a checkout; say with --workbook where its package is: an address, or a folder")
        }
        return Self.source(checkout, from: url)
    }

    /// Returns a local package, with paths that are relative to the book's folder if it's near the package.
    private static func source(_ package: String, from url: URL) -> NewBook.WorkbookSource {
        let parent = url.deletingLastPathComponent().resolvingSymlinksInPath().path
        let folder = "\(parent == "/" ? "" : parent)/\(url.lastPathComponent)"
        let path = NearbyPath.path(of: package, from: folder) ?? package
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
        let isBuiltThere = program.hasPrefix(package + "/.build/")
        return .folder(path, tool: isBuiltThere ? path + program.dropFirst(package.count) : "")
    }

    /// The path of the package that this tool was built in, or `nil` if the tool is elsewhere.
    private static var checkout: String? {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let parts = program.path.components(separatedBy: "/.build/")
        guard parts.count > 1, let folder = parts.first,
            FileSystem.kind(folder + "/Plugins/ExtractChapterTests") == .folder
        else { return nil }
        return folder
    }
}
