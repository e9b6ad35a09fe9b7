/// The help for the reader's command.
extension ProgressOptions {
    /// Returns the help text.
    static func help(_ command: String) -> String {
        """
        Says which exercises of the book are solved, which one comes next, and what its
        tests say.

        Usage: \(command) [CHAPTER] [--watch] [--format json] [--color]
               \(command) [CHAPTER] --hint [--exercise NAME]
               \(command) [CHAPTER] --pictures
               \(command) --catch-up CHAPTER | --restore FILE
               \(command) --import FOLDER | --undo

          CHAPTER             The chapter to compile and test, by its name or number.
                              Without one: the chapter that you edited last, or else the
                              first with an open exercise.
          --hint              The next hint for the next exercise.
          --exercise NAME     The exercise that the hint is for: 'hit-view', or
                              'windows/hit-view' if several have this name.
          --watch             Test again, on every save, and go on to the next chapter,
                              until all is solved or Ctrl-C.
          --pictures          Draw the pictures of the chapter's page into 'figures'.
          --catch-up CHAPTER  Fill in the book's solutions of the open exercises that
                              the chapter needs.
          --restore FILE      Bring back the book's text of a file.
          --import FOLDER     Bring your work here from an older workspace, which stays
                              as it is. Your changes are merged with the book's.
          --undo              Take the last '--catch-up', '--restore', or '--import'
                              back.
          --format json       For editors and scripts, see below. Default: text.
          --color             Show colors and a bar also where there seems to be no
                              terminal.

        '.progress.json' keeps which hints were given, and the results of each chapter's
        last run. Before a file of yours is replaced, '.kept' gets a copy.
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

            '\(command) --watch' needs a terminal, because SwiftPM holds back
            what a plugin says to a file or a pipe; and while it runs, other commands of
            SwiftPM wait for its end. For 'swift run progress --watch', neither is true.

            """
    }

    /// The documentation of the output of `--format json`.
    public static let documentHelp = """
        one JSON document (with --watch one line for each run)
        with the keys title, solved, total, next ({chapter, exercise} or null),
        notes, and chapters: [{name, number, title, isRun, isOutdated, exercises:
        [{name, title, file, state, hintsGiven, hintCount, printed, failures:
        [{test, messages, file, line, column}]}]}]. Only a chapter that isRun
        has failures; the states of the others are those of their last runs,
        and a chapter isOutdated if its files have changed since. A state is
        solved, notBegun, open, doesNotCompile, notKnown, stopped, doesNotEnd
        or noTestRan. With --hint: chapter, exercise, title, hint, number and
        hintCount; hint and number are null after the last, and all when all
        is solved.
        """
}
