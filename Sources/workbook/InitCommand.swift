import ArgumentParser
import Foundation
import WorkbookKit
import WorkbookTemplates

/// Makes a new book.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a book of one chapter, in a package of its own.",
        discussion: """
            The book is complete: 'make test' compiles and runs its Swift, 'make site'
            renders it. Its package uses this one; where that comes from is known when the
            tool runs from a checkout, and is named with --workbook otherwise.

            Example:
              workbook init my-book
              cd my-book && make test
            """)

    @Argument(help: "The folder of the new book. Made when it is not there; nothing in it is replaced.")
    var folder = "."

    @Option(
        help:
            "The package 'workbook': its address (https://…), or a folder. Default: the checkout that this tool is from."
    )
    var workbook: String?

    @Flag(help: "Write the templates of the site's pages, too, to be changed.")
    var templates = false

    func run() throws {
        let place = URL(fileURLWithPath: folder).standardizedFileURL
        let book = NewBook(name: place.lastPathComponent, workbook: try source(from: place))
        var files = try book.files(templates: BuiltInTemplates.newBook)
        if templates {
            files += BuiltInTemplates.siteFiles.map { OutputFile(path: "templates/site/\($0.path)", bytes: $0.bytes) }
        }
        try NewFolder(place.path).write(files)
        Terminal.out("\(folder): a book of one chapter; '\(commands)' compiles and runs its Swift")
    }

    private var commands: String { folder == "." ? "make test" : "cd \(folder) && make test" }

    private func source(from place: URL) throws -> NewBook.Workbook {
        if let workbook {
            if workbook.contains("://") || workbook.hasPrefix("git@") {
                return .address(workbook, version: Version.current)
            }
            guard FileSystem.kind(workbook + "/Package.swift") == .file else {
                throw ValidationError(
                    "there is no package in '\(workbook)'; name an address or a folder with a Package.swift")
            }
            return .folder(URL(fileURLWithPath: workbook).standardizedFileURL.path)
        }
        guard let checkout = Self.checkout else {
            throw ValidationError(
                "this tool is not from a checkout; say with --workbook where its package is: an address, or a folder")
        }
        return .folder(checkout)
    }

    /// The folder of the package that this tool was built in; nil when it stands elsewhere.
    private static var checkout: String? {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let parts = program.path.components(separatedBy: "/.build/")
        guard parts.count > 1, let folder = parts.first,
            FileSystem.kind(folder + "/Plugins/ExtractChapter") == .folder
        else { return nil }
        return folder
    }
}
