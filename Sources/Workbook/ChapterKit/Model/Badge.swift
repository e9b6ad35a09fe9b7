/// A badge of a listing on a page, which consists of a word and a symbol from the style sheet.
package enum Badge: String, CaseIterable, Sendable {
    case tested, compiled, fails, traps, exercise, untested, file, deprecated

    /// The class of the badge in the style sheet.
    package var styleClass: String { rawValue }

    /// The text next to the symbol.
    package var label: StaticString {
        switch self {
        case .tested: "tested"
        case .compiled: "compiled"
        case .fails: "must not compile"
        case .traps: "must stop"
        case .exercise: "exercise"
        case .untested: "untested"
        case .file: "file"
        case .deprecated: "deprecated API"
        }
    }

    /// The description in the legend of the badges.
    package var meaning: StaticString {
        switch self {
        case .tested: "The code runs. Its expectations hold, and it prints and draws what the page shows."
        case .compiled: "Declarations, compiled with the rest of their chapter."
        case .fails: "The compiler refuses this code, with the message that stands below the mark."
        case .traps: "This code stops its process, with the message that stands below the mark."
        case .exercise:
            "Code that is left open. Its solution is compiled, and passes the tests of the exercise."
        case .untested: "This code is not compiled, for the reason that stands below the mark."
        case .file: "A file, for the tests of the chapter to read."
        case .deprecated: "The code uses what Apple has deprecated, itself or through another listing of the chapter."
        }
    }
}
