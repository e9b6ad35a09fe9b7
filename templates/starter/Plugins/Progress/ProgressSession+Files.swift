import Foundation

/// Changes of the reader's files. A copy of each text of the reader is kept.
extension ProgressSession {
    var kept: KeptTexts { KeptTexts(workspace: workspace) }

    /// Fills in the book's solutions of the open exercises that a chapter needs.
    func catchUp(_ name: String) throws {
        let list = try workspace.exercises()
        let chapter = try list.chapter(name)
        let plan = CatchUp(for: chapter, workspace.overview(list, try workspace.savedProgress()))
        if !plan.unknown.isEmpty {
            let names = plan.unknown.map { "'\($0)'" }.joined(separator: ", ")
            throw ProgressError("the solutions of \(names) are not in '.book': unpack the book's archive again")
        }
        guard !plan.items.isEmpty || plan.untested.isEmpty else {
            return screen.write(["There is nothing to fill in."] + plan.linesAboutUntested(wording))
        }
        guard !plan.items.isEmpty else {
            let needed = list.chapters(neededBy: chapter).contains { !$0.exercises.isEmpty }
            return screen.write([
                needed
                    ? "Every exercise that “\(chapter.title)” needs is solved: there is nothing to do."
                    : "“\(chapter.title)” needs no exercise of another chapter: there is nothing to do."
            ])
        }
        let folder = try kept.replace(
            plan.replacements, command: "--catch-up \(chapter.name)", at: LocalTime().folder)
        screen.write(plan.lines(for: chapter, keptIn: folder, wording))
    }

    /// Brings back the book's text of a file.
    func restore(_ name: String) throws {
        _ = try workspace.exercises()
        let book = workspace.bookTexts()
        guard !book.isEmpty else {
            throw ProgressError("the book's texts are not in '.book': unpack the book's archive again")
        }
        let url = URL(fileURLWithPath: name).standardizedFileURL
        let path = workspace.root.path(of: url.path) ?? workspace.root.path(of: url.resolvingSymlinksInPath().path)
        let file = try Restoration(name, path: path, files: book.paths).file
        guard let text = book[file] else {
            throw ProgressError("'.book/base.json' is damaged: unpack the book's archive again")
        }
        let current = workspace.text(of: file)
        guard current != text else {
            return screen.write(["'\(wording.path(file))' has the book's text: there is nothing to do."])
        }
        let replacement = Replacement(of: file, current: current, bookText: text, with: text)
        let folder = try kept.replace([replacement], command: "--restore \(file)", at: LocalTime().folder)
        var lines: [StyledText] = ["'\(wording.path(file))' has the book's text again."]
        if replacement.before == .kept { lines.append("Yours is kept: \(wording.path("\(folder)/\(file)"))") }
        screen.write(lines + ["'\(wording.command) --undo' takes this back."])
    }

    /// Takes the last replacements back.
    func undo() throws {
        _ = try workspace.exercises()
        guard let (folder, record) = kept.last else {
            throw ProgressError(
                "there is nothing to take back: no '--catch-up', '--restore', or '--import' is in '\(WorkspaceUpdate.keptFolder)'"
            )
        }
        let steps = kept.steps(record, in: folder)
        try kept.undo(steps, in: folder)
        screen.write(["Taken back: '\(record.command)'", ""] + steps.map { line(of: $0, folder) })
    }

    private func line(of step: UndoStep, _ folder: String) -> StyledText {
        switch step {
        case .giveBack(let file, nil): "  \(wording.path(file)) is gone again"
        case .giveBack(let file, _): "  \(wording.path(file)) is as it was"
        case .isBack(let file): "  \(wording.path(file)) was not changed"
        case .stays(let file):
            "  \(wording.path(file)) stays: you have changed it since. What it was before: "
                + "\(wording.path("\(folder)/\(file)"))"
        case .isLost(let file): "  \(wording.path(file)) stays: what it was before is not in \(wording.path(folder))"
        }
    }
}
