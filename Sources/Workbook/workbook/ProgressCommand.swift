import ArgumentParser
import StarterProgress
import WorkbookKit

/// A command that reports a reader's progress with the exercises of a starter.
struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Say which exercises of a starter are solved, and what to do next.",
        discussion: """
            Compiles the starter and runs the tests of its exercises. Ends with status 0
            when it could do that, whatever is solved; '--watch' ends by itself when all is,
            and with Ctrl-C, with status 130. In a starter, 'swift package progress' and
            'swift run progress' do the same without this tool.

            '--format json' prints \(ProgressOptions.documentHelp)

            Example:
              workbook progress my-rotation --watch
            """)

    @Argument(help: "The starter's folder.")
    var folder = "."

    @Flag(help: "Give the next hint for the next exercise; '.progress.json' in the starter keeps which were given.")
    var hint = false

    @Option(help: ArgumentHelp("The exercise that the hint is for.", valueName: "name"))
    var exercise: String?

    @Flag(help: "Run again, on every save, what is open, until all is solved or Ctrl-C.")
    var watch = false

    @Option(
        help: "The format of the report: \(ProgressOptions.Format.allCases.map(\.rawValue).joined(separator: " or ")).")
    var format = ProgressOptions.Format.text

    @Flag(help: "Show colours and a bar also where there seems to be no terminal.")
    var color = false

    func run() throws {
        var options = ProgressOptions()
        (options.hint, options.exercise, options.watch) = (hint, exercise, watch)
        (options.format, options.color) = (format, color)
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
