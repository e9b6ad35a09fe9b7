/// The differences between the lines of two texts, with a minimal number of changes.
package struct LineChanges {
    enum Line: Equatable {
        /// A line of the new text that's also in the old one.
        case stays(Int)
        /// A line of the old text.
        case removed(Int)
        /// A line of the new text.
        case added(Int)
    }

    let lines: [Line]

    /// The maximum number of lines of a text. The cost of the comparison is quadratic in it.
    static let maximumLines = 1000

    /// Compares two texts.
    ///
    /// - Returns: `nil` if a text is too long.
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

    /// Consecutive lines of the same kind.
    package enum Part: Equatable {
        case stays([Int])
        case removed([Int])
        case added([Int])
        /// A number of unchanged lines that aren't shown.
        case folded(Int)
    }

    /// The number of unchanged lines that are shown before and after a change.
    private static let context = 2
    /// The minimum number of lines that are folded. Fewer lines wouldn't save space, because a fold also takes a line.
    private static let leastFolded = 3

    /// The changes with the lines around them, and the numbers of the lines between.
    package var parts: [Part] {
        let changed = lines.indices.filter { if case .stays = lines[$0] { false } else { true } }
        var isVisible = [Bool](repeating: false, count: lines.count)
        for index in changed {
            for near in max(0, index - Self.context)...min(lines.count - 1, index + Self.context) {
                isVisible[near] = true
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
            if !isVisible[index], case .stays(let number) = line {
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
