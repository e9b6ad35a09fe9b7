import Foundation

/// Reports on all exercises, for which one chapter is compiled and tested.
extension ProgressSession {
    /// Compiles and tests a chapter, and reports on all.
    ///
    /// - Parameters:
    ///   - name: The name or number of the chapter, or `nil` for the next one.
    ///   - isOutdated: A closure that returns `true` if the report is no longer required.
    /// - Throws: `ProgressError` if the chapter doesn't compile and no exercise is the cause.
    func check(_ name: String?, isOutdated: () -> Bool = { false }) throws -> Report {
        let list = try workspace.exercises()
        let named = try name.map(list.chapter)
        var notes: [String] = []
        var savedProgress = SavedProgress()
        var isDamaged = false
        do {
            savedProgress = try workspace.savedProgress()
        } catch {
            isDamaged = true
            notes.append("Note: \(error)")
        }
        let overview = workspace.overview(list, savedProgress)
        var report = overview.report()
        if let named, named.exercises.isEmpty { notes.append("Chapter \(named.number) has no exercises.") }
        for chapter in list.practiced {
            for exercise in chapter.exercises where overview.files[chapter.id(of: exercise)]?.text == nil {
                notes.append(
                    "Note: '\(exercise.file)' is not there. \(wording.call("--restore \(exercise.file)")) brings it back."
                )
            }
        }
        report.notes = notes
        guard let chapter = named ?? overview.chapterToRun(), !chapter.exercises.isEmpty else { return report }
        let results = try run(chapter, overview, &report, isOutdated)
        workspace.updateApp(with: report)
        if let results, !isDamaged {
            savedProgress.chapters[chapter.name] = results
            // Without the results, the next run chooses its chapter differently, and hints are for another exercise.
            try? workspace.save(savedProgress)
        }
        return report
    }

    /// Compiles and tests a chapter.
    ///
    /// - Returns: The results to remember, or `nil` if the chapter doesn't compile.
    private func run(
        _ chapter: Chapter, _ overview: Overview, _ report: inout Report, _ isOutdated: () -> Bool
    ) throws -> SavedProgress.Results? {
        let key = overview.key(of: chapter)
        let isStub = { (exercise: Exercise) in overview.stubLine(exercise, in: chapter) != nil }
        if let index = report.parts.firstIndex(where: { $0.chapter == chapter }) {
            (report.parts[index].isRun, report.parts[index].isOutdated) = (true, false)
        }
        return try withTestRun(of: chapter) { run in
            if let failed = try run.build() {
                let broken = BrokenBuild(
                    chapter: chapter, needed: overview.list.chapters(neededBy: chapter), output: failed, isStub: isStub,
                    wasSolved: { overview.isDone($0, in: chapter) })
                guard let states = broken.states else {
                    throw broken.error(
                        wording, source: { workspace.line(at: $0) }, text: workspace.text(of:),
                        book: workspace.bookTexts())
                }
                report.set(states)
                report.latest = overview.latest(in: report)
                return nil
            }
            let results = try run.test(chapter.exercises, isStub: isStub, isOutdated: isOutdated)
            let states = results.states.map { (ExerciseID(chapter: chapter.name, exercise: $0.key), $0.value) }
            report.set(Dictionary(uniqueKeysWithValues: states))
            report.latest = overview.latest(in: report)
            if let index = report.parts.firstIndex(where: \.isRun) {
                report.parts[index].isTested = true
                try addPrinted(results, run, &report.parts[index], report.next?.id, isOutdated)
            }
            let files = chapter.exercises.map { exercise in
                (exercise.name, overview.files[chapter.id(of: exercise)]?.text.map(Fingerprint.of) ?? "")
            }
            return SavedProgress.Results(
                key: key, states: results.states.mapValues(\.word), files: Dictionary(uniqueKeysWithValues: files))
        }
    }

    /// Adds the lines that the tests of the next exercise printed.
    private func addPrinted(
        _ results: TestRun.Results, _ run: TestRun, _ part: inout Report.Part, _ next: ExerciseID?,
        _ isOutdated: () -> Bool
    ) throws {
        guard let index = part.entries.firstIndex(where: { part.chapter.id(of: $0.exercise) == next }) else { return }
        let entry = part.entries[index]
        if let lines = results.printed[entry.exercise.name] {
            part.entries[index].printed = lines
        } else if results.hasPrinted, entry.state.hasEnd {
            part.entries[index].printed = try run.printed(by: entry.exercise, isOutdated: isOutdated)
        }
    }

    /// Calls a closure with a runner for a chapter, which tells the reader what it does.
    ///
    /// - Throws: `ProgressError` if the workspace can't be written, and what the closure throws.
    func withTestRun<Result>(of chapter: Chapter, _ body: (TestRun) throws -> Result) throws -> Result {
        guard workspace.isWritable else {
            throw ProgressError(
                "'\(workspace.path)' cannot be written, and to compile means to write; copy it to a folder of yours")
        }
        let toolchain = try toolchain()
        var patience = Patience(isFirst: !FileManager.default.fileExists(atPath: workspace.absolute(Workspace.scratch)))
        let start = Date()
        return try Interruption.withTemporaryFolder { scratch in
            defer { screen.endStatus() }
            let run = TestRun(workspace: workspace, chapter: chapter, toolchain: toolchain, scratch: scratch) {
                step, line in
                screen.status(Patience.status(step, line: line))
                // Without a status line, a reader can't see what takes so long.
                guard let message = patience.message(step, line: line, after: -start.timeIntervalSinceNow),
                    !screen.isTerminal
                else { return }
                if options.format == .json { screen.remark(message) } else { screen.write([message]) }
            }
            return try body(run)
        }
    }
}

extension ExerciseState {
    /// A Boolean value indicating whether running the tests again takes little time.
    fileprivate var hasEnd: Bool {
        if case .doesNotEnd = self { return false }
        return true
    }
}
