import Foundation

/// A session that shows a report, a hint, or a report after every save.
public struct ProgressSession {
    private let package: StarterPackage
    private let options: ProgressOptions
    private let wording: Wording
    private let toolchain: () throws -> Toolchain
    private let screen: Screen

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - folder: The folder of the starter.
    ///   - toolchain: A closure that returns the toolchain. It isn't called for a hint.
    public init(
        folder: String, options: ProgressOptions, wording: Wording, toolchain: @escaping () throws -> Toolchain
    ) {
        package = StarterPackage(path: folder)
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
        let screen = screen
        Interruption.handle(endsWithParent: endsWithParent) { screen.leave() }
        if options.watch { return try watch() }
        show(try check())
    }

    // MARK: Hints

    private func hint() throws {
        let list = try package.exercises()
        var savedProgress = try package.savedProgress()
        guard let exercise = try exerciseForHint(list, savedProgress) else {
            guard !list.exercises.isEmpty else {
                throw ProgressError("this starter has no exercises, and so no hints")
            }
            write(
                "Every exercise is solved. '\(wording.command) --hint --exercise NAME' gives the hints of one all the same."
            )
            if options.format == .json { screen.write(try Self.json(HintDocument(nil), isPretty: true)) }
            return
        }
        let hint = Hint(of: exercise, savedProgress: &savedProgress)
        if options.format == .json {
            screen.write(try Self.json(HintDocument(hint), isPretty: true))
        } else {
            screen.write(HintText(hint: hint, wording: wording, isNamed: options.exercise != nil).lines)
        }
        do {
            try package.save(savedProgress)
        } catch {
            throw ProgressError(
                "'\(package.path)' cannot be written, so that this hint is not remembered: copy the starter to a folder of yours"
            )
        }
    }

    private func exerciseForHint(_ list: ExerciseList, _ savedProgress: SavedProgress) throws -> Exercise? {
        guard let name = options.exercise else {
            // No test is run for a hint. The exercises that were solved in the last test run count as solved.
            let states = list.exercises.map { exercise -> ExerciseState in
                if savedProgress.solved.contains(exercise.name) { return .solved }
                return stubLine(exercise) == nil ? .noTestRan : .notBegun(TestCount(passed: 0, all: 0), [])
            }
            return report(list, states: states, savedProgress).next?.exercise
        }
        guard let exercise = list.exercises.first(where: { $0.name == name }) else {
            let names = list.exercises.map { "'\($0.name)'" }.joined(separator: ", ")
            throw ProgressError("there is no exercise '\(name)'; there are: \(names)", isUsage: true)
        }
        return exercise
    }

    // MARK: Reports

    /// Compiles and tests the exercises that aren't solved.
    ///
    /// - Parameters:
    ///   - before: The previous report.
    ///   - changes: The files that have changed since.
    /// - Throws: `ProgressError` if the package doesn't compile and no exercise is the cause.
    private func check(
        after before: Report? = nil, changes: Set<String> = [], isOutdated: () -> Bool = { false }
    ) throws -> Report {
        let list = try package.exercises()
        var notes: [String] = []
        var savedProgress = SavedProgress()
        var isDamaged = false
        do {
            savedProgress = try package.savedProgress()
        } catch {
            isDamaged = true
            notes.append("Note: \(error)")
        }
        guard !list.exercises.isEmpty else { return report(list, states: [], savedProgress) }
        guard package.isWritable else {
            throw ProgressError(
                "'\(package.path)' cannot be written, and to compile means to write; copy the starter to a folder of yours"
            )
        }
        let solved = Set(
            (before?.entries ?? []).filter { entry in
                entry.state.isSolved
                    && changes.isDisjoint(with: [entry.exercise.file, list.testFile(of: entry.exercise)])
            }.map(\.exercise.name))
        let states = try states(list, solved: solved, isOutdated)
        for exercise in list.exercises where package.text(of: exercise.file) == nil {
            notes.append("Note: '\(exercise.file)' is not there. A new starter of this chapter has it as it was.")
        }
        var result = report(list, states: list.exercises.map { states[$0.name] ?? .notKnown }, savedProgress)
        result.notes = notes
        // Only a hint requires it.
        if !isDamaged, savedProgress.note(result) { try? package.save(savedProgress) }
        return result
    }

    private func states(
        _ list: ExerciseList, solved: Set<String>, _ isOutdated: () -> Bool
    ) throws -> [String: ExerciseState] {
        let open = list.exercises.filter { !solved.contains($0.name) }
        let known = Dictionary(uniqueKeysWithValues: solved.map { ($0, ExerciseState.solved) })
        let toolchain = try toolchain()
        return try Interruption.withTemporaryFolder { scratch in
            let run = TestRun(package: package, list: list, toolchain: toolchain, scratch: scratch)
            defer { screen.endStatus() }
            var isAnnounced = false
            let failed = try run.build { seconds, line in
                // An example of a line is `[3/9] Compiling A a.swift`.
                screen.status("Compiling … \(line.hasPrefix("[") ? line : "")")
                // Without a status line, a reader can't see that the build is in progress.
                guard seconds > 4, !isAnnounced, !screen.isTerminal, options.format == .text else { return }
                isAnnounced = true
                screen.write(["Compiling; the first time this takes a while …"])
            }
            if let failed {
                let broken = BrokenBuild(list: list, output: failed, isStub: { stubLine($0) != nil })
                guard let states = broken.states(of: open) else { throw broken.error(wording) }
                return known.merging(states) { $1 }
            }
            screen.status("Testing …")
            let states = try run.test(open, isStub: { stubLine($0) != nil }, isOutdated: isOutdated)
            return known.merging(states) { $1 }
        }
    }

    private func report(_ list: ExerciseList, states: [ExerciseState], _ savedProgress: SavedProgress) -> Report {
        let entries = zip(list.exercises, states).map { exercise, state in
            Report.Entry(
                exercise: exercise, state: state, hintsGiven: savedProgress.hintsGiven(exercise),
                stubLine: stubLine(exercise))
        }
        var report = Report(list: list, entries: entries)
        report.latest = report.underway.map(\.exercise).max { date($0) < date($1) }?.name
        return report
    }

    private func date(_ exercise: Exercise) -> Date { package.date(of: exercise.file) ?? .distantPast }

    private func stubLine(_ exercise: Exercise) -> Int? {
        package.text(of: exercise.file).flatMap { Stub(exercise.stub).line(in: $0) }
    }

    // MARK: After every save

    private func watch() throws {
        let watch = FileWatch(package: package.path, folders: ["Sources", "Tests", "Package.swift", ExerciseList.file])
        var snapshot = watch.snapshot()
        var report = try check()
        show(report)
        while !report.isFinished {
            write("", "\("Waiting for you to save a file; Ctrl-C ends this.", .faint)")
            let last = snapshot
            snapshot = watch.change(since: last)
            write("", screen.rule(at: Self.time()))
            do {
                while true {
                    do {
                        let changes = FileWatch.changes(from: last, to: snapshot)
                        report = try check(
                            after: report, changes: changes, isOutdated: { watch.snapshot() != snapshot })
                        break
                    } catch is TestRun.OutdatedError {
                        // The result is for files that have changed since.
                        snapshot = watch.change(since: snapshot)
                    }
                }
                show(report)
            } catch let error as ProgressError {
                show(error, after: report)
            }
        }
    }

    /// Writes lines for a reader.
    private func write(_ lines: StyledText...) { if options.format == .text { screen.write(lines) } }

    /// Reports the error that prevents the tests from running. The reader may correct it with the next save.
    private func show(_ error: ProgressError, after report: Report) {
        guard options.format == .json else { return screen.write(error.lines) }
        var updated = report
        for index in updated.entries.indices
        where updated.entries[index].state.isBegun && !updated.entries[index].state.isSolved {
            updated.entries[index].state = .notKnown
        }
        updated.notes = [error.description]
        show(updated)
    }

    // MARK: Showing

    private func show(_ report: Report) {
        if options.format == .json {
            // This document can always be encoded.
            screen.write((try? Self.json(ReportDocument(report), isPretty: !options.watch)) ?? "")
        } else {
            let text = ReportText(
                report: report, wording: wording, isVivid: screen.isVivid, source: { package.line(at: $0) })
            screen.write(text.lines)
        }
    }

    private static func json(_ document: some Encodable, isPretty: Bool) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }

    /// Returns the time of day: `10:42:07`
    private static func time() -> String {
        var (now, parts) = (time_t(Date().timeIntervalSince1970), tm())
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension ProgressError {
    var lines: [StyledText] {
        description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "\(String($0))" }
    }
}
