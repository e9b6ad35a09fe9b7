/// What became of the lines of a text, the shortest way from the old text to the new one.
struct LineChanges {
    enum Line: Equatable {
        /// A line of the new text that the old one has, too.
        case stays(Int)
        /// A line of the old text.
        case removed(Int)
        /// A line of the new text.
        case added(Int)
    }

    let lines: [Line]

    /// So many lines a text can have: what the comparison needs grows with the square of their number.
    static let maximumLines = 1000

    /// - Returns: nil when a text is too long to be compared.
    init?(from old: [Substring], to new: [Substring]) {
        guard max(old.count, new.count) <= Self.maximumLines else { return nil }
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldLine, newLine) = (0, 0)
        while oldLine < old.count || newLine < new.count {
            if removed.contains(oldLine) {
                lines.append(.removed(oldLine))
                oldLine += 1
            } else if added.contains(newLine) {
                lines.append(.added(newLine))
                newLine += 1
            } else {
                lines.append(.stays(newLine))
                (oldLine, newLine) = (oldLine + 1, newLine + 1)
            }
        }
        self.lines = lines
    }

    /// Lines of one kind that stand together.
    enum Part: Equatable {
        case stays([Int])
        case removed([Int])
        case added([Int])
        /// So many lines that stay, and that nobody has to see.
        case folded(Int)
    }

    /// How many lines that stay are shown before and after what changes.
    private static let context = 2
    /// Fewer lines than these are not folded: the line that says so would save next to nothing.
    private static let leastFolded = 3

    /// What changes, with its neighbours, and no more than the number of the lines between.
    var parts: [Part] {
        let changed = lines.indices.filter { if case .stays = lines[$0] { false } else { true } }
        var isShown = [Bool](repeating: false, count: lines.count)
        for index in changed {
            for near in max(0, index - Self.context)...min(lines.count - 1, index + Self.context) {
                isShown[near] = true
            }
        }
        var parts: [Part] = []
        var hidden: [Int] = []
        func closeFold() {
            if hidden.count >= Self.leastFolded {
                parts.append(.folded(hidden.count))
            } else {
                for line in hidden { parts.add(.stays(line)) }
            }
            hidden = []
        }
        for (index, line) in lines.enumerated() {
            if !isShown[index], case .stays(let number) = line {
                hidden.append(number)
            } else {
                closeFold()
                parts.add(line)
            }
        }
        closeFold()
        return parts
    }
}

extension [LineChanges.Part] {
    fileprivate mutating func add(_ line: LineChanges.Line) {
        switch (last, line) {
        case (.stays(let lines), .stays(let next)): self[count - 1] = .stays(lines + [next])
        case (.removed(let lines), .removed(let next)): self[count - 1] = .removed(lines + [next])
        case (.added(let lines), .added(let next)): self[count - 1] = .added(lines + [next])
        case (_, .stays(let next)): append(.stays([next]))
        case (_, .removed(let next)): append(.removed([next]))
        case (_, .added(let next)): append(.added([next]))
        }
    }
}
