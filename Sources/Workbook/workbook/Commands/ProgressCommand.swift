import ArgumentParser
import ChapterKit
import Foundation
import StarterProgress

/// A command that reports a reader's progress with the exercises of a book.
struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Say which exercises of a book's workspace are solved, and what to do next.",
        discussion: """
            Compiles a chapter and runs the tests of its exercises. Ends with status 0 if
            that was possible, whether or not exercises are solved. '--watch' ends when all
            are solved, or with Ctrl-C and status 130. In the workspace, 'swift package progress'
            and 'swift run progress' do the same without this tool.

            '--format json' prints \(ProgressOptions.documentHelp)

            Example:
              workbook progress my-book rotation --hint
            """)

    @Argument(
        help: "The folder of the workspace. Default: the current folder; 'workbook progress CHAPTER' works there.")
    var folder = "."

    @Argument(help: "The chapter to compile and test, by its name or number. Default: the next one.")
    var chapter: String?

    @Flag(help: "Give the next hint for the next exercise. '.progress.json' in the workspace records the hints.")
    var hint = false

    @Option(help: ArgumentHelp("The exercise that the hint is for: NAME or CHAPTER/NAME.", valueName: "name"))
    var exercise: String?

    @Flag(help: "Test again after every save, and go on to the next chapter, until all is solved or Ctrl-C.")
    var watch = false

    @Flag(help: "Draw the pictures of the chapter's page into 'figures'.")
    var pictures = false

    @Option(
        help: ArgumentHelp("Fill in the book's solutions of the open exercises it needs.", valueName: "chapter"))
    var catchUp: String?

    @Option(help: ArgumentHelp("Bring back the book's text of a file; yours is kept in '.kept'.", valueName: "file"))
    var restore: String?

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp("Bring your work here from an older workspace, which stays as it is.", valueName: "folder"))
    var importedFolder: String?

    @Flag(help: "Take the last '--catch-up', '--restore', or '--import' back.")
    var undo = false

    @Option(
        help: "The format of the report: \(ProgressOptions.Format.allCases.map(\.rawValue).joined(separator: " or ")).")
    var format = ProgressOptions.Format.text

    @Flag(help: "Show colors and a progress bar even without a terminal.")
    var color = false

    func run() throws {
        var options = ProgressOptions()
        (options.chapter, options.hint, options.exercise, options.watch) = (chapter, hint, exercise, watch)
        (options.pictures, options.catchUp, options.restore, options.undo) = (pictures, catchUp, restore, undo)
        options.importedFolder = importedFolder
        (options.format, options.color) = (format, color)
        var folder = folder
        // In the workspace, the only argument is a chapter.
        if chapter == nil, !FileManager.default.fileExists(atPath: folder) {
            (options.chapter, folder) = (folder, ".")
        }
        let isHere = folder == "."
        let wording = Wording(
            command: "workbook progress" + (isHere ? "" : " \(folder)"),
            folder: isHere ? "" : folder.hasSuffix("/") ? folder : folder + "/")
        let session = ProgressSession(
            folder: folder, options: options, wording: wording, toolchain: { try .inPath() })
        do {
            try session.run()
        } catch let error as ProgressError where error.isUsage {
            throw ValidationError(error.description)
        }
    }
}

extension ProgressOptions.Format: ExpressibleByArgument {}

extension ProgressError: UserFacingError {}
