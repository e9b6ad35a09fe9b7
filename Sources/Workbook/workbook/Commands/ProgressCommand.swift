import ArgumentParser
import ChapterKit
import StarterProgress

/// A command that reports a reader's progress with the exercises of a starter.
struct ProgressCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Say which exercises of a starter are solved, and what to do next.",
        discussion: """
            Compiles the starter and runs the tests of its exercises. Ends with status 0 if
            that was possible, whether or not exercises are solved. '--watch' ends when all
            are solved, or with Ctrl-C and status 130. In a starter, 'swift package progress' and
            'swift run progress' do the same without this tool.

            '--format json' prints \(ProgressOptions.documentHelp)

            Example:
              workbook progress my-rotation --watch
            """)

    @Argument(help: "The starter's folder.")
    var folder = "."

    @Flag(help: "Give the next hint for the next exercise. '.progress.json' in the starter records the hints.")
    var hint = false

    @Option(help: ArgumentHelp("The exercise that the hint is for.", valueName: "name"))
    var exercise: String?

    @Flag(help: "Run the open exercises again after every save, until all are solved, or until Ctrl-C.")
    var watch = false

    @Option(
        help: "The format of the report: \(ProgressOptions.Format.allCases.map(\.rawValue).joined(separator: " or ")).")
    var format = ProgressOptions.Format.text

    @Flag(help: "Show colors and a progress bar even without a terminal.")
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
