import Foundation

/// Pictures of a chapter's page, which the tests draw with the reader's code.
extension ProgressSession {
    private static let folder = "figures"
    private static let suite = "PageTests"

    /// Draws the pictures of a chapter, and writes the paths of their files.
    func pictures() throws {
        let list = try workspace.exercises()
        let chapter = try pictured(list)
        guard workspace.contents("\(chapter.folder)/Tests/\(Self.suite).swift") != nil else {
            throw ProgressError("chapter \(chapter.number), '\(chapter.name)', has no pictures")
        }
        let watch = FileWatch(package: workspace.path, folders: [Self.folder])
        let before = watch.snapshot()
        try FileManager.default.createDirectory(
            atPath: workspace.absolute(Self.folder), withIntermediateDirectories: true)
        // The folder stays only with pictures in it.
        defer { rmdir(workspace.absolute(Self.folder)) }
        let (end, output) = try withTestRun(of: chapter) { run -> (ProcessEnd, String) in
            if let failed = try run.build() {
                let needed = list.chapters(neededBy: chapter)
                let broken = BrokenBuild(
                    chapter: chapter, needed: needed, output: failed, isStub: { _ in false }, wasSolved: { _ in false })
                throw broken.error(
                    wording, source: { workspace.line(at: $0) }, text: workspace.text(of:), book: workspace.bookTexts())
            }
            return try run.draw(suite: Self.suite, into: workspace.absolute(Self.folder))
        }
        let files = FileWatch.changes(from: before, to: watch.snapshot()).sorted()
        guard !files.isEmpty else {
            let lines = output.split(whereSeparator: \.isNewline).suffix(5).map { "\n  \($0)" }.joined()
            throw ProgressError("chapter \(chapter.number) drew no pictures:\(lines)")
        }
        screen.write(files.map { "\(wording.path($0))" })
        guard end != .exited(0) else { return }
        screen.write([
            "", "Not every picture is as in the book; \(wording.call(chapter.name)) says what the tests say.",
        ])
    }

    private func pictured(_ list: ExerciseList) throws -> Chapter {
        if let name = options.chapter { return try list.chapter(name) }
        let savedProgress = (try? workspace.savedProgress()) ?? SavedProgress()
        let overview = workspace.overview(list, savedProgress)
        guard let chapter = overview.chapterToRun() ?? list.practiced.last else {
            throw ProgressError("say of which chapter: '\(wording.command) CHAPTER --pictures'", isUsage: true)
        }
        return chapter
    }
}
