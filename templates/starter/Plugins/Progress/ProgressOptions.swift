/// The options of the reader's command.
public struct ProgressOptions: Equatable, Sendable {
    public enum Format: String, CaseIterable, Sendable { case text, json }

    /// The name or number of the chapter to compile and test, or `nil` for the next one.
    public var chapter: String?
    /// A Boolean value indicating whether to show the next hint instead of a report.
    public var hint = false
    /// The name of the exercise to show a hint for, or `nil` for the next one.
    public var exercise: String?
    /// A Boolean value indicating whether to report after every save.
    public var watch = false
    /// A Boolean value indicating whether to draw the pictures of the chapter's page.
    public var pictures = false
    /// The chapter that the reader wants to begin, to fill in the solutions that it needs.
    public var catchUp: String?
    /// The file that gets the book's text.
    public var restore: String?
    /// The folder of an older workspace, whose texts are imported.
    public var importedFolder: String?
    /// A Boolean value indicating whether to take the last `catchUp`, `restore`, or import back.
    public var undo = false
    public var format = Format.text
    /// A Boolean value indicating whether to use colors even if the output may not support them.
    public var color = false

    public init() {}

    /// Checks the options.
    ///
    /// - Throws: `ProgressError` if the options can't be combined.
    public func validate() throws {
        let actions: [(String, Bool)] = [
            ("--hint", hint), ("--watch", watch), ("--pictures", pictures), ("--catch-up", catchUp != nil),
            ("--restore", restore != nil), ("--import", importedFolder != nil), ("--undo", undo),
        ]
        let given = actions.filter(\.1).map(\.0)
        if given.count > 1 { throw ProgressError("'\(given[0])' and '\(given[1])' do not go together", isUsage: true) }
        if exercise != nil, !hint {
            throw ProgressError("'--exercise' says which hint: write '--hint', too", isUsage: true)
        }
        if exercise != nil, let chapter {
            throw ProgressError(
                "'\(chapter)' and '--exercise' do not go together: write '\(chapter)/NAME'", isUsage: true)
        }
        let isChange = catchUp != nil || restore != nil || importedFolder != nil || undo
        if isChange, let chapter {
            throw ProgressError("'\(chapter)' and '\(given[0])' do not go together", isUsage: true)
        }
        if format == .json, isChange || pictures {
            throw ProgressError("'--format json' is for reports and hints, not for '\(given[0])'", isUsage: true)
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
            let argument = { (what: String) throws -> String in
                guard let found = value ?? rest.popFirst(), !found.isEmpty, !found.hasPrefix("--") else {
                    throw ProgressError("'\(name)' needs \(what)", isUsage: true)
                }
                return found
            }
            switch name {
            case "--help", "-h": return .help
            case "--hint" where value == nil: options.hint = true
            case "--watch" where value == nil: options.watch = true
            case "--pictures" where value == nil: options.pictures = true
            case "--undo" where value == nil: options.undo = true
            case "--color" where value == nil: options.color = true
            case "--exercise": options.exercise = try argument("the name of an exercise")
            case "--catch-up": options.catchUp = try argument("the chapter that you want to begin")
            case "--restore": options.restore = try argument("the path or the name of a file")
            case "--import": options.importedFolder = try argument("the folder of your older workspace")
            case "--format":
                guard let format = (value ?? rest.popFirst()).flatMap(Format.init) else {
                    throw ProgressError("'--format' is 'text' or 'json'", isUsage: true)
                }
                options.format = format
            case _ where !word.hasPrefix("-") && !word.isEmpty && options.chapter == nil: options.chapter = word
            default:
                throw ProgressError(
                    "'\(word)' is not known here; '--help' says what is", isUsage: true)
            }
        }
        try options.validate()
        return .run(options)
    }
}
