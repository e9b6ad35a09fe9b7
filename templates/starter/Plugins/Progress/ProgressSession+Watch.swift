import Foundation

/// Reports after every save.
extension ProgressSession {
    func watch() throws {
        let list = try workspace.exercises()
        let watch = FileWatch(package: workspace.path, folders: list.practiced.map(\.folder) + [ExerciseList.file])
        var snapshot = watch.snapshot()
        var report = try check(options.chapter, isOutdated: { false })
        show(report)
        while true {
            // A chapter that is solved leads on to the next.
            var visited: Set<String> = []
            while let part = report.run, part.isFinished, let next = report.next?.chapter,
                visited.insert(next.name).inserted
            {
                write("", "\("Chapter \(part.chapter.number) is solved; on to chapter \(next.number).", .green)", "")
                do {
                    report = try check(next.name)
                    show(report)
                } catch let error as ProgressError {
                    show(error, after: report)
                    break
                }
            }
            if report.isFinished { return }
            write("", "\("Waiting for you to save a file; Ctrl-C ends this.", .faint)")
            let last = snapshot
            snapshot = watch.change(since: last)
            write("", screen.rule(at: LocalTime().time))
            do {
                report = try newReport(watch, since: last, &snapshot, report)
                show(report)
            } catch let error as ProgressError {
                show(error, after: report)
            }
        }
    }

    /// Returns a report on files that stay the same until its end.
    private func newReport(
        _ watch: FileWatch, since last: FileWatch.Snapshot, _ snapshot: inout FileWatch.Snapshot, _ report: Report
    ) throws -> Report {
        while true {
            do {
                let current = snapshot
                let changes = FileWatch.changes(from: last, to: current)
                // A change of a chapter that isn't the next one is the reader's wish to see that chapter.
                let changed = report.parts.map(\.chapter).filter { chapter in
                    changes.contains { $0.hasPrefix(chapter.folder + "/") }
                }
                let name =
                    changed.contains { $0 == report.run?.chapter } ? report.run?.chapter.name : changed.first?.name
                return try check(name ?? report.run?.chapter.name, isOutdated: { watch.snapshot() != current })
            } catch is TestRun.OutdatedError {
                // The result is for files that have changed since.
                snapshot = watch.change(since: snapshot)
            }
        }
    }

    /// Reports the error that prevents the tests from running. The reader may correct it with the next save.
    private func show(_ error: ProgressError, after report: Report) {
        guard options.format == .json else { return screen.write(error.lines) }
        var updated = report
        for part in updated.parts.indices where updated.parts[part].isRun {
            for index in updated.parts[part].entries.indices {
                let state = updated.parts[part].entries[index].state
                if state.isBegun, !state.isSolved { updated.parts[part].entries[index].state = .notKnown }
            }
        }
        updated.notes = [error.description]
        show(updated)
    }
}
