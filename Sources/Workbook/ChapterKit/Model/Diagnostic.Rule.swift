extension Diagnostic {
    /// The rule that a finding is about. Code hosts group findings by the name, so a name stays as it is.
    package enum Rule: String, Sendable, Hashable, CaseIterable {
        // The text of a chapter.
        case syntax
        case names
        case chunks
        case changes
        case listings
        case hiddenLines = "hidden-lines"
        case titles
        case foreignMarkup = "foreign-markup"
        case groups
        case lineLength = "line-length"
        case choices
        case steps
        case figures
        case pictures
        case codeHosts = "code-hosts"
        case html
        case links
        case sources

        // Exercises and the packages of chapters.
        case exercises
        case answers
        case main
        case resources
        case needs
        case starters
        case testTargets = "test-targets"

        // The files of a book.
        case pages
        case files
        case cover
        case theme
        case templates

        // Compiled code.
        case failedExample = "failed-example"
        case uncomparedResult = "uncompared-result"
        case compiler

        /// The description of the rule for readers who know only its name.
        package var explanation: String {
            switch self {
            case .syntax: "The text follows the format of chapters, comments, and 'workbook.yml'"
            case .names: "The name of a listing is unique within its chapter"
            case .chunks: "A named chunk of code is defined and used"
            case .changes: "A listing that changes another follows it, and differs from it"
            case .listings: "A listing is tested, and its results are compared"
            case .hiddenLines: "The markers of hidden lines come in pairs"
            case .titles: "The title of a page is in its front matter only"
            case .foreignMarkup: "The text has no markup of other book formats"
            case .groups: "The group that a listing names exists"
            case .lineLength: "Lines of listings fit on the page"
            case .choices: "The choices of a figure are well-formed, and its code uses them"
            case .steps: "The steps of a walk are numbered from 1"
            case .figures: "A figure has an accepted picture"
            case .pictures: "A picture is current and can be part of a page"
            case .codeHosts: "The text uses no extension of code hosts that pages show as text"
            case .html: "The text has no HTML"
            case .links: "The destination of a link exists"
            case .sources: "Sources are listed and cited"
            case .exercises: "An exercise has a heading, a solution, and a test"
            case .answers: "Answers belong to exercises, which have a right and a wrong one"
            case .main: "The declarations of a chapter don't use '@main'"
            case .resources: "A JSON file that a chapter defines can be parsed"
            case .needs: "The chapters that a chapter needs exist"
            case .starters: "Starters have the modules that the chapters import"
            case .testTargets: "Every chapter has a test target of its own"
            case .pages: "Every page has a name of its own, which can name a module"
            case .files: "Every file belongs to the book"
            case .cover: "The picture on the cover is a figure of a chapter"
            case .theme: "The theme of a book is a style sheet in its folder"
            case .templates: "Something fills every tag of a template"
            case .failedExample: "An example compiles, runs, and has the results that it states"
            case .uncomparedResult: "A comment that looks like a result is compared"
            case .compiler: "The code compiles for iOS"
            }
        }
    }
}
