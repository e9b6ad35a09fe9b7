import Foundation

/// The import of a reader's work from an older workspace.
extension ProgressSession {
    /// Brings the reader's work here. The older workspace isn't changed.
    ///
    /// Each file is replaced atomically, so after an interruption a second import completes the work.
    func importWork(from name: String) throws {
        let list = try workspace.exercises()
        let folder = URL(fileURLWithPath: name).standardizedFileURL.path
        guard folder != workspace.path else {
            throw ProgressError("'\(name)' is this workspace: name the folder of the older one")
        }
        let plan = ImportPlan(try OlderWorkspace(at: folder).update(to: workspace, list), workspace)
        guard !plan.items.isEmpty else {
            return screen.write(["Nothing in '\(name)' is missing here."])
        }
        var lines: [StyledText] = ["Your work from '\(name)', which stays as it is:", ""]
        lines += plan.items.flatMap { plan.lines(for: $0, in: folder, wording) }
        if !plan.replacements.isEmpty {
            _ = try kept.replace(plan.replacements, command: "--import \(name)", at: LocalTime().folder)
            lines += ["", "'\(wording.command) --undo' takes this back."]
        }
        screen.write(lines)
    }
}

/// The plan of `--import`: the files that differ from those of this workspace.
struct ImportPlan: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        var update: WorkspaceUpdate.Item
        /// A Boolean value indicating whether the reader has changed the file in this workspace, too. It stays.
        var isChangedHere: Bool
    }

    private(set) var items: [Item] = []
    private(set) var replacements: [Replacement] = []

    /// Creates the plan.
    ///
    /// - Parameter update: The update of the older workspace to this one.
    init(_ update: WorkspaceUpdate, _ workspace: Workspace) {
        for item in update.items where item.effect != .book {
            let current = workspace.text(of: item.path)
            guard current != item.result else { continue }
            let isChangedHere = current != item.book
            items.append(Item(update: item, isChangedHere: isChangedHere))
            if isChangedHere { continue }
            replacements.append(
                Replacement(of: item.path, current: current, bookText: item.book, with: item.result))
            if case .conflict = item.effect, let book = item.book {
                let newer = "\(WorkspaceUpdate.newerFolder)/\(item.path)"
                replacements.append(
                    Replacement(of: newer, current: workspace.text(of: newer), bookText: nil, with: book))
            }
        }
    }

    /// Returns the lines that tell the reader what became of a file.
    ///
    /// - Parameter folder: The path of the older workspace.
    func lines(for item: Item, in folder: String, _ wording: Wording) -> [StyledText] {
        let update = item.update
        var lines: [StyledText] = ["  \(wording.path(update.path))"]
        if update.oldPath != update.path { lines.append("     was \(update.oldPath)") }
        if item.isChangedHere {
            return lines + ["     stays: you have changed it here, too. The older one: \(folder)/\(update.oldPath)"]
        }
        let newer = wording.path("\(WorkspaceUpdate.newerFolder)/\(update.path)")
        switch update.effect {
        case .book: break
        case .reader where update.reader == nil: lines.append("     is removed, as you removed it")
        case .reader: lines.append("     yours")
        case .merged: lines.append("     yours, with the book's changes")
        case .conflict where update.book == nil: lines.append("     yours, though the book has no such file anymore")
        case .conflict where update.reader == nil:
            lines.append("     is removed, as you removed it, though the book has changed it: \(newer)")
        case .conflict(let conflicts):
            lines.append("     yours, though the book has changed the same \(conflicts.lines): \(newer)")
        }
        return lines
    }
}

extension [ThreeWayMerge.Conflict] {
    /// The reader's lines, as in `line 12` or `lines 12 to 15, 20`.
    public var lines: String {
        let ranges = map(\.reader).map {
            $0.count < 2 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound - 1)"
        }
        let isOne = count == 1 && self[0].reader.count < 2
        return (isOne ? "line " : "lines ") + ranges.joined(separator: ", ")
    }
}
