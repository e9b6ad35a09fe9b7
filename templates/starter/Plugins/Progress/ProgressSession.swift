import Foundation

/// A session that shows a report, a hint, or a report after every save, or changes files for the reader.
public struct ProgressSession {
    let workspace: Workspace
    let options: ProgressOptions
    let wording: Wording
    let toolchain: () throws -> Toolchain
    let screen: Screen

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - folder: The folder of the workspace.
    ///   - toolchain: A closure that returns the toolchain. It's called only to compile.
    public init(
        folder: String, options: ProgressOptions, wording: Wording, toolchain: @escaping () throws -> Toolchain
    ) {
        workspace = Workspace(path: folder)
        self.options = options
        self.wording = wording
        self.toolchain = toolchain
        screen = Screen(wantsColor: options.color)
    }

    /// Performs the requested action.
    ///
    /// - Parameter endsWithParent: `true` to end when the parent process has ended.
    /// - Throws: `ProgressError`.
    public func run(endsWithParent: Bool = false) throws {
        try options.validate()
        if options.hint { return try hint() }
        if let chapter = options.catchUp { return try catchUp(chapter) }
        if let file = options.restore { return try restore(file) }
        if let folder = options.importedFolder { return try importWork(from: folder) }
        if options.undo { return try undo() }
        let screen = screen
        Interruption.handle(endsWithParent: endsWithParent) { screen.leave() }
        if options.pictures { return try pictures() }
        if options.watch { return try watch() }
        show(try check(options.chapter))
    }

    // MARK: Hints

    private func hint() throws {
        var list = try workspace.exercises()
        var savedProgress = try workspace.savedProgress()
        if let chapter = options.chapter { list.chapters = [try list.chapter(chapter)] }
        guard let (chapter, exercise) = try exerciseForHint(list, savedProgress) else {
            guard !list.practiced.isEmpty else {
                throw ProgressError(
                    "\(options.chapter == nil ? "this book" : "this chapter") has no exercises, and so no hints")
            }
            let all = options.chapter == nil ? "Every exercise" : "Every exercise of “\(list.chapters[0].title)”"
            write(
                "\(all) is solved. '\(wording.command) --hint --exercise NAME' gives the hints of one all the same."
            )
            if options.format == .json { screen.write(try Self.json(HintDocument(nil), isPretty: true)) }
            return
        }
        let hint = Hint(of: exercise, in: chapter, savedProgress: &savedProgress)
        if options.format == .json {
            screen.write(try Self.json(HintDocument(hint), isPretty: true))
        } else {
            screen.write(HintText(hint: hint, wording: wording, isNamed: options.exercise != nil).lines)
        }
        do {
            try workspace.save(savedProgress)
        } catch {
            throw ProgressError(
                "'\(workspace.path)' cannot be written, so that this hint is not remembered: copy it to a folder of yours"
            )
        }
    }

    private func exerciseForHint(
        _ list: ExerciseList, _ savedProgress: SavedProgress
    ) throws -> (chapter: Chapter, exercise: Exercise)? {
        if let name = options.exercise { return try list.exercise(name) }
        // No test is run for a hint. The exercises that were solved in the last test run count as solved.
        return workspace.overview(list, savedProgress).report().next.map { ($0.chapter, $0.entry.exercise) }
    }

    // MARK: Showing

    /// Writes lines for a reader.
    func write(_ lines: StyledText...) { if options.format == .text { screen.write(lines) } }

    func show(_ report: Report) {
        if options.format == .json {
            // This document can always be encoded.
            screen.write((try? Self.json(ReportDocument(report), isPretty: !options.watch)) ?? "")
        } else {
            let text = ReportText(
                report: report, wording: wording, isVivid: screen.isVivid, source: { workspace.line(at: $0) })
            screen.write(text.lines)
        }
    }

    private static func json(_ document: some Encodable, isPretty: Bool) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
}

extension ProgressError {
    var lines: [StyledText] {
        description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "\(String($0))" }
    }
}
