/// The options of the reader's command.
public struct ProgressOptions: Equatable, Sendable {
    public enum Format: String, CaseIterable, Sendable { case text, json }

    /// A Boolean value indicating whether to show the next hint instead of a report.
    public var hint = false
    /// The name of the exercise to show a hint for, or `nil` for the next one.
    public var exercise: String?
    /// A Boolean value indicating whether to report after every save.
    public var watch = false
    public var format = Format.text
    /// A Boolean value indicating whether to use colors even if the output may not support them.
    public var color = false

    public init() {}

    /// Checks the options.
    ///
    /// - Throws: `ProgressError` if the options can't be combined.
    public func validate() throws {
        if hint, watch { throw ProgressError("'--hint' and '--watch' do not go together", isUsage: true) }
        if exercise != nil, !hint {
            throw ProgressError("'--exercise' says which hint: write '--hint', too", isUsage: true)
        }
    }

    // MARK: The words of a call

    enum Request: Equatable {
        case run(ProgressOptions)
        case help
    }

    /// Parses the arguments after `swift package progress` or `swift run progress`.
    ///
    /// - Throws: `ProgressError` if the arguments are invalid.
    static func parse(_ arguments: [String]) throws -> Request {
        var options = ProgressOptions()
        var rest = arguments[...]
        while let word = rest.popFirst() {
            var (name, value) = (word, String?.none)
            if word.hasPrefix("--"), let sign = word.firstIndex(of: "=") {
                (name, value) = (String(word[..<sign]), String(word[sign...].dropFirst()))
            }
            switch name {
            case "--help", "-h": return .help
            case "--hint" where value == nil: options.hint = true
            case "--watch" where value == nil: options.watch = true
            case "--color" where value == nil: options.color = true
            case "--exercise":
                guard let name = value ?? rest.popFirst() else {
                    throw ProgressError("'--exercise' needs the name of an exercise", isUsage: true)
                }
                options.exercise = name
            case "--format":
                guard let format = (value ?? rest.popFirst()).flatMap(Format.init) else {
                    throw ProgressError("'--format' is 'text' or 'json'", isUsage: true)
                }
                options.format = format
            default:
                throw ProgressError(
                    "'\(word)' is not known here; '--help' says what is", isUsage: true)
            }
        }
        try options.validate()
        return .run(options)
    }

    /// Returns the help text.
    static func help(_ command: String) -> String {
        """
        Says which exercises are solved, which one comes next, and what its tests say.

        Usage: \(command) [--hint [--exercise NAME]] [--watch] [--format json] [--color]

          --hint           The next hint for the next exercise; '.progress.json' keeps which were given.
          --exercise NAME  The exercise that the hint is for.
          --watch          Run again, on every save, what is open, until all is solved or Ctrl-C.
          --format json    For editors and scripts, see below. Default: text.
          --color          Show colours and a bar also where there seems to be no terminal.

        Ends with status 0 when it could say so, whatever is solved.
        \(waiting(command))
        '--format json' prints \(documentHelp)

        """
    }

    /// Returns a description of the effects that a long-running plugin has on SwiftPM's other commands and on its own
    /// output.
    private static func waiting(_ command: String) -> String {
        guard command.hasPrefix("swift package") else { return "" }
        return """

            While '\(command) --watch' runs, other commands of SwiftPM wait for its
            end, and what it says comes late to a file or a pipe. With
            'swift run progress --watch' neither happens.

            """
    }

    /// The documentation of the output of `--format json`.
    public static let documentHelp = """
        one JSON document (with --watch one line for each run) with the keys
        title, module, solved, total, next (the name of an exercise, or null),
        notes and exercises: [{name, title, file, state, hintsGiven, hintCount,
        failures: [{test, messages, file, line, column}]}]; a state is solved,
        notBegun, open, doesNotCompile, notKnown, stopped, doesNotEnd or
        noTestRan. With --hint: exercise, title, hint, number and hintCount;
        hint and number are null after the last, and all when all is solved.
        """
}
